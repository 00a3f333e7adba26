//! Sizes and times as an operator writes them: "500M", "4G", "12h", "30d".

use std::num::ParseIntError;
use std::time::Duration;

/// Reads a size in bytes.
pub(crate) fn size(text: &str) -> Result<u64, String> {
    let units = [
        ("", 1),
        ("K", 1 << 10),
        ("M", 1 << 20),
        ("G", 1 << 30),
        ("T", 1 << 40),
    ];
    number(text, &units).ok_or_else(|| "write a size as 500M or 4G".into())
}

/// Reads a time; "forever" is none.
pub(crate) fn time(text: &str) -> Result<KeptFor, String> {
    if text == "forever" {
        return Ok(KeptFor(None));
    }
    let units = [("s", 1), ("m", 60), ("h", 3600), ("d", 24 * 3600)];
    number(text, &units)
        .map(|seconds| KeptFor(Some(Duration::from_secs(seconds))))
        .ok_or_else(|| "write a time as 12h, 30d or forever".into())
}

/// Reads a number of seconds, at least one.
pub(crate) fn seconds(text: &str) -> Result<Duration, ParseIntError> {
    text.parse()
        .map(|number: u64| Duration::from_secs(number.max(1)))
}

/// Reads a number, at least one.
pub(crate) fn at_least_one(text: &str) -> Result<usize, ParseIntError> {
    text.parse().map(|number: usize| number.max(1))
}

/// How long something is kept; for ever where there is no time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeptFor(pub Option<Duration>);

fn number(text: &str, units: &[(&str, u64)]) -> Option<u64> {
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let unit = &text[digits.len()..];
    let (_, factor) = units.iter().find(|(name, _)| *name == unit)?;
    digits.parse::<u64>().ok()?.checked_mul(*factor)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_and_times_are_read_with_their_units() {
        assert_eq!(size("4G"), Ok(4 << 30));
        assert_eq!(size("1024"), Ok(1024));
        assert_eq!(time("90s"), Ok(KeptFor(Some(Duration::from_secs(90)))));
        assert_eq!(time("2d"), Ok(KeptFor(Some(Duration::from_secs(172_800)))));
        assert_eq!(time("forever"), Ok(KeptFor(None)));
        for bad in ["", "G", "4GB", "-1", "4 G", "99999999999T", "ä"] {
            assert!(size(bad).is_err(), "{bad}");
            assert!(time(bad).is_err(), "{bad}");
        }
        assert!(time("30").is_err());
    }
}
