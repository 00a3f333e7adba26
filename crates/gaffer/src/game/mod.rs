//! The games: what the program needs of a game beyond its rules, and which games there are.
//!
//! A game is added by implementing [`Playable`] for its position in a module here and by one line in [`GAMES`].

mod any;
pub mod champions;
pub mod fuba;

use std::io::{self, BufRead, Write};

use gaffer_core::{BySide, Replayed};
use gaffer_lab::Studied;

use crate::menu;
use crate::session::Session;
use crate::terminal::{Ending, TerminalOptions};
use crate::voice::Voice;

pub use any::{AnyPlayable, GAMES, Of, choose, find, of_preset};
pub use gaffer_games::{Game, Preset};

/// A game that the program plays: how people see it, how it is studied, and how it is printed and shown on the terminal.
pub trait Playable: Studied {
    /// Asks a person by which rules a match is played.
    fn ask_rules(
        input: &mut impl BufRead,
        output: &mut impl Write,
    ) -> Result<Self::Options, String> {
        menu::ask_preset::<Self>(input, output)
    }

    /// The position as plain text: a headline and the board, each line ended.
    fn drawn(&self) -> String;

    /// Whether a turn begins here, so that a printed replay draws the board.
    fn begins_turn(&self) -> bool;

    /// What a printed replay says after the last event, in whole lines: what lasts beyond the match.
    fn epilogue(&self, _names: &BySide<String>) -> String {
        String::new()
    }

    /// Plays a session on the terminal until it is over or left.
    fn play(
        session: Session<Self>,
        names: BySide<String>,
        options: TerminalOptions,
    ) -> io::Result<Ending>;

    /// Steps through a recorded match on the terminal.
    fn replay(replayed: Replayed<Self>, names: BySide<String>, voice: Voice) -> io::Result<()>;
}
