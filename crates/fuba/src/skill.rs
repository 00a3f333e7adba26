//! The skills of A10: their names, what they cost, and sets of them.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::as_text::serde_as_text;
use crate::bit_set::bit_set;
use crate::options::{Advanced, Options};

/// Makes `Skill` of its rows: what a skill does in a few words, its name, what a use costs, and the advanced rule
/// without which it is not played.
macro_rules! skills {
    ($(#[doc = $effect:literal] $skill:ident = $name:literal $cost:literal $(needs $rule:ident)?;)+) => {
        gaffer_core::named! {
            /// A skill card (F22-A10), in the order of the rulebook's table, in which cards are drawn.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            #[repr(u8)]
            pub enum Skill {
                $(#[doc = $effect] $skill = $name,)+
            }
            else format!("a skill: {}", Self::ALL.map(Self::name).join(", "))
        }

        impl Skill {
            /// The rule of the skill.
            pub const fn rule(self) -> &'static str {
                match self { $(Self::$skill => concat!("F22-A10-", $name),)+ }
            }

            /// What a use costs after the free one (F22-A10d).
            pub const fn cost(self) -> u8 {
                match self { $(Self::$skill => $cost,)+ }
            }

            /// Whether a match with these options knows the skill (docs/rules, "What the advanced
            /// rules need").
            pub const fn is_allowed(self, options: Options) -> bool {
                match self { $(Self::$skill => true $(&& options.plays(Advanced::$rule))?,)+ }
            }
        }
    };
}

skills! {
    /// End of the own stage, once: two players change their lines at once.
    TrainedFormationChange = "trained-formation-change" 0;
    /// A fresh player's dice count 2 less: more often two points.
    WidePlayerMaterial = "wide-player-material" 0 needs Substitutions;
    /// Movement: as many moves as a die shows, at least the line, of any type.
    HighCondition = "high-condition" 1;
    /// End of stage 4: the ball value becomes a die; the same number is a foul.
    FanaticFans = "fanatic-fans" 1;
    /// Goal attempt from a free kick or own corner: +1.
    TrainedSpecialEvent = "trained-special-event" 1;
    /// Own stage: the keeper goes to the target in the defence zone; pressing -2.
    SweeperKeeper = "sweeper-keeper" 1;
    /// Play from the own penalty area: the opponent's movement has two moves fewer.
    CreativeGoalKeeper = "creative-goal-keeper" 1;
    /// Against a goal attempt: two dice, the higher is dropped.
    ShotStopper = "shot-stopper" 3;
    /// Against a penalty: two dice, the higher is dropped.
    PenaltyShotSaver = "penalty-shot-saver" 0;
    /// Against a free kick or corner attempt: two dice, the higher is dropped.
    LeadingGoalKeeper = "leading-goal-keeper" 1;
    /// Pressing in the own defence zone: two dice, the higher is dropped.
    Tackle = "tackle" 1;
    /// Opponent's stage, target in the own defence zone: the own number there is 2 higher.
    Stopper = "stopper" 1;
    /// After winning the ball in defence: it goes one or two areas, value +1 each.
    SkilledFullBack = "skilled-full-back" 1;
    /// After a movement, more players at the ball in defence: value +2.
    Doubling = "doubling" 1;
    /// Target at the last line: the value rises as by offside risk.
    OffSideTrap = "off-side-trap" 1 needs OffsideRisk;
    /// Target in midfield: the order of the action stages is swapped.
    MidfieldGeneral = "midfield-general" 2;
    /// Own stage, ball in b3: it goes to an adjacent own player.
    CreativeMidfielder = "creative-midfielder" 1;
    /// Pressing in midfield: two dice, the higher is dropped.
    MidfieldPressing = "midfield-pressing" 1;
    /// From midfield to an own player: a long pass costs no value.
    Crossing = "crossing" 1;
    /// Own stage, ball in midfield: die - value against the opponents there, or it is lost.
    MidfieldDribbler = "midfield-dribbler" 1;
    /// Control kept, target in midfield: value -1.
    ShortPasses = "short-passes" 1;
    /// Opponent's stage, target in the attack zone: the own number there is 2 higher.
    TargetMan = "target-man" 1;
    /// Goal attempt from the penalty area: +1.
    ClinicalFinisher = "clinical-finisher" 2;
    /// Target their penalty area: act first, with a goal attempt.
    GoalPoacher = "goal-poacher" 3;
    /// Special event in the attack zone: 4 to 6 a free kick, 1 a card and theirs.
    Actor = "actor" 1;
    /// Own stage, ball in the attack zone: die - value against the opponents, or it is lost.
    DribblingAttacker = "dribbling-attacker" 1;
    /// Target in the attack zone, control kept: new value -1.
    SkilledAttacker = "skilled-attacker" 1;
}

serde_as_text!(Skill);

bit_set! {
    /// A set of skills.
    SkillSet(u32) of Skill, iterated by Skills
}

impl SkillSet {
    /// Every skill that a match with these options knows.
    pub fn allowed(options: Options) -> Self {
        Skill::ALL
            .into_iter()
            .filter(|skill| skill.is_allowed(options))
            .collect()
    }

    /// How many skills there are.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }
}

impl Serialize for SkillSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SkillSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut skills = Self::EMPTY;
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
    pub fn from_set(skills: SkillSet) -> Option<Self> {
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
    let mut skills = SkillSet::EMPTY;
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
        assert_eq!(Hand::all(SkillSet::EMPTY, 1).count(), 0);
    }
}
