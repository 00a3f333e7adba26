//! `gaffer scenario`: scenario files run and drawn (docs/SCENARIOS.md).

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use gaffer_core::BySide;
use gaffer_core::scenario::{CaseResult, Refused};
use gaffer_games::words::{Language, Words};

use crate::game::{self, AnyPlayable, Playable};
use crate::rules_reference;

pub use gaffer_core::scenario::Scenario;

/// The game of a scenario, among all that the program plays; where none is named the first.
pub fn game(scenario: &Scenario) -> Result<&'static dyn AnyPlayable, String> {
    game::choose(scenario.game.as_deref(), None)
}

/// Runs every case of a scenario of this game.
pub(crate) fn run<G: Playable>(scenario: &Scenario) -> Vec<CaseResult> {
    scenario.run::<G>(|refusal| Words::english(&BySide::default()).render(&G::refusal(refusal)))
}

/// All scenario files under the given files and folders, in order.
pub fn find(paths: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    fn walk(path: &Path, found: &mut Vec<PathBuf>) -> Result<(), String> {
        let cannot = |error: std::io::Error| format!("{}: {error}", path.display());
        if path.is_dir() {
            let mut entries: Vec<PathBuf> = std::fs::read_dir(path)
                .map_err(cannot)?
                .map(|entry| entry.map(|entry| entry.path()).map_err(cannot))
                .collect::<Result<_, _>>()?;
            entries.sort();
            for entry in entries {
                if entry.is_dir() || entry.extension().is_some_and(|kind| kind == "toml") {
                    walk(&entry, found)?;
                }
            }
        } else {
            std::fs::metadata(path).map_err(cannot)?;
            found.push(path.to_owned());
        }
        Ok(())
    }
    let mut found = Vec::new();
    for path in paths {
        walk(path, &mut found)?;
    }
    Ok(found)
}

/// What came of many files.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Cases that held.
    pub passed: usize,
    /// Cases that did not, and files that could not be read.
    pub failed: usize,
    /// What differed, file by file.
    pub differences: String,
}

/// Runs scenario files.
pub fn run_files(files: &[PathBuf]) -> Report {
    let mut report = Report::default();
    for file in files {
        let scenario = std::fs::read_to_string(file)
            .map_err(|error| error.to_string())
            .and_then(|text| Scenario::parse(&text))
            .and_then(|scenario| Ok((game(&scenario)?, scenario)));
        match scenario {
            Err(why) => {
                report.failed += 1;
                let _ = writeln!(report.differences, "{}\n  {why}", file.display());
            }
            Ok((game, scenario)) => {
                let unknown = |rule: &&str| rules_reference::text(rule).is_none();
                for rule in scenario.cited().filter(unknown) {
                    report.failed += 1;
                    let _ = writeln!(
                        report.differences,
                        "{}\n  there is no rule '{rule}'; 'gaffer rules' lists all of them",
                        file.display()
                    );
                }
                for case in game.run_scenario(&scenario) {
                    if case.differences.is_empty() {
                        report.passed += 1;
                        continue;
                    }
                    report.failed += 1;
                    let _ = writeln!(report.differences, "{}: {}", file.display(), case.name);
                    for difference in case.differences {
                        let _ = writeln!(report.differences, "  {difference}");
                    }
                }
            }
        }
    }
    report
}

/// Draws every position of a scenario with what is played from it.
pub fn show(scenario: &Scenario) -> Result<String, String> {
    game(scenario)?.show_scenario(scenario)
}

/// Draws the positions of a scenario of this game.
pub(crate) fn draw<G: Playable>(scenario: &Scenario) -> Result<String, String> {
    let mut text = format!("{}\nrules: {}\n", scenario.title, scenario.rules.join(", "));
    let mut drawn = String::new();
    for case in &scenario.cases {
        let board = scenario.position::<G>(case)?.drawn(Language::ENGLISH);
        if board != drawn {
            let _ = write!(text, "\n{board}");
            drawn = board;
        }
        let _ = write!(text, "\n{}\n  {}\n", case.name, case.play.join("; "));
        let _ = match &case.refused {
            Some(Refused::By(rule)) => writeln!(text, "  refused by {rule}"),
            Some(Refused::Any(_)) => writeln!(text, "  refused"),
            None => Ok(()),
        };
        for (key, value) in &case.expect {
            let _ = writeln!(text, "  {key}: {value}");
        }
    }
    Ok(text)
}
