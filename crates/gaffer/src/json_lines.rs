//! Lines of JSON from another program: read one by one, and none longer than a limit.

use std::io::{self, BufRead, Read};

/// The longest line that is read.
pub const LINE_LIMIT: usize = 1 << 20;

/// A line that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// Its text, without the line end.
    Text(String),
    /// It was longer than [`LINE_LIMIT`], and was passed over.
    TooLong,
}

/// The next line that is not blank; `None` at the end.
pub fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    loop {
        let mut line = Vec::new();
        let mut limited = Read::take(&mut *input, LINE_LIMIT as u64);
        if limited.read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        if line.len() == LINE_LIMIT && line.last() != Some(&b'\n') {
            skip_line(input)?;
            return Ok(Some(Line::TooLong));
        }
        let text = String::from_utf8_lossy(&line);
        if !text.trim().is_empty() {
            return Ok(Some(Line::Text(text.trim().to_owned())));
        }
    }
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        if let Some(end) = buffer.iter().position(|byte| *byte == b'\n') {
            input.consume(end + 1);
            return Ok(());
        }
        let length = buffer.len();
        input.consume(length);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blank_lines_and_long_ones_are_passed_over() {
        let mut text = b"one\n\n  \r\n".to_vec();
        text.extend(vec![b'x'; LINE_LIMIT + 5]);
        text.extend(b"\n two \nthree");
        let mut input = text.as_slice();
        let lines: Vec<Line> = std::iter::from_fn(|| next_line(&mut input).unwrap()).collect();
        let text = |text: &str| Line::Text(text.to_owned());
        assert_eq!(
            lines,
            [text("one"), Line::TooLong, text("two"), text("three")]
        );
    }
}
