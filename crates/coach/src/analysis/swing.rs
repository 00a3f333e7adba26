//! A change of what a match is expected to end as, in the two units that are added up.

use std::ops::{Add, AddAssign, Neg, Sub};

use gaffer_core::Side;
use serde::{Deserialize, Serialize};

use crate::Expected;

/// Points and goals, as one side sees them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Swing {
    /// Points: a win is 1, a draw a half, a defeat 0.
    pub points: f64,
    /// The lead in goals.
    pub goals: f64,
}

impl Swing {
    /// What is expected, as the home side sees it.
    pub fn from_expected(expected: Expected) -> Self {
        Self {
            points: expected.points(Side::Home),
            goals: expected.lead,
        }
    }

    /// The change from one expectation to another, as the home side sees it.
    pub fn between(before: Expected, after: Expected) -> Self {
        Self::from_expected(after) - Self::from_expected(before)
    }

    /// A change for the home side as another side sees it: what one wins, the other loses.
    #[must_use]
    pub fn seen_by(self, side: Side) -> Self {
        match side {
            Side::Home => self,
            Side::Away => -self,
        }
    }

    /// Each unit from the swing that has more of it.
    #[must_use]
    pub fn most(self, other: Self) -> Self {
        Self {
            points: self.points.max(other.points),
            goals: self.goals.max(other.goals),
        }
    }
}

impl Add for Swing {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            points: self.points + other.points,
            goals: self.goals + other.goals,
        }
    }
}

impl AddAssign for Swing {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Neg for Swing {
    type Output = Self;

    fn neg(self) -> Self {
        Self {
            points: -self.points,
            goals: -self.goals,
        }
    }
}

impl Sub for Swing {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + -other
    }
}
