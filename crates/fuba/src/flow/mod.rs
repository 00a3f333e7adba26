//! What comes next: each step's choices and rolls, and where they lead.
//!
//! A position's [`Step`] says what is awaited. Every step has one entry in each of the four tables of
//! this file: what is offered, what is checked, what a choice does, what a roll does. `offer` lists
//! candidates and keeps those that `check` lets pass, so the two cannot disagree.

mod foul;
mod preparation;
mod restart;
mod set_up;
mod stage;
mod turn;

use gaffer_core::{Awaits, BadRoll, Dice, DiceWanted, Log, Outcome, Roll, RuleId, Side, Until};

use crate::choice::{Action, ActionKind, Choice, Dive, Flank, Kick};
use crate::event::Event;
use crate::formation::Formation;
use crate::options::EventFreeMove;
use crate::pitch::{Area, Line};
use crate::position::{Open, Position, Step, TurnKind};
use crate::purpose::Purpose;
use crate::refusal::Why;
use crate::rule::movement::{Kind, MoveRules};
use crate::rule::set_up::SetUpRules;
use crate::rule::target::TargetRules;
use crate::rule::{entry, goal_attempt, pressing};

pub(crate) use restart::{Award, award};

impl Position {
    /// What the position waits for.
    #[inline]
    pub(crate) fn awaited(&self) -> Awaits<Purpose> {
        let open = &self.open;
        let controlling = open.controlling;
        let one = |purpose, side| {
            Awaits::Roll(Roll {
                purpose,
                dice: DiceWanted::one(side),
            })
        };
        let both = |purpose| {
            Awaits::Roll(Roll {
                purpose,
                dice: DiceWanted::each(controlling, !controlling),
            })
        };
        match open.step {
            Step::Formation(side) | Step::HalfTime(side) => Awaits::Secret(side),
            Step::Dive => Awaits::Secret(!controlling),
            Step::KickOffChoice(side)
            | Step::Place { side, .. }
            | Step::EventMoves { side, .. }
            | Step::SendOff(side)
            | Step::RestartMoves { side, .. } => Awaits::Choice(side),
            Step::Adjust { .. }
            | Step::Target
            | Step::Entry(_)
            | Step::CornerSide
            | Step::FreeKick
            | Step::Kick => Awaits::Choice(controlling),
            Step::Action | Step::Moves { .. } | Step::FreeMovements => {
                Awaits::Choice(open.turn.acting)
            }
            Step::KickOffRoll => Awaits::Roll(Roll {
                purpose: Purpose::KickOff,
                dice: DiceWanted::each(Side::Home, Side::Away).until(Until::Differ {
                    lead: 0,
                    rule: RuleId("F22-3.2a"),
                }),
            }),
            Step::TurnRoll => both(Purpose::Turn),
            Step::EventRoll => both(Purpose::Event),
            Step::ReboundRoll => both(Purpose::Rebound),
            Step::GoalRoll => one(Purpose::GoalAttempt, controlling),
            Step::DifficultRoll => one(Purpose::DifficultAttempt, controlling),
            Step::PenaltyRoll => one(Purpose::Penalty, controlling),
            Step::PressingRoll => one(Purpose::Pressing, !controlling),
            Step::YellowCardRoll(side) => one(Purpose::YellowCard, side),
            Step::RedCardRoll { side, .. } => one(Purpose::RedCard, side),
            Step::Over => Awaits::Nothing(open.outcome()),
        }
    }

