//! The sums of rolls with what is added to the die, and the dice that do not count.

use gaffer_fuba::rule::control::CheckModifiers;
use gaffer_fuba::rule::goal_attempt::Modifiers;

use crate::words::{Phrase, Value, say, sign};

/// " (2 is dropped)".
pub(super) fn dropped_die(die: Option<u8>) -> Vec<Phrase> {
    let dropped = die.map(|die| say!(fuba_events::Dropped, die));
    dropped.into_iter().collect()
}

/// " + 2 (start area) - 4 (distance)".
pub(super) fn check_terms(modifiers: CheckModifiers) -> Vec<Phrase> {
    [
        (modifiers.start, say!(fuba_events::StartArea)),
        (modifiers.target, say!(fuba_events::TargetArea)),
        (modifiers.distance, say!(fuba_events::Distance)),
    ]
    .into_iter()
    .filter(|(number, _)| *number != 0)
    .map(|(number, what)| {
        say!(
            fuba_events::CheckTerm,
            sign = sign(number),
            number = number.abs(),
            what
        )
    })
    .collect()
}

/// "6 - 2 area + 1 players there = 5".
pub(super) fn sum(die: u8, modifiers: Modifiers, total: i8) -> Value {
    let terms: Vec<Phrase> = [
        (modifiers.area, say!(fuba_events::Area)),
        (modifiers.shooting_area, say!(fuba_events::PlayersThere)),
        (modifiers.penalty_area, say!(fuba_events::PlayersInTheBox)),
        (modifiers.keeper_out, say!(fuba_events::KeeperOut)),
        (modifiers.free_kick, say!(fuba_events::FreeKick)),
        (modifiers.second_action, say!(fuba_events::SecondAction)),
        (modifiers.injured_keeper, say!(fuba_events::InjuredKeeper)),
        (modifiers.sweep, say!(fuba_events::KeeperInFront)),
        (
            modifiers.misplaced_keeper,
            say!(fuba_events::MispositionedKeeper),
        ),
        (modifiers.skills, say!(fuba_events::Skills)),
    ]
    .into_iter()
    .filter(|(number, _)| *number != 0)
    .map(|(number, what)| {
        say!(
            fuba_events::Term,
            sign = sign(number),
            number = number.abs(),
            what
        )
    })
    .collect();
    if terms.is_empty() {
        return die.into();
    }
    say!(fuba_events::Sum, die, terms, total).into()
}
