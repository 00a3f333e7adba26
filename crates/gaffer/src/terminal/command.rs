//! The typed command line: commands that every game has, and otherwise choices as the game reads them.

use std::str::FromStr;

use gaffer_core::parse_row;

use super::app::App;
use super::screen::Screen;
use crate::words::say;
use gaffer_games::words::Phrase;

/// What a typed line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command<C> {
    /// These choices, one after another.
    Row(Vec<C>),
    /// These parts of a choice go into a draft.
    Parts(Vec<C>),
    /// The text of a rule.
    Rule(String),
    /// The help.
    Help,
    /// Both teams' sheets.
    Teams,
    /// Take back the last choice.
    Undo,
    /// Let the assistant decide.
    Assist,
    /// The best plans for the decision.
    Hint,
    /// Leave the match.
    Leave,
}

/// Reads a typed line.
pub(super) fn read<G: Screen>(app: &App<G>, line: &str) -> Result<Command<G::Choice>, Phrase> {
    let text = line.trim().to_lowercase();
    match text.split_once(char::is_whitespace) {
        Some(("rule" | "rules" | "r", id)) => return Ok(Command::Rule(id.trim().to_owned())),
        Some(_) => {}
        None => match text.as_str() {
            "?" | "help" => return Ok(Command::Help),
            "teams" | "team" | "sheet" => return Ok(Command::Teams),
            "u" | "undo" => return Ok(Command::Undo),
            "assistant" | "assist" => return Ok(Command::Assist),
            "hint" => return Ok(Command::Hint),
            "quit" | "leave" | "exit" => return Ok(Command::Leave),
            _ => {}
        },
    }
    G::read(app, line.trim())
}

/// The choices of a text before which the first of these beginnings that fits was left out.
pub(super) fn completed<C: FromStr<Err = String> + Copy>(
    text: &str,
    left_out: &[&str],
) -> Option<Vec<C>> {
    let mut texts = left_out.iter().map(|before| format!("{before}{text}"));
    texts.find_map(|text| parse_row(&text).ok())
}

/// Why a line is no choice in the notation.
pub(super) fn not_understood(why: String) -> Phrase {
    say!(notices::NotUnderstood, why)
}
