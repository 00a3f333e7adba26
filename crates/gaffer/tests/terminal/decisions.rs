//! Decisions by keys: the list, typed commands, refusals, undo, the assistant, dice and hand-overs.

use gaffer::session::Waiting;
use gaffer::terminal::{Ending, Pace};
use gaffer_core::{Rules, Side};
use gaffer_fuba::pitch::Area;
use gaffer_fuba::{Dive, Options, Position, Step};
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

const MOVES: &str = r#"
pieces = "b1 1/0, a2 2/1, b2 2/0, b3 3/2, c2 2/0, b4 1/2, b5 0/3"
ball = "b3"
value = 2
at = { moves = { line = "midfield", left = 4 } }
home = { formation = "4-4-2" }
away = { formation = "4-4-2" }
turn = { acting = "home" }
"#;

fn start() -> Position {
    Position::begin(&Options::default()).unwrap()
}

fn by_hand(position: &str) -> Screen {
    Screen::new(diagram(position), people(2), TableDice::ByHand)
}

#[test]
fn arrows_and_enter_play_a_choice() {
    let mut screen = by_hand(TARGET);
    assert!(screen.shows("> Play to a1"), "{}", screen.text());
    screen.press(KeyCode::Down);
    assert!(screen.shows("> Play to a2"), "{}", screen.text());
    assert!(screen.shows("[a2]"));
    screen.press(KeyCode::Enter);
    assert_eq!(screen.position().open().ball(), Area::A2);
    assert!(
        screen.shows("Rovers plays from b3 to a2."),
        "{}",
        screen.text()
    );
}

