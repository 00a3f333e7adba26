//! The formulas of Glicko-2, for any fraction of a rating period.
//!
//! Mark Glickman, "Example of the Glicko-2 system" (2022), whose step numbers are cited here. He rates all games of a period
//! together. Here a game is rated when it is over, so a period is cut where the games are: strength drifts by σ² a period, hence by
//! tσ² in a part t of it, and the logarithm of σ² itself by tτ². With one whole period these are his formulas unchanged.

use std::f64::consts::PI;
use std::ops::RangeInclusive;

/// Rating points in one unit of the scale on which the formulas are written (step 2).
pub(crate) const SCALE: f64 = 173.7178;

/// How freely volatility changes. Glickman: 0.3 to 1.2, and small where dice make surprises frequent.
const TAU: f64 = 0.5;

/// Where a volatility stays. Above, a row of odd results would leave a rating uncertain for years; below, it would not notice
/// that somebody has learnt.
pub(crate) const VOLATILITIES: RangeInclusive<f64> = 0.02..=0.1;

/// How often the interval that holds the new volatility is halved: its logarithm is then known to 10⁻¹⁵.
const HALVINGS: usize = 50;

/// What is believed about a player's strength, in rating points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Belief {
    pub(crate) points: f64,
    pub(crate) deviation: f64,
    pub(crate) volatility: f64,
}

/// A game: what is believed about the opponent, and the share of the point that was won.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Game {
    pub(crate) points: f64,
    pub(crate) deviation: f64,
    pub(crate) score: f64,
}

/// What games say about a player: how far they move him (the sum of step 7), and how little they say (v of step 3).
struct Evidence {
    pull: f64,
    variance: f64,
}

impl Belief {
    /// The belief after so many periods without a game (step 6).
    pub(crate) fn rested(self, periods: f64) -> Self {
        let drift = periods * (self.volatility * SCALE).powi(2);
        Self {
            deviation: (self.deviation.powi(2) + drift).sqrt(),
            ..self
        }
    }

    /// The belief after so many periods with games at their end (steps 2 to 8): all but the last period were without a game.
    pub(crate) fn after(self, games: &[Game], periods: f64) -> Self {
        let idle = (periods - 1.0).max(0.0);
        let before = self.rested(idle);
        let part = periods - idle;
        let Some(Evidence { pull, variance }) = before.evidence(games) else {
            return before.rested(part);
        };
        let volatility = before.volatility_after(variance * pull, variance, part);
        let rested = Self {
            volatility,
            ..before
        }
        .rested(part);
        let phi = rested.deviation / SCALE;
        let certainty = phi.powi(-2) + variance.recip();
        Self {
            points: self.points + SCALE * pull / certainty,
            deviation: SCALE / certainty.sqrt(),
            volatility,
        }
    }

    /// Steps 3 and 4; nothing where there is no game.
    fn evidence(self, games: &[Game]) -> Option<Evidence> {
        let (mut pull, mut information) = (0.0, 0.0);
        for game in games {
            let weight = weight(game.deviation);
            let expected = expected(weight * (self.points - game.points));
            pull += weight * (game.score - expected);
            information += weight.powi(2) * expected * (1.0 - expected);
        }
        (information > 0.0).then(|| Evidence {
            pull,
            variance: information.recip(),
        })
    }

    /// Step 5: the likeliest volatility after a part of a period, when games suggest that the player is better by `improvement`
    /// than was thought.
    ///
    /// Glickman finds the zero by the Illinois method. Halving an interval takes more steps, but always the same number.
    fn volatility_after(self, improvement: f64, variance: f64, part: f64) -> f64 {
        if part <= 0.0 {
            return self.volatility;
        }
        let before = 2.0 * self.volatility.ln();
        let known = (self.deviation / SCALE).powi(2) + variance;
        let slope = |x: f64| {
            let drift = part * x.exp();
            let spread = known + drift;
            drift * (improvement.powi(2) - spread) / (2.0 * spread.powi(2))
                - (x - before) / (TAU.powi(2) * part)
        };
        let mut low = 2.0 * VOLATILITIES.start().ln();
        let mut high = 2.0 * VOLATILITIES.end().ln();
        for _ in 0..HALVINGS {
            let middle = f64::midpoint(low, high);
            if slope(middle) > 0.0 {
                low = middle;
            } else {
                high = middle;
            }
        }
        (low / 2.0).exp()
    }
}

/// How much a game against somebody of this deviation counts (g of step 3).
fn weight(deviation: f64) -> f64 {
    let phi = deviation / SCALE;
    (1.0 + 3.0 * phi.powi(2) / PI.powi(2)).sqrt().recip()
}

