//! Every scenario of FUBA holds; and a scenario that does not says so.

use gaffer_core::scenario::Scenario;
use gaffer_fuba::{Position, Refusal};
use gaffer_proof::check_scenarios;

#[test]
fn every_scenario_holds() {
    let cases = check_scenarios::<Position>(&["fuba-1.0", "fuba-2014", "fuba-2.2"]);
    assert!(cases > 4400, "only {cases} cases");
}

/// Why a choice is refused, for the words of a difference.
fn words(refusal: Refusal) -> String {
    format!("{refusal:?}")
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
    for case in scenario.run::<Position>(words) {
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
    let results = Scenario::parse(&text).unwrap().run::<Position>(words);
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
