//! Whole matches from the first decision to the final whistle, played with keys alone.

use gaffer::session::Waiting;
use gaffer::terminal::Ending;
use gaffer_core::Rules;
use gaffer_fuba::{Options, Position};
use gaffer_table::TableDice;
use ratatui::crossterm::event::KeyCode;

use crate::screen::{Screen, people};

fn start() -> Position {
    Position::begin(&Options::default()).unwrap()
}

/// Presses keys until the match is over: now the highlighted choice, now another, now the assistant.
fn play(screen: &mut Screen) -> usize {
    let mut hand_overs = 0;
    for number in 0..20_000_usize {
        if screen.shows("Hand the keyboard to") {
            hand_overs += 1;
            screen.press(KeyCode::Enter);
            continue;
        }
        match screen.app.session().waiting() {
            Waiting::Over => return hand_overs,
            Waiting::DiceByHand(roll) => {
                let faces = ["1", "2", "3", "4", "5", "6"];
                for die in 0..usize::from(roll.dice.count()) {
                    screen.type_text(faces[(number * (die * 2 + 1)) % 6]);
                }
                screen.press(KeyCode::Enter);
            }
            _ => match number % 4 {
                0 => {
                    screen.press(KeyCode::Down);
                    screen.press(KeyCode::Enter);
                }
                1 => screen.press(KeyCode::Enter),
                _ => screen.press(KeyCode::Tab),
            },
        }
    }
    panic!("the match does not end:\n{}", screen.text());
}

fn check_the_end(screen: &mut Screen) {
    let score = screen.position().open().score();
    assert!(screen.shows("FULL TIME"), "{}", screen.text());
    assert!(
        screen.shows(&format!("Rovers {}", score.home)),
        "{}",
        screen.text()
    );
    for what in [
        "Goals",
        "Shots",
        "Yellow cards",
        "Red cards",
        "not recorded",
    ] {
        assert!(screen.shows(what), "{}", screen.text());
    }
    screen.press(KeyCode::PageUp);
    assert_eq!(screen.app.ending(), None);
    screen.press(KeyCode::Char(' '));
    assert_eq!(screen.app.ending(), Some(Ending::Over));
}

#[test]
fn a_person_plays_the_computer() {
    let mut screen = Screen::new(start(), people(1), TableDice::Seeded(7.into()));
    assert_eq!(play(&mut screen), 0);
    check_the_end(&mut screen);
}

#[test]
fn a_person_plays_the_computer_by_all_rules() {
    let full = Position::begin(&Options::FULL).unwrap();
    let mut screen = Screen::new(full, people(1), TableDice::Seeded(7.into()));
    assert_eq!(play(&mut screen), 0);
    for what in ["condition", "substitution", "injuries", "skills used:"] {
        assert!(screen.shows(what), "{}", screen.text());
    }
    check_the_end(&mut screen);
}

#[test]
fn every_edition_is_played_to_its_end() {
    for (_, options) in Options::PRESETS {
        let start = Position::begin(&options).unwrap();
        let mut screen = Screen::new(start, people(1), TableDice::Seeded(12.into()));
        assert_eq!(play(&mut screen), 0);
        assert!(
            screen.shows(&format!("FUBA {}", options.edition.name())),
            "{}",
            screen.text()
        );
        check_the_end(&mut screen);
        let mut screen = Screen::new(start, people(2), TableDice::ByHand);
        assert!(play(&mut screen) >= 2);
        check_the_end(&mut screen);
    }
}

#[test]
fn two_people_roll_and_draw_by_all_rules() {
    let full = Position::begin(&Options::FULL).unwrap();
    let mut screen = Screen::new(full, people(2), TableDice::ByHand);
    assert!(play(&mut screen) >= 4);
    check_the_end(&mut screen);
}

#[test]
fn two_people_share_the_keyboard() {
    let mut screen = Screen::new(start(), people(2), TableDice::Seeded(8.into()));
    // Both choose a formation before the match and at half time, and the first to act takes over.
    assert!(play(&mut screen) >= 4);
    check_the_end(&mut screen);
}

#[test]
fn two_people_roll_their_own_dice() {
    let mut screen = Screen::new(start(), people(2), TableDice::ByHand);
    assert!(play(&mut screen) >= 4);
    check_the_end(&mut screen);
}
