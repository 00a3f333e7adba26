//! Set-ups (F10-3.3, F14-3.2, F22-3.3, F22-5.2.1, F22-5.3.1, F22-5.5.1): where pieces may be placed and adjusted.

use gaffer_core::Side;

use crate::choice::{Move, Piece};
use crate::options::edition::{FREE_KICK_GUARD, KEEPER_KICKS_OFF};
use crate::pitch::{Area, AreaSet, behind, partly_own_half, penalty_area};
use crate::position::Open;
use crate::refusal::Why;
use crate::step::SetUp;
use crate::team::{Mark, Team};

/// What one team's set-up must obey.
#[derive(Clone, Copy)]
pub(crate) struct SetUpRules {
    set_up: SetUp,
    side: Side,
    controlling: bool,
    ball: Area,
    keeper_kicks_off: bool,
    /// Areas of which the passive team must hold one at a free kick (F10-5.1.1b, F14-5.1.1a).
    guard: AreaSet,
}

/// Where a keeper goes in a set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum KeeperPlace {
    /// His place is fixed.
    Fixed(Area),
    /// The team chooses.
    Chosen,
}

impl SetUpRules {
    pub(crate) fn new(open: &Open, set_up: SetUp, side: Side) -> Self {
        Self {
            set_up,
            side,
            controlling: side == open.controlling,
            ball: open.ball,
            keeper_kicks_off: KEEPER_KICKS_OFF[open.options.edition],
            guard: if set_up == SetUp::FreeKick
                && side != open.controlling
                && FREE_KICK_GUARD[open.options.edition]
            {
                behind(side, open.ball)
            } else {
                AreaSet::EMPTY
            },
        }
    }

    /// Where the keeper of a team with so many outfield pieces goes.
    pub(crate) fn keeper_place(self, outfield: u8) -> KeeperPlace {
        match self.set_up {
            // F22-D9: without outfield pieces the keeper himself kicks off.
            SetUp::KickOff if self.keeper_kicks_off && self.controlling && outfield == 0 => {
                KeeperPlace::Fixed(Area::B3)
            }
            SetUp::KickOff => KeeperPlace::Fixed(penalty_area(self.side)), // F22-3.3.1f
            SetUp::Penalty if !self.controlling => KeeperPlace::Fixed(penalty_area(self.side)),
            SetUp::FreeKick | SetUp::CornerKick | SetUp::Penalty => KeeperPlace::Chosen,
        }
    }

    /// Whether a piece of this team stands on a spot of its own: the corner taker or penalty kicker.
    pub(crate) fn has_taker(self) -> bool {
        self.controlling && matches!(self.set_up, SetUp::CornerKick | SetUp::Penalty)
    }

    /// The area that must hold so many pieces of a team with so many outfield pieces.
    fn required(self, outfield: u8) -> Option<(Area, u8)> {
        match self.set_up {
            // F22-3.3.1c, and as many as there are (F22-D9).
            SetUp::KickOff if self.controlling => Some((Area::B3, outfield.min(2))),
            SetUp::FreeKick if self.controlling => Some((self.ball, 1)), // F22-5.2.1a
            _ => None,
        }
    }

    fn missing(self) -> Why {
        match self.set_up {
            SetUp::KickOff => Why::KickOffCentre,
            _ => Why::FreeKickTaker(self.ball),
        }
    }

    /// Whether a piece may stand in an area at all.
    fn check_area(self, area: Area) -> Result<(), Why> {
        match self.set_up {
            SetUp::KickOff => {
                if partly_own_half(self.side).contains(area) {
                    Ok(())
                } else if self.controlling {
                    Err(Why::KickOffControllingHalf(area)) // F22-3.3.1d
                } else {
                    Err(Why::KickOffPassiveHalf(area)) // F22-3.3.1e
                }
            }
            SetUp::Penalty if area == self.ball => Err(Why::PenaltyAreaClosed(area)), // F22-5.5.1b
            SetUp::FreeKick | SetUp::CornerKick | SetUp::Penalty => Ok(()),
        }
    }

    /// Whether the keeper may be placed in an area.
    pub(crate) fn check_keeper(self, own: &Team, area: Area) -> Result<(), Why> {
        self.check_area(area)?;
        if self.has_taker() && own.in_hand == 0 {
            return Err(match self.set_up {
                SetUp::CornerKick => Why::CornerTaker, // F22-5.3.1a
                _ => Why::PenaltyKicker,               // F22-5.5.1a
            });
        }
        if own.in_hand == 0
            && let Some((required, _)) = self.required(0)
            && area != required
        {
            return Err(self.missing());
        }
        if own.in_hand == 0 && !self.guard.is_empty() && !self.guard.contains(area) {
            return Err(Why::FreeKickGuard(self.ball));
        }
        Ok(())
    }

    /// Areas of which an outfield piece must hold one, because the keeper holds none.
    fn outfield_guard(self, own: &Team) -> AreaSet {
        match own.keeper {
            Some(area) if self.guard.contains(area) => AreaSet::EMPTY,
            _ => self.guard,
        }
    }

