//! `gaffer replay`: a recorded match, printed or stepped through.

use std::fmt::Write as _;
use std::path::Path;

use gaffer_core::{Answer, BySide, Match, Record, Rules};
use gaffer_fuba::{Event, Position};

use crate::board;
use crate::cli::Replay;
use crate::output::print_all;
use crate::record_file;

/// Runs the command.
pub fn run(arguments: &Replay) -> Result<(), String> {
    let record = record_file::read::<Position>(&arguments.file)?;
    if arguments.print {
        return print_all(&print(&record, arguments.pitch, &arguments.file)?);
    }
    crate::terminal::replay(moments(&record, &arguments.file)?, names(&record))
        .map_err(|error| format!("the terminal failed: {error}"))
}

/// One moment of a recorded match: the answer, what happened, and the position after it.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The answer that led here, in its notation; empty at the start.
    pub answer: String,
    /// What happened.
    pub events: Vec<Event>,
    /// The position.
    pub position: Position,
}

/// Every moment of a recorded match.
pub fn moments(record: &Record<Position>, file: &Path) -> Result<Vec<Moment>, String> {
    // Checks the whole record first, so that a bad one is refused with its reason.
    record
        .replay()
        .map_err(|error| format!("{}: {error}", file.display()))?;
    let mut game =
        Match::<Position>::new(&record.header.options).map_err(|faults| faults.to_string())?;
    let mut moments = vec![Moment {
        answer: String::new(),
        events: Vec::new(),
        position: *game.position(),
    }];
    for answer in &record.answers {
        let before = game.events().len();
        match answer {
            Answer::Choice(choice) => game.choose(*choice).map_err(|why| why.to_string())?,
            Answer::Roll(dice) => game.roll(*dice).map_err(|why| why.to_string())?,
        }
        moments.push(Moment {
            answer: answer.to_string(),
            events: game.events()[before..].to_vec(),
            position: *game.position(),
        });
    }
    Ok(moments)
}

fn names(record: &Record<Position>) -> BySide<String> {
    BySide::with(|side| record.header.seats[side].name.clone())
}

fn print(record: &Record<Position>, pitch: bool, file: &Path) -> Result<String, String> {
    let names = names(record);
    let mut text = String::new();
    if let Some(seed) = record.header.seed {
        let _ = writeln!(text, "{} - {}, seed {seed}", names.home, names.away);
    }
    for moment in moments(record, file)? {
        for event in &moment.events {
            let rule = Position::rule_of(event).map_or(String::new(), |rule| format!("  [{rule}]"));
            let _ = writeln!(text, "{}{rule}", Position::tell(event, &names));
        }
        if pitch && moment.position.question() == "target" {
            let open = moment.position.open();
            let _ = write!(text, "\n{}\n{}\n", board::headline(open), board::draw(open));
        }
    }
    Ok(text)
}
