//! Champions 2020 on the screen: what stands on it at the moments that matter, and what keys do.

use gaffer::session::Waiting;
use gaffer::terminal::Ending;
use gaffer_champions::{Choice, Diagram, Options, Place, Position, Shirt, Step};
use gaffer_core::{Answer, Rules, Side};
use gaffer_table::TableDice;
use ratatui::crossterm::event::KeyCode;

use crate::screen::{Screen, people};

fn start(options: Options) -> Position {
    Position::begin(&options).unwrap()
}

fn diagram(toml: &str) -> Position {
    let diagram: Diagram = toml::from_str(toml).unwrap();
    Position::from_diagram(&diagram).unwrap()
}

/// Two people, who roll their own dice.
fn by_hand(toml: &str) -> Screen<Position> {
    Screen::new(diagram(toml), people(2), TableDice::ByHand)
}

fn check(screen: &Screen<Position>, wanted: &[&str]) {
    for text in wanted {
        assert!(screen.shows(text), "no '{text}':\n{}", screen.text());
    }
}

const PASSING: &str = r#"
options = { offside = false, subs = false }
home = "1 5.0, 8 3.4, 9 5.6, 14 7.6"
away = "1 6.14, 4 8.7"
ball = "4.5"
at = "mover"
roll = 4
score = "2-1"
ones = 9
home_team = { yellow = [8], injured = [9] }
"#;

const SHOT: &str = r#"
options = { offside = false, subs = false }
home = "1 5.0, 9 5.11"
away = "1 6.14, 4 4.12"
ball = "5.11"
at = "leg"
play = { side = "home", touched = [9], strength = 3 }
"#;

#[test]
fn the_header_tells_score_watch_cards_and_turn() {
    let screen = by_hand(PASSING);
    check(
        &screen,
        &[
            "Rovers 2 : 1 United",
            "minute 54 (9 of 16 ones rolled)",
            "H↑ Rovers  yellow 8  hurt 9",
            "a↓ United",
            "Turn: Rovers  roll 4",
        ],
    );
    // Where a line is full, letters leave more room.
    let text = PASSING.replace(
        "yellow = [8]",
        "sent_off = [2, 3], yellow = [4, 5, 8, 14, 15]",
    );
    let text = text.replace("14 7.6", "14 7.6, 4 1.2, 5 9.2, 15 2.8");
    check(&by_hand(&text), &["H↑ Rovers  r 2 3  y 4 5 8 14 15  h 9"]);
    let text = PASSING.replace("subs = false", "subs = false, tally = true");
    check(&by_hand(&text), &["minute 0 of 90"]);
}

#[test]
fn movers_are_listed_with_what_they_can_do() {
    let screen = by_hand(PASSING);
    check(
        &screen,
        &[
            "Roll 4: who acts?",
            "> 8   ball in 2 4; ",
            "On 3.4. He kicks with 3 after 2",
            " >8 ",
        ],
    );
}

#[test]
fn a_passing_chain_is_played_with_short_forms_and_taken_back() {
    let mut screen = by_hand(PASSING);
    screen.type_line("8");
    check(
        &screen,
        &[
            "8 with 4: what does he do?",
            "> kick with 3  (2 steps to the ball)",
            "walk to ",
        ],
    );
    screen.type_line("2");
    check(
        &screen,
        &[
            "8 plays with 3: where to?",
            "to 9 on 5.6 NE1: has 3",
            "touched 8  strength 3",
        ],
    );
    screen.type_line("9");
    check(
        &screen,
        &["9 plays with 3: where to?", "to 14 on 7.6 E2: has 2"],
    );
    screen.press_control('z');
    check(&screen, &["8 plays with 3: where to?"]);
    screen.type_line("ne1, e2");
    check(&screen, &["14 plays with 2: where to?"]);
    // The highlighted leg is drawn, and the list says where it may be intercepted.
    screen.type_text("7.8");
    check(
        &screen,
        &[
            "> to 7.8 N2",
            "[↑]",
            " ↑!",
            "United may intercept, 1 in 3 each",
            "number 4 on 7.7",
        ],
    );
    screen.press(KeyCode::Enter);
    let open = screen.position().open();
    assert_eq!(open.ball().unwrap().to_string(), "7.8", "{}", screen.text());
}

