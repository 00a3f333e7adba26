//! Statistics of many matches: what a game counts, and what is computed of the counts.
//!
//! All sums are whole numbers, so the order in which matches are added does not matter.

use std::borrow::Cow;

use gaffer_core::{Log, Rules};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::interval::{Interval, variance};

/// What a game counts over many matches.
pub trait Statistics<G: Rules>: Default + Send + Serialize + DeserializeOwned {
    /// What is counted of one match, from its events.
    type Tally: Log<G::Event> + Default;

    /// The figures of a match that is over, as whole numbers; every match of the game has the same ones in the same order.
    fn figures_of(tally: &Self::Tally, last: &G) -> Vec<u64>;
    /// The figures that the options let happen, in the order in which they are printed.
    fn shown(options: &G::Options) -> Vec<Shown>;

    /// Adds a match that is over.
    fn add(&mut self, tally: &Self::Tally, last: &G);
    /// Adds what somebody else counted.
    fn merge(&mut self, other: &Self);
    /// The figures of all matches.
    fn figures(&self) -> &Figures;

    /// Every figure that the options let happen, in the order in which they are printed.
    fn estimates(&self, options: &G::Options) -> Vec<Estimate> {
        let shown = Self::shown(options).into_iter();
        shown.map(|one| self.figures().estimate(one)).collect()
    }
    /// Every distribution that the options let happen, in the order in which they are printed.
    fn distributions(&self, options: &G::Options) -> Vec<Distribution>;
    /// The distributions as fields of the JSON output.
    fn json(&self, options: &G::Options) -> Map<String, Value> {
        let all = by_key(&self.distributions(options));
        Map::from_iter([("distributions".to_owned(), all.into())])
    }
}

/// Figures that are printed together, in one line of text.
#[derive(Clone, Copy, Debug)]
pub struct Group {
    /// What they are.
    pub title: &'static str,
    /// What all their names begin with.
    pub prefix: &'static str,
}

/// A figure that is shown.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Its place among the figures of a match.
    pub index: usize,
    /// What is counted.
    pub name: Cow<'static, str>,
    /// The figures it is printed with.
    pub group: Option<Group>,
    /// How many of the whole numbers make one.
    pub unit: f64,
}

/// A figure's mean with its 95% interval.
#[derive(Clone, Debug, Serialize)]
pub struct Estimate {
    /// What is counted.
    pub figure: Cow<'static, str>,
    /// The figures it is printed with.
    #[serde(skip)]
    pub group: Option<Group>,
    /// The mean over all matches.
    pub mean: f64,
    /// The lower end of the 95% interval of the mean.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The standard deviation between matches.
    pub deviation: f64,
}

/// Declares what is counted of a match, each once: its name in the code, its name for people, and what says whether it is
/// shown. Makes the type `Count`, and `COUNTS` in the same order.
macro_rules! counts {
    ($shown:ty: $($count:ident $name:literal $when:expr;)+) => {
        /// What is counted of each match, in the order in which it is printed.
        #[derive(Clone, Copy, Debug)]
        enum Count {
            $($count),+
        }

        impl From<Count> for usize {
            fn from(count: Count) -> Self {
                count as Self
            }
        }

        /// The name of each count, and what says whether it is shown.
        const COUNTS: &[(&str, $shown)] = &[$(($name, $when)),+];
    };
}
pub(crate) use counts;

/// Declares the rolls whose outcomes are counted, each once: its name in the code, its name for programs, its name for
/// people, its outcomes, and the options that have it. Makes the type `Rolled`, and `ROLLS` in the same order.
macro_rules! rolls {
    ($options:ty: $($rolled:ident $key:literal $title:literal $outcomes:literal $when:expr;)+) => {
        /// What the outcomes of rolls are counted of, in the order in which they are printed.
        #[derive(Clone, Copy, Debug)]
        enum Rolled {
            $($rolled),+
        }

        impl From<Rolled> for usize {
            fn from(rolled: Rolled) -> Self {
                rolled as Self
            }
        }

        const ROLLS: &[$crate::statistics::Rolls<$options>] = &[$($crate::statistics::Rolls {
            key: $key,
            title: $title,
            outcomes: $outcomes,
            when: $when,
        }),+];
    };
}
pub(crate) use rolls;

/// A kind of roll whose outcomes are counted.
#[derive(Debug)]
pub struct Rolls<O> {
    /// Its name for programs.
    pub key: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// The names of its outcomes, with spaces between them.
    pub outcomes: &'static str,
    /// Whether the options have it.
    pub when: fn(&O) -> bool,
}

/// How often each thing came in one match.
#[derive(Clone, Debug, Default)]
pub struct Counts(Vec<u64>);

impl Counts {
    /// Counts a thing so often.
    pub fn add(&mut self, count: impl Into<usize>, number: impl Into<u64>) {
        *place(&mut self.0, count.into()) += number.into();
    }