    /// Where the next outfield piece may be placed: enough pieces are left for the area that must be
    /// filled, and the areas come in code order, that one last, so that a set-up has one spelling. So do the
    /// areas behind a free kick, of which one must be filled.
    pub(crate) fn places(self, own: &Team) -> AreaSet {
        let mut placed = own.outfield.occupied();
        let allowed = match self.set_up {
            SetUp::KickOff => partly_own_half(self.side), // F22-3.3.1d, F22-3.3.1e
            SetUp::Penalty => {
                // F22-5.5.1b; the kicker is not part of the order.
                let closed = AreaSet::EMPTY.with(self.ball);
                placed = placed.without(closed);
                AreaSet::ALL.without(closed)
            }
            SetUp::FreeKick | SetUp::CornerKick => AreaSet::ALL,
        };
        let in_order = placed.last_and_after().and(allowed);
        if let Some((last, number)) = self.required(own.in_hand + own.outfield.total()) {
            let last_only = AreaSet::EMPTY.with(last);
            return if placed.contains(last) || own.in_hand <= still_missing(own, last, number) {
                last_only
            } else {
                in_order.or(last_only)
            };
        }
        let guard = self.outfield_guard(own);
        let guarding = placed.and(guard);
        if guard.is_empty() {
            in_order
        } else if !guarding.is_empty() {
            guarding.last_and_after().and(guard)
        } else if own.in_hand > 1 {
            in_order.or(guard)
        } else {
            guard
        }
    }

    /// Whether the next outfield piece may be placed in an area.
    pub(crate) fn check_place(self, own: &Team, area: Area) -> Result<(), Why> {
        if self.places(own).contains(area) {
            return Ok(());
        }
        self.check_area(area)?;
        match self.required(own.in_hand + own.outfield.total()) {
            Some((last, number)) if own.in_hand <= still_missing(own, last, number) => {
                Err(self.missing())
            }
            _ if own.in_hand == 1
                && !self.guard.is_empty()
                && own.occupied().and(self.guard).is_empty() =>
            {
                Err(Why::FreeKickGuard(self.ball))
            }
            _ => Err(Why::PlaceOrder),
        }
    }

    /// Whether a piece may be adjusted: one area, a piece not adjusted yet, and every condition of
    /// the set-up still holds (F22-3.3a, F22-3.3b, F22-D10).
    pub(crate) fn check_adjust(self, own: &Team, step: Move) -> Result<(), Why> {
        let Move {
            piece, from, to, ..
        } = step;
        if !own.may_move(piece, from) {
            let adjusted = match piece {
                Piece::Outfield => own.moved.get(from) > 0,
                Piece::Keeper => own.keeper == Some(from),
            };
            return Err(if adjusted {
                Why::AdjustSamePiece
            } else {
                Why::NoPieceToMove(from)
            });
        }
        if step.with_ball || !from.adjacent().contains(to) {
            return Err(Why::AdjustOneArea);
        }
        if self.set_up == SetUp::KickOff && piece == Piece::Keeper {
            return Err(Why::KickOffKeeper {
                controlling: self.controlling,
            }); // F22-3.3.1f
        }
        self.check_area(to)?;
        if self.set_up == SetUp::Penalty && from == self.ball {
            return Err(Why::PenaltyKicker);
        }
        if let Some((required, number)) = self.required(own.outfield.total())
            && from == required
            && own.pieces(required) <= number
        {
            return Err(self.missing());
        }
        Ok(())
    }

    /// Adds every adjustment that may follow the last one.
    pub(crate) fn offer_adjust(self, own: &Team, last: Option<Move>, mut add: impl FnMut(Move)) {
        let mut offer = |piece, from: Area| {
            for to in from.adjacent() {
                let step = Move {
                    piece,
                    from,
                    to,
                    with_ball: false,
                };
                if self.check_adjust(own, step).is_ok() && self.is_in_order(own, last, step) {
                    add(step);
                }
            }
        };
        for from in own.unmoved().occupied() {
            offer(Piece::Outfield, from);
        }
        if let Some(from) = own.keeper {
            offer(Piece::Keeper, from);
        }
    }

    /// As [`crate::rule::movement::MoveRules::is_in_order`].
    pub(crate) fn is_in_order(self, own: &Team, last: Option<Move>, step: Move) -> bool {
        let Some(last) = last else { return true };
        if step >= last {
            return true;
        }
        let mut before = *own;
        before.take_back(last, Mark::Moved);
        if self.check_adjust(&before, step).is_err() {
            return true;
        }
        before.make(step, Mark::Moved);
        self.check_adjust(&before, last).is_err()
    }
}

/// How many of the pieces that an area must hold are not there yet.
fn still_missing(own: &Team, area: Area, number: u8) -> u8 {
    number.saturating_sub(own.pieces(area))
}
