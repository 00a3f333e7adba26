//! `gaffer cup simulate`: the chance of every place, from the rest of a competition played many times.

use std::time::Duration;

use gaffer_coach::{Luck, Stream};
use gaffer_core::{BySide, Side};
use gaffer_cup::{CoachPair, Competition, Places, Player, ResultSheet, Simulation, TeamId};
use gaffer_games::words::Language;
use gaffer_lab::{Interval, Progress as _, share};
use serde_json::json;

use super::arguments::{Simulate, SimulateFrom};
use super::book::Book;
use super::columns::columns;
use super::fixture::Fixture;
use super::teams::rate;
use crate::game;
use crate::output::print_all;
use crate::progress::Bar;
use crate::words::told;

/// How many seasons a thread plays at a time.
const TASK: u64 = 50;

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
    let (simulation, matches) = match source(competition, arguments) {
        SimulateFrom::Ratings => (Simulation::new(competition), None),
        SimulateFrom::Coaches => {
            let matches = play(competition, arguments, language)?;
            let count = matches.len();
            let simulation = Simulation::from_matches(competition, matches);
            (simulation, Some(count))
        }
    };
    let places = seasons(&simulation, competition, arguments, language)?;
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
    language: Language,
) -> Result<Vec<(CoachPair, ResultSheet)>, String> {
    let setting = competition.setting();
    let pairs = competition.coach_pairs().map_err(|teams| {
        let names: Vec<&str> = teams.iter().map(|team| competition.name(*team)).collect();
        told!(language, cup::NeedsRatings, teams = names.join(", "))
    })?;
    let game = game::find(&setting.game)?;
    let bar = Bar::of("matches")?;
    bar.expect(pairs.len() as u64 * arguments.matches);
    let matches = pairs.iter().flat_map(|pair| {
        let again = 0..arguments.matches;
        again.map(move |_| pair)
    });
    let played = share(
        arguments.threads.number(),
        (0_u64..).zip(matches),
        || Ok(Vec::new()),
        |mut played, (number, pair)| {
            let seed = Luck::at(setting.seed, Stream::Pairs, number).number();
            let fixture = Fixture {
                preset: setting.preset.clone(),
                options: competition.pairing_options(),
                teams: BySide::with(|side| {
                    let coach = &pair[usize::from(side == Side::Away)];
                    gaffer_cup::Team {
                        name: coach.clone(),
                        colour: String::new(),
                        player: Player::Coach(coach.clone()),
                        squad: Vec::new(),
                        rating: None,
                    }
                }),
                seed: seed.into(),
                patience: Duration::ZERO,
            };
            let sheet = game.play_unseen(&fixture)?.sheet;
            bar.step();
            played.push((number, pair.clone(), sheet));
            Ok(played)
        },
    )?;
    let mut played = played.concat();
    played.sort_by_key(|(number, _, _)| *number);
    let played = played.into_iter().map(|(_, pair, sheet)| (pair, sheet));
    Ok(played.collect())
}

/// Plays all seasons.
fn seasons(
    simulation: &Simulation,
    competition: &Competition,
    arguments: &Simulate,
    language: Language,
) -> Result<Places, String> {
    let teams = competition.setting().teams.len();
    let tasks = (0..arguments.seasons.div_ceil(TASK)).map(|task| {
        let first = task * TASK;
        first..(first + TASK).min(arguments.seasons)
    });
    let played = share(
        arguments.threads.number(),
        tasks,
        || Ok(Places::none(teams)),
        |mut places, seasons| {
            let more = simulation.seasons(seasons);
            places.add(&more.map_err(|refusal| competition.refusal_text(&refusal, language))?);
            Ok(places)
        },
    )?;
    let mut places = Places::none(teams);
    for some in &played {
        places.add(some);
    }
    Ok(places)
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
