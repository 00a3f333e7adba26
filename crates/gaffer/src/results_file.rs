//! The file of results: a header, then a JSON line for each pair, so that a ladder goes on where it was interrupted.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use gaffer_games::strict_json::plain;
use gaffer_lab::ladder::Header;
use gaffer_lab::ladder::pair::Pair;
use serde::Serialize;

/// A file of results that pairs are added to; no other ladder writes to it at the same time.
#[derive(Debug)]
pub(crate) struct ResultsFile {
    path: PathBuf,
    file: File,
}

impl ResultsFile {
    /// Opens a file or begins it, and reads the pairs that are there. A last line that was cut off is dropped; a file
    /// of another ladder is refused and stays as it is.
    pub(crate) fn open(path: &Path, header: &Header) -> Result<(Self, Vec<Pair>), String> {
        let at = |why: &dyn std::fmt::Display| format!("{}: {why}", path.display());
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(|error| at(&error))?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(at(&"another ladder writes to this file")),
            Err(TryLockError::Error(error)) => return Err(at(&error)),
        }
        let mut text = Vec::new();
        file.read_to_end(&mut text).map_err(|error| at(&error))?;
        let first = line(header).map_err(|error| at(&error))?;
        // Killed while it wrote its first line.
        let begins = !text.contains(&b'\n') && first.starts_with(&text);
        let (kept, pairs) = if begins {
            (0, Vec::new())
        } else {
            let kept = text.iter().rposition(|byte| *byte == b'\n');
            let kept = kept.map_or(0, |end| end + 1);
            let whole = String::from_utf8_lossy(&text[..kept]);
            (kept, read(&whole, header).map_err(|why| at(&why))?)
        };
        let mut results = Self {
            path: path.to_owned(),
            file,
        };
        results
            .go_on(kept as u64, if begins { &first } else { &[] })
            .map_err(|error| at(&error))?;
        Ok((results, pairs))
    }

    /// Adds a pair.
    pub(crate) fn add(&mut self, pair: &Pair) -> Result<(), String> {
        line(pair)
            .and_then(|line| self.file.write_all(&line))
            .map_err(|error| format!("{}: {error}", self.path.display()))
    }

    /// Goes on where the whole lines end.
    fn go_on(&mut self, end: u64, first: &[u8]) -> io::Result<()> {
        self.file.set_len(end)?;
        self.file.seek(SeekFrom::Start(end))?;
        self.file.write_all(first)
    }
}

fn line(value: &impl Serialize) -> io::Result<Vec<u8>> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    Ok(line)
}

/// The pairs of a file's whole lines.
fn read(text: &str, expected: &Header) -> Result<Vec<Pair>, String> {
    let mut lines = text.lines();
    let first = lines.next().unwrap_or_default();
    let header: Header = serde_json::from_str(first)
        .map_err(|error| plain(&error.to_string()))
        .map_err(|why| format!("this is not a file of a ladder's results: {why}"))?;
    let differs = differences(&header, expected);
    if !differs.is_empty() {
        return Err(format!(
            "these are the results of another ladder: {}. Go on with the same ones, or name another file",
            differs.join("; ")
        ));
    }
    lines
        .enumerate()
        .map(|(index, line)| {
            let at = |why: &dyn std::fmt::Display| format!("line {}: {why}", index + 2);
            let pair: Pair =
                serde_json::from_str(line).map_err(|error| at(&plain(&error.to_string())))?;
            for name in [&pair.first, &pair.second] {
                if !header.competitors.iter().any(|one| one.name == *name) {
                    return Err(at(&format!("'{name}' is no competitor")));
                }
            }
            Ok(pair)
        })
        .collect()
}

