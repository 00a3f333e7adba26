//! What commands and workers say to each other.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// How often a command says that there is something to do.
pub(super) const OFFER: Duration = Duration::from_millis(500);
/// How often a worker says that it works at a piece.
pub(super) const BEAT: Duration = Duration::from_secs(1);
/// After how long a piece of which nothing is heard is given to another, and a command says that nobody answers.
pub(super) const SILENCE: Duration = Duration::from_secs(5);
/// How long an answer is waited for.
pub(super) const PATIENCE: Duration = Duration::from_secs(2);
/// How many bytes of an order are sent at once: with every sign escaped it is less than the megabyte of a NATS message.
const PART: usize = 1 << 18;
/// The most parts of an order that are asked for.
pub(super) const MOST_PARTS: usize = 1 << 10;

/// The subject on which commands and workers of a program find each other ([`crate::jobs::program`]).
pub(super) fn subject(program: &str) -> String {
    let sign = |sign: char| match sign {
        'a'..='z' | 'A'..='Z' | '0'..='9' => sign,
        _ => '-',
    };
    let program: String = program.chars().map(sign).collect();
    format!("pieces.{program}")
}

/// What a command tells all workers; it is asked at its own subject.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Offer {
    /// There is something to do.
    Wanted(String),
    /// Nothing is wanted any more.
    Over(String),
}

/// What a worker asks a command.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Call {
    /// For a piece.
    Take,
    /// For a part of the order, which says what the pieces are of.
    Order(usize),
    /// Whether it shall go on with a piece; whether it stands still meanwhile.
    Working { number: u64, stands: bool },
    /// To take what came of a piece.
    Done(u64, Result<String, String>),
    /// To give a piece to another.
    GiveUp(u64),
}

/// What a command answers.
#[derive(Debug, Serialize, Deserialize)]
pub(super) enum Reply {
    /// A piece with its number.
    Piece(u64, String),
    /// There is none now.
    Nothing,
    /// A part of the order, of so many.
    Part(String, usize),
    /// It was heard, and is wanted.
    GoOn,
    /// Nobody wants the piece any more.
    Stop,
}

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
