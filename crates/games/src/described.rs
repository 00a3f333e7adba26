//! How types of the core are described to other programs: the core waits for no description when it is built.

#![expect(dead_code, reason = "these types are described, and never made")]

use utoipa::ToSchema;

/// One of the two teams.
#[derive(ToSchema)]
#[schema(rename_all = "lowercase")]
pub(crate) enum Side {
    /// The team that attacks up the board.
    Home,
    /// The team that attacks down the board.
    Away,
}

/// A value for each side.
#[derive(ToSchema)]
pub(crate) struct BySide<T> {
    /// The home side's value.
    pub(crate) home: T,
    /// The away side's value.
    pub(crate) away: T,
}

/// How a match ended.
#[derive(ToSchema)]
#[schema(rename_all = "kebab-case")]
pub(crate) enum Outcome {
    /// This side won.
    Won(Side),
    /// Nobody won.
    Drawn,
}

/// The identifier of a rule, such as `F22-4.1.1a`, as the rules reference lists it.
#[derive(ToSchema)]
pub(crate) struct RuleId(&'static str);
