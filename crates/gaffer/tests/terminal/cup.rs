//! A match of a competition in a pseudo-terminal: killed, gone on with, played to its end and booked.

use std::fs;
use std::process::Command;

use gaffer_champions::Position;
use serde_json::Value;

use crate::pseudo_terminal::{Player, answers, record_path};

#[test]
fn a_match_of_a_cup_is_killed_gone_on_with_and_booked() {
    let folder = record_path("cup").with_extension("");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join("cup.json");
    let made = Command::new(env!("CARGO_BIN_EXE_gaffer"))
        .args(["cup", "new", file.to_str().unwrap(), "--game", "champions"])
        .args(["--team", "Rovers", "--computers", "1:random"])
        .status();
    assert!(made.unwrap().success());
    let journal = || -> Vec<Value> {
        let text = fs::read_to_string(&file).unwrap();
        let cup: Value = serde_json::from_str(&text).unwrap();
        let journal = cup["journal"].as_array().unwrap().iter();
        journal.map(|dated| dated["entry"].clone()).collect()
    };
    let next = [
        "cup",
        "next",
        file.to_str().unwrap(),
        "--pace",
        "instant",
        "--language",
        "en",
    ];
    let mut player = Player::start(&next);
    player.wait_for("Who is in goal? (secret)");
    player.type_keys("\r");
    player.wait_for("Rovers: place");
    player.kill();
    assert_eq!(journal().len(), 1);
    assert_eq!(journal()[0]["began"]["name"], "1.jsonl");
    let record = folder.join("cup-matches").join("1.jsonl");
    let before = answers::<Position>(&record);
    assert!(!before.is_empty());

    let mut player = Player::start(&next);
    player.wait_for("Rovers: place");
    player.play_until(
        "FULL TIME",
        |_, number| {
            if number % 3 == 0 { "\t" } else { "\r" }
        },
    );
    player.leave();
    assert!(player.child.wait().unwrap().success());
    assert!(answers::<Position>(&record).starts_with(&before));
    assert_eq!(journal().len(), 2);
    assert!(journal()[1]["played"].is_object());
}
