//! The statistics of dice: counted by hand, against exact chances, and the same in any order of merging.

use std::collections::BTreeMap;

use gaffer_club::{DiceStatistics, DieStatistics, Run};
use gaffer_core::{Dice, DiceWanted, RuleId, Side, Until};
use proptest::collection::{btree_map, vec};
use proptest::prelude::*;

const ONE: DiceWanted = DiceWanted::one(Side::Home);
const RULE: RuleId = RuleId("F22-3.2a");

/// The statistics of six-sided dice of the home side, a roll each.
fn of(faces: &[u8]) -> DiceStatistics {
    let dice: Vec<_> = faces.iter().map(|face| Dice::one(*face)).collect();
    DiceStatistics::of_match(dice.iter().map(|dice| (&ONE, dice)), None)
}

fn die(counts: [u64; 6]) -> DieStatistics {
    DieStatistics {
        counts: counts.to_vec(),
        rows: BTreeMap::from([(counts.iter().sum(), 1)]),
        longest: Run::default(),
    }
}

#[track_caller]
fn assert_near(found: f64, wanted: f64, within: f64) {
    assert!((found - wanted).abs() <= within, "{found}, not {wanted}");
}

#[test]
fn faces_and_runs_are_counted() {
    let all = of(&[3, 3, 5, 5, 5, 1, 6, 6, 6, 2]);
    let six = &all.dice[&6];
    assert_eq!(six.counts, [1, 1, 2, 0, 3, 3]);
    assert_eq!(six.thrown(), 10);
    assert_eq!(six.rows, BTreeMap::from([(10, 1)]));
    // Two runs of three: that of the lower face.
    assert_eq!(six.longest, Run { face: 5, length: 3 });
    assert_eq!(all.left_out, 0);
    assert_eq!(of(&[]), DiceStatistics::default());
}

#[test]
fn a_side_has_its_own_dice_and_each_kind_of_die_its_own_row() {
    let each = DiceWanted::each(Side::Home, Side::Away);
    let card = DiceWanted::one(Side::Away).with_faces(10);
    let rolls = [
        (each, Dice::two(4, 2)),
        (card, Dice::one(10)),
        (each, Dice::two(4, 6)),
    ];
    let of = |side| DiceStatistics::of_match(rolls.iter().map(|(w, d)| (w, d)), side);
    let home = of(Some(Side::Home));
    assert_eq!(home.dice.len(), 1);
    assert_eq!(home.dice[&6].longest, Run { face: 4, length: 2 });
    let away = of(Some(Side::Away));
    assert_eq!(away.dice[&6].counts, [0, 1, 0, 0, 0, 1]);
    assert_eq!(away.dice[&10].counts[9], 1);
    let all = of(None);
    assert_eq!(all.dice[&6].counts, [0, 1, 0, 2, 0, 1]);
    assert_eq!(all.dice[&6].longest.length, 1);
}

#[test]
fn dice_that_are_thrown_again_are_left_out() {
    let differ = DiceWanted::each(Side::Home, Side::Away).until(Until::Differ {
        lead: 0,
        rule: RULE,
    });
    let no_one = ONE.until(Until::NoOne { rule: RULE });
    let rolls = [
        (differ, Dice::two(1, 2)),
        (no_one, Dice::one(2)),
        (ONE, Dice::one(5)),
    ];
    let of = |side| DiceStatistics::of_match(rolls.iter().map(|(w, d)| (w, d)), side);
    assert_eq!(of(None).left_out, 3);
    assert_eq!(of(None).dice[&6].thrown(), 1);
    assert_eq!(of(Some(Side::Away)).left_out, 1);
    assert!(of(Some(Side::Away)).dice.is_empty());
}

#[test]
fn dice_that_do_not_answer_the_roll_are_left_out() {
    let statistics = DiceStatistics::of_match([(&ONE, &Dice::one(9))], None);
    assert!(statistics.dice.is_empty());
    assert_eq!(statistics.left_out, 1);
}

/// Sixty dice, ten of each expected: (25 + 4 + 1 + 0 + 4 + 36)/10.
#[test]
fn chi_square_by_hand() {
    let chi = die([5, 8, 9, 10, 12, 16]).chi_square().unwrap();
    assert_near(chi.value, 7.0, 1e-12);
    assert_eq!(chi.degrees, 5);
    // The tail of five degrees from 7.0 on, from tables.
    assert_near(chi.chance, 0.2206, 0.0001);
    let even = die([10; 6]).chi_square().unwrap();
    assert_eq!((even.value, even.chance), (0.0, 1.0));
    assert_eq!(die([5, 5, 5, 5, 5, 4]).chi_square(), None);
    assert!(die([5; 6]).chi_square().is_some());
}

/// The mean of 35 dice with a variance of 35/12 has the deviation √(1/12).
#[test]
fn mean_by_hand() {
    let mean = die([0, 0, 0, 35, 0, 0]).mean().unwrap();
    assert_eq!((mean.value, mean.expected), (4.0, 3.5));
    assert_near(mean.deviations, 0.5 * 12.0_f64.sqrt(), 1e-12);
    assert_eq!(DieStatistics::default().mean(), None);
}

