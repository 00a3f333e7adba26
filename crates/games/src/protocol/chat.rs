//! What people say to each other beside a match.

use gaffer_core::{Side, named};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::described;

/// The most characters of free text.
pub const LONGEST_SAYING: usize = 200;

named! {
    /// Something that every reader is told in his own language.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "kebab-case")]
    pub enum SetPhrase {
        /// Before the match.
        Hello = "hello",
        /// Before the match.
        GoodLuck = "good-luck",
        /// Somebody comes back soon.
        OneMoment = "one-moment",
        /// Somebody has come back.
        BackAgain = "back-again",
        /// A move or a goal was good.
        WellDone = "well-done",
        /// The dice were not kind.
        BadLuck = "bad-luck",
        /// Something was not meant.
        Sorry = "sorry",
        /// After the match.
        WellPlayed = "well-played",
        /// After the match.
        Thanks = "thanks",
        /// Somebody has to go.
        Goodbye = "goodbye",
    }
    else "a set phrase"
}

/// What somebody says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Saying {
    /// A set phrase, which every reader is told in his own language.
    Phrase(SetPhrase),
    /// A line of plain text, at most 200 characters.
    Text(String),
}

/// Who hears what is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum ChatRoom {
    /// Those who play.
    Players,
    /// Those who watch; when the match is over those who played, too.
    Spectators,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct ChatLine {
    /// Its number in the match.
    pub number: u64,
    /// Who hears it.
    pub room: ChatRoom,
    /// Whose seat it was said from.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::Side>)]
    pub side: Option<Side>,
    /// The name of the account that said it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// Milliseconds since 1970.
    pub at: u64,
    /// What.
    pub what: Saying,
}
