//! The sensible coach: simple football sense through one look ahead.
//!
//! It tries each offered choice, averages over the dice that follow at once, and takes the best by
//! [`evaluate`](super::evaluate()). Rows of moves are made greedily. Penalties are mixed as the table asks.

use gaffer_core::{Awaits, Rules, Side, Silent};
use gaffer_fuba::{Action, Choice, Dive, Formation, Kick, Open, Position, Secret, Step, View};

use crate::{Coach, Luck};

use super::evaluate::evaluate;
use super::line_up;

/// A coach with football sense and one look ahead.
#[derive(Clone, Debug, Default)]
pub struct Sensible {
    /// The rest of the row of moves that made a movement action look best, the next move last.
    plan: Row,
    /// Kept between decisions for its room only.
    choices: Vec<Choice>,
}

/// Choices in a row, each with the position it is meant for.
type Row = Vec<(Open, Choice)>;

/// What a move must gain to be worth making, so that the coach does not shuffle about.
const WORTH_MOVING: f64 = 1e-6;

/// What the coach assumes of secrets it cannot see: nothing unusual.
fn guess(_side: Side) -> Secret {
    Secret {
        formation: Some(Formation::DEFAULT),
        dive: Some(Dive::Stay),
    }
}

impl Coach<Position> for Sensible {
    fn decide(&mut self, view: &View, side: Side, choices: &[Choice], luck: &mut Luck) -> Choice {
        let open = view.open();
        match open.step() {
            Step::Formation(_) => {
                let liked = [(4, 4, 2), (4, 3, 3), (3, 5, 2), (3, 4, 3), (4, 5, 1)];
                let (defence, midfield, forward) = liked[luck.below(liked.len())];
                Choice::Formation(Formation::new(defence, midfield, forward))
            }
            Step::HalfTime(_) => {
                Choice::Formation(open.team(side).formation().unwrap_or(Formation::DEFAULT))
            }
            Step::KickOffChoice(_) => Choice::KickOff(side),
            Step::Place { set_up, .. } => line_up::place(open, set_up, side, choices),
            // The equilibrium of the penalty table: 2, 3, 2 of 7 and 5, 4, 5 of 14.
            Step::Dive => Choice::Dive(match luck.below(7) {
                0 | 1 => Dive::Left,
                2..=4 => Dive::Stay,
                _ => Dive::Right,
            }),
            Step::Kick => Choice::Kick(match luck.below(14) {
                0..=4 => Kick::Left,
                5..=8 => Kick::Middle,
                _ => Kick::Right,
            }),
            _ => match self.plan.pop() {
                Some((expected, choice)) if expected == *open => choice,
                _ => self.look_ahead(&view.imagine(guess), side, choices),
            },
        }
    }
}

impl Sensible {
    /// The best choice; a movement action's moves are planned with it.
    fn look_ahead(&mut self, position: &Position, side: Side, choices: &[Choice]) -> Choice {
        self.plan.clear();
        let mut best = choices[0];
        let mut best_value = f64::NEG_INFINITY;
        let mut row = Row::new();
        for &choice in choices {
            let mut after = *position;
            if after.choose(choice, &mut Silent).is_err() {
                continue;
            }
            row.clear();
            if let Choice::Action(Action::Movement(_)) = choice {
                self.move_greedily(&mut after, side, &mut row);
            }
            let value = expected(&after, side);
            // "Done" is the last of a row's choices: a move must beat it clearly.
            let bar = if choice == Choice::Done {
                best_value - WORTH_MOVING
            } else {
                best_value
            };
            if value > bar {
                best = choice;
                best_value = value;
                std::mem::swap(&mut self.plan, &mut row);
            }
        }
        self.plan.reverse();
        best
    }

    /// Makes the moves of a movement action one by one as long as they help.
    fn move_greedily(&mut self, position: &mut Position, side: Side, row: &mut Row) {
        while let Step::Moves { .. } = position.open().step() {
            self.choices.clear();
            position.choices(&mut self.choices);
            let mut best = Choice::Done;
            let mut best_value = evaluate(position.open(), side) + WORTH_MOVING;
            for &choice in self
                .choices
                .iter()
                .filter(|choice| **choice != Choice::Done)
            {
                let mut after = *position;
                if after.choose(choice, &mut Silent).is_ok() {
                    let value = evaluate(after.open(), side);
                    if value > best_value {
                        best = choice;
                        best_value = value;
                    }
                }
            }
            row.push((*position.open(), best));
            if position.choose(best, &mut Silent).is_err() {
                return;
            }
        }
    }
}

/// The value averaged over the dice awaited, if any; the special event is judged as it stands.
fn expected(position: &Position, side: Side) -> f64 {
    let Awaits::Roll(roll) = position.awaits() else {
        return evaluate(position.open(), side);
    };
    if position.open().step() == Step::EventRoll {
        return evaluate(position.open(), side);
    }
    let mut sum = 0.0;
    let mut weights = 0;
    for (dice, weight) in roll.dice.outcomes() {
        let mut after = *position;
        if after.roll(dice, &mut Silent).is_ok() {
            sum += f64::from(weight) * expected(&after, side);
            weights += weight;
        }
    }
    sum / f64::from(weights.max(1))
}
