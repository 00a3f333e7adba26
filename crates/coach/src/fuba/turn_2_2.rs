//! What the ball is worth in a turn of 2.2: the next pass, and two actions of each team.

use gaffer_fuba::pitch::{Area, AreaSet};
use gaffer_fuba::rule::offside::offside_areas;
use gaffer_fuba::rule::{goal_attempt, pressing};
use gaffer_fuba::{Open, Step, TurnKind};

use super::attack::Attack;
use super::evaluate::{Ball, goes_on};
use super::pass::PassRisk;

/// How often a special event leaves the ball where it is.
const EVENT_KEEPS: f64 = 0.7;

/// The chance that an attempt scores for modifiers from -9 to +6, the ball value being any of six.
const SHOT_CHANCE: [f64; 16] = {
    let mut table = [0.0; 16];
    let mut index = 0;
    while index < table.len() {
        let mut scoring = 0;
        let mut pair = 0;
        while pair < 36 {
            if (pair % 6) + index as i32 - 9 > pair / 6 {
                scoring += 1;
            }
            pair += 1;
        }
        table[index] = scoring as f64 / 36.0;
        index += 1;
    }
    table
};

/// What ball and shape are worth to the controlling team.
pub(super) fn worth(open: &Open, ball: &Ball) -> f64 {
    let Ball { attack, shape, .. } = ball;
    match open.step() {
        Step::EventRoll => EVENT_KEEPS * arrive(attack, open.ball()) + shape,
        Step::Target | Step::RestartMoves { .. } => promise(open, ball, ball.set_piece) + shape,
        Step::Adjust { .. } | Step::FreeKick => {
            let play = promise(open, ball, ball.set_piece) + shape;
            match attack.modifiers(open.ball(), true) {
                Some(modifiers) if open.turn_kind() == TurnKind::FreeKick => {
                    play.max(attack.shot(open.ball(), modifiers, open.value().number(), *shape))
                }
                _ => play,
            }
        }
        _ => in_stages(open, ball),
    }
}

/// What getting the ball in an area is worth, a shot in the coming action stage included.
#[inline]
fn arrive(attack: &Attack, area: Area) -> f64 {
    let place = attack.place(area);
    let Some(modifiers) = attack.modifiers(area, false) else {
        return place;
    };
    let lead = attack.own_count(area) as i8 - attack.their_count(area) as i8;
    // Who has more players acts first; with two more an adjustment pays as well.
    let (share, better) = if lead > 0 {
        (attack.weights.acts_first, i8::from(lead > 1))
    } else {
        (attack.weights.acts_later, 0)
    };
    let chance = SHOT_CHANCE[((modifiers + better).clamp(-9, 6) + 9) as usize];
    // Never more than a goal, so that a certain one is taken and not waited for.
    place * (1.0 - chance) + share * chance
}

/// What the ball promises the controlling team in its next pass.
fn promise(open: &Open, ball: &Ball, set_piece: bool) -> f64 {
    let (attack, defence) = (&ball.attack, &ball.defence);
    let start = open.ball();
    let offside = offside_areas(open);
    let own = attack.own.occupied();
    let onside = own.without(offside);
    let mut reach = onside
        .into_iter()
        .fold(AreaSet::EMPTY, |all, area| all.or(area.adjacent()));
    let corner = open.taker().is_some();
    if corner {
        reach = reach.with(start);
    }
    let opponents = attack.their.occupied();
    let start_free = i8::from(!set_piece && !opponents.contains(start));
    let now = open.value().number();
    let advanced = PassRisk::from_open(open);
    let mut best = f64::NEG_INFINITY;
    for area in reach.without(own).or(onside) {
        let steps = start.steps(area) as i8;
        if now == 6 && steps > 1 {
            continue;
        }
        let target_free = own.contains(area) && !opponents.contains(area);
        let mut value = if target_free { 1 } else { now };
        let mut longer = if corner { steps } else { (steps - 1).max(0) };
        if let Some(advanced) = &advanced {
            value = value.max(advanced.risk(open, area));
            if longer == 1 && advanced.goes_through(open, area) {
                longer = 0;
            }
        }
        let value = (value - start_free).max(1) + longer;
        if value > 6 {
            continue;
        }
        let keep = (f64::from(6 - value) + EVENT_KEEPS) / 6.0;
        let gain = keep * arrive(attack, area);
        // What a loss costs is only worth counting where the gain can be the best.
        if gain > best {
            best = best.max(gain - (1.0 - keep) * arrive(defence, area));
        }
    }
    let present = attack.weights.present;
    // In the middle of a turn there may be no pass at all yet.
    let both = present * attack.place(start) + (1.0 - present) * best.max(-1.0);
    both * goes_on(open)
}

