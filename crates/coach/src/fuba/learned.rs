//! What a position of FUBA is worth as matches have taught it: the network's goals, and the results that follow.

use gaffer_core::{Awaits, BySide, Rules, Side};
use gaffer_fuba::{Open, Position, Step};

use crate::net::Net;
use crate::{Evaluate, Expected};

use super::facts::facts;
use super::shoot_out;

/// What matches have taught about the worth of positions.
#[derive(Clone, Debug)]
pub struct Learned {
    net: Net,
}

impl From<Net> for Learned {
    fn from(net: Net) -> Self {
        Self { net }
    }
}

impl Learned {
    /// The goals that each side still scores on average.
    pub fn goals(&self, open: &Open) -> BySide<f64> {
        let [own, their] = self.net.goals(&facts(open)).map(f64::from);
        // Until it is decided who kicks off, nobody has the ball.
        if is_before_kick_off(open.step()) {
            let both = f64::midpoint(own, their);
            return BySide::with(|_| both);
        }
        let controlling = open.controlling();
        BySide::with(|side| if side == controlling { own } else { their })
    }

    /// What the match is expected to end as; the match is not over.
    pub fn of_open(&self, open: &Open) -> Expected {
        let lead = lead(open);
        if let Some(win) = shoot_out::chance(open, Side::Home) {
            let draw = 0.0;
            let lead = lead.into();
            return Expected { win, draw, lead };
        }
        let expected = if open.step() == Step::Over {
            Expected::of_goals(lead, 0.0, 0.0)
        } else {
            let goals = self.goals(open);
            Expected::of_goals(lead, goals.home, goals.away)
        };
        if open.options().shoot_out {
            shoot_out::evenly(expected)
        } else {
            expected
        }
    }
}

/// The home side's lead in goals, those of a first leg included.
fn lead(open: &Open) -> i32 {
    let goals = open.aggregate();
    i32::from(goals.home) - i32::from(goals.away)
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

impl Evaluate<Position> for Learned {
    fn expected(&self, position: &Position) -> Expected {
        let open = position.open();
        match position.awaits() {
            // Who is ahead by both legs, or by the shoot-out, has got what was played for.
            Awaits::Nothing(_) if open.options().first_leg != BySide::default() => {
                self.of_open(open)
            }
            Awaits::Nothing(outcome) => Expected::ended(outcome, lead(open)),
            _ => self.of_open(position.open()),
        }
    }
}
