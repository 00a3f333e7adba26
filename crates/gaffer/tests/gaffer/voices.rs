//! `gaffer replay --print` tells a match in the voice that is asked for, with the words that a server has for its events.

use std::path::{Path, PathBuf};
use std::process::Command;

use gaffer::record_file;
use gaffer_core::{BySide, Record};
use gaffer_games::words::Words;
use gaffer_games::{AnyMatch, Game};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/matches");

fn printed(file: &Path, options: &[&str]) -> Vec<String> {
    let output = Command::new(env!("CARGO_BIN_EXE_gaffer"))
        .args(["replay", "--print", file.to_str().unwrap()])
        .args(options)
        .output()
        .unwrap();
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).unwrap();
    // The first line is the title.
    text.lines().skip(1).map(str::to_owned).collect()
}

fn check<G: Game>(name: &str) {
    let file: PathBuf = [FOLDER, name].iter().collect();
    let record: Record<G> = record_file::read(&file).unwrap();
    let names = BySide::with(|side| record.header.seats[side].name.clone());
    let told = AnyMatch::told(&record.replay().unwrap(), 0, Words::english(&names));
    let exact = printed(&file, &[]);
    assert_eq!(exact, printed(&file, &["--commentary", "exact"]));
    let football = printed(&file, &["--commentary", "football"]);
    assert!(told.iter().any(|event| event.football.is_some()));
    for ((event, exact), football) in told.iter().zip(&exact).zip(&football) {
        let rule = event
            .rule
            .map_or(String::new(), |rule| format!("  [{rule}]"));
        let line = format!("{}{rule}", event.words);
        assert_eq!(*exact, line);
        // What nobody speaks of stands indented between the sentences.
        let sentence = event.football.clone();
        assert_eq!(*football, sentence.unwrap_or_else(|| format!("    {line}")));
    }
    // What lasts beyond the match follows in both.
    assert!(football.len() >= told.len());
    assert_eq!(exact[told.len()..], football[told.len()..]);
}

#[test]
fn a_record_of_fuba_is_printed_in_either_voice() {
    check::<gaffer_fuba::Position>("goal-with-the-last-kick.jsonl");
    check::<gaffer_fuba::Position>("2014-full/two-red-cards.jsonl");
}

#[test]
fn a_record_of_champions_is_printed_in_either_voice() {
    check::<gaffer_champions::Position>("champions/draw.jsonl");
}
