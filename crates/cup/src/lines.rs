//! What a terminal and a printed page say alike: names, lines and cells of an overview.

use gaffer_core::Side;
use gaffer_games::words::{Language, Phrase};

use crate::competition::Competition;
use crate::fixture::FixtureId;
use crate::overview::{FixtureLine, FixtureStatus, Overview, Round, RowLine, TieLine};
use crate::team::TeamId;
use crate::words::say;

impl Overview {
    /// The name of a team by its number in the seeding.
    pub fn team_name(&self, team: usize) -> &str {
        self.teams.get(team).map_or("", |team| &team.name)
    }

    /// "Rovers – United".
    pub fn pairing(&self, line: &FixtureLine) -> String {
        let [home, away] = [line.home, line.away].map(|team| self.team_name(team));
        format!("{home} – {away}")
    }

    /// The team of a row, of a team of two both.
    pub fn row_name(&self, row: &RowLine) -> String {
        let first = self.team_name(row.team);
        match row.partner {
            Some(partner) => format!("{first} & {}", self.team_name(partner)),
            None => first.to_owned(),
        }
    }

    /// The cells of a row, under the names of [`table_head`].
    pub fn cells(&self, row: &RowLine) -> Vec<String> {
        let difference = i64::from(row.goals_for) - i64::from(row.goals_against);
        vec![
            row.place.to_string(),
            self.row_name(row),
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

    /// "Semi-final 1: Rovers – United  2–1  → Rovers".
    pub fn tie_text(&self, tie: &TieLine) -> String {
        let sides = tie.sides.iter().map(|side| match side.team {
            Some(team) => self.team_name(team),
            None => &side.from,
        });
        let sides = sides.collect::<Vec<_>>().join(" – ");
        let mut text = format!("{}: {sides}", tie.name);
        if !tie.results.is_empty() {
            text = format!("{text}  {}", tie.results.join("; "));
        }
        if let Some(winner) = tie.winner {
            text = format!("{text}  → {}", self.team_name(winner));
        }
        text
    }
}

/// What the columns of a table are called.
pub fn table_head(language: Language) -> Vec<String> {
    let names = [
        Phrase::Plain(String::new()),
        say!(lines::ColumnTeam),
        say!(lines::ColumnPlayed),
        say!(lines::ColumnWon),
        say!(lines::ColumnDrawn),
        say!(lines::ColumnLost),
        say!(lines::ColumnGoals),
        say!(lines::ColumnDifference),
        say!(lines::ColumnPoints),
        Phrase::Plain(String::new()),
    ];
    names.iter().map(|name| language.render(name)).collect()
}

impl FixtureLine {
    /// How the match stands, in words; nothing where it waits.
    pub fn standing(&self, language: Language) -> String {
        match (&self.result, self.status) {
            (Some(result), _) => result.clone(),
            (None, FixtureStatus::Playing) => language.render(&say!(lines::BeingPlayed)),
            (None, FixtureStatus::Annulled) => language.render(&say!(lines::DoesNotCount)),
            (None, _) => String::new(),
        }
    }
}

impl Round {
    /// The heading of the round, with its day where it has one.
    pub fn title(&self, language: Language) -> String {
        let number = self.number;
        language.render(&match &self.day {
            Some(day) => say!(lines::RoundOn, number, day = day.clone()),
            None => say!(lines::Round, number),
        })
    }

    /// Who has a bye in it, a line for each.
    pub fn bye_lines(&self, overview: &Overview, language: Language) -> Vec<String> {
        let byes = self.byes.iter();
        byes.map(|team| {
            let team = overview.team_name(*team).to_owned();
            language.render(&say!(lines::HasBye, team))
        })
        .collect()
    }
}

impl Competition {
    /// Each team's next match, as far as it can begin now.
    pub fn next_of_each(&self) -> Vec<FixtureId> {
        let mut seen: Vec<TeamId> = Vec::new();
        let mut next = Vec::new();
        for id in self.due() {
            let Ok(fixture) = self.fixture(id) else {
                continue;
            };
            let teams = Side::BOTH.map(|side| fixture.teams[side]);
            if teams.iter().all(|team| !seen.contains(team)) {
                next.push(id);
            }
            seen.extend(teams);
        }
        next
    }
}

/// "match 3: Rovers – City", the teams as they are to be named.
pub fn match_words(id: FixtureId, home: String, away: String) -> Phrase {
    say!(lines::Match, number = id.0 + 1, home, away)
}

/// The heading of the bracket.
pub fn bracket_words() -> Phrase {
    say!(lines::Bracket)
}
