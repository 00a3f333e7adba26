//! What dice lead to in FUBA: the ball kept or lost, shots, passes, set pieces, cards and tiredness.

use gaffer_core::{Awaits, Match, Rules as _, Side, Silent};
use gaffer_fuba::rule::goal_attempt::{self, ShotOdds};
use gaffer_fuba::{Action, Choice, Event, Position, Restart, Step};
use gaffer_games::Game as _;

use crate::outlook::{Foresight, Happening};

impl Foresight for Position {
    fn happened(event: &Event) -> Option<(Happening, Side)> {
        match *event {
            Event::Goal { side, .. }
            | Event::ShootOutKick {
                side, scored: true, ..
            } => Some((Happening::Goal, side)),
            Event::RestartAwarded { restart, side, .. } => match restart {
                Restart::Penalty => Some((Happening::Penalty, side)),
                Restart::FreeKick | Restart::QuickFreeKick | Restart::CornerKick => {
                    Some((Happening::SetPiece, side))
                }
                Restart::KickOff | Restart::GoalKick => None,
            },
            Event::Booked { side, .. } | Event::SentOff { side, .. } => {
                Some((Happening::Card, side))
            }
            Event::PointsChanged { side, change, .. } if change < 0 => {
                Some((Happening::Tired, side))
            }
            _ => None,
        }
    }

    /// No skill, no move, no substitution; of what has to be done, the first that is offered.
    fn as_it_stands(&self) -> Option<Choice> {
        let first = |wanted: fn(&Choice) -> bool| {
            let mut choices = Vec::new();
            self.choices(&mut choices);
            choices.into_iter().find(wanted)
        };
        let is_movement = |choice: &Choice| matches!(choice, Choice::Action(Action::Movement(_)));
        match self.open().step() {
            Step::Skill(_)
            | Step::Sweep
            | Step::SlowPlay
            | Step::Replace { .. }
            | Step::Press
            | Step::Substitution
            | Step::Bounce
            | Step::Shot
            | Step::PerfectPass => Some(Choice::No),
            Step::FreeKick => Some(Choice::PlayFreeKick),
            Step::FreeMovements
            | Step::Moves { .. }
            | Step::QuickMoves { .. }
            | Step::EventMoves { .. }
            | Step::RestartMoves { .. }
            | Step::Adjust { .. } => Some(Choice::Done),
            Step::Action => first(|choice| *choice == Choice::No).or_else(|| first(is_movement)),
            Step::Movement => first(is_movement),
            Step::Entry(_) | Step::StandIn | Step::LosePoint { .. } | Step::Injury(_) => {
                first(|_| true)
            }
            _ => None,
        }
    }

    fn with_ball(&self) -> Option<Side> {
        Some(self.open().controlling())
    }

    fn shot(&self) -> Option<(Side, f64)> {
        let (Awaits::Choice(side), Step::Action | Step::Shot | Step::FreeKick) =
            (self.awaits(), self.open().step())
        else {
            return None;
        };
        let mut shooting = *self;
        let shot = Choice::Action(Action::GoalAttempt);
        shooting.choose(shot, &mut Silent).ok()?;
        let goal = goal_attempt::odds(shooting.open()).goal;
        Some((side, f64::from(goal) / f64::from(ShotOdds::TOTAL)))
    }

    fn pass(&self) -> Option<(Side, f64, f64)> {
        let (Awaits::Choice(side), Step::Target) = (self.awaits(), self.open().step()) else {
            return None;
        };
        let offers = Self::offers(&Match::from_position(*self));
        let odds = offers.iter().filter_map(|offer| offer.odds);
        let share = |part: u32, total: u32| f64::from(part) / f64::from(total.max(1));
        let kept = odds.map(|odds| share(odds.part, odds.total));
        let kept = kept.max_by(f64::total_cmp)?;
        let scores = offers.iter().map(|offer| scores(self, offer.choice, side));
        Some((side, kept, scores.max_by(f64::total_cmp).unwrap_or(0.0)))
    }
}

/// The most choices that are passed over between a pass and a shot.
const PASSED: usize = 12;

/// The chance that a pass is kept and the shot that may follow scores, if nobody else does anything; what special events bring has no part
/// in it.
fn scores(before: &Position, pass: Choice, side: Side) -> f64 {
    let mut passed = *before;
    if passed.choose(pass, &mut Silent).is_err() {
        return 0.0;
    }
    while let Some(decline) = passed.decline() {
        if passed.choose(decline, &mut Silent).is_err() {
            return 0.0;
        }
    }
    let Awaits::Roll(roll) = passed.awaits() else {
        return 0.0;
    };
    let (mut sum, mut all) = (0.0, 0.0);
    for (dice, weight) in roll.dice.outcomes() {
        let mut after = passed;
        let rolled = after.roll(dice, &mut Silent).is_ok();
        all += f64::from(weight);
        sum += f64::from(weight) * if rolled { next_shot(after, side) } else { 0.0 };
    }
    sum / all
}

/// The chance of the next shot of a side that has the ball; none where it has none before the next pass or roll.
fn next_shot(mut position: Position, side: Side) -> f64 {
    for _ in 0..PASSED {
        match position.shot() {
            Some((shooter, chance)) if shooter == side => return chance,
            Some(_) => return 0.0,
            None => {}
        }
        let next = position
            .as_it_stands()
            .filter(|_| position.open().controlling() == side);
        let taken = next.is_some_and(|choice| position.choose(choice, &mut Silent).is_ok());
        if !taken {
            return 0.0;
        }
    }
    0.0
}
