//! `gaffer report`: where somebody's points go over many recorded matches (docs/ANALYSIS.md).

use std::collections::BTreeMap;
use std::path::Path;

use gaffer_core::{BySide, Side};
use gaffer_games::words::Language;
use gaffer_lab::analyse::{Depth, reviewable};
use gaffer_lab::report::{PlayedMatch, Report};
use gaffer_lab::{Progress as _, share};
use gaffer_table::Course;

use crate::cli;
use crate::output::print_all;
use crate::progress::Bar;
use crate::record_file::RecordText;

/// A match of the person with its game; nothing where it is not over.
type Read = Option<(String, PlayedMatch)>;

/// Runs the command.
pub fn run(arguments: &cli::Report) -> Result<(), String> {
    let bar = Bar::of("matches")?;
    bar.expect(arguments.files.len() as u64);
    let read = share(
        arguments.threads.number(),
        arguments.files.iter().enumerate(),
        || Ok(Vec::new()),
        |mut done, (number, file)| {
            done.push((number, read(file, arguments)?));
            bar.step();
            Ok(done)
        },
    )?;
    drop(bar);
    let mut read: Vec<(usize, Read)> = read.into_iter().flatten().collect();
    read.sort_by_key(|(number, _)| *number);
    let mut games = BTreeMap::<String, Vec<PlayedMatch>>::new();
    for (number, read) in read {
        match read {
            Some((game, played)) => games.entry(game).or_default().push(played),
            None => eprintln!(
                "{}: the match is not over and is left out",
                arguments.files[number].display()
            ),
        }
    }
    let reports: Vec<Report> = (games.iter())
        .map(|(game, played)| Report::new(game, played, Language::ENGLISH))
        .collect();
    if reports.is_empty() {
        return Err("none of these matches is over: there is nothing to report".into());
    }
    if arguments.json {
        let json = serde_json::to_string(&reports).map_err(|error| error.to_string())?;
        return print_all(&(json + "\n"));
    }
    let name = match (&arguments.name, arguments.side) {
        (Some(name), _) => name.clone(),
        (None, Some(side)) => format!("the {side} side"),
        (None, None) => String::new(),
    };
    let texts: Vec<String> = reports.iter().map(|report| report.text(&name)).collect();
    print_all(&texts.join("\n"))
}

/// Reviews a recorded match at a glance.
fn read(file: &Path, arguments: &cli::Report) -> Result<Read, String> {
    let at = |why: String| format!("{}: {why}", file.display());
    let text = RecordText::read(file)?;
    text.game()?;
    let (mut header, entries) = text.entries()?;
    header.tidy().map_err(|error| at(error.to_string()))?;
    let names = BySide::with(|side| header.seats[side].name.clone());
    let side = side_of(arguments, &names).map_err(at)?;
    let course = Course::read(&entries).map_err(|problem| at(problem.message))?;
    let game = reviewable(&header, &course).map_err(at)?;
    let judged = game
        .judge(Depth::Glance, 0..game.parts(), 1, std::sync::Arc::default())
        .map_err(at)?;
    let Some(figures) = game.figures(&judged).map_err(at)? else {
        return Ok(None);
    };
    let BySide { home, away } = figures;
    let figures = match side {
        Side::Home => home,
        Side::Away => away,
    };
    let played = PlayedMatch {
        id: file.display().to_string(),
        at: None,
        figures,
    };
    Ok(Some((header.game, played)))
}

/// The side whose match it is.
fn side_of(arguments: &cli::Report, names: &BySide<String>) -> Result<Side, String> {
    let Some(name) = &arguments.name else {
        return Ok(arguments.side.unwrap_or(Side::Home));
    };
    let is_own = |side: &Side| names[*side].to_lowercase() == name.to_lowercase();
    Side::BOTH.into_iter().find(is_own).ok_or_else(|| {
        format!(
            "nobody here is called '{name}': {} plays {} (--side home or --side away says which)",
            names.home, names.away
        )
    })
}
