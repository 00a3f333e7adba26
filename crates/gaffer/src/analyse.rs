//! `gaffer analyse`: what a position is worth, or what made a recorded match end as it did (docs/ANALYSIS.md).

use std::path::Path;
use std::time::Duration;

use gaffer_coach::search::Budget;
use gaffer_core::Record;
use gaffer_games::words::{Language, Words, plain_names};
use gaffer_lab::analyse::{self, Effort};

use crate::cli::Analyse;
use crate::game::{self, AnyPlayable, GAMES, Playable};
use crate::output::print_all;
use crate::position_file::Source;
use crate::progress::Bar;

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
    let told = match source.record() {
        Some(record) => Some(record.game()?),
        None => source.scenario_game().transpose()?,
    };
    match (named, told) {
        (Some(named), Some(told)) if named.name() != told.name() => Err(format!(
            "{}: this is of {}, and --game says {}",
            source.name(),
            told.title(),
            named.title()
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
    if let (Some(record), None) = (source.record(), arguments.at) {
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
        return whole_match::<G>(&record.record()?, &source.name(), arguments);
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
    let effort = arguments.effort()?;
    let drawn = position.drawn(Language::ENGLISH);
    let seen = analyse::assess(
        &position,
        effort,
        arguments.coach.as_deref(),
        arguments.matches.unwrap_or(MATCHES),
        Words::english(&plain_names()),
        &Bar::of("matches played out")?,
    )?;
    print_all(&if arguments.json {
        seen.json().to_string() + "\n"
    } else {
        format!("{drawn}\n{}", seen.text(arguments.best))
    })
}

fn whole_match<G: Playable>(
    record: &Record<G>,
    file: &str,
    arguments: &Analyse,
) -> Result<(), String> {
    if let Some(page) = &arguments.html {
        check_page(page)?;
    }
    let bar = Bar::of("rolls and decisions")?;
    let replayed = record.replayed().map_err(|why| format!("{file}: {why}"))?;
    let story = analyse::story(&replayed, &record.names(), arguments.effort()?, &bar)?;
    drop(bar);
    if let Some(page) = &arguments.html {
        std::fs::write(page, story.page(arguments.best))
            .map_err(|error| format!("{}: {error}", page.display()))?;
        if !arguments.json {
            return print_all(&format!("The page is {}.\n", page.display()));
        }
    }
    print_all(&if arguments.json {
        story.json().to_string() + "\n"
    } else {
        story.text(arguments.best)
    })
}

/// A page replaces a page, and nothing else: not the record by a slip of the hand.
fn check_page(path: &Path) -> Result<(), String> {
    match std::fs::read(path) {
        Ok(there) if !there.is_empty() && !there.starts_with(analyse::BEGINS.as_bytes()) => {
            Err(format!(
                "{}: this file is there and is no page of an analysis; choose another name",
                path.display()
            ))
        }
        _ => Ok(()),
    }
}

impl Analyse {
    /// How much thought is asked for.
    fn effort(&self) -> Result<Effort, String> {
        let time = self
            .seconds
            .map(|seconds| {
                Duration::try_from_secs_f64(seconds)
                    .ok()
                    .filter(|time| !time.is_zero() && *time <= Duration::from_secs(3600))
                    .ok_or_else(|| format!("--seconds {seconds}: more than 0, at most 3600"))
            })
            .transpose()?;
        let nodes = self.nodes;
        Ok(Effort {
            budget: (nodes.is_some() || time.is_some()).then_some(Budget { nodes, time }),
            seed: self.seed,
            threads: self.threads.number(),
        })
    }
}
