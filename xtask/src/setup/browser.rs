//! The browser of the tests: one of the system, or Playwright's own.

use std::env;
use std::fmt;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use super::succeeds;
use crate::process::run_within;
use crate::root;

/// How long Playwright may take to fetch its browser, which has about 120 MB.
const FETCH: Duration = Duration::from_secs(300);

/// The names of Chromium in the packages of systems.
const NAMES: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Starts Playwright's own browser and ends it again: it may have been fetched without the libraries that it needs.
const START: &str = "require('@playwright/test').chromium.launch({ args: ['--no-sandbox'] })\
    .then((browser) => browser.close()).catch(() => process.exit(1))";

/// A browser that the tests can drive.
pub(crate) enum Browser {
    /// A program of the system.
    Program(PathBuf),
    /// The one that Playwright fetched.
    Playwright,
}

impl Browser {
    /// The one that `CHROMIUM` names, else one of the system, else Playwright's.
    pub(super) fn find() -> Option<Self> {
        if let Some(named) = env::var_os("CHROMIUM") {
            return runs(PathBuf::from(named));
        }
        let path = env::var_os("PATH").unwrap_or_default();
        env::split_paths(&path)
            .flat_map(|folder| NAMES.map(|name| folder.join(name)))
            .filter(|program| program.is_file())
            .find_map(runs)
            .or_else(|| playwright_has_one().then_some(Self::Playwright))
    }
}

impl fmt::Display for Browser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Program(program) => write!(f, "the tests use {}", program.display()),
            Self::Playwright => f.write_str("the tests use Playwright's browser"),
        }
    }
}

fn runs(program: PathBuf) -> Option<Browser> {
    succeeds(Command::new(&program).arg("--version")).then_some(Browser::Program(program))
}

fn playwright_has_one() -> bool {
    let mut start = Command::new("node");
    succeeds(start.args(["-e", START]).current_dir(root().join("web")))
}

/// Lets Playwright fetch its browser. Where that fails, the package manager is next.
pub(super) fn fetch() {
    println!("Fetching Playwright's browser.");
    let mut install = Command::new("node");
    install
        .args([
            "node_modules/@playwright/test/cli.js",
            "install",
            "--only-shell",
            "chromium",
        ])
        // Without a network it would try for minutes.
        .env("PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT", "10000")
        .current_dir(root().join("web"))
        .stdout(std::process::Stdio::null())
        .stderr(std::process::Stdio::null());
    if let Err(why) = run_within(&mut install, FETCH) {
        println!("It cannot be fetched ({why}).");
    }
}
