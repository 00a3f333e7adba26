//! Positions of Champions that nobody has played: real ones into which any step, record and number is written.
//! They are refused, or they are played on: something is offered, and what is offered is accepted.

mod random_answer;

use std::collections::BTreeSet;

use gaffer_champions::{Diagram, Options, Position};
use gaffer_coach::Luck;
use gaffer_core::{Rules, Viewer};
use serde_json::{Value, json};

use random_answer::random_answer;

/// Every step that can be written.
fn steps() -> Vec<Value> {
    let mut steps: Vec<Value> = [
        "line-up",
        "place",
        "kick-off",
        "roll",
        "warm",
        "opening-roll",
        "foul-pair",
        "mover",
        "act",
        "leg",
        "follow",
        "intercept",
        "intercept-roll",
        "save",
        "save-roll",
        "goalie-roll",
        "injury-sub",
        "injury-place",
        "thrower",
        "corner-taker",
        "corner-wall",
        "free-taker",
        "free-taker-place",
        "free-wall",
        "free-wall-place",
        "penalty-taker",
        "restart-roll",
        "shoot-out-goalie",
        "shoot-out-taker",
        "shoot-out-roll",
        "over",
    ]
    .into_iter()
    .map(Value::from)
    .collect();
    for side in ["home", "away"] {
        for step in [
            "goalie",
            "formation",
            "pick",
            "set-up",
            "kick-off-roll",
            "out-for-goalie",
            "in-goal",
            "new-goalie",
            "on-or-back",
            "out",
            "sub-place",
            "goalie-spot",
        ] {
            steps.push(json!({ step: side }));
        }
    }
    steps
}

/// A position of a random match, so many answers in.
fn played(options: Options, seed: u64, answers: usize) -> Position {
    let mut position = Position::begin(&options).unwrap();
    let mut luck = Luck::new(seed);
    for _ in 0..answers {
        let before = position;
        if !random_answer(&mut position, &mut luck) {
            return before;
        }
    }
    position
}

/// Writes something else into a position, for better or worse.
fn disturb(diagram: &mut Value, luck: &mut Luck) {
    fn one_of(luck: &mut Luck, values: &[Value]) -> Value {
        values[luck.below(values.len())].clone()
    }
    let side = if luck.below(2) == 0 { "home" } else { "away" };
    let team = format!("{side}_team");
    for _ in 0..luck.below(4) {
        match luck.below(18) {
            0 => diagram["ones"] = one_of(luck, &[json!(15), json!(16), json!(255)]),
            1 => diagram["whistle"] = true.into(),
            2 => diagram["period"] = one_of(luck, &[json!("extra-time"), json!("shoot-out")]),
            3 => {
                let spaces = ["5.7", "0.0", "11.14", "5.0", "6.14", "3.14", "1.1", "0.6"];
                diagram["ball"] = spaces[luck.below(spaces.len())].into();
            }
            4 => {
                let squads = [
                    "1 5.0",
                    "8 5.7",
                    "20 6.0, 1 5.0, 2 5.1",
                    "2 5.14, 3 0.3",
                    "",
                ];
                diagram[side] = squads[luck.below(squads.len())].into();
            }
            5 => {
                diagram[&team]["warming"] = one_of(luck, &[json!([6, 7]), json!([20]), json!([2])]);
            }
            6 => {
                diagram[&team]["lifted"] = one_of(luck, &[json!([2]), json!([1]), json!([12, 13])]);
            }
            7 => diagram[&team]["substitutions"] = luck.below(6).into(),
            8 => diagram[&team]["goalie"] = one_of(luck, &[json!(2), json!(8), json!(20)]),
            9 => diagram[&team]["sent_off"] = one_of(luck, &[json!([2, 3, 4]), json!([1])]),
            10 => {
                diagram["play"] = one_of(
                    luck,
                    &[
                        json!({ "side": "home", "touched": [8], "strength": 7 }),
                        json!({ "side": "away", "touched": [2, 3, 4], "strength": 255 }),
                        json!({ "side": "home", "touched": [1], "end": { "goal": ["5.14", 3] },
                                "shot": "5.13 1, 5.14 0" }),
                        json!({ "side": "away", "end": { "hit": ["home 8", 9] },
                                "interceptions": { "next": 200, "cause": "away 3", "of_away": 255 } }),
                        json!({ "side": "home", "end": { "rest": "0.0" }, "flight": "5.6 2, 5.7 1" }),
                    ],
                );
            }
            11 => {
                diagram["save"] =
                    json!({ "spot": "5.13", "from": "5.14", "quarters": luck.below(6) });
            }
            12 => {
                let restart = [
                    "after-goal",
                    "throw-in",
                    "goal-kick",
                    "corner",
                    "free-kick",
                    "penalty",
                ];
                let restart = restart[luck.below(restart.len())];
                diagram["dead"] = json!({
                    "restart": restart, "side": side, "spot": "5.9", "fouler": 4, "victim": 8,
                    "coming": [12, 20], "leaving": [3], "rows": [luck.below(20), luck.below(20)],
                });
            }
            13 => {
                let kinds = [
                    json!("kick-off"),
                    json!("catch"),
                    json!({ "restart": "throw-in" }),
                    json!({ "restart": "penalty" }),
                ];
                diagram["turn"] = json!({
                    "owner": side, "kind": one_of(luck, &kinds), "roll": luck.below(9), "mover": 8,
                });
            }
            14 => diagram["corner_taker"] = format!("{side} 8").into(),
            15 => diagram["wall"] = format!("{side} 2").into(),
            16 => {
                diagram["shoot_out"] = json!({
                    "taken": { "home": luck.below(256), "away": luck.below(256) },
                    "scored": { "home": luck.below(256), "away": luck.below(256) },
                });
            }
            _ => diagram["tally"] = one_of(luck, &[json!(89), json!(255)]),
        }
    }
}

/// Writes every step into positions of random matches and plays on from what is accepted; gives the steps that
/// were accepted, and how many positions.
fn write_and_play(options: Options, matches: u64) -> (BTreeSet<String>, u32) {
    let steps = steps();
    let mut luck = Luck::new(2026);
    let mut names = BTreeSet::new();
    let mut accepted = 0;
    for seed in 0..matches {
        let real = played(options, seed, 10 + (900 * seed / matches) as usize);
        let real = serde_json::to_value(real.diagram()).unwrap();
        for step in &steps {
            let mut written = real.clone();
            if luck.below(4) > 0 {
                written["at"] = step.clone();
            }
            disturb(&mut written, &mut luck);
            let Ok(diagram) = serde_json::from_value::<Diagram>(written.clone()) else {
                continue;
            };
            let mut position = match Position::from_diagram(&diagram) {
                Ok(position) => position,
                Err(faults) => {
                    assert!(!faults.0.is_empty(), "refused without a word: {written}");
                    continue;
                }
            };
            accepted += 1;
            names.insert(position.question().to_owned());
            serde_json::to_string(&position.view(Viewer::Spectator)).unwrap();
            for _ in 0..40 {
                if !random_answer(&mut position, &mut luck) {
                    break;
                }
            }
        }
    }
    (names, accepted)
}

#[test]
fn any_written_position_is_refused_or_plays_on() {
    let (names, accepted) = write_and_play(Options::TOURNAMENT, 600);
    assert!(accepted > 4000, "only {accepted} positions were accepted");
    for question in [
        "act",
        "leg",
        "place",
        "mover",
        "follow",
        "goalie-spot",
        "pick",
    ] {
        assert!(names.contains(question), "no {question}");
    }
}
