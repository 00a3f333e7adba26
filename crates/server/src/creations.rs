//! How many matches an address may set up and records it may bring: so many at once, and one more every few seconds
//! after that.

use std::time::Duration;

use gaffer_games::protocol::Problem;

use crate::allowances::Allowances;
use crate::visitor::Visitor;

/// How long it takes until an address may set up one more match.
const ONE_MORE: Duration = Duration::from_secs(10);

/// How long it takes until an address may bring one more record, which may be a hundred times as large.
const ONE_MORE_RECORD: Duration = Duration::from_secs(60);
/// How many times as many records somebody at this computer may bring: they are files of his own, and fill his disk.
const LOCAL: u32 = 10;

/// What every address may still bring.
#[derive(Debug)]
pub(crate) struct Imports {
    others: Allowances,
    local: Allowances,
}

impl Imports {
    /// Everybody may bring so many records at once.
    pub(crate) fn new(at_once: u32) -> Self {
        Self {
            others: Allowances::new(at_once, ONE_MORE_RECORD),
            local: Allowances::new(at_once.saturating_mul(LOCAL), ONE_MORE_RECORD / LOCAL),
        }
    }

    /// Takes one record from what a visitor may bring.
    pub(crate) fn take(&self, visitor: Visitor) -> Result<(), Problem> {
        let allowances = if visitor.is_local() {
            &self.local
        } else {
            &self.others
        };
        allowances.take(visitor).map_err(|wait| {
            Problem::new(
                "too-many-matches",
                format!(
                    "too many records were loaded from this address: wait {} seconds and try again",
                    wait.as_secs() + 1
                ),
            )
        })
    }
}

/// What every address may still set up.
#[derive(Debug)]
pub(crate) struct Creations(Allowances);

impl Creations {
    /// Everybody may set up so many matches at once.
    pub(crate) fn new(at_once: u32) -> Self {
        Self(Allowances::new(at_once, ONE_MORE))
    }

    /// Takes one match from what a visitor may set up. Who sits at this computer may set up any number.
    pub(crate) fn take(&self, visitor: Visitor) -> Result<(), Problem> {
        if visitor.is_local() {
            return Ok(());
        }
        self.0.take(visitor).map_err(|_| {
            Problem::new(
                "too-many-matches",
                format!(
                    "too many matches were set up from this address: wait {} seconds and try again",
                    ONE_MORE.as_secs()
                ),
            )
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_have_an_end_for_everybody() {
        let imports = Imports::new(2);
        for (address, taken) in [("127.0.0.1", 20), ("203.0.113.7", 2)] {
            let visitor = Visitor::direct(address.parse().unwrap());
            let took = (0..30).filter(|_| imports.take(visitor).is_ok()).count();
            assert_eq!(took, taken, "{address}");
        }
    }

    #[test]
    fn this_computer_has_no_limit_and_everybody_else_one() {
        let creations = Creations::new(1);
        for (address, taken) in [("127.0.0.1", 9), ("::1", 9), ("203.0.113.7", 1)] {
            let visitor = Visitor::direct(address.parse().unwrap());
            let took = (0..9).filter(|_| creations.take(visitor).is_ok()).count();
            assert_eq!(took, taken, "{address}");
        }
    }
}
