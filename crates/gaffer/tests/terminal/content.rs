//! What stands on a screen of 80x24 characters.

use gaffer_fuba::Position;
use gaffer_table::TableDice;
use ratatui::crossterm::event::KeyCode;

use crate::screen::{Screen, diagram, people};

const ACTION: &str = r#"
half = 2
clock = 22
score = "2-1"
pieces = "b1 1/0, a2 2/1, b2 2/0, b3 1/2, b4 3/2, b5 1/3, c2 1/2"
ball = "b4"
value = 3
at = "action"
home = { formation = "4-4-2", yellow = 1 }
away = { formation = "3-5-2", red = 1 }
turn = { acting = "home" }
"#;

fn action() -> Screen {
    Screen::new(diagram(ACTION), people(1), TableDice::Seeded(4.into()))
}

/// The row of the pitch on which the names of a column of areas stand.
const NAMES: [(char, usize); 3] = [('a', 4), ('b', 8), ('c', 12)];

#[test]
fn the_areas_stand_at_their_extents() {
    let screen = action();
    for area in gaffer_fuba::pitch::Area::ALL {
        let column = area.name().chars().next().unwrap();
        let (_, y) = NAMES.into_iter().find(|(name, _)| *name == column).unwrap();
        let (from, to) = area.extent();
        let row = screen.row(y);
        let (left, right) = (usize::from(from) * 4, usize::from(to) * 4);
        assert!(
            "│║".contains(row[left]) && "│║".contains(row[right]),
            "{area}"
        );
        let name: String = row[left + 1..left + 3].iter().collect();
        assert_eq!(name, area.name());
        assert!(
            row[left + 1..right].iter().all(|c| !"│║".contains(*c)),
            "{area}"
        );
    }
}

#[test]
fn players_keepers_and_the_ball_are_counted_in_their_areas() {
    let screen = action();
    let cell = |y: usize, from: usize, to: usize| -> String {
        screen.row(y)[from + 1..to]
            .iter()
            .collect::<String>()
            .trim()
            .into()
    };
    assert_eq!(cell(8, 32, 40), "b4 (3)");
    assert_eq!(cell(9, 32, 40), "H3");
    assert_eq!(cell(10, 32, 40), "A2");
    assert_eq!(cell(9, 0, 8), "H1 K");
    assert_eq!(cell(10, 40, 48), "A3 K");
    assert_eq!(cell(5, 12, 24), "H2");
    assert_eq!(cell(13, 0, 12), "");
}

#[test]
fn the_header_has_score_time_cards_formations_and_stage() {
    let screen = action();
    let header: Vec<String> = (0..3)
        .map(|y| screen.row(y).into_iter().collect())
        .collect();
    assert!(header[0].contains("Rovers 2 : 1 United"), "{header:?}");
    assert!(
        header[0].contains("2nd half  minute 67   +1  +2  +3  +4  +5"),
        "{header:?}"
    );
    assert!(
        header[1].contains("H→ Rovers 4-4-2 yellow 1 red 0"),
        "{header:?}"
    );
    assert!(
        header[1].contains("A← United 3-5-2 yellow 0 red 1"),
        "{header:?}"
    );
    assert!(
        header[2].contains("Ball value 3  Controlling team: Rovers  Target b4  Stage 5, action 1"),
        "{header:?}"
    );
    assert!(screen.shows("Rovers: action"));
}

#[test]
fn stoppage_time_is_marked_without_colour() {
    let late = ACTION.replace("clock = 22", "clock = 45\nstoppage = 2");
    let screen = Screen::new(diagram(&late), people(1), TableDice::Seeded(4.into()));
    assert!(screen.shows(" +1 [+2] +3 "));
}

