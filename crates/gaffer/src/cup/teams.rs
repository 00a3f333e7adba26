//! The teams of a competition as the command line names them, and computer teams with invented names.

use gaffer_core::name;
use gaffer_cup::{Player, Team, TeamId};
use gaffer_games::AnyGame;
use gaffer_games::words::Language;

use super::arguments::New;
use super::book::Book;
use crate::words::told;

/// Colours that are told apart side by side, given in turn.
const COLOURS: [&str; 12] = [
    "#d62728", "#1f77b4", "#2ca02c", "#ff9f1c", "#9467bd", "#17becf", "#8c564b", "#e377c2",
    "#bcbd22", "#7f7f7f", "#0b3954", "#f4d35e",
];

/// Where invented clubs come from.
const PLACES: [&str; 16] = [
    "Harbour",
    "Northgate",
    "Millbrook",
    "Eastfield",
    "Kingsway",
    "Oakhill",
    "Riverside",
    "Stonebridge",
    "Westcliff",
    "Ashford",
    "Highmoor",
    "Lakeside",
    "Redwood",
    "Saltmarsh",
    "Thornbury",
    "Whitehall",
];

/// What invented clubs are called.
const KINDS: [&str; 8] = [
    "Rovers",
    "United",
    "City",
    "Athletic",
    "Wanderers",
    "Town",
    "Albion",
    "Rangers",
];

/// The teams that the arguments name, then those of the computer; what cannot be read is told.
pub(super) fn read(arguments: &New, game: &dyn AnyGame) -> Result<Vec<Team>, Vec<String>> {
    let mut faults = Vec::new();
    let mut teams: Vec<(String, Player)> = Vec::new();
    for text in &arguments.teams {
        match read_team(text) {
            Ok(team) => teams.push(team),
            Err(why) => faults.push(why),
        }
    }
    if let Some(text) = &arguments.computers {
        match read_computers(text, game) {
            Ok((count, coach)) => invent(count, &coach, &mut teams),
            Err(why) => faults.push(why),
        }
    }
    let colours = COLOURS.iter().cycle();
    let mut teams: Vec<Team> = teams
        .into_iter()
        .zip(colours)
        .map(|((name, player), colour)| Team {
            name,
            colour: (*colour).to_owned(),
            player,
            squad: Vec::new(),
            rating: None,
        })
        .collect();
    for text in &arguments.squads {
        let named = of_team(text, "--squad", &mut teams);
        match named {
            Ok((team, names)) => {
                team.squad = names.split(',').map(|one| one.trim().to_owned()).collect();
            }
            Err(why) => faults.push(why),
        }
    }
    for text in &arguments.ratings {
        let rated = of_team(text, "--rating", &mut teams);
        match rated.map(|(team, points)| (team, points.trim().parse::<f64>())) {
            Ok((team, Ok(points))) if points.is_finite() => team.rating = Some(points),
            Ok(_) => faults.push(format!("--rating {text}: say how many points: Rovers=1600")),
            Err(why) => faults.push(why),
        }
    }
    if faults.is_empty() {
        Ok(teams)
    } else {
        Err(faults)
    }
}

/// Reads NAME or NAME=WHO.
fn read_team(text: &str) -> Result<(String, Player), String> {
    let (team, who) = text.split_once('=').unwrap_or((text, "person"));
    let player = match (who, who.split_once(':')) {
        ("person", _) => Player::Person,
        ("link", _) => Player::Link,
        (_, Some(("coach", coach))) => Player::Coach(coach.to_owned()),
        (_, Some(("program", command))) => {
            gaffer_bot::words(command)?;
            Player::Program(command.to_owned())
        }
        _ => {
            return Err(format!(
                "--team {text}: say who plays it: person, link, coach:NAME or program:COMMAND"
            ));
        }
    };
    Ok((name(team).unwrap_or_else(|_| team.to_owned()), player))
}

/// Reads N or N:COACH.
fn read_computers(text: &str, game: &dyn AnyGame) -> Result<(usize, String), String> {
    let (count, coach) = text.split_once(':').unwrap_or((text, ""));
    let coach = if coach.is_empty() {
        let coaches = game.info(Language::ENGLISH).coaches;
        let usual = coaches.iter().find(|coach| coach.usual);
        usual.map_or("", |coach| coach.name).to_owned()
    } else {
        coach.to_owned()
    };
    let count = count.parse::<usize>().ok();
    let count = count.filter(|count| *count <= gaffer_cup::MOST_TEAMS);
    count.map(|count| (count, coach)).ok_or_else(|| {
        format!("--computers {text}: say how many, and the coach if you like: 6 or 6:expert")
    })
}

/// Adds so many computer teams, each with a name that nobody has.
fn invent(count: usize, coach: &str, teams: &mut Vec<(String, Player)>) {
    let all = PLACES.len() * KINDS.len();
    let names = (0..).map(|number| {
        let (round, place) = (number / PLACES.len(), number % PLACES.len());
        let kind = KINDS[(round + place) % KINDS.len()];
        match number / all {
            0 => format!("{} {kind}", PLACES[place]),
            again => format!("{} {kind} {}", PLACES[place], again + 1),
        }
    });
    let taken: Vec<String> = teams.iter().map(|(name, _)| name.clone()).collect();
    let free = names.filter(|name| !taken.contains(name)).take(count);
    teams.extend(free.map(|name| (name, Player::Coach(coach.to_owned()))));
}

/// The team that TEAM=VALUE is about, and the value.
fn of_team<'a, 't>(
    text: &'t str,
    option: &str,
    teams: &'a mut [Team],
) -> Result<(&'a mut Team, &'t str), String> {
    let (team, value) = text
        .split_once('=')
        .ok_or_else(|| format!("{option} {text}: write TEAM=VALUE"))?;
    let found = teams.iter_mut().find(|one| one.name == team.trim());
    found
        .map(|team| (team, value))
        .ok_or_else(|| format!("{option} {text}: there is no team '{team}'"))
}

/// The team of a name, in whatever case, or of a number in the seeding.
pub(super) fn find(book: &Book, text: &str) -> Result<TeamId, String> {
    let teams = &book.competition().setting().teams;
    let named = |one: &Team| one.name.to_lowercase() == text.trim().to_lowercase();
    let by_name = teams.iter().position(named);
    let number = || {
        let number = text.parse::<usize>().ok()?.checked_sub(1)?;
        (number < teams.len()).then_some(number)
    };
    by_name.or_else(number).map(TeamId).ok_or_else(|| {
        let names: Vec<&str> = teams.iter().map(|team| team.name.as_str()).collect();
        let (team, names) = (text.to_owned(), names.join(", "));
        told!(book.language(), cup::NoSuchTeam, team, names)
    })
}
