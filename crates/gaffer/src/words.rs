//! What the terminal says: its messages, and the language of whoever sits at it.

use std::env;

use gaffer_games::words::{Language, Phrase, Words};

pub(crate) use gaffer_games::say;

/// The types of the messages of the terminal, one module for each file.
pub(crate) mod messages {
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

/// A message in the words of a reader: `told!(words, screen::NoDice)`.
macro_rules! told {
    ($words:expr, $($message:tt)+) => {
        $words.render(&$crate::words::say!($($message)+))
    };
}
pub(crate) use told;

/// Phrases one after another, with a text between them.
pub(crate) fn joined(words: Words<'_>, phrases: &[Phrase], between: &str) -> String {
    let said: Vec<String> = phrases.iter().map(|one| words.render(one)).collect();
    said.join(between)
}

/// The language that was asked for, else that of the environment.
pub(crate) fn language(wanted: Option<Language>) -> Language {
    wanted.unwrap_or_else(|| of_environment(|name| env::var(name).ok()))
}

/// The language of a user as POSIX has it; one that is not here is English.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter();
    let mut set = set.filter_map(variable).filter(|value| !value.is_empty());
    let locale = set.next().unwrap_or_default();
    // "fi_FI.UTF-8", "fi.utf8@euro"
    Language::wanted(locale.split(['.', '@']).next().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_tells_the_language_in_the_usual_order() {
        for (set, code) in [
            (&[][..], "en"),
            (&[("LANG", "fi_FI.UTF-8")], "fi"),
            (&[("LANG", "fi.utf8@euro")], "fi"),
            (&[("LANG", "en_GB.UTF-8"), ("LC_MESSAGES", "fi_FI")], "fi"),
            (&[("LC_MESSAGES", "fi_FI"), ("LC_ALL", "C.UTF-8")], "en"),
            (&[("LC_ALL", ""), ("LANG", "fi_FI")], "fi"),
            (&[("LANG", "sv_SE")], "en"),
        ] {
            let variable = |name: &str| {
                let found = set.iter().find(|(other, _)| *other == name);
                found.map(|(_, value)| (*value).to_owned())
            };
            assert_eq!(of_environment(variable).code(), code, "{set:?}");
        }
    }
}
