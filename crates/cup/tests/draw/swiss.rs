//! Swiss: the best of all pairings, held against all of them.

use gaffer_core::Side;
use gaffer_cup::draw::{History, Pair, swiss};
use proptest::prelude::*;

use crate::{is_a_round_of_all, play};

/// All ways to put the teams into pairs.
fn all_pairings(teams: &[usize]) -> Vec<Vec<[usize; 2]>> {
    let Some((&one, others)) = teams.split_first() else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for (place, &other) in others.iter().enumerate() {
        let mut left = others.to_vec();
        left.remove(place);
        for mut pairing in all_pairings(&left) {
            pairing.push([one, other]);
            all.push(pairing);
        }
    }
    all
}

/// Home matches less away matches.
fn lead(history: &History) -> i64 {
    let count = |side| {
        history
            .sides
            .iter()
            .filter(|&&played| played == side)
            .count() as i64
    };
    count(Side::Home) - count(Side::Away)
}

/// What the aims of the documentation say about a pairing of `teams`, `[home, away]`: less is better, the first first.
fn aims(histories: &[History], teams: &[usize], pairing: &[[usize; 2]]) -> [i64; 5] {
    let mut sum = [0; 5];
    for &[home, away] in pairing {
        let [one, other] = [&histories[home], &histories[away]];
        let met = one.met.get(&away);
        sum[0] += i64::from(met.is_some());
        sum[1] += met.map_or(0, |&round| round as i64);
        sum[2] += (i64::from(one.points) - i64::from(other.points)).pow(2);
        sum[3] += (lead(one) + 1).pow(2) + (lead(other) - 1).pow(2);
        let same = |team: usize| -> Vec<usize> {
            teams
                .iter()
                .copied()
                .filter(|&level| histories[level].points == histories[team].points)
                .collect()
        };
        let place =
            |team: usize| same(team).iter().position(|&level| level == team).unwrap() as i64;
        sum[4] += if one.points == other.points {
            ((place(home) - place(away)).abs() - (same(home).len() / 2) as i64).pow(2)
        } else {
            let [upper, lower] = if one.points > other.points {
                [home, away]
            } else {
                [away, home]
            };
            same(upper).len() as i64 - 1 - place(upper) + place(lower)
        };
    }
    sum
}

/// The least that any pairing has, with the better choice of sides in every pair.
fn least(histories: &[History], teams: &[usize]) -> [i64; 5] {
    let balanced = |[one, other]: [usize; 2]| {
        if lead(&histories[one]) <= lead(&histories[other]) {
            [one, other]
        } else {
            [other, one]
        }
    };
    all_pairings(teams)
        .into_iter()
        .map(|pairing| {
            aims(
                histories,
                teams,
                &pairing.into_iter().map(balanced).collect::<Vec<_>>(),
            )
        })
        .min()
        .unwrap()
}

