//! What is said over a WebSocket and by the HTTP interface; the referee shares these types (docs/PROTOCOL.md).
//!
//! The description of the interface and the browser's types are made from here.

use gaffer_core::{BySide, Outcome, RuleId, Side, repeated};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::board::{Board, Layout, Sheet};
use crate::odds::Odds;
use crate::rules_reference;
use crate::words::{Language, Phrase};

pub use crate::thoughts::{Chances, Plan, PlanStep, Thinking, Thoughts};

/// What a match waits for.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Awaits {
    /// An open decision of a side.
    Choice {
        /// Whose it is.
        side: Side,
        /// Its name: "target".
        question: &'static str,
    },
    /// A decision that the other side must not see yet.
    Secret {
        /// Whose it is.
        side: Side,
        /// Its name: "formation".
        question: &'static str,
    },
    /// Dice.
    Roll {
        /// What for: "turn".
        purpose: String,
        /// Whose the dice are, in order.
        dice: Vec<Side>,
        /// How many faces each has.
        faces: u8,
        /// Whether only their owner may see what they show.
        #[serde(skip_serializing_if = "std::ops::Not::not")]
        secret: bool,
    },
    /// Nothing: the match is over.
    Nothing {
        /// Who won.
        outcome: Outcome,
        /// The game's own account of the result.
        result: Value,
    },
}

/// A choice that a person may make now.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Offer {
    /// The choice in its notation; a row where one click takes a whole row ("goalie 1, formation 4-4-2").
    pub choice: String,
    /// What it is, in a few words.
    pub label: String,
    /// What it means or may lead to, with the odds; empty where the label says it all.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub detail: String,
    /// How likely it is to bring what it is made for, where dice decide that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
    /// Whether its words tell how likely something is, of itself or of what may follow.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub tells_chances: bool,
    /// Whether it ends a row of choices.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ends_row: bool,
    /// The places to point at in this order to mean it; empty where it has no place on the board.
    pub places: Vec<String>,
    /// The way of the ball or of a piece, to draw before it is chosen; at least two places or none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
    /// The rule that says what it does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// A choice that is put together from parts, such as the skills of a team: so many different ones of a list.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Draft {
    /// How many parts are wanted.
    pub wanted: u8,
    /// What the choice begins with; the chosen parts follow, with a space before each.
    pub verb: String,
    /// The parts: `choice` is a part's name.
    pub parts: Vec<Offer>,
}

/// A roll that is due, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RollWords {
    /// What it decides.
    pub purpose: String,
    /// What it is reckoned from, or how likely its outcomes are.
    pub chances: String,
}

/// Something that happened, with its words and its rule.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Told {
    /// The name of the event and its own fields.
    #[serde(flatten)]
    pub event: Map<String, Value>,
    /// The referee's line with its arithmetic, in the language that was asked for.
    pub words: String,
    /// The same as people tell football; not there for what only a referee notes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub football: Option<String>,
    /// The rule it follows.
    #[schema(required)]
    pub rule: Option<RuleId>,
    /// What it is to somebody who leafs through a match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub landmark: Option<Landmark>,
}

/// An event that a replay jumps to and that stands out of the commentary.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Landmark {
    /// A turn begins.
    Turn,
    /// A goal.
    Goal,
    /// A yellow or red card.
    Card,
    /// A free kick, a corner, a penalty and the like.
    SetPiece,
    /// A half or the match ends.
    End,
}

/// What a viewer is shown of a match now.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Sight {
    /// What is awaited.
    pub awaits: Awaits,
    /// The decision as a short question, or what a roll is for.
    pub prompt: String,
    /// How many choices the viewer can take back.
    pub can_undo: usize,
    /// The choice that is made for a viewer who does not want to be asked what hardly ever matters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pass: Option<String>,
    /// What stands on the board.
    pub board: Board,
    /// What stands beside it.
    pub sheet: Sheet,
    /// What the viewer may choose; empty where the decision is not his.
    pub offers: Vec<Offer>,
    /// The choice to put together from parts, where the decision is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draft: Option<Draft>,
    /// The roll that is due.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub roll: Option<RollWords>,
    /// The dice of the last roll and what was reckoned with them; none before the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_roll: Option<LastRoll>,
}

/// The dice of a roll and what was reckoned with them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LastRoll {
    /// The dice, in the order in which they are shown.
    pub dice: Vec<RolledDie>,
    /// What was reckoned with them, or what they decided.
    pub words: String,
}

