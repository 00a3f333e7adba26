//! The skills of A10: their names, what they cost, and sets of them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::as_text::serde_as_text;
use crate::options::{Advanced, Options};

/// A skill card (F22-A10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[expect(missing_docs, reason = "the names are those of the cards")]
pub enum Skill {
    TrainedFormationChange,
    WidePlayerMaterial,
    HighCondition,
    FanaticFans,
    TrainedSpecialEvent,
    SweeperKeeper,
    CreativeGoalKeeper,
    ShotStopper,
    PenaltyShotSaver,
    LeadingGoalKeeper,
    Tackle,
    Stopper,
    SkilledFullBack,
    Doubling,
    OffSideTrap,
    MidfieldGeneral,
    CreativeMidfielder,
    MidfieldPressing,
    Crossing,
    MidfieldDribbler,
    ShortPasses,
    TargetMan,
    ClinicalFinisher,
    GoalPoacher,
    Actor,
    DribblingAttacker,
    SkilledAttacker,
}

impl Skill {
    /// All skills in the order of the rulebook's table, which is the order in which cards are drawn.
    pub const ALL: [Self; 27] = [
        Self::TrainedFormationChange,
        Self::WidePlayerMaterial,
        Self::HighCondition,
        Self::FanaticFans,
        Self::TrainedSpecialEvent,
        Self::SweeperKeeper,
        Self::CreativeGoalKeeper,
        Self::ShotStopper,
        Self::PenaltyShotSaver,
        Self::LeadingGoalKeeper,
        Self::Tackle,
        Self::Stopper,
        Self::SkilledFullBack,
        Self::Doubling,
        Self::OffSideTrap,
        Self::MidfieldGeneral,
        Self::CreativeMidfielder,
        Self::MidfieldPressing,
        Self::Crossing,
        Self::MidfieldDribbler,
        Self::ShortPasses,
        Self::TargetMan,
        Self::ClinicalFinisher,
        Self::GoalPoacher,
        Self::Actor,
        Self::DribblingAttacker,
        Self::SkilledAttacker,
    ];

    /// The rule of the skill; its name is what follows `F22-A10-`.
    pub const fn rule(self) -> &'static str {
        match self {
            Self::TrainedFormationChange => "F22-A10-trained-formation-change",
            Self::WidePlayerMaterial => "F22-A10-wide-player-material",
            Self::HighCondition => "F22-A10-high-condition",
            Self::FanaticFans => "F22-A10-fanatic-fans",
            Self::TrainedSpecialEvent => "F22-A10-trained-special-event",
            Self::SweeperKeeper => "F22-A10-sweeper-keeper",
            Self::CreativeGoalKeeper => "F22-A10-creative-goal-keeper",
            Self::ShotStopper => "F22-A10-shot-stopper",
            Self::PenaltyShotSaver => "F22-A10-penalty-shot-saver",
            Self::LeadingGoalKeeper => "F22-A10-leading-goal-keeper",
            Self::Tackle => "F22-A10-tackle",
            Self::Stopper => "F22-A10-stopper",
            Self::SkilledFullBack => "F22-A10-skilled-full-back",
            Self::Doubling => "F22-A10-doubling",
            Self::OffSideTrap => "F22-A10-off-side-trap",
            Self::MidfieldGeneral => "F22-A10-midfield-general",
            Self::CreativeMidfielder => "F22-A10-creative-midfielder",
            Self::MidfieldPressing => "F22-A10-midfield-pressing",
            Self::Crossing => "F22-A10-crossing",
            Self::MidfieldDribbler => "F22-A10-midfield-dribbler",
            Self::ShortPasses => "F22-A10-short-passes",
            Self::TargetMan => "F22-A10-target-man",
            Self::ClinicalFinisher => "F22-A10-clinical-finisher",
            Self::GoalPoacher => "F22-A10-goal-poacher",
            Self::Actor => "F22-A10-actor",
            Self::DribblingAttacker => "F22-A10-dribbling-attacker",
            Self::SkilledAttacker => "F22-A10-skilled-attacker",
        }
    }

    /// The skill's name as it is typed.
    pub fn name(self) -> &'static str {
        self.rule().trim_start_matches("F22-A10-")
    }

    /// What a use costs after the free one (F22-A10d).
    pub const fn cost(self) -> u8 {
        match self {
            Self::TrainedFormationChange | Self::WidePlayerMaterial | Self::PenaltyShotSaver => 0,
            Self::MidfieldGeneral | Self::ClinicalFinisher => 2,
            Self::ShotStopper | Self::GoalPoacher => 3,
            _ => 1,
        }
    }

    /// Whether a match with these options knows the skill (specification, section 5).
    pub const fn is_allowed(self, options: Options) -> bool {
        match self {
            Self::WidePlayerMaterial => options.plays(Advanced::Substitutions),
            Self::OffSideTrap => options.plays(Advanced::OffsideRisk),
            _ => true,
        }
    }
}

impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Skill {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Self::ALL
            .into_iter()
            .find(|skill| skill.name() == text)
            .ok_or_else(|| {
                format!(
                    "'{text}' is not a skill: {}",
                    Self::ALL.map(Self::name).join(", ")
                )
            })
    }
}

serde_as_text!(Skill);

/// A set of skills.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SkillSet(u32);

impl SkillSet {
    /// No skill.
    pub const NONE: Self = Self(0);

    /// A set of some skills.
    pub const fn of(skills: &[Skill]) -> Self {
        let mut bits = 0;
        let mut index = 0;
        while index < skills.len() {
            bits |= 1 << skills[index] as u32;
            index += 1;
        }
        Self(bits)
    }

