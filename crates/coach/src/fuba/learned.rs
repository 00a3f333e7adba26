//! What a position of FUBA is worth as matches have taught it: the network's goals, and the results that follow.

use gaffer_core::{Awaits, BySide, Rules, Side};
use gaffer_fuba::{Open, Position, Step};

use crate::net::Net;
use crate::{Evaluate, Expected};

use super::condition::time_left;
use super::evaluate::evaluate;
use super::facts::facts;

/// An opinion of what positions are worth.
#[derive(Clone, Debug)]
pub enum Learned {
    /// What matches have taught a network.
    Net(Box<Net>),
    /// Football sense, for editions that no network was fitted to yet: what it promises comes on top of the goals of
    /// a usual match.
    Sense,
}

/// The goals of a side in a whole match of sensible coaches, whatever the edition.
const USUAL_GOALS: f64 = 1.6;

impl Learned {
    /// The goals that each side still scores on average.
    pub fn goals(&self, open: &Open) -> BySide<f64> {
        let [own, their] = match self {
            Self::Net(net) => net.goals(&facts(open)).map(f64::from),
            Self::Sense => by_sense(open),
        };
        // Until it is decided who kicks off, nobody has the ball.
        if is_before_kick_off(open.step()) {
            let both = f64::midpoint(own, their);
            return BySide::with(|_| both);
        }
        match open.controlling() {
            Side::Home => BySide {
                home: own,
                away: their,
            },
            Side::Away => BySide {
                home: their,
                away: own,
            },
        }
    }

    /// What the match is expected to end as; the match is not over.
    pub fn of_open(&self, open: &Open) -> Expected {
        let score = open.score();
        let lead = i32::from(score.home) - i32::from(score.away);
        if open.step() == Step::Over {
            return Expected::of_goals(lead, 0.0, 0.0);
        }
        let goals = self.goals(open);
        Expected::of_goals(lead, goals.home, goals.away)
    }
}

/// Whether it is not yet decided who kicks off.
pub(super) fn is_before_kick_off(step: Step) -> bool {
    matches!(
        step,
        Step::Formation(_)
            | Step::Roles(_)
            | Step::Styles(_)
            | Step::Skills(_)
            | Step::KickOffRoll
            | Step::KickOffChoice(_)
    )
}

/// The goals that football sense expects of the controlling team and of the other.
fn by_sense(open: &Open) -> [f64; 2] {
    let usual = USUAL_GOALS * time_left(open);
    if is_before_kick_off(open.step()) {
        return [usual; 2];
    }
    let side = open.controlling();
    let score = open.score();
    let lead = f64::from(score[side]) - f64::from(score[!side]);
    let promise = evaluate(open, side) - lead;
    [usual + promise.max(0.0), usual - promise.min(0.0)]
}

impl Evaluate<Position> for Learned {
    fn expected(&self, position: &Position) -> Expected {
        let score = position.open().score();
        let lead = i32::from(score.home) - i32::from(score.away);
        match position.awaits() {
            Awaits::Nothing(outcome) => Expected::ended(outcome, lead),
            _ => self.of_open(position.open()),
        }
    }
}
