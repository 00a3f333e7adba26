//! Condition points (A1): the tiredness test, points lost and points gained.

use gaffer_core::{Log, Side};

use crate::event::{Event, PointReason};
use crate::options::edition::{EQUAL_IS_NOT_TIRED, FRESH_IN_ONE_LINE, TIRED_AT_ONCE};
use crate::options::{Advanced, StyleTiredness, TirednessPass};
use crate::pitch::Line;
use crate::position::Open;
use crate::step::{GainThen, Step};

use super::After;

/// The squares in stage 3 from which both teams take a tiredness test (F22-A1.3a).
const TIRING_SQUARES: u8 = 5;
/// The most dice of a tiredness test, and the most points lost in it (F22-A1.3d).
const TIREDNESS_DICE: u8 = 3;

impl Open {
    /// After the time of stage 3: a tiredness test of both teams, the controlling one first, if the
    /// marker really moved five squares (F14-4.3d, F22-A1.3a, F22-D77).
    pub(super) fn after_time<L: Log<Event>>(&mut self, squares: u8, log: &mut L) {
        if squares >= TIRING_SQUARES && self.plays(Advanced::Condition) {
            self.begin_tiredness(self.controlling);
        } else {
            self.go_on(After::Tiredness, log);
        }
    }

    fn begin_tiredness(&mut self, side: Side) {
        self.step = Step::TirednessRoll {
            side,
            sum: 0,
            dice: 0,
        };
    }

    /// F22-A1.3b to F22-A1.3d: ten times the sum must be higher than the minute.
    pub(super) fn roll_tiredness<L: Log<Event>>(
        &mut self,
        side: Side,
        sum: u8,
        dice: u8,
        die: u8,
        log: &mut L,
    ) {
        let (sum, dice) = (
            sum.saturating_add_signed(die as i8 + self.style_on_tiredness(side)),
            dice + 1,
        );
        let minute = self.clock.minute();
        let strength = 10 * u16::from(sum);
        let passed =
            strength > u16::from(minute) || (strength == u16::from(minute) && self.equal_passes());
        log.note(|| Event::TirednessRolled {
            side,
            die,
            sum,
            minute,
            passed,
        });
        if passed {
            return self.end_tiredness(side, log);
        }
        let condition = self.benches[side].condition;
        // F22-A1.3e: the first point comes from the zone of the target area if it has one.
        let target_zone = self.turn.target.zone(side);
        if dice == 1 && condition.points(target_zone) > 0 {
            return self.lose_point(side, sum, dice, target_zone, log);
        }
        let mut stocks = condition.filled();
        match (stocks.next(), stocks.next()) {
            (Some(_), Some(_)) => self.step = Step::LosePoint { side, sum, dice },
            (Some(only), None) => self.lose_point(side, sum, dice, only, log),
            // F22-D79: nothing is lost, but all rolls are made.
            (None, _) => self.go_on_with_tiredness(side, sum, dice, log),
        }
    }

    /// Whether ten times the sum passes when it is the minute (F14-A1.2a, F14-D27, F22-A1.3b).
    fn equal_passes(&self) -> bool {
        EQUAL_IS_NOT_TIRED[self.options.edition]
            && self.options.tiredness_pass == TirednessPass::AtLeast
    }

    /// What a playing style adds to each die (F14-A6d, F14-D36).
    pub fn style_on_tiredness(&self, side: Side) -> i8 {
        let modifier = self.style_for_target(side).modifier();
        match self.options.style_tiredness {
            StyleTiredness::Printed => modifier,
            StyleTiredness::Reversed => -modifier,
        }
    }

    pub(super) fn lose_point<L: Log<Event>>(
        &mut self,
        side: Side,
        sum: u8,
        dice: u8,
        line: Line,
        log: &mut L,
    ) {
        self.change_points(side, line, -1, PointReason::Tiredness, log);
        if TIRED_AT_ONCE[self.options.edition] {
            self.tire_if_empty(side, log);
        }
        self.go_on_with_tiredness(side, sum, dice, log);
    }

