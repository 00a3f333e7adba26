//! What events and refusals of Champions 2020 cite.

use gaffer_core::BySide;
use gaffer_games::words::Words;
use gaffer_games::{AnyMatch, find};
use serde_json::{Value, json};

/// The match after these answers.
fn played(position: Value, answers: &[&str]) -> Box<dyn AnyMatch> {
    let mut game = find("champions").unwrap().match_from(position).unwrap();
    for answer in answers {
        let done = match answer.strip_prefix("roll ") {
            Some(die) => game.roll(&[die.parse().unwrap()]),
            None => game.choose(answer),
        };
        assert!(done.is_ok(), "{answer}: {}", done.unwrap_err().message);
    }
    game
}

/// The rules of all events of a name.
fn rules(game: &dyn AnyMatch, name: &str) -> Vec<String> {
    let told = game.told(0, Words::english(&BySide::default()));
    let named = told.iter().filter(|told| told.event["event"] == name);
    named
        .filter_map(|told| told.rule.map(|rule| rule.to_string()))
        .collect()
}

fn position(changes: &Value) -> Value {
    let mut all = json!({
        "options": {"offside": false, "fouls": false, "subs": false},
        "home": "1 5.0, 2 2.3, 8 3.6, 14 4.10", "away": "1 1.13, 4 4.8, 9 9.9", "ball": "4.12",
    });
    for (key, value) in changes.as_object().unwrap() {
        all[key] = value.clone();
    }
    all
}

#[test]
fn the_end_of_a_match_cites_what_ended_it() {
    let plain = |more: Value| {
        let mut options = json!({"offside": false, "fouls": false, "subs": false});
        for (key, value) in more.as_object().unwrap() {
            options[key] = value.clone();
        }
        options
    };
    let seven = json!({"offside": false, "subs": false});
    for (position, answers, ended_by) in [
        // The sixteenth one is an opening roll.
        (
            position(&json!({"ones": 15})),
            &["roll 1"][..],
            "C20-time-3",
        ),
        // The last of 90 rolls is played to its end.
        (
            position(&json!({"options": plain(json!({"tally": true})), "tally": 89})),
            &["roll 2", "mover 2", "walk 2.5"],
            "C20-time-8",
        ),
        // A goal in extra time: from 4.12 with two steps left past a goalie who is too far away.
        (
            position(
                &json!({"options": plain(json!({"preset": "tournament", "cup": true})), "period": "extra-time"}),
            ),
            &["roll 3", "mover 14", "reach 2", "leg NE1 N1"],
            "C20-cup-3",
        ),
        // The red card leaves six.
        (
            json!({"options": seven, "ball": "7.5", "home_team": {"yellow": [16]},
                "home": "1 5.0, 2 1.2, 3 10.2, 4 1.4, 5 10.4, 6 1.6, 16 6.3",
                "away": "1 6.14, 8 7.4, 5 9.11, 2 1.12, 3 10.12, 4 1.10, 6 10.10"}),
            &["roll 2"],
            "C20-card-6",
        ),
    ] {
        let game = played(position, answers);
        assert_eq!(rules(game.as_ref(), "match-over"), [ended_by]);
        let refused = game.tail().choose("mover 2").unwrap_err();
        assert_eq!(
            refused.rule.map(|rule| rule.0),
            Some(ended_by),
            "{}",
            refused.message
        );
    }
}

/// The shoot-out is decided by away's fourth and home's miss: 4-1 with one kick of home left.
#[test]
fn a_shoot_out_is_the_end_by_its_own_rule() {
    let over = position(&json!({
        "options": {"preset": "tournament"}, "period": "shoot-out", "at": "over", "ball": null,
        "home": "1 5.0, 2 2.3, 8 3.6", "away": "1 6.14, 4 4.8, 9 9.9",
        "shoot_out": {"taken": {"home": 4, "away": 4}, "scored": {"home": 1, "away": 4}},
    }));
    let mut game = played(over, &[]);
    let refused = game.choose("mover 2").unwrap_err();
    assert_eq!(refused.rule.map(|rule| rule.0), Some("C20-cup-4"));
}

#[test]
fn goalies_at_a_dead_ball_cite_their_rule() {
    let game = played(
        position(
            &json!({"award": "throw-in home 0.6", "home": "1 4.2, 8 3.4", "away": "1 6.12, 4 4.8"}),
        ),
        &["goalie 5.14", "goalie 6.0"],
    );
    // The only outfielder is the thrower.
    assert_eq!(
        rules(game.as_ref(), "put"),
        ["C20-dead-6", "C20-dead-6", "C20-dead-8"]
    );
}
