//! Knock-out: who meets whom in the first round, and how those who come from groups are seeded.

use super::matching;

/// The ties of the first round in the order of the bracket: the winners of ties `2k` and `2k + 1` meet in the next round.
///
/// The ties are a power of two; a tie without an opponent is a bye, and byes go to the highest seeds. The better seed stands
/// first. The best two can meet only in the final, the best four only from the semi-finals on, and so on. Fewer than two teams
/// have no tie.
pub fn first_round(teams: usize) -> Vec<[Option<usize>; 2]> {
    if teams < 2 {
        return Vec::new();
    }
    let seed = |seed| (seed < teams).then_some(seed);
    bracket(teams)
        .chunks_exact(2)
        .map(|tie| [seed(tie[0]), seed(tie[1])])
        .collect()
}

/// The seeds in the order of the bracket, as many as the next power of two.
///
/// From the final backwards: each of the seeds so far stays where it is and meets the one that makes up the same sum.
fn bracket(teams: usize) -> Vec<usize> {
    let mut seeds = vec![0];
    while seeds.len() < teams {
        let sum = 2 * seeds.len() - 1;
        seeds = seeds.iter().flat_map(|&seed| [seed, sum - seed]).collect();
    }
    seeds
}

/// The seeding of a knock-out that follows groups: for each seed its group and its place there, both from 0.
///
/// All winners come first, then all second places, and so on, so that in the first round winners have a bye or meet lower
/// places (where more than one qualify). Within a place the groups are ordered such that, the more important first, no two
/// teams of a group meet in the first round, none are in the same half, none in the same quarter; and otherwise the
/// winner of the first group meets a lower place of the second and the other way round, as at a World Cup.
///
/// The first holds whenever there are two groups or more; first and second of a group are always in different halves.
pub fn qualifiers(groups: usize, qualify: usize) -> Vec<(usize, usize)> {
    let bracket = bracket(groups * qualify);
    let mut slots = vec![0; bracket.len()];
    for (slot, &seed) in bracket.iter().enumerate() {
        slots[seed] = slot;
    }
    let rounds = bracket.len().ilog2();
    // Two slots meet in the round in which all that differs in their binary numbers has been divided away.
    let meet = |one: usize, other: usize| usize::BITS - (slots[one] ^ slots[other]).leading_zeros();

    let mut seeding: Vec<(usize, usize)> = Vec::new();
    for place in 0..qualify {
        // The groups are matched with the seeds of this place: below `groups` a group, from there on a seed.
        let mates = matching::least(2 * groups, |group, node| {
            if group >= groups || node < groups {
                return [1, 0, 0, 0, 0];
            }
            let seed = place * groups + node - groups;
            let mut early = [0; 3];
            for other in (0..seeding.len()).filter(|&other| seeding[other].0 == group) {
                let round = meet(seed, other);
                let before_final = rounds - round;
                early[0] += u64::from(round == 1);
                early[1] += u64::from(before_final >= 1);
                early[2] += u64::from(before_final >= 2);
            }
            let usual = if place % 2 == 0 {
                group
            } else {
                groups - 1 - (group ^ 1).min(groups - 1)
            };
            [
                0,
                early[0],
                early[1],
                early[2],
                (node - groups).abs_diff(usual).pow(2) as u64,
            ]
        });
        seeding.extend(mates[groups..].iter().map(|&group| (group, place)));
    }
    seeding
}
