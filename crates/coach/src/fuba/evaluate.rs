//! How good a position of FUBA is for a side, in goals: the score, what the ball promises, and shape.

use gaffer_core::Side;
use gaffer_fuba::pitch::{own_half, penalty_area};
use gaffer_fuba::{Edition, Open, SetUp, Step, Team};

use super::attack::{Attack, seen_by};
use super::weight::{WEIGHTS, Weights};
use super::{condition, shoot_out, turn_1_0, turn_2_2, turn_2014, weight};

/// The chance that the half goes on by the number of the stoppage square (F10-4.3.1a, F14-4.3.1a,
/// F22-4.3.3b).
const GOES_ON: [f64; 6] = [1.0, 30.0 / 36.0, 20.0 / 36.0, 12.0 / 36.0, 6.0 / 36.0, 0.0];

/// The chance that the half goes on with another turn.
pub(super) fn goes_on(open: &Open) -> f64 {
    let stoppage = usize::from(open.clock().stoppage());
    GOES_ON.get(stoppage).copied().unwrap_or(0.0)
}

/// What the ball is judged by, both ways.
pub(super) struct Ball<'a> {
    /// The controlling team's.
    pub(super) attack: Attack<'a>,
    /// The passive team's, if it wins the ball.
    pub(super) defence: Attack<'a>,
    /// How much better the controlling team stands.
    pub(super) shape: f64,
    /// Whether the turn's pass is a free kick, a corner kick or a goal kick.
    pub(super) set_piece: bool,
}

impl<'a> Ball<'a> {
    fn new(open: &'a Open, weights: &Weights) -> Self {
        let side = open.controlling();
        Self {
            attack: Attack::new(open, side),
            defence: Attack::new(open, !side),
            shape: shape(open, side, weights) - shape(open, !side, weights),
            set_piece: open.turn_kind().is_set_piece(),
        }
    }
}

/// What a foul costs the side that committed it: the free kick or penalty, and the card.
fn foul(open: &Open, by: Side) -> f64 {
    let area = open.ball();
    let kick = if area == penalty_area(by) {
        weight::PENALTY
    } else if own_half(by).contains(area) {
        WEIGHTS[open.edition()].free_kick[seen_by(!by, area).index()]
    } else {
        weight::QUICK_FREE_KICK + Attack::new(open, !by).place(area)
    };
    kick + weight::CARD * f64::from(1 + open.team(by).yellow())
}

/// How well a side's players stand, apart from the ball's promise.
fn shape(open: &Open, side: Side, weights: &Weights) -> f64 {
    let team = open.team(side);
    let pieces = if open.controlling() == side {
        &weights.attackers
    } else {
        &weights.defenders
    };
    let at_home = team.keeper() == Some(penalty_area(side));
    let mut shape = if at_home { weights.keeper } else { 0.0 };
    for area in team.occupied() {
        let (worth, most) = pieces[seen_by(side, area).index()];
        shape += worth * f64::from(team.outfield(area).min(most));
    }
    let limit = open.count_limit();
    let at_ball = |team: &Team| team.pieces(open.ball()).min(limit) as i8;
    let lead = at_ball(team) - at_ball(open.team(!side));
    shape + weights.lead_at_ball * f64::from(lead.clamp(-2, 2))
}

/// The value of a position for a side, in goals.
pub fn evaluate(open: &Open, side: Side) -> f64 {
    if let Some(chance) = shoot_out::chance(open, side) {
        return 2.0 * chance - 1.0; // as a goal more or less, which decides a match
    }
    let score = open.score();
    let weights = WEIGHTS[open.edition()];
    let mut goals = f64::from(score[side]) - f64::from(score[!side]);
    if !open.options().advanced.is_empty() {
        goals += condition::worth(open, side) - condition::worth(open, !side);
    }
    let controlling = open.controlling();
    let sign = if controlling == side { 1.0 } else { -1.0 };
    let ball = match open.step() {
        Step::Over | Step::HalfTime(_) => return goals,
        // The set-up that follows is not made yet: judge the restart, not the empty pitch.
        Step::Place { set_up, .. } => match set_up {
            SetUp::KickOff => weights.kick_off,
            SetUp::Penalty => weight::PENALTY,
            SetUp::CornerKick => weights.corner,
            SetUp::FreeKick => weights.free_kick[seen_by(controlling, open.ball()).index()],
        },
        Step::CornerSide => weights.corner,
        Step::YellowCardRoll(by) | Step::RedCardRoll { side: by, .. } | Step::SendOff(by) => {
            let cost = foul(open, by);
            return goals + if by == side { -cost } else { cost };
        }
        Step::Dive | Step::Kick | Step::PenaltyRoll => weight::PENALTY,
        _ => {
            let ball = Ball::new(open, weights);
            match open.edition() {
                Edition::V1_0 => turn_1_0::worth(open, &ball),
                Edition::V2014 => turn_2014::worth(open, &ball),
                Edition::V2_2 => turn_2_2::worth(open, &ball),
            }
        }
    };
    goals + sign * ball
}
