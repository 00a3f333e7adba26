//! What the messages of Champions are filled with: notations, which are the same in every language.

use gaffer_champions::{Direction, Formation, Leg, Shirt, Space};

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

notations!(Formation Leg Shirt Space);

impl From<Direction> for Value {
    fn from(direction: Direction) -> Self {
        named!(direction, Direction: champions_events { N NE E SE S SW W NW }).into()
    }
}
