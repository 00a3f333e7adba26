//! Counts: how many ways lead from named positions, and how few spellings one result has.

use std::collections::HashSet;

use gaffer_core::{Awaits, Rules, Silent};
use gaffer_fuba::{Choice, Diagram, Position, Step};

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
/// seven, C(14, 6); the passive team: ten into seven, C(16, 6) (F22-3.3.1).
#[test]
fn kick_off_set_ups_are_multisets() {
    let start = position(
        r#"award = "kick-off home"
pieces = "b2 10/0, b4 0/10""#,
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
    let start = position(r#"pieces = "b3 1/1, b4 0/2""#);
    // b1 (the keeper), a1, c1, b2 next to him; b3 and its six neighbours: b2, b4, a2, a3, c2, c3.
    assert_eq!(count(&start, 1), 10);
    assert_eq!(count(&start, 2), 360);
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
