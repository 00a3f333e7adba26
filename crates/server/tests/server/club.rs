//! A server with a club, and browsers that keep their cookies, for tests of accounts; who may make one.

use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicU32, Ordering};

use gaffer_server::{AdminReply, AdminRequest};
use serde_json::{Value, json};

use crate::support::{Answer, Folder, Server};

/// Enough for tests that are about something else.
pub(crate) const GENEROUS: &str =
    "name = \"Rovers\"\n[limits]\nattempts = 1000\nregistrations = 1000\n";

pub(crate) const PASSWORD: &str = "correct horse battery";

/// The file of a club; removed at the end of a test.
pub(crate) struct ClubFile(PathBuf);

impl ClubFile {
    pub(crate) fn new(text: &str) -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("gaffer-club-test-{}-{number}.toml", std::process::id());
        let file = std::env::temp_dir().join(name);
        fs::write(&file, text).unwrap();
        Self(file)
    }

    pub(crate) fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }

    /// Starts a server with this club.
    pub(crate) fn start(&self, folder: &Folder, more: &[&str]) -> Server {
        let arguments = [&["--club", self.path()], more].concat();
        Server::start(folder, &arguments)
    }
}

impl Drop for ClubFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// A browser, or with a token a program.
#[derive(Clone, Debug, Default)]
pub(crate) struct Browser {
    /// The headers that it sends with everything.
    pub(crate) headers: Vec<(&'static str, String)>,
}

impl Browser {
    pub(crate) fn with(name: &'static str, value: impl Into<String>) -> Self {
        Self {
            headers: vec![(name, value.into())],
        }
    }

    pub(crate) fn program(token: &str) -> Self {
        Self::with("Authorization", format!("Bearer {token}"))
    }

    pub(crate) fn cookie(&self) -> Option<&str> {
        let mut headers = self.headers.iter();
        let found = headers.find(|(name, _)| *name == "Cookie");
        found.map(|(_, value)| value.as_str())
    }

