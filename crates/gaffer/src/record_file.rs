//! Record files: one JSON line for the header, one for each entry, written while the match is played.

use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use gaffer_core::{Header, Record, RecordEntry, Rules};
use gaffer_games::strict_json::{plain, whole_lines};

use serde_json::Value;

use crate::game::{self, AnyPlayable};
use crate::options;

/// The game of a record file.
pub fn game(path: &Path) -> Result<&'static dyn AnyPlayable, String> {
    let (name, _) = header_and_lines(path)?;
    game::find(&name).map_err(|why| at(path, 1, &why))
}

/// Reads a record file. A last line that was cut off by a crash is left out.
pub fn read<R: Rules>(path: &Path) -> Result<Record<R>, String> {
    let at = |line: usize, why: String| at(path, line, &why);
    let (game, lines) = header_and_lines(path)?;
    if game != R::GAME {
        return Err(at(
            1,
            format!("this is a record of '{game}', not of '{}'", R::GAME),
        ));
    }
    let mut header = header::<R>(&lines[0]).map_err(|error| at(1, plain(&error.to_string())))?;
    header.tidy().map_err(|error| at(1, error.to_string()))?;
    let mut record = Record::new(header);
    record
        .check_header()
        .map_err(|error| at(1, error.to_string()))?;
    for (index, line) in lines.iter().enumerate().skip(1) {
        let entry: RecordEntry =
            serde_json::from_str(line).map_err(|error| at(index + 1, plain(&error.to_string())))?;
        record
            .take(&entry)
            .map_err(|error| at(index + 1, error.to_string()))?;
    }
    Ok(record)
}

/// Reads a header; what was no option when the match was played is as it was played.
fn header<R: Rules>(line: &str) -> serde_json::Result<Header<R::Options>> {
    let header: Header<Value> = serde_json::from_str(line)?;
    let options = options::as_played::<R>(header.options, header.rules);
    Ok(Header {
        options: serde_json::from_value(options)?,
        gaffer: header.gaffer,
        game: header.game,
        rules: header.rules,
        seats: header.seats,
        dice: header.dice,
        seed: header.seed,
    })
}

/// The game that the header names, and all whole lines, the header first.
fn header_and_lines(path: &Path) -> Result<(String, Vec<String>), String> {
    #[derive(serde::Deserialize)]
    struct GameOnly {
        game: String,
    }
    let cannot = |error: io::Error| format!("{}: {error}", path.display());
    let text = std::fs::read_to_string(path).map_err(cannot)?;
    let lines: Vec<String> = whole(&text).lines().map(str::to_owned).collect();
    let header = lines
        .first()
        .ok_or_else(|| at(path, 1, "the file is empty"))?;
    let GameOnly { game } = serde_json::from_str(header).map_err(|error| {
        let why = format!(
            "this is not the header of a match record: {}",
            plain(&error.to_string())
        );
        at(path, 1, &why)
    })?;
    Ok((game, lines))
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
    dirs::data_dir()
        .unwrap_or_else(|| PathBuf::from("."))
        .join("gaffer")
        .join("matches")
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
