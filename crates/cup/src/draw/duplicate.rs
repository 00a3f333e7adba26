//! Duplicate: all matches of a round have the same dice; the draw, and what a round is worth.

use std::cmp::Ordering;

use gaffer_core::Side;

use super::{History, Pair, Round, matching, round_robin};

/// The matches of the next round, number `round` from 0; a team of two is drawn like one coach (see [`tables`]).
///
/// Who was home is away in the next match and the other way round, also after a rest. Those who always play on different
/// sides are all the opponents there are, so with an even number of coaches half of them, and with an odd number everybody,
/// because a rest changes the order. They are met in turn.
///
/// After a withdrawal the round is drawn such that, the more important first: as few as possible stay on the side they had;
/// who rests has rested least; as few as possible meet again, and those met as long ago as possible; as many as possible meet
/// as planned. Without one the plan fulfils all of it.
pub fn pair(histories: &[History], round: usize) -> Round {
    let teams: Vec<usize> = (0..histories.len())
        .filter(|&team| !histories[team].withdrawn)
        .collect();
    let plan = planned(histories.len(), round);
    let is_planned =
        |one: usize, other: usize| plan.contains(&[one, other]) || plan.contains(&[other, one]);
    let plays = |team: usize| plan.iter().flatten().any(|&planned| planned == team);
    let due = |team: usize| histories[team].sides.last().map(|&side| !side);

    // With an odd number of coaches one more node stands for the rest.
    let nodes = teams.len().next_multiple_of(2);
    let mates = matching::least(nodes, |one, other| {
        let one = teams[one];
        let Some(&other) = teams.get(other) else {
            return [0, histories[one].rests as u64, 0, 0, plays(one).into()];
        };
        let same_side = due(one).is_some() && due(one) == due(other);
        let met = histories[one].met.get(&other);
        let unplanned = !is_planned(one, other);
        [
            same_side.into(),
            0,
            met.is_some().into(),
            met.map_or(0, |&round| round as u64),
            unplanned.into(),
        ]
    });
    let mut drawn = Round::default();
    for (node, &one) in teams
        .iter()
        .enumerate()
        .filter(|(node, _)| *node < mates[*node])
    {
        let Some(&other) = teams.get(mates[node]) else {
            drawn.rests = Some(one);
            continue;
        };
        let mut pair = if plan.contains(&[other, one]) {
            [other, one]
        } else {
            [one, other]
        };
        // A stable order: those due on the same side, and those who have not played, stay as planned.
        pair.sort_by_key(|&team| match due(team) {
            Some(Side::Home) => 0,
            None => 1,
            Some(Side::Away) => 2,
        });
        let [home, away] = pair;
        drawn.pairs.push(Pair {
            home,
            away,
            rematch: histories[home].met.get(&away).copied(),
        });
    }
    drawn
}

/// Who meets whom in a round as `[home, away]` if nobody withdraws.
///
/// An odd number of coaches plays a league, in which everybody changes sides after every match. Of an even number the odd
/// seeds are home in one round and away in the next, and meet the even seeds in turn.
fn planned(coaches: usize, round: usize) -> Vec<[usize; 2]> {
    if coaches < 2 {
        Vec::new()
    } else if coaches % 2 == 1 {
        round_robin::once(coaches).swap_remove(round % coaches)
    } else {
        let half = coaches / 2;
        let pair = |place: usize| [2 * place, 2 * ((place + round) % half) + 1];
        let turned = |[one, other]: [usize; 2]| {
            if round.is_multiple_of(2) {
                [one, other]
            } else {
                [other, one]
            }
        };
        (0..half).map(|place| turned(pair(place))).collect()
    }
}

/// The points of the home and the away coach of each match of a round, from the goal differences as the home coaches have them.
///
/// Each home coach is compared with every other home coach, each away coach with every other away coach: two points
/// for a better difference of one's own, one for an equal one.
pub fn score(differences: &[i32]) -> Vec<[u32; 2]> {
    let compared = |own: i32, other: i32| match own.cmp(&other) {
        Ordering::Greater => 2,
        Ordering::Equal => 1,
        Ordering::Less => 0,
    };
    let others = |place: usize| {
        differences
            .iter()
            .enumerate()
            .filter(move |(other, _)| *other != place)
    };
    let home = |(place, &own)| others(place).map(|(_, &other)| compared(own, other)).sum();
    // What is more for the home coach is less for the away coach.
    let away = |(place, &own)| others(place).map(|(_, &other)| compared(other, own)).sum();
    differences
        .iter()
        .enumerate()
        .map(|coach| [home(coach), away(coach)])
        .collect()
}

/// What a rest is worth in a round of so many matches: as much as being equal to everybody.
pub fn rest(matches: usize) -> u32 {
    matches.saturating_sub(1) as u32
}

/// The two matches of a home and an away team of two, as `[home, away]` coaches by the seeding: coaches `2t` and `2t + 1` are
/// team `t`.
///
/// The first coaches meet with the home team's at home, the second with the away team's at home, so that each team has the
/// home dice at one table and the away dice at the other.
pub fn tables([home, away]: [usize; 2]) -> [[usize; 2]; 2] {
    [[2 * home, 2 * away], [2 * away + 1, 2 * home + 1]]
}

/// The points of the home and the away team of two, from the goal differences at the [`tables`] as the home coaches have
/// them: two for the greater sum of both coaches' own differences, one each for equal sums.
pub fn score_teams([first, second]: [i32; 2]) -> [u32; 2] {
    // The home team's coaches sit home at the first table and away at the second; the other team's sum is the opposite.
    match first.cmp(&second) {
        Ordering::Greater => [2, 0],
        Ordering::Equal => [1, 1],
        Ordering::Less => [0, 2],
    }
}
