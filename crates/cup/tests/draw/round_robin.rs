//! Leagues: schedules and groups.

use std::collections::BTreeSet;

use gaffer_cup::draw::round_robin;

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
