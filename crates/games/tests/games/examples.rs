//! Scenarios as examples: every one of them can be shown, and ends as its cases say.

use std::fs;
use std::path::{Path, PathBuf};

use gaffer_core::scenario::Scenario;
use gaffer_games::examples::example;
use gaffer_games::words::Language;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push(path);
        }
    }
}

#[test]
fn every_scenario_can_be_shown() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let mut found = Vec::new();
    files(&folder, &mut found);
    assert!(found.len() > 900);
    for path in found {
        let scenario = Scenario::parse(&fs::read_to_string(&path).unwrap()).unwrap();
        let shown = example(&scenario, Language::ENGLISH)
            .unwrap_or_else(|problem| panic!("{}: {}", path.display(), problem.message));
        for (case, shown) in scenario.cases.iter().zip(&shown.cases) {
            let where_ = format!("{}: {}", path.display(), case.name);
            assert_eq!(case.refused.is_some(), shown.refused.is_some(), "{where_}");
            assert_eq!(case.play, shown.play, "{where_}");
        }
    }
}

#[test]
fn an_example_is_told_in_the_language_of_the_reader() {
    let text = r#"
        title = "A shot"
        rules = ["F22-4.6b"]
        [position]
        pieces = "b4 3/2, b5 1/2"
        ball   = "b4"
        value  = 3
        at     = "action"
        [[case]]
        name = "a six scores"
        play = ["goal attempt", "roll 6"]
        [[case]]
        name    = "the passive team cannot shoot"
        position = { turn = { acting = "away" } }
        play    = ["goal attempt"]
        refused = "F22-4.5.1b"
    "#;
    let scenario = Scenario::parse(text).unwrap();
    let finnish = Language::all()
        .find(|language| language.code() == "fi")
        .unwrap();
    let [english, finnish] =
        [Language::ENGLISH, finnish].map(|language| example(&scenario, language).unwrap());
    let [goal, refused] = &english.cases[..] else {
        panic!("two cases")
    };
    assert!(goal.told.iter().any(|line| line.contains("GOAL for Home")));
    assert_eq!(goal.before.ball.as_ref().unwrap().at, "b4");
    assert_eq!(goal.after.ball.as_ref().unwrap().at, "b3");
    assert_ne!(goal.told, finnish.cases[0].told);
    let refusal = refused.refused.as_ref().unwrap();
    assert_eq!(refusal.rule.unwrap().0, "F22-4.5.1b");
    assert_ne!(
        refusal.message,
        finnish.cases[1].refused.as_ref().unwrap().message
    );
}
