//! A phrase: the name of a message with its values.

use std::borrow::Cow;

use gaffer_core::{RuleId, Side};

use super::Catalogue;

/// Something to be said, in whatever language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phrase {
    /// A message of the files with its values.
    Message {
        /// Where it stands.
        catalogue: &'static Catalogue,
        /// The number of its file.
        file: usize,
        /// Its name there.
        name: &'static str,
        /// Its values.
        values: Vec<(&'static str, Value)>,
    },
    /// Words of one language alone: of a game that has no files, or what a program said.
    Plain(String),
}

/// A value in a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// A number.
    Number(i64),
    /// A name or a notation, the same in every language; or a word among which a text chooses.
    Text(Cow<'static, str>),
    /// The name of a team.
    Team(Side),
    /// A player by his shirt, with his name where he has one; where no team is said, of the one that the message calls `side`.
    Player(Option<Side>, u8),
    /// A way by the compass, in letters ("NE2 E1"), and what is said of it where no screen turns the board.
    Way(String, Box<Phrase>),
    /// Words within words.
    Phrase(Box<Phrase>),
    /// A row of them, one after the other.
    Phrases(Vec<Phrase>),
}

impl Phrase {
    /// Nothing.
    pub fn nothing() -> Self {
        Self::Plain(String::new())
    }
}

impl From<String> for Phrase {
    fn from(text: String) -> Self {
        Self::Plain(text)
    }
}

impl From<&str> for Phrase {
    fn from(text: &str) -> Self {
        Self::Plain(text.to_owned())
    }
}

/// Makes a phrase of a message of the crate that says it, with its values by name as `format!` has them:
/// `say!(fuba_events::Goal, side, home, away, minute = clock.minute())`.
///
/// The messages are the crate's own: its module `words` has a module `messages`, which the build script writes.
#[macro_export]
#[expect(
    clippy::crate_in_macro_def,
    reason = "the messages are those of whoever says them"
)]
macro_rules! say {
    ($($name:ident)::+ $(, $field:ident $(= $value:expr)?)* $(,)?) => {
        crate::words::messages::$($name)::+ { $($field: $crate::say!(@ $field $(= $value)?)),* }.phrase()
    };
    (@ $value:ident) => {
        $crate::words::Value::from($value)
    };
    (@ $field:ident = $value:expr) => {
        $crate::words::Value::from($value)
    };
}

/// The message of the same name for each variant of an enum: `named!(skill, Skill: fuba_skills { Tackle Stopper })`.
#[macro_export]
macro_rules! named {
    ($value:expr, $type:ident: $file:ident { $($name:ident)+ }) => {
        match $value {
            $($type::$name => $crate::say!($file::$name),)+
        }
    };
}

macro_rules! numbers {
    ($($number:ty)+) => {
        $(impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        })+
    };
}

numbers!(u8 i8 u16 u32 u64 usize);

impl From<Side> for Value {
    fn from(side: Side) -> Self {
        Self::Team(side)
    }
}

impl From<bool> for Value {
    fn from(is_so: bool) -> Self {
        if is_so { "yes" } else { "no" }.into()
    }
}

impl From<&'static str> for Value {
    fn from(text: &'static str) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl From<RuleId> for Value {
    fn from(rule: RuleId) -> Self {
        rule.0.into()
    }
}

impl From<Phrase> for Value {
    fn from(phrase: Phrase) -> Self {
        Self::Phrase(Box::new(phrase))
    }
}

impl From<Vec<Phrase>> for Value {
    fn from(phrases: Vec<Phrase>) -> Self {
        Self::Phrases(phrases)
    }
}
