//! What `gaffer simulate` counts of Champions 2020.

use gaffer_champions::{Event, Options, Position};
use gaffer_core::Log;

use crate::statistics::{Distribution, Estimate, Figures, Statistics};

/// What is counted of one match.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    goals: u64,
}

impl Log<Event> for Tally {
    fn note(&mut self, event: impl FnOnce() -> Event) {
        if let Event::Goal { .. } = event() {
            self.goals += 1;
        }
    }
}

/// What is counted over many matches.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    figures: Figures,
}

impl Statistics<Position> for Summary {
    type Tally = Tally;

    fn add(&mut self, tally: &Tally, _last: &Position) {
        self.figures.add(vec![tally.goals]);
    }

    fn merge(&mut self, other: &Self) {
        self.figures.merge(&other.figures);
    }

    fn estimates(&self, _options: &Options) -> Vec<Estimate> {
        vec![self.figures.estimate(0, "goals".into(), 1.0)]
    }

    fn distributions(&self, _options: &Options) -> Vec<Distribution> {
        Vec::new()
    }
}
