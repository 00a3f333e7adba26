//! Where each answer leads: what a choice does in a step, and what a roll does.

use gaffer_core::{Awaits, BadRoll, Dice, Log};

use crate::choice::Choice;
use crate::event::Event;
use crate::position::Position;
use crate::skill::SkillSet;
use crate::step::Step;

use super::After;

impl Position {
    /// Carries out a choice that was checked.
    #[inline]
    #[expect(clippy::too_many_lines, reason = "one entry for each choice")]
    pub(crate) fn apply<L: Log<Event>>(&mut self, choice: Choice, log: &mut L) {
        let step = self.open.step;
        let open = &mut self.open;
        match (step, choice) {
            (Step::Formation(side) | Step::HalfTime(side), Choice::Formation(formation)) => {
                self.take_formation(side, formation, log);
            }
            (Step::KickOffChoice(_), Choice::KickOff(side)) => open.take_kick_off(side, log),
            (Step::Place { set_up, side }, Choice::PlaceKeeper(area)) => {
                open.place_keeper(set_up, side, Some(area), log);
            }
            (Step::Place { set_up, side }, Choice::KeeperTakesKick) => {
                open.place_keeper(set_up, side, None, log);
            }
            (Step::Place { set_up, side }, Choice::Place(area)) => {
                open.place(set_up, side, area, log);
            }
            (Step::Adjust { set_up, left }, Choice::Move(step)) => {
                open.adjust(set_up, left, step, log);
            }
            (Step::Adjust { set_up, .. }, Choice::Done) => open.finish_set_up(set_up, log),
            (Step::Target, Choice::Target(area)) => open.play_to(area, log),
            (Step::Entry(after), Choice::Enter(entrant)) => open.enter(after, entrant, log),
            (Step::Action, Choice::Action(action)) => self.play_action(action, false, log),
            (Step::Action, Choice::Boosted(action)) => self.play_action(action, true, log),
            (Step::Action, Choice::No) => open.end_actions(log),
            (Step::Shot | Step::Movement | Step::Press, choice) => {
                open.play_part_of_turn(choice, log);
            }
            (Step::GoalKick, choice) => open.choose_goal_kick(choice == Choice::Slow, log),
            (Step::StandIn, Choice::StandIn(area)) => open.take_stand_in(area, log),
            (Step::Entry(after), Choice::No) => open.go_on(After::Entry(after), log),
            (Step::Styles(side), Choice::Styles(styles)) => self.take_styles(side, styles, log),
            (Step::Place { side, .. }, Choice::KeeperAdvanced) => open.set_keeper(side, true, log),
            (Step::FreeMovements, Choice::KeeperAdvanced) => open.change_keeper(true, log),
            (Step::FreeMovements, Choice::KeeperInside) => open.change_keeper(false, log),
            (Step::Substitution, Choice::No) => open.end_action_stage(log),
            (Step::Moves { .. } | Step::QuickMoves { .. }, Choice::Move(step)) => {
                open.make_move(step, log);
            }
            (Step::Moves { .. } | Step::QuickMoves { .. }, Choice::Done) => open.end_moves(log),
            (Step::FreeMovements, Choice::Move(step)) => open.make_free_movement(step, log),
            (Step::FreeMovements, Choice::Done) => open.end_free_movements(log),
            (Step::EventMoves { side, left, kind }, Choice::Move(step)) => {
                open.make_event_move(side, left, kind, step, log);
            }
            (Step::EventMoves { .. }, Choice::Done) => open.end_event_moves(log),
            (Step::PerfectPass, Choice::No) => open.finish_check(log),
            (Step::RestartMoves { .. }, Choice::Move(step)) => open.make_restart_move(step, log),
            (Step::RestartMoves { .. }, Choice::Done) => open.end_restart_moves(log),
            (Step::CornerSide, Choice::CornerSide(flank)) => open.take_corner_side(flank, log),
            (Step::FreeKick, Choice::Action(_)) => open.go_on(After::FreeKickShot, log),
            (Step::FreeKick, Choice::PlayFreeKick) => open.play_free_kick(log),
            (Step::Dive, Choice::Dive(dive)) => self.take_dive(dive),
            (Step::Kick, Choice::Kick(kick)) => self.take_kick(kick, log),
            (Step::SendOff(side), Choice::SendOff(area)) => open.send_off(side, area, log),
            (Step::Target, Choice::TargetWith(area, declared)) => {
                self.declare(area, declared, log);
            }
            (Step::Action | Step::Skill(_), Choice::Use(skill, area)) => {
                self.use_skill(skill, area, log);
            }
            (Step::Skill(_), Choice::Formation(formation)) => {
                self.change_trained_formation(formation, log);
            }
            (Step::Skill(window), Choice::No) => open.leave_window(window, log),
            (Step::Roles(side), Choice::Roles(roles)) => self.take_roles(side, roles, log),
            (Step::Skills(side), Choice::Skills(hand)) => self.take_skills(side, hand, log),
            (Step::ExtraSkill(side), Choice::Skills(hand)) => {
                self.take_extra_skill(side, hand.set(), log);
            }
            (Step::ExtraSkill(side), Choice::No) => {
                self.take_extra_skill(side, SkillSet::EMPTY, log);
            }
            (Step::LosePoint { side, sum, dice }, Choice::Point(line)) => {
                open.lose_point(side, sum, dice, line, log);
            }
            (Step::GainPoints { side, left, then }, Choice::Point(line)) => {
                open.gain_point(side, left, then, line, log);
            }
            (Step::Sweep, choice) => open.take_sweep(choice == Choice::Yes, log),
            (Step::SlowPlay, choice) => open.slow_play(choice == Choice::Yes, log),
            (Step::Replace { side, area }, choice) => {
                open.replace(side, area, choice == Choice::Yes, log);
            }
            (Step::Injury(side), Choice::Injured(standing)) => {
                open.injure(side, standing);
            }
            (
                Step::Substitutions(_) | Step::Substitution,
                Choice::SubstituteFormation(_)
                | Choice::SubstituteYellow
                | Choice::SubstituteFresh { .. },
            ) => self.substitute(choice, log),
            (Step::Dribble, Choice::Move(step)) => open.dribble(step, log),
            (Step::Bounce, Choice::Bounce(bounce)) => open.bounce(bounce, log),
            (Step::Bounce, _) => {
                open.turn.bounce = None;
                open.after_event_value(log);
            }
            (Step::PerfectPass, Choice::Target(area)) => open.perfect_pass(area, log),
            _ => debug_assert!(false, "{choice:?} was not checked in {step:?}"),
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
            _ => return Err(BadRoll::NotAwaited),
        }
        Ok(())
    }
}
