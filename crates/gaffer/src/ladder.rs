//! `gaffer ladder`: computer coaches and bots are rated, and their pairs kept in a file.

use std::time::Duration;

use gaffer_lab::ladder::pair::Pair;
use gaffer_lab::ladder::report::Report;
use gaffer_lab::ladder::schedule::{self, Schedule};
use gaffer_lab::ladder::sequential::Test;
use gaffer_lab::ladder::{Conduct, Header, competitor, play_all};
use serde_json::json;

use crate::cli::Ladder;
use crate::game::Playable;
use crate::output::print_all;
use crate::progress::Bar;
use crate::results_file::ResultsFile;

/// How many pairs each pairing plays where nobody says it.
const PAIRS: u64 = 100;

/// How many pairs a sequential test takes at most where nobody says it.
const PAIRS_OF_TEST: u64 = 100_000;

/// Runs the command.
pub fn run(arguments: &Ladder) -> Result<(), String> {
    arguments.rules.game()?.ladder(arguments)
}

/// Plays the ladder of a game and prints it.
pub(crate) fn print<G: Playable>(arguments: &Ladder) -> Result<(), String> {
    let options = arguments.rules.read::<G>()?;
    let header = Header {
        gaffer_ladder: Header::FORMAT,
        game: G::GAME.to_owned(),
        rules: G::VERSION,
        options: json!(options),
        seed: arguments.seed,
        competitors: competitor::read::<G>(&arguments.coaches, &arguments.bots)?,
        gauntlet: arguments.gauntlet.clone(),
    };
    let gauntlet = arguments.gauntlet.as_deref();
    let gauntlet = gauntlet.map(|name| header.find(name)).transpose()?;
    let test = arguments.sprt.as_deref().map(Test::read).transpose()?;
    let usual = if test.is_some() { PAIRS_OF_TEST } else { PAIRS };
    let pairings = schedule::pairings(header.competitors.len(), gauntlet);
    let mut schedule = Schedule::new(&pairings, arguments.pairs.unwrap_or(usual), test);
    let mut file = None;
    if let Some(path) = &arguments.results {
        let (opened, pairs) = ResultsFile::open(path, &header)?;
        file = Some(opened);
        for pair in pairs {
            let names = (header.find(&pair.first)?, header.find(&pair.second)?);
            let Some(index) = pairings.iter().position(|one| *one == names) else {
                return Err(format!(
                    "{}: {} does not play against {}",
                    path.display(),
                    pair.first,
                    pair.second
                ));
            };
            schedule.take(index, pair);
        }
    }
    let players = arguments.players.gather()?;
    let conduct = Conduct {
        patience: Duration::from_secs_f64(arguments.bot_seconds),
        hands: players.hands(),
    };
    let mut keep = |pair: &Pair| file.as_mut().map_or(Ok(()), |file| file.add(pair));
    let bar = match test {
        Some(_) => Bar::endless("pairs")?,
        None => Bar::of("pairs")?,
    };
    play_all::<G>(&options, &header, conduct, &mut schedule, &mut keep, &bar)?;
    drop(bar);
    let report = Report {
        title: G::title(&options),
        header: &header,
        schedule: &schedule,
        test,
    };
    print_all(&if arguments.json {
        report.json().to_string() + "\n"
    } else {
        report.text()
    })
}
