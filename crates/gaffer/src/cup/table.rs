//! `gaffer cup table`: tables that explain themselves.

use gaffer_cup::{Overview, RowLine};
use gaffer_games::words::Language;

use super::book::Book;
use super::columns::{columns, heading};
use super::show::team_name;
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
        let rows = table.rows.iter().map(|row| cells(overview, row));
        let rows: Vec<Vec<String>> = std::iter::once(head(language)).chain(rows).collect();
        let name = table.name.as_deref().map(heading);
        name.unwrap_or_default() + &columns(&rows, &RIGHT)
    });
    tables.collect::<Vec<_>>().join("\n")
}

/// The columns of numbers.
const RIGHT: [usize; 8] = [0, 2, 3, 4, 5, 6, 7, 8];

/// What the columns are called.
pub(super) fn head(language: Language) -> Vec<String> {
    vec![
        String::new(),
        told!(language, cup::ColumnTeam),
        told!(language, cup::ColumnPlayed),
        told!(language, cup::ColumnWon),
        told!(language, cup::ColumnDrawn),
        told!(language, cup::ColumnLost),
        told!(language, cup::ColumnGoals),
        told!(language, cup::ColumnDifference),
        told!(language, cup::ColumnPoints),
        String::new(),
    ]
}

/// A row, with what put the team there.
pub(super) fn cells(overview: &Overview, row: &RowLine) -> Vec<String> {
    let difference = i64::from(row.goals_for) - i64::from(row.goals_against);
    vec![
        row.place.to_string(),
        row_name(overview, row),
        row.played.to_string(),
        row.won.to_string(),
        row.drawn.to_string(),
        row.lost.to_string(),
        format!("{}–{}", row.goals_for, row.goals_against),
        format!("{difference:+}"),
        row.points.to_string(),
        row.why.clone().unwrap_or_default(),
    ]
}

/// The team of a row, of a team of two both.
pub(super) fn row_name(overview: &Overview, row: &RowLine) -> String {
    let first = team_name(overview, row.team);
    match row.partner {
        Some(partner) => format!("{first} & {}", team_name(overview, partner)),
        None => first,
    }
}
