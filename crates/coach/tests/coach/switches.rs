//! Whole matches with the advanced rules: every set of switches is played to the end with offered choices
//! only, and what the rules give is used to win.

use gaffer_coach::{Luck, play_match};
use gaffer_core::{BySide, Rules};
use gaffer_fuba::{Advanced, AdvancedSet, Edition, Options, Position};

use crate::plain::Plain;
use crate::results::results;
use crate::seats::{RANDOM, SENSIBLE, play_to_the_end};

/// Any set of switches and readings.
fn any_options(luck: &mut Luck) -> Options {
    Options::numbered(Edition::V2_2, luck.below(1 << 32) as u64)
}

#[test]
fn every_set_of_switches_is_played_to_the_end() {
    let mut luck = Luck::new(11);
    for seed in 0..48 {
        let options = any_options(&mut luck);
        let seats = match seed % 3 {
            0 => BySide {
                home: SENSIBLE,
                away: RANDOM,
            },
            1 => BySide {
                home: RANDOM,
                away: SENSIBLE,
            },
            _ => BySide {
                home: SENSIBLE,
                away: SENSIBLE,
            },
        };
        play_to_the_end(options, seats, seed);
    }
}

#[test]
fn each_switch_alone_is_played_to_the_end() {
    for (seed, rule) in (0..).zip(Advanced::ALL) {
        // With condition points, which some of them need.
        for advanced in [
            AdvancedSet::EMPTY.with(rule),
            AdvancedSet::EMPTY.with(rule).with(Advanced::Condition),
        ] {
            let options = Options {
                advanced,
                ..Options::FUBA_2_2
            };
            let seats = BySide {
                home: SENSIBLE,
                away: SENSIBLE,
            };
            play_to_the_end(options, seats, seed);
        }
    }
}

#[test]
fn it_beats_random_play_in_the_complete_game() {
    let (won, lost) = results(Options::FULL, RANDOM, 60);
    assert!(won >= 54 && lost <= 1, "won {won}, lost {lost}");
}

/// Some 70 of 100 decided matches are won: with these 100 the limit is three deviations below.
#[test]
fn what_the_rules_give_wins_matches() {
    let (won, lost) = results(Options::FULL, || Box::new(Plain::default()), 100);
    assert!(won * 2 > (won + lost) * 11 / 10, "won {won}, lost {lost}");
}

#[test]
fn a_seed_repeats_a_match_of_the_complete_game() {
    let play = |seed| {
        let mut events = Vec::new();
        let mut coaches = BySide::with(|_| SENSIBLE());
        let start = Position::begin(&Options::FULL).expect("sound options");
        let end = play_match(start, &mut coaches, seed, &mut events).position;
        (end, events)
    };
    for seed in 0..3 {
        assert_eq!(play(seed), play(seed));
    }
}
