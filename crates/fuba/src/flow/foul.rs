//! Fouls: card tests, sent-off pieces, and then the free kick (F22-5.6, F22-D37).

use gaffer_core::{Log, Side};

use crate::event::Event;
use crate::pitch::Area;
use crate::position::{Open, Step};
use crate::rule::cards;

use super::restart::Award;

impl Open {
    pub(super) fn begin_foul(&mut self, by: Side) {
        self.taker_joins(); // F22-D66
        self.step = Step::YellowCardRoll(by);
    }

    pub(super) fn roll_yellow_card<L: Log<Event>>(&mut self, side: Side, die: u8, log: &mut L) {
        let area = self.ball;
        let card = cards::is_yellow(die, side, area);
        log.note(|| Event::YellowCardRolled {
            side,
            die,
            area,
            card,
        });
        if !card {
            return self.end_foul(side, log);
        }
        let team = &mut self.teams[side];
        let booked_before = team.yellow > 0;
        team.yellow = team.yellow.saturating_add(1);
        let extra = cards::extra(die);
        // F22-5.6.1f.
        if booked_before || extra > 0 {
            self.step = Step::RedCardRoll { side, extra };
        } else {
            self.end_foul(side, log);
        }
    }

    pub(super) fn roll_red_card<L: Log<Event>>(
        &mut self,
        side: Side,
        extra: u8,
        die: u8,
        log: &mut L,
    ) {
        let team = &mut self.teams[side];
        let yellow = team.yellow;
        let card = cards::is_red(die, yellow, extra);
        log.note(|| Event::RedCardRolled {
            side,
            die,
            yellow,
            extra,
            card,
        });
        if !card {
            return self.end_foul(side, log);
        }
        team.yellow = yellow.saturating_sub(cards::discarded(die)); // F22-5.6.2c
        team.red = team.red.saturating_add(1);
        if team.outfield.total() == 0 {
            // F22-D70: a team without an outfield piece loses none.
            log.note(|| Event::SentOff { side, area: None });
            self.end_foul(side, log);
        } else {
            self.step = Step::SendOff(side);
        }
    }

    /// F22-5.6.2b.
    pub(super) fn send_off<L: Log<Event>>(&mut self, side: Side, area: Area, log: &mut L) {
        self.teams[side].send_off(area);
        log.note(|| Event::SentOff {
            side,
            area: Some(area),
        });
        self.end_foul(side, log);
    }

    fn end_foul<L: Log<Event>>(&mut self, by: Side, log: &mut L) {
        self.award(Award::FreeKick(!by), log);
    }
}
