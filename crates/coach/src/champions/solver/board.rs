//! The board as the ball sees it during a play: what stays the same from touch to touch.

use gaffer_champions::rule::save::is_hand_ball;
use gaffer_champions::{
    COLUMNS, Open, Period, ROWS, Restart, Shirt, ShirtSet, Space, SpaceSet, TurnKind,
};
use gaffer_core::Side;

use super::flight::Flight;
use super::way::Risks;

/// Everything about a position that does not change while one manager plays the ball, but for the player who
/// reached it and for a thrower who steps in.
#[derive(Clone, Debug)]
pub(super) struct Board {
    pub(super) side: Side,
    pub(super) own: SpaceSet,
    pub(super) opponents: SpaceSet,
    /// Who of the own players stands where.
    shirts: [Option<Shirt>; Space::NUMBERS],
    /// The opposing outfielders next to each space (C20-intercept-2).
    beside: [ShirtSet; Space::NUMBERS],
    /// Spaces with somebody beside them.
    risky: SpaceSet,
    /// For each row of a touch, the spaces of offside positions (C20-offside-1, 3).
    offside: [SpaceSet; ROWS as usize],
    /// Where the ball may come to rest (C20-killjoy-6).
    may_rest: SpaceSet,
    /// The opposing goalie, the spaces he reaches with one, two and three steps (C20-save-2), the quarter that a
    /// makeshift one lacks, and whether he may save outside his area (C20-preset-2).
    goalie: Option<Space>,
    dives: [SpaceSet; 3],
    makeshift: u8,
    leaves_area: bool,
    /// The restart that the turn began with.
    restart: Option<Restart>,
    /// Whether only shots are played at all (C20-cup-5).
    pub(super) shoot_out: bool,
}

impl Board {
    /// The board of a side that plays the ball.
    pub(super) fn of(open: &Open, side: Side) -> Self {
        let mut shirts = [None; Space::NUMBERS];
        let team = open.team(side);
        for shirt in team.on_pitch().iter() {
            if let Some(space) = team.space(shirt) {
                shirts[space.index()] = Some(shirt);
            }
        }
        let mut beside = [ShirtSet::EMPTY; Space::NUMBERS];
        let mut risky = SpaceSet::EMPTY;
        let others = open.team(!side);
        for shirt in others.outfielders().iter() {
            let Some(space) = others.space(shirt) else {
                continue;
            };
            for near in (SpaceSet::of(space).neighbours() & SpaceSet::FIELD).iter() {
                beside[near.index()].insert(shirt);
                risky.insert(near);
            }
        }
        let mut board = Self {
            side,
            own: team.spaces(),
            opponents: others.spaces(),
            shirts,
            beside,
            risky,
            offside: [SpaceSet::EMPTY; ROWS as usize],
            may_rest: SpaceSet::EMPTY,
            goalie: others.space(others.goalie()),
            dives: [SpaceSet::EMPTY; 3],
            makeshift: u8::from(others.has_makeshift_goalie()),
            leaves_area: open.options().fouls,
            restart: match open.turn().kind {
                TurnKind::Restart(restart) => Some(restart),
                _ => None,
            },
            shoot_out: open.period() == Period::ShootOut,
        };
        if open.options().offside {
            for row in 0..ROWS {
                let limit = open.offside_row(side, row);
                board.offside[row as usize] = (limit + 1..ROWS)
                    .map(|beyond| whole_row(side, beyond))
                    .fold(SpaceSet::EMPTY, |all, row| all | row);
            }
        }
        board.find_ways();
        board.find_dives();
        board
    }

    /// The board after one of the own players went to another space.
    pub(super) fn with_move(&self, shirt: Shirt, from: Space, to: Space) -> Self {
        let mut board = self.clone();
        board.own = board.own.without(from).with(to);
        board.shirts[from.index()] = None;
        board.shirts[to.index()] = Some(shirt);
        board.find_ways();
        board.find_dives();
        board
    }

    /// Finds where both sides could walk to the ball: the empty spaces that are connected with players of both
    /// (C20-killjoy-6).
    fn find_ways(&mut self) {
        let open = SpaceSet::FIELD.minus(self.own | self.opponents);
        let connected = |players: SpaceSet| (players.neighbours() & open).spread_over(open);
        self.may_rest = connected(self.own) & connected(self.opponents);
    }

    /// Finds how far the opposing goalie has to the spaces around him.
    fn find_dives(&mut self) {
        let goal = SpaceSet::goal(!self.side);
        let free = !(self.own | self.opponents | SpaceSet::goal(self.side));
        let mut layer = self.goalie.map_or(SpaceSet::EMPTY, SpaceSet::of);
        let mut seen = layer;
        for dive in &mut self.dives {
            layer = (layer.neighbours() & free).minus(seen);
            seen |= layer;
            *dive = layer & (SpaceSet::FIELD | goal);
        }
    }

    /// The quarters of a shot of some speed that are no catch if the goalie goes to a space (C20-save-3, 7, 9).
    pub(super) fn misses(&self, spot: Space, speed: u8) -> u8 {
        let Some(steps) = self.dives.iter().position(|dive| dive.has(spot)) else {
            return 4;
        };
        let quarters = 3_u8.saturating_sub(steps as u8 + speed + self.makeshift);
        match (quarters, is_hand_ball(!self.side, spot)) {
            (0, _) => 4,
            (_, true) if !self.leaves_area => 4,
            (_, true) => 4 - quarters,
            (_, false) => 5 - quarters,
        }
    }

    /// Whether the taker of the restart must shoot (C20-pen-4).
    pub(super) fn is_penalty(&self) -> bool {
        self.restart == Some(Restart::Penalty)
    }

    pub(super) fn may_rest(&self, space: Space) -> bool {
        self.may_rest.has(space)
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

    /// Where a flight may be intercepted and by whom (C20-intercept-1 to 3), if nobody follows.
    pub(super) fn risks(&self, flight: Flight, rest: Option<Space>) -> Risks {
        let mut risks = Risks::default();
        let mut seen = self.own;
        let mut used = ShirtSet::EMPTY;
        if let Some(rest) = rest {
            seen.insert(rest);
        }
        for (space, _) in flight.iter() {
            if seen.has(space) {
                continue;
            }
            seen.insert(space);
            let may = self.beside[space.index()].minus(used);
            if !may.is_empty() {
                risks.push(space, may);
                used = used.or(may);
            }
        }
        risks
    }

    /// For each strength, the spaces from which a shot may be possible: a bound, which lets the ball run
    /// through own players for nothing and turn as it likes.
    pub(super) fn shooting_range(&self) -> [SpaceSet; Flight::CAPACITY as usize + 1] {
        let goal = SpaceSet::goal(!self.side).minus(self.opponents);
        let passable = (SpaceSet::FIELD | self.own).minus(self.opponents);
        let mut range = [SpaceSet::EMPTY; Flight::CAPACITY as usize + 1];
        let mut within = goal.ring() & SpaceSet::FIELD;
        for strength in &mut range[1..] {
            loop {
                let next = within | (within & self.own).ring();
                if next == within {
                    break;
                }
                within = next;
            }
            *strength = within;
            within = within | (within & passable).ring();
        }
        range
    }
}

/// A row counted from a side's own endline, lanes included.
fn whole_row(side: Side, row: u8) -> SpaceSet {
    (0..COLUMNS)
        .map(|column| Space::in_row_of(side, column, row))
        .collect()
}
