//! What holds for every table: the order of the matches does not matter, the sums balance, every place is explained.

use std::cmp::{Ordering, Reverse};

use gaffer_cup::{Measure, Played, Row, TeamId, TieBreak, standings};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

const TIE_BREAKS: [TieBreak; 8] = [
    TieBreak::Difference,
    TieBreak::Goals,
    TieBreak::Direct,
    TieBreak::DirectPoints,
    TieBreak::Wins,
    TieBreak::Buchholz,
    TieBreak::SonnebornBerger,
    TieBreak::Lot,
];

/// What makes a table.
#[derive(Clone, Debug)]
struct Book {
    teams: Vec<TeamId>,
    played: Vec<Played>,
    byes: Vec<(TeamId, u16)>,
    order: Vec<TieBreak>,
    seed: u64,
}

impl Book {
    fn rows(&self) -> Vec<Row> {
        standings(
            &self.teams,
            &self.played,
            &self.byes,
            &self.order,
            self.seed,
        )
    }
}

/// Few goals, so that much is level.
fn played(teams: usize) -> impl Strategy<Value = Played> {
    (0..teams, 1..teams, [0_u16..3, 0..3]).prop_map(move |(home, on, goals)| {
        let (points, winner) = match goals[0].cmp(&goals[1]) {
            Ordering::Greater => ([3, 0], Some(0)),
            Ordering::Equal => ([1, 1], None),
            Ordering::Less => ([0, 3], Some(1)),
        };
        Played {
            teams: [home, (home + on) % teams].map(TeamId),
            goals,
            points,
            winner,
        }
    })
}

fn book() -> impl Strategy<Value = Book> {
    let order = subsequence(TIE_BREAKS.to_vec(), 0..=TIE_BREAKS.len()).prop_shuffle();
    (2_usize..9, order, any::<u64>()).prop_flat_map(|(count, order, seed)| {
        let teams: Vec<TeamId> = (0..count).map(TeamId).collect();
        let byes = vec((select(teams.clone()), Just(3)), 0..3);
        (vec(played(count), 0..24), byes).prop_map(move |(played, byes)| Book {
            teams: teams.clone(),
            played,
            byes,
            order: order.clone(),
            seed,
        })
    })
}

/// A match written down the other way round.
fn turned(played: Played) -> Played {
    let swap = |[home, away]: [u16; 2]| [away, home];
    Played {
        teams: [played.teams[1], played.teams[0]],
        goals: swap(played.goals),
        points: swap(played.points),
        winner: played.winner.map(|winner| 1 - winner),
    }
}

/// What makes a table, and the same with its lists in another order and some matches written the other way round.
fn shuffled() -> impl Strategy<Value = (Book, Book)> {
    book().prop_flat_map(|book| {
        let teams = Just(book.teams.clone()).prop_shuffle();
        let byes = Just(book.byes.clone()).prop_shuffle();
        let played = Just(book.played.clone()).prop_shuffle();
        let turns = vec(any::<bool>(), book.played.len());
        (teams, byes, played, turns).prop_map(move |(teams, byes, played, turns)| {
            let turn = |(one, turn)| if turn { turned(one) } else { one };
            let other = Book {
                teams,
                played: played.into_iter().zip(turns).map(turn).collect(),
                byes,
                ..book.clone()
            };
            (book.clone(), other)
        })
    })
}

fn sum(rows: &[Row], value: fn(&Row) -> u32) -> u32 {
    rows.iter().map(value).sum()
}

proptest! {
    #[test]
    fn the_order_of_the_matches_does_not_change_the_table((one, other) in shuffled()) {
        prop_assert_eq!(one.rows(), other.rows());
    }

    #[test]
    fn the_sums_balance(book in book()) {
        let rows = book.rows();
        let (matches, byes) = (book.played.len() as u32, book.byes.len() as u32);
        let mut teams: Vec<TeamId> = rows.iter().map(|row| row.team).collect();
        teams.sort_unstable();
        prop_assert_eq!(teams, book.teams);
        prop_assert!(rows.iter().zip(1..).all(|(row, place)| row.place == place));
        prop_assert!(rows.is_sorted_by_key(|row| Reverse(row.points)));
        prop_assert!(rows.iter().all(|row| row.played == row.won + row.drawn + row.lost));
        prop_assert_eq!(sum(&rows, |row| row.played), 2 * matches + byes);
        prop_assert_eq!(sum(&rows, |row| row.won), sum(&rows, |row| row.lost) + byes);
        prop_assert_eq!(sum(&rows, |row| row.goals_for), sum(&rows, |row| row.goals_against));
        let goals: u16 = book.played.iter().flat_map(|one| one.goals).sum();
        prop_assert_eq!(sum(&rows, |row| row.goals_for), u32::from(goals));
        let points = 3 * sum(&rows, |row| row.won) + sum(&rows, |row| row.drawn);
        prop_assert_eq!(sum(&rows, |row| row.points), points);
    }

    /// Neighbours with the same points are told apart by a measure, the upper with the higher value; others are not.
    #[test]
    fn every_place_is_explained(book in book()) {
        let rows = book.rows();
        for pair in rows.windows(2) {
            let (upper, lower) = (&pair[0], &pair[1]);
            let by = lower.by.as_ref().filter(|by| by.from == upper.team);
            prop_assert_eq!(by.is_some(), upper.points == lower.points);
            if let Some(by) = by {
                prop_assert!(by.own < by.other);
                prop_assert!(by.among.contains(&upper.team) && by.among.contains(&lower.team));
                prop_assert!(by.measure != Measure::Lot || (upper.lot && lower.lot));
            }
        }
        for row in &rows {
            let level = rows.iter().filter(|other| other.points == row.points);
            prop_assert_eq!(row.by.is_some(), level.count() > 1);
        }
    }

    /// Sums of all matches are compared as an ordinary sort compares them.
    #[test]
    fn sums_of_all_matches_rank_like_a_sort(book in book()) {
        let order = vec![TieBreak::Wins, TieBreak::Difference, TieBreak::Goals];
        let rows = Book { order, ..book }.rows();
        let key = |row: &Row| {
            let difference = i64::from(row.goals_for) - i64::from(row.goals_against);
            (row.points, row.won, difference, row.goals_for)
        };
        for pair in rows.windows(2) {
            prop_assert!(key(&pair[0]) >= key(&pair[1]));
            let by = pair[1].by.as_ref().filter(|by| by.from == pair[0].team);
            let is_drawn = by.is_some_and(|by| by.measure == Measure::Lot);
            prop_assert_eq!(is_drawn, key(&pair[0]) == key(&pair[1]));
        }
    }
}
