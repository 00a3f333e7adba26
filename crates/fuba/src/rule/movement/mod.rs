//! Movement (F10-4.7, F14-4.8, F22-4.7): the moves of a movement, free movements, event moves, quick moves and
//! restart moves.
//!
//! One generator says where each piece may go; what is not there is explained in `why`.

mod why;

use gaffer_core::Side;

use crate::choice::{Move, Piece};
use crate::counts::Counts;
use crate::options::edition::{
    FREE_MOVED_BLOCK, GUARDED_BALL, KEEPER_FREE_MOVEMENT, MIDFIELD_STRAIGHT, MidfieldStraight,
    OFFSIDE_MOVES, OffsideMoves, STRAIGHT_REACH, StraightReach, TAKING_ALONG, TakingAlong,
};
use crate::options::{Edition, GoalKickEntry, GuardBall, OffsideOf};
use crate::pitch::{Area, AreaSet, Line, penalty_area};
use crate::position::Open;
use crate::refusal::Why;
use crate::rule::offside::{knows_exceptions, offside_areas, offside_positions};
use crate::step::Step;
use crate::team::{Mark, Team};

/// What kind of move is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A move of a movement action; whether the ball was already taken along in it, and how many moves
    /// may be of another type.
    Action {
        line: Line,
        dribbled: bool,
        other_types: u8,
    },
    /// A free movement after the actions (F22-4.7.6).
    Free,
    /// A move given by a special event (F22-4.4.1d).
    Event,
    /// A move before a quick free kick or goal kick, of any type (F22-5.2.3b, F22-5.4c).
    Restart { goal_kick: bool },
    /// A move by equal dice, in any direction (F10-4.7.6a).
    Quick { dribbled: bool },
}

/// What decides whether a team's moves are allowed, looked up once for all moves.
#[derive(Clone, Copy)]
pub(crate) struct MoveRules<'a> {
    open: &'a Open,
    side: Side,
    controlling: bool,
    ball: Area,
    /// Areas that no move ends in, but straight backward (F10-4.7.4, F14-4.8.5, F22-4.7.5).
    offside: AreaSet,
    their: &'a Team,
    /// The opponents that block.
    blockers: Counts,
    /// The most players that count in an area.
    count_limit: u8,
    /// The area where Stopper or Target man counts two more, and those two.
    extra: (Area, u8),
    kind: Kind,
    mark: Mark,
    /// Whether moves of another type than the chosen one can occur at all.
    mixed: bool,
    /// Whether the team keeps a piece with the ball.
    guarded: bool,
    /// The depths of the foremost piece and the hindmost outfield piece at the beginning of the turn (1.0).
    team_mates: (u8, u8),
}

impl<'a> MoveRules<'a> {
    pub(crate) fn new(open: &'a Open, side: Side, kind: Kind) -> Self {
        let edition = open.options.edition;
        let controlling = side == open.controlling;
        let their = &open.teams[!side];
        Self {
            open,
            side,
            controlling,
            ball: open.ball,
            offside: offside_for_moves(open, side),
            their,
            blockers: if FREE_MOVED_BLOCK[edition] {
                their.all_pieces()
            } else {
                their.not_free_moved()
            },
            count_limit: open.count_limit(),
            extra: if open.options.advanced.is_empty() {
                (open.ball, 0)
            } else {
                let area = open.turn.target;
                (area, open.extra_players(!side, area))
            },
            kind,
            // An event move counts as moved, whatever moves the event gives (F22-4.4.1d).
            mark: if open.step == Step::FreeMovements {
                Mark::FreeMoved
            } else {
                Mark::Moved
            },
            mixed: !open.options.advanced.is_empty(),
            guarded: controlling
                && (GUARDED_BALL[edition] || open.options.guard_ball == GuardBall::On),
            team_mates: match MIDFIELD_STRAIGHT[edition] {
                MidfieldStraight::BetweenTeamMates => team_mates(open, side),
                MidfieldStraight::Never | MidfieldStraight::NotPastTheBall => (0, 0),
            },
        }
    }

    #[inline]
    fn edition(&self) -> Edition {
        self.open.options.edition
    }

