//! `gaffer replay`: a recorded match, printed or stepped through.

use std::fmt::Write as _;

use gaffer_core::{Record, Replayed};
use gaffer_games::words::Words;

use crate::cli::Replay;
use crate::game::Playable;
use crate::output::print_all;
use crate::record_file;

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
        return print_all(&print(&record, &replayed, arguments.pitch));
    }
    G::replay(replayed, record.names()).map_err(|error| format!("the terminal failed: {error}"))
}

fn print<G: Playable>(record: &Record<G>, replayed: &Replayed<G>, pitch: bool) -> String {
    let names = record.names();
    let mut text = String::new();
    let title = G::title(&record.header.options);
    let _ = write!(text, "{title}: {} - {}", names.home, names.away);
    if let Some(seed) = record.header.seed {
        let _ = write!(text, ", seed {seed}");
    }
    text.push('\n');
    for moment in replayed.moments() {
        for event in &moment.events {
            let rule = G::rule_of(&record.header.options, event)
                .map_or(String::new(), |rule| format!("  [{rule}]"));
            let _ = writeln!(text, "{}{rule}", G::tell(event, Words::english(&names)));
        }
        if pitch && moment.position.begins_turn() {
            let _ = write!(text, "\n{}\n", moment.position.drawn());
        }
    }
    text + &replayed.end().epilogue(&names)
}
