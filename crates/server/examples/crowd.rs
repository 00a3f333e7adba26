//! A club of many: fills a store with accounts and rated results, and times the pages that are asked of it.
//!
//! `cargo run --release -p gaffer-server --example crowd` compares 10,000 accounts and 50,000 results with 100 and 500.

use std::collections::BTreeMap;
use std::error::Error;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use clap::{Parser, Subcommand};
use gaffer_club::{
    AccountId, Change, Ladder, Party, RatedMatch, RatedResult, Ratings, Speed, Time,
};
use gaffer_core::{BySide, Side};
use gaffer_server::{AdminReply, AdminRequest, administer};
use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, QueryBuilder, Sqlite};

/// Times the pages of a club of many members against those of a small one.
#[derive(Debug, Parser)]
struct Arguments {
    /// Instead of measuring.
    #[command(subcommand)]
    part: Option<Part>,
    /// How many accounts.
    #[arg(long, default_value_t = 10_000)]
    accounts: u64,
    /// How many rated results.
    #[arg(long, default_value_t = 50_000)]
    results: u64,
    /// The small club has this part of both.
    #[arg(long, default_value_t = 100)]
    smaller: u64,
    /// How often each page is asked for.
    #[arg(long, default_value_t = 200)]
    times: usize,
}

#[derive(Debug, Subcommand)]
enum Part {
    /// Be the server that is measured.
    Serve(Box<gaffer_server::Arguments>),
}

/// The address of a page about an account.
type Page = fn(u64) -> String;

type Outcome<T> = Result<T, Box<dyn Error>>;

fn main() -> Outcome<()> {
    let arguments = Arguments::parse();
    if let Some(Part::Serve(server)) = arguments.part {
        return Ok(gaffer_server::run(*server, &|address| {
            println!("{address}");
        })?);
    }
    let small = measure(
        arguments.accounts / arguments.smaller,
        arguments.results / arguments.smaller,
        arguments.times,
    )?;
    let large = measure(arguments.accounts, arguments.results, arguments.times)?;
    println!("page: median of the small club, of the large one, ratio");
    for ((page, small), (_, large)) in small.into_iter().zip(large) {
        let ratio = large.as_secs_f64() / small.as_secs_f64();
        println!("{page}: {small:.1?}, {large:.1?}, {ratio:.2}");
    }
    Ok(())
}

/// The median time of each page in a club of this size.
fn measure(accounts: u64, results: u64, times: usize) -> Outcome<Vec<(&'static str, Duration)>> {
    let folder = Folder::new(accounts)?;
    // The first start makes the tables, and puts its journal away.
    Server::start(&folder)?.stop()?;
    let rows = rated(accounts, results);
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(fill(&folder, accounts, &rows))?;
    let server = Server::start(&folder)?;
    let pages: [(&str, Page); 6] = [
        ("first page of the ladder", |_| ladder(1)),
        ("last page of the ladder", |_| ladder(100_000)),
        ("profile", |account| format!("/api/people/Member{account}")),
        ("matches of a profile", |account| {
            format!("/api/people/Member{account}/matches")
        }),
        ("graph of a profile", |account| {
            format!("/api/people/Member{account}/ratings?game=fuba&edition=2.2&speed=rapid")
        }),
        ("dice of the server", |_| "/api/dice".to_owned()),
    ];
    let mut medians = Vec::new();
    for (name, page) in pages {
        let mut found = Vec::new();
        for index in 0..times as u64 {
            let path = page(1 + index * 7919 % accounts);
            let began = Instant::now();
            server.get(&path)?;
            found.push(began.elapsed());
        }
        found.sort();
        medians.push((name, found[found.len() / 2]));
    }
    server.stop()?;
    let began = Instant::now();
    let reply = administer(&folder.0, &AdminRequest::Ratings)?;
    let AdminReply::Ratings {
        matches,
        otherwise,
        elsewhere,
        puzzles: _,
    } = reply
    else {
        return Err(format!("{reply:?}").into());
    };
    println!(
        "{accounts} accounts: {matches} rated matches computed again in {:.1?}, {} come out otherwise, {elsewhere} members stand elsewhere",
        began.elapsed(),
        otherwise.len(),
    );
    Ok(medians)
}