    /// The figures of so many things, of which some are known at the end alone.
    pub fn figures<C: Into<usize>, const N: usize>(
        &self,
        all: usize,
        at_the_end: [(C, u64); N],
    ) -> Vec<u64> {
        let mut figures = self.0.clone();
        figures.resize(all, 0);
        for (count, number) in at_the_end {
            figures[count.into()] = number;
        }
        figures
    }
}

/// How often each outcome of each kind of roll came.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcomes(Vec<Vec<u64>>);

impl Outcomes {
    /// Counts an outcome of a kind of roll.
    pub fn count(&mut self, rolls: impl Into<usize>, outcome: usize) {
        *place(place(&mut self.0, rolls.into()), outcome) += 1;
    }

    /// How often each outcome of a kind of roll came, as far as any did.
    pub fn counts(&self, rolls: impl Into<usize>) -> &[u64] {
        self.0.get(rolls.into()).map_or(&[], Vec::as_slice)
    }

    /// Adds other outcomes.
    pub fn merge(&mut self, other: &Self) {
        for (rolls, theirs) in other.0.iter().enumerate() {
            let ours = place(&mut self.0, rolls);
            ours.resize(ours.len().max(theirs.len()), 0);
            sum(ours, theirs);
        }
    }

    /// The kinds of rolls that the options have; `has` says of a key and an outcome whether it can come.
    pub fn shown<O>(
        &self,
        rolls: &[Rolls<O>],
        options: &O,
        has: impl Fn(&str, &str) -> bool,
    ) -> Vec<Distribution> {
        (rolls.iter().enumerate())
            .filter(|(_, rolls)| (rolls.when)(options))
            .map(|(index, rolls)| Distribution {
                key: rolls.key,
                title: rolls.title,
                outcomes: (rolls.outcomes.split_whitespace())
                    .zip(
                        self.counts(index)
                            .iter()
                            .copied()
                            .chain(std::iter::repeat(0)),
                    )
                    .filter(|(outcome, _)| has(rolls.key, outcome))
                    .collect(),
            })
            .collect()
    }
}

/// A place of a list that grows as far as it is asked for.
fn place<T: Default>(list: &mut Vec<T>, index: usize) -> &mut T {
    while list.len() <= index {
        list.push(T::default());
    }
    &mut list[index]
}

/// How often each outcome of one kind of roll came.
#[derive(Clone, Debug)]
pub struct Distribution {
    /// Its name for programs.
    pub key: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// The outcomes and how often they came.
    pub outcomes: Vec<(&'static str, u64)>,
}

impl Distribution {
    /// How often each outcome came.
    pub fn numbers(&self) -> Vec<u64> {
        self.outcomes.iter().map(|(_, number)| *number).collect()
    }
}

/// Distributions as a JSON object.
pub fn by_key(distributions: &[Distribution]) -> Map<String, Value> {
    let pairs = distributions.iter();
    pairs
        .map(|one| (one.key.to_owned(), one.numbers().into()))
        .collect()
}

/// Figures over matches of the figures kept of each, and of their squares.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figures {
    matches: u64,
    sums: Vec<u64>,
    squares: Vec<u64>,
}

impl Figures {
    /// Adds the figures of one match; every match gives them in the same order.
    pub fn add(&mut self, figures: Vec<u64>) {
        self.merge(&Self {
            matches: 1,
            squares: figures.iter().map(|figure| figure * figure).collect(),
            sums: figures,
        });
    }

    /// How many matches they are of.
    pub fn matches(&self) -> u64 {
        self.matches
    }

    /// Adds other sums.
    pub fn merge(&mut self, other: &Self) {
        self.matches += other.matches;
        for (ours, theirs) in [
            (&mut self.sums, &other.sums),
            (&mut self.squares, &other.squares),
        ] {
            ours.resize(ours.len().max(theirs.len()), 0);
            sum(ours, theirs);
        }
    }

    /// What so many matches say of a figure.
    pub fn estimate(&self, shown: Shown) -> Estimate {
        let n = self.matches.max(1) as f64;
        let at = |numbers: &[u64]| numbers.get(shown.index).map_or(0.0, |n| *n as f64);
        let mean = at(&self.sums) / n;
        let variance = variance(mean, at(&self.squares) / n, n);
        let interval = Interval::of_mean(mean, variance, n);
        Estimate {
            figure: shown.name,
            group: shown.group,
            mean: mean / shown.unit,
            low: interval.low / shown.unit,
            high: interval.high / shown.unit,
            deviation: variance.sqrt() / shown.unit,
        }
    }
}

/// Adds numbers to numbers, place by place.
pub fn sum(ours: &mut [u64], theirs: &[u64]) {
    for (our, their) in ours.iter_mut().zip(theirs) {
        // Sums of real matches are nowhere near the end; those that somebody else sends may be anything.
        *our = our.saturating_add(*their);
    }
}
