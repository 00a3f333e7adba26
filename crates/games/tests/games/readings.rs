//! The readings as options: the two sets, single ones over them, what a record of older rules means.

use gaffer_core::{ReadingSet, Rules};
use gaffer_games::words::Language;
use gaffer_games::{Game, options};
use serde_json::{Value, json};

type Fuba = <gaffer_fuba::Position as Rules>::Options;
type Champions = <gaffer_champions::Position as Rules>::Options;

/// The options that a preset and switches give, as JSON.
fn read<G: Game>(preset: &str, switches: &[&str]) -> Value {
    let switches: Vec<String> = switches.iter().map(ToString::to_string).collect();
    let read = options::read::<G>(Some(preset), &switches);
    json!(read.unwrap_or_else(|why| panic!("{preset} {switches:?}: {why}")))
}

/// A set gives every reading of the edition its value, in every preset, and leaves everything else alone.
fn check_sets<G: Game>() {
    for preset in G::presets() {
        let usual = read::<G>(preset.name, &[]);
        for set in ReadingSet::BOTH {
            let told = read::<G>(preset.name, &[&format!("readings={}", set.name())]);
            for (name, value) in told.as_object().unwrap() {
                match G::READINGS.iter().find(|reading| reading.name == name) {
                    Some(reading) => assert_eq!(value, reading.value_in(set), "{name}"),
                    None => assert_eq!(value, &usual[name], "{name}"),
                }
            }
        }
        assert_eq!(usual, read::<G>(preset.name, &["readings=sense"]));
    }
}

/// Each reading can be set on its own over either set, and nothing else changes.
fn check_singles<G: Game>() {
    for preset in G::presets() {
        for set in ReadingSet::BOTH {
            let set = format!("readings={}", set.name());
            let before = read::<G>(preset.name, &[&set]);
            for reading in G::READINGS {
                if before.get(reading.name).is_none() {
                    continue;
                }
                for value in &reading.values {
                    let single = format!("{}={value}", reading.name);
                    let mut expected = before.clone();
                    expected[reading.name] = json!(value);
                    assert_eq!(read::<G>(preset.name, &[&set, &single]), expected);
                }
            }
        }
    }
}

#[test]
fn sets_and_single_readings_are_options_of_both_games() {
    check_sets::<gaffer_fuba::Position>();
    check_sets::<gaffer_champions::Position>();
    check_singles::<gaffer_fuba::Position>();
    check_singles::<gaffer_champions::Position>();
}

/// The same in one object, as a new match or a written position has it.
#[test]
fn a_set_and_a_single_reading_in_one_object() {
    let written = json!({ "readings": "letter", "tackle_foul": "doubles", "advanced": "all" });
    let options: Fuba = serde_json::from_value(written).unwrap();
    let told = json!(options);
    assert_eq!(told["tackle_foul"], "doubles");
    assert_eq!(told["free_kick_place"], "target");
    assert_eq!(told.get("readings"), None, "each is named on its own");
    let written =
        json!({ "preset": "friendly", "readings": "letter", "shifts": "after_interceptions" });
    let options: Champions = serde_json::from_value(written).unwrap();
    let told = json!(options);
    assert_eq!(
        (&told["shifts"], &told["fouls"]),
        (&json!("after_interceptions"), &json!(false))
    );
    assert_eq!(told["last_one"], "at_once");
}

#[test]
fn mistakes_are_explained() {
    let fuba = |preset: &str, switch: &str| {
        options::read::<gaffer_fuba::Position>(Some(preset), &[switch.to_owned()]).unwrap_err()
    };
    let champions = |switch: &str| {
        options::read::<gaffer_champions::Position>(Some("full"), &[switch.to_owned()]).unwrap_err()
    };
    for (told, why) in [
        (
            fuba("full", "readings=spirit"),
            "expected `sense` or `letter`",
        ),
        (
            fuba("full", "trap_exceptions=some"),
            "expected `as_offside` or `none`",
        ),
        (
            fuba("full", "offside_of=both"),
            "offside_of is an option of edition 2014, not of 2.2",
        ),
        (
            fuba("2014", "tackle_foul=doubles"),
            "tackle_foul is an option of edition 2.2, not of 2014",
        ),
        (fuba("2.2", "reading=letter"), "readings"),
        (champions("catch_ones=never"), "expected `count` or `skip`"),
        (champions("reading=letter"), "readings"),
    ] {
        assert!(told.contains(why), "{told}");
    }
    for text in [
        r#"{"tackle_foul": "doubles", "tackle_foul": "doubles"}"#,
        r#"{"readings": "sense", "readings": "letter"}"#,
        r#"{"tackle_fuol": "doubles"}"#,
        r#"{"tackle_foul": 1}"#,
    ] {
        assert!(serde_json::from_str::<Fuba>(text).is_err(), "{text}");
    }
}

/// A record from before the readings were options means what was played then.
#[test]
fn old_records_are_read_as_they_were_played() {
    let fuba = |edition: &str, rules: u32| {
        let options = json!({ "edition": edition });
        options::as_played::<gaffer_fuba::Position>(options, rules)
    };
    assert_eq!(fuba("2014", 1)["offside_of"], "both");
    assert_eq!(fuba("2014", 1)["difficult_rebound"], "off");
    assert_eq!(fuba("2014", 1)["keeper_pressing"], "his_area");
    assert_eq!(fuba("2.2", 1)["difficult_rebound"], "on");
    assert_eq!(
        fuba("2.2", 1).get("offside_of"),
        None,
        "not of this edition"
    );
    assert_eq!(fuba("2014", 2), json!({ "edition": "2014" }));
    let champions = options::as_played::<gaffer_champions::Position>(json!({ "cup": true }), 1);
    assert_eq!(
        (&champions["catch_ones"], &champions["shifts"]),
        (&json!("skip"), &json!("after_interceptions"))
    );
    let named = json!({ "catch_ones": "count" });
    assert_eq!(
        options::as_played::<gaffer_champions::Position>(named, 1)["catch_ones"],
        "count"
    );
}

/// The set is one switch, the single readings stand after it and say what they mean.
#[test]
fn the_switches_of_a_form_have_the_set_and_the_single_readings() {
    fn check<G: Game>() {
        for preset in G::presets() {
            let switches = G::switches(&preset.options, Language::ENGLISH);
            let Some(set) = switches.iter().position(|switch| switch.name == "readings") else {
                assert!(
                    json!(preset.options)
                        .as_object()
                        .unwrap()
                        .keys()
                        .all(|name| { G::READINGS.iter().all(|reading| reading.name != name) })
                );
                continue;
            };
            for (index, switch) in switches.iter().enumerate() {
                assert_eq!(switch.letter.is_some(), index > set, "{}", switch.name);
                if let Some(letter) = switch.letter {
                    assert!(switch.values.iter().any(|value| value.value == letter));
                    assert!(
                        (switch.values.iter())
                            .all(|value| !value.label.is_empty() && value.label != value.value)
                    );
                }
            }
        }
    }
    check::<gaffer_fuba::Position>();
    check::<gaffer_champions::Position>();
}
