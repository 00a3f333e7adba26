//! Counts: how many ways lead from named positions, and how few spellings one result has.

use std::collections::HashSet;

use gaffer_core::{Awaits, Rules, Side, Silent};
use gaffer_fuba::{Choice, Diagram, Edition, Formations, Options, Position, Step};

const EDITIONS: [&str; 3] = ["1.0", "2014", "2.2"];

fn position(text: &str) -> Position {
    let diagram: Diagram = toml::from_str(text).unwrap();
    Position::from_diagram(&diagram).unwrap()
}

fn offered(position: &Position) -> Vec<Choice> {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    choices
}

fn chosen(position: &Position, choice: Choice) -> Position {
    let mut after = *position;
    after.choose(choice, &mut Silent).unwrap();
    after
}

/// Plays every row from a position as long as `open` says the row is, and returns how many rows
/// there are and the different results.
fn rows(start: &Position, open: impl Fn(&Position) -> bool + Copy) -> (u64, HashSet<Position>) {
    let mut results = HashSet::new();
    let mut count = 0;
    let mut stack = vec![*start];
    while let Some(position) = stack.pop() {
        if !open(&position) {
            count += 1;
            results.insert(position);
            continue;
        }
        stack.extend(
            offered(&position)
                .into_iter()
                .map(|choice| chosen(&position, choice)),
        );
    }
    (count, results)
}

/// All answers to a given depth, each outcome of a roll with its weight.
fn count(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match position.awaits() {
        Awaits::Nothing(_) => 1,
        Awaits::Roll(roll) => roll
            .dice
            .outcomes()
            .map(|(dice, weight)| {
                let mut after = *position;
                after.roll(dice, &mut Silent).unwrap();
                u64::from(weight) * count(&after, depth - 1)
            })
            .sum(),
        Awaits::Choice(_) | Awaits::Secret(_) => offered(position)
            .into_iter()
            .map(|choice| count(&chosen(position, choice), depth - 1))
            .sum(),
    }
}

/// Ten pieces into the seven areas of a half and the centre, two of them fixed in b3: eight into
/// seven, C(14, 6); the passive team: ten into seven, C(16, 6) (F10-3.3.1b, F14-3.2.1b, F22-3.3.1).
#[test]
fn kick_off_set_ups_are_multisets() {
    for edition in EDITIONS {
        kick_off_set_ups(edition);
    }
}

fn kick_off_set_ups(edition: &str) {
    let start = position(&format!(
        "options = {{ edition = \"{edition}\" }}\naward = \"kick-off home\"\npieces = \"b2 10/0, b4 0/10\""
    ));
    let placing_home = |p: &Position| {
        matches!(
            p.open().step(),
            Step::Place {
                side: gaffer_core::Side::Home,
                ..
            }
        )
    };
    let (rows_home, set_ups) = rows(&start, placing_home);
    assert_eq!((rows_home, set_ups.len()), (3003, 3003));
    let one = set_ups.iter().next().unwrap();
    let placing = |p: &Position| matches!(p.open().step(), Step::Place { .. });
    let (rows_away, set_ups) = rows(one, placing);
    assert_eq!((rows_away, set_ups.len()), (8008, 8008));
}

/// Two outfield pieces and the keeper anywhere, one at least in b4: 13 places for the keeper times
/// C(14, 2) = 91 for the pair, less those without anybody in b4: 12 times C(13, 2) = 78 (F22-5.2.1a).
#[test]
fn free_kick_set_ups_need_one_at_the_ball() {
    let start = position(
        r#"award = "free kick home"
ball = "b4"
pieces = "b4 2/0""#,
    );
    let placing_home = |p: &Position| {
        matches!(
            p.open().step(),
            Step::Place {
                side: gaffer_core::Side::Home,
                ..
            }
        )
    };
    let (rows, set_ups) = rows(&start, placing_home);
    assert_eq!(
        (rows, set_ups.len()),
        (13 * 91 - 12 * 78, 13 * 91 - 12 * 78)
    );
}

/// The first turn's answers: 13 areas at most, 36 dice.
#[test]
fn a_lone_piece_plays_to_its_area_and_neighbours() {
    for edition in EDITIONS {
        let start = position(&format!(
            "options = {{ edition = \"{edition}\" }}\npieces = \"b3 1/1, b4 0/2\""
        ));
        // b1 (the keeper), a1, c1, b2 next to him; b3 and its six neighbours: b2, b4, a2, a3, c2, c3.
        assert_eq!(count(&start, 1), 10, "{edition}");
        assert_eq!(count(&start, 2), 360, "{edition}");
    }
}

/// Three lines that add up to ten: C(12, 2); each side chooses one (F10-3.1b, F14-2.1b, F22-2.1c).
#[test]
fn formations_are_three_numbers() {
    for edition in [Edition::V1_0, Edition::V2014, Edition::V2_2] {
        let start = Position::begin(&Options::of(edition)).unwrap();
        assert_eq!(count(&start, 1), 66);
        assert_eq!(count(&start, 2), 66 * 66);
        let cards = Options {
            formations: Formations::Cards,
            ..Options::of(edition)
        };
        assert_eq!(count(&Position::begin(&cards).unwrap(), 2), 8 * 8);
    }
}

/// A goal kick is fast, with the ten targets of the lone piece in b3 and its keeper, or slow, with three
/// movements to choose from (F10-5.3e, F14-5.3.1a).
#[test]
fn a_goal_kick_is_fast_or_slow() {
    for edition in ["1.0", "2014"] {
        let start = position(&format!(
            "options = {{ edition = \"{edition}\" }}\npieces = \"b3 1/1, b4 0/2\"\nball = \"b1\"\n\
             restart = \"goal-kick\"\nat = \"goal-kick\""
        ));
        assert_eq!(count(&start, 1), 2, "{edition}");
        assert_eq!(count(&start, 2), 10 + 3, "{edition}");
    }
}

