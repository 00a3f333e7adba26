//! The commands about a store as a whole: `gaffer backup`, `gaffer restore`, `gaffer check` and `gaffer store`.

use std::future::Future;
use std::path::{Path, PathBuf};

use gaffer_games::protocol::Problem;
use serde_json::Value;

use crate::command::default_folder;
use crate::folder_lock::FolderLock;
use crate::live::find_game;
use crate::store::{Copied, Place, Stored, maintenance};
use crate::{ServeError, clock, private_file, store};

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
    wait(async { Ok(maintenance::check(&file, play_again).await?) })
}

/// Copies everything from one store into another that is empty, a folder's into a database's or back; nothing may use either.
pub fn copy(from: &Place, to: &Place) -> Result<Copied, ServeError> {
    let mut locks = Vec::new();
    for place in [from, to] {
        if let Place::Folder(folder) = place {
            private_file::make_folder(folder)
                .map_err(|error| ServeError::Folder(folder.clone(), error))?;
            locks.push(FolderLock::take(folder)?);
        }
    }
    let copied = wait(async { Ok(store::copy(from, to).await?) });
    drop(locks);
    copied
}

/// Whether the answers of a match lead to how it stood by the rules of today; false where other rules led there.
fn play_again(stored: &Stored) -> Result<bool, String> {
    let said = |problem: Problem| problem.message;
    let reached = stored.reach().map_err(said)?;
    let Some(standing) = &stored.standing else {
        return Ok(reached.changed.is_none());
    };
    let game = find_game(&stored.about.header.game).map_err(said)?;
    let is_same = standing.events == reached.digest.value();
    if standing.rules != game.version() {
        return Ok(is_same);
    }
    let position: Value = serde_json::from_str(&standing.position)
        .map_err(|_| "the stored position cannot be read".to_owned())?;
    let stands = reached.game.position();
    // An earlier program may have written the same position with other words.
    let is_same = is_same
        && (position == stands
            || game
                .match_from(position)
                .is_ok_and(|begun| begun.position() == stands));
    if is_same {
        return Ok(true);
    }
    Err(
        "its answers do not lead to the position that is stored: some are missing or were changed"
            .into(),
    )
}

fn wait<T>(work: impl Future<Output = Result<T, ServeError>>) -> Result<T, ServeError> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(ServeError::Network)?;
    runtime.block_on(work)
}
