//! Positions that nobody has played: real ones into which any step, time, kind of turn and flag is written.
//! They are refused, or they play on soundly, for random play and for both coaches.

use std::collections::BTreeSet;

use gaffer_coach::fuba::Sensible;
use gaffer_coach::{Coach, Luck, Random};
use gaffer_core::{Awaits, Rules, Silent, Viewer};
use gaffer_fuba::{Diagram, Edition, Options, Position};
use serde_json::{Value, json};

/// Every step that can be written, with numbers at their edges.
#[expect(clippy::too_many_lines, reason = "one entry for each step")]
fn steps() -> Vec<Value> {
    let mut steps: Vec<Value> = [
        "target",
        "turn-roll",
        "event-roll",
        "action",
        "free-movements",
        "goal-roll",
        "difficult-roll",
        "rebound-roll",
        "pressing-roll",
        "corner-side",
        "free-kick",
        "dive",
        "kick",
        "penalty-roll",
        "sweep",
        "slow-play",
        "slow-play-roll",
        "actor-roll",
        "dribble-roll",
        "dribble",
        "bounce",
        "perfect-pass",
        "streaking-roll",
        "goal-kick",
        "stand-in",
        "shot",
        "movement",
        "press",
        "substitution",
        "kick-off-roll",
        "over",
    ]
    .into_iter()
    .map(Value::from)
    .collect();
    for window in [
        "off-side-trap",
        "actor",
        "controlling-check",
        "passive-check",
        "opponent-stage",
        "own-stage",
        "keeper",
        "shooter",
        "doubling",
        "full-back",
        "ball-skills",
        "formation-change",
        "penalty",
    ] {
        steps.push(json!({ "skill": window }));
    }
    for duel in [
        "fast-situation",
        "bounce",
        "side-line",
        "goal-line",
        "high-ball",
    ] {
        steps.push(json!({ "duel-roll": duel }));
    }
    for after in [
        "check",
        "rebound",
        "quick-free-kick",
        "dribble",
        "stand-in",
        "support",
        "over-six",
        "goal-kick",
    ] {
        steps.push(json!({ "entry": after }));
    }
    for set_up in ["kick-off", "free-kick", "corner-kick", "penalty"] {
        steps.push(json!({ "adjust": { "set-up": set_up, "left": 2 } }));
    }
    for side in ["home", "away"] {
        for plain in [
            "half-time",
            "send-off",
            "yellow-card-roll",
            "injury",
            "fans-roll",
            "lost-skill-roll",
            "gained-skill-roll",
            "extra-skill",
            "formation",
            "roles",
            "skills",
            "styles",
            "kick-off-choice",
        ] {
            steps.push(json!({ plain: side }));
        }
        for set_up in ["kick-off", "free-kick", "corner-kick", "penalty"] {
            steps.push(json!({ "place": { "set-up": set_up, "side": side } }));
        }
        for (kind, left) in [
            ("event", 2),
            ("good", 1),
            ("fast", 2),
            ("fast", 9),
            ("good", 4),
        ] {
            steps.push(json!({ "event-moves": { "side": side, "left": left, "kind": kind } }));
        }
        for (sum, dice) in [(0, 0), (6, 1), (12, 2), (12, 0), (200, 2)] {
            steps.push(json!({ "tiredness-roll": { "side": side, "sum": sum, "dice": dice } }));
            steps.push(json!({ "lose-point": { "side": side, "sum": sum, "dice": dice } }));
        }
        for then in [json!("injury"), json!({ "substitution": 2 })] {
            steps.push(json!({ "gain-points": { "side": side, "left": 2, "then": then } }));
        }
        for area in ["b3", "a1"] {
            steps.push(json!({ "injury-roll": { "side": side, "area": area } }));
            steps.push(json!({ "replace": { "side": side, "area": area } }));
        }
        steps.push(json!({ "fresh-roll": { "left": 1, "injured": side } }));
        steps.push(json!({ "red-card-roll": { "side": side, "extra": 1 } }));
        steps.push(json!({ "restart-moves": { "side": side, "made": 3, "allowed": 5 } }));
    }
    for line in ["defence", "midfield", "forward"] {
        steps.push(json!({ "moves": { "line": line, "left": 4, "other-types": 1 } }));
        steps.push(json!({ "moves": { "line": line, "left": 2, "other-types": 255 } }));
    }
    for left in [0, 1, 6, 255] {
        steps.push(json!({ "quick-moves": { "left": left } }));
    }
    for left in [0, 1, 3, 9] {
        steps.push(json!({ "substitutions": left }));
        steps.push(json!({ "fresh-roll": { "left": left, "wide": true } }));
    }
    steps.push(json!({ "high-condition-roll": { "boost": true } }));
    steps.push(json!("condition-roll"));
    steps
}

/// A position of a random match, so many answers in.
fn played(options: Options, seed: u64, answers: usize) -> Position {
    let mut position = Position::begin(&options).unwrap();
    let mut luck = Luck::new(seed);
    for _ in 0..answers {
        if !random_answer(&mut position, &mut luck) {
            break;
        }
    }
    position
}

