//! What the ball is worth in a turn of 2014: the next pass, and an action stage of each team in fixed steps.

use gaffer_fuba::pitch::Area;
use gaffer_fuba::rule::pressing;
use gaffer_fuba::{Open, Step, TurnKind};

use super::attack::{Attack, Prospect};
use super::evaluate::{Ball, goes_on};
use super::next_pass::NextPass;
use super::weight::Weights;

/// The chance that a special event gives a free kick to one side; nearly all others keep the ball
/// (F14-4.4.3).
const EVENT_FREE_KICK: f64 = 5.0 / 36.0;
/// The chance that it fails the pass (F14-4.4.3d).
const EVENT_FAILS: f64 = 2.0 / 36.0;

/// The chance to act first where nobody can tell yet.
const OPEN_ORDER: f64 = 0.5;

/// What ball and shape are worth to the controlling team.
pub(super) fn worth(open: &Open, ball: &Ball) -> f64 {
    let Ball { attack, shape, .. } = ball;
    let (area, value) = (open.ball(), open.value().number());
    match open.step() {
        Step::EventRoll => {
            let target = open.pass().1;
            let shots = attack.shots();
            let kept = Arrival::new(ball, &shots, target).expected(OPEN_ORDER, 0);
            event(ball, target, kept) + shape
        }
        Step::Adjust { .. } | Step::FreeKick if open.turn_kind() == TurnKind::FreeKick => {
            let shot = attack
                .modifiers(area, true)
                .map_or(f64::NEG_INFINITY, |modifiers| {
                    attack.shot(area, modifiers, value, *shape)
                });
            (promise(open, ball, value) + shape).max(shot)
        }
        step if step.is_in_action_stage() => in_stages(open, ball),
        _ => promise(open, ball, value) + shape,
    }
}

/// The value after an adjustment by the numbers at the ball (F14-4.9a).
fn adjusted(value: i8, own: u8, their: u8) -> i8 {
    (value - (own as i8 - their as i8).clamp(-2, 2)).clamp(1, 6)
}

/// The chance that the passive team wins the ball by pressing (F14-4.9.1b).
fn pressed(value: i8, modifier: i8, their: u8) -> f64 {
    if their == 0 {
        0.0
    } else {
        f64::from((value - 1 - modifier).clamp(0, 6)) / 6.0
    }
}

/// A special event on the way to an area, with what a kept ball is worth there.
fn event(ball: &Ball, area: Area, kept: f64) -> f64 {
    let (attack, defence) = (&ball.attack, &ball.defence);
    (1.0 - 2.0 * EVENT_FREE_KICK - EVENT_FAILS) * kept
        + EVENT_FREE_KICK * (attack.free_kick(area) - defence.free_kick(area))
}

/// What a kept ball is worth in an area.
struct Arrival<'a> {
    weights: &'static Weights,
    prospect: Prospect<'a>,
    /// What the opponents have of it when it is lost.
    counter: f64,
    /// The players there.
    own: u8,
    their: u8,
}

impl<'a> Arrival<'a> {
    #[inline]
    fn new(ball: &Ball, shots: &'a [f64; 6], area: Area) -> Self {
        let attack = &ball.attack;
        Self {
            weights: attack.weights,
            prospect: Prospect::new(attack, shots, area),
            counter: ball.defence.held(area, 3),
            own: attack.own.pieces(area).max(1),
            their: attack.their.pieces(area),
        }
    }

    /// The team acts first.
    #[inline]
    fn acts_first(&self, value: i8) -> f64 {
        self.prospect.with(value, self.weights.acts_first)
    }

    /// The opponents act first: they adjust the value and press.
    #[inline]
    fn acts_later(&self, value: i8) -> f64 {
        let value = adjusted(value, self.own, self.their);
        let lost = pressed(value, 0, self.their);
        (1.0 - lost) * self.prospect.with(value, self.weights.acts_later) - lost * self.counter
    }

    /// On average, with the chance to act first, the value being the passive team's die and so much more
    /// (F14-4.5.4); above 6 the ball is lost.
    fn expected(&self, first: f64, more: i8) -> f64 {
        let kept = (6 - more).clamp(0, 6);
        let mut sum = 0.0;
        for die in 1..=kept {
            let value = (die + more).max(1);
            if first > 0.0 {
                sum += first * self.acts_first(value);
            }
            if first < 1.0 {
                sum += (1.0 - first) * self.acts_later(value);
            }
        }
        (sum - f64::from(6 - kept) * self.counter) / 6.0
    }
}

