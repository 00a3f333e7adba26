//! A server to test, and clients of it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use gaffer_server::{AdminReply, AdminRequest, administer};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection, Row, SqliteConnection};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

/// How the tables of each version become those of the next.
fn steps() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store/schema");
    let steps = fs::read_dir(folder).unwrap().filter_map(|step| {
        let path = step.unwrap().path();
        let number = path
            .file_name()?
            .to_str()?
            .split_once('_')?
            .0
            .parse()
            .ok()?;
        Some((number, path))
    });
    let steps: BTreeMap<u32, PathBuf> = steps.collect();
    (steps.values())
        .map(|path| fs::read_to_string(path).unwrap())
        .collect()
}

/// What stands between the columns of a row: no text has it.
const BETWEEN: &str = "\u{1f}";

/// A folder that is removed at the end of a test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("gaffer-server-test-{}-{number}", std::process::id());
        Self(std::env::temp_dir().join(name))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    /// The file of the store, for tests that look into it or change it behind the server's back.
    pub(crate) fn file(&self) -> PathBuf {
        let is_file = postgres().is_none();
        assert!(
            is_file,
            "a test of files alone belongs into tests/of-files-alone.txt"
        );
        self.0.join("matches.sqlite")
    }

    /// Makes the store what a program with tables of an earlier version would have left: what these have no room for goes.
    pub(crate) async fn go_back_to(&self, version: usize) {
        let file = self.file();
        let newer = file.with_extension("newer");
        fs::rename(&file, &newer).unwrap();
        let url = format!("sqlite://{}?mode=rwc", file.display());
        let mut store = SqliteConnection::connect(&url).await.unwrap();
        for step in steps().into_iter().take(version) {
            sqlx::raw_sql(sqlx::AssertSqlSafe(step))
                .execute(&mut store)
                .await
                .unwrap();
        }
        sqlx::query("ATTACH $1 AS newer")
            .bind(newer.to_str())
            .execute(&mut store)
            .await
            .unwrap();
        // Each table with the columns that both have.
        let tables = sqlx::query(
            "SELECT tables.name, group_concat(columns.name) \
             FROM main.sqlite_schema AS tables, pragma_table_info(tables.name, 'main') AS columns, \
             pragma_table_info(tables.name, 'newer') AS found \
             WHERE tables.type = 'table' AND found.name = columns.name GROUP BY tables.name",
        );
        for table in tables.fetch_all(&mut store).await.unwrap() {
            let (name, columns): (String, String) = (table.get(0), table.get(1));
            let copy = format!(
                "DELETE FROM main.{name}; INSERT INTO main.{name} ({columns}) SELECT {columns} FROM newer.{name}"
            );
            sqlx::raw_sql(sqlx::AssertSqlSafe(copy))
                .execute(&mut store)
                .await
                .unwrap();
        }
        let marked = format!("DETACH newer; PRAGMA user_version = {version}");
        sqlx::raw_sql(sqlx::AssertSqlSafe(marked))
            .execute(&mut store)
            .await
            .unwrap();
        store.close().await.unwrap();
        fs::remove_file(newer).unwrap();
    }

    /// The name of the database that stands for the folder on a server.
    fn database(&self) -> String {
        let name = self.0.file_name().unwrap().to_string_lossy();
        name.replace('-', "_")
    }

    /// The number that a query of the store gives, whichever database it is.
    pub(crate) async fn number(&self, query: &str) -> i64 {
        let rows = self.rows(query).await;
        let number = rows.first().and_then(|row| row[0].parse().ok());
        number.unwrap_or_else(|| panic!("{query}: {rows:?}"))
    }

    /// What a query of the store gives, whichever database it is: texts, and nothing for what is null.
    pub(crate) async fn rows(&self, query: &str) -> Vec<Vec<String>> {
        if let Some(server) = postgres() {
            let said = self.psql(&server, query);
            let lines = said.lines().map(|line| line.split(BETWEEN));
            return lines
                .map(|texts| texts.map(str::to_owned).collect())
                .collect();
        }
        let url = format!("sqlite://{}?mode=ro", self.file().display());
        let mut store = SqliteConnection::connect(&url).await.unwrap();
        let query = sqlx::query(sqlx::AssertSqlSafe(query));
        let rows = query.fetch_all(&mut store).await.unwrap();
        let text = |row: &SqliteRow, column: usize| {
            // A number is read as what it is written as.
            let text: Option<String> = row.try_get_unchecked(column).unwrap();
            text.unwrap_or_default()
        };
        let texts = |row: &SqliteRow| (0..row.len()).map(|column| text(row, column)).collect();
        rows.iter().map(texts).collect()
    }

    /// Holds a file open, so that its journal stays where a killed server has left it though [`Self::change`] comes in between; a
    /// server does without the journal only where it has stored everything itself.
    pub(crate) async fn hold(&self) -> Option<SqliteConnection> {
        if postgres().is_some() {
            return None;
        }
        let url = format!("sqlite://{}", self.file().display());
        let mut held = SqliteConnection::connect(&url).await.unwrap();
        let read = sqlx::query("SELECT count(*) FROM matches");
        read.fetch_one(&mut held).await.unwrap();
        Some(held)
    }

    /// Changes the store behind the server's back, whichever database it is.
    pub(crate) async fn change(&self, statements: &str) {
        if let Some(server) = postgres() {
            self.psql(&server, statements);
            return;
        }
        let url = format!("sqlite://{}", self.file().display());
        let mut store = SqliteConnection::connect(&url).await.unwrap();
        let statements = sqlx::raw_sql(sqlx::AssertSqlSafe(statements));
        statements.execute(&mut store).await.unwrap();
        store.close().await.unwrap();
    }

    /// Everything that the store has, whichever database it is.
    pub(crate) fn whole(&self) -> Vec<u8> {
        let Some(server) = postgres() else {
            return fs::read(self.file()).unwrap();
        };
        let dump = Command::new("pg_dump")
            .arg(format!("{server}/{}", self.database()))
            .output();
        let dump = dump.expect("pg_dump comes with PostgreSQL");
        assert!(dump.status.success(), "{dump:?}");
        dump.stdout
    }

    fn psql(&self, server: &str, statements: &str) -> String {
        let asked = Command::new("psql")
            .arg(format!("{server}/{}", self.database()))
            .args(["-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1"])
            .args(["-F", BETWEEN, "-c", statements])
            .output();
        let said = asked.expect("psql comes with PostgreSQL");
        assert!(said.status.success(), "{said:?}");
        String::from_utf8(said.stdout).unwrap()
    }

    /// Where the store of the folder is, as the server is told.
    fn store(&self) -> Vec<String> {
        let Some(server) = postgres() else {
            return Vec::new();
        };
        let database = self.database();
        // There is one already where the server was started before.
        psql(&server, &format!("CREATE DATABASE {database}"));
        vec!["--store".into(), format!("{server}/{database}")]
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
        if let Some(server) = postgres() {
            psql(
                &server,
                &format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.database()),
            );
        }
    }
}

