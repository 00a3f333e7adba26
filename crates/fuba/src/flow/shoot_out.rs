//! The shoot-out of a level match: penalties in turns, of ours and for competitions alone (F10-D45, F14-D52, F22-D114).

use gaffer_core::{BySide, Log, Side};

use crate::counts::Counts;
use crate::event::Event;
use crate::pitch::{Area, penalty_area};
use crate::position::Open;
use crate::shoot_out::ShootOut;
use crate::skill::SkillSet;
use crate::step::Window;
use crate::turn::{Turn, TurnKind};

impl Open {
    /// The goals of both legs.
    pub fn aggregate(&self) -> BySide<u16> {
        BySide::with(|side| u16::from(self.score[side]) + u16::from(self.options.first_leg[side]))
    }

    /// Whether the match, with its first leg, goes on to a shoot-out when the second half is over.
    pub(crate) fn leads_to_shoot_out(&self) -> bool {
        let goals = self.aggregate();
        self.options.shoot_out && goals.home == goals.away
    }

    pub(super) fn begin_shoot_out<L: Log<Event>>(&mut self, log: &mut L) {
        let first = self.first_kick_off;
        log.note(|| Event::ShootOutBegan { side: first });
        self.shoot_out = Some(ShootOut::default());
        for side in Side::BOTH {
            self.benches[side].used_this_turn = SkillSet::EMPTY; // it is one turn
        }
        self.begin_kick(ShootOut::default(), log);
    }

    /// A penalty without what comes before and after one in play.
    fn begin_kick<L: Log<Event>>(&mut self, shoot_out: ShootOut, log: &mut L) {
        let side = shoot_out.kicker(self.first_kick_off);
        self.controlling = side;
        self.ball = penalty_area(!side);
        self.value = self.restart_value(TurnKind::FreeKick);
        self.turn = Turn::new(TurnKind::FreeKick, self.ball, side);
        for team in Side::BOTH {
            self.wait_in_the_centre(team);
        }
        self.step_up(side);
        self.open_window(Window::Penalty, log);
    }

    /// The keeper is in his goal, everybody else in the centre.
    fn wait_in_the_centre(&mut self, side: Side) {
        let team = &mut self.teams[side];
        team.clear_marks();
        let pieces = team.outfield.total() + std::mem::take(&mut team.in_hand);
        team.outfield = Counts::NONE;
        for _ in 0..pieces {
            team.outfield.add(Area::B3);
        }
        team.keeper = Some(penalty_area(side));
        team.keeper_advanced = false;
    }

    /// One piece goes to the spot; the keeper, where there is no other.
    fn step_up(&mut self, side: Side) {
        let team = &mut self.teams[side];
        if team.outfield.total() == 0 {
            team.keeper = Some(self.ball);
        } else {
            team.outfield.remove(Area::B3);
            team.outfield.add(self.ball);
        }
    }

    pub(super) fn end_kick<L: Log<Event>>(
        &mut self,
        shoot_out: ShootOut,
        (die, needed, scored): (u8, u8, bool),
        log: &mut L,
    ) {
        let side = self.controlling;
        let shoot_out = shoot_out.with_kick(side, scored);
        self.shoot_out = Some(shoot_out);
        let kicks = shoot_out.scored;
        log.note(|| Event::ShootOutKick {
            side,
            die,
            needed,
            scored,
            kicks,
        });
        if shoot_out.winner().is_some() {
            self.end_match(log);
        } else {
            self.begin_kick(shoot_out, log);
        }
    }
}
