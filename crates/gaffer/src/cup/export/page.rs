//! A page to print: tables, fixtures, the bracket as a list, and an empty result sheet for each match that is due.

use gaffer_cup::{Competition, FixtureId, Overview, Round, TableLines};
use gaffer_games::words::Language;
use maud::{DOCTYPE, Markup, html};

use crate::cup::show::{next_of_each, pairing, round_name, standing, team_name, tie_text};
use crate::cup::squads;
use crate::cup::table::{cells, head};
use crate::words::told;

const STYLE: &str = "
body { font: 11pt/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 50em; padding: 0 1em }
table { border-collapse: collapse; margin: .5em 0 1.5em; width: 100% }
th, td { border-bottom: 1px solid #999; padding: .2em .5em; text-align: left; vertical-align: top }
.sheet { border: 1px solid #000; padding: 1em; margin: 1em 0; break-inside: avoid }
.sheet td, .sheet th { border: 1px solid #999; height: 2.2em }
h2 { break-after: avoid }
";

/// The whole page.
pub(super) fn text(competition: &Competition, overview: &Overview, language: Language) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (overview.name) }
                style { (STYLE) }
            }
            body {
                h1 { (overview.name) }
                @for table in &overview.tables { (table_part(overview, table, language)) }
                @for round in &overview.rounds { (round_part(overview, round, language)) }
                @if !overview.ties.is_empty() {
                    h2 { (told!(language, cup::Bracket)) }
                    ul {
                        @for tie in &overview.ties { li { (tie_text(overview, tie)) } }
                    }
                }
                @for id in next_of_each(competition) { (sheet(competition, id, language)) }
            }
        }
    };
    page.into_string() + "\n"
}

fn table_part(overview: &Overview, table: &TableLines, language: Language) -> Markup {
    let name = table.name.clone();
    html! {
        h2 { (name.unwrap_or_else(|| told!(language, cup::Table))) }
        table {
            tr { @for cell in head(language) { th scope="col" { (cell) } } }
            @for row in &table.rows {
                tr { @for cell in cells(overview, row) { td { (cell) } } }
            }
        }
    }
}

fn round_part(overview: &Overview, round: &Round, language: Language) -> Markup {
    html! {
        h2 { (round_name(round, language)) }
        table {
            @for line in &round.fixtures {
                tr {
                    td { (line.id + 1) }
                    td { (pairing(overview, line)) }
                    td { (standing(line, language)) }
                    td { (line.part_of.as_deref().unwrap_or_default()) }
                    td { (line.note.as_deref().unwrap_or_default()) }
                }
            }
        }
        @for team in &round.byes {
            p { (told!(language, cup::HasBye, team = team_name(overview, *team))) }
        }
    }
}

/// An empty sheet of a match, with who is missing in it.
fn sheet(competition: &Competition, id: FixtureId, language: Language) -> Markup {
    let names = competition.names(id);
    let (number, home, away) = (id.0 + 1, names.home.clone(), names.away.clone());
    let mut lines = vec![
        told!(language, cup::SheetGoals),
        told!(language, cup::SheetAfter),
    ];
    if competition.has_squads() {
        lines.extend([
            told!(language, cup::SheetYellow),
            told!(language, cup::SheetRed),
            told!(language, cup::SheetInjured),
            told!(language, cup::SheetInjuredTwice),
        ]);
    } else {
        lines.extend([
            told!(language, cup::SheetLost),
            told!(language, cup::SheetWon),
        ]);
    }
    lines.push(told!(language, cup::SheetSigned));
    html! {
        section class="sheet" {
            h2 { (told!(language, cup::Match, number, home, away)) }
            @for line in squads::before(competition, id, language) { p { (line) } }
            table {
                tr { th {} th scope="col" { (names.home) } th scope="col" { (names.away) } }
                @for line in lines { tr { th scope="row" { (line) } td {} td {} } }
            }
        }
    }
}
