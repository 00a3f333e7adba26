//! Restarts (F10-5, F14-5, F22-5.2 to F22-5.5): what the referee gives, and what is played before the ball rolls.

use gaffer_core::{Dice, Log, Side};

use crate::ball_value::BallValue;
use crate::choice::{Dive, Flank, Kick, Move};
use crate::event::{Event, MoveKind, Restart, TimeReason};
use crate::options::edition::{
    CORNER_KICK_VALUE, FREE_KICK_VALUE, GOAL_KICK_VALUE, GOAL_KICKS, GoalKicks, KICK_OFF_VALUE,
    QUICK_FREE_KICKS,
};
use crate::options::{Advanced, InjuredReturn};
use crate::pitch::{Area, own_half, partly_own_half, penalty_area};
use crate::position::{Open, Position};
use crate::rule::{entry, goal_attempt, penalty, time};
use crate::step::{EntryAfter, SetUp, Step};
use crate::team::Mark;
use crate::turn::{PendingGoalKick, Then, Turn, TurnKind};

use super::After;
use super::set_up::note_move;

/// A restart given to a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Award {
    KickOff(Side),
    /// In the ball's area; a penalty if that is the other side's penalty area.
    FreeKick(Side),
    /// On this flank, or on the one the side chooses (F22-D51).
    CornerKick(Side, Option<Flank>),
    GoalKick(Side),
}

/// Gives a restart in a position that was written down.
pub(crate) fn award<L: Log<Event>>(open: &mut Open, award: Award, log: &mut L) {
    open.award(award, log);
}

impl Open {
    /// Roles, ball and value, time, slow play, marks, then the restart itself (F22-4.3.2, F22-A9a,
    /// F22-D65, F22-5.2 to F22-5.5).
    pub(super) fn award<L: Log<Event>>(&mut self, award: Award, log: &mut L) {
        let last_turn = self.clock.is_last_turn();
        let (side, area, kind) = match award {
            Award::KickOff(side) => (side, Area::B3, TurnKind::KickOff),
            Award::FreeKick(side) => (side, self.ball, TurnKind::FreeKick),
            Award::CornerKick(side, flank) => (
                side,
                flank.map_or(self.ball, |flank| flank.corner(side)),
                TurnKind::CornerKick,
            ),
            Award::GoalKick(side) => (side, penalty_area(side), TurnKind::GoalKick),
        };
        if kind == TurnKind::GoalKick && GOAL_KICKS[self.options.edition] == GoalKicks::NextTurn {
            self.give_goal_kick(side, PendingGoalKick::GoalKick, log);
            return self.go_on(After::GoalKickGiven, log);
        }
        self.taker_joins();
        self.controlling = side; // F22-5.2b
        self.ball = area;
        self.value = self.restart_value(kind);
        let restart = self.restart_of(kind);
        // F10-D8, F14-D45, F22-D27: on +5 only a penalty and a direct free kick still belong to the turn.
        if last_turn && !self.belongs_to_last_turn(restart) {
            return self.end_half(log);
        }
        log.note(|| Event::RestartAwarded {
            restart,
            side,
            area,
        });
        if restart != Restart::KickOff {
            let clock = time::after_award(self.options.edition, self.clock); // F22-4.3.2a, F22-D26
            self.set_clock(clock, TimeReason::Restart, log);
        }
        // A free kick still belongs to the turn in which it was given (F22-5.2.2a, F22-D63): who began it
        // matters for a forced entry, where the pieces stood then for Sweeper keeper.
        let began = match award {
            Award::FreeKick(_) => self.turn.began,
            Award::KickOff(_) | Award::CornerKick(..) | Award::GoalKick(_) => side,
        };
        let (snapshot, dice) = (self.turn.snapshot, self.turn.dice);
        self.turn = Turn::new(kind, area, began); // F22-D65
        if let Award::FreeKick(_) = award {
            self.turn.snapshot = snapshot;
            self.turn.dice = dice; // F10-D42
        }
        self.turn.corner_side_open = award == Award::CornerKick(side, None);
        // F22-A9a, F22-D91: while the marker is still on a regular square.
        if self.plays(Advanced::SlowPlay) && restart != Restart::KickOff && self.clock.stoppage == 0
        {
            self.step = Step::SlowPlay;
        } else {
            self.begin_restart(log);
        }
    }

    /// The ball value of a restart.
    pub(super) fn restart_value(&self, kind: TurnKind) -> BallValue {
        let row = match kind {
            TurnKind::KickOff | TurnKind::OpenPlay => KICK_OFF_VALUE,
            TurnKind::FreeKick => FREE_KICK_VALUE,
            TurnKind::CornerKick => CORNER_KICK_VALUE,
            TurnKind::GoalKick => GOAL_KICK_VALUE,
        };
        BallValue::clamped(row[self.options.edition])
    }

