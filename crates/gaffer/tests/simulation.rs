//! One simulation for every game: seeded random play that checks everything at every step.

mod every_step;

use every_step::check_match;
use gaffer_fuba::{EventFreeMove, EventPlus5, Formations, KeeperInGoalModifiers, Options};

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
        event_free_move: EventFreeMove::FreeMovement,
        keeper_in_goal_modifiers: KeeperInGoalModifiers::NotCounted,
        formations: Formations::Cards,
        ..Options::default()
    });
}

/// Every advanced rule at once.
#[test]
fn random_matches_of_the_full_game_hold_at_every_step() {
    play(Options::FULL);
}

fn play(options: Options) {
    for seed in 0..MATCHES {
        check_match(options, seed);
    }
}
