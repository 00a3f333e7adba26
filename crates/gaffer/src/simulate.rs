//! `gaffer simulate`: many matches between computer coaches, on all cores, the same for one seed.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

use gaffer_coach::{Coach, Luck, play_match};
use gaffer_core::{BySide, Rules};
use gaffer_fuba::{Advanced, MatchResult, Options, Position};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::cli::Simulate;
use crate::coaches;
use crate::output::print_all;
use crate::statistics::{Estimate, Summary, Tally};

/// What tells matches from other uses of a seed.
const MATCH_PURPOSE: u64 = 17;

/// The title of the basic event table, which the advanced one takes the place of (F22-4.4.1b).
const BASIC_EVENTS: &str = "special events";

/// One of the matches, as they are listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed {
    /// Its number, counted from 1.
    pub number: u64,
    /// How it ended.
    #[serde(flatten)]
    pub result: MatchResult,
}

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
    let (summary, listed) = simulate(
        &options,
        names,
        arguments.matches,
        arguments.seed,
        threads,
        arguments.list,
        &bar,
    )?;
    bar.finish_and_clear();
    print_all(&if arguments.json {
        json(arguments, options, &summary, &listed) + "\n"
    } else if arguments.csv {
        csv(options, &summary)
    } else {
        text(arguments, options, &summary)
    })
}

