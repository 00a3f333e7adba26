//! Lines of JSON from another program: read one by one, and none longer than a limit.

use std::io::{self, BufRead, Read};

use gaffer_games::protocol::Problem;
use gaffer_games::strict_json;
use serde_json::{Map, Value};

/// The version of what the referee and bots are told and answer (docs/PROTOCOL.md).
pub const PROTOCOL: u32 = 1;

/// The longest line that is read.
pub const LINE_LIMIT: usize = 1 << 20;

/// A line that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Its text, without the line end and the blanks around it.
    Text(String),
    /// It was longer than [`LINE_LIMIT`], and was passed over.
    TooLong,
    /// It was not UTF-8.
    NotText,
}

impl Line {
    /// The JSON object in it.
    pub fn object(&self) -> Result<Map<String, Value>, Problem> {
        let text = match self {
            Self::Text(text) if text.is_empty() => {
                return Err(Problem::new("bad-json", "an empty line is no JSON object"));
            }
            Self::Text(text) => text,
            Self::TooLong => return Err(Problem::new("line-too-long", "a line has at most 1 MiB")),
            Self::NotText => return Err(Problem::new("bad-json", "the line is not UTF-8")),
        };
        match strict_json::parse(text) {
            Ok(Value::Object(object)) => Ok(object),
            Ok(_) => Err(Problem::new("bad-json", "a request is a JSON object")),
            Err(why) => {
                let why = format!("not a JSON object: {why}");
                Err(Problem::new("bad-json", why))
            }
        }
    }
}

/// The next line, blank ones too; `None` at the end.
pub fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let mut limited = Read::take(&mut *input, LINE_LIMIT as u64);
    if limited.read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() == LINE_LIMIT && line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
        return Ok(Some(Line::TooLong));
    }
    Ok(Some(match String::from_utf8(line) {
        Ok(text) => Line::Text(text.trim().to_owned()),
        Err(_) => Line::NotText,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blank_lines_and_long_ones_are_lines_too() {
        let mut text = b"one\n\n  \r\n\xff\n".to_vec();
        text.extend(vec![b'x'; LINE_LIMIT + 5]);
        text.extend(b"\n two \nthree");
        let mut input = text.as_slice();
        let lines: Vec<Line> = std::iter::from_fn(|| next_line(&mut input).unwrap()).collect();
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(
            lines,
            [
                text("one"),
                text(""),
                text(""),
                Line::NotText,
                Line::TooLong,
                text("two"),
                text("three")
            ]
        );
    }
}
