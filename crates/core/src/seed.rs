//! The seed of a match: a number that somebody named, or a key that was drawn and that nobody knows.

use std::fmt;
use std::str::FromStr;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// What the dice and the computer coaches of a match are drawn from.
///
/// A record writes a named seed as a number and a drawn one as a text of 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Seed {
    /// A number that somebody chose, and from which all dice can be known beforehand.
    Named(u64),
    /// 128 bits that the system drew.
    Drawn([u8; 16]),
}

/// The digits of a drawn seed; no number has as many.
const DIGITS: usize = 32;

impl From<u64> for Seed {
    fn from(number: u64) -> Self {
        Self::Named(number)
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(number) => number.fmt(f),
            Self::Drawn(key) => key.iter().try_for_each(|byte| write!(f, "{byte:02x}")),
        }
    }
}

/// A drawn seed stays out of logs.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(number) => write!(f, "Named({number})"),
            Self::Drawn(_) => f.write_str("Drawn"),
        }
    }
}

impl FromStr for Seed {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text.len() == DIGITS && text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            let mut key = [0; 16];
            for (index, byte) in key.iter_mut().enumerate() {
                *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16)
                    .map_err(|error| error.to_string())?;
            }
            return Ok(Self::Drawn(key));
        }
        text.parse().map(Self::Named).map_err(|_| {
            format!(
                "a seed is a number up to {} or {DIGITS} hexadecimal digits",
                u64::MAX
            )
        })
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Named(number) => serializer.serialize_u64(*number),
            Self::Drawn(_) => serializer.collect_str(self),
        }
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged, expecting = "a seed is a number or 32 hexadecimal digits")]
        enum Written {
            Number(u64),
            Text(String),
        }
        match Written::deserialize(deserializer)? {
            Written::Number(number) => Ok(Self::Named(number)),
            Written::Text(text) => match text.parse() {
                Ok(seed @ Self::Drawn(_)) => Ok(seed),
                _ => Err(D::Error::custom(format!(
                    "a seed that was drawn has {DIGITS} hexadecimal digits"
                ))),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_is_read_as_it_is_written() {
        let key = [
            0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0xa0, 0xb1, 0xc2, 0xd3, 0xe4, 0xff,
        ];
        let text = "00010203040506070809a0b1c2d3e4ff";
        assert_eq!(Seed::Drawn(key).to_string(), text);
        assert_eq!(text.parse(), Ok(Seed::Drawn(key)));
        assert_eq!("18446744073709551615".parse(), Ok(Seed::Named(u64::MAX)));
        // All digits decimal, and still a key: no number is as long.
        let ones = "1".repeat(32);
        assert_eq!(ones.parse(), Ok(Seed::Drawn([0x11; 16])));
        for bad in [
            "",
            "seven",
            "18446744073709551616",
            "-1",
            &text[1..],
            "ä".repeat(16).as_str(),
        ] {
            assert!(bad.parse::<Seed>().is_err(), "{bad}");
        }
    }

    #[test]
    fn a_drawn_seed_is_not_for_logs() {
        let debug = format!("{:?}", Seed::Drawn([0xab; 16]));
        assert!(!debug.contains("ab") && !debug.contains("171"), "{debug}");
    }
}
