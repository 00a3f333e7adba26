//! Thirty-two bytes: a number that somebody drew, or a hash, written as 64 hexadecimal digits.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Thirty-two bytes. A record writes them as a text of 64 small hexadecimal digits, and reads no other text.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Bytes32(pub [u8; 32]);

/// The digits of the text.
const DIGITS: usize = 64;

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// Some are secrets, so all stay out of logs.
impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Bytes32")
    }
}

impl FromStr for Bytes32 {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WRONG: &str = "32 bytes are written as 64 digits 0 to 9 and a to f";
        let is_digit = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'a'..=b'f');
        if text.len() != DIGITS || !text.bytes().all(is_digit) {
            return Err(WRONG);
        }
        let mut bytes = [0; 32];
        for (index, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * index..2 * index + 2], 16).map_err(|_| WRONG)?;
        }
        Ok(Self(bytes))
    }
}

impl Serialize for Bytes32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bytes32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_read_as_they_are_written_and_only_so() {
        let text = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1eff";
        let bytes: Bytes32 = text.parse().unwrap();
        assert_eq!((bytes.0[1], bytes.0[31]), (1, 0xff));
        assert_eq!(bytes.to_string(), text);
        let longer = format!("{text}0");
        let capital = text.to_uppercase();
        let sign = format!("+{}", &text[1..]);
        for bad in ["", &text[1..], &longer, &capital, &sign, &"ä".repeat(32)] {
            assert!(bad.parse::<Bytes32>().is_err(), "{bad}");
        }
        assert_eq!(format!("{bytes:?}"), "Bytes32");
    }
}
