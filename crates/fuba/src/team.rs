//! A team on the pitch: where its pieces stand, which of them have moved, its formation and cards.

use crate::choice::{Entrant, Move, Piece};
use crate::counts::Counts;
use crate::formation::Formation;
use crate::pitch::{Area, AreaSet, Line};

/// What a piece has done this turn (F22-D6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mark {
    /// It may still move.
    #[default]
    Unmoved,
    /// It has moved (F22-4.7d).
    Moved,
    /// It has made a free movement: it has moved, and does not block (F22-4.7.6e).
    FreeMoved,
}

/// Where one team stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Team {
    pub(crate) outfield: Counts,
    pub(crate) moved: Counts,
    pub(crate) free_moved: Counts,
    /// `None` while he stands on the corner spot.
    pub(crate) keeper: Option<Area>,
    pub(crate) keeper_mark: Mark,
    /// In front of his goal area (F14-A5a).
    pub(crate) keeper_advanced: bool,
    pub(crate) in_hand: u8,
    pub(crate) yellow: u8,
    pub(crate) red: u8,
    /// Pieces lost by red cards: a card finds none where no outfield piece is left (F22-D70).
    pub(crate) sent_off: u8,
    /// `None` until the formations are revealed.
    pub(crate) formation: Option<Formation>,
}

gaffer_core::getters! {
    Team {
        /// The keeper's area, `None` while he stands on the corner spot.
        keeper: Option<Area> = keeper;
        /// Whether the keeper stands in front of his goal area (F14-A5a).
        keeper_is_advanced: bool = keeper_advanced;
        /// The formation, once revealed.
        formation: Option<Formation> = formation;
        /// Yellow cards that count against the team now.
        yellow: u8 = yellow;
        /// Red cards.
        red: u8 = red;
        /// Pieces lost by red cards.
        sent_off: u8 = sent_off;
        /// Outfield pieces still to be placed in a set-up.
        in_hand: u8 = in_hand;
    }
}

impl Team {
    /// All pieces in an area, keeper included, without a limit.
    #[inline]
    pub fn pieces(&self, area: Area) -> u8 {
        self.outfield.get(area) + u8::from(self.keeper == Some(area))
    }

    /// The outfield pieces in an area.
    #[inline]
    pub fn outfield(&self, area: Area) -> u8 {
        self.outfield.get(area)
    }

    /// Every area with a piece of the team.
    #[inline]
    pub fn occupied(&self) -> AreaSet {
        let areas = self.outfield.occupied();
        self.keeper.map_or(areas, |area| areas.with(area))
    }

    /// All pieces of each area, keeper included.
    #[inline]
    pub fn all_pieces(&self) -> Counts {
        let mut counts = self.outfield;
        if let Some(area) = self.keeper {
            counts.add(area);
        }
        counts
    }

    /// Outfield pieces that have not moved, by area.
    #[inline]
    pub fn unmoved(&self) -> Counts {
        self.outfield.less(self.moved).less(self.free_moved)
    }

    /// The pieces of each area but those that made a free movement this turn (F22-4.7.6e).
    #[inline]
    pub(crate) fn not_free_moved(&self) -> Counts {
        let mut counts = self.outfield.less(self.free_moved);
        if let Some(area) = self.keeper
            && self.keeper_mark != Mark::FreeMoved
        {
            counts.add(area);
        }
        counts
    }

    /// Players of a line of the formation.
    #[inline]
    pub fn line(&self, line: Line) -> u8 {
        self.formation.map_or(0, |formation| formation.line(line))
    }

    /// Whether a piece of this kind in an area may still move this turn.
    #[inline]
    pub(crate) fn may_move(&self, piece: Piece, from: Area) -> bool {
        match piece {
            Piece::Outfield => self.unmoved().get(from) > 0,
            Piece::Keeper => self.keeper == Some(from) && self.keeper_mark == Mark::Unmoved,
        }
    }

    /// Moves a piece that may move, and marks it.
    #[inline]
    pub(crate) fn make(&mut self, step: Move, mark: Mark) {
        match step.piece {
            Piece::Outfield => {
                self.outfield.remove(step.from);
                self.outfield.add(step.to);
                match mark {
                    Mark::Unmoved => {}
                    Mark::Moved => self.moved.add(step.to),
                    Mark::FreeMoved => self.free_moved.add(step.to),
                }
            }
            Piece::Keeper => {
                self.keeper = Some(step.to);
                self.keeper_mark = mark;
                self.keeper_advanced = false; // F14-A5a: who enters his penalty area is inside
            }
        }
    }

    /// Takes back a move made with this mark.
    #[inline]
    pub(crate) fn take_back(&mut self, step: Move, mark: Mark) {
        match step.piece {
            Piece::Outfield => {
                self.outfield.remove(step.to);
                self.outfield.add(step.from);
                match mark {
                    Mark::Unmoved => {}
                    Mark::Moved => self.moved.remove(step.to),
                    Mark::FreeMoved => self.free_moved.remove(step.to),
                }
            }
            Piece::Keeper => {
                self.keeper = Some(step.from);
                self.keeper_mark = Mark::Unmoved;
            }
        }
    }

    /// Brings a piece into an area, one that has already moved or one that has not, as far as there are
    /// both. The taker is not on the pitch yet.
    pub(crate) fn enter(&mut self, entrant: Entrant, to: Area, mark: Mark, moved_first: bool) {
        match entrant {
            Entrant::Outfield(from) => {
                if !moved_first && self.unmoved().get(from) > 0 {
                    // An unmoved piece goes: no mark goes with it.
                } else if self.moved.get(from) > 0 {
                    self.moved.remove(from);
                } else if self.unmoved().get(from) == 0 {
                    self.free_moved.remove(from);
                }
                self.outfield.remove(from);
                self.outfield.add(to);
                if mark == Mark::Moved {
                    self.moved.add(to);
                }
            }
            Entrant::Keeper => {
                self.keeper = Some(to);
                self.keeper_mark = mark;
                self.keeper_advanced = false;
            }
            Entrant::Taker => {
                self.outfield.add(to);
                if mark == Mark::Moved {
                    self.moved.add(to);
                }
            }
        }
    }

    /// Takes an outfield piece of an area off the pitch, one that has already moved first.
    pub(crate) fn send_off(&mut self, area: Area) {
        if self.moved.get(area) > 0 {
            self.moved.remove(area);
        } else if self.free_moved.get(area) > 0 {
            self.free_moved.remove(area);
        }
        self.outfield.remove(area);
    }

    /// Every piece may move again.
    #[inline]
    pub(crate) fn clear_marks(&mut self) {
        self.moved = Counts::NONE;
        self.free_moved = Counts::NONE;
        self.keeper_mark = Mark::Unmoved;
    }
}
