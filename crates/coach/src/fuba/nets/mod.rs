//! The networks that were fitted: for FUBA 2.2, the basic game and the one with advanced rules.
//!
//! `cargo run --release -p gaffer-coach --example fit` makes them.

use std::sync::{Arc, LazyLock};

use gaffer_fuba::{Edition, Options};

use crate::net::Net;

use super::facts::INPUTS;
use super::learned::Learned;

type Fitted = LazyLock<Arc<Learned>>;

/// A file of another size would be a mistake of the build: sense decides then.
fn read(bytes: &[u8]) -> Arc<Learned> {
    let net = Net::from_bytes(bytes, INPUTS);
    debug_assert!(net.is_some(), "the file fits the facts");
    Arc::new(net.map_or(Learned::Sense, |net| Learned::Net(Box::new(net))))
}

static BASIC: Fitted = LazyLock::new(|| read(include_bytes!("2.2.net")));
static FULL: Fitted = LazyLock::new(|| read(include_bytes!("full.net")));
static SENSE: Fitted = LazyLock::new(|| Arc::new(Learned::Sense));

impl Learned {
    /// What was learned of the game that these options play.
    pub fn of(options: &Options) -> Arc<Self> {
        let fitted = match (options.edition, options.advanced.is_empty()) {
            (Edition::V2_2, true) => &BASIC,
            (Edition::V2_2, false) => &FULL,
            (Edition::V1_0 | Edition::V2014, _) => &SENSE,
        };
        Arc::clone(fitted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_are_networks_of_these_facts() {
        for fitted in [&BASIC, &FULL] {
            assert!(matches!(***fitted, Learned::Net(_)));
        }
    }
}
