//! `gaffer analyse`: what a position is worth, or what made a recorded match end as it did (docs/ANALYSIS.md).

mod graph;
mod page;
mod play_outs;
mod position;
mod position_json;
mod position_text;
mod story;
mod story_json;
mod story_text;
mod words;

use std::path::Path;
use std::time::Duration;

use gaffer_coach::search::{Budget, Search};
use gaffer_core::{BySide, Record};
use indicatif::{ProgressBar, ProgressStyle};

use crate::cli::Analyse;
use crate::game::{self, AnyPlayable, GAMES, Playable};
use crate::output::print_all;
use crate::position_file::Source;
use crate::record_file;

/// The nodes of a search into a position where nothing is said.
const NODES: u64 = 2000;
/// The play-outs where nothing is said.
const MATCHES: u64 = 300;

/// Runs the command.
pub fn run(arguments: &Analyse) -> Result<(), String> {
    let source = Source::read(&arguments.file)?;
    game_of(&source, arguments)?.analyse(&source, arguments)
}

/// The game that the file tells, or that is named, or that can read the position.
fn game_of(source: &Source, arguments: &Analyse) -> Result<&'static dyn AnyPlayable, String> {
    let named = (arguments.game.as_deref()).map(game::find).transpose()?;
    let told = if source.is_record() {
        Some(record_file::game(source.file()?)?)
    } else {
        source.scenario_game().transpose()?
    };
    match (named, told) {
        (Some(named), Some(told)) if named.name() != told.name() => Err(format!(
            "{}: this is of {}, and --game says {}",
            source.name(),
            told.printed_name(),
            named.printed_name()
        )),
        (_, Some(game)) | (Some(game), None) => Ok(game),
        (None, None) => {
            let reads = |game: &&&dyn AnyPlayable| game.reads(source);
            Ok(GAMES.iter().find(reads).copied().unwrap_or(GAMES[0]))
        }
    }
}

/// Analyses what a source holds of this game.
pub(crate) fn analyse<G: Playable>(source: &Source, arguments: &Analyse) -> Result<(), String> {
    if source.is_record() && arguments.at.is_none() {
        for (given, option) in [
            (arguments.matches.is_some(), "--matches"),
            (arguments.coach.is_some(), "--coach"),
            (arguments.case.is_some(), "--case"),
        ] {
            if given {
                return Err(format!(
                    "{option} goes with a position; --at N takes one from the recorded match"
                ));
            }
        }
        return whole_match::<G>(source.file()?, arguments);
    }
    if arguments.html.is_some() {
        return Err("--html goes with a whole recorded match, without --at".into());
    }
    let position = source
        .position::<G>(arguments.at, arguments.case.as_deref())
        .map_err(|why| match (&arguments.game, source.is_of_a_known_game()) {
            (None, false) => format!("{why} (--game NAME says of which game a position is)"),
            _ => why,
        })?;
    let seen = position::look(position, arguments)?;
    print_all(&if arguments.json {
        position_json::json(&seen).to_string() + "\n"
    } else {
        position_text::text(&seen, arguments.best)
    })
}

fn whole_match<G: Playable>(file: &Path, arguments: &Analyse) -> Result<(), String> {
    let record: Record<G> = record_file::read(file)?;
    if let Some(page) = &arguments.html {
        check_page(page)?;
    }
    let bar = bar("{bar:40} {pos}/{len} rolls and decisions, {eta} left")?;
    let story =
        story::of(&record, arguments, &bar).map_err(|why| format!("{}: {why}", file.display()))?;
    bar.finish_and_clear();
    if let Some(page) = &arguments.html {
        std::fs::write(page, page::page(&story, arguments.best))
            .map_err(|error| format!("{}: {error}", page.display()))?;
        if !arguments.json {
            return print_all(&format!("The page is {}.\n", page.display()));
        }
    }
    print_all(&if arguments.json {
        story_json::json(&story).to_string() + "\n"
    } else {
        story_text::text(&story, arguments.best)
    })
}

/// A page replaces a page, and nothing else: not the record by a slip of the hand.
fn check_page(path: &Path) -> Result<(), String> {
    match std::fs::read(path) {
        Ok(there) if !there.is_empty() && !there.starts_with(page::BEGINS.as_bytes()) => {
            Err(format!(
                "{}: this file is there and is no page of an analysis; choose another name",
                path.display()
            ))
        }
        _ => Ok(()),
    }
}

/// A progress bar, which shows on a terminal alone.
fn bar(template: &str) -> Result<ProgressBar, String> {
    let style = ProgressStyle::with_template(template).map_err(|error| error.to_string())?;
    Ok(ProgressBar::no_length().with_style(style))
}

impl Analyse {
    fn threads(&self) -> usize {
        self.threads.map_or_else(
            || std::thread::available_parallelism().map_or(1, usize::from),
            |threads| threads.max(1),
        )
    }

    /// The search that is asked for; without nodes and seconds there is none.
    fn search(&self) -> Result<Option<Search>, String> {
        let time = self
            .seconds
            .map(|seconds| {
                Duration::try_from_secs_f64(seconds)
                    .ok()
                    .filter(|time| !time.is_zero() && *time <= Duration::from_secs(3600))
                    .ok_or_else(|| format!("--seconds {seconds}: more than 0, at most 3600"))
            })
            .transpose()?;
        let budget = Budget {
            nodes: self.nodes,
            time,
        };
        Ok((budget.nodes.is_some() || time.is_some()).then(|| Search::new(budget)))
    }
}

/// The names of teams that have none.
fn plain_names() -> BySide<String> {
    BySide {
        home: "Home".to_owned(),
        away: "Away".to_owned(),
    }
}

/// The home side's lead in goals.
fn lead<G: Playable>(position: &G) -> i32 {
    let goals = position.goals();
    i32::from(goals.home) - i32::from(goals.away)
}
