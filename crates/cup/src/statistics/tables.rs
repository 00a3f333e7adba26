//! Statistics in the words of a reader: tables that a terminal, a page and a printer show alike.

use gaffer_champions::Shirt;
use gaffer_games::words::{Language, Phrase};
use serde::Serialize;
use utoipa::ToSchema;

use super::{Notable, Outcomes, Statistics, TeamFigures, WholeFigures};
use crate::competition::Competition;
use crate::team::TeamId;
use crate::words::say;

/// A table of figures, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = CupFigureTable)]
pub struct FigureTable {
    /// What it is of.
    pub title: String,
    /// What its columns are called; the first may have no name.
    pub head: Vec<String>,
    /// Its rows, each with a cell for every column.
    pub rows: Vec<Vec<String>>,
}

impl Statistics {
    /// Everything in tables: the whole, the teams, the players. Nothing before the first match that counts.
    pub fn tables(&self, competition: &Competition, language: Language) -> Vec<FigureTable> {
        if self.whole.played + self.whole.forfeited == 0 {
            return Vec::new();
        }
        let table = |title: Phrase, head: Vec<Phrase>, rows: Vec<Vec<String>>| FigureTable {
            title: language.render(&title),
            head: head.iter().map(|name| language.render(name)).collect(),
            rows,
        };
        let of_teams = |title: Phrase, columns: Vec<Phrase>, cells: &Cells<'_>| {
            let head = [say!(lines::ColumnTeam)].into_iter().chain(columns);
            let rows = self.teams.iter().map(|team| {
                let name = competition.name(TeamId(team.team)).to_owned();
                [name].into_iter().chain(cells(team)).collect()
            });
            table(title, head.collect(), rows.collect())
        };
        let no_name = || Phrase::Plain(String::new());
        let mut tables = vec![
            table(
                say!(statistics::Competition),
                vec![no_name(), no_name(), no_name()],
                self.whole.rows(language),
            ),
            of_teams(say!(statistics::Results), result_columns(), &results),
            of_teams(say!(statistics::Goals), goal_columns(), &goals),
            of_teams(say!(statistics::Runs), run_columns(), &runs),
            of_teams(
                say!(statistics::Records),
                vec![
                    say!(statistics::ColumnBiggestWin),
                    say!(statistics::ColumnMostGoals),
                ],
                &|team| {
                    let records = [team.biggest_win, team.most_goals];
                    records.map(|one| notable(competition, one)).to_vec()
                },
            ),
        ];
        if competition.has_squads() {
            tables.push(of_teams(say!(statistics::Cards), card_columns(), &|team| {
                let counted = team.discipline.unwrap_or_default();
                numbers([counted.yellow, counted.red, counted.injuries])
            }));
        }
        if !self.players.is_empty() {
            let head = [say!(statistics::ColumnPlayer), say!(lines::ColumnTeam)].into_iter();
            let head = head.chain(card_columns());
            let head = head.chain([say!(statistics::ColumnMissed)]).collect();
            let rows = self.player_rows(competition);
            tables.push(table(say!(statistics::Players), head, rows));
        }
        tables
    }

    fn player_rows(&self, competition: &Competition) -> Vec<Vec<String>> {
        let rows = self.players.iter().map(|player| {
            let team = TeamId(player.team);
            let name = Shirt::new(player.shirt)
                .map(|shirt| competition.player_name(team, shirt))
                .unwrap_or_default();
            let counted = player.discipline;
            let figures = [counted.yellow, counted.red, counted.injuries, player.missed];
            let names = [name, competition.name(team).to_owned()].into_iter();
            names.chain(numbers(figures)).collect()
        });
        rows.collect()
    }
}

/// The cells of a team in a table.
type Cells<'a> = dyn Fn(&TeamFigures) -> Vec<String> + 'a;

fn result_columns() -> Vec<Phrase> {
    vec![
        say!(lines::ColumnPlayed),
        say!(lines::ColumnWon),
        say!(lines::ColumnDrawn),
        say!(lines::ColumnLost),
        say!(statistics::ColumnExtraTime),
        say!(statistics::ColumnKicks),
        say!(statistics::ColumnForfeits),
    ]
}

