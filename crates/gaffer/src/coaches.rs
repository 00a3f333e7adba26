//! The computer coaches by name.

use gaffer_coach::{Coach, Random};
use gaffer_fuba::Position;

/// The coaches' names, weakest first.
pub const NAMES: [&str; 2] = ["random", "sensible"];

/// A coach by name.
pub fn find(name: &str) -> Result<Box<dyn Coach<Position>>, String> {
    match name {
        "random" => Ok(Box::new(Random)),
        "sensible" => Ok(Box::new(gaffer_coach::fuba::Sensible::default())),
        _ => Err(format!(
            "there is no coach '{name}': choose one of {}",
            NAMES.join(", ")
        )),
    }
}
