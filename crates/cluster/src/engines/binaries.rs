//! Where the programs of the engines are.

use std::path::{Path, PathBuf};

/// A program in the `PATH`, or else in the folders where packages put it that is not for everybody.
pub(crate) fn find(name: &str, package: &str) -> Result<PathBuf, String> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = std::env::split_paths(&path).collect();
    folders.extend(["/usr/sbin", "/usr/local/sbin", "/sbin"].map(PathBuf::from));
    folders.extend(versions(Path::new("/usr/lib/postgresql")));
    let found = folders.into_iter().map(|folder| folder.join(name));
    let mut found = found.filter(|file| file.is_file());
    found.next().ok_or_else(|| {
        format!("'{name}' is neither in the PATH nor where Debian puts it: install the package {package}")
    })
}

/// The folders of programs of each installed version, the newest first.
fn versions(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    let mut versions: Vec<(u32, PathBuf)> = entries
        .filter_map(|entry| {
            let entry = entry.ok()?;
            let number = entry.file_name().to_str()?.parse().ok()?;
            Some((number, entry.path().join("bin")))
        })
        .collect();
    versions.sort_by_key(|(number, _)| std::cmp::Reverse(*number));
    versions.into_iter().map(|(_, folder)| folder).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_missing_is_named_with_its_package() {
        let why = find("no-such-program", "some-package").unwrap_err();
        assert!(why.contains("no-such-program"), "{why}");
        assert!(why.contains("install the package some-package"), "{why}");
    }
}
