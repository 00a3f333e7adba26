//! A turn: warm-up, opening roll, foul test, the act, and the shifts at its end (C20-turn-*).

use gaffer_core::{Log, Side};

use crate::event::{Event, ShiftReason};
use crate::position::Open;
use crate::readings::{CatchOnes, Shifts};
use crate::rule::killjoy::Limits;
use crate::rule::walking::Walks;
use crate::space::{Direction, HALFWAY, Space};
use crate::space_set::SpaceSet;
use crate::squad::{Shirt, ShirtSet};
use crate::step::{FlightEnd, Restart, Step, TouchKind, Turn, TurnKind};
use crate::team::{Place, Player};

impl Open {
    /// Begins a normal turn, if there is time for one.
    pub(super) fn begin_turn(&mut self, side: Side, log: &mut impl Log<Event>) {
        self.turn = Turn::new(side, TurnKind::Normal);
        self.play = None;
        self.save = None;
        self.dead = None;
        if self.time_is_up() {
            self.end_period(log);
            return;
        }
        self.begin_warm();
    }

    /// The decision before the opening roll (C20-turn-1).
    pub(crate) fn begin_warm(&mut self) {
        self.step = if self.may_warm(self.turn.owner).is_empty() {
            Step::OpeningRoll
        } else {
            Step::Warm
        };
    }

    pub(super) fn warm(&mut self, shirt: Shirt, log: &mut impl Log<Event>) {
        let side = self.turn.owner;
        self.teams[side].put(shirt, Place::Warming);
        self.turn.warmed = Some(shirt);
        log.note(|| Event::WarmingUp { side, shirt });
        self.begin_warm();
    }

    /// Counts a roll for the time of the period (C20-time-1, 2, 7).
    pub(super) fn count_roll(&mut self, face: u8, ones_count: bool, log: &mut impl Log<Event>) {
        if self.period == crate::step::Period::ShootOut {
            return;
        }
        if self.options.tally {
            self.tally = self.tally.saturating_add(1);
        } else if ones_count && face == 1 && !self.whistle {
            // At the last one the watch stops (C20-D117).
            self.ones += 1;
            let ones = self.ones;
            log.note(|| Event::WatchMoved { ones });
            if ones >= self.ones_limit() {
                self.whistle = true;
            }
        }
    }

    /// The opening roll (C20-turn-2, 3; C20-time-4).
    pub(super) fn opening_roll(&mut self, face: u8, log: &mut impl Log<Event>) {
        let side = self.turn.owner;
        self.turn.roll = face;
        self.turn.warmed = None;
        log.note(|| Event::TurnRolled { side, face });
        self.count_roll(face, true, log);
        if self.whistle {
            self.end_period(log);
        } else if self.is_foul() {
            self.step = Step::FoulPair;
        } else {
            self.begin_act();
        }
    }

    /// Whether a foul pair exists after the opening roll.
    fn is_foul(&self) -> bool {
        let first = &mut |_, _| std::ops::ControlFlow::Break(());
        self.options.fouls && self.turn.roll >= 2 && self.each_foul(first).is_break()
    }

    /// Asks for the act.
    pub(crate) fn begin_act(&mut self) {
        self.step = Step::Mover;
    }

    /// Nobody can act: without the limits of C20-killjoy-8, or else the act is passed (C20-turn-A11,
    /// C20-free-11).
    pub(super) fn find_no_mover(&mut self, log: &mut impl Log<Event>) {
        if !self.turn.unbound {
            self.turn.unbound = true;
            return;
        }
        self.turn.unbound = false;
        let side = self.turn.owner;
        log.note(|| Event::NothingToDo { side });
        self.end_turn(log);
    }

    /// Whether the ball must be reached: a free kick (C20-free-11), or a corner taken as in a turn (C20-corner-6).
    pub(crate) fn is_reach_only(&self) -> bool {
        matches!(
            self.turn.kind,
            TurnKind::Restart(Restart::FreeKick | Restart::Corner)
        )
    }

    /// In how many steps the mover can reach the ball, a bit for each number. The taker of a corner stands next to it
    /// and makes one step, or a detour of three or five (C20-corner-6).
    pub(crate) fn reaches(&self, walks: Walks) -> u32 {
        if self.turn.kind == TurnKind::Restart(Restart::Corner) {
            0b10_1010 & ((2 << self.turn.roll) - 1)
        } else {
            walks.reaches.into()
        }
    }