/// Writes something else into a position, for better or worse.
fn disturb(diagram: &mut Value, luck: &mut Luck) {
    let one_of = |luck: &mut Luck, values: &[Value]| values[luck.below(values.len())].clone();
    for _ in 0..luck.below(4) {
        match luck.below(20) {
            0 => {
                diagram["stoppage"] = luck.below(7).into();
                diagram["clock"] = 45.into();
            }
            1 => {
                let kinds = [
                    "open-play",
                    "free-kick",
                    "corner-kick",
                    "goal-kick",
                    "kick-off",
                ];
                diagram["turn"]["kind"] = kinds[luck.below(kinds.len())].into();
            }
            2 => {
                diagram["turn"]["then"] = one_of(
                    luck,
                    &[
                        json!("check"),
                        json!("restart"),
                        json!({ "free-kick": "home" }),
                        json!({ "corner-kick": "away" }),
                    ],
                );
            }
            3 => diagram["turn"]["action"] = luck.below(5).into(),
            4 => diagram["turn"]["taker"] = "outfield".into(),
            5 => {
                let keys = [
                    "swept",
                    "misplaced_keeper",
                    "third_action",
                    "free_boosts",
                    "bounce",
                ];
                diagram["turn"][keys[luck.below(keys.len())]] = "away".into();
            }
            6 => diagram["turn"]["snapshot"] = "b3 11/11, b4 11/11".into(),
            7 => {
                let cards = [
                    json!(["goal-poacher", "stopper"]),
                    json!(["sweeper-keeper"]),
                ];
                diagram["away"]["skills_used"] = one_of(luck, &cards);
                diagram["away"]["skills_this_turn"] = diagram["away"]["skills_used"].clone();
                diagram["away"]["skills_in_force"] = diagram["away"]["skills_used"].clone();
            }
            8 => diagram["home"]["out"] = one_of(luck, &[json!(3), json!(255)]),
            9 => diagram["home"]["in_hand"] = one_of(luck, &[json!(2), json!(246)]),
            11 => {
                let kicks = ["none", "goal-kick", "goal-kick-after-penalty"];
                diagram["restart"] = kicks[luck.below(kicks.len())].into();
            }
            12 => diagram["carry"] = one_of(luck, &[json!(3), json!(255)]),
            13 => diagram["turn"]["entries"] = json!({ "home": 255, "away": luck.below(12) }),
            14 => {
                let keys = ["no_moves", "no_defence"];
                diagram["turn"][keys[luck.below(keys.len())]] = "home".into();
            }
            15 => diagram["turn"]["event_moves"] = json!(["away", luck.below(256)]),
            16 => {
                let keys = [
                    "slow_goal_kick",
                    "keeper_set",
                    "passive_first",
                    "start_free",
                ];
                diagram["turn"][keys[luck.below(keys.len())]] = true.into();
            }
            17 => {
                diagram["away"]["keeper_advanced"] = true.into();
                diagram["away"]["moved_count"] = 255.into();
                diagram["last_moved"] = json!({ "home": 255, "away": 0 });
            }
            18 => {
                let areas = ["a1", "b3", "b5", "c4"];
                diagram["turn"]["stand_in"] = areas[luck.below(areas.len())].into();
                diagram["turn"]["dice"] = json!({ "home": 3, "away": 3 });
            }
            10 => diagram["home"]["injured"] = json!(vec![0; luck.below(400)]),
            _ => diagram["home"]["moved"] = "b3 5, a2 1".into(),
        }
    }
}