    /// Adds every move that the team, standing like this, may make after its last one.
    pub(crate) fn offer(&self, own: &Team, last: Option<Move>, mut add: impl FnMut(Move)) {
        let mut offer = |piece, from: Area| {
            let plain = self.destinations(own, piece, from);
            let with_ball = if from == self.ball {
                self.destinations_with_ball(own, piece, from)
            } else {
                AreaSet::EMPTY
            };
            for to in plain.or(with_ball) {
                let step = Move {
                    piece,
                    from,
                    to,
                    with_ball: false,
                };
                if plain.contains(to) && self.is_in_order(own, last, step) {
                    add(step);
                }
                if with_ball.contains(to) {
                    add(step.and_ball());
                }
            }
        };
        for from in own.unmoved().occupied() {
            offer(Piece::Outfield, from);
        }
        if let Some(from) = own.keeper
            && own.keeper_mark == Mark::Unmoved
        {
            offer(Piece::Keeper, from);
        }
    }

    /// Whether the team, standing like this, may make a move.
    #[inline]
    pub(crate) fn check(&self, own: &Team, step: Move) -> Result<(), Why> {
        if self.allows(own, step) {
            Ok(())
        } else {
            Err(self.why_not(own, step))
        }
    }

    #[inline]
    fn allows(&self, own: &Team, step: Move) -> bool {
        let Move {
            piece,
            from,
            to,
            with_ball,
        } = step;
        let destinations = if with_ball {
            self.destinations_with_ball(own, piece, from)
        } else {
            self.destinations(own, piece, from)
        };
        destinations.contains(to) && own.may_move(piece, from)
    }

    /// Where a piece of an area may go without the ball.
    #[inline]
    fn destinations(&self, own: &Team, piece: Piece, from: Area) -> AreaSet {
        // F14-4.8.9a, F22-4.7.8, after each single move (F22-D56).
        if self.guarded && from == self.ball && own.pieces(from) == 1 {
            return AreaSet::EMPTY;
        }
        let reach = match self.kind {
            Kind::Action {
                line,
                other_types: 0,
                ..
            } => self.of_type(own, piece, from, line),
            Kind::Action { .. } => self.of_any_type(own, piece, from),
            Kind::Event | Kind::Quick { .. } => from.adjacent(), // F10-4.7.6a, F14-4.4.3q, F22-4.4.1d
            Kind::Free => self
                .free_destination(piece, from)
                .map_or(AreaSet::EMPTY, AreaSet::only)
                .without(AreaSet::only(self.ball)), // F10-4.7.5b, F14-4.8.7b, F22-4.7.6d
            Kind::Restart { goal_kick } => {
                let reach = self.of_any_type(own, piece, from);
                if self.is_kept_out(goal_kick) {
                    reach.without(AreaSet::only(penalty_area(!self.side))) // F22-D68
                } else {
                    reach
                }
            }
        };
        reach.without(self.offside_from(from))
    }

    /// Whether the team stays out of the penalty area before a goal kick (F22-D68).
    fn is_kept_out(&self, goal_kick: bool) -> bool {
        goal_kick
            && !self.controlling
            && self.open.options.readings.goal_kick_entry() == GoalKickEntry::Controlling
    }

    /// Where a piece of the ball's area may take it (F10-4.7.7, F14-4.8.8, F22-4.7.7).
    fn destinations_with_ball(&self, own: &Team, piece: Piece, from: Area) -> AreaSet {
        let moves_with_ball = matches!(
            self.kind,
            Kind::Action {
                dribbled: false,
                ..
            } | Kind::Quick { dribbled: false }
        );
        if !moves_with_ball
            || !self.controlling
            || from != self.ball
            || self.their.pieces(from) > 0
            || self.open.awaits_goal_kick()
        {
            return AreaSet::EMPTY;
        }
        let reach = self.of_type_with_ball(own, piece, from);
        // A piece with the ball is never offside (F14-4.8.5a); 1.0 as printed knows no exception (F10-4.7.4a).
        if knows_exceptions(self.open) {
            reach
        } else {
            reach.without(self.offside_from(from))
        }
    }

