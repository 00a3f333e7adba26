//! Penalties of FUBA held against game theory: how often somebody kicks and dives where, beside the mixes that nobody can do
//! better against, and what his own mix is worth against somebody who knows it (F22-5.5.2-T).

use gaffer_coach::matrix;
use gaffer_fuba::rule::penalty::needed;
use gaffer_fuba::{Choice, Dive, Kick};
use gaffer_games::named;
use gaffer_games::words::{Language, Phrase};
use serde::Serialize;
use utoipa::ToSchema;

use crate::analyse::Figures;

/// Penalties held against game theory.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReportPenalties)]
pub struct Penalties {
    /// Where one's own kicks went.
    pub kicks: Habit,
    /// Where one's own keeper dived.
    pub dives: Habit,
}

/// How often somebody chose which way.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReportHabit)]
pub struct Habit {
    /// How often at all.
    pub count: usize,
    /// Each way.
    pub ways: Vec<Way>,
    /// The chance of a goal against somebody who knows these shares and makes the best of it; not there where nothing was chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub known: Option<f64>,
    /// The chance of a goal where both sides mix as they should.
    pub best: f64,
}

/// A way to kick or to dive.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReportWay)]
pub struct Way {
    /// Its name.
    pub way: &'static str,
    /// How it is called.
    pub words: String,
    /// How often it was chosen.
    pub count: usize,
    /// Its share of the mix that nobody can do better against.
    pub best: f64,
}

const KICKS: [(Kick, Towards); 3] = [
    (Kick::Left, Towards::Left),
    (Kick::Middle, Towards::Middle),
    (Kick::Right, Towards::Right),
];
const DIVES: [(Dive, Towards); 3] = [
    (Dive::Left, Towards::Left),
    (Dive::Stay, Towards::Stay),
    (Dive::Right, Towards::Right),
];

#[derive(Clone, Copy)]
enum Towards {
    Left,
    Middle,
    Stay,
    Right,
}

impl Towards {
    fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Middle => "middle",
            Self::Stay => "stay",
            Self::Right => "right",
        }
    }

    fn words(self) -> Phrase {
        named!(self, Self: report { Left Middle Stay Right })
    }
}

impl Penalties {
    /// The penalties of some matches; nothing where there was none.
    pub(super) fn of(figures: &[&Figures], language: Language) -> Option<Self> {
        let count = |choice: Choice| {
            let notation = choice.to_string();
            let counts = figures.iter().filter_map(|one| one.mixed.get(&notation));
            counts.sum::<usize>()
        };
        let kicks = KICKS.map(|(kick, _)| count(Choice::Kick(kick)));
        let dives = DIVES.map(|(dive, _)| count(Choice::Dive(dive)));
        if kicks.iter().chain(&dives).all(|count| *count == 0) {
            return None;
        }
        let table = KICKS.map(|(kick, _)| DIVES.map(|(dive, _)| chance(kick, dive)));
        let solved = matrix::solve(&table.map(|row| row.to_vec()))?;
        // Who knows where the kicks go dives where the fewest are goals, and the other way round.
        let against_dive =
            |dive: usize| mean(kicks, [table[0][dive], table[1][dive], table[2][dive]]);
        let against_kick = |kick: usize| mean(dives, table[kick]);
        let worst = (0..3).map(against_dive).reduce(f64::min);
        let dearest = (0..3).map(against_kick).reduce(f64::max);
        let habit = |counts: [usize; 3], ways: [Towards; 3], best: &[f64], known: Option<f64>| {
            let way = |((count, way), best): ((usize, Towards), &f64)| Way {
                way: way.name(),
                words: language.render(&way.words()),
                count,
                best: *best,
            };
            let count: usize = counts.iter().sum();
            Habit {
                count,
                ways: counts.into_iter().zip(ways).zip(best).map(way).collect(),
                known: known.filter(|_| count > 0),
                best: solved.value,
            }
        };
        Some(Self {
            kicks: habit(kicks, KICKS.map(|(_, way)| way), &solved.rows, worst),
            dives: habit(dives, DIVES.map(|(_, way)| way), &solved.columns, dearest),
        })
    }
}

/// The chance of a goal.
fn chance(kick: Kick, dive: Dive) -> f64 {
    f64::from(7 - needed(kick, dive)) / 6.0
}

/// The mean of chances, each as often as it was chosen.
fn mean(counts: [usize; 3], chances: [f64; 3]) -> f64 {
    let all: usize = counts.iter().sum();
    let goals = counts.iter().zip(chances);
    let goals: f64 = goals.map(|(count, chance)| *count as f64 * chance).sum();
    goals / all.max(1) as f64
}