/// Writes every step into positions of random matches and plays on from what is accepted; gives the steps
/// that were accepted, and how many positions.
fn write_and_play(options: Options, matches: u64) -> (BTreeSet<String>, u32) {
    let steps = steps();
    let mut luck = Luck::new(2026);
    let mut names = BTreeSet::new();
    let mut accepted = 0;
    for seed in 0..matches {
        let real = played(options, seed, 30 + (800 * seed / matches) as usize);
        let real = serde_json::to_value(real.diagram()).unwrap();
        for step in &steps {
            let mut written = real.clone();
            written["at"] = step.clone();
            if luck.below(2) == 0 {
                add_what_it_needs(&name(step), &mut written);
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
            names.insert(name(step));
            ask_the_coaches(&position, &mut luck);
            for _ in 0..40 {
                if !random_answer(&mut position, &mut luck) {
                    break;
                }
                assert_eq!(position.faults(), Vec::<String>::new(), "{written}");
            }
        }
    }
    (names, accepted)
}

/// What a step cannot do without and a position of another step seldom has.
fn add_what_it_needs(step: &str, written: &mut Value) {
    let mut stand = |ball: &str, pieces: &str| {
        written["ball"] = ball.into();
        written["pieces"] = pieces.into();
        written["controlling"] = "home".into();
        written["home"] = json!({});
        written["away"] = json!({});
        written["turn"] = json!({ "dice": { "home": 3, "away": 5 } });
    };
    match step {
        "dive" | "kick" | "penalty-roll" => stand("b5", "b3 9/10, b5 1/1"),
        "entry check" | "entry over-six" => stand("a1", "b3 10/10"),
        "injury-roll" | "replace" => stand("b3", "b3 9/9"),
        "stand-in" => stand("b3", "b3 10/10"),
        "entry rebound" | "entry goal-kick" => stand("b1", "b3 10/10"),
        "formation" | "roles" | "skills" | "styles" | "kick-off-roll" | "kick-off-choice" => {
            stand("b3", "");
            written["turn"] = json!({});
            written["clock"] = Value::Null;
            written["half"] = 1.into();
            written["stoppage"] = 0.into();
            written["score"] = "0-0".into();
        }
        _ => {}
    }
    match step {
        "penalty-roll" => written["turn"]["penalty"] = json!(["left", "stay"]),
        "stand-in" => written["turn"]["target"] = "a3".into(),
        "entry rebound" | "entry goal-kick" => written["home"]["keeper"] = "b2".into(),
        "kick" => written["away"]["secret_dive"] = "stay".into(),
        "formation" | "roles" | "skills" | "styles" | "half-time" => {
            for side in ["home", "away"] {
                written[side]["secret_formation"] = "4-4-2".into();
            }
        }
        _ => {}
    }
}

/// A step without its numbers and sides: "target", "entry check".
fn name(step: &Value) -> String {
    match step {
        Value::String(name) => name.clone(),
        Value::Object(fields) => {
            let (name, detail) = fields.iter().next().unwrap();
            match (name.as_str(), detail) {
                ("entry" | "skill" | "duel-roll", Value::String(which)) => {
                    format!("{name} {which}")
                }
                _ => name.clone(),
            }
        }
        _ => unreachable!(),
    }
}

#[test]
fn any_written_position_is_refused_or_plays_on() {
    let (_, accepted) = write_and_play(Options::FULL, 400);
    assert!(accepted > 5000, "only {accepted} positions were accepted");
}

/// Every step that 1.0 and 2014 have can be written, and no step of another edition.
#[test]
fn positions_of_the_older_editions_are_refused_or_play_on() {
    let shared = [
        "target",
        "turn-roll",
        "event-roll",
        "entry check",
        "goal-kick",
        "shot",
        "movement",
        "moves",
        "free-movements",
        "goal-roll",
        "difficult-roll",
        "red-card-roll",
        "corner-side",
        "free-kick",
        "place",
        "adjust",
        "dive",
        "kick",
        "penalty-roll",
        "formation",
        "kick-off-choice",
        "kick-off-roll",
        "over",
    ];
    let in_1_0 = ["stand-in", "entry stand-in", "entry support", "quick-moves"];
    let in_2014 = [
        "event-moves",
        "entry rebound",
        "entry over-six",
        "entry goal-kick",
        "rebound-roll",
        "press",
        "pressing-roll",
        "yellow-card-roll",
        "roles",
        "styles",
        "half-time",
        "tiredness-roll",
        "lose-point",
        "gain-points",
        "condition-roll",
        "substitution",
        "fresh-roll",
        "injury",
        "injury-roll",
        "replace",
    ];
    for (edition, own) in [(Edition::V1_0, &in_1_0[..]), (Edition::V2014, &in_2014[..])] {
        let expected: BTreeSet<String> =
            shared.iter().chain(own).map(ToString::to_string).collect();
        let (names, _) = write_and_play(Options::full(edition), 200);
        assert_eq!(names, expected, "{edition:?}");
    }
}

/// Both coaches choose something that is offered, if a choice is awaited.
fn ask_the_coaches(position: &Position, luck: &mut Luck) {
    let (Awaits::Choice(side) | Awaits::Secret(side)) = position.awaits() else {
        return;
    };
    let mut choices = Vec::new();
    position.choices(&mut choices);
    let view = position.view(Viewer::Side(side));
    let coaches: [Box<dyn Coach<Position>>; 2] = [Box::new(Random), Box::new(Sensible::default())];
    for mut coach in coaches {
        let choice = coach.decide(&view, side, &choices, luck);
        assert!(
            choices.contains(&choice),
            "{choice}: {:?}",
            position.diagram()
        );
    }
}

/// One random answer; false when the match is over.
fn random_answer<G: Rules>(position: &mut G, luck: &mut Luck) -> bool {
    match position.awaits() {
        Awaits::Nothing(_) => return false,
        Awaits::Roll(roll) => position.roll(luck.dice(&roll.dice), &mut Silent).unwrap(),
        Awaits::Choice(_) | Awaits::Secret(_) => {
            let mut choices = Vec::new();
            position.choices(&mut choices);
            assert!(!choices.is_empty(), "nothing is offered in {position:?}");
            let choice = choices[luck.below(choices.len())];
            position.choose(choice, &mut Silent).unwrap();
        }
    }
    true
}
