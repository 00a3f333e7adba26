//! Where the sensible coach puts its pieces in a set-up.

use gaffer_core::Side;
use gaffer_fuba::pitch::Area::{self, A1, A2, B1, B2, B3, B4, B5, C1, C2};
use gaffer_fuba::pitch::penalty_area;
use gaffer_fuba::{Choice, OUTFIELD, Open, SetUp};

use super::attack::seen_by;

/// The areas of a team's outfield pieces as the home side sees the pitch, the most important first: a
/// team that has lost pieces leaves out the last ones.
type Plan = [Area; OUTFIELD as usize];

/// Both wings and the way back are open for the first pass, with a third runner in the centre.
const KICK_OFF: Plan = [B3, B3, B3, B2, A2, C2, B2, A2, C2, B1];
/// Every area of the own half is marked twice where the ball comes first.
const AGAINST_KICK_OFF: Plan = [B3, B2, A2, C2, B2, B3, A2, C2, B2, B1];
/// The penalty area and the area in front of it are filled; two stay back against the counter-attack.
const ATTACK: Plan = [B5, B5, B4, B5, B4, B2, B5, B5, B4, B3];
/// With the keeper six count in the penalty area, the most that do; the others wait in front of it.
const DEFEND: Plan = [B1, B1, B2, B1, B2, B1, B1, B2, B3, B2];

/// The kicker alone is in the penalty area; the others wait in front of it, three against the goal kick.
const PENALTY: Plan = [B5, B4, B4, B2, B4, B3, B4, B2, B4, B3];
/// The penalty area is closed: in front of it, at its corners, and for the ball that comes out.
const AGAINST_PENALTY: Plan = [B2, B2, B3, B2, A1, C1, B2, B3, A2, C2];

const fn plan(set_up: SetUp, attacking: bool) -> &'static Plan {
    match (set_up, attacking) {
        (SetUp::KickOff, true) => &KICK_OFF,
        (SetUp::KickOff, false) => &AGAINST_KICK_OFF,
        (SetUp::Penalty, true) => &PENALTY,
        (SetUp::Penalty, false) => &AGAINST_PENALTY,
        (_, true) => &ATTACK,
        (_, false) => &DEFEND,
    }
}

/// The choice that brings the set-up nearest to its plan; the keeper stays at home.
pub(super) fn place(open: &Open, set_up: SetUp, side: Side, choices: &[Choice]) -> Choice {
    let team = open.team(side);
    let controlling = side == open.controlling();
    let placed: u8 = Area::ALL.into_iter().map(|area| team.outfield(area)).sum();
    // Choices come in code order, but the rules want the ball's own area filled last.
    let last = (controlling && set_up != SetUp::CornerKick).then_some(open.ball());
    let pieces = usize::from(placed + team.in_hand());
    let plan = plan(set_up, controlling);
    // Somebody takes a free kick where the plan has nobody: the least important piece.
    let taker = last.is_some_and(|ball| !plan.contains(&seen_by(side, ball)));
    let planned = &plan[..pieces.saturating_sub(taker.into()).min(plan.len())];
    let wanted = |area: Area| {
        let seen = seen_by(side, area);
        planned.iter().filter(|one| **one == seen).count() > team.outfield(area).into()
    };
    choices
        .iter()
        .copied()
        .find(|choice| match choice {
            Choice::PlaceKeeper(area) => *area == penalty_area(side),
            Choice::Place(area) => Some(*area) != last && wanted(*area),
            _ => false,
        })
        .or_else(|| {
            last.map(Choice::Place)
                .filter(|choice| choices.contains(choice))
        })
        .unwrap_or(choices[choices.len() - 1])
}
