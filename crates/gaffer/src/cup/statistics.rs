//! `gaffer cup stats`: what was counted so far.

use super::book::Book;
use super::columns::{columns, heading};
use crate::output::print_all;
use crate::words::told;

/// Runs the command.
pub(super) fn run(book: &Book) -> Result<(), String> {
    let (competition, language) = (book.competition(), book.language());
    let tables = competition.statistics().tables(competition, language);
    if tables.is_empty() {
        return print_all(&(told!(language, cup::NothingYet) + "\n"));
    }
    let tables = tables.iter().map(|table| {
        let head = table.head.iter().any(|name| !name.is_empty());
        let head = head.then(|| table.head.clone());
        let rows: Vec<Vec<String>> = head.into_iter().chain(table.rows.clone()).collect();
        let right: Vec<usize> = (0..table.head.len())
            .filter(|column| table.rows.iter().all(|row| is_number(&row[*column])))
            .collect();
        heading(&table.title) + &columns(&rows, &right)
    });
    print_all(&tables.collect::<Vec<_>>().join("\n"))
}

/// Whether a cell has nothing but numbers, as "12" or "2–1" have.
fn is_number(cell: &str) -> bool {
    cell.chars().all(|c| c.is_ascii_digit() || ".–".contains(c))
}
