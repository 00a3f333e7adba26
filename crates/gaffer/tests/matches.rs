//! Whole matches as files, one for each way a match can end, replayed to the byte.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use gaffer::ending::{Ending, ending};
use gaffer::record_file;
use gaffer_core::{Record, Rules};
use gaffer_fuba::Position;

fn files() -> Vec<PathBuf> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/matches");
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|kind| kind == "jsonl"))
        .collect();
    files.sort();
    files
}

fn read(file: &Path) -> Record<Position> {
    record_file::read(file).unwrap()
}

#[test]
fn every_match_replays_and_ends_as_its_name_says() {
    for file in files() {
        let game = read(&file).replay().unwrap();
        let name = file.file_stem().unwrap().to_str().unwrap();
        assert_eq!(ending(game.events()).map(Ending::name), Some(name));
        assert_eq!(game.position().question(), "");
        // Replaying once more gives the same position and the same story.
        let again = read(&file).replay().unwrap();
        assert_eq!(again.position(), game.position());
        assert_eq!(again.events(), game.events());
    }
}

#[test]
fn there_is_a_match_for_every_ending() {
    let found: BTreeSet<String> = files()
        .iter()
        .map(|file| file.file_stem().unwrap().to_string_lossy().into_owned())
        .collect();
    let wanted: BTreeSet<String> = Ending::ALL.map(|how| how.name().to_owned()).into();
    assert_eq!(found, wanted);
}

/// The final positions, so that a change of the rules that alters a match does not go unseen. When
/// one is wanted, raise `Position::VERSION` and write them anew with `GAFFER_WRITE_FINALS=1`.
#[test]
fn final_positions_are_the_same_as_ever() {
    for file in files() {
        let game = read(&file).replay().unwrap();
        let found = serde_json::to_string_pretty(&game.position().diagram()).unwrap() + "\n";
        let kept = file.with_extension("json");
        if std::env::var_os("GAFFER_WRITE_FINALS").is_some() {
            std::fs::write(&kept, &found).unwrap();
        }
        assert_eq!(
            found,
            std::fs::read_to_string(&kept).unwrap(),
            "{}",
            file.display()
        );
    }
}

#[test]
fn bad_records_are_refused_with_their_line() {
    let folder = std::env::temp_dir().join(format!("gaffer-records-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let good = std::fs::read_to_string(&files()[0]).unwrap();
    let lines: Vec<&str> = good.lines().collect();
    for (name, text, expected) in [
        ("empty", String::new(), "empty"),
        ("nonsense", "hello\n".to_owned(), "header"),
        ("game", good.replacen("\"fuba\"", "\"chess\"", 1), "chess"),
        (
            "format",
            good.replacen("\"gaffer\":1", "\"gaffer\":9", 1),
            "format 9",
        ),
        (
            "rules",
            good.replacen("\"rules\":1", "\"rules\":77", 1),
            "version 77",
        ),
        (
            "choice",
            format!("{}\n{{\"answer\":\"fly\"}}\n{}\n", lines[0], lines[1]),
            "fly",
        ),
        (
            "undo",
            format!("{}\n{{\"undo\":3}}\n{}\n", lines[0], lines[1]),
            "cannot be taken back",
        ),
    ] {
        let path = folder.join(format!("{name}.jsonl"));
        std::fs::write(&path, text).unwrap();
        let why = record_file::read::<Position>(&path).unwrap_err();
        assert!(why.contains(expected), "{name}: {why}");
    }
    // A record that reads well but cannot be played says which answer and why.
    let path = folder.join("refused.jsonl");
    std::fs::write(
        &path,
        format!(
            "{}\n{{\"answer\":\"target b4\"}}\n{{\"undo\":0}}\n",
            lines[0]
        ),
    )
    .unwrap();
    let record = record_file::read::<Position>(&path).unwrap();
    let why = record.replay().unwrap_err().to_string();
    assert!(why.contains("answer 1") && why.contains("F22-4a"), "{why}");
    std::fs::remove_dir_all(&folder).unwrap();
}
