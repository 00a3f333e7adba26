//! Draws keep their promises at every size.

use std::collections::BTreeSet;

use gaffer_cup::draw::{bracket, round_robin};

/// The longest run of equal entries.
fn longest_run(ends: &[bool]) -> usize {
    ends.chunk_by(|one, next| one == next)
        .map(<[bool]>::len)
        .max()
        .unwrap_or(0)
}

/// Whether each match of a team is at home, in the order of a schedule.
fn ends(rounds: &[Vec<[usize; 2]>], team: usize) -> Vec<bool> {
    let matches = rounds.iter().flatten().filter(|pair| pair.contains(&team));
    matches.map(|pair| pair[0] == team).collect()
}

#[test]
fn everybody_meets_everybody_as_often_as_asked_and_nobody_twice_in_a_round() {
    for teams in 2..=64 {
        for times in 1..=4 {
            let rounds = round_robin::schedule(teams, times);
            assert_eq!(
                rounds.len(),
                times * (if teams % 2 == 0 { teams - 1 } else { teams })
            );
            for round in &rounds {
                let playing: BTreeSet<_> = round.iter().flatten().collect();
                assert_eq!(
                    playing.len(),
                    2 * (teams / 2),
                    "{teams} teams: all but one of an odd number play"
                );
                assert_eq!(round.len(), teams / 2);
            }
            for one in 0..teams {
                for other in 0..one {
                    let met = |pair| rounds.iter().flatten().filter(|&&met| met == pair).count();
                    let (home, away) = (met([one, other]), met([other, one]));
                    assert_eq!(home + away, times, "{teams} teams: {one} and {other}");
                    assert!(
                        home.abs_diff(away) <= 1,
                        "{teams} teams: {one} and {other} change ends"
                    );
                }
            }
        }
    }
}

#[test]
fn ends_are_balanced_within_one_and_nobody_plays_three_running_at_one_end() {
    for teams in 2..=64 {
        for times in 1..=4 {
            let rounds = round_robin::schedule(teams, times);
            for team in 0..teams {
                let ends = ends(&rounds, team);
                let home = ends.iter().filter(|&&home| home).count();
                assert!(
                    home.abs_diff(ends.len() - home) <= 1,
                    "{teams} teams, {times} times: {team}"
                );
                assert!(
                    longest_run(&ends) <= 2,
                    "{teams} teams, {times} times: {team} {ends:?}"
                );
            }
        }
    }
}

#[test]
fn a_league_needs_two_teams() {
    assert!(round_robin::schedule(0, 1).is_empty());
    assert!(round_robin::schedule(1, 2).is_empty());
    assert_eq!(round_robin::schedule(2, 2), [[[0, 1]], [[1, 0]]]);
}

#[test]
fn groups_are_dealt_to_and_fro() {
    assert_eq!(round_robin::groups(8, 4), [[0, 7], [1, 6], [2, 5], [3, 4]]);
    assert_eq!(
        round_robin::groups(7, 3),
        [vec![0, 5, 6], vec![1, 4], vec![2, 3]]
    );
    assert!(round_robin::groups(5, 0).is_empty());
    for teams in 0..=64 {
        for groups in 1..=16 {
            let dealt = round_robin::groups(teams, groups);
            assert_eq!(dealt.len(), groups);
            let sizes = || dealt.iter().map(Vec::len);
            assert!(sizes().max() <= sizes().min().map(|least| least + 1));
            let mut all = dealt.concat();
            all.sort_unstable();
            assert!(all.into_iter().eq(0..teams));
        }
    }
}

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
