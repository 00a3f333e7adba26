//! What is said over the WebSocket of the lobby (docs/PROTOCOL.md).

use gaffer_core::{BySide, Side, TimeControl};
use gaffer_games::described;
use gaffer_games::protocol::Problem;
use gaffer_games::words::Language;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::connection::Spoken;

/// What a client says over the WebSocket of the lobby. Each request has an id of the client's making; the reply repeats it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum LobbyRequest {
    /// The first message: who is there.
    Join {
        /// The id.
        id: String,
        /// What the browser of a guest calls itself: 32 digits 0-9 and a-f that nobody else knows. An account needs none.
        #[serde(default)]
        guest: Option<String>,
        /// Whether everything is wanted, or only what concerns oneself.
        #[serde(default)]
        want: LobbyWant,
        /// Whether others may see the name of the account.
        #[serde(default = "yes")]
        seen: bool,
        /// The language of all words, "fi"; English where it is not there.
        #[serde(default)]
        language: Language,
    },
    /// Wants to play: an open challenge, which becomes a match with the next one that fits it, or one for somebody.
    Challenge {
        /// The id, which the match that comes of it repeats.
        id: String,
        /// The secret of the seat to come, drawn by the client: 32 digits 0-9 and a-f.
        seat: String,
        /// The game.
        game: String,
        /// The preset.
        preset: String,
        /// How much time both have; without it as much as they like.
        #[serde(default)]
        #[schema(value_type = Option<described::TimeControl>)]
        time: Option<TimeControl>,
        /// Whether the match is rated.
        #[serde(default)]
        rated: bool,
        /// The lowest and the highest rating that is wanted.
        #[serde(default)]
        wanted: Option<[u16; 2]>,
        /// The name of the account that it is for; without it for everybody.
        #[serde(default)]
        to: Option<String>,
        /// Whether everybody finds the match in the list of those to watch.
        #[serde(default = "yes")]
        public: bool,
    },
    /// Takes a challenge: the match is made.
    Accept {
        /// The id, which the match repeats.
        id: String,
        /// The number of the challenge.
        challenge: u64,
        /// The secret of the seat to come, drawn by the client: 32 digits 0-9 and a-f.
        seat: String,
    },
    /// Takes one's own challenge back, or does not want one that is for oneself.
    Withdraw {
        /// The id.
        id: String,
        /// The number of the challenge.
        challenge: u64,
    },
    /// A match was found: it need not be told again.
    Seen {
        /// The id.
        id: String,
        /// The id of the match.
        #[serde(rename = "match")]
        match_id: String,
    },
}

fn yes() -> bool {
    true
}

/// What is told of the lobby.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LobbyWant {
    /// Everything.
    #[default]
    Lobby,
    /// What concerns oneself.
    Notices,
}

impl Spoken for LobbyRequest {
    fn id(&self) -> &str {
        match self {
            Self::Join { id, .. }
            | Self::Challenge { id, .. }
            | Self::Accept { id, .. }
            | Self::Withdraw { id, .. }
            | Self::Seen { id, .. } => id,
        }
    }

    fn joins_in(&self) -> Option<Language> {
        match self {
            Self::Join { language, .. } => Some(*language),
            _ => None,
        }
    }
}

/// What the server says over the WebSocket of the lobby.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "message", rename_all = "kebab-case")]
pub(crate) enum LobbyMessage {
    /// The answer to a `join`; what there is follows.
    Welcome {
        /// The request's id.
        id: String,
        /// The name of the account; none for a guest.
        #[serde(skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        /// Whether whoever asks may make challenges.
        may_challenge: bool,
    },
    /// The lobby as it is now; again whenever it changes.
    Lobby(LobbyInfo),
    /// What concerns whoever is told, in every place that he has open; again whenever it changes.
    Yours {
        /// His own challenges.
        made: Vec<ChallengeInfo>,
        /// Those that are for him alone.
        asked: Vec<ChallengeInfo>,
    },
    /// A match was made: whoever is told has a seat, by the secret that he sent and by his account. Told again until it is
    /// `seen`.
    Paired(PairedInfo),
    /// A request was carried out.
    Done {
        /// The request's id.
        id: String,
        /// The number of the challenge that was made.
        #[serde(skip_serializing_if = "Option::is_none")]
        challenge: Option<u64>,
    },
    /// A request was refused; nothing has changed.
    Refused {
        /// The request's id, if it could be read.
        #[schema(required)]
        id: Option<String>,
        /// Why.
        problem: Problem,
    },
}

/// Everything that everybody may know of the lobby.
#[derive(Clone, Debug, Default, Serialize, ToSchema)]
pub(crate) struct LobbyInfo {
    /// The challenges to everybody, the oldest first.
    pub challenges: Vec<ChallengeInfo>,
    /// Public matches that go on, the most interesting first.
    pub watch: Vec<WatchInfo>,
    /// The accounts that are here and want to be seen.
    pub people: Vec<PersonInfo>,
    /// How many guests are here.
    pub guests: usize,
    /// How many accounts are here that do not want to be seen.
    pub unseen: usize,
}

/// Somebody in the lobby.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
pub(crate) struct PersonInfo {
    /// The name of the account.
    pub name: String,
    /// Whether it is a program.
    pub program: bool,
}

/// An open challenge.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct ChallengeInfo {
    /// Its number.
    pub id: u64,
    /// Whose it is; nobody's name for a guest.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<PersonInfo>,
    /// His rating on the ladder of these terms, where he has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// For whom alone it is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub to: Option<String>,
    /// The game.
    pub game: String,
    /// The preset.
    pub preset: String,
    /// How much time both have; not there where they have as much as they like.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::TimeControl>)]
    pub time: Option<TimeControl>,
    /// Whether the match is rated.
    pub rated: bool,
    /// The lowest and the highest rating that is wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wanted: Option<[u16; 2]>,
    /// Seconds since 1970 when it was made.
    pub since: u64,
}

/// A match that was made in the lobby, told to one of those who play it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct PairedInfo {
    /// The id of the request that led to it: his challenge, or that he accepted one.
    pub request: String,
    /// The id of the match.
    #[serde(rename = "match")]
    pub match_id: String,
    /// His side.
    #[schema(value_type = described::Side)]
    pub side: Side,
    /// Who plays the other one.
    pub against: String,
    /// Whether it begins now: a live one that was just made.
    pub now: bool,
}

/// A public match that goes on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub(crate) struct WatchInfo {
    /// Its id.
    pub id: String,
    /// The game as its options play it: "FUBA 2.2".
    pub title: String,
    /// The names of the teams.
    #[schema(value_type = described::BySide<String>)]
    pub names: BySide<String>,
    /// The goals.
    #[schema(value_type = described::BySide<u8>)]
    pub score: BySide<u8>,
    /// The minute.
    pub minute: u8,
    /// How many sides people play.
    pub people: u8,
    /// How many watch.
    pub watchers: usize,
    /// The rating of the stronger side, where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
}
