//! The chance of a goal after one choice, for somebody who compares choices.

use gaffer_champions::{Choice, Open, Position, Step};
use gaffer_core::{Rules as _, Silent};

use super::chance::Chance;
use super::goal::GoalJudge;
use super::{acting_side, best_shot};

/// The exact chance of a goal in the turn after a choice of the acting side, if both managers do their best
/// from there; nothing where the choice is not allowed.
pub fn chance_after(open: &Open, choice: Choice) -> Chance {
    let Ok(side) = acting_side(open) else {
        return Chance::ZERO;
    };
    let mut after = Position::from(*open);
    if after.choose(choice, &mut Silent).is_err() {
        return Chance::ZERO;
    }
    match after.open().step() {
        Step::Mover | Step::Act => {
            best_shot(after.open()).map_or(Chance::ZERO, |(_, chance)| chance)
        }
        _ => GoalJudge::new(open, side).after(open, &after),
    }
}
