//! What the file of a club says of notices.

use std::time::Duration;

use serde::Deserialize;

/// That people may have webhooks.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Webhooks {}

/// How notices are sent.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct NoticeLimits {
    /// How often one is tried.
    pub tries: u32,
    /// How many seconds after the first failure it is tried again; twice as many after each further one.
    pub retry: u32,
    /// How many seconds a receiver may take.
    pub patience: u32,
    /// Whether addresses of this computer and of private networks may be called, and without HTTPS.
    pub private: bool,
}

impl Default for NoticeLimits {
    fn default() -> Self {
        Self {
            tries: 10,
            retry: 30,
            patience: 10,
            private: false,
        }
    }
}

impl NoticeLimits {
    /// What makes no sense.
    pub(crate) fn check(&self) -> Result<(), String> {
        let Self {
            tries,
            retry,
            patience,
            ..
        } = self;
        let is_sensible =
            (1..=20).contains(tries) && (1..=3600).contains(retry) && (1..=60).contains(patience);
        if is_sensible {
            return Ok(());
        }
        Err(
            "`notices` has 1 to 20 `tries`, 1 to 3600 seconds of `retry`, 1 to 60 of `patience`"
                .into(),
        )
    }

    /// How long after the first failure it is tried again.
    pub(crate) fn first_retry(&self) -> Duration {
        Duration::from_secs(self.retry.into())
    }

    /// How long a receiver may take.
    pub(crate) fn patience(&self) -> Duration {
        Duration::from_secs(self.patience.into())
    }
}
