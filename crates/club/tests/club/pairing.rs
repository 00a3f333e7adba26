//! Open challenges: who fits whom, and what holds for every pairing.

use std::collections::{BTreeMap, BTreeSet};

use gaffer_club::{
    AccountId, Challenge, ChallengeId, Person, Rating, Seeker, Terms, Time, TimeControl, Unfit,
    quick_pairs,
};
use proptest::collection::{btree_set, vec};
use proptest::prelude::*;

const MINUTE: u64 = 60_000;

const LIVE: TimeControl = TimeControl::Live {
    base: 900,
    increment: 10,
};

const BY_LETTER: TimeControl = TimeControl::Correspondence {
    days: 3,
    reserve: 0,
    vacation: 0,
};

fn member(number: i64) -> Person {
    Person::Account(AccountId(number))
}

fn guest(number: u8) -> Person {
    Person::Guest([number; 32])
}

/// A rated challenge of a member as certain as can be, so that intervals are points give or take 45.
fn challenge(number: u64, points: f64, minute: u64) -> Challenge {
    Challenge {
        id: ChallengeId(number),
        maker: Seeker {
            who: member(number as i64),
            rating: Rating::new(points, 45.0, 0.06),
            avoided: BTreeSet::new(),
        },
        to: None,
        terms: Terms {
            game: "fuba".to_owned(),
            rules: "full".to_owned(),
            time: Some(LIVE),
            rated: true,
        },
        wanted: None,
        since: Time(minute * MINUTE),
    }
}

fn pairs(challenges: &[Challenge], minute: u64) -> Vec<[u64; 2]> {
    let pairs = quick_pairs(challenges, Time(minute * MINUTE));
    pairs.into_iter().map(|pair| pair.map(|id| id.0)).collect()
}

#[test]
fn the_same_terms_fit() {
    let one = challenge(1, 1500.0, 0);
    assert!(one.fits(&challenge(2, 1900.0, 5)));
    let changes: [fn(&mut Challenge); 6] = [
        |other| other.terms.game = "champions".to_owned(),
        |other| other.terms.rules = "2.2".to_owned(),
        |other| other.terms.time = None,
        |other| other.terms.rated = false,
        |other| other.maker.who = member(1),
        |other| other.to = Some(AccountId(1)),
    ];
    for change in changes {
        let mut other = challenge(2, 1500.0, 0);
        change(&mut other);
        assert!(!one.fits(&other) && !other.fits(&one), "{other:?}");
    }
}

#[test]
fn a_range_of_ratings_holds_for_the_other() {
    let mut one = challenge(1, 1500.0, 0);
    one.wanted = Some(1600..=1700);
    for (points, fits) in [
        (1599.0, false),
        (1600.0, true),
        (1700.0, true),
        (1701.0, false),
    ] {
        let other = challenge(2, points, 0);
        assert_eq!(one.fits(&other), fits, "{points}");
        assert_eq!(other.fits(&one), fits, "{points}");
    }
}

#[test]
fn guests_play_friendlies() {
    let mut guests = [challenge(1, 1500.0, 0), challenge(2, 1500.0, 0)];
    for (number, challenge) in (1..).zip(&mut guests) {
        challenge.maker.who = guest(number);
    }
    assert!(!guests[0].fits(&guests[1]));
    for guest in &mut guests {
        guest.terms.rated = false;
    }
    assert!(guests[0].fits(&guests[1]));
}

#[test]
fn who_is_blocked_by_either_does_not_fit() {
    let mut one = challenge(1, 1500.0, 0);
    let other = challenge(2, 1500.0, 0);
    one.maker.avoided.insert(AccountId(2));
    assert!(!one.fits(&other) && !other.fits(&one));
}

#[test]
fn who_cannot_take_a_challenge_is_told_why() {
    let mut one = challenge(1, 1500.0, 0);
    one.to = Some(AccountId(2));
    let check = |one: &Challenge, other: Challenge| one.check(&other.maker);
    assert_eq!(check(&one, challenge(2, 1500.0, 0)), Ok(()));
    assert_eq!(check(&one, challenge(3, 1500.0, 0)), Err(Unfit::ForAnother));
    assert_eq!(check(&one, challenge(1, 1500.0, 0)), Err(Unfit::Own));
    one.to = None;
    one.wanted = Some(1600..=1700);
    assert_eq!(check(&one, challenge(2, 1500.0, 0)), Err(Unfit::Strength));
    let mut other = challenge(2, 1650.0, 0);
    other.maker.avoided.insert(AccountId(1));
    assert_eq!(check(&one, other), Err(Unfit::Avoided));
    let mut other = challenge(2, 1650.0, 0);
    other.maker.who = guest(1);
    assert_eq!(check(&one, other), Err(Unfit::Guest));
}

#[test]
fn the_nearest_is_taken_and_the_longest_waiting_chooses() {
    let challenges = [
        challenge(1, 1500.0, 2),
        challenge(2, 1900.0, 1),
        challenge(3, 1540.0, 3),
        challenge(4, 1800.0, 0),
    ];
    // 4 chooses first and takes 2, who is 100 away; 1 takes 3.
    assert_eq!(pairs(&challenges, 4), [[4, 2], [1, 3]]);
}

