//! The terms of a sum.

use gaffer_fuba::rule::control::CheckModifiers;

use crate::words::{Phrase, say};

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
