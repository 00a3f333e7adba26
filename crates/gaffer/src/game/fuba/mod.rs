//! FUBA as the program plays it.

pub mod board;
pub mod ending;
mod lasting;
mod menu;
mod options;
pub mod statistics;

use std::io::{self, BufRead, Write};

use gaffer_coach::Random;
use gaffer_coach::fuba::Sensible;
use gaffer_core::{BySide, Rules};
use gaffer_fuba::{MatchResult, Options, Position};

use super::{Game, MakeCoach, Preset};
use crate::replay::Moment;
use crate::session::Session;
use crate::terminal::{self, Ending, TerminalOptions};

impl Game for Position {
    const NAME: &'static str = "FUBA";
    const COACHES: &'static [(&'static str, MakeCoach<Self>)] = &[
        ("random", || Box::new(Random)),
        ("sensible", || Box::new(Sensible::default())),
    ];

    type Result = MatchResult;
    type Statistics = statistics::Summary;

    fn presets() -> Vec<Preset<Options>> {
        options::presets()
    }

    fn title(options: &Options) -> String {
        format!("{} {}", Self::NAME, options.edition.name())
    }

    fn set(options: &Options, name: &str, value: &str) -> Result<Options, String> {
        options::set(options, name, value)
    }

    fn ask_rules(input: &mut impl BufRead, output: &mut impl Write) -> Result<Options, String> {
        menu::ask_rules(input, output)
    }

    fn match_result(&self) -> Option<MatchResult> {
        self.result()
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

    fn replay(moments: Vec<Moment<Self>>, names: BySide<String>) -> io::Result<()> {
        terminal::replay(moments, names)
    }
}
