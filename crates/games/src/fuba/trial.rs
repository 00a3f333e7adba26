//! A choice tried on a copy of the position.

use gaffer_core::{Awaits, Rules, Side, Silent};
use gaffer_fuba::{Choice, Event, Position, Step};

/// The position after a choice, and what happens at once; as it was where the choice is refused.
pub(super) fn after(position: &Position, choice: Choice) -> (Position, Vec<Event>) {
    let (mut after, mut events) = (*position, Vec::new());
    let _ = after.choose(choice, &mut events);
    (after, events)
}

/// A position with the windows that are open now left without a skill.
pub(super) fn past_windows(mut position: Position) -> Position {
    while matches!(position.open().step(), Step::Skill(_)) {
        if position.choose(Choice::No, &mut Silent).is_err() {
            break;
        }
    }
    position
}

/// The side that decides.
pub(super) fn decides(position: &Position) -> Side {
    match position.awaits() {
        Awaits::Choice(side) | Awaits::Secret(side) => side,
        Awaits::Roll(_) | Awaits::Nothing(_) => position.open().acting().0,
    }
}