/// A die that was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RolledDie {
    /// Whose it is; none where it does not matter.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// What it shows.
    pub face: u8,
    /// What another die showed that was rolled with it and does not count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dropped: Option<u8>,
}

/// Why a request was not carried out; the match is as it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Problem {
    /// A word for programs (docs/PROTOCOL.md lists them).
    pub code: &'static str,
    /// What is wrong and what to do, in the language that was asked for.
    pub message: String,
    /// The rule that is the reason.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<RuleId>,
    /// What that rule says.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<&'static str>,
    /// The team of a new match that it is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<Side>,
    /// The message as data, to be said in another language.
    #[serde(skip)]
    pub phrase: Option<Box<Phrase>>,
}

impl Problem {
    /// A problem that no rule is the reason of. The message may repeat what was sent.
    pub fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            code,
            message: repeated(&message.into()),
            rule: None,
            text: None,
            side: None,
            phrase: None,
        }
    }

    /// A problem whose message can be said in every language.
    pub fn said(code: &'static str, phrase: Phrase) -> Self {
        let message = Language::ENGLISH.render(&phrase);
        Self {
            phrase: Some(Box::new(phrase)),
            ..Self::new(code, message)
        }
    }

    /// The same problem with the rule that is the reason.
    pub(crate) fn by(self, rule: RuleId) -> Self {
        Self {
            rule: Some(rule),
            text: rules_reference::text(rule.0),
            ..self
        }
    }

    /// The same problem in a language.
    #[must_use]
    pub fn in_language(mut self, language: Language) -> Self {
        if let Some(phrase) = &self.phrase {
            self.message = repeated(&language.render(phrase));
        }
        self
    }
}

/// A game as the start page offers it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct GameInfo {
    /// The name in records and requests: "fuba".
    pub game: &'static str,
    /// The name as it is printed: "FUBA".
    pub name: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// The named sets of options, the usual one first.
    pub presets: Vec<PresetInfo>,
    /// The computer coaches, those who look at least first.
    pub coaches: Vec<CoachInfo>,
    /// The board without pieces.
    pub layout: Layout,
}

/// A computer coach as the start page offers it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct CoachInfo {
    /// The name in requests: "expert".
    pub name: &'static str,
    /// How strong it is and how long it thinks.
    pub what: String,
    /// Whether it is the one who plays where nobody else is named.
    pub usual: bool,
}

/// A named set of options.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct PresetInfo {
    /// The name in requests.
    pub name: &'static str,
    /// What the game is called with these options: "FUBA 2.2".
    pub title: String,
    /// What tells it apart from others with the same title: "cards".
    #[serde(skip_serializing_if = "Option::is_none")]
    pub variant: Option<String>,
    /// What it is.
    pub what: String,
    /// Every switch with its value in this preset.
    pub switches: Vec<Switch>,
}

/// An option that can be changed before a match.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Switch {
    /// The name in `options` of a new match.
    pub name: String,
    /// How it is called.
    pub label: String,
    /// What it does.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub detail: String,
    /// The value in the preset: true or false, a number, a word, or a list of words.
    pub value: Value,
    /// The values among which one can choose, for a word or a list; empty for true or false and numbers.
    pub values: Vec<SwitchValue>,
    /// Of a single reading: its value in the set `letter` of the option `readings`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub letter: Option<&'static str>,
}

/// A value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct SwitchValue {
    /// The value in `options` of a new match.
    pub value: String,
    /// How it is called.
    pub label: String,
    /// What it means, where the name does not say it.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub detail: String,
}

/// Who decides for a side of a new match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Player {
    /// A person; whoever sets up the match gets the seat, to keep or to hand on as a link.
    Person {
        /// Whether the seat is for somebody at another computer.
        #[serde(default)]
        link: bool,
    },
    /// A computer coach.
    Computer {
        /// Its name.
        coach: String,
    },
}

/// A request for a new match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMatch {
    /// The game.
    pub game: String,
    /// The preset; without one the game's usual options.
    #[serde(default)]
    pub preset: Option<String>,
    /// Switches laid over the preset.
    #[serde(default)]
    pub options: Option<Map<String, Value>>,
    /// The teams.
    pub teams: BySide<NewTeam>,
    /// Where the dice come from.
    #[serde(default)]
    pub dice: DiceFrom,
    /// The seed of dice and coaches, which everybody is told; without one the server draws 128 bits and nobody knows them.
    #[serde(default)]
    pub seed: Option<u32>,
    /// Whether hints and thoughts may be asked for; where nothing is said, unless two people play each other.
    #[serde(default)]
    pub hints: Option<bool>,
}

