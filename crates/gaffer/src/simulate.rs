//! `gaffer simulate`: many matches between computer coaches, on all cores, the same for one seed.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

use gaffer_coach::{Coach, Luck, play_match};
use gaffer_core::{BySide, Rules};
use gaffer_fuba::{Options, Position};
use indicatif::{ProgressBar, ProgressStyle};

use crate::cli::Simulate;
use crate::coaches;
use crate::output::print_all;
use crate::statistics::{Summary, Tally};

/// What tells matches from other uses of a seed.
const MATCH_PURPOSE: u64 = 17;

/// Runs the command.
pub fn run(arguments: &Simulate) -> Result<(), String> {
    let options = arguments.rules.read()?;
    let names = BySide {
        home: arguments.home.as_str(),
        away: arguments.away.as_str(),
    };
    let threads = arguments.threads.map_or_else(
        || std::thread::available_parallelism().map_or(1, usize::from),
        |threads| threads.max(1),
    );
    let bar = ProgressBar::new(arguments.matches).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {per_sec}, {eta} left")
            .map_err(|error| error.to_string())?,
    );
    let summary = simulate(
        &options,
        names,
        arguments.matches,
        arguments.seed,
        threads,
        &bar,
    )?;
    bar.finish_and_clear();
    print_all(&if arguments.json {
        json(arguments, options, &summary) + "\n"
    } else if arguments.csv {
        csv(&summary)
    } else {
        text(arguments, options, &summary)
    })
}

/// Plays the matches; the figures depend on the seed alone, not on the number of threads.
pub fn simulate(
    options: &Options,
    names: BySide<&str>,
    matches: u64,
    seed: u64,
    threads: usize,
    bar: &ProgressBar,
) -> Result<Summary, String> {
    let start = Position::begin(options).map_err(|faults| faults.to_string())?;
    coaches::find(names.home)?;
    coaches::find(names.away)?;
    let next = AtomicU64::new(0);
    let work = || -> Result<Summary, String> {
        let mut summary = Summary::default();
        let mut coaches: BySide<Box<dyn Coach<Position>>> = BySide {
            home: coaches::find(names.home)?,
            away: coaches::find(names.away)?,
        };
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= matches {
                return Ok(summary);
            }
            let match_seed = Luck::at(seed, MATCH_PURPOSE, number).number();
            let mut tally = Tally::default();
            let played = play_match(start, &mut coaches, match_seed, &mut tally);
            summary.add(&tally, played.position.open());
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut all = Summary::default();
        for worker in workers {
            let part = worker
                .join()
                .map_err(|_| "a simulating thread broke off".to_owned())??;
            all.merge(&part);
        }
        Ok(all)
    })
}

fn text(arguments: &Simulate, options: Options, summary: &Summary) -> String {
    let mut text = format!(
        "FUBA {}: {} matches, {} (home) against {} (away), seed {}\n\n{:<36}{:>9}   95% interval\n",
        options.edition.name(),
        summary.matches(),
        arguments.home,
        arguments.away,
        arguments.seed,
        "figure per match",
        "mean"
    );
    for estimate in summary.estimates() {
        let _ = writeln!(
            text,
            "{:<36}{:>9.3}   {:.3} to {:.3}",
            estimate.figure, estimate.mean, estimate.low, estimate.high
        );
    }
    let counts = summary.distributions();
    text.push('\n');
    for (what, labels, numbers) in [
        (
            "halves by the stoppage square they end on",
            "+1 +2 +3 +4 +5",
            &counts.half_ends[..],
        ),
        ("control checks", "kept lost event", &counts.control_checks),
        (
            "special events",
            "-5 -4 -3 -2 -1 0 +1 +2 +3 +4 +5",
            &counts.special_events,
        ),
        (
            "goal attempts, first die",
            "goal corner rebound miss second-die",
            &counts.goal_attempts,
        ),
        (
            "difficult attempts, second die",
            "goal corner miss",
            &counts.difficult_attempts,
        ),
        ("rebounds", "goal corner lost", &counts.rebounds),
        ("yellow card dice", "1 2 3 4 5 6", &counts.yellow_card_dice),
        ("red card tests", "none card", &counts.red_card_tests),
        ("penalties", "scored missed", &counts.penalties),
    ] {
        let total: u64 = numbers.iter().sum();
        let shares: Vec<String> = labels
            .split(' ')
            .zip(numbers)
            .map(|(label, number)| {
                format!(
                    "{label} {:.2}%",
                    100.0 * *number as f64 / total.max(1) as f64
                )
            })
            .collect();
        let _ = writeln!(text, "{what} ({total}): {}", shares.join(", "));
    }
    text
}

fn json(arguments: &Simulate, options: Options, summary: &Summary) -> String {
    serde_json::json!({
        "game": Position::GAME,
        "options": options,
        "matches": summary.matches(),
        "home": arguments.home,
        "away": arguments.away,
        "seed": arguments.seed,
        "figures": summary.estimates(),
        "distributions": summary.distributions(),
    })
    .to_string()
}

fn csv(summary: &Summary) -> String {
    let mut text = String::from("figure,mean,low,high,deviation\n");
    for estimate in summary.estimates() {
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

    #[test]
    fn figures_do_not_depend_on_the_threads() {
        let play = |threads, seed| {
            simulate(
                &Options::default(),
                BySide {
                    home: "random",
                    away: "random",
                },
                40,
                seed,
                threads,
                &ProgressBar::hidden(),
            )
            .unwrap()
        };
        assert_eq!(play(1, 5), play(3, 5));
        assert_ne!(play(1, 5), play(1, 6));
    }

    #[test]
    fn an_unknown_coach_is_named() {
        let result = simulate(
            &Options::default(),
            BySide {
                home: "random",
                away: "mourinho",
            },
            1,
            1,
            1,
            &ProgressBar::hidden(),
        );
        assert!(result.unwrap_err().contains("mourinho"));
    }
}
