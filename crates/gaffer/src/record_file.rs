//! Record files: one JSON line for the header, one for each entry, written while the match is played.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use gaffer_core::{Header, Record, RecordEntry, Rules};
use gaffer_games::strict_json::{self, plain, whole_lines};
use gaffer_lab::record::header;
use serde_json::Value;

use crate::game::{self, AnyPlayable};

/// The text of a record that was read once: its game and its lines.
#[derive(Debug)]
pub(crate) struct RecordText {
    path: PathBuf,
    game: String,
    /// All whole lines, the header first.
    lines: Vec<String>,
}

impl RecordText {
    /// Finds the game and the lines of a record. A last line that was cut off by a crash is left out.
    pub(crate) fn parse(path: &Path, text: &str) -> Result<Self, String> {
        #[derive(serde::Deserialize)]
        struct GameOnly {
            game: String,
        }
        let lines: Vec<String> = whole(text).lines().map(str::to_owned).collect();
        let header = (lines.first()).ok_or_else(|| at(path, 1, "the file is empty"))?;
        let GameOnly { game } = serde_json::from_str(header).map_err(|error| {
            let why = format!(
                "this is not the header of a match record: {}",
                plain(&error.to_string())
            );
            at(path, 1, &why)
        })?;
        Ok(Self {
            path: path.to_owned(),
            game,
            lines,
        })
    }

    /// Reads a record file.
    pub(crate) fn read(path: &Path) -> Result<Self, String> {
        let text = std::fs::read_to_string(path)
            .map_err(|error| format!("{}: {error}", path.display()))?;
        Self::parse(path, &text)
    }

    /// The game.
    pub(crate) fn game(&self) -> Result<&'static dyn AnyPlayable, String> {
        game::find(&self.game).map_err(|why| at(&self.path, 1, &why))
    }

    /// The header and the entries, of whatever game.
    pub(crate) fn entries(&self) -> Result<(Header<Value>, Vec<RecordEntry>), String> {
        let why = |(line, error): (usize, serde_json::Error)| {
            at(&self.path, line, &plain(&error.to_string()))
        };
        let (first, entries) = self.lines.split_first().unwrap_or((&self.game, &[]));
        let header = serde_json::from_str(first).map_err(|error| why((1, error)))?;
        let entries = (2..)
            .zip(entries)
            .map(|(line, text)| serde_json::from_str(text).map_err(|error| why((line, error))));
        Ok((header, entries.collect::<Result<_, _>>()?))
    }

    /// The record.
    pub(crate) fn record<R: Rules>(&self) -> Result<Record<R>, String> {
        let at = |line: usize, why: String| at(&self.path, line, &why);
        if self.game != R::GAME {
            let why = format!("this is a record of '{}', not of '{}'", self.game, R::GAME);
            return Err(at(1, why));
        }
        let (first, entries) = self.lines.split_first().unwrap_or((&self.game, &[]));
        let mut header = (serde_json::from_str(first).and_then(header::<R>))
            .map_err(|error| at(1, plain(&error.to_string())))?;
        header.tidy().map_err(|error| at(1, error.to_string()))?;
        let mut record = Record::new(header);
        record
            .check_header()
            .map_err(|error| at(1, error.to_string()))?;
        for (number, line) in (2..).zip(entries) {
            let entry: RecordEntry = serde_json::from_str(line)
                .map_err(|error| at(number, plain(&error.to_string())))?;
            if let RecordEntry::Rules { version, position } = &entry {
                let position = position_of(*version, position).map_err(|why| at(number, why))?;
                record.go_on_from(position);
                continue;
            }
            record
                .take(&entry)
                .map_err(|error| at(number, error.to_string()))?;
        }
        Ok(record)
    }
}

/// The position from which a match goes on, or begins, as its record has it.
fn position_of<R: Rules>(version: u32, position: &str) -> Result<R, String> {
    if version > R::VERSION {
        return Err(format!(
            "from here on the match was played under rules version {version}, this program plays version {}: use a newer Gaffer",
            R::VERSION
        ));
    }
    let diagram = strict_json::parse(position).and_then(strict_json::read)?;
    R::from_diagram(&diagram).map_err(|faults| format!("no position to go on from: {faults}"))
}

/// The game of a record file.
pub fn game(path: &Path) -> Result<&'static dyn AnyPlayable, String> {
    RecordText::read(path)?.game()
}

/// Reads a record file. A last line that was cut off by a crash is left out.
pub fn read<R: Rules>(path: &Path) -> Result<Record<R>, String> {
    RecordText::read(path)?.record()
}

/// A record without a last entry that was cut off.
fn whole(text: &str) -> &str {
    let header = text.find('\n').map_or(text.len(), |end| end + 1);
    let entries = whole_lines::<RecordEntry>(&text[header..]);
    &text[..header + entries.len()]
}

fn at(path: &Path, line: usize, why: &str) -> String {
    format!("{}, line {line}: {why}", path.display())
}

/// Writes a match to its file as it is played; every answer is on disk before the next is asked for.
#[derive(Debug)]
pub struct Recorder {
    path: PathBuf,
    file: File,
}

impl Recorder {
    /// Starts a new file; an existing one is never overwritten.
    pub fn create<O: serde::Serialize>(path: &Path, header: &Header<O>) -> io::Result<Self> {
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
        write_line(&mut file, header)?;
        Ok(Self {
            path: path.to_owned(),
            file,
        })
    }

    /// Goes on with a file that was read, dropping a line that was cut off.
    pub fn resume(path: &Path) -> io::Result<Self> {
        let text = std::fs::read_to_string(path)?;
        let whole = whole(&text);
        let file = OpenOptions::new().write(true).open(path)?;
        file.set_len(whole.len() as u64)?;
        let mut file = OpenOptions::new().append(true).open(path)?;
        if !whole.ends_with('\n') {
            file.write_all(b"\n")?;
        }
        file.flush()?;
        Ok(Self {
            path: path.to_owned(),
            file,
        })
    }

    /// The file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes entries.
    pub fn add<'a>(
        &mut self,
        entries: impl IntoIterator<Item = &'a RecordEntry>,
    ) -> io::Result<()> {
        for entry in entries {
            write_line(&mut self.file, entry)?;
        }
        self.file.sync_data()
    }
}

fn write_line(file: &mut File, value: &impl serde::Serialize) -> io::Result<()> {
    let mut line = serde_json::to_vec(value)?;
    line.push(b'\n');
    file.write_all(&line)
}

/// The folder for matches of people who do not say where: in the user's data folder.
pub fn default_folder() -> PathBuf {
    gaffer_server::default_folder().with_file_name("matches")
}

/// The newest record in a folder whose match is not over, of whatever game.
pub fn newest_unfinished(folder: &Path) -> Option<PathBuf> {
    let mut files: Vec<(std::time::SystemTime, PathBuf)> = std::fs::read_dir(folder)
        .ok()?
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let path = entry.path();
            (path.extension()? == "jsonl").then_some(())?;
            Some((entry.metadata().ok()?.modified().ok()?, path))
        })
        .collect();
    files.sort();
    let mut newest_first = files.into_iter().rev().map(|(_, path)| path);
    newest_first.find(|path| game(path).is_ok_and(|game| game.is_unfinished(path)))
}
