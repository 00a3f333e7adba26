//! Champions 2020 as the program plays it.

mod board;
pub mod statistics;

use std::io;

use gaffer_champions::{MatchResult, Options, Position};
use gaffer_coach::Random;
use gaffer_coach::champions::Sensible;
use gaffer_core::{BySide, Rules};

use super::{Game, MakeCoach, Preset};
use crate::replay::Moment;
use crate::session::Session;
use crate::terminal::{self, Ending, TerminalOptions};

impl Game for Position {
    const NAME: &'static str = "Champions 2020";
    const COACHES: &'static [(&'static str, MakeCoach<Self>)] = &[
        ("random", || Box::new(Random)),
        ("sensible", || Box::new(Sensible::default())),
    ];

    type Result = MatchResult;
    type Statistics = statistics::Summary;

    fn presets() -> Vec<Preset<Options>> {
        let what = |name: &str| match name {
            "friendly" => "a first match: no offside, fouls, charges, substitutions or hands",
            "tournament" => "a match of a tournament: a draw is played out",
            _ => "every rule of a single match",
        };
        Options::PRESETS
            .into_iter()
            .map(|(name, options)| Preset {
                name,
                short: None,
                what: what(name),
                options,
            })
            .collect()
    }

    fn match_result(&self) -> Option<MatchResult> {
        self.result()
    }

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

    fn replay(moments: Vec<Moment<Self>>, names: BySide<String>) -> io::Result<()> {
        terminal::replay(moments, names)
    }
}
