//! The plans that are worth trying in a position of FUBA, and the mixes of what both sides choose in secret.

use gaffer_core::{Awaits, Rules, Side, Silent, Viewer};
use gaffer_fuba::{Action, Choice, Position, Step};

use crate::search::{Care, Knowledge};

use super::condition::best_stock;
use super::expect::Eyes;
use super::judge::Judge;
use super::learned::Learned;
use super::line_up;
use super::penalty::{DIVES, KICKS};
use super::row::{Row, best_row, is_row};

impl Knowledge<Position> for Learned {
    fn plans(&self, position: &Position, side: Side, care: Care, plans: &mut Vec<Vec<Choice>>) {
        let open = position.open();
        let mut choices = Vec::new();
        position.choices(&mut choices);
        match open.step() {
            Step::Place { .. } => {
                let (_, row) = line_up::by_plan(position, side);
                plans.push(row.iter().rev().map(|(_, choice)| *choice).collect());
            }
            Step::LosePoint { .. } | Step::GainPoints { .. } => {
                plans.push(vec![best_stock(open, side, choices.into_iter())]);
            }
            step if is_row(step) => {
                let eyes = self.eyes(position, side, care);
                plans.push(row_from(position, eyes, &mut choices, &Row::new()).0);
                if position.clone().choose(Choice::Done, &mut Silent).is_ok() {
                    plans.push(vec![Choice::Done]);
                    plans.dedup();
                }
            }
            _ => acts(position, self.eyes(position, side, care), &choices, plans),
        }
    }

    fn mix(&self, position: &Position, _side: Side, mix: &mut Vec<(Choice, f64)>) {
        match position.open().step() {
            Step::Dive => {
                mix.extend(DIVES.map(|(dive, weight)| (Choice::Dive(dive), weight.into())));
            }
            Step::Kick => {
                mix.extend(KICKS.map(|(kick, weight)| (Choice::Kick(kick), weight.into())));
            }
            Step::HalfTime(side) => mix.extend(
                position
                    .open()
                    .team(side)
                    .formation()
                    .map(|formation| (Choice::Formation(formation), 1.0)),
            ),
            _ => {}
        }
        if mix.is_empty() && matches!(position.awaits(), Awaits::Secret(_)) {
            let mut choices = Vec::new();
            position.choices(&mut choices);
            mix.extend(choices.into_iter().map(|choice| (choice, 1.0)));
        }
    }
}

impl Learned {
    fn eyes(&self, position: &Position, side: Side, care: Care) -> Eyes<'_> {
        let view = position.view(Viewer::Side(side));
        Eyes::new(&view, side, Judge::Learned(self)).with(care)
    }
}

/// Every choice, movements with their row of moves.
fn acts(position: &Position, eyes: Eyes, choices: &[Choice], plans: &mut Vec<Vec<Choice>>) {
    let mut room = Vec::new();
    let mut movement = (f64::NEG_INFINITY, Row::new());
    for &choice in choices {
        let mut after = *position;
        if after.choose(choice, &mut Silent).is_err() {
            continue;
        }
        let begun = match choice {
            Choice::Action(Action::Movement(_)) => Row::new(),
            Choice::Boosted(Action::Movement(_)) => movement.1.clone(),
            _ => {
                plans.push(vec![choice]);
                continue;
            }
        };
        let (row, made, worth) = row_from(&after, eyes, &mut room, &begun);
        if worth > movement.0 {
            movement = (worth, made);
        }
        plans.push(std::iter::once(choice).chain(row).collect());
    }
}

/// The best row of moves, its choices in order, the row itself and what it is worth.
fn row_from(
    position: &Position,
    eyes: Eyes,
    room: &mut Vec<Choice>,
    begun: &Row,
) -> (Vec<Choice>, Row, f64) {
    let (row, worth) = best_row(position, eyes, room, begun);
    let choices = row.iter().rev().map(|(_, choice)| *choice).collect();
    (choices, row, worth)
}
