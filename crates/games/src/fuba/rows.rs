//! Phrases one after another: sentences, lists, and the terms of a sum.

use gaffer_fuba::rule::control::CheckModifiers;

use crate::words::{Phrase, say};

/// Sentences one after the other.
pub(super) fn sentences(all: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined(all, |first, second| {
        say!(fuba_names::Sentences, first, second)
    })
}

/// What is listed, with commas.
pub(super) fn list(all: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined(all, |first, second| say!(fuba_names::List, first, second))
}

/// All phrases as one; those that say nothing are left out.
pub(super) fn joined(
    all: impl IntoIterator<Item = Phrase>,
    two: fn(Phrase, Phrase) -> Phrase,
) -> Phrase {
    let said = all.into_iter().filter(|one| *one != Phrase::nothing());
    said.reduce(two).unwrap_or_else(Phrase::nothing)
}

/// The numbers of a sum that are not 0, each with the word for what it stands for.
pub(super) fn terms<const N: usize>(all: [(i8, &'static str); N]) -> Vec<Phrase> {
    all.into_iter()
        .filter(|(number, _)| *number != 0)
        .map(|(number, what)| say!(fuba_names::Term, number, what))
        .collect()
}

/// " +2 start -1 target -2 far".
pub(super) fn check_terms(modifiers: CheckModifiers) -> Vec<Phrase> {
    terms([
        (modifiers.start, "start"),
        (modifiers.target, "target"),
        (modifiers.distance, "far"),
    ])
}