#[test]
fn a_whole_turn_is_typed_as_one_row() {
    let mut screen = by_hand(PASSING);
    screen.type_line("8, 2, ne1, e2, s2");
    let answers: Vec<String> = screen
        .app
        .session()
        .game()
        .answers()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        answers[..5],
        ["mover 8", "reach 2", "leg NE1", "leg E2", "leg S2"]
    );
}

#[test]
fn a_shot_shows_its_chance_its_interception_and_its_saves() {
    let mut screen = by_hand(SHOT);
    check(
        &screen,
        &[
            "> shot at 5.14 N3: goal ",
            "% !1",
            "The goalie saves 3 in 4.",
            "number 4 on",
            " ↑!",
        ],
    );
    screen.type_line("leg n3");
    check(
        &screen,
        &[
            "United: intercept",
            "Intercept on 5.12?",
            "4 tries  (from 4.12): 1 in 3",
            "nobody tries",
        ],
    );
    screen.press(KeyCode::Down);
    check(&screen, &["A 3: the ball runs", "1 or 2: missed.", ">4 "]);
    screen.type_line("n");
    check(
        &screen,
        &[
            "Shot at 5.14: save where?",
            "> on 5.14: 3 in 4",
            "on 5.13: 2 in 4",
            "no attempt",
            "1 goal, 2 rebound, 3-4 caught. A",
            "2/4",
            "[3]",
        ],
    );
    screen.press(KeyCode::Enter);
    check(
        &screen,
        &["Roll: save roll", "the save on 5.14, 3 in 4", "1 to 4"],
    );
    screen.type_line("1");
    check(&screen, &["Rovers 1 : 0 United", "[1]  save: goal"]);
}

#[test]
fn an_interception_says_where_the_ball_would_run() {
    let mut screen = by_hand(SHOT);
    screen.type_line("leg n3");
    screen.type_line("4");
    check(
        &screen,
        &[
            "Roll: interception roll",
            "A 3 gets the ball (33%)",
            "1 to 3",
        ],
    );
    screen.type_line("3");
    check(&screen, &["[3]  4 won"]);
}

#[test]
fn a_refused_choice_is_answered_with_words_and_rule() {
    let mut screen = by_hand(PASSING);
    for (line, words) in [
        ("walk 5.7", "Something else is to be decided"),
        ("mover 5", "Not allowed: mover 5"),
    ] {
        screen.type_line(line);
        check(&screen, &[words]);
        screen.press(KeyCode::Esc);
    }
    screen.type_line("8");
    screen.type_line("5.6");
    check(
        &screen,
        &[
            "Not allowed: walk 5.6",
            "A player may not step onto another.",
        ],
    );
    screen.press(KeyCode::Esc);
    screen.type_line("2");
    screen.type_line("leg n1 s1");
    check(
        &screen,
        &["Not allowed: leg N1 S1", "A curve turns by 45 degrees."],
    );
    screen.press(KeyCode::Esc);
    screen.type_line("1.1");
    // A space stands for the shortest way to it.
    check(&screen, &["Not allowed: leg S1 SW3", "[C20-"]);
}

#[test]
fn nothing_typed_ends_the_program() {
    let mut screen = by_hand(PASSING);
    for line in [
        "", ",", "x", "8 8 8", "99", "12.99", "leg", "leg ☃", "0", "warm", "follow 8", "-1.-1",
    ] {
        screen.press(KeyCode::Esc);
        screen.type_line(line);
        assert_eq!(screen.app.ending(), None);
    }
}

#[test]
fn line_up_and_placement_take_one_key_each() {
    let mut screen = Screen::new(start(Options::FULL), people(1), TableDice::Seeded(4.into()));
    check(
        &screen,
        &["Who is in goal? (secret)", "> default: 1 in goal, 4-4-2"],
    );
    screen.press(KeyCode::Enter);
    check(
        &screen,
        &[
            "Place 1 where?",
            "> default placement",
            "Rovers line up 4-4-2",
        ],
    );
    screen.press(KeyCode::Enter);
    assert!(
        !matches!(screen.position().open().step(), Step::SetUp(_)),
        "{}",
        screen.text()
    );
}

