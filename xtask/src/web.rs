//! The browser client: built with npm when it is missing or older than its sources.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use crate::process::run;
use crate::root;
use crate::setup::Browser;

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

/// Installs what the client is built and tested with.
pub(crate) fn install() -> Result<(), String> {
    npm(&root().join("web"), &["ci", "--no-audit", "--no-fund"])
}

/// Formatting, types and tests of the client, and a fresh build of it.
pub(crate) fn verify() -> Result<(), String> {
    let web = root().join("web");
    for script in ["lint", "check", "test", "build"] {
        npm(&web, &["run", script])?;
    }
    Ok(())
}

/// The tests in a real browser against the program that was built for the tests.
pub(crate) fn verify_in_browser(browser: &Browser) -> Result<(), String> {
    let mut tests = npm_command(&root().join("web"), &["run", "e2e"]);
    if let Browser::Program(program) = browser {
        tests.env("CHROMIUM", program);
    }
    run(&mut tests)
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
    run(&mut npm_command(web, arguments)).map_err(|why| {
        format!(
            "{why}\nThe browser client is built with Node.js and npm; 'cargo play --terminal' needs neither."
        )
    })
}

fn npm_command(web: &Path, arguments: &[&str]) -> Command {
    println!("npm {}", arguments.join(" "));
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(arguments).current_dir(web);
    command
}