/// The share of a point to expect from so many rating points more (E of step 3).
fn expected(lead: f64) -> f64 {
    (1.0 + (-lead / SCALE).exp()).recip()
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAYER: Belief = Belief {
        points: 1500.0,
        deviation: 200.0,
        volatility: 0.06,
    };

    const fn game(points: f64, deviation: f64, score: f64) -> Game {
        Game {
            points,
            deviation,
            score,
        }
    }

    const GLICKMANS: [Game; 3] = [
        game(1400.0, 30.0, 1.0),
        game(1550.0, 100.0, 0.0),
        game(1700.0, 300.0, 0.0),
    ];

    #[track_caller]
    fn assert_near(found: f64, wanted: f64, within: f64) {
        assert!((found - wanted).abs() <= within, "{found}, not {wanted}");
    }

    #[test]
    fn glickmans_published_example() {
        let after = PLAYER.after(&GLICKMANS, 1.0);
        assert_near(after.points, 1464.06, 0.01);
        assert_near(after.deviation, 151.52, 0.01);
        // Published as 0.05999, further places left off.
        assert!((0.05999..0.06).contains(&after.volatility));
    }

    /// Glickman's table of the same example.
    #[test]
    fn glickmans_intermediate_figures() {
        for (game, g, e) in [
            (GLICKMANS[0], 0.9955, 0.639),
            (GLICKMANS[1], 0.9531, 0.432),
            (GLICKMANS[2], 0.7242, 0.303),
        ] {
            let weight = weight(game.deviation);
            assert_near(weight, g, 0.00005);
            assert_near(expected(weight * (1500.0 - game.points)), e, 0.0005);
        }
        let evidence = PLAYER.evidence(&GLICKMANS).unwrap();
        assert_near(evidence.variance, 1.7785, 0.001);
        assert_near(evidence.variance * evidence.pull, -0.4834, 0.001);
    }

    /// An even game between two whose strength is known for certain, and hardly drifts: v is 4, and a win is worth φ²/2 of the
    /// scale where φ² is small beside v.
    #[test]
    fn an_even_game_by_hand() {
        let player = Belief {
            deviation: SCALE / 2.0,
            ..PLAYER
        };
        let after = player.after(&[game(1500.0, 0.0, 1.0)], 0.0);
        // 1/φ'² = 4 + 1/4, so φ' is √(4/17) and the change ½ · 4/17.
        assert_near(after.deviation, SCALE * (4.0_f64 / 17.0).sqrt(), 1e-9);
        assert_near(after.points, 1500.0 + SCALE * 2.0 / 17.0, 1e-9);
        assert_near(after.volatility, 0.06, 0.0);
        let level = player.after(&[game(1500.0, 0.0, 0.5)], 0.0);
        assert_near(level.points, 1500.0, 1e-9);
        assert_near(level.deviation, after.deviation, 1e-9);
    }

    #[test]
    fn parts_of_a_period_without_a_game_add_up_to_it() {
        let at_once = PLAYER.rested(3.0);
        let in_parts = PLAYER.rested(0.25).rested(2.0).rested(0.75);
        assert_near(at_once.deviation, in_parts.deviation, 1e-9);
        // 200² + 3 · (0.06 · 173.7178)² = 40,325.92.
        assert_near(at_once.deviation, 200.8132, 0.0001);
        assert_near(PLAYER.after(&[], 3.0).deviation, at_once.deviation, 1e-9);
    }

    /// Glickman: in a period without a game only the deviation changes.
    #[test]
    fn idle_periods_go_before_the_one_with_games() {
        let wanted = PLAYER.rested(9.0).after(&GLICKMANS, 1.0);
        assert_eq!(PLAYER.after(&GLICKMANS, 10.0), wanted);
        assert!((wanted.volatility - 0.06).abs() < 0.0001);
    }

    /// Games one after the other within a moment tell about the same as all of them together.
    #[test]
    fn an_evening_of_games_is_nearly_one_period() {
        let together = PLAYER.after(&GLICKMANS, 1.0);
        let mut periods = 1.0;
        let mut one_by_one = PLAYER;
        for game in GLICKMANS {
            one_by_one = one_by_one.after(&[game], periods);
            periods = 0.0;
        }
        assert_near(one_by_one.points, together.points, 1.0);
        assert_near(one_by_one.deviation, together.deviation, 1.0);
        assert_near(one_by_one.volatility, together.volatility, 0.0001);
    }

    #[test]
    fn surprises_raise_volatility_and_what_was_expected_lowers_it() {
        let certain = Belief {
            deviation: 50.0,
            ..PLAYER
        };
        let weak = [game(1000.0, 50.0, 0.0); 5];
        assert!(certain.after(&weak, 1.0).volatility > 0.06);
        let even = [game(1500.0, 50.0, 1.0), game(1500.0, 50.0, 0.0)];
        assert!(certain.after(&even, 1.0).volatility < 0.06);
    }

    /// The zero of step 5, checked by putting it into Glickman's own function.
    #[test]
    fn the_volatility_is_a_zero_of_glickmans_function() {
        let evidence = PLAYER.evidence(&GLICKMANS).unwrap();
        let (v, delta) = (evidence.variance, evidence.variance * evidence.pull);
        let phi = 200.0_f64 / SCALE;
        let x = 2.0 * PLAYER.after(&GLICKMANS, 1.0).volatility.ln();
        let f = x.exp() * (delta.powi(2) - phi.powi(2) - v - x.exp())
            / (2.0 * (phi.powi(2) + v + x.exp()).powi(2))
            - (x - (0.06_f64).powi(2).ln()) / 0.25;
        assert_near(f, 0.0, 1e-12);
    }
}
