//! What a match is played with: edition, optional rules and the readings of doubtful lines.

mod advanced;
mod comparison;
pub mod edition;
mod reading;
mod readings;

use gaffer_core::Faults;
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use advanced::{Advanced, AdvancedSet};
pub use comparison::{Comparison, comparisons};
pub use edition::Edition;
pub use reading::{
    CarryLimit, EventFreeKicks, EventPlus5, FirstSkillFree, Formations, KeeperInGoalModifiers,
    OffsideReading, SkillsPerTeam, StyleTiredness, SupportMove, Switch, TiredFrom, TirednessPass,
    YellowSix,
};
pub use readings::{
    DifficultRebound, EventFreeMove, FailedPassOrder, FreeKickPlace, FullBackNeedsPlayer,
    GoalKickAdjustment, GoalKickEntry, InjuredReturn, KeeperPressing, MispositionedKeeper,
    OffsideOf, READINGS, ReadingBit, Readings, TackleFoul, TrapExceptions,
};

/// The options of a match.
///
/// ```
/// use gaffer_fuba::{Edition, Options};
///
/// assert_eq!(Options::default().edition, Edition::V2_2);
/// assert_eq!("A1+A2+A3+A4+A5+A6".parse(), Ok(Options::full(Edition::V2014).advanced));
/// ```
///
/// Written down, they are those that the edition knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(default, remote = "Self")]
pub struct Options {
    /// The edition of the rulebook.
    pub edition: Edition,
    /// Which formations a team may start with.
    pub formations: Formations,
    /// 1.0: which definition of offside is followed.
    pub offside: OffsideReading,
    /// 1.0: whether a piece must go to a target held by opponents alone.
    pub support_move: SupportMove,
    /// 1.0: how often the ball is carried.
    pub carry_limit: CarryLimit,
    /// 1.0: whether the controlling team keeps a piece with the ball.
    pub guard_ball: Switch,
    /// 2014: who has the free kicks of the events −1 and +1.
    pub event_free_kicks: EventFreeKicks,
    /// 2014: whether a six in the yellow card roll always leads to a red card test.
    pub yellow_six: YellowSix,
    /// 2014: what passes a tiredness test.
    pub tiredness_pass: TirednessPass,
    /// 2014: what makes a team tired.
    pub tired_from: TiredFrom,
    /// 2014: what a playing style does to a tiredness test.
    pub style_tiredness: StyleTiredness,
    /// 2.2: who moves on the special event +5.
    pub event_plus5: EventPlus5,
    /// 2.2: whether the passive team's keeper counts in the goal attempt modifiers.
    pub keeper_in_goal_modifiers: KeeperInGoalModifiers,
    /// The advanced rules switched on.
    pub advanced: AdvancedSet,
    /// 2.2: which uses of skills are free.
    pub first_skill_free: FirstSkillFree,
    /// 2.2: how many skills each team chooses.
    pub skills_per_team: SkillsPerTeam,
    /// How the doubtful lines of [`READINGS`] are read.
    #[serde(flatten)]
    pub readings: Readings,
}

impl Options {
    /// The basic game of an edition as printed.
    pub const fn of(edition: Edition) -> Self {
        Self {
            edition,
            formations: Formations::Free,
            offside: OffsideReading::Printed,
            support_move: SupportMove::Optional,
            carry_limit: CarryLimit::None,
            guard_ball: Switch::Off,
            event_free_kicks: EventFreeKicks::Printed,
            yellow_six: YellowSix::Printed,
            tiredness_pass: TirednessPass::AtLeast,
            tired_from: TiredFrom::Any,
            style_tiredness: StyleTiredness::Printed,
            event_plus5: EventPlus5::Printed,
            keeper_in_goal_modifiers: KeeperInGoalModifiers::Counted,
            advanced: AdvancedSet::NONE,
            first_skill_free: FirstSkillFree::OneUse,
            skills_per_team: SkillsPerTeam::USUAL,
            readings: Readings::SENSE,
        }
    }

    /// The complete game of an edition: every advanced rule.
    pub const fn full(edition: Edition) -> Self {
        Self {
            advanced: AdvancedSet::all_of(edition),
            ..Self::of(edition)
        }
    }

