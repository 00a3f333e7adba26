//! How deep a review looks, and how long that takes.

use gaffer_coach::search::Budget;
use gaffer_core::Rules as _;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Effort;

/// How deep a review looks into decisions.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema,
)]
#[serde(rename_all = "lowercase")]
#[schema(as = ReviewDepth)]
pub enum Depth {
    /// By what decisions lead to at once.
    Glance,
    /// By a search of 200 nodes for each decision.
    Search,
    /// By a search of 1,200 nodes for each decision.
    Deep,
}

/// How long a review takes.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReviewTime)]
pub(super) struct DepthTime {
    pub(super) depth: Depth,
    /// About how many seconds it takes on this computer, where nothing else is to be done.
    pub(super) seconds: f64,
}

/// What a decision takes on one core at a glance, what a node of its search takes, and what the values of the rolls around it take
/// where it is searched, in milliseconds.
const FUBA: [f64; 3] = [0.5, 0.12, 30.0];
const CHAMPIONS: [f64; 3] = [0.5, 0.24, 45.0];

impl Depth {
    /// Every depth, the shallowest first.
    pub const ALL: [Self; 3] = [Self::Glance, Self::Search, Self::Deep];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Glance => "glance",
            Self::Search => "search",
            Self::Deep => "deep",
        }
    }

    /// The nodes of the search for each decision.
    fn nodes(self) -> Option<u64> {
        match self {
            Self::Glance => None,
            Self::Search => Some(200),
            Self::Deep => Some(1200),
        }
    }

    /// How many seconds so many decisions of a game take on so many cores, about: as measured, with what a glance takes of a
    /// preset with everything (docs/FIGURES.md).
    pub fn seconds(self, game: &str, decisions: usize, cores: usize) -> f64 {
        let [glance, node, values] = if game == gaffer_champions::Position::GAME {
            CHAMPIONS
        } else {
            FUBA
        };
        let milliseconds = (self.nodes()).map_or(glance, |nodes| nodes as f64 * node + values);
        decisions as f64 * milliseconds / 1000.0 / cores.max(1) as f64
    }

    /// The thought that goes into it.
    pub fn effort(self, threads: usize) -> Effort {
        Effort {
            budget: self.nodes().map(Budget::nodes),
            seed: 0,
            threads,
        }
    }
}
