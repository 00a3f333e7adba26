//! The figures of Champions: each where its rule is played, adding up, and the same as the results.

#[path = "../../../../champions/tests/lively/mod.rs"]
mod lively;

use gaffer_champions::MatchResult;
use gaffer_core::{Awaits, Rules};
use gaffer_proof::Luck;

use super::*;
use crate::pieces::Hands;
use crate::simulate::Series;
use lively::lively_choice;

const MATCHES: u64 = 60;

/// Plays lively matches, in which shots, saves and fouls really come up; gives what was counted and the results.
fn play(options: &Options) -> (Summary, Vec<MatchResult>) {
    let mut summary = Summary::default();
    let mut results = Vec::new();
    let mut choices = Vec::new();
    for seed in 0..MATCHES {
        let mut luck = Luck::new(seed);
        let mut tally = Tally::default();
        let mut position = Position::begin(options).unwrap();
        loop {
            match position.awaits() {
                Awaits::Nothing(_) => break,
                Awaits::Roll(roll) => position.roll(luck.dice(&roll.dice), &mut tally).unwrap(),
                Awaits::Choice(_) | Awaits::Secret(_) => {
                    choices.clear();
                    position.choices(&mut choices);
                    let choice = lively_choice(&position, &choices, &mut luck);
                    position.choose(choice, &mut tally).unwrap();
                }
            }
        }
        summary.add(&tally, &position);
        results.push(position.result().unwrap());
    }
    (summary, results)
}

/// How often a figure was counted in all matches.
fn sums(summary: &Summary, options: &Options) -> impl Fn(&str) -> u64 {
    let estimates = summary.estimates(options);
    move |name| {
        let found = estimates.iter().find(|one| one.figure == name);
        found.map_or(0, |one| (one.mean * MATCHES as f64).round() as u64)
    }
}

fn names(options: &Options) -> Vec<String> {
    let estimates = Summary::default().estimates(options);
    estimates.iter().map(|one| one.figure.to_string()).collect()
}

fn labels(options: &Options, key: &str) -> Vec<&'static str> {
    let all = Summary::default().distributions(options);
    let found = all.into_iter().find(|one| one.key == key);
    found.map_or(Vec::new(), |one| {
        one.outcomes.iter().map(|(label, _)| *label).collect()
    })
}

#[test]
fn figures_do_not_depend_on_the_threads() {
    let simulated = |threads, seed| {
        let series = Series::<Position> {
            options: &Options::TOURNAMENT,
            coaches: BySide::with(|_| "random"),
            matches: 40,
            seed,
            hands: Hands::threads(threads),
            list: true,
        };
        series.play(&()).unwrap()
    };
    let alone = simulated(1, 5);
    assert_eq!(alone, simulated(3, 5));
    assert_ne!(alone, simulated(1, 6));
}

/// Switches a rule off.
type Off = fn(Options) -> Options;

/// Nothing is shown that the options do not let happen.
#[test]
fn figures_follow_the_switches() {
    let all = Options {
        cup: true,
        ..Options::FULL
    };
    let rows: [(Off, &[&str]); 6] = [
        (
            |on| Options { fouls: false, ..on },
            &["fouls", "hand balls", "penalties", "goals from free kicks"],
        ),
        (
            |on| Options {
                charge: false,
                ..on
            },
            &["shoulder charges"],
        ),
        (
            |on| Options { subs: false, ..on },
            &["substitutions", "players sent to warm up"],
        ),
        (
            |on| Options { hands: false, ..on },
            &["balls taken in the hands"],
        ),
        (
            |on| Options {
                offside: false,
                ..on
            },
            &["offside shifts"],
        ),
        (
            |on| Options { cup: false, ..on },
            &["shoot-out kicks", "shoot-out kicks scored"],
        ),
    ];
    for (off, figures) in rows {
        for figure in figures {
            let figure = (*figure).to_owned();
            assert!(names(&all).contains(&figure), "{figure}");
            assert!(!names(&off(all)).contains(&figure), "{figure}");
        }
    }
    assert!(!names(&all).contains(&"draws".to_owned()), "C20-cup-1");
    assert!(names(&Options::FULL).contains(&"draws".to_owned()));
    assert_eq!(labels(&Options::FRIENDLY, "endings"), ["regular-time"]);
    assert_eq!(labels(&all, "endings").len(), 4);
    assert_eq!(labels(&Options::FRIENDLY, "saves_1"), ["goal", "rebound"]);
    let tally = Options { tally: true, ..all };
    assert!(labels(&tally, "last_ones").is_empty());
    assert_eq!(labels(&all, "last_ones").len(), 4);
    assert_eq!(labels(&all, "scores").len(), 26);
}

