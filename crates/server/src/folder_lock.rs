//! One server for one folder: a second one is told where the first is.

use std::fs::{self, File, TryLockError};
use std::io::Write;
use std::path::{Path, PathBuf};

use crate::{ServeError, private_file};

/// The right to a folder, for as long as this lives; a killed program loses it by itself.
#[derive(Debug)]
pub(crate) struct FolderLock {
    _file: File,
    address: PathBuf,
}

impl FolderLock {
    /// Takes the folder, unless another server has it.
    pub(crate) fn take(folder: &Path) -> Result<Self, ServeError> {
        let cannot = |error| ServeError::Folder(folder.to_owned(), error);
        // The address is in a file of its own: where a lock keeps readers away it must not keep them from this.
        let address = folder.join("server.address");
        let file = private_file::open(&folder.join("server.lock")).map_err(cannot)?;
        match file.try_lock() {
            Ok(()) => Ok(Self {
                _file: file,
                address,
            }),
            Err(TryLockError::WouldBlock) => Err(ServeError::Running {
                folder: folder.to_owned(),
                address: fs::read_to_string(address).unwrap_or_default(),
            }),
            Err(TryLockError::Error(error)) => Err(cannot(error)),
        }
    }

    /// Says where the server is reached.
    pub(crate) fn write_address(&self, address: &str) {
        let _ = fs::remove_file(&self.address);
        let written = private_file::open(&self.address)
            .and_then(|mut file| file.write_all(address.as_bytes()));
        if let Err(error) = written {
            tracing::warn!(%error, "the address could not be written down");
        }
    }
}

impl Drop for FolderLock {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.address);
    }
}
