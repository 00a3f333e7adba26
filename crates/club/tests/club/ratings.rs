//! The book of ratings: every row follows from the rows before, and all of them can be computed again.

use std::time::Duration;

use gaffer_club::{
    AccountId, Ladder, Opponent, Party, RatedMatch, RatedResult, Rating, Ratings, Score, Speed,
    Standing, Time, VERSION, recompute,
};
use gaffer_core::{BySide, Side};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;

const DAY: u64 = 24 * 60 * 60 * 1000;

const COACH: Party = Party::Coach(Opponent {
    points: 1840.0,
    deviation: 44.9,
});

fn ladder(speed: Speed) -> Ladder {
    Ladder {
        game: "fuba".to_owned(),
        edition: "2.2".to_owned(),
        speed,
    }
}

const fn member(number: i64) -> Party {
    Party::Member(AccountId(number))
}

fn result(at: u64, home: Party, away: Party, winner: Option<Side>) -> RatedResult {
    RatedResult {
        name: format!("match-{at}"),
        at: Time(at),
        ladder: ladder(Speed::Rapid),
        parties: BySide { home, away },
        winner,
    }
}

#[test]
fn both_sides_of_a_match_change_at_once() {
    let first = result(0, member(1), member(2), Some(Side::Home)).rate(BySide::default());
    let change = |side| first.changes[side].unwrap();
    assert_eq!(change(Side::Home).before, Rating::START);
    let expected = |score| Rating::START.after(Duration::ZERO, Rating::START.into(), score);
    assert_eq!(change(Side::Home).after, expected(Score::Win));
    assert_eq!(change(Side::Away).after, expected(Score::Loss));
    assert_eq!(first.version, VERSION);
}

#[test]
fn time_since_the_last_match_makes_both_less_certain() {
    let standing = Standing {
        rating: Rating::new(1600.0, 60.0, 0.06),
        at: Time(0),
    };
    let away = Rating::new(1500.0, 80.0, 0.06);
    let before = BySide {
        home: Some(standing),
        away: Some(Standing {
            rating: away,
            at: Time(100 * DAY),
        }),
    };
    let rated = result(365 * DAY, member(1), member(2), None).rate(before);
    let change = rated.changes.home.unwrap();
    assert_eq!(change.before, standing.rating);
    let opponent = away.rested(Duration::from_millis(265 * DAY)).into();
    let wanted = standing
        .rating
        .after(Duration::from_millis(365 * DAY), opponent, Score::Draw);
    assert_eq!(change.after, wanted);
}

#[test]
fn a_coach_does_not_move() {
    let mut ratings = Ratings::default();
    let row = ratings.rate(result(0, member(1), COACH, Some(Side::Away)));
    assert_eq!(row.changes.away, None);
    let after = row.changes.home.unwrap().after;
    assert!(after.points() < Rating::START.points());
    let standing = ratings.standing(&ladder(Speed::Rapid), AccountId(1));
    assert_eq!(standing.unwrap().rating, after);
}

#[test]
fn ladders_are_apart() {
    let mut ratings = Ratings::default();
    ratings.rate(result(0, member(1), member(2), Some(Side::Home)));
    assert_eq!(ratings.standing(&ladder(Speed::Blitz), AccountId(1)), None);
    let mut other = result(DAY, member(1), member(2), Some(Side::Home));
    other.ladder = ladder(Speed::Blitz);
    let row = ratings.rate(other);
    assert_eq!(row.changes.home.unwrap().before, Rating::START);
}

fn any_result() -> impl Strategy<Value = RatedResult> {
    let away = prop_oneof![4 => (1_i64..5).prop_map(Some), 1 => Just(None)];
    let winner = select(vec![None, Some(Side::Home), Some(Side::Away)]);
    (
        0_i64..5,
        away,
        winner,
        select(Speed::ALL.to_vec()),
        0..900 * DAY,
    )
        .prop_map(|(home, on, winner, speed, at)| RatedResult {
            ladder: ladder(speed),
            ..result(
                at,
                member(home),
                on.map_or(COACH, |on| member((home + on) % 5)),
                winner,
            )
        })
}

fn book(results: Vec<RatedResult>) -> Vec<RatedMatch> {
    let mut ratings = Ratings::default();
    results
        .into_iter()
        .map(|result| ratings.rate(result))
        .collect()
}

fn bits(rows: &[RatedMatch]) -> Vec<[u64; 3]> {
    let of = |rating: Rating| [rating.points(), rating.deviation(), rating.volatility()];
    rows.iter()
        .flat_map(|row| [row.changes.home, row.changes.away])
        .flatten()
        .flat_map(|change| [change.before, change.after])
        .map(|rating| of(rating).map(f64::to_bits))
        .collect()
}

proptest! {
    /// The same numbers to the bit, also after the rows were written as text and read again.
    #[test]
    fn a_book_computed_again_is_the_same(results in vec(any_result(), 0..60)) {
        let rows = book(results);
        let again = recompute(&rows);
        prop_assert_eq!(bits(&again), bits(&rows));
        let text = serde_json::to_string(&rows).unwrap();
        let read: Vec<RatedMatch> = serde_json::from_str(&text).unwrap();
        prop_assert_eq!(bits(&read), bits(&rows));
        prop_assert_eq!(recompute(&read), rows);
    }

    /// A match that is annulled is as if it had never been played.
    #[test]
    fn a_book_without_a_match_is_computed_without_it(
        mut results in vec(any_result(), 1..30),
        which in any::<prop::sample::Index>(),
    ) {
        let mut rows = book(results.clone());
        rows.remove(which.index(rows.len()));
        results.remove(which.index(results.len()));
        prop_assert_eq!(recompute(&rows), book(results));
    }

    /// Every row begins where the member's row before on the same ladder ended.
    #[test]
    fn rows_of_a_member_are_a_chain(results in vec(any_result(), 0..60)) {
        let rows = book(results);
        for account in (0..5).map(AccountId) {
            for speed in Speed::ALL {
                let mut rating = Rating::START;
                for row in rows.iter().filter(|row| row.result.ladder.speed == speed) {
                    for side in Side::BOTH {
                        if row.result.parties[side] == Party::Member(account) {
                            let change = row.changes[side].unwrap();
                            prop_assert_eq!(change.before, rating);
                            rating = change.after;
                        }
                    }
                }
            }
        }
    }
}
