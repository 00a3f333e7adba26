//! Counts of Champions 2020: how many ways lead from named positions, computed from the rules by hand or by a
//! small computation of its own.

use std::collections::{BTreeMap, BTreeSet, HashSet};

use gaffer_champions::{Choice, Direction, Leg, Position, Step};
use gaffer_core::{Awaits, Rules, Side, Silent};
use gaffer_proof::{answers, check_counts, rows};
use serde_json::{Value, json};

/// A plain position: what needs a switch is off, so that nothing but the subject is counted.
fn plain(mut written: Value) -> Position {
    written["options"] = json!({
        "preset": "friendly",
    });
    read(written)
}

fn read(written: Value) -> Position {
    Position::from_diagram(&serde_json::from_value(written).unwrap()).unwrap()
}

fn offered(position: &Position) -> Vec<Choice> {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    choices
}

fn chosen(position: &Position, choice: &str) -> Position {
    let mut after = *position;
    after
        .choose(choice.parse().unwrap(), &mut Silent)
        .unwrap_or_else(|refusal| panic!("{choice}: {refusal:?}"));
    after
}

#[test]
fn every_count_holds() {
    assert!(check_counts::<Position>(include_str!("counts.toml")) > 8);
}

/// Every leg of so many steps: straight, or with one curve of 45° (C20-kick-4).
fn legs(length: u8) -> Vec<Leg> {
    let mut legs = Vec::new();
    for first in Direction::ALL {
        legs.push(Leg::straight(first, length));
        for second in [first.turned(false), first.turned(true)] {
            legs.extend((1..length).map(|a| Leg::curved(first, a, second, length - a)));
        }
    }
    legs
}

/// How many legs of so many steps are accepted, how many are offered, and how many results they have.
fn count_legs(position: &Position, length: u8) -> (usize, usize, usize) {
    let mut results = HashSet::new();
    let accepted = legs(length)
        .into_iter()
        .filter(|leg| {
            let mut after = *position;
            let is_accepted = after.choose(Choice::Leg(*leg), &mut Silent).is_ok();
            if is_accepted {
                results.insert(after);
            }
            is_accepted
        })
        .count();
    (accepted, offered(position).len(), results.len())
}

/// Eight straight legs, and for each of eight directions two curves after 1 to r - 1 steps: 8 + 16 (r - 1) paths
/// to 8 r spaces, where the two ways to one space differ in nothing (C20-kick-3, 4).
#[test]
fn legs_in_the_open_field() {
    for (strength, paths, ends) in [(1, 8, 8), (2, 24, 16), (3, 40, 24), (4, 56, 32)] {
        let position = plain(json!({
            "home": "1 5.0, 8 5.7",
            "away": "1 6.14",
            "ball": "5.7",
            "at": "leg",
            "play": { "side": "home", "touched": [8], "strength": strength, "follow": false },
        }));
        assert_eq!(
            count_legs(&position, strength),
            (paths, ends, ends),
            "strength {strength}"
        );
    }
}

/// An opponent's outfielder tells two ways apart that lead past him: next to 5.9 on one of the ways to 6.10 and on
/// one of the ways to 4.10, and to nothing else of three steps.
#[test]
fn ways_that_an_opponent_can_tell_apart_are_both_offered() {
    let position = plain(json!({
        "home": "1 5.0, 8 5.7",
        "away": "1 6.14, 4 5.10",
        "ball": "5.7",
        "at": "leg",
        "play": { "side": "home", "touched": [8], "strength": 3, "follow": false },
    }));
    // He stands on 5.10 himself: N3 is no leg. Next to him are 5.9, 4.10 and 6.10, and 5.11. To 6.10 lead N2 NE1 over
    // 5.8 and 5.9 and NE1 N2 over 6.8 and 6.9: they differ on 5.9. To 4.10 likewise.
    let (accepted, offered, _) = count_legs(&position, 3);
    assert_eq!((accepted, offered), (40 - 1, 24 - 1 + 2));
}

