//! Every scenario of a folder, run.

use std::path::{Path, PathBuf};

use gaffer_core::Rules;
use gaffer_core::scenario::Scenario;

use crate::project;

/// Runs the scenarios under these files and folders of `scenarios/`, and gives the number of cases.
///
/// # Panics
///
/// If a case is not as expected, or a file cannot be read.
pub fn check_scenarios<R: Rules>(paths: &[&str]) -> usize {
    let mut files = Vec::new();
    for path in paths {
        collect(&project("scenarios").join(path), &mut files);
    }
    let mut cases = 0;
    let mut differences = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        let scenario =
            Scenario::parse(&text).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
        for case in scenario.run::<R>(|refusal| format!("{refusal:?}")) {
            cases += 1;
            for difference in case.differences {
                differences.push(format!("{}: {}: {difference}", file.display(), case.name));
            }
        }
    }
    assert!(differences.is_empty(), "\n{}", differences.join("\n"));
    cases
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) {
    if path.is_dir() {
        for entry in std::fs::read_dir(path).unwrap() {
            collect(&entry.unwrap().path(), files);
        }
    } else {
        files.push(path.to_owned());
    }
}