/// The `PostgreSQL` on which the tests are run instead of on files, without the name of a database: where `GAFFER_TEST_STORE` is
/// `postgres`, the server that `GAFFER_POSTGRES` names (docs/ARCHITECTURE.md, "Proof").
pub(crate) fn postgres() -> Option<String> {
    if std::env::var("GAFFER_TEST_STORE").is_ok_and(|store| store == "postgres") {
        let server = std::env::var("GAFFER_POSTGRES").expect("GAFFER_POSTGRES names a server");
        let (server, _) = server
            .rsplit_once('/')
            .expect("postgres://USER@HOST:PORT/NAME");
        return Some(server.to_owned());
    }
    None
}

/// Lets `PostgreSQL` carry out a statement; whether it did.
fn psql(server: &str, statement: &str) -> bool {
    let done = Command::new("psql")
        .arg(format!("{server}/postgres"))
        .args(["-q", "-c", statement])
        .stderr(Stdio::null())
        .status();
    done.expect("psql comes with PostgreSQL").success()
}

/// Says that a test was not run, and why.
pub(crate) fn skip(why: &str) {
    eprintln!("skipped: {why}");
}

/// A server in a process of its own; killed when it is dropped.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: String,
}

impl Server {
    /// Starts a server on a free port.
    pub(crate) fn start(folder: &Folder, arguments: &[&str]) -> Self {
        Self::launch(folder, arguments, Stdio::null())
    }

