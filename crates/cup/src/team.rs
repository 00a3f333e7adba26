//! The teams of a competition and who plays them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A team of a competition: its place in the seeding, the highest seed 0.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(transparent)]
pub struct TeamId(pub usize);

/// A team as the organiser enters it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = CupTeam)]
pub struct Team {
    /// Its name, at most 40 characters, no two alike.
    pub name: String,
    /// Its colour, "#rrggbb".
    pub colour: String,
    /// Who plays it.
    pub player: Player,
    /// The names of its players by shirt, 1 to 20, where the game has a squad; fewer names than shirts are fine.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub squad: Vec<String>,
    /// How strong it is, for a simulation without coaches: points of a rating in which 400 more win ten of eleven.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<f64>,
}

/// Who plays a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[schema(as = CupPlayer)]
pub enum Player {
    /// A person at this computer.
    Person,
    /// A person at another computer, by a link.
    Link,
    /// A computer coach by its name.
    Coach(String),
    /// A program that speaks the referee's protocol, by its command.
    Program(String),
}
