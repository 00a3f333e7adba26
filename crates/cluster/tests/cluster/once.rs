//! What the node on duty does for all happens once, though that node is killed in the middle of it: flags that fall, what they do to
//! ratings, and the notices of it.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use gaffer_cluster::engines::{Database, fresh_database, query, shared_bus};
use gaffer_cluster::{Folder, Node, NodeSetting};
use gaffer_core::{Bytes32, Side};
use gaffer_games::seat_seal;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::support::{program, request, until};

/// How many matches are lost on time.
const MATCHES: usize = 6;
/// The seconds that each side has.
const BASE: u32 = 25;

const CLUB: &str = "name = \"Rovers\"\naddress = \"https://club.example\"\n\
    [limits]\nattempts = 1000\nregistrations = 1000\n\
    [notices]\nretry = 1\nprivate = true\n[webhook]\n";

/// Three nodes of a club.
struct Club {
    nodes: Vec<Node>,
    database: Database,
    _folder: Folder,
}

impl Club {
    fn start() -> Self {
        let folder = Folder::new("club").unwrap();
        let file = folder.path().join("club.toml");
        std::fs::write(&file, CLUB).unwrap();
        let database = fresh_database().unwrap();
        let node = |number: usize| {
            let setting = NodeSetting {
                program: program(),
                name: Some(format!("node-{number}")),
                store: Some(database.url()),
                bus: Some(shared_bus().unwrap()),
                more: vec!["--club".to_owned(), file.display().to_string()],
                ..NodeSetting::default()
            };
            Node::start(setting).unwrap()
        };
        Self {
            nodes: (1..=3).map(node).collect(),
            database,
            _folder: folder,
        }
    }

    fn ask(&self, sql: &str) -> String {
        query(&self.database.url(), sql).unwrap().concat()
    }

    fn count(&self, of: &str) -> usize {
        let counted = self.ask(&format!("SELECT count(*) FROM {of}"));
        counted.parse().unwrap()
    }

    /// How many matches were lost on time.
    fn flagged(&self) -> usize {
        self.count("notes WHERE note LIKE '%on-time%'")
    }

    /// Kills the node that has the duty, and starts it again.
    async fn kill_duty(&mut self) {
        let duty = || self.ask("SELECT node FROM owners WHERE match = 'duty'");
        until("somebody has the duty", async || !duty().is_empty()).await;
        let name = duty();
        let has_duty = |node: &&mut Node| name.starts_with(node.name());
        let node = self.nodes.iter_mut().find(has_duty).unwrap();
        node.kill().unwrap();
        node.start_again().unwrap();
    }
}

/// Somebody with an account.
struct Member {
    cookie: String,
}

impl Member {
    async fn register(node: SocketAddr, name: &str, webhook: &str) -> Self {
        let account = json!({ "name": name, "password": "correct horse battery" });
        let (status, head, body) = request(node, "POST", "/api/accounts", None, &account).await;
        assert_eq!(status, 201, "{body}");
        let mut lines = head.lines();
        let set = lines.find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = set.unwrap().split(';').next().unwrap().to_owned();
        let member = Self { cookie };
        let hook = json!({ "url": webhook });
        member.ask(node, "PUT", "/api/me/webhook", &hook).await;
        member
    }

    async fn ask(&self, node: SocketAddr, method: &str, path: &str, body: &Value) -> Value {
        let asked = request(node, method, path, Some(&self.cookie), body);
        let (status, _, answer) = asked.await;
        assert!((200..300).contains(&status), "{path}: {answer}");
        serde_json::from_str(&answer).unwrap_or_default()
    }
}

/// Somebody at a match.
struct Player {
    socket: WebSocketStream<TcpStream>,
    /// What is offered, and at which version.
    offer: Option<(u64, String)>,
    asked: u32,
}

