//! FUBA as the program plays it.

pub mod board;
mod lasting;
mod menu;

use std::io::{self, BufRead, Write};

use gaffer_core::{BySide, Replayed, Rules};
use gaffer_fuba::{Options, Position};

use super::Playable;
use crate::session::Session;
use crate::terminal::{self, Ending, TerminalOptions};
use crate::voice::Voice;

impl Playable for Position {
    fn ask_rules(input: &mut impl BufRead, output: &mut impl Write) -> Result<Options, String> {
        menu::ask_rules(input, output)
    }

    fn drawn(&self) -> String {
        let open = self.open();
        format!("{}\n{}", board::headline(open), board::draw(open))
    }

    fn begins_turn(&self) -> bool {
        self.question() == "target"
    }

    fn epilogue(&self, names: &BySide<String>) -> String {
        let result = self.result();
        result.map_or_else(String::new, |result| lasting::told(&result, names))
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
