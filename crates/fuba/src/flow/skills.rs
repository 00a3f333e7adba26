//! Skills (A10): windows, what each use does, and where play goes on after it.

use gaffer_core::{Log, Side};

use crate::ball_value::BallValue;
use crate::choice::{Move, Piece};
use crate::event::{Event, MoveKind, ValueReason};
use crate::formation::Formation;
use crate::pitch::{Area, Line};
use crate::position::{Open, Position};
use crate::refusal::Why;
use crate::rule::entry;
use crate::skill::{Hand, Skill, SkillSet};
use crate::step::{EntryAfter, Step, Window};
use crate::team::Mark;

use super::set_up::note_move;

impl Open {
    /// Asks in a window if a skill could be used in it; otherwise goes on at once.
    pub(super) fn open_window<L: Log<Event>>(&mut self, window: Window, log: &mut L) {
        if self.is_window(window) {
            self.step = Step::Skill(window);
        } else {
            self.leave_window(window, log);
        }
    }

    /// Where play goes on when a window is closed.
    pub(super) fn leave_window<L: Log<Event>>(&mut self, window: Window, log: &mut L) {
        match window {
            Window::OffSideTrap => self.change_value(log),
            Window::Actor => self.step = Step::EventRoll,
            Window::ControllingCheck => self.open_window(Window::PassiveCheck, log),
            Window::PassiveCheck => self.end_check(log),
            Window::OpponentStage => self.open_window(Window::OwnStage, log),
            Window::OwnStage => self.begin_actions(log),
            Window::Keeper => self.open_window(Window::Shooter, log),
            Window::Shooter => self.step = Step::GoalRoll,
            Window::Doubling | Window::FullBack => self.end_action(log),
            Window::BallSkills => self.begin_free_movements(log),
            Window::FormationChange => self.end_stage(log),
            Window::Penalty => self.step = Step::Dive,
        }
    }

    /// Pays for a skill, and takes note that it was used.
    fn pay_skill<L: Log<Event>>(&mut self, side: Side, skill: Skill, log: &mut L) {
        let price = self.skill_price(side, skill);
        let bench = &mut self.benches[side];
        bench.condition = bench.condition.less(price);
        bench.used = bench.used.with(skill);
        bench.used_this_turn = bench.used_this_turn.with(skill);
        self.turn.in_force[side] = self.turn.in_force[side].with(skill);
        let condition = bench.condition;
        log.note(|| Event::SkillUsed {
            side,
            skill,
            cost: price.total(),
            condition,
        });
    }

    /// What a skill does that was paid for.
    fn take_effect<L: Log<Event>>(
        &mut self,
        side: Side,
        skill: Skill,
        area: Option<Area>,
        log: &mut L,
    ) {
        match skill {
            Skill::OffSideTrap => self.leave_window(Window::OffSideTrap, log),
            Skill::Actor => self.step = Step::ActorRoll,
            Skill::ShortPasses => {
                self.change_value_by(-1, ValueReason::ShortPasses, log);
                self.open_check_window(side, log);
            }
            Skill::FanaticFans => self.step = Step::FansRoll(side),
            Skill::MidfieldGeneral => {
                self.turn.first = !self.turn.first;
                self.open_check_window(side, log);
            }
            Skill::GoalPoacher => {
                self.turn.first = side;
                self.open_check_window(side, log);
            }
            Skill::Stopper | Skill::TargetMan => self.leave_window(Window::OpponentStage, log),
            Skill::SweeperKeeper => {
                self.keeper_goes(side, log);
                self.leave_window(Window::OwnStage, log);
            }
            Skill::ShotStopper | Skill::LeadingGoalKeeper => {
                self.turn.keeper_skill = true;
                self.leave_window(Window::Keeper, log);
            }
            Skill::ClinicalFinisher | Skill::TrainedSpecialEvent => {
                self.turn.shot_skills += 1;
                self.open_window(Window::Shooter, log);
            }
            Skill::Doubling => {
                self.change_value_by(2, ValueReason::Doubling, log);
                self.leave_window(Window::Doubling, log);
            }
            Skill::SkilledFullBack => {
                let steps = area.map_or(0, |area| self.ball.steps(area));
                self.bring_ball(side, area, log);
                self.change_value_by(steps as i8, ValueReason::SkilledFullBack, log);
                if entry::is_due(self) {
                    self.ask_entry(EntryAfter::FullBack, log); // F22-D98
                } else {
                    self.leave_window(Window::FullBack, log);
                }
            }
            Skill::CreativeMidfielder => {
                self.bring_ball(side, area, log);
                self.resume_stage(log);
            }
            Skill::MidfieldDribbler | Skill::DribblingAttacker => self.step = Step::DribbleRoll,
            Skill::PenaltyShotSaver => {
                self.turn.keeper_skill = true;
                self.leave_window(Window::Penalty, log);
            }
            // Part of another choice: they take effect with it.
            Skill::TrainedFormationChange
            | Skill::WidePlayerMaterial
            | Skill::HighCondition
            | Skill::CreativeGoalKeeper
            | Skill::Tackle
            | Skill::MidfieldPressing
            | Skill::Crossing
            | Skill::SkilledAttacker => {}
        }
    }

