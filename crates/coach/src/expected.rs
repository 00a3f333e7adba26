//! What a match is expected to end as: the chances of its results, and the goals.

use gaffer_core::{Outcome, Rules, Side};
use serde::ser::{Serialize, SerializeStruct as _, Serializer};

/// The chances that the home side wins and that nobody does, and by how many goals it leads at the end.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    /// The chance that the home side wins.
    pub win: f64,
    /// The chance of a draw.
    pub draw: f64,
    /// The home side's lead at the end, in goals.
    pub lead: f64,
}

/// What a goal more is worth in points when the result is the same.
const LEAD: f64 = 0.01;

/// The most goals of a side that are told apart in the rest of a match.
const MOST: usize = 16;

impl Expected {
    /// A match that is over.
    pub fn ended(outcome: Outcome, lead: i32) -> Self {
        let (win, draw) = match outcome {
            Outcome::Won(Side::Home) => (1.0, 0.0),
            Outcome::Won(Side::Away) => (0.0, 0.0),
            Outcome::Drawn => (0.0, 1.0),
        };
        Self {
            win,
            draw,
            lead: f64::from(lead),
        }
    }

    /// A match in which each side still scores as often as its mean says, by Poisson's law.
    pub fn of_goals(lead: i32, home: f64, away: f64) -> Self {
        let (home_goals, away_goals) = (poisson(home), poisson(away));
        let (mut win, mut draw) = (0.0, 0.0);
        // The away side's goals are summed once: so many, or fewer.
        let mut fewer = [0.0; MOST + 1];
        for goals in 0..MOST {
            fewer[goals + 1] = fewer[goals] + away_goals[goals];
        }
        for (goals, chance) in home_goals.iter().enumerate() {
            let reach = goals as i32 + lead;
            let at = reach.clamp(0, MOST as i32) as usize;
            win += chance * fewer[at];
            if reach >= 0 && at < MOST {
                draw += chance * away_goals[at];
            }
        }
        Self {
            win,
            draw,
            lead: f64::from(lead) + home - away,
        }
    }

    /// The chance that a side wins.
    pub fn win_of(self, side: Side) -> f64 {
        match side {
            Side::Home => self.win,
            Side::Away => 1.0 - self.win - self.draw,
        }
    }

    /// The points of a side: 1 for a win, a half for a draw.
    pub fn points(self, side: Side) -> f64 {
        let home = self.win + self.draw / 2.0;
        match side {
            Side::Home => home,
            Side::Away => 1.0 - home,
        }
    }

    /// What a side plays for: points, and a little for goals, so that play goes on when all is decided.
    #[inline]
    pub fn worth(self, side: Side) -> f64 {
        let lead = match side {
            Side::Home => self.lead,
            Side::Away => -self.lead,
        };
        self.points(side) + LEAD * lead
    }

    /// Adds a share of another expectation.
    #[must_use]
    pub fn plus(self, share: f64, other: Self) -> Self {
        Self {
            win: self.win + share * other.win,
            draw: self.draw + share * other.draw,
            lead: self.lead + share * other.lead,
        }
    }

    /// The mean of expectations, each with its weight.
    #[must_use]
    pub fn mean(all: impl Iterator<Item = (Self, u32)>) -> Self {
        let mut weights = 0;
        let sum = all.fold(Self::NONE, |sum, (expected, weight)| {
            weights += weight;
            sum.plus(weight.into(), expected)
        });
        Self::NONE.plus(1.0 / f64::from(weights.max(1)), sum)
    }

    /// Nothing yet: what sums begin with.
    pub const NONE: Self = Self {
        win: 0.0,
        draw: 0.0,
        lead: 0.0,
    };
}

/// Everything that the home side sees of it.
impl Serialize for Expected {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut fields = serializer.serialize_struct("Expected", 5)?;
        fields.serialize_field("win", &self.win)?;
        fields.serialize_field("draw", &self.draw)?;
        fields.serialize_field("loss", &self.win_of(Side::Away))?;
        fields.serialize_field("points", &self.points(Side::Home))?;
        fields.serialize_field("lead", &self.lead)?;
        fields.end()
    }
}

/// One by one goal more, two more and so on: to multiply is quicker than to divide.
const ONE_BY: [f64; MOST] = {
    let mut parts = [0.0; MOST];
    let mut goals = 0;
    while goals < MOST {
        parts[goals] = 1.0 / (goals + 1) as f64;
        goals += 1;
    }
    parts
};

fn poisson(mean: f64) -> [f64; MOST] {
    let mut chances = [0.0; MOST];
    let mut chance = (-mean).exp();
    let mut left = 1.0;
    for (slot, one_by) in chances.iter_mut().zip(ONE_BY) {
        *slot = chance;
        left -= chance;
        chance *= mean * one_by;
    }
    // What is above the most is counted as the most, so that the chances add up to one.
    chances[MOST - 1] += left;
    chances
}

/// Somebody who says what any position of a game is worth, from what is open in it.
pub trait Evaluate<R: Rules>: Send + Sync {
    /// What the match is expected to end as from here.
    fn expected(&self, position: &R) -> Expected;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_and_are_the_same_for_both_sides() {
        for lead in -4..=4 {
            let one = Expected::of_goals(lead, 1.3, 0.7);
            let other = Expected::of_goals(-lead, 0.7, 1.3);
            assert!((one.win - other.win_of(Side::Away)).abs() < 1e-9);
            assert!((one.points(Side::Home) + one.points(Side::Away) - 1.0).abs() < 1e-12);
            assert!((one.lead + other.lead).abs() < 1e-12);
        }
    }

    /// Without goals to come the score decides; with one mean of ln 2 on one side half of the matches are won.
    #[test]
    fn chances_are_those_of_poisson() {
        assert!((Expected::of_goals(1, 0.0, 0.0).win - 1.0).abs() < 1e-12);
        assert!((Expected::of_goals(0, 0.0, 0.0).draw - 1.0).abs() < 1e-12);
        let half = Expected::of_goals(0, 2.0_f64.ln(), 0.0);
        assert!((half.win - 0.5).abs() < 1e-12 && (half.draw - 0.5).abs() < 1e-12);
    }
}
