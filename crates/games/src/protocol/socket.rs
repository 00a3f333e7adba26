//! What is said over the WebSocket of a match.

use gaffer_core::{BySide, Bytes32, Proposal, Side};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::chat::{ChatLine, Saying};
use super::matches::{EndTold, MatchInfo, Sealing};
use super::plans::{Conditional, Foreseen, Line, LinesLeft};
use super::problem::Problem;
use super::sight::{Awaits, Sight, Told};
use crate::described;
use crate::thoughts::{Thinking, Thoughts};
use crate::words::Language;

/// What a client says over the WebSocket of a match. Each request has an id of the client's making; the reply repeats it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
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
    /// The seal of the number that the client has drawn for sealed dice: one for each seat and match.
    Seal {
        /// The id.
        id: String,
        /// The seal, 64 hexadecimal digits.
        #[schema(value_type = String)]
        seal: Bytes32,
    },
    /// The number that the client has sealed, once every seat has sealed one.
    Number {
        /// The id.
        id: String,
        /// The number, 64 hexadecimal digits.
        #[schema(value_type = String)]
        number: Bytes32,
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
    /// Closes every other place in which the client's seat is open; whoever has its secret can open it again.
    CloseOthers {
        /// The id.
        id: String,
    },
    /// Gives the match up.
    Resign {
        /// The id; a repeat of an id that was carried out is answered again and changes nothing.
        id: String,
    },
    /// Breaks the match off before the first roll: it does not count.
    Abort {
        /// The id.
        id: String,
    },
    /// Claims the match: the time of the other side is over, or it is to decide and nobody has been there for it for a
    /// minute, or for ten without clocks.
    Claim {
        /// The id.
        id: String,
    },
    /// Offers something to the other side, once a choice; it stands until it is answered or withdrawn, or that side makes a
    /// choice.
    Offer {
        /// The id.
        id: String,
        /// What.
        #[schema(value_type = described::Proposal)]
        what: Proposal,
    },
    /// Takes one's offer back.
    WithdrawOffer {
        /// The id.
        id: String,
        /// What was offered.
        #[schema(value_type = described::Proposal)]
        what: Proposal,
    },
    /// Agrees to what the other side has offered, or not.
    AnswerOffer {
        /// The id.
        id: String,
        /// What was offered.
        #[schema(value_type = described::Proposal)]
        what: Proposal,
        /// Whether it is wanted.
        accept: bool,
    },
    /// Says something: whoever has a seat to the other player, whoever watches to those who watch.
    Say {
        /// The id.
        id: String,
        /// What.
        what: Saying,
    },
    /// Takes days off in a match by letter, in which the own clock stands still, instead of what is left of a vacation that was
    /// taken; with 0 one is back, and what was not used can be taken later.
    Vacation {
        /// The id; a repeat of an id that was carried out is answered again and changes nothing.
        id: String,
        /// How many days from now on.
        days: u32,
    },
    /// What the other side is offered after some answers of its, and what the seat, which waits, may be asked then.
    Foresee {
        /// The id.
        id: String,
        /// The other side's answers, a row separated by commas; none for what it is offered now.
        #[serde(default)]
        answers: String,
    },
    /// Leaves conditional answers, in place of all that the seat has left before; none withdraws them. They are checked against
    /// the rules when they come true. Nobody else is told.
    Plan {
        /// The id.
        id: String,
        /// The lines, at most 30 of at most 10 conditional answers.
        #[schema(value_type = Vec<Vec<Conditional>>)]
        lines: Vec<Line>,
    },
}

