//! `gaffer replay`: a recorded match, printed or stepped through.

use std::fmt::Write as _;

use gaffer_core::{Record, Replayed, Side};
use gaffer_games::words::Words;

use crate::cli::Replay;
use crate::game::Playable;
use crate::output::print_all;
use crate::record_file;
use crate::terminal::{self, TerminalOptions};
use crate::words::{language, say};

/// Runs the command.
pub fn run(arguments: &Replay) -> Result<(), String> {
    record_file::game(&arguments.file)?.replay(arguments)
}

/// Prints or shows a match of this game.
pub(crate) fn show<G: Playable>(arguments: &Replay) -> Result<(), String> {
    let record = record_file::read::<G>(&arguments.file)?;
    let replayed =
        (record.replayed()).map_err(|error| format!("{}: {error}", arguments.file.display()))?;
    if arguments.print {
        return print_all(&print(&record, &replayed, arguments));
    }
    let options = TerminalOptions {
        language: language(arguments.language),
        voice: arguments.commentary,
        ..TerminalOptions::default()
    };
    terminal::replay(replayed, record.names(), options)
        .map_err(|error| format!("the terminal failed: {error}"))
}

fn print<G: Playable>(record: &Record<G>, replayed: &Replayed<G>, arguments: &Replay) -> String {
    let voice = arguments.commentary;
    let (names, language) = (record.names(), language(arguments.language));
    let words = Words::new(language, &names);
    let title = G::title(&record.header.options);
    let (home, away) = (Side::Home, Side::Away);
    let head = match record.header.seed.map(|seed| seed.to_string()) {
        Some(seed) => say!(program::PrintedMatchWithSeed, title, home, away, seed),
        None => say!(program::PrintedMatch, title, home, away),
    };
    let mut text = words.render(&head) + "\n";
    let mut numbers = 0..;
    for moment in replayed.moments() {
        for (event, number) in moment.events.iter().zip(&mut numbers) {
            let quiet = if voice.is_quiet::<G>(event) {
                "    "
            } else {
                ""
            };
            let (told, rule) = voice.render::<G>(&record.header.options, (number, event), words);
            let rule = rule.map_or(String::new(), |rule| format!("  [{rule}]"));
            let _ = writeln!(text, "{quiet}{told}{rule}");
        }
        if arguments.pitch && moment.position.begins_turn() {
            let _ = write!(text, "\n{}\n", moment.position.drawn(language));
        }
    }
    text + &replayed.end().epilogue(words)
}