#[test]
fn two_people_do_not_see_each_others_line_up() {
    let mut screen = Screen::new(start(Options::FULL), people(2), TableDice::ByHand);
    check(
        &screen,
        &["Hand the keyboard to Rovers.", "only Rovers is looking"],
    );
    screen.press(KeyCode::Enter);
    screen.type_line("20");
    screen.type_line("343");
    check(&screen, &["Which defenders? 0 of 3:"]);
    screen.type_line("3");
    check(&screen, &["Which defenders? 1 of 3: 3"]);
    screen.press(KeyCode::F(2));
    check(&screen, &["line-up       20 in goal 3-4-3 3"]);
    screen.press(KeyCode::Esc);
    for shirt in ["4", "7", "8", "9", "10", "11", "17", "18", "19"] {
        if !screen.shows("Hand the keyboard") {
            screen.type_line(shirt);
        }
    }
    let hidden = ["3-4-3", "in goal", "(secret)", "17"];
    let hides = |screen: &Screen<Position>| {
        for text in hidden {
            assert!(!screen.shows(text), "'{text}':\n{}", screen.text());
        }
    };
    check(
        &screen,
        &["Hand the keyboard to United.", "only United is looking"],
    );
    hides(&screen);
    screen.press(KeyCode::Enter);
    check(&screen, &["Who is in goal? (secret)"]);
    assert!(!screen.shows("3-4-3"), "{}", screen.text());
    screen.press(KeyCode::F(2));
    assert!(!screen.shows("3-4-3"), "{}", screen.text());
    screen.press(KeyCode::Esc);
    screen.press(KeyCode::PageUp);
    assert!(!screen.shows("3-4-3"), "{}", screen.text());
    screen.type_line("default");
    // Both are made: now they are open (C20-setup-2).
    if screen.shows("Hand the keyboard") {
        screen.press(KeyCode::Enter);
    }
    check(
        &screen,
        &["Rovers line up 3-4-3, United 4-4-2.", "United: place"],
    );
}

const BEFORE_A_TURN: &str = r#"
home = "1 5.0, 2 2.3, 3 4.3, 4 7.3, 5 9.3, 8 2.5, 9 4.5, 10 7.5, 14 5.6"
away = "1 6.14, 2 9.11, 3 7.11, 4 4.11, 5 2.11, 8 9.9, 9 7.9, 10 4.9, 14 6.8"
ball = "5.7"
at = "mover"
roll = 2
"#;

fn is_warming(screen: &Screen<Position>, side: Side, shirt: u8) -> bool {
    let shirt = Shirt::new(shirt).unwrap();
    screen.position().open().team(side).place(shirt) == Place::Warming
}

/// Plays the turn that has begun: the first choice of every list, until dice are due.
fn play_to_the_next_roll(screen: &mut Screen<Position>) {
    while !matches!(screen.app.session().waiting(), Waiting::DiceByHand(_))
        && !screen.shows("Who warms up?")
    {
        screen.press(KeyCode::Enter);
    }
}

#[test]
fn nobody_is_asked_who_warms_up() {
    let mut screen = by_hand(BEFORE_A_TURN);
    screen.type_line("2");
    screen.press(KeyCode::Enter);
    play_to_the_next_roll(&mut screen);
    check(&screen, &["Roll: opening roll"]);
    let passed = Answer::Choice(Choice::Done);
    assert_eq!(screen.app.session().game().answers().last(), Some(&passed));
}