/// Plays the matches, and lists their results if that is wanted; all of it depends on the seed alone, not
/// on the number of threads.
pub fn simulate(
    options: &Options,
    names: BySide<&str>,
    matches: u64,
    seed: u64,
    threads: usize,
    list: bool,
    bar: &ProgressBar,
) -> Result<(Summary, Vec<Listed>), String> {
    let start = Position::begin(options).map_err(|faults| faults.to_string())?;
    coaches::find(names.home)?;
    coaches::find(names.away)?;
    let next = AtomicU64::new(0);
    let work = || -> Result<(Summary, Vec<Listed>), String> {
        let mut summary = Summary::default();
        let mut listed = Vec::new();
        let mut coaches: BySide<Box<dyn Coach<Position>>> = BySide {
            home: coaches::find(names.home)?,
            away: coaches::find(names.away)?,
        };
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= matches {
                return Ok((summary, listed));
            }
            let match_seed = Luck::at(seed, MATCH_PURPOSE, number).number();
            let mut tally = Tally::default();
            let played = play_match(start, &mut coaches, match_seed, &mut tally);
            summary.add(&tally, played.position.open());
            if list && let Some(result) = played.position.result() {
                listed.push(Listed {
                    number: number + 1,
                    result,
                });
            }
            bar.inc(1);
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut all = Summary::default();
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
    let estimates = summary.estimates(options);
    for estimate in estimates.iter().filter(|one| one.group.is_none()) {
        let _ = writeln!(
            text,
            "{:<36}{:>9.3}   {:.3} to {:.3}",
            estimate.figure, estimate.mean, estimate.low, estimate.high
        );
    }
    let counts = summary.distributions();
    text.push('\n');
    let mut distributions = vec![
        (
            "halves by the stoppage square they end on",
            "+1 +2 +3 +4 +5",
            &counts.half_ends[..],
        ),
        ("control checks", "kept lost event", &counts.control_checks),
        (
            BASIC_EVENTS,
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
    ];
    distributions.retain(|(what, ..)| *what != BASIC_EVENTS || !options.plays(Advanced::Events));
    for (rule, _, what, labels, numbers) in summary.advanced().all() {
        if options.plays(rule) {
            distributions.push((what, labels, numbers));
        }
    }
    for (what, labels, numbers) in distributions {
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

fn json(arguments: &Simulate, options: Options, summary: &Summary, listed: &[Listed]) -> String {
    let advanced: serde_json::Map<String, serde_json::Value> = summary
        .advanced()
        .all()
        .into_iter()
        .filter(|(rule, ..)| options.plays(*rule))
        .map(|(_, key, _, _, numbers)| (key.to_owned(), numbers.into()))
        .collect();
    let mut all = serde_json::json!({
        "game": Position::GAME,
        "options": options,
        "matches": summary.matches(),
        "home": arguments.home,
        "away": arguments.away,
        "seed": arguments.seed,
        "figures": summary.estimates(options),
        "distributions": summary.distributions(),
    });
    if !advanced.is_empty() {
        all["advanced_distributions"] = advanced.into();
    }
    if arguments.list {
        all["list"] = serde_json::json!(listed);
    }
    all.to_string()
}

fn csv(options: Options, summary: &Summary) -> String {
    let mut text = String::from("figure,mean,low,high,deviation\n");
    for estimate in summary.estimates(options) {
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

    const RANDOM: BySide<&str> = BySide {
        home: "random",
        away: "random",
    };

    fn play(options: &Options, threads: usize, seed: u64) -> (Summary, Vec<Listed>) {
        simulate(
            options,
            RANDOM,
            40,
            seed,
            threads,
            true,
            &ProgressBar::hidden(),
        )
        .unwrap()
    }

    #[test]
    fn figures_and_results_do_not_depend_on_the_threads() {
        for options in [Options::default(), Options::FULL] {
            assert_eq!(play(&options, 1, 5), play(&options, 3, 5));
            assert_ne!(play(&options, 1, 5), play(&options, 1, 6));
        }
    }

    /// Figures of rules that are not played are not shown.
    #[test]
    fn figures_follow_the_switches() {
        let names = |options: Options| -> Vec<String> {
            play(&options, 1, 5)
                .0
                .estimates(options)
                .iter()
                .map(|estimate| estimate.figure.to_string())
                .collect()
        };
        let basic = names(Options::default());
        assert!(basic.contains(&"goals".to_owned()));
        for (advanced, shown) in [
            ("A1", "tiredness tests"),
            ("A1+A6", "aggressive pressings"),
            ("A3", "substitutions, yellow card"),
            ("A3+A4", "substitutions for the injured"),
            ("A5", "sweeps"),
            ("A9", "slow plays"),
            ("A1+A10", "skill tackle"),
            ("A11", "event 6.6"),
            ("A1+A10+A11", "skills lost"),
        ] {
            assert!(!basic.contains(&shown.to_owned()), "{shown}");
            let options = Options {
                advanced: advanced.parse().unwrap(),
                ..Options::default()
            };
            assert!(names(options).contains(&shown.to_owned()), "{shown}");
        }
    }

    /// What the figures count is what the positions end with.
    #[test]
    fn figures_agree_with_the_results() {
        let (summary, listed) = play(&Options::FULL, 2, 7);
        let estimates = summary.estimates(Options::FULL);
        let mean = |name: &str| {
            let found = estimates.iter().find(|one| one.figure == name);
            found.unwrap_or_else(|| panic!("{name}")).mean
        };
        let average = |number: &dyn Fn(&MatchResult) -> u8| {
            let sum: u32 = listed
                .iter()
                .map(|one| u32::from(number(&one.result)))
                .sum();
            f64::from(sum) / listed.len() as f64
        };
        let both = |lost: &dyn Fn(&gaffer_fuba::TeamResult) -> u8| {
            average(&|result| lost(&result.home) + lost(&result.away))
        };
        for (figure, expected) in [
            ("goals home", average(&|result| result.score.home)),
            ("red cards", both(&|team| team.red)),
            (
                "condition points left away",
                average(&|result| result.away.condition.unwrap().total()),
            ),
            ("skills lost", both(&|team| team.skills_lost.unwrap().len())),
            (
                "skills won for later matches",
                both(&|team| team.skills_won.unwrap().len()),
            ),
        ] {
            assert!((mean(figure) - expected).abs() < 1e-9, "{figure}");
        }
        // Ten points a side at the start: what is not left was spent or lost, less what was gained.
        let left = mean("condition points left home") + mean("condition points left away");
        let gone = mean("points lost by tiredness")
            + mean("points spent on boosts")
            + mean("points spent on aggressive pressing")
            + mean("points spent on skills");
        assert!((20.0 - gone + mean("points gained") - left).abs() < 1e-9);
    }

    #[test]
    fn an_unknown_coach_is_named() {
        let names = BySide {
            away: "mourinho",
            ..RANDOM
        };
        let result = simulate(
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
