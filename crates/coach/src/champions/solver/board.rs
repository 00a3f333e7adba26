//! The board as the ball sees it during a play: what stays the same from touch to touch.

use std::cell::OnceCell;

use gaffer_champions::rule::save::is_hand_ball;
use gaffer_champions::{COLUMNS, Open, ROWS, Restart, Shirt, Space, SpaceSet, TurnKind};
use gaffer_core::Side;

use super::super::board::second_last_row;
use super::aims::Aims;
use super::places::Places;
use super::terms::Terms;

pub(super) const SPACES: usize = Space::NUMBERS;

/// Everything about a position that does not change while one manager plays the ball, but for the player who
/// reached it and for a thrower who steps in.
#[derive(Clone, Debug)]
pub(super) struct PlayBoard {
    pub(super) side: Side,
    pub(super) terms: Terms,
    pub(super) places: Places,
    pub(super) own: SpaceSet,
    pub(super) opponents: SpaceSet,
    /// Who of the own players stands where.
    shirts: [Option<Shirt>; SPACES],
    /// Spaces next to an opposing outfielder (C20-intercept-2).
    risky: SpaceSet,
    /// For each row of a touch, the spaces of offside positions (C20-offside-1, 3).
    offside: [SpaceSet; ROWS as usize],
    /// Where the ball may come to rest (C20-killjoy-6), once somebody has asked.
    may_rest: OnceCell<SpaceSet>,
    /// The legs to teammates and into the goal, once somebody has asked.
    aims: OnceCell<Aims>,
    /// The spaces that the opposing goalie reaches.
    dives: [SpaceSet; 3],
    /// The restart that the turn began with.
    restart: Option<Restart>,
}

impl PlayBoard {
    /// The board of a side that plays the ball in a position.
    pub(super) fn for_side(open: &Open, side: Side) -> Self {
        let mut board = Self::new(Terms::from_open(open), Places::from_open(open), side);
        let team = open.team(side);
        for shirt in team.on_pitch().iter() {
            if let Some(space) = team.space(shirt) {
                board.shirts[space.index()] = Some(shirt);
            }
        }
        if let TurnKind::Restart(restart) = open.turn().kind {
            board.restart = Some(restart);
        }
        board
    }

    /// The board of a side that plays a ball after a deflection; which shirt a player wears does not matter
    /// any more.
    pub(super) fn new(terms: Terms, places: Places, side: Side) -> Self {
        let own = places.of_side(side);
        let opponents = places.of_side(!side);
        let mut shirts = [None; SPACES];
        for (space, number) in own.iter().zip(1..) {
            shirts[space.index()] = Shirt::new(number);
        }
        let mut offside = [SpaceSet::EMPTY; ROWS as usize];
        if terms.offside {
            let second_last = second_last_row(side, opponents);
            let mut beyond = SpaceSet::EMPTY;
            for row in (0..ROWS).rev() {
                offside[row as usize] = beyond;
                if second_last.is_none_or(|limit| row > limit) {
                    beyond |= SpaceSet::row(Space::in_row_of(side, 0, row).row());
                }
            }
        }
        Self {
            side,
            terms,
            places,
            own,
            opponents,
            shirts,
            risky: places.outfield[!side].neighbours() & SpaceSet::FIELD,
            offside,
            may_rest: OnceCell::new(),
            aims: OnceCell::new(),
            dives: places.dives(!side),
            restart: None,
        }
    }

    /// The board after one of the own players went to another space.
    pub(super) fn with_move(&self, shirt: Shirt, from: Space, to: Space) -> Self {
        let mut board = self.clone();
        board.places = self.places.with_move(self.side, from, to);
        board.own = board.places.of_side(self.side);
        board.shirts[from.index()] = None;
        board.shirts[to.index()] = Some(shirt);
        board.may_rest = OnceCell::new();
        board.aims = OnceCell::new();
        board.dives = board.places.dives(!self.side);
        board
    }

    /// The quarters of a shot of some speed that are no catch if the goalie goes to a space (C20-save-3, 7, 9).
    pub(super) fn misses(&self, spot: Space, speed: u8) -> u8 {
        let keeper = !self.side;
        match self.terms.quarters(keeper, &self.dives, spot, speed) {
            0 => 4,
            quarters if is_hand_ball(keeper, spot) => 4 - quarters,
            quarters => 5 - quarters,
        }
    }

    /// Whether a player must shoot, if he can: the taker of a penalty or of a kick of the shoot-out (C20-pen-4,
    /// C20-cup-5).
    pub(super) fn must_shoot(&self, is_by_taker: bool) -> bool {
        self.terms.shoot_out || (self.restart == Some(Restart::Penalty) && is_by_taker)
    }

    /// Whether both sides could walk to the ball on a space: the empty spaces that are connected with players
    /// of both (C20-killjoy-6).
    pub(super) fn may_rest(&self, space: Space) -> bool {
        let ways = self.may_rest.get_or_init(|| {
            let open = SpaceSet::FIELD.minus(self.own | self.opponents);
            let connected = |players: SpaceSet| (players.neighbours() & open).spread_over(open);
            connected(self.own) & connected(self.opponents)
        });
        ways.has(space)
    }

    pub(super) fn aims(&self) -> &Aims {
        self.aims.get_or_init(|| Aims::new(self))
    }

    pub(super) fn shirt_at(&self, space: Space) -> Option<Shirt> {
        self.shirts[space.index()]
    }

    /// Whether an opposing outfielder stands next to a space.
    pub(super) fn is_risky(&self, space: Space) -> bool {
        self.risky.has(space)
    }

    /// Spaces on which an own player may not receive a leg that begins on a space.
    pub(super) fn offside_from(&self, touch: Space) -> SpaceSet {
        self.offside[touch.row_from(self.side) as usize]
    }

    /// The board after a leg from a space has arrived on another: a thrower has stepped onto the nearest free
    /// space of the field (C20-throw-5, C20-shift-4). Also says where.
    pub(super) fn after_throw(&self, from: Space, arrived: Space) -> Option<(Self, Space)> {
        if self.restart != Some(Restart::ThrowIn) || !from.is_in_lane() {
            return None;
        }
        let shirt = self.shirt_at(from)?;
        let free = SpaceSet::FIELD
            .minus(self.own | self.opponents)
            .without(arrived);
        let to = free.iter().min_by_key(|space| {
            let left = match self.side {
                Side::Home => space.column(),
                Side::Away => COLUMNS - space.column(),
            };
            (
                space.distance(from),
                space.row_from(self.side),
                space.from_middle(),
                left,
            )
        })?;
        Some((self.with_move(shirt, from, to), to))
    }
}
