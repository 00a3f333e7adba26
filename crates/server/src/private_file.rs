//! Files and folders that only the user who runs the server can read.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io;
use std::path::Path;

/// The beginnings of the names of all files in a folder of a server.
const OURS: [&str; 3] = ["matches.sqlite", "server.", "admin."];

/// Makes a folder for its owner's eyes only. One that exists and holds other things too keeps its mode: it is not
/// ours alone.
pub(crate) fn make_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    #[cfg(unix)]
    if is_ours(folder)? {
        use std::os::unix::fs::PermissionsExt;
        if fs::metadata(folder)?.permissions().mode() & 0o077 != 0 {
            fs::set_permissions(folder, fs::Permissions::from_mode(0o700))?;
        }
    }
    Ok(())
}

/// Whether a folder holds nothing but what a server stores.
#[cfg(unix)]
fn is_ours(folder: &Path) -> io::Result<bool> {
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name();
        let name = name.to_string_lossy();
        if !OURS.iter().any(|start| name.starts_with(start)) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Opens a file for writing; where it is new, its owner alone can read it.
pub(crate) fn open(file: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)
}

/// Takes a file, where there is one, out of other people's sight.
pub(crate) fn close_to_others(file: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if let Ok(found) = fs::metadata(file) {
        use std::os::unix::fs::PermissionsExt;
        if found.permissions().mode() & 0o077 != 0 {
            return fs::set_permissions(file, fs::Permissions::from_mode(0o600));
        }
    }
    Ok(())
}
