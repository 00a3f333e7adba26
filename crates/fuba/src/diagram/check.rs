//! What a written step needs beyond the pieces, so that play can go on from it.

use super::facts::needed_for;
use super::read::Reader;
use crate::choice::{Flank, Standing};
use crate::clock::LAST_STOPPAGE;
use crate::formation::OUTFIELD;
use crate::options::edition::{CHOOSES_SENT_OFF, QUICK_FREE_KICKS};
use crate::pitch::{Area, partly_own_half, penalty_area};
use crate::position::{Open, Position};
use crate::rule::control::stand_ins;
use crate::rule::injury::candidates;
use crate::step::{GainThen, SetUp, Step, Window};
use crate::turn::{Then, TurnKind};
use gaffer_core::{Awaits, Side, wrong};

impl Position {
    /// What a step of a written position needs beyond the pieces.
    #[expect(clippy::too_many_lines, reason = "one entry for each step")]
    pub(super) fn check_step(&self, reader: &mut Reader) {
        let open = &self.open;
        let mut fault = |text: &str| reader.faults.push(format!("at: {text}"));
        let corner = open.turn.kind == TurnKind::CornerKick;
        match open.step {
            Step::Moves {
                left, other_types, ..
            } if !(1..=OUTFIELD + 1).contains(&left) || other_types > left => {
                fault("left is 1 to 11, and other-types not more");
            }
            Step::QuickMoves { left, .. } if !(1..=OUTFIELD + 1).contains(&left) => {
                fault("left is 1 to 11");
            }
            step if !needed_for(step).0.contains(&open.options.edition) => {
                fault("the edition knows no such step");
            }
            Step::GoalKick | Step::Target | Step::TurnRoll | Step::StandIn | Step::EventRoll
                if open.turn.began != open.controlling =>
            {
                fault(
                    "until the control check the controlling team is the one that began: turn.began",
                );
            }
            Step::GoalKick if open.ball != penalty_area(open.controlling) => {
                fault("a goal kick is taken in the controlling team's penalty area");
            }
            Step::StandIn if stand_ins(open, open.turn.target).is_empty() => {
                fault("no area can stand in for the target");
            }
            step if !is_stand_in_sound(open, step) => {
                fault("turn.stand_in is the area named for the target in the control check");
            }
            Step::Press
                if open.turn.acting == open.controlling
                    || crate::rule::pressing::check(open, crate::Pressing::NORMAL).is_err() =>
            {
                fault("only a passive team with a player at the ball presses");
            }
            Step::Substitution if open.bench(open.turn.acting).substitutions_left() == 0 => {
                fault("no substitution is left");
            }
            Step::Styles(side) if self.secrets[side].formation.is_none() => {
                fault("the team's secret_formation is missing");
            }
            Step::EventMoves { left, kind, .. } if !(1..=kind.most()).contains(&left) => {
                fault("an event gives one or two moves, a good move one");
            }
            Step::Adjust { left, .. } if !(1..=2).contains(&left) => fault("left is 1 or 2"),
            Step::RestartMoves { made, .. } if made > OUTFIELD + 1 => fault("made is 0 to 11"),
            Step::RestartMoves {
                side,
                made,
                allowed,
            } if side != open.controlling && (allowed <= made || allowed > OUTFIELD + 1) => {
                fault("the passive team's allowed is more than made, 11 at most");
            }
            Step::RestartMoves { .. }
                if !matches!(open.turn.kind, TurnKind::FreeKick | TurnKind::GoalKick) =>
            {
                fault("restart moves need turn.kind free-kick or goal-kick");
            }
            Step::RedCardRoll { side, extra } if extra > 1 || open.teams[side].yellow == 0 => {
                fault("a red card test follows a yellow card; extra is 0 or 1");
            }
            Step::YellowCardRoll(_) | Step::RedCardRoll { .. }
                if !CHOOSES_SENT_OFF[open.options.edition]
                    && !matches!(open.turn.then, Then::FreeKick(_)) =>
            {
                fault("a free kick follows a card: turn.then");
            }
            Step::SendOff(side) if open.teams[side].outfield.total() == 0 => {
                fault("there is nobody to send off");
            }
            Step::Kick if self.secrets[!open.controlling].dive.is_none() => {
                fault("the passive team's secret_dive is missing");
            }
            Step::PenaltyRoll if open.turn.penalty.is_none() => fault("turn.penalty is missing"),
            Step::Formation(Side::Away) | Step::HalfTime(Side::Away)
                if self.secrets.home.formation.is_none() =>
            {
                fault("the home team's secret_formation is missing");
            }
            Step::Shot | Step::GoalRoll | Step::DifficultRoll
                if crate::rule::goal_attempt::check(open).is_err() =>
            {
                fault("no goal attempt is possible from the ball's area");
            }
            Step::Shot | Step::GoalRoll | Step::DifficultRoll | Step::ReboundRoll
                if open.turn.acting != open.controlling =>
            {
                fault("only the controlling team shoots: turn.acting must be it");
            }
            Step::PressingRoll if open.turn.acting == open.controlling => {
                fault("only the passive team presses: turn.acting must be it");
            }
            Step::PressingRoll
                if crate::rule::pressing::check(open, open.turn.pressing.0).is_err() =>
            {
                fault("the passive team has not the players to press like this");
            }
            Step::Adjust { set_up, .. } | Step::Place { set_up, .. }
                if !is_place_of(set_up, open) =>
            {
                fault("the ball does not lie where this set-up is made");
            }
            step if awaits_penalty(open, step)
                && open.teams[!open.controlling].keeper != Some(open.ball) =>
            {
                fault("the keeper stands in his penalty area when a penalty is taken");
            }
            Step::Place { set_up, side } => {
                let team = &open.teams[side];
                if team.in_hand == 0 && !open.keeper_is_due(side) {
                    fault("nothing is left to place");
                }
                if set_up == SetUp::CornerKick
                    && !open.keeper_is_due(side)
                    && side == open.controlling
                    && open.turn.taker.is_none()
                {
                    fault("turn.taker is missing");
                }
                if side != open.controlling && !open.has_placed(set_up) {
                    fault("the controlling team places its pieces first");
                }
            }
            Step::Adjust { set_up, .. } if !open.has_placed(set_up) => {
                fault("the controlling team has not placed its pieces");
            }
            Step::Dive | Step::Kick | Step::PenaltyRoll | Step::Skill(Window::Penalty)
                if open.ball != penalty_area(!open.controlling)
                    || open.teams[!open.controlling].keeper != Some(open.ball) =>
            {
                fault("a penalty is taken in the passive team's penalty area, against its keeper");
            }
            // A corner taker may have stepped into the target before another piece goes there (F10-4.4.1a).
            Step::Entry(after)
                if after != crate::EntryAfter::StandIn && !crate::rule::entry::is_due(open) =>
            {
                fault("the controlling team has a piece with the ball");
            }
            Step::StandIn
            | Step::EventRoll
            | Step::EventMoves { .. }
            | Step::Entry(
                crate::EntryAfter::Check
                | crate::EntryAfter::StandIn
                | crate::EntryAfter::Support
                | crate::EntryAfter::OverSix,
            )
            | Step::ActorRoll
            | Step::DuelRoll(_)
            | Step::Bounce
            | Step::PerfectPass
            | Step::StreakingRoll
            | Step::LostSkillRoll(_)
            | Step::GainedSkillRoll(_)
            | Step::ExtraSkill(_)
            | Step::Skill(Window::Actor)
            | Step::TirednessRoll { .. }
            | Step::LosePoint { .. }
                if open.turn_dice().is_none() =>
            {
                fault("turn.dice are missing");
            }
            Step::Skill(window) if !open.is_window(window) => {
                fault("nobody could use a skill in this window");
            }
            Step::Skill(Window::Keeper | Window::Shooter)
                if open.turn.acting != open.controlling
                    || crate::rule::goal_attempt::check(open).is_err() =>
            {
                fault("no goal attempt is being made");
            }
            Step::Sweep if !open.may_sweep() => fault("nobody may sweep"),
            Step::SlowPlay | Step::StreakingRoll if open.clock.stoppage > 0 => {
                fault("neither slow play nor streaking comes in stoppage time");
            }
            Step::Substitutions(left) | Step::FreshRoll { left, .. }
                if left == 0 || left > open.bench(substituting(open)).substitutions_left() =>
            {
                fault("so many substitutions are not left");
            }
            Step::TirednessRoll { sum, dice, .. }
                if dice > 2 || !is_tiredness_sum(open, sum, dice) =>
            {
                fault("a tiredness test has three dice at most, and sum is what they show");
            }
            Step::LosePoint { side, sum, dice }
                if !(1..=3).contains(&dice)
                    || !is_tiredness_sum(open, sum, dice)
                    || open.bench(side).condition().total() == 0 =>
            {
                fault("there is no point to lose");
            }
            Step::GainPoints { side, left, .. }
                if !(1..=2).contains(&left)
                    || open
                        .bench(side)
                        .condition()
                        .with_room(open.options.edition)
                        .next()
                        .is_none() =>
            {
                fault("one or two points are gained where there is room");
            }
            Step::GainPoints {
                then: GainThen::Substitution(left),
                ..
            } if left > open.bench(open.turn.acting).substitutions_left() => {
                fault("so many substitutions are not left");
            }
            Step::Injury(side) if candidates(open, side).is_empty() => {
                fault("nobody can be injured");
            }
            Step::InjuryRoll { side, .. } | Step::Replace { side, .. }
                if open.is_complete(side) =>
            {
                fault("the injured piece has been taken off already: ten are too many");
            }
            Step::InjuryRoll { side, area, .. } | Step::Replace { side, area }
                if area == Standing::Spot
                    && !(corner && open.turn.began == side && open.turn.taker.is_none()) =>
            {
                fault("only the taker of a corner kick was on the spot");
            }
            Step::Replace { side, .. } if open.bench(side).substitutions_left() == 0 => {
                fault("no substitution is left");
            }
            Step::DribbleRoll | Step::Dribble
                if open.turn.acting != open.controlling || !open.has_dribbler() =>
            {
                fault("nobody can dribble with the ball");
            }
            Step::Bounce if open.turn.bounce.is_none() => fault("turn.bounce is missing"),
            Step::PerfectPass if open.perfect_passes().is_empty() => {
                fault("there is no other target for a perfect pass");
            }
            Step::LostSkillRoll(side) if open.bench(side).cards() == 0 => {
                fault("there is no skill to lose");
            }
            Step::Roles(side) | Step::Skills(side) if self.secrets[side].formation.is_none() => {
                fault("the team's secret_formation is missing");
            }
            Step::Target if corner && open.turn.taker.is_none() => {
                fault("a corner kick needs turn.taker");
            }
            _ => {}
        }
    }

