//! Puzzles of FUBA: one choice, judged by searches.

use gaffer_coach::search::{Budget, Search, Watch};
use gaffer_core::{Rules as _, Side};
use gaffer_fuba::{Action, Choice, Position, Step};
use gaffer_games::Game as _;

use super::Theme;
use super::puzzle::{Way, Worth};
use super::puzzling::asks_home;

/// In points: more than what the review calls doubtful.
pub(super) const MARGIN: f64 = 0.03;

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

/// What the search found for the choice; what it did not find is worth as little as the worst.
pub(super) fn worth_after(choice: Choice, ways: &[Way<Choice>]) -> Worth {
    let found = ways.iter().find(|way| way.row.first() == Some(&choice));
    let none = Worth::Match(gaffer_coach::Expected::ended(
        gaffer_core::Outcome::Won(Side::Away),
        0,
    ));
    found.or(ways.last()).map_or(none, |way| way.worth)
}
