//! What a match is played with: edition, optional rules and the readings of doubtful lines.

use std::fmt;
use std::str::FromStr;

use gaffer_core::Faults;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An edition of the rulebook.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Edition {
    /// FUBA 2.2.
    #[default]
    #[serde(rename = "2.2")]
    V2_2,
}

impl Edition {
    /// The edition's number on its cover.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V2_2 => "2.2",
        }
    }
}

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

/// What a "free movement" of the event table is (F22-D31).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EventFreeMove {
    /// One piece to any adjacent area.
    #[default]
    Adjacent,
    /// Only the free movements of F22-4.7.6.
    FreeMovement,
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

/// Where a free kick is taken when the ball has left the target area (F22-D61).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FreeKickPlace {
    /// Where the ball is.
    #[default]
    Ball,
    /// In the target area.
    Target,
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

/// When Tackle and Midfield pressing foul in an aggressive pressing (F22-D95).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TackleFoul {
    /// On equal dice only.
    #[default]
    Doubles,
    /// On equal dice and when the pressing fails.
    DoublesOrFailure,
}

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

impl Default for SkillsPerTeam {
    fn default() -> Self {
        Self(2) // F22-D107
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

/// An advanced rule of the rulebook, each a switch of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Advanced {
    /// A1: condition points and tiredness.
    Condition,
    /// A2: roles.
    Roles,
    /// A3: substitutions.
    Substitutions,
    /// A4: injuries.
    Injuries,
    /// A5: the sweeping keeper.
    Sweep,
    /// A6: aggressive pressing.
    AggressivePressing,
    /// A7: offside risk.
    OffsideRisk,
    /// A8: passing through an area.
    PassingThrough,
    /// A9: slow play.
    SlowPlay,
    /// A10: skills.
    Skills,
    /// A11: the advanced special events.
    Events,
}

impl Advanced {
    /// All advanced rules in the rulebook's order.
    pub const ALL: [Self; 11] = [
        Self::Condition,
        Self::Roles,
        Self::Substitutions,
        Self::Injuries,
        Self::Sweep,
        Self::AggressivePressing,
        Self::OffsideRisk,
        Self::PassingThrough,
        Self::SlowPlay,
        Self::Skills,
        Self::Events,
    ];

    /// The rule's number in the rulebook.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Condition => "A1",
            Self::Roles => "A2",
            Self::Substitutions => "A3",
            Self::Injuries => "A4",
            Self::Sweep => "A5",
            Self::AggressivePressing => "A6",
            Self::OffsideRisk => "A7",
            Self::PassingThrough => "A8",
            Self::SlowPlay => "A9",
            Self::Skills => "A10",
            Self::Events => "A11",
        }
    }

    /// What the rule is about, in the rulebook's words.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Condition => "condition and tiredness",
            Self::Roles => "roles",
            Self::Substitutions => "substitutions",
            Self::Injuries => "injuries",
            Self::Sweep => "sweeping keeper",
            Self::AggressivePressing => "aggressive pressing",
            Self::OffsideRisk => "offside risk",
            Self::PassingThrough => "passing through",
            Self::SlowPlay => "slow play",
            Self::Skills => "skills",
            Self::Events => "advanced special events",
        }
    }

    /// The rule without which this one is treated as off (specification, section 5).
    pub const fn needs(self) -> Option<Self> {
        match self {
            Self::Roles | Self::AggressivePressing | Self::Skills => Some(Self::Condition),
            _ => None,
        }
    }
}

impl fmt::Display for Advanced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Advanced {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|rule| rule.name().eq_ignore_ascii_case(text))
            .ok_or_else(|| format!("'{text}' is not an advanced rule: A1 to A11"))
    }
}

/// The advanced rules switched on.
///
/// Written as a list, `["A1", "A3"]`, or as one word, `A1+A3`, `all` or `none`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct AdvancedSet(u16);

impl AdvancedSet {
    /// The basic game.
    pub const NONE: Self = Self(0);
    /// The complete game.
    pub const ALL: Self = Self((1 << Advanced::ALL.len()) - 1);