/// How many ways there are to move at most so many pieces, each at most once, when each piece has so many moves.
fn rows_of_moves(moves: &[u64], left: usize) -> u64 {
    match moves.split_first() {
        Some((first, rest)) if left > 0 => {
            rows_of_moves(rest, left) + first * rows_of_moves(rest, left - 1)
        }
        _ => 1,
    }
}

/// The home team moves without the ball: rows of moves of a2, c3 and the keeper in b1, counted by hand.
#[test]
fn movements_have_as_many_rows_as_there_are_ways_to_move() {
    let wide = "a2 1/0, c3 1/0, b1 1/0, b3 0/3, b5 0/2";
    let narrow = "b2 1/0, b1 1/0, b3 0/3, b5 0/2";
    let midfield = |left| format!("{{ moves = {{ line = \"midfield\", left = {left} }} }}");
    let forward = "{ moves = { line = \"forward\", left = 1 } }".to_owned();
    let quick = |left| format!("{{ quick-moves = {{ left = {left} }} }}");
    for (edition, pieces, at, left, moves) in [
        // Diagonally: a2 to b2, b3; c3 to b3, b4; the keeper to a1, c1. Straight, in 1.0, nobody is in front of
        // a3 or c4 or behind a1 or c2, but a2 is in front of b2 (F10-4.7.1b, F10-4.7.1c).
        ("1.0", wide, midfield(2), 2, vec![2, 2, 3]),
        // Diagonally alone (F14-4.8.1a).
        ("2014", wide, midfield(2), 2, vec![2, 2, 2]),
        // Straight up to the ball in b3: only the keeper to b2 (F22-4.7.1c, F22-4.7.1d).
        ("2.2", wide, midfield(2), 2, vec![2, 2, 3]),
        // To every neighbour: a1, a3, b2, b3; c2, c4, b3, b4; a1, b2, c1 (F10-4.7.6a).
        ("1.0", wide, quick(3), 3, vec![4, 4, 3]),
        // One or two areas: b2 to b3, b4; the keeper to b2, b3 (F10-4.7.2a).
        ("1.0", narrow, forward.clone(), 1, vec![2, 2]),
        // Three opponents stop the piece in b3 (F14-4.8.2b, F22-4.7.2b).
        ("2014", narrow, forward.clone(), 1, vec![1, 2]),
        ("2.2", narrow, forward, 1, vec![1, 2]),
    ] {
        let start = position(&format!(
            "options = {{ edition = \"{edition}\" }}\npieces = \"{pieces}\"\ncontrolling = \"away\"\n\
             at = {at}\nturn = {{ acting = \"home\", dice = {{ home = 3, away = 3 }} }}"
        ));
        let moving = |p: &Position| {
            matches!(
                p.open().step(),
                Step::Moves { .. } | Step::QuickMoves { .. }
            )
        };
        let acting = |p: &Position| moving(p) && p.open().acting().0 == Side::Home;
        let (found, results) = rows(&start, acting);
        let expected = rows_of_moves(&moves, left);
        assert_eq!(
            (found, results.len() as u64),
            (expected, expected),
            "{edition} {at}"
        );
    }
}

/// The order of a movement action's moves is no second spelling. What remains are moves along one
/// column that could be exchanged between two pieces (b4 to b2 and b3 to b1, or b4 to b1 and b3 to b2).
#[test]
fn movement_actions_have_few_spellings() {
    let full =
        "a1 1/0, a2 1/1, a3 0/1, b1 1/0, b2 2/0, b3 3/3, b4 1/2, b5 0/2, c1 1/0, c2 1/1, c3 0/1";
    for line in ["defence", "midfield", "forward"] {
        for acting in ["home", "away"] {
            let start = position(&format!(
                "pieces = \"{full}\"\nball = \"b3\"\nvalue = 3\n\
                 at = {{ moves = {{ line = \"{line}\", left = 4 }} }}\nturn = {{ acting = \"{acting}\" }}"
            ));
            let moving = |p: &Position| matches!(p.open().step(), Step::Moves { .. });
            let (rows, results) = rows(&start, moving);
            let ratio = rows as f64 / results.len() as f64;
            println!(
                "{acting} {line}: {rows} rows, {} results, {ratio:.3}",
                results.len()
            );
            assert!(
                ratio < 1.25,
                "{acting} {line}: {rows} rows for {} results",
                results.len()
            );
        }
    }
}

/// The order in which choices are listed is part of the behaviour: records and seeds rest on it.
#[test]
fn choices_are_listed_in_code_order() {
    let texts = |text: &str| -> Vec<String> {
        offered(&position(text))
            .iter()
            .map(ToString::to_string)
            .collect()
    };
    assert_eq!(
        texts("pieces = \"b4 1/1, b5 1/2\"\nball = \"b4\"\nat = \"action\""),
        [
            "goal attempt",
            "movement defence",
            "movement midfield",
            "movement forward",
            "adjustment"
        ]
    );
    assert_eq!(
        texts(
            "pieces = \"b4 2/0, b5 0/1\"\nball = \"b4\"\nat = { moves = { line = \"midfield\", left = 1 } }"
        ),
        [
            "move b4-a3",
            "move b4-a3 with ball",
            "move b4-a4",
            "move b4-a4 with ball",
            "move b4-b3 with ball",
            "move b4-b5 with ball",
            "move b4-c3",
            "move b4-c3 with ball",
            "move b4-c4",
            "move b4-c4 with ball",
            "move keeper b1-a1",
            "move keeper b1-b2",
            "move keeper b1-c1",
            "done"
        ]
    );
}
