//! Text from outside: which names may be given, and how any text is repeated on a screen.

use std::fmt;
use std::fmt::Write as _;

/// The most characters of a name.
pub const LONGEST_NAME: usize = 40;

/// The most characters of a text that is repeated to whoever sent it.
const LONGEST_REPEATED: usize = 2000;

/// Why a text is not a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadName {
    /// Nothing can be seen of it, or it is too long.
    Length,
    /// It has a character that cannot be seen, or that changes how others are seen.
    Unseen,
}

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length => write!(f, "a name has 1 to {LONGEST_NAME} characters"),
            Self::Unseen => f.write_str("a name is one line of plain text"),
        }
    }
}

impl std::error::Error for BadName {}

/// The name that a text gives to a team, a coach or a bot, wherever it comes from: without spaces around it, every space
/// a plain one, and without the marks that only say how a sign is drawn.
pub fn name(text: &str) -> Result<String, BadName> {
    line(text, LONGEST_NAME)
}

/// A line of so many characters at most that others may read: cleaned as a name is.
pub fn line(text: &str, most: usize) -> Result<String, BadName> {
    // What comes after that much need not be read.
    if text.chars().nth(4 * most).is_some() {
        return Err(BadName::Length);
    }
    if text.chars().any(is_unseen) {
        return Err(BadName::Unseen);
    }
    let seen = text.chars().filter(|c| !is_drawing_style(*c));
    let spaced: String = seen
        .map(|c| if c.is_whitespace() { ' ' } else { c })
        .collect();
    let name = spaced.trim();
    if name.is_empty() || name.chars().count() > most {
        return Err(BadName::Length);
    }
    Ok(name.to_owned())
}

/// A text as it can be shown in a terminal: what could move the cursor, turn the writing round or hide is written as
/// in JSON, "\u001b". Lines stay lines.
pub fn printable(text: &str) -> String {
    let mut printable = String::with_capacity(text.len());
    for c in text.chars() {
        if c == '\n' || !is_unseen(c) {
            printable.push(c);
            continue;
        }
        let mut units = [0; 2];
        for unit in c.encode_utf16(&mut units) {
            let _ = write!(printable, "\\u{unit:04x}");
        }
    }
    printable
}

/// A text that was sent, as it is repeated to the sender: printable, and shortened in its middle.
pub fn repeated(text: &str) -> String {
    let length = text.chars().count();
    if length <= LONGEST_REPEATED {
        return printable(text);
    }
    let first: String = text.chars().take(LONGEST_REPEATED / 2).collect();
    let last: String = text.chars().skip(length - LONGEST_REPEATED / 2).collect();
    format!("{} … {}", printable(&first), printable(&last))
}

/// Whether a character only says how the one before it is drawn, as after signs from a telephone.
fn is_drawing_style(c: char) -> bool {
    matches!(c, '\u{fe0e}' | '\u{fe0f}')
}

/// Whether a character cannot be seen, or changes how others are seen: controls, marks of direction, signs without
/// width, separators of lines, and what no script has given a meaning.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(
            c,
            '\u{ad}'
                | '\u{34f}'
                | '\u{600}'..='\u{605}'
                | '\u{61c}'
                | '\u{6dd}'
                | '\u{70f}'
                | '\u{890}'..='\u{891}'
                | '\u{8e2}'
                | '\u{115f}'..='\u{1160}'
                | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}'
                | '\u{200b}'..='\u{200f}'
                | '\u{2028}'..='\u{202e}'
                | '\u{2060}'..='\u{206f}'
                | '\u{2800}'
                | '\u{3164}'
                | '\u{d7fc}'..='\u{f8ff}'
                | '\u{fe00}'..='\u{fe0d}'
                | '\u{feff}'
                | '\u{ffa0}'
                | '\u{fff0}'..='\u{ffff}'
                | '\u{110bd}'
                | '\u{110cd}'
                | '\u{13430}'..='\u{1345f}'
                | '\u{1bca0}'..='\u{1bca3}'
                | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_and_clubs_are_taken() {
        for given in [
            "Lions",
            "FC Köln 1948",
            "Ääkköset & Öylätit",
            "Spartak «Москва»",
            "FC 東京",
            "מכבי",
            "الأهلي",
            "Ñandú's XI",
            "Šk Brno",
            "⚽ United",
            &"x".repeat(LONGEST_NAME),
        ] {
            assert_eq!(name(given).as_deref(), Ok(given));
        }
        assert_eq!(name("  Real\u{a0}Club ").as_deref(), Ok("Real Club"));
        // As a telephone writes it.
        assert_eq!(name("⚽\u{fe0f} United").as_deref(), Ok("⚽ United"));
    }

    #[test]
    fn names_that_mislead_are_refused() {
        for bad in [
            '\0',
            '\t',
            '\n',
            '\r',
            '\u{1b}',
            '\u{7f}',
            '\u{85}',
            '\u{9b}',
            '\u{ad}',
            '\u{200b}',
            '\u{200d}',
            '\u{200e}',
            '\u{200f}',
            '\u{2028}',
            '\u{202e}',
            '\u{2066}',
            '\u{2069}',
            '\u{feff}',
            '\u{fffd}',
            '\u{e0041}',
            '\u{3164}',
        ] {
            let text = format!("Li{bad}ons");
            assert_eq!(name(&text), Err(BadName::Unseen));
        }
        for text in ["", "   ", "\u{fe0f}", &"x".repeat(41), &"x".repeat(900_000)] {
            assert_eq!(name(text), Err(BadName::Length));
        }
    }

    #[test]
    fn nothing_printable_moves_the_cursor() {
        let all: String = (0..=0x0010_ffff).filter_map(char::from_u32).collect();
        let printed = printable(&all);
        assert!(printed.chars().all(|c| c == '\n' || !is_unseen(c)));
        assert_eq!(
            printable("a\u{1b}[31m\u{202e}b\nc"),
            "a\\u001b[31m\\u202eb\nc"
        );
        assert_eq!(printable("\u{e0041}"), "\\udb40\\udc41");
    }

    #[test]
    fn long_texts_are_repeated_in_part() {
        let text = format!("'{}' is not a game: fuba", "x\u{1b}".repeat(500_000));
        let said = repeated(&text);
        assert!(said.len() < 6 * LONGEST_REPEATED, "{}", said.len());
        assert!(said.starts_with("'x\\u001b") && said.ends_with("is not a game: fuba"));
        assert_eq!(repeated("short"), "short");
    }
}
