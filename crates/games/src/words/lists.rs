//! Phrases one after another: sentences and lists.

use super::{Phrase, say};

/// Sentences one after the other.
pub(crate) fn sentences(all: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined(all, |first, next| say!(lists::Sentences, first, next))
}

/// What is listed, with commas.
pub(crate) fn list(all: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined(all, |first, next| say!(lists::List, first, next))
}

/// All phrases as one; those that say nothing are left out.
pub(crate) fn joined(
    all: impl IntoIterator<Item = Phrase>,
    join: fn(Phrase, Phrase) -> Phrase,
) -> Phrase {
    let said = all.into_iter().filter(|one| *one != Phrase::nothing());
    said.reduce(join).unwrap_or_else(Phrase::nothing)
}
