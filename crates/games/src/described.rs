//! How types of the core are described to other programs: the core waits for no description when it is built.

use utoipa::ToSchema;

/// One of the two teams.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "lowercase")]
pub enum Side {
    /// The team that attacks up the board.
    Home,
    /// The team that attacks down the board.
    Away,
}

/// A value for each side.
#[derive(Debug, ToSchema)]
pub struct BySide<T> {
    /// The home side's value.
    pub home: T,
    /// The away side's value.
    pub away: T,
}

/// How a match ended.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "kebab-case")]
pub enum Outcome {
    /// This side won.
    Won(Side),
    /// Nobody won.
    Drawn,
}

/// The identifier of a rule, such as `F22-4.1.1a`, as the rules reference lists it.
#[derive(Debug, ToSchema)]
pub struct RuleId(pub &'static str);
