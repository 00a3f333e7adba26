//! `gaffer cup table`: tables that explain themselves.

use gaffer_cup::{Overview, table_head};
use gaffer_games::words::Language;

use super::book::Book;
use super::columns::{columns, heading};
use crate::output::print_all;
use crate::words::told;

/// Runs the command.
pub(super) fn run(book: &Book) -> Result<(), String> {
    let language = book.language();
    let overview = book.competition().overview(language);
    if overview.tables.is_empty() {
        return print_all(&(told!(language, cup::NoTables) + "\n"));
    }
    print_all(&text(&overview, language))
}

/// All tables.
pub(super) fn text(overview: &Overview, language: Language) -> String {
    let tables = overview.tables.iter().map(|table| {
        let rows = table.rows.iter().map(|row| overview.cells(row));
        let rows: Vec<Vec<String>> = std::iter::once(table_head(language)).chain(rows).collect();
        let name = table.name.as_deref().map(heading);
        name.unwrap_or_default() + &columns(&rows, &RIGHT)
    });
    tables.collect::<Vec<_>>().join("\n")
}

/// The columns of numbers.
const RIGHT: [usize; 8] = [0, 2, 3, 4, 5, 6, 7, 8];