    /// Which anti-killjoy limits bind a walk now.
    fn walk_limits(&self) -> Limits {
        if self.turn.unbound {
            Limits::NONE
        } else {
            Limits::MOVE
        }
    }

    /// Whether a player has anything to do with the roll.
    #[inline]
    pub(crate) fn has_act(&self, shirt: Shirt, plain_starts: SpaceSet) -> bool {
        let start = self.teams[self.turn.owner].space(shirt);
        let is_plain = start.is_some_and(|start| plain_starts.has(start));
        debug_assert!(!is_plain || self.has_act_closely(shirt));
        is_plain || start.is_some() && self.has_act_closely(shirt)
    }

    /// Whether a player has anything to do, looked at act by act.
    fn has_act_closely(&self, shirt: Shirt) -> bool {
        let side = self.turn.owner;
        let walks = self.walks(side, shirt, self.turn.roll);
        walks.reaches != 0
            || (!self.is_reach_only()
                && (walks
                    .ends
                    .iter()
                    .any(|end| self.walk_breach(shirt, end).is_none())
                    || !self.charged_by(shirt).is_empty()))
    }

    /// Where players of the side on turn stand who plainly have something to do, so that nobody has to look
    /// closer: who stands on the ball can reach it, and the others can go to and fro, or in one step or three
    /// over the field to a space that has nobody else and no ball around it.
    pub(crate) fn plain_starts(&self) -> SpaceSet {
        if self.is_reach_only() {
            return SpaceSet::EMPTY;
        }
        let side = self.turn.owner;
        let free = self.free();
        let walkable = free.minus(SpaceSet::GOALS);
        let goalie = self.teams[side].goalie;
        let goalies_start = self.teams[side].space(goalie);
        if self.turn.roll.is_multiple_of(2) {
            let mut may_stay = SpaceSet::FIELD.minus(self.closed_goalie_areas());
            if let Some(start) = goalies_start
                && self.standable(side, goalie).has(start)
            {
                may_stay.insert(start);
            }
            return walkable.neighbours() & may_stay;
        }
        // Beside a player's start he himself is one who stands around; further away he is not.
        let (ring, crowd) = (!free).ring_and_crowd();
        let field = walkable & SpaceSet::FIELD;
        let ends = field.minus(self.closed_goalie_areas() | self.full_areas(side, None));
        let mut starts = ends.minus(crowd).neighbours();
        if self.turn.roll > 1 {
            let one_away = ends.minus(ring).neighbours() & field;
            starts |= (one_away.neighbours() & field).neighbours();
        }
        if let Some(start) = goalies_start
            && SpaceSet::beside(start).meets(field.minus(crowd))
        {
            starts.insert(start);
        }
        starts
    }

    /// Where the mover may walk.
    pub fn walk_ends(&self, shirt: Shirt) -> SpaceSet {
        self.walk_ends_of(shirt, self.walks(self.turn.owner, shirt, self.turn.roll))
    }

    pub(super) fn walk_ends_of(&self, shirt: Shirt, walks: Walks) -> SpaceSet {
        if self.is_reach_only() {
            return SpaceSet::EMPTY;
        }
        self.without_breaches(self.turn.owner, shirt, walks.ends, self.walk_limits())
    }

    /// Whether the mover plainly has several things to do, so that nobody has to look closer.
    pub(super) fn has_several_acts(&self) -> bool {
        let Some(shirt) = self.turn.mover else {
            return false;
        };
        if self.is_reach_only() {
            return false;
        }
        let side = self.turn.owner;
        let start = self.teams[side].space(shirt);
        let mut plain = self.lonely_spaces(side, shirt);
        if let Some(start) = start {
            // Who comes back to where he was changes nothing.
            plain.insert(start);
        }
        if shirt != self.teams[side].goalie {
            plain = plain.minus(self.closed_goalie_areas() | self.full_areas(side, start));
        }
        // Who walks over the field has a way to wherever he had one before (C20-killjoy-6).
        let ends = self.walks_over_field(side, shirt, self.turn.roll) & plain;
        ends.has_at_least(2)
    }

    /// What is wrong with a walk's end but its distance.
    pub(super) fn walk_breach(
        &self,
        shirt: Shirt,
        end: Space,
    ) -> Option<crate::rule::killjoy::Breach> {
        self.breach(self.turn.owner, shirt, end, self.walk_limits())
    }