impl Player {
    async fn sit_down(node: SocketAddr, id: &str, seat: &str) -> Self {
        let stream = TcpStream::connect(node).await.unwrap();
        let url = format!("ws://{node}/api/matches/{id}/play");
        let (socket, _) = client_async(url, stream).await.unwrap();
        let mut player = Self {
            socket,
            offer: None,
            asked: 0,
        };
        let join = json!({ "do": "join", "id": "join", "seat": seat, "want": "choices" });
        let join = Message::text(join.to_string());
        player.socket.send(join).await.unwrap();
        player
    }

    /// Takes the next message, if one comes soon.
    async fn hear(&mut self, patience: Duration) -> Option<Value> {
        let message = timeout(patience, self.socket.next()).await.ok()?;
        let Message::Text(text) = message.unwrap().unwrap() else {
            return None;
        };
        let heard: Value = serde_json::from_str(&text).unwrap();
        if heard["message"] == "news" {
            let choice = heard["choices"][0].as_str().map(str::to_owned);
            self.offer = choice.map(|choice| (heard["version"].as_u64().unwrap(), choice));
        }
        Some(heard)
    }

    /// Asks something, and waits until it is done.
    async fn ask(&mut self, mut asked: Value) {
        self.asked += 1;
        asked["id"] = self.asked.to_string().into();
        let said = Message::text(asked.to_string());
        self.socket.send(said).await.unwrap();
        loop {
            let heard = self.hear(Duration::from_secs(60)).await.unwrap_or_default();
            if heard["id"] == asked["id"] {
                assert_eq!(heard["message"], "done", "{heard}");
                return;
            }
        }
    }

    /// Makes the choice that is offered, if any is.
    async fn choose(&mut self) {
        if let Some((version, choice)) = self.offer.take() {
            let choose = json!({ "do": "choose", "version": version, "choice": choice });
            self.ask(choose).await;
        }
        while self.hear(Duration::from_millis(50)).await.is_some() {}
    }
}

/// A rated match of two members, who leave it when its clock runs.
async fn begin(club: &Club, node: SocketAddr, home: &Member, away: &Member) {
    let team =
        |name: &str, player: &Value| json!({ "name": name, "colour": "#c8102e", "player": player });
    let wanted = json!({
        "game": "fuba", "preset": "full", "rated": true,
        "time": { "kind": "live", "base": BASE, "increment": 0 },
        "teams": {
            "home": team("Anna", &json!({ "who": "person" })),
            "away": team("Tigers", &json!({ "who": "person", "link": true })),
        },
    });
    let made = home.ask(node, "POST", "/api/matches", &wanted).await;
    let id = made["info"]["id"].as_str().unwrap();
    let seat = "5".repeat(32);
    let claim = json!({ "invitation": made["invitations"]["away"], "seat": seat });
    let path = format!("/api/matches/{id}/claim");
    away.ask(node, "POST", &path, &claim).await;
    let first = made["seats"]["home"].as_str().unwrap();
    let mut players = [
        Player::sit_down(node, id, first).await,
        Player::sit_down(node, id, &seat).await,
    ];
    let number = Bytes32([7; 32]);
    for (player, side) in players.iter_mut().zip(Side::BOTH) {
        let seal = seat_seal(side, id, number).to_string();
        player.ask(json!({ "do": "seal", "seal": seal })).await;
    }
    for player in &mut players {
        let number = number.to_string();
        player
            .ask(json!({ "do": "number", "number": number }))
            .await;
    }
    let runs = format!(
        "positions JOIN matches ON number = match WHERE id = '{id}' AND deadline IS NOT NULL"
    );
    while club.count(&runs) == 0 {
        for player in &mut players {
            player.choose().await;
        }
    }
}

/// A call of a webhook: whom it was for, its key and what it said.
type Call = (String, String, String);

