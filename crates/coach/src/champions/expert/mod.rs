//! A coach who has learned what positions are worth from matches against itself, and looks at the answer.

mod coach;
mod expect;
mod features;
mod judgement;
mod scene;
mod skill;
mod turn;
mod weights;

pub use coach::Expert;
pub use features::Features;
pub use judgement::Judgement;
pub use scene::Scene;
pub use skill::{Ahead, Skill};
pub use turn::Lesson;
pub use weights::Weights;
