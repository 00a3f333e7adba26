//! Champions 2020 as the program plays it.

mod board;

use std::io;

use gaffer_champions::Position;
use gaffer_core::{BySide, Replayed, Rules};

use super::Playable;
use crate::session::Session;
use crate::terminal::{self, Ending, TerminalOptions};
use crate::voice::Voice;

impl Playable for Position {
    fn drawn(&self) -> String {
        board::drawn(self.open())
    }

    fn begins_turn(&self) -> bool {
        self.question() == "mover"
    }

    fn play(
        session: Session<Self>,
        names: BySide<String>,
        options: TerminalOptions,
    ) -> io::Result<Ending> {
        terminal::run(session, names, options)
    }

    fn replay(replayed: Replayed<Self>, names: BySide<String>, voice: Voice) -> io::Result<()> {
        terminal::replay(replayed, names, voice)
    }
}
