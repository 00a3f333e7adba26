//! Names of accounts: what one may be, and which are taken for the same.
//!
//! Two names are the same where they differ in nothing but capitals, in what stands between letters and digits, or in signs that
//! look alike: 0 and o; 1, l and i; letters of Greek and Cyrillic that look like Latin ones; wide forms and plain ones.

use std::ops::RangeInclusive;

use gaffer_games::protocol::Problem;
use sha2::{Digest, Sha256};

use crate::words::say;

/// The lengths of names, in characters.
const SHORTEST: usize = 2;
const LONGEST: usize = 20;

/// What may stand between letters and digits.
const BETWEEN: [char; 5] = [' ', '-', '_', '.', '\''];

/// The letters and digits of names: alphabets that people write their names in, without the signs of formulas, ligatures and
/// blanks that only look like letters.
const ALPHABETS: [RangeInclusive<char>; 18] = [
    '0'..='9',
    'A'..='Z',
    'a'..='z',
    'À'..='Ö',
    'Ø'..='ö',
    'ø'..='ı',
    'Ĵ'..='ľ',
    'Ł'..='ň',
    'Ŋ'..='ž',
    'Α'..='ώ',
    'А'..='џ',
    'Ѐ'..='Џ',
    'א'..='ת',
    'ء'..='ي',
    'ぁ'..='ゖ',
    'ァ'..='ヺ',
    '一'..='龥',
    '가'..='힣',
];

/// Names that nobody may have: they would be taken for the club itself, or for nobody.
const RESERVED: [&str; 32] = [
    "a former member",
    "admin",
    "administrator",
    "anonymous",
    "away",
    "club",
    "coach",
    "computer",
    "deleted",
    "entinen jäsen",
    "former member",
    "former member 2",
    "gaffer",
    "guest",
    "guest 2",
    "home",
    "moderator",
    "nobody",
    "operator",
    "organiser",
    "organizer",
    "owner",
    "referee",
    "root",
    "server",
    "spectator",
    "support",
    "system",
    "the admin",
    "the club",
    "the moderator",
    "the owner",
];

/// A name that somebody may have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AccountName {
    /// As it is shown.
    pub shown: String,
    /// As it is compared.
    pub folded: String,
}

impl AccountName {
    /// The name that a text is, where it can be one.
    pub(crate) fn read(text: &str) -> Result<Self, Problem> {
        let bad = |why| Problem::said("bad-name", why);
        let shown = text.trim();
        let length = shown.chars().take(LONGEST + 1).count();
        if !(SHORTEST..=LONGEST).contains(&length) {
            let (least, most) = (SHORTEST, LONGEST);
            return Err(bad(say!(people::NameLength, least, most)));
        }
        let is_letter = |sign: char| ALPHABETS.iter().any(|range| range.contains(&narrow(sign)));
        let mut signs = shown.chars();
        if !signs.all(|sign| is_letter(sign) || BETWEEN.contains(&sign)) {
            return Err(bad(say!(people::NameSigns)));
        }
        let folded = fold(shown);
        if folded.chars().count() < SHORTEST {
            return Err(bad(say!(people::NameSigns)));
        }
        if RESERVED
            .iter()
            .any(|reserved| hull(&fold(reserved)) == hull(&folded))
        {
            return Err(bad(say!(people::NameReserved)));
        }
        Ok(Self {
            shown: shown.to_owned(),
            folded,
        })
    }

    /// The name of an account that there is.
    pub(crate) fn of(shown: &str) -> Self {
        Self {
            shown: shown.to_owned(),
            folded: fold(shown),
        }
    }

    /// What keeps the name from others when its account is closed: a hash, in which nobody reads the name.
    pub(crate) fn reserved(&self) -> String {
        // No folded name begins with this sign.
        let hash = Sha256::digest(format!("gaffer account {}", self.folded));
        let hex = hash.iter().map(|byte| format!("{byte:02x}"));
        hex.fold("#".to_owned(), |text, byte| text + &byte)
    }
}

