//! Pressing: F14-4.9.1, and normal and aggressive pressing of 2.2 (F22-4.9, A6).

use gaffer_core::Side;

use crate::ball_value::BallValue;
use crate::choice::Pressing;
use crate::options::edition::{FAILED_PRESSING, PRESSING_NEEDS, PressingNeeds};
use crate::options::{Advanced, KeeperPressing, TackleFoul};
use crate::pitch::penalty_area;
use crate::position::Open;
use crate::refusal::Why;
use crate::skill::Skill;

/// Whether the passive team has the numbers to press (F22-4.9a, F22-D59); aggressively one player is
/// enough (F22-A6b).
pub(crate) fn check(open: &Open, pressing: Pressing) -> Result<(), Why> {
    let (controlling, passive) = open.counts(open.ball);
    if PRESSING_NEEDS[open.options.edition] == PressingNeeds::OnePlayer {
        return if passive == 0 {
            Err(Why::NobodyToPress)
        } else {
            Ok(())
        };
    }
    if pressing.aggressive {
        if !open.plays(Advanced::Aggression) {
            Err(Why::SwitchedOff(Advanced::Aggression))
        } else if passive == 0 {
            Err(Why::NobodyToPress)
        } else {
            Ok(())
        }
    } else if passive >= controlling {
        Ok(())
    } else {
        Err(Why::Outnumbered {
            passive,
            controlling,
        })
    }
}

/// What is added to the pressing die for the comparison (F22-4.9b, F22-D111).
pub fn modifier(open: &Open, boost: bool) -> i8 {
    let side: Side = open.turn.acting;
    let mut modifier = i8::from(open.turn.is_second_action()) - i8::from(boost);
    if open.turn.swept == Some(side) {
        modifier -= 1; // F22-A5c
    }
    if open.is_in_force(side, Skill::SweeperKeeper) {
        modifier -= 2;
    }
    let in_reach = open.ball == penalty_area(side)
        || open.options.readings.keeper_pressing() == KeeperPressing::Everywhere;
    if open.teams[side].keeper_advanced && in_reach {
        modifier -= 1; // F14-A5c, F14-D35
    }
    modifier
}

/// How many dice a pressing is rolled with; of two the higher is dropped (F22-A6d, F22-A10-tackle).
pub fn dice(open: &Open, pressing: Pressing) -> u8 {
    let two = pressing.skill.is_some() || (pressing.aggressive && !open.is_twice_outnumbered());
    if two { 2 } else { 1 }
}

/// Whether a pressing ends in a foul: an aggressive one that fails (F22-A6f), with a skill one of
/// equal dice (F22-D95).
pub fn is_foul(open: &Open, pressing: Pressing, won: bool, equal_dice: bool) -> bool {
    pressing.aggressive
        && match (pressing.skill, open.options.readings.tackle_foul()) {
            (None, _) => !won,
            (Some(_), TackleFoul::Doubles) => equal_dice,
            (Some(_), TackleFoul::DoublesOrFailure) => equal_dice || !won,
        }
}

/// The result of the die kept: whether the ball is won, and the new value.
pub(crate) fn resolve(open: &Open, die: u8, boost: bool) -> (bool, BallValue) {
    let modified = die as i8 + modifier(open, boost);
    match modified.cmp(&open.value.number()) {
        std::cmp::Ordering::Less => (true, BallValue::clamped(die as i8)), // F14-4.9.1b, F22-4.9c
        std::cmp::Ordering::Greater => {
            let less = FAILED_PRESSING[open.options.edition];
            (false, open.value.changed(-less)) // F14-4.9.1c, F22-4.9d
        }
        std::cmp::Ordering::Equal => (false, open.value), // F14-4.9.1c, F22-4.9e
    }
}

/// What a pressing made now leads to, in parts of 36.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PressingOdds {
    /// The ball is won.
    pub won: u8,
    /// A foul.
    pub foul: u8,
}

/// The chances of a pressing made now.
pub fn odds(open: &Open, pressing: Pressing, boost: bool) -> PressingOdds {
    let mut odds = PressingOdds::default();
    for first in 1..=6 {
        for second in 1..=6 {
            let two = dice(open, pressing) == 2;
            let die = if two { first.min(second) } else { first };
            let (won, _) = resolve(open, die, boost);
            if is_foul(open, pressing, won, two && first == second) {
                odds.foul += 1;
            } else if won {
                odds.won += 1;
            }
        }
    }
    odds
}
