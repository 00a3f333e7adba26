//! The crates of others against `deny.toml`: their licences, where they come from, and what is known against them.

use std::process::Command;
use std::time::Duration;

use crate::process::{run, run_within};
use crate::{cargo, root};

/// The tool, in a version that is known to work. No package of a system has it: it is built, which takes a minute.
const TOOL: [&str; 2] = ["cargo-deny@0.20.2", "--locked"];
/// It runs for seconds, so it is built quickly and not to be fast.
const QUICKLY: [&str; 4] = ["--debug", "--config", "profile.dev.debug=false", "--quiet"];
/// How long the database of advisories may take to come.
const FETCH: Duration = Duration::from_secs(60);

/// Installs the tool where it is missing, and lets it check. Advisories need their database, which is fetched from a
/// site of its own: where that cannot be reached, they are not checked.
pub(crate) fn verify() -> Result<(), String> {
    let folder = root().join("target/deny");
    let program = folder.join("bin/cargo-deny");
    let program = program.with_extension(std::env::consts::EXE_EXTENSION);
    if !program.exists() {
        let folder = folder.display().to_string();
        let install = [&["install", "--root", &folder], &TOOL[..], &QUICKLY].concat();
        cargo(&install, &[])?;
    }
    let deny = |arguments: &[&str]| {
        println!("cargo deny {}", arguments.join(" "));
        let mut deny = Command::new(&program);
        deny.args(arguments).current_dir(root());
        deny
    };
    run(&mut deny(&["check", "licenses", "bans", "sources"]))?;
    if let Err(why) = run_within(&mut deny(&["fetch", "db"]), FETCH) {
        println!(
            "The database of advisories cannot be fetched ({why}): advisories were not checked."
        );
        return Ok(());
    }
    run(&mut deny(&["--offline", "check", "advisories"]))
}
