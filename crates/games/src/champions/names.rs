//! The names of Champions' things in messages: notations, which are the same in every language.

use gaffer_champions::{Formation, Shirt, Space};

use crate::words::Value;

macro_rules! notations {
    ($($type:ty)+) => {
        $(impl From<$type> for Value {
            fn from(value: $type) -> Self {
                value.to_string().into()
            }
        })+
    };
}

notations!(Formation Shirt Space);
