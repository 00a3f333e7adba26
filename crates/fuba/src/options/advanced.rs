//! The advanced rules, each a switch of its own.

use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::bit_set::bit_set;

use super::edition::{ADVANCED_RULES, Edition};
use super::option::{OptionValue, take};

/// Makes `Advanced` of its rows: the number in the rulebook, and the title in 2014 and in 2.2 where they differ.
macro_rules! advanced {
    ($($(#[doc = $doc:literal])+ $rule:ident = $name:literal $title:literal $(in 2.2 $later:literal)?;)+) => {
        gaffer_core::named! {
            /// An advanced rule of the rulebook, each a switch of its own, by its number there.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            #[repr(u8)]
            pub enum Advanced {
                $($(#[doc = $doc])+ $rule = $name,)+
            }
        }

        impl Advanced {
            /// What the rule is about, in the words of an edition's rulebook.
            pub const fn title(self, edition: Edition) -> &'static str {
                match (self, edition) {
                    $($((Self::$rule, Edition::V2_2) => $later,)?)+
                    $((Self::$rule, _) => $title,)+
                }
            }
        }
    };
}

advanced! {
    /// A1: condition points and tiredness.
    Condition = "A1" "condition and tiredness";
    /// A2: roles.
    Roles = "A2" "roles";
    /// A3: substitutions.
    Substitutions = "A3" "substitutions";
    /// A4: injuries.
    Injuries = "A4" "injuries";
    /// A5: the keeper in front of his goal; advanced goalkeeper in 2014, sweeping keeper in 2.2.
    Keeper = "A5" "advanced goalkeeper" in 2.2 "sweeping keeper";
    /// A6: aggression; playing styles in 2014, aggressive pressing in 2.2.
    Aggression = "A6" "playing styles" in 2.2 "aggressive pressing";
    /// A7: offside risk.
    OffsideRisk = "A7" "offside risk";
    /// A8: passing through an area.
    PassingThrough = "A8" "passing through";
    /// A9: slow play.
    SlowPlay = "A9" "slow play";
    /// A10: skills.
    Skills = "A10" "skills";
    /// A11: the advanced special events.
    Events = "A11" "advanced special events";
}

impl Advanced {
    /// The rule without which this one is treated as off (docs/rules, "What the advanced rules need").
    #[inline]
    pub const fn needs(self, edition: Edition) -> Option<Self> {
        match (self, edition) {
            (Self::Roles | Self::Skills, _) | (Self::Aggression, Edition::V2_2) => {
                Some(Self::Condition)
            }
            _ => None,
        }
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

bit_set! {
    /// The advanced rules switched on.
    ///
    /// Written as a list, `["A1", "A3"]`, or as one word, `A1+A3`, `all`, `all-A7` (all without it) or `none`.
    AdvancedSet(u16) of Advanced, iterated by AdvancedRules
}

impl AdvancedSet {
    /// The complete game of 2.2.
    pub const ALL: Self = Self::first(Advanced::ALL.len());

    /// The first so many rules.
    const fn first(number: usize) -> Self {
        Self((1 << number) - 1)
    }

    /// Every advanced rule of an edition.
    pub const fn all_of(edition: Edition) -> Self {
        Self::first(ADVANCED_RULES.0[edition as usize])
    }
}

impl OptionValue for AdvancedSet {
    const USUAL: Self = Self::EMPTY;

    fn numbered(edition: Edition, number: &mut u64) -> Self {
        Self(take(number, 1 << ADVANCED_RULES[edition]) as u16)
    }

    fn fault(self, _name: &str, _known: &[Edition], edition: Edition) -> Option<String> {
        let foreign = self.without(Self::all_of(edition));
        if foreign.is_empty() {
            return None;
        }
        let names: Vec<&str> = foreign.iter().map(Advanced::name).collect();
        let edition_name = edition.name();
        Some(match ADVANCED_RULES[edition] {
            0 => format!("edition {edition_name} has no advanced rules"),
            last => format!(
                "edition {edition_name} has the advanced rules A1 to A{last}, not {}",
                names.join(", ")
            ),
        })
    }
}

impl FromStr for AdvancedSet {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let list = |rules: &str| -> Result<Self, String> {
            let rules = rules.split(['+', ',']);
            rules.map(|rule| rule.trim().parse::<Advanced>()).collect()
        };
        match text {
            "all" => Ok(Self::ALL),
            "none" | "" => Ok(Self::EMPTY),
            _ => match text.strip_prefix("all-") {
                Some(rules) => Ok(Self::ALL.without(list(rules)?)),
                None => list(text),
            },
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
        #[serde(
            untagged,
            expecting = "advanced rules are a list such as [\"A1\", \"A3\"], or \"all\", or \"none\""
        )]
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
