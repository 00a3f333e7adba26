//! The placements and the roll of each restart (C20-goalkick-*, C20-throw-*, C20-corner-*, C20-pen-*).

use gaffer_core::{Log, Side};

use crate::event::{Event, ShiftReason};
use crate::position::Open;
use crate::readings::{CornerStrength, PenaltyTaker};
use crate::space::{Direction, ROWS, Space};
use crate::space_set::SpaceSet;
use crate::squad::{Shirt, ShirtSet};
use crate::step::{Play, Restart, Step};
use crate::team::{Place, Player};

impl Open {
    /// The placements of the particular restart (C20-dead-8).
    pub(super) fn place_restart(&mut self, log: &mut impl Log<Event>) {
        let Some(dead) = self.dead else {
            return;
        };
        match dead.restart {
            Restart::AfterGoal | Restart::GoalKick => {
                let goalie = self.teams[dead.side].goalie;
                self.ball = self.teams[dead.side].space(goalie);
                self.dead_mut().taker = Some(goalie);
                self.step = Step::RestartRoll;
            }
            Restart::ThrowIn => self.step = Step::Thrower,
            Restart::Corner => {
                self.corner_shift(dead.spot, log);
                // Away chooses first, whichever of the two is his (C20-corner-5).
                self.step = if dead.side == Side::Away {
                    Step::CornerTaker
                } else {
                    Step::CornerWall
                };
            }
            Restart::FreeKick => self.begin_free_kick(),
            Restart::Penalty => {
                self.clear_penalty_area(log);
                self.step = Step::PenaltyTaker;
            }
        }
    }

    /// Who may be chosen for a restart: any outfielder; the goalie only where nobody else is left.
    pub(crate) fn takers(&self, side: Side) -> ShirtSet {
        let outfielders = self.teams[side].outfielders();
        if outfielders.is_empty() {
            self.teams[side].on_pitch()
        } else {
            outfielders
        }
    }

    /// Who may take a penalty (C20-pen-3, C20-D73).
    pub(crate) fn penalty_takers(&self, side: Side) -> ShirtSet {
        match self.options.readings.penalty_taker() {
            PenaltyTaker::Outfielder => self.takers(side),
            PenaltyTaker::AnyPlayer => self.teams[side].on_pitch(),
        }
    }

    /// The thrower goes to the spot, or to the nearest space of the lane from which a throw is possible
    /// (C20-throw-3, 7).
    pub(super) fn place_thrower(&mut self, shirt: Shirt, log: &mut impl Log<Event>) {
        let dead = *self.dead_mut();
        let side = dead.side;
        self.teams[side].put(shirt, Place::Lifted);
        let at = (1..=ROWS - 2)
            .map(|row| Space::new(dead.spot.column(), row))
            .filter(|space| self.can_throw_from(side, shirt, *space))
            .min_by_key(|space| (space.row().abs_diff(dead.spot.row()), space.row_from(side)))
            .unwrap_or(dead.spot);
        self.put(side, shirt, at);
        self.ball = Some(at);
        self.dead_mut().taker = Some(shirt);
        log.note(|| Event::Put { side, shirt, at });
        self.step = Step::RestartRoll;
    }

    /// Whether a first step into the field is possible from a space of a lane.
    fn can_throw_from(&self, side: Side, shirt: Shirt, from: Space) -> bool {
        let mut play = Play::new(side, 1);
        play.touched.push(shirt);
        let kick = self.kick_of(&play, from);
        Direction::ALL
            .into_iter()
            .filter_map(|direction| from.step(direction))
            .any(|space| kick.is_open_step(space))
    }

    /// Everybody from row 3 on moves one space towards the endline, unless somebody stays there
    /// (C20-corner-2, 3).
    fn corner_shift(&mut self, corner: Space, log: &mut impl Log<Event>) {
        let end = if corner.row() == 0 {
            Side::Home
        } else {
            Side::Away
        };
        let towards = Direction::forward(end).opposite();
        for row in 3..ROWS - 1 {
            for column in 1..=10 {
                let from = Space::in_row_of(end, column, row);
                let Some(player) = self.player_at(from) else {
                    continue;
                };
                if self.teams[player.side].goalie == player.shirt {
                    continue;
                }
                if let Some(to) = from.step(towards)
                    && !self.occupied().has(to)
                {
                    self.shift(player.side, player.shirt, to, ShiftReason::CornerShift, log);
                }
            }
        }
    }

    /// The space of the wall: two spaces from the ball on the endline (C20-corner-5).
    pub(crate) fn wall_space(corner: Space) -> Space {
        let column = if corner.column() == 1 { 3 } else { 8 };
        Space::new(column, corner.row())
    }

    pub(super) fn place_corner_taker(&mut self, shirt: Shirt, log: &mut impl Log<Event>) {
        let dead = *self.dead_mut();
        let (side, at) = (dead.side, dead.spot);
        self.put(side, shirt, at);
        self.corner_taker = Some(Player { side, shirt });
        self.dead_mut().taker = Some(shirt);
        log.note(|| Event::Put { side, shirt, at });
        if self.dead_mut().wall.is_none() {
            self.step = Step::CornerWall;
        } else {
            self.open_corner(log);
        }
    }

