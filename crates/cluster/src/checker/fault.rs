//! What can be wrong with a match.

use std::fmt;

/// A fault, with the match that has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// What kind it is of.
    pub kind: Kind,
    /// The match.
    pub id: String,
    /// What exactly is wrong.
    pub what: String,
}

/// The kinds of faults.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// An acknowledged answer is not in the journal.
    Lost,
    /// A request was carried out more than once.
    Doubled,
    /// Answers stand in another order than the one in which they were acknowledged.
    Reordered,
    /// Two courses of one match were told or acknowledged, as by two owners.
    Forked,
    /// Somebody was told what is not in the journal.
    ToldNotStored,
    /// The numbers of the journal have gaps.
    Gap,
    /// The rules do not play what the journal says.
    Unplayable,
    /// The record of a match that is over cannot be had, or is wrong.
    BadRecord,
    /// A request was refused as stale and carried out.
    RefusedAndStored,
    /// A choice was offered and refused.
    Refused,
    /// A request was never answered, though it was asked again and again.
    Unanswered,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Lost => "lost",
            Self::Doubled => "doubled",
            Self::Reordered => "reordered",
            Self::Forked => "forked",
            Self::ToldNotStored => "told but not stored",
            Self::Gap => "gap",
            Self::Unplayable => "unplayable",
            Self::BadRecord => "bad record",
            Self::RefusedAndStored => "refused and stored",
            Self::Refused => "offered and refused",
            Self::Unanswered => "unanswered",
        })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "match {}: {} ({})", self.id, self.what, self.kind)
    }
}
