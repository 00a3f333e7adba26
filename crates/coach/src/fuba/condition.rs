//! What a team's condition, cards and missing players are worth, and which stock gives or takes a point.

use gaffer_core::Side;
use gaffer_fuba::pitch::Line;
use gaffer_fuba::{Choice, Condition, HALF_SQUARES, Open, Step};

use super::weight::{self, WEIGHTS, Weights};

/// The minutes of both halves without stoppage time.
const MATCH: u8 = 2 * HALF_SQUARES;
/// A stock holds ten points and those that roles bring (F22-D80).
const MOST: usize = 20;

/// What so many points of a stock are worth in points: each one less than the one before.
const POINTS: [f64; MOST + 1] = {
    let mut table = [0.0; MOST + 1];
    let mut one = 1.0;
    let mut index = 1;
    while index <= MOST {
        table[index] = table[index - 1] + one;
        one *= weight::NEXT_POINT;
        index += 1;
    }
    table
};

/// The part of the match still to be played; a little is left in stoppage time.
pub(super) fn time_left(open: &Open) -> f64 {
    f64::from((MATCH + 2).saturating_sub(open.clock().minute()).max(2)) / f64::from(MATCH)
}

/// What the points themselves are worth with so much of the match left.
fn points(weights: &Weights, condition: Condition, left: f64) -> f64 {
    let sum: f64 = Line::ALL
        .into_iter()
        .map(|line| {
            weights.stock[line as usize] * POINTS[usize::from(condition.points(line)).min(MOST)]
        })
        .sum();
    // Late in the match there is no time to spend them all.
    sum * (left / weight::TIME_TO_SPEND).min(1.0)
}

/// What tiredness costs: all of it when tired, a part when few points are left before the next test
/// (F22-A1.3f, F22-A1.4).
fn tiredness(condition: Condition, tired: bool, left: f64) -> f64 {
    let danger = if tired {
        1.0
    } else {
        weight::NEAR_TIREDNESS
            .get(usize::from(condition.total()))
            .copied()
            .unwrap_or(0.0)
    };
    weight::TIRED * danger * left
}

/// What a side has beside its pieces' places and the ball, in goals.
pub(super) fn worth(open: &Open, side: Side) -> f64 {
    let (team, bench) = (open.team(side), open.bench(side));
    let weights = WEIGHTS[open.edition()];
    let left = time_left(open);
    let pieces = team.all_pieces().total() + team.in_hand() + bench.injured().total();
    let yellow = weight::YELLOW[usize::from(team.yellow()).min(weight::YELLOW.len() - 1)];
    // A substitution kept is worth what it could bring, as long as there is time.
    let substitutions = weights.substitution
        * f64::from(bench.substitutions_left())
        * (left / weight::TIME_TO_SPEND).min(1.0);
    let keeper = if bench.keeper_is_injured() {
        weight::INJURED_KEEPER
    } else {
        0.0
    };
    points(weights, bench.condition(), left) - tiredness(bench.condition(), bench.is_tired(), left)
        + substitutions
        + left * (weight::PIECE * f64::from(pieces) - yellow - keeper)
}

/// Of some stocks the one that should lose or gain the point that is asked for.
pub(super) fn best_stock(open: &Open, side: Side, stocks: impl Iterator<Item = Choice>) -> Choice {
    let gains = matches!(open.step(), Step::GainPoints { .. });
    let now = open.bench(side).condition();
    let weights = WEIGHTS[open.edition()];
    let left = time_left(open);
    let after = |choice: &Choice| match *choice {
        Choice::Point(line) if gains => points(weights, now.and(line, 1), left),
        Choice::Point(line) => points(weights, now.less(Condition::NONE.and(line, 1)), left),
        _ => f64::NEG_INFINITY,
    };
    stocks
        .max_by(|one, other| after(one).total_cmp(&after(other)))
        .unwrap_or(Choice::Point(Line::Midfield))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_point_is_worth_less_than_the_one_before() {
        for three in POINTS.windows(3) {
            assert!(three[2] - three[1] < three[1] - three[0], "{three:?}");
        }
    }
}