    /// Notes what of the turn cannot be so at this step.
    pub(super) fn check_turn(&self, reader: &mut Reader) {
        let open = &self.open;
        let corner = open.turn.kind == TurnKind::CornerKick;
        let begins_a_turn = match open.step {
            Step::Target
            | Step::TurnRoll
            | Step::RestartMoves { .. }
            | Step::CornerSide
            | Step::Entry(crate::EntryAfter::QuickFreeKick) => true,
            Step::Place { set_up, .. } | Step::Adjust { set_up, .. } => {
                matches!(set_up, SetUp::KickOff | SetUp::CornerKick)
            }
            _ => false,
        };
        let restart = open.turn.then == Then::Restart
            || matches!(open.step, Step::SlowPlay | Step::SlowPlayRoll);
        let begun = match open.step {
            Step::Action
            | Step::Skill(Window::OpponentStage | Window::OwnStage)
            | Step::DribbleRoll
            | Step::Dribble
            | Step::Entry(crate::EntryAfter::Dribble) => open.turn.actions_done,
            _ => true,
        };
        let played = open.turn.action.saturating_sub(1) + u8::from(begun);
        let taken = open.turn.taker.is_some();
        let in_stage = open.step.is_in_action_stage();
        let shoots = open.step != Step::FreeKick || crate::rule::goal_attempt::check(open).is_ok();
        let knows_corner = open.turn.start.is_corner()
            || open.step == Step::CornerSide
            || open.turn.corner_side_open;
        reader.faults.extend(wrong! {
            !restart || is_place_of_restart(open)
                => "a restart needs turn.kind free-kick, corner-kick or goal-kick, and the ball where it is taken";
            !(begins_a_turn || restart) || open.clock.stoppage < LAST_STOPPAGE
                => "no turn begins on the stoppage square +5";
            !corner || knows_corner => "a corner kick starts in a corner area";
            !taken || corner => "turn.taker goes with turn.kind corner-kick";
            !taken || !in_stage => "turn.taker has joined the others before the action stages";
            shoots => "at: free-kick is decided only where a goal attempt is possible";
            !open.awaits_goal_kick() || may_await_goal_kick(open)
                => "restart: a goal kick waits for the end of the turn, the ball in the penalty area";
            (1..=3).contains(&open.turn.action) => "turn.action is 1 to 3";
            !in_stage || open.turn.used.iter().count() <= played.into()
                => "turn.used lists more actions than were played";
        });
    }
}

