//! The games: what the program needs of a game beyond its rules, and which games there are.
//!
//! A game is added by implementing [`Playable`] for its position in a module here and by one line in [`GAMES`].

mod any;
pub mod champions;
pub mod fuba;

use std::io::{self, BufRead, Write};

use gaffer_core::{BySide, Replayed};
use gaffer_games::words::{Language, Words};
use gaffer_lab::Studied;

use crate::menu::Menu;
use crate::session::Session;
use crate::terminal::{Ending, TerminalOptions};

pub use any::{AnyPlayable, GAMES, Of, choose, find, of_preset};
pub use gaffer_games::{Game, Preset};

/// A game that the program plays: how people see it, how it is studied, and how it is printed and shown on the terminal.
pub trait Playable: Studied {
    /// Asks a person by which rules a match is played.
    fn ask_rules(menu: &mut Menu<impl BufRead, impl Write>) -> Result<Self::Options, String> {
        menu.ask_preset::<Self>()
    }

    /// The position as plain text: a headline and the board, each line ended.
    fn drawn(&self, language: Language) -> String;

    /// Whether a turn begins here, so that a printed replay draws the board.
    fn begins_turn(&self) -> bool;

    /// What a printed replay says after the last event, in whole lines: what lasts beyond the match.
    fn epilogue(&self, _words: Words<'_>) -> String {
        String::new()
    }

    /// Plays a session on the terminal until it is over or left.
    fn play(
        session: Session<Self>,
        names: BySide<String>,
        options: TerminalOptions,
    ) -> io::Result<Ending>;

    /// Steps through a recorded match on the terminal.
    fn replay(
        replayed: Replayed<Self>,
        names: BySide<String>,
        options: TerminalOptions,
    ) -> io::Result<()>;
}
