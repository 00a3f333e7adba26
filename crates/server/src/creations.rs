//! How many matches an address may set up and records it may bring: so many at once, and one more every few seconds
//! after that.

use std::time::Duration;

use gaffer_games::protocol::Problem;

use crate::allowances::Allowances;
use crate::words::say;

/// How long it takes until an address may set up one more match.
const ONE_MORE: Duration = Duration::from_secs(10);

/// How long it takes until an address may bring one more record, which may be a hundred times as large.
const ONE_MORE_RECORD: Duration = Duration::from_secs(60);
/// How many challenges an address may make at once, and how long it takes until it may make one more.
const CHALLENGES: u32 = 20;
const ONE_MORE_CHALLENGE: Duration = Duration::from_secs(5);

/// How many questions about positions an address may ask at once, about half a second's thought each, and how long it takes until it
/// may ask one more.
const STUDIES: u32 = 120;
const ONE_MORE_STUDY: Duration = Duration::from_secs(1);

/// How many lines an address may say at once, and how long it takes until it may say one more.
const SAYINGS: u32 = 6;
const ONE_MORE_SAYING: Duration = Duration::from_secs(2);

/// How many times as many records somebody at this computer may bring: they are files of his own, and fill his disk.
const LOCAL: u32 = 10;

/// The matches that visitors may set up. Who sits at this computer may set up any number.
pub(crate) fn matches(at_once: u32) -> Allowances {
    Allowances::new(at_once, ONE_MORE, None)
}

/// The matches that the competitions of visitors may have.
pub(crate) fn cup_matches(at_once: u32) -> Allowances {
    Allowances::new(at_once, ONE_MORE, None)
}

/// The challenges that visitors may make; who sits at this computer any number.
pub(crate) fn challenges() -> Allowances {
    Allowances::new(CHALLENGES, ONE_MORE_CHALLENGE, None)
}

/// The questions about positions that visitors may ask.
pub(crate) fn studies() -> Allowances {
    Allowances::new(STUDIES, ONE_MORE_STUDY, Some(LOCAL))
}

/// What visitors may say beside matches.
pub(crate) fn sayings() -> Allowances {
    Allowances::new(SAYINGS, ONE_MORE_SAYING, Some(LOCAL))
}

/// The records that visitors may bring.
pub(crate) fn records(at_once: u32) -> Allowances {
    Allowances::new(at_once, ONE_MORE_RECORD, Some(LOCAL))
}

/// Why no more matches may be set up for so long.
pub(crate) fn too_many_matches(wait: Duration) -> Problem {
    let seconds = wait.as_secs() + 1;
    let why = say!(problems::TooManyMatches, seconds);
    Problem::said("too-many-matches", why)
}

/// Why no more questions about positions may be asked for so long.
pub(crate) fn too_many_studies(wait: Duration) -> Problem {
    let seconds = wait.as_secs() + 1;
    let why = say!(problems::TooManyStudies, seconds);
    Problem::said("too-many-studies", why)
}

/// Why a competition may have no more than so many matches.
pub(crate) fn cup_too_large(matches: usize, most: u32) -> Problem {
    let why = say!(problems::CupTooLarge, matches, most);
    Problem::said("cup-too-large", why)
}

/// Why no competition of so many matches may be set up for so long.
pub(crate) fn too_many_cups(matches: usize, wait: Duration) -> Problem {
    let minutes = wait.as_secs() / 60 + 1;
    let why = say!(problems::TooManyCups, matches, minutes);
    Problem::said("too-many-matches", why)
}

/// Why no more records may be brought for so long.
pub(crate) fn too_many_records(wait: Duration) -> Problem {
    let seconds = wait.as_secs() + 1;
    let why = say!(problems::TooManyRecords, seconds);
    Problem::said("too-many-matches", why)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::visitor::Visitor;

    #[test]
    fn records_have_an_end_for_everybody() {
        let records = records(2);
        for (address, taken) in [("127.0.0.1", 20), ("203.0.113.7", 2)] {
            let visitor = Visitor::direct(address.parse().unwrap());
            let took = (0..30).filter(|_| records.take(visitor, 1).is_ok()).count();
            assert_eq!(took, taken, "{address}");
        }
    }

    #[test]
    fn questions_about_positions_have_an_end_for_everybody() {
        let studies = studies();
        for (address, most) in [("127.0.0.1", 1200), ("203.0.113.7", 120)] {
            let visitor = Visitor::direct(address.parse().unwrap());
            let took = (0..1300)
                .filter(|_| studies.take(visitor, 1).is_ok())
                .count();
            assert!((most..most + 20).contains(&took), "{address}: {took}");
        }
    }

    #[test]
    fn this_computer_has_no_limit_and_everybody_else_one() {
        let matches = matches(1);
        for (address, taken) in [("127.0.0.1", 9), ("::1", 9), ("203.0.113.7", 1)] {
            let visitor = Visitor::direct(address.parse().unwrap());
            let took = (0..9).filter(|_| matches.take(visitor, 1).is_ok()).count();
            assert_eq!(took, taken, "{address}");
        }
    }
}
