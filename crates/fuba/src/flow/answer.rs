//! Where each answer leads: what a choice does in a step, and what a roll does.

use gaffer_core::{Awaits, BadRoll, Dice, Log};

use crate::choice::Choice;
use crate::event::Event;
use crate::position::Position;
use crate::skill::SkillSet;
use crate::step::{Step, without_choice, without_dice};

use super::After;

impl Position {
    /// Carries out a choice that was checked.
    #[inline]
    #[expect(clippy::too_many_lines, reason = "one entry for each choice")]
    pub(crate) fn apply<L: Log<Event>>(&mut self, choice: Choice, log: &mut L) {
        let step = self.open.step;
        /// The choices that a step takes, each with what it does; no other has passed the check.
        macro_rules! takes {
            ($($choice:pat => $act:expr),+ $(,)?) => {
                match choice {
                    $($choice => $act,)+
                    _ => debug_assert!(false, "{choice:?} was not checked in {step:?}"),
                }
            };
        }
        let open = &mut self.open;
        match step {
            Step::Formation(side) | Step::HalfTime(side) => takes! {
                Choice::Formation(formation) => self.take_formation(side, formation, log),
            },
            Step::KickOffChoice(_) => {
                takes! { Choice::KickOff(side) => open.take_kick_off(side, log) }
            }
            Step::Place { set_up, side } => takes! {
                Choice::PlaceKeeper(area) => open.place_keeper(set_up, side, Some(area), log),
                Choice::KeeperTakesKick => open.place_keeper(set_up, side, None, log),
                Choice::Place(area) => open.place(set_up, side, area, log),
                Choice::KeeperAdvanced => open.set_keeper(side, true, log),
            },
            Step::Adjust { set_up, left } => takes! {
                Choice::Move(step) => open.adjust(set_up, left, step, log),
                Choice::Done => open.finish_set_up(set_up, log),
            },
            Step::Target => takes! {
                Choice::Target(area) => open.play_to(area, log),
                Choice::TargetWith(area, declared) => self.declare(area, declared, log),
            },
            Step::Entry(after) => takes! {
                Choice::Enter(entrant) => open.enter(after, entrant, log),
                Choice::No => open.go_on(After::Entry(after), log),
            },
            Step::Action => takes! {
                Choice::Action(action) => self.play_action(action, false, log),
                Choice::Boosted(action) => self.play_action(action, true, log),
                Choice::Use(skill, area) => self.use_skill(skill, area, log),
                Choice::No => open.end_actions(log),
            },
            Step::Shot | Step::Movement | Step::Press => open.play_part_of_turn(choice, log),
            Step::GoalKick => open.choose_goal_kick(choice == Choice::Slow, log),
            Step::StandIn => takes! { Choice::StandIn(area) => open.take_stand_in(area, log) },
            Step::Styles(side) => {
                takes! { Choice::Styles(styles) => self.take_styles(side, styles, log) }
            }
            Step::Moves { .. } | Step::QuickMoves { .. } => takes! {
                Choice::Move(step) => open.make_move(step, log),
                Choice::Done => open.end_moves(log),
            },
            Step::FreeMovements => takes! {
                Choice::Move(step) => open.make_free_movement(step, log),
                Choice::Done => open.end_free_movements(log),
                Choice::KeeperAdvanced => open.change_keeper(true, log),
                Choice::KeeperInside => open.change_keeper(false, log),
            },
            Step::EventMoves { side, left, kind } => takes! {
                Choice::Move(step) => open.make_event_move(side, left, kind, step, log),
                Choice::Done => open.end_event_moves(log),
            },
            Step::RestartMoves { .. } => takes! {
                Choice::Move(step) => open.make_restart_move(step, log),
                Choice::Done => open.end_restart_moves(log),
            },
            Step::CornerSide => {
                takes! { Choice::CornerSide(flank) => open.take_corner_side(flank, log) }
            }
            Step::FreeKick => takes! {
                Choice::Action(_) => open.go_on(After::FreeKickShot, log),
                Choice::PlayFreeKick => open.play_free_kick(log),
            },
            Step::Dive => takes! { Choice::Dive(dive) => self.take_dive(dive) },
            Step::Kick => takes! { Choice::Kick(kick) => self.take_kick(kick, log) },
            Step::SendOff(side) => {
                takes! { Choice::SendOff(area) => open.send_off(side, area, log) }
            }
            Step::Skill(window) => takes! {
                Choice::Use(skill, area) => self.use_skill(skill, area, log),
                Choice::Formation(formation) => self.change_trained_formation(formation, log),
                Choice::No => open.leave_window(window, log),
            },
            Step::Roles(side) => {
                takes! { Choice::Roles(roles) => self.take_roles(side, roles, log) }
            }
            Step::Skills(side) => {
                takes! { Choice::Skills(hand) => self.take_skills(side, hand, log) }
            }
            Step::ExtraSkill(side) => takes! {
                Choice::Skills(hand) => self.take_extra_skill(side, hand.set(), log),
                Choice::No => self.take_extra_skill(side, SkillSet::EMPTY, log),
            },
            Step::LosePoint { side, sum, dice } => takes! {
                Choice::Point(line) => open.lose_point(side, sum, dice, line, log),
            },
            Step::GainPoints { side, left, then } => takes! {
                Choice::Point(line) => open.gain_point(side, left, then, line, log),
            },
            Step::Sweep => open.take_sweep(choice == Choice::Yes, log),
            Step::SlowPlay => open.slow_play(choice == Choice::Yes, log),
            Step::Replace { side, area } => open.replace(side, area, choice == Choice::Yes, log),
            Step::Injury(side) => {
                takes! { Choice::Injured(standing) => open.injure(side, standing) }
            }
            Step::Substitutions(_) => self.substitute(choice, log),
            Step::Substitution => match choice {
                Choice::No => open.end_action_stage(log),
                _ => self.substitute(choice, log),
            },
            Step::Dribble => takes! { Choice::Move(step) => open.dribble(step, log) },
            Step::Bounce => takes! {
                Choice::Bounce(bounce) => open.bounce(bounce, log),
                Choice::No => {
                    open.turn.bounce = None;
                    open.after_event_value(log);
                },
            },
            Step::PerfectPass => takes! {
                Choice::Target(area) => open.perfect_pass(area, log),
                Choice::No => open.finish_check(log),
            },
            without_choice!() => debug_assert!(false, "{choice:?} was not checked in {step:?}"),
        }
    }

