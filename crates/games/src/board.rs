//! A board as any screen draws it: places with their extents, lines, pieces, the ball and the teams' sheets.
//!
//! Whoever draws it needs no rule of a game: what stands where is said, and what may be done is in the offers.

use gaffer_core::{BySide, Side};
use serde::Serialize;
use utoipa::ToSchema;

use crate::described;
use crate::figure::Figure;
use crate::odds::Odds;

/// A board without pieces, in units of its own: the home goal on the left, the origin at the top left.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Layout {
    /// How wide the board is.
    pub width: f32,
    /// How high it is.
    pub height: f32,
    /// Where pieces can stand, in reading order.
    pub places: Vec<Place>,
    /// What is painted on the grass.
    pub lines: Vec<Shape>,
    /// Whether offers name directions by the compass: north is where home attacks, to the right.
    pub compass: bool,
}

/// A place of a board: an area of FUBA, a space of Champions 2020.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Place {
    /// The name in choices: "b3".
    pub id: String,
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
    /// The places next to it.
    pub neighbours: Vec<String>,
    /// What it is beside its name: "penalty-area", "goal"; a key for words and for drawing.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub kind: Option<&'static str>,
    /// Whose end it belongs to, where it has a kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::Side>)]
    pub side: Option<Side>,
}

/// A painted line.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "shape", rename_all = "kebab-case")]
pub enum Shape {
    /// A straight line.
    Line {
        /// Where it begins.
        x1: f32,
        /// Where it begins.
        y1: f32,
        /// Where it ends.
        x2: f32,
        /// Where it ends.
        y2: f32,
    },
    /// A rectangle.
    Box {
        /// The left edge.
        x: f32,
        /// The upper edge.
        y: f32,
        /// The width.
        width: f32,
        /// The height.
        height: f32,
    },
    /// A circle; a spot is a small one.
    Circle {
        /// The middle.
        x: f32,
        /// The middle.
        y: f32,
        /// The radius.
        radius: f32,
    },
}

/// What stands on a board.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct Board {
    /// Every piece on the board, in the order in which it is read out.
    pub pieces: Vec<Piece>,
    /// The ball, where it is in play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ball: Option<Ball>,
    /// The way of a ball that somebody may still play on, cut off or save, from where it was first touched; at least
    /// two places or none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub way: Vec<String>,
}

/// Something that the board shows of a choice before it is made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Mark {
    /// The place.
    pub at: String,
    /// What happens there.
    pub kind: MarkKind,
    /// Where those stand who do it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub by: Vec<String>,
    /// How likely it is; of each single one where several try.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub odds: Option<Odds>,
}

/// What happens at a place that a choice concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum MarkKind {
    /// Opponents may cut the ball off.
    CutOff,
    /// A teammate receives the ball and plays on.
    Receive,
    /// A goal is scored.
    Goal,
}

/// A piece on the board.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Piece {
    /// The same from one position to the next where the game tells pieces apart ("home-7"); else made of where it
    /// stands ("home-b3-2").
    pub id: String,
    /// The place on which it stands.
    pub at: String,
    /// Whose it is.
    #[schema(value_type = described::Side)]
    pub side: Side,
    /// What is written on it: a shirt's number, or nothing.
    pub text: String,
    /// What it is.
    pub kind: PieceKind,
    /// What can be told of it: "yellow", "injured", "warm", "line-defenders"; keys for words and for drawing.
    pub marks: Vec<&'static str>,
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PieceKind {
    /// A player.
    Outfield,
    /// A goalkeeper.
    Keeper,
}

/// The ball.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Ball {
    /// The place on which it lies.
    pub at: String,
    /// Its value, in games where it has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<i8>,
    /// The piece that has it, where one has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub holder: Option<String>,
}

/// What stands beside the board: score, time and what each team has.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Sheet {
    /// The goals.
    #[schema(value_type = described::BySide<u8>)]
    pub score: BySide<u8>,
    /// The time.
    pub clock: Clock,
    /// Whose team controls the ball.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::Side>)]
    pub controlling: Option<Side>,
    /// What each team has, as the viewer may know it, in one order for both.
    #[schema(value_type = described::BySide<Vec<Fact>>)]
    pub teams: BySide<Vec<Fact>>,
}

/// The time of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Clock {
    /// The period as a key for words: "first-half", "second-half", "extra-time-1", "shoot-out", "before", "over".
    pub period: &'static str,
    /// The minute.
    pub minute: u8,
    /// The last minute of the period before stoppage time.
    pub of: u8,
    /// Squares of stoppage time used, and how many there are; none where the game has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stoppage: Option<(u8, u8)>,
    /// The time in words: "2nd half, 90+2".
    pub words: String,
    /// What the time is counted by, where that is not a clock; else empty.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub detail: String,
}

/// Something that a team has: cards, condition, substitutes, a formation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Fact {
    /// What it is, as a key for words: "formation", "yellow", "red", "condition", "substitutions", "bench".
    pub key: &'static str,
    /// How it is called.
    pub label: String,
    /// What it is now: "4-4-2", "2", "D 3 M 4 F 2".
    pub value: String,
    /// More to say of it, where there is more: names of skills and what they do.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub detail: String,
    /// The cards that it is about, where it is about cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
}

/// The cards that a team holds, as a viewer may know them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Hand {
    /// Those that he knows.
    pub cards: Vec<Card>,
    /// How many more there are.
    pub unknown: u8,
}

/// A card that a team holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct Card {
    /// How it is called.
    pub name: String,
    /// What it does.
    pub what: String,
    /// How it is drawn.
    pub figure: Figure,
    /// Whether everybody knows it; else it is the viewer's own secret.
    pub shown: bool,
}
