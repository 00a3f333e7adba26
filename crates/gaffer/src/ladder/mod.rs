//! `gaffer ladder`: computer coaches and bots play pairs of matches on all cores, and are rated.

pub mod bot;
pub mod bot_process;
pub mod competitor;
pub mod pair;
pub mod play;
pub mod rating;
pub mod report;
pub mod results_file;
pub mod schedule;
pub mod sequential;
pub mod standing;

use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::cli::Ladder;
use crate::game::Playable;
use crate::output::print_all;
use competitor::Competitor;
use play::Ground;
use report::Report;
use results_file::{FORMAT, Header, ResultsFile};
use schedule::{Schedule, Task};
use sequential::Test;

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
    let start = G::begin(&options).map_err(|faults| faults.to_string())?;
    let competitors = competitor::read::<G>(&arguments.coaches, &arguments.bots)?;
    let gauntlet = arguments
        .gauntlet
        .as_ref()
        .map(|name| find(&competitors, name))
        .transpose()?;
    let test = arguments.sprt.as_deref().map(Test::read).transpose()?;
    let usual = if test.is_some() { PAIRS_OF_TEST } else { PAIRS };
    let most = arguments.pairs.unwrap_or(usual);
    let header = Header {
        gaffer_ladder: FORMAT,
        game: G::GAME.to_owned(),
        rules: G::VERSION,
        options: json!(options),
        seed: arguments.seed,
        competitors,
        gauntlet: arguments.gauntlet.clone(),
    };
    let pairings = schedule::pairings(header.competitors.len(), gauntlet);
    let mut schedule = Schedule::new(&pairings, most, test);
    let file = match &arguments.results {
        None => None,
        Some(path) => {
            let (file, pairs) = ResultsFile::open(path, &header)?;
            for pair in pairs {
                let names = (
                    find(&header.competitors, &pair.first)?,
                    find(&header.competitors, &pair.second)?,
                );
                match pairings.iter().position(|one| *one == names) {
                    Some(index) => schedule.take(index, pair),
                    None => {
                        return Err(format!(
                            "{}: {} does not play against {}",
                            path.display(),
                            pair.first,
                            pair.second
                        ));
                    }
                }
            }
            Some(file)
        }
    };
    let ground = || {
        Ground::new(
            start.clone(),
            &header.competitors,
            Duration::from_secs_f64(arguments.bot_seconds),
            arguments.seed,
        )
    };
    let bar = progress(&schedule, test.is_some())?;
    let board = Mutex::new(Board {
        schedule,
        file,
        broken: false,
    });
    play_all(&board, ground, arguments.threads(), &bar)?;
    bar.finish_and_clear();
    let board = board.into_inner().unwrap_or_else(PoisonError::into_inner);
    let report = Report {
        title: G::title(&options),
        header: &header,
        schedule: &board.schedule,
        test,
    };
    print_all(&if arguments.json {
        report.json().to_string() + "\n"
    } else {
        report.text()
    })
}

/// What all threads share.
#[derive(Debug)]
struct Board {
    schedule: Schedule,
    file: Option<ResultsFile>,
    /// Whether a thread has failed, so that the others stop.
    broken: bool,
}

impl Board {
    fn hand_out(&mut self) -> Option<(Task, usize, usize)> {
        if self.broken {
            return None;
        }
        let task = self.schedule.hand_out()?;
        let pairing = &self.schedule.pairings()[task.pairing];
        Some((task, pairing.first, pairing.second))
    }

    /// A pair is in the file before it counts.
    fn take(&mut self, task: Task, pair: pair::Pair) -> Result<(), String> {
        if let Some(file) = &mut self.file {
            file.add(&pair)?;
        }
        self.schedule.take(task.pairing, pair);
        Ok(())
    }
}

/// Plays everything that is left, each thread on a ground of its own.
fn play_all<'a, G: Playable>(
    board: &Mutex<Board>,
    ground: impl Fn() -> Ground<'a, G>,
    threads: usize,
    bar: &ProgressBar,
) -> Result<(), String> {
    let locked = || board.lock().unwrap_or_else(PoisonError::into_inner);
    let work = |mut ground: Ground<'a, G>| -> Result<(), String> {
        loop {
            let Some((task, first, second)) = locked().hand_out() else {
                return Ok(());
            };
            let played = ground.play_pair(first, second, task.number);
            let mut board = locked();
            let taken = played.and_then(|pair| board.take(task, pair));
            board.broken |= taken.is_err();
            taken?;
            drop(board);
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                let ground = ground();
                scope.spawn(|| work(ground))
            })
            .collect();
        // Everybody is waited for; the first error is told.
        let ends: Vec<Result<(), String>> = workers
            .into_iter()
            .map(|worker| {
                let broke = |_| Err("a thread of the ladder broke off".to_owned());
                worker.join().unwrap_or_else(broke)
            })
            .collect();
        ends.into_iter().collect()
    })
}

fn progress(schedule: &Schedule, is_test: bool) -> Result<ProgressBar, String> {
    let template = if is_test {
        "{spinner} {pos} pairs, {per_sec}, {elapsed}"
    } else {
        "{bar:40} {pos}/{len} pairs, {per_sec}, {eta} left"
    };
    let style = ProgressStyle::with_template(template).map_err(|error| error.to_string())?;
    Ok(ProgressBar::new(schedule.left()).with_style(style))
}

fn find(competitors: &[Competitor], name: &str) -> Result<usize, String> {
    let found = competitors.iter().position(|one| one.name == name);
    found.ok_or_else(|| {
        let names: Vec<&str> = competitors.iter().map(|one| one.name.as_str()).collect();
        format!("'{name}' does not compete: {}", names.join(", "))
    })
}
