//! What happens at a table beside the answers: ends before the whistle, offers, outages. No rule knows of it.

use serde::{Deserialize, Serialize};

use crate::{Bytes32, Side};

/// Something that happened at a table and is no answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Note {
    /// The match ended before the rules ended it.
    End(End),
    /// A side offers something to the other one.
    Offer(Proposal),
    /// The side that made an offer takes it back.
    Withdraw(Proposal),
    /// The other side does not want what was offered.
    Decline(Proposal),
    /// Both sides agreed to take something back; the entry that does so comes with it.
    TakeBack,
    /// Both sides agreed to go on later: no clock runs and nothing is decided until they agree to go on.
    Adjourn,
    /// Both sides agreed to go on.
    Resume,
    /// Both sides want to play again after the end: the name of that match.
    Rematch {
        /// The name.
        id: String,
    },
    /// Both sides agreed that hints and thoughts may be asked for; what one asks for both see.
    Hints,
    /// A side says that the dice of the other one, thrown by hand, show what was typed in just before.
    Confirmed,
    /// A side says that the dice of the other one do not show this, which was typed in and does not count.
    Disputed(Vec<u8>),
    /// A computer coach decides from now on for a side that was left.
    TakeOver {
        /// The side.
        side: Side,
        /// The name of the coach.
        coach: String,
    },
    /// The row of answers after this one was left with the table by the side, for what the other one would answer.
    Planned,
    /// This side, too, is asked from now on, while the other one decides in secret: both clocks run.
    AskedToo {
        /// The side.
        side: Side,
    },
    /// The side has decided before the rules asked it, and its clock stops; the record has its answers when they do.
    Decided,
    /// A side has sealed its number for the dice.
    Seal(Bytes32),
    /// A side shows the number that it has sealed.
    Number(Bytes32),
    /// The server shows its secret, with which the match is over.
    Secret(Bytes32),
    /// The side is away until this moment (milliseconds since 1970), and its clock does not run; what was left of an earlier
    /// vacation is not used. The moment of the note itself: it is back.
    Vacation {
        /// The moment.
        until: u64,
    },
    /// Nothing could be answered from this moment (milliseconds since 1970) until that of the note: no clock ran.
    Outage {
        /// The last sign of life before.
        from: u64,
    },
}

impl Note {
    /// Whether it is of the next match: no part of the record of this one.
    pub fn is_of_rematch(&self) -> bool {
        use Proposal::Rematch;
        matches!(
            self,
            Self::Offer(Rematch)
                | Self::Withdraw(Rematch)
                | Self::Decline(Rematch)
                | Self::Rematch { .. }
        )
    }
}

/// How a match ended before the rules ended it, and who has won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct End {
    /// How.
    pub how: How,
    /// Who has won; nobody where it is a draw or does not count.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<Side>,
}

/// The ways in which a match ends before the whistle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// A side gave up.
    Resigned,
    /// The time of a side was over.
    OnTime,
    /// Both sides agreed on a draw.
    Agreed,
    /// A side broke it off before the first roll: it does not count.
    Aborted,
    /// A side was away for too long, and the other one claimed the match.
    Abandoned,
}

/// What a side may offer to the other one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proposal {
    /// To end the match as a draw.
    Draw,
    /// To take back everything from the last row of one's own choices on, while no die was thrown since.
    TakeBack,
    /// To go on later.
    Adjourn,
    /// To go on, after it was adjourned.
    Resume,
    /// To play again with sides exchanged, after the end.
    Rematch,
    /// To let both ask for hints and thoughts.
    Hints,
}

/// A note with when it was made, by whom, and after how many entries of the journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Noted {
    /// Milliseconds since 1970.
    pub at: u64,
    /// The side that made it; the table where it is not there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<Side>,
    /// What.
    pub what: Note,
    /// How many entries were there; in a file the place of its line says so.
    #[serde(skip)]
    pub after: u64,
}