fn ladder(page: u32) -> String {
    format!("/api/ladder?game=fuba&edition=2.2&speed=rapid&page={page}")
}

/// Rated matches of members against each other within the last months, rated one after the other.
fn rated(accounts: u64, results: u64) -> Vec<RatedMatch> {
    const HALF_A_YEAR: u64 = 180 * 24 * 3600 * 1000;
    let now = std::time::SystemTime::UNIX_EPOCH
        .elapsed()
        .unwrap_or_default()
        .as_millis() as u64;
    let mut luck = 0x2026_u64;
    let mut next = |below: u64| {
        luck = luck
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(99);
        (luck >> 33) % below
    };
    let mut ratings = Ratings::default();
    let mut rows = Vec::new();
    for number in 0..results {
        let home = next(accounts);
        let away = (home + 1 + next(accounts - 1)) % accounts;
        let member = |account: u64| Party::Member(AccountId(account as i64 + 1));
        rows.push(ratings.rate(RatedResult {
            name: format!("{number:024x}"),
            at: Time(now - HALF_A_YEAR + HALF_A_YEAR / results * number),
            ladder: Ladder {
                game: "fuba".to_owned(),
                edition: "2.2".to_owned(),
                speed: Speed::Rapid,
            },
            parties: BySide {
                home: member(home),
                away: member(away),
            },
            // Who has the higher number is stronger.
            winner: match next(accounts * 2) {
                chance if chance < home + accounts / 4 => Some(Side::Home),
                chance if chance < home + accounts / 2 => None,
                _ => Some(Side::Away),
            },
        }));
    }
    rows
}

/// Rows in one statement.
const ROWS: usize = 500;

