//! `gaffer puzzles`: puzzles made, judged again, listed and shown as scenarios (docs/PUZZLES.md).

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use gaffer_core::Rules as _;
use gaffer_games::words::Language;
use gaffer_lab::puzzles::{self, Failure, Making, Puzzle, Theme};

use crate::cli::{MakePuzzles, Puzzles};
use crate::output::print_all;
use crate::progress::Bar;
use crate::words::{language, say};

/// Runs the command.
pub fn run(arguments: &Puzzles) -> Result<(), String> {
    match arguments {
        Puzzles::Make(arguments) => make(arguments),
        Puzzles::Check {
            paths,
            nodes,
            threads,
            language: wanted,
        } => check(&read(paths)?, *nodes, threads.number(), language(*wanted)),
        Puzzles::List {
            paths,
            language: wanted,
        } => print_all(&list(&read(paths)?, language(*wanted))),
        Puzzles::Show { id, paths } => {
            let puzzles = read(paths)?;
            let found = puzzles.iter().find(|puzzle| puzzle.id == *id);
            let found = found.ok_or_else(|| format!("there is no puzzle '{id}' here"))?;
            print_all(&found.scenario()?)
        }
    }
}

fn make(arguments: &MakePuzzles) -> Result<(), String> {
    let players = arguments.players.gather()?;
    let making = Making {
        count: arguments.count,
        seed: arguments.seed,
        hands: players.hands(),
    };
    let bar = Bar::of("puzzles")?;
    let made = match arguments.game.as_str() {
        gaffer_fuba::Position::GAME => making.make::<gaffer_fuba::Position>(&bar)?,
        gaffer_champions::Position::GAME => making.make::<gaffer_champions::Position>(&bar)?,
        other => return Err(format!("'{other}' is not a game: fuba or champions")),
    };
    drop(bar);
    let cannot = |error: std::io::Error| format!("{}: {error}", arguments.out.display());
    fs::create_dir_all(&arguments.out).map_err(cannot)?;
    for theme in Theme::ALL {
        let of_theme = made.iter().filter(|puzzle| puzzle.theme == theme);
        let lines: String = of_theme.map(Puzzle::line).collect();
        if !lines.is_empty() {
            fs::write(arguments.out.join(format!("{theme}.jsonl")), lines).map_err(cannot)?;
        }
    }
    print_all(&list(&made, language(arguments.language)))
}

fn check(puzzles: &[Puzzle], nodes: u64, threads: usize, language: Language) -> Result<(), String> {
    let bar = Bar::of("puzzles")?;
    let judged = puzzles::check(puzzles, nodes, threads, &bar)?;
    drop(bar);
    let mut text = String::new();
    let mut failed = 0_u32;
    for (puzzle, failure) in puzzles.iter().zip(judged) {
        let why = match failure {
            None => continue,
            Some(Failure::NotLegal(why)) => say!(puzzles::NotLegal, why),
            Some(Failure::OtherBest(row)) => say!(puzzles::OtherBest, row),
            Some(Failure::Twin(id)) => say!(puzzles::Twin, id),
            Some(Failure::Margin(margin)) => {
                say!(puzzles::Margin, margin = format!("{margin:.3}"))
            }
        };
        failed += 1;
        let _ = writeln!(text, "{}: {}", puzzle.id, language.render(&why));
    }
    let passed = puzzles.len() as u32 - failed;
    let _ = writeln!(
        text,
        "{}",
        language.render(&say!(puzzles::Checked, passed, failed))
    );
    print_all(&text)?;
    if failed > 0 {
        return Err(format!("{failed} puzzles are none"));
    }
    Ok(())
}

/// The themes, how many puzzles each has, and how hard they are.
fn list(puzzles: &[Puzzle], language: Language) -> String {
    let mut text = String::new();
    for theme in Theme::ALL {
        let of_theme = puzzles.iter().filter(|puzzle| puzzle.theme == theme);
        let mut ratings: Vec<u32> = of_theme.map(|puzzle| puzzle.rating.into()).collect();
        ratings.sort_unstable();
        let (Some(&least), Some(&most)) = (ratings.first(), ratings.last()) else {
            continue;
        };
        let count = ratings.len() as u32;
        let middle = ratings[ratings.len() / 2];
        let title = language.render(&theme.title());
        let line = say!(puzzles::Theme, title, count, least, middle, most);
        let _ = writeln!(text, "{theme:<9} {}", language.render(&line));
    }
    text
}

/// The puzzles of files and folders, in the order of their names.
fn read(paths: &[PathBuf]) -> Result<Vec<Puzzle>, String> {
    if paths.is_empty() {
        let folder = PathBuf::from("puzzles");
        return if folder.exists() {
            read(&[folder])
        } else {
            Ok(gaffer_server::puzzles().to_vec())
        };
    }
    let mut puzzles = Vec::new();
    for path in paths {
        read_one(path, &mut puzzles)?;
    }
    if puzzles.is_empty() {
        let names: Vec<_> = (paths.iter())
            .map(|path| path.display().to_string())
            .collect();
        return Err(format!(
            "{}: there is no puzzle here; name files that end in .jsonl, or folders of them",
            names.join(", ")
        ));
    }
    Ok(puzzles)
}

fn read_one(path: &Path, puzzles: &mut Vec<Puzzle>) -> Result<(), String> {
    let cannot = |error: std::io::Error| {
        let path = path.display();
        format!(
            "{path}: {error}; name a file or a folder with puzzles, or none for those that the program brings along"
        )
    };
    if path.is_dir() {
        let mut entries: Vec<PathBuf> = (fs::read_dir(path).map_err(cannot)?)
            .map(|entry| entry.map(|entry| entry.path()).map_err(cannot))
            .collect::<Result<_, _>>()?;
        entries.retain(|path| path.is_dir() || path.extension().is_some_and(|is| is == "jsonl"));
        entries.sort();
        return entries.iter().try_for_each(|path| read_one(path, puzzles));
    }
    let text = fs::read_to_string(path).map_err(cannot)?;
    let read = Puzzle::read(&text).map_err(|why| format!("{}: {why}", path.display()))?;
    puzzles.extend(read);
    Ok(())
}
