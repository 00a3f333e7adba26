//! What a match is played with: edition, optional rules and the readings of doubtful lines.

mod advanced;
mod carried;
mod comparison;
pub mod edition;
mod option;
mod readings;
mod skills_per_team;

use gaffer_core::{BySide, Faults, OptionRow};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use advanced::{Advanced, AdvancedSet};
pub use comparison::{Comparison, comparisons};
pub use edition::Edition;
pub use readings::*;
pub use skills_per_team::SkillsPerTeam;

use crate::skill::SkillSet;
use option::{OptionValue, foreign, options, take};

options! {
    /// Any three lines that add up to ten, or the eight formation cards.
    formations: Formations in [V1_0 V2014 V2_2] { // F22-D7
        /// Any three lines that add up to ten.
        Free = "free"
        /// The eight cards.
        Cards = "cards"
    }
    /// Which edition's definition of offside is followed.
    offside: OffsideReading in [V1_0] { // F10-D9
        /// As printed, without an exception.
        Printed = "printed"
        /// The definition and the exceptions of 2014.
        As2014 = "as_2014"
    }
    /// Whether a player must go to a target held by opponents alone.
    support_move: SupportMove in [V1_0] { // F10-D15
        /// He may.
        Optional = "optional"
        /// He must.
        Forced = "forced"
    }
    /// How often a player may carry the ball in a turn.
    carry_limit: CarryLimit in [V1_0] { // F10-D34
        /// As often as it can be.
        None = "none"
        /// Once in each team's movement.
        Once = "once"
    }
    /// Whether the controlling team keeps a player with the ball.
    guard_ball: GuardBall in [V1_0] { // F10-D35
        /// It need not.
        Off = "off"
        /// It does.
        On = "on"
    }
    /// Who has the free kicks of the events -1 and +1.
    event_free_kicks: EventFreeKicks in [V2014] { // F14-D7
        /// −1 the controlling team, +1 the passive team, as the table is printed.
        Printed = "printed"
        /// The other way round, as in 2.2.
        As2_2 = "as_2_2"
    }
    /// Whether a six for a yellow card always leads to a test for a red one.
    yellow_six: YellowSix in [V2014] { // F14-D25
        /// Only for a team that already holds a yellow card.
        Printed = "printed"
        /// Always, as in 2.2.
        AlwaysTest = "always_test"
    }
    /// Who moves on the special event +5.
    event_plus5: EventPlus5 in [V2_2] { // F22-D33
        /// The passive team, as the table is printed.
        Printed = "printed"
        /// The controlling team, as symmetry suggests.
        Errata = "errata"
    }
    /// Whether the keeper counts among the players in front of his goal.
    keeper_in_goal_modifiers: KeeperInGoalModifiers in [V2_2] { // F22-D3
        /// He counts like any player.
        Counted = "counted"
        /// He is left out of F22-4.6-T1 to F22-4.6-T4.
        NotCounted = "not_counted"
    }
    /// The advanced rules switched on.
    advanced: AdvancedSet in [V2014 V2_2]
    /// What passes a tiredness test.
    tiredness_pass: TirednessPass in [V2014] { // F14-D27
        /// At least the game time.
        AtLeast = "at_least"
        /// More than the game time, as in 2.2.
        Higher = "higher"
    }
    /// What makes a team tired.
    tired_from: TiredFrom in [V2014] { // F14-D29
        /// Running out of condition points by whatever reason.
        Any = "any"
        /// A tiredness test alone, as in 2.2.
        Test = "test"
    }
    /// What a playing style does to a tiredness test.
    style_tiredness: StyleTiredness in [V2014] { // F14-D36
        /// Aggressive +1, easy −1.
        Printed = "printed"
        /// Aggressive −1, easy +1.
        Reversed = "reversed"
    }
    /// Which uses of skills cost no condition.
    first_skill_free: FirstSkillFree in [V2_2] { // F22-D92
        /// A team's first use of all in the match.
        OneUse = "one_use"
        /// The first use of every skill.
        EachSkill = "each_skill"
    }
    /// How many skills each team chooses.
    skills_per_team: SkillsPerTeam in [V2_2]
    /// Whether a match that is level goes on to a shoot-out: of ours, for competitions.
    shoot_out: bool in [V1_0 V2014 V2_2] // F10-D45, F14-D52, F22-D114
}

impl Default for Options {
    fn default() -> Self {
        Self::basic(Edition::default())
    }
}

impl Options {
    /// The complete game of an edition: every advanced rule.
    pub const fn full(edition: Edition) -> Self {
        Self {
            advanced: AdvancedSet::all_of(edition),
            ..Self::basic(edition)
        }
    }

    /// The basic game of FUBA 1.0 as printed.
    pub const FUBA_1_0: Self = Self::basic(Edition::V1_0);
    /// The basic game of FUBA 2014 as printed.
    pub const FUBA_2014: Self = Self::basic(Edition::V2014);
    /// The basic game of FUBA 2.2 as printed.
    pub const FUBA_2_2: Self = Self::basic(Edition::V2_2);
    /// The complete game of FUBA 2.2: every advanced rule.
    pub const FULL: Self = Self::full(Edition::V2_2);

    /// Named presets, the usual one first.
    pub const PRESETS: [(&'static str, Self); 6] = [
        ("2.2", Self::FUBA_2_2),
        (
            "2.2-cards",
            Self {
                formations: Formations::Cards,
                ..Self::FUBA_2_2
            },
        ),
        ("full", Self::FULL),
        ("2014", Self::FUBA_2014),
        ("2014-full", Self::full(Edition::V2014)),
        ("1.0", Self::FUBA_1_0),
    ];

    /// Options set that do not belong to the edition.
    pub fn faults(&self) -> Vec<String> {
        let readings = self.readings.foreign_to(self.edition);
        self.foreign_options()
            .chain(readings.map(|line| foreign(line.name, line.editions, self.edition)))
            .chain(self.carried_faults())
            .collect()
    }

    /// Whether an advanced rule is in force: switched on, and with it what it needs (docs/rules, "What the
    /// advanced rules need").
    #[inline]
    pub const fn plays(self, rule: Advanced) -> bool {
        self.advanced.contains(rule)
            && match rule.needs(self.edition) {
                Some(needed) => self.advanced.contains(needed),
                None => true,
            }
    }

    /// Whether keepers are advanced or inside: A5 of 2014.
    #[inline]
    pub const fn plays_advanced_keeper(self) -> bool {
        matches!(self.edition, Edition::V2014) && self.plays(Advanced::Keeper)
    }

    /// Whether lines have playing styles: A6 of 2014.
    #[inline]
    pub const fn plays_styles(self) -> bool {
        matches!(self.edition, Edition::V2014) && self.plays(Advanced::Aggression)
    }

    /// Whether keepers may sweep: A5 of 2.2.
    #[inline]
    pub const fn plays_sweeping(self) -> bool {
        matches!(self.edition, Edition::V2_2) && self.plays(Advanced::Keeper)
    }

    /// Reads a preset's name.
    pub fn preset(name: &str) -> Result<Self, Faults> {
        Self::PRESETS
            .iter()
            .find(|(preset, _)| *preset == name)
            .map(|(_, options)| *options)
            .ok_or_else(|| {
                let known: Vec<_> = Self::PRESETS.iter().map(|(preset, _)| *preset).collect();
                Faults(vec![format!(
                    "'{name}' is not a preset: choose one of {}",
                    known.join(", ")
                )])
            })
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut options = Self::deserialize(deserializer)?;
        options.readings = options.readings.written_for(options.edition);
        Ok(options)
    }
}
