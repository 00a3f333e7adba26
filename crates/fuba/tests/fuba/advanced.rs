//! Every edition by random switches: every set of advanced rules, every option, checked at every step.
//!
//! `PROPTEST_CASES=2000 cargo test -p gaffer-fuba --test fuba advanced` looks further.

use gaffer_fuba::{Edition, Options};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn check_match(options: Options, seed: u64) {
    gaffer_proof::every_step::check_match::<crate::every_step::Fuba>(&options, seed);
}

/// How many matches are played unless `PROPTEST_CASES` says otherwise.
const MATCHES: u32 = 48;

/// The same cases every time, unless a seed is asked for.
fn config() -> ProptestConfig {
    let asked = ProptestConfig::default();
    ProptestConfig {
        cases: match std::env::var_os("PROPTEST_CASES") {
            Some(_) => asked.cases,
            None => MATCHES,
        },
        rng_seed: match asked.rng_seed {
            RngSeed::Random => RngSeed::Fixed(2026),
            fixed @ RngSeed::Fixed(_) => fixed,
        },
        failure_persistence: None,
        // A smaller set of switches that fails is worth having; a shorter match is not to be had.
        max_shrink_iters: 60,
        ..asked
    }
}

/// Any set of the advanced rules of an edition, with any of its options.
fn options_of(edition: Edition) -> impl Strategy<Value = Options> {
    any::<u64>().prop_map(move |number| Options::numbered(edition, number))
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn matches_of_1_0_hold_at_every_step(options in options_of(Edition::V1_0), seed in any::<u64>()) {
        check_match(options, seed);
    }

    /// Formations, roles and styles are drawn by the seed among all that are offered.
    #[test]
    fn matches_of_2014_hold_at_every_step(options in options_of(Edition::V2014), seed in any::<u64>()) {
        check_match(options, seed);
    }

    /// Formations, roles and skills are drawn by the seed among all that are offered.
    #[test]
    fn matches_of_2_2_hold_at_every_step(options in options_of(Edition::V2_2), seed in any::<u64>()) {
        check_match(options, seed);
    }
}

/// The complete games, which random switches seldom are.
#[test]
fn matches_with_every_rule_hold_at_every_step() {
    for edition in [Edition::V1_0, Edition::V2014] {
        for seed in 0..12 {
            check_match(Options::full(edition), seed);
        }
    }
}