    /// The window of the end of stage 4 again, for the skills that still may follow.
    fn open_check_window<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        let window = if side == self.controlling {
            Window::ControllingCheck
        } else {
            Window::PassiveCheck
        };
        self.open_window(window, log);
    }

    pub(super) fn change_value_by<L: Log<Event>>(
        &mut self,
        change: i8,
        reason: ValueReason,
        log: &mut L,
    ) {
        let from = self.value;
        self.value = from.changed(change);
        let to = self.value;
        log.note(|| Event::ValueChanged { from, to, reason });
    }

    fn bring_ball<L: Log<Event>>(&mut self, side: Side, area: Option<Area>, log: &mut L) {
        if let Some(to) = area {
            let from = self.ball;
            self.ball = to;
            log.note(|| Event::BallMoved { side, from, to });
        }
    }

    /// F22-A10-sweeper-keeper: the keeper stays in the target area, or goes there and has moved.
    fn keeper_goes<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        let to = self.turn.target;
        if let Some(from) = self.teams[side].keeper
            && from != to
        {
            let step = Move::keeper(from, to);
            self.teams[side].make(step, Mark::Moved);
            note_move(side, step, MoveKind::SweeperKeeper, log);
        }
    }

    /// F22-A10-fanatic-fans.
    pub(super) fn roll_fans<L: Log<Event>>(&mut self, side: Side, die: u8, log: &mut L) {
        let from = self.value;
        let foul = die as i8 == from.number();
        log.note(|| Event::FansRolled {
            side,
            die,
            value: from,
            foul,
        });
        if foul {
            self.begin_foul(side);
        } else {
            self.value = BallValue::clamped(die as i8);
            self.open_check_window(side, log);
        }
    }

    /// F22-A10-actor.
    pub(super) fn roll_actor<L: Log<Event>>(&mut self, die: u8, log: &mut L) {
        let side = self.side_of(Window::Actor);
        log.note(|| Event::ActorRolled { side, die });
        match die {
            1 => self.begin_booked_foul(side, log),
            2 | 3 => self.step = Step::EventRoll,
            _ => {
                self.turn.card_plus = 1;
                self.begin_foul(!side);
            }
        }
    }

    /// F22-A10-midfield-dribbler, F22-A10-dribbling-attacker, F22-D99.
    pub(super) fn roll_dribble<L: Log<Event>>(&mut self, die: u8, log: &mut L) {
        let side = self.controlling;
        let opponents = self.count(!side, self.ball);
        let value = self.value;
        let won = die as i8 - value.number() >= opponents as i8;
        log.note(|| Event::DribbleRolled {
            side,
            die,
            value,
            opponents,
            won,
        });
        if won {
            self.step = Step::Dribble;
            return;
        }
        self.turn_over();
        self.value = BallValue::clamped(die as i8);
        if entry::is_due(self) {
            self.ask_entry(EntryAfter::Dribble, log);
        } else {
            self.resume_stage(log);
        }
    }

    /// Whether a piece may go with the ball after a dribbling skill.
    pub(super) fn check_dribble(&self, step: Move) -> Result<(), Why> {
        let team = &self.teams[self.controlling];
        if step.from != self.ball {
            Err(Why::DribbleNotFromBall(step.from))
        } else if !step.with_ball || !step.from.adjacent().contains(step.to) {
            Err(Why::DribbleOneArea)
        } else if team.may_move(step.piece, step.from) {
            Ok(())
        } else {
            Err(Why::NoPieceToMove(step.from))
        }
    }

    /// The moves with the ball that a dribbling skill offers.
    pub(super) fn dribbles(&self) -> impl Iterator<Item = Move> + '_ {
        [Piece::Outfield, Piece::Keeper]
            .into_iter()
            .flat_map(move |piece| {
                self.ball.adjacent().into_iter().map(move |to| Move {
                    piece,
                    from: self.ball,
                    to,
                    with_ball: true,
                })
            })
            .filter(|step| self.check_dribble(*step).is_ok())
    }

    pub(super) fn dribble<L: Log<Event>>(&mut self, step: Move, log: &mut L) {
        let side = self.controlling;
        self.teams[side].make(step, Mark::Moved);
        self.ball = step.to;
        note_move(side, step, MoveKind::Dribble, log);
        self.resume_stage(log);
    }

    /// F22-A10-trained-formation-change: two players change their lines, each once. With a
    /// substitution's change still to come the same two change in that formation too.
    pub(super) fn check_trained_change(&self, side: Side, to: Formation) -> Result<(), Why> {
        let now = self.teams[side].formation.unwrap_or(Formation::DEFAULT);
        if !to.adds_up() {
            return Err(Why::FormationSum);
        }
        let possible = now.is_two_changes_from(to)
            && self.benches[side]
                .pending
                .is_none_or(|pending| pending.shifted(now, to).is_some());
        if possible {
            Ok(())
        } else {
            Err(Why::SkillCondition(Skill::TrainedFormationChange))
        }
    }

    fn change_formation<L: Log<Event>>(&mut self, side: Side, to: Formation, log: &mut L) {
        let now = self.teams[side].formation.unwrap_or(Formation::DEFAULT);
        let bench = &mut self.benches[side];
        bench.pending = bench
            .pending
            .map(|pending| pending.shifted(now, to).unwrap_or(pending));
        self.teams[side].formation = Some(to);
        log.note(|| Event::FormationChanged {
            side,
            formation: to,
        });
        self.leave_window(Window::FormationChange, log);
    }

    /// The line that High condition's moves are at least as many as (F22-D97).
    pub(super) fn corresponding_line(&self) -> Line {
        self.turn.target.zone(self.turn.acting)
    }
}

