//! How good a position of FUBA is for a side, in goals: the score, what the ball promises, and shape.

use gaffer_core::Side;
use gaffer_fuba::pitch::{AreaSet, own_half, penalty_area};
use gaffer_fuba::rule::offside::offside_areas;
use gaffer_fuba::rule::{goal_attempt, pressing};
use gaffer_fuba::{Open, SetUp, Step, Team, TurnKind};

use super::attack::{Attack, seen_by};
use super::pass::PassRisk;
use super::{condition, weight};

/// The chance that the half goes on by the number of the stoppage square (F22-4.3.3b).
const GOES_ON: [f64; 6] = [1.0, 30.0 / 36.0, 20.0 / 36.0, 12.0 / 36.0, 6.0 / 36.0, 0.0];

/// What the ball promises the controlling team in its next pass.
fn promise(open: &Open, attack: &Attack, defence: &Attack, set_piece: bool) -> f64 {
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
    let advanced = PassRisk::of(open);
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
        let keep = (f64::from(6 - value) + weight::EVENT_KEEPS) / 6.0;
        let gain = keep * attack.arrive(area);
        // What a loss costs is only worth counting where the gain can be the best.
        if gain > best {
            best = best.max(gain - (1.0 - keep) * defence.arrive(area));
        }
    }
    // In the middle of a turn there may be no pass at all yet.
    let both = weight::PRESENT * attack.place(start) + (1.0 - weight::PRESENT) * best.max(-1.0);
    let stoppage = usize::from(open.clock().stoppage());
    both * GOES_ON.get(stoppage).copied().unwrap_or(0.0)
}

/// What ball and shape are worth to the controlling team while action stages are played.
fn in_stages(open: &Open, attack: &Attack, defence: &Attack, shape: f64) -> f64 {
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
    let play = promise(open, attack, defence, false) + shape;
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
    let pressed = |worth: f64| (1.0 - lost) * worth + lost * (shape - defence.arrive(area));
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

/// What a foul costs the side that committed it: the free kick or penalty, and the card.
fn foul(open: &Open, by: Side) -> f64 {
    let area = open.ball();
    let kick = if area == penalty_area(by) {
        weight::PENALTY
    } else if own_half(by).contains(area) {
        weight::SET_PIECE
    } else {
        weight::QUICK_FREE_KICK + Attack::new(open, !by).place(area)
    };
    kick + weight::CARD * f64::from(1 + open.team(by).yellow())
}

/// How well a side's players stand, apart from the ball's promise.
fn shape(open: &Open, side: Side) -> f64 {
    let team = open.team(side);
    let pieces = if open.controlling() == side {
        &weight::ATTACKERS
    } else {
        &weight::DEFENDERS
    };
    let at_home = team.keeper() == Some(penalty_area(side));
    let mut shape = if at_home { weight::KEEPER } else { 0.0 };
    for area in team.occupied() {
        let (worth, most) = pieces[seen_by(side, area).index()];
        shape += worth * f64::from(team.outfield(area).min(most));
    }
    let limit = open.count_limit();
    let at_ball = |team: &Team| team.pieces(open.ball()).min(limit) as i8;
    let lead = at_ball(team) - at_ball(open.team(!side));
    shape + weight::LEAD_AT_BALL * f64::from(lead.clamp(-2, 2))
}

/// The value of a position for a side, in goals.
pub fn evaluate(open: &Open, side: Side) -> f64 {
    let score = open.score();
    let mut goals = f64::from(score[side]) - f64::from(score[!side]);
    if !open.options().advanced.is_empty() {
        goals += condition::worth(open, side) - condition::worth(open, !side);
    }
    let controlling = open.controlling();
    let sign = if controlling == side { 1.0 } else { -1.0 };
    let kind = open.turn_kind();
    let set_piece = matches!(
        kind,
        TurnKind::FreeKick | TurnKind::CornerKick | TurnKind::GoalKick
    );
    let attack = Attack::new(open, controlling);
    let defence = Attack::new(open, !controlling);
    let shape = shape(open, controlling) - shape(open, !controlling);
    let ball = match open.step() {
        Step::Over | Step::HalfTime(_) => return goals,
        // The set-up that follows is not made yet: judge the restart, not the empty pitch.
        Step::Place { set_up, .. } => {
            return goals
                + sign
                    * match set_up {
                        SetUp::KickOff => weight::KICK_OFF,
                        SetUp::Penalty => weight::PENALTY,
                        SetUp::FreeKick | SetUp::CornerKick => weight::SET_PIECE,
                    };
        }
        Step::CornerSide => return goals + sign * weight::SET_PIECE,
        Step::YellowCardRoll(by) | Step::RedCardRoll { side: by, .. } | Step::SendOff(by) => {
            let cost = foul(open, by);
            return goals + if by == side { -cost } else { cost };
        }
        Step::Dive | Step::Kick | Step::PenaltyRoll => weight::PENALTY,
        Step::EventRoll => weight::EVENT_KEEPS * attack.arrive(open.ball()) + shape,
        Step::Target | Step::RestartMoves { .. } => {
            promise(open, &attack, &defence, set_piece) + shape
        }
        Step::Adjust { .. } | Step::FreeKick => {
            let play = promise(open, &attack, &defence, set_piece) + shape;
            match attack.modifiers(open.ball(), true) {
                Some(modifiers) if kind == TurnKind::FreeKick => {
                    play.max(attack.shot(open.ball(), modifiers, open.value().number(), shape))
                }
                _ => play,
            }
        }
        _ => in_stages(open, &attack, &defence, shape),
    };
    goals + sign * ball
}
