//! How often somebody may try: passwords and codes by account and by address, new accounts by address.

use std::time::{Duration, Instant};

use gaffer_games::protocol::Problem;

use super::club::ClubLimits;
use crate::allowances::{Allowances, ByKey};
use crate::visitor::Visitor;
use crate::words::say;

/// How long it takes until an address may try once more.
const ONE_MORE: Duration = Duration::from_secs(30);
/// How long it takes until an account may be tried once more, from wherever.
const ONE_MORE_OF_ACCOUNT: Duration = Duration::from_secs(60);
/// How long it takes until an address may ask for one more account: a taken name shows there.
const ONE_MORE_ACCOUNT: Duration = Duration::from_secs(600);

const DAY: Duration = Duration::from_secs(24 * 3600);

/// The attempts that are left.
#[derive(Debug)]
pub(crate) struct Attempts {
    by_address: Allowances,
    by_account: ByKey<String>,
    accounts: Allowances,
    reports: ByKey<i64>,
}

impl Default for Attempts {
    fn default() -> Self {
        Self::new(ClubLimits::default())
    }
}

impl Attempts {
    /// As many as a club allows; whoever sits at this computer as many as everybody.
    pub(super) fn new(limits: ClubLimits) -> Self {
        Self {
            by_address: Allowances::new(limits.attempts, ONE_MORE, Some(1)),
            by_account: ByKey::new(limits.attempts, ONE_MORE_OF_ACCOUNT, 1),
            accounts: Allowances::new(limits.registrations, ONE_MORE_ACCOUNT, Some(1)),
            reports: ByKey::new(limits.reports, DAY / limits.reports.max(1), 1),
        }
    }

    /// Takes an attempt at an account by its folded name, whether or not there is one.
    pub(crate) fn take(&self, visitor: Visitor, folded: &str) -> Result<(), Problem> {
        self.by_address.take(visitor, 1).map_err(too_many)?;
        let taken = self
            .by_account
            .take_at(folded.to_owned(), 1, Instant::now());
        taken.map_err(too_many)
    }

    /// Takes an attempt of an address that is at nobody's account: a ceremony with a passkey, or a link to come back by.
    pub(crate) fn take_here(&self, visitor: Visitor) -> Result<(), Problem> {
        self.by_address.take(visitor, 1).map_err(too_many)
    }

    /// Takes a report of an account.
    pub(crate) fn take_report(&self, account: i64, now: Instant) -> Result<(), Problem> {
        let taken = self.reports.take_at(account, 1, now);
        taken.map_err(too_many_reports)
    }

    /// Takes a new account.
    pub(crate) fn take_account(&self, visitor: Visitor) -> Result<(), Problem> {
        self.accounts.take(visitor, 1).map_err(too_many)
    }
}

/// Why nothing more is reported for so long.
fn too_many_reports(wait: Duration) -> Problem {
    let hours = wait.as_secs() / 3600 + 1;
    let why = say!(people::TooManyReports, hours);
    Problem::said("too-many-reports", why)
}

/// Why nobody may try for so long.
fn too_many(wait: Duration) -> Problem {
    let seconds = wait.as_secs() + 1;
    let why = say!(people::TooManyAttempts, seconds);
    Problem {
        wait: u32::try_from(seconds).ok(),
        ..Problem::said("too-many-attempts", why)
    }
}
