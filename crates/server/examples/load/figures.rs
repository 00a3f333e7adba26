//! What was measured, in words.

use std::fmt;
use std::time::Duration;

/// What bots have seen.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    /// For how long they played.
    pub(crate) time: Duration,
    /// How long each accepted answer took to be acknowledged.
    pub(crate) waits: Vec<Duration>,
    /// Everything that was stored: answers, and the dice after them.
    pub(crate) stored: u64,
    /// Matches that came to their end.
    pub(crate) over: u64,
}

impl Figures {
    /// How long the waits were.
    pub(crate) fn waits_in_words(&self) -> String {
        let mut waits = self.waits.clone();
        waits.sort_unstable();
        let at = |part: f64| {
            let index = (waits.len() as f64 * part) as usize;
            waits
                .get(index)
                .map_or(0.0, |wait| wait.as_secs_f64() * 1000.0)
        };
        format!(
            "p50 {:.2} ms, p95 {:.2} ms, p99 {:.2} ms, longest {:.2} ms of {}",
            at(0.5),
            at(0.95),
            at(0.99),
            at(1.0 - 1e-9),
            waits.len()
        )
    }
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.time.as_secs_f64();
        writeln!(
            f,
            "accepted answers: {:.0} a second ({} in {seconds:.1} s), with the dice after them {:.0}",
            self.waits.len() as f64 / seconds,
            self.waits.len(),
            self.stored as f64 / seconds,
        )?;
        writeln!(f, "matches played to their end: {}", self.over)?;
        let waits = self.waits_in_words();
        write!(f, "wait for the acknowledgement: {waits}")
    }
}