    /// Whether the mover is a goalie who may take the ball in his hands (C20-goalie-1, 2).
    pub(crate) fn check_hands(&self, shirt: Shirt) -> Result<(), crate::refusal::Why> {
        use crate::refusal::Why;
        let side = self.turn.owner;
        if !self.options.hands {
            return Err(Why::NoHandsPlayed);
        }
        let in_area = self
            .ball
            .is_some_and(|ball| SpaceSet::penalty_area(side).has(ball));
        if shirt != self.teams[side].goalie
            || self.is_reach_only()
            || !in_area
            || self.distance_to_ball(side, shirt) != Some(self.turn.roll)
        {
            return Err(Why::NoHands);
        }
        match self.last_touch {
            Some(touch)
                if touch.player.side == side
                    && touch.player.shirt != shirt
                    && touch.kind != TouchKind::Interception =>
            {
                Err(Why::HandsAfterTeammate)
            }
            _ => Ok(()),
        }
    }

    pub(super) fn walk(&mut self, to: Space, log: &mut impl Log<Event>) {
        let side = self.turn.owner;
        if let Some(shirt) = self.turn.mover
            && let Some(from) = self.teams[side].space(shirt)
        {
            self.put(side, shirt, to);
            log.note(|| Event::Walked {
                side,
                shirt,
                from,
                to,
            });
        }
        self.end_turn(log);
    }

    /// The mover goes to the ball: who he is, from where and whereto.
    fn go_to_ball(&mut self) -> Option<(Shirt, Space, Space)> {
        let (side, shirt, to) = (self.turn.owner, self.turn.mover?, self.ball?);
        let from = self.teams[side].space(shirt).unwrap_or(to);
        self.put(side, shirt, to);
        Some((shirt, from, to))
    }

    pub(super) fn reach(&mut self, steps: u8, log: &mut impl Log<Event>) {
        let side = self.turn.owner;
        let Some((shirt, from, to)) = self.go_to_ball() else {
            return;
        };
        // A player who stands on the ball saves no step onto it (C20-turn-A12).
        let strength = self.turn.roll - steps + u8::from(steps > 0);
        log.note(|| Event::Reached {
            side,
            shirt,
            from,
            to,
            steps,
            strength,
        });
        let taker = self.is_reach_only();
        self.start_play(Player { side, shirt }, strength, taker, true, log);
    }

    pub(super) fn take_in_hands(&mut self, log: &mut impl Log<Event>) {
        let side = self.turn.owner;
        let Some((shirt, from, to)) = self.go_to_ball() else {
            return;
        };
        log.note(|| Event::TookInHands {
            side,
            shirt,
            from,
            to,
        });
        self.step = Step::GoalieRoll;
    }

    /// The die after a catch or Hands (C20-save-8, C20-goalie-3).
    pub(super) fn goalie_roll(&mut self, face: u8, log: &mut impl Log<Event>) {
        let side = self.turn.owner;
        let shirt = self.teams[side].goalie;
        log.note(|| Event::GoalieRolled { side, face });
        let counts = self.options.readings.catch_ones() == CatchOnes::Count;
        self.count_roll(face, counts, log);
        if face == 1 {
            // C20-D39: the ball is held, so the last one ends the period; any other is rolled again.
            if self.whistle {
                self.end_period(log);
            }
            return;
        }
        self.start_play(Player { side, shirt }, face, false, true, log);
    }

    pub(super) fn charge(&mut self, victim: Shirt, log: &mut impl Log<Event>) {
        let side = self.turn.owner;
        if let Some(shirt) = self.turn.mover
            && let Ok(after) = self.check_charge(shirt, victim)
        {
            let before = *self;
            *self = after;
            for (whose, moved, from, to) in before.moved_between(self) {
                log.note(|| {
                    if (whose, moved) == (side, shirt) {
                        Event::Charged {
                            side,
                            shirt,
                            victim,
                            from,
                            to,
                        }
                    } else {
                        Event::Pushed {
                            side: whose,
                            shirt: moved,
                            from,
                            to,
                        }
                    }
                });
            }
        }
        self.end_turn(log);
    }

