//! A page to print: tables, fixtures, the bracket as a list, statistics, and an empty result sheet for each match that is due.

use gaffer_games::words::{Language, Phrase};
use maud::{DOCTYPE, Markup, html};

use crate::competition::Competition;
use crate::fixture::FixtureId;
use crate::lines::{bracket_words, match_words, table_head};
use crate::overview::{Overview, Round, TableLines};
use crate::statistics::FigureTable;
use crate::words::say;

const STYLE: &str = "
body { font: 11pt/1.4 system-ui, sans-serif; margin: 2em auto; max-width: 50em; padding: 0 1em }
table { border-collapse: collapse; margin: .5em 0 1.5em; width: 100% }
th, td { border-bottom: 1px solid #999; padding: .2em .5em; text-align: left; vertical-align: top }
.sheet { border: 1px solid #000; padding: 1em; margin: 1em 0; break-inside: avoid }
.sheet td, .sheet th { border: 1px solid #999; height: 2.2em }
h2 { break-after: avoid }
";

/// The whole page.
pub(super) fn text(competition: &Competition, language: Language) -> String {
    let overview = &competition.overview(language);
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
                    h2 { (language.render(&bracket_words())) }
                    ul {
                        @for tie in &overview.ties { li { (overview.tie_text(tie)) } }
                    }
                }
                @for table in competition.statistics().tables(competition, language) { (figures(&table)) }
                @for id in competition.next_of_each() { (sheet(competition, id, language)) }
            }
        }
    };
    page.into_string() + "\n"
}

fn table_part(overview: &Overview, table: &TableLines, language: Language) -> Markup {
    let name = table.name.clone();
    html! {
        h2 { (name.unwrap_or_else(|| language.render(&say!(lines::Table)))) }
        table {
            tr { @for cell in table_head(language) { th scope="col" { (cell) } } }
            @for row in &table.rows {
                tr { @for cell in overview.cells(row) { td { (cell) } } }
            }
        }
    }
}

fn round_part(overview: &Overview, round: &Round, language: Language) -> Markup {
    html! {
        h2 { (round.title(language)) }
        table {
            @for line in &round.fixtures {
                tr {
                    td { (line.id + 1) }
                    td { (overview.pairing(line)) }
                    td { (line.standing(language)) }
                    td { (line.part_of.as_deref().unwrap_or_default()) }
                    td { (line.note.as_deref().unwrap_or_default()) }
                }
            }
        }
        @for line in round.bye_lines(overview, language) { p { (line) } }
    }
}

fn figures(table: &FigureTable) -> Markup {
    html! {
        h2 { (table.title) }
        table {
            tr { @for cell in &table.head { th scope="col" { (cell) } } }
            @for row in &table.rows { tr { @for cell in row { td { (cell) } } } }
        }
    }
}

/// An empty sheet of a match, with who is missing in it.
fn sheet(competition: &Competition, id: FixtureId, language: Language) -> Markup {
    let names = competition.names(id);
    let title = match_words(id, names.home.clone(), names.away.clone());
    let mut lines: Vec<Phrase> = vec![say!(lines::SheetGoals), say!(lines::SheetAfter)];
    if competition.has_squads() {
        lines.extend([
            say!(lines::SheetYellow),
            say!(lines::SheetRed),
            say!(lines::SheetInjured),
            say!(lines::SheetInjuredTwice),
        ]);
    }
    if competition.setting().carries_skills() {
        lines.extend([say!(lines::SheetLost), say!(lines::SheetWon)]);
    }
    lines.push(say!(lines::SheetSigned));
    html! {
        section class="sheet" {
            h2 { (language.render(&title)) }
            @for line in competition.squad_lines(id, language) { p { (line) } }
            table {
                tr { th {} th scope="col" { (names.home) } th scope="col" { (names.away) } }
                @for line in lines { tr { th scope="row" { (language.render(&line)) } td {} td {} } }
            }
        }
    }
}
