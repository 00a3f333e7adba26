//! Text that must fit a screen: widths, shortening and wrapping.

use std::borrow::Cow;

use gaffer_core::Side;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// The columns that a team's name may take where there is little room.
pub const NAME: usize = 14;

/// The columns a text takes.
pub fn width(text: &str) -> usize {
    text.width()
}

/// A text shortened to a number of columns; what was cut off leaves a mark.
pub fn fit(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let mut fitted = first_columns(text, columns.saturating_sub(1)).to_owned();
    if columns > 0 {
        fitted.push('…');
    }
    fitted
}

/// The end of a text, for paths, whose last part says most.
pub fn fit_end(text: &str, columns: usize) -> String {
    if width(text) <= columns {
        return text.to_owned();
    }
    let backwards: String = text.chars().rev().collect();
    let end: String = first_columns(&backwards, columns.saturating_sub(1))
        .chars()
        .rev()
        .collect();
    format!("…{end}")
}

fn first_columns(text: &str, columns: usize) -> &str {
    let mut taken = 0;
    for (index, c) in text.char_indices() {
        taken += c.width().unwrap_or(0);
        if taken > columns {
            return &text[..index];
        }
    }
    text
}

/// A text in lines of so many columns, broken between words where possible.
pub fn wrap(text: &str, columns: usize) -> Vec<String> {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let options = textwrap::Options::new(columns)
        .word_splitter(textwrap::WordSplitter::NoHyphenation)
        .wrap_algorithm(textwrap::WrapAlgorithm::FirstFit);
    let lines = textwrap::wrap(&words, options);
    lines.into_iter().map(Cow::into_owned).collect()
}

/// The letter of a side on the pitch.
pub const fn letter(side: Side) -> char {
    match side {
        Side::Home => 'H',
        Side::Away => 'A',
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_shortened() {
        assert_eq!(fit("Rovers", 6), "Rovers");
        assert_eq!(fit("Wanderers", 6), "Wande…");
        assert_eq!(fit("足球队", 4), "足…");
        assert_eq!(fit("x", 0), "");
        assert_eq!(fit_end("/a/match.jsonl", 9), "…ch.jsonl");
    }

    #[test]
    fn texts_wrap_between_words() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
        assert_eq!(wrap("", 5), [""]);
        assert_eq!(wrap("足球", 1), ["足", "球"].map(String::from).to_vec());
    }
}
