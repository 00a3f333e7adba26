//! Answers as a person and a program read them: in the notation, and in the words of the commentary.

use gaffer_core::{Answer, give};
use gaffer_games::words::Words;
use serde::Serialize;
use utoipa::ToSchema;

use crate::Studied;

/// Answers in both forms.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ReviewWords)]
pub(super) struct Described {
    /// The notation; `xN` repeats a choice.
    pub(super) notation: String,
    /// What happened.
    pub(super) words: String,
}

impl Described {
    /// Answers that were given, with what happened.
    pub(super) fn new<'a, G: Studied>(
        answers: &[Answer<G::Choice>],
        events: impl IntoIterator<Item = &'a G::Event>,
        words: Words<'_>,
    ) -> Self {
        let told = |event| words.render(&G::event(event));
        let told: Vec<String> = events.into_iter().map(told).collect();
        Self {
            notation: notation(answers),
            words: told.join(" "),
        }
    }

    /// Answers that are given to a position, as far as they can be.
    pub(super) fn giving<G: Studied>(
        position: &mut G,
        answers: &[Answer<G::Choice>],
        words: Words<'_>,
    ) -> Self {
        let mut events = Vec::new();
        let taken = answers
            .iter()
            .take_while(|answer| give(position, **answer, &mut events))
            .count();
        Self::new::<G>(&answers[..taken], &events, words)
    }

    /// Choices that are made in a position, as far as they can be.
    pub(super) fn choosing<G: Studied>(
        position: &mut G,
        choices: &[G::Choice],
        words: Words<'_>,
    ) -> Self {
        let answers: Vec<_> = choices.iter().copied().map(Answer::Choice).collect();
        Self::giving(position, &answers, words)
    }

    /// The words, or the notation where nothing happens that is told.
    pub(super) fn best_words(&self) -> &str {
        if self.words.is_empty() {
            &self.notation
        } else {
            &self.words
        }
    }
}

/// A row of answers; the same choice several times is written once.
fn notation<C: std::fmt::Display + PartialEq>(answers: &[Answer<C>]) -> String {
    let mut parts: Vec<String> = Vec::new();
    let same =
        |one: &Answer<C>, other: &Answer<C>| one == other && matches!(one, Answer::Choice(_));
    for run in answers.chunk_by(same) {
        match run {
            [] => {}
            [only] => parts.push(only.to_string()),
            [first, ..] => parts.push(format!("{first} x{}", run.len())),
        }
    }
    parts.join(", ")
}

/// A share as a percentage.
pub(super) fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

/// A number with its sign; what rounds to nothing has none.
pub(super) fn signed(number: f64, digits: usize) -> String {
    let text = format!("{number:+.digits$}");
    if text.bytes().any(|byte| (b'1'..=b'9').contains(&byte)) {
        text
    } else {
        format!("{:.digits$}", 0.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::Dice;

    #[test]
    fn repeated_choices_are_written_once_and_rolls_are_not() {
        let row = [
            Answer::Choice("place b3"),
            Answer::Choice("place b3"),
            Answer::Choice("done"),
            Answer::Roll(Dice::one(3)),
            Answer::Roll(Dice::one(3)),
        ];
        assert_eq!(notation(&row), "place b3 x2, done, roll 3, roll 3");
    }

    #[test]
    fn nothing_has_no_sign() {
        assert_eq!(signed(-0.000_4, 3), "0.000");
        assert_eq!(signed(0.25, 2), "+0.25");
        assert_eq!(signed(-1.0, 1), "-1.0");
    }
}
