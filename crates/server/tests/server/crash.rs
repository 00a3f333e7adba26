//! The server is killed at random moments under load, again and again: what was acknowledged is there.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;

use crate::support::{Client, Folder, Seated, Server};

const KILLS: u64 = 50;
const MATCHES: usize = 40;

/// A choice that the server has said to be done.
struct Acknowledged {
    seat: usize,
    request: String,
    choice: String,
    before: u64,
    after: u64,
}

/// One player of one match: what he knows of it survives the server.
struct Player {
    id: String,
    side: usize,
    seat: String,
    requests: u64,
    luck: u64,
    /// What he sent without hearing whether it was done.
    open: Option<(String, u64, String)>,
    acknowledged: Vec<Acknowledged>,
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_fifty_kills() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut players = Vec::new();
    let mut matches = Vec::new();
    for number in 0..MATCHES {
        let game = if number % 2 == 0 { "fuba" } else { "champions" };
        let seated = server.two_people(game, json!({})).await;
        for side in 0..2 {
            players.push(Player::new(&seated, side, players.len() as u64));
        }
        matches.push(seated.id);
    }
    server.kill();
    let mut luck = 0x2545_F491_4F6C_DD1D;
    for _ in 0..KILLS {
        let server = Arc::new(Server::start(&folder, &[]));
        let tasks: Vec<_> = players
            .drain(..)
            .map(|player| tokio::spawn(player.play(Arc::clone(&server))))
            .collect();
        tokio::time::sleep(Duration::from_millis(60 + next(&mut luck) % 240)).await;
        server.kill_now();
        for task in tasks {
            players.push(task.await.unwrap());
        }
        // The process is gone before the next one takes its folder.
        Arc::into_inner(server).unwrap().kill();
    }
    let server = Server::start(&folder, &[]);
    for id in &matches {
        let replay = server
            .get(&format!("/api/matches/{id}/replay?count=1"))
            .await;
        assert_eq!(replay.status, 200, "{}", replay.body);
    }
    server.kill();
    let acknowledged = check(&folder, &players).await;
    assert!(
        acknowledged > 50 * 40,
        "only {acknowledged} answers were acknowledged"
    );
}

/// Looks every acknowledged answer up in the store; gives their number.
async fn check(folder: &Folder, players: &[Player]) -> usize {
    let mut count = 0;
    for player in players {
        let all = format!(
            "SELECT entry, seat, request, done FROM entries \
             WHERE match = (SELECT number FROM matches WHERE id = '{}') ORDER BY number",
            player.id
        );
        let rows = folder.rows(&all).await;
        for one in &player.acknowledged {
            let same = |row: &Vec<String>| row[1] == one.seat.to_string() && row[2] == one.request;
            let first = rows.iter().position(same).expect("a stored request");
            let others = rows.iter().filter(|row| same(row)).count();
            assert_eq!(others, 1, "carried out twice");
            let done = rows[first][3].parse::<usize>().unwrap();
            // In versions a secret decision counts more than its choices.
            assert!((done - first) as u64 <= one.after - one.before);
            let written = json!({ "answer": one.choice }).to_string();
            let mut stored = rows[first..done].iter();
            assert!(
                stored.any(|row| row[0] == written),
                "'{}' is not stored at {first}",
                one.choice
            );
            count += 1;
        }
    }
    count
}

impl Player {
    fn new(seated: &Seated, side: usize, number: u64) -> Self {
        Self {
            id: seated.id.clone(),
            side,
            seat: [&seated.home, &seated.away][side].clone(),
            requests: 0,
            luck: number * 2 + 1,
            open: None,
            acknowledged: Vec::new(),
        }
    }

    /// Plays until the server is gone.
    async fn play(mut self, server: Arc<Server>) -> Self {
        if let Some(mut client) = server.try_join(&self.id, &self.seat).await {
            self.go_on(&mut client).await;
        }
        self
    }

    async fn go_on(&mut self, client: &mut Client) -> Option<()> {
        if let Some((request, version, choice)) = self.open.clone() {
            self.send(client, &request, version, &choice).await?;
        }
        loop {
            let choices = client.choices();
            if client.kind() == "nothing" {
                return None;
            }
            if choices.is_empty() {
                client.next().await?;
                continue;
            }
            let choice = &choices[next(&mut self.luck) as usize % choices.len()];
            self.requests += 1;
            let request = self.requests.to_string();
            self.send(client, &request, client.version(), choice)
                .await?;
        }
    }

    /// Sends a choice and hears what became of it; none when the server is gone.
    async fn send(
        &mut self,
        client: &mut Client,
        request: &str,
        version: u64,
        choice: &str,
    ) -> Option<()> {
        self.open = Some((request.to_owned(), version, choice.to_owned()));
        let said = json!({ "do": "choose", "id": request, "version": version, "choice": choice });
        client.say(&said.to_string()).await;
        let reply = loop {
            let message = client.next().await?;
            if message["id"] == request {
                break message;
            }
        };
        self.open = None;
        if reply["message"] == "done" {
            let after = reply["version"].as_u64().unwrap();
            self.acknowledged.push(Acknowledged {
                seat: self.side,
                request: request.to_owned(),
                choice: choice.to_owned(),
                before: version,
                after,
            });
            while client.version() < after {
                client.next().await?;
            }
        } else {
            // Only what was sent before the server was gone can have been overtaken.
            assert_eq!(reply["problem"]["code"], "stale", "{reply}");
        }
        Some(())
    }
}

fn next(luck: &mut u64) -> u64 {
    *luck ^= *luck << 13;
    *luck ^= *luck >> 7;
    *luck ^= *luck << 17;
    *luck >> 8
}