/// From a lane three first steps lead in, each with two curves after 1 to r - 1 steps: 3 + 6 (r - 1) paths; the
/// curves between straight in and slanting in are two ways to one space: 2 (r - 1) (C20-throw-4, C20-kick-16).
#[test]
fn throws_from_the_middle_of_a_lane() {
    let thrower = plain(json!({
        "home": "1 5.0, 8 3.2, 9 9.2",
        "away": "1 6.14",
        "award": "throw-in home 0.6",
    }));
    let thrower = chosen(&thrower, "goalie 6.14");
    let thrower = chosen(&thrower, "goalie 5.0");
    let before_roll = chosen(&thrower, "taker 8");
    for strength in 2..=4_u8 {
        let mut position = before_roll;
        position
            .roll(gaffer_core::Dice::one(strength), &mut Silent)
            .unwrap();
        let (accepted, offered, _) = count_legs(&position, strength);
        let curves = usize::from(strength) - 1;
        assert_eq!(accepted, 3 + 6 * curves, "D4 {strength}");
        assert_eq!(offered, 3 + 4 * curves, "D4 {strength}");
    }
}

/// With n steps a player ends on the (n + 1)² spaces whose distance is n, n - 2, …; from 5.7 the fifth step reaches
/// the left lane once and the sixth leaves the field four times, and twice would end in a goalie area (C20-turn-A6
/// to A8, C20-killjoy-2).
#[test]
fn ends_of_a_walk() {
    for (roll, ends) in [
        (1, 4),
        (2, 9),
        (3, 16),
        (4, 25),
        (5, 36 - 1),
        (6, 49 - 4 - 2),
    ] {
        let position = plain(json!({
            "home": "1 5.0, 8 5.7",
            "away": "1 6.14",
            "ball": "10.12",
            "at": "mover",
            "roll": roll,
        }));
        let walks = offered(&chosen(&position, "mover 8"));
        assert_eq!(walks.len(), ends, "roll {roll}");
        let spaces: BTreeSet<Choice> = walks.into_iter().collect();
        assert_eq!(spaces.len(), ends, "each end once (C20-flow-9)");
    }
}

/// A space of the test's own board.
type Cell = (i8, i8);

fn neighbours((column, row): Cell) -> [Cell; 4] {
    [
        (column, row + 1),
        (column + 1, row),
        (column, row - 1),
        (column - 1, row),
    ]
}

/// The walks and reaches of a player, by the layers of C20-turn-A8 on a board of the test's own.
fn acts(start: Cell, goalie: bool, others: &[Cell], ball: Cell, roll: usize) -> usize {
    let is_goal = |(column, row): Cell| matches!(column, 5 | 6) && matches!(row, 0 | 14);
    let is_own_goal = |(column, row): Cell| goalie && matches!(column, 5 | 6) && row == 0;
    let may_enter = |cell: &Cell| {
        (0..=11).contains(&cell.0)
            && (0..=14).contains(&cell.1)
            && !others.contains(cell)
            && *cell != ball
            && (!is_goal(*cell) || is_own_goal(*cell))
    };
    let is_closed =
        |(column, row): Cell| !goalie && (4..=7).contains(&column) && matches!(row, 1 | 13);
    let may_end = |cell: &Cell| {
        let in_field = (1..=10).contains(&cell.0) && (1..=13).contains(&cell.1);
        (in_field || is_own_goal(*cell)) && !is_closed(*cell)
    };
    let mut layer = BTreeSet::from([start]);
    let mut reaches = 0;
    for _ in 0..roll {
        let next: BTreeSet<Cell> = layer.iter().flat_map(|cell| neighbours(*cell)).collect();
        reaches += usize::from(next.contains(&ball));
        layer = next.into_iter().filter(may_enter).collect();
    }
    layer.iter().filter(|cell| may_end(cell)).count() + reaches
}

/// Roll, mover and act from a position with few players: as many as the layers give.
#[test]
fn acts_of_every_roll() {
    let players = [
        ("1", (5, 0), true),
        ("8", (4, 5), false),
        ("9", (7, 6), false),
    ];
    let goalie = (6, 14);
    let opponent = (6, 6);
    let ball = (6, 7);
    let position = plain(json!({
        "home": "1 5.0, 8 4.5, 9 7.6",
        "away": "1 6.14, 4 6.6",
        "ball": "6.7",
        "at": "roll",
    }));
    assert_eq!(answers(&position, 1), 6);
    assert_eq!(
        answers(&position, 2),
        6 * 3,
        "everybody has something to do"
    );
    let mut expected = 0;
    for roll in 1..=6 {
        for (_, start, is_goalie) in players {
            let others: Vec<Cell> = players
                .iter()
                .map(|(_, cell, _)| *cell)
                .filter(|cell| *cell != start)
                .chain([goalie, opponent])
                .collect();
            expected += acts(start, is_goalie, &others, ball, roll);
        }
    }
    assert_eq!(answers(&position, 3), expected as u64);
}

