//! What may be asked for: so much at once, and so much in a time after that.

use std::time::{Duration, Instant};

/// What somebody may still ask for.
#[derive(Debug)]
pub(crate) struct Allowance {
    rate: f64,
    burst: f64,
    left: f64,
    at: Instant,
}

impl Allowance {
    /// A full allowance, which grows by so many a second.
    pub(crate) fn new(rate: f64, burst: u32, now: Instant) -> Self {
        Self {
            rate,
            burst: burst.into(),
            left: burst.into(),
            at: now,
        }
    }

    /// How much of it is used up at a time.
    pub(crate) fn used_at(&self, now: Instant) -> f64 {
        self.burst - self.left_at(now)
    }

    fn left_at(&self, now: Instant) -> f64 {
        let gained = now.saturating_duration_since(self.at).as_secs_f64() * self.rate;
        (self.left + gained).min(self.burst)
    }

    /// How long it takes until there are so many again.
    pub(crate) fn wait(&self, count: usize) -> Duration {
        let seconds = (count as f64 - self.left).max(0.0) / self.rate;
        Duration::try_from_secs_f64(seconds).unwrap_or(Duration::MAX)
    }

    /// Takes so many at a time; false if not so many are left.
    pub(crate) fn take_at(&mut self, count: usize, now: Instant) -> bool {
        let count = count as f64;
        self.left = self.left_at(now);
        self.at = now;
        let enough = self.left >= count;
        if enough {
            self.left -= count;
        }
        enough
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_allowance_is_used_up_and_comes_back() {
        let start = Instant::now();
        let mut allowance = Allowance::new(10.0, 3, start);
        let taken = |allowance: &mut Allowance, ms| {
            let now = start + Duration::from_millis(ms);
            (0..9).filter(|_| allowance.take_at(1, now)).count()
        };
        assert_eq!(taken(&mut allowance, 0), 3);
        assert_eq!(taken(&mut allowance, 50), 0);
        assert_eq!(taken(&mut allowance, 250), 2);
        assert_eq!(taken(&mut allowance, 60_000), 3);
    }
}