    fn of_type_with_ball(&self, own: &Team, piece: Piece, from: Area) -> AreaSet {
        let reach = match self.kind {
            Kind::Action {
                line,
                other_types: 0,
                ..
            } if line == Line::Midfield
                && self.midfield_straight() == MidfieldStraight::NotPastTheBall =>
            {
                from.adjacent() // F22-D57: judged with the ball already in the new area
            }
            Kind::Action {
                line,
                other_types: 0,
                ..
            } => self.of_type(own, piece, from, line),
            Kind::Action { .. } => self.of_any_type(own, piece, from),
            _ => from.adjacent(),
        };
        match TAKING_ALONG[self.edition()] {
            TakingAlong::Once => reach.and(from.adjacent()), // F14-4.8.8b, F22-4.7.7c
            TakingAlong::AmongNoOpponents => {
                let opponents = self.their.occupied();
                reach
                    .into_iter()
                    .filter(|to| passed(from, *to).with(*to).and(opponents).is_empty())
                    .collect()
            }
        }
    }

    /// Where moves of one type lead.
    #[inline]
    fn of_type(&self, own: &Team, piece: Piece, from: Area, line: Line) -> AreaSet {
        match line {
            Line::Midfield => self.midfield(piece, from),
            Line::Forward => self.straight_on(own, piece, from, self.side),
            Line::Defence if self.open.turn.no_defence == Some(self.side) => AreaSet::EMPTY, // F14-4.4.3p
            Line::Defence => self.straight_on(own, piece, from, !self.side),
        }
    }

    /// Where moves of all types lead (F14-A1.1c, F22-D64, F22-D76). Straight moves of the midfield type are
    /// forward or defence moves as well.
    fn of_any_type(&self, own: &Team, piece: Piece, from: Area) -> AreaSet {
        diagonal(from)
            .or(self.of_type(own, piece, from, Line::Forward))
            .or(self.of_type(own, piece, from, Line::Defence))
    }

    #[inline]
    fn midfield_straight(&self) -> MidfieldStraight {
        MIDFIELD_STRAIGHT[self.edition()]
    }

    /// F10-4.7.1, F14-4.8.1, F22-4.7.1: one area; straight steps by the edition.
    #[inline]
    fn midfield(&self, piece: Piece, from: Area) -> AreaSet {
        let side = self.side;
        match self.midfield_straight() {
            // F22-4.7.1c, F22-4.7.1d, F22-D53: neither forward past the ball nor backward past it.
            MidfieldStraight::NotPastTheBall => {
                let ball = self.ball.depth(side);
                let mut reach = diagonal(from);
                if let Some(to) = from.ahead(side)
                    && to.depth(side) <= ball
                {
                    reach = reach.with(to);
                }
                if let Some(to) = from.ahead(!side)
                    && to.depth(side) >= ball
                {
                    reach = reach.with(to);
                }
                reach
            }
            MidfieldStraight::Never => diagonal(from), // F14-4.8.1a
            // F10-4.7.1b, F10-4.7.1c, F10-D32: not level with the foremost or hindmost team-mate of the
            // turn's beginning; the keeper may go back.
            MidfieldStraight::BetweenTeamMates => {
                let (foremost, hindmost) = self.team_mates;
                let mut reach = diagonal(from);
                if let Some(to) = from.ahead(side)
                    && to.depth(side) < foremost
                {
                    reach = reach.with(to);
                }
                if let Some(to) = from.ahead(!side)
                    && (piece == Piece::Keeper || to.depth(side) > hindmost)
                {
                    reach = reach.with(to);
                }
                reach
            }
        }
    }

