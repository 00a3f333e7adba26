//! FUBA as the program plays it.

pub mod board;
mod lasting;
mod menu;

use std::io::{self, BufRead, Write};

use gaffer_core::{BySide, Replayed};
use gaffer_fuba::{Options, Position, Step};
use gaffer_games::words::{Language, Words};

use super::Playable;
use crate::menu::Menu;
use crate::session::Session;
use crate::terminal::{self, Ending, TerminalOptions};

impl Playable for Position {
    fn ask_rules(menu: &mut Menu<impl BufRead, impl Write>) -> Result<Options, String> {
        menu::ask_rules(menu)
    }

    fn drawn(&self, language: Language) -> String {
        let open = self.open();
        format!("{}\n{}", board::headline(open, language), board::draw(open))
    }

    fn begins_turn(&self) -> bool {
        self.open().step() == Step::Target
    }

    fn epilogue(&self, words: Words<'_>) -> String {
        let result = self.result();
        result.map_or_else(String::new, |result| lasting::told(&result, words))
    }

    fn play(
        session: Session<Self>,
        names: BySide<String>,
        options: TerminalOptions,
    ) -> io::Result<Ending> {
        terminal::run(session, names, options)
    }

    fn replay(
        replayed: Replayed<Self>,
        names: BySide<String>,
        options: TerminalOptions,
    ) -> io::Result<()> {
        terminal::replay(replayed, names, options)
    }
}
