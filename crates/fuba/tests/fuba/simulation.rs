//! One simulation for every game: seeded random play that checks everything at every step. Here FUBA; the
//! other game is in its own crate.

use crate::every_step::Fuba;
use gaffer_core::{BySide, ReadingSet};
use gaffer_fuba::{
    CarryLimit, Edition, EventFreeKicks, EventPlus5, Formations, GuardBall, KeeperInGoalModifiers,
    OffsideReading, Options, Readings, Skill, SkillSet, StyleTiredness, SupportMove, TiredFrom,
    TirednessPass, YellowSix,
};
use gaffer_proof::every_step::check_match;

/// How many matches each set of options plays; every step of every match is checked.
const MATCHES: u64 = 25;

#[test]
fn random_matches_hold_at_every_step() {
    play(Options::default());
}

/// The other reading of every doubtful line.
#[test]
fn random_matches_hold_with_the_other_readings() {
    play(Options {
        event_plus5: EventPlus5::Errata,
        keeper_in_goal_modifiers: KeeperInGoalModifiers::NotCounted,
        formations: Formations::Cards,
        readings: other_readings(Edition::V2_2),
        ..Options::default()
    });
}

/// The second value of every reading that an edition has.
fn other_readings(edition: Edition) -> Readings {
    Readings::numbered_of(edition, u16::MAX)
}

#[test]
fn random_matches_of_the_full_game_hold_with_the_letter_and_with_the_other_readings() {
    for readings in [
        Readings::from_set(Edition::V2_2, ReadingSet::Letter),
        other_readings(Edition::V2_2),
    ] {
        play(Options {
            readings,
            ..Options::FULL
        });
    }
}

/// Every advanced rule at once.
#[test]
fn random_matches_of_the_full_game_hold_at_every_step() {
    play(Options::FULL);
}

/// F22-D113: a match after others.
#[test]
fn random_matches_with_skills_of_earlier_matches_hold_at_every_step() {
    play(Options {
        skills_lost: BySide {
            home: SkillSet::of(&[Skill::Tackle, Skill::Actor]),
            away: SkillSet::of(&[Skill::FanaticFans]),
        },
        skills_won: BySide {
            home: SkillSet::of(&[Skill::FanaticFans]),
            away: SkillSet::of(&[Skill::Tackle, Skill::ShotStopper, Skill::Doubling]),
        },
        ..Options::FULL
    });
}

#[test]
fn random_matches_of_1_0_hold_at_every_step() {
    play(Options::FUBA_1_0);
}

#[test]
fn random_matches_of_1_0_hold_with_the_other_readings() {
    play(Options {
        formations: Formations::Cards,
        offside: OffsideReading::As2014,
        support_move: SupportMove::Forced,
        carry_limit: CarryLimit::Once,
        guard_ball: GuardBall::On,
        ..Options::FUBA_1_0
    });
}

#[test]
fn random_matches_of_2014_hold_at_every_step() {
    play(Options::FUBA_2014);
}

#[test]
fn random_matches_of_the_full_2014_hold_at_every_step() {
    play(Options::full(Edition::V2014));
}

#[test]
fn random_matches_of_2014_hold_with_the_other_readings() {
    play(Options {
        formations: Formations::Cards,
        event_free_kicks: EventFreeKicks::As2_2,
        readings: other_readings(Edition::V2014),
        yellow_six: YellowSix::AlwaysTest,
        tiredness_pass: TirednessPass::Higher,
        tired_from: TiredFrom::Test,
        style_tiredness: StyleTiredness::Reversed,
        ..Options::full(Edition::V2014)
    });
}

fn play(options: Options) {
    for seed in 0..MATCHES {
        check_match::<Fuba>(&options, seed);
    }
}
