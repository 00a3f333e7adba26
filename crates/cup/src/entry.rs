//! The journal of a competition: what happened, from which everything else is computed.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::fixture::{FixtureId, TieId};
use crate::sheet::ResultSheet;
use crate::team::TeamId;

/// Something that happened in a competition.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Entry {
    /// A match has begun.
    Began {
        /// The match.
        fixture: FixtureId,
        /// The name of the stored match, where it is played here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// A match was played, here or over the board.
    Played {
        /// The match.
        fixture: FixtureId,
        /// Its result.
        sheet: ResultSheet,
    },
    /// A result was corrected.
    Corrected {
        /// The match.
        fixture: FixtureId,
        /// Its right result.
        sheet: ResultSheet,
        /// Why, for everybody to read.
        reason: String,
    },
    /// A team has withdrawn.
    Withdrawn {
        /// The team.
        team: TeamId,
        /// Why, for everybody to read.
        reason: String,
    },
    /// What holds for a tie whose teams changed by a correction after it had begun.
    Ruled {
        /// The tie.
        tie: TieId,
        /// What holds.
        ruling: Ruling,
        /// Why, for everybody to read.
        reason: String,
    },
}

/// What an organiser says to a tie whose teams changed by a correction after it had begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Ruling {
    /// The tie is played again by the right teams; what was played of it does not count.
    Replay,
    /// What was played stands.
    Stand,
}
