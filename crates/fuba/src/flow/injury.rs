//! Injuries (A4): the piece that goes, its die, its replacement and its return.

use gaffer_core::{BySide, Log, Side};

use crate::choice::{Piece, Standing};
use crate::event::{Absence, Event};
use crate::options::Advanced;
use crate::options::edition::{
    ABSENCE, AbsenceIn, INJURED_FOR_GOOD, MILDEST_INJURY, REPLACED_BY_FRESH,
};
use crate::pitch::Area;
use crate::position::Open;
use crate::rule::injury;
use crate::step::{GainThen, Step};
use crate::turn::Then;

use super::restart::Award;

impl Open {
    /// Lets sides suffer an injury, if injuries are played, and goes on with what follows.
    pub(super) fn suffer<L: Log<Event>>(&mut self, sides: BySide<bool>, then: Then, log: &mut L) {
        if self.plays(Advanced::Injuries) {
            self.turn.injuries = sides;
        }
        self.turn.then = then;
        self.next_injury(log);
    }

    /// The next side that suffers an injury, the one that began the turn first; then what follows.
    pub(super) fn next_injury<L: Log<Event>>(&mut self, log: &mut L) {
        for side in [self.turn.began, !self.turn.began] {
            if std::mem::take(&mut self.turn.injuries[side]) {
                let mut each = injury::candidates(self, side).iter();
                match (each.next(), each.next()) {
                    (Some(_), Some(_)) => {
                        self.step = Step::Injury(side);
                        return;
                    }
                    (Some(standing), None) => return self.injure(side, standing),
                    // F22-D84: a team without outfield pieces loses none.
                    (None, _) => {}
                }
            }
        }
        self.turn.injury_less = 0;
        match std::mem::take(&mut self.turn.then) {
            Then::Check => self.finish_check(log),
            Then::FreeKick(side) => {
                self.ball = self.foul_area();
                self.award(Award::FreeKick(side), log);
            }
            Then::CornerKick(side) => {
                self.award(
                    Award::CornerKick(side, crate::choice::Flank::from_area(self.ball)),
                    log,
                );
            }
            Then::Restart => self.begin_restart(log),
        }
    }

    /// The piece goes at once, before its die is rolled (F22-A4a).
    pub(super) fn injure(&mut self, side: Side, area: Standing) {
        let keeper = injury::candidates(self, side).keeper;
        match area {
            Standing::In(area) => self.teams[side].send_off(area),
            Standing::Spot => self.turn.taker = None,
        }
        self.step = Step::InjuryRoll { side, area, keeper };
    }

    /// A piece stands again where the injured one stood.
    fn stand_up(&mut self, side: Side, area: Standing) {
        match area {
            Standing::In(area) => self.teams[side].outfield.add(area),
            Standing::Spot => self.turn.taker = Some(Piece::Outfield),
        }
    }

    /// F22-A4a to F22-A4c.
    pub(super) fn roll_injury<L: Log<Event>>(
        &mut self,
        side: Side,
        area: Standing,
        keeper: bool,
        die: u8,
        log: &mut L,
    ) {
        let minutes = self.injury_result(side, die);
        log.note(|| Event::InjuryRolled {
            side,
            area,
            die,
            result: minutes,
            absence: self.absence(minutes),
            keeper: keeper && minutes > 0,
        });
        if minutes == 0 {
            self.stand_up(side, area); // F22-D102
            return self.next_injury(log);
        }
        self.benches[side].keeper_injured |= keeper; // F22-A4f
        if self.absence(minutes) != Absence::ForGood {
            self.benches[side].injured.add(minutes); // turns in 2014
            self.next_injury(log);
        } else if self.plays(Advanced::Substitutions) && self.benches[side].substitutions_left() > 0
        {
            self.step = Step::Replace { side, area };
        } else {
            self.benches[side].out += 1;
            self.next_injury(log);
        }
    }

    /// How long a piece with this result is away.
    fn absence(&self, result: u8) -> Absence {
        let edition = self.options.edition;
        if result >= INJURED_FOR_GOOD[edition] {
            Absence::ForGood
        } else if result == 0 {
            Absence::None
        } else {
            match ABSENCE[edition] {
                AbsenceIn::Minutes => Absence::Minutes(result),
                AbsenceIn::Turns => Absence::Turns(result),
            }
        }
    }

    /// Whether an injury is served by minutes, not by turns (F14-A4b, F22-A4b).
    #[inline]
    pub(super) fn injuries_last_minutes(&self) -> bool {
        ABSENCE[self.options.edition] == AbsenceIn::Minutes && !self.options.advanced.is_empty()
    }

    /// The injury die with its modifiers: a style in 2014, where the mildest is 1 (F14-A6c, F14-D51); an event
    /// in 2.2 (F22-A11-5.1).
    fn injury_result(&self, side: Side, die: u8) -> u8 {
        die.saturating_add_signed(self.style_for_target(side).modifier())
            .saturating_sub(self.turn.injury_less)
            .max(MILDEST_INJURY[self.options.edition])
    }

    /// F22-A4c, F22-A4d, F22-D86: another man in the same area, and a point in the second half.
    pub(super) fn replace<L: Log<Event>>(
        &mut self,
        side: Side,
        area: Standing,
        replaced: bool,
        log: &mut L,
    ) {
        log.note(|| Event::InjuredReplaced {
            side,
            area,
            replaced,
        });
        let bench = &mut self.benches[side];
        if !replaced {
            bench.out += 1;
            return self.next_injury(log);
        }
        if REPLACED_BY_FRESH[self.options.edition] {
            return self.replace_by_fresh_player(side, log);
        }
        bench.substitutions += 1;
        self.stand_up(side, area);
        let points = u8::from(self.clock.half == 2 && self.plays(Advanced::Condition));
        self.gain_points(side, points, GainThen::Injury, log);
    }

    /// F14-A4d, F14-D34: a fresh player comes on in the centre; the set-up that may follow takes him up.
    fn replace_by_fresh_player<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        self.teams[side].outfield.add(Area::B3);
        if self.plays(Advanced::Condition) {
            self.step = Step::FreshRoll {
                left: 1,
                wide: false,
                injured: Some(side),
            };
        } else {
            self.benches[side].substitutions += 1;
            self.next_injury(log);
        }
    }

    /// Pieces whose time is served come back to the centre (F22-A4b).
    pub(super) fn return_injured<L: Log<Event>>(&mut self, log: &mut L) {
        for side in Side::BOTH {
            let pieces = self.benches[side].injured.take_due();
            self.come_back(side, pieces, log);
        }
    }

    /// Half time ends all temporary injuries (F22-D85).
    pub(super) fn return_all_injured<L: Log<Event>>(&mut self, log: &mut L) {
        for side in Side::BOTH {
            let pieces = self.benches[side].injured.take_all();
            self.come_back(side, pieces, log);
        }
    }

    pub(super) fn come_back<L: Log<Event>>(&mut self, side: Side, pieces: u8, log: &mut L) {
        for _ in 0..pieces {
            self.teams[side].outfield.add(Area::B3);
        }
        if pieces > 0 {
            log.note(|| Event::InjuredReturned { side, pieces });
        }
    }
}
