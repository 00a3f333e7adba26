//! What is decided without looking ahead: the line-up, and who does what while the ball is dead.

use gaffer_champions::{Choice, Formation, Open, Space, Step};
use gaffer_core::Side;

use super::dead_ball;

/// The choice of a decision that needs no thought.
pub(super) fn choice(open: &Open, side: Side, choices: &[Choice]) -> Option<Choice> {
    Some(match open.step() {
        // The rules' own defaults: 4-4-2 where it can be filled, the lowest numbers, the usual placement.
        Step::Formation(_) => wanted(Choice::Formation(Formation::LEGAL[0]), choices),
        Step::Goalie(_) | Step::Pick(_) | Step::SetUp(_) => wanted(Choice::Default, choices),
        Step::Warm => dead_ball::warm(open, side, choices),
        Step::Out(_) | Step::OutForGoalie(_) => dead_ball::out(open, side, choices),
        Step::Thrower
        | Step::CornerTaker
        | Step::CornerWall
        | Step::FreeTaker
        | Step::FreeWall
        | Step::PenaltyTaker
        | Step::ShootOutTaker => dead_ball::nearest(open, side, spot(open, !side), choices),
        Step::InGoal(_) => dead_ball::nearest(open, side, goal(side), choices),
        Step::GoalieSpot(_) | Step::NewGoalie(_) | Step::ShootOutGoalie => {
            dead_ball::goalie_spot(spot(open, side), choices)
        }
        _ => return None,
    })
}

/// A choice where it is offered, else the first that is.
fn wanted(choice: Choice, choices: &[Choice]) -> Choice {
    if choices.contains(&choice) {
        choice
    } else {
        choices[0]
    }
}

/// A space in the middle of a side's goal.
fn goal(side: Side) -> Space {
    Space::in_row_of(side, 5, 0)
}

/// Where a dead ball is; a side's goal where there is none.
fn spot(open: &Open, otherwise: Side) -> Space {
    open.dead_ball()
        .map_or_else(|| goal(otherwise), |dead| dead.spot)
}