    /// The basic game of FUBA 1.0 as printed.
    pub const FUBA_1_0: Self = Self::of(Edition::V1_0);
    /// The basic game of FUBA 2014 as printed.
    pub const FUBA_2014: Self = Self::of(Edition::V2014);
    /// The basic game of FUBA 2.2 as printed.
    pub const FUBA_2_2: Self = Self::of(Edition::V2_2);
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
        let edition = self.edition;
        let usual = Self::of(edition);
        let (of_1_0, of_2014, of_2_2) = (Edition::V1_0, Edition::V2014, Edition::V2_2);
        let mut faults: Vec<String> = [
            ("offside", of_1_0, self.offside != usual.offside),
            (
                "support_move",
                of_1_0,
                self.support_move != usual.support_move,
            ),
            ("carry_limit", of_1_0, self.carry_limit != usual.carry_limit),
            ("guard_ball", of_1_0, self.guard_ball != usual.guard_ball),
            (
                "event_free_kicks",
                of_2014,
                self.event_free_kicks != usual.event_free_kicks,
            ),
            ("yellow_six", of_2014, self.yellow_six != usual.yellow_six),
            (
                "tiredness_pass",
                of_2014,
                self.tiredness_pass != usual.tiredness_pass,
            ),
            ("tired_from", of_2014, self.tired_from != usual.tired_from),
            (
                "style_tiredness",
                of_2014,
                self.style_tiredness != usual.style_tiredness,
            ),
            ("event_plus5", of_2_2, self.event_plus5 != usual.event_plus5),
            (
                "keeper_in_goal_modifiers",
                of_2_2,
                self.keeper_in_goal_modifiers != usual.keeper_in_goal_modifiers,
            ),
            (
                "first_skill_free",
                of_2_2,
                self.first_skill_free != usual.first_skill_free,
            ),
            (
                "skills_per_team",
                of_2_2,
                self.skills_per_team != usual.skills_per_team,
            ),
        ]
        .into_iter()
        .filter(|(_, only, set)| *set && *only != edition)
        .map(|(name, only, _)| {
            format!(
                "{name} is an option of edition {}, not of {}",
                only.name(),
                edition.name()
            )
        })
        .collect();
        faults.extend(self.readings.foreign_to(edition).map(|reading| {
            format!(
                "{} is an option of edition {}, not of {}",
                reading.name,
                reading.editions.join(" and "),
                edition.name()
            )
        }));
        let foreign = self.advanced.without(AdvancedSet::all_of(edition));
        if !foreign.is_empty() {
            let names: Vec<&str> = foreign.iter().map(Advanced::name).collect();
            faults.push(match edition::ADVANCED_RULES.of(edition) {
                0 => format!("edition {} has no advanced rules", edition.name()),
                last => format!(
                    "edition {} has the advanced rules A1 to A{last}, not {}",
                    edition.name(),
                    names.join(", ")
                ),
            });
        }
        faults
    }

    /// Whether an advanced rule is in force: switched on, and with it what it needs (specification,
    /// section 5).
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

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("edition", &self.edition)?;
        map.serialize_entry("formations", &self.formations)?;
        match self.edition {
            Edition::V1_0 => {
                map.serialize_entry("offside", &self.offside)?;
                map.serialize_entry("support_move", &self.support_move)?;
                map.serialize_entry("carry_limit", &self.carry_limit)?;
                map.serialize_entry("guard_ball", &self.guard_ball)?;
            }
            Edition::V2014 => {
                map.serialize_entry("event_free_kicks", &self.event_free_kicks)?;
                map.serialize_entry("yellow_six", &self.yellow_six)?;
                map.serialize_entry("advanced", &self.advanced)?;
                map.serialize_entry("tiredness_pass", &self.tiredness_pass)?;
                map.serialize_entry("tired_from", &self.tired_from)?;
                map.serialize_entry("style_tiredness", &self.style_tiredness)?;
            }
            Edition::V2_2 => {
                map.serialize_entry("event_plus5", &self.event_plus5)?;
                map.serialize_entry("keeper_in_goal_modifiers", &self.keeper_in_goal_modifiers)?;
                map.serialize_entry("advanced", &self.advanced)?;
                map.serialize_entry("first_skill_free", &self.first_skill_free)?;
                map.serialize_entry("skills_per_team", &self.skills_per_team)?;
            }
        }
        for (reading, value) in self.readings.iter() {
            if reading.is_of(self.edition.name()) {
                map.serialize_entry(reading.name, value)?;
            }
        }
        map.end()
    }
}
