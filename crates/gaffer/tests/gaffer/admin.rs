//! `gaffer admin`: the real program asks a running server, and does the same in the store while none runs.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

use serde_json::{Value, json};

/// A data folder, removed at the end of a test.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("gaffer-admin-{}-{number}", std::process::id());
        Self(std::env::temp_dir().join(name))
    }

    /// `gaffer admin`: what it printed, or what it said went wrong.
    fn admin(&self, arguments: &[&str]) -> Result<String, String> {
        let done = Command::new(env!("CARGO_BIN_EXE_gaffer"))
            .args(["admin", "--data"])
            .arg(&self.0)
            .args(arguments)
            .output()
            .unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        if done.status.success() {
            Ok(text(done.stdout))
        } else {
            Err(text(done.stderr))
        }
    }

    fn admin_json(&self, arguments: &[&str]) -> Value {
        let told = self.admin(&[arguments, &["--json"]].concat()).unwrap();
        serde_json::from_str(&told).unwrap()
    }

    fn tags(&self) -> Vec<String> {
        let told = self.admin_json(&["list"]);
        let rows = told["matches"].as_array().unwrap();
        let tag = |row: &Value| row["tag"].as_str().unwrap().to_owned();
        rows.iter().map(tag).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server, killed at the end of a test.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(folder: &Path) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_gaffer"))
            .args(["serve", "--listen", "127.0.0.1:0", "--data"])
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let output = child.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("http://").unwrap();
        let address = address.trim_end_matches('/').to_owned();
        Self { child, address }
    }

    /// The status and the body of an answer.
    fn http(&self, method: &str, path: &str, body: &str) -> (u16, String) {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let (head, body) = answer.split_once("\r\n\r\n").unwrap();
        let status = head.split(' ').nth(1).unwrap().parse().unwrap();
        (status, body.to_owned())
    }

    fn get(&self, path: &str) -> (u16, String) {
        self.http("GET", path, "")
    }

    /// Sets up a match of two people and gives its id.
    fn set_up(&self) -> String {
        let team = json!({ "name": "Lions", "colour": "#c8102e", "player": { "who": "person" } });
        let wanted = json!({ "game": "fuba", "teams": { "home": team, "away": team } });
        let (status, body) = self.http("POST", "/api/matches", &wanted.to_string());
        assert_eq!(status, 201, "{body}");
        let seated: Value = serde_json::from_str(&body).unwrap();
        seated["info"]["id"].as_str().unwrap().to_owned()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Every command, with the server that runs.
#[test]
fn a_running_server_is_looked_after() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let id = server.set_up();
    let listed = folder.admin(&["list"]).unwrap();
    assert!(listed.contains("running"), "{listed}");
    assert!(listed.contains("Lions - Lions"), "{listed}");
    assert!(!listed.contains(&id), "an id is the right to watch");
    assert!(folder.admin(&["list", "--ids"]).unwrap().contains(&id));
    let tag = folder.tags()[0].clone();

    let record = folder.admin(&["export", &tag]).unwrap();
    let header: Value = serde_json::from_str(record.lines().next().unwrap()).unwrap();
    assert_eq!(header["game"], "fuba");
    let file = folder.0.join("match.jsonl");
    let name = file.to_str().unwrap();
    folder.admin(&["export", &tag, name]).unwrap();
    assert_eq!(std::fs::read_to_string(&file).unwrap(), record);
    let again = folder.admin(&["export", &tag, name]).unwrap_err();
    assert!(
        again.contains("match.jsonl"),
        "nothing is overwritten: {again}"
    );

    let link = folder.admin(&["reissue", &tag, "home"]).unwrap();
    let begin = format!("http://{}/m/{id}#seat=", server.address);
    assert!(link.starts_with(&begin), "{link}");
    let link = folder.admin(&["reissue", &id, "away", "--at", "https://club.example/"]);
    assert!(
        link.unwrap()
            .starts_with(&format!("https://club.example/m/{id}#seat="))
    );
    folder.admin(&["revoke", &tag, "home"]).unwrap();

    folder
        .admin(&["end", &tag, "--why", "the hall closes"])
        .unwrap();
    let (_, info) = server.get(&format!("/api/matches/{id}"));
    assert!(info.contains("the hall closes"), "{info}");
    assert_eq!(server.get(&format!("/api/matches/{id}/record")).0, 200);
    assert!(folder.admin(&["list"]).unwrap().contains("ended"));
    folder.admin(&["delete", &tag]).unwrap();
    assert_eq!(server.get(&format!("/api/matches/{id}")).0, 404);
    assert_eq!(folder.tags(), Vec::<String>::new());

    folder
        .admin(&["ban", "127.0.0.0/8", "--why", "a test"])
        .unwrap();
    let (status, body) = server.get("/api/games");
    assert_eq!(status, 403, "{body}");
    assert!(body.contains("\"banned\""), "{body}");
    let bans = folder.admin(&["bans"]).unwrap();
    assert!(
        bans.contains("127.0.0.0/8") && bans.contains("a test"),
        "{bans}"
    );
    folder.admin(&["unban", "127.0.0.0/8"]).unwrap();
    assert_eq!(server.get("/api/games").0, 200);
}

/// The same while no server runs; the next server finds what was done.
#[test]
fn the_matches_of_a_stopped_server_are_looked_after() {
    let folder = Folder::new();
    let server = Server::start(&folder.0);
    let (ended, deleted) = (server.set_up(), server.set_up());
    drop(server);
    assert_eq!(folder.tags().len(), 2);
    folder.admin(&["end", &ended]).unwrap();
    folder.admin(&["delete", &deleted]).unwrap();
    folder.admin(&["ban", "127.0.0.1"]).unwrap();
    let link = folder.admin(&["reissue", &ended, "home"]).unwrap();
    assert!(link.contains("#seat="), "{link}");

    let server = Server::start(&folder.0);
    assert_eq!(server.get("/").0, 403);
    folder.admin(&["unban", "127.0.0.1"]).unwrap();
    let (_, info) = server.get(&format!("/api/matches/{ended}"));
    assert!(info.contains("\"over\":true"), "{info}");
    assert_eq!(server.get(&format!("/api/matches/{deleted}")).0, 404);
}

#[test]
fn mistakes_say_what_to_do() {
    let folder = Folder::new();
    let nothing = folder.admin(&["list"]).unwrap_err();
    assert!(nothing.contains("say with --data"), "{nothing}");
    assert!(!folder.0.exists(), "a folder was made");
    let _server = Server::start(&folder.0);
    for (arguments, words) in [
        (&["end", "0123456789"][..], "gaffer admin list"),
        (&["ban", "club.example"], "203.0.113.0/24"),
        (&["unban", "203.0.113.7"], "is not banned"),
        (&["revoke", "0123456789", "left"], "say home or away"),
        (&["nodes"], "without --bus"),
    ] {
        let told = folder.admin(arguments).unwrap_err();
        assert!(told.contains(words), "{arguments:?}: {told}");
    }
}

/// A server that cannot be asked is not passed by: two would write the same store.
#[cfg(unix)]
#[test]
fn a_server_that_does_not_listen_keeps_its_store() {
    let folder = Folder::new();
    let _server = Server::start(&folder.0);
    std::fs::remove_file(folder.0.join("admin.sock")).unwrap();
    let told = folder.admin(&["list"]).unwrap_err();
    assert!(told.contains("stop it, and ask again"), "{told}");
}
