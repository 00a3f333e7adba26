//! `gaffer simulate`: many matches between computer coaches, on all cores, the same for one seed.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

use gaffer_coach::{Coach, Luck, play_match};
use gaffer_core::BySide;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use serde_json::json;

use crate::cli::Simulate;
use crate::game::Playable;
use crate::output::print_all;
use crate::statistics::{Estimate, Statistics};
use crate::{coaches, formations};

/// What tells matches from other uses of a seed.
const MATCH_PURPOSE: u64 = 17;

/// One of the matches, as they are listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed<T> {
    /// Its number, counted from 1.
    pub number: u64,
    /// How it ended.
    #[serde(flatten)]
    pub result: T,
}

/// What was counted, and the matches if they were to be listed.
pub type Simulated<G> = (
    <G as Playable>::Statistics,
    Vec<Listed<<G as gaffer_games::Game>::Result>>,
);

/// Runs the command.
pub fn run(arguments: &Simulate) -> Result<(), String> {
    if arguments.formations {
        return formations::run(arguments);
    }
    arguments.rules.game()?.simulate(arguments)
}

/// Plays matches of this game and prints their figures.
pub(crate) fn print<G: Playable>(arguments: &Simulate) -> Result<(), String> {
    let options = arguments.rules.read::<G>()?;
    let usual = coaches::usual::<G>();
    let names = BySide {
        home: arguments.home.as_deref().unwrap_or(usual),
        away: arguments.away.as_deref().unwrap_or(usual),
    };
    let bar = ProgressBar::new(arguments.matches).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {per_sec}, {eta} left")
            .map_err(|error| error.to_string())?,
    );
    let simulated = simulate::<G>(
        &options,
        names,
        arguments.matches,
        arguments.seed,
        arguments.threads(),
        arguments.list,
        &bar,
    )?;
    bar.finish_and_clear();
    print_all(&if arguments.json {
        json::<G>(arguments, &options, names, &simulated) + "\n"
    } else if arguments.csv {
        csv(&simulated.0.estimates(&options))
    } else {
        text::<G>(arguments, &options, names, &simulated.0)
    })
}

/// Plays the matches, and lists their results if that is wanted; all of it depends on the seed alone, not
/// on the number of threads.
pub fn simulate<G: Playable>(
    options: &G::Options,
    names: BySide<&str>,
    matches: u64,
    seed: u64,
    threads: usize,
    list: bool,
    bar: &ProgressBar,
) -> Result<Simulated<G>, String> {
    let start = G::begin(options).map_err(|faults| faults.to_string())?;
    coaches::find::<G>(names.home)?;
    coaches::find::<G>(names.away)?;
    let next = &AtomicU64::new(0);
    let work = |start: G| -> Result<Simulated<G>, String> {
        let mut statistics = G::Statistics::default();
        let mut listed = Vec::new();
        let mut coaches: BySide<Box<dyn Coach<G>>> = BySide {
            home: coaches::find::<G>(names.home)?,
            away: coaches::find::<G>(names.away)?,
        };
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= matches {
                return Ok((statistics, listed));
            }
            let match_seed = Luck::at(seed, MATCH_PURPOSE, number).number();
            let mut tally = <G::Statistics as Statistics<G>>::Tally::default();
            let played = play_match(start.clone(), &mut coaches, match_seed, &mut tally);
            statistics.add(&tally, &played.position);
            if list && let Some(result) = played.position.match_result() {
                listed.push(Listed {
                    number: number + 1,
                    result,
                });
            }
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                let start = start.clone();
                scope.spawn(move || work(start))
            })
            .collect();
        let mut all = G::Statistics::default();
        let mut every = Vec::new();
        for worker in workers {
            let (part, listed) = worker
                .join()
                .map_err(|_| "a simulating thread broke off".to_owned())??;
            all.merge(&part);
            every.extend(listed);
        }
        every.sort_unstable_by_key(|listed| listed.number);
        Ok((all, every))
    })
}

