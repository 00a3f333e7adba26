//! `gaffer backup`, `gaffer restore` and `gaffer check`, with a real server beside them.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder with a store in `data`, removed at the end of a test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("gaffer-store-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }

    fn data(&self) -> PathBuf {
        self.0.join("data")
    }

    fn database(&self) -> PathBuf {
        self.data().join("matches.sqlite")
    }

    /// A command about the store: what it printed, or what it said went wrong.
    fn gaffer(&self, command: &str, file: Option<&Path>) -> Result<String, String> {
        let done = Command::new(env!("CARGO_BIN_EXE_gaffer"))
            .arg(command)
            .args(file)
            .arg("--data")
            .arg(self.data())
            .output()
            .unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        let printed = text(done.stdout);
        if done.status.success() {
            Ok(printed)
        } else {
            Err(printed + &text(done.stderr))
        }
    }

    fn serve(&self) -> Server {
        let mut child = Command::new(env!("CARGO_BIN_EXE_gaffer"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(self.data())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let output = child.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").unwrap();
        let address = address.trim_end_matches('/').to_owned();
        Server { child, address }
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// A server, killed at the end of a test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn set_up_matches(&self, count: usize) {
        let team = r##"{"name":"Lions","colour":"#c8102e","player":{"who":"person"}}"##;
        let body = format!(r#"{{"game":"fuba","teams":{{"home":{team},"away":{team}}}}}"#);
        for _ in 0..count {
            let mut stream = TcpStream::connect(&self.address).unwrap();
            let head = format!(
                "POST /api/matches HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\
                 Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
                self.address,
                body.len()
            );
            stream.write_all((head + &body).as_bytes()).unwrap();
            let mut answer = String::new();
            stream.read_to_string(&mut answer).unwrap();
            assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_copy_of_a_running_store_brings_everything_back() {
    let folder = Folder::new();
    let backup = folder.0.join("backup.sqlite");
    let server = folder.serve();
    server.set_up_matches(5);
    let said = folder.gaffer("backup", Some(&backup)).unwrap();
    assert!(said.contains("5 matches"), "{said}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = fs::metadata(&backup).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let again = folder.gaffer("backup", Some(&backup)).unwrap_err();
    assert!(again.contains("exists"), "{again}");
    server.set_up_matches(3);
    let said = folder.gaffer("check", None).unwrap();
    assert!(said.contains("8 matches can be played again"), "{said}");
    let refused = folder.gaffer("restore", Some(&backup)).unwrap_err();
    assert!(refused.contains("another Gaffer uses"), "{refused}");
    drop(server);
    let said = folder.gaffer("restore", Some(&backup)).unwrap();
    assert!(said.contains("5 matches now"), "{said}");
    let kept = said.split("before is ").nth(1).unwrap().trim();
    let kept = Path::new(kept.trim_end_matches('.'));
    // What was replaced is not lost: it can be brought back in turn.
    assert!(kept.exists());
    let server = folder.serve();
    assert!(folder.gaffer("check", None).unwrap().contains("5 matches"));
    drop(server);
    let copy = Command::new(env!("CARGO_BIN_EXE_gaffer"))
        .arg("check")
        .arg(&backup)
        .output()
        .unwrap();
    assert!(copy.status.success());
    let beside = fs::read_dir(&folder.0).unwrap().count();
    assert_eq!(beside, 2, "nothing is left beside the copy");
}

#[test]
fn a_damaged_store_is_found_and_a_damaged_copy_is_not_brought_back() {
    let folder = Folder::new();
    let backup = folder.0.join("backup.sqlite");
    let server = folder.serve();
    server.set_up_matches(20);
    folder.gaffer("backup", Some(&backup)).unwrap();
    drop(server);
    folder.gaffer("restore", Some(&backup)).unwrap();
    let whole = fs::read(folder.database()).unwrap();
    let mut damaged = whole.clone();
    let middle = damaged.len() / 2;
    damaged[middle..middle + 4096].fill(0x5a);
    fs::write(folder.database(), &damaged).unwrap();
    let said = folder.gaffer("check", None).unwrap_err();
    assert!(said.contains("damaged"), "{said}");
    assert!(said.contains("gaffer restore"), "{said}");
    let bad_copy = folder.0.join("bad.sqlite");
    for bad in [&damaged[..], b"not a database", b""] {
        fs::write(&bad_copy, bad).unwrap();
        let said = folder.gaffer("restore", Some(&bad_copy)).unwrap_err();
        assert!(said.contains("damaged"), "{said}");
        // It is no store: nobody is sent to look at its folder.
        assert!(said.contains("an older copy"), "{said}");
        assert!(!said.contains("--data"), "{said}");
        assert_eq!(fs::read(folder.database()).unwrap(), damaged);
    }
    let said = folder.gaffer("restore", Some(&folder.0.join("none")));
    assert!(said.unwrap_err().contains("there is no store here"));
    folder.gaffer("restore", Some(&backup)).unwrap();
    assert!(folder.gaffer("check", None).is_ok());
}

#[test]
fn a_store_without_the_journal_of_a_killed_server_is_not_called_sound() {
    let folder = Folder::new();
    let backup = folder.0.join("backup.sqlite");
    let server = folder.serve();
    server.set_up_matches(2);
    folder.gaffer("backup", Some(&backup)).unwrap();
    drop(server);
    assert!(folder.gaffer("check", None).is_ok());
    fs::remove_file(folder.data().join("matches.sqlite-wal")).unwrap();
    let said = folder.gaffer("check", None).unwrap_err();
    assert!(said.contains("journal"), "{said}");
    let second = folder.0.join("second.sqlite");
    let said = folder.gaffer("backup", Some(&second)).unwrap_err();
    assert!(said.contains("journal"), "{said}");
    assert!(!second.exists());
    folder.gaffer("restore", Some(&backup)).unwrap();
    let said = folder.gaffer("check", None).unwrap();
    assert!(said.contains("2 matches can be played again"), "{said}");
    drop(folder.serve());
}

/// The folder of a killed server, copied by hand: the newest matches are in the journal beside the file.
#[test]
fn what_is_in_the_journal_of_a_copied_folder_is_brought_back_too() {
    let folder = Folder::new();
    let server = folder.serve();
    server.set_up_matches(7);
    drop(server);
    let copied = folder.0.join("copied");
    fs::create_dir(&copied).unwrap();
    for suffix in ["", "-wal"] {
        let name = format!("matches.sqlite{suffix}");
        fs::copy(folder.data().join(&name), copied.join(&name)).unwrap();
    }
    let fresh = Folder::new();
    let copy = copied.join("matches.sqlite");
    let said = fresh.gaffer("restore", Some(&copy)).unwrap();
    assert!(said.contains("The store has 7 matches now"), "{said}");
    let said = fresh.gaffer("check", None).unwrap();
    assert!(said.contains("7 matches can be played again"), "{said}");
}
