//! What the checks need beside Rust, found or installed: `cargo setup`, the first step of `cargo verify`.

mod browser;
mod packages;
mod tools;

use std::env;
use std::ffi::OsString;
use std::process::{Command, Stdio};
use std::time::Duration;

pub(crate) use browser::Browser;

use crate::process::run_within;
use crate::web;
use packages::Manager;
use tools::{NODE, TOOLS, Tool};

/// How long a program may take to say that it is there.
const PROBE: Duration = Duration::from_secs(60);

/// Finds everything that the checks need, installs what is missing where it may, and says which browser to use.
pub(crate) fn ensure() -> Result<Browser, String> {
    if !NODE.is_there() {
        return Err(packages::sentence(&[&NODE], None));
    }
    web::install()?;
    if Browser::find().is_none() {
        browser::fetch();
    }
    let to_install = missing();
    if !to_install.is_empty() {
        Manager::install(&to_install)?;
    }
    let missing = missing();
    let (Some(browser), true) = (Browser::find(), missing.is_empty()) else {
        return Err(packages::sentence(&missing, Manager::find()));
    };
    let names: Vec<_> = TOOLS.iter().map(|tool| tool.name).collect();
    println!("Found {}, {}; {browser}.", NODE.name, names.join(", "));
    Ok(browser)
}

fn missing() -> Vec<&'static Tool> {
    TOOLS.iter().filter(|tool| !tool.is_there()).collect()
}

/// Where the tests look for programs: servers are often outside the path of people who are not root.
pub(crate) fn path() -> OsString {
    let mut path = env::var_os("PATH").unwrap_or_default();
    if cfg!(unix) {
        path.push(":/usr/local/sbin:/usr/sbin");
    }
    path
}

/// Whether a command ends well in time, whatever it says.
fn succeeds(command: &mut Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null());
    run_within(command, PROBE).is_ok()
}