    /// Straight on in the direction in which a side attacks: one or two areas (F10-4.7.2, F10-4.7.3), or as
    /// far as an area where the opponents are more (F14-4.8.2, F14-4.8.3, F22-4.7.2, F22-4.7.3); a keeper two
    /// areas at most (F14-4.8.4a, F22-4.7.4).
    #[inline]
    fn straight_on(&self, own: &Team, piece: Piece, from: Area, direction: Side) -> AreaSet {
        let two_areas = STRAIGHT_REACH[self.edition()] == StraightReach::TwoAreas;
        let mut left = if two_areas || piece == Piece::Keeper {
            2
        } else {
            u8::MAX
        };
        let mut reach = AreaSet::EMPTY;
        let mut at = from;
        while left > 0
            && let Some(next) = at.ahead(direction)
        {
            reach = reach.with(next);
            if !two_areas && self.blocks(own, next) {
                break;
            }
            at = next;
            left -= 1;
        }
        reach
    }

    /// The offside areas that a move from an area may not end in: all but those straight backward
    /// (F10-4.7.4b, F14-4.8.5b, F22-4.7.5b).
    #[inline]
    fn offside_from(&self, from: Area) -> AreaSet {
        if self.offside.is_empty() {
            self.offside
        } else {
            self.offside.without(straight(from, !self.side))
        }
    }

    /// Whether a legal move has its place after the last one of the row: it comes later in code
    /// order, or the two cannot be exchanged. One result then has few spellings.
    #[inline]
    pub(crate) fn is_in_order(&self, own: &Team, last: Option<Move>, step: Move) -> bool {
        let Some(last) = last else { return true };
        if step >= last || last.with_ball || step.with_ball {
            return true;
        }
        // Steps to an adjacent area depend on nobody else, unless they leave the ball: they can always
        // be exchanged.
        let independent = |step: Move| {
            step.from.adjacent().contains(step.to) && !(self.guarded && step.from == self.ball)
        };
        if independent(step) && independent(last) {
            return false;
        }
        let mut before = *own;
        before.take_back(last, self.mark);
        if self.mixed {
            return self.is_in_order_of_types(before, last, step);
        }
        if !self.allows(&before, step) {
            return true;
        }
        before.make(step, self.mark);
        !self.allows(&before, last)
    }

    /// The same where the two moves may be of different types: the one of another type is used up by
    /// the first that needs it.
    fn is_in_order_of_types(&self, mut before: Team, last: Move, step: Move) -> bool {
        let rules = self.before(&before, last);
        if !rules.allows(&before, step) {
            return true;
        }
        let rules = rules.after(&before, step);
        before.make(step, self.mark);
        !rules.allows(&before, last)
    }

    /// The rules before a move was made: one of another type had not been used up.
    fn before(&self, own: &Team, last: Move) -> Self {
        self.with_other_types(|types| types + u8::from(self.is_of_another_type(own, last)))
    }

    /// The rules after a move.
    fn after(&self, own: &Team, step: Move) -> Self {
        self.with_other_types(|types| {
            types.saturating_sub(u8::from(self.is_of_another_type(own, step)))
        })
    }

    fn with_other_types(&self, change: impl Fn(u8) -> u8) -> Self {
        let mut rules = *self;
        if let Kind::Action { other_types, .. } = &mut rules.kind {
            *other_types = change(*other_types);
        }
        rules
    }

    /// Whether a move that is allowed is not of the type chosen for the action.
    pub(crate) fn is_of_another_type(&self, own: &Team, step: Move) -> bool {
        match self.kind {
            Kind::Action { line, dribbled, .. } => {
                let mut rules = *self;
                rules.kind = Kind::Action {
                    line,
                    dribbled,
                    other_types: 0,
                };
                !rules.shape(own, step).contains(step.to)
            }
            Kind::Free | Kind::Event | Kind::Restart { .. } | Kind::Quick { .. } => false,
        }
    }

    /// Where a piece may go by the type of its move alone.
    fn shape(&self, own: &Team, step: Move) -> AreaSet {
        match self.kind {
            _ if step.with_ball => self.of_type_with_ball(own, step.piece, step.from),
            Kind::Action {
                line,
                other_types: 0,
                ..
            } => self.of_type(own, step.piece, step.from, line),
            _ => self.of_any_type(own, step.piece, step.from),
        }
    }

