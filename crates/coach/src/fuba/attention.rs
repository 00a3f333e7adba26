//! What somebody who is new to the game sees of all that could be done: the ball and what is near it, rather than
//! what is far away or rare.

use gaffer_fuba::{Action, Choice, Entrant, Open};

use crate::{Luck, Stream};

/// How often something is overlooked by how far from the ball it is, in percent of the usual.
const BY_DISTANCE: [u32; 4] = [40, 80, 120, 150];
/// The same for what is done once in a while: boosts, skills, substitutions.
const RARE: u32 = 150;

/// How well a coach sees what could be done in one decision.
#[derive(Clone, Copy, Debug)]
pub(super) struct Attention {
    /// What this decision's luck is drawn from.
    pub(super) seed: u64,
    /// How often something is overlooked on the whole.
    pub(super) percent: u8,
}

impl Attention {
    /// Leaves what is seen of some choices.
    pub(super) fn leave_seen(self, open: &Open, choices: &mut Vec<Choice>) {
        let mut luck = Luck::at(self.seed, Stream::Attention, choices.len() as u64);
        choices.retain(|choice| {
            let percent = u32::from(self.percent) * share(open, *choice) / 100;
            luck.below(100) >= percent as usize
        });
    }
}

/// How often a choice is overlooked, in percent of the usual.
fn share(open: &Open, choice: Choice) -> u32 {
    let area = match choice {
        Choice::Move(step) if step.with_ball => step.from,
        Choice::Move(step) if open.ball().steps(step.to) < open.ball().steps(step.from) => step.to,
        Choice::Move(step) => step.from,
        Choice::Target(area) | Choice::Enter(Entrant::Outfield(area)) => area,
        // Nobody overlooks a shot.
        Choice::Action(Action::GoalAttempt) => return 0,
        Choice::Action(Action::Substitution(_) | Action::HighCondition | Action::Condition)
        | Choice::Boosted(_)
        | Choice::TargetWith(..)
        | Choice::Use(..) => return RARE,
        _ => return 100,
    };
    let distance = usize::from(open.ball().steps(area));
    BY_DISTANCE[distance.min(BY_DISTANCE.len() - 1)]
}

#[cfg(test)]
mod tests {
    use gaffer_core::Rules;
    use gaffer_fuba::pitch::Area;
    use gaffer_fuba::{Options, Position};

    use super::*;

    /// How often of 1000 decisions a choice is seen by who overlooks half.
    fn seen(open: &Open, choice: Choice, percent: u8) -> usize {
        let seen = |seed: &u64| {
            let mut choices = vec![choice];
            Attention {
                seed: *seed,
                percent,
            }
            .leave_seen(open, &mut choices);
            !choices.is_empty()
        };
        (0..1000).filter(seen).count()
    }

    #[test]
    fn what_is_near_the_ball_is_seen_and_a_shot_always() {
        let options = Options::preset("2.2").expect("a preset");
        let position = Position::begin(&options).expect("sound options");
        let open = position.open();
        let far = Area::ALL
            .into_iter()
            .max_by_key(|area| open.ball().steps(*area))
            .expect("thirteen areas");
        let near = seen(open, Choice::Target(open.ball()), 50);
        let further = seen(open, Choice::Target(far), 50);
        // 20 and at least 60 of 100 are overlooked.
        assert!((760..840).contains(&near), "{near}");
        assert!(further < 450, "{further}");
        assert_eq!(seen(open, Choice::Action(Action::GoalAttempt), 50), 1000);
        assert_eq!(seen(open, Choice::Target(far), 0), 1000);
    }
}
