//! Readings of doubtful lines: what a decision of the rulings lets people choose.

use serde::{Deserialize, Serialize};

/// Which formations a team may start with (F22-D7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Formations {
    /// Any three lines that add up to ten.
    #[default]
    Free,
    /// The eight cards.
    Cards,
}

/// Who moves on the special event +5 (F22-D33).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventPlus5 {
    /// The passive team, as the table is printed.
    #[default]
    Printed,
    /// The controlling team, as symmetry suggests.
    Errata,
}

/// Whether the passive team's keeper counts in the goal attempt modifiers (F22-D3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KeeperInGoalModifiers {
    /// He counts like any player.
    #[default]
    Counted,
    /// He is left out of F22-4.6-T1 to F22-4.6-T4.
    NotCounted,
}

/// Which uses of skills are free (F22-D92).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstSkillFree {
    /// A team's first use of all in the match.
    #[default]
    OneUse,
    /// The first use of every skill.
    EachSkill,
}

/// How many skills each team chooses (F22-A10a).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SkillsPerTeam(u8);

impl SkillsPerTeam {
    /// Two skills (F22-D107).
    pub(super) const USUAL: Self = Self(2);

    /// The number.
    pub const fn number(self) -> u8 {
        self.0
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

/// Which definition of offside a match of 1.0 follows (F10-D9).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OffsideReading {
    /// As printed, without an exception.
    #[default]
    Printed,
    /// The definition and the exceptions of 2014.
    #[serde(rename = "as_2014")]
    As2014,
}

/// Whether a piece must go to a target held by opponents alone (F10-D15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SupportMove {
    /// It may.
    #[default]
    Optional,
    /// It must.
    Forced,
}

/// How often the ball is carried in a movement of 1.0 (F10-D34).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CarryLimit {
    /// As often as it can be.
    #[default]
    None,
    /// Once in each team's movement.
    Once,
}

/// A rule that is left out or played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    /// It is left out.
    #[default]
    Off,
    /// It is played.
    On,
}

/// Who has the free kicks of the events −1 and +1 of 2014 (F14-D7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventFreeKicks {
    /// −1 the controlling team, +1 the passive team, as the table is printed.
    #[default]
    Printed,
    /// The other way round, as in 2.2.
    #[serde(rename = "as_2_2")]
    As2_2,
}

/// Whether a six in the yellow card roll of 2014 always leads to a red card test (F14-D25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum YellowSix {
    /// Only for a team that already holds a yellow card.
    #[default]
    Printed,
    /// Always, as in 2.2.
    AlwaysTest,
}

/// What passes a tiredness test of 2014 (F14-D27).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TirednessPass {
    /// At least the game time.
    #[default]
    AtLeast,
    /// More than the game time, as in 2.2.
    Higher,
}

/// What makes a team of 2014 tired (F14-D29).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TiredFrom {
    /// Running out of condition points by whatever reason.
    #[default]
    Any,
    /// A tiredness test alone, as in 2.2.
    Test,
}

/// What a playing style does to a tiredness test (F14-D36).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StyleTiredness {
    /// Aggressive +1, easy −1.
    #[default]
    Printed,
    /// Aggressive −1, easy +1.
    Reversed,
}
