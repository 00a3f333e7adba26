//! `gaffer simulate`: many matches between computer coaches, on all cores, the same for one seed.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};

use gaffer_coach::{Coach, Luck, play_match};
use gaffer_core::{BySide, Rules};
use gaffer_fuba::{MatchResult, Options, Position};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::cli::Simulate;
use crate::coaches;
use crate::output::print_all;
use crate::statistics::{Estimate, Summary, Tally};

/// What tells matches from other uses of a seed.
const MATCH_PURPOSE: u64 = 17;

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
    text.push('\n');
    for (title, outcomes) in distributions(summary, options) {
        let total: u64 = outcomes.iter().map(|(_, number)| number).sum();
        let shares: Vec<String> = outcomes
            .iter()
            .map(|(label, number)| {
                let share = 100.0 * *number as f64 / total.max(1) as f64;
                format!("{label} {share:.2}%")
            })
            .collect();
        let _ = writeln!(text, "{title} ({total}): {}", shares.join(", "));
    }
    text.push_str(&groups(&estimates));
    text
}

/// Every distribution with its title: of the edition, by ball value, of the advanced rules.
fn distributions(summary: &Summary, options: Options) -> Vec<(String, Vec<(&'static str, u64)>)> {
    let counts = summary.distributions();
    let of_the_edition = counts
        .all(options)
        .into_iter()
        .map(|one| (one.title.to_owned(), one.outcomes));
    let by_value = (1..)
        .zip(counts.by_value(options))
        .map(|(value, outcomes)| (format!("control checks at value {value}"), outcomes));
    let advanced = summary.advanced().all().into_iter();
    let advanced =
        advanced
            .filter(|(rule, ..)| options.plays(*rule))
            .map(|(_, _, title, labels, numbers)| {
                let outcomes = labels.split(' ').zip(numbers.iter().copied());
                (title.to_owned(), outcomes.collect())
            });
    of_the_edition.chain(by_value).chain(advanced).collect()
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
    let counts = summary.distributions();
    let numbers = |outcomes: &[(&str, u64)]| -> Vec<u64> {
        outcomes.iter().map(|(_, number)| *number).collect()
    };
    let mut distributions: serde_json::Map<String, serde_json::Value> = counts
        .all(options)
        .into_iter()
        .map(|one| (one.key.to_owned(), numbers(&one.outcomes).into()))
        .collect();
    distributions.insert(
        "turns_per_half".into(),
        counts.turns_per_half.clone().into(),
    );
    distributions.insert(
        "control_checks_by_value".into(),
        serde_json::json!(counts.by_value(options).map(|row| numbers(&row))),
    );
    let mut all = serde_json::json!({
        "game": Position::GAME,
        "options": options,
        "matches": summary.matches(),
        "home": arguments.home,
        "away": arguments.away,
        "seed": arguments.seed,
        "figures": summary.estimates(options),
        "distributions": distributions,
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
    use gaffer_fuba::{Advanced, Edition};

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
        for (preset, options) in Options::PRESETS {
            let alone = play(&options, 1, 5);
            assert_eq!(alone, play(&options, 3, 5), "{preset}");
            assert_ne!(alone, play(&options, 1, 6), "{preset}");
        }
    }

    /// Figures of rules that are not played are not shown.
    #[test]
    fn figures_follow_the_switches() {
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

    fn names(options: Options) -> Vec<String> {
        let estimates = Summary::default().estimates(options);
        estimates.iter().map(|one| one.figure.to_string()).collect()
    }

    /// Nothing is shown that an edition does not have.
    #[test]
    fn figures_follow_the_edition() {
        let full = Options::full;
        let shown = Edition::ALL.map(|edition| names(full(edition)));
        for (figure, expected) in [
            ("turns completed in the first half", [true, true, true]),
            ("quick free kicks", [false, false, true]),
            ("goal kicks taken slowly", [true, true, false]),
            ("pressings", [false, true, true]),
            ("automatic control checks", [false, true, false]),
            ("passes lost by a value above 6", [false, true, false]),
            ("stand-in areas", [true, false, false]),
            ("support moves", [true, false, false]),
            ("turns with quick moves", [true, false, false]),
            ("minutes owed by equal dice", [false, true, false]),
            ("points spent on movements", [false, true, false]),
            ("points spent on boosts", [false, false, true]),
            ("keepers advanced", [false, true, false]),
            ("sweeps", [false, false, true]),
            ("injuries for turns", [false, true, false]),
            ("injuries for minutes", [false, false, true]),
            ("injuries for good", [false, true, true]),
            ("slow plays", [false, false, true]),
        ] {
            let found = shown
                .each_ref()
                .map(|names| names.iter().any(|name| name == figure));
            assert_eq!(found, expected, "{figure}");
        }
        let keys = |edition| -> Vec<&str> {
            let options = Options::of(edition);
            let all = Summary::default().distributions().all(options);
            all.iter().map(|one| one.key).collect()
        };
        assert!(!keys(Edition::V1_0).contains(&"rebounds"));
        assert!(!keys(Edition::V1_0).contains(&"yellow_card_dice"));
        assert!(keys(Edition::V2014).contains(&"rebounds"));
        let events = |edition| {
            let all = Summary::default().distributions().all(Options::of(edition));
            let events = all.iter().find(|one| one.key == "special_events");
            events.unwrap().outcomes.len()
        };
        assert_eq!(Edition::ALL.map(events), [6, 11, 11], "F10-4.4.2a: one die");
    }

    /// In every edition each turn that is not cut short has one control check, and what is counted twice is the
    /// same both times.
    #[test]
    fn figures_of_every_edition_add_up() {
        for (preset, options) in Options::PRESETS {
            let (summary, _) = play(&options, 2, 9);
            let estimates = summary.estimates(options);
            let sum = |name: &str| {
                let found = estimates.iter().find(|one| one.figure == name);
                found.map_or(0.0, |one| (one.mean * 40.0).round()) as u64
            };
            let counts = summary.distributions();
            let total = |numbers: &[u64]| numbers.iter().sum::<u64>();
            let completed = sum("turns completed in the first half")
                + sum("turns completed in the second half");
            let begun =
                sum("turns begun in the first half") + sum("turns begun in the second half");
            let checks = total(&counts.control_checks);
            assert_eq!(
                counts.control_checks[3],
                sum("automatic control checks"),
                "{preset}"
            );
            // F22-A10-actor: a foul in place of an event.
            let acted = if options.plays(Advanced::Skills) {
                40
            } else {
                0
            };
            assert!((checks..=checks + acted).contains(&completed), "{preset}");
            // A half is cut short on one of the squares +1 to +4, or its last turn is played out on +5.
            assert_eq!(begun - completed, total(&counts.half_ends[..4]), "{preset}");
            assert_eq!(total(&counts.half_ends), 80, "{preset}");
            let by_value = counts.control_checks_by_value.iter();
            assert_eq!(
                by_value.map(|row| total(row)).sum::<u64>(),
                total(&counts.control_checks[..3])
            );
            assert_eq!(counts.control_checks[2], sum("special events"), "{preset}");
            assert_eq!(total(&counts.goal_attempts), sum("shots"), "{preset}");
            assert_eq!(total(&counts.penalties), sum("penalties"), "{preset}");
            assert_eq!(
                counts.goal_attempts[4],
                total(&counts.difficult_attempts),
                "{preset}"
            );
            assert_eq!(counts.goal_attempts[2], total(&counts.rebounds), "{preset}");
            let scored = counts.goal_attempts[0]
                + counts.difficult_attempts[0]
                + counts.rebounds[0]
                + counts.penalties[0];
            assert_eq!(scored, sum("goals"), "{preset}");
            if options.edition == Edition::V2_2 {
                continue;
            }
            // A goal kick is given in one turn and taken in the next, unless the half ends between them.
            let taken = sum("goal kicks taken fast") + sum("goal kicks taken slowly");
            let given = sum("goal kicks");
            assert!(
                taken <= given && given <= taken + 80,
                "{preset}: {taken} {given}"
            );
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
