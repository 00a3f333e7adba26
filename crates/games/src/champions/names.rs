//! What the messages of Champions are filled with: notations, which are the same in every language, and players.

use gaffer_champions::{Direction, Formation, Leg, Shirt, Space};
use gaffer_core::Side;

use crate::words::{Value, named};

macro_rules! notations {
    ($($type:ty)+) => {
        $(impl From<$type> for Value {
            fn from(value: $type) -> Self {
                value.to_string().into()
            }
        })+
    };
}

notations!(Formation Space);

/// A leg by the compass: "NE2 E1".
impl From<Leg> for Value {
    fn from(leg: Leg) -> Self {
        Self::Way(leg.to_string(), Box::new(leg.to_string().into()))
    }
}

/// A player of the team that the message is about.
impl From<Shirt> for Value {
    fn from(shirt: Shirt) -> Self {
        Self::Player(None, shirt.number())
    }
}

impl From<(Side, Shirt)> for Value {
    fn from((side, shirt): (Side, Shirt)) -> Self {
        Self::Player(Some(side), shirt.number())
    }
}

impl From<Direction> for Value {
    fn from(direction: Direction) -> Self {
        let words = named!(direction, Direction: champions_events { N NE E SE S SW W NW });
        Self::Way(direction.to_string(), Box::new(words))
    }
}
