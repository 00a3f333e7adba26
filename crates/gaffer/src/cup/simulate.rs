//! `gaffer cup simulate`: the chance of every place, from the rest of a competition played many times.

use gaffer_cup::{CoachPair, Competition, Places, Player, ResultSheet, TeamId};
use gaffer_games::words::Language;
use gaffer_lab::cup::{play_coaches, play_seasons};
use gaffer_lab::{Hands, Interval};
use serde_json::json;

use super::arguments::{Simulate, SimulateFrom};
use super::book::Book;
use super::columns::columns;
use super::teams::rate;
use crate::output::print_all;
use crate::progress::Bar;
use crate::words::told;

/// Runs the command.
pub(super) fn run(book: &Book, arguments: &Simulate) -> Result<(), String> {
    let language = book.language();
    let mut setting = book.competition().setting().clone();
    for text in &arguments.ratings {
        rate(text, &mut setting.teams)?;
    }
    let journal = book.competition().journal().iter().cloned();
    let competition = &Competition::rebuild(setting, journal)
        .map_err(|refusal| book.competition().refusal_text(&refusal, language))?;
    let players = arguments.players.gather()?;
    let hands = players.hands();
    let matches = match source(competition, arguments) {
        SimulateFrom::Ratings => None,
        SimulateFrom::Coaches => Some(play(competition, arguments, hands, language)?),
    };
    let count = matches.as_ref().map(Vec::len);
    let bar = Bar::of("seasons")?;
    let seasons = arguments.seasons;
    let places = play_seasons(competition, matches, seasons, language, hands, &bar)?;
    drop(bar);
    let matches = count;
    if arguments.json {
        return print_all(&(json_text(&places, competition, matches) + "\n"));
    }
    let seasons = places.seasons() as usize;
    let said = match matches {
        None => told!(language, cup::Simulated, seasons),
        Some(matches) => {
            let each = arguments.matches as usize;
            told!(language, cup::SimulatedFromCoaches, seasons, matches, each)
        }
    };
    print_all(&(table(&places, competition, language) + &said + "\n"))
}

/// What the matches are drawn from: coaches where they play every team and nobody has given a rating.
fn source(competition: &Competition, arguments: &Simulate) -> SimulateFrom {
    let teams = &competition.setting().teams;
    let coached = |team: &gaffer_cup::Team| matches!(team.player, Player::Coach(_));
    let usual = if teams
        .iter()
        .all(|team| coached(team) && team.rating.is_none())
    {
        SimulateFrom::Coaches
    } else {
        SimulateFrom::Ratings
    };
    arguments.from.unwrap_or(usual)
}

/// The matches of every pair of coaches that may still meet, always the same ones for a competition.
fn play(
    competition: &Competition,
    arguments: &Simulate,
    hands: Hands<'_>,
    language: Language,
) -> Result<Vec<(CoachPair, ResultSheet)>, String> {
    let pairs = competition.coach_pairs().map_err(|teams| {
        let names: Vec<&str> = teams.iter().map(|team| competition.name(*team)).collect();
        told!(language, cup::NeedsRatings, teams = names.join(", "))
    })?;
    let bar = Bar::of("matches")?;
    play_coaches(competition, pairs, arguments.matches, hands, &bar)
}

/// The shares of all places of a team.
fn shares(places: &Places, team: usize) -> impl Iterator<Item = Interval> {
    let counts = places.of(TeamId(team)).iter();
    counts.map(|count| Interval::of_share(*count, places.seasons()))
}

fn json_text(places: &Places, competition: &Competition, matches: Option<usize>) -> String {
    let teams = competition.setting().teams.iter().enumerate();
    let lines = teams.map(|(number, team)| {
        let shares: Vec<_> = shares(places, number)
            .map(|share| json!({ "mean": share.mean, "low": share.low, "high": share.high }))
            .collect();
        json!({ "team": team.name, "places": shares })
    });
    let lines: Vec<_> = lines.collect();
    let from = matches.map_or("ratings", |_| "coaches");
    json!({
        "seasons": places.seasons(), "from": from, "matches": matches, "cards": false, "teams": lines,
    })
    .to_string()
}

fn table(places: &Places, competition: &Competition, language: Language) -> String {
    let teams = &competition.setting().teams;
    let mut rows = vec![vec![told!(language, cup::ColumnTeam)]];
    rows[0].extend((1..=teams.len()).map(|place| place.to_string()));
    rows.extend(teams.iter().enumerate().map(|(number, team)| {
        let shares = shares(places, number).map(|share| {
            let percent = |share: f64| (100.0 * share).round();
            format!("{}–{}", percent(share.low), percent(share.high))
        });
        std::iter::once(team.name.clone()).chain(shares).collect()
    }));
    let right: Vec<usize> = (1..=teams.len()).collect();
    columns(&rows, &right)
}
