//! What the screen answers: refusals with their rule, dice that do not fit, small remarks.

use std::fmt::Display;

use gaffer_core::{BadRoll, Dice, RuleId};
use gaffer_games::words::{Phrase, Words};

use crate::rules_reference;
use crate::words::{say, told};
use gaffer_games::text::wrap;

/// An answer that stays until the next key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Notice {
    /// The heading.
    pub(super) title: String,
    paragraphs: Vec<String>,
    /// The rule that it is about, to be read in full where there is no room for it.
    pub(super) rule: Option<&'static str>,
}

impl Notice {
    /// A remark.
    pub(super) fn plain(text: &str) -> Self {
        Self {
            title: String::new(),
            paragraphs: vec![sentence(text)],
            rule: None,
        }
    }

    /// Why a choice of a row is not allowed: the refusal, the decision that is due instead if there is one,
    /// and the rule in full.
    pub(super) fn refusal(
        words: Words<'_>,
        choice: impl Display,
        (why, rule): (&Phrase, RuleId),
        of: usize,
        due: Option<Phrase>,
    ) -> Self {
        let mut said = format!("{}.", words.render(why));
        if let Some(decision) = due {
            said = said + " " + &told!(words, notices::DecisionDue, decision);
        }
        if of > 1 {
            said = said + " " + &told!(words, notices::NothingOfTheRow);
        }
        let mut paragraphs = vec![sentence(&said)];
        paragraphs.push(match rules_reference::text(rule.0) {
            Some(text) => format!("{rule}: {text}"),
            None => format!("[{rule}]"),
        });
        Self {
            title: told!(words, notices::NotAllowed, choice = choice.to_string()),
            paragraphs,
            rule: Some(rule.0),
        }
    }

    /// The words of a rule.
    pub(super) fn rule(id: &'static str) -> Option<Self> {
        Some(Self {
            title: id.to_owned(),
            paragraphs: vec![rules_reference::text(id)?.to_owned()],
            rule: Some(id),
        })
    }

    /// The text in lines of so many columns.
    pub(super) fn lines(&self, columns: usize) -> Vec<String> {
        self.paragraphs
            .iter()
            .flat_map(|text| wrap(text, columns))
            .collect()
    }
}

/// Why dice do not answer the roll.
pub(super) fn bad_roll(bad: BadRoll, dice: Dice) -> Phrase {
    match bad {
        BadRoll::NotAwaited => say!(notices::NoRollAwaited),
        BadRoll::Count { wanted, given } => say!(notices::DiceCount, wanted, given),
        BadRoll::Face { face, faces } => say!(notices::DiceFace, face, faces),
        // Only pairs are compared.
        BadRoll::Again { rule, .. } if dice.faces().len() > 1 => say!(notices::EqualDice, rule),
        BadRoll::Again { rule, .. } => say!(notices::OneAgain, rule),
    }
}

/// A text with a capital letter.
fn sentence(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
