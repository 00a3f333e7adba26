//! What a shoot-out of FUBA is worth: the chance to win it, every kick being taken and met by the best mix.

use gaffer_core::Side;
use gaffer_fuba::rule::penalty::needed;
use gaffer_fuba::{Open, ShootOut, Step};

use super::penalty::{DIVES, KICKS};
use crate::Expected;

/// The chance that a side wins the shoot-out; none before there is one.
pub(super) fn chance(open: &Open, side: Side) -> Option<f64> {
    let shoot_out = open.shoot_out()?;
    let first = open.first_kick_off();
    let home = match open.step() {
        Step::Over => home_wins(shoot_out, first, 0.0),
        _ => home_wins(shoot_out, first, kick_now(open)),
    };
    Some(if side == Side::Home { home } else { 1.0 - home })
}

/// A match whose draws a shoot-out decides, one side as often as the other.
pub(super) fn evenly(expected: Expected) -> Expected {
    Expected {
        win: expected.win + expected.draw / 2.0,
        draw: 0.0,
        ..expected
    }
}

/// The chance of the kick that is being taken.
fn kick_now(open: &Open) -> f64 {
    let two_dice = open.keeper_skill();
    match open.penalty() {
        Some((kick, dive)) => scores(needed(kick, dive), two_dice),
        None => of_the_mix(two_dice),
    }
}

/// The chance of a kick, with two dice of which the lower counts.
fn scores(needed: u8, two_dice: bool) -> f64 {
    let die = f64::from(7 - needed) / 6.0;
    if two_dice { die * die } else { die }
}

/// The chance of a kick whose directions are still to be chosen.
fn of_the_mix(two_dice: bool) -> f64 {
    let mut sum = 0.0;
    for (kick, of_kicks) in KICKS {
        for (dive, of_dives) in DIVES {
            sum += f64::from(of_kicks) * f64::from(of_dives) * scores(needed(kick, dive), two_dice);
        }
    }
    let all = |weights: u8| f64::from(weights);
    sum / (all(KICKS.iter().map(|(_, weight)| weight).sum())
        * all(DIVES.iter().map(|(_, weight)| weight).sum()))
}

/// The chance that the home side wins when the next kick has this chance and all later ones that of the mix.
fn home_wins(shoot_out: ShootOut, first: Side, kick: f64) -> f64 {
    if let Some(winner) = shoot_out.winner() {
        return f64::from(u8::from(winner == Side::Home));
    }
    let later = of_the_mix(false);
    let kicker = shoot_out.kicker(first);
    let after = |scored: bool| {
        let next = shoot_out.with_kick(kicker, scored);
        let (taken, level) = (next.taken, next.scored.home == next.scored.away);
        // Pairs go on and on, and both sides have the same chance.
        if taken.home == taken.away && taken.home >= PAIRS_FROM && level {
            0.5
        } else {
            home_wins(next, first, later)
        }
    };
    kick * after(true) + (1.0 - kick) * after(false)
}

/// Kicks of each side after which pairs decide.
const PAIRS_FROM: u8 = 5;

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::BySide;

    /// The equilibrium of the table: 9 of 14.
    #[test]
    fn a_kick_is_worth_what_the_table_says() {
        assert!((of_the_mix(false) - 9.0 / 14.0).abs() < 1e-9);
        assert!(of_the_mix(true) < of_the_mix(false));
    }

    /// With the last kick of ten: a goal wins, a miss leads to pairs.
    #[test]
    fn the_last_kick_wins_or_leads_to_pairs() {
        let shoot_out = ShootOut {
            taken: BySide { home: 4, away: 5 },
            scored: BySide { home: 3, away: 3 },
        };
        let chance = home_wins(shoot_out, Side::Away, 0.6);
        assert!((chance - (0.6 + 0.4 * 0.5)).abs() < 1e-9, "{chance}");
        let level = home_wins(ShootOut::default(), Side::Home, of_the_mix(false));
        assert!((level - 0.5).abs() < 1e-9, "{level}");
    }
}
