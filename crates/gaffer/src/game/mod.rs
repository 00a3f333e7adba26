//! The games: what the program needs of a game beyond its rules, and which games there are.
//!
//! A game is added by implementing [`Game`] for its position in a module here and by one line in [`GAMES`];
//! its rules reference is one entry in `rules_reference`.

mod any;
pub mod champions;
pub mod fuba;

use std::io::{self, BufRead, Write};

use gaffer_coach::Coach;
use gaffer_core::{BySide, Rules};
use serde::Serialize;

use crate::replay::Moment;
use crate::session::Session;
use crate::statistics::Statistics;
use crate::terminal::{Ending, TerminalOptions};
use crate::{menu, options};

pub use any::{AnyGame, GAMES, Of, choose, find, of_preset};

/// Makes a computer coach of a game.
pub type MakeCoach<G> = fn() -> Box<dyn Coach<G>>;

/// A game that the program plays: its rules, and how they are named, chosen, counted and shown.
pub trait Game: Rules {
    /// The game's name as it is printed: "FUBA".
    const NAME: &'static str;
    /// The computer coaches by name, weakest first.
    const COACHES: &'static [(&'static str, MakeCoach<Self>)];

    /// How a match ended, with what lasts beyond it; in JSON an object.
    type Result: Serialize + Send;
    /// What `gaffer simulate` counts.
    type Statistics: Statistics<Self>;

    /// The named sets of options; without a name the options' default is played.
    fn presets() -> Vec<Preset<Self::Options>>;

    /// The game as these options play it: "FUBA 2.2".
    fn title(_options: &Self::Options) -> String {
        Self::NAME.to_owned()
    }

    /// The options with one switch set, as `--set NAME=VALUE` says it.
    fn set(options: &Self::Options, name: &str, value: &str) -> Result<Self::Options, String> {
        options::set::<Self>(options, name, value)
    }

    /// Asks a person by which rules a match is played.
    fn ask_rules(
        input: &mut impl BufRead,
        output: &mut impl Write,
    ) -> Result<Self::Options, String> {
        menu::ask_preset::<Self>(input, output)
    }

    /// The result; `None` while the match goes on.
    fn match_result(&self) -> Option<Self::Result>;

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
    fn replay(moments: Vec<Moment<Self>>, names: BySide<String>) -> io::Result<()>;
}

/// A named set of options.
#[derive(Clone, Debug)]
pub struct Preset<O> {
    /// The name that the rules and the referee protocol use.
    pub name: &'static str,
    /// The name that people use, where it is another.
    pub short: Option<&'static str>,
    /// What it is, for a menu.
    pub what: &'static str,
    /// The options.
    pub options: O,
}

impl<O> Preset<O> {
    /// The name that people use.
    pub fn usual_name(&self) -> &'static str {
        self.short.unwrap_or(self.name)
    }

    /// Whether this is one of its names, in small letters or not.
    pub fn is_named(&self, name: &str) -> bool {
        [self.name, self.usual_name()]
            .iter()
            .any(|own| own.eq_ignore_ascii_case(name))
    }
}