/// A team of a new match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewTeam {
    /// Its name, at most 40 characters.
    #[schema(min_length = 1, max_length = 40)]
    pub name: String,
    /// Its colour, "#rrggbb".
    #[schema(pattern = "^#[0-9a-fA-F]{6}$")]
    pub colour: String,
    /// Who decides for it.
    pub player: Player,
}

/// Where the dice of a match come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DiceFrom {
    /// The server rolls.
    #[default]
    Server,
    /// People roll real dice and type in what they show.
    ByHand,
}

/// What is open of a match to everybody who has its link.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct MatchInfo {
    /// Its name in addresses; whoever knows it can watch.
    pub id: String,
    /// The game.
    pub game: &'static str,
    /// The game as these options play it: "FUBA 2.2".
    pub title: String,
    /// The options that differ from the game's usual ones, by name.
    pub options: Map<String, Value>,
    /// The teams.
    pub teams: BySide<NewTeam>,
    /// Where the dice come from.
    pub dice: DiceFrom,
    /// The seed, where whoever set the match up named it: from it all dice of the server can be known beforehand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
    /// Whether hints and thoughts may be asked for.
    pub hints: bool,
    /// The goals.
    pub score: BySide<u8>,
    /// The time in words.
    pub clock: String,
    /// Whether it is over.
    pub over: bool,
    /// Where it was taken from, for a sandbox: the match and the number of its answers that were kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sandbox: Option<Origin>,
    /// When and why the operator of the server ended it, which makes it over for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    /// Seconds since 1970 of the last change.
    pub changed: u64,
}

/// A request for a match that goes on from a moment of another.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSandbox {
    /// How many of the answers are kept.
    pub moment: usize,
    /// The teams; without them those of the other match.
    #[serde(default)]
    pub teams: Option<BySide<NewTeam>>,
    /// Where the dice come from.
    #[serde(default)]
    pub dice: DiceFrom,
    /// The seed of dice and coaches, which everybody is told; without one the server draws 128 bits and nobody knows them.
    #[serde(default)]
    pub seed: Option<u32>,
    /// Whether hints and thoughts may be asked for; where nothing is said, unless two people play each other.
    #[serde(default)]
    pub hints: Option<bool>,
}

/// A rule of the rules reference.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RuleText {
    /// Its identifier.
    pub id: &'static str,
    /// The heading it stands under.
    pub heading: &'static str,
    /// Its text.
    pub text: &'static str,
}

/// The moment that a sandbox begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The match.
    pub id: String,
    /// How many of its answers were kept.
    pub moment: usize,
}

/// The end of a match that was not played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Ended {
    /// Seconds since 1970.
    pub at: u64,
    /// What the operator said.
    pub why: String,
}

/// A match that was set up: the seats are secrets, told only here.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Seated {
    /// The match.
    pub info: MatchInfo,
    /// The secret of each seat that a person takes.
    pub seats: BySide<Option<String>>,
}

/// A stretch of a match as a replay shows it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Replay {
    /// What is open of the match.
    pub info: MatchInfo,
    /// How many moments there are: one before the first answer, and one after each; while the match goes on, a secret
    /// decision is one, however many answers it took.
    pub total: usize,
    /// The moments asked for.
    pub moments: Vec<Moment>,
    /// Where something worth a jump happens, over the whole match.
    pub landmarks: Vec<LandmarkAt>,
}

/// A match after so many answers.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Moment {
    /// How many moments came before.
    pub number: usize,
    /// The answer that led here, in its notation; hidden while it is a secret.
    pub answer: String,
    /// What it led to.
    pub events: Vec<Told>,
    /// What stands on the board.
    pub board: Board,
    /// What stands beside it.
    pub sheet: Sheet,
}

/// A moment worth a jump.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LandmarkAt {
    /// The moment.
    pub moment: usize,
    /// What it is.
    pub landmark: Landmark,
    /// The commentary.
    pub words: String,
}

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
        #[schema(required)]
        you: Option<Side>,
    },
    /// The match has changed, or this is how it stands.
    News(Box<News>),
    /// Who of the people is there.
    Presence {
        /// Whether anybody is connected with each seat; a computer always is.
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
