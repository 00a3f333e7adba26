//! How likely a choice is to bring what it is made for: the ball kept, a goal, the ball won.

use gaffer_core::{Rules, Silent};
use gaffer_fuba::pitch::Area;
use gaffer_fuba::rule::{control, goal_attempt, pressing};
use gaffer_fuba::{
    Action, Choice, Edition, Event, Position, Pressing, Skill, Step, Substitution, Window,
};

use super::advanced_offers::past_windows;
use crate::odds::{Odds, chance};

/// The odds of a choice; none where no dice decide what it is made for.
pub(super) fn odds(position: &Position, choice: Choice) -> Option<Odds> {
    let step = position.open().step();
    match choice {
        Choice::Target(_) if step == Step::PerfectPass => None,
        Choice::Target(area) => Some(kept(position, area)),
        Choice::TargetWith(..) => {
            let value = past_windows(after(position, choice)?).open().value();
            let faces = 6_u8.saturating_sub(value.number().unsigned_abs());
            Some(Odds::new(faces.into(), 6))
        }
        Choice::Action(Action::GoalAttempt) | Choice::Boosted(Action::GoalAttempt) => {
            goal(position, choice)
        }
        Choice::Action(Action::Pressing(manner)) => Some(won(position, manner, false)),
        Choice::Boosted(Action::Pressing(manner)) => Some(won(position, manner, true)),
        Choice::Yes if step == Step::SlowPlay => happens(position, choice, |event| {
            matches!(event, Event::SlowPlayRolled { card: true, .. })
        }),
        Choice::SubstituteFresh { .. } => happens(position, choice, |event| {
            matches!(
                event,
                Event::Substituted {
                    substitution: Substitution::Fresh { points: 2, .. },
                    ..
                }
            )
        }),
        Choice::No if matches!(step, Step::Skill(Window::Keeper | Window::Shooter)) => {
            goal(position, choice)
        }
        Choice::Use(skill, _) => used(position, choice, skill),
        _ => None,
    }
}

/// A pass that is kept; in 2014 what their die must not show is lost all the same (F14-4.5.4b).
fn kept(position: &Position, area: Area) -> Odds {
    let open = position.open();
    let faces = u32::from(control::odds(open, area).kept);
    if open.edition() != Edition::V2014 {
        return Odds::new(faces, 6);
    }
    let (long, start) = control::value_changes(open, area);
    let too_long = (long + start).clamp(0, 6).unsigned_abs();
    Odds::new(faces * (6 - u32::from(too_long)), 36)
}

/// A goal from the attempt that a choice leads to.
fn goal(position: &Position, choice: Choice) -> Option<Odds> {
    let odds = goal_attempt::odds(after(position, choice)?.open());
    Some(Odds::new(odds.goal, goal_attempt::Odds::TOTAL))
}

/// The ball won by pressing.
fn won(position: &Position, manner: Pressing, boost: bool) -> Odds {
    let odds = pressing::odds(position.open(), manner, boost);
    Odds::new(odds.won.into(), 36)
}

/// What a skill is used for, where dice decide it.
fn used(position: &Position, choice: Choice, skill: Skill) -> Option<Odds> {
    match skill {
        Skill::MidfieldDribbler | Skill::DribblingAttacker => happens(position, choice, |event| {
            matches!(event, Event::DribbleRolled { won: true, .. })
        }),
        Skill::FanaticFans => happens(position, choice, |event| {
            matches!(event, Event::FansRolled { foul: true, .. })
        }),
        Skill::ShotStopper
        | Skill::LeadingGoalKeeper
        | Skill::ClinicalFinisher
        | Skill::TrainedSpecialEvent => goal(position, choice),
        _ => None,
    }
}

/// Something that the roll after a choice may bring.
fn happens(position: &Position, choice: Choice, happens: impl Fn(&Event) -> bool) -> Option<Odds> {
    after(position, choice).map(|after| chance(&after, happens))
}

fn after(position: &Position, choice: Choice) -> Option<Position> {
    let mut after = *position;
    after.choose(choice, &mut Silent).ok()?;
    Some(after)
}