    pub(crate) async fn ask(
        &mut self,
        server: &Server,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Answer {
        let mut headers: Vec<(&str, &str)> = self
            .headers
            .iter()
            .map(|(name, value)| (*name, value.as_str()))
            .collect();
        let text = body.map(Value::to_string).unwrap_or_default();
        if body.is_some() {
            headers.push(("Content-Type", "application/json"));
        }
        let answer = server.http(method, path, &headers, &text).await;
        if let Some(set) = answer.header("set-cookie") {
            let pair = set.split(';').next().unwrap().to_owned();
            self.headers.retain(|(name, _)| *name != "Cookie");
            if !set.contains("max-age=0") {
                self.headers.push(("Cookie", pair));
            }
        }
        answer
    }

    pub(crate) async fn get(&mut self, server: &Server, path: &str) -> Answer {
        self.ask(server, "GET", path, None).await
    }

    pub(crate) async fn post(&mut self, server: &Server, path: &str, body: Value) -> Answer {
        self.ask(server, "POST", path, Some(&body)).await
    }

    pub(crate) async fn delete(&mut self, server: &Server, path: &str) -> Answer {
        self.ask(server, "DELETE", path, None).await
    }

    /// Makes an account.
    pub(crate) async fn register(server: &Server, name: &str) -> Self {
        let mut browser = Self::default();
        let account = json!({ "name": name, "password": PASSWORD });
        let answer = browser.post(server, "/api/accounts", account).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        browser
    }

    /// Logs an account in, in another browser.
    pub(crate) async fn log_in(server: &Server, name: &str) -> Self {
        let mut browser = Self::default();
        let answer = browser.try_log_in(server, name, PASSWORD).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        browser
    }

    pub(crate) async fn try_log_in(
        &mut self,
        server: &Server,
        name: &str,
        password: &str,
    ) -> Answer {
        let who = json!({ "name": name, "password": password });
        self.post(server, "/api/session", who).await
    }

    /// Whether it is logged in.
    pub(crate) async fn is_logged_in(&mut self, server: &Server) -> bool {
        let answer = self.get(server, "/api/me").await;
        assert!([200, 401].contains(&answer.status), "{}", answer.body);
        answer.status == 200
    }
}

#[tokio::test]
async fn without_a_club_there_are_no_accounts() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    assert_eq!(server.get("/api/club").await.json(), json!({}));
    let account = json!({ "name": "Anna", "password": PASSWORD });
    for (path, body) in [("/api/accounts", &account), ("/api/session", &account)] {
        let answer = server.post(path, body).await;
        assert_eq!((answer.status, answer.code()), (404, "no-club".into()));
        assert_eq!(answer.header("set-cookie"), None);
    }
    assert_eq!(server.get("/api/me").await.code(), "no-club");
}

#[tokio::test]
async fn a_club_says_what_it_is_in_the_language_of_the_reader() {
    let folder = Folder::new();
    let club = ClubFile::new(
        "name = \"Rovers\"\nregister = \"invited\"\n[rules]\nen = \"Be kind.\"\nfi = \"Ole kiltti.\"\n",
    );
    let server = club.start(&folder, &[]);
    let told = server.get("/api/club").await.json();
    let expected = json!({
        "name": "Rovers", "register": "invited", "cups": "anybody", "rules": "Be kind.", "vacation": 30, "delay": 0,
    });
    assert_eq!(told, expected);
    let finnish = [("Accept-Language", "fi")];
    let told = server.http("GET", "/api/club", &finnish, "").await;
    assert_eq!(told.json()["rules"], "Ole kiltti.");
}

#[tokio::test]
async fn a_bad_club_file_is_told_with_its_line() {
    let folder = Folder::new();
    for (text, words) in [
        ("name = \"A\"\nregister = \"everybody\"\n", "line 2"),
        ("register = \"anybody\"\n", "`name`"),
    ] {
        let club = ClubFile::new(text);
        let refused = Command::new(env!("CARGO_BIN_EXE_gaffer-server"))
            .args(["--listen", "127.0.0.1:0", "--club", club.path(), "--data"])
            .arg(folder.path())
            .output()
            .unwrap();
        assert!(!refused.status.success());
        let said = String::from_utf8(refused.stderr).unwrap();
        assert!(said.contains(words) && said.contains(club.path()), "{said}");
        assert!(said.contains("docs/club.toml"), "{said}");
    }
    assert!(!folder.path().exists(), "nothing was made");
}

/// The link of the owner, as a server that starts prints it.
fn owner_link(log: &str) -> Option<&str> {
    log.split("#admission=").nth(1)?.split_whitespace().next()
}

#[tokio::test]
async fn the_first_start_makes_the_owners_link_which_is_good_once() {
    let (folder, logs) = (Folder::new(), Folder::new());
    fs::create_dir_all(logs.path()).unwrap();
    let log = logs.path().join("log");
    let club =
        ClubFile::new("name = \"Rovers\"\nregister = \"nobody\"\n[limits]\nregistrations = 1000\n");
    let server = Server::start_with_log(&folder, &["--club", club.path()], &log);
    let said = fs::read_to_string(&log).unwrap();
    let first = owner_link(&said).expect("a link").to_owned();
    let AdminReply::OwnerLink { path } = server.admin(&folder, AdminRequest::OwnerLink).await
    else {
        panic!("no link");
    };
    let second = path.strip_prefix("/account#admission=").unwrap().to_owned();
    let register = async |name: &str, admission: &str| {
        let account = json!({ "name": name, "password": PASSWORD, "admission": admission });
        let mut browser = Browser::default();
        let answer = browser.post(&server, "/api/accounts", account).await;
        (answer, browser)
    };
    let (refused, _) = register("Thief", &first).await;
    assert_eq!(
        (refused.status, refused.code()),
        (403, "bad-admission".into()),
        "another was made"
    );
    let (made, mut owner) = register("Otto", &second).await;
    assert_eq!(
        (made.status, &made.json()["role"]),
        (201, &json!("owner")),
        "{}",
        made.body
    );
    let (refused, _) = register("Thief", &second).await;
    assert_eq!(refused.code(), "bad-admission", "it was used");
    let refused = owner.post(&server, "/api/club/admissions", json!({})).await;
    assert_eq!(refused.code(), "nobody-registers");
    assert!(server.stop());
    let server = Server::start_with_log(&folder, &["--club", club.path()], &log);
    let said = fs::read_to_string(&log).unwrap();
    assert_eq!(owner_link(&said), None, "there is an owner");
    assert!(
        owner.is_logged_in(&server).await,
        "a restart logs nobody out"
    );
}

#[tokio::test]
async fn where_people_are_invited_a_link_admits_one_of_them() {
    let folder = Folder::new();
    let club = ClubFile::new(
        "name = \"Rovers\"\nregister = \"invited\"\n[limits]\nregistrations = 1000\n",
    );
    let server = club.start(&folder, &[]);
    let register = async |name: &str, admission: Option<&str>| {
        let mut account = json!({ "name": name, "password": PASSWORD });
        if let Some(admission) = admission {
            account["admission"] = admission.into();
        }
        let mut browser = Browser::default();
        let answer = browser.post(&server, "/api/accounts", account).await;
        (answer, browser)
    };
    let (refused, _) = register("Anna", None).await;
    assert_eq!(
        (refused.status, refused.code()),
        (403, "invited-only".into())
    );
    let AdminReply::OwnerLink { path } = server.admin(&folder, AdminRequest::OwnerLink).await
    else {
        panic!("no link");
    };
    let (_, mut owner) = register("Otto", path.split_once('=').map(|(_, key)| key)).await;
    let link = owner.post(&server, "/api/club/admissions", json!({})).await;
    assert_eq!(link.status, 201, "{}", link.body);
    let path = link.json()["path"].as_str().unwrap().to_owned();
    let key = path.strip_prefix("/account#admission=").unwrap();
    let (made, mut member) = register("Anna", Some(key)).await;
    assert_eq!(
        (made.status, &made.json()["role"]),
        (201, &json!("member")),
        "{}",
        made.body
    );
    let (refused, _) = register("Bert", Some(key)).await;
    assert_eq!(refused.code(), "bad-admission");
    // Two with one link at the same moment: the loser hears that of the link, and his name is free.
    let link = owner.post(&server, "/api/club/admissions", json!({})).await;
    let path = link.json()["path"].as_str().unwrap().to_owned();
    let key = path.strip_prefix("/account#admission=").unwrap();
    let ((one, _), (other, _)) =
        tokio::join!(register("Carl", Some(key)), register("Dora", Some(key)));
    let mut codes = [one.code(), other.code()];
    codes.sort_unstable();
    assert_eq!(codes, ["", "bad-admission"], "{} {}", one.body, other.body);
    let refused = member
        .post(&server, "/api/club/admissions", json!({}))
        .await;
    assert_eq!((refused.status, refused.code()), (403, "no-role".into()));
}