/// What the ball promises the controlling team in its next pass with a value (F14-4.4, F14-4.5).
fn promise(open: &Open, ball: &Ball, value: i8) -> f64 {
    let (attack, defence) = (&ball.attack, &ball.defence);
    let pass = NextPass::new(open, attack);
    let start = pass.start;
    let (own, their) = (attack.own, attack.their);
    let start_free = i8::from(!pass.kind.is_set_piece() && their.pieces(start) == 0);
    let right = open.auto_pass() == Some(attack.side);
    let usual = first_after(open, attack, pass.kind);
    let shots = attack.shots();
    let mut best = f64::NEG_INFINITY;
    for area in pass.nearest_first(attack.side) {
        let (here, there) = (own.pieces(area), their.pieces(area));
        let automatic = right || (here > 0 && there == 0); // F14-4.4.1a
        let kept = if automatic { 5 } else { 6 - value };
        let longer = if pass.corner {
            start.steps(area)
        } else {
            start.between(area)
        };
        let first = if here == 0 && there > 0 {
            0.0 // F14-4.6e
        } else {
            usual
        };
        let more = longer as i8 - start_free;
        let arrival = Arrival::new(ball, &shots, area);
        let most = f64::from(kept + 1) * arrival.acts_first((1 + more).max(1));
        if most + EVENT_FREE_KICK * attack.free_kick(area) <= 6.0 * best {
            continue;
        }
        let gain = arrival.expected(first, more);
        let sum = f64::from(kept) * gain + event(ball, area, gain)
            - f64::from(5 - kept) * defence.held(area, 2);
        best = best.max(sum / 6.0);
    }
    let present = attack.weights.present;
    let now = attack.held(start, value);
    (present * now + (1.0 - present) * best.max(-1.0)) * goes_on(open)
}

/// The chance that the controlling team acts first after the pass, where the target does not decide it
/// (F14-4.6b, F14-4.6d).
fn first_after(open: &Open, attack: &Attack, kind: TurnKind) -> f64 {
    match kind {
        TurnKind::KickOff | TurnKind::CornerKick | TurnKind::FreeKick => 0.0,
        TurnKind::OpenPlay | TurnKind::GoalKick => {
            let in_stage = open.step().is_in_action_stage();
            if in_stage && open.acting().0 == open.first_to_act() {
                OPEN_ORDER
            } else {
                f64::from(u8::from(open.first_after_pass() == attack.side))
            }
        }
    }
}

/// What ball and shape are worth to the controlling team while action stages are played (F14-4.6h).
fn in_stages(open: &Open, ball: &Ball) -> f64 {
    let (attack, defence, shape) = (&ball.attack, &ball.defence, ball.shape);
    let (side, area) = (attack.side, open.ball());
    let (own, their) = (attack.own.pieces(area), attack.their.pieces(area));
    let pending = open.awaits_goal_kick();
    let (acting, _) = open.acting();
    let other_follows = acting == open.first_to_act();
    let adjusts = !pending
        && !matches!(
            open.step(),
            Step::Press | Step::PressingRoll | Step::Substitution
        );
    let presses = !pending && (adjusts || open.step() == Step::Press);
    let mut value = open.value().number();
    let shot = |value| {
        attack
            .modifiers(area, false)
            .filter(|_| !pending)
            .map_or(f64::NEG_INFINITY, |modifiers| {
                attack.shot(area, modifiers, value, shape)
            })
    };
    let now = if open.step() == Step::Shot {
        shot(value)
    } else {
        f64::NEG_INFINITY
    };
    if adjusts {
        value = adjusted(value, own, their);
    }
    let lost_to = |lost: f64, kept: f64| {
        if lost > 0.0 {
            (1.0 - lost) * kept + lost * (shape - defence.held(area, 3))
        } else {
            kept
        }
    };
    let play = |value| promise(open, ball, value) + shape;
    let follows = |value| {
        if pending {
            value
        } else {
            adjusted(value, own, their)
        }
    };
    let worth = if acting == side {
        if other_follows {
            let value = follows(value);
            let lost = if pending {
                0.0
            } else {
                pressed(value, 0, their)
            };
            lost_to(lost, play(value))
        } else {
            play(value)
        }
    } else {
        let lost = if presses {
            pressed(value, pressing::modifier(open, false), their)
        } else {
            0.0
        };
        let kept = if other_follows {
            play(follows(value)).max(shot(value))
        } else {
            play(value)
        };
        lost_to(lost, kept)
    };
    worth.max(now)
}
