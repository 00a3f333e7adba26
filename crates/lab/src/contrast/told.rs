//! What was found out, as values, text and CSV.

use std::fmt::Write as _;

use gaffer_games::described;
use serde::Serialize;
use utoipa::ToSchema;

use super::{Contender, Contrast, Counted, Published};
use crate::statistics::{Shown, Statistics};
use crate::{Interval, Studied};

/// One of the two.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = LabSide)]
pub struct Side {
    /// The rules, as the books call them.
    pub title: String,
    /// All options of the rules.
    #[schema(value_type = Object)]
    pub options: serde_json::Value,
    /// The coaches.
    #[schema(value_type = described::BySide<String>)]
    pub coaches: gaffer_core::BySide<String>,
    /// The formations that they are told.
    #[schema(value_type = described::BySide<Option<String>>)]
    pub formations: gaffer_core::BySide<Option<String>>,
}

/// A mean with its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = LabMeasured)]
pub struct Measured {
    /// The mean over all matches.
    pub mean: f64,
    /// The lower end of the 95% interval of the mean.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl From<Interval> for Measured {
    fn from(Interval { mean, low, high }: Interval) -> Self {
        Self { mean, low, high }
    }
}

/// How much more of a figure the second has.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = LabDifference)]
pub struct Difference {
    /// The mean of the second less that of the first, pair by pair, with its interval.
    #[serde(flatten)]
    pub measured: Measured,
    /// Whether the interval leaves 0 out, which one in twenty does by chance alone.
    pub is_clear: bool,
}

/// A figure of both.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = LabFigure)]
pub struct Figure {
    /// What is counted.
    pub figure: String,
    /// The figures it belongs to, if it is one of many of a kind.
    pub group: Option<&'static str>,
    /// What the first has; nothing where its rules do not know it.
    pub first: Option<Measured>,
    /// What the second has.
    pub second: Option<Measured>,
    /// What differs, where both have it.
    pub difference: Option<Difference>,
    /// What the rulebook of the first says.
    pub first_published: Option<Published>,
    /// What the rulebook of the second says.
    pub second_published: Option<Published>,
}

/// The answer to the question what differs.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = LabContrasted)]
pub struct Contrasted {
    /// The game.
    pub game: &'static str,
    /// How many pairs of matches were played.
    pub pairs: u64,
    /// The seed of their dice.
    pub seed: u64,
    /// The one.
    pub first: Side,
    /// The other.
    pub second: Side,
    /// Every figure that either has, in the order of the game.
    pub figures: Vec<Figure>,
}

pub(super) fn tell<G: Studied>(contrast: &Contrast<G>, counted: &Counted) -> Contrasted {
    let [first, second] = &contrast.contenders;
    let shown = [first, second].map(|one| G::Statistics::shown(&one.options));
    let mut all: Vec<&Shown> = shown.iter().flatten().collect();
    all.sort_by_key(|one| one.index);
    all.dedup_by_key(|one| one.index);
    let figure = |one: &Shown| {
        let of = |which: usize| -> Option<Measured> {
            let has_it = shown[which].iter().any(|own| own.index == one.index);
            let estimate = counted.each[which].estimate(one.clone());
            has_it.then_some(Measured {
                mean: estimate.mean,
                low: estimate.low,
                high: estimate.high,
            })
        };
        let (first_has, second_has) = (of(0), of(1));
        let difference = first_has.zip(second_has).map(|_| {
            let interval = counted.difference(one);
            Difference {
                measured: interval.into(),
                is_clear: interval.low > 0.0 || interval.high < 0.0,
            }
        });
        Figure {
            figure: one.name.clone().into_owned(),
            group: one.group.map(|group| group.title),
            first: first_has,
            second: second_has,
            difference,
            first_published: published(first, &one.name),
            second_published: published(second, &one.name),
        }
    };
    Contrasted {
        game: G::GAME,
        pairs: counted.pairs,
        seed: contrast.seed,
        first: side(first),
        second: side(second),
        figures: all.into_iter().map(figure).collect(),
    }
}

fn published<G: Studied>(contender: &Contender<G>, figure: &str) -> Option<Published> {
    let stated = G::published(&contender.options);
    stated.into_iter().find(|one| one.figure == figure)
}

fn side<G: Studied>(contender: &Contender<G>) -> Side {
    Side {
        title: G::title(&contender.options),
        options: gaffer_games::options::known(&contender.options).into(),
        coaches: contender.coaches.clone(),
        formations: contender.formations.clone(),
    }
}

impl Side {
    /// The rules, the options in which it differs from the other one, and who plays.
    fn text(&self, other: &Self) -> String {
        let mut text = self.title.clone();
        for (name, value) in self.options.as_object().into_iter().flatten() {
            if other.options.get(name) != Some(value) {
                let value = match value {
                    serde_json::Value::String(word) => word.clone(),
                    value => value.to_string(),
                };
                let _ = write!(text, ", {name}={value}");
            }
        }
        let team = |side| {
            let coach = &self.coaches[side];
            let formation = self.formations[side].as_ref();
            formation.map_or_else(
                || coach.clone(),
                |formation| format!("{coach} in {formation}"),
            )
        };
        let [home, away] = gaffer_core::Side::BOTH.map(team);
        text + &format!("; {home} against {away}")
    }
}

impl Contrasted {
    /// The answer as text.
    pub fn text(&self) -> String {
        let mut text = format!(
            "{} pairs of matches with the same dice, seed {}\n  first: {}\n second: {}\n\n{:<36}{:>9}{:>9}{:>12}   95% interval\n",
            self.pairs,
            self.seed,
            self.first.text(&self.second),
            self.second.text(&self.first),
            "figure per match",
            "first",
            "second",
            "difference"
        );
        for one in &self.figures {
            let mean = |of: Option<Measured>| {
                of.map_or_else(
                    || "-".to_owned(),
                    |measured| format!("{:.3}", measured.mean),
                )
            };
            let _ = write!(
                text,
                "{:<36}{:>9}{:>9}",
                one.figure,
                mean(one.first),
                mean(one.second)
            );
            if let Some(Difference { measured, is_clear }) = one.difference {
                let mark = if is_clear { " *" } else { "" };
                let Measured { mean, low, high } = measured;
                let _ = write!(text, "{mean:>+12.3}   {low:+.3} to {high:+.3}{mark}");
            }
            text.push('\n');
        }
        text.push_str(
            "\n* The interval leaves 0 out; of figures that do not differ, one in twenty has this mark by chance.\n",
        );
        for one in &self.figures {
            for (name, stated) in [
                ("first", one.first_published),
                ("second", one.second_published),
            ] {
                if let Some(Published { value, rule, .. }) = stated {
                    let _ = writeln!(
                        text,
                        "The rulebook of the {name} says about {value} for: {} ({rule}).",
                        one.figure
                    );
                }
            }
        }
        text
    }

    /// The answer as CSV.
    pub fn csv(&self) -> String {
        let mut text = String::from(
            "figure,first,first low,first high,second,second low,second high,difference,low,high\n",
        );
        for one in &self.figures {
            let _ = write!(text, "\"{}\"", one.figure);
            let difference = one.difference.map(|one| one.measured);
            for measured in [one.first, one.second, difference] {
                match measured {
                    Some(Measured { mean, low, high }) => {
                        let _ = write!(text, ",{mean},{low},{high}");
                    }
                    None => text.push_str(",,,"),
                }
            }
            text.push('\n');
        }
        text
    }
}
