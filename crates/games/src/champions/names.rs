//! What the messages of Champions are filled with: notations, which are the same in every language, and rows of phrases.

use gaffer_champions::{Direction, Formation, Leg, Shirt, Space};

use crate::words::{Phrase, Value, named, say};

macro_rules! notations {
    ($($type:ty)+) => {
        $(impl From<$type> for Value {
            fn from(value: $type) -> Self {
                value.to_string().into()
            }
        })+
    };
}

notations!(Formation Leg Shirt Space);

impl From<Direction> for Value {
    fn from(direction: Direction) -> Self {
        named!(direction, Direction: champions_events { N NE E SE S SW W NW }).into()
    }
}

/// Phrases with something between each two of them.
pub(super) fn joined(
    phrases: impl IntoIterator<Item = Phrase>,
    join: fn(Phrase, Phrase) -> Phrase,
) -> Phrase {
    let all = phrases.into_iter().reduce(join);
    all.unwrap_or_else(Phrase::nothing)
}

/// One after the other, with commas.
pub(super) fn list(phrases: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined(phrases, |first, next| {
        say!(champions_offers::List, first, next)
    })
}

/// One sentence after the other.
pub(super) fn sentences(phrases: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined(phrases, |first, next| {
        say!(champions_offers::Sentences, first, next)
    })
}
