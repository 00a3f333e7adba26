//! Hints, coaches who think aside, and what they thought.

use gaffer::coaches;
use gaffer::session::{Session, Waiting};
use gaffer_core::{BySide, Match, Rules, Side};
use gaffer_fuba::Position;
use gaffer_table::TableDice;
use ratatui::crossterm::event::KeyCode;

use crate::screen::{Screen, diagram, people};

const TARGET: &str = r#"
pieces = "b1 1/0, a2 2/1, b2 2/0, b3 3/2, b4 1/2, b5 0/1"
ball = "b3"
value = 2
at = "target"
home = { formation = "4-4-2" }
away = { formation = "4-4-2" }
"#;

#[test]
fn a_hint_lists_plans_and_enter_plays_the_first() {
    let mut screen = Screen::new(diagram(TARGET), people(2), TableDice::ByHand);
    screen.press(KeyCode::F(4));
    for words in [
        "1. Play to ",
        "2. ",
        "win ",
        "goals",
        "May lead to: ",
        "Enter plays the first",
    ] {
        assert!(screen.shows(words), "{words}: {}", screen.text());
    }
    screen.press(KeyCode::Esc);
    assert!(screen.shows("Rovers: target"), "{}", screen.text());
    screen.type_line("hint");
    screen.press(KeyCode::Enter);
    assert!(screen.shows("Roll: turn"), "{}", screen.text());
}

#[test]
fn a_hint_for_a_secret_is_what_a_coach_would_choose() {
    let start = Position::begin(&gaffer_fuba::Options::default()).unwrap();
    let mut screen = Screen::new(start, people(1), TableDice::Seeded(5.into()));
    screen.press(KeyCode::F(4));
    assert!(screen.shows("1. "), "{}", screen.text());
    assert!(!screen.shows("win "), "{}", screen.text());
    screen.press(KeyCode::F(4));
    screen.type_line("hint");
    screen.press(KeyCode::Enter);
    assert!(screen.shows("Formations: Rovers"), "{}", screen.text());
}

/// A computer that searches decides for the home side.
fn expert() -> Session<Position> {
    let seated = BySide {
        home: Some(coaches::find(coaches::ADVISER).unwrap()),
        away: None,
    };
    let game = Match::from_position(diagram(TARGET));
    Session::new(game, seated, TableDice::ByHand, 1, None)
}

#[test]
fn a_coach_thinks_aside_and_plays_when_it_is_told() {
    let mut session = expert();
    session.let_coaches_think_aside();
    assert!(session.is_person(Side::Away) && !session.is_person(Side::Home));
    while !session.step().unwrap() {
        assert!(session.thinking().is_some() && session.thoughts().is_none());
        assert_eq!(session.waiting(), Waiting::Computer(Side::Home));
        assert!(!session.is_person(Side::Home), "its seat stays its own");
        session.play_now();
    }
    assert!(session.thinking().is_none());
    assert!(matches!(session.waiting(), Waiting::DiceByHand(_)));
    let (before, thoughts) = session.thoughts().unwrap();
    assert_eq!(before.answers().len(), 0);
    assert!(!thoughts.plans.is_empty());
}

#[test]
fn the_thoughts_of_the_computer_are_one_key_away() {
    let away = Some(coaches::find(coaches::ADVISER).unwrap());
    let seated = BySide { home: None, away };
    let position =
        diagram(&TARGET.replace("at = \"target\"", "at = \"target\"\ncontrolling = \"away\""));
    let mut screen = Screen::new(position, seated, TableDice::ByHand);
    screen.press(KeyCode::F(5));
    assert!(
        screen.shows("What the computer thought"),
        "{}",
        screen.text()
    );
    assert!(screen.shows("tried "), "{}", screen.text());
    screen.press(KeyCode::Esc);
    let mut screen = Screen::new(diagram(TARGET), people(2), TableDice::ByHand);
    screen.press(KeyCode::F(5));
    assert!(screen.shows("has not searched yet"), "{}", screen.text());
}