/// What is counted twice is the same both times.
#[test]
fn figures_of_every_preset_add_up() {
    for (preset, options) in Options::PRESETS {
        let (summary, _) = play(&options);
        let sum = sums(&summary, &options);
        let counts = |rolled: Rolled| summary.outcomes.counts(rolled as usize);
        let total = |numbers: &[u64]| numbers.iter().sum::<u64>();
        let saves = [Rolled::SavesAt1, Rolled::SavesAt2, Rolled::SavesAt3].map(counts);

        for figure in ["goals", "catches", "rebounds", "saves declined", "corners"] {
            assert!(sum(figure) > 0, "{preset}: no {figure}");
        }
        assert_eq!(sum("fouls") > 0, options.fouls, "{preset}");
        assert_eq!(sum("goals"), sum("goals home") + sum("goals away"));
        let kinds = sum("goals from open play")
            + sum("goals from penalties")
            + sum("goals from free kicks")
            + sum("goals off a rebound")
            + sum("own goals");
        assert_eq!(kinds, sum("goals"), "{preset}: goals by kind");
        assert_eq!(sum("shots"), sum("shots home") + sum("shots away"));
        let answered =
            sum("saves tried") + sum("saves declined") + sum("shots without a chance to save");
        assert_eq!(answered, sum("shots"), "{preset}: every shot is answered");
        assert_eq!(
            saves.map(total).iter().sum::<u64>(),
            sum("saves tried"),
            "{preset}"
        );
        let at = |row: &[u64], index: usize| row.get(index).copied().unwrap_or_default();
        let column = |index: usize| saves.iter().map(|row| at(row, index)).sum::<u64>();
        assert_eq!(column(1), sum("rebounds"), "{preset}");
        assert_eq!(column(2), sum("catches"), "{preset}");
        assert_eq!(column(3), sum("hand balls"), "{preset}");
        let beaten = column(0) + sum("saves declined") + sum("shots without a chance to save");
        assert_eq!(beaten, sum("goals"), "{preset}");
        assert_eq!(at(saves[0], 2), 0, "{preset}: C20-save-7");

        let touches = counts(Rolled::Touches);
        assert_eq!(total(touches), sum("plays of the ball"), "{preset}");
        let touches: u64 = (1..).zip(touches).map(|(n, plays)| n * plays).sum();
        assert_eq!(
            touches,
            sum("plays of the ball") + sum("passes received"),
            "{preset}"
        );
        assert!(sum("interceptions won") <= sum("interceptions tried"));
        assert!(sum("interceptions won") > 0, "{preset}");

        assert_eq!(sum("fouls"), sum("yellow cards"), "{preset}: C20-foul-4");
        assert_eq!(sum("fouls"), sum("injuries"), "{preset}: C20-foul-4");
        // A foul comes from an opening roll, so never under the whistle; a hand ball may (C20-time-5).
        let kicks = sum("free kicks") + sum("penalties");
        let offences = sum("fouls")..=sum("fouls") + sum("hand balls");
        assert!(
            offences.contains(&kicks),
            "{preset}: {kicks} of {offences:?}"
        );
        let matches = sum("home wins") + sum("draws") + sum("away wins");
        assert_eq!(matches, MATCHES, "{preset}");
        assert_eq!(total(counts(Rolled::Endings)), MATCHES, "{preset}");
        assert_eq!(total(counts(Rolled::Scores)), MATCHES, "{preset}");
    }
}

/// What the figures count is what the positions end with.
#[test]
fn figures_agree_with_the_results() {
    let options = Options::TOURNAMENT;
    let (summary, played) = play(&options);
    let sum = sums(&summary, &options);
    let results = || played.iter();
    // A forfeit changes the score (C20-card-6).
    assert!(results().all(|result| result.after != gaffer_champions::After::Forfeit));
    let goals: u64 = results().map(|result| u64::from(result.score.home)).sum();
    assert_eq!(goals, sum("goals home"));
    let both = |number: fn(&gaffer_champions::TeamResult) -> u32| -> u64 {
        results()
            .map(|result| u64::from(number(&result.home) + number(&result.away)))
            .sum()
    };
    assert_eq!(both(|team| team.red.len()), sum("red cards"));
    assert_eq!(
        both(|team| team.injured_twice.len()),
        sum("players injured twice")
    );
    assert_eq!(
        both(|team| u32::from(team.substitutions)),
        sum("substitutions")
    );
    let scored: u64 = results()
        .filter_map(|result| result.shoot_out)
        .map(|kicks| u64::from(kicks.home + kicks.away))
        .sum();
    assert_eq!(scored, sum("shoot-out kicks scored"));
}
