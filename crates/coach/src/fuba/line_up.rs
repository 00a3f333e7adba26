//! Where the sensible coach puts its pieces in a set-up.

use gaffer_core::Side;
use gaffer_fuba::pitch::{AREAS, Area};
use gaffer_fuba::{Choice, Open, SetUp, TurnKind};

/// How many pieces a plan wants in each area, as the home side sees the pitch.
type Plan = [u8; AREAS];

//                        a1 a2 a3 a4 b1 b2 b3 b4 b5 c1 c2 c3 c4
const KICK_OFF: Plan = [0, 2, 0, 0, 1, 2, 3, 0, 0, 0, 2, 0, 0];
const AGAINST_KICK_OFF: Plan = [0, 2, 0, 0, 2, 2, 2, 0, 0, 0, 2, 0, 0];
const ATTACK: Plan = [0, 0, 1, 1, 0, 1, 1, 2, 3, 0, 0, 1, 0];
const DEFEND: Plan = [0, 1, 0, 0, 4, 3, 1, 0, 0, 0, 1, 0, 0];

/// The plan for a set-up: attacking set pieces crowd the goal, everything else spreads.
fn plan(open: &Open, set_up: SetUp, side: Side) -> Plan {
    let attacking = side == open.controlling();
    match (set_up, attacking) {
        (SetUp::KickOff, true) => KICK_OFF,
        (SetUp::KickOff, false) => AGAINST_KICK_OFF,
        (_, true) => ATTACK,
        (_, false) => DEFEND,
    }
}

fn seen_by(side: Side, area: Area) -> Area {
    match side {
        Side::Home => area,
        Side::Away => area.mirrored(),
    }
}

/// The choice that brings the set-up nearest to its plan.
pub(super) fn place(open: &Open, set_up: SetUp, side: Side, choices: &[Choice]) -> Choice {
    if let Some(keeper) = choices.iter().find(|choice| {
        matches!(choice, Choice::PlaceKeeper(area) if *area == gaffer_fuba::pitch::penalty_area(side))
    }) {
        return *keeper;
    }
    let mut wanted = plan(open, set_up, side);
    if open.turn_kind() == TurnKind::FreeKick && side == open.controlling() {
        let area = seen_by(side, open.ball());
        wanted[area.index()] = wanted[area.index()].max(2);
    }
    let team = open.team(side);
    let missing = |area: Area| {
        wanted[seen_by(side, area).index()].saturating_sub(team.outfield(area))
    };
    // Choices come in code order, so the first area that still misses a piece is filled first.
    choices
        .iter()
        .copied()
        .find(|choice| matches!(choice, Choice::Place(area) if missing(*area) > 0))
        .or_else(|| choices.last().copied())
        .unwrap_or(Choice::Done)
}
