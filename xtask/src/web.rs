//! The browser client: built with npm when it is missing or older than its sources.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use crate::{root, run};

/// Builds the client in `web/dist`, unless it is newer than everything it is built from.
pub(crate) fn build_if_old() -> Result<(), String> {
    let web = root().join("web");
    if !web.join("package.json").exists() || !is_old(&web) {
        return Ok(());
    }
    println!("Building the browser client.");
    if !web.join("node_modules").exists() {
        npm(&web, &["ci", "--no-audit", "--no-fund", "--loglevel=error"])?;
    }
    npm(&web, &["run", "--silent", "build", "--", "--logLevel=warn"])
}

/// Formatting, types and tests of the client, and a fresh build of it.
pub(crate) fn verify() -> Result<(), String> {
    let web = root().join("web");
    npm(&web, &["ci", "--no-audit", "--no-fund"])?;
    for script in ["lint", "check", "test", "build"] {
        npm(&web, &["run", script])?;
    }
    Ok(())
}

/// The tests in a real browser against the program that was built for the tests.
pub(crate) fn verify_in_browser() -> Result<(), String> {
    npm(&root().join("web"), &["run", "e2e"])
}

fn is_old(web: &Path) -> bool {
    let Some(built) = changed(&web.join("dist/index.html")) else {
        return true;
    };
    let sources = [
        "src",
        "public",
        "index.html",
        "package-lock.json",
        "vite.config.ts",
    ];
    let mut newest = sources
        .iter()
        .filter_map(|source| newest(&web.join(source)));
    newest.any(|source| source > built)
}

/// When a file, or the newest file of a folder, was changed.
fn newest(path: &Path) -> Option<SystemTime> {
    if !path.is_dir() {
        return changed(path);
    }
    let entries = fs::read_dir(path).ok()?.filter_map(Result::ok);
    entries.filter_map(|entry| newest(&entry.path())).max()
}

fn changed(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), String> {
    println!("npm {}", arguments.join(" "));
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    run(Command::new(program).args(arguments).current_dir(web)).map_err(|why| {
        format!(
            "{why}\nThe browser client is built with Node.js and npm; 'cargo play --terminal' needs neither."
        )
    })
}