impl Request {
    /// Its id.
    pub fn id(&self) -> &str {
        match self {
            Self::Join { id, .. }
            | Self::Choose { id, .. }
            | Self::Roll { id, .. }
            | Self::Confirm { id, .. }
            | Self::Dispute { id, .. }
            | Self::Seal { id, .. }
            | Self::Number { id, .. }
            | Self::Undo { id, .. }
            | Self::Why { id, .. }
            | Self::Hint { id }
            | Self::PlayNow { id }
            | Self::Thoughts { id }
            | Self::CloseOthers { id }
            | Self::Resign { id }
            | Self::Abort { id }
            | Self::Claim { id }
            | Self::Offer { id, .. }
            | Self::WithdrawOffer { id, .. }
            | Self::AnswerOffer { id, .. }
            | Self::Say { id, .. }
            | Self::Vacation { id, .. }
            | Self::Foresee { id, .. }
            | Self::Plan { id, .. } => id,
        }
    }
}

/// What the news of a match contain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
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
    /// What is at the table beside the answers, where there is anything: after a `join`, and whenever it changes. Clocks run
    /// on from what it says.
    Table(Box<TableState>),
    /// What the client's own seat has left for later: after a `join` where there is anything, and whenever it changes.
    Plans(LinesLeft),
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
    /// A seat has sealed its number for the dice, or shown it.
    Sealing(Sealing),
    /// A number was refused that does not fit its seal; everybody is told.
    NumberRefused {
        /// Whose it was.
        #[schema(value_type = described::Side)]
        side: Side,
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
    /// A hint that the other side was given: between two people who agreed on hints both see it, unless it would tell
    /// what only one of them may know.
    HintShown {
        /// The side that asked for it.
        #[schema(value_type = described::Side)]
        side: Side,
        /// The hint.
        hint: Thoughts,
    },
    /// The answer to `foresee`.
    Foreseen {
        /// The request's id.
        id: String,
        /// What is ahead.
        foreseen: Foreseen,
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
    /// What was said, as far as the client may hear it: after a `join` all of it, then line by line, and all of it again when
    /// the match is over. Not there where the club has no chat.
    Chat {
        /// Whether free text may be said, beside the set phrases.
        free: bool,
        /// The lines, the oldest first; one that is known by its number is the same.
        lines: Vec<ChatLine>,
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

/// What is at a table beside the answers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct TableState {
    /// The clocks, where time is limited.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clocks: Option<Clocks>,
    /// The offer that stands.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offer: Option<OfferMade>,
    /// The offer that the other side declined last, until somebody chooses or offers something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub declined: Option<OfferMade>,
    /// Whether both sides agreed to go on later.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub adjourned: bool,
    /// Whether hints and thoughts may be asked for.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub hints: bool,
    /// The sides that a computer coach has taken over, and its name.
    #[serde(skip_serializing_if = "gaffer_core::is_default")]
    #[schema(value_type = described::BySide<Option<String>>)]
    pub taken_over: BySide<Option<String>>,
    /// The sides' days off, where they have any.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::BySide<DaysOff>>)]
    pub vacations: Option<BySide<DaysOff>>,
    /// Whether both sides are asked at once, and neither has decided.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub both: bool,
    /// The side whose last answer was left with the table beforehand.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::Side>)]
    pub planned: Option<Side>,
    /// How the match ended before the whistle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<EndTold>,
    /// The name of the match that both sides wanted after the end: the secret of each seat opens its other side there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
}

/// Clocks as they stood at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Clocks {
    /// Milliseconds that each side has left, or has left for its turn.
    #[schema(value_type = described::BySide<u64>)]
    pub left: BySide<u64>,
    /// Milliseconds that each side has left when those are over.
    #[schema(value_type = described::BySide<u64>)]
    pub reserve: BySide<u64>,
    /// Whose time runs.
    #[schema(value_type = described::BySide<bool>)]
    pub running: BySide<bool>,
    /// The moment, by the server's clock: milliseconds since 1970.
    pub now: u64,
}

/// The days off of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct DaysOff {
    /// Until when it is away: milliseconds since 1970; not there where it is not.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<u64>,
    /// How many whole days it can take from now on, those of a vacation that it has taken included.
    pub left: u64,
}

/// An offer that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct OfferMade {
    /// Whose it is.
    #[schema(value_type = described::Side)]
    pub side: Side,
    /// What.
    #[schema(value_type = described::Proposal)]
    pub what: Proposal,
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
