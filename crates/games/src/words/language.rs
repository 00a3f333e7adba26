//! The languages that there are, and how one is asked for.

use std::fmt;
use std::str::FromStr;

use gaffer_core::BySide;
use serde::{Deserialize, Deserializer, Serialize};

use super::{Phrase, Words};

/// The folders of `words`, in order.
const CODES: &[&str] = include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language of the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, utoipa::ToSchema)]
pub struct Language(&'static str);

impl Language {
    /// English, which every message is written in first.
    pub const ENGLISH: Self = Self("en");

    /// All languages.
    pub fn all() -> impl Iterator<Item = Self> {
        CODES.iter().map(|code| Self(code))
    }

    /// Its code: "fi".
    pub fn code(self) -> &'static str {
        self.0
    }

    /// The first language of a list that there is, as `Accept-Language` has it: "fi-FI,fi;q=0.9,en;q=0.8"; else English.
    pub fn wanted(list: &str) -> Self {
        let wanted = list.split(',').filter_map(|one| one.parse().ok());
        wanted.into_iter().next().unwrap_or_default()
    }

    /// A phrase as text, where no team is named in it.
    pub fn render(self, phrase: &Phrase) -> String {
        Words::new(self, &BySide::default()).render(phrase)
    }

    pub(crate) fn index(self) -> usize {
        let mut codes = CODES.iter();
        codes.position(|code| *code == self.0).unwrap_or(0)
    }
}

impl Default for Language {
    fn default() -> Self {
        Self::ENGLISH
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl FromStr for Language {
    type Err = String;

    /// Reads a code, with a country or weight or without: "fi", "fi-FI", "fi;q=0.9".
    fn from_str(text: &str) -> Result<Self, String> {
        let code = text
            .trim()
            .split(['-', '_', ';'])
            .next()
            .unwrap_or_default();
        let found = Self::all().find(|language| language.0.eq_ignore_ascii_case(code));
        found.ok_or_else(|| {
            let codes: Vec<&str> = Self::all().map(Self::code).collect();
            format!("'{text}' is not a language here: {}", codes.join(" or "))
        })
    }
}

/// A language that is not here is asked for in vain, which is no mistake: it is English.
impl<'de> Deserialize<'de> for Language {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::wanted(&String::deserialize(deserializer)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_there_is_is_taken() {
        for (list, code) in [
            ("fi", "fi"),
            ("fi-FI,fi;q=0.9,en;q=0.8", "fi"),
            ("sv-SE, fi;q=0.5", "fi"),
            ("en-GB,fi", "en"),
            ("xx", "en"),
            ("", "en"),
        ] {
            assert_eq!(Language::wanted(list).code(), code, "{list}");
        }
    }
}
