//! Offers as pictures: a line-up in lines with its roles, a skill as a card.

use serde::Serialize;
use utoipa::ToSchema;

/// What a screen draws of an offer that has no place on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Figure {
    /// Players in lines.
    Formation {
        /// How many stand in each line, the defence first.
        lines: Vec<u8>,
        /// How many have each role; empty where roles are not what is chosen.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        roles: Vec<RoleCount>,
    },
    /// A card in the hand.
    Card {
        /// Where it belongs.
        group: CardGroup,
        /// What a use costs.
        price: u8,
    },
}

/// How many players have a role.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct RoleCount {
    /// The role's name in words.
    pub role: String,
    /// The line from which its players come: 0 is the defence.
    pub line: u8,
    /// Whether they play further forward than their line; else further back.
    pub forward: bool,
    /// Whether they play on the wings; else in the middle.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub wide: bool,
    /// How many.
    pub number: u8,
}

/// Where a card belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum CardGroup {
    /// The whole team.
    Team,
    /// The keeper.
    Keeper,
    /// The defence.
    Defence,
    /// The midfield.
    Midfield,
    /// The attack.
    Attack,
}