impl Position {
    /// Whether a choice is awaited and none can be made.
    pub(super) fn is_stuck(&self) -> bool {
        let mut choices = Vec::new();
        self.offer(&mut choices);
        matches!(self.awaited(), Awaits::Choice(_) | Awaits::Secret(_)) && choices.is_empty()
    }
}

/// Whether the passive team's keeper stands ready for a penalty (F10-5.5.1a, F14-5.5.1a, F22-5.5.1a).
fn awaits_penalty(open: &Open, step: Step) -> bool {
    match step {
        Step::Place { set_up, side } => set_up == SetUp::Penalty && side != open.controlling,
        Step::Adjust { set_up, .. } => set_up == SetUp::Penalty,
        Step::Dive | Step::Kick | Step::PenaltyRoll | Step::Skill(Window::Penalty) => {
            open.ball == penalty_area(!open.controlling)
        }
        _ => false,
    }
}

/// Whether a goal kick may have been given that is still to be taken: the turn goes on with movements and
/// substitutions (F10-5.3b, F14-5.3b), or the half is over.
fn may_await_goal_kick(open: &Open) -> bool {
    open.ball == penalty_area(open.controlling)
        && matches!(
            open.step,
            Step::GoalKick
                | Step::Movement
                | Step::Moves { .. }
                | Step::QuickMoves { .. }
                | Step::FreeMovements
                | Step::ConditionRoll
                | Step::Substitution
                | Step::FreshRoll { .. }
                | Step::GainPoints { .. }
                | Step::Entry(crate::EntryAfter::GoalKick)
                | Step::HalfTime(_)
                | Step::Over
        )
}

