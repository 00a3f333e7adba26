//! Knock-outs: brackets, byes and those who come from groups.

use std::collections::BTreeSet;

use gaffer_cup::draw::bracket;

/// Who is left after each round if the better seed always wins: the first entry is everybody, the last the winner.
fn left_after_rounds(teams: usize) -> Vec<Vec<usize>> {
    let ties = bracket::first_round(teams);
    let mut slots: Vec<Option<usize>> = ties.concat();
    let mut left = vec![slots.iter().copied().flatten().collect()];
    while slots.len() > 1 {
        // `None` is worse than any seed.
        slots = slots
            .chunks(2)
            .map(|tie| tie.iter().copied().flatten().min())
            .collect();
        left.push(slots.iter().copied().flatten().collect());
    }
    left
}

#[test]
fn a_bracket_keeps_the_best_apart_and_gives_byes_to_the_best() {
    assert_eq!(
        bracket::first_round(4),
        [[Some(0), Some(3)], [Some(1), Some(2)]]
    );
    assert_eq!(
        bracket::first_round(3),
        [[Some(0), None], [Some(1), Some(2)]]
    );
    assert!(bracket::first_round(1).is_empty());
    for teams in 2..=130_usize {
        let ties = bracket::first_round(teams);
        assert!(ties.len().is_power_of_two());
        assert!(
            ties.len() < teams && teams <= 2 * ties.len(),
            "as few ties as hold everybody"
        );
        let byes: BTreeSet<_> = ties
            .iter()
            .filter(|tie| tie[1].is_none())
            .map(|tie| tie[0])
            .collect();
        assert!(
            byes.into_iter().eq((0..2 * ties.len() - teams).map(Some)),
            "{teams} teams"
        );
        assert!(
            ties.iter()
                .all(|tie| tie[0].is_some() && tie[1].is_none_or(|worse| tie[0] < Some(worse)))
        );
        for mut left in left_after_rounds(teams) {
            // If the better seed always wins, the best are left: so the best two meet only in the final, and so on.
            left.sort_unstable();
            assert!(
                left.iter().copied().eq(0..left.len()),
                "{teams} teams: {left:?}"
            );
        }
    }
}

#[test]
fn the_best_of_two_groups_and_of_eight_meet_as_at_a_world_cup() {
    let meetings = |groups, qualify| -> Vec<_> {
        let seeds = bracket::qualifiers(groups, qualify);
        let ties = bracket::first_round(seeds.len());
        ties.into_iter()
            .map(|tie| tie.map(|seed| seed.map(|seed| seeds[seed])))
            .collect()
    };
    // First of A against second of B, first of B against second of A.
    assert_eq!(
        meetings(2, 2),
        [[Some((0, 0)), Some((1, 1))], [Some((1, 0)), Some((0, 1))]]
    );
    for [winner, second] in meetings(8, 2) {
        let ((winner, 0), (second, 1)) = (winner.unwrap(), second.unwrap()) else {
            panic!("a winner meets a second place")
        };
        assert_eq!(winner / 2, second / 2, "A meets B, C meets D, ...");
        assert_ne!(winner, second);
    }
}

#[test]
fn qualifiers_of_a_group_meet_late() {
    for groups in 1..=20 {
        for qualify in 1..=6 {
            let seeds = bracket::qualifiers(groups, qualify);
            let all: BTreeSet<_> = seeds.iter().copied().collect();
            assert_eq!(all.len(), groups * qualify);
            assert!(seeds.is_sorted_by_key(|&(_, place)| place), "winners first");
            let ties = bracket::first_round(seeds.len());
            for tie in &ties {
                let [Some(better), Some(worse)] = tie.map(|seed| seed.map(|seed| seeds[seed]))
                else {
                    continue;
                };
                if groups > 1 {
                    assert_ne!(better.0, worse.0, "{groups} groups, {qualify} qualify");
                }
                assert!(qualify == 1 || worse.1 > 0, "winners meet lower places");
            }
            if qualify > 1 && groups > 1 {
                let half = &ties[..ties.len() / 2];
                let first_half: BTreeSet<_> = half
                    .iter()
                    .flatten()
                    .flatten()
                    .map(|&seed| seeds[seed])
                    .collect();
                for group in 0..groups {
                    let halves = [0, 1].map(|place| first_half.contains(&(group, place)));
                    assert_ne!(
                        halves[0], halves[1],
                        "{groups} groups, {qualify} qualify: group {group}"
                    );
                }
            }
        }
    }
}
