//! Fixtures and tables as comma-separated values (RFC 4180): the fixtures, an empty line, the tables.

use crate::overview::{FixtureStatus, Overview};

/// The whole text.
pub(super) fn text(overview: &Overview) -> String {
    let mut text = line(&[
        "match", "round", "day", "part_of", "home", "away", "status", "result",
    ]);
    for round in &overview.rounds {
        for fixture in &round.fixtures {
            text += &line(&[
                &(fixture.id + 1).to_string(),
                &round.number.to_string(),
                round.day.as_deref().unwrap_or_default(),
                fixture.part_of.as_deref().unwrap_or_default(),
                overview.team_name(fixture.home),
                overview.team_name(fixture.away),
                status(fixture.status),
                fixture.result.as_deref().unwrap_or_default(),
            ]);
        }
    }
    if !overview.tables.is_empty() {
        text += "\r\n";
        text += &line(&[
            "table",
            "place",
            "team",
            "played",
            "won",
            "drawn",
            "lost",
            "goals_for",
            "goals_against",
            "points",
            "why",
        ]);
    }
    for table in &overview.tables {
        for row in &table.rows {
            text += &line(&[
                table.name.as_deref().unwrap_or_default(),
                &row.place.to_string(),
                &overview.row_name(row),
                &row.played.to_string(),
                &row.won.to_string(),
                &row.drawn.to_string(),
                &row.lost.to_string(),
                &row.goals_for.to_string(),
                &row.goals_against.to_string(),
                &row.points.to_string(),
                row.why.as_deref().unwrap_or_default(),
            ]);
        }
    }
    text
}

fn status(status: FixtureStatus) -> &'static str {
    match status {
        FixtureStatus::Waiting => "waiting",
        FixtureStatus::Playing => "playing",
        FixtureStatus::Played => "played",
        FixtureStatus::Forfeited => "forfeited",
        FixtureStatus::Annulled => "annulled",
    }
}

fn line(cells: &[&str]) -> String {
    let cells: Vec<String> = cells.iter().map(|text| cell(text)).collect();
    cells.join(",") + "\r\n"
}

/// A cell, quoted where it must be. What a spreadsheet would take for a formula is text.
fn cell(text: &str) -> String {
    let text = if text.starts_with(['=', '+', '-', '@']) {
        format!("'{text}")
    } else {
        text.to_owned()
    };
    if text.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_are_quoted_and_no_formula_is_left() {
        assert_eq!(line(&["a", "b,c", "d\"e"]), "a,\"b,c\",\"d\"\"e\"\r\n");
        assert_eq!(cell("=1+1"), "'=1+1");
        assert_eq!(cell("@x,y"), "\"'@x,y\"");
    }
}