/// Whether the area that stands in for the target is said where it is known, and nowhere else.
fn is_stand_in_sound(open: &Open, step: Step) -> bool {
    let (target, stand_in) = (open.turn.target, open.turn.stand_in);
    match step {
        Step::GoalKick | Step::Target | Step::TurnRoll | Step::StandIn => stand_in.is_none(),
        Step::EventRoll => match stand_in {
            Some(area) => stand_ins(open, target).contains(area),
            None => stand_ins(open, target).is_empty(),
        },
        Step::Entry(crate::EntryAfter::StandIn) => stand_in.is_some_and(|area| {
            target.adjacent().contains(area) && open.teams[open.controlling].pieces(area) > 0
        }),
        _ => true,
    }
}

/// The side that makes the substitution now asked for.
fn substituting(open: &Open) -> Side {
    match open.step {
        Step::FreshRoll {
            injured: Some(side),
            ..
        } => side,
        _ => open.turn.acting,
    }
}

/// Whether so many dice of a tiredness test can have this sum; a style changes each by one (F14-A6d).
fn is_tiredness_sum(open: &Open, sum: u8, dice: u8) -> bool {
    let by_style = u8::from(open.options.plays_styles());
    dice <= 3 && (dice * (1 - by_style)..=dice * (6 + by_style)).contains(&sum)
}

/// Whether the ball lies where the restart of this turn's kind is taken, by the team that begins with it.
fn is_place_of_restart(open: &Open) -> bool {
    let begins = open.turn.began == open.controlling;
    match open.turn.kind {
        TurnKind::FreeKick => true,
        TurnKind::GoalKick => begins && open.ball == penalty_area(open.controlling),
        TurnKind::CornerKick => {
            begins && (open.turn.corner_side_open || is_place_of(SetUp::CornerKick, open))
        }
        TurnKind::KickOff | TurnKind::OpenPlay => false,
    }
}

/// Whether the ball lies where a turn of this kind begins.
pub(super) fn is_place_of_turn(open: &Open) -> bool {
    match open.turn.kind {
        TurnKind::OpenPlay => true,
        TurnKind::KickOff => open.ball == Area::B3,
        TurnKind::FreeKick => open.ball != penalty_area(!open.controlling),
        TurnKind::CornerKick => is_place_of(SetUp::CornerKick, open),
        TurnKind::GoalKick => open.ball == penalty_area(open.controlling),
    }
}

/// Whether the ball lies where a set-up of this kind is made.
fn is_place_of(set_up: SetUp, open: &Open) -> bool {
    match set_up {
        SetUp::KickOff => open.ball == Area::B3,
        SetUp::FreeKick if QUICK_FREE_KICKS[open.options.edition] => {
            !partly_own_half(open.controlling).contains(open.ball)
        }
        SetUp::FreeKick => open.ball != penalty_area(!open.controlling),
        SetUp::CornerKick => Flank::BOTH
            .iter()
            .any(|flank| flank.corner(open.controlling) == open.ball),
        SetUp::Penalty => open.ball == penalty_area(!open.controlling),
    }
}
