//! A club of so many matches: its database and its node.

use std::fmt;
use std::path::Path;
use std::time::{Duration, Instant};

use gaffer_cluster::bots::get;
use gaffer_cluster::engines::{Nats, Postgres, query};
use gaffer_cluster::{Folder, Node, NodeSetting};

use crate::multiply::{Kind, multiply};
use crate::originals::{Originals, PACKED};

/// Everybody comes from one address.
pub(crate) const ROOM: [&str; 18] = [
    "--matches",
    "1000000",
    "--requests",
    "1000000",
    "--connections",
    "100000",
    "--connections-per-address",
    "100000",
    "--spectators-per-address",
    "100000",
    "--rate",
    "100000",
    "--burst",
    "100000",
    "--mailbox",
    "10000",
    "--store-limit",
    "1000G",
];

/// The token of the first member.
pub(crate) const TOKEN: &str = "million";

/// A club with its node, which belongs to nobody else's NATS.
#[derive(Debug)]
pub(crate) struct Club {
    // Ended before what it stands on.
    pub node: Node,
    pub url: String,
    /// How many copies there are of each match that is over, and of each that goes on.
    pub copies: [i64; 2],
    /// How many matches there are that are over, and that go on, originals included.
    pub matches: [i64; 2],
    /// How many members.
    pub members: i64,
    /// The bytes of each table and its indices, for each match that is over and for each that goes on.
    bytes: [Vec<(String, i64)>; 2],
    took: Duration,
    ready: Duration,
    _nats: Nats,
    _folder: Folder,
}

impl Club {
    /// Makes the database and starts its node.
    pub(crate) fn make(
        postgres: &Postgres,
        program: &Path,
        originals: &Originals,
        (stored, open): (i64, i64),
        with_replays: bool,
    ) -> Result<Self, String> {
        let start = Instant::now();
        let name = format!("club_{stored}");
        let make = format!("CREATE DATABASE {name} TEMPLATE {PACKED}");
        query(&postgres.url("postgres"), &make)?;
        let url = postgres.url(&name);
        // Everybody has a hundred seats.
        let members = (stored / 50).max(2);
        make_members(&url, members)?;
        let per = |wanted: i64, of: &[i64]| (wanted / of.len() as i64 - 1).max(1);
        let copies = [per(stored, &originals.over), per(open, &originals.open)];
        let empty = sizes(&url)?;
        let kind = if with_replays {
            Kind::Over
        } else {
            Kind::OverWithoutReplay
        };
        multiply(&url, kind, originals, copies[0], members)?;
        own_all(&url)?;
        let with_stored = sizes(&url)?;
        multiply(&url, Kind::Open, originals, copies[1], members)?;
        own_all(&url)?;
        let with_all = sizes(&url)?;
        // What is long is read by its key alone.
        query(&url, "VACUUM (ANALYZE, PROCESS_TOAST FALSE)")?;
        query(&url, "CHECKPOINT")?;
        let each = |before: &[(String, i64)], after: &[(String, i64)], matches: i64| {
            let pairs = before.iter().zip(after);
            let each = pairs
                .map(|((name, before), (_, after))| (name.clone(), (after - before) / matches));
            each.collect::<Vec<_>>()
        };
        let counts = [originals.over.len() as i64, originals.open.len() as i64];
        let bytes = [
            each(&empty, &with_stored, copies[0] * counts[0]),
            each(&with_stored, &with_all, copies[1] * counts[1]),
        ];
        let took = start.elapsed();
        let folder = Folder::new("club")?;
        let file = folder.path().join("club.toml");
        std::fs::write(&file, "name = \"Million\"\n").map_err(|error| error.to_string())?;
        let nats = Nats::start()?;
        let mut more = ROOM.map(str::to_owned).to_vec();
        more.extend(["--club".to_owned(), file.display().to_string()]);
        let start = Instant::now();
        let node = Node::start(NodeSetting {
            program: program.to_owned(),
            name: Some("node".to_owned()),
            store: Some(url.clone()),
            bus: Some(nats.url()),
            more,
            ..NodeSetting::default()
        })?;
        Ok(Self {
            node,
            copies,
            matches: [(copies[0] + 1) * counts[0], (copies[1] + 1) * counts[1]],
            members,
            bytes,
            took,
            ready: start.elapsed(),
            url,
            _nats: nats,
            _folder: folder,
        })
    }

