//! What is counted of a match.

use gaffer_champions::Event;
use gaffer_core::{BySide, Log};

/// What is counted of one match.
#[derive(Default)]
pub(crate) struct Count {
    pub(crate) shots: BySide<u32>,
    pub(crate) turns: BySide<u32>,
    pub(crate) played: BySide<u32>,
    pub(crate) others: [u32; KINDS.len()],
}

pub(crate) const KINDS: [&str; 10] = [
    "walks",
    "follows",
    "attempts",
    "interceptions",
    "fouls",
    "throw-ins etc.",
    "catches",
    "rebounds",
    "substitutions",
    "red cards",
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
            Event::Walked { .. } => 0,
            Event::Followed { .. } => 1,
            Event::InterceptionTried { .. } => 2,
            Event::Intercepted { .. } => 3,
            Event::Fouled { .. } => 4,
            Event::WentOut { .. } => 5,
            Event::Caught { .. } => 6,
            Event::Rebound { .. } => 7,
            Event::Substituted { .. } => 8,
            Event::RedCard { .. } => 9,
            _ => return,
        };
        self.others[kind] += 1;
    }
}