#[test]
fn a_newcomers_interval_overlaps_with_most() {
    let mut newcomer = challenge(1, 1500.0, 0);
    newcomer.maker.rating = Rating::START;
    // 350 + 45 points reach to 1895.
    let challenges = [newcomer, challenge(2, 1890.0, 0)];
    assert_eq!(pairs(&challenges, 0), [[1, 2]]);
}

/// Intervals of 45 each: 240 points apart are a gap of 150, which is bridged after a minute.
#[test]
fn a_wider_gap_is_bridged_with_time() {
    let challenges = [challenge(1, 1500.0, 0), challenge(2, 1740.0, 0)];
    assert_eq!(pairs(&challenges, 0), [[0_u64; 2]; 0]);
    assert_eq!(pairs(&challenges, 1), [[1, 2]]);
    let late = [challenge(1, 1500.0, 0), challenge(2, 1740.0, 1)];
    assert_eq!(pairs(&late, 1), [[1, 2]]);
}

#[test]
fn a_challenge_ends() {
    let challenges = [challenge(1, 1500.0, 0), challenge(2, 1500.0, 14)];
    assert_eq!(pairs(&challenges, 14), [[1, 2]]);
    assert_eq!(pairs(&challenges, 15), [[0_u64; 2]; 0]);
    let mut by_letter = challenge(1, 1500.0, 0);
    by_letter.terms.time = Some(BY_LETTER);
    assert!(!by_letter.is_over(Time(13 * 24 * 60 * MINUTE)));
    assert!(by_letter.is_over(Time(14 * 24 * 60 * MINUTE)));
}

fn any_challenge() -> impl Strategy<Value = Challenge> {
    let who = prop_oneof![5 => (0_i64..12).prop_map(member), 1 => (0_u8..3).prop_map(guest)];
    let wanted = prop_oneof![
        3 => Just(None),
        1 => (1000_u16..1600, 0_u16..900).prop_map(|(low, wide)| Some(low..=low + wide)),
    ];
    (
        who,
        any::<bool>(),
        (800.0..2200.0, 45.0..350.0),
        wanted,
        btree_set((0_i64..12).prop_map(AccountId), 0..3),
        0_u64..20,
    )
        .prop_map(
            |(who, rated, (points, deviation), wanted, avoided, minute)| {
                let mut made = challenge(0, points, minute);
                made.maker.who = who;
                made.terms.rated = rated;
                made.maker.rating = Rating::new(points, deviation, 0.06);
                made.wanted = wanted;
                made.maker.avoided = avoided;
                made
            },
        )
}

/// Up to twenty challenges, numbered from one.
fn any_challenges() -> impl Strategy<Value = Vec<Challenge>> {
    vec(any_challenge(), 0..20).prop_map(|mut challenges| {
        for (number, challenge) in (1..).zip(&mut challenges) {
            challenge.id = ChallengeId(number);
        }
        challenges
    })
}

proptest! {
    #[test]
    fn every_pair_fits_and_nobody_is_in_two(challenges in any_challenges()) {
        let by_id: BTreeMap<_, _> = challenges.iter().map(|challenge| (challenge.id, challenge)).collect();
        let (mut seen, mut people) = (BTreeSet::new(), BTreeSet::new());
        for [first, second] in quick_pairs(&challenges, Time(20 * MINUTE)) {
            prop_assert!(seen.insert(first) && seen.insert(second));
            let (first, second) = (by_id[&first], by_id[&second]);
            prop_assert!(first.fits(second) && second.fits(first));
            prop_assert!(first.since <= second.since);
            for (one, other) in [(first, second), (second, first)] {
                prop_assert!(people.insert(one.maker.who));
                let account = other.maker.who.account();
                prop_assert!(account.is_none_or(|id| !one.maker.avoided.contains(&id)));
                prop_assert!(account.is_some() || !one.terms.rated);
            }
        }
    }

    /// Whoever has waited longest of those whom anybody fits is not left over once he has waited for a quarter of an hour.
    #[test]
    fn the_longest_waiting_is_not_passed_over(mut challenges in any_challenges()) {
        for challenge in &mut challenges {
            // By correspondence, so that nothing is over.
            challenge.terms.time = Some(BY_LETTER);
        }
        let fits = |one: &&Challenge| challenges.iter().any(|other| one.fits(other));
        let oldest = challenges.iter().filter(fits).min_by_key(|one| (one.since, one.id));
        let pairs = quick_pairs(&challenges, Time(35 * MINUTE));
        let paired = |one: &Challenge| pairs.iter().flatten().any(|id| *id == one.id);
        prop_assert!(oldest.is_none_or(paired));
    }

    #[test]
    fn the_order_of_the_list_does_not_matter(
        mut challenges in any_challenges(),
        on in any::<prop::sample::Index>(),
    ) {
        let now = Time(20 * MINUTE);
        let pairs = quick_pairs(&challenges, now);
        if !challenges.is_empty() {
            let first = on.index(challenges.len());
            challenges.rotate_left(first);
        }
        challenges.reverse();
        prop_assert_eq!(quick_pairs(&challenges, now), pairs);
    }
}
