//! What a position of Champions 2020 is worth by score and time alone.

use gaffer_champions::Position;
use gaffer_core::{Awaits, Rules};

use crate::search::Knowledge;
use crate::{Evaluate, Expected};

/// Looks at the score and the watch, and at nothing else.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByTheClock;

/// The goals of each side in a whole match of sensible coaches.
const GOALS: f64 = 0.72;

impl Evaluate<Position> for ByTheClock {
    fn expected(&self, position: &Position) -> Expected {
        let score = position.open().score();
        let lead = i32::from(score.home) - i32::from(score.away);
        match position.awaits() {
            Awaits::Nothing(outcome) => Expected::ended(outcome, lead),
            _ => Expected::of_goals(lead, GOALS / 2.0, GOALS / 2.0),
        }
    }
}

impl Knowledge<Position> for ByTheClock {}