    fn go_on_with_tiredness<L: Log<Event>>(&mut self, side: Side, sum: u8, dice: u8, log: &mut L) {
        if dice < TIREDNESS_DICE {
            self.step = Step::TirednessRoll { side, sum, dice };
        } else {
            self.end_tiredness(side, log);
        }
    }

    /// F22-A1.3f, F22-D78: a team without a point after a test is tired for good.
    fn end_tiredness<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        self.tire_if_empty(side, log);
        if side == self.controlling {
            self.begin_tiredness(!side);
        } else {
            self.go_on(After::Tiredness, log);
        }
    }

    /// A team without a point is tired for good (F14-A1.2d, F22-A1.3f).
    pub(super) fn tire_if_empty<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        let bench = &mut self.benches[side];
        if bench.condition.total() == 0 && !bench.tired {
            bench.tired = true;
            log.note(|| Event::Tired { side });
        }
    }

    /// Points gained by a substitution or a replacement: asked for while several stocks have room; what
    /// does not fit is lost (F22-A3g, F22-D81).
    pub(super) fn gain_points<L: Log<Event>>(
        &mut self,
        side: Side,
        left: u8,
        then: GainThen,
        log: &mut L,
    ) {
        if left > 0 {
            let mut stocks = self.benches[side].condition.with_room(self.options.edition);
            match (stocks.next(), stocks.next()) {
                (Some(_), Some(_)) => {
                    self.step = Step::GainPoints { side, left, then };
                    return;
                }
                (Some(only), None) => return self.gain_point(side, left, then, only, log),
                (None, _) => {}
            }
        }
        match then {
            GainThen::Substitution(more) => self.go_on_substituting(more, log),
            GainThen::Injury => self.next_injury(log),
        }
    }

    pub(super) fn gain_point<L: Log<Event>>(
        &mut self,
        side: Side,
        left: u8,
        then: GainThen,
        line: Line,
        log: &mut L,
    ) {
        if FRESH_IN_ONE_LINE[self.options.edition] {
            // F14-A3d, F14-A3e: all in one line; what does not fit is lost.
            for _ in 0..left {
                self.gain_if_room(side, line, PointReason::Substitution, log);
            }
            return self.gain_points(side, 0, then, log);
        }
        self.change_points(side, line, 1, PointReason::Substitution, log);
        self.gain_points(side, left.saturating_sub(1), then, log);
    }

    /// A point in a given zone, if it has room (F22-D36).
    pub(super) fn gain_if_room<L: Log<Event>>(
        &mut self,
        side: Side,
        line: Line,
        reason: PointReason,
        log: &mut L,
    ) {
        if self.benches[side]
            .condition
            .has_room(line, self.options.edition)
        {
            self.change_points(side, line, 1, reason, log);
        }
    }

    pub(super) fn change_points<L: Log<Event>>(
        &mut self,
        side: Side,
        line: Line,
        change: i8,
        reason: PointReason,
        log: &mut L,
    ) {
        let condition = &mut self.benches[side].condition;
        let one = crate::condition::Condition::NONE.and(line, 1);
        *condition = if change > 0 {
            condition.and(line, 1)
        } else {
            condition.less(one)
        };
        let now = *condition;
        log.note(|| Event::PointsChanged {
            side,
            line,
            change,
            condition: now,
            reason,
        });
    }

    /// A point for a boost, unless the event gives it (F22-A1.2f, F22-D106).
    pub(super) fn pay_boost<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        if self.turn.free_boosts != Some(side) {
            self.change_points(side, self.ball.zone(side), -1, PointReason::Boost, log);
        }
    }

    /// The point of an aggressive pressing (F22-A6c).
    pub(super) fn pay_aggression<L: Log<Event>>(&mut self, side: Side, log: &mut L) {
        self.change_points(
            side,
            self.ball.zone(side),
            -1,
            PointReason::AggressivePressing,
            log,
        );
    }
}
