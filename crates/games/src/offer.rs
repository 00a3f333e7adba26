//! A choice as it stands on the list.

use std::fmt::Display;

use crate::board::Mark;
use crate::odds::Odds;
use crate::words::{Phrase, Words};

/// A choice that a person may make now; its words are phrases until somebody reads them.
#[derive(Clone, Debug)]
pub struct Offer<C, W = Phrase> {
    /// The choice; where its parts are picked one by one, a part as if it were chosen alone.
    pub choice: C,
    /// Whether it goes into a draft instead of being played.
    pub is_part: bool,
    /// Choices that follow it at once, where a person takes a whole row by one key.
    pub then: Vec<C>,
    /// What it is, in a few words.
    pub label: W,
    /// The same in words alone, for a screen that draws its way; nothing where the label is that already.
    pub in_words: W,
    /// What it means or may lead to; nothing where the label says it all.
    pub detail: W,
    /// How likely it is to bring what it is made for, where dice decide that.
    pub odds: Option<Odds>,
    /// Whether its words tell how likely something is, of itself or of what may follow.
    pub tells_chances: bool,
    /// Whether it surely does not bring what it is made for: a movement without a move, a boost that changes nothing.
    pub idle: bool,
    /// What the board shows of it beside its way.
    pub marks: Vec<Mark>,
}

impl<C> Offer<C> {
    /// A choice that no dice decide about.
    pub fn plain(choice: C, label: impl Into<Phrase>, detail: impl Into<Phrase>) -> Self {
        Self {
            choice,
            is_part: false,
            then: Vec::new(),
            label: label.into(),
            in_words: Phrase::nothing(),
            detail: detail.into(),
            odds: None,
            tells_chances: false,
            idle: false,
            marks: Vec::new(),
        }
    }

    /// The offer in the words of a reader.
    pub fn render(self, words: Words<'_>) -> Offer<C, String> {
        Offer {
            choice: self.choice,
            is_part: self.is_part,
            then: self.then,
            label: words.render(&self.label),
            in_words: words.render(&self.in_words),
            detail: words.render(&self.detail),
            odds: self.odds,
            tells_chances: self.tells_chances,
            idle: self.idle,
            marks: self.marks,
        }
    }

    /// What it is in words alone.
    pub fn said(&self, words: Words<'_>) -> String {
        match words.render(&self.in_words) {
            said if said.is_empty() => words.render(&self.label),
            said => said,
        }
    }

    /// The same choice with its odds, which its words tell.
    #[must_use]
    pub fn with_odds(self, odds: Option<Odds>) -> Self {
        Self {
            tells_chances: odds.is_some(),
            odds,
            ..self
        }
    }
}

impl<C: Display> Offer<C, String> {
    /// Whether every word of a filter occurs in the words or in the notation. A number matches the beginning of
    /// a number only, so that "8" does not find 18.
    pub fn matches(&self, filter: &str) -> bool {
        let text = format!("{} {}", self.label, self.choice).to_lowercase();
        filter.split_whitespace().all(|word| {
            if word.starts_with(|c: char| c.is_ascii_digit()) {
                begins_a_number(&text, word)
            } else {
                text.contains(word)
            }
        })
    }
}

/// Whether a text has a word where no number goes on.
fn begins_a_number(text: &str, word: &str) -> bool {
    text.match_indices(word)
        .any(|(at, _)| !text[..at].ends_with(|c: char| c.is_ascii_digit() || c == '.'))
}
