//! `gaffer cup simulate`: the chance of every place, from the rest of a competition played many times.

use gaffer_cup::{Places, Simulation, TeamId};
use gaffer_lab::{Interval, share};
use serde_json::json;

use super::arguments::Simulate;
use super::book::Book;
use super::columns::columns;
use crate::output::print_all;
use crate::words::told;

/// How many seasons a thread plays at a time.
const TASK: u64 = 50;

/// Runs the command.
pub(super) fn run(book: &Book, arguments: &Simulate) -> Result<(), String> {
    let (competition, language) = (book.competition(), book.language());
    let teams = &competition.setting().teams;
    let simulation = Simulation::new(competition);
    let tasks = (0..arguments.seasons.div_ceil(TASK)).map(|task| {
        let first = task * TASK;
        first..(first + TASK).min(arguments.seasons)
    });
    let played = share(
        arguments.threads.number(),
        tasks,
        || Ok(Places::none(teams.len())),
        |mut places, seasons| {
            let more = simulation.seasons(seasons);
            places.add(&more.map_err(|refusal| competition.refusal_text(&refusal, language))?);
            Ok(places)
        },
    )?;
    let mut places = Places::none(teams.len());
    for some in &played {
        places.add(some);
    }
    let share_of = |count: u64| Interval::of_share(count, places.seasons());
    if arguments.json {
        let lines = teams.iter().enumerate().map(|(number, team)| {
            let shares = places.of(TeamId(number)).iter();
            let shares: Vec<_> = shares
                .map(|count| share_of(*count))
                .map(|share| json!({ "mean": share.mean, "low": share.low, "high": share.high }))
                .collect();
            json!({ "team": team.name, "places": shares })
        });
        let lines: Vec<_> = lines.collect();
        let all = json!({ "seasons": places.seasons(), "cards": false, "teams": lines });
        return print_all(&(all.to_string() + "\n"));
    }
    let mut rows = vec![vec![told!(language, cup::ColumnTeam)]];
    rows[0].extend((1..=teams.len()).map(|place| place.to_string()));
    rows.extend(teams.iter().enumerate().map(|(number, team)| {
        let shares = places.of(TeamId(number)).iter().map(|count| {
            let share = share_of(*count);
            let percent = |share: f64| (100.0 * share).round();
            format!("{}–{}", percent(share.low), percent(share.high))
        });
        std::iter::once(team.name.clone()).chain(shares).collect()
    }));
    let right: Vec<usize> = (1..=teams.len()).collect();
    let seasons = places.seasons() as usize;
    let mut text = columns(&rows, &right);
    text += &told!(language, cup::Simulated, seasons);
    print_all(&(text + "\n"))
}
