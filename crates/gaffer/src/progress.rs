//! The progress bar, which shows on a terminal alone.

use std::io::{self, Write as _};

use gaffer_lab::Progress;
use indicatif::{ProgressBar, ProgressStyle};

/// A bar on standard error.
pub(crate) struct Bar(ProgressBar);

impl Bar {
    /// A bar that counts what is named, such as matches.
    pub(crate) fn of(what: &str) -> Result<Self, String> {
        Self::with(&format!(
            "{{bar:40}} {{pos}}/{{len}} {what}, {{per_sec}}, {{eta}} left"
        ))
    }

    /// A bar for what may end at any time.
    pub(crate) fn endless(what: &str) -> Result<Self, String> {
        Self::with(&format!(
            "{{spinner}} {{pos}} {what}, {{per_sec}}, {{elapsed}}"
        ))
    }

    fn with(template: &str) -> Result<Self, String> {
        let style = ProgressStyle::with_template(template).map_err(|error| error.to_string())?;
        Ok(Self(ProgressBar::no_length().with_style(style)))
    }
}

impl Progress for Bar {
    fn expect(&self, steps: u64) {
        self.0.set_length(steps);
    }

    fn step(&self) {
        self.0.inc(1);
    }

    fn say(&self, what: &str) {
        // Nobody may read it.
        let said = || writeln!(io::stderr(), "gaffer: {}", gaffer_core::printable(what));
        let _ = self.0.suspend(said);
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
