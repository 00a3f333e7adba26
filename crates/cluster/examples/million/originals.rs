//! The matches that are played for real, before they are multiplied.

use std::fmt;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use gaffer_cluster::bots::{BotSetting, Bots};
use gaffer_cluster::engines::{Postgres, query};
use gaffer_cluster::history::Beginning;
use gaffer_cluster::{Node, NodeSetting};
use gaffer_games::GAMES;
use gaffer_games::words::Language;

use crate::club::{ROOM, number, size};

/// The database of matches whose journals are packed.
pub(crate) const PACKED: &str = "packed";
/// The same, before they were.
pub(crate) const UNPACKED: &str = "unpacked";
/// How many pairs of bots play at once.
const AT_ONCE: usize = 40;
/// Over how many days the matches are spread.
const DAYS: i64 = 1000;

/// The matches that were played, in two databases.
#[derive(Debug)]
pub(crate) struct Originals {
    /// The keys of those that are over.
    pub over: Vec<i64>,
    /// The keys of those that go on.
    pub open: Vec<i64>,
    /// More than any key.
    pub stride: i64,
    entries: i64,
    /// Bytes of the log while they were played, and while they were packed.
    log: [i64; 2],
}

impl Originals {
    /// Lets bots play until so many matches are over, and packs these.
    pub(crate) async fn play(
        postgres: &Postgres,
        program: &Path,
        wanted: usize,
    ) -> Result<Self, String> {
        let url = postgres.create_database(UNPACKED)?;
        let mut node = serve(program, &url, "forever")?;
        let before = log(&url)?;
        let setting = BotSetting {
            games: presets(),
            ..BotSetting::new(vec![node.address()], AT_ONCE)
        };
        let bots = Bots::start(setting, Arc::new(Beginning::default()));
        let over = "SELECT count(*) FROM matches WHERE finished IS NOT NULL";
        wait(|| Ok(number(&url, over)? >= wanted as i64)).await?;
        bots.stop().await?;
        // Those that are over are kept and counted a moment later.
        let left = "SELECT count(*) FROM matches WHERE finished IS NOT NULL \
                    AND (number NOT IN (SELECT match FROM replays) OR NOT booked OR id IN (SELECT match FROM results WHERE NOT counted))";
        wait(|| Ok(number(&url, left)? == 0)).await?;
        let played = log(&url)? - before;
        stop(&mut node)?;
        spread(&url)?;
        let keys = |which: &str| -> Result<Vec<i64>, String> {
            let sql = format!("SELECT number FROM matches WHERE finished IS {which} ORDER BY 1");
            let rows = query(&url, &sql)?;
            Ok(rows.iter().filter_map(|row| row.parse().ok()).collect())
        };
        // Those that nobody came to would be forgotten.
        let (over, open) = (keys("NOT NULL")?, keys("NULL AND joined IS NOT NULL")?);
        let stride = number(
            &url,
            "SELECT greatest((SELECT max(number) FROM matches), (SELECT max(number) FROM results)) + 1",
        )?;
        let entries = number(&url, "SELECT count(*) FROM entries")?;
        // A copy of a database that nobody uses.
        let copy = format!("CREATE DATABASE {PACKED} TEMPLATE {UNPACKED}");
        query(&postgres.url("postgres"), &copy)?;
        let packed = pack(postgres, program).await?;
        Ok(Self {
            over,
            open,
            stride,
            entries,
            log: [played, packed],
        })
    }

    /// The key of one of those that are over, or go on, whichever number is given.
    pub(crate) fn any(&self, is_over: bool, number: usize) -> i64 {
        self.all(is_over)[number % self.count(is_over)]
    }

    /// How many are over, or go on.
    pub(crate) fn count(&self, is_over: bool) -> usize {
        self.all(is_over).len()
    }

    fn all(&self, is_over: bool) -> &[i64] {
        if is_over { &self.over } else { &self.open }
    }
}

impl fmt::Display for Originals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = (self.over.len() + self.open.len()) as i64;
        writeln!(
            f,
            "played for real: {} matches that are over and {} that go on, of {} presets; {} entries in all",
            self.over.len(),
            self.open.len(),
            presets().len(),
            self.entries
        )?;
        write!(
            f,
            "the log of PostgreSQL: {} for each while they were played, {} for each entry; {} more when it was packed",
            size(self.log[0] / all),
            size(self.log[0] / self.entries),
            size(self.log[1] / self.over.len() as i64)
        )
    }
}

/// Packs everything that is over; the bytes of the log.
async fn pack(postgres: &Postgres, program: &Path) -> Result<i64, String> {
    let url = postgres.url(PACKED);
    let before = log(&url)?;
    let mut node = serve(program, &url, "1s")?;
    let left = "SELECT count(*) FROM matches WHERE finished IS NOT NULL AND NOT packed";
    wait(|| Ok(number(&url, left)? == 0)).await?;
    stop(&mut node)?;
    query(&url, "VACUUM")?;
    Ok(log(&url)? - before)
}

/// Every game with each of its presets.
fn presets() -> Vec<String> {
    let of_game = |game: gaffer_games::protocol::GameInfo| {
        let presets = game.presets.into_iter();
        presets.map(move |preset| format!("{}/{}", game.game, preset.name))
    };
    let games = GAMES.iter().map(|game| game.info(Language::ENGLISH));
    games.flat_map(of_game).collect()
}

/// A server that is alone.
fn serve(program: &Path, url: &str, pack_after: &str) -> Result<Node, String> {
    let mut more = ROOM.map(str::to_owned).to_vec();
    more.extend(["--pack-after".to_owned(), pack_after.to_owned()]);
    Node::start(NodeSetting {
        program: program.to_owned(),
        store: Some(url.to_owned()),
        more,
        ..NodeSetting::default()
    })
}

fn stop(node: &mut Node) -> Result<(), String> {
    let address: SocketAddr = node.address();
    if node.stop()? {
        return Ok(());
    }
    Err(format!("{address} did not end well:\n{}", node.logged()))
}

/// Spreads the matches over three years, each with everything that it has.
fn spread(url: &str) -> Result<(), String> {
    let days = format!(
        "(SELECT number AS match, id, (number * 7919 % {DAYS} + 10) * 86400 AS earlier FROM matches) AS moved"
    );
    for sql in [
        "UPDATE entries SET at = at - earlier * 1000 FROM {days} WHERE moved.match = entries.match",
        "UPDATE notes SET at = at - earlier * 1000 FROM {days} WHERE moved.match = notes.match",
        "UPDATE positions SET changed = changed - earlier FROM {days} WHERE moved.match = positions.match",
        "UPDATE results SET at = at - earlier * 1000 FROM {days} WHERE moved.id = results.match",
        "UPDATE matches SET created = created - earlier, seen = seen - earlier, joined = joined - earlier, \
         finished = finished - earlier FROM {days} WHERE moved.match = number",
    ] {
        query(url, &sql.replace("{days}", &days))?;
    }
    Ok(())
}

/// How many bytes the log has grown to.
pub(crate) fn log(url: &str) -> Result<i64, String> {
    number(url, "SELECT (pg_current_wal_insert_lsn() - '0/0')::BIGINT")
}

/// Waits until something is so, for half an hour at most.
pub(crate) async fn wait(is_so: impl Fn() -> Result<bool, String>) -> Result<(), String> {
    for _ in 0..9000 {
        if is_so()? {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    Err("it did not come to an end within half an hour".to_owned())
}
