//! The tiredness test (F14-A1.2, F22-A1.3), exactly: all 216 sequences of three dice in every minute, against
//! a count that knows nothing of its procedure.

use gaffer_core::{Awaits, Dice, Rules, Side, Silent};
use gaffer_fuba::{Choice, Edition, Position, Step};
use serde_json::json;

/// The last minute there is: +5 of the second half (F22-D23).
const LAST_MINUTE: u8 = 95;

fn choose(n: i64, k: i64) -> i64 {
    if n < k {
        return 0;
    }
    (0..k).fold(1, |product, i| product * (n - i) / (i + 1))
}

/// In how many ways so many dice add up to at most `sum`, by inclusion and exclusion of dice above 6.
fn ways_at_most(dice: i64, sum: i64) -> i64 {
    (0..=dice)
        .map(|above| {
            let sign = if above % 2 == 0 { 1 } else { -1 };
            sign * choose(dice, above) * choose(sum - 6 * above, dice)
        })
        .sum()
}

/// Of 216 sequences, those that cost 0, 1, 2 and 3 points: the k-th point is lost if k dice add up to
/// no more than a tenth of the minute, since sums of fewer dice are smaller still; in 2014 less than a tenth,
/// as a full tenth passes (F14-A1.2a).
fn expected(edition: Edition, minute: u8) -> [i64; 4] {
    let tenth = match edition {
        Edition::V2014 => i64::from((minute - 1) / 10),
        _ => i64::from(minute / 10),
    };
    let at_least = [
        216,
        36 * ways_at_most(1, tenth),
        6 * ways_at_most(2, tenth),
        ways_at_most(3, tenth),
        0,
    ];
    [0, 1, 2, 3].map(|lost| at_least[lost] - at_least[lost + 1])
}

/// The squares of the board that stand for a minute: half, clock, stoppage (F22-D23).
fn squares(minute: u8) -> Vec<(u8, u8, u8)> {
    let mut squares = Vec::new();
    for half in 1..=2 {
        for (clock, stoppage) in (0..=45)
            .map(|clock| (clock, 0))
            .chain((1..=5).map(|stoppage| (45, stoppage)))
        {
            if 45 * (half - 1) + clock + stoppage == minute {
                squares.push((half, clock, stoppage));
            }
        }
    }
    squares
}

/// A position in which a side is about to take the test.
fn before_the_test(
    edition: Edition,
    (half, clock, stoppage): (u8, u8, u8),
    controlling: Side,
    side: Side,
    condition: &str,
) -> Position {
    let diagram = json!({
        "options": { "edition": edition, "advanced": ["A1"] },
        "half": half, "clock": clock, "stoppage": stoppage,
        "controlling": controlling,
        "pieces": "b3 2/2", "ball": "b3", "value": 3,
        "home": { "condition": condition }, "away": { "condition": condition },
        "turn": { "dice": { "home": 1, "away": 6 } },
        "at": { "tiredness-roll": { "side": side, "sum": 0, "dice": 0 } },
    });
    Position::from_diagram(&serde_json::from_value(diagram).unwrap()).unwrap()
}

/// Gives the dice of a sequence as long as the side's test goes on; how many were taken.
fn take_test(position: &mut Position, side: Side, sequence: [u8; 3]) -> usize {
    let mut taken = 0;
    loop {
        match position.open().step() {
            Step::TirednessRoll { side: testing, .. } if testing == side => {
                let die = sequence[taken];
                position.roll(Dice::one(die), &mut Silent).unwrap();
                taken += 1;
            }
            Step::LosePoint { side: testing, .. } if testing == side => {
                assert_eq!(position.awaits(), Awaits::Choice(side));
                let mut choices: Vec<Choice> = Vec::new();
                position.choices(&mut choices);
                position
                    .choose(choices[taken % choices.len()], &mut Silent)
                    .unwrap();
            }
            _ => return taken,
        }
    }
}

fn sequences() -> impl Iterator<Item = [u8; 3]> {
    (0..216_u8).map(|n| [n / 36 + 1, n / 6 % 6 + 1, n % 6 + 1])
}

/// The engine's sequences by points lost, and by dice rolled, for a team with points to lose.
fn played(
    edition: Edition,
    square: (u8, u8, u8),
    controlling: Side,
    side: Side,
) -> ([i64; 4], [i64; 4]) {
    let (mut by_points, mut by_dice) = ([0; 4], [0; 4]);
    for sequence in sequences() {
        let mut position = before_the_test(edition, square, controlling, side, "4-4-2");
        let dice = take_test(&mut position, side, sequence);
        let left = position.open().bench(side).condition().total();
        by_points[usize::from(10 - left)] += 1;
        by_dice[dice] += 1;
        assert!(!position.open().bench(side).is_tired());
        assert_eq!(position.open().bench(!side).condition().total(), 10);
    }
    (by_points, by_dice)
}

/// F14-A1.2a, F22-A1.3b to F22-A1.3d, in fractions of 216.
#[test]
fn points_lost_are_distributed_as_the_dice_say() {
    for minute in 0..=LAST_MINUTE {
        distributed(Edition::V2_2, minute, &squares(minute));
    }
    // A half of 2014 begins on its first minute (F14-3.3a).
    for minute in 1..=LAST_MINUTE {
        let mut squares = squares(minute);
        squares.retain(|(_, clock, _)| *clock > 0);
        distributed(Edition::V2014, minute, &squares);
    }
}

fn distributed(edition: Edition, minute: u8, squares: &[(u8, u8, u8)]) {
    let expected = expected(edition, minute);
    assert_eq!(expected.iter().sum::<i64>(), 216);
    assert!(!squares.is_empty());
    for square in squares {
        for side in Side::BOTH {
            for controlling in Side::BOTH {
                let (points, dice) = played(edition, *square, controlling, side);
                assert_eq!(points, expected, "minute {minute}, {side}");
                // A die more than points lost, three at most.
                let rolled = [0, expected[0], expected[1], expected[2] + expected[3]];
                assert_eq!(dice, rolled, "minute {minute}, {side}");
            }
        }
    }
}

/// F22-A1.3e, F22-A1.3f, F22-D78, F22-D79: a team loses no more than it has, rolls all the same, and is
/// tired if nothing is left.
#[test]
fn a_team_without_points_left_is_tired() {
    for minute in (0..=LAST_MINUTE).step_by(5) {
        for (condition, points) in [("0-0-0", 0), ("0-1-0", 1), ("1-0-1", 2), ("0-0-3", 3)] {
            for side in Side::BOTH {
                for sequence in sequences() {
                    let mut sums = sequence.iter().scan(0_u32, |sum, die| {
                        *sum += u32::from(*die);
                        Some(*sum)
                    });
                    let due = sums
                        .position(|sum| 10 * sum > u32::from(minute))
                        .unwrap_or(3);
                    let mut position =
                        before_the_test(Edition::V2_2, squares(minute)[0], side, side, condition);
                    let dice = take_test(&mut position, side, sequence);
                    let bench = position.open().bench(side);
                    let context = format!("minute {minute}, {side} {condition}, {sequence:?}");
                    let left = points - due.min(points);
                    assert_eq!(usize::from(bench.condition().total()), left, "{context}");
                    assert_eq!(dice, (due + 1).min(3), "{context}");
                    assert_eq!(bench.is_tired(), left == 0, "{context}");
                }
            }
        }
    }
}
