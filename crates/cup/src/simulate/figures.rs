//! What matches between equals look like in each game, as our simulations have it.
//!
//! Scores, golden goals and kicks are those of two sensible coaches: `gaffer simulate 2000 --game fuba --preset PRESET --seed 2026 --json
//! --list` for each preset, and `gaffer simulate 1500 --game champions --preset tournament --seed 2026 --json --list`, of which 40
//! forfeits are left out. How often FUBA is level is known better, from 20,000 matches (`docs/FIGURES.md`).
//!
//! By the same command the scores of other presets are too near to be told apart: `2.2-cards` gives the matches of 2.2, `2014-full`
//! is level in 0.210 (of 2014: 0.217) and has 1.73 goals a side (1.74), `friendly` 0.388 and 0.68 (of a tournament before extra time: 0.387
//! and 0.69).

use super::model::SCORES;

/// Goals of a side that are told apart: 0 to 7.
pub(super) const MOST_GOALS: usize = 8;

/// The figures of a game.
#[derive(Debug)]
pub(super) struct Figures {
    /// How many matches had each score after regular time: a row for the goals of the side with more, from 0, in it a number for those
    /// of the other.
    scores: &'static [&'static [u16]],
    /// The share of matches that are level after regular time.
    pub(super) level: f64,
    /// The share of extra times in which a golden goal falls; none where there is no extra time.
    pub(super) extra_time: f64,
    /// The share of the kicks of a shoot-out that score; in FUBA the share of all penalties.
    pub(super) kicks: f64,
}

const FUBA_1_0: Figures = Figures {
    scores: &[
        &[62],
        &[241, 278],
        &[259, 411, 152],
        &[109, 181, 145, 15],
        &[33, 47, 32, 10, 0],
        &[10, 10, 2, 1, 0, 0],
        &[0, 2, 0, 0, 0, 0, 0],
    ],
    level: 0.252,
    extra_time: 0.0,
    kicks: 263.0 / 428.0,
};

const FUBA_2014: Figures = Figures {
    scores: &[
        &[17],
        &[121, 191],
        &[153, 409, 214],
        &[127, 268, 204, 33],
        &[53, 93, 45, 15, 2],
        &[20, 20, 7, 1, 0, 0],
        &[3, 2, 0, 0, 0, 0, 0],
        &[1, 1, 0, 0, 0, 0, 0, 0],
    ],
    level: 0.217,
    extra_time: 0.0,
    kicks: 370.0 / 564.0,
};

const FUBA_2_2: Figures = Figures {
    scores: &[
        &[24],
        &[184, 210],
        &[197, 423, 176],
        &[122, 213, 200, 43],
        &[38, 55, 51, 26, 3],
        &[5, 11, 9, 2, 0, 0],
        &[1, 4, 1, 1, 1, 0, 0],
    ],
    level: 0.240,
    extra_time: 0.0,
    kicks: 318.0 / 490.0,
};

const FUBA_FULL: Figures = Figures {
    scores: &[
        &[18],
        &[156, 197],
        &[190, 424, 188],
        &[134, 230, 171, 45],
        &[51, 75, 54, 22, 5],
        &[7, 16, 10, 3, 2, 0],
        &[1, 1, 0, 0, 0, 0, 0],
    ],
    level: 0.230,
    extra_time: 0.0,
    kicks: 883.0 / 1375.0,
};

const CHAMPIONS: Figures = Figures {
    scores: &[
        &[383],
        &[498, 163],
        &[167, 115, 17],
        &[51, 28, 9, 2],
        &[12, 9, 2, 0, 0],
        &[0, 4, 0, 0, 0, 0],
    ],
    level: 565.0 / 1460.0,
    extra_time: 146.0 / 565.0,
    kicks: 0.695,
};

impl Figures {
    /// The figures of a game with a preset; an edition with cards or a few advanced rules has those of its basic game.
    pub(super) fn of(game: &str, preset: Option<&str>) -> &'static Self {
        match (game, preset) {
            ("champions", _) => &CHAMPIONS,
            (_, Some("1.0")) => &FUBA_1_0,
            (_, Some("2014" | "2014-full")) => &FUBA_2014,
            (_, Some("full")) => &FUBA_FULL,
            _ => &FUBA_2_2,
        }
    }

    /// The chance of every score between equals, by the first side's goals and then the second's.
    pub(super) fn scores(&self) -> [f64; SCORES] {
        let count = |own: usize, other: usize| -> f64 {
            let row = self.scores.get(own.max(other)).copied().unwrap_or_default();
            row.get(own.min(other)).copied().map_or(0.0, f64::from)
        };
        let level: f64 = (0..MOST_GOALS).map(|goals| count(goals, goals)).sum();
        let matches: f64 = self
            .scores
            .iter()
            .copied()
            .flatten()
            .copied()
            .map(f64::from)
            .sum();
        std::array::from_fn(|index| match (index / MOST_GOALS, index % MOST_GOALS) {
            (own, other) if own == other => self.level * count(own, other) / level,
            // Either side may be the one with more goals.
            (own, other) => (1.0 - self.level) * count(own, other) / (matches - level) / 2.0,
        })
    }
}
