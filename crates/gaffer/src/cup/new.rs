//! `gaffer cup new`: a competition from the command line.

use gaffer_coach::draw_seed;
use gaffer_core::{Seed, name, repeated};
use gaffer_cup::{Format, KnockOut, League, Legs, Points, Setting, TieBreak};
use gaffer_games::words::Language;

use super::arguments::{FormatName, New};
use super::book::Book;
use super::{show, teams};
use crate::output::print_all;
use crate::words::told;

/// The preset of Champions 2020 that its tournament is played by.
const TOURNAMENT: &str = "tournament";

/// Runs the command: everything that is wrong is told at once, and then nothing is written.
pub(super) fn run(arguments: &New, language: Language) -> Result<(), String> {
    let setting = setting(arguments, language).map_err(|faults| {
        for fault in faults {
            eprintln!("{}", repeated(&fault));
        }
        told!(language, cup::NotMade)
    })?;
    Book::create(&arguments.file, setting, language)?;
    let book = Book::open(&arguments.file, language)?;
    let setting = book.competition().setting();
    let path = || arguments.file.display().to_string();
    let (name, teams) = (setting.name.clone(), setting.teams.len());
    let mut text = told!(language, cup::Made, name, teams, path = path());
    text += "\n";
    text += &told!(language, cup::MadeNext, path = path());
    text += "\n";
    print_all(&(text + &show::due(&book)))
}

fn setting(arguments: &New, language: Language) -> Result<Setting, Vec<String>> {
    let one = |why: String| vec![why];
    let mut rules = arguments.rules.preset.clone();
    let game = arguments.rules.game().map_err(one)?;
    let is_champions = game.name() == "champions";
    if is_champions && rules.is_none() {
        rules = Some(TOURNAMENT.to_owned());
    }
    let mut faults = Vec::new();
    let options = game
        .switched(rules.as_deref(), &arguments.rules.switches)
        .unwrap_or_else(|why| {
            faults.push(why);
            serde_json::Map::new()
        });
    let teams = teams::read(arguments, game).unwrap_or_else(|mut told| {
        faults.append(&mut told);
        Vec::new()
    });
    if !faults.is_empty() {
        return Err(faults);
    }
    let stem = arguments.file.file_stem().unwrap_or_default();
    let given = arguments.name.clone();
    let given = given.unwrap_or_else(|| stem.to_string_lossy().into_owned());
    let setting = Setting {
        name: name(&given).unwrap_or(given),
        game: game.name().to_owned(),
        preset: rules,
        options,
        format: format(arguments, teams.len()),
        teams,
        points: arguments.points.unwrap_or(if is_champions {
            Points::CHAMPIONS
        } else {
            Points::FOOTBALL
        }),
        tie_breaks: if arguments.tie_breaks.is_empty() {
            usual_tie_breaks(arguments.format, is_champions)
        } else {
            arguments.tie_breaks.clone()
        },
        drawn_tie: arguments.drawn_tie.unwrap_or_default(),
        seed: match arguments.seed {
            Some(seed) => seed,
            None => fresh_seed().map_err(one)?,
        },
        calendar: arguments.calendar(),
    };
    let faults = setting.faults();
    if faults.is_empty() {
        return Ok(setting);
    }
    let said = faults.iter().map(|fault| language.render(&fault.words()));
    let mut said: Vec<String> = said.collect();
    said.dedup();
    Err(said)
}

fn format(arguments: &New, teams: usize) -> Format {
    let groups = |usual: usize| arguments.groups.unwrap_or(usual);
    let league = |groups, times| League { groups, times };
    let knock_out = |legs| KnockOut {
        legs,
        third_place: arguments.third_place,
    };
    // The rounds of a knock-out leave one of them unbeaten.
    let usual = teams.max(2).next_power_of_two().ilog2() as usize;
    let rounds = arguments.rounds.unwrap_or(usual);
    match arguments.format {
        FormatName::League => Format::RoundRobin(league(groups(1), 1)),
        FormatName::DoubleLeague => Format::RoundRobin(league(groups(1), 2)),
        FormatName::KnockOut => Format::KnockOut(knock_out(Legs::One)),
        FormatName::TwoLegs => Format::KnockOut(knock_out(Legs::Two)),
        FormatName::BestOfThree => Format::KnockOut(knock_out(Legs::BestOfThree)),
        FormatName::WorldCup => Format::GroupsThenKnockOut {
            league: league(groups((teams / 4).max(1)), 1),
            qualify: arguments.qualify,
            knock_out: knock_out(Legs::One),
        },
        FormatName::Swiss => Format::Swiss { rounds },
        FormatName::Duplicate => Format::Duplicate {
            rounds,
            pairs: false,
        },
        FormatName::DuplicatePairs => Format::Duplicate {
            rounds,
            pairs: true,
        },
    }
}

/// What ranks teams with the same points where nobody says it: in a league by the game (C20-cup-8 for Champions).
fn usual_tie_breaks(format: FormatName, is_champions: bool) -> Vec<TieBreak> {
    use TieBreak::{Buchholz, Difference, Direct, DirectPoints, Goals, Lot, SonnebornBerger};
    match format {
        FormatName::Swiss => vec![Buchholz, SonnebornBerger, Difference, Goals, Lot],
        FormatName::Duplicate | FormatName::DuplicatePairs => vec![Difference, Goals, Lot],
        _ if is_champions => vec![Difference, Goals, DirectPoints, Lot],
        _ => vec![Difference, Goals, Direct, Lot],
    }
}

/// A seed that every reader of JSON reads as the same number.
fn fresh_seed() -> Result<u64, String> {
    let drawn =
        draw_seed().map_err(|error| format!("the system gives no random numbers: {error}"))?;
    Ok(match drawn {
        Seed::Named(number) => number,
        Seed::Drawn(key) => key[..6]
            .iter()
            .fold(0, |number, byte| number << 8 | u64::from(*byte)),
    })
}
