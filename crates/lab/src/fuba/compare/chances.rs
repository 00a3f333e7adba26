//! What a pass leads to: every roll until the ball is somebody's, and the goal attempt that follows, exactly.

use gaffer_core::Side;
use gaffer_core::{Awaits, Rules, Silent};
use gaffer_fuba::pitch::Area;
use gaffer_fuba::rule::control::{self, CheckOdds};
use gaffer_fuba::rule::goal_attempt::{self, ShotOdds};
use gaffer_fuba::{Action, Choice, Edition, Position, Step};

/// What every chance is counted in: turn dice, event dice, two card dice, a goal attempt.
pub(super) const PARTS: u64 = 36 * 36 * 6 * 6 * ATTEMPT;
const ATTEMPT: u64 = ShotOdds::TOTAL as u64;

/// The chances of a pass to one area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chances {
    /// The faces of the controlling team's die.
    pub(super) check: CheckOdds,
    /// What the rolls lead to.
    pub(super) outcome: PassOutcome,
}

/// Parts of [`PARTS`]; the controlling team is the one that plays the pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PassOutcome {
    /// It has the ball after control check, special event and a value above 6 (2014).
    pub(super) control: u64,
    /// It has the ball by the control check itself, without a special event.
    pub(super) kept: u64,
    /// Of these, it may shoot at its first opportunity in the turn.
    pub(super) shots: u64,
    /// Of these, it scores.
    pub(super) goals: u64,
}

impl PassOutcome {
    /// The chance that the controlling team has the ball.
    pub(super) fn control(self) -> f64 {
        self.control as f64 / PARTS as f64
    }

    /// The chance of a goal if the ball is kept; none where there is never a shot.
    pub(super) fn goal(self) -> Option<f64> {
        (self.shots > 0).then(|| self.goals as f64 / self.kept as f64)
    }

    fn add(self, other: Self) -> Self {
        Self {
            control: self.control + other.control,
            kept: self.kept + other.kept,
            shots: self.shots + other.shots,
            goals: self.goals + other.goals,
        }
    }

    /// What the controlling team wants: first the ball, then the goal.
    fn worth(&self) -> (u64, u64) {
        (self.control, self.goals)
    }
}

/// The chances of a pass that is offered in a position in which the target is chosen.
pub(super) fn of_pass(position: &Position, target: Area) -> Result<Chances, gaffer_fuba::Refusal> {
    let mut played = *position;
    played.choose(Choice::Target(target), &mut Silent)?;
    Ok(Chances {
        check: control::odds(position.open(), target),
        outcome: follow(&played, position.open().controlling(), PARTS, true),
    })
}

/// All that can follow, up to the moment in which somebody has the ball. `plain` as long as no special event
/// was rolled.
fn follow(position: &Position, side: Side, parts: u64, plain: bool) -> PassOutcome {
    let step = position.open().step();
    match (step, position.awaits()) {
        (
            Step::TurnRoll | Step::EventRoll | Step::YellowCardRoll(_) | Step::RedCardRoll { .. },
            Awaits::Roll(roll),
        ) => {
            let plain = plain && step != Step::EventRoll;
            let of: u64 = roll.dice.outcomes().map(|(_, ways)| u64::from(ways)).sum();
            debug_assert_eq!(parts % of, 0, "{step:?}");
            roll.dice
                .outcomes()
                .filter_map(|(dice, ways)| {
                    let mut rolled = *position;
                    rolled.roll(dice, &mut Silent).ok()?;
                    Some(follow(&rolled, side, parts / of * u64::from(ways), plain))
                })
                .fold(PassOutcome::default(), PassOutcome::add)
        }
        // Who runs to the ball and which area stands in is chosen for the best; whom a red card takes and
        // where an event moves pieces changes nothing here.
        (Step::StandIn | Step::Entry(_) | Step::EventMoves { .. } | Step::SendOff(_), _) => {
            let mut choices = Vec::new();
            position.choices(&mut choices);
            if matches!(step, Step::EventMoves { .. } | Step::SendOff(_)) {
                choices.drain(..choices.len().saturating_sub(1));
            }
            choices
                .into_iter()
                .map(|choice| follow(&chosen(position, choice), side, parts, plain))
                .max_by_key(PassOutcome::worth)
                .unwrap_or_default()
        }
        _ if position.open().controlling() != side => PassOutcome::default(),
        _ => {
            let control = PassOutcome {
                control: parts,
                ..PassOutcome::default()
            };
            if !plain {
                return control;
            }
            let attempt = first_attempt(*position, side);
            PassOutcome {
                kept: parts,
                shots: attempt.map_or(0, |_| parts),
                goals: attempt.map_or(0, |odds| parts / ATTEMPT * u64::from(odds.goal)),
                ..control
            }
        }
    }
}

fn chosen(position: &Position, choice: Choice) -> Position {
    let mut after = *position;
    // Only what is offered is chosen.
    let _ = after.choose(choice, &mut Silent);
    after
}

/// The odds of the first goal attempt that the side may make in this turn: in stage 6 of 1.0, at the beginning
/// of its action stage in 2014, as its first action in 2.2. Where the other team acts before it in 2014, that
/// team moves nobody and does not press; the value is adjusted, which is compulsory (F14-4.9b).
fn first_attempt(mut position: Position, side: Side) -> Option<ShotOdds> {
    let mut choices = Vec::new();
    loop {
        let open = position.open();
        match open.step() {
            Step::Shot | Step::Action => {
                return (open.controlling() == side && goal_attempt::is_allowed(open))
                    .then(|| goal_attempt::odds(open));
            }
            Step::Movement | Step::Moves { .. } | Step::FreeMovements | Step::Press
                if open.edition() == Edition::V2014 && open.acting().0 != side => {}
            _ => return None,
        }
        choices.clear();
        position.choices(&mut choices);
        let idle = choices.iter().rev().find(|choice| {
            matches!(
                choice,
                Choice::Done | Choice::No | Choice::Action(Action::Movement(_))
            )
        })?;
        position = chosen(&position, *idle);
    }
}
