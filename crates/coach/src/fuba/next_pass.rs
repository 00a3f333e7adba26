//! The next pass of 1.0 and 2014: what opens it, and where it may go.

use gaffer_core::Side;
use gaffer_fuba::edition::{FREE_KICK_NEEDS_TWO, ONSIDE_NEIGHBOUR, TAKER_GIVES_TARGET};
use gaffer_fuba::pitch::Area::{self, A1, A2, A3, A4, B1, B2, B3, B4, B5, C1, C2, C3, C4};
use gaffer_fuba::pitch::{AREAS, AreaSet};
use gaffer_fuba::rule::offside::{knows_exceptions, offside_positions};
use gaffer_fuba::{Open, Step, TurnKind};

use super::attack::{Attack, seen_by};

/// All areas from the opponents' goal on, as the home side sees the pitch.
const FROM_THE_GOAL: [Area; AREAS] = [B5, B4, A4, C4, A3, C3, B3, A2, C2, B2, A1, C1, B1];

/// The next pass of the controlling team.
pub(super) struct NextPass {
    pub(super) kind: TurnKind,
    pub(super) start: Area,
    targets: AreaSet,
    /// Whether a taker stands on the corner spot.
    pub(super) corner: bool,
}

impl NextPass {
    pub(super) fn new(open: &Open, attack: &Attack) -> Self {
        let edition = open.edition();
        let kind = kind(open);
        let start = open.ball();
        let own = attack.own.occupied();
        let dead_ball = matches!(kind, TurnKind::GoalKick | TurnKind::CornerKick);
        let offside = if dead_ball && knows_exceptions(open) {
            AreaSet::EMPTY // F14-4.1.1d
        } else {
            offside_positions(open, attack.side)
        };
        let onside = own.without(offside);
        let runners = if ONSIDE_NEIGHBOUR[edition] {
            onside
        } else {
            own
        };
        let corner = open.taker().is_some();
        let mut reach = runners
            .into_iter()
            .fold(AreaSet::EMPTY, |all, area| all.or(area.adjacent()));
        if corner && TAKER_GIVES_TARGET[edition] {
            reach = reach.with(start);
        }
        let mut targets = reach.without(own).or(onside);
        if FREE_KICK_NEEDS_TWO[edition]
            && kind == TurnKind::FreeKick
            && attack.own.pieces(start) < 2
        {
            targets = targets.without(AreaSet::EMPTY.with(start));
        }
        Self {
            kind,
            start,
            targets,
            corner,
        }
    }

    /// The targets, those near the opponents' goal first: a good one makes the others not worth judging.
    pub(super) fn nearest_first(&self, side: Side) -> impl Iterator<Item = Area> {
        let targets = self.targets;
        FROM_THE_GOAL
            .into_iter()
            .map(move |area| seen_by(side, area))
            .filter(move |area| targets.contains(*area))
    }
}

/// What opens the next pass: the restart of this turn before it is played, afterwards a goal kick if one
/// was given.
fn kind(open: &Open) -> TurnKind {
    match open.step() {
        _ if open.awaits_goal_kick() => TurnKind::GoalKick,
        Step::Target | Step::TurnRoll | Step::Adjust { .. } | Step::FreeKick => open.turn_kind(),
        _ => TurnKind::OpenPlay,
    }
}
