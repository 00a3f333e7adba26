//! The commands about a store as a whole: `gaffer backup`, `gaffer restore` and `gaffer check`.

use std::future::Future;
use std::path::{Path, PathBuf};

use crate::command::default_folder;
use crate::folder_lock::FolderLock;
use crate::store::maintenance;
use crate::{ServeError, clock, private_file};

pub use crate::store::maintenance::{Findings, Restored};

/// Copies the store of a folder into a new file, whether or not a server uses it; gives the number of its matches.
pub fn back_up(folder: Option<PathBuf>, to: &Path) -> Result<u64, ServeError> {
    let folder = folder.unwrap_or_else(default_folder);
    wait(async { Ok(maintenance::back_up(&folder, to).await?) })
}

/// Puts a copy in the place of a folder's store, which is kept under another name.
pub fn restore(from: &Path, folder: Option<PathBuf>) -> Result<Restored, ServeError> {
    let folder = folder.unwrap_or_else(default_folder);
    private_file::make_folder(&folder)
        .map_err(|error| ServeError::Folder(folder.clone(), error))?;
    let _lock = FolderLock::take(&folder)?;
    wait(async { Ok(maintenance::restore(from, &folder, clock::now()).await?) })
}

/// Looks at every page and every match of a folder's store, or of a copy of one; changes nothing.
pub fn check(folder: Option<PathBuf>, copy: Option<&Path>) -> Result<Findings, ServeError> {
    let folder = folder.unwrap_or_else(default_folder);
    let file = copy.map_or_else(|| folder.join("matches.sqlite"), Path::to_owned);
    wait(async {
        let play = |stored: &crate::store::Stored| match stored.reach() {
            Ok(reached) => Ok(reached.changed.is_none()),
            Err(problem) => Err(problem.message),
        };
        Ok(maintenance::check(&file, play).await?)
    })
}

fn wait<T>(work: impl Future<Output = Result<T, ServeError>>) -> Result<T, ServeError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(ServeError::Network)?;
    runtime.block_on(work)
}
