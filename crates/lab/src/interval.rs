//! The 95% interval of a mean and of a share.

use serde::Serialize;

/// Standard errors to both sides that hold 95% of what chance does.
pub const NORMAL_95: f64 = 1.96;

/// A figure with its 95% interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The figure.
    pub mean: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// What is known for sure.
    pub const fn certain(mean: f64) -> Self {
        Self {
            mean,
            low: mean,
            high: mean,
        }
    }

    /// So many standard errors to both sides of a figure.
    pub fn around(mean: f64, standard_error: f64) -> Self {
        let reach = NORMAL_95 * standard_error;
        Self {
            mean,
            low: mean - reach,
            high: mean + reach,
        }
    }

    /// The same in another unit, in which more stays more.
    #[must_use]
    pub fn map(self, unit: impl Fn(f64) -> f64) -> Self {
        Self {
            mean: unit(self.mean),
            low: unit(self.low),
            high: unit(self.high),
        }
    }

    /// The mean of so many figures that vary so much.
    pub fn of_mean(mean: f64, variance: f64, count: f64) -> Self {
        Self::around(mean, (variance / count).sqrt())
    }

    /// The share of some among all, by Wilson; only rounding would leave 0 to 1.
    pub fn of_share(some: u64, all: u64) -> Self {
        let n = all.max(1) as f64;
        let share = some as f64 / n;
        let square = NORMAL_95 * NORMAL_95 / n;
        let middle = (share + square / 2.0) / (1.0 + square);
        let spread = (share * (1.0 - share) / n + square / (4.0 * n)).sqrt();
        let reach = NORMAL_95 / (1.0 + square) * spread;
        Self {
            mean: share,
            low: (middle - reach).max(0.0),
            high: (middle + reach).min(1.0),
        }
    }
}

/// The variance between figures of which the mean and the mean square are known.
pub fn variance(mean: f64, mean_square: f64, count: f64) -> f64 {
    (mean_square - mean * mean).max(0.0) * count / (count - 1.0).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Newcombe's examples of 1998, 81 of 263 and 0 of 20; and 50 of 100 as the tables have it.
    #[test]
    fn shares_have_wilsons_interval() {
        for ((some, all), (low, high)) in [
            ((81, 263), (0.2553, 0.3662)),
            ((0, 20), (0.0, 0.1611)),
            ((50, 100), (0.4038, 0.5962)),
            ((10, 10), (0.7225, 1.0)),
        ] {
            let interval = Interval::of_share(some, all);
            assert!((interval.low - low).abs() < 1e-4, "{interval:?}");
            assert!((interval.high - high).abs() < 1e-4, "{interval:?}");
        }
    }

    /// 1 and 3 by hand: the mean 2, the variance 2, the standard error 1.
    #[test]
    fn means_have_standard_errors() {
        let varies = variance(2.0, 5.0, 2.0);
        assert!((varies - 2.0).abs() < 1e-12);
        let interval = Interval::of_mean(2.0, varies, 2.0);
        assert!((interval.low - 0.04).abs() < 1e-12 && (interval.high - 3.96).abs() < 1e-12);
        assert!(
            variance(2.0, 4.0, 1.0).abs() < 1e-12,
            "one figure does not vary"
        );
    }
}