/// Takes calls of webhooks, each slowly enough that whoever makes it may be killed meanwhile.
async fn receive() -> (SocketAddr, Arc<Mutex<Vec<Call>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    let calls = Arc::new(Mutex::new(Vec::new()));
    let taken = Arc::clone(&calls);
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            let taken = Arc::clone(&taken);
            tokio::spawn(async move {
                let mut stream = BufReader::new(stream);
                let (mut path, mut key, mut length) = (String::new(), String::new(), 0);
                stream.read_line(&mut path).await.ok()?;
                loop {
                    let mut line = String::new();
                    stream.read_line(&mut line).await.ok()?;
                    let Some((name, value)) = line.trim().split_once(": ") else {
                        break;
                    };
                    match name.to_lowercase().as_str() {
                        "webhook-id" => value.clone_into(&mut key),
                        "content-length" => length = value.parse().ok()?,
                        _ => {}
                    }
                }
                let mut body = vec![0; length];
                stream.read_exact(&mut body).await.ok()?;
                let body = String::from_utf8(body).ok()?;
                taken.lock().unwrap().push((path, key, body));
                tokio::time::sleep(Duration::from_millis(300)).await;
                let done = b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n";
                stream.write_all(done).await.ok()
            });
        }
    });
    (address, calls)
}

#[tokio::test(flavor = "multi_thread")]
async fn flags_ratings_and_notices_happen_once_though_the_node_on_duty_is_killed() {
    let mut club = Club::start();
    let (receiver, calls) = receive().await;
    let node = club.nodes[0].address();
    let hook = |name: &str| format!("http://{receiver}/{name}");
    let anna = Member::register(node, "Anna", &hook("anna")).await;
    let bert = Member::register(node, "Bert", &hook("bert")).await;
    for number in 0..MATCHES {
        let node = club.nodes[number % 3].address();
        begin(&club, node, &anna, &bert).await;
    }
    for round in 0..2 {
        let more = round * MATCHES / 2;
        until("a flag falls", async || club.flagged() > more).await;
        club.kill_duty().await;
    }
    let booked = "results WHERE edition IS NOT NULL AND how = '\"on-time\"'";
    until("all are booked", async || club.count(booked) >= MATCHES).await;
    let waiting = "deliveries LEFT JOIN parcels ON parcels.number = parcel WHERE parcel IS NULL OR body IS NOT NULL";
    until("all are told", async || {
        club.count("notices WHERE kind = 'over'") >= 2 * MATCHES && club.count(waiting) == 0
    })
    .await;

    assert_eq!(club.flagged(), MATCHES);
    let of_one = "(SELECT DISTINCT match FROM notes WHERE note LIKE '%on-time%') AS ended";
    assert_eq!(club.count(of_one), MATCHES, "each is lost once");
    assert_eq!(club.count("results"), MATCHES);
    assert_eq!(
        club.count("result_sides WHERE after_points IS NOT NULL"),
        2 * MATCHES
    );
    // Each rating goes on from the one before it: none is left out, and none counted twice.
    let broken = "(SELECT before_points, lag(after_points) OVER (PARTITION BY account ORDER BY result) AS was \
                  FROM result_sides) AS sides WHERE was IS NOT NULL AND before_points <> was";
    assert_eq!(club.count(broken), 0);
    assert_eq!(club.count("notices WHERE kind = 'over'"), 2 * MATCHES);
    assert_eq!(club.count("parcels WHERE sent IS NULL"), 0);

    // A call that is repeated since nobody knew whether it was answered has its key.
    let mut told: BTreeMap<String, String> = BTreeMap::new();
    let mut links: BTreeMap<(String, String), usize> = BTreeMap::new();
    for (path, key, body) in calls.lock().unwrap().clone() {
        if let Some(known) = told.insert(key, body.clone()) {
            assert_eq!(known, body);
            continue;
        }
        let body: Value = serde_json::from_str(&body).unwrap();
        let words = body["text"].as_str().unwrap().split_whitespace();
        for link in words.filter(|word| word.starts_with("https://club.example/m/")) {
            *links.entry((path.clone(), link.to_owned())).or_default() += 1;
        }
    }
    assert_eq!(links.len(), 2 * MATCHES, "{links:?}");
    for ((path, _), count) in &links {
        // Whoever sets a match up is told that his invitation was taken, too.
        let expected = if path.contains("anna") { 2 } else { 1 };
        assert_eq!(*count, expected, "{links:?}");
    }
    for node in &mut club.nodes {
        assert!(node.stop().unwrap(), "{}", node.logged());
    }
}
