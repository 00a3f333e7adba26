//! Champions 2020 as the program plays it.

mod board;

use std::io;

use gaffer_champions::{Position, Step};
use gaffer_core::{BySide, Replayed};
use gaffer_games::words::Language;

use super::Playable;
use crate::session::Session;
use crate::terminal::{self, Ending, TerminalOptions};

impl Playable for Position {
    fn drawn(&self, language: Language) -> String {
        board::drawn(self.open(), language)
    }

    fn begins_turn(&self) -> bool {
        self.open().step() == Step::Mover
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
