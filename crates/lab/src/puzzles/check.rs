//! Judging puzzles again, by the solver or at another depth.

use std::collections::HashMap;

use gaffer_core::{Rules as _, Silent};
use rayon::iter::{
    IndexedParallelIterator as _, IntoParallelRefIterator as _, ParallelIterator as _,
};

use super::puzzle::{Puzzle, margin};
use super::{Puzzling, Theme, of_game};
use crate::Progress;
use crate::work::on_threads;

/// Where a search at another depth judges, the best answer must be better by so much of the margin that it was found with.
const STAYS: f64 = 0.5;

/// Why a puzzle is none.
#[derive(Clone, Debug, PartialEq)]
pub enum Failure {
    /// Its position or its answer is none by the rules.
    NotLegal(String),
    /// Another answer is better.
    OtherBest(String),
    /// The best answer is better by no more than this.
    Margin(f64),
    /// It is the puzzle of this id again, perhaps seen in a mirror.
    Twin(String),
}

/// Judges puzzles again: a search with so many nodes, or the solver where it is exact; and holds each against those before it. Says
/// what is wrong with each, in their order; nothing with most.
pub fn check(
    puzzles: &[Puzzle],
    nodes: u64,
    threads: usize,
    progress: &dyn Progress,
) -> Result<Vec<Option<Failure>>, String> {
    progress.expect(puzzles.len() as u64);
    let twins = twins(puzzles);
    let judge = |(puzzle, twin): (&Puzzle, &Option<String>)| {
        let twin = twin.clone().map(Failure::Twin);
        let failure = twin.or_else(|| failure(puzzle, nodes));
        progress.step();
        failure
    };
    let both = || puzzles.par_iter().zip(&twins).map(judge).collect();
    on_threads(threads, both)
}

/// The id of the first puzzle that is the same as each, where there is one before it.
fn twins(puzzles: &[Puzzle]) -> Vec<Option<String>> {
    let (mut fuba, mut champions) = (HashMap::new(), HashMap::new());
    let twin = |puzzle: &Puzzle| {
        if puzzle.theme.game() == gaffer_fuba::Position::GAME {
            twin::<gaffer_fuba::Position>(puzzle, &mut fuba)
        } else {
            twin::<gaffer_champions::Position>(puzzle, &mut champions)
        }
    };
    puzzles.iter().map(twin).collect()
}

fn twin<G: Puzzling>(puzzle: &Puzzle, known: &mut HashMap<G, String>) -> Option<String> {
    let position = puzzle.start::<G>().ok()?;
    let found = known.get(&position).cloned();
    if found.is_none() {
        for position in position.twins().into_iter().chain([position]) {
            known.insert(position, puzzle.id.clone());
        }
    }
    found
}

/// What is wrong with a puzzle.
pub fn failure(puzzle: &Puzzle, nodes: u64) -> Option<Failure> {
    of_game!(puzzle, failure_of(puzzle, nodes))
}

fn failure_of<G: Puzzling>(puzzle: &Puzzle, nodes: u64) -> Option<Failure> {
    let (position, best) = match legal::<G>(puzzle) {
        Ok(legal) => legal,
        Err(why) => return Some(Failure::NotLegal(why)),
    };
    let is_exact = G::DEPTHS.len() == 1;
    let ways = position.ways(nodes);
    let first = ways.first()?;
    let is_best =
        first.row.first() == best.first() && position.lost(&best, &first.row, nodes) < G::MARGIN;
    if !is_best {
        let row: Vec<String> = first.row.iter().map(ToString::to_string).collect();
        return Some(Failure::OtherBest(row.join(", ")));
    }
    let wanted = if is_exact { 1.0 } else { STAYS } * G::MARGIN;
    let margin = margin(&ways);
    (margin < wanted).then_some(Failure::Margin(margin))
}

/// The position and the best row, where the rules take both and the puzzle asks what it says.
fn legal<G: Puzzling>(puzzle: &Puzzle) -> Result<(G, Vec<G::Choice>), String> {
    let position = puzzle.start::<G>()?;
    let ways = puzzle.ways::<G>()?;
    if !position.may_be_asked() {
        return Err("it does not ask what puzzles ask".to_owned());
    }
    let asked: Option<Theme> = position.theme(&ways);
    if asked != Some(puzzle.theme) {
        return Err(format!("its theme is not {}", puzzle.theme));
    }
    for way in &ways {
        let mut after = position.clone();
        for choice in &way.row {
            if after.choose(*choice, &mut Silent).is_err() {
                return Err(format!("{choice} is refused"));
            }
        }
    }
    let best = ways.into_iter().next().map(|way| way.row);
    Ok((position, best.unwrap_or_default()))
}