    /// What it is called in a table: how many matches it has.
    pub(crate) fn name(&self) -> String {
        let [over, open] = self.matches;
        format!("{over} + {open}")
    }

    /// What a node says at an address.
    pub(crate) async fn get(&self, path: &str) -> Result<String, String> {
        let got = get(self.node.address(), path, Some(TOKEN)).await;
        got.ok_or_else(|| format!("{path} is not told:\n{}", self.node.logged()))
    }
}

impl fmt::Display for Club {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [over, open] = self.matches;
        writeln!(
            f,
            "{over} matches that are over and {open} that go on, {} members: made in {:.0?}, the node's first start {:.1?}",
            self.members, self.took, self.ready
        )?;
        for (what, bytes) in ["that is over", "that goes on"].iter().zip(&self.bytes) {
            let all: i64 = bytes.iter().map(|(_, bytes)| bytes).sum();
            let tables = bytes.iter().filter(|(_, bytes)| *bytes > 0);
            let tables: Vec<_> = tables
                .map(|(name, bytes)| format!("{name} {bytes}"))
                .collect();
            writeln!(
                f,
                "  bytes of a match {what}: {all} ({})",
                tables.join(", ")
            )?;
        }
        Ok(())
    }
}

/// Writes down an owner of every match, as if all had been played at nodes: a server that is alone writes none down.
fn own_all(url: &str) -> Result<(), String> {
    let own = "INSERT INTO owners (match, node, epoch) SELECT id, 'former', 1 FROM matches ON CONFLICT DO NOTHING";
    query(url, own).map(drop)
}

/// Makes members, the first with a token.
fn make_members(url: &str, members: i64) -> Result<(), String> {
    query(
        url,
        &format!(
            "INSERT INTO accounts (number, name, folded, role, kind, created) \
             SELECT number, 'Member' || number, 'member' || translate(number::TEXT, '01', 'oi'), 'member', 'person', 0 \
             FROM generate_series(1, {members}) AS number"
        ),
    )?;
    let token = format!(
        "INSERT INTO tokens (secret, account, name, scopes, created) \
         VALUES (sha256('{TOKEN}'), 1, 'million', 'read', 0)"
    );
    query(url, &token).map(drop)
}

/// The bytes of every table with its indices and what is too long for a row.
pub(crate) fn sizes(url: &str) -> Result<Vec<(String, i64)>, String> {
    let sql = "SELECT relname, pg_total_relation_size(oid) FROM pg_class \
               WHERE relkind = 'r' AND relnamespace = 'public'::REGNAMESPACE ORDER BY relname";
    let rows = query(url, sql)?;
    let read = |row: &String| {
        let (name, bytes) = row.split_once('|')?;
        Some((name.to_owned(), bytes.parse().ok()?))
    };
    let sizes: Option<_> = rows.iter().map(read).collect();
    sizes.ok_or_else(|| format!("{rows:?} are no sizes"))
}

/// The one number that a question gives.
pub(crate) fn number(url: &str, sql: &str) -> Result<i64, String> {
    let rows = query(url, sql)?.concat();
    rows.parse().map_err(|_| format!("{sql}: {rows}"))
}

/// Bytes as people read them.
pub(crate) fn size(bytes: i64) -> String {
    match bytes {
        0..10_000 => format!("{bytes} bytes"),
        10_000..10_000_000 => format!("{:.1} KB", bytes as f64 / 1e3),
        _ => format!("{:.1} MB", bytes as f64 / 1e6),
    }
}
