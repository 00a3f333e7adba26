//! Shots, saves, goals, catches and rebounds (C20-shot-*, C20-save-*, C20-rebound-*).

use gaffer_core::{Log, Side};

use crate::event::Event;
use crate::position::Open;
use crate::rule::save::{SaveResult, is_hand_ball, rebound_direction, save_result};
use crate::space::Space;
use crate::step::{DeadBall, Period, Restart, Save, Step, Touch, TouchKind, Turn, TurnKind};
use crate::team::Player;

impl Open {
    /// A shot that nobody intercepted (C20-shot-4, C20-save-4).
    pub(super) fn begin_save(&mut self, log: &mut impl Log<Event>) {
        let Some((side, at, speed)) = self.shot() else {
            return;
        };
        log.note(|| Event::Shot {
            side: !side,
            at,
            speed,
        });
        if self.save_spots().next().is_none() {
            log.note(|| Event::NoSave {
                side,
                possible: false,
            });
            self.score_goal(!side, log);
        } else {
            self.step = Step::Save;
        }
    }

    pub(super) fn decline_save(&mut self, log: &mut impl Log<Event>) {
        if let Some((side, ..)) = self.shot() {
            log.note(|| Event::NoSave {
                side,
                possible: true,
            });
            self.score_goal(!side, log);
        }
    }

    /// The goalie moves to the spot (C20-save-6).
    pub(super) fn try_save(&mut self, spot: Space, log: &mut impl Log<Event>) {
        let Some((side, ..)) = self.shot() else {
            return;
        };
        let quarters = self.save_chance(spot);
        let shirt = self.teams[side].goalie;
        let from = self.teams[side].space(shirt).unwrap_or(spot);
        self.put(side, shirt, spot);
        self.save = Some(Save {
            spot,
            from,
            quarters,
        });
        log.note(|| Event::SaveTried {
            side,
            shirt,
            from,
            spot,
            quarters,
        });
        self.step = Step::SaveRoll;
    }

    /// The D4 of a save (C20-save-7 to 9).
    pub(super) fn save_roll(&mut self, face: u8, log: &mut impl Log<Event>) {
        let (Some((side, goal, _)), Some(save)) = (self.shot(), self.save) else {
            return;
        };
        let quarters = save.quarters;
        log.note(|| Event::SaveRolled {
            side,
            face,
            quarters,
        });
        self.count_roll(face, true, log);
        if self.ends_at_once() {
            return self.end_period(log);
        }
        let result = save_result(quarters, face);
        if result == SaveResult::Goal {
            self.score_goal(!side, log);
            return;
        }
        if self.period == Period::ShootOut {
            self.end_kick(!side, false, log);
            return;
        }
        let shirt = self.teams[side].goalie;
        let player = Player { side, shirt };
        let at = save.spot;
        self.last_touch = Some(Touch {
            player,
            kind: TouchKind::Save,
        });
        if is_hand_ball(side, at) {
            log.note(|| Event::HandBall { side, shirt, at });
            self.begin_dead_ball(
                DeadBall {
                    hand_ball: true,
                    ..DeadBall::new(Restart::FreeKick, !side, at)
                },
                log,
            );
        } else if result == SaveResult::Catch {
            log.note(|| Event::Caught { side, shirt, at });
            self.catch(side, at, log);
        } else {
            let direction = rebound_direction(side, goal, save.from, at);
            let rem = self
                .play
                .and_then(|play| {
                    play.path
                        .as_slice()
                        .iter()
                        .find(|passed| passed.space == at)
                        .map(|passed| passed.rem)
                })
                .unwrap_or(0);
            let strength = rem + 1;
            log.note(|| Event::Rebound {
                side,
                shirt,
                at,
                direction,
                strength,
            });
            self.turn.next = Some(!side);
            self.start_run(at, direction, strength, player, log);
        }
    }

    /// The goalie holds the ball: the turn ends, and his play from the hands is the next (C20-save-8).
    fn catch(&mut self, side: Side, at: Space, log: &mut impl Log<Event>) {
        self.ball = Some(at);
        self.play = None;
        self.save = None;
        self.finish_shifts(log);
        self.turn = Turn::new(side, TurnKind::Catch);
        if self.time_is_up() {
            self.end_period(log);
        } else {
            self.step = Step::GoalieRoll;
        }
    }

    /// A goal for a side (C20-shot-5, 6; C20-cup-3).
    fn score_goal(&mut self, side: Side, log: &mut impl Log<Event>) {
        if self.period == Period::ShootOut {
            self.end_kick(side, true, log);
            return;
        }
        self.score[side] = self.score[side].saturating_add(1);
        let score = self.score;
        let own_goal = self
            .last_touch
            .is_some_and(|touch| touch.player.side != side);
        log.note(|| Event::Goal {
            side,
            score,
            own_goal,
        });
        if self.period == Period::ExtraTime {
            self.finish(log);
        } else {
            let spot = Space::goal_kick_of(!side);
            self.begin_dead_ball(DeadBall::new(Restart::AfterGoal, !side, spot), log);
        }
    }
}
