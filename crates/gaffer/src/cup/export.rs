//! `gaffer cup export`: a competition for other programs, a calendar, or a printer.

use std::io::{self, Write};

use gaffer_cup::export;

use super::arguments::ExportAs;
use super::book::Book;
use crate::words::told;

/// Runs the command.
pub(super) fn run(book: &Book, wanted: ExportAs) -> Result<(), String> {
    let (competition, language) = (book.competition(), book.language());
    let text = match wanted {
        ExportAs::Csv => export::csv(competition, language),
        ExportAs::Json => export::json(competition, language),
        ExportAs::Ics => export::ics(competition, language, super::book::now())
            .ok_or_else(|| told!(language, cup::NoDays))?,
        ExportAs::Html => export::html(competition, language),
    };
    // As it is: a calendar has carriage returns, and every format escapes what it must.
    let mut output = io::stdout().lock();
    match output
        .write_all(text.as_bytes())
        .and_then(|()| output.flush())
    {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(()),
    }
}
