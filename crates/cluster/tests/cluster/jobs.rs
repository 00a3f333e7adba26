//! Jobs with real nodes and workers: a worker is killed in the middle of them, and everything is done once all the same.

use std::net::SocketAddr;
use std::process::Command;

use gaffer_cluster::engines::{Database, fresh_database, query, shared_bus};
use gaffer_cluster::{Folder, Node, NodeSetting, Role};
use serde_json::{Value, json};
use sqlx::{Connection, SqliteConnection};

use crate::support::{get, http, pause, program};

/// A club of one node and two workers.
struct Club {
    node: Node,
    workers: [Node; 2],
    database: Database,
}

impl Club {
    fn start() -> Self {
        let database = fresh_database().unwrap();
        let bus = shared_bus().unwrap();
        let start = |role, name: &str| {
            let setting = NodeSetting {
                role,
                program: program(),
                name: Some(name.to_owned()),
                store: Some(database.url()),
                bus: Some(bus.clone()),
                ..NodeSetting::default()
            };
            Node::start(setting).unwrap()
        };
        Self {
            node: start(Role::Server, "node"),
            workers: [start(Role::Worker, "first"), start(Role::Worker, "second")],
            database,
        }
    }

    fn ask(&self, sql: &str) -> String {
        query(&self.database.url(), sql).unwrap().concat()
    }

    /// Waits until a worker is in the middle of a job of some kind, and kills it.
    async fn kill_one_at(&mut self, kind: &str, and: &str) {
        loop {
            for worker in 0..self.workers.len() {
                let name = self.workers[worker].name();
                let has = format!(
                    "SELECT count(*) FROM jobs WHERE kind = '{kind}' AND node LIKE '{name}-%' {and}"
                );
                if self.ask(&has) != "0" {
                    self.workers[worker].kill().unwrap();
                    return;
                }
            }
            pause().await;
        }
    }

    /// Ends well: nobody is killed by this.
    fn stop(&mut self) {
        assert!(self.node.stop().unwrap(), "{}", self.node.logged());
        for worker in &mut self.workers {
            assert!(worker.stop().unwrap(), "{}", worker.logged());
        }
    }
}

/// A competition of computers in FUBA.
fn computers(coach: &str, count: usize, format: &Value) -> Value {
    let teams = (0..count).map(|number| {
        json!({ "name": format!("Team {number}"), "colour": "#1d4ed8", "player": { "coach": coach } })
    });
    json!({ "setting": {
        "name": "Spring Cup",
        "game": "fuba",
        "teams": teams.collect::<Vec<_>>(),
        "format": format,
        "points": { "win": 3, "draw": 1, "extra_time": [3, 0], "shoot_out": [3, 0] },
        "tie_breaks": ["difference", "goals"],
    } })
}

/// Sets a competition up; its id.
async fn set_up(node: SocketAddr, cup: &Value) -> String {
    let (status, made) = http(node, "POST", "/api/cups", cup).await;
    assert_eq!(status, 201, "{made}");
    made["id"].as_str().unwrap().to_owned()
}

/// A competition when it is over: its tables, and its matches.
async fn over(node: SocketAddr, id: &str) -> (Value, Vec<Value>) {
    loop {
        let (status, info) = get(node, &format!("/api/cups/{id}")).await;
        assert_eq!(status, 200, "{info}");
        if info["overview"]["over"] == true {
            let rounds = info["overview"]["rounds"].as_array().unwrap().iter();
            let fixtures = rounds.flat_map(|round| round["fixtures"].as_array().unwrap());
            let tables = info["overview"]["tables"].clone();
            return (tables, fixtures.cloned().collect());
        }
        pause().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_is_killed_in_the_middle_of_a_review_and_another_does_it() {
    let mut club = Club::start();
    let node = club.node.address();
    let everybody = json!({ "round-robin": { "groups": 1, "times": 1 } });
    let cup = set_up(node, &computers("random", 3, &everybody)).await;
    let (_, fixtures) = over(node, &cup).await;
    let path = |fixture: &Value| {
        let id = fixture["played_as"].as_str().unwrap();
        format!("/api/matches/{id}/review/summary?depth=search")
    };
    let paths: Vec<String> = fixtures.iter().map(path).collect();
    assert_eq!(paths.len(), 3);
    for path in &paths {
        let (status, told) = get(node, path).await;
        assert!(matches!(status, 200 | 202), "{told}");
    }
    // The node has room for two of them.
    club.kill_one_at("review", "AND done > 0").await;
    for path in &paths {
        while get(node, path).await.0 != 200 {
            pause().await;
        }
    }
    let kept = club.ask("SELECT count(*) FROM reviews WHERE depth = 'search'");
    assert_eq!(kept, "3");
    let lost = club.ask("SELECT count(*) FROM jobs WHERE error IS NOT NULL");
    assert_eq!(lost, "0");
    club.stop();
}

/// Takes everything away that was played, so that the same competition is played again.
async fn unplay(file: &std::path::Path) {
    let url = format!("sqlite://{}", file.display());
    let mut store = SqliteConnection::connect(&url).await.unwrap();
    let undone = sqlx::raw_sql(
        "DELETE FROM cup_entries; UPDATE cups SET over = 0; DELETE FROM matches; DELETE FROM entries; DELETE FROM notes; \
         DELETE FROM positions; DELETE FROM replays;",
    );
    undone.execute(&mut store).await.unwrap();
    store.close().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_competition_of_computers_is_played_by_workers_of_which_one_is_killed() {
    let mut club = Club::start();
    let node = club.node.address();
    // Every round is played with dice that follow from the competition's seed, and by coaches who do as well.
    let same_dice = json!({ "duplicate": { "rounds": 4, "pairs": false } });
    let id = set_up(node, &computers("sensible", 6, &same_dice)).await;
    club.kill_one_at("match", "").await;
    let (tables, fixtures) = over(node, &id).await;
    let results = |fixtures: &[Value]| -> Vec<Value> {
        let result = |fixture: &Value| {
            let [id, home, away, result] =
                ["id", "home", "away", "result"].map(|key| &fixture[key]);
            json!([id, home, away, result])
        };
        fixtures.iter().map(result).collect()
    };
    assert_eq!(fixtures.len(), 12, "{fixtures:?}");
    // Each is booked once, and none is left over.
    for (what, sql) in [
        ("matches", "SELECT count(*) FROM matches"),
        (
            "over",
            "SELECT count(*) FROM matches WHERE finished IS NOT NULL",
        ),
        (
            "booked",
            "SELECT count(*) FROM cup_entries WHERE entry LIKE '{\"played\"%'",
        ),
    ] {
        let entries = club.ask("SELECT entry FROM cup_entries ORDER BY number LIMIT 4");
        assert_eq!(club.ask(sql), "12", "{what}: {entries}");
    }
    club.stop();

    let copy = Folder::new("copied").unwrap();
    let folder = copy.path().join("data");
    let copied = Command::new(program())
        .args(["store", "copy", &club.database.url()])
        .arg(&folder)
        .output()
        .unwrap();
    assert!(copied.status.success(), "{copied:?}");
    unplay(&folder.join("matches.sqlite")).await;
    let mut alone = Node::start(NodeSetting {
        program: program(),
        store: Some(folder.display().to_string()),
        ..NodeSetting::default()
    })
    .unwrap();
    let (own_tables, own_fixtures) = over(alone.address(), &id).await;
    assert_eq!(results(&own_fixtures), results(&fixtures));
    assert_eq!(own_tables, tables);
    assert!(alone.stop().unwrap(), "{}", alone.logged());
}
