//! A rating by Glicko-2: how strong somebody is, how certain that is, and how steady his results are.

use std::ops::RangeInclusive;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::glicko2::{Belief, Game, VOLATILITIES};

/// A rating period: about as long as a keen member needs for the 10 to 15 matches that Glickman advises. A rating with the deviation
/// 60 and the volatility of a newcomer has the deviation 96 after a year without a match.
pub const PERIOD: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// No rating is more certain: at 45 a win against an equal is still worth 6 points, so that nobody's rating freezes.
pub const LOWEST_DEVIATION: f64 = 45.0;

/// No rating is less certain, however long somebody was away: Glickman's value for somebody about whom nothing is known.
pub const HIGHEST_DEVIATION: f64 = 350.0;

/// From this deviation on a rating is provisional: the true strength may well be 200 points away.
pub const PROVISIONAL_DEVIATION: f64 = 110.0;

/// Ratings end far from where anybody plays: choices at random are worth about 700 and the best coach 1900 (docs/FIGURES.md).
pub const LEAST_POINTS: f64 = 100.0;

/// The other end.
pub const MOST_POINTS: f64 = 4000.0;

/// Ratings and deviations are kept to so many parts of a point. A rounded number is the same on every machine, whose logarithms
/// differ in the last bits, and the same again after it was written as text.
const PARTS_OF_A_POINT: f64 = 1e4;

/// Volatilities are kept to so many parts, for the same reason.
const PARTS_OF_VOLATILITY: f64 = 1e9;

/// How strong somebody is, as far as is known; always within the limits of this module.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Rating(Belief);

/// A rating as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    points: f64,
    deviation: f64,
    volatility: f64,
}

impl From<Written> for Rating {
    fn from(written: Written) -> Self {
        Self::new(written.points, written.deviation, written.volatility)
    }
}

impl From<Rating> for Written {
    fn from(Rating(belief): Rating) -> Self {
        Self {
            points: belief.points,
            deviation: belief.deviation,
            volatility: belief.volatility,
        }
    }
}

/// How a match ended for one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Score {
    /// It won.
    Win,
    /// Nobody won.
    Draw,
    /// It lost.
    Loss,
}

impl Score {
    /// How the match ended for the other side.
    #[must_use]
    pub const fn of_opponent(self) -> Self {
        match self {
            Self::Win => Self::Loss,
            Self::Draw => Self::Draw,
            Self::Loss => Self::Win,
        }
    }

    /// The share of the point.
    const fn share(self) -> f64 {
        match self {
            Self::Win => 1.0,
            Self::Draw => 0.5,
            Self::Loss => 0.0,
        }
    }
}

/// Whom a match was played against, as far as a rating must know: a member, or a coach of measured strength.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opponent {
    /// The opponent's rating.
    pub points: f64,
    /// How uncertain it is.
    pub deviation: f64,
}

impl Rating {
    /// The rating of a newcomer, by Glickman's advice.
    pub const START: Self = Self(Belief {
        points: 1500.0,
        deviation: HIGHEST_DEVIATION,
        volatility: 0.06,
    });

    /// A rating of these numbers, brought within the limits; what is no number is the newcomer's.
    pub fn new(points: f64, deviation: f64, volatility: f64) -> Self {
        let within = |value: f64, start: f64, limits: RangeInclusive<f64>, parts: f64| {
            let value = if value.is_nan() { start } else { value };
            (value.clamp(*limits.start(), *limits.end()) * parts).round() / parts
        };
        let Self(start) = Self::START;
        Self(Belief {
            points: within(
                points,
                start.points,
                LEAST_POINTS..=MOST_POINTS,
                PARTS_OF_A_POINT,
            ),
            deviation: within(
                deviation,
                start.deviation,
                LOWEST_DEVIATION..=HIGHEST_DEVIATION,
                PARTS_OF_A_POINT,
            ),
            volatility: within(
                volatility,
                start.volatility,
                VOLATILITIES,
                PARTS_OF_VOLATILITY,
            ),
        })
    }

    /// The strength: 400 points more are ten to one.
    pub const fn points(self) -> f64 {
        self.0.points
    }

    /// How uncertain the strength is: its standard deviation in points.
    pub const fn deviation(self) -> f64 {
        self.0.deviation
    }

    /// How much the strength is thought to change in a period, on the scale of Glicko-2.
    pub const fn volatility(self) -> f64 {
        self.0.volatility
    }

