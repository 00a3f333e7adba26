//! Folders that are removed at the end.

use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::guardian::{Guardian, quoted};

/// A folder of its own among the system's temporary ones; removed when this is dropped and when this process ends.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    _guardian: Guardian,
}

impl Folder {
    /// Makes a new folder; the name says what it is for.
    pub fn new(name: &str) -> Result<Self, String> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("gaffer-{name}-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        // One that a process with the same number has left is not mixed with this one.
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let mut guardian = Guardian::new()?;
        let shown = quoted(&path.display().to_string());
        // What was just killed may still be writing.
        guardian.at_end(&format!("rm -rf {shown} || {{ sleep 1; rm -rf {shown}; }}"))?;
        Ok(Self {
            path,
            _guardian: guardian,
        })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Gives it to a user and a group, by their numbers.
    pub(crate) fn give_to(&self, user: u32, group: u32) -> Result<(), String> {
        chown(&self.path, Some(user), Some(group))
            .map_err(|error| format!("{}: {error}", self.path.display()))
    }
}
