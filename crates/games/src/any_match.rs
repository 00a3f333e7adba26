//! A match of a game that is only known by its name: what is asked and answered in text and plain types.

use std::fmt::Debug;

use gaffer_core::{BySide, RecordEntry, Side, Viewer};
use serde_json::Value;

use crate::board::Sheet;
use crate::protocol::{Awaits, Problem, Sight, Told};

/// Whose act a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A side decides.
    Side(Side),
    /// Dice are due; with an owner only he may see what they show.
    Dice {
        /// Whose secret the dice are.
        secret: Option<Side>,
    },
    /// The match is over.
    Over,
}

/// What an accepted request has changed, for a record and for those who watch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What the record gains: answers taken back first, then the new ones.
    pub entries: Vec<RecordEntry>,
    /// The number of the first event that is new or another than before.
    pub from: usize,
}

/// A match of any game. After a problem it is as it was.
pub trait AnyMatch: Debug + Send {
    /// The game's name: "fuba".
    fn game(&self) -> &'static str;
    /// The game as these options play it: "FUBA 2.2".
    fn title(&self) -> String;
    /// The options that the match is played with.
    fn options(&self) -> Value;
    /// Whose act is awaited.
    fn turn(&self) -> Turn;
    /// What is awaited, in full.
    fn awaits(&self) -> Awaits;
    /// How many choices of the open row can be taken back.
    fn can_undo(&self) -> usize;
    /// How many answers have been taken.
    fn answers(&self) -> usize;
    /// An answer in its notation.
    fn answer(&self, number: usize) -> Option<String>;
    /// How many events there are.
    fn events(&self) -> usize;
    /// How many of them can no longer be taken back.
    fn settled(&self) -> usize;
    /// Every offered choice in its notation, in a fixed order.
    fn choices(&self) -> Vec<String>;
    /// Takes a choice, or a row of choices separated by commas: all or none.
    fn choose(&mut self, row: &str) -> Result<Change, Problem>;
    /// Takes dice.
    fn roll(&mut self, dice: &[u8]) -> Result<Change, Problem>;
    /// Rolls the dice that a seed gives for the roll that is due.
    fn roll_seeded(&mut self, seed: u64) -> Result<Change, Problem>;
    /// Takes back the last choice of the open row.
    fn undo(&mut self) -> Result<Change, Problem>;
    /// Whether a row of choices would be taken.
    fn why(&self, row: &str) -> Result<(), Problem>;
    /// What a coach would choose for the side that decides.
    fn advice(&self, coach: &str, seed: u64) -> Result<String, Problem>;
    /// What a viewer is shown now.
    fn sight(&self, viewer: Viewer, names: &BySide<String>) -> Sight;
    /// Score, time and teams as a viewer may know them.
    fn sheet(&self, viewer: Viewer) -> Sheet;
    /// The events from this number on.
    fn told(&self, from: usize, names: &BySide<String>) -> Vec<Told>;
    /// The view of a viewer as the rules write it.
    fn view(&self, viewer: Viewer) -> Value;
    /// The position with its secrets.
    fn position(&self) -> Value;
    /// The position that the match began with.
    fn start(&self) -> Value;
    /// The outcomes of the roll that is due: dice and integer weights.
    fn outcomes(&self) -> Result<Vec<(Vec<u8>, u32)>, Problem>;
    /// The result, once there is one.
    fn result(&self) -> Option<Value>;
}
