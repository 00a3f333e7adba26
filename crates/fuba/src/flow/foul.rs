//! Fouls: card tests, sent-off pieces, and then the free kick (F10-5.4, F14-4.4.3t, F22-5.6, F22-D37).

use gaffer_core::{Log, Side};

use crate::counts::Counts;
use crate::event::Event;
use crate::options::edition::{CHOOSES_SENT_OFF, FREE_KICK_AT_TARGET, SIX_IS_TESTED};
use crate::options::{Advanced, FreeKickPlace, YellowSix};
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

    /// F10-4.4.2a, F22-A10-actor: a card without a test; a red card test for a team that already had one (F10-5.4b).
    pub(super) fn begin_booked_foul<L: Log<Event>>(&mut self, by: Side, log: &mut L) {
        self.prepare_foul(by);
        let booked_before = self.teams[by].yellow > 0;
        self.book(by, log);
        if booked_before {
            self.step = Step::RedCardRoll { side: by, extra: 0 };
        } else {
            self.next_injury(log);
        }
    }

    /// The taker joins, and the free kick will be given.
    pub(super) fn prepare_foul(&mut self, by: Side) {
        self.taker_joins(); // F10-5.2.1c, F22-D66
        self.turn.then = Then::FreeKick(!by);
    }

    /// Where the free kick of a foul is taken: in the target area (F10-5.1b, F14-5.1a); in 2.2 where the
    /// ball is, or there (F22-D61).
    pub(super) fn foul_area(&self) -> Area {
        if FREE_KICK_AT_TARGET[self.options.edition]
            || self.options.readings.free_kick_place() == FreeKickPlace::Target
        {
            self.turn.target
        } else {
            self.ball
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
        // F14-4.4.3s, F22-5.6.1f: a six leads to the test also without a card before; not in 2014 as printed
        // (F14-D25).
        let six = extra > 0
            && (SIX_IS_TESTED[self.options.edition]
                || self.options.yellow_six == YellowSix::AlwaysTest);
        if booked_before || six {
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
        let yellow = self.teams[side].yellow;
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
        let team = &mut self.teams[side];
        team.yellow = yellow.saturating_sub(cards::discarded(self.options.edition, die));
        team.red = team.red.saturating_add(1);
        if team.outfield.total() == 0 {
            // F22-D70: a team without an outfield piece loses none.
            log.note(|| Event::SentOff {
                side,
                area: None,
                lost: false,
            });
            self.next_injury(log);
        } else if CHOOSES_SENT_OFF[self.options.edition] {
            self.step = Step::SendOff(side);
        } else {
            self.take_up_all_but_one(side, log);
        }
    }

    /// F10-D19, F14-5.4d: a set-up follows, so the team's pieces are taken up at once, and one less will be
    /// placed.
    fn take_up_all_but_one<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        let team = &mut self.teams[side];
        team.in_hand += team.outfield.total() - 1;
        team.outfield = Counts::NONE;
        team.moved = Counts::NONE;
        team.free_moved = Counts::NONE;
        self.note_sent_off(side, None, log);
    }

    /// F22-5.6.2b.
    pub(super) fn send_off<L: Log<Event>>(&mut self, side: Side, area: Area, log: &mut L) {
        self.teams[side].send_off(area);
        self.note_sent_off(side, Some(area), log);
    }

    fn note_sent_off<L: Log<Event>>(&mut self, side: Side, area: Option<Area>, log: &mut L) {
        self.teams[side].sent_off += 1;
        let lost = true;
        log.note(|| Event::SentOff { side, area, lost });
        self.next_injury(log);
    }
}
