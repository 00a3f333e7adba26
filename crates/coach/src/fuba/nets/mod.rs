//! The networks that were fitted: one for each edition of FUBA, and one for each that is played with advanced rules.
//!
//! `cargo run --release -p gaffer-coach --example fit` makes them.

use std::sync::{Arc, LazyLock};

use gaffer_core::Rules;
use gaffer_fuba::{Edition, Options, Position};

use crate::net::{Subject, fitted};

use super::facts::FACTS;
use super::learned::Learned;

/// What a network of FUBA is fitted to.
pub const fn subject(preset: &str) -> Subject<'_> {
    Subject {
        game: Position::GAME,
        preset: Some(preset),
        facts: FACTS,
    }
}

/// The network of a preset's file.
macro_rules! learned {
    ($preset:literal, $file:literal) => {
        LazyLock::new(|| Arc::new(Learned::from(fitted!($file, subject($preset)))))
    };
}

type Fitted = LazyLock<Arc<Learned>>;

static V1_0: Fitted = learned!("1.0", "1.0.net");
static V2014: Fitted = learned!("2014", "2014.net");
static V2014_FULL: Fitted = learned!("2014-full", "2014-full.net");
static V2_2: Fitted = learned!("2.2", "2.2.net");
static V2_2_FULL: Fitted = learned!("full", "full.net");

impl Learned {
    /// What was learned of the game that these options play.
    pub fn for_options(options: &Options) -> Arc<Self> {
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
