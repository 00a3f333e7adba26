//! What is asked of FUBA alone: its statistics, its editions compared, its formation cards measured.

pub mod compare;
pub mod formations;
mod outlook;
pub mod statistics;

use gaffer_coach::Coach;
use gaffer_core::Side;
use gaffer_fuba::{Choice, Edition, Options, Position};

use crate::Studied;
use crate::contrast::{Published, turns};
use crate::outlook::Outlook;
use compare::{Comparison, EditionComparison};

impl Studied for Position {
    type Statistics = statistics::Summary;

    fn published(options: &Options) -> Vec<Published> {
        let turns = match options.edition {
            Edition::V1_0 => turns(25.0, "F10-D7"),
            Edition::V2014 => turns(23.0, "F14-4a"),
            Edition::V2_2 => turns(17.0, "F22-4c"),
        };
        turns.to_vec()
    }

    fn with_formation(
        coach: Box<dyn Coach<Self> + Send>,
        options: &Options,
        formation: &str,
    ) -> Result<Box<dyn Coach<Self> + Send>, String> {
        formations::told(coach, options, formation)
    }

    fn outlook(&self, side: Side, row: &[Choice]) -> Option<Outlook> {
        crate::outlook::outlook(self, side, row)
    }

    fn compared(&self) -> Option<Result<EditionComparison, String>> {
        Some(Comparison::new(Some(self)).map(|compared| compared.columns()))
    }
}