    /// Whether too little is known for a place in a list.
    pub fn is_provisional(self) -> bool {
        self.deviation() >= PROVISIONAL_DEVIATION
    }

    /// For how long without a match it stays certain enough for a place in a list.
    pub fn certain_for(self) -> Duration {
        let left = PROVISIONAL_DEVIATION.powi(2) - self.deviation().powi(2);
        let periods = left / (self.volatility() * crate::glicko2::SCALE).powi(2);
        PERIOD.mul_f64(periods.max(0.0))
    }

    /// Where the true strength lies two times in three.
    pub fn interval(self) -> RangeInclusive<f64> {
        self.points() - self.deviation()..=self.points() + self.deviation()
    }

    /// The rating after some time without a match.
    #[must_use]
    pub fn rested(self, time: Duration) -> Self {
        Self::limited(self.0.rested(self.periods(time)))
    }

    /// The rating after a match that ended so long after the last one, against an opponent as he was known then.
    #[must_use]
    pub fn after(self, time: Duration, opponent: Opponent, score: Score) -> Self {
        let game = Game {
            points: opponent.points,
            deviation: opponent.deviation,
            score: score.share(),
        };
        Self::limited(self.0.after(&[game], self.periods(time)))
    }

    /// How many periods a time is for this rating: no more than bring it to the highest deviation.
    fn periods(self, time: Duration) -> f64 {
        let Belief {
            deviation,
            volatility,
            ..
        } = self.0;
        let missing = HIGHEST_DEVIATION.powi(2) - deviation.powi(2);
        let most = missing / (volatility * crate::glicko2::SCALE).powi(2);
        (time.as_secs_f64() / PERIOD.as_secs_f64()).min(most)
    }

    fn limited(belief: Belief) -> Self {
        Self::new(belief.points, belief.deviation, belief.volatility)
    }
}

