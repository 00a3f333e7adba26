//! A match as it is set up and as everybody may know it.

use gaffer_core::{BySide, Bytes32, How, Side, TimeControl};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::described;
/// Who decides for a side of a new match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "who", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Player {
    /// A person; whoever sets up the match gets the seat, or an invitation to it.
    Person {
        /// Whether the seat is for somebody at another computer, who takes it by the invitation.
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
    #[schema(value_type = described::BySide<NewTeam>)]
    pub teams: BySide<NewTeam>,
    /// Where the dice come from. Where nothing is said, they are sealed between two people unless a seed is named, and else the
    /// server rolls.
    #[serde(default)]
    pub dice: Option<DiceFrom>,
    /// The seed of dice and coaches, which everybody is told; without one the server draws 128 bits and nobody knows them.
    #[serde(default)]
    pub seed: Option<u32>,
    /// Whether hints and thoughts may be asked for; where nothing is said, unless two people play each other.
    #[serde(default)]
    pub hints: Option<bool>,
    /// How much time people have to decide; without it as much as they like.
    #[serde(default)]
    #[schema(value_type = Option<described::TimeControl>)]
    pub time: Option<TimeControl>,
    /// The computer coach who takes a seat that its person left, when the other one claims it; without one the match is lost.
    #[serde(default)]
    pub substitute: Option<String>,
    /// Whether everybody finds it in the list of matches to watch; without that only by its link.
    #[serde(default)]
    pub public: bool,
    /// Whether it is to be rated: people with accounts, a clock, sealed dice, the options of a preset, no hints and no substitute.
    #[serde(default)]
    pub rated: bool,
    /// How many seconds later everybody without a seat sees it, at most a day; where nothing is said, as many as the club says.
    #[serde(default)]
    #[schema(maximum = 86400)]
    pub delay: Option<u32>,
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
    /// The names of its players by shirt, from 1 on, where the game has shirts; empty for whoever has none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[schema(max_items = 20)]
    pub squad: Vec<String>,
}

/// The most players of a team who can have names.
pub const LARGEST_SQUAD: usize = 20;

/// Where the dice of a match come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum DiceFrom {
    /// The server rolls.
    #[default]
    Server,
    /// People roll real dice and type in what they show.
    ByHand,
    /// The server rolls, by numbers that it and the seats have sealed before: nobody can choose a die or foresee one.
    Sealed,
}

/// The sealing of a match's dice, as far as it has come; everything in it is a text of 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Sealing {
    /// The seal of the server's secret, told before anybody sits.
    #[schema(value_type = String)]
    pub server: Bytes32,
    /// The seal of each seat.
    #[schema(value_type = described::BySide<Option<String>>)]
    pub seals: BySide<Option<Bytes32>>,
    /// The number that each seat has sealed, once it is shown.
    #[schema(value_type = described::BySide<Option<String>>)]
    pub numbers: BySide<Option<Bytes32>>,
    /// The sides that are awaited: to send a seal, or once all have, to send the number. Nothing is asked before nobody is.
    #[schema(value_type = described::BySide<bool>)]
    pub awaited: BySide<bool>,
}

/// What is open of a match to everybody who has its link.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "facts that do not exclude each other"
)]
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
    #[schema(value_type = described::BySide<NewTeam>)]
    pub teams: BySide<NewTeam>,
    /// Where the dice come from.
    pub dice: DiceFrom,
    /// The seed, where whoever set the match up named it: from it all dice of the server can be known beforehand.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seed: Option<u32>,
    /// How far the sealing of the dice has come, where they are sealed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sealing: Option<Sealing>,
    /// Whether hints and thoughts may be asked for.
    pub hints: bool,
    /// The goals.
    #[schema(value_type = described::BySide<u8>)]
    pub score: BySide<u8>,
    /// The time in words.
    pub clock: String,
    /// Whether it is over.
    pub over: bool,
    /// Whose decision it waits for, as far as everybody may know; not there while dice are due.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::Side>)]
    pub turn: Option<Side>,
    /// Whether the other side decides at the same time: both choose in secret.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(default = false)]
    pub both: bool,
    /// Which seats of people nobody has taken yet.
    #[schema(value_type = described::BySide<bool>)]
    pub free: BySide<bool>,
    /// Where it was taken from, for a sandbox: the match and the number of its answers that were kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sandbox: Option<Origin>,
    /// How much time people have to decide; not there where they have as much as they like.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::TimeControl>)]
    pub time: Option<TimeControl>,
    /// The computer coach who takes a seat that its person left.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub substitute: Option<String>,
    /// Whether everybody finds it in the list of matches to watch.
    pub public: bool,
    /// Whether its result changes ratings.
    pub rated: bool,
    /// Why it is not rated although that was wanted, in the language that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub unrated: Option<String>,
    /// How many seconds later everybody without a seat sees it.
    #[serde(skip_serializing_if = "gaffer_core::is_default")]
    #[schema(required = false)]
    pub delay: u32,
    /// When the time of whoever decides is over: milliseconds since 1970.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<u64>,
    /// How it ended before the whistle.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub end: Option<EndTold>,
    /// When and why the operator of the server ended it, which makes it over for good.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Ended>,
    /// The competition that it is part of, where a match is looked at by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cup: Option<String>,
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
    #[schema(value_type = Option<described::BySide<NewTeam>>)]
    pub teams: Option<BySide<NewTeam>>,
    /// Where the dice come from.
    #[serde(default)]
    pub dice: DiceFrom,
    /// Whether the rolls that come after that moment in the other match are made again, each by its number, where the server
    /// rolls; where one does not fit what is rolled for, and after the last, dice are fresh.
    #[serde(default)]
    pub same_dice: bool,
    /// The seed of dice and coaches, which everybody is told; without one the server draws 128 bits and nobody knows them.
    #[serde(default)]
    pub seed: Option<u32>,
    /// Whether hints and thoughts may be asked for; where nothing is said, unless two people play each other.
    #[serde(default)]
    pub hints: Option<bool>,
}

/// The moment that a sandbox begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The match.
    pub id: String,
    /// How many of its answers were kept.
    pub moment: usize,
    /// Whether it makes the rolls that came after that moment in the other match, where they fit.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub same_dice: bool,
}

/// The end of a match that was not played to its end.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Ended {
    /// Seconds since 1970.
    pub at: u64,
    /// What the operator said.
    pub why: String,
}

/// How a match ended before the whistle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct EndTold {
    /// How.
    #[schema(value_type = described::How)]
    pub how: How,
    /// Who has won; nobody where it is a draw or does not count.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::Side>)]
    pub winner: Option<Side>,
    /// Both in words, in the language that was asked for.
    pub words: String,
}

/// A match that was set up: seats and invitations are secrets, told only here.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Seated {
    /// The match.
    pub info: MatchInfo,
    /// The secret of each seat of whoever set it up.
    #[schema(value_type = described::BySide<Option<String>>)]
    pub seats: BySide<Option<String>>,
    /// The invitation to each seat that somebody else is to take.
    #[schema(value_type = described::BySide<Option<String>>)]
    pub invitations: BySide<Option<String>>,
}