/// The exact chance of no run of `length` in so many dice: a row that ends with a run of j begins with a row j shorter, whose
/// last face is another one.
fn exact(faces: u64, thrown: usize, length: usize) -> f64 {
    let same = 1.0 / faces as f64;
    let mut without = vec![1.0];
    for n in 1..=thrown {
        without.push(if n < length {
            // Every row of so few.
            1.0
        } else {
            let ends = (1..length).map(|j| without[n - j] * same.powi(j as i32));
            ends.sum::<f64>() * (faces - 1) as f64
        });
    }
    1.0 - without[thrown]
}

#[test]
fn the_exact_chance_is_right_where_it_can_be_counted() {
    // Of 36 pairs 6 are equal; of 216 threes 6 are equal throughout, and 6 · 5 · 5 have no equal neighbours.
    assert_near(exact(6, 2, 2), 6.0 / 36.0, 1e-12);
    assert_near(exact(6, 3, 3), 6.0 / 216.0, 1e-12);
    assert_near(exact(6, 3, 2), 66.0 / 216.0, 1e-12);
}

#[test]
fn the_chance_of_a_run_in_one_match_is_exact() {
    for thrown in [2, 7, 60, 200, 3000, 20_000] {
        for length in 1..=9 {
            let found = die([thrown, 0, 0, 0, 0, 0]).chance_of_run(length);
            let wanted = exact(6, thrown as usize, length as usize);
            assert_near(found, wanted, 1e-9);
        }
    }
}

/// Rows of matches are not one long row: ten of twenty dice have fewer long runs than one of two hundred.
#[test]
fn runs_end_with_their_match() {
    let one = die([200, 0, 0, 0, 0, 0]);
    let mut ten = one.clone();
    ten.rows = BTreeMap::from([(10, 3), (20, 5), (35, 2)]);
    let without = [(10, 3), (20, 5), (35, 2)].map(|(dice, n)| (1.0 - exact(6, dice, 4)).powi(n));
    let wanted = 1.0 - without.iter().product::<f64>();
    assert_near(ten.chance_of_run(4), wanted, 1e-9);
    assert!(wanted < one.chance_of_run(4));
}

#[test]
fn the_expected_longest_run_is_exact() {
    for thrown in [0, 1, 2, 100, 1000] {
        let all = die([thrown, 0, 0, 0, 0, 0]);
        // Runs of more than 30 are too rare to be seen in the sum.
        let wanted: f64 = (1..=thrown.min(30) as usize)
            .map(|length| exact(6, thrown as usize, length))
            .sum();
        assert_near(all.expected_longest(), wanted, 1e-8);
    }
}

#[test]
fn certain_and_impossible_runs() {
    let all = die([1, 0, 0, 0, 0, 0]);
    assert_near(all.chance_of_run(1), 1.0, 0.0);
    assert_near(all.chance_of_run(2), 0.0, 0.0);
    assert_near(DieStatistics::default().chance_of_run(1), 0.0, 0.0);
}

fn merged(parts: &[&DiceStatistics]) -> DiceStatistics {
    let mut all = DiceStatistics::default();
    for part in parts {
        all.merge(part);
    }
    all
}

proptest! {
    #[test]
    fn merging_is_the_same_in_any_order(matches in vec(vec(1_u8..=6, 0..40), 3)) {
        let [a, b, c] = [0, 1, 2].map(|n: usize| of(&matches[n]));
        prop_assert_eq!(merged(&[&a]), a.clone());
        let all = merged(&[&a, &b, &c]);
        prop_assert_eq!(&merged(&[&c, &a, &b]), &all);
        prop_assert_eq!(&merged(&[&a, &merged(&[&b, &c])]), &all);
        let thrown: usize = matches.iter().map(Vec::len).sum();
        let counted: u64 = all.dice.values().map(DieStatistics::thrown).sum();
        prop_assert_eq!(counted, thrown as u64);
    }

    /// Any counts that a store may hold are told without a panic, and chances are chances.
    #[test]
    fn every_statistic_is_finite(
        counts in vec(any_count(), 0..8),
        rows in btree_map(any_count(), any_count(), 0..4),
        length in any_count(),
    ) {
        let all = DieStatistics { counts, rows, longest: Run { face: 1, length } };
        let chance = all.chance_of_run(length);
        prop_assert!((0.0..=1.0).contains(&chance), "{chance}");
        prop_assert!((0.0..=1000.0).contains(&all.expected_longest()));
        if let Some(chi) = all.chi_square() {
            prop_assert!(chi.value.is_finite() && (0.0..=1.0).contains(&chi.chance));
        }
        prop_assert!(all.mean().is_none_or(|mean| mean.deviations.is_finite()));
    }
}

/// Small numbers and huge ones.
fn any_count() -> impl Strategy<Value = u64> {
    prop_oneof![0_u64..20, 0_u64..5000, 0_u64..1 << 40]
}
