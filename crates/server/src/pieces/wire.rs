//! What commands and nodes say to each other.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How often a command asks who is there.
pub(super) const HELLO: Duration = Duration::from_millis(500);
/// How often a command asks what came of its pieces.
pub(super) const POLL: Duration = Duration::from_millis(100);
/// How often a command says of all its pieces that it still wants them.
pub(super) const RENEW: Duration = Duration::from_secs(10);
/// After how long the pieces of a club of which nothing is heard are given to others, and a command says that nobody answers.
pub(super) const SILENCE: Duration = Duration::from_secs(5);
/// How long an answer is waited for.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);
/// How many bytes of an order are sent at once: with every sign escaped it is less than the megabyte of a NATS message.
const PART: usize = 1 << 18;
/// The most parts of an order that are asked for.
pub(super) const MOST_PARTS: usize = 1 << 10;

/// The subject on which commands and nodes of a program find each other ([`crate::jobs::program`]).
pub(super) fn subject(program: &str) -> String {
    let sign = |sign: char| match sign {
        'a'..='z' | 'A'..='Z' | '0'..='9' => sign,
        _ => '-',
    };
    let program: String = program.chars().map(sign).collect();
    format!("pieces.{program}")
}

/// The subject on which the nodes of a club are asked, each question one of them.
pub(super) fn subject_of(subject: &str, club: &str) -> String {
    format!("{subject}.{club}")
}

/// Pieces that one node does one after the other, with their numbers: those that are soon done cost a job together.
pub(super) type Bundle = Vec<(u64, String)>;

/// What came of each piece of a bundle, until one failed.
pub(super) type CameOf = Vec<Result<String, String>>;

/// A bundle as it is written, with the number of its first piece.
pub(super) type Numbered = (u64, String);

/// What a command asks a club.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Call {
    /// To do bundles of pieces, or go on with them, and what came of those that it had before.
    Wanted {
        /// Where the command is asked.
        asker: String,
        /// Those that are to be done, or go on.
        pieces: Vec<Numbered>,
        /// Those whose results it has.
        had: Vec<Numbered>,
    },
    /// Nothing more.
    Over(String),
}

/// What a club answers.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Reply {
    /// It hears a command, and is called so.
    Here(String),
    /// What came of bundles, and which wait for somebody to do them.
    Found {
        done: Vec<(Numbered, CameOf)>,
        waiting: Vec<u64>,
    },
    /// This node cannot do it now: another one may.
    Cannot,
}

/// What a club asks a command: for a part of the order, which says what its pieces are of.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct OrderPart(pub usize);

/// A part of an order, of so many.
#[derive(Debug, Serialize, Deserialize)]
pub(super) struct Part(pub String, pub usize);

/// An order cut into parts.
pub(super) fn parts(order: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut rest = order;
    while !rest.is_empty() {
        let mut ends = (0..=PART.min(rest.len())).rev();
        let cut = ends.find(|end| rest.is_char_boundary(*end));
        let (part, after) = rest.split_at(cut.unwrap_or_default());
        parts.push(part.to_owned());
        rest = after;
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_order_arrives_in_parts() {
        let order = "pöytä ".repeat(PART / 3);
        let parts = parts(&order);
        assert!(parts.len() > 2 && parts.iter().all(|part| part.len() <= PART));
        assert_eq!(parts.concat(), order);
    }

    /// A subject has no spaces, and other programs have another one.
    #[test]
    fn the_subject_names_the_program() {
        let own = subject(&crate::jobs::program());
        let version = env!("CARGO_PKG_VERSION").replace('.', "-");
        assert!(
            own.starts_with(&format!("pieces.{version}-judge-")),
            "{own}"
        );
        assert!(!own.contains(' ') && own.matches('.').count() == 1, "{own}");
        assert_ne!(own, subject("0.0.1 judge 1 fuba 1 champions 1"));
    }
}
