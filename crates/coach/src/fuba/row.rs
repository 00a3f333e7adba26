//! Rows of moves, built by adding the best move as long as one helps.

use gaffer_core::{Awaits, Rules, Side, Silent};
use gaffer_fuba::{Choice, Position, Step, Symmetry};

use super::expect::Eyes;

/// Choices in a row, each with the position it is meant for; the next one last.
pub(super) type Row = Vec<(Position, Choice)>;

/// What a move must gain to be worth making, so that the coach does not shuffle about.
const WORTH_MOVING: f64 = 1e-6;

/// A choice as a side sees it from its own goal line: among equals both sides take the first.
pub(super) fn seen_from(side: Side, choice: Choice) -> Choice {
    match side {
        Side::Home => choice,
        Side::Away => Symmetry::Ends.choice(choice),
    }
}

/// Whether a step is a row of moves that ends with "done".
pub fn is_row(step: Step) -> bool {
    matches!(
        step,
        Step::Moves { .. }
            | Step::QuickMoves { .. }
            | Step::FreeMovements
            | Step::EventMoves { .. }
            | Step::RestartMoves { .. }
            | Step::Adjust { .. }
    )
}

/// The row of moves found by adding the best one as long as it helps, last move first, and its value.
///
/// The rules want the moves of a row in their order, so each is tried at its place among the others. The
/// row begins with the moves of another one as far as they are allowed.
pub(super) fn best_row(
    start: &Position,
    eyes: Eyes,
    moves: &mut Vec<Choice>,
    begun: &Row,
) -> (Row, f64) {
    let side = eyes.side;
    let goes_on = |position: &Position| {
        is_row(position.open().step()) && position.awaits() == Awaits::Choice(side)
    };
    let advanced = !start.open().options().advanced.is_empty();
    // A row is judged as if it ended here.
    let value_of = |mut position: Position| {
        if goes_on(&position) {
            let ended = position.choose(Choice::Done, &mut Silent);
            debug_assert!(ended.is_ok(), "{ended:?}");
        }
        if advanced {
            eyes.settled(&position)
        } else {
            eyes.worth(position.open())
        }
    };
    moves.clear();
    if goes_on(start) {
        start.choices(moves);
    }
    moves.retain(|choice| *choice != Choice::Done);
    moves.sort_unstable_by_key(|choice| seen_from(side, *choice));
    eyes.leave_seen(start.open(), moves);
    // Each move with the position before it, and the position after the last.
    let mut row = Row::new();
    let mut end = *start;
    for &(_, choice) in begun.iter().rev() {
        let before = end;
        if choice != Choice::Done && end.choose(choice, &mut Silent).is_ok() {
            row.push((before, choice));
        }
    }
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
    if eyes.exchanges_moves() {
        exchange(start, moves, &mut row, &mut best_value, value_of);
        end = row.last().map_or(*start, |(before, last)| {
            let mut end = *before;
            let made = end.choose(*last, &mut Silent);
            debug_assert!(made.is_ok(), "{made:?}");
            end
        });
    }
    if goes_on(&end) {
        row.push((end, Choice::Done));
    }
    row.reverse();
    (row, best_value)
}

/// Exchanges single moves of a row for others as long as that helps: two moves that belong together are not found by
/// adding one after the other.
fn exchange(
    start: &Position,
    moves: &[Choice],
    row: &mut Row,
    best_value: &mut f64,
    value_of: impl Fn(Position) -> f64,
) {
    let mut better = true;
    while better {
        better = false;
        for index in 0..row.len() {
            for &choice in moves {
                if choice == row[index].1 {
                    continue;
                }
                let mut tried: Vec<Choice> = row.iter().map(|(_, choice)| *choice).collect();
                tried[index] = choice;
                tried.sort_unstable();
                let Some((made, end)) = made(start, &tried) else {
                    continue;
                };
                let value = value_of(end);
                if value > *best_value + WORTH_MOVING {
                    *best_value = value;
                    *row = made;
                    better = true;
                }
            }
        }
    }
}

/// The row of these moves with the position before each, and the position after them, if they are allowed.
fn made(start: &Position, choices: &[Choice]) -> Option<(Row, Position)> {
    let mut row = Row::with_capacity(choices.len());
    let mut end = *start;
    for &choice in choices {
        let before = end;
        end.choose(choice, &mut Silent).ok()?;
        row.push((before, choice));
    }
    Some((row, end))
}