impl From<Rating> for Opponent {
    fn from(rating: Rating) -> Self {
        Self {
            points: rating.points(),
            deviation: rating.deviation(),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const DAY: Duration = Duration::from_secs(24 * 60 * 60);

    fn settled(points: f64) -> Rating {
        Rating::new(points, 60.0, 0.06)
    }

    #[track_caller]
    fn assert_near(found: f64, wanted: f64, within: f64) {
        assert!((found - wanted).abs() <= within, "{found}, not {wanted}");
    }

    /// 60² + 365/7 · (0.06 · 173.7178)² = 9264.8.
    #[test]
    fn a_year_away_makes_a_rating_less_certain() {
        let after = settled(1700.0).rested(365 * DAY);
        assert_near(after.deviation(), 96.2539, 0.001);
        assert_near(after.points(), 1700.0, 0.0);
        assert!(!after.is_provisional());
        assert!(after.rested(365 * DAY).is_provisional());
    }

    #[test]
    fn a_rating_is_certain_until_it_is_provisional() {
        let time = settled(1700.0).certain_for();
        assert!(time > 365 * DAY);
        assert!(!settled(1700.0).rested(time.mul_f64(0.999)).is_provisional());
        assert!(settled(1700.0).rested(time.mul_f64(1.001)).is_provisional());
        assert_eq!(Rating::START.certain_for(), Duration::ZERO);
    }

    #[test]
    fn nobody_is_less_known_than_a_newcomer() {
        for rating in [Rating::START, settled(1200.0)] {
            assert_near(
                rating.rested(Duration::MAX).deviation(),
                HIGHEST_DEVIATION,
                0.0,
            );
        }
        assert_eq!(Rating::START.rested(DAY), Rating::START);
    }

    /// Who comes back after an age is rated as a newcomer of his strength.
    #[test]
    fn a_match_after_an_age_is_a_newcomers() {
        let opponent = settled(1500.0).into();
        let back = settled(1500.0).after(Duration::MAX, opponent, Score::Win);
        let newcomer = Rating::START.after(Duration::ZERO, opponent, Score::Win);
        assert_near(back.points(), newcomer.points(), 0.1);
        assert_near(back.deviation(), newcomer.deviation(), 0.1);
    }

    /// 1/φ'² = (173.7178/45)² + g²/4 with g² = 1/(1 + 3/π² · (45/173.7178)²) = 0.98001; a win is worth φ'² · g/2.
    #[test]
    fn the_lowest_deviation_still_moves() {
        let even = Rating::new(1500.0, LOWEST_DEVIATION, 0.06);
        let won = even.after(Duration::ZERO, even.into(), Score::Win);
        assert_near(won.points() - 1500.0, 5.677, 0.001);
        assert_near(won.deviation(), LOWEST_DEVIATION, 0.0);
    }

    /// A newcomer who beats a newcomer: g = 0.66907 and E = 1/2, so φ'² = 1/(0.246350 + 0.111913) and the win is worth
    /// 2.791237 · 0.669069/2 of the scale.
    #[test]
    fn a_first_match_by_hand() {
        let newcomer = Rating::START;
        let won = newcomer.after(Duration::ZERO, newcomer.into(), Score::Win);
        assert_near(won.points(), 1662.21, 0.05);
        assert_near(won.deviation(), 290.23, 0.05);
    }

    #[test]
    fn a_draw_moves_the_better_one_down() {
        let (better, worse) = (settled(1700.0), settled(1500.0));
        assert!(better.after(DAY, worse.into(), Score::Draw).points() < 1700.0);
        assert!(worse.after(DAY, better.into(), Score::Draw).points() > 1500.0);
        let level = worse.after(DAY, worse.into(), Score::Draw);
        assert_near(level.points(), 1500.0, 0.0);
    }

    #[test]
    fn a_newcomer_is_known_after_some_matches() {
        let opponent = Opponent {
            points: 1500.0,
            deviation: 30.0,
        };
        let mut rating = Rating::START;
        let mut matches = 0;
        while rating.is_provisional() {
            let score = [Score::Win, Score::Loss][matches % 2];
            rating = rating.after(Duration::ZERO, opponent, score);
            matches += 1;
        }
        // Each match adds at most 1/4 to 1/φ²: (173.7178/110)² - (173.7178/350)² = 2.248, so nine of them do not suffice by much.
        assert!((9..=12).contains(&matches), "{matches} matches");
    }

    #[test]
    fn what_is_no_number_is_a_newcomers() {
        assert_eq!(Rating::new(f64::NAN, f64::NAN, f64::NAN), Rating::START);
        let far = Rating::new(f64::INFINITY, f64::INFINITY, f64::INFINITY);
        assert_near(far.points(), MOST_POINTS, 0.0);
        assert_near(far.deviation(), HIGHEST_DEVIATION, 0.0);
    }

    fn any_rating() -> impl Strategy<Value = Rating> {
        (0.0..5000.0, 0.0..400.0, 0.0..0.2).prop_map(|(p, d, v)| Rating::new(p, d, v))
    }

    fn any_score() -> impl Strategy<Value = Score> {
        prop_oneof![Just(Score::Win), Just(Score::Draw), Just(Score::Loss)]
    }

    proptest! {
        /// Whatever an opponent's numbers are, the update ends, stays within the limits and reads back as it was written.
        #[test]
        fn every_rating_stays_within_its_limits(
            rating in any_rating(),
            points in any::<f64>(),
            deviation in any::<f64>(),
            score in any_score(),
            time in any::<u64>(),
        ) {
            let opponent = Opponent { points, deviation };
            let after = rating.after(Duration::from_millis(time), opponent, score);
            prop_assert!((LEAST_POINTS..=MOST_POINTS).contains(&after.points()));
            prop_assert!((LOWEST_DEVIATION..=HIGHEST_DEVIATION).contains(&after.deviation()));
            prop_assert!(VOLATILITIES.contains(&after.volatility()));
            let text = serde_json::to_string(&after).unwrap();
            prop_assert_eq!(serde_json::from_str::<Rating>(&text).unwrap(), after);
        }

        #[test]
        fn better_results_give_better_ratings(
            rating in any_rating(),
            opponent in any_rating(),
            time in 0_u64..1_000_000_000_000,
        ) {
            let after = |score| {
                rating.after(Duration::from_millis(time), opponent.into(), score).points()
            };
            prop_assert!(after(Score::Win) >= after(Score::Draw));
            prop_assert!(after(Score::Draw) >= after(Score::Loss));
            prop_assert!(after(Score::Win) >= rating.points());
            prop_assert!(after(Score::Loss) <= rating.points());
        }

        /// Two whose ratings are equally certain exchange the same number of points, whoever wins.
        #[test]
        fn what_one_wins_the_other_loses(
            points in 800.0..2200.0,
            other in 800.0..2200.0,
            score in any_score(),
        ) {
            let (one, two) = (settled(points), settled(other));
            let won = one.after(DAY, two.into(), score).points() - one.points();
            let lost = two.after(DAY, one.into(), score.of_opponent()).points() - two.points();
            prop_assert!((won + lost).abs() < 0.01, "{won} and {lost}");
        }
    }
}