    /// The ball has come to rest: shifts, then the next owner's turn (C20-turn-E1 to E5).
    pub(super) fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.play = None;
        self.save = None;
        self.finish_shifts(log);
        let next = self.turn.next.unwrap_or(!self.turn.owner);
        self.begin_turn(next, log);
    }

    /// The shifts at the end of a turn, unless they were made before the interceptions (C20-D22).
    pub(super) fn finish_shifts(&mut self, log: &mut impl Log<Event>) {
        if !self.turn.shifted {
            self.end_shifts(log);
        }
    }

    /// The shifts of a turn whose ball has a space to rest on, before anybody tries to intercept it (C20-D22).
    pub(super) fn shift_before_interceptions(&mut self, log: &mut impl Log<Event>) {
        let early = self.options.readings.shifts() == Shifts::BeforeInterceptions;
        let comes_to_rest = self.play.is_some_and(|play| {
            play.side == self.turn.owner && matches!(play.end, Some(FlightEnd::Rest(_)))
        });
        if early && comes_to_rest && !self.turn.shifted {
            self.end_shifts(log);
            self.turn.shifted = true;
        }
    }

    /// The shifts at the end of a turn, for the side whose turn it was (C20-turn-E2 to E4).
    fn end_shifts(&mut self, log: &mut impl Log<Event>) {
        let side = self.turn.owner;
        self.step_back_in(side, log);
        if let Some(ball) = self.ball {
            self.leave_endline_rows(side, ball, log);
            self.shift_back(side, ball.row_from(side), log);
        }
    }

    /// The side's corner taker and wall step back into the field (C20-corner-8, 9).
    pub(super) fn step_back_in(&mut self, side: Side, log: &mut impl Log<Event>) {
        for (player, reason) in [
            (self.corner_taker, ShiftReason::CornerTaker),
            (self.wall, ShiftReason::Wall),
        ] {
            let Some(player) = player.filter(|player| player.side == side) else {
                continue;
            };
            if reason == ShiftReason::CornerTaker {
                self.corner_taker = None;
            } else {
                self.wall = None;
            }
            if let Some(at) = self.teams[side].space(player.shirt)
                && at.is_on_endline()
                && at.goal_of().is_none()
            {
                let ahead = if at.row() == 0 {
                    Direction::N
                } else {
                    Direction::S
                };
                let to = self.shift_along(side, player.shirt, ahead, false, Space::is_in_field);
                self.shift(side, player.shirt, to, reason, log);
            }
        }
    }

    /// Outfielders in the row before an endline leave it while the ball is in the other half (C20-turn-E3).
    fn leave_endline_rows(&mut self, side: Side, ball: Space, log: &mut impl Log<Event>) {
        let (row, ahead) = match ball.row().cmp(&HALFWAY) {
            std::cmp::Ordering::Greater => (1, Direction::N),
            std::cmp::Ordering::Less => (13, Direction::S),
            std::cmp::Ordering::Equal => return,
        };
        if !self.teams[side].spaces().meets(SpaceSet::row(row)) {
            return;
        }
        for shirt in self.teams[side].outfielders().iter() {
            if let Some(at) = self.teams[side].space(shirt)
                && SpaceSet::row(row).has(at)
            {
                let target = if row == 1 { 2 } else { 12 };
                let to = self.shift_along(side, shirt, ahead, false, |space| space.row() == target);
                self.shift(side, shirt, to, ShiftReason::EndlineRow, log);
            }
        }
    }

    /// Players in offside position shift back (C20-offside-7).
    pub(super) fn shift_back(&mut self, side: Side, ball_row: u8, log: &mut impl Log<Event>) {
        let offside = self.in_offside_position(side, ball_row);
        if offside == ShirtSet::EMPTY {
            return;
        }
        let limit = self.offside_row(side, ball_row);
        let back = Direction::forward(side).opposite();
        for shirt in self.ordered_from_the_back(side, offside) {
            let to = self.shift_along(side, shirt, back, true, |space| {
                space.row_from(side) <= limit
            });
            self.shift(side, shirt, to, ShiftReason::Offside, log);
        }
    }

    /// Moves a player whom a rule moves.
    pub(super) fn shift(
        &mut self,
        side: Side,
        shirt: Shirt,
        to: Space,
        reason: ShiftReason,
        log: &mut impl Log<Event>,
    ) {
        let Some(from) = self.teams[side].space(shirt) else {
            return;
        };
        if from != to {
            self.put(side, shirt, to);
            log.note(|| Event::Shifted {
                side,
                shirt,
                from,
                to,
                reason,
            });
        }
    }
}
