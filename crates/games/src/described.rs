//! How types of the core are described to other programs: the core waits for no description when it is built.

use serde::Serialize;
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

/// The time that each side has to decide. It runs only while a person decides, and from the first roll on.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum TimeControl {
    /// So many seconds for the whole match, and so many more for each turn.
    Live {
        /// Seconds for the whole match, at most a day.
        base: u32,
        /// Seconds more for each turn of one's own, at most an hour.
        increment: u32,
    },
    /// So many days for each turn, and a reserve for all that take longer.
    Correspondence {
        /// Days for each turn of one's own, at most 30.
        days: u32,
        /// Days for the whole match that are used when those are over, at most 365.
        reserve: u32,
        /// Days a year that each side can take off while its clock stands still, at most 180.
        #[serde(default)]
        vacation: u32,
    },
}

/// The ways in which a match ends before the whistle.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "kebab-case")]
pub enum How {
    /// A side gave up.
    Resigned,
    /// The time of a side was over.
    OnTime,
    /// Both sides agreed on a draw.
    Agreed,
    /// A side broke it off before the first roll: it does not count.
    Aborted,
    /// A side was away for too long, and the other one claimed the match.
    Abandoned,
}

/// What a side may offer to the other one.
#[derive(Debug, ToSchema)]
#[schema(rename_all = "kebab-case")]
pub enum Proposal {
    /// To end the match as a draw.
    Draw,
    /// To take back everything from the last row of one's own choices on, while no die was thrown since.
    TakeBack,
    /// To go on later.
    Adjourn,
    /// To go on, after it was adjourned.
    Resume,
    /// To play again with sides exchanged, after the end.
    Rematch,
    /// To let both ask for hints and thoughts.
    Hints,
}

/// The identifier of a rule, such as `F22-4.1.1a`, as the rules reference lists it.
#[derive(Debug, ToSchema)]
pub struct RuleId(pub &'static str);
