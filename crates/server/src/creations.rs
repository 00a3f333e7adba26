//! How many matches an address may set up: so many at once, and one more every few seconds after that.

use std::time::Duration;

use gaffer_games::protocol::Problem;

use crate::allowances::Allowances;
use crate::visitor::Visitor;

/// How long it takes until an address may set up one more match.
const ONE_MORE: Duration = Duration::from_secs(10);

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
    fn this_computer_has_no_limit_and_everybody_else_one() {
        let creations = Creations::new(1);
        for (address, taken) in [("127.0.0.1", 9), ("::1", 9), ("203.0.113.7", 1)] {
            let visitor = Visitor::direct(address.parse().unwrap());
            let took = (0..9).filter(|_| creations.take(visitor).is_ok()).count();
            assert_eq!(took, taken, "{address}");
        }
    }
}