prop_compose! {
    /// Teams that met anybody at any time, on any sides, with any points.
    fn any_histories()(teams in 2..=8_usize)(
        points in prop::collection::vec(0..5_u32, teams),
        sides in prop::collection::vec(prop::collection::vec(prop::bool::ANY, 0..5), teams),
        rests in prop::collection::vec(0..2_usize, teams),
        withdrawn in prop::collection::vec(prop::bool::weighted(0.1), teams),
        met in prop::collection::vec((0..teams, 0..teams, 0..6_usize), 0..3 * teams),
    ) -> Vec<History> {
        let mut histories: Vec<History> = (0..points.len()).map(|team| History {
            points: points[team],
            sides: sides[team].iter().map(|&home| if home { Side::Home } else { Side::Away }).collect(),
            rests: rests[team],
            withdrawn: withdrawn[team],
            ..History::default()
        }).collect();
        for (one, other, round) in met.into_iter().filter(|(one, other, _)| one != other) {
            histories[one].met.insert(other, round);
            histories[other].met.insert(one, round);
        }
        histories
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn no_pairing_is_better_than_the_one_drawn(histories in any_histories(), round in 0..9_usize) {
        let ranking: Vec<usize> = (0..histories.len()).collect();
        let drawn = swiss::pair(&histories, &ranking, round);
        prop_assert!(is_a_round_of_all(&histories, &drawn));
        let mut teams: Vec<usize> = drawn.pairs.iter().flat_map(|pair| [pair.home, pair.away]).collect();
        teams.sort_unstable();
        let pairs: Vec<_> = drawn.pairs.iter().map(|pair| [pair.home, pair.away]).collect();
        prop_assert_eq!(aims(&histories, &teams, &pairs), least(&histories, &teams));
    }

    #[test]
    fn the_lowest_who_rested_least_rests(histories in any_histories(), turn in 0..8_usize) {
        let mut ranking: Vec<usize> = (0..histories.len()).collect();
        ranking.rotate_left(turn % histories.len());
        if let Some(rests) = swiss::pair(&histories, &ranking, 0).rests {
            let place = |team: usize| ranking.iter().position(|&ranked| ranked == team);
            for team in (0..histories.len()).filter(|&team| team != rests && !histories[team].withdrawn) {
                let rested = histories[rests].rests;
                let lower = place(team) > place(rests);
                prop_assert!(rested < histories[team].rests || rested == histories[team].rests && !lower);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn whole_competitions_are_drawn(
        teams in 2..=64_usize,
        results in prop::collection::vec(0..3_usize, 32 * 8),
        leaves in prop::collection::vec((0..64_usize, 1..8_usize), 0..4),
    ) {
        let mut histories = vec![History::default(); teams];
        for round in 0..8 {
            for &(team, _) in leaves.iter().filter(|leave| leave.0 < teams && leave.1 == round) {
                histories[team].withdrawn = true;
            }
            let mut ranking: Vec<usize> = (0..teams).collect();
            ranking.sort_by_key(|&team| std::cmp::Reverse(histories[team].points));
            let drawn = swiss::pair(&histories, &ranking, round);
            prop_assert!(is_a_round_of_all(&histories, &drawn));
            // Dirac: where everybody can be paired with at least half of those who play, all can be paired at once. Before this
            // round nobody has met more than `round` opponents.
            if round < drawn.pairs.len() {
                prop_assert!(drawn.pairs.iter().all(|pair| pair.rematch.is_none()));
            }
            for (pair, result) in drawn.pairs.iter().zip(&results[32 * round..]) {
                let [home, away] = [[3, 0], [1, 1], [0, 3]][*result];
                histories[pair.home].points += home;
                histories[pair.away].points += away;
            }
            if let Some(team) = drawn.rests {
                histories[team].points += 3;
            }
            play(&mut histories, &drawn, round);
        }
    }
}

/// A team with points that was home and away as often as the letters say.
fn team(points: u32, sides: &str) -> History {
    let sides = sides
        .chars()
        .map(|side| if side == 'h' { Side::Home } else { Side::Away })
        .collect();
    History {
        points,
        sides,
        ..History::default()
    }
}

#[test]
fn in_the_first_round_the_upper_half_meets_the_lower() {
    let drawn = swiss::pair(&vec![History::default(); 8], &[], 0);
    let pair = |home, away| Pair {
        home,
        away,
        rematch: None,
    };
    assert_eq!(
        drawn.pairs,
        [pair(0, 4), pair(5, 1), pair(2, 6), pair(7, 3)]
    );
}

#[test]
fn sides_go_to_who_was_home_less_often_then_to_who_was_away_last() {
    let home = |one, other, round| swiss::pair(&[one, other], &[], round).pairs[0].home;
    assert_eq!(
        home(team(0, "hh"), team(0, "ha"), 0),
        1,
        "two more at home against none"
    );
    assert_eq!(
        home(team(0, "ah"), team(0, "ha"), 0),
        1,
        "home last against away last"
    );
    assert_eq!(
        home(team(0, "ah"), team(0, ""), 0),
        1,
        "home last against nothing"
    );
    assert_eq!(
        home(team(0, "ha"), team(0, "ha"), 2),
        0,
        "the better seed in even rounds"
    );
    assert_eq!(
        home(team(0, "ha"), team(0, "ha"), 3),
        1,
        "the other in odd rounds"
    );
}

#[test]
fn when_only_rematches_are_left_the_oldest_is_played() {
    let mut histories = vec![History::default(); 4];
    // Rounds 0, 1, 2: everybody has met everybody; 0 and 3 met first, so did 1 and 2.
    for (round, pairing) in [[[0, 3], [1, 2]], [[0, 2], [1, 3]], [[0, 1], [2, 3]]]
        .iter()
        .enumerate()
    {
        for &[one, other] in pairing {
            histories[one].met.insert(other, round);
            histories[other].met.insert(one, round);
        }
    }
    // By their points 0 and 1, 2 and 3 should meet.
    for (team, points) in [6, 6, 0, 0].into_iter().enumerate() {
        histories[team].points = points;
    }
    let drawn = swiss::pair(&histories, &[0, 1, 2, 3], 3);
    assert!(
        drawn.pairs.iter().all(|pair| pair.rematch == Some(0)),
        "{drawn:?}"
    );
}
