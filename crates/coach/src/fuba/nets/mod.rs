//! The networks that were fitted: one for each edition of FUBA, and one for each that is played with advanced rules.
//!
//! `cargo run --release -p gaffer-coach --example fit` makes them.

use std::sync::{Arc, LazyLock};

use gaffer_fuba::{Edition, Options};

use crate::net::{Net, Weights};

use super::facts::INPUTS;
use super::learned::Learned;

type Fitted = LazyLock<Arc<Learned>>;

/// A file of another size would be a mistake of the build: every position is worth the same then.
fn read(bytes: &[u8]) -> Arc<Learned> {
    let net = Net::from_bytes(bytes, INPUTS);
    debug_assert!(net.is_some(), "the file fits the facts");
    Arc::new(Learned::from(
        net.unwrap_or_else(|| Net::from(&Weights::none(INPUTS))),
    ))
}

static V1_0: Fitted = LazyLock::new(|| read(include_bytes!("1.0.net")));
static V2014: Fitted = LazyLock::new(|| read(include_bytes!("2014.net")));
static V2014_FULL: Fitted = LazyLock::new(|| read(include_bytes!("2014-full.net")));
static V2_2: Fitted = LazyLock::new(|| read(include_bytes!("2.2.net")));
static V2_2_FULL: Fitted = LazyLock::new(|| read(include_bytes!("full.net")));

impl Learned {
    /// What was learned of the game that these options play.
    pub fn of(options: &Options) -> Arc<Self> {
        let fitted = match (options.edition, options.advanced.is_empty()) {
            (Edition::V1_0, _) => &V1_0,
            (Edition::V2014, true) => &V2014,
            (Edition::V2014, false) => &V2014_FULL,
            (Edition::V2_2, true) => &V2_2,
            (Edition::V2_2, false) => &V2_2_FULL,
        };
        Arc::clone(fitted)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_files_are_networks_of_these_facts() {
        for bytes in [
            &include_bytes!("1.0.net")[..],
            include_bytes!("2014.net"),
            include_bytes!("2014-full.net"),
            include_bytes!("2.2.net"),
            include_bytes!("full.net"),
        ] {
            assert!(Net::from_bytes(bytes, INPUTS).is_some());
        }
    }
}
