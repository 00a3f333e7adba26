//! What teaches a game: guides with their lessons, rulebooks, and the examples of a rule.

use gaffer_core::BySide;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Problem, Sight, Told};
use crate::board::Board;

/// A guide: the lessons that teach a game, in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct GuideInfo {
    /// The name in addresses: "fuba".
    pub name: String,
    /// The game that it teaches.
    pub game: &'static str,
    /// What it is called.
    pub title: String,
    /// What it teaches.
    pub what: String,
    /// The teams of its lessons; the reader is home.
    #[schema(value_type = crate::described::BySide<String>)]
    pub teams: BySide<String>,
    /// Its lessons.
    pub lessons: Vec<LessonInfo>,
}

/// A lesson of a guide.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct LessonInfo {
    /// The name in addresses: "pass".
    pub name: String,
    /// What it is called.
    pub title: String,
    /// The rules that it is about.
    pub rules: Vec<String>,
}

/// What a reader has done in a lesson.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Practised {
    /// The reader's choices since the beginning; dice and the other team's choices are the lesson's.
    pub answers: Vec<String>,
}

/// How a lesson stands after a reader's choices.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Practice {
    /// What is expected of the reader.
    pub state: PracticeState,
    /// The idea of the lesson while it asks, why a choice was wrong, or what was learnt.
    pub words: String,
    /// What to do now; empty where nothing is.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub task: String,
    /// The choice that the lesson asks for, to be shown on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub show: Option<String>,
    /// What the last choice led to, step by step; without a choice the beginning alone. The last is how it stands now.
    pub frames: Vec<Frame>,
}

/// What a lesson expects of its reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PracticeState {
    /// A choice.
    Asks,
    /// To take the last choice back: it was allowed, but leads elsewhere.
    Wrong,
    /// Nothing: the lesson is done.
    Done,
}

/// A lesson at one moment.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Frame {
    /// What the reader is shown.
    pub sight: Sight,
    /// Everything that happened since the beginning.
    pub events: Vec<Told>,
}

/// A rulebook: the rules reference of a game or an edition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RulebookInfo {
    /// The name in addresses, with which the identifiers of its rules begin: "F22".
    pub name: &'static str,
    /// The game.
    pub game: &'static str,
    /// What is printed on it: "FUBA 2.2".
    pub title: &'static str,
}

/// A rulebook with its text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Rulebook {
    /// Which it is.
    pub info: RulebookInfo,
    /// The page in Markdown, in English: headings, tables, and a line `**IDENTIFIER** text` for each rule.
    pub page: &'static str,
}

/// An example of a rule: a scenario that would fail without it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Example {
    /// What it shows, in English.
    pub title: String,
    /// The game.
    pub game: &'static str,
    /// Its cases.
    pub cases: Vec<ExampleCase>,
}

/// One case of an example: a position, what is done, and what comes of it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct ExampleCase {
    /// What it shows, in English.
    pub name: String,
    /// What stands on the board before.
    pub before: Board,
    /// Choices and dice in their notation.
    pub play: Vec<String>,
    /// What happened, in words.
    pub told: Vec<String>,
    /// Why the last choice was refused, where it was.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<Problem>,
    /// What is awaited afterwards, in words; empty where nothing is.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub prompt: String,
    /// What stands on the board afterwards.
    pub after: Board,
}