    /// Whether a restart given in the last turn of a half is still played: where a free kick can be shot.
    fn belongs_to_last_turn(&self, restart: Restart) -> bool {
        match restart {
            Restart::Penalty => true,
            Restart::FreeKick => own_half(self.passive()).contains(self.ball),
            Restart::KickOff | Restart::QuickFreeKick | Restart::CornerKick | Restart::GoalKick => {
                false
            }
        }
    }

    /// The other team has the ball in its penalty area, and its kick opens the next turn (F10-5.3a, F14-5.3a).
    pub(super) fn give_goal_kick<L: Log<Event>>(
        &mut self,
        side: Side,
        goal_kick: PendingGoalKick,
        log: &mut L,
    ) {
        let area = penalty_area(side);
        self.controlling = side;
        self.ball = area;
        self.value = self.restart_value(TurnKind::GoalKick);
        self.handover.goal_kick = goal_kick;
        log.note(|| Event::RestartAwarded {
            restart: Restart::GoalKick,
            side,
            area,
        });
    }

    /// What kind of restart the controlling team has, the ball lying where it does.
    fn restart_of(&self, kind: TurnKind) -> Restart {
        let side = self.controlling;
        match kind {
            TurnKind::CornerKick => Restart::CornerKick,
            TurnKind::GoalKick => Restart::GoalKick,
            TurnKind::FreeKick if self.ball == penalty_area(!side) => Restart::Penalty, // F22-5.2c, F22-D62
            TurnKind::FreeKick
                if QUICK_FREE_KICKS[self.options.edition]
                    && partly_own_half(side).contains(self.ball) =>
            {
                Restart::QuickFreeKick // F22-5.2.3a, F22-5.2.3d
            }
            TurnKind::FreeKick => Restart::FreeKick,
            TurnKind::KickOff | TurnKind::OpenPlay => Restart::KickOff,
        }
    }

    /// F22-A9a: one square more, and two dice for a card.
    pub(super) fn slow_play<L: Log<Event>>(&mut self, slows: bool, log: &mut L) {
        if slows {
            let side = self.controlling;
            log.note(|| Event::SlowPlay { side });
            self.set_clock(time::advanced(self.clock, 1), TimeReason::SlowPlay, log);
            self.step = Step::SlowPlayRoll;
        } else {
            self.begin_restart(log);
        }
    }

    /// F22-A9b, F22-D72: the red card test is rolled also on a first yellow card.
    pub(super) fn roll_slow_play<L: Log<Event>>(&mut self, dice: Dice, log: &mut L) {
        let side = self.controlling;
        let sum = dice.first() + dice.second();
        let minute = self.clock.minute();
        let card = 10 * u16::from(sum) < u16::from(minute);
        log.note(|| Event::SlowPlayRolled {
            side,
            sum,
            minute,
            card,
        });
        if card {
            self.book(side, log);
            self.turn.then = Then::Restart;
            self.step = Step::RedCardRoll { side, extra: 0 };
        } else {
            self.begin_restart(log);
        }
    }

    /// The restart itself, once time and cards are dealt with.
    pub(super) fn begin_restart<L: Log<Event>>(&mut self, log: &mut L) {
        let side = self.controlling;
        let return_now = self.options.readings.injured_return() == InjuredReturn::BeforeSetUp; // F22-D85
        if return_now && !self.options.advanced.is_empty() {
            self.return_injured(log);
        }
        self.clear_marks();
        match self.restart_of(self.turn.kind) {
            Restart::CornerKick if self.turn.corner_side_open => self.step = Step::CornerSide,
            Restart::KickOff => self.begin_set_up(SetUp::KickOff, log),
            Restart::FreeKick => self.begin_set_up(SetUp::FreeKick, log),
            Restart::CornerKick => self.begin_set_up(SetUp::CornerKick, log),
            Restart::Penalty => self.begin_set_up(SetUp::Penalty, log),
            Restart::QuickFreeKick => {
                if entry::is_due(self) {
                    self.ask_entry(EntryAfter::QuickFreeKick, log); // F22-D41
                } else {
                    self.begin_restart_moves();
                }
            }
            Restart::GoalKick => {
                self.clear_penalty_area(side, log);
                self.begin_restart_moves();
            }
        }
    }