    /// The name of the decision awaited.
    pub(crate) fn asked(&self) -> &'static str {
        match self.open.step {
            Step::Formation(_) => "formation",
            Step::KickOffChoice(_) => "kick-off choice",
            Step::Place { .. } => "set-up",
            Step::Adjust { .. } => "adjust",
            Step::Target => "target",
            Step::EventMoves { .. } => "event moves",
            Step::Entry(_) => "entry",
            Step::Action => "action",
            Step::Moves { .. } => "moves",
            Step::FreeMovements => "free movements",
            Step::CornerSide => "corner side",
            Step::FreeKick => "free kick",
            Step::RestartMoves { .. } => "restart moves",
            Step::Dive => "dive",
            Step::Kick => "kick",
            Step::SendOff(_) => "send off",
            Step::HalfTime(_) => "half time",
            Step::KickOffRoll
            | Step::TurnRoll
            | Step::EventRoll
            | Step::GoalRoll
            | Step::DifficultRoll
            | Step::ReboundRoll
            | Step::PressingRoll
            | Step::YellowCardRoll(_)
            | Step::RedCardRoll { .. }
            | Step::PenaltyRoll
            | Step::Over => "",
        }
    }

    /// Adds every choice that is offered now.
    pub(crate) fn offer(&self, out: &mut Vec<Choice>) {
        let open = &self.open;
        let mut filter = |choice| {
            if self.check(choice).is_ok() {
                out.push(choice);
            }
        };
        match open.step {
            Step::Formation(_) | Step::HalfTime(_) => {
                Formation::all().for_each(|formation| filter(Choice::Formation(formation)));
            }
            Step::KickOffChoice(_) => out.extend(Side::BOTH.map(Choice::KickOff)),
            Step::Place { set_up, side } => {
                if open.keeper_is_due(side) {
                    for area in Area::ALL {
                        filter(Choice::PlaceKeeper(area));
                    }
                    filter(Choice::KeeperTakesKick);
                } else {
                    let rules = SetUpRules::new(open, set_up, side);
                    let own = &open.teams[side];
                    out.extend(
                        Area::ALL
                            .into_iter()
                            .filter(|area| rules.check_place(own, *area).is_ok())
                            .map(Choice::Place),
                    );
                }
            }
            Step::Adjust { set_up, .. } => {
                let side = open.controlling;
                SetUpRules::new(open, set_up, side).offer_adjust(
                    &open.teams[side],
                    open.turn.last_move,
                    |step| out.push(Choice::Move(step)),
                );
                out.push(Choice::Done);
            }
            Step::Target => {
                let rules = TargetRules::new(open);
                out.extend(
                    Area::ALL
                        .into_iter()
                        .filter(|area| rules.check(*area).is_ok())
                        .map(Choice::Target),
                );
            }
            Step::Entry(_) => out.extend(entry::candidates(open).iter().map(Choice::Enter)),
            Step::Action => {
                filter(Choice::Action(Action::GoalAttempt));
                for line in Line::ALL {
                    filter(Choice::Action(Action::Movement(line)));
                }
                filter(Choice::Action(Action::Adjustment));
                filter(Choice::Action(Action::Pressing));
            }
            Step::EventMoves { .. }
            | Step::Moves { .. }
            | Step::FreeMovements
            | Step::RestartMoves { .. } => {
                if let Some((side, rules)) = open.move_rules() {
                    rules.offer(&open.teams[side], open.turn.last_move, |step| {
                        out.push(Choice::Move(step));
                    });
                }
                out.push(Choice::Done);
            }
            Step::CornerSide => out.extend(Flank::BOTH.map(Choice::CornerSide)),
            Step::FreeKick => {
                out.extend([Choice::Action(Action::GoalAttempt), Choice::PlayFreeKick]);
            }
            Step::Dive => out.extend(Dive::ALL.map(Choice::Dive)),
            Step::Kick => out.extend(Kick::ALL.map(Choice::Kick)),
            Step::SendOff(side) => out.extend(
                open.teams[side]
                    .outfield
                    .occupied()
                    .into_iter()
                    .map(Choice::SendOff),
            ),
            Step::KickOffRoll
            | Step::TurnRoll
            | Step::EventRoll
            | Step::GoalRoll
            | Step::DifficultRoll
            | Step::ReboundRoll
            | Step::PressingRoll
            | Step::YellowCardRoll(_)
            | Step::RedCardRoll { .. }
            | Step::PenaltyRoll
            | Step::Over => {}
        }
    }

    /// Whether a choice is allowed now.
    #[inline]
    pub(crate) fn check(&self, choice: Choice) -> Result<(), Why> {
        let open = &self.open;
        match (open.step, choice) {
            (Step::Formation(_), Choice::Formation(formation)) => open.check_formation(formation),
            (Step::HalfTime(side), Choice::Formation(formation)) => {
                open.check_half_time(side, formation)
            }
            (Step::Place { set_up, side }, Choice::PlaceKeeper(area))
                if open.keeper_is_due(side) =>
            {
                SetUpRules::new(open, set_up, side).check_keeper(&open.teams[side], area)
            }
            (Step::Place { set_up, side }, Choice::KeeperTakesKick)
                if open.keeper_is_due(side) && SetUpRules::new(open, set_up, side).has_taker() =>
            {
                Ok(())
            }
            (Step::Place { set_up, side }, Choice::PlaceKeeper(_)) => {
                Err(open.why_keeper_stays(set_up, side))
            }
            (Step::Place { set_up, side }, Choice::Place(area)) if !open.keeper_is_due(side) => {
                SetUpRules::new(open, set_up, side).check_place(&open.teams[side], area)
            }
            (Step::Adjust { set_up, .. }, Choice::Move(step)) => {
                let own = &open.teams[open.controlling];
                let rules = SetUpRules::new(open, set_up, open.controlling);
                rules.check_adjust(own, step)?;
                if rules.is_in_order(own, open.turn.last_move, step) {
                    Ok(())
                } else {
                    Err(Why::MoveOrder)
                }
            }
            (Step::Target, Choice::Target(area)) => TargetRules::new(open).check(area),
            (Step::Entry(_), Choice::Enter(entrant)) => entry::check(open, entrant),
            (Step::Action, Choice::Action(action)) => open.check_action(action),
            (
                Step::EventMoves { .. }
                | Step::Moves { .. }
                | Step::FreeMovements
                | Step::RestartMoves { .. },
                Choice::Move(step),
            ) => {
                let Some((side, rules)) = open.move_rules() else {
                    return Err(Why::NotAwaited);
                };
                let own = &open.teams[side];
                rules.check(own, step)?;
                if rules.is_in_order(own, open.turn.last_move, step) {
                    Ok(())
                } else {
                    Err(Why::MoveOrder)
                }
            }
            // The moves of the movement action were all made, and the row has ended by itself.
            (Step::Action, Choice::Move(_)) if open.turn.used.contains(ActionKind::Movement) => {
                Err(Why::NoMovesLeft)
            }
            (Step::SendOff(side), Choice::SendOff(area)) => {
                if open.teams[side].outfield(area) > 0 {
                    Ok(())
                } else {
                    Err(Why::NobodyToSendOff(area))
                }
            }
            (
                Step::Adjust { .. }
                | Step::EventMoves { .. }
                | Step::Moves { .. }
                | Step::FreeMovements
                | Step::RestartMoves { .. },
                Choice::Done,
            )
            | (Step::KickOffChoice(_), Choice::KickOff(_))
            | (Step::CornerSide, Choice::CornerSide(_))
            | (Step::FreeKick, Choice::Action(Action::GoalAttempt) | Choice::PlayFreeKick)
            | (Step::Dive, Choice::Dive(_))
            | (Step::Kick, Choice::Kick(_)) => Ok(()),
            _ => Err(Why::NotAwaited),
        }
    }

    /// Carries out a choice that was checked.
    #[inline]
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
            (Step::Action, Choice::Action(action)) => open.begin_action(action, log),
            (Step::Moves { .. }, Choice::Move(step)) => open.make_move(step, log),
            (Step::Moves { .. }, Choice::Done) => open.end_action(log),
            (Step::FreeMovements, Choice::Move(step)) => open.make_free_movement(step, log),
            (Step::FreeMovements, Choice::Done) => open.end_stage(log),
            (Step::EventMoves { side, left }, Choice::Move(step)) => {
                open.make_event_move(side, left, step, log);
            }
            (Step::EventMoves { .. }, Choice::Done) => open.finish_check(log),
            (Step::RestartMoves { .. }, Choice::Move(step)) => open.make_restart_move(step, log),
            (Step::RestartMoves { .. }, Choice::Done) => open.end_restart_moves(log),
            (Step::CornerSide, Choice::CornerSide(flank)) => open.take_corner_side(flank, log),
            (Step::FreeKick, Choice::Action(_)) => open.shoot_free_kick(log),
            (Step::FreeKick, Choice::PlayFreeKick) => open.play_free_kick(log),
            (Step::Dive, Choice::Dive(dive)) => self.take_dive(dive),
            (Step::Kick, Choice::Kick(kick)) => self.take_kick(kick, log),
            (Step::SendOff(side), Choice::SendOff(area)) => open.send_off(side, area, log),
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
            Step::GoalRoll => open.roll_goal_attempt(dice.first(), log),
            Step::DifficultRoll => open.roll_difficult(dice.first(), log),
            Step::ReboundRoll => open.roll_rebound(dice, log),
            Step::PressingRoll => open.roll_pressing(dice.first(), log),
            Step::YellowCardRoll(side) => open.roll_yellow_card(side, dice.first(), log),
            Step::RedCardRoll { side, extra } => open.roll_red_card(side, extra, dice.first(), log),
            Step::PenaltyRoll => open.roll_penalty(dice.first(), log),
            _ => return Err(BadRoll::NotAwaited),
        }
        Ok(())
    }
}

