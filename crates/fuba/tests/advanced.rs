//! Every edition by random switches: every set of advanced rules, every option, checked at every step.
//!
//! `PROPTEST_CASES=2000 cargo test -p gaffer-fuba --test advanced` looks further.

mod every_step;

use gaffer_fuba::{
    AdvancedSet, CarryLimit, Edition, EventFreeKicks, EventPlus5, FirstSkillFree, Formations,
    KeeperInGoalModifiers, OffsideReading, Options, Readings, SkillsPerTeam, StyleTiredness,
    SupportMove, Switch, TiredFrom, TirednessPass, YellowSix,
};
use proptest::prelude::*;
use proptest::sample::select;
use proptest::test_runner::RngSeed;

fn check_match(options: Options, seed: u64) {
    gaffer_proof::every_step::check_match::<every_step::Fuba>(&options, seed);
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

/// Any set of the advanced rules of an edition: 1, 64 or 2048 of them.
fn switches(edition: Edition) -> impl Strategy<Value = AdvancedSet> {
    proptest::array::uniform11(any::<bool>()).prop_map(move |on| {
        AdvancedSet::all_of(edition)
            .iter()
            .zip(on)
            .filter_map(|(rule, on)| on.then_some(rule))
            .collect()
    })
}

fn formations() -> impl Strategy<Value = Formations> {
    select(&[Formations::Free, Formations::Cards][..])
}

fn on_or_off() -> impl Strategy<Value = Switch> {
    select(&[Switch::Off, Switch::On][..])
}

/// Any way to read the doubtful lines of an edition.
fn readings(edition: Edition) -> impl Strategy<Value = Readings> {
    any::<u16>().prop_map(move |number| Readings::numbered_of(edition, number))
}

fn options_of_1_0() -> impl Strategy<Value = Options> {
    (
        formations(),
        select(&[OffsideReading::Printed, OffsideReading::As2014][..]),
        select(&[SupportMove::Optional, SupportMove::Forced][..]),
        select(&[CarryLimit::None, CarryLimit::Once][..]),
        on_or_off(),
    )
        .prop_map(
            |(formations, offside, support_move, carry_limit, guard_ball)| Options {
                formations,
                offside,
                support_move,
                carry_limit,
                guard_ball,
                ..Options::FUBA_1_0
            },
        )
}

fn options_of_2014() -> impl Strategy<Value = Options> {
    (
        switches(Edition::V2014),
        formations(),
        select(&[EventFreeKicks::Printed, EventFreeKicks::As2_2][..]),
        readings(Edition::V2014),
        select(&[YellowSix::Printed, YellowSix::AlwaysTest][..]),
        select(&[TirednessPass::AtLeast, TirednessPass::Higher][..]),
        select(&[TiredFrom::Any, TiredFrom::Test][..]),
        select(&[StyleTiredness::Printed, StyleTiredness::Reversed][..]),
    )
        .prop_map(
            |(
                advanced,
                formations,
                event_free_kicks,
                readings,
                yellow_six,
                tiredness_pass,
                tired_from,
                style_tiredness,
            )| Options {
                advanced,
                formations,
                event_free_kicks,
                readings,
                yellow_six,
                tiredness_pass,
                tired_from,
                style_tiredness,
                ..Options::FUBA_2014
            },
        )
}

fn options_of_2_2() -> impl Strategy<Value = Options> {
    (
        switches(Edition::V2_2),
        formations(),
        select(&[EventPlus5::Printed, EventPlus5::Errata][..]),
        readings(Edition::V2_2),
        select(
            &[
                KeeperInGoalModifiers::Counted,
                KeeperInGoalModifiers::NotCounted,
            ][..],
        ),
        select(&[FirstSkillFree::OneUse, FirstSkillFree::EachSkill][..]),
        1_u8..=3,
    )
        .prop_map(
            |(
                advanced,
                formations,
                event_plus5,
                readings,
                keeper_in_goal_modifiers,
                first_skill_free,
                skills,
            )| Options {
                formations,
                event_plus5,
                readings,
                keeper_in_goal_modifiers,
                advanced,
                first_skill_free,
                skills_per_team: SkillsPerTeam::try_from(skills).unwrap(),
                ..Options::FUBA_2_2
            },
        )
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn matches_of_1_0_hold_at_every_step(options in options_of_1_0(), seed in any::<u64>()) {
        check_match(options, seed);
    }

    /// Formations, roles and styles are drawn by the seed among all that are offered.
    #[test]
    fn matches_of_2014_hold_at_every_step(options in options_of_2014(), seed in any::<u64>()) {
        check_match(options, seed);
    }

    /// Formations, roles and skills are drawn by the seed among all that are offered.
    #[test]
    fn matches_of_2_2_hold_at_every_step(options in options_of_2_2(), seed in any::<u64>()) {
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
