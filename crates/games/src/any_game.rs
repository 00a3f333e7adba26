//! A game that is only known by its name, and the list of all games.

use std::fmt::Debug;

use serde_json::{Map, Value};

use crate::AnyMatch;
use crate::protocol::{GameInfo, Problem};

/// A game of whatever type.
pub trait AnyGame: Debug + Sync {
    /// The name in records and requests.
    fn name(&self) -> &'static str;
    /// What the start page offers.
    fn info(&self) -> GameInfo;
    /// A new match: a preset, and options laid over it.
    fn new_match(
        &self,
        preset: Option<&str>,
        changes: Map<String, Value>,
    ) -> Result<Box<dyn AnyMatch>, Problem>;
    /// A new match with options as `AnyMatch::options` gives them.
    fn match_with(&self, options: &Value) -> Result<Box<dyn AnyMatch>, Problem>;
    /// A match that starts from a position.
    fn match_from(&self, position: Value) -> Result<Box<dyn AnyMatch>, Problem>;
    /// The version of the rules that this program plays.
    fn version(&self) -> u32;
}
