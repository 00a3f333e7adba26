//! Ways counted from named positions (perft), each figure computed by hand and written down in a file.

use std::collections::HashSet;

use gaffer_core::{Answer, Awaits, Rules, Silent, parse_row};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// A file of counts.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Counts {
    count: Vec<Count>,
}

/// A position with what is counted from it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Count {
    /// What is counted.
    name: String,
    /// How the figures come about.
    why: String,
    /// The rules that they rest on.
    rules: Vec<String>,
    /// The options with which they hold, each by itself; none are those of the position.
    #[serde(default)]
    options: Vec<Map<String, Value>>,
    /// The position; without one the match begins.
    position: Option<Map<String, Value>>,
    /// Rolls and rows of choices that lead on from it.
    #[serde(default)]
    play: Vec<String>,
    /// All answers to the depths 1, 2 and so on, each outcome of a roll with its weight.
    #[serde(default)]
    answers: Vec<u64>,
    /// The rows of choices with which the side answers the question, each with a result of its own.
    rows: Option<u64>,
    /// The choices in the order in which they are offered: records and seeds rest on it.
    offered: Option<Vec<String>>,
}

/// Counts again everything that a file has written down, and gives the number of positions.
///
/// # Panics
///
/// If a figure is another one, or the file cannot be read.
pub fn check_counts<R: Rules>(file: &str) -> usize {
    let counts: Counts = toml::from_str(file).unwrap_or_else(|error| panic!("{error}"));
    let mut positions = 0;
    for count in counts.count {
        assert!(
            !(count.why.is_empty() || count.rules.is_empty()),
            "{}: where do the figures come from?",
            count.name
        );
        for position in count.positions::<R>() {
            count.check(&position);
            positions += 1;
        }
    }
    positions
}

impl Count {
    fn positions<R: Rules>(&self) -> Vec<R> {
        match &self.position {
            None => self
                .options
                .iter()
                .map(|options| self.played(R::begin(&self.read(options.clone())).unwrap()))
                .collect(),
            Some(written) if self.options.is_empty() => vec![self.position(written.clone())],
            Some(written) => self
                .options
                .iter()
                .map(|options| {
                    let mut written = written.clone();
                    written.insert("options".into(), options.clone().into());
                    self.position(written)
                })
                .collect(),
        }
    }

    fn position<R: Rules>(&self, written: Map<String, Value>) -> R {
        let position = R::from_diagram(&self.read(written));
        self.played(position.unwrap_or_else(|faults| panic!("{}: {faults}", self.name)))
    }

    fn read<T: DeserializeOwned>(&self, written: Map<String, Value>) -> T {
        serde_json::from_value(written.into())
            .unwrap_or_else(|error| panic!("{}: {error}", self.name))
    }

    fn played<R: Rules>(&self, mut position: R) -> R {
        for text in &self.play {
            if let Ok(Answer::Roll(dice)) = text.parse::<Answer<R::Choice>>() {
                position.roll(dice, &mut Silent).unwrap();
                continue;
            }
            let row: Vec<R::Choice> = parse_row(text).unwrap_or_else(|why| panic!("{why}"));
            position = row
                .into_iter()
                .fold(position, |at, choice| chosen(&at, choice));
        }
        position
    }

    fn check<R: Rules>(&self, position: &R) {
        let context = format!("{} with {:?}", self.name, position.options());
        for (depth, expected) in (1..).zip(&self.answers) {
            assert_eq!(
                answers(position, depth),
                *expected,
                "{context}, depth {depth}"
            );
        }
        if let Some(expected) = self.rows {
            let asked = asked(position);
            let (rows, results) = rows(position, |now| self::asked(now) == asked);
            assert_eq!(
                (rows, results.len() as u64),
                (expected, expected),
                "{context}"
            );
        }
        if let Some(expected) = &self.offered {
            let listed: Vec<String> = offered(position).iter().map(ToString::to_string).collect();
            assert_eq!(listed, *expected, "{context}");
        }
    }
}

/// Who is asked what.
fn asked<R: Rules>(position: &R) -> Option<(gaffer_core::Side, &'static str)> {
    match position.awaits() {
        Awaits::Choice(side) | Awaits::Secret(side) => Some((side, position.question())),
        Awaits::Roll(_) | Awaits::Nothing(_) => None,
    }
}

fn offered<R: Rules>(position: &R) -> Vec<R::Choice> {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    choices
}

fn chosen<R: Rules>(position: &R, choice: R::Choice) -> R {
    let mut after = position.clone();
    let taken = after.choose(choice, &mut Silent);
    assert!(taken.is_ok(), "{choice}: {taken:?}");
    after
}

/// All answers to a depth, each outcome of a roll with its weight.
///
/// # Panics
///
/// If what is offered is refused.
pub fn answers<R: Rules>(position: &R, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match position.awaits() {
        Awaits::Nothing(_) => 1,
        Awaits::Roll(roll) => roll
            .dice
            .outcomes()
            .map(|(dice, weight)| {
                let mut after = position.clone();
                let taken = after.roll(dice, &mut Silent);
                assert!(taken.is_ok(), "{dice}: {taken:?}");
                u64::from(weight) * answers(&after, depth - 1)
            })
            .sum(),
        Awaits::Choice(_) | Awaits::Secret(_) => offered(position)
            .into_iter()
            .map(|choice| answers(&chosen(position, choice), depth - 1))
            .sum(),
    }
}

/// Plays every row from a position as long as `open` says that it goes on; gives how many rows there are, and their
/// different results.
///
/// # Panics
///
/// If what is offered is refused.
pub fn rows<R: Rules>(start: &R, open: impl Fn(&R) -> bool) -> (u64, HashSet<R>) {
    let mut results = HashSet::new();
    let mut count = 0;
    let mut stack = vec![start.clone()];
    while let Some(position) = stack.pop() {
        if open(&position) {
            let next = offered(&position).into_iter();
            stack.extend(next.map(|choice| chosen(&position, choice)));
        } else {
            count += 1;
            results.insert(position);
        }
    }
    (count, results)
}