    pub(super) fn place_corner_wall(&mut self, shirt: Shirt, log: &mut impl Log<Event>) {
        let dead = *self.dead_mut();
        let side = !dead.side;
        let at = Self::wall_space(dead.spot);
        self.put(side, shirt, at);
        self.wall = Some(Player { side, shirt });
        self.dead_mut().wall = Some(shirt);
        log.note(|| Event::Put { side, shirt, at });
        if self.dead_mut().taker.is_none() {
            self.step = Step::CornerTaker;
        } else {
            self.open_corner(log);
        }
    }

    /// Where opponents hold both spaces beside the corner, one of them leaves (C20-corner-10).
    fn open_corner(&mut self, log: &mut impl Log<Event>) {
        let dead = *self.dead_mut();
        let side = !dead.side;
        let beside = SpaceSet::around(dead.spot) & SpaceSet::FIELD;
        if beside.minus(self.teams[side].spaces()).is_empty() {
            let at = beside
                .iter()
                .find(|space| space.column() == dead.spot.column());
            if let Some(at) = at
                && let Some(shirt) = self.teams[side].at(at)
                && let Some(to) = self.nearest_free(side, shirt, at, |space| !beside.has(space))
            {
                self.shift(side, shirt, to, ShiftReason::BesideCorner, log);
            }
        }
        self.ball = Some(dead.spot);
        self.step = Step::RestartRoll;
    }

    /// Everybody but the goalie leaves the penalty area (C20-pen-2).
    fn clear_penalty_area(&mut self, log: &mut impl Log<Event>) {
        let dead = *self.dead_mut();
        let defending = !dead.side;
        let area = SpaceSet::penalty_area(defending);
        // Row 2 before row 1, the defending side first, then by shirt.
        let mut leaving = [[ShirtSet::EMPTY; 2]; 3];
        let turn_of = |space: Space| usize::from(2 - space.row_from(defending).min(2));
        for side in Side::BOTH {
            for shirt in self.teams[side].outfielders().iter() {
                if let Some(space) = self.teams[side].space(shirt)
                    && area.has(space)
                {
                    leaving[turn_of(space)][usize::from(side != defending)].insert(shirt);
                }
            }
        }
        let fouler = dead
            .fouler
            .filter(|shirt| self.teams[defending].place(*shirt) == Place::Lifted);
        let victim_is_there = dead.victim.is_some_and(|shirt| {
            self.teams[dead.side].space(shirt) == Some(dead.spot)
                && shirt != self.teams[dead.side].goalie
        });
        if let Some(fouler) = fouler
            && !victim_is_there
            && fouler != self.teams[defending].goalie
        {
            leaving[turn_of(dead.spot)][0].insert(fouler);
        }
        for [defenders, attackers] in leaving {
            for shirt in defenders.iter() {
                self.leave_area(defending, shirt, dead.spot, area, log);
            }
            for shirt in attackers.iter() {
                self.leave_area(dead.side, shirt, dead.spot, area, log);
                // The fouler starts from the place of the foul, after the victim.
                if victim_is_there
                    && dead.victim == Some(shirt)
                    && let Some(fouler) = fouler
                    && fouler != self.teams[defending].goalie
                {
                    self.leave_area(defending, fouler, dead.spot, area, log);
                }
            }
        }
    }

    fn leave_area(
        &mut self,
        side: Side,
        shirt: Shirt,
        place: Space,
        area: SpaceSet,
        log: &mut impl Log<Event>,
    ) {
        if self.teams[side].place(shirt) == Place::Lifted {
            self.put(side, shirt, place);
        }
        let defending = if place.row() <= 2 {
            Side::Home
        } else {
            Side::Away
        };
        let ahead = Direction::forward(defending);
        let to = self.shift_along(side, shirt, ahead, false, |space| !area.has(space));
        self.shift(side, shirt, to, ShiftReason::PenaltyArea, log);
    }

    /// The penalty spot spaces before a side's goal (C20-geo-6).
    pub(crate) fn penalty_spots(defending: Side) -> [Space; 2] {
        [5, 6].map(|column| Space::in_row_of(defending, column, 2))
    }

    pub(super) fn place_penalty_taker(
        &mut self,
        shirt: Shirt,
        at: Space,
        log: &mut impl Log<Event>,
    ) {
        let side = self.dead_mut().side;
        self.put(side, shirt, at);
        self.ball = Some(at);
        self.dead_mut().taker = Some(shirt);
        log.note(|| Event::Put { side, shirt, at });
        self.step = Step::RestartRoll;
    }

    /// The roll of a restart and the taker's play (C20-dead-9, 10; C20-kick-18).
    pub(super) fn restart_roll(&mut self, face: u8, log: &mut impl Log<Event>) {
        let Some(dead) = self.dead else {
            return;
        };
        let side = dead.side;
        log.note(|| Event::RestartRolled { side, face });
        self.count_roll(face, false, log);
        self.dead = None;
        if dead.restart == Restart::FreeKick {
            self.turn.roll = face;
            self.begin_act();
            return;
        }
        // C20-corner-6: the taker may make a detour to the ball.
        let as_turn = self.options.readings.corner_strength() == CornerStrength::AsTurn;
        if dead.restart == Restart::Corner && as_turn {
            self.turn.roll = face;
            self.turn.mover = dead.taker;
            self.step = Step::Act;
            return;
        }
        let strength = match dead.restart {
            Restart::AfterGoal | Restart::GoalKick => face + 1,
            _ => face,
        };
        if let Some(shirt) = dead.taker {
            self.start_play(Player { side, shirt }, strength, true, true, log);
        }
    }
}
