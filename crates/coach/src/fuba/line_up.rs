//! Where the coaches put their pieces in a set-up: plans by hand, and what can be made of them.

use gaffer_core::{Rules, Side, Silent};
use gaffer_fuba::pitch::Area::{self, A1, A2, B1, B2, B3, B4, B5, C1, C2};
use gaffer_fuba::pitch::penalty_area;
use gaffer_fuba::{Choice, OUTFIELD, Open, Position, SetUp, Step};

use super::attack::seen_by;
use super::expect::Eyes;
use super::row::Row;

/// What a change of the plan must gain, in goals.
const WORTH_CHANGING: f64 = 1e-4;

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

/// The areas that the plan for a set-up has for a side's pieces, as the home side would see them.
fn planned(open: &Open, set_up: SetUp, side: Side) -> Vec<Area> {
    let controlling = side == open.controlling();
    let plan = plan(set_up, controlling);
    // Somebody takes a free kick where the plan has nobody: the least important piece.
    let taker =
        last_area(open, set_up, side).is_some_and(|ball| !plan.contains(&seen_by(side, ball)));
    let pieces = pieces(open, side).saturating_sub(taker.into());
    plan[..pieces.min(plan.len())].to_vec()
}

/// The pieces that a side has to place, and those that it has placed.
pub(super) fn pieces(open: &Open, side: Side) -> usize {
    let team = open.team(side);
    let placed: u8 = Area::ALL.into_iter().map(|area| team.outfield(area)).sum();
    usize::from(placed + team.in_hand())
}

/// Choices come in code order, but the rules want the ball's own area filled last.
fn last_area(open: &Open, set_up: SetUp, side: Side) -> Option<Area> {
    (side == open.controlling() && set_up != SetUp::CornerKick).then_some(open.ball())
}

/// The choice that brings the set-up nearest to its plan; the keeper stays at home.
pub(super) fn place(open: &Open, set_up: SetUp, side: Side, choices: &[Choice]) -> Choice {
    place_as(open, set_up, side, choices, &planned(open, set_up, side))
}

/// The choice that brings the set-up nearest to these areas; the keeper stays at home.
fn place_as(
    open: &Open,
    set_up: SetUp,
    side: Side,
    choices: &[Choice],
    planned: &[Area],
) -> Choice {
    let team = open.team(side);
    let last = last_area(open, set_up, side);
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

/// Makes a side's set-up, and returns the position after it with each choice and what it was made in, the next
/// one last.
pub(super) fn set_up_as(start: &Position, side: Side, planned: &[Area]) -> (Position, Row) {
    let mut row = Row::new();
    let mut after = *start;
    let mut choices = Vec::new();
    while let Step::Place {
        set_up,
        side: placing,
    } = after.open().step()
        && placing == side
    {
        choices.clear();
        after.choices(&mut choices);
        let choice = place_as(after.open(), set_up, side, &choices, planned);
        let before = after;
        if after.choose(choice, &mut Silent).is_err() {
            break;
        }
        row.push((before, choice));
    }
    row.reverse();
    (after, row)
}

/// A side's whole set-up by its plan.
pub(super) fn by_plan(start: &Position, side: Side) -> (Position, Row) {
    match start.open().step() {
        Step::Place { set_up, .. } => set_up_as(start, side, &planned(start.open(), set_up, side)),
        _ => (*start, Row::new()),
    }
}

/// What a set-up is worth to a side when the other has made its own by plan.
fn worth_of(after: &Position, eyes: Eyes) -> f64 {
    let (both, _) = by_plan(after, !eyes.side);
    eyes.worth(both.open())
}

/// The best set-up that moving one piece of the plan after another leads to.
pub(super) fn arranged(start: &Position, eyes: Eyes) -> Row {
    let Step::Place { set_up, .. } = start.open().step() else {
        return Row::new();
    };
    let side = eyes.side;
    let mut areas = planned(start.open(), set_up, side);
    let (after, mut best) = set_up_as(start, side, &areas);
    let mut worth = worth_of(&after, eyes);
    loop {
        let mut better = None;
        for piece in 0..areas.len() {
            if areas[..piece].contains(&areas[piece]) {
                continue;
            }
            for to in Area::ALL {
                let mut tried = areas.clone();
                tried[piece] = to;
                let (after, row) = set_up_as(start, side, &tried);
                let now = worth_of(&after, eyes);
                if now > worth + WORTH_CHANGING {
                    worth = now;
                    better = Some((tried, row));
                }
            }
        }
        match better {
            Some((tried, row)) => (areas, best) = (tried, row),
            None => return best,
        }
    }
}
