//! The skills of A10 in a few words: what each does and what it costs.

use gaffer_fuba::Skill;

use crate::text::plural;

/// What a skill does; its rule says it in full.
pub const fn effect(skill: Skill) -> &'static str {
    match skill {
        Skill::TrainedFormationChange => {
            "End of the own stage, once: two players change their lines at once."
        }
        Skill::WidePlayerMaterial => "A fresh player's dice count 2 less: more often two points.",
        Skill::HighCondition => {
            "Movement: as many moves as a die shows, at least the line, of any type."
        }
        Skill::FanaticFans => {
            "End of stage 4: the ball value becomes a die; the same number is a foul."
        }
        Skill::TrainedSpecialEvent => "Goal attempt from a free kick or own corner: +1.",
        Skill::SweeperKeeper => {
            "Own stage: the keeper goes to the target in the defence zone; pressing -2."
        }
        Skill::CreativeGoalKeeper => {
            "Play from the own penalty area: the opponent's movement has two moves fewer."
        }
        Skill::ShotStopper => "Against a goal attempt: two dice, the higher is dropped.",
        Skill::PenaltyShotSaver => "Against a penalty: two dice, the higher is dropped.",
        Skill::LeadingGoalKeeper => {
            "Against a free kick or corner attempt: two dice, the higher is dropped."
        }
        Skill::Tackle => "Pressing in the own defence zone: two dice, the higher is dropped.",
        Skill::Stopper => {
            "Opponent's stage, target in the own defence zone: the own number there is 2 higher."
        }
        Skill::SkilledFullBack => {
            "After winning the ball in defence: it goes one or two areas, value +1 each."
        }
        Skill::Doubling => "After a movement, more players at the ball in defence: value +2.",
        Skill::OffSideTrap => "Target at the last line: the value rises as by offside risk.",
        Skill::MidfieldGeneral => "Target in midfield: the order of the action stages is swapped.",
        Skill::CreativeMidfielder => "Own stage, ball in b3: it goes to an adjacent own player.",
        Skill::MidfieldPressing => "Pressing in midfield: two dice, the higher is dropped.",
        Skill::Crossing => "From midfield to an own player: a long pass costs no value.",
        Skill::MidfieldDribbler => {
            "Own stage, ball in midfield: die - value against the opponents there, or it is lost."
        }
        Skill::ShortPasses => "Control kept, target in midfield: value -1.",
        Skill::TargetMan => {
            "Opponent's stage, target in the attack zone: the own number there is 2 higher."
        }
        Skill::ClinicalFinisher => "Goal attempt from the penalty area: +1.",
        Skill::GoalPoacher => "Target their penalty area: act first, with a goal attempt.",
        Skill::Actor => {
            "Special event in the attack zone: 4 to 6 a free kick, 1 a card and theirs."
        }
        Skill::DribblingAttacker => {
            "Own stage, ball in the attack zone: die - value against the opponents, or it is lost."
        }
        Skill::SkilledAttacker => "Target in the attack zone, control kept: new value -1.",
    }
}

/// "1 point", "0 points".
pub fn cost(skill: Skill) -> String {
    plural(skill.cost(), "point")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A choice's detail has four rows of 29 columns.
    #[test]
    fn effects_are_short() {
        for skill in Skill::ALL {
            assert!(effect(skill).len() <= 90, "{skill}");
        }
    }
}