impl Position {
    /// Shows and pays a skill that is part of a choice.
    pub(super) fn spend_skill<L: Log<Event>>(&mut self, side: Side, skill: Skill, log: &mut L) {
        let secret = &mut self.secrets[side].skills;
        if secret.contains(skill) {
            *secret = secret.without(SkillSet::of(&[skill]));
            let hidden = &mut self.open.benches[side].hidden;
            *hidden = hidden.saturating_sub(1);
        }
        self.open.pay_skill(side, skill, log);
    }

    /// A skill is used in a window or between actions.
    pub(super) fn use_skill<L: Log<Event>>(
        &mut self,
        skill: Skill,
        area: Option<Area>,
        log: &mut L,
    ) {
        let side = match self.open.step {
            Step::Skill(window) => self.open.side_of(window),
            _ => self.open.turn.acting,
        };
        self.spend_skill(side, skill, log);
        self.open.take_effect(side, skill, area, log);
    }

    pub(super) fn change_trained_formation<L: Log<Event>>(&mut self, to: Formation, log: &mut L) {
        let side = self.open.turn.acting;
        self.spend_skill(side, Skill::TrainedFormationChange, log);
        self.open.change_formation(side, to, log);
    }

    /// One more hidden skill, whose number is no secret (F22-A10a, F22-A11-6.5, F22-A11-6.6).
    pub(super) fn add_skill(&mut self, side: Side, skill: Skill) {
        self.secrets[side].skills = self.secrets[side].skills.with(skill);
        self.open.benches[side].hidden += 1;
    }

    /// Whether a team may choose these skills: so many, different ones, that the options allow.
    pub(super) fn check_skills(&self, side: Side, hand: Hand, number: u8) -> Result<(), Why> {
        let chosen = hand.set();
        if hand.has_a_pair() {
            return Err(Why::SkillTwice);
        }
        if chosen.len() != number {
            return Err(Why::SkillNumber(number));
        }
        let lost = self.open.options.skills_lost[side];
        match chosen.without(self.not_yet_had(side)).iter().next() {
            Some(skill) if lost.contains(skill) => Err(Why::SkillLost(skill)),
            Some(skill) => Err(Why::SkillNotAllowed(skill)),
            None => Ok(()),
        }
    }
}
