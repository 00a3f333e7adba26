//! `gaffer replay`: a recorded match, printed or stepped through.

use std::fmt::Write as _;

use gaffer_core::{Record, Replayed};

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
        return print_all(&print(&record, &replayed, arguments));
    }
    G::replay(replayed, record.names(), arguments.commentary)
        .map_err(|error| format!("the terminal failed: {error}"))
}

fn print<G: Playable>(record: &Record<G>, replayed: &Replayed<G>, arguments: &Replay) -> String {
    let voice = arguments.commentary;
    let names = record.names();
    let mut text = String::new();
    let title = G::title(&record.header.options);
    let _ = write!(text, "{title}: {} - {}", names.home, names.away);
    if let Some(seed) = record.header.seed {
        let _ = write!(text, ", seed {seed}");
    }
    text.push('\n');
    let mut numbers = 0..;
    for moment in replayed.moments() {
        for (event, number) in moment.events.iter().zip(&mut numbers) {
            let quiet = if voice.is_quiet::<G>(event) {
                "    "
            } else {
                ""
            };
            let (told, rule) = voice.tell::<G>(&record.header.options, (number, event), &names);
            let rule = rule.map_or(String::new(), |rule| format!("  [{rule}]"));
            let _ = writeln!(text, "{quiet}{told}{rule}");
        }
        if arguments.pitch && moment.position.begins_turn() {
            let _ = write!(text, "\n{}\n", moment.position.drawn());
        }
    }
    text + &replayed.end().epilogue(&names)
}
