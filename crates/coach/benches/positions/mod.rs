//! Full boards of Champions 2020, from the kick-off to a crowd before the goal.

use gaffer_champions::{Diagram, Position};
use gaffer_core::Rules as _;
use serde_json::{Value, json};

const KICK_OFF: [&str; 2] = [
    "1 5.0, 2 2.3, 3 4.3, 4 7.3, 5 9.3, 8 2.5, 9 4.5, 10 7.5, 11 9.5, 14 4.6, 15 5.7",
    "1 6.14, 2 9.11, 3 7.11, 4 4.11, 5 2.11, 8 9.9, 9 7.9, 10 4.9, 11 2.9, 14 7.8, 15 6.7",
];

/// Positions by name: home, away, the ball.
const POSITIONS: [(&str, [&str; 2], &str); 9] = [
    ("after the kick-off", KICK_OFF, "4.8"),
    (
        "midfield, open",
        [
            "1 5.0, 2 2.3, 3 4.3, 4 7.3, 5 9.3, 8 3.6, 9 5.5, 10 6.7, 11 8.7, 14 4.9, 15 7.10",
            "1 6.14, 2 9.11, 3 7.12, 4 4.11, 5 2.11, 8 9.8, 9 6.9, 10 4.7, 11 2.9, 14 7.4, 15 5.3",
        ],
        "5.7",
    ),
    (
        "midfield, crowded",
        [
            "1 5.0, 2 3.5, 3 5.4, 4 7.5, 5 4.6, 8 6.6, 9 5.8, 10 7.7, 11 3.7, 14 4.9, 15 6.9",
            "1 6.14, 2 9.11, 3 7.12, 4 4.11, 5 2.11, 8 9.8, 9 8.9, 10 4.7, 11 2.9, 14 6.8, 15 5.10",
        ],
        "5.6",
    ),
    (
        "attack, open",
        [
            "1 5.0, 2 2.5, 3 4.5, 4 7.5, 5 9.6, 8 3.8, 9 5.9, 10 7.9, 11 9.10, 14 4.11, 15 6.11",
            "1 6.14, 2 8.12, 3 7.11, 4 4.12, 5 2.12, 8 9.9, 9 6.10, 10 4.9, 11 2.9, 14 7.6, 15 5.5",
        ],
        "5.10",
    ),
    (
        "attack, crowded",
        [
            "1 5.0, 2 3.9, 3 4.9, 4 7.9, 5 8.10, 8 3.11, 9 5.10, 10 7.11, 11 9.11, 14 4.12, 15 6.12",
            "1 5.14, 2 8.12, 3 7.12, 4 3.12, 5 2.11, 8 9.9, 9 6.10, 10 5.12, 11 2.9, 14 7.6, 15 5.5",
        ],
        "5.11",
    ),
    (
        "attack, all forward",
        [
            "1 5.0, 2 4.8, 3 6.8, 4 5.9, 5 7.9, 8 3.10, 9 5.11, 10 7.11, 11 8.12, 14 4.12, 15 6.12",
            "1 6.14, 2 9.12, 3 3.13, 4 2.12, 5 8.10, 8 9.9, 9 3.8, 10 4.7, 11 2.9, 14 7.6, 15 5.5",
        ],
        "5.10",
    ),
    // Slow ones among many random crowds: one with many outcomes, two with many deflections.
    (
        "defence, in a bunch",
        [
            "1 5.0, 2 5.3, 3 8.3, 4 3.4, 5 5.5, 8 7.6, 9 7.5, 10 4.6, 11 7.2, 14 7.4, 15 6.4",
            "1 6.14, 2 7.11, 3 2.8, 4 1.11, 5 6.11, 8 8.6, 9 3.10, 10 10.10, 11 3.3, 14 9.9, 15 1.8",
        ],
        "6.3",
    ),
    (
        "attack, in a bunch",
        [
            "1 6.0, 2 4.13, 3 7.11, 4 8.12, 5 7.13, 8 4.10, 9 8.13, 10 3.11, 11 6.11, 14 7.10, 15 6.13",
            "1 6.14, 2 3.13, 3 7.8, 4 3.2, 5 5.6, 8 10.12, 9 5.13, 10 4.4, 11 2.1, 14 7.2, 15 5.11",
        ],
        "7.12",
    ),
    (
        "attack, worst found",
        [
            "1 6.0, 2 5.13, 3 4.12, 4 8.13, 5 3.11, 8 7.11, 9 7.13, 10 3.10, 11 5.11, 14 4.13, 15 5.10",
            "1 5.14, 2 9.12, 3 10.2, 4 2.4, 5 5.7, 8 2.13, 9 1.3, 10 2.12, 11 4.4, 14 6.10, 15 4.9",
        ],
        "4.11",
    ),
];

/// Every position with every roll; at the kick-off the strength takes its place.
pub(crate) fn all() -> Vec<(&'static str, u8, Position)> {
    let kick_offs = (1..=4).map(|strength| {
        let mut diagram = written(KICK_OFF, "5.7");
        diagram["at"] = json!("leg");
        diagram["play"] = json!({ "side": "home", "touched": [15], "strength": strength });
        ("kick-off", strength, position(diagram))
    });
    let turns = POSITIONS.iter().flat_map(|(name, players, ball)| {
        (1..=6).map(|roll| {
            let mut diagram = written(*players, ball);
            diagram["at"] = json!("mover");
            diagram["roll"] = json!(roll);
            (*name, roll, position(diagram))
        })
    });
    kick_offs.chain(turns).collect()
}

fn written([home, away]: [&str; 2], ball: &str) -> Value {
    json!({ "options": { "preset": "full" }, "home": home, "away": away, "ball": ball, "turn": "home" })
}

fn position(diagram: Value) -> Position {
    let diagram: Diagram =
        serde_json::from_value(diagram).expect("a position is written like this");
    Position::from_diagram(&diagram).expect("the positions of this example are legal")
}