#[test]
fn odds_stand_beside_choices_that_lead_to_a_roll() {
    let screen = action();
    // 3 against 2 in b4, 1 against 3 in b5: the die -2 +1 -1 beats 3 with a 6 only, a 5 is a corner,
    // and of the rebounds that a 4 leads to some go in as well.
    assert!(screen.shows("Goal attempt (goal"), "{}", screen.text());
    assert!(screen.shows("area +1 players -1 box"), "{}", screen.text());
    let pressing = ACTION.replace(r#"acting = "home""#, r#"acting = "away", first = "home""#);
    let mut away = people(2);
    away.home = Some(gaffer::coaches::find("random").unwrap());
    let more = pressing.replace("b4 3/2", "b4 2/2");
    let screen = Screen::new(diagram(&more), away, TableDice::ByHand);
    assert!(screen.shows("Pressing (wins 33%)"), "{}", screen.text());
    assert!(screen.shows("Stage 6, action 1"));
    let target = ACTION.replace(r#"at = "action""#, r#"at = "target""#);
    let mut screen = Screen::new(diagram(&target), people(1), TableDice::ByHand);
    screen.type_text("b4");
    assert!(
        screen.shows("Keep in b4 (value 3, 50%)"),
        "{}",
        screen.text()
    );
}

#[test]
fn the_corner_taker_is_marked_at_his_corner() {
    let corner = r#"
pieces = "b1 1/0, b4 2/2, b5 4/6, b3 1/1"
ball = "a4"
value = 1
at = "target"
turn = { kind = "corner-kick", taker = "outfield" }
"#;
    let screen = Screen::new(diagram(corner), people(1), TableDice::ByHand);
    let row: String = screen.row(4).into_iter().collect();
    assert!(row.contains("(1)*H"), "{row}");
}

#[test]
fn pieces_in_hand_are_shown_in_a_set_up() {
    let mut screen = Screen::new(
        diagram("award = 'kick-off home'\npieces = 'b1 1/0, b2 10/0, b5 0/1, b4 0/10'"),
        people(1),
        TableDice::ByHand,
    );
    assert!(screen.shows("10 in hand"), "{}", screen.text());
    screen.type_line("b3 4, a2 2");
    assert!(screen.shows("4 in hand"), "{}", screen.text());
}

#[test]
fn a_small_window_asks_for_a_larger_one() {
    let mut screen = action();
    screen.resize(79, 24);
    assert!(screen.shows("The match needs a window of 80x24 characters"));
    assert!(!screen.shows("Goal attempt"));
    // What cannot be seen cannot be decided.
    screen.press(KeyCode::Enter);
    screen.resize(80, 24);
    assert!(screen.shows("Which action? (1 of 2)"));
    for (width, height) in [(1, 1), (80, 5), (10, 40), (79, 200)] {
        screen.resize(width, height);
        let _ = screen.text();
        screen.press(KeyCode::Char('q'));
        let _ = screen.text();
        screen.press(KeyCode::Esc);
    }
    screen.resize(200, 60);
    assert!(screen.shows("Which action?"));
}

#[test]
fn long_and_strange_names_stay_in_their_place() {
    let names = [
        "",
        "A very long name of a club, with a comma",
        "足球俱乐部足球俱乐部",
        "\u{1b}[2J\n",
    ];
    for name in names {
        let screen = Screen::named(diagram(ACTION), people(2), TableDice::ByHand, name);
        let text = screen.text();
        assert!(text.contains("Which action?"), "{text}");
        assert!(!text.contains('\u{1b}'));
        assert!(
            screen
                .row(0)
                .iter()
                .collect::<String>()
                .contains("minute 67"),
            "{text}"
        );
    }
}

#[test]
fn help_lists_keys_and_notation() {
    let mut screen = action();
    for key in [KeyCode::Char('?'), KeyCode::F(1)] {
        screen.press(key);
        assert!(
            screen.shows("place b3 x4, place a2 x2"),
            "{}",
            screen.text()
        );
        assert!(screen.shows("the assistant decides"));
        screen.press(KeyCode::Esc);
        assert!(!screen.shows("the assistant decides"));
    }
}

#[test]
fn the_commentary_names_rules_and_scrolls() {
    let start = <Position as gaffer_core::Rules>::begin(&gaffer_fuba::Options::default()).unwrap();
    let mut screen = Screen::new(start, people(1), TableDice::Seeded(5.into()));
    screen.press(KeyCode::Tab);
    assert!(screen.shows("* Formations: Rovers"), "{}", screen.text());
    assert!(screen.shows("[F22-2.1a]"));
    for _ in 0..12 {
        screen.press(KeyCode::Tab);
    }
    assert!(!screen.shows("Formations: Rovers"));
    for _ in 0..100 {
        screen.press(KeyCode::PageUp);
    }
    assert!(screen.shows("Formations: Rovers"), "{}", screen.text());
    for _ in 0..100 {
        screen.press(KeyCode::PageDown);
    }
    assert!(!screen.shows("PgDn: later"), "{}", screen.text());
}

#[test]
fn the_commentary_is_told_as_football_where_that_is_wanted() {
    let start = <Position as gaffer_core::Rules>::begin(&gaffer_fuba::Options::default()).unwrap();
    let mut screen = Screen::as_football(start, people(1), TableDice::Seeded(5.into()));
    screen.press(KeyCode::Tab);
    let told = ["* Rovers line up", "* The teams are out"];
    assert!(
        told.iter().any(|told| screen.shows(told)),
        "{}",
        screen.text()
    );
    assert!(!screen.shows("Formations: Rovers"), "{}", screen.text());
    // What only the referee notes is there with its rule.
    let is_noted = (0..6).any(|_| {
        screen.press(KeyCode::Tab);
        screen.shows("[F22-")
    });
    assert!(is_noted, "{}", screen.text());
}
