//! The file of a competition: read whole, written whole, and never over what somebody else has written meanwhile.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use gaffer_cup::{BadFile, Competition, CupFile, Dated, Entry, Setting};
use gaffer_games::strict_json::plain;
use gaffer_games::words::Language;

use crate::words::told;

/// A competition with the file that it was read from.
#[derive(Debug)]
pub(super) struct Book {
    path: PathBuf,
    language: Language,
    /// What the file holds, as far as we know.
    text: String,
    file: CupFile,
    competition: Competition,
}

impl Book {
    /// Reads a competition.
    pub(super) fn open(path: &Path, language: Language) -> Result<Self, String> {
        let text = fs::read_to_string(path).map_err(|error| at(path, &error))?;
        let bad = |why: String| {
            told!(
                language,
                cup::NotACup,
                path = path.display().to_string(),
                why
            )
        };
        let file: CupFile =
            serde_json::from_str(&text).map_err(|error| bad(plain(&error.to_string())))?;
        let competition = file.open().map_err(|why| bad(said(&why, language)))?;
        Ok(Self {
            path: path.to_owned(),
            language,
            text,
            file,
            competition,
        })
    }

    /// Writes a competition that begins into a new file.
    pub(super) fn create(path: &Path, setting: Setting, language: Language) -> Result<(), String> {
        if path.exists() {
            let path = path.display().to_string();
            return Err(told!(language, cup::Exists, path));
        }
        let text = written(&CupFile::new(setting))?;
        replace(path, None, &text, language)
    }

    /// What the file holds of the competition.
    pub(super) fn file(&self) -> &CupFile {
        &self.file
    }

    /// The competition.
    pub(super) fn competition(&self) -> &Competition {
        &self.competition
    }

    /// Where it stands.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// The language in which its reader is told everything.
    pub(super) fn language(&self) -> Language {
        self.language
    }

    /// The folder of the records of its matches, beside the file.
    pub(super) fn folder(&self) -> PathBuf {
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        self.path.with_file_name(format!("{stem}-matches"))
    }

    /// Reads the file again where somebody else has changed it.
    pub(super) fn refresh(&mut self) -> Result<(), String> {
        if fs::read_to_string(&self.path).map_err(|error| at(&self.path, &error))? != self.text {
            *self = Self::open(&self.path, self.language)?;
        }
        Ok(())
    }

    /// Takes what happened into the competition and its file: all of it or nothing.
    pub(super) fn take(&mut self, entries: Vec<Entry>) -> Result<(), String> {
        let mut competition = self.competition.clone();
        let mut file = self.file.clone();
        for entry in entries {
            let taken = competition.take(entry.clone());
            taken.map_err(|refusal| competition.refusal_text(&refusal, self.language))?;
            file.journal.push(Dated { at: now(), entry });
        }
        let text = written(&file)?;
        replace(&self.path, Some(&self.text), &text, self.language)?;
        (self.file, self.competition, self.text) = (file, competition, text);
        Ok(())
    }
}

/// Seconds since 1970.
pub(super) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

fn said(why: &BadFile, language: Language) -> String {
    let words = why.words();
    let said: Vec<String> = words.iter().map(|phrase| language.render(phrase)).collect();
    said.join("; ")
}

fn at(path: &Path, error: &io::Error) -> String {
    format!("{}: {error}", path.display())
}

fn written(file: &CupFile) -> Result<String, String> {
    let text = serde_json::to_string_pretty(file).map_err(|error| error.to_string())?;
    Ok(text + "\n")
}

/// Puts a text in the place of a file that still holds what was read; a kill at any moment leaves the old one or the new one.
///
/// Whoever writes holds a lock on the file beside it, which takes the name in the end.
fn replace(path: &Path, read: Option<&str>, text: &str, language: Language) -> Result<(), String> {
    let failed = |error: io::Error| at(path, &error);
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let beside = path.with_file_name(format!(".{name}.new"));
    let mut file = OpenOptions::new()
        .write(true)
        .create(true)
        .truncate(false)
        .open(&beside)
        .map_err(failed)?;
    let shown = || path.display().to_string();
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(told!(language, cup::Busy, path = shown())),
        Err(TryLockError::Error(error)) => return Err(failed(error)),
    }
    let now = match fs::read_to_string(path) {
        Ok(text) => Some(text),
        Err(error) if error.kind() == io::ErrorKind::NotFound => None,
        Err(error) => return Err(failed(error)),
    };
    if now.as_deref() != read {
        return Err(told!(language, cup::Changed, path = shown()));
    }
    file.set_len(0)
        .and_then(|()| file.write_all(text.as_bytes()))
        .and_then(|()| file.sync_all())
        .and_then(|()| fs::rename(&beside, path))
        .map_err(failed)?;
    // The name is on the disk once its folder is; not every system can say so of a folder.
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
        let _ = folder.sync_all();
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_somebody_else_has_written_is_not_written_over() {
        let name = format!("gaffer-book-{}.json", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_file(&path);
        let write = |read, text| replace(&path, read, text, Language::ENGLISH);
        write(None, "one").unwrap();
        assert!(write(None, "another").unwrap_err().contains("changed"));
        write(Some("one"), "two").unwrap();
        assert!(write(Some("one"), "three").unwrap_err().contains("changed"));
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        write(Some("two"), "3").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "3");
        fs::remove_file(&path).unwrap();
    }
}
