//! What a position is worth, or what made a recorded match end as it did, in text, JSON and as a page (docs/ANALYSIS.md).

mod graph;
mod page;
mod play_outs;
mod position;
mod position_text;
mod story;
mod story_text;
mod words;

use gaffer_coach::search::Budget;
use gaffer_games::Game;
use serde_json::Value;

pub use page::BEGINS;
pub use position::{Assessment, assess};
pub use story::{Story, story};

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

impl Story {
    /// As text, with so many mistakes and lucky rolls of each side.
    pub fn text(&self, most: usize) -> String {
        story_text::text(self, most)
    }

    /// As JSON.
    pub fn json(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }

    /// As a page that needs nothing but itself, with so many mistakes and lucky rolls of each side.
    pub fn page(&self, most: usize) -> String {
        page::page(self, most)
    }
}

impl Assessment {
    /// As text to be put below the board, with so many of the choices.
    pub fn text(&self, best: usize) -> String {
        position_text::text(self, best)
    }

    /// As JSON.
    pub fn json(&self) -> Value {
        serde_json::to_value(self).unwrap_or_default()
    }
}

/// The home side's lead in goals.
fn lead<G: Game>(position: &G) -> i32 {
    let goals = position.goals();
    i32::from(goals.home) - i32::from(goals.away)
}
