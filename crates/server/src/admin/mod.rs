//! What an operator asks of a server, or of its matches while none runs: the questions and the answers.

mod administer;
mod carry_out;
#[cfg(unix)]
mod desk;

use gaffer_core::Side;
use serde::{Deserialize, Serialize};

use crate::bans::Ban;

pub use administer::administer;
pub(crate) use carry_out::carry_out;
#[cfg(unix)]
pub(crate) use desk::Desk;

/// A server without a desk: elsewhere than on Unix it is stopped before anything is asked.
#[cfg(not(unix))]
#[derive(Debug)]
pub(crate) struct Desk;

#[cfg(not(unix))]
impl Desk {
    /// Opens nothing.
    pub(crate) fn open(_app: std::sync::Arc<crate::App>, _folder: &std::path::Path) -> Self {
        Self
    }
}

/// First tries at puzzles, computed again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TriesAgain {
    /// How many there are.
    pub tries: usize,
    /// How many come out otherwise, in a single bit at least.
    pub otherwise: usize,
    /// How many solvers and puzzles stand elsewhere than their last try left them.
    pub elsewhere: usize,
}

/// What an operator asks for. A match is named by its tag, its id, its number in the store or a link to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum AdminRequest {
    /// The matches in which something happened last.
    List {
        /// How many.
        most: u32,
        /// Whether their ids are told, which are the right to watch.
        ids: bool,
    },
    /// End a match for good: nobody can answer any more, and its record is open.
    End {
        /// The match.
        which: String,
        /// What people are told.
        why: String,
    },
    /// Forget a match with everything that happened in it.
    Delete {
        /// The match.
        which: String,
    },
    /// The record of a match, secrets of a running one included.
    Export {
        /// The match.
        which: String,
    },
    /// Keep an address or a network away.
    Ban {
        /// The address or network.
        network: String,
        /// A note for the list of bans.
        why: String,
    },
    /// Let an address or a network come again.
    Unban {
        /// The address or network, as it was banned.
        network: String,
    },
    /// The networks that are kept away.
    Bans,
    /// Make the link of a seat void.
    Revoke {
        /// The match.
        which: String,
        /// The seat.
        seat: Side,
    },
    /// Compute all ratings again, and compare them with those that are kept.
    Ratings,
    /// Make a link that makes an owner's account of the club; the one before is void.
    OwnerLink,
    /// Take open challenges out of the lobby.
    ClearChallenges {
        /// The name of the account whose they are or whom they are for; none: all, those of guests too.
        of: Option<String>,
    },
    /// The competitions in which something happened last.
    Cups {
        /// How many.
        most: u32,
        /// Whether their ids are told, which are the right to look at them.
        ids: bool,
    },
    /// The nodes of the store, as the one that is asked hears them.
    Nodes,
    /// Make the organiser's link of a competition void, and make another one.
    Organiser {
        /// The competition: its tag, its id or a link to it.
        which: String,
    },
    /// Make the link of a seat void, and make another one.
    Reissue {
        /// The match.
        which: String,
        /// The seat.
        seat: Side,
    },
}

/// What an operator is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "told", rename_all = "kebab-case")]
pub enum AdminReply {
    /// The matches.
    Matches {
        /// One by one, the latest first.
        matches: Vec<MatchRow>,
    },
    /// The match has ended.
    Ended {
        /// Which.
        tag: String,
    },
    /// The match is gone.
    Deleted {
        /// Which.
        tag: String,
    },
    /// A record.
    Record {
        /// Of which match.
        tag: String,
        /// Its lines.
        record: String,
    },
    /// The network is kept away.
    Banned {
        /// As it is written in the list of bans.
        network: String,
    },
    /// The network may come again.
    Unbanned {
        /// Which.
        network: String,
    },
    /// The bans.
    Bans {
        /// One by one, the oldest first.
        bans: Vec<Ban>,
    },
    /// Nobody has a link of the seat any more.
    Revoked {
        /// Of which match.
        tag: String,
        /// The seat.
        seat: Side,
    },
    /// The seat has a new link.
    Reissued {
        /// Of which match.
        tag: String,
        /// The seat.
        seat: Side,
        /// The link without the address of the server.
        path: String,
    },
    /// The ratings were computed again.
    Ratings {
        /// How many matches were rated.
        matches: usize,
        /// The names in logs of those that come out otherwise, in a single bit at least.
        otherwise: Vec<String>,
        /// How many members stand elsewhere on a ladder than their last match left them.
        elsewhere: usize,
        /// The same of first tries at puzzles.
        puzzles: TriesAgain,
    },
    /// The challenges are gone.
    ChallengesCleared {
        /// How many of them were by letter, which would have outlasted the server.
        by_letter: usize,
    },
    /// There is a link for the owner of the club.
    OwnerLink {
        /// The link without the address of the server.
        path: String,
    },
    /// The competitions.
    Cups {
        /// One by one, the latest first.
        cups: Vec<CupRow>,
    },
    /// The nodes.
    Nodes {
        /// One by one, the one that was asked first.
        nodes: Vec<NodeRow>,
    },
    /// The competition has a new organiser's link.
    Organiser {
        /// Which.
        tag: String,
        /// The link without the address of the server.
        path: String,
    },
    /// Nothing was changed.
    Failed {
        /// Why, and what to do.
        why: String,
    },
}

/// A node in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NodeRow {
    /// Its name, which is another one at every start.
    pub name: String,
    /// Seconds since 1970 when it was heard first without a break; of the one that was asked, when it began.
    pub since: u64,
    /// Whether it only works for the others.
    pub worker: bool,
    /// Whether it does what one does for all.
    pub duty: bool,
    /// How many matches it has taken over last.
    pub matches: u64,
}

/// A competition in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CupRow {
    /// Its name in logs.
    pub tag: String,
    /// Its name in addresses, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// Its name.
    pub name: String,
    /// The game.
    pub game: String,
    /// How many teams.
    pub teams: u32,
    /// Whether everything is played.
    pub over: bool,
    /// Seconds since 1970 of the last change.
    pub changed: u64,
}

/// A match in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchRow {
    /// Its name in logs.
    pub tag: String,
    /// Its name in addresses, where it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The game.
    pub game: String,
    /// The teams.
    pub teams: [String; 2],
    /// How it stands.
    pub state: MatchState,
    /// The goals, where it can be played again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<[u8; 2]>,
    /// How many entries are stored.
    pub entries: u64,
    /// Whether somebody is there, or was a moment ago.
    pub open: bool,
    /// Seconds since 1970 when it was set up.
    pub created: u64,
    /// Seconds since 1970 of the last change.
    pub changed: u64,
}

/// How a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchState {
    /// It goes on.
    Running,
    /// It was played to its end.
    Over,
    /// The operator ended it.
    Ended,
    /// It is a record that was loaded.
    Record,
    /// It cannot be played again.
    Broken,
}