impl Open {
    /// Who won.
    pub(crate) fn outcome(&self) -> Outcome {
        match self.score.home.cmp(&self.score.away) {
            std::cmp::Ordering::Greater => Outcome::Won(Side::Home),
            std::cmp::Ordering::Less => Outcome::Won(Side::Away),
            std::cmp::Ordering::Equal => Outcome::Drawn, // F22-4.3.4b, F22-D13
        }
    }

    /// The team that moves now and the rules its moves obey.
    #[inline]
    pub(crate) fn move_rules(&self) -> Option<(Side, MoveRules<'_>)> {
        let (side, kind) = match self.step {
            Step::Moves { line, dribbled, .. } => {
                (self.turn.acting, Kind::Action { line, dribbled })
            }
            Step::FreeMovements => (self.turn.acting, Kind::Free),
            Step::EventMoves { side, .. } => (
                side,
                match self.options.event_free_move {
                    EventFreeMove::Adjacent => Kind::Event,
                    EventFreeMove::FreeMovement => Kind::Free,
                },
            ),
            Step::RestartMoves { side, .. } => (
                side,
                Kind::Restart {
                    goal_kick: self.turn.kind == TurnKind::GoalKick,
                },
            ),
            _ => return None,
        };
        Some((side, MoveRules::new(self, side, kind)))
    }

    /// Whether at least one move can be made now.
    fn has_move(&self) -> bool {
        let mut any = false;
        if let Some((side, rules)) = self.move_rules() {
            rules.offer(&self.teams[side], None, |_| any = true);
        }
        any
    }

    /// Whether the acting team may play an action (F22-4.5.1).
    fn check_action(&self, action: Action) -> Result<(), Why> {
        let kind = action.kind();
        if self.turn.used.contains(kind) {
            return Err(Why::SameType(kind)); // F22-4.5.1a
        }
        let controls = self.turn.acting == self.controlling;
        match action {
            Action::GoalAttempt if !controls => Err(Why::NotTheControllingTeam(kind)),
            Action::GoalAttempt => goal_attempt::check(self),
            Action::Pressing if controls => Err(Why::NotThePassiveTeam),
            Action::Pressing => pressing::check(self),
            Action::Movement(_) | Action::Adjustment => Ok(()),
        }
    }
}
