//! The sensible coach: simple football sense through one look ahead.
//!
//! It tries each offered choice, averages over the dice that follow at once, and takes the best by
//! [`evaluate`](super::evaluate()). Rows of moves are built greedily. Penalties are mixed as the table asks.

use gaffer_core::{Awaits, Rules, Side, Silent};
use gaffer_fuba::{Action, Choice, Dive, Formation, Kick, Position, Secret, Step, Symmetry, View};

use crate::{Coach, Luck};

use super::evaluate::evaluate;
use super::line_up;

/// A coach with football sense and one look ahead.
#[derive(Clone, Debug, Default)]
pub struct Sensible {
    /// The rest of the row of moves being made, the next move last.
    plan: Row,
    /// Kept between decisions for its room only.
    choices: Vec<Choice>,
}

/// Choices in a row, each with the position it is meant for.
type Row = Vec<(Position, Choice)>;

/// What a move must gain to be worth making, so that the coach does not shuffle about.
const WORTH_MOVING: f64 = 1e-6;

/// What the coach assumes of secrets it cannot see: nothing unusual.
fn guess(_side: Side) -> Secret {
    Secret {
        formation: Some(Formation::DEFAULT),
        dive: Some(Dive::Stay),
        ..Secret::default()
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
                Some((expected, choice)) if expected.open() == open => choice,
                _ => self.look_ahead(&view.imagine(guess), side, choices),
            },
        }
    }
}

impl Sensible {
    /// The best choice; the moves that belong to it are planned with it.
    fn look_ahead(&mut self, position: &Position, side: Side, choices: &[Choice]) -> Choice {
        if is_row(position.open().step()) {
            self.plan = best_row(position, side, &mut self.choices).0;
            return self.plan.pop().map_or(Choice::Done, |(_, choice)| choice);
        }
        self.plan.clear();
        let mut best = choices[0];
        let mut best_value = f64::NEG_INFINITY;
        for &choice in choices {
            let mut after = *position;
            if after.choose(choice, &mut Silent).is_err() {
                continue;
            }
            let (row, value) = if let Choice::Action(Action::Movement(_)) = choice {
                best_row(&after, side, &mut self.choices)
            } else {
                (Row::new(), expected(&after, side))
            };
            let first_of_equals =
                value >= best_value && seen_from(side, choice) < seen_from(side, best);
            if value > best_value || first_of_equals {
                best = choice;
                best_value = value;
                self.plan = row;
            }
        }
        best
    }
}

/// A choice as a side sees it from its own goal line: among equals both sides take the first.
fn seen_from(side: Side, choice: Choice) -> Choice {
    match side {
        Side::Home => choice,
        Side::Away => Symmetry::Ends.choice(choice),
    }
}

/// Whether a step is a row of moves that ends with "done".
fn is_row(step: Step) -> bool {
    matches!(
        step,
        Step::Moves { .. }
            | Step::FreeMovements
            | Step::EventMoves { .. }
            | Step::RestartMoves { .. }
            | Step::Adjust { .. }
    )
}

/// The row of moves found by adding the best one as long as it helps, last move first, and its value.
///
/// The rules want the moves of a row in their order, so each is tried at its place among the others.
fn best_row(start: &Position, side: Side, moves: &mut Vec<Choice>) -> (Row, f64) {
    let goes_on = |position: &Position| {
        is_row(position.open().step()) && position.awaits() == Awaits::Choice(side)
    };
    // A row is judged as if it ended here.
    let value_of = |mut position: Position| {
        if goes_on(&position) {
            let ended = position.choose(Choice::Done, &mut Silent);
            debug_assert!(ended.is_ok(), "{ended:?}");
        }
        evaluate(position.open(), side)
    };
    moves.clear();
    if goes_on(start) {
        start.choices(moves);
    }
    moves.retain(|choice| *choice != Choice::Done);
    moves.sort_unstable_by_key(|choice| seen_from(side, *choice));
    // Each move with the position before it, and the position after the last.
    let mut row = Row::new();
    let mut end = *start;
    let mut best_value = value_of(end);
    while goes_on(&end) {
        let mut best = None;
        for &choice in &*moves {
            let place = row.partition_point(|(_, earlier)| *earlier <= choice);
            let mut after = row.get(place).map_or(end, |(before, _)| *before);
            let later = row[place..].iter().map(|(_, later)| *later);
            let mut all = std::iter::once(choice).chain(later);
            if all.all(|choice| after.choose(choice, &mut Silent).is_ok()) {
                let value = value_of(after);
                if value > best_value + WORTH_MOVING {
                    best = Some((place, choice));
                    best_value = value;
                }
            }
        }
        let Some((place, choice)) = best else { break };
        row.insert(place, (end, choice));
        let mut before = if place + 1 < row.len() {
            row[place + 1].0
        } else {
            end
        };
        for (at, choice) in &mut row[place..] {
            *at = before;
            let made = before.choose(*choice, &mut Silent);
            debug_assert!(made.is_ok(), "{made:?}");
        }
        end = before;
    }
    if goes_on(&end) {
        row.push((end, Choice::Done));
    }
    row.reverse();
    (row, best_value)
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
