//! `gaffer rules compare`: the same position under each edition, with the exact chances of every pass.

use gaffer_fuba::Position;
use gaffer_games::words::Language;
use gaffer_lab::fuba::compare::Comparison;

use crate::cli::Compare;
use crate::output::print_all;
use crate::position_file;
use crate::terminal::plain_board;

/// Runs the command.
pub fn run(arguments: &Compare) -> Result<(), String> {
    let case = arguments.case.as_deref();
    let position: Option<Position> = match &arguments.position {
        Some(path) => Some(position_file::read(path, arguments.at, case)?),
        None => None,
    };
    let comparison = Comparison::new(position.as_ref())?;
    print_all(&if arguments.json {
        comparison.json().to_string() + "\n"
    } else {
        plain_board(comparison.position()?, Language::ENGLISH) + &comparison.text()?
    })
}
