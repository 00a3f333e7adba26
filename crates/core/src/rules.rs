//! The trait every game implements, and what a position asks and is told.

use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Serialize, Serializer};

use crate::{BadRoll, Dice, DiceWanted, OptionRow, Reading, Roll, Side};

/// The identifier of a rule, such as `F22-4.1.1a`, as the rules reference lists it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(pub &'static str);

impl Display for RuleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for RuleId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

/// What a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaits<P> {
    /// An open choice of this side.
    Choice(Side),
    /// A choice of this side that the other must not see yet.
    Secret(Side),
    /// Dice.
    Roll(Roll<P>),
    /// Nothing: the match is over.
    Nothing(Outcome),
}

/// How a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Outcome {
    /// This side won.
    Won(Side),
    /// Nobody won.
    Drawn,
}

/// What the outside tells a position: a choice or the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer<C> {
    /// A side's choice.
    Choice(C),
    /// What the dice showed.
    Roll(Dice),
}

impl<C: Display> Display for Answer<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Choice(choice) => choice.fmt(f),
            Self::Roll(dice) => write!(f, "roll {dice}"),
        }
    }
}

impl<C: FromStr<Err = String>> FromStr for Answer<C> {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        check_length(text)?;
        match text.trim().strip_prefix("roll ") {
            Some(dice) => dice.parse().map(Self::Roll),
            None => text.trim().parse().map(Self::Choice),
        }
    }
}

/// The longest notation of an answer, in bytes; no game has one half as long.
const LONGEST_ANSWER: usize = 300;

/// Refuses what is too long to be an answer, without repeating it.
fn check_length(text: &str) -> Result<(), String> {
    if text.len() <= LONGEST_ANSWER {
        return Ok(());
    }
    let start: String = text.chars().take(40).collect();
    Err(format!("'{start}…' is too long for a choice"))
}

/// Reads a row of choices: separated by commas, `xN` repeats one ("place b3 x4, place a2 x2").
pub fn parse_row<C: FromStr<Err = String> + Copy>(text: &str) -> Result<Vec<C>, String> {
    let mut row = Vec::new();
    for part in text.split(',') {
        let part = part.trim();
        check_length(part)?;
        let (words, times) = match part.rsplit_once(" x") {
            Some((words, number)) if number.bytes().all(|b| b.is_ascii_digit()) => (
                words,
                number
                    .parse::<usize>()
                    .ok()
                    .filter(|times| (1..=50).contains(times))
                    .ok_or_else(|| format!("'x{number}' repeats a choice 1 to 50 times only"))?,
            ),
            _ => (part, 1),
        };
        let choice: C = words.parse()?;
        row.extend(std::iter::repeat_n(choice, times));
    }
    Ok(row)
}

/// Who looks at a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A side sees what is open and its own secrets.
    Side(Side),
    /// Everybody else sees what is open.
    Spectator,
}

/// Where events go. The rules never read them, and a sink that discards them costs nothing.
pub trait Log<E> {
    /// Takes note of an event; the event is only made if somebody listens.
    fn note(&mut self, event: impl FnOnce() -> E);
}

/// Discards every event.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Log<E> for Silent {
    #[inline]
    fn note(&mut self, _event: impl FnOnce() -> E) {}
}

impl<E> Log<E> for Vec<E> {
    fn note(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}

/// A choice that the rules refuse, and by which rule.
pub trait Refuses: Debug + Copy + Eq {
    /// The rule that forbids the choice.
    fn rule(&self) -> RuleId;

    /// Whether the choice itself is allowed, only at an earlier place of the row being made.
    fn is_order(&self) -> bool;

    /// Whether the choice answers another question than the one that is asked.
    fn is_not_due(&self) -> bool {
        false
    }
}

/// Everything that is wrong with options or with a position that was written down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faults(pub Vec<String>);

impl Faults {
    /// An error, if something is wrong.
    pub fn check(faults: Vec<String>) -> Result<(), Self> {
        if faults.is_empty() {
            Ok(())
        } else {
            Err(Self(faults))
        }
    }
}

impl Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.join("; "))
    }
}

impl std::error::Error for Faults {}

/// A game: a pure state machine that asks and is answered.
pub trait Rules: Clone + Eq + Hash + Debug + Send + 'static {
    /// The game's short name, as records and commands use it.
    const GAME: &'static str;
    /// Grows when the same answers could lead to another position.
    const VERSION: u32;
    /// Its options, apart from the readings.
    const OPTIONS: &'static [OptionRow] = &[];
    /// The doubtful lines of its rulebooks, each an option of its own.
    const READINGS: &'static [Reading] = &[];

    /// Edition, optional rules and switches.
    type Options: Clone + Default + Eq + Debug + Serialize + DeserializeOwned;
    /// One small decision, with a text notation that reads back.
    type Choice: Copy + Ord + Hash + Send + Debug + Display + FromStr<Err = String>;
    /// What a roll is for.
    type Purpose: Copy + Eq + Debug + Display;
    /// Something that happened, for commentary, statistics and animation.
    type Event: Clone + PartialEq + Send + Debug + Serialize;
    /// Why a choice is refused.
    type Refusal: Refuses;
    /// What a viewer may see; it has no field for what is hidden.
    type View: Clone + Eq + Debug + Serialize;
    /// A position written down by a person or a program.
    type Diagram: Clone + Debug + Serialize + DeserializeOwned;

    /// The position before anything was decided.
    fn begin(options: &Self::Options) -> Result<Self, Faults>;
    /// The position that a diagram describes, or everything that is wrong with it.
    fn from_diagram(diagram: &Self::Diagram) -> Result<Self, Faults>;
    /// This position written down; reading it back gives the same position.
    fn diagram(&self) -> Self::Diagram;
    /// The options the match is played with.
    fn options(&self) -> Self::Options;
    /// The options that everybody may know: without what is a side's secret.
    fn open_options(options: &Self::Options) -> Self::Options {
        options.clone()
    }

    /// What the position waits for.
    fn awaits(&self) -> Awaits<Self::Purpose>;
    /// Whether, in a secret decision, the other side is asked right after it, whatever is chosen, and may not know it: both
    /// can be asked at once.
    fn asks_both(&self) -> bool {
        false
    }
    /// The name of the decision awaited, such as "target" or "set-up"; empty where none is.
    fn question(&self) -> &'static str;
    /// Adds every choice that is offered now, in a fixed order.
    fn choices(&self, out: &mut Vec<Self::Choice>);
    /// Takes a choice, or refuses it and stays as it was.
    fn choose<L: Log<Self::Event>>(
        &mut self,
        choice: Self::Choice,
        log: &mut L,
    ) -> Result<(), Self::Refusal>;
    /// Whether a choice shows what was secret, so that it cannot be taken back.
    fn shows_a_secret(_choice: Self::Choice) -> bool {
        false
    }
    /// Whether a choice ends a row of choices: "done".
    fn ends_row(_choice: Self::Choice) -> bool {
        false
    }
    /// Takes the dice awaited, or refuses them and stays as it was.
    fn roll<L: Log<Self::Event>>(&mut self, dice: Dice, log: &mut L) -> Result<(), BadRoll>;
    /// The outcomes of the roll awaited, each with how often it comes; those that lead to the same position may stand
    /// together for one of them.
    fn outcomes(&self, dice: &DiceWanted) -> Vec<(Dice, u32)> {
        dice.outcomes().collect()
    }

    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// The rule an event follows.
    fn rule_of(options: &Self::Options, event: &Self::Event) -> Option<RuleId>;
}