/// A ball at distance 2 is reached with 2, 4 or 6 steps (C20-turn-A9, C20-def-5).
#[test]
fn reaches_of_a_roll() {
    for (roll, steps) in [
        (1, vec![]),
        (2, vec![2]),
        (3, vec![2]),
        (5, vec![2, 4]),
        (6, vec![2, 4, 6]),
    ] {
        let position = plain(json!({
            "home": "1 5.0, 8 4.5",
            "away": "1 6.14",
            "ball": "5.6",
            "at": "mover",
            "roll": roll,
        }));
        let reaches: Vec<u8> = offered(&chosen(&position, "mover 8"))
            .into_iter()
            .filter_map(|choice| match choice {
                Choice::Reach(steps) => Some(steps),
                _ => None,
            })
            .collect();
        assert_eq!(reaches, steps, "roll {roll}");
    }
}

/// Two goalies; six formations; C(6, 2) = C(6, 4) = 15 and C(6, 3) = 20 ways for a line of six (C20-setup-2).
#[test]
fn line_ups_of_a_whole_squad() {
    let start = Position::begin(&gaffer_champions::Options::FULL).unwrap();
    let two_of_four = 15 * 15 * 15; // 4-4-2, 4-2-4, 2-4-4
    let two_of_three = 15 * 20 * 20; // 4-3-3, 3-4-3, 3-3-4
    let line_ups = 2 * (3 * two_of_four + 3 * two_of_three);
    let (rows, results) = rows(&start, |p| p.awaits() == Awaits::Secret(Side::Home));
    assert_eq!(results.len(), line_ups);
    assert_eq!(
        rows,
        line_ups as u64 + 2 * 6,
        "the default is a second spelling"
    );
}

/// Of 25 pairs without a 1 five are level; the others differ by 1 in eight, 2 in six, 3 in four and 4 in two
/// (C20-koff-1 to 4).
#[test]
fn strengths_of_the_kick_off() {
    let mut start = read(json!({
        "at": "place",
        "lined_up": {
            "home": [1, 2, 3, 4, 5, 8, 9, 10, 11, 14, 15],
            "away": [1, 2, 3, 4, 5, 8, 9, 10, 11, 14, 15],
        },
    }));
    for _ in Side::BOTH {
        start = chosen(&start, "default");
    }
    let mut strengths = BTreeMap::new();
    let mut level = 0;
    for away in 2..=6 {
        for home in 2..=6 {
            let mut position = start;
            for face in [away, home] {
                position
                    .roll(gaffer_core::Dice::one(face), &mut Silent)
                    .unwrap();
            }
            match position.open().play() {
                Some(play) => *strengths.entry(play.strength).or_insert(0) += 1,
                None => level += 1,
            }
        }
    }
    assert_eq!(level, 5);
    assert_eq!(strengths, BTreeMap::from([(1, 8), (2, 6), (3, 4), (4, 2)]));
}

/// One of three numbers wins an interception, and only that one starts a run (C20-intercept-7, 8).
#[test]
fn one_interception_in_three_succeeds() {
    let position = plain(json!({
        "home": "1 5.0, 8 5.5",
        "away": "1 6.14, 4 4.6",
        "ball": "5.5",
        "at": "leg",
        "play": { "side": "home", "touched": [8], "strength": 3, "follow": false },
    }));
    let asked = chosen(&position, "leg N3");
    assert_eq!(asked.awaits(), Awaits::Choice(Side::Away));
    let trying = chosen(&asked, "intercept 4");
    assert_eq!(trying.open().step(), Step::InterceptRoll);
    let won: Vec<u8> = (1..=3)
        .filter(|face| {
            let mut after = trying;
            after
                .roll(gaffer_core::Dice::one(*face), &mut Silent)
                .unwrap();
            after.open().ball() != Some(gaffer_champions::Space::new(5, 8))
        })
        .collect();
    assert_eq!(won, [3]);
}
