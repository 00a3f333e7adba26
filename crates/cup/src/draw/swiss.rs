//! Swiss: each round teams with like scores meet, nobody twice.

use std::cmp::Reverse;

use gaffer_core::Side;

use super::{History, Pair, Round, matching};

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

    let mates = matched(histories, &teams);
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

/// The mate of each of the teams, which are in the order of points, then seeding, by the place in this order.
fn matched(histories: &[History], teams: &[usize]) -> Vec<usize> {
    let points = |node: usize| histories[teams[node]].points;
    // For each team where the teams with the same points begin, and where they end.
    let mut level = Vec::new();
    for same in teams.chunk_by(|&one, &next| histories[one].points == histories[next].points) {
        level.extend(vec![level.len()..level.len() + same.len(); same.len()]);
    }
    let leads: Vec<i64> = teams.iter().map(|&team| lead(&histories[team])).collect();
    let spread = leads
        .iter()
        .max()
        .zip(leads.iter().min())
        .map_or(0, |(most, least)| most.abs_diff(*least));

    let met = |one: usize, other: usize| histories[teams[one]].met.get(&teams[other]);
    let aims = |one: usize, other: usize| {
        let difference = u64::from(points(one).abs_diff(points(other)));
        // Leads a and b become a - 1 and b + 1, where a is the greater: the sum of squares shrinks by 2 (a - b - 1), so what
        // counts is how far a - b stays behind the greatest there is.
        let unbalanced = spread - leads[one].abs_diff(leads[other]);
        let places = if level[one] == level[other] {
            (other - one).abs_diff(level[one].len() / 2).pow(2)
        } else {
            level[one].end - 1 - one + other - level[other].start
        };
        [difference.pow(2), unbalanced, places as u64]
    };
    let mates = matching::least(teams.len(), |one, other| {
        let [difference, unbalanced, places] = aims(one, other);
        [
            met(one, other).is_some().into(),
            difference,
            unbalanced,
            places,
        ]
    });
    if (0..teams.len()).all(|node| met(node, mates[node]).is_none()) {
        return mates;
    }
    // Only now does it matter how old a rematch is; without it the numbers are smaller and the usual case faster.
    matching::least(teams.len(), |one, other| {
        let [difference, unbalanced, places] = aims(one, other);
        let round = met(one, other).map_or(0, |&round| round as u64);
        [
            met(one, other).is_some().into(),
            round,
            difference,
            unbalanced,
            places,
        ]
    })
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
