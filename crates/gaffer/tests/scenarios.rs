//! Runs every scenario, and counts which rules and test vectors they name.

use std::collections::BTreeSet;
use std::path::PathBuf;

use gaffer::scenario::{self, Scenario};
use gaffer_fuba::Position;

fn files() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios");
    scenario::find(&[folder.into()]).unwrap()
}

#[test]
fn every_scenario_holds() {
    let files = files();
    let report = scenario::run_files(&files);
    assert_eq!(report.failed, 0, "\n{}", report.differences);
    assert!(report.passed > 4400, "only {} cases", report.passed);
}

/// Rules that no position can show.
const NOT_IN_SCENARIOS: [&str; 16] = [
    "F22-1.1f", // markers and dice: every roll of the simulation has six-sided dice
    "F22-1.2a", // what the words player and team mean
    "F22-4c",   // how long halves are: tests/arithmetic.rs
    // What lasts from one match of a tournament to the next: crates/champions/tests/tournament*.rs.
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
        let other = format!("{} = \"{}\"", reading.name, reading.values[1].name);
        for decision in reading.decisions {
            let played = files.iter().any(|(rules, text)| {
                rules.iter().any(|rule| rule == decision) && text.contains(&other)
            });
            assert!(played, "no scenario of {decision} has {other}");
        }
    }
}

#[test]
fn a_wrong_expectation_is_told() {
    let scenario = Scenario::parse(
        r#"
        title = "t"
        rules = []
        [[case]]
        name = "wrong value"
        position = { pieces = "b3 1/0", value = 3 }
        play = ["target b3"]
        expect = { value = 5, awaits = "roll turn" }
        [[case]]
        name = "dice too few"
        position = { pieces = "b3 1/0" }
        play = ["target b3"]
        [[case]]
        name = "dice of the wrong kind"
        position = { pieces = "b3 1/0" }
        play = ["target b3", "roll 5"]
        [[case]]
        name = "dice too many"
        position = { pieces = "b3 1/0" }
        play = ["roll 5 2"]
        [[case]]
        name = "wrongly refused"
        position = { pieces = "b3 1/0" }
        play = ["target b3"]
        refused = "F22-4.1a"
        [[case]]
        name = "refused by another rule"
        position = { pieces = "b3 1/0" }
        play = ["target a1"]
        refused = "F22-4.1.2"
        [[case]]
        name = "not offered"
        position = { pieces = "b3 1/0" }
        offered = ["target a4"]
        [[case]]
        name = "no such event"
        position = { pieces = "b3 1/0" }
        events = [{ event = "goal" }]
        "#,
    )
    .unwrap();
    for case in scenario.run::<Position>() {
        assert_eq!(
            case.differences.len(),
            1,
            "{}: {:?}",
            case.name,
            case.differences
        );
    }
}

/// What a case expects that does not hold, in words.
fn differences(case: &str) -> Vec<String> {
    let text = format!("title = \"t\"\nrules = []\n[[case]]\nname = \"c\"\n{case}");
    let results = Scenario::parse(&text).unwrap().run::<Position>();
    results[0].differences.clone()
}

const SET_UP: &str = "position = { pieces = \"b3 1/0\", home = { in_hand = 9, keeper = \"b1\" }, \
    away = { in_hand = 10, keeper = \"hand\" }, at = { place = { set-up = \"kick-off\", side = \"home\" } } }\n";

/// As the referee refuses it: nine are in hand, the tenth would be placed for the other team.
#[test]
fn a_row_does_not_cross_to_the_other_side() {
    let crossing = differences(&format!("{SET_UP}play = [\"place b3 x10\"]"));
    assert!(
        crossing[0].contains("the other side decides now"),
        "{crossing:?}"
    );
    for refused in ["true", "\"not-your-turn\""] {
        let case = format!("{SET_UP}play = [\"place b3 x10\"]\nrefused = {refused}");
        assert_eq!(differences(&case), [""; 0]);
    }
    assert_eq!(
        differences(&format!("{SET_UP}play = [\"place b3 x9\"]")),
        [""; 0]
    );
}

#[test]
fn refused_by_whatever_rule() {
    let target = "position = { pieces = \"b3 1/0\" }\n";
    let refused = |play: &str| differences(&format!("{target}play = [{play}]\nrefused = true"));
    assert_eq!(refused("\"target a4\""), [""; 0]);
    assert!(refused("\"target b3\"")[0].contains("was accepted"));
    // A mistake of the scenario is no refusal.
    assert!(refused("\"roll 5 2\"")[0].contains("no roll is awaited"));
    assert!(refused("\"target b3\", \"target b3\"")[0].contains("a roll is awaited"));
    assert!(refused("\"shoot\"")[0].contains("not a choice"));
    assert!(refused("\"target a4\", \"target b3\"")[0].contains("was refused"));
    let parsed = |refused: &str| {
        let text =
            format!("title = \"t\"\nrules = []\n[[case]]\nname = \"c\"\nrefused = {refused}");
        Scenario::parse(&text).unwrap_err()
    };
    assert!(parsed("false").contains("says nothing"));
    assert!(parsed("3").contains("refused is the identifier of a rule"));
}

#[test]
fn absence_is_expected() {
    let played = "position = { pieces = \"b3 1/0\" }\nplay = [\"target b3\", \"roll 6 1\"]\n";
    let check = |expected: &str| differences(&format!("{played}{expected}"));
    assert_eq!(check("no_events = [{ event = \"goal\" }]"), [""; 0]);
    assert!(
        check("no_events = [{ event = \"turn-rolled\", controlling = 6 }]")[0]
            .contains("must not happen")
    );
    assert_eq!(
        check("no_events = [{ event = \"turn-rolled\", controlling = 5 }]"),
        [""; 0]
    );
    assert_eq!(check("absent = [\"turn.taker\", \"award\"]"), [""; 0]);
    assert!(check("absent = [\"home.keeper\"]")[0].contains("expected nothing"));
    assert_eq!(check("not_offered = [\"pressing\"]"), [""; 0]);
    assert!(check("not_offered = [\"adjustment\"]")[0].contains("is offered"));
    assert!(
        check("not_offered = [\"press\"]")[0].contains("not a choice"),
        "a word that is none"
    );
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

/// What is awaited is named where an answer comes too early.
#[test]
fn an_early_answer_is_told_what_is_awaited() {
    let early = differences("position = { pieces = \"b3 1/0\" }\nplay = [\"goal attempt\"]");
    assert!(
        early[0].contains("home: the target is to be chosen: a1, a2, a3, b1, b2, b3"),
        "{early:?}"
    );
    let early = differences("position = { pieces = \"b3 1/0\" }\nplay = [\"roll 6 1\"]");
    assert!(
        early[0].contains("home: the target is to be chosen"),
        "{early:?}"
    );
}
