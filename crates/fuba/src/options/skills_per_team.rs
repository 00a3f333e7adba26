//! How many skills each team chooses: an option that is a number.

use serde::{Deserialize, Serialize};

use super::Edition;
use super::option::{OptionValue, take};

/// How many skills each team chooses (F22-A10a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SkillsPerTeam(u8);

impl SkillsPerTeam {
    /// The number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

impl OptionValue for SkillsPerTeam {
    /// F22-D107.
    const USUAL: Self = Self(2);

    fn numbered(_edition: Edition, number: &mut u64) -> Self {
        Self(1 + take(number, 3) as u8)
    }
}

impl Default for SkillsPerTeam {
    fn default() -> Self {
        Self::USUAL
    }
}

impl TryFrom<u8> for SkillsPerTeam {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if (1..=3).contains(&number) {
            Ok(Self(number))
        } else {
            Err(format!("skills_per_team is 1, 2 or 3, not {number}"))
        }
    }
}

impl From<SkillsPerTeam> for u8 {
    fn from(number: SkillsPerTeam) -> Self {
        number.0
    }
}
