//! How good a position of FUBA is for a side, in goals: the score, what the ball promises, and shape.

use gaffer_core::Side;
use gaffer_fuba::pitch::{AREAS, Area, penalty_area};
use gaffer_fuba::rule::goal_attempt::area_modifier;
use gaffer_fuba::rule::target::next_pass;
use gaffer_fuba::{BallValue, Open, Step};

/// The weights of the evaluation, in goals.
mod weight {
    /// A kept ball in an area from which one shot follows in two.
    pub(super) const SHOT: f64 = 0.6;
    /// The ball at the opponent's goal line instead of the own one.
    pub(super) const ADVANCE: f64 = 0.22;
    /// The keeper in his penalty area.
    pub(super) const KEEPER: f64 = 0.35;
    /// Each of the first players behind the ball in front of the own goal.
    pub(super) const COVER: f64 = 0.035;
    /// Each of the first players near the ball.
    pub(super) const SUPPORT: f64 = 0.02;
    /// A corner won.
    pub(super) const CORNER: f64 = 0.25;
}

/// The chance that an attempt with these modifiers scores, the ball value being any of six.
fn shot_chance(modifiers: i8) -> f64 {
    let scoring = (1..=6_i8)
        .flat_map(|die| (1..=6_i8).map(move |value| (die, value)))
        .filter(|(die, value)| die + modifiers > *value)
        .count();
    scoring as f64 / 36.0
}

/// `shot_chance` for modifiers from -9 to +6.
const SHOT_CHANCES: usize = 16;

struct Tables {
    shot: [f64; SHOT_CHANCES],
}

static TABLES: std::sync::LazyLock<Tables> = std::sync::LazyLock::new(|| Tables {
    shot: std::array::from_fn(|index| shot_chance(index as i8 - 9)),
});

fn compare(ours: u8, theirs: u8) -> i8 {
    i8::from(ours > theirs) - i8::from(theirs > ours)
}

/// The chance that a side with the ball in an area scores from there in a stage of its own.
fn threat(open: &Open, side: Side, area: Area) -> f64 {
    let Some(modifier) = area_modifier(side, area) else {
        return 0.0;
    };
    let own = open.team(side);
    let their = open.team(!side);
    let goal = penalty_area(!side);
    let keeper_out = their.keeper() != Some(goal);
    if modifier == -6 && !keeper_out {
        return 0.0;
    }
    let mut total = modifier + compare(own.count(goal), their.count(goal));
    if area != goal {
        total += compare(own.count(area), their.count(area));
    }
    if keeper_out {
        total += 4;
    }
    TABLES.shot[(total.clamp(-9, 6) + 9) as usize]
}

/// How far an area lies towards the opponent's goal line, 0 to 1.
fn advance(side: Side, area: Area) -> f64 {
    f64::from(area.depth(side)) / 24.0
}

/// What a side gains by having the ball in an area.
fn worth(open: &Open, side: Side, area: Area) -> f64 {
    weight::SHOT * threat(open, side, area) + weight::ADVANCE * advance(side, area)
}

/// The chance to keep the ball with a value: a higher die, or most special events.
fn keep_chance(value: BallValue) -> f64 {
    let higher = f64::from(6 - value.number());
    (higher + 0.8) / 6.0
}

/// What the ball promises the controlling team in its next pass.
fn promise(open: &Open) -> f64 {
    let side = open.controlling();
    let mut best = f64::NEG_INFINITY;
    let passes: [Option<BallValue>; AREAS] = next_pass(open);
    for area in Area::ALL {
        if let Some(value) = passes[area.index()] {
            let keep = keep_chance(value);
            let result =
                keep * worth(open, side, area) - (1.0 - keep) * worth(open, !side, area);
            best = best.max(result);
        }
    }
    if best.is_finite() { best } else { 0.0 }
}

/// How well a side's players stand, apart from the ball's promise.
fn shape(open: &Open, side: Side) -> f64 {
    let team = open.team(side);
    let own_goal = penalty_area(side);
    let mut shape = 0.0;
    if team.keeper() == Some(own_goal) {
        shape += weight::KEEPER;
    }
    let front = own_goal.ahead(side).unwrap_or(own_goal);
    let cover = 2 * team.outfield(own_goal).min(2) + team.outfield(front).min(3);
    shape += weight::COVER * f64::from(cover);
    let ball = open.ball();
    let mut near = team.count(ball).min(4) * 2;
    for area in ball.adjacent() {
        near += team.count(area).min(2);
    }
    shape + weight::SUPPORT * f64::from(near)
}

/// The value of a position for a side, in goals.
pub fn evaluate(open: &Open, side: Side) -> f64 {
    let score = open.score();
    let goals = f64::from(score[side]) - f64::from(score[!side]);
    if open.step() == Step::Over {
        return goals * 10.0;
    }
    let sign = if open.controlling() == side { 1.0 } else { -1.0 };
    let ball = match open.step() {
        // The set-up that follows is not made yet: judge the restart, not the empty pitch.
        Step::Place { .. } | Step::Adjust { .. } | Step::CornerSide => {
            return goals
                + sign
                    * match open.turn_kind() {
                        gaffer_fuba::TurnKind::CornerKick => weight::CORNER,
                        gaffer_fuba::TurnKind::FreeKick => weight::CORNER * 0.8,
                        _ => 0.02,
                    };
        }
        Step::ReboundRoll => 0.4,
        Step::DifficultRoll => 0.3,
        Step::Dive | Step::Kick | Step::PenaltyRoll => 9.0 / 14.0,
        Step::YellowCardRoll(by) | Step::RedCardRoll { side: by, .. } | Step::SendOff(by) => {
            return goals + if by == side { -0.1 } else { 0.1 };
        }
        _ => promise(open),
    };
    goals + sign * ball + shape(open, side) - shape(open, !side)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In the penalty area without modifiers 15 of 36 pairs of die and value score.
    #[test]
    fn shot_chances_are_counted() {
        assert!((shot_chance(0) - 15.0 / 36.0).abs() < 1e-9);
        assert!(shot_chance(-5).abs() < 1e-9);
        assert!((shot_chance(6) - 1.0).abs() < 1e-9);
        for modifiers in -9..=6 {
            let looked_up = TABLES.shot[(modifiers + 9) as usize];
            assert!((looked_up - shot_chance(modifiers)).abs() < 1e-9);
        }
    }
}
