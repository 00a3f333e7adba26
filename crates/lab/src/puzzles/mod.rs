//! Puzzles: positions with one best answer, made from matches between coaches and judged by searches or the exact solver
//! (docs/PUZZLES.md).

mod attempt;
mod champions;
mod check;
mod corpus;
mod fuba;
mod levels;
mod make;
mod puzzle;
mod puzzling;
mod theme;

pub use attempt::{PuzzleAttempt, PuzzleInfo, PuzzleSolution, Wish};
pub use check::{Failure, check, failure};
pub use corpus::{Corpus, Known, Wanted};
pub use make::Making;
pub(crate) use make::Searches;
pub use puzzle::{Puzzle, Way, Worth};
pub use puzzling::{Made, Puzzling};
pub use theme::Theme;

/// Does something with the type of a puzzle's game: `of_game!(puzzle, function(arguments))`.
macro_rules! of_game {
    ($puzzle:expr, $function:ident($($argument:expr),*)) => {
        if $puzzle.theme.game() == <gaffer_fuba::Position as gaffer_core::Rules>::GAME {
            $function::<gaffer_fuba::Position>($($argument),*)
        } else {
            $function::<gaffer_champions::Position>($($argument),*)
        }
    };
}
use of_game;
