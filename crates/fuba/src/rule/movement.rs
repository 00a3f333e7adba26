//! Movement (F10-4.7, F14-4.8, F22-4.7): the moves of a movement, free movements, event moves, quick moves and
//! restart moves.

use gaffer_core::Side;

use crate::choice::{Move, Piece};
use crate::counts::Counts;
use crate::options::edition::{
    FREE_MOVED_BLOCK, GUARDED_BALL, KEEPER_FREE_MOVEMENT, MIDFIELD_STRAIGHT, MidfieldStraight,
    OFFSIDE_MOVES, OffsideMoves, STRAIGHT_REACH, StraightReach, TAKING_ALONG, TakingAlong,
};
use crate::options::{Edition, Switch};
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
            offside: match OFFSIDE_MOVES.of(edition) {
                OffsideMoves::BothTeams => offside_positions(open, side),
                OffsideMoves::ControllingTeam if controlling => offside_areas(open),
                OffsideMoves::ControllingTeam => AreaSet::EMPTY, // F22-D15
            },
            their,
            blockers: if FREE_MOVED_BLOCK.of(edition) {
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
                && (GUARDED_BALL.of(edition) || open.options.guard_ball == Switch::On),
            team_mates: match MIDFIELD_STRAIGHT.of(edition) {
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
            let dribbles = matches!(
                self.kind,
                Kind::Action {
                    dribbled: false,
                    ..
                } | Kind::Quick { dribbled: false }
            ) && self.controlling
                && from == self.ball
                && self.their.pieces(from) == 0;
            for to in self.reach(piece, from) {
                let step = Move {
                    piece,
                    from,
                    to,
                    with_ball: false,
                };
                if self.check(own, step).is_ok() && self.is_in_order(own, last, step) {
                    add(step);
                }
                if dribbles && self.check(own, step.and_ball()).is_ok() {
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

    /// The areas worth asking about: no move of this kind goes anywhere else.
    #[inline]
    fn reach(&self, piece: Piece, from: Area) -> AreaSet {
        match self.kind {
            Kind::Action { other_types, .. } if other_types > 0 => any_type(from),
            Kind::Action { line, .. } => match line {
                Line::Midfield => from.adjacent(),
                Line::Forward => straight(from, self.side),
                Line::Defence => straight(from, !self.side),
            },
            Kind::Free => self
                .free_destination(piece, from)
                .map_or(AreaSet::EMPTY, |to| AreaSet::EMPTY.with(to)),
            Kind::Event | Kind::Quick { .. } => from.adjacent(),
            Kind::Restart { .. } => any_type(from),
        }
    }

    /// Whether the team, standing like this, may make a move.
    #[inline]
    pub(crate) fn check(&self, own: &Team, step: Move) -> Result<(), Why> {
        if !own.may_move(step.piece, step.from) {
            return Err(Why::NoPieceToMove(step.from)); // F22-4.7d
        }
        if step.with_ball {
            self.check_dribble(step)?;
        }
        self.check_shape(own, step)?;
        let Move { from, to, .. } = step;
        // F10-4.7.4b, F14-4.8.5b, F22-4.7.5b: not for moves straight backward. A dribbling piece has the ball
        // with it and is never offside (F14-4.8.5a); 1.0 as printed knows no exception (F10-4.7.4a).
        if self.offside.contains(to)
            && !(step.with_ball && knows_exceptions(self.open))
            && !self.is_straight_backward(from, to)
        {
            return Err(Why::OffsideMove(to));
        }
        if self.guarded && !step.with_ball {
            // F14-4.8.9a, F22-4.7.8, checked after each single move (F22-D56).
            if from == self.ball && own.pieces(from) == 1 {
                return Err(if self.kind == Kind::Free {
                    Why::FreeMovementLeavesBall // F22-4.7.6d, F22-D58
                } else {
                    Why::LeavesBall(from)
                });
            }
        }
        Ok(())
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
        if self.check(&before, step).is_err() {
            return true;
        }
        before.make(step, self.mark);
        self.check(&before, last).is_err()
    }

    /// The same where the two moves may be of different types: the one of another type is used up by
    /// the first that needs it.
    fn is_in_order_of_types(&self, mut before: Team, last: Move, step: Move) -> bool {
        let rules = self.before(&before, last);
        if rules.check(&before, step).is_err() {
            return true;
        }
        let rules = rules.after(&before, step);
        before.make(step, self.mark);
        rules.check(&before, last).is_err()
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

    #[inline]
    fn check_shape(&self, own: &Team, step: Move) -> Result<(), Why> {
        let Move { from, to, .. } = step;
        match self.kind {
            Kind::Action {
                line, other_types, ..
            } => match self.check_line(own, step, line) {
                Err(why) if other_types > 0 => self.check_any_type(own, step).map_err(|_| why),
                checked => checked,
            },
            Kind::Event => {
                if from.adjacent().contains(to) {
                    Ok(())
                } else {
                    Err(Why::EventMoveOneArea)
                }
            }
            Kind::Quick { .. } => {
                if from.adjacent().contains(to) {
                    Ok(())
                } else {
                    Err(Why::QuickMoveOneArea) // F10-4.7.6a
                }
            }
            Kind::Free => {
                if self.free_destination(step.piece, from) != Some(to) {
                    Err(match step.piece {
                        Piece::Outfield => Why::FreeMovementOnly,
                        Piece::Keeper => Why::FreeMovementKeeper,
                    })
                } else if to == self.ball {
                    Err(Why::FreeMovementIntoBall) // F22-4.7.6d
                } else {
                    Ok(())
                }
            }
            Kind::Restart { goal_kick } => {
                self.check_any_type(own, step)?;
                if goal_kick && !self.controlling && to == penalty_area(!self.side) {
                    return Err(Why::GoalKickAreaClosed(to)); // F22-D68
                }
                Ok(())
            }
        }
    }

    /// Whether a move is one of any type (F22-D64, F22-D76). Straight moves of the midfield type are
    /// forward or defence moves as well, so the direction tells the type.
    #[inline]
    fn check_any_type(&self, own: &Team, step: Move) -> Result<(), Why> {
        let line = if step.from.column() != step.to.column() {
            Line::Midfield
        } else if step.to.depth(self.side) > step.from.depth(self.side) {
            Line::Forward
        } else {
            Line::Defence
        };
        self.check_line(own, step, line)
    }

    /// Whether a move that is allowed is not of the type chosen for the action.
    pub(crate) fn is_of_another_type(&self, own: &Team, step: Move) -> bool {
        match self.kind {
            Kind::Action { line, .. } => self.check_line(own, step, line).is_err(),
            Kind::Free | Kind::Event | Kind::Restart { .. } | Kind::Quick { .. } => false,
        }
    }

    #[inline]
    fn check_line(&self, own: &Team, step: Move, line: Line) -> Result<(), Why> {
        match line {
            Line::Midfield => self.check_midfield(step),
            Line::Forward => self.check_straight(own, step, line, self.side),
            Line::Defence if self.open.turn.no_defence == Some(self.side) => {
                Err(Why::NoDefenceMoves) // F14-4.4.3p
            }
            Line::Defence => self.check_straight(own, step, line, !self.side),
        }
    }

    /// F10-4.7.1, F14-4.8.1, F22-4.7.1: one area; straight steps by the edition.
    #[inline]
    fn check_midfield(&self, step: Move) -> Result<(), Why> {
        let Move { from, to, .. } = step;
        if !from.adjacent().contains(to) {
            return Err(Why::MidfieldOneArea);
        }
        if from.column() != to.column() {
            return Ok(()); // F10-4.7.1d, F22-4.7.1b
        }
        match MIDFIELD_STRAIGHT.of(self.edition()) {
            MidfieldStraight::BetweenTeamMates => self.check_between_team_mates(step),
            MidfieldStraight::Never => Err(Why::MidfieldDiagonal), // F14-4.8.1a
            MidfieldStraight::NotPastTheBall => self.check_not_past_the_ball(step),
        }
    }

    /// F10-4.7.1b, F10-4.7.1c, F10-D32: not level with the foremost or hindmost team-mate of the turn's
    /// beginning; the keeper may go back.
    fn check_between_team_mates(&self, step: Move) -> Result<(), Why> {
        let (from, to) = (step.from.depth(self.side), step.to.depth(self.side));
        let (foremost, hindmost) = self.team_mates;
        if to > from {
            if foremost <= to {
                return Err(Why::MidfieldForemost(step.to));
            }
        } else if step.piece == Piece::Outfield && hindmost >= to {
            return Err(Why::MidfieldHindmost(step.to));
        }
        Ok(())
    }

    /// F22-4.7.1c, F22-4.7.1d, F22-D53.
    #[inline]
    fn check_not_past_the_ball(&self, step: Move) -> Result<(), Why> {
        let Move { from, to, .. } = step;
        // A dribble is judged with the ball already in the new area (F22-D57).
        let ball = if step.with_ball { to } else { self.ball };
        let (target_depth, ball_depth) = (to.depth(self.side), ball.depth(self.side));
        if target_depth > from.depth(self.side) {
            if target_depth > ball_depth {
                return Err(Why::MidfieldPastBallForward { to, ball }); // F22-4.7.1c
            }
        } else if target_depth < ball_depth {
            return Err(Why::MidfieldPastBallBackward { to, ball }); // F22-4.7.1d
        }
        Ok(())
    }

    /// F22-4.7.2 and F22-4.7.3: straight on until an area where the opponents are more.
    #[inline]
    fn check_straight(
        &self,
        own: &Team,
        step: Move,
        line: Line,
        direction: Side,
    ) -> Result<(), Why> {
        let not_straight = if line == Line::Forward {
            Why::ForwardStraight
        } else {
            Why::DefenceStraight
        };
        let Move {
            from, to, piece, ..
        } = step;
        if !straight(from, direction).contains(to) {
            return Err(not_straight);
        }
        let passed = straight(from, direction).and(straight(to, !direction));
        let areas = passed.len() + 1;
        if STRAIGHT_REACH.of(self.edition()) == StraightReach::TwoAreas {
            // F10-4.7.2a, F10-4.7.3a.
            return if areas > 2 { Err(not_straight) } else { Ok(()) };
        }
        for area in passed {
            if self.blocks(own, area) {
                return Err(if line == Line::Forward {
                    Why::ForwardBlocked(area)
                } else {
                    Why::DefenceBlocked(area)
                });
            }
        }
        if step.with_ball && areas > 1 {
            return Err(Why::DribbleOneArea); // F22-4.7.7c
        }
        if piece == Piece::Keeper && areas > 2 {
            return Err(Why::KeeperTwoAreas); // F22-4.7.4
        }
        Ok(())
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

    /// F10-4.7.7, F14-4.8.8, F22-4.7.7: by the controlling team, from the ball's area, without an opponent
    /// there.
    fn check_dribble(&self, step: Move) -> Result<(), Why> {
        match self.kind {
            Kind::Action { dribbled, .. } | Kind::Quick { dribbled } => {
                if !self.controlling {
                    Err(Why::DribbleNotControlling)
                } else if step.from != self.ball {
                    Err(Why::DribbleNotFromBall(step.from))
                } else if self.open.awaits_goal_kick() {
                    Err(Why::DribbleDeadBall) // F10-D41, F14-5.3b
                } else if dribbled {
                    Err(Why::DribbleTwice)
                } else if self.their.pieces(self.ball) > 0 {
                    Err(Why::DribbleOpponents(self.ball))
                } else if TAKING_ALONG.of(self.edition()) == TakingAlong::AmongNoOpponents {
                    self.check_carried_past(step)
                } else {
                    Ok(())
                }
            }
            Kind::Free => Err(Why::FreeMovementWithBall),
            Kind::Event => Err(Why::EventMoveOneArea),
            Kind::Restart { .. } => Err(Why::DribbleDeadBall),
        }
    }

    /// F10-4.7.7a: no opponent in an area passed or in the last one.
    fn check_carried_past(&self, step: Move) -> Result<(), Why> {
        let Move { from, to, .. } = step;
        let passed = straight(from, self.side)
            .and(straight(to, !self.side))
            .or(straight(from, !self.side).and(straight(to, self.side)));
        match passed
            .with(to)
            .into_iter()
            .find(|area| self.their.pieces(*area) > 0)
        {
            Some(area) => Err(Why::CarriedAmongOpponents(area)),
            None => Ok(()),
        }
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
                (KEEPER_FREE_MOVEMENT.of(self.edition()) && from.adjacent().contains(home))
                    .then_some(home)
            }
        }
    }

    #[inline]
    fn is_straight_backward(&self, from: Area, to: Area) -> bool {
        from.column() == to.column() && to.depth(self.side) < from.depth(self.side)
    }
}

/// All areas straight ahead of one in the direction in which a side attacks.
#[inline]
fn straight(from: Area, direction: Side) -> AreaSet {
    STRAIGHT[direction as usize][from.index()]
}

/// The areas that a move of some type may lead to.
#[inline]
fn any_type(from: Area) -> AreaSet {
    ANY_TYPE[from.index()]
}

const ANY_TYPE: [AreaSet; crate::pitch::AREAS] = {
    let mut table = [AreaSet::EMPTY; crate::pitch::AREAS];
    let mut from = 0;
    while from < crate::pitch::AREAS {
        table[from] = Area::ALL[from]
            .adjacent()
            .or(STRAIGHT[0][from])
            .or(STRAIGHT[1][from]);
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
