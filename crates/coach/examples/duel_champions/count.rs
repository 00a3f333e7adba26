//! What is counted of a match.

use gaffer_champions::Event;
use gaffer_core::{BySide, Log};

/// What is counted of one match.
#[derive(Default)]
pub(crate) struct Count {
    pub(crate) shots: BySide<u32>,
    pub(crate) turns: BySide<u32>,
    pub(crate) played: BySide<u32>,
    pub(crate) fouls: BySide<u32>,
    pub(crate) reds: BySide<u32>,
    pub(crate) others: [u32; KINDS.len()],
}

pub(crate) const KINDS: [&str; 8] = [
    "walks",
    "follows",
    "attempts",
    "interceptions",
    "throw-ins etc.",
    "catches",
    "rebounds",
    "substitutions",
];

impl Log<Event> for Count {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        let kind = match event() {
            Event::Shot { side, .. } => {
                self.shots[side] += 1;
                return;
            }
            Event::TurnRolled { side, .. } => {
                self.turns[side] += 1;
                return;
            }
            Event::Reached { side, .. } => {
                self.played[side] += 1;
                return;
            }
            Event::Fouled { side, .. } => {
                self.fouls[side] += 1;
                return;
            }
            Event::RedCard { side, .. } => {
                self.reds[side] += 1;
                return;
            }
            Event::Walked { .. } => 0,
            Event::Followed { .. } => 1,
            Event::InterceptionTried { .. } => 2,
            Event::Intercepted { .. } => 3,
            Event::WentOut { .. } => 4,
            Event::Caught { .. } => 5,
            Event::Rebound { .. } => 6,
            Event::Substituted { .. } => 7,
            _ => return,
        };
        self.others[kind] += 1;
    }
}