    /// Every skill that a match with these options knows.
    pub fn allowed(options: Options) -> Self {
        Skill::ALL
            .into_iter()
            .filter(|skill| skill.is_allowed(options))
            .collect()
    }

    /// Whether the skill is in the set.
    #[inline]
    pub const fn contains(self, skill: Skill) -> bool {
        self.0 & 1 << skill as u32 != 0
    }

    /// Whether the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the set is empty, as serde asks it.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde's signature")]
    pub(crate) fn none(&self) -> bool {
        self.is_empty()
    }

    /// How many skills there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// The set with one more skill.
    #[inline]
    #[must_use]
    pub const fn with(self, skill: Skill) -> Self {
        Self(self.0 | 1 << skill as u32)
    }

    /// The skills of either set.
    #[inline]
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The skills of both sets.
    #[inline]
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The skills that are not in the other set.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The skills in the order of the table.
    pub fn iter(self) -> impl Iterator<Item = Skill> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let index = bits.trailing_zeros() as usize;
            bits &= bits - 1;
            Skill::ALL.get(index).copied()
        })
    }
}

impl FromIterator<Skill> for SkillSet {
    fn from_iter<I: IntoIterator<Item = Skill>>(skills: I) -> Self {
        skills.into_iter().fold(Self::NONE, Self::with)
    }
}

impl Serialize for SkillSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SkillSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut skills = Self::NONE;
        for skill in Vec::<Skill>::deserialize(deserializer)? {
            if skills.contains(skill) {
                let why = format!("{skill} is named twice: a skill is one card");
                return Err(serde::de::Error::custom(why));
            }
            skills = skills.with(skill);
        }
        Ok(skills)
    }
}

/// The skills that one choice names, at most three, in the order of the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hand([Option<Skill>; Hand::MOST]);

impl Hand {
    /// The most skills a team chooses (F22-A10a).
    pub const MOST: usize = 3;

    /// The skills of a set, if they are not too many.
    pub fn of(skills: SkillSet) -> Option<Self> {
        let mut hand = Self::default();
        for (index, skill) in skills.iter().enumerate() {
            *hand.0.get_mut(index)? = Some(skill);
        }
        Some(hand)
    }

    /// The skills as a set.
    pub fn set(self) -> SkillSet {
        self.0.into_iter().flatten().collect()
    }

    /// Whether a skill is named twice.
    pub fn has_a_pair(self) -> bool {
        usize::from(self.set().len()) < self.0.iter().flatten().count()
    }

    /// Reads skills, one word each.
    pub(crate) fn parse(words: &[&str]) -> Result<Self, String> {
        let mut skills = words
            .iter()
            .map(|word| word.parse::<Skill>())
            .collect::<Result<Vec<_>, _>>()?;
        skills.sort_unstable();
        let mut hand = Self::default();
        if skills.len() > Self::MOST {
            return Err(format!("{} skills at most are chosen", Self::MOST));
        }
        for (slot, skill) in hand.0.iter_mut().zip(skills) {
            *slot = Some(skill);
        }
        Ok(hand)
    }

    /// Every choice of so many skills out of a set.
    pub fn all(from: SkillSet, count: usize) -> impl Iterator<Item = Self> {
        let skills: Vec<Skill> = from.iter().collect();
        let mut chosen: Vec<usize> = (0..count).collect();
        let mut more = count <= skills.len() && count <= Self::MOST;
        std::iter::from_fn(move || {
            if !more {
                return None;
            }
            let mut hand = Self::default();
            for (slot, &index) in hand.0.iter_mut().zip(&chosen) {
                *slot = Some(skills[index]);
            }
            // The next combination: raise the last index that can still be raised.
            more = false;
            for place in (0..count).rev() {
                if chosen[place] < skills.len() - count + place {
                    chosen[place] += 1;
                    for after in place + 1..count {
                        chosen[after] = chosen[after - 1] + 1;
                    }
                    more = true;
                    break;
                }
            }
            Some(hand)
        })
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, skill) in self.0.iter().flatten().enumerate() {
            if index > 0 {
                f.write_str(" ")?;
            }
            skill.fmt(f)?;
        }
        Ok(())
    }
}

/// Reads skills separated by spaces; a skill named twice is a mistake (F22-A10a).
pub(crate) fn parse_skills(words: &[&str]) -> Result<SkillSet, String> {
    let mut skills = SkillSet::NONE;
    for word in words {
        let skill: Skill = word.parse()?;
        if skills.contains(skill) {
            return Err(format!("{skill} is named twice: each skill once"));
        }
        skills = skills.with(skill);
    }
    Ok(skills)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back_and_the_order_is_the_table_s() {
        for (index, skill) in Skill::ALL.into_iter().enumerate() {
            assert_eq!(skill.name().parse(), Ok(skill));
            assert_eq!(skill as usize, index);
        }
        assert!("kicker".parse::<Skill>().is_err());
    }

    /// 27 over 1, 2 and 3.
    #[test]
    fn hands_are_all_combinations() {
        let all = SkillSet::of(&Skill::ALL);
        for (count, expected) in [(1, 27), (2, 351), (3, 2925)] {
            let hands: Vec<Hand> = Hand::all(all, count).collect();
            assert_eq!(hands.len(), expected);
            assert!(hands.is_sorted());
            assert!(
                hands
                    .iter()
                    .all(|hand| usize::from(hand.set().len()) == count)
            );
        }
        assert_eq!(Hand::all(SkillSet::NONE, 1).count(), 0);
    }
}
