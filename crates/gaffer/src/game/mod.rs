//! The games: what the program needs of a game beyond its rules, and which games there are.
//!
//! A game is added by implementing [`Playable`] for its position in a module here and by one line in [`GAMES`].

mod any;
pub mod champions;
pub mod fuba;

use std::io::{BufRead, Write};

use gaffer_games::words::{Language, Words};
use gaffer_lab::Studied;

use crate::menu::Menu;
use crate::terminal::{Screen, plain_board};

pub use any::{AnyPlayable, GAMES, choose, find, of_preset};
pub use gaffer_games::{Game, Of, Preset};

/// A game that the program plays: how people see it, how it is studied, and how it is printed and shown on the terminal.
pub trait Playable: Studied + Screen {
    /// Asks a person by which rules a match is played.
    fn ask_rules(menu: &mut Menu<impl BufRead, impl Write>) -> Result<Self::Options, String> {
        menu.ask_preset::<Self>()
    }

    /// What the board does not say, in one line: score, time and turn.
    fn headline(&self, language: Language) -> String;

    /// The position as plain text: the headline and the board, each line ended.
    fn drawn(&self, language: Language) -> String {
        format!(
            "{}\n{}",
            self.headline(language),
            plain_board(self, language)
        )
    }

    /// Whether a turn begins here, so that a printed replay draws the board.
    fn begins_turn(&self) -> bool;

    /// What a printed replay says after the last event, in whole lines: what lasts beyond the match.
    fn epilogue(&self, _words: Words<'_>) -> String {
        String::new()
    }
}