#[test]
fn a_typed_warm_up_is_made_at_the_next_own_turn() {
    let mut screen = by_hand(BEFORE_A_TURN);
    screen.type_line("warm 12");
    check(&screen, &["12 warms up at your next turn."]);
    screen.press(KeyCode::F(2));
    check(&screen, &["next to warm  12"]);
    screen.press(KeyCode::Esc);
    screen.type_line("2");
    screen.press(KeyCode::Enter);
    play_to_the_next_roll(&mut screen);
    assert!(!is_warming(&screen, Side::Home, 12));
    // The other side's turn: it reaches nothing and walks.
    screen.type_line("2");
    screen.type_line("2");
    screen.press(KeyCode::Enter);
    play_to_the_next_roll(&mut screen);
    assert!(is_warming(&screen, Side::Home, 12), "{}", screen.text());
    check(&screen, &["Rovers 12 warms up.", "warming 12"]);
}

#[test]
fn the_team_sheet_lets_a_manager_be_asked() {
    let mut screen = by_hand(BEFORE_A_TURN);
    screen.press(KeyCode::F(2));
    check(
        &screen,
        &[
            "Teams, Champions 2020",
            "on the pitch  1 | 2 3 4 5 | 8 9 10 | 14",
            "dugout",
            "substitutions 0 of 3",
            "s: [ ] ask Rovers",
        ],
    );
    screen.press(KeyCode::Char('s'));
    check(&screen, &["s: [x] ask Rovers"]);
    screen.press(KeyCode::Esc);
    screen.type_line("2");
    screen.press(KeyCode::Enter);
    play_to_the_next_roll(&mut screen);
    screen.type_line("2");
    screen.type_line("2");
    screen.press(KeyCode::Enter);
    play_to_the_next_roll(&mut screen);
    check(
        &screen,
        &["Who warms up?", "> nobody more", "6 warms up  (defender)"],
    );
    screen.type_line("13");
    screen.type_line("n");
    assert!(is_warming(&screen, Side::Home, 13));
    check(&screen, &["Roll: opening roll"]);
}

#[test]
fn takers_are_listed_from_the_nearest() {
    let text = BEFORE_A_TURN.replace("at = \"mover\"\nroll = 2", "award = \"throw-in home 0.5\"");
    let mut screen = by_hand(&text.replace("ball = \"5.7\"\n", ""));
    check(&screen, &["Where does the goalie stand?"]);
    screen.press(KeyCode::Enter);
    screen.press(KeyCode::Enter);
    check(
        &screen,
        &[
            "Who throws in?",
            "> 8 takes it  (from 2.5)",
            "Rovers throw-in",
        ],
    );
}

#[test]
fn the_help_fits_its_box() {
    let mut screen = by_hand(PASSING);
    screen.press(KeyCode::F(1));
    for _ in 0..3 {
        check(&screen, &["Help: ", "any other key closes"]);
        screen.press(KeyCode::Right);
    }
}

/// Presses keys until the match is over: now the highlighted choice, now another, now the assistant.
fn play(screen: &mut Screen<Position>) {
    for number in 0..20_000_usize {
        if screen.shows("Hand the keyboard to") {
            screen.press(KeyCode::Enter);
            continue;
        }
        match screen.app.session().waiting() {
            Waiting::Over => return,
            Waiting::DiceByHand(roll) => {
                let face = 1 + number * 7 % usize::from(roll.dice.faces());
                screen.type_line(&face.to_string());
            }
            _ => match number % 5 {
                0 => {
                    screen.press(KeyCode::Down);
                    screen.press(KeyCode::Enter);
                }
                1 | 2 => screen.press(KeyCode::Enter),
                _ => screen.press(KeyCode::Tab),
            },
        }
    }
    panic!("the match does not end:\n{}", screen.text());
}

#[test]
fn whole_matches_are_played_by_keys() {
    for (name, options) in Options::PRESETS {
        for seats in [1, 2] {
            let dice = if seats == 1 {
                TableDice::Seeded(9.into())
            } else {
                TableDice::ByHand
            };
            let mut screen = Screen::new(start(options), people(seats), dice);
            play(&mut screen);
            let score = screen.position().open().score();
            check(
                &screen,
                &[
                    "FULL TIME",
                    "The match is over",
                    &format!("Rovers {}", score.home),
                    "Interceptions",
                    "Red cards",
                ],
            );
            screen.press(KeyCode::Char(' '));
            assert_eq!(screen.app.ending(), Some(Ending::Over), "{name}");
        }
    }
}