#[test]
fn typing_filters_the_list() {
    let mut screen = by_hand(&TARGET.replace(r#"at = "target""#, r#"at = "action""#));
    screen.type_text("mid");
    assert!(
        screen.shows("> Midfield movement (4 moves)"),
        "{}",
        screen.text()
    );
    assert!(!screen.shows("Defence movement"));
    screen.press(KeyCode::Enter);
    assert!(matches!(
        screen.position().open().step(),
        Step::Moves { .. }
    ));
    screen.type_line("b2");
    assert!(screen.shows("choices match 'b2'"), "{}", screen.text());
    screen.press(KeyCode::Esc);
    screen.type_line("done");
    assert_eq!(screen.position().open().acting(), (Side::Home, 2));
}

#[test]
fn an_area_alone_is_a_target_where_one_is_due() {
    let mut screen = by_hand(TARGET);
    screen.type_line("b4");
    assert_eq!(screen.position().open().ball(), Area::B4);
}

#[test]
fn a_refused_command_is_answered_with_its_rule_in_full() {
    let mut screen = by_hand(&TARGET.replace("b4 1/2", "b4 0/2"));
    screen.type_line("target c4");
    assert!(screen.shows("Not allowed: target c4"), "{}", screen.text());
    assert!(screen.shows("(F22-4.1a)"), "{}", screen.text());
    let rule = gaffer::rules_reference::text("F22-4.1a").unwrap();
    let first_words: Vec<&str> = rule.split_whitespace().take(6).collect();
    assert!(
        screen.shows(&format!("F22-4.1a: {}", first_words.join(" "))),
        "{}",
        screen.text()
    );
    assert_eq!(screen.position().open().step(), Step::Target);
    screen.press(KeyCode::F(3));
    assert!(screen.shows("┌ Rules ─"), "{}", screen.text());
    assert!(screen.shows("F22-4.1a: "), "{}", screen.text());
    screen.press(KeyCode::Esc);
    // What is no command at all is answered too.
    screen.press(KeyCode::Esc);
    screen.type_line("xyzzy");
    assert!(screen.shows("'xyzzy' is not a choice"), "{}", screen.text());
    screen.press(KeyCode::Esc);
    screen.type_line("pressing");
    assert!(
        screen.shows("The decision due is: target."),
        "{}",
        screen.text()
    );
}

#[test]
fn a_row_is_played_whole_or_not_at_all() {
    let mut screen = by_hand(MOVES);
    screen.type_line("a2 b2, c2-b2 x2, c2 b5");
    assert!(screen.shows("Not allowed: move c2-b5"), "{}", screen.text());
    assert!(
        screen.shows("Nothing of the row was played."),
        "{}",
        screen.text()
    );
    assert_eq!(screen.app.session().game().answers().len(), 0);
    screen.press(KeyCode::Esc);
    // In any order, in short forms and in the notation.
    screen.type_line("c2 b2, move c2-b2, a2-b2");
    assert_eq!(
        screen.position().open().team(Side::Home).pieces(Area::B2),
        5
    );
    assert!(screen.shows("1 left"), "{}", screen.text());
}

#[test]
fn moves_that_come_earlier_in_the_rules_order_stay_on_the_list() {
    let mut screen = by_hand(MOVES);
    screen.type_line("c2 b2");
    assert!(screen.shows("> Player c2 to b2"), "{}", screen.text());
    screen.press(KeyCode::Home);
    assert!(screen.shows("> Player a2 to b2"), "{}", screen.text());
    screen.type_line("place b3");
    assert!(screen.shows("Not allowed"), "{}", screen.text());
}

#[test]
fn choices_are_taken_back_until_the_row_is_closed() {
    let mut screen = by_hand(MOVES);
    screen.type_line("a2 b2");
    screen.type_line("c2 b2");
    screen.press(KeyCode::Char('u'));
    assert!(screen.shows("Taken back."));
    assert_eq!(
        screen.position().open().team(Side::Home).pieces(Area::B2),
        3
    );
    screen.press_control('z');
    assert_eq!(
        screen.position().open().team(Side::Home).pieces(Area::B2),
        2
    );
    screen.press(KeyCode::Char('u'));
    assert!(screen.shows("Nothing to take back"), "{}", screen.text());
}

#[test]
fn a_set_up_is_typed_in_short() {
    let mut screen =
        by_hand("award = 'kick-off home'\npieces = 'b1 1/0, b2 10/0, b5 0/1, b4 0/10'");
    screen.type_line("b3 4, a2 2, c2 2, b2 2");
    let home = screen.position().open().team(Side::Home);
    assert_eq!(
        (home.pieces(Area::B3), home.pieces(Area::C2), home.in_hand()),
        (4, 2, 0)
    );
    assert!(screen.shows("United: set-up"), "{}", screen.text());
    screen.type_line("b3 2, a3 9");
    assert!(screen.shows("decision passes on"), "{}", screen.text());
    screen.press(KeyCode::Esc);
    screen.type_line("place a2");
    assert!(screen.shows("F22-3.3.1e"), "{}", screen.text());
    screen.press(KeyCode::Esc);
    screen.press(KeyCode::Tab);
    assert!(screen.shows("The assistant: place"), "{}", screen.text());
    assert!(screen.shows("Rovers: adjust"), "{}", screen.text());
}

#[test]
fn a_rule_can_be_looked_up() {
    let mut screen = by_hand(TARGET);
    screen.type_line("rule F22-4.1.1a");
    assert!(screen.shows("F22-4.1.1a: "), "{}", screen.text());
    screen.press(KeyCode::Enter);
    assert!(screen.shows("Rovers: target"));
    screen.type_line("r 4.7");
    for _ in 0..500 {
        screen.press(KeyCode::Down);
    }
    let _ = screen.text();
    screen.press(KeyCode::Esc);
    screen.type_line("rule nonsense");
    assert!(
        screen.shows("There is no rule 'nonsense'"),
        "{}",
        screen.text()
    );
}

#[test]
fn dice_rolled_by_hand_are_asked_for_and_checked() {
    let mut screen = Screen::new(start(), people(1), TableDice::ByHand);
    screen.type_line("4-4-2");
    assert!(screen.shows("Roll: kick-off"), "{}", screen.text());
    assert!(screen.shows("Die 1: Rovers"));
    assert!(screen.shows("Die 2: United"));
    for (line, answer) in [
        ("5", "This roll takes 2 dice, not 1"),
        ("5 7", "7 is not on a die"),
        ("0 1", "0 is not on a die"),
        ("four two", "is not a row of dice"),
        ("target b4", "Dice are due now"),
        ("4 4", "Roll again"),
        ("", "A roll has 1 to"),
    ] {
        screen.type_line(line);
        assert!(screen.shows(answer), "{line}: {}", screen.text());
    }
    screen.type_line("5 2");
    assert!(screen.shows("Rovers [5] United [2]"), "{}", screen.text());
    assert!(screen.shows("Rovers: kick-off choice"), "{}", screen.text());
}

#[test]
fn formations_are_chosen_behind_hand_overs_and_leave_no_trace() {
    let mut screen = Screen::new(start(), people(2), TableDice::ByHand);
    assert!(
        screen.shows("Hand the keyboard to Rovers."),
        "{}",
        screen.text()
    );
    assert!(screen.shows("Press Enter when only Rovers is looking."));
    assert!(!screen.shows("4-4-2"));
    screen.press(KeyCode::Char('x'));
    assert!(screen.shows("Hand the keyboard to Rovers."));
    screen.press(KeyCode::Enter);
    screen.type_line("3-4-3");
    for key in [
        KeyCode::Char('?'),
        KeyCode::PageUp,
        KeyCode::Tab,
        KeyCode::Char('u'),
    ] {
        assert!(
            screen.shows("Hand the keyboard to United."),
            "{}",
            screen.text()
        );
        assert!(!screen.shows("3-4-3"), "{}", screen.text());
        screen.press(key);
    }
    screen.press(KeyCode::Enter);
    // The formation cards are on the list for everybody; nothing points at the one that was chosen.
    assert!(screen.shows("> 4-4-2 (card)"), "{}", screen.text());
    assert!(screen.shows("H→ Rovers - yellow"));
    assert_eq!(
        screen.text().matches("3-4-3").count(),
        1,
        "{}",
        screen.text()
    );
    screen.press_control('z');
    assert!(screen.shows("Nothing to take back"), "{}", screen.text());
    screen.press(KeyCode::Tab);
    assert!(
        screen.shows("Formations: Rovers 3-4-3"),
        "{}",
        screen.text()
    );
}

#[test]
fn a_dive_is_secret_until_the_kick() {
    let penalty = r#"
pieces = "b1 1/0, b5 1/1, b4 3/3, b3 2/2"
ball = "b5"
at = "dive"
"#;
    let mut screen = Screen::new(diagram(penalty), people(2), TableDice::ByHand);
    assert!(
        screen.shows("Hand the keyboard to United."),
        "{}",
        screen.text()
    );
    screen.press(KeyCode::Enter);
    screen.type_line("right");
    assert!(
        screen.shows("Hand the keyboard to Rovers."),
        "{}",
        screen.text()
    );
    assert!(!screen.shows("right"), "{}", screen.text());
    screen.press(KeyCode::Enter);
    assert!(screen.shows("Where does the kick go?"), "{}", screen.text());
    assert!(!screen.shows("Dive"), "{}", screen.text());
    screen.type_line("kick left");
    assert!(
        screen.shows(&format!("keeper's choice: {}", Dive::Right)),
        "{}",
        screen.text()
    );
}

#[test]
fn one_person_against_the_computer_needs_no_hand_over() {
    let mut screen = Screen::new(start(), people(1), TableDice::Seeded(1.into()));
    assert!(
        screen.shows("Which formation? (secret)"),
        "{}",
        screen.text()
    );
    screen.press(KeyCode::Enter);
    assert!(!screen.shows("Hand the keyboard"), "{}", screen.text());
}

#[test]
fn leaving_is_confirmed() {
    let mut screen = by_hand(TARGET);
    screen.press(KeyCode::Char('q'));
    assert!(screen.shows("Leave the match?"), "{}", screen.text());
    assert!(screen.shows("not recorded"), "{}", screen.text());
    screen.press(KeyCode::Char('n'));
    assert_eq!(screen.app.ending(), None);
    screen.press_control('c');
    screen.press_control('c');
    assert_eq!(screen.app.ending(), Some(Ending::Left));
}

#[test]
fn the_pace_is_by_step_by_time_or_at_once() {
    let mut screen = Screen::paced(start(), people(1), TableDice::Seeded(5.into()), Pace::Step);
    screen.press(KeyCode::Enter);
    assert!(screen.shows("any key: next step"), "{}", screen.text());
    assert!(matches!(
        screen.app.session().waiting(),
        Waiting::Computer(Side::Away)
    ));
    assert_eq!(screen.app.pause(), None);
    screen.press(KeyCode::Char(' '));
    assert!(matches!(screen.app.session().waiting(), Waiting::Dice(_)));
    let mut screen = Screen::paced(start(), people(1), TableDice::Seeded(5.into()), Pace::Timed);
    assert_eq!(screen.app.pause(), None);
    screen.press(KeyCode::Enter);
    assert_eq!(screen.app.pause(), Some(700));
    screen.app.tick().unwrap();
    assert!(matches!(screen.app.session().waiting(), Waiting::Dice(_)));
    screen.press(KeyCode::Char(' '));
    assert!(matches!(
        screen.app.session().waiting(),
        Waiting::Person(Side::Home)
    ));
    assert_eq!(screen.app.pause(), None);
}

#[test]
fn no_key_and_no_text_ends_in_a_panic() {
    let keys = [
        KeyCode::Tab,
        KeyCode::Enter,
        KeyCode::Up,
        KeyCode::Down,
        KeyCode::Home,
        KeyCode::End,
        KeyCode::Backspace,
        KeyCode::Esc,
        KeyCode::PageUp,
        KeyCode::PageDown,
        KeyCode::Left,
        KeyCode::Delete,
        KeyCode::F(5),
        KeyCode::Char('\u{7f}'),
        KeyCode::Char('é'),
        KeyCode::Char('足'),
    ];
    let texts = [
        "",
        " ",
        ",",
        ",,,",
        "x",
        "x x x",
        "b3 x9999999999999999999999",
        "move -",
        "roll",
        "r ",
        "rule",
    ];
    for coaches in [people(1), people(2)] {
        let mut screen = Screen::new(start(), coaches, TableDice::ByHand);
        for round in 0..40 {
            screen.press(keys[round % keys.len()]);
            screen.type_line(texts[round % texts.len()]);
            let _ = screen.text();
            screen.press(KeyCode::Esc);
            for dice in ["", "5 2", "3"] {
                screen.type_line(dice);
            }
        }
        screen.type_text(&"足".repeat(300));
        let _ = screen.text();
    }
}
