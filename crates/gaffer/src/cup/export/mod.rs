//! `gaffer cup export`: a competition for other programs, a calendar, or a printer.

mod calendar;
mod csv;
mod page;

use std::io::{self, Write};

use super::arguments::ExportAs;
use super::book::Book;
use crate::words::told;

/// Runs the command.
pub(super) fn run(book: &Book, wanted: ExportAs) -> Result<(), String> {
    let language = book.language();
    let overview = book.competition().overview(language);
    let text = match wanted {
        ExportAs::Csv => csv::text(&overview),
        ExportAs::Json => {
            let text =
                serde_json::to_string_pretty(&overview).map_err(|error| error.to_string())?;
            text + "\n"
        }
        ExportAs::Ics if book.competition().setting().calendar.is_none() => {
            return Err(told!(language, cup::NoDays));
        }
        ExportAs::Ics => calendar::text(book.competition(), &overview, super::book::now()),
        ExportAs::Html => page::text(book.competition(), &overview, language),
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
