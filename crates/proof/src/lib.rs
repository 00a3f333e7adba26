//! What the tests of the rules crates share: scenarios run, ways counted, random play checked at every step.
//!
//! Only tests depend on this crate, and it fails as tests fail: by a panic that says what is wrong.

mod counts;
pub mod every_step;
mod luck;
mod scenarios;

pub use counts::{answers, check_counts, rows};
pub use luck::{Luck, random_answer, random_play_out};
pub use scenarios::check_scenarios;

use std::path::{Path, PathBuf};

/// A file or folder of the project.
pub fn project(path: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(path)
}