    /// Starts a server on a free port that logs into a file.
    pub(crate) fn start_with_log(folder: &Folder, arguments: &[&str], log: &Path) -> Self {
        let log = fs::File::create(log).unwrap();
        Self::launch(folder, arguments, log.into())
    }

    fn launch(folder: &Folder, arguments: &[&str], log: Stdio) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_gaffer-server"))
            .args(["--listen", "127.0.0.1:0", "--data"])
            .arg(folder.path())
            .args(folder.store())
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut line = String::new();
        let output = child.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut line).unwrap();
        let address = line.trim().trim_start_matches("http://");
        let address = address.trim_end_matches('/').to_owned();
        assert!(!address.is_empty(), "the server did not start");
        Self { child, address }
    }

    /// SIGKILL: nothing is said and nothing is tidied up.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// SIGKILL while clients still hold on to it.
    pub(crate) fn kill_now(&self) {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-KILL", &id]).status().unwrap();
        assert!(sent.success());
    }

    /// SIGTERM, and whether it ended well.
    pub(crate) fn stop(mut self) -> bool {
        let id = self.child.id().to_string();
        let sent = Command::new("kill").args(["-TERM", &id]).status().unwrap();
        sent.success() && self.child.wait().unwrap().success()
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.http("GET", path, &[], "").await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        let kind = ("Content-Type", "application/json");
        self.http("POST", path, &[kind], &body.to_string()).await
    }

    /// Asks the running server as its operator.
    pub(crate) async fn admin(&self, folder: &Folder, request: AdminRequest) -> AdminReply {
        let folder = folder.path().to_owned();
        let asked = tokio::task::spawn_blocking(move || administer(&folder, &request));
        asked.await.unwrap().unwrap()
    }

    /// Opens a WebSocket from another address of this computer; none if the server refuses.
    pub(crate) async fn open_from(&self, from: &str, id: &str) -> Option<Client> {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(format!("{from}:0").parse().unwrap()).unwrap();
        let stream = socket.connect(self.address.parse().unwrap()).await;
        let url = format!("ws://{}/api/matches/{id}/play", self.address);
        let (socket, _) = client_async(url, stream.unwrap()).await.ok()?;
        Some(Client::new(socket))
    }

    /// One HTTP request; a header of the same name replaces the usual one.
    pub(crate) async fn http(
        &self,
        method: &str,
        path: &str,
        more: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        http(&self.address, method, path, more, body).await
    }

    /// `GET` from another address of this computer.
    pub(crate) async fn get_from(&self, from: &str, path: &str) -> Answer {
        let socket = TcpSocket::new_v4().unwrap();
        socket.bind(format!("{from}:0").parse().unwrap()).unwrap();
        let stream = socket.connect(self.address.parse().unwrap()).await;
        let host = &self.address;
        let text = format!("GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        exchange(stream.unwrap(), &text, "").await
    }

    /// Sets up a match of two people.
    pub(crate) async fn two_people(&self, game: &str, more: Value) -> Seated {
        self.set_up(game, [person("Lions"), person("Tigers")], more)
            .await
    }

    pub(crate) async fn set_up(&self, game: &str, players: [Value; 2], more: Value) -> Seated {
        let [home, away] = players;
        // Two people who do not care play with dice that need no sealing.
        let mut body =
            json!({ "game": game, "teams": { "home": home, "away": away }, "dice": "server" });
        for (name, value) in more.as_object().unwrap() {
            body[name] = value.clone();
        }
        let answer = self.post("/api/matches", &body).await;
        assert_eq!(answer.status, 201, "{}", answer.body);
        Seated::read(&answer.json())
    }

    /// Opens a WebSocket and joins.
    pub(crate) async fn join(&self, id: &str, seat: Option<&str>, want: &str) -> Client {
        let mut client = self.open(id).await;
        let mut join = json!({ "do": "join", "want": want });
        if let Some(seat) = seat {
            join["seat"] = seat.into();
        }
        let welcome = client.ask(join).await;
        assert_eq!(welcome["message"], "welcome", "{welcome}");
        client.news().await;
        client
    }

    /// Joins a seat; none if the server goes meanwhile.
    pub(crate) async fn try_join(&self, id: &str, seat: &str) -> Option<Client> {
        let stream = TcpStream::connect(&self.address).await.ok()?;
        let url = format!("ws://{}/api/matches/{id}/play", self.address);
        let (socket, _) = client_async(url, stream).await.ok()?;
        let mut client = Client::new(socket);
        let join = json!({ "do": "join", "id": "join", "seat": seat, "want": "choices" });
        client.say(&join.to_string()).await;
        while client.last.is_null() {
            client.next().await?;
        }
        Some(client)
    }

    /// Opens a WebSocket through a network that holds little.
    pub(crate) async fn open_narrow(&self, id: &str) -> Client {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let stream = socket.connect(self.address.parse().unwrap()).await;
        let url = format!("ws://{}/api/matches/{id}/play", self.address);
        let (socket, _) = client_async(url, stream.unwrap()).await.unwrap();
        Client::new(socket)
    }

    /// Opens a connection, and says nothing.
    pub(crate) async fn connect(&self) -> TcpStream {
        TcpStream::connect(&self.address).await.unwrap()
    }

    /// Opens a WebSocket as a proxy does for a visitor; the status if it is refused.
    pub(crate) async fn open_as(&self, id: &str, visitor: &str) -> Result<Client, u16> {
        self.open_with(id, "X-Forwarded-For", visitor).await
    }

    /// Opens a WebSocket with a header; the status if it is refused.
    pub(crate) async fn open_with(
        &self,
        id: &str,
        name: &'static str,
        value: &str,
    ) -> Result<Client, u16> {
        let url = format!("ws://{}/api/matches/{id}/play", self.address);
        let mut request = url.into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert(name, value.parse().unwrap());
        match client_async(request, self.connect().await).await {
            Ok((socket, _)) => Ok(Client::new(socket)),
            Err(tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
            Err(error) => panic!("{error}"),
        }
    }

    /// Opens a WebSocket.
    pub(crate) async fn open(&self, id: &str) -> Client {
        let stream = TcpStream::connect(&self.address).await.unwrap();
        let url = format!("ws://{}/api/matches/{id}/play", self.address);
        let (socket, _) = client_async(url, stream).await.unwrap();
        Client::new(socket)
    }
}

/// One HTTP request to any address; a header of the same name replaces the usual one.
pub(crate) async fn http(
    address: &str,
    method: &str,
    path: &str,
    more: &[(&str, &str)],
    body: &str,
) -> Answer {
    let mut text = format!("{method} {path} HTTP/1.1\r\n");
    let length = body.len().to_string();
    let usual = [
        ("Host", address),
        ("Connection", "close"),
        ("Content-Length", &length),
    ];
    let kept = usual
        .iter()
        .filter(|(name, _)| more.iter().all(|(other, _)| other != name));
    for (name, value) in kept.chain(more) {
        let _ = write!(text, "{name}: {value}\r\n");
    }
    text += "\r\n";
    let stream = TcpStream::connect(address).await.unwrap();
    exchange(stream, &text, body).await
}

/// Sends a request and reads the answer.
async fn exchange(mut stream: TcpStream, head: &str, body: &str) -> Answer {
    stream.write_all(head.as_bytes()).await.unwrap();
    // A server may answer and close before it has read a long body.
    let _ = stream.write_all(body.as_bytes()).await;
    let mut bytes = Vec::new();
    let _ = stream.read_to_end(&mut bytes).await;
    Answer::read(&bytes)
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A team that a person plays.
pub(crate) fn person(name: &str) -> Value {
    json!({ "name": name, "colour": "#c8102e", "player": { "who": "person" } })
}

/// A team that the computer plays.
pub(crate) fn computer(name: &str, coach: &str) -> Value {
    json!({ "name": name, "colour": "#1d4ed8", "player": { "who": "computer", "coach": coach } })
}

/// A match that was set up.
#[derive(Clone, Debug)]
pub(crate) struct Seated {
    pub(crate) id: String,
    pub(crate) home: String,
    pub(crate) away: String,
}

impl Seated {
    pub(crate) fn read(answer: &Value) -> Self {
        let seat = |side: &str| {
            let seat = answer["seats"][side].as_str();
            seat.unwrap_or_default().to_owned()
        };
        Self {
            id: answer["info"]["id"].as_str().unwrap().to_owned(),
            home: seat("home"),
            away: seat("away"),
        }
    }
}

/// The answer to an HTTP request.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn read(bytes: &[u8]) -> Self {
        let text = String::from_utf8_lossy(bytes);
        let (head, body) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
        let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
        Self {
            status: status.unwrap_or(0),
            head: head.to_ascii_lowercase(),
            body: body.to_owned(),
        }
    }

    /// The value of a header, in small letters.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let mut lines = self.head.lines();
        lines.find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// The code of a problem.
    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// A client of a match.
pub(crate) struct Client<S = TcpStream> {
    socket: WebSocketStream<S>,
    requests: u32,
    /// The newest news.
    pub(crate) last: Value,
    /// Every message as it came.
    pub(crate) heard: Vec<String>,
    fresh: bool,
    /// The code with which the server closed.
    pub(crate) closed: Option<u16>,
}

impl<S: AsyncRead + AsyncWrite + Unpin> Client<S> {
    pub(crate) fn new(socket: WebSocketStream<S>) -> Self {
        Self {
            socket,
            requests: 0,
            last: Value::Null,
            heard: Vec::new(),
            fresh: false,
            closed: None,
        }
    }

    pub(crate) fn version(&self) -> u64 {
        self.last["version"].as_u64().unwrap()
    }

    /// Numbers its requests from here on: another client of the same seat has used those before.
    pub(crate) fn number_from(mut self, number: u32) -> Self {
        self.requests = number;
        self
    }

    /// Sends a request with a new id and gives the reply to it.
    pub(crate) async fn ask(&mut self, mut request: Value) -> Value {
        self.requests += 1;
        let id = format!("{}", self.requests);
        request["id"] = id.clone().into();
        self.say(&request.to_string()).await;
        self.reply(Some(&id)).await
    }

    /// Sends a choice for the version that is known.
    pub(crate) async fn choose(&mut self, choice: &str) -> Value {
        let version = self.version();
        self.ask(json!({ "do": "choose", "version": version, "choice": choice }))
            .await
    }

    pub(crate) async fn say(&mut self, text: &str) {
        let _ = self.socket.send(Message::text(text)).await;
    }

    pub(crate) async fn say_bytes(&mut self, bytes: Vec<u8>) {
        let _ = self.socket.send(Message::binary(bytes)).await;
    }

    /// The reply to a request; news on the way are kept.
    pub(crate) async fn reply(&mut self, id: Option<&str>) -> Value {
        loop {
            let message = self.next().await.expect("a reply before the end");
            let kind = message["message"].as_str().unwrap();
            if !matches!(kind, "news" | "presence") && message["id"].as_str() == id {
                return message;
            }
        }
    }

    /// News that were not looked at yet.
    pub(crate) async fn news(&mut self) -> Value {
        while !self.fresh {
            self.next().await.expect("news before the end");
        }
        self.fresh = false;
        self.last.clone()
    }

    /// Waits for news of a version, or a later one.
    pub(crate) async fn news_of(&mut self, version: u64) -> Value {
        while self.version() < version {
            self.next().await.expect("news before the end");
        }
        self.fresh = false;
        self.last.clone()
    }

    /// The next message; none when the connection ends.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(60), self.socket.next());
            match next.await.expect("the server says something") {
                Some(Ok(Message::Text(text))) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    self.heard.push(text.to_string());
                    if message["message"] == "news" {
                        self.last = message.clone();
                        self.fresh = true;
                    }
                    return Some(message);
                }
                Some(Ok(Message::Close(frame))) => {
                    self.closed = frame.map(|frame| frame.code.into());
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// The choices that are offered to this client.
    pub(crate) fn choices(&self) -> Vec<String> {
        let choices = self.last["choices"].as_array();
        let choices = choices.map(Vec::as_slice).unwrap_or_default();
        let text = |choice: &Value| choice.as_str().unwrap().to_owned();
        choices.iter().map(text).collect()
    }

    /// Whether this client's side decides in secret: nobody else is told how far it is.
    pub(crate) fn decides_in_secret(&self) -> bool {
        self.kind() == "secret" && !self.choices().is_empty()
    }

    pub(crate) fn kind(&self) -> String {
        self.last["awaits"]["kind"].as_str().unwrap().to_owned()
    }
}

/// Two people who play, each with a WebSocket of his own.
pub(crate) struct Table {
    pub(crate) home: Client,
    pub(crate) away: Client,
    luck: u64,
}

impl Table {
    pub(crate) async fn sit_down(server: &Server, seated: &Seated) -> Self {
        Self {
            home: server.join(&seated.id, Some(&seated.home), "choices").await,
            away: server.join(&seated.id, Some(&seated.away), "choices").await,
            luck: 0x2026,
        }
    }

    /// Whoever decides, and the other one; both know how the match stands, as far as they may. Where both are asked at once
    /// home comes first.
    pub(crate) async fn whose_turn(&mut self) -> (&mut Client, &mut Client) {
        loop {
            let version = self.home.version().max(self.away.version());
            let asked = [&self.home, &self.away].map(|one| !one.choices().is_empty());
            let kinds = [self.home.kind(), self.away.kind()];
            let is_secret = kinds.contains(&"secret".to_owned());
            let is_over = kinds.contains(&"nothing".to_owned());
            let is_even = self.home.version() == self.away.version();
            // Nobody is told of what the other one decides in secret.
            if is_over || (!is_secret && !is_even) {
                self.home.news_of(version).await;
                self.away.news_of(version).await;
            }
            match asked {
                _ if is_over => return (&mut self.home, &mut self.away),
                _ if !is_secret && !is_even => {}
                [true, _] => return (&mut self.home, &mut self.away),
                [false, true] => return (&mut self.away, &mut self.home),
                // Dice that somebody rolls by hand.
                _ if !is_secret && kinds[0] != "choice" => {
                    return if self.home.last["awaits"]["side"] == "away" {
                        (&mut self.away, &mut self.home)
                    } else {
                        (&mut self.home, &mut self.away)
                    };
                }
                [false, false] => {
                    let news = tokio::select! {
                        news = self.home.next() => news,
                        news = self.away.next() => news,
                    };
                    news.expect("news before the end");
                }
            }
        }
    }

    /// Makes one choice at random; false if the match is over.
    pub(crate) async fn play_one(&mut self) -> bool {
        self.luck = self
            .luck
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(99);
        let luck = (self.luck >> 33) as usize;
        loop {
            let (mover, other) = self.whose_turn().await;
            if mover.kind() == "nothing" {
                return false;
            }
            let choices = mover.choices();
            let done = mover.choose(&choices[luck % choices.len()]).await;
            // Where both were asked at once, the other one's choice has moved the match on.
            if done["problem"]["code"] == "stale" {
                mover.next().await.expect("news before the end");
                continue;
            }
            assert_eq!(done["message"], "done", "{done}");
            let version = done["version"].as_u64().unwrap();
            mover.news_of(version).await;
            // What one chooses early or in secret the other one is told when both have.
            if mover.kind() != "secret" {
                other.news_of(version).await;
            }
            return true;
        }
    }

    /// Plays to the end.
    pub(crate) async fn play_on(&mut self) {
        while self.play_one().await {}
    }
}
