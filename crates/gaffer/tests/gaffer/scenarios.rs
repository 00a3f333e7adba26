//! The program runs every scenario, and counts which rules they name.

use std::collections::BTreeSet;
use std::path::PathBuf;

use gaffer::scenario::{self, Scenario};

fn files() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios");
    scenario::find(&[folder.into()]).unwrap()
}

#[test]
fn every_scenario_is_run_and_names_rules_of_the_reference() {
    let files = files();
    let report = scenario::run_files(&files);
    assert_eq!(report.failed, 0, "\n{}", report.differences);
    assert!(report.passed > 4400, "only {} cases", report.passed);
}

/// Rules that no position can show.
const NOT_IN_SCENARIOS: [&str; 19] = [
    "F22-1.1f", // markers and dice: every roll of the simulation has six-sided dice
    "F22-1.2a", // what the words player and team mean
    "F22-4c",   // how long halves are: crates/fuba/tests/fuba/arithmetic.rs
    // What lasts from one match of a tournament to the next: crates/champions/tests/tournament*.rs and crates/cup/tests.
    "C20-cup-8",
    "C20-cup-9",
    "C20-cup-10",
    "C20-cup-11",
    "C20-cup-12",
    "C20-cup-13",
    "C20-cup-14",
    "C20-D77",
    "C20-D78",
    "C20-D79",
    "C20-D80",
    "C20-D99",
    "C20-D121",
    "C20-D123",
    "C20-D124",
    "C20-D125",
];

#[test]
fn every_rule_is_named() {
    let named: BTreeSet<String> = files()
        .iter()
        .flat_map(|file| {
            Scenario::parse(&std::fs::read_to_string(file).unwrap())
                .unwrap()
                .rules
        })
        .collect();
    let missing: Vec<&str> = gaffer::rules_reference::all()
        .map(|rule| rule.id)
        .filter(|id| !(id.starts_with("F22-") && id.contains("-D")))
        .filter(|id| !named.contains(*id) && !NOT_IN_SCENARIOS.contains(id))
        .collect();
    assert!(missing.is_empty(), "no scenario names {missing:?}");
}

/// Each reading is played both ways by scenarios that name its decisions: as usual, and with its other value.
#[test]
fn every_reading_has_a_scenario_of_its_other_value() {
    let files: Vec<(Vec<String>, String)> = files()
        .iter()
        .map(|file| std::fs::read_to_string(file).unwrap())
        .map(|text| (Scenario::parse(&text).unwrap().rules, text))
        .collect();
    for reading in gaffer_games::GAMES.iter().flat_map(|game| game.readings()) {
        let other = format!("{} = \"{}\"", reading.name, reading.values[1]);
        for decision in reading.decisions {
            let played = files.iter().any(|(rules, text)| {
                rules.iter().any(|rule| rule == decision) && text.contains(&other)
            });
            assert!(played, "no scenario of {decision} has {other}");
        }
    }
}

#[test]
fn unknown_rules_fail() {
    let folder = std::env::temp_dir().join(format!("gaffer-rules-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let run = |text: &str| {
        let file = folder.join("one.toml");
        std::fs::write(&file, text).unwrap();
        scenario::run_files(&[file])
    };
    let case = "[[case]]\nname = \"c\"\nposition = { pieces = \"b3 1/0\" }\n";
    // Not written out: the reference has no such rules.
    for (page, rest) in [
        ("F22", "9.9z"),
        ("F22", "4"),
        ("f22", "4.1a"),
        ("C20", "kick-99"),
    ] {
        let rule = format!("{page}-{rest}");
        let report = run(&format!("title = \"t\"\nrules = [\"{rule}\"]\n{case}"));
        assert_eq!(report.failed, 1, "{rule}");
        assert!(
            report
                .differences
                .contains(&format!("there is no rule '{rule}'"))
        );
    }
    let unknown = ["F22", "4.1zz"].join("-");
    let report = run(&format!(
        "title = \"t\"\nrules = [\"F22-4.1a\"]\n{case}play = [\"target a4\"]\nrefused = \"{unknown}\""
    ));
    assert!(
        report
            .differences
            .contains(&format!("there is no rule '{unknown}'"))
    );
    assert_eq!(
        run(&format!("title = \"t\"\nrules = [\"F22-4.1a\"]\n{case}")).failed,
        0
    );
    std::fs::remove_dir_all(&folder).unwrap();
}
