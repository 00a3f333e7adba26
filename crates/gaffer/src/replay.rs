//! `gaffer replay`: a recorded match, printed or stepped through.

use std::fmt::Write as _;
use std::path::Path;

use gaffer_core::{Answer, BySide, Match, Record, Refuses as _, Rules};

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
    if arguments.print {
        return print_all(&print(&record, arguments)?);
    }
    let moments = moments(&record, &arguments.file)?;
    G::replay(moments, names(&record), arguments.commentary)
        .map_err(|error| format!("the terminal failed: {error}"))
}

/// One moment of a recorded match: the answer, what happened, and the position after it.
#[derive(Clone, Debug)]
pub struct Moment<R: Rules> {
    /// The answer that led here, in its notation; empty at the start.
    pub answer: String,
    /// What happened.
    pub events: Vec<R::Event>,
    /// The position.
    pub position: R,
}

/// Every moment of a recorded match.
pub fn moments<R: Rules>(record: &Record<R>, file: &Path) -> Result<Vec<Moment<R>>, String> {
    // Checks the whole record first, so that a bad one is refused with its reason.
    record
        .replay()
        .map_err(|error| format!("{}: {error}", file.display()))?;
    let mut game = Match::<R>::new(&record.header.options).map_err(|faults| faults.to_string())?;
    let mut moments = vec![Moment {
        answer: String::new(),
        events: Vec::new(),
        position: game.position().clone(),
    }];
    for answer in &record.answers {
        let before = game.events().len();
        match answer {
            Answer::Choice(choice) => game
                .choose(*choice)
                .map_err(|refusal| format!("refused by {}", refusal.rule()))?,
            Answer::Roll(dice) => game.roll(*dice).map_err(|why| why.to_string())?,
        }
        moments.push(Moment {
            answer: answer.to_string(),
            events: game.events()[before..].to_vec(),
            position: game.position().clone(),
        });
    }
    Ok(moments)
}

fn names<R: Rules>(record: &Record<R>) -> BySide<String> {
    BySide::with(|side| record.header.seats[side].name.clone())
}

fn print<G: Playable>(record: &Record<G>, arguments: &Replay) -> Result<String, String> {
    let voice = arguments.commentary;
    let names = names(record);
    let mut text = String::new();
    let title = G::title(&record.header.options);
    let _ = write!(text, "{title}: {} - {}", names.home, names.away);
    if let Some(seed) = record.header.seed {
        let _ = write!(text, ", seed {seed}");
    }
    text.push('\n');
    let moments = moments(record, &arguments.file)?;
    let mut numbers = 0..;
    for moment in &moments {
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
    if let Some(last) = moments.last() {
        text.push_str(&last.position.epilogue(&names));
    }
    Ok(text)
}
