//! What the ball is worth in a turn of 1.0: pass and shot go together, then both teams move.

use std::cmp::Ordering;

use gaffer_fuba::pitch::Area;
use gaffer_fuba::rule::control::area_modifier;
use gaffer_fuba::{Open, Step, TurnKind};

use super::attack::Attack;
use super::evaluate::{Ball, goes_on};
use super::next_pass::NextPass;

/// What ball and shape are worth to the controlling team.
pub(super) fn worth(open: &Open, ball: &Ball) -> f64 {
    let Ball { attack, shape, .. } = ball;
    let area = open.ball();
    let shot = |direct| {
        attack
            .modifiers(area, direct)
            .filter(|_| attack.own.pieces(area) > 0)
            .map_or(f64::NEG_INFINITY, |modifiers| {
                attack.shot(area, modifiers, open.value().number(), *shape)
            })
    };
    match open.step() {
        Step::EventRoll => {
            let die = open.turn_dice().map_or(3, |dice| dice[attack.side] as i8);
            event(ball, open.pass().1, die) + shape
        }
        Step::Adjust { .. } | Step::FreeKick if open.turn_kind() == TurnKind::FreeKick => {
            (promise(open, ball) + shape).max(shot(true))
        }
        Step::Shot => (promise(open, ball) + shape).max(shot(false)),
        _ => promise(open, ball) + shape,
    }
}

/// What getting the ball in an area with a value is worth: a shot at once, or playing on.
#[inline]
fn arrive(attack: &Attack, area: Area, modifiers: Option<i8>, value: i8) -> f64 {
    let place = attack.held(area, value);
    modifiers.map_or(place, |modifiers| {
        place.max(attack.shot(area, modifiers, value, 0.0))
    })
}

/// A special event (F10-4.4.2a): of six faces two keep the ball, two give a free kick to either side.
fn event(ball: &Ball, area: Area, die: i8) -> f64 {
    let Ball {
        attack, defence, ..
    } = ball;
    let kept = arrive(attack, area, attack.modifiers(area, false), die);
    (kept + attack.free_kick(area) - defence.free_kick(area)) / 3.0
}

/// What the ball promises the controlling team in its next pass (F10-4.4, F10-4.5).
fn promise(open: &Open, ball: &Ball) -> f64 {
    let Ball {
        attack, defence, ..
    } = ball;
    let pass = NextPass::new(open, attack);
    let start = pass.start;
    let set_piece = pass.is_set_piece();
    let (own, their) = (attack.own, attack.their);
    let numbers = |area: Area| {
        if set_piece && area == start {
            0 // F10-D13
        } else {
            area_modifier(own.pieces(area), their.pieces(area))
        }
    };
    let from_start = numbers(start);
    let value = open.value().number();
    let weights = attack.weights;
    let mut best = f64::NEG_INFINITY;
    for area in pass.targets {
        let (here, there) = (own.pieces(area), their.pieces(area));
        let to_target = if here + there == 0 {
            // F10-4.4.1b: the best area stands in.
            let runners = own.occupied().and(area.adjacent()).into_iter();
            runners.map(numbers).max().unwrap_or(0)
        } else {
            numbers(area)
        };
        let added = from_start + to_target - 2 * start.between(area) as i8;
        let shots = attack.modifiers(area, false);
        let counter = defence.modifiers(area, false);
        // F10-4.5.2: nobody of the team without the ball at one of the ends.
        let easy = |other: u8, other_at_start: u8| {
            i8::from(other == 0 || (!set_piece && other_at_start == 0))
        };
        let easy_kept = easy(there, their.pieces(start));
        let easy_lost = easy(here, own.pieces(start));
        let mut sum = 0.0;
        for die in 1..=6 {
            sum += match (die + added).cmp(&value) {
                Ordering::Greater => arrive(attack, area, shots, (die - easy_kept).max(1)),
                Ordering::Less => -arrive(defence, area, counter, (die - easy_lost).max(1)),
                Ordering::Equal => event(ball, area, die),
            };
        }
        best = best.max(sum / 6.0);
    }
    // While the other team's moves are still to come the pass may be spoilt or become a better one.
    let moves_to_come = match open.step() {
        Step::Movement | Step::Moves { .. } | Step::QuickMoves { .. } | Step::FreeMovements => {
            open.acting().0 == open.first_to_act()
        }
        _ => false,
    };
    let present = if moves_to_come {
        weights.answered
    } else {
        weights.present
    };
    let now = attack.held(start, value);
    (present * now + (1.0 - present) * best.max(-1.0)) * goes_on(open)
}
