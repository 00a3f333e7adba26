//! Champions 2020 in a pseudo-terminal: played with keys, killed in the middle of a passing chain, and continued.

use std::process::Command;

use gaffer::record_file;
use gaffer_champions::Position;
use gaffer_core::{Awaits, Rules};

use crate::pseudo_terminal::{Player, answers, record_path};

#[test]
fn a_passing_chain_goes_on_where_it_was_killed() {
    let record = record_path("champions-killed");
    let file = record.to_str().unwrap();
    let mut player = Player::start(&[
        "play",
        "--terminal",
        "--game",
        "champions",
        "--preset",
        "friendly",
        "--home",
        "person",
        "--away",
        "person",
        "--home-name",
        "Rovers",
        "--away-name",
        "United",
        "--dice",
        "by-hand",
        "--pace",
        "instant",
        "--record",
        file,
    ]);
    // Both take the default line-up, each alone with the screen, then both the default placement.
    player.wait_for("Hand the keyboard to Rovers");
    player.type_keys("\r");
    player.wait_for("Who is in goal? (secret)");
    player.type_keys("\r");
    player.wait_for("Hand the keyboard to United");
    player.type_keys("\r");
    player.wait_for("Who is in goal? (secret)");
    player.type_keys("\r");
    player.wait_for("United: place");
    player.type_keys("\r");
    player.wait_for("Rovers: place");
    player.type_keys("\r");
    player.wait_for("Roll: kick-off");
    player.type_keys("2\r");
    player.wait_for("Kick-off: United roll 2.");
    player.type_keys("6\r");
    player.wait_for("Kick-off: 14 plays with 4");
    player.type_keys("15\r");
    player.wait_for("15 plays with 4: where to?");
    player.kill();
    let before = answers::<Position>(&record);
    assert!(before.last().unwrap().starts_with("leg "), "{before:?}");

    let mut player = Player::start(&["play", "--terminal", "--continue", file]);
    player.wait_for("15 plays with 4: where to?");
    player.wait_for("touched 14 15  strength 4");
    player.type_keys("u");
    player.wait_for("Kick-off: 14 plays with 4");
    player.type_keys("q");
    player.wait_for("Leave the match?");
    player.type_keys("y");
    player.wait_for("Go on with: gaffer play --terminal --continue");
    assert!(player.child.wait().unwrap().success());
    assert_eq!(answers::<Position>(&record), before[..before.len() - 1]);
    std::fs::remove_file(&record).unwrap();
}

#[test]
fn a_whole_match_is_played_by_keys_against_the_computer() {
    let record = record_path("champions-whole");
    let mut player = Player::start(&[
        "play",
        "--terminal",
        "--game",
        "champions",
        "--home",
        "person",
        "--away",
        "random",
        "--seed",
        "3",
        "--pace",
        "instant",
        "--record",
        record.to_str().unwrap(),
    ]);
    player.wait_for("Who is in goal? (secret)");
    player.play_until(
        "FULL TIME",
        |_, number| {
            if number % 3 == 0 { "\t" } else { "\r" }
        },
    );
    player.leave();
    assert!(player.child.wait().unwrap().success());
    let played = record_file::read::<Position>(&record)
        .unwrap()
        .replay()
        .unwrap();
    assert!(matches!(played.position().awaits(), Awaits::Nothing(_)));
    let printed = Command::new(env!("CARGO_BIN_EXE_gaffer"))
        .args(["replay", "--print", "--pitch", record.to_str().unwrap()])
        .output()
        .unwrap();
    let printed = String::from_utf8(printed.stdout).unwrap();
    assert!(printed.contains("The match is over"), "{printed}");
    assert!(printed.contains("├"), "{printed}");
    let mut player = Player::start(&["replay", record.to_str().unwrap()]);
    player.wait_for("Moment 0 of");
    player.type_keys("\x1b[F");
    player.wait_for("The match is over");
    player.type_keys("q");
    assert!(player.child.wait().unwrap().success());
    std::fs::remove_file(&record).unwrap();
}

#[test]
fn the_menu_asks_for_the_game_who_plays_and_the_rules() {
    let record = record_path("champions-menu");
    let mut player = Player::start(&["play", "--terminal", "--record", record.to_str().unwrap()]);
    player.wait_for("Its number or name [1]:");
    player.type_keys("champions\r");
    player.wait_for("1, 2 or 3 [1]:");
    player.type_keys("1\r");
    player.wait_for("sensible: looks one step ahead; plays at once");
    player.wait_for("Number or name [sensible]:");
    player.type_keys("\r");
    player.wait_for("Number or name [full]:");
    player.type_keys("friendly\r");
    player.wait_for("Who is in goal? (secret)");
    player.type_keys("q");
    player.wait_for("Leave the match?");
    player.type_keys("y");
    player.wait_for("Go on with: gaffer play --terminal --continue");
    assert!(player.child.wait().unwrap().success());
    std::fs::remove_file(&record).unwrap();
}