fn text<G: Playable>(
    arguments: &Simulate,
    options: &G::Options,
    names: BySide<&str>,
    statistics: &G::Statistics,
) -> String {
    let mut text = format!(
        "{}: {} matches, {} (home) against {} (away), seed {}\n\n{:<36}{:>9}   95% interval\n",
        G::title(options),
        arguments.matches,
        names.home,
        names.away,
        arguments.seed,
        "figure per match",
        "mean"
    );
    let estimates = statistics.estimates(options);
    for estimate in estimates.iter().filter(|one| one.group.is_none()) {
        let _ = writeln!(
            text,
            "{:<36}{:>9.3}   {:.3} to {:.3}",
            estimate.figure, estimate.mean, estimate.low, estimate.high
        );
    }
    text.push('\n');
    for one in statistics.distributions(options) {
        let total: u64 = one.outcomes.iter().map(|(_, number)| number).sum();
        let shares: Vec<String> = one
            .outcomes
            .iter()
            .map(|(label, number)| {
                let share = 100.0 * *number as f64 / total.max(1) as f64;
                format!("{label} {share:.2}%")
            })
            .collect();
        let _ = writeln!(text, "{} ({total}): {}", one.title, shares.join(", "));
    }
    text.push_str(&groups(&estimates));
    text
}

/// Figures that belong together, a line for each group.
fn groups(estimates: &[Estimate]) -> String {
    let mut text = String::new();
    let grouped = estimates
        .iter()
        .filter_map(|estimate| Some((estimate.group?, estimate)));
    let mut last = "";
    for (group, estimate) in grouped {
        let separator = if group.title == last { ", " } else { "" };
        if group.title != last {
            let _ = write!(text, "\n{}: ", group.title);
            last = group.title;
        }
        let name = estimate.figure.trim_start_matches(group.prefix);
        let _ = write!(text, "{separator}{name} {:.3}", estimate.mean);
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

fn json<G: Playable>(
    arguments: &Simulate,
    options: &G::Options,
    names: BySide<&str>,
    (statistics, listed): &Simulated<G>,
) -> String {
    let mut all = statistics.json(options);
    for (key, value) in [
        ("game", json!(G::GAME)),
        ("options", json!(options)),
        ("matches", json!(arguments.matches)),
        ("home", json!(names.home)),
        ("away", json!(names.away)),
        ("seed", json!(arguments.seed)),
        ("figures", json!(statistics.estimates(options))),
    ] {
        all.insert(key.into(), value);
    }
    if arguments.list {
        all.insert("list".into(), json!(listed));
    }
    serde_json::Value::Object(all).to_string()
}

fn csv(estimates: &[Estimate]) -> String {
    let mut text = String::from("figure,mean,low,high,deviation\n");
    for estimate in estimates {
        let _ = writeln!(
            text,
            "\"{}\",{},{},{},{}",
            estimate.figure, estimate.mean, estimate.low, estimate.high, estimate.deviation
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_fuba::{Options, Position};

    const RANDOM: BySide<&str> = BySide {
        home: "random",
        away: "random",
    };

    #[test]
    fn figures_and_results_do_not_depend_on_the_threads() {
        let bar = ProgressBar::hidden();
        for (preset, options) in Options::PRESETS {
            let play = |threads, seed| {
                simulate::<Position>(&options, RANDOM, 40, seed, threads, true, &bar).unwrap()
            };
            let alone = play(1, 5);
            assert_eq!(alone, play(3, 5), "{preset}");
            assert_ne!(alone, play(1, 6), "{preset}");
        }
    }

    #[test]
    fn an_unknown_coach_is_named() {
        let names = BySide {
            away: "mourinho",
            ..RANDOM
        };
        let result = simulate::<Position>(
            &Options::default(),
            names,
            1,
            1,
            1,
            false,
            &ProgressBar::hidden(),
        );
        assert!(result.unwrap_err().contains("mourinho"));
    }
}
