//! Fouls: card tests, sent-off pieces, and then the free kick (F22-5.6, F22-D37).

use gaffer_core::{Log, Side};

use crate::event::Event;
use crate::options::{Advanced, FreeKickPlace};
use crate::pitch::Area;
use crate::position::Open;
use crate::rule::cards;
use crate::step::Step;
use crate::turn::Then;

impl Open {
    pub(super) fn begin_foul(&mut self, by: Side) {
        self.prepare_foul(by);
        self.step = Step::YellowCardRoll(by);
    }

    /// F22-A11-3.5: a card without a test, a red card test with +1, an injury of the other team.
    pub(super) fn begin_rude_foul<L: Log<Event>>(&mut self, by: Side, log: &mut L) {
        self.prepare_foul(by);
        self.book(by, log);
        self.injure_opponent_of(by);
        self.step = Step::RedCardRoll { side: by, extra: 1 };
    }

    /// The taker joins, and the free kick will be given.
    pub(super) fn prepare_foul(&mut self, by: Side) {
        self.taker_joins(); // F22-D66
        self.turn.then = Then::FreeKick(!by);
    }

    /// Where the free kick of a foul is taken: where the ball is, or in the target area (F22-D61).
    pub(super) fn foul_area(&self) -> Area {
        match self.options.free_kick_place {
            FreeKickPlace::Ball => self.ball,
            FreeKickPlace::Target => self.turn.target,
        }
    }

    fn injure_opponent_of(&mut self, by: Side) {
        self.turn.injuries[!by] = self.plays(Advanced::Injuries);
    }

    /// A yellow card without a test.
    pub(super) fn book<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        let team = &mut self.teams[side];
        team.yellow = team.yellow.saturating_add(1);
        let yellow = team.yellow;
        log.note(|| Event::Booked { side, yellow });
    }

    pub(super) fn roll_yellow_card<L: Log<Event>>(&mut self, side: Side, die: u8, log: &mut L) {
        let area = self.foul_area();
        // F22-A10-actor: 7 counts as 6.
        let plus = std::mem::take(&mut self.turn.card_plus);
        let result = (die + plus).min(6);
        let card = cards::is_yellow(result, side, area);
        log.note(|| Event::YellowCardRolled {
            side,
            die,
            plus,
            area,
            card,
        });
        if !card {
            return self.next_injury(log);
        }
        let team = &mut self.teams[side];
        let booked_before = team.yellow > 0;
        team.yellow = team.yellow.saturating_add(1);
        let extra = cards::extra(result);
        if extra > 0 {
            self.injure_opponent_of(side); // F22-5.6.1e
        }
        // F22-5.6.1f.
        if booked_before || extra > 0 {
            self.step = Step::RedCardRoll { side, extra };
        } else {
            self.next_injury(log);
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
            return self.next_injury(log);
        }
        team.yellow = yellow.saturating_sub(cards::discarded(die)); // F22-5.6.2c
        team.red = team.red.saturating_add(1);
        if team.outfield.total() == 0 {
            // F22-D70: a team without an outfield piece loses none.
            log.note(|| Event::SentOff { side, area: None });
            self.next_injury(log);
        } else {
            self.step = Step::SendOff(side);
        }
    }

    /// F22-5.6.2b.
    pub(super) fn send_off<L: Log<Event>>(&mut self, side: Side, area: Area, log: &mut L) {
        self.teams[side].send_off(area);
        self.teams[side].sent_off += 1;
        log.note(|| Event::SentOff {
            side,
            area: Some(area),
        });
        self.next_injury(log);
    }
}