    /// Whether the basic game is played.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a rule is switched on, whatever it needs.
    #[inline]
    pub const fn contains(self, rule: Advanced) -> bool {
        self.0 & 1 << rule as u16 != 0
    }

    /// The set with a rule more.
    #[must_use]
    pub const fn with(self, rule: Advanced) -> Self {
        Self(self.0 | 1 << rule as u16)
    }

    /// The rules switched on.
    pub fn iter(self) -> impl Iterator<Item = Advanced> {
        Advanced::ALL
            .into_iter()
            .filter(move |rule| self.contains(*rule))
    }
}

impl FromIterator<Advanced> for AdvancedSet {
    fn from_iter<I: IntoIterator<Item = Advanced>>(rules: I) -> Self {
        rules.into_iter().fold(Self::NONE, Self::with)
    }
}

impl FromStr for AdvancedSet {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "all" => Ok(Self::ALL),
            "none" | "" => Ok(Self::NONE),
            _ => text
                .split(['+', ','])
                .map(|rule| rule.trim().parse::<Advanced>())
                .collect(),
        }
    }
}

impl Serialize for AdvancedSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Advanced::name))
    }
}

impl<'de> Deserialize<'de> for AdvancedSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Written {
            Word(String),
            List(Vec<String>),
        }
        match Written::deserialize(deserializer)? {
            Written::Word(word) => word.parse(),
            Written::List(list) => list.iter().map(|rule| rule.parse::<Advanced>()).collect(),
        }
        .map_err(serde::de::Error::custom)
    }
}

/// The options of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The edition of the rulebook.
    pub edition: Edition,
    /// Which formations a team may start with.
    pub formations: Formations,
    /// Who moves on the special event +5.
    pub event_plus5: EventPlus5,
    /// What a free movement of the event table is.
    pub event_free_move: EventFreeMove,
    /// Whether the passive team's keeper counts in the goal attempt modifiers.
    pub keeper_in_goal_modifiers: KeeperInGoalModifiers,
    /// The advanced rules switched on.
    pub advanced: AdvancedSet,
    /// Where a free kick is taken when the ball has left the target area.
    pub free_kick_place: FreeKickPlace,
    /// Which uses of skills are free.
    pub first_skill_free: FirstSkillFree,
    /// When Tackle and Midfield pressing foul.
    pub tackle_foul: TackleFoul,
    /// How many skills each team chooses.
    pub skills_per_team: SkillsPerTeam,
}

impl Options {
    /// The basic game of FUBA 2.2 as printed.
    pub const FUBA_2_2: Self = Self {
        edition: Edition::V2_2,
        formations: Formations::Free,
        event_plus5: EventPlus5::Printed,
        event_free_move: EventFreeMove::Adjacent,
        keeper_in_goal_modifiers: KeeperInGoalModifiers::Counted,
        advanced: AdvancedSet::NONE,
        free_kick_place: FreeKickPlace::Ball,
        first_skill_free: FirstSkillFree::OneUse,
        tackle_foul: TackleFoul::Doubles,
        skills_per_team: SkillsPerTeam(2),
    };

    /// The complete game of FUBA 2.2: every advanced rule.
    pub const FULL: Self = Self {
        advanced: AdvancedSet::ALL,
        ..Self::FUBA_2_2
    };

    /// Named presets, the usual one first.
    pub const PRESETS: [(&'static str, Self); 3] = [
        ("2.2", Self::FUBA_2_2),
        (
            "2.2-cards",
            Self {
                formations: Formations::Cards,
                ..Self::FUBA_2_2
            },
        ),
        ("full", Self::FULL),
    ];

    /// Whether an advanced rule is in force: switched on, and with it what it needs (specification,
    /// section 5).
    #[inline]
    pub const fn plays(self, rule: Advanced) -> bool {
        self.advanced.contains(rule)
            && match rule.needs() {
                Some(needed) => self.advanced.contains(needed),
                None => true,
            }
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
