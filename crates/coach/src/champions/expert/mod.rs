//! A coach who has learned what positions are worth from matches against itself, and looks at the answer.

mod chances;
mod coach;
mod expect;
mod facts;
mod glance;
mod judgement;
mod plans;
mod scene;
mod skill;
mod time;
mod turn;

pub use coach::Expert;
pub use facts::{FACTS, INPUTS, SENSE_INPUTS, SENSE_STEP, facts};
pub use judgement::{Judgement, SUBJECT};
pub use scene::Scene;
pub use skill::{Ahead, Breadth, Skill};
