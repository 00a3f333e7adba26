//! What one look ahead does not see: slow play, the formation change, and what some choices gain later.

use gaffer_core::Side;
use gaffer_fuba::{Choice, HALF_SQUARES, Open, Skill};

use super::condition::time_left;
use super::weight;

/// Slow play (A9) when it gains more than its card may cost.
///
/// With a lead, a square less to play is worth the lead over twice the turns left, which follows from a
/// score that wanders by chance: little early on, much at the end.
pub(super) fn slow_play(open: &Open, side: Side) -> Choice {
    let score = open.score();
    let lead = f64::from(score[side]) - f64::from(score[!side]);
    // The test is made after the marker has moved.
    let minute = u16::from(open.clock().minute()) + 1;
    let cards = (1..=6_u16)
        .flat_map(|one| (1..=6_u16).map(move |other| one + other))
        .filter(|sum| 10 * sum < minute)
        .count();
    let chance = cards as f64 / 36.0; // F22-A9b
    let yellow = usize::from(open.team(side).yellow());
    let at = |cards: usize| weight::YELLOW[cards.min(weight::YELLOW.len() - 1)];
    let red = yellow as f64 / 6.0;
    let left = time_left(open);
    let cost = chance * left * (at(yellow + 1) - at(yellow) + red * weight::PIECE);
    let squares = left * 2.0 * f64::from(HALF_SQUARES);
    if lead > 0.0 && lead / (2.0 * squares) > cost {
        Choice::Yes
    } else {
        Choice::No
    }
}

/// Trained formation change (A10), which costs nothing but happens once: late in the match two
/// players go forward when the team is behind, and back when it leads.
pub(super) fn formation_change(open: &Open, side: Side, offered: &[Choice]) -> Choice {
    let score = open.score();
    if time_left(open) > weight::LATE || score[side] == score[!side] {
        return Choice::No;
    }
    let Some(now) = open.team(side).formation() else {
        return Choice::No;
    };
    let behind = score[side] < score[!side];
    let wanted = |choice: &Choice| match choice {
        Choice::Formation(to) if behind => {
            to.forward == now.forward + 2 && to.defence + 2 == now.defence
        }
        Choice::Formation(to) => to.defence == now.defence + 2 && to.forward + 2 == now.forward,
        _ => false,
    };
    offered.iter().copied().find(wanted).unwrap_or(Choice::No)
}

/// What a choice is worth beyond the position it leads to.
pub(super) fn gain(choice: Choice) -> f64 {
    match choice {
        Choice::TargetWith(_, declared) if declared.set().contains(Skill::CreativeGoalKeeper) => {
            weight::CREATIVE_KEEPER
        }
        Choice::SubstituteFormation(to) => {
            let even = [to.defence, to.midfield, to.forward]
                .into_iter()
                .all(|line| (2..=5).contains(&line));
            -weight::FORMATION_CHANGE * if even { 1.0 } else { 2.0 }
        }
        _ => 0.0,
    }
}
