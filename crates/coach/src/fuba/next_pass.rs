//! The next pass of 1.0 and 2014: what opens it, and where it may go.

use gaffer_fuba::edition::{FREE_KICK_NEEDS_TWO, ONSIDE_NEIGHBOUR, TAKER_GIVES_TARGET};
use gaffer_fuba::pitch::{Area, AreaSet};
use gaffer_fuba::rule::offside::offside_positions;
use gaffer_fuba::{Edition, OffsideReading, Open, Step, TurnKind};

use super::attack::Attack;

/// The next pass of the controlling team.
pub(super) struct NextPass {
    pub(super) kind: TurnKind,
    pub(super) start: Area,
    pub(super) targets: AreaSet,
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
        let exceptions =
            edition != Edition::V1_0 || open.options().offside == OffsideReading::As2014;
        let offside = if dead_ball && exceptions {
            AreaSet::EMPTY // F14-4.1.1d
        } else {
            offside_positions(open, attack.side)
        };
        let onside = own.without(offside);
        let runners = if ONSIDE_NEIGHBOUR.of(edition) {
            onside
        } else {
            own
        };
        let corner = open.taker().is_some();
        let mut reach = runners
            .into_iter()
            .fold(AreaSet::EMPTY, |all, area| all.or(area.adjacent()));
        if corner && TAKER_GIVES_TARGET.of(edition) {
            reach = reach.with(start);
        }
        let mut targets = reach.without(own).or(onside);
        if FREE_KICK_NEEDS_TWO.of(edition)
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

    /// Whether the start area counts less than in open play.
    pub(super) fn is_set_piece(&self) -> bool {
        matches!(
            self.kind,
            TurnKind::FreeKick | TurnKind::CornerKick | TurnKind::GoalKick
        )
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
