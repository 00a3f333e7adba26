//! What the ball is worth in a turn of 1.0: pass and shot go together, then both teams move.

use gaffer_fuba::pitch::Area;
use gaffer_fuba::rule::control::area_modifier;
use gaffer_fuba::{Open, Step, Team, TurnKind};

use super::attack::{Attack, Prospect};
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
            let target = open.pass().1;
            let die = open.turn_dice().map_or(3, |dice| dice[attack.side] as i8);
            let kept = Prospect::new(attack, &attack.shots(), target).with(die, 1.0);
            event(ball, target, kept) + shape
        }
        Step::Adjust { .. } | Step::FreeKick if open.turn_kind() == TurnKind::FreeKick => {
            (promise(open, ball) + shape).max(shot(true))
        }
        Step::Shot => (promise(open, ball) + shape).max(shot(false)),
        _ => promise(open, ball) + shape,
    }
}

/// A special event (F10-4.4.2a): of six faces two keep the ball, two give a free kick to either side.
fn event(ball: &Ball, area: Area, kept: f64) -> f64 {
    (kept + ball.attack.free_kick(area) - ball.defence.free_kick(area)) / 3.0
}

/// The die that brings a special event in a pass to an area; a higher one keeps the ball, a lower one loses it
/// (F10-4.4).
#[inline]
fn equal_die(attack: &Attack, pass: &NextPass, area: Area, value: i8) -> i8 {
    let (own, their) = (attack.own, attack.their);
    let start = pass.start;
    let set_piece = pass.kind.is_set_piece();
    let numbers = |area: Area| {
        if set_piece && area == start {
            0 // F10-D13
        } else {
            area_modifier(own.pieces(area), their.pieces(area))
        }
    };
    let to_target = if own.pieces(area) + their.pieces(area) == 0 {
        // F10-4.4.1b: the best area stands in.
        let runners = own.occupied().and(area.adjacent()).into_iter();
        runners.map(numbers).max().unwrap_or(0)
    } else {
        numbers(area)
    };
    value - (numbers(start) + to_target - 2 * start.between(area) as i8)
}

/// What the ball promises the controlling team in its next pass (F10-4.4, F10-4.5).
fn promise(open: &Open, ball: &Ball) -> f64 {
    let (attack, defence) = (&ball.attack, &ball.defence);
    let pass = NextPass::new(open, attack);
    let start = pass.start;
    let set_piece = pass.kind.is_set_piece();
    let (own, their) = (attack.own, attack.their);
    let start_free = |team: &Team| !set_piece && team.pieces(start) == 0;
    let (their_start_free, own_start_free) = (start_free(their), start_free(own));
    let value = open.value().number();
    let weights = attack.weights;
    let (shots, counters) = (attack.shots(), defence.shots());
    let mut best = f64::NEG_INFINITY;
    for area in pass.nearest_first(attack.side) {
        let (here, there) = (own.pieces(area), their.pieces(area));
        let equal = equal_die(attack, &pass, area, value);
        if equal >= 7 {
            continue;
        }
        // F10-4.5.2: nobody of the team without the ball at one of the ends.
        let easy = i8::from(there == 0 || their_start_free);
        let kept = Prospect::new(attack, &shots, area);
        let mut sum = 0.0;
        if equal >= 1 {
            sum += event(ball, area, kept.with(equal, 1.0));
        }
        // The lowest die that keeps the ball is the best one for the value.
        let lowest = (equal + 1).max(1);
        let most = f64::from(7 - lowest) * kept.with((lowest - easy).max(1), 1.0);
        if sum + most <= 6.0 * best {
            continue;
        }
        for die in lowest..=6 {
            sum += kept.with((die - easy).max(1), 1.0);
        }
        // What a loss costs is only worth counting where the gain can be the best.
        if sum > 6.0 * best {
            let easy = i8::from(here == 0 || own_start_free);
            let lost = Prospect::new(defence, &counters, area);
            for die in 1..equal {
                sum -= lost.with((die - easy).max(1), 1.0);
            }
            best = best.max(sum / 6.0);
        }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fuba::decisions::of_random_matches;
    use gaffer_fuba::Options;
    use gaffer_fuba::rule::control;

    #[test]
    fn checks_are_judged_as_the_rules_have_them() {
        of_random_matches(&Options::FUBA_1_0, |open| {
            if open.step() != Step::Target {
                return;
            }
            let attack = Attack::new(open, open.controlling());
            let pass = NextPass::new(open, &attack);
            for area in pass.nearest_first(attack.side) {
                let equal = equal_die(&attack, &pass, area, open.value().number());
                let odds = control::odds(open, area);
                let faces = |from: i8, to: i8| (from.max(1)..=to.min(6)).count() as u8;
                assert_eq!(odds.kept, faces(equal + 1, 6), "{area} {open:?}");
                assert_eq!(odds.lost, faces(1, equal - 1), "{area} {open:?}");
            }
        });
    }
}
