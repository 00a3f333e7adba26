//! What a viewer is shown of a match: what is awaited, what is offered, what happened.

use gaffer_core::{Outcome, RuleId, Side};
use serde::Serialize;
use serde_json::{Map, Value};
use utoipa::ToSchema;

use crate::board::{Board, Mark, PieceKind, Sheet};
use crate::described;
use crate::figure::Figure;
use crate::odds::Odds;

/// What a match waits for.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Awaits {
    /// An open decision of a side.
    Choice {
        /// Whose it is.
        #[schema(value_type = described::Side)]
        side: Side,
        /// Its name: "target".
        question: &'static str,
    },
    /// A decision that the other side must not see yet.
    Secret {
        /// Whose it is.
        #[schema(value_type = described::Side)]
        side: Side,
        /// Its name: "formation".
        question: &'static str,
    },
    /// Dice.
    Roll {
        /// What for: "turn".
        purpose: String,
        /// Whose the dice are, in order.
        #[schema(value_type = Vec<described::Side>)]
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
        #[schema(value_type = described::Outcome)]
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
    /// Whether it surely does not bring what it is made for, though the rules allow it.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub idle: bool,
    /// Whether it ends a row of choices.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub ends_row: bool,
    /// The places to point at in this order to mean it; empty where it has no place on the board.
    pub places: Vec<String>,
    /// The way of the ball or of a piece, to draw before it is chosen; at least two places or none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
    /// What the board shows beside the way: who may cut it off, who receives it, the chance at the goal.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub marks: Vec<Mark>,
    /// How it is drawn where it has no place on the board.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<Figure>,
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

/// The usual line-up of a team that is being lined up: the choices to make one after another.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LineUp {
    /// What the team is lined up for, by which a person's own line-up is kept: "kick-off, controlling".
    pub name: String,
    /// The choices, in their order.
    pub row: Vec<LineUpChoice>,
}

/// A choice of a line-up.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct LineUpChoice {
    /// The choice in its notation.
    pub choice: String,
    /// Where it puts a piece; not there where it places none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at: Option<String>,
    /// What it places.
    pub kind: PieceKind,
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
    #[schema(required, value_type = Option<described::RuleId>)]
    pub rule: Option<RuleId>,
    /// What it is to somebody who leafs through a match.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub landmark: Option<Landmark>,
    /// The dice that were thrown for it, in the order in which they are shown; empty where it is no roll.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub dice: Vec<RolledDie>,
    /// The way of the ball in it, where it moved.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ball: Option<BallWay>,
}

/// The way of the ball in an event.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub struct BallWay {
    /// The places on it, from where it begins, as far as that is known, to where it ends.
    pub places: Vec<String>,
    /// Whose goal it flies at in the end, where that is no place.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::Side>)]
    pub goal: Option<Side>,
    /// Whether it was cut off on the way before this one, to whose end it never came.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub cut_off: bool,
}

impl BallWay {
    /// The way through some places.
    pub(crate) fn through(places: &[impl ToString]) -> Self {
        Self {
            places: places.iter().map(ToString::to_string).collect(),
            ..Self::default()
        }
    }
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
    /// The choice that keeps everything in the hand, where the decision is whether a card of it is used; a viewer may want
    /// it made at every such decision.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub decline: Option<String>,
    /// What stands on the board.
    pub board: Board,
    /// What stands beside it.
    pub sheet: Sheet,
    /// What the viewer may choose; empty where the decision is not his.
    pub offers: Vec<Offer>,
    /// The choice to put together from parts, where the decision is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draft: Option<Draft>,
    /// The usual line-up, where the viewer's team is being lined up.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line_up: Option<LineUp>,
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
    /// The same in the short notation of the rules, where it has one.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notation: String,
}

/// A die that was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RolledDie {
    /// Whose it is; none where it does not matter.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<described::Side>)]
    pub side: Option<Side>,
    /// What it shows.
    pub face: u8,
    /// What another die showed that was rolled with it and does not count.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dropped: Option<u8>,
}