/// What is not the same, in words.
fn differences(there: &Header, here: &Header) -> Vec<String> {
    let competitors = |header: &Header| -> String {
        let each = header.competitors.iter().map(|one| match &one.command {
            Some(command) => format!("{} ({command})", one.name),
            None => one.name.clone(),
        });
        each.collect::<Vec<_>>().join(", ")
    };
    let facts = |header: &Header| {
        [
            ("format", header.gaffer_ladder.to_string()),
            ("game", header.game.clone()),
            ("version of the rules", header.rules.to_string()),
            ("options", header.options.to_string()),
            ("seed", header.seed.to_string()),
            ("competitors", competitors(header)),
            ("gauntlet", header.gauntlet.clone().unwrap_or("none".into())),
        ]
    };
    let both = facts(there).into_iter().zip(facts(here));
    both.filter(|((_, there), (_, here))| there != here)
        .map(|((what, there), (_, here))| format!("{what} {there}, not {here}"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::BySide;
    use gaffer_lab::ladder::competitor::Competitor;
    use gaffer_lab::ladder::pair::PlayedMatch;
    use serde_json::json;

    /// A pair of draws.
    fn pair(number: u64) -> Pair {
        let played = PlayedMatch {
            goals: BySide::default(),
            winner: None,
            forfeit: None,
            thinking: BySide::default(),
        };
        Pair {
            first: "left".into(),
            second: "right".into(),
            number,
            matches: [played.clone(), played],
        }
    }

    fn header() -> Header {
        Header {
            gaffer_ladder: Header::FORMAT,
            game: "fuba".into(),
            rules: 1,
            options: json!({ "edition": "2.2" }),
            seed: 7,
            competitors: ["left", "right"]
                .map(|name| Competitor {
                    name: name.into(),
                    command: None,
                })
                .to_vec(),
            gauntlet: None,
        }
    }

    /// A path of its own for each test.
    fn fresh(name: &str) -> PathBuf {
        let name = format!("gaffer-ladder-{}-{name}.jsonl", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = std::fs::remove_file(&path);
        path
    }

    /// Cut off anywhere, the file gives the whole lines and goes on after them.
    #[test]
    fn a_file_goes_on_after_any_cut() {
        let path = fresh("cut");
        let (mut file, none) = ResultsFile::open(&path, &header()).unwrap();
        assert!(none.is_empty());
        let all = [pair(1), pair(2)];
        file.add(&all[0]).unwrap();
        file.add(&all[1]).unwrap();
        drop(file);
        let whole = std::fs::read(&path).unwrap();
        for cut in 0..=whole.len() {
            std::fs::write(&path, &whole[..cut]).unwrap();
            let lines = whole[..cut].split(|byte| *byte == b'\n').count() - 1;
            let (mut file, pairs) = ResultsFile::open(&path, &header()).unwrap();
            let known = lines.saturating_sub(1);
            assert_eq!(pairs, all[..known], "cut at {cut}");
            for pair in &all[known..] {
                file.add(pair).unwrap();
            }
            drop(file);
            assert_eq!(std::fs::read(&path).unwrap(), whole, "cut at {cut}");
        }
        std::fs::remove_file(&path).unwrap();
    }

    #[test]
    fn another_ladders_file_is_refused_and_stays() {
        let path = fresh("other");
        drop(ResultsFile::open(&path, &header()).unwrap());
        let before = std::fs::read(&path).unwrap();
        let mut other = header();
        other.seed = 8;
        other.competitors.swap(0, 1);
        let why = ResultsFile::open(&path, &other).unwrap_err();
        assert!(why.contains("seed 7, not 8"), "{why}");
        assert!(
            why.contains("competitors left, right, not right, left"),
            "{why}"
        );
        assert!(!why.contains("game"), "{why}");
        assert_eq!(std::fs::read(&path).unwrap(), before);
        for (text, told) in [
            ("my diary\n", "not a file of a ladder's results"),
            ("my diary", "not a file of a ladder's results"),
        ] {
            std::fs::write(&path, text).unwrap();
            let why = ResultsFile::open(&path, &header()).unwrap_err();
            assert!(why.contains(told), "{why}");
            assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
        }
        // A broken line with others after it is nothing that a crash leaves behind.
        std::fs::write(&path, [&before[..], b"{\"first\":\n{}\n"].concat()).unwrap();
        let why = ResultsFile::open(&path, &header()).unwrap_err();
        assert!(why.contains("line 2"), "{why}");
        std::fs::remove_file(&path).unwrap();
    }

    #[test]
    fn one_ladder_writes_to_a_file() {
        let path = fresh("twice");
        let first = ResultsFile::open(&path, &header()).unwrap();
        let why = ResultsFile::open(&path, &header()).unwrap_err();
        assert!(why.contains("another ladder"), "{why}");
        drop(first);
        assert!(ResultsFile::open(&path, &header()).is_ok());
        std::fs::remove_file(&path).unwrap();
    }
}