    /// Whether an area stops a forward or defence move: more opponents than own players before the
    /// piece enters, in 2.2 without free-moved ones (F14-4.8.2b, F22-4.7.2b, F22-4.7.6e, F22-D54, F22-D55).
    #[inline]
    fn blocks(&self, own: &Team, area: Area) -> bool {
        let blockers = self.blockers.get(area).min(self.count_limit);
        let own = own.pieces(area).min(self.count_limit);
        if self.extra.1 > 0 && area == self.extra.0 && blockers > 0 {
            return blockers + self.extra.1 > own;
        }
        blockers > own
    }

    /// Where a free movement from an area leads (F10-4.7.5a, F14-4.8.7a, F22-4.7.6b, F22-4.7.6c).
    #[inline]
    fn free_destination(&self, piece: Piece, from: Area) -> Option<Area> {
        match piece {
            Piece::Outfield => match from {
                Area::A1 => Some(Area::A2),
                Area::B1 => Some(Area::B2),
                Area::C1 => Some(Area::C2),
                Area::A4 => Some(Area::A3),
                Area::B5 => Some(Area::B4),
                Area::C4 => Some(Area::C3),
                _ => None,
            },
            Piece::Keeper => {
                let home = penalty_area(self.side);
                (KEEPER_FREE_MOVEMENT[self.edition()] && from.adjacent().contains(home))
                    .then_some(home)
            }
        }
    }
}

/// The areas that offside keeps a team out of when it moves (F10-4.7.4a, F14-4.8.5a, F22-4.7.5a).
fn offside_for_moves(open: &Open, side: Side) -> AreaSet {
    let both = OFFSIDE_MOVES[open.options.edition] == OffsideMoves::BothTeams
        || open.options.readings.offside_of() == OffsideOf::Both; // F14-D3
    if both {
        offside_positions(open, side)
    } else if side == open.controlling {
        offside_areas(open)
    } else {
        AreaSet::EMPTY // F22-D15
    }
}

/// All areas straight ahead of one in the direction in which a side attacks.
#[inline]
fn straight(from: Area, direction: Side) -> AreaSet {
    STRAIGHT[direction as usize][from.index()]
}

/// The areas next to one in another column.
#[inline]
fn diagonal(from: Area) -> AreaSet {
    DIAGONAL[from.index()]
}

/// The areas between the ends of a straight move.
fn passed(from: Area, to: Area) -> AreaSet {
    let [onward, backward] = Side::BOTH.map(|side| straight(from, side).and(straight(to, !side)));
    onward.or(backward)
}

const DIAGONAL: [AreaSet; crate::pitch::AREAS] = {
    let mut table = [AreaSet::EMPTY; crate::pitch::AREAS];
    let mut from = 0;
    while from < crate::pitch::AREAS {
        table[from] = Area::ALL[from]
            .adjacent()
            .without(STRAIGHT[0][from])
            .without(STRAIGHT[1][from]);
        from += 1;
    }
    table
};

const STRAIGHT: [[AreaSet; crate::pitch::AREAS]; 2] = {
    let mut table = [[AreaSet::EMPTY; crate::pitch::AREAS]; 2];
    let mut from = 0;
    while from < crate::pitch::AREAS {
        let mut area = Area::ALL[from].ahead(Side::Home);
        while let Some(next) = area {
            table[0][from] = table[0][from].with(next);
            area = next.ahead(Side::Home);
        }
        let mut area = Area::ALL[from].ahead(Side::Away);
        while let Some(next) = area {
            table[1][from] = table[1][from].with(next);
            area = next.ahead(Side::Away);
        }
        from += 1;
    }
    table
};

/// The depths of a team's foremost piece and hindmost outfield piece at the beginning of the turn (F10-4.7.1e).
fn team_mates(open: &Open, side: Side) -> (u8, u8) {
    let all = open.turn.snapshot[side];
    let mut outfield = all;
    if let Some(area) = open.turn.snapshot_keepers[side]
        && outfield.get(area) > 0
    {
        outfield.remove(area);
    }
    let depths = |counts: Counts| counts.occupied().into_iter().map(|area| area.depth(side));
    (
        depths(all).max().unwrap_or(0),
        depths(outfield).min().unwrap_or(u8::MAX),
    )
}
