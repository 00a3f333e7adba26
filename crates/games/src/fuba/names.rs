//! The names of FUBA's things in messages.

use gaffer_fuba::pitch::{Area, Line};
use gaffer_fuba::rule::control::Check;
use gaffer_fuba::{
    ActionKind, Advanced, BallValue, Condition, Dive, Edition, Formation, Kick, Piece, Roles,
    Skill, Standing, Style, Styles,
};

use crate::words::{Phrase, Value, named, say};

/// What an advanced rule is about, as the rulebook of an edition calls it.
pub fn advanced(rule: Advanced, edition: Edition) -> Phrase {
    match (rule, edition) {
        (Advanced::Condition, _) => say!(fuba_names::Condition),
        (Advanced::Roles, _) => say!(fuba_names::Roles),
        (Advanced::Substitutions, _) => say!(fuba_names::Substitutions),
        (Advanced::Injuries, _) => say!(fuba_names::Injuries),
        (Advanced::Keeper, Edition::V2_2) => say!(fuba_names::SweepingKeeper),
        (Advanced::Keeper, _) => say!(fuba_names::AdvancedGoalkeeper),
        (Advanced::Aggression, Edition::V2_2) => say!(fuba_names::AggressivePressing),
        (Advanced::Aggression, _) => say!(fuba_names::PlayingStyles),
        (Advanced::OffsideRisk, _) => say!(fuba_names::OffsideRisk),
        (Advanced::PassingThrough, _) => say!(fuba_names::PassingThrough),
        (Advanced::SlowPlay, _) => say!(fuba_names::SlowPlay),
        (Advanced::Skills, _) => say!(fuba_names::Skills),
        (Advanced::Events, _) => say!(fuba_names::Events),
    }
}

/// A minute of the match as football says it: "90+2" for the second one after the ninetieth. What an event calls minute 47
/// may be one of either half.
pub(super) fn spoken_minute(minute: u8) -> String {
    match minute.checked_sub(90) {
        None | Some(0) => minute.to_string(),
        Some(more) => format!("90+{more}"),
    }
}

/// An area's name is the same in every language.
impl From<Area> for Value {
    fn from(area: Area) -> Self {
        area.name().into()
    }
}

macro_rules! words {
    ($($type:ident { $($name:ident: $word:literal)+ })+) => {
        $(impl From<$type> for Value {
            fn from(value: $type) -> Self {
                match value {
                    $($type::$name => $word,)+
                }
                .into()
            }
        })+
    };
}

// Words among which a text chooses: languages bend them.
words! {
    Line { Defence: "defence" Midfield: "midfield" Forward: "forward" }
    Piece { Outfield: "player" Keeper: "keeper" }
    Style { Easy: "easy" Normal: "normal" Aggressive: "aggressive" }
    Check { Kept: "kept" Lost: "lost" Event: "event" }
    Edition { V1_0: "v1-0" V2014: "v2014" V2_2: "v2-2" }
}

impl From<ActionKind> for Value {
    fn from(kind: ActionKind) -> Self {
        named!(kind, ActionKind: fuba_names { GoalAttempt Movement Adjustment Pressing Substitution }).into()
    }
}

/// The message of a skill in a file that has one for each.
macro_rules! of_skill {
    ($skill:expr, $file:ident) => {
        $crate::named!($skill, Skill: $file {
            TrainedFormationChange WidePlayerMaterial HighCondition FanaticFans TrainedSpecialEvent
            SweeperKeeper CreativeGoalKeeper ShotStopper PenaltyShotSaver LeadingGoalKeeper Tackle
            Stopper SkilledFullBack Doubling OffSideTrap MidfieldGeneral CreativeMidfielder
            MidfieldPressing Crossing MidfieldDribbler ShortPasses TargetMan ClinicalFinisher
            GoalPoacher Actor DribblingAttacker SkilledAttacker
        })
    };
}
pub(super) use of_skill;

/// The name of a skill.
pub(super) fn skill(skill: Skill) -> Phrase {
    of_skill!(skill, fuba_skills)
}

impl From<Skill> for Value {
    fn from(named: Skill) -> Self {
        skill(named).into()
    }
}

/// The value of the ball is a number.
impl From<BallValue> for Value {
    fn from(value: BallValue) -> Self {
        value.number().into()
    }
}

/// Where a piece stands: an area, or "spot" for the corner spot.
impl From<Standing> for Value {
    fn from(standing: Standing) -> Self {
        match standing {
            Standing::In(area) => area.into(),
            Standing::Spot => "spot".into(),
        }
    }
}

macro_rules! notations {
    ($($type:ty)+) => {
        $(impl From<$type> for Value {
            fn from(value: $type) -> Self {
                value.to_string().into()
            }
        })+
    };
}

// What is written the same way in every language, and the words "left", "stay", "middle" and "right".
notations!(Formation Condition Roles Styles Dive Kick);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn minutes_after_the_ninetieth_are_counted_from_it() {
        for (minute, spoken) in [(1, "1"), (47, "47"), (90, "90"), (91, "90+1"), (95, "90+5")] {
            assert_eq!(spoken_minute(minute), spoken);
        }
    }
}
