//! The figures of FUBA: each where its rule is played, adding up, and the same as the results.

use super::*;
use crate::pieces::Hands;
use crate::simulate::{Listed, Series};

fn play(options: &Options, threads: usize, seed: u64) -> (Summary, Vec<Listed>) {
    let series = Series::<Position> {
        options,
        coaches: BySide::with(|_| "random"),
        matches: 40,
        seed,
        hands: Hands::threads(threads),
        list: true,
    };
    series.play(&()).unwrap()
}

/// Figures of rules that are not played are not shown.
#[test]
fn figures_follow_the_switches() {
    let basic = names(&Options::default());
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
        assert!(names(&options).contains(&shown.to_owned()), "{shown}");
    }
}

fn names(options: &Options) -> Vec<String> {
    let estimates = Summary::default().estimates(options);
    estimates.iter().map(|one| one.figure.to_string()).collect()
}

/// Nothing is shown that an edition does not have.
#[test]
fn figures_follow_the_edition() {
    let full = Options::full;
    let shown = Edition::ALL.map(|edition| names(&full(edition)));
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
        let options = Options::basic(edition);
        let all = Summary::default().distributions(&options);
        all.iter().map(|one| one.key).collect()
    };
    assert!(!keys(Edition::V1_0).contains(&"rebounds"));
    assert!(!keys(Edition::V1_0).contains(&"yellow_card_dice"));
    assert!(keys(Edition::V2014).contains(&"rebounds"));
    let events = |edition| {
        let all = Summary::default().distributions(&Options::basic(edition));
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
        let estimates = summary.estimates(&options);
        let sum = |name: &str| {
            let found = estimates.iter().find(|one| one.figure == name);
            found.map_or(0.0, |one| (one.mean * 40.0).round()) as u64
        };
        let counts = |rolled: Rolled| {
            let mut numbers = summary.outcomes.counts(rolled as usize).to_vec();
            numbers.resize(11, 0);
            numbers
        };
        let total = |numbers: &[u64]| numbers.iter().sum::<u64>();
        let completed =
            sum("turns completed in the first half") + sum("turns completed in the second half");
        let begun = sum("turns begun in the first half") + sum("turns begun in the second half");
        let checks = total(&counts(Rolled::ControlChecks));
        assert_eq!(
            counts(Rolled::ControlChecks)[3],
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
        assert_eq!(
            begun - completed,
            total(&counts(Rolled::HalfEnds)[..4]),
            "{preset}"
        );
        assert_eq!(total(&counts(Rolled::HalfEnds)), 80, "{preset}");
        let by_value = AT_VALUE.map(|rolled| total(&counts(rolled)));
        assert_eq!(
            by_value.iter().sum::<u64>(),
            total(&counts(Rolled::ControlChecks)[..3])
        );
        assert_eq!(
            counts(Rolled::ControlChecks)[2],
            sum("special events"),
            "{preset}"
        );
        assert_eq!(
            total(&counts(Rolled::GoalAttempts)),
            sum("shots"),
            "{preset}"
        );
        assert_eq!(
            total(&counts(Rolled::Penalties)),
            sum("penalties"),
            "{preset}"
        );
        assert_eq!(
            counts(Rolled::GoalAttempts)[4],
            total(&counts(Rolled::DifficultAttempts)),
            "{preset}"
        );
        assert_eq!(
            counts(Rolled::GoalAttempts)[2],
            total(&counts(Rolled::Rebounds)),
            "{preset}"
        );
        let scored = counts(Rolled::GoalAttempts)[0]
            + counts(Rolled::DifficultAttempts)[0]
            + counts(Rolled::Rebounds)[0]
            + counts(Rolled::Penalties)[0];
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
    let estimates = summary.estimates(&Options::FULL);
    let mean = |name: &str| {
        let found = estimates.iter().find(|one| one.figure == name);
        found.unwrap_or_else(|| panic!("{name}")).mean
    };
    let average = |number: &dyn Fn(&Value) -> u64| {
        let sum: u64 = listed.iter().map(|one| number(&one.result)).sum();
        sum as f64 / listed.len() as f64
    };
    let both = |lost: &dyn Fn(&Value) -> u64| {
        average(&|result| lost(&result["home"]) + lost(&result["away"]))
    };
    let count = |of: &Value| of.as_array().unwrap().len() as u64;
    for (figure, expected) in [
        (
            "goals home",
            average(&|result| result["score"]["home"].as_u64().unwrap()),
        ),
        ("red cards", both(&|team| team["red"].as_u64().unwrap())),
        (
            "condition points left away",
            average(&|result| {
                let points = result["away"]["condition"].as_str().unwrap();
                u64::from(points.parse::<gaffer_fuba::Condition>().unwrap().total())
            }),
        ),
        ("skills lost", both(&|team| count(&team["skills_lost"]))),
        (
            "skills won for later matches",
            both(&|team| count(&team["skills_won"])),
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
