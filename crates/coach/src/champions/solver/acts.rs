//! The acts of a turn: who can do what with the roll (C20-turn-A1 to A12).

use gaffer_champions::{Choice, Event, Open, Position, Shirt, Space, Step};
use gaffer_core::Rules as _;

use super::choice_row::ChoiceRow;
use super::way::Act;

/// One thing a player can do, with the choices that begin it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beginning {
    pub(super) mover: Shirt,
    pub(super) from: Space,
    pub(super) act: Act,
    pub(super) row: ChoiceRow,
}

/// Every act that is offered where a mover or his act is to be chosen.
pub(super) fn each_act(position: &Position, each: &mut impl FnMut(Beginning)) {
    let open = position.open();
    let mut choices = Vec::new();
    match open.step() {
        Step::Mover => {
            position.choices(&mut choices);
            for choice in choices {
                if let Choice::Mover(mover) = choice {
                    let mut after = *position;
                    let mut events = Vec::new();
                    if after.choose(choice, &mut events).is_ok() {
                        let row = ChoiceRow::EMPTY.with(choice);
                        of_mover(open, mover, &after, &events, row, each);
                    }
                }
            }
        }
        Step::Act => {
            if let Some(mover) = open.turn().mover {
                of_mover(open, mover, position, &[], ChoiceRow::EMPTY, each);
            }
        }
        _ => {}
    }
}

/// The acts of a mover, given the position after he was chosen and what happened then: an act that is his only
/// one is carried out without asking (C20-flow-2).
fn of_mover(
    open: &Open,
    mover: Shirt,
    after: &Position,
    events: &[Event],
    row: ChoiceRow,
    each: &mut impl FnMut(Beginning),
) {
    let side = open.turn().owner;
    let Some(from) = open.team(side).space(mover) else {
        return;
    };
    if let Some(act) = events.iter().copied().find_map(act_in) {
        each(Beginning {
            mover,
            from,
            act,
            row,
        });
        return;
    }
    let mut choices = Vec::new();
    after.choices(&mut choices);
    for choice in choices {
        if let Some(act) = act_of(choice) {
            each(Beginning {
                mover,
                from,
                act,
                row: row.with(choice),
            });
        }
    }
}

fn act_of(choice: Choice) -> Option<Act> {
    Some(match choice {
        Choice::Walk(space) => Act::Walk(space),
        Choice::Reach(steps) => Act::Reach(steps),
        Choice::Hands => Act::Hands,
        Choice::Charge(shirt) => Act::Charge(shirt),
        _ => return None,
    })
}

fn act_in(event: Event) -> Option<Act> {
    Some(match event {
        Event::Walked { to, .. } => Act::Walk(to),
        Event::Reached { steps, .. } => Act::Reach(steps),
        Event::TookInHands { .. } => Act::Hands,
        Event::Charged { victim, .. } => Act::Charge(victim),
        _ => return None,
    })
}