/// What ball and shape are worth to the controlling team while action stages are played.
fn in_stages(open: &Open, ball: &Ball) -> f64 {
    let (attack, defence, shape) = (&ball.attack, &ball.defence, ball.shape);
    let (side, area) = (attack.side, open.ball());
    let value = open.value().number();
    let (acting, number) = open.acting();
    let due = match open.step() {
        // A third action has the disadvantages of a second one (F22-A11-4.5).
        Step::Action => number.min(2),
        Step::Moves { .. } => number + 1,
        Step::Entry(_) | Step::EventMoves { .. } => 1,
        _ => 3,
    };
    // The number of each team's next action; 3 when its stage is over.
    let next = |team| match (team == acting, acting == open.first_to_act()) {
        (true, _) => due,
        (false, true) => 1,
        (false, false) => 3,
    };
    let (own, their) = (open.count(side, area), open.count(!side, area));
    let basic = open.options().advanced.is_empty();
    let play = promise(open, ball, false) + shape;
    let mut shot = f64::NEG_INFINITY;
    if next(side) <= 2
        && let Some(modifiers) = attack.modifiers(area, false)
    {
        let modifiers = if basic {
            modifiers
        } else {
            first_attempt(open)
        };
        if next(side) == 1 {
            shot = attack.shot(area, modifiers, value, shape);
        }
        // With the first action still to come the value can be adjusted before the shot.
        let adjusted = if next(side) == 1 {
            (value - (own as i8 - their as i8).clamp(-2, 2)).clamp(1, 6)
        } else {
            value
        };
        shot = shot.max(attack.shot(area, modifiers - 1, adjusted, shape));
    }
    // The passive team may still press, if it has the numbers.
    let lost = if next(!side) <= 2 && their >= own {
        let help = if basic || acting == side {
            0
        } else {
            i8::from(number > 1) - pressing::modifier(open, false)
        };
        f64::from((value - next(!side) as i8 + help).clamp(0, 6)) / 6.0
    } else {
        0.0
    };
    let pressed = |worth: f64| (1.0 - lost) * worth + lost * (shape - arrive(defence, area));
    // Who acts now shoots before the others press. The basic game is judged without it.
    if basic || acting != side {
        pressed(play.max(shot))
    } else {
        shot.max(pressed(play))
    }
}

/// The modifiers of an attempt as the controlling team's first action of this turn, with what skills and
/// keepers do to it (F22-A5d, F22-A10-stopper, F22-A11-5.6).
fn first_attempt(open: &Open) -> i8 {
    let now = goal_attempt::modifiers(open);
    let swept = if open.swept() == Some(open.passive()) {
        2
    } else {
        0
    };
    now.total() - now.second_action - now.sweep + swept
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In the penalty area without modifiers 15 of 36 pairs of die and value score.
    #[test]
    fn shot_chances_are_counted() {
        let chance = |modifiers: i32| SHOT_CHANCE[(modifiers + 9) as usize];
        assert!((chance(0) - 15.0 / 36.0).abs() < 1e-9);
        assert!(chance(-5).abs() < 1e-9);
        assert!((chance(6) - 1.0).abs() < 1e-9);
    }
}