    /// Carries out a roll, if these are the dice awaited.
    #[inline]
    pub(crate) fn take_roll<L: Log<Event>>(
        &mut self,
        dice: Dice,
        log: &mut L,
    ) -> Result<(), BadRoll> {
        let Awaits::Roll(roll) = self.awaited() else {
            return Err(BadRoll::NotAwaited);
        };
        roll.dice.check(dice)?;
        let open = &mut self.open;
        match open.step {
            Step::KickOffRoll => open.roll_kick_off(dice, log),
            Step::TurnRoll => open.roll_turn(dice, log),
            Step::EventRoll => open.roll_event(dice, log),
            Step::GoalRoll => open.roll_goal_attempt(dice, log),
            Step::DifficultRoll => open.roll_difficult(dice.first(), log),
            Step::ReboundRoll => open.roll_rebound(dice, log),
            Step::PressingRoll => open.roll_pressing(dice, log),
            Step::YellowCardRoll(side) => open.roll_yellow_card(side, dice.first(), log),
            Step::RedCardRoll { side, extra } => open.roll_red_card(side, extra, dice.first(), log),
            Step::PenaltyRoll => open.roll_penalty(dice, log),
            Step::TirednessRoll {
                side,
                sum,
                dice: number,
            } => open.roll_tiredness(side, sum, number, dice.first(), log),
            Step::SlowPlayRoll => open.roll_slow_play(dice, log),
            Step::InjuryRoll { side, area, keeper } => {
                open.roll_injury(side, area, keeper, dice.first(), log);
            }
            Step::FreshRoll {
                left,
                wide,
                injured,
            } => open.roll_fresh(left, wide, injured, dice, log),
            Step::ActorRoll => open.roll_actor(dice.first(), log),
            Step::FansRoll(side) => open.roll_fans(side, dice.first(), log),
            Step::DribbleRoll => open.roll_dribble(dice.first(), log),
            Step::ConditionRoll => open.roll_condition(dice.first(), log),
            Step::HighConditionRoll { boost } => {
                open.roll_high_condition(dice.first(), boost, log);
            }
            Step::DuelRoll(duel) => open.roll_duel(duel, dice, log),
            Step::StreakingRoll => open.roll_streaking(dice.first(), log),
            Step::LostSkillRoll(side) => self.lose_skill(side, dice.first(), log),
            Step::GainedSkillRoll(side) => self.gain_skill(side, dice.first(), log),
            without_dice!() => return Err(BadRoll::NotAwaited),
        }
        Ok(())
    }
}
