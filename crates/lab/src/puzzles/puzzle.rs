//! A puzzle as it is kept: one line of JSON, from which a scenario can be made.

use std::fmt::Write as _;

use gaffer_coach::Expected;
use gaffer_coach::champions::solver::Chance;
use gaffer_core::{Side, Silent, Viewer, parse_row};
use gaffer_games::strict_json;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use super::{Puzzling, Theme, of_game};

/// A position in which the home side has one best answer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name in addresses, which follows from the position.
    pub id: String,
    /// What is asked.
    pub theme: Theme,
    /// How hard it is on the scale of players, as the levels of the computer do at it.
    pub rating: u16,
    /// How often the levels found the answer.
    pub found: u32,
    /// How often they tried.
    pub tries: u32,
    /// By how much the best answer is better than any other.
    pub margin: f64,
    /// The seed of the command that made it.
    pub seed: u64,
    /// The match of that seed from which the position is.
    #[serde(rename = "match")]
    pub number: u64,
    /// Different answers with what each is worth, the best first.
    pub(super) ways: Vec<Written>,
    /// The position, as a scenario writes it.
    pub position: Map<String, Value>,
}

/// An answer as it is written.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Written {
    row: String,
    worth: Worth,
}

/// What an answer is worth to the home side.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Value", into = "Value")]
pub enum Worth {
    /// The chance of a goal in this turn.
    Goal(Chance),
    /// What the match is expected to end as.
    Match(Expected),
}

impl Worth {
    /// The number by which answers are compared: the chance of a goal, or points.
    pub fn value(self) -> f64 {
        match self {
            Self::Goal(chance) => chance.percent() / 100.0,
            Self::Match(expected) => expected.points(Side::Home),
        }
    }
}

/// Rounded, so that it is the same on every machine.
fn rounded(number: f64) -> f64 {
    (number * 1e4).round() / 1e4
}

impl From<Worth> for Value {
    fn from(worth: Worth) -> Self {
        match worth {
            Worth::Goal(chance) => json!(chance.to_string()),
            Worth::Match(Expected { win, draw, lead }) => json!([win, draw, lead].map(rounded)),
        }
    }
}

impl TryFrom<Value> for Worth {
    type Error = String;

    fn try_from(value: Value) -> Result<Self, String> {
        let number = |text: &str| text.parse().ok();
        let read = match &value {
            Value::String(text) => {
                let (above, below) = text.split_once('/').unwrap_or((text, "1"));
                (number(above).zip(number(below)))
                    .map(|(above, below)| Self::Goal(Chance::new(above, below)))
            }
            Value::Array(numbers) => match numbers.as_slice() {
                [win, draw, lead] => (win.as_f64().zip(draw.as_f64()).zip(lead.as_f64()))
                    .map(|((win, draw), lead)| Self::Match(Expected { win, draw, lead })),
                _ => None,
            },
            _ => None,
        };
        read.ok_or_else(|| format!("{value} is no worth of an answer: \"5/12\" or [0.5, 0.3, 0.2]"))
    }
}

/// A row of choices with what it is worth; all rows that are the same answer are one of these.
#[derive(Clone, Debug)]
pub struct Way<C> {
    /// The choices, in their order.
    pub row: Vec<C>,
    /// What they are worth.
    pub worth: Worth,
}

impl<C: ToString> Way<C> {
    pub(super) fn written(&self) -> Written {
        let row: Vec<String> = self.row.iter().map(ToString::to_string).collect();
        Written {
            row: row.join(", "),
            worth: self.worth,
        }
    }
}

/// By how much the best of some answers is better than the next.
pub(super) fn margin<C>(ways: &[Way<C>]) -> f64 {
    match ways {
        [best, next, ..] => best.worth.value() - next.worth.value(),
        [best] => best.worth.value(),
        [] => 0.0,
    }
}

impl Puzzle {
    /// The puzzles in the lines of a file; a line that is none is named.
    pub fn read(text: &str) -> Result<Vec<Self>, String> {
        let line = |(number, line): (usize, &str)| {
            serde_json::from_str(line).map_err(|why| format!("line {number}: {why}"))
        };
        (1..).zip(text.lines()).map(line).collect()
    }

    /// The puzzle as a line of a file.
    pub fn line(&self) -> String {
        json!(self).to_string() + "\n"
    }

    /// Its position.
    pub(super) fn start<G: Puzzling>(&self) -> Result<G, String> {
        let diagram = strict_json::read(Value::Object(self.position.clone()))?;
        G::from_diagram(&diagram).map_err(|faults| faults.to_string())
    }

    /// Its answers, the best first.
    pub(super) fn ways<G: Puzzling>(&self) -> Result<Vec<Way<G::Choice>>, String> {
        let way = |written: &Written| {
            Ok(Way {
                row: parse_row(&written.row)?,
                worth: written.worth,
            })
        };
        let ways: Vec<_> = self.ways.iter().map(way).collect::<Result<_, String>>()?;
        if ways.is_empty() {
            return Err("it has no answer".to_owned());
        }
        Ok(ways)
    }

    /// The puzzle as a scenario, whose first case is the best answer and whose second the next.
    pub fn scenario(&self) -> Result<String, String> {
        of_game!(self, awaits_after(self)).map(|awaits| self.scenario_with(&awaits))
    }

    /// The same, where it is known what each answer leads to.
    fn scenario_with(&self, awaits: &[String]) -> String {
        let quoted = |text: &str| toml::Value::from(text).to_string();
        let rules: Vec<String> = self.theme.rules().iter().map(|rule| quoted(rule)).collect();
        let mut text = format!(
            "# Puzzle {}: theme {}, rating {}, found {} times in {}, margin {}, seed {}, match {}.\n\
             game  = {}\ntitle = {}\nrules = [{}]\n\n[position]\n",
            self.id,
            self.theme,
            self.rating,
            self.found,
            self.tries,
            self.margin,
            self.seed,
            self.number,
            quoted(self.theme.game()),
            quoted(&format!("Puzzle {}", self.id)),
            rules.join(", "),
        );
        for (key, value) in &self.position {
            if let Ok(value) = toml::Value::try_from(value) {
                let _ = writeln!(text, "{key} = {value}");
            }
        }
        let names = ["right", "next"];
        for ((name, way), awaits) in names.iter().zip(&self.ways).zip(awaits) {
            let _ = write!(
                text,
                "\n[[case]] # worth {}\nname = {}\nplay = [{}]\nexpect = {{ awaits = {} }}\n",
                Value::from(way.worth),
                quoted(name),
                quoted(&way.row),
                quoted(awaits)
            );
        }
        text
    }
}

/// What is awaited after each answer of a puzzle.
fn awaits_after<G: Puzzling>(puzzle: &Puzzle) -> Result<Vec<String>, String> {
    let start = puzzle.start::<G>()?;
    let after = |way: Way<G::Choice>| {
        let mut position = start.clone();
        for choice in way.row {
            let taken = position.choose(choice, &mut Silent);
            taken.map_err(|_| format!("{choice} is refused"))?;
        }
        let view = json!(position.view(Viewer::Spectator));
        Ok(view["awaits"].as_str().unwrap_or_default().to_owned())
    };
    puzzle.ways::<G>()?.into_iter().map(after).collect()
}