/// How a team's matches ended; those after regular time as won and lost.
fn results(team: &TeamFigures) -> Vec<String> {
    let by = |how: fn(&Outcomes) -> u32| format!("{}–{}", how(&team.won), how(&team.lost));
    let mut cells = numbers([
        team.matches,
        team.won.total(),
        team.drawn,
        team.lost.total(),
    ]);
    cells.extend([
        by(|of| of.extra_time),
        by(|of| of.shoot_out),
        by(|of| of.forfeit),
    ]);
    cells
}

fn goal_columns() -> Vec<Phrase> {
    vec![
        say!(statistics::MatchesPlayed),
        say!(statistics::ColumnFor),
        say!(statistics::ColumnAgainst),
        say!(statistics::ColumnPerMatch),
        say!(statistics::ColumnCleanSheets),
    ]
}

fn goals(team: &TeamFigures) -> Vec<String> {
    let per_match = match team.played {
        0 => String::new(),
        played => format!(
            "{}–{}",
            ratio(team.goals_for, played),
            ratio(team.goals_against, played)
        ),
    };
    let mut cells = numbers([team.played, team.goals_for, team.goals_against]);
    cells.extend([per_match, team.clean_sheets.to_string()]);
    cells
}

fn run_columns() -> Vec<Phrase> {
    vec![
        say!(statistics::ColumnUnbeaten),
        say!(statistics::ColumnWinning),
        say!(statistics::ColumnLosing),
    ]
}

fn runs(team: &TeamFigures) -> Vec<String> {
    numbers([team.unbeaten_run, team.winning_run, team.losing_run])
}

fn card_columns() -> Vec<Phrase> {
    vec![
        say!(statistics::ColumnYellow),
        say!(statistics::ColumnRed),
        say!(statistics::ColumnInjuries),
    ]
}

/// "5–0 City (#3)".
fn notable(competition: &Competition, one: Option<Notable>) -> String {
    one.map_or_else(String::new, |one| {
        let (goals_for, goals_against) = (one.goals_for, one.goals_against);
        let opponent = competition.name(TeamId(one.opponent));
        format!(
            "{goals_for}–{goals_against} {opponent} (#{})",
            one.fixture + 1
        )
    })
}

impl WholeFigures {
    /// What was counted, how often, and its share of the matches or its number in each.
    fn rows(&self, language: Language) -> Vec<Vec<String>> {
        let row = |name: Phrase, count: u32, more: String| {
            vec![language.render(&name), count.to_string(), more]
        };
        let per_match = |count: u32, matches: u32| match matches {
            0 => String::new(),
            matches => {
                let number = ratio(count, matches);
                language.render(&say!(statistics::PerMatch, number))
            }
        };
        let share = |count: u32| match self.played {
            0 => String::new(),
            played => format!("{:.1} %", 100.0 * f64::from(count) / f64::from(played)),
        };
        let shared = |name, count| row(name, count, share(count));
        let mut rows = vec![
            row(say!(statistics::MatchesPlayed), self.played, String::new()),
            row(
                say!(statistics::MatchesForfeited),
                self.forfeited,
                String::new(),
            ),
            row(
                say!(statistics::AllGoals),
                self.goals,
                per_match(self.goals, self.played),
            ),
            shared(say!(statistics::HomeWins), self.home_wins),
            shared(say!(statistics::Draws), self.draws),
            shared(say!(statistics::AwayWins), self.away_wins),
            shared(say!(statistics::ExtraTime), self.extra_time),
            shared(say!(statistics::ShootOuts), self.shoot_outs),
        ];
        if let Some(counted) = self.discipline {
            let of_begun = |name, count| row(name, count, per_match(count, self.begun));
            rows.extend([
                of_begun(say!(statistics::YellowCards), counted.yellow),
                of_begun(say!(statistics::RedCards), counted.red),
                of_begun(say!(statistics::Injuries), counted.injuries),
            ]);
        }
        rows
    }
}

fn numbers<const N: usize>(numbers: [u32; N]) -> Vec<String> {
    numbers.iter().map(u32::to_string).collect()
}

fn ratio(count: u32, matches: u32) -> String {
    format!("{:.2}", f64::from(count) / f64::from(matches))
}
