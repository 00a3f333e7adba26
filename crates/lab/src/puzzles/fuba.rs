//! Puzzles of FUBA: one choice, and the moves of a movement, judged by searches.

use gaffer_coach::Expected;
use gaffer_coach::search::{Budget, Search, Watch};
use gaffer_core::{Outcome, Rules as _, Side, Silent};
use gaffer_fuba::{Action, Choice, Position, Step};
use gaffer_games::Game as _;

use super::Theme;
use super::puzzle::{Way, Worth};
use super::puzzling::{Made, asks_home};

/// In points: more than what the review calls doubtful.
pub(super) const MARGIN: f64 = 0.03;

/// How deep the ends of moves are looked at: moves are wrong only where every look says so.
const JUDGES: [u64; 2] = [400, 800];

/// Fewer answers are no question.
const FEWEST: usize = 3;

pub(super) fn may_be_asked(position: &Position) -> bool {
    let mut choices = Vec::new();
    asks_home(position) && matches!(position.open().step(), Step::Target | Step::Action) && {
        position.choices(&mut choices);
        choices.len() >= FEWEST
    }
}

/// The plans of a search, the best of each first choice.
pub(super) fn ways(position: &Position, nodes: u64) -> Vec<Way<Choice>> {
    let knowledge = Position::knowledge(&position.options());
    let search = Search::new(Budget::nodes(nodes));
    let thoughts = search.think(&*knowledge, |_| *position, 0, &Watch::default());
    let mut ways: Vec<Way<Choice>> = (thoughts.plans.into_iter())
        .map(|thought| Way {
            row: thought.plan,
            worth: Worth::Match(thought.expected),
        })
        .collect();
    ways.sort_by(|one, other| other.worth.value().total_cmp(&one.worth.value()));
    let mut known: Vec<Option<Choice>> = Vec::new();
    ways.retain(|way| {
        let first = way.row.first().copied();
        let is_new = !known.contains(&first);
        known.push(first);
        is_new
    });
    ways
}

pub(super) fn theme(position: &Position, ways: &[Way<Choice>]) -> Option<Theme> {
    if position.open().step() == Step::Target {
        return Some(Theme::Target);
    }
    let first = |way: &Way<Choice>| way.row.first().copied();
    let shoots = |way: &Way<Choice>| first(way) == Some(Choice::Action(Action::GoalAttempt));
    let best = ways.first()?;
    match first(best)? {
        _ if ways.iter().any(shoots) => {
            let next = ways.get(1)?;
            // Whether to shoot is the question only where it is one of the two best.
            (shoots(best) || shoots(next)).then_some(Theme::Shot)
        }
        Choice::Action(Action::Movement(_)) => Some(Theme::Movement),
        _ => None,
    }
}

/// Whether the home side is making the moves of a movement.
pub(super) fn asks_moves(position: &Position) -> bool {
    asks_home(position) && matches!(position.open().step(), Step::Moves { .. })
}

/// The first choice is worth what the search found for it; what it did not find is worth as little as the worst. Moves are worth
/// what the best row is, less what the position that they have led to gives up against the one after the best moves: so their
/// order does not matter, and moves that the search did not think of are judged like its own.
pub(super) fn worth_after(made: &Made<'_, Position>) -> Worth {
    let ways = made.ways;
    let none = Worth::Match(Expected::ended(Outcome::Won(Side::Away), 0));
    let Some(best) = ways.first() else {
        return none;
    };
    if !asks_moves(made.before) {
        let found = (ways.iter()).find(|way| way.row.first() == Some(&made.choice));
        return found.or(ways.last()).map_or(none, |way| way.worth);
    }
    let (Worth::Match(worth), Some(end)) = (best.worth, end_of(made.start, &best.row)) else {
        return none;
    };
    if asks_moves(made.after) || end == *made.after {
        return best.worth;
    }
    let lost = |nodes: u64| {
        let [best, other] = [&end, made.after].map(|position| expected(position, nodes));
        other.plus(-1.0, best)
    };
    let lead = |change: &Expected| change.points(Side::Home);
    let least = JUDGES.map(lost).into_iter();
    let least = least.max_by(|one, other| lead(one).total_cmp(&lead(other)));
    Worth::Match(worth.plus(1.0, least.unwrap_or(Expected::NONE)))
}

/// How much a row of moves gives up against another one of the same action.
pub(super) fn lost(position: &Position, row: &[Choice], other: &[Choice], nodes: u64) -> f64 {
    let ends = [row, other].map(|row| end_of(position, row));
    match ends {
        [Some(end), Some(other)] if end != other => {
            let [end, other] = [end, other].map(|end| expected(&end, nodes).points(Side::Home));
            other - end
        }
        _ => 0.0,
    }
}

/// Where the moves of a row end; nothing where it has none.
fn end_of(start: &Position, row: &[Choice]) -> Option<Position> {
    let mut position = *start;
    let mut moves = false;
    for choice in row {
        if moves && !asks_moves(&position) {
            break;
        }
        position.choose(*choice, &mut Silent).ok()?;
        moves |= asks_moves(&position);
    }
    moves.then_some(position)
}

/// What the match is expected to end as.
fn expected(position: &Position, nodes: u64) -> Expected {
    let knowledge = Position::knowledge(&position.options());
    let search = Search::new(Budget::nodes(nodes));
    let thoughts = search.think(&*knowledge, |_| *position, 0, &Watch::default());
    thoughts.expected
}
