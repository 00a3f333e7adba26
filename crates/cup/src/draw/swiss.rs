//! Swiss: each round teams with like scores meet, nobody twice.

use std::cmp::Reverse;

use gaffer_core::Side;

use super::{History, Pair, Round};

mod field;

/// The matches of the next round, number `round` from 0, the best teams first.
///
/// `histories` are in the order of the seeding; `ranking` names the teams as they stand, the best first. With an odd number of
/// teams the lowest in the ranking of those who rested least rests. All others are paired such that, the more
/// important first:
///
/// 1. As few as possible meet again, and those who do met as long ago as possible (the least sum of the rounds' numbers).
/// 2. The sum of the squared differences of points is the least.
/// 3. The sides are balanced: the sum over all teams of the squared difference of home and away matches after the round is the
///    least.
/// 4. The seeding holds: of the `m` teams with the same points, the one in place `p` by the seeding should meet the one in
///    place `p + m / 2`, so that the upper half meets the lower; how many places a pair is away from that is squared. A pair
///    with different points costs as many places as the better is from the end of its score and the other from the top of
///    its own.
///
/// Within a pair the one with fewer home than away matches is at home (the smaller difference); else who was away last; else
/// the better seed where the sum of its number and the round's is even, and the other where it is odd.
pub fn pair(histories: &[History], ranking: &[usize], round: usize) -> Round {
    let mut teams: Vec<usize> = (0..histories.len())
        .filter(|&team| !histories[team].withdrawn)
        .collect();
    let rests = if teams.len().is_multiple_of(2) {
        None
    } else {
        who_rests(histories, ranking)
    };
    teams.retain(|&team| Some(team) != rests);
    teams.sort_by_key(|&team| (Reverse(histories[team].points), team));

    let mates = field::matched(histories, &teams);
    let pairs = (0..teams.len())
        .filter(|&node| node < mates[node])
        .map(|node| {
            let [one, other] = [teams[node], teams[mates[node]]];
            let [home, away] = sides(histories, [one.min(other), one.max(other)], round);
            Pair {
                home,
                away,
                rematch: histories[home].met.get(&away).copied(),
            }
        });
    Round {
        pairs: pairs.collect(),
        rests,
    }
}

/// The lowest in the ranking of those who rested least; who is not in the ranking comes after it.
fn who_rests(histories: &[History], ranking: &[usize]) -> Option<usize> {
    let lowest_first = ranking
        .iter()
        .rev()
        .copied()
        .chain((0..histories.len()).rev());
    lowest_first
        .filter(|&team| {
            histories
                .get(team)
                .is_some_and(|history| !history.withdrawn)
        })
        .min_by_key(|&team| histories[team].rests)
}

/// How many more matches a team has had at home than away.
fn lead(history: &History) -> i64 {
    history
        .sides
        .iter()
        .map(|side| if *side == Side::Home { 1 } else { -1 })
        .sum()
}

/// Who is at home and who away of two teams, the better seed first.
fn sides(histories: &[History], [better, other]: [usize; 2], round: usize) -> [usize; 2] {
    let home_lately = |team: usize| {
        let last = match histories[team].sides.last() {
            Some(Side::Away) => 0,
            None => 1,
            Some(Side::Home) => 2,
        };
        (lead(&histories[team]), last)
    };
    let by_round = if (better + round).is_multiple_of(2) {
        [better, other]
    } else {
        [other, better]
    };
    // A stable order: who is equal stays as the round has it.
    let mut pair = by_round;
    pair.sort_by_key(|&team| home_lately(team));
    pair
}
