//! `gaffer play` for the browser and `gaffer serve`: the real program, started and asked.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};

/// A program that is killed, and its folder removed, at the end of a test.
struct Running {
    child: Child,
    folder: PathBuf,
    first_line: String,
}

impl Running {
    fn start(name: &str, arguments: &[&str]) -> Self {
        let folder = std::env::temp_dir().join(format!("gaffer-{name}-{}", std::process::id()));
        let mut child = Command::new(env!("CARGO_BIN_EXE_gaffer"))
            .args(arguments)
            .arg("--data")
            .arg(&folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut first_line = String::new();
        let output = child.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut first_line).unwrap();
        Self {
            child,
            folder,
            first_line: first_line.trim().to_owned(),
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

fn gaffer(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gaffer"));
    command.args(arguments).output().unwrap()
}

/// What a page or an answer of a server begins with.
fn get(address: &str, path: &str) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

#[test]
fn play_starts_one_server_and_finds_it_again() {
    let game = ["play", "--no-browser", "--game", "champions"];
    let running = Running::start("play", &game);
    let address = running
        .first_line
        .strip_prefix("Gaffer is at http://")
        .unwrap();
    let (address, page) = address.split_once('/').unwrap();
    assert_eq!(page, "new?game=champions");
    assert!(get(address, "/").starts_with("HTTP/1.1 200"));
    let folder = running.folder.to_str().unwrap();
    let again = gaffer(&["play", "--no-browser", "--data", folder]);
    assert!(again.status.success());
    let told = String::from_utf8(again.stdout).unwrap();
    assert_eq!(told, format!("Gaffer is at http://{address}/\n"));
    // A second server on the same matches would not know what the first one does.
    let second = gaffer(&["serve", "--listen", "127.0.0.1:0", "--data", folder]);
    assert!(!second.status.success());
    let why = String::from_utf8(second.stderr).unwrap();
    assert!(why.contains("another Gaffer uses the matches in"), "{why}");
}

#[test]
fn serve_serves_and_says_what_it_takes() {
    let serve = ["serve", "--listen", "127.0.0.1:0"];
    let running = Running::start("serve", &serve);
    let address = running.first_line.strip_prefix("http://").unwrap();
    let games = get(address.trim_end_matches('/'), "/api/games");
    assert!(games.contains("\"champions\""), "{games:.200}");
    let help = gaffer(&["serve", "--help"]);
    assert!(String::from_utf8(help.stdout).unwrap().contains("--listen"));
}

#[test]
fn what_only_the_terminal_can_do_says_so() {
    for arguments in [
        &["play", "--home", "person"][..],
        &["play", "--continue"],
        &["play", "--dice", "by-hand"],
        &["play", "--seed", "7"],
    ] {
        let told = gaffer(arguments);
        assert!(!told.status.success(), "{arguments:?}");
        let told = String::from_utf8(told.stderr).unwrap();
        assert!(told.contains("--terminal"), "{arguments:?}: {told}");
    }
    let told = gaffer(&["play", "--set", "offside=false"]);
    assert!(
        String::from_utf8(told.stderr)
            .unwrap()
            .contains("--terminal")
    );
    let told = gaffer(&["play", "--preset", "3.0"]);
    assert!(
        String::from_utf8(told.stderr)
            .unwrap()
            .contains("'3.0' is not a preset")
    );
}
