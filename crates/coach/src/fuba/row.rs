//! Rows of moves, built by adding the best move as long as one helps.

use gaffer_core::{Awaits, Rules, Side, Silent};
use gaffer_fuba::{Choice, Position, Step, Symmetry};

use super::expect::Eyes;

/// Choices in a row, each with the position it is meant for; the next one last.
pub(super) type Row = Vec<(Position, Choice)>;

/// What a move must gain to be worth making, so that the coach does not shuffle about.
const WORTH_MOVING: f64 = 1e-6;

/// How many other moves a row is begun with.
const BEGINNINGS: usize = 5;

/// How many moves a row is grown from at a glance.
const GLANCED_AT: usize = 5;

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

/// The best row of moves that is found, last move first, and its value.
///
/// It is grown from the moves of another one as far as they are allowed. Where it begins with nothing and what was
/// learned judges it, rows that begin with other promising moves are grown too: moves that belong together promise
/// little one by one.
pub(super) fn best_row(
    start: &Position,
    eyes: Eyes,
    moves: &mut Vec<Choice>,
    begun: &Row,
) -> (Row, f64) {
    let mut best = grown_row(start, eyes, moves, begun);
    if !eyes.tries_beginnings() || !begun.is_empty() {
        return best;
    }
    let mut beginnings: Vec<(f64, Choice)> = moves
        .iter()
        .filter(|choice| best.0.iter().all(|(_, made)| made != *choice))
        .filter_map(|&choice| {
            let mut after = *start;
            after.choose(choice, &mut Silent).ok()?;
            Some((value_at_end(eyes, after), choice))
        })
        .collect();
    beginnings.sort_by(|one, other| other.0.total_cmp(&one.0));
    for (_, choice) in beginnings.into_iter().take(BEGINNINGS) {
        let other = grown_row(start, eyes, moves, &vec![(*start, choice)]);
        if other.1 > best.1 + WORTH_MOVING {
            best = other;
        }
    }
    best
}

/// Whether a side may go on with its row of moves.
fn goes_on(position: &Position, side: Side) -> bool {
    is_row(position.open().step()) && position.awaits() == Awaits::Choice(side)
}

/// What a position within a row of moves is worth, as if the row ended here.
fn value_at_end(eyes: Eyes, mut position: Position) -> f64 {
    if goes_on(&position, eyes.side) {
        let ended = position.choose(Choice::Done, &mut Silent);
        debug_assert!(ended.is_ok(), "{ended:?}");
    }
    if position.open().options().advanced.is_empty() {
        eyes.worth(position.open())
    } else {
        eyes.settled(&position)
    }
}

/// The row of moves found by adding the best one as long as it helps, last move first, and its value.
///
/// The rules want the moves of a row in their order, so each is tried at its place among the others.
fn grown_row(start: &Position, eyes: Eyes, moves: &mut Vec<Choice>, begun: &Row) -> (Row, f64) {
    let side = eyes.side;
    moves.clear();
    if goes_on(start, side) {
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
    let mut best_value = value_at_end(eyes, end);
    let mut values: Vec<(f64, Choice)> = Vec::new();
    while goes_on(&end, side) {
        let mut best = None;
        values.clear();
        for &choice in &*moves {
            let place = row.partition_point(|(_, earlier)| *earlier <= choice);
            let mut after = row.get(place).map_or(end, |(before, _)| *before);
            let later = row[place..].iter().map(|(_, later)| *later);
            let mut all = std::iter::once(choice).chain(later);
            if all.all(|choice| after.choose(choice, &mut Silent).is_ok()) {
                let value = value_at_end(eyes, after);
                values.push((value, choice));
                if value > best_value + WORTH_MOVING {
                    best = Some((place, choice));
                    best_value = value;
                }
            }
        }
        if eyes.glances() && moves.len() > GLANCED_AT {
            values.sort_by(|one, other| other.0.total_cmp(&one.0));
            values.truncate(GLANCED_AT);
            moves.clear();
            moves.extend(values.iter().map(|(_, choice)| *choice));
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
        exchange(start, eyes, moves, &mut row, &mut best_value);
        end = row.last().map_or(*start, |(before, last)| {
            let mut end = *before;
            let made = end.choose(*last, &mut Silent);
            debug_assert!(made.is_ok(), "{made:?}");
            end
        });
    }
    if goes_on(&end, side) {
        row.push((end, Choice::Done));
    }
    row.reverse();
    (row, best_value)
}

/// Exchanges single moves of a row for others as long as that helps: two moves that belong together are not found by
/// adding one after the other.
fn exchange(start: &Position, eyes: Eyes, moves: &[Choice], row: &mut Row, best_value: &mut f64) {
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
                let value = value_at_end(eyes, end);
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

#[cfg(test)]
mod tests {
    use gaffer_fuba::Options;

    use super::super::judge::Judge;
    use super::super::{Learned, Sensible, decisions, imagine};
    use super::*;
    use crate::search::Care;

    /// Rows of a whole match: more work never finds less, and sometimes more.
    #[test]
    fn more_beginnings_find_better_rows() {
        let options = Options::preset("2.2").expect("a preset");
        let learned = Learned::for_options(&options);
        let mut room = Vec::new();
        let (mut rows, mut better) = (0, 0);
        decisions::of_a_match::<Sensible>(&options, 5, |view, side, _| {
            let position = &imagine(view);
            if goes_on(position, side) {
                let eyes = Eyes::new(view, side, Judge::Learned(&learned));
                let [now, later] = [Care::Now, Care::Later]
                    .map(|care| best_row(position, eyes.with(care), &mut room, &Row::new()).1);
                assert!(now >= later, "{now} {later}");
                rows += 1;
                better += i32::from(now > later);
            }
        });
        assert!(rows > 50 && better > 0, "{better} of {rows}");
    }
}
