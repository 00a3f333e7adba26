//! Puzzles of Champions 2020: a whole turn, judged by the exact solver.

use gaffer_champions::{Choice, HALFWAY, Position, Shirt, ShirtSet, Step};
use gaffer_coach::champions::solver::{self, WayOutcome};
use gaffer_core::Side;

use super::Theme;
use super::puzzle::{Way, Worth};
use super::puzzling::asks_home;

/// In the chance of a goal.
pub(super) const MARGIN: f64 = 0.1;

/// A smaller chance is hardly "to score".
const LEAST: f64 = 0.25;

/// Whether a roll was made and everything about it is still to be decided.
pub(super) fn is_whole_turn(position: &Position) -> bool {
    asks_home(position) && position.open().step() == Step::Mover
}

/// A turn that is about to begin in the opponents' half, with every roll; one of the away side seen from the other end.
pub(super) fn with_each_roll(position: &Position) -> Vec<Position> {
    let open = match position.open().turn().owner {
        Side::Home => *position.open(),
        Side::Away => *position.mirrored().open(),
    };
    let near = (open.ball()).is_some_and(|ball| ball.row_from(Side::Home) > HALFWAY);
    if open.step() != Step::OpeningRoll || !near {
        return Vec::new();
    }
    (1..=6)
        .filter_map(|roll| solver::with_roll(&open, roll).ok())
        .map(Position::from)
        .filter(is_whole_turn)
        .collect()
}

/// The shots, the best of each turn: two are the same turn where the same player acts and the same players touch the ball.
pub(super) fn ways(position: &Position) -> Vec<Way<Choice>> {
    let Ok(solution) = solver::solve(position.open()) else {
        return Vec::new();
    };
    let mut shots: Vec<&WayOutcome> = solution.shots().collect();
    shots.sort_by_key(|shot| std::cmp::Reverse(shot.goal));
    let mut known: Vec<(Option<Shirt>, ShirtSet)> = Vec::new();
    shots.retain(|shot| {
        let turn = (shot.way.act.map(|(mover, _)| mover), shot.way.touched);
        let is_new = !known.contains(&turn);
        known.push(turn);
        is_new
    });
    let way = |shot: &&WayOutcome| Way {
        row: shot.way.row.choices().to_vec(),
        worth: Worth::Goal(shot.goal),
    };
    shots.iter().map(way).collect()
}

/// Nothing where the one shot is a kick of whoever reaches the ball: either another turn shoots as well, or a pass goes before.
pub(super) fn theme(position: &Position, ways: &[Way<Choice>]) -> Option<Theme> {
    let best = ways.first()?;
    let legs = (best.row.iter()).filter(|choice| matches!(choice, Choice::Leg(_)));
    let is_question = ways.len() > 1 || legs.count() > 1;
    (is_question && best.worth.value() >= LEAST)
        .then(|| Theme::of_roll(position.open().turn().roll))
        .flatten()
}

pub(super) fn worth_after(position: &Position, choice: Choice) -> Worth {
    Worth::Goal(solver::chance_after(position.open(), choice))
}

/// Whether the ball is on its way, or the turn was used for something else.
pub(super) fn is_played(position: &Position) -> bool {
    !asks_home(position) || !matches!(position.open().step(), Step::Mover | Step::Act | Step::Leg)
}
