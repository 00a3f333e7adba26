//! The server as a process of its own, with a folder of its own.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// A running server; it is killed and its folder removed when this is dropped.
pub(crate) struct Process {
    child: Child,
    home: Option<Stopped>,
    /// Its address, "127.0.0.1:4020".
    pub(crate) address: String,
}

/// Starts a program as the server: another one, or this one again.
pub(crate) fn start(program: Option<&Path>, arguments: &[&str]) -> Process {
    let folder = std::env::temp_dir().join(format!("gaffer-load-{}", std::process::id()));
    let program = match program {
        Some(program) => program.to_owned(),
        None => std::env::current_exe().expect("this program has a path"),
    };
    Stopped { program, folder }.start(arguments)
}

/// A server that does not run, with its folder.
pub(crate) struct Stopped {
    program: PathBuf,
    folder: PathBuf,
}

impl Stopped {
    /// Where it stores.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Starts it.
    pub(crate) fn start(self, arguments: &[&str]) -> Process {
        let mut child = Command::new(&self.program)
            .arg("serve")
            .args(["--listen", "127.0.0.1:0", "--data"])
            .arg(&self.folder)
            .args(arguments)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
        let mut line = String::new();
        let output = child.stdout.take().expect("the output is ours");
        BufReader::new(output)
            .read_line(&mut line)
            .expect("the server says its address");
        let address = line
            .trim()
            .trim_start_matches("http://")
            .trim_end_matches('/');
        Process {
            child,
            address: address.to_owned(),
            home: Some(self),
        }
    }
}

impl Process {
    /// Stops it, with everything in its store.
    pub(crate) fn stop(mut self) -> Stopped {
        let id = self.child.id().to_string();
        let told = Command::new("kill").args(["-TERM", &id]).status();
        assert!(told.is_ok_and(|status| status.success()));
        let _ = self.child.wait();
        self.home.take().expect("it is stopped once")
    }

    /// The processor time it has used.
    pub(crate) fn used(&self) -> Duration {
        used(&self.child.id().to_string())
    }

    /// The memory it has in use, in KiB.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        number.unwrap_or_default()
    }
}

/// The processor time that a process has used, its number or "self".
pub(crate) fn used(process: &str) -> Duration {
    let status = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // Behind the name in brackets: the 12th and the 13th number, in hundredths of a second.
    let numbers = status
        .rsplit(')')
        .next()
        .unwrap_or_default()
        .split_whitespace();
    let ticks: u64 = numbers
        .skip(11)
        .take(2)
        .filter_map(|n| n.parse::<u64>().ok())
        .sum();
    Duration::from_millis(ticks * 10)
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if let Some(home) = &self.home {
            let _ = std::fs::remove_dir_all(&home.folder);
        }
    }
}
