//! Choices while the ball is dead: who warms up and leaves, who takes the ball, where the goalie waits.

use gaffer_champions::{Choice, Open, Place, Shirt, ShirtSet, Space};
use gaffer_core::Side;

/// The outfielders who had better leave: the next card or injury would cost the side a player.
fn in_danger(open: &Open, side: Side) -> ShirtSet {
    let team = open.team(side);
    team.yellow().or(team.injured()).and(team.outfielders())
}

/// Who warms up: somebody of the same line for each player in danger (C20-sub-1).
pub(super) fn warm(open: &Open, side: Side, choices: &[Choice]) -> Choice {
    let warming = open.team(side).all_in(Place::Warming).len() as usize;
    let Some(leaver) = in_danger(open, side).iter().nth(warming) else {
        return Choice::Done;
    };
    choices
        .iter()
        .copied()
        .find(|choice| matches!(choice, Choice::Warm(shirt) if shirt.line() == leaver.line()))
        .unwrap_or(Choice::Done)
}

/// Who leaves: a player in danger, else the last of the list, who plays furthest in front.
pub(super) fn out(open: &Open, side: Side, choices: &[Choice]) -> Choice {
    let leavers = in_danger(open, side);
    choices
        .iter()
        .copied()
        .find(|choice| matches!(choice, Choice::Out(shirt) if leavers.has(*shirt)))
        .unwrap_or(choices[choices.len() - 1])
}

/// The player nearest to a space, for choices that call somebody there.
pub(super) fn nearest(open: &Open, side: Side, to: Space, choices: &[Choice]) -> Choice {
    let distance = |shirt: Shirt| {
        open.team(side)
            .space(shirt)
            .map_or(u8::MAX, |space| space.distance(to))
    };
    choices
        .iter()
        .copied()
        .min_by_key(|choice| match choice {
            Choice::Taker(shirt)
            | Choice::Wall(shirt)
            | Choice::InGoal(shirt)
            | Choice::TakerAt(shirt, _) => distance(*shirt),
            _ => u8::MAX,
        })
        .unwrap_or(choices[0])
}

/// The goal space on the side where the ball is, so that the way into the other one is longer.
pub(super) fn goalie_spot(ball: Space, choices: &[Choice]) -> Choice {
    let apart = |choice: &Choice| match choice {
        Choice::Goalie(space) | Choice::Place(space) => space.column().abs_diff(ball.column()),
        _ => u8::MAX,
    };
    choices
        .iter()
        .copied()
        .min_by_key(apart)
        .unwrap_or(choices[0])
}
