//! The server as a process of its own, with a folder of its own.

use std::io::{BufRead, BufReader};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};

/// A running server; it is killed and its folder removed when this is dropped.
pub struct Process {
    child: Child,
    folder: PathBuf,
    /// Its address, "127.0.0.1:4020".
    pub address: String,
}

/// Starts this program again as the server.
pub fn start(arguments: &[&str]) -> Process {
    let folder = std::env::temp_dir().join(format!("gaffer-load-{}", std::process::id()));
    let program = std::env::current_exe().expect("this program has a path");
    let mut child = Command::new(program)
        .arg("serve")
        .args(["--listen", "127.0.0.1:0", "--data"])
        .arg(&folder)
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
        folder,
        address: address.to_owned(),
    }
}

impl Process {
    /// The memory it has in use, in KiB.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        number.unwrap_or_default()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
