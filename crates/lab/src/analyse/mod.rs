//! What a position is worth, or what made a recorded match end as it did, in text, JSON and as a page (docs/ANALYSIS.md).

mod again;
mod area;
mod depth;
mod figures;
mod grade;
mod graph;
mod judgement;
mod matter;
mod moment;
mod page;
mod phase;
mod play_outs;
mod position;
mod position_text;
mod reason;
mod review;
pub mod schema;
mod story;
mod story_text;
mod summary;
mod tally;
mod words;

use std::sync::Arc;

use gaffer_coach::analysis::{Analyst, Values};
use gaffer_coach::search::{Budget, Knowledge, Search, Watch};
use gaffer_games::Game;

pub use again::Again;
pub use area::Area;
pub use depth::Depth;
pub use figures::{Cost, Figures};
pub use grade::Grade;
pub use judgement::JudgedPart;
pub use page::BEGINS;
pub use phase::Phase;
pub use play_outs::PlayedEnd;
pub(crate) use play_outs::ends;
pub use position::{Assessment, assess};
pub(crate) use reason::{Row, reasons};
pub use review::{Reviewable, VERSION, reviewable};
pub use story::{Story, story};
pub use summary::{Grades, Summary};

/// How much thought goes into an analysis.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// What each search may take; without it a position gets the usual search, and the decisions of a match are judged
    /// by what they lead to at once.
    pub budget: Option<Budget>,
    /// The seed of searches and matches.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
}

/// The search for the value of a position where decisions are searched: the best of its plans, each by what its dice lead to. All
/// outcomes of every roll are valued by it, so that more nodes would take longer than the decisions.
const A_STEP_AHEAD: Search = Search::new(Budget::nodes(1));

impl Effort {
    /// Somebody who puts so much thought into a match of a game, by what is known of it.
    pub fn analyst<'a, G: Game, K: Knowledge<G> + ?Sized>(
        &self,
        knowledge: &'a K,
        watch: Arc<Watch>,
    ) -> Analyst<'a, G, K> {
        let mut values = Values::new(knowledge, lead::<G>);
        if self.budget.is_some() {
            values = values.with_search(A_STEP_AHEAD, G::imagine);
        }
        Analyst {
            values,
            imagine: G::imagine,
            search: self.budget.map(Search::new),
            watch,
            seed: self.seed,
        }
    }
}

/// The home side's lead in goals.
pub(crate) fn lead<G: Game>(position: &G) -> i32 {
    let goals = position.goals();
    i32::from(goals.home) - i32::from(goals.away)
}
