//! How likely a choice is to bring what it is made for: the ball kept, a goal, the ball won.

use gaffer_core::{Awaits, Rules};
use gaffer_fuba::rule::{control, goal_attempt, pressing};
use gaffer_fuba::{
    Action, Choice, Event, Position, Pressing, Purpose, Skill, Step, Substitution, Window,
};

use super::trial::after;
use crate::odds::{Odds, chance};

/// The odds of a choice; none where no dice decide what it is made for.
pub(super) fn odds(position: &Position, choice: Choice) -> Option<Odds> {
    let step = position.open().step();
    let happens = |event: fn(&Event) -> bool| Some(chance(&after(position, choice).0, event));
    match choice {
        Choice::Target(_) if step == Step::PerfectPass => None,
        Choice::Target(_) | Choice::TargetWith(..) => Some(kept(after(position, choice))),
        Choice::Action(Action::GoalAttempt) => Some(goal(position, choice)),
        Choice::Action(Action::Pressing(manner)) => Some(won(position, manner, false)),
        Choice::Boosted(Action::Pressing(manner)) => Some(won(position, manner, true)),
        Choice::Yes if step == Step::SlowPlay => {
            happens(|event| matches!(event, Event::SlowPlayRolled { card: true, .. }))
        }
        Choice::SubstituteFresh { .. } => happens(|event| {
            matches!(
                event,
                Event::Substituted {
                    substitution: Substitution::Fresh { points: 2, .. },
                    ..
                }
            )
        }),
        Choice::No if matches!(step, Step::Skill(Window::Keeper | Window::Shooter)) => {
            Some(goal(position, choice))
        }
        Choice::Use(skill, _) => match skill {
            Skill::MidfieldDribbler | Skill::DribblingAttacker => {
                happens(|event| matches!(event, Event::DribbleRolled { won: true, .. }))
            }
            Skill::FanaticFans => {
                happens(|event| matches!(event, Event::FansRolled { foul: true, .. }))
            }
            Skill::ShotStopper
            | Skill::LeadingGoalKeeper
            | Skill::ClinicalFinisher
            | Skill::TrainedSpecialEvent => Some(goal(position, choice)),
            _ => None,
        },
        _ => None,
    }
}

/// A pass that is kept until it has its new value, among all dice of the turn that do not end the half. What else may be
/// rolled and decided before has no part in it, but an empty target has the best area stand in for it.
fn kept((mut position, mut events): (Position, Vec<Event>)) -> Odds {
    loop {
        let happened = |what: fn(&Event) -> bool| events.iter().any(what);
        let is_event = matches!(
            position.open().step(),
            Step::EventRoll | Step::Skill(Window::Actor)
        );
        if happened(|event| matches!(event, Event::HalfEnded { .. })) {
            return Odds::new(0, 0);
        }
        // F14-4.5.4b: a pass that turns out too long is lost all the same.
        if is_event
            || happened(|event| {
                matches!(event, Event::ControlLost { .. } | Event::PassTooLong { .. })
            })
        {
            return Odds::new(0, 1);
        }
        if happened(|event| matches!(event, Event::NewValue { .. })) {
            return Odds::new(1, 1);
        }
        events.clear();
        let taken = match position.awaits() {
            Awaits::Roll(roll) if roll.purpose == Purpose::Turn => {
                return roll
                    .dice
                    .outcomes()
                    .map(|(dice, weight)| {
                        let (mut rolled, mut events) = (position, Vec::new());
                        let _ = rolled.roll(dice, &mut events);
                        let odds = kept((rolled, events));
                        Odds::new(weight * odds.part, weight * odds.total)
                    })
                    .fold(Odds::new(0, 0), |all, one| {
                        Odds::new(all.part + one.part, all.total + one.total)
                    });
            }
            Awaits::Roll(roll) => {
                let any = roll.dice.outcomes().next();
                any.is_some_and(|(dice, _)| position.roll(dice, &mut events).is_ok())
            }
            Awaits::Choice(_) | Awaits::Secret(_) => {
                let choice = without_skill(&position);
                choice.is_some_and(|choice| position.choose(choice, &mut events).is_ok())
            }
            Awaits::Nothing(_) => false,
        };
        if !taken {
            return Odds::new(0, 0);
        }
    }
}

/// A decision between a pass and its new value: no skill, the best area to stand in, or any.
fn without_skill(position: &Position) -> Option<Choice> {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    let open = position.open();
    let wanted = match open.step() {
        Step::StandIn => control::best_stand_in(open, open.pass().1).map(Choice::StandIn),
        _ => Some(Choice::No),
    };
    wanted
        .filter(|wanted| choices.contains(wanted))
        .or(choices.first().copied())
}

/// A goal from the attempt that a choice leads to.
fn goal(position: &Position, choice: Choice) -> Odds {
    let odds = goal_attempt::odds(after(position, choice).0.open());
    Odds::new(odds.goal, goal_attempt::ShotOdds::TOTAL)
}

/// The ball won by pressing.
fn won(position: &Position, manner: Pressing, boost: bool) -> Odds {
    let odds = pressing::odds(position.open(), manner, boost);
    Odds::new(odds.won.into(), 36)
}
