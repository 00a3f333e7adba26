//! The procedure of every dead ball, in its order (C20-dead-1 to 11).

use gaffer_core::{Log, Side};

use crate::event::Event;
use crate::position::Open;
use crate::space::Space;
use crate::step::{DeadBall, Restart, Step, Turn, TurnKind};

impl Open {
    /// The ball left the field on an outside space (C20-throw-1, C20-goalkick-2, C20-corner-1, 4).
    pub(super) fn go_out(&mut self, at: Space, log: &mut impl Log<Event>) {
        log.note(|| Event::WentOut { at });
        let last = self
            .last_touch
            .map_or(self.turn.owner, |touch| touch.player.side);
        let dead = if at.is_on_endline() {
            let defender = if at.row() == 0 {
                Side::Home
            } else {
                Side::Away
            };
            if last == defender {
                let column = if at.column() <= 5 { 1 } else { 10 };
                DeadBall::new(Restart::Corner, !defender, Space::new(column, at.row()))
            } else {
                DeadBall::new(Restart::GoalKick, defender, Space::goal_kick_of(defender))
            }
        } else {
            DeadBall::new(Restart::ThrowIn, !last, at)
        };
        self.begin_dead_ball(dead, log);
    }

    /// Begins the procedure of a dead ball (C20-dead-2 and on).
    pub(crate) fn begin_dead_ball(&mut self, dead: DeadBall, log: &mut impl Log<Event>) {
        self.play = None;
        self.save = None;
        self.turn = Turn::new(dead.side, TurnKind::Restart(dead.restart));
        self.dead = Some(dead);
        // At a penalty the ball blocks no space before it is put down (C20-pen-1).
        self.ball = (dead.restart != Restart::Penalty).then_some(dead.spot);
        if self.time_is_up() {
            self.end_period(log);
            return;
        }
        log.note(|| Event::Restarts {
            side: dead.side,
            restart: dead.restart,
            at: dead.spot,
        });
        for side in [Side::Away, Side::Home] {
            self.step_back_in(side, log);
        }
        self.discipline(log);
    }

    /// The goalies go on their goal spaces, away first (C20-dead-6).
    pub(super) fn ask_goalie_spot(&mut self, side: Side) {
        self.step = Step::GoalieSpot(side);
    }

    pub(super) fn put_goalie(&mut self, side: Side, space: Space, log: &mut impl Log<Event>) {
        let shirt = self.teams[side].goalie;
        if self.teams[side].space(shirt) != Some(space) {
            self.put(side, shirt, space);
            log.note(|| Event::Put {
                side,
                shirt,
                at: space,
            });
        }
        if side == Side::Away {
            self.ask_goalie_spot(Side::Home);
        } else {
            self.shift_offside_players(log);
            self.place_restart(log);
        }
    }

    /// Players in offside position with respect to the restart shift back, away's first (C20-dead-7).
    fn shift_offside_players(&mut self, log: &mut impl Log<Event>) {
        let Some(dead) = self.dead else {
            return;
        };
        // At a penalty the ball counts as in the row of the penalty spot spaces (C20-pen-1).
        let ball = match dead.restart {
            Restart::Penalty => Space::in_row_of(!dead.side, 5, 2),
            _ => dead.spot,
        };
        for side in [Side::Away, Side::Home] {
            self.shift_back(side, ball.row_from(side), log);
        }
    }
}
