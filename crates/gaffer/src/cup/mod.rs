//! `gaffer cup`: competitions in one file, made, played, kept and printed in the terminal.

mod arguments;
mod book;
mod columns;
mod enter;
mod export;
pub(crate) mod fixture;
mod history;
mod new;
mod next;
mod one_match;
mod show;
mod simulate;
mod statistics;
mod table;
mod teams;

pub use arguments::{Cup, CupCommand};

use gaffer_cup::{Entry, FixtureId, TieId};

use crate::words::language;
use book::Book;

/// Runs the command.
pub fn run(arguments: Cup) -> Result<(), String> {
    let language = language(arguments.language);
    let open = |file: &std::path::Path| Book::open(file, language);
    match arguments.command {
        CupCommand::New(arguments) => new::run(&arguments, language),
        CupCommand::Show(arguments) => show::run(&open(&arguments.file)?, &arguments),
        CupCommand::Table { file } => table::run(&open(&file)?),
        CupCommand::Stats { file } => statistics::run(&open(&file)?),
        CupCommand::Next(arguments) => next::run(open(&arguments.file)?, &arguments),
        CupCommand::Simulate(arguments) => simulate::run(&open(&arguments.file)?, &arguments),
        CupCommand::Export { file, wanted } => export::run(&open(&file)?, wanted),
        CupCommand::Enter {
            file,
            number,
            sheet,
        } => {
            let (fixture, sheet) = (fixture(number)?, sheet.read());
            enter::take(open(&file)?, &Entry::Played { fixture, sheet })
        }
        CupCommand::Correct {
            file,
            number,
            sheet,
            reason,
        } => {
            let (fixture, sheet) = (fixture(number)?, sheet.read());
            let entry = Entry::Corrected {
                fixture,
                sheet,
                reason,
            };
            enter::take(open(&file)?, &entry)
        }
        CupCommand::Withdraw { file, team, reason } => {
            let book = open(&file)?;
            let team = teams::find(&book, &team)?;
            enter::take(book, &Entry::Withdrawn { team, reason })
        }
        CupCommand::Rule {
            file,
            tie,
            ruling,
            reason,
        } => {
            let tie = TieId(below(tie)?);
            let entry = Entry::Ruled {
                tie,
                ruling,
                reason,
            };
            enter::take(open(&file)?, &entry)
        }
    }
}

/// The match that people know by this number.
fn fixture(number: usize) -> Result<FixtureId, String> {
    below(number).map(FixtureId)
}

/// The number from 0 of what people count from 1.
fn below(number: usize) -> Result<usize, String> {
    number
        .checked_sub(1)
        .ok_or_else(|| "matches and ties are counted from 1".to_owned())
}
