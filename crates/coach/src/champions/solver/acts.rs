//! The acts of a turn: who can do what with the roll (C20-turn-A1 to A12).

use gaffer_champions::{Choice, Open, Position, Shirt, Space, Step};
use gaffer_core::{Rules as _, Silent};

use super::line::Line;
use super::way::Act;

/// One thing a player can do, with the choices that begin it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Beginning {
    pub(super) mover: Shirt,
    pub(super) from: Space,
    pub(super) act: Act,
    pub(super) line: Line,
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
                    if after.choose(choice, &mut Silent).is_ok() {
                        of_mover(open, mover, &after, Line::EMPTY.with(choice), each);
                    }
                }
            }
        }
        Step::Act => {
            if let Some(mover) = open.turn().mover {
                of_mover(open, mover, position, Line::EMPTY, each);
            }
        }
        _ => {}
    }
}

/// The acts of a mover, given the position after he was chosen.
fn of_mover(
    open: &Open,
    mover: Shirt,
    after: &Position,
    line: Line,
    each: &mut impl FnMut(Beginning),
) {
    let side = open.turn().owner;
    let Some(from) = open.team(side).space(mover) else {
        return;
    };
    if after.open().step() == Step::Act {
        let mut choices = Vec::new();
        after.choices(&mut choices);
        for choice in choices {
            if let Some(act) = act_of(choice) {
                let line = line.with(choice);
                each(Beginning {
                    mover,
                    from,
                    act,
                    line,
                });
            }
        }
    } else if let Some(act) = only_act(open, mover, after) {
        each(Beginning {
            mover,
            from,
            act,
            line,
        });
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

/// The act of a mover who has one only, which the rules have carried out (C20-flow-2).
fn only_act(open: &Open, mover: Shirt, after: &Position) -> Option<Act> {
    let side = open.turn().owner;
    let walks = open.walks(side, mover, open.turn().roll);
    if walks.reaches != 0 {
        return Some(Act::Reach(walks.reaches.trailing_zeros() as u8));
    }
    if let Some(end) = open.walk_ends(mover).first() {
        return Some(Act::Walk(end));
    }
    if after.open().step() == Step::GoalieRoll {
        return Some(Act::Hands);
    }
    // A charge: the victim is the opponent who stood where the mover is now.
    let now = after.open().team(side).space(mover)?;
    open.team(!side).at(now).map(Act::Charge)
}
