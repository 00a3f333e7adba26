//! A competition for other programs, a calendar, or a printer, as text.

mod calendar;
mod csv;
mod page;

use gaffer_games::words::Language;
use serde::Serialize;

use crate::competition::Competition;
use crate::overview::Overview;
use crate::statistics::Statistics;
use crate::team::Player;

/// Fixtures and tables as comma-separated values (RFC 4180).
pub fn csv(competition: &Competition, language: Language) -> String {
    csv::text(&competition.overview(language))
}

/// Everything that a page shows, as JSON: an [`Overview`] and the [`Statistics`]. What programs are started by is left out.
pub fn json(competition: &Competition, language: Language) -> String {
    #[derive(Serialize)]
    struct All {
        #[serde(flatten)]
        overview: Overview,
        statistics: Statistics,
    }
    let mut overview = competition.overview(language);
    for team in &mut overview.teams {
        if let Player::Program(command) = &mut team.player {
            command.clear();
        }
    }
    let all = All {
        overview,
        statistics: competition.statistics(),
    };
    // Nothing in it can fail to be written: all keys are names.
    serde_json::to_string_pretty(&all).unwrap_or_default() + "\n"
}

/// The matches as a calendar (RFC 5545) made at this moment, in seconds since 1970; nothing where rounds have no days.
pub fn ics(competition: &Competition, language: Language, now: u64) -> Option<String> {
    competition.setting().calendar.as_ref()?;
    Some(calendar::text(competition, language, now))
}

/// A page to print: tables, fixtures, the bracket as a list, statistics, and an empty result sheet for each match that is due.
pub fn html(competition: &Competition, language: Language) -> String {
    page::text(competition, language)
}
