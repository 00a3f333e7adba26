//! What is said over the WebSocket of a match.

use gaffer_core::{BySide, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::matches::MatchInfo;
use super::problem::Problem;
use super::sight::{Awaits, Sight, Told};
use crate::described;
use crate::thoughts::{Thinking, Thoughts};
use crate::words::Language;

/// What a client says over the WebSocket of a match. Each request has an id of the client's making; the reply repeats it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// The first message: who is there, what is known already, and what is wanted.
    Join {
        /// The id.
        id: String,
        /// The seat's secret; without one the client watches.
        #[serde(default)]
        seat: Option<String>,
        /// Instead of a secret: the side whose seat belongs to the account that is logged in.
        #[serde(default)]
        #[schema(value_type = Option<described::Side>)]
        side: Option<Side>,
        /// What the client calls itself, the same whenever it comes back: whoever joins a seat by another name, or without
        /// one, opens it a second time. At most 64 characters.
        #[serde(default)]
        client: Option<String>,
        /// The number of events that are known and `settled`.
        #[serde(default)]
        since: usize,
        /// What each news is to contain.
        #[serde(default)]
        want: Want,
        /// The language of all words, "fi"; English where it is not there.
        #[serde(default)]
        language: Language,
    },
    /// A choice, or a row of choices separated by commas; all are taken or none is.
    Choose {
        /// The id; a repeat of an id that was carried out is answered again and changes nothing.
        id: String,
        /// The version that the choice was made for.
        version: u64,
        /// The choice in its notation.
        choice: String,
    },
    /// Dice that a person threw. Where another person plays at another computer they count when that one confirms them.
    Roll {
        /// The id.
        id: String,
        /// The version.
        version: u64,
        /// The faces in the order asked for.
        dice: Vec<u8>,
    },
    /// The other side's dice show what it said.
    Confirm {
        /// The id.
        id: String,
        /// The version.
        version: u64,
        /// The faces that were said.
        dice: Vec<u8>,
    },
    /// The other side's dice do not show what it said: they are thrown or typed in again.
    Dispute {
        /// The id.
        id: String,
        /// The version.
        version: u64,
        /// The faces that were said.
        dice: Vec<u8>,
    },
    /// Takes back the last choice of the open row.
    Undo {
        /// The id.
        id: String,
        /// The version.
        version: u64,
    },
    /// Whether a choice is allowed, and why not; nothing changes.
    Why {
        /// The id.
        id: String,
        /// The choice.
        choice: String,
    },
    /// The best plans for the side that decides, whose seat the client must have.
    Hint {
        /// The id.
        id: String,
    },
    /// Tells the computer coach who is thinking to decide at once; for whoever has a seat.
    PlayNow {
        /// The id.
        id: String,
    },
    /// What a computer coach thought about its last decision, once it is made.
    Thoughts {
        /// The id.
        id: String,
    },
}

/// What the news of a match contain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Want {
    /// Everything that a screen shows.
    #[default]
    Sight,
    /// What is awaited and the offered choices in their notation: enough for a program that plays.
    Choices,
}

/// What the server says over the WebSocket of a match.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "message", rename_all = "kebab-case")]
pub enum Message {
    /// The answer to a `join`; news follow.
    Welcome {
        /// The request's id.
        id: String,
        /// What is open of the match.
        info: Box<MatchInfo>,
        /// Whose seat it is; none for a spectator.
        #[schema(required, value_type = Option<described::Side>)]
        you: Option<Side>,
    },
    /// The match has changed, or this is how it stands.
    News(Box<News>),
    /// Who of the people is there.
    Presence {
        /// Whether anybody is connected with each seat; a computer always is.
        #[schema(value_type = described::BySide<bool>)]
        there: BySide<bool>,
    },
    /// The client's own seat was opened in another place too.
    OpenedAgain {
        /// From how many places it is open now.
        places: usize,
    },
    /// Dice were thrown by hand, and the other side is to confirm them; without dice, it has said that they are wrong.
    DiceSaid {
        /// The version that they are thrown for.
        version: u64,
        /// Who typed them in.
        #[schema(value_type = described::Side)]
        side: Side,
        /// The faces.
        #[schema(required)]
        dice: Option<Vec<u8>>,
    },
    /// A request was carried out, and how the match stands follows as news if it has changed.
    Done {
        /// The request's id.
        id: String,
        /// The version after it.
        version: u64,
    },
    /// The answer to `why`.
    Why {
        /// The request's id.
        id: String,
        /// Whether the choice is allowed.
        allowed: bool,
        /// If it is not, the reason.
        #[serde(skip_serializing_if = "Option::is_none")]
        problem: Option<Problem>,
    },
    /// The answer to `hint`.
    Hint {
        /// The request's id.
        id: String,
        /// At most three plans, the best first; one without chances where the coach does not search.
        hint: Thoughts,
    },
    /// The answer to `thoughts`.
    Thoughts {
        /// The request's id.
        id: String,
        /// What was thought; none where no coach has searched yet, or where it may not be known.
        #[schema(required)]
        thoughts: Option<Thoughts>,
    },
    /// The rules have changed since the match was last played, and do not lead to what was played: it goes on from how
    /// it stood. Each seat is told once.
    RulesChanged {
        /// The version of the rules from now on.
        rules: u32,
        /// What it means, in the language that was asked for.
        words: String,
    },
    /// A computer coach thinks, and is so far by now.
    Thinking(Thinking),
    /// A request was refused; nothing has changed.
    Refused {
        /// The request's id, if it could be read.
        #[schema(required)]
        id: Option<String>,
        /// Why.
        problem: Problem,
    },
}

impl Message {
    /// The same message in a language, as far as it is not in one already.
    #[must_use]
    pub fn in_language(self, language: Language) -> Self {
        match self {
            Self::Refused { id, problem } => Self::Refused {
                id,
                problem: problem.in_language(language),
            },
            Self::Why {
                id,
                allowed,
                problem,
            } => Self::Why {
                id,
                allowed,
                problem: problem.map(|problem| problem.in_language(language)),
            },
            other => other,
        }
    }
}

/// How a match stands, and what happened since the client last knew.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct News {
    /// Grows by one with every answer taken or taken back.
    pub version: u64,
    /// The number of the first of `events`: what the client has from there on is replaced by them.
    pub from: usize,
    /// The events.
    pub events: Vec<Told>,
    /// How many events can no longer be taken back.
    pub settled: usize,
    /// What the viewer is shown, where it is wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sight: Option<Sight>,
    /// What is awaited, where only choices are wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub awaits: Option<Awaits>,
    /// The offered choices, where only these are wanted and the decision is the viewer's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub choices: Option<Vec<String>>,
}
