//! `gaffer puzzles` away from the repository: the puzzles that the program brings along.

use std::path::{Path, PathBuf};
use std::process::Command;

/// An empty folder that is removed with its test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let name = format!("gaffer-puzzles-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir(&folder).expect("it can be made");
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn puzzles(folder: &Path, arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_gaffer"))
        .arg("puzzles")
        .args(arguments)
        .current_dir(folder)
        .output()
        .expect("the program starts");
    let text = if output.status.success() {
        output.stdout
    } else {
        output.stderr
    };
    (
        output.status.success(),
        String::from_utf8(text).expect("text"),
    )
}

#[test]
fn without_a_folder_there_are_those_that_the_program_brings_along() {
    let folder = Folder::new("brought");
    let (done, list) = puzzles(&folder.0, &["list", "--language", "en"]);
    assert!(done, "{list}");
    assert!(list.contains("movement"), "{list}");
    let known = &gaffer_server::puzzles()[0].id;
    let (done, shown) = puzzles(&folder.0, &["show", known]);
    assert!(done, "{shown}");
    assert!(shown.contains(known.as_str()), "{shown}");
}

#[test]
fn what_is_named_or_is_there_is_read_and_nothing_else() {
    let folder = Folder::new("named");
    let (done, why) = puzzles(&folder.0, &["list", "nowhere"]);
    assert!(!done);
    assert!(why.contains("nowhere: "), "{why}");
    std::fs::create_dir(folder.0.join("puzzles")).expect("a folder");
    let (done, why) = puzzles(&folder.0, &["list"]);
    assert!(!done);
    assert!(why.contains("puzzles: there is no puzzle here"), "{why}");
}
