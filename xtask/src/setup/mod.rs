//! What the checks need beside Rust, found or installed: `cargo setup`, the first step of `cargo verify`.

mod browser;
mod packages;
mod tools;

use std::env;
use std::ffi::OsString;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

pub(crate) use browser::Browser;

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

/// Runs a command, and ends it with everything it has started when it takes too long.
fn run_within(command: &mut Command, limit: Duration) -> Result<(), String> {
    let name = command.get_program().display().to_string();
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    let mut child = command
        .stdin(Stdio::null())
        .spawn()
        .map_err(|error| format!("{name}: {error}"))?;
    let started = Instant::now();
    while started.elapsed() < limit {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => return Ok(()),
            Ok(Some(status)) => return Err(format!("{name} failed: {status}")),
            Ok(None) => std::thread::sleep(Duration::from_millis(20)),
            Err(error) => return Err(format!("{name}: {error}")),
        }
    }
    if cfg!(unix) {
        // The group: what hangs is seldom the program itself but one that it has started.
        let group = format!("-{}", child.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
    }
    let _ = child.kill();
    let _ = child.wait();
    Err(format!("{name} took longer than {limit:?}"))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn what_hangs_is_ended_with_what_it_has_started() {
        let mut hanging = Command::new("sh");
        // The pipe stays open as long as anybody holds it: reading it to its end waits for all of them.
        hanging.args(["-c", "sleep 1000 & sleep 1000"]);
        let (mut reader, writer) = std::io::pipe().unwrap();
        hanging.stdout(writer);
        let why = run_within(&mut hanging, Duration::from_millis(200)).unwrap_err();
        drop(hanging);
        assert!(why.contains("took longer"), "{why}");
        let mut said = String::new();
        std::io::Read::read_to_string(&mut reader, &mut said).unwrap();
    }
}
