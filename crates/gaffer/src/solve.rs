//! `gaffer solve`: how to score with a roll in Champions 2020, with exact chances.

use gaffer_champions::Position;
use gaffer_games::words::Language;
use gaffer_lab::champions::solve::solve;

use crate::cli::Solve;
use crate::output::print_all;
use crate::position_file;
use crate::terminal::champions::plain_grid;

/// Runs the command.
pub fn run(arguments: &Solve) -> Result<(), String> {
    let position: Position =
        position_file::read(&arguments.position, arguments.at, arguments.case.as_deref())
            .map_err(|why| format!("{why} (gaffer solve is for Champions 2020)"))?;
    let solved = solve(position.open(), arguments.roll)?;
    print_all(&if arguments.json {
        solved.json(arguments.all).to_string() + "\n"
    } else {
        solved.text(arguments.all, |open, path| {
            plain_grid(open, path, Language::ENGLISH)
        })
    })
}
