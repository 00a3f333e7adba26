//! The advanced rules by random switches: every set of them, every option, checked at every step.
//!
//! `PROPTEST_CASES=2000 cargo test -p gaffer --test advanced` looks further.

mod every_step;

use every_step::check_match;
use gaffer_fuba::{
    Advanced, AdvancedSet, EventFreeMove, EventPlus5, FirstSkillFree, Formations, FreeKickPlace,
    KeeperInGoalModifiers, Options, SkillsPerTeam, TackleFoul,
};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;

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

/// Any of the 2048 sets of advanced rules.
fn switches() -> impl Strategy<Value = AdvancedSet> {
    proptest::array::uniform11(any::<bool>()).prop_map(|on| {
        Advanced::ALL
            .into_iter()
            .zip(on)
            .filter_map(|(rule, on)| on.then_some(rule))
            .collect()
    })
}

fn options() -> impl Strategy<Value = Options> {
    (
        switches(),
        select(&[Formations::Free, Formations::Cards][..]),
        select(&[EventPlus5::Printed, EventPlus5::Errata][..]),
        select(&[EventFreeMove::Adjacent, EventFreeMove::FreeMovement][..]),
        select(
            &[
                KeeperInGoalModifiers::Counted,
                KeeperInGoalModifiers::NotCounted,
            ][..],
        ),
        select(&[FreeKickPlace::Ball, FreeKickPlace::Target][..]),
        select(&[FirstSkillFree::OneUse, FirstSkillFree::EachSkill][..]),
        select(&[TackleFoul::Doubles, TackleFoul::DoublesOrFailure][..]),
        1_u8..=3,
    )
        .prop_map(
            |(
                advanced,
                formations,
                event_plus5,
                event_free_move,
                keeper_in_goal_modifiers,
                free_kick_place,
                first_skill_free,
                tackle_foul,
                skills,
            )| Options {
                formations,
                event_plus5,
                event_free_move,
                keeper_in_goal_modifiers,
                advanced,
                free_kick_place,
                first_skill_free,
                tackle_foul,
                skills_per_team: SkillsPerTeam::try_from(skills).unwrap(),
                ..Options::FUBA_2_2
            },
        )
}

proptest! {
    #![proptest_config(config())]

    /// Formations, roles and skills are drawn by the seed among all that are offered.
    #[test]
    fn random_switches_hold_at_every_step(options in options(), seed in any::<u64>()) {
        check_match(options, seed);
    }
}