    /// F22-5.4b, F22-D68: the keeper is in his area, everybody else goes one area out.
    fn clear_penalty_area<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        let area = penalty_area(side);
        let Some(front) = area.ahead(side) else {
            return;
        };
        self.teams[side].keeper = Some(area);
        for team in Side::BOTH {
            while self.teams[team].outfield(area) > 0 {
                let step = Move::outfield(area, front);
                self.teams[team].make(step, Mark::Unmoved);
                note_move(team, step, MoveKind::Cleared, log);
            }
        }
        if self.teams[!side].keeper == Some(area) {
            let step = Move::keeper(area, front);
            self.teams[!side].make(step, Mark::Unmoved);
            note_move(!side, step, MoveKind::Cleared, log);
        }
    }

    pub(super) fn begin_restart_moves(&mut self) {
        self.turn.last_move = None;
        self.step = Step::RestartMoves {
            side: self.controlling,
            made: 0,
            allowed: 0,
        };
    }

    pub(super) fn make_restart_move<L: Log<Event>>(&mut self, step: Move, log: &mut L) {
        let Step::RestartMoves {
            side,
            made,
            allowed,
        } = self.step
        else {
            return;
        };
        self.teams[side].make(step, Mark::Moved);
        self.turn.last_move = Some(step);
        let kind = if self.turn.kind == TurnKind::GoalKick {
            MoveKind::GoalKick
        } else {
            MoveKind::QuickFreeKick
        };
        note_move(side, step, kind, log);
        let made = made + 1;
        self.step = Step::RestartMoves {
            side,
            made,
            allowed,
        };
        if side != self.controlling && made == allowed {
            self.end_restart_moves(log);
        }
    }

    /// The passive team moves after the controlling team (F22-5.2.3b, F22-5.4d), then the turn begins.
    pub(super) fn end_restart_moves<L: Log<Event>>(&mut self, log: &mut L) {
        let Step::RestartMoves { side, made, .. } = self.step else {
            return;
        };
        self.turn.last_move = None;
        if side != self.controlling {
            return self.begin_turn(self.turn.kind, log);
        }
        let allowed = match self.turn.kind {
            TurnKind::GoalKick => made.max(4), // F22-D68
            _ => made,                         // F22-D64
        };
        if allowed == 0 {
            return self.begin_turn(self.turn.kind, log);
        }
        self.step = Step::RestartMoves {
            side: !side,
            made: 0,
            allowed,
        };
    }

    pub(super) fn take_corner_side<L: Log<Event>>(&mut self, flank: Flank, log: &mut L) {
        let side = self.controlling;
        log.note(|| Event::CornerSideChosen { side, flank });
        self.ball = flank.corner(side);
        self.value = self.restart_value(TurnKind::CornerKick);
        self.turn = Turn::new(TurnKind::CornerKick, self.ball, side);
        self.begin_set_up(SetUp::CornerKick, log);
    }

    /// A free kick is shot or played (F10-5.1e, F14-5.1d, F22-5.2.2); it is played where nobody can shoot.
    pub(super) fn ask_free_kick<L: Log<Event>>(&mut self, log: &mut L) {
        if goal_attempt::check(self).is_ok() {
            self.step = Step::FreeKick;
        } else {
            self.play_free_kick(log);
        }
    }

    /// F10-5.1e, F14-5.1e, F22-5.2.2b; on +5 no new turn begins (F22-D27).
    pub(super) fn play_free_kick<L: Log<Event>>(&mut self, log: &mut L) {
        if self.clock.is_last_turn() {
            self.end_half(log);
        } else {
            self.begin_turn(TurnKind::FreeKick, log);
        }
    }
}

impl Position {
    /// F22-5.5.2a: kept secret until the kick is named.
    pub(super) fn take_dive(&mut self, dive: Dive) {
        let keeper = self.open.passive();
        self.secrets[keeper].dive = Some(dive);
        self.open.step = Step::Kick;
    }

    /// F22-5.5.2b: the kick is named, the dive is shown.
    pub(super) fn take_kick<L: Log<Event>>(&mut self, kick: Kick, log: &mut L) {
        let side = self.open.controlling;
        let dive = self.secrets[!side].dive.take().unwrap_or(Dive::Stay);
        log.note(|| Event::PenaltyNamed {
            side,
            dive,
            kick,
            needed: penalty::needed(kick, dive),
        });
        self.open.turn.penalty = Some((kick, dive));
        self.open.step = Step::PenaltyRoll;
    }
}

impl Open {
    /// F22-5.5.2c, F22-5.5.2d.
    pub(super) fn roll_penalty<L: Log<Event>>(&mut self, dice: Dice, log: &mut L) {
        let die = dice.lowest(); // F22-A10-penalty-shot-saver
        self.turn.keeper_skill = false;
        let side = self.controlling;
        let (kick, dive) = self
            .turn
            .penalty
            .take()
            .unwrap_or((Kick::Middle, Dive::Stay));
        let needed = penalty::needed(kick, dive);
        let scored = die >= needed;
        if let Some(shoot_out) = self.shoot_out {
            return self.end_kick(shoot_out, (die, needed, scored), log);
        }
        log.note(|| Event::PenaltyTaken {
            side,
            die,
            needed,
            scored,
        });
        if scored {
            self.score_goal(log);
        } else {
            self.go_on(After::PenaltyMissed, log);
        }
    }
}
