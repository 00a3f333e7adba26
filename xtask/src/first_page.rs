//! How long `cargo play` takes from nothing to the first page.

use std::env;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::process::{end_group, run, start_group};
use crate::root;

/// What the program says before the address of its page.
const ADDRESS: &str = "Gaffer is at http://";

/// Plays in a copy of the sources where nothing is built, and says when each part began. Crates that cargo has
/// downloaded before are not downloaded again.
pub(crate) fn measure() -> Result<(), String> {
    let folder = env::temp_dir().join(format!("gaffer-first-page-{}", std::process::id()));
    let measured = copy_sources(&folder).and_then(|()| time(&folder));
    let _ = fs::remove_dir_all(&folder);
    let seconds = measured?.as_secs_f64();
    println!("{seconds:6.1} s  the first page");
    Ok(())
}

/// Copies the files that belong to the sources, and none that were built.
fn copy_sources(folder: &Path) -> Result<(), String> {
    let listed = Command::new("git")
        .args([
            "ls-files",
            "-z",
            "--cached",
            "--others",
            "--exclude-standard",
        ])
        .current_dir(root())
        .output()
        .map_err(|error| format!("git: {error}"))?;
    let names = String::from_utf8_lossy(&listed.stdout);
    for name in names.split_terminator('\0') {
        let copy = folder.join(name);
        let parent = copy.parent().unwrap_or(folder);
        fs::create_dir_all(parent)
            .and_then(|()| fs::copy(root().join(name), &copy))
            .map_err(|error| format!("{name}: {error}"))?;
    }
    Ok(())
}

fn time(folder: &Path) -> Result<Duration, String> {
    // Downloads are not measured.
    run(Command::new(env!("CARGO"))
        .args(["fetch", "--quiet"])
        .current_dir(folder))?;
    let started = Instant::now();
    let mut play = Command::new(env!("CARGO"));
    play.args(["play", "--no-browser", "--data"])
        .arg(folder.join("data"))
        .current_dir(folder)
        .env_remove("CARGO_TARGET_DIR")
        .stdout(Stdio::piped());
    let mut player = start_group(&mut play)?;
    let mut lines = BufReader::new(player.stdout.take().ok_or("no output")?).lines();
    let page = lines.by_ref().map_while(Result::ok).find_map(|line| {
        println!("{:6.1} s  {line}", started.elapsed().as_secs_f64());
        let address = line.strip_prefix(ADDRESS)?;
        Some(fetch(address.trim_end_matches('/')))
    });
    let took = started.elapsed();
    end_group(&mut player);
    page.ok_or("'cargo play' ended without a page")??;
    Ok(took)
}

/// Fetches the page, which must be the client's and not the one that says how to build it.
fn fetch(address: &str) -> Result<(), String> {
    let mut page = String::new();
    TcpStream::connect(address)
        .and_then(|mut stream| {
            write!(
                stream,
                "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
            )?;
            stream.read_to_string(&mut page)
        })
        .map_err(|error| format!("{address}: {error}"))?;
    if page.starts_with("HTTP/1.1 200") && page.contains("<script") {
        Ok(())
    } else {
        Err(format!(
            "{address} does not answer with the client:\n{page}"
        ))
    }
}
