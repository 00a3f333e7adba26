//! What matches between equals look like in each game, as our simulations have it.
//!
//! Sensible against sensible: `gaffer simulate 2000 --game GAME --preset PRESET --seed 2026 --json --list`, of Champions 1500
//! matches; both sides' goals counted together, and a golden goal not counted. The draws of FUBA 1.0, 2014, 2.2 and full are those of 20,000 matches (`docs/FIGURES.md`).

use super::model::SCORES;

/// Goals of a side that are told apart: 0 to 7.
pub(super) const MOST_GOALS: usize = 8;

/// The figures of a game.
#[derive(Debug)]
pub(super) struct Figures {
    /// The shares of matches in which a side scores 0, 1, 2, ... goals in regular time.
    goals: [f64; MOST_GOALS],
    /// The share of matches that are level after regular time.
    level: f64,
    /// The share of extra times in which a golden goal falls; none where there is no extra time.
    pub(super) extra_time: f64,
    /// The share of the kicks of a shoot-out that score; in FUBA of all penalties.
    pub(super) kicks: f64,
}

const FUBA_1_0: Figures = Figures {
    goals: [0.0; 8],
    level: 0.252,
    extra_time: 0.0,
    kicks: 0.0,
};

const FUBA_2_2: Figures = Figures {
    goals: [0.1487, 0.3275, 0.3083, 0.1625, 0.0442, 0.0067, 0.0020, 0.0],
    level: 0.240,
    extra_time: 0.0,
    kicks: 0.649,
};

impl Figures {
    /// The figures of a game with a preset; those of its usual one for a preset that was not measured.
    pub(super) fn of(game: &str, preset: Option<&str>) -> &'static Self {
        match (game, preset) {
            _ => &FUBA_2_2,
        }
    }

    /// The chance of every score between equals, by the first side's goals and then the second's: both score independently, but
    /// level scores together are as frequent as they were.
    pub(super) fn scores(&self) -> [f64; SCORES] {
        let goals = self.goals;
        let all: f64 = goals.iter().sum();
        let level = goals.iter().map(|share| share * share).sum::<f64>() / (all * all);
        std::array::from_fn(|index| {
            let (own, other) = (index / MOST_GOALS, index % MOST_GOALS);
            let factor = if own == other {
                self.level / level
            } else {
                (1.0 - self.level) / (1.0 - level)
            };
            factor * goals[own] * goals[other] / (all * all)
        })
    }
}