/// A name as it is compared.
pub(crate) fn fold(name: &str) -> String {
    let plain = name.chars().map(narrow);
    let small = plain.flat_map(char::to_lowercase);
    small
        .filter(|sign| sign.is_alphanumeric())
        .map(alike)
        .collect()
}

/// A folded name as it looks at a glance, to be held against those that nobody may have: in the singular, and two letters that look like
/// another one are that one.
fn hull(folded: &str) -> String {
    let plain = folded.replace("rn", "m").replace("vv", "w");
    plain.trim_end_matches('s').to_owned()
}

/// The plain form of a wide one.
fn narrow(sign: char) -> char {
    match sign {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(sign) - 0xfee0).unwrap_or(sign),
        other => other,
    }
}

/// The one of signs that look alike.
fn alike(sign: char) -> char {
    match sign {
        '0' | 'о' | 'ο' => 'o',
        '1' | 'l' | 'і' | 'ı' | 'ι' | 'ӏ' => 'i',
        'а' | 'α' => 'a',
        'в' | 'β' => 'b',
        'с' => 'c',
        'е' | 'ε' => 'e',
        'н' | 'η' => 'h',
        'ј' => 'j',
        'к' | 'κ' => 'k',
        'м' | 'μ' => 'm',
        'ν' => 'v',
        'р' | 'ρ' => 'p',
        'ѕ' => 's',
        'т' | 'τ' => 't',
        'υ' | 'у' | 'ү' => 'y',
        'х' | 'χ' => 'x',
        'ζ' => 'z',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_letters_and_digits_with_little_between() {
        for name in [
            "Al",
            "Väinö K.",
            "O'Neil-2",
            "Пётр",
            "Łukasz Żak",
            "Γιώργος",
            "山田太郎",
            "12345678901234567890",
        ] {
            assert_eq!(AccountName::read(name).unwrap().shown, name);
        }
        assert_eq!(AccountName::read("  Al ").unwrap().shown, "Al");
        for name in [
            "",
            "A",
            "a\u{308}o", // two signs that are one letter: a page sends the one
            "123456789012345678901",
            "<b>Al</b>",
            "Al\nBo",
            "Al\u{202e}oB",
            "⚽⚽⚽",
            "𝐀𝐁𝐂",
            "...",
            "A-",
            // Signs that nobody sees, and letters of other uses that look like these.
            "Alice\u{3164}",
            "\u{3164}\u{3164}",
            "a\u{115f}dmin",
            "Alice\u{ffa0}",
            "ab\u{345}",
            "аԁmin",
            "оԝner",
            "ϲlub",
            "ɑlice",
            "Ⓐlice",
            "Ꭺlice",
            "ɢaffer",
            "ﬁnn",
            "ⅼonely",
        ] {
            assert_eq!(
                AccountName::read(name).unwrap_err().code,
                "bad-name",
                "{name}"
            );
        }
    }

    #[test]
    fn names_that_look_alike_are_the_same() {
        for (one, other) in [
            ("Rovers", "ROVERS"),
            ("Rovers", "R o-v_e.r's"),
            ("Paul", "PAU1"),
            ("Bob", "B0b"),
            ("Bob", "Вob"),
            ("Apex", "Арех"),
            ("Apex", "Ａｐｅｘ"),
        ] {
            assert_eq!(fold(one), fold(other), "{one} {other}");
        }
        for (one, other) in [("Väinö", "Vaino"), ("Rovers", "Rovers2")] {
            assert_ne!(fold(one), fold(other), "{one} {other}");
        }
    }

    #[test]
    fn nobody_is_called_like_the_club_itself() {
        for name in [
            "Admin",
            "0wner",
            "MODERATOR",
            "gaffer",
            "A.d.m.i.n",
            "Former member",
            "a former member",
            "Entinen jäsen",
            "The owner",
            "Moderators",
            "Spectator",
            "Guest2",
            "Former members",
            "Former mernber",
            "0vvner",
        ] {
            assert!(AccountName::read(name).is_err(), "{name}");
        }
    }
}
