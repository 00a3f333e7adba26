//! The house keeps its plan: arrows between crates point one way, rules crates depend on next to
//! nothing, and the map names every crate.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use serde_json::Value;

/// The rules crates, one for each game.
const GAMES: [&str; 2] = ["gaffer-fuba", "gaffer-champions"];

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Each crate of the workspace with the dependencies that it always has; tests and features may have more.
fn dependencies() -> BTreeMap<String, BTreeSet<String>> {
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--no-deps",
            "--offline",
        ])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    assert!(output.status.success());
    let metadata: Value = serde_json::from_slice(&output.stdout).unwrap();
    metadata["packages"]
        .as_array()
        .unwrap()
        .iter()
        .map(|package| {
            let names = package["dependencies"]
                .as_array()
                .unwrap()
                .iter()
                .filter(|dependency| dependency["kind"].is_null())
                .filter(|dependency| dependency["optional"] == false)
                .map(|dependency| dependency["name"].as_str().unwrap().to_owned())
                .collect();
            (package["name"].as_str().unwrap().to_owned(), names)
        })
        .collect()
}

#[test]
fn arrows_point_one_way() {
    // The games stand side by side: neither knows the other.
    let levels: &[&[&str]] = &[
        &["gaffer-core", "gaffer-words"],
        &["gaffer-proof", "gaffer-club"],
        &GAMES,
        &["gaffer-coach"],
        &["gaffer-games"],
        &["gaffer-table"],
        &["gaffer-bot", "gaffer-cup", "gaffer-cluster"],
        &["gaffer-lab"],
        &["gaffer-server"],
        &["gaffer"],
    ];
    let level_of = |name: &str| levels.iter().position(|level| level.contains(&name));
    for (name, needs) in dependencies() {
        let Some(level) = level_of(&name) else {
            assert_eq!(name, "xtask", "{name} has no place in the order");
            continue;
        };
        for needed in needs {
            if let Some(below) = level_of(&needed) {
                assert!(below < level, "{name} must not know {needed}");
            }
        }
    }
}

#[test]
fn rules_crates_depend_on_next_to_nothing() {
    let allowed = ["gaffer-core", "serde"];
    for (name, needs) in dependencies() {
        if ["gaffer-core", "gaffer-club", GAMES[0], GAMES[1]].contains(&name.as_str()) {
            for needed in needs {
                assert!(allowed.contains(&needed.as_str()), "{name} needs {needed}");
            }
        }
    }
}

/// Clippy keeps clocks, luck, files and threads out of what is pure, by one list.
#[test]
fn what_is_pure_has_one_list_of_what_it_must_not_use() {
    let list = |name: &str| {
        let file = root().join("crates").join(name).join("clippy.toml");
        std::fs::read_to_string(&file).unwrap_or_else(|_| panic!("{} is missing", file.display()))
    };
    for name in ["fuba", "champions", "table", "cup", "club"] {
        assert_eq!(list(name), list("core"), "{name}");
    }
}

/// What proves the rules and the nodes is for tests alone, and what makes types of messages for builds.
#[test]
fn nothing_that_ships_needs_a_proof_or_a_generator() {
    for (name, needs) in dependencies() {
        for other in ["gaffer-proof", "gaffer-cluster", "gaffer-words"] {
            assert!(!needs.contains(other), "{name} needs {other}");
        }
    }
}

/// The laboratory computes and renders: who asks owns the command line and the screen.
#[test]
fn the_laboratory_has_no_terminal() {
    let needs = &dependencies()["gaffer-lab"];
    for screen in ["clap", "indicatif", "ratatui", "tokio"] {
        assert!(!needs.contains(screen), "gaffer-lab needs {screen}");
    }
    let mut files = Vec::new();
    collect(&root().join("crates/lab/src"), &mut files);
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        for print in ["print!(", "println!(", "eprintln!(", "io::stdout"] {
            assert!(!text.contains(print), "{}: {print}", file.display());
        }
    }
}

#[test]
fn the_map_names_every_crate() {
    let map = std::fs::read_to_string(root().join("docs/ARCHITECTURE.md")).unwrap();
    for name in dependencies().keys() {
        assert!(
            map.contains(&format!("`{name}`")),
            "{name} is not on the map"
        );
    }
}

/// Every `F22-…` in the sources and scenarios, and the like of every other document, is a rule of the reference.
#[test]
fn cited_rules_exist() {
    let known: BTreeSet<&str> = gaffer::rules_reference::all().map(|rule| rule.id).collect();
    let mut files = Vec::new();
    for folder in ["crates", "scenarios"] {
        collect(&root().join(folder), &mut files);
    }
    assert!(files.len() > 50);
    for file in files {
        let text = std::fs::read_to_string(&file).unwrap();
        for cited in citations(&text) {
            assert!(
                known.contains(cited.as_str()) || known.iter().any(|id| is_section(id, &cited)),
                "{}: {cited} is not in the rules reference",
                file.display()
            );
        }
    }
}

/// A whole section may be cited by its number: F22-4.2 for F22-4.2a, F22-4.2.1 and so on.
fn is_section(id: &str, section: &str) -> bool {
    id.strip_prefix(section).is_some_and(|rest| {
        rest.starts_with(|c: char| c == '.' || c == '-' || c.is_ascii_lowercase())
    })
}

fn citations(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for prefix in gaffer::rules_reference::prefixes() {
        for (at, _) in text.match_indices(prefix) {
            let rest = &text[at + prefix.len()..];
            // Chapters have numbers or, in small letters, names; rulings begin with D.
            if !rest.starts_with(|c: char| c.is_ascii_digit() || c.is_ascii_lowercase() || c == 'D')
            {
                continue;
            }
            let end = rest
                .find(|c: char| !(c.is_ascii_alphanumeric() || c == '.' || c == '-'))
                .unwrap_or(rest.len());
            found.push(format!(
                "{prefix}{}",
                rest[..end].trim_end_matches(['.', '-'])
            ));
        }
    }
    found
}

fn collect(folder: &Path, files: &mut Vec<std::path::PathBuf>) {
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            collect(&path, files);
        } else if path
            .extension()
            .is_some_and(|kind| kind == "rs" || kind == "toml")
        {
            files.push(path);
        }
    }
}