/// Writes accounts and results as the server writes them.
async fn fill(folder: &Folder, accounts: u64, rows: &[RatedMatch]) -> Outcome<()> {
    let file = folder.0.join("matches.sqlite");
    let mut store = SqliteConnection::connect(&format!("sqlite://{}", file.display())).await?;
    let mut all = store.begin().await?;
    let numbers: Vec<i64> = (1..=accounts as i64).collect();
    for some in numbers.chunks(ROWS) {
        let insert = "INSERT INTO accounts (number, name, folded, role, kind, created) ";
        let mut insert = QueryBuilder::<Sqlite>::new(insert);
        insert.push_values(some, |mut row, number| {
            let name = format!("Member{number}");
            // As names are compared: 0 is o, 1 is i.
            let folded = name.to_lowercase().replace('0', "o").replace('1', "i");
            row.push_bind(number).push_bind(name).push_bind(folded);
            row.push_bind("member").push_bind("person").push_bind(0);
        });
        insert.build().execute(&mut *all).await?;
    }
    let rows: Vec<_> = (1_i64..).zip(rows).collect();
    for some in rows.chunks(ROWS) {
        let insert = "INSERT INTO results (number, match, at, winner, version, game, preset, title, edition, speed, counted) ";
        let mut insert = QueryBuilder::<Sqlite>::new(insert);
        insert.push_values(some, |mut row, (number, rated)| {
            let winner = rated.result.winner.map(number_of);
            row.push_bind(*number).push_bind(&rated.result.name);
            row.push_bind(rated.result.at.0 as i64).push_bind(winner);
            row.push_bind(rated.version).push_bind("fuba");
            row.push_bind("full").push_bind("FUBA 2.2").push_bind("2.2");
            row.push_bind("rapid").push_bind(1);
        });
        insert.build().execute(&mut *all).await?;
    }
    let sides = rows.iter().flat_map(|(number, rated)| {
        let sides = Side::BOTH.into_iter();
        sides.filter_map(|side| Some((*number, rated.result.at, side, member(rated, side)?)))
    });
    let sides: Vec<_> = sides.collect();
    for some in sides.chunks(ROWS) {
        let insert = "INSERT INTO result_sides (result, side, account, team, goals, before_points, before_deviation, \
                      before_volatility, after_points, after_deviation, after_volatility) ";
        let mut insert = QueryBuilder::<Sqlite>::new(insert);
        insert.push_values(some, |mut row, (number, _, side, (account, change))| {
            row.push_bind(number).push_bind(number_of(*side));
            row.push_bind(account).push_bind("Lions").push_bind(1);
            for rating in [change.before, change.after] {
                row.push_bind(rating.points()).push_bind(rating.deviation());
                row.push_bind(rating.volatility());
            }
        });
        insert.build().execute(&mut *all).await?;
    }
    let last = sides
        .into_iter()
        .map(|(_, at, _, (account, change))| (account, (at, change)));
    let last: Vec<_> = last.collect::<BTreeMap<_, _>>().into_iter().collect();
    for some in last.chunks(ROWS) {
        let insert = "INSERT INTO standings (account, points, deviation, volatility, at, certain_until, game, edition, speed, \
                      won, drawn, lost) ";
        let mut insert = QueryBuilder::<Sqlite>::new(insert);
        insert.push_values(some, |mut row, (account, (at, change))| {
            let certain = at.0 + change.after.certain_for().as_millis() as u64;
            row.push_bind(account).push_bind(change.after.points());
            row.push_bind(change.after.deviation());
            row.push_bind(change.after.volatility());
            row.push_bind(at.0 as i64).push_bind(certain as i64);
            row.push_bind("fuba").push_bind("2.2").push_bind("rapid");
            row.push_bind(1).push_bind(1).push_bind(1);
        });
        insert.build().execute(&mut *all).await?;
    }
    all.commit().await?;
    store.close().await?;
    Ok(())
}

/// The member who played a side, and what the match did to his rating.
fn member(rated: &RatedMatch, side: Side) -> Option<(i64, Change)> {
    match (rated.result.parties[side], rated.changes[side]) {
        (Party::Member(AccountId(account)), Some(change)) => Some((account, change)),
        _ => None,
    }
}

fn number_of(side: Side) -> i64 {
    i64::from(side == Side::Away)
}

/// A folder with the file of a club; removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(accounts: u64) -> Outcome<Self> {
        let name = format!("gaffer-crowd-{}-{accounts}", std::process::id());
        let folder = Self(std::env::temp_dir().join(name));
        std::fs::create_dir_all(&folder.0)?;
        std::fs::write(folder.club(), "name = \"Crowd\"\n")?;
        Ok(folder)
    }

    fn club(&self) -> PathBuf {
        self.0.join("club.toml")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// This program again, as a server.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(folder: &Folder) -> Outcome<Self> {
        let path = |path: &Path| path.display().to_string();
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--requests", "1000000"])
            .args(["--data", &path(&folder.0), "--club", &path(&folder.club())])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()?;
        let mut line = String::new();
        let output = child.stdout.take().ok_or("the output is ours")?;
        BufReader::new(output).read_line(&mut line)?;
        let address = line.trim().trim_start_matches("http://");
        let address = address.trim_end_matches('/').to_owned();
        Ok(Self { child, address })
    }

    /// Lets it put everything away.
    fn stop(mut self) -> Outcome<()> {
        let id = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &id]).status()?;
        self.child.wait()?;
        Ok(())
    }

    fn get(&self, path: &str) -> Outcome<()> {
        let mut stream = TcpStream::connect(&self.address)?;
        let host = &self.address;
        write!(
            stream,
            "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        if answer.starts_with("HTTP/1.1 200") {
            return Ok(());
        }
        Err(format!("{path}: {answer}").into())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
