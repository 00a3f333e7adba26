//! What lists matches, for their players, for everybody and for the operator.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use gaffer_cluster::engines::query;
use gaffer_cluster::percentile;

use crate::club::Club;

/// How often each is asked for.
const TIMES: usize = 15;

/// What is asked of a club.
#[derive(Clone, Copy, Debug)]
enum Page {
    /// An address of the node.
    Address(&'static str),
    /// A command of the operator; `TAG` stands for the tag of a match.
    Command(&'static [&'static str]),
}

const PAGES: [(&str, Page); 7] = [
    ("own matches", Page::Address("/api/me/matches")),
    ("profile", Page::Address("/api/people/Member2")),
    (
        "matches of a profile",
        Page::Address("/api/people/Member2/matches"),
    ),
    (
        "ladder",
        Page::Address("/api/ladder?game=fuba&edition=2.2&speed=rapid"),
    ),
    ("public competitions", Page::Address("/api/cups")),
    ("`gaffer admin list`", Page::Command(&["list"])),
    ("`gaffer admin nodes`", Page::Command(&["nodes"])),
];

/// Asks for each of all clubs in turns; medians, with the one command that looks at all names.
pub(crate) async fn measure(clubs: &[Club], program: &Path) -> Result<String, String> {
    let mut text = String::from("pages and lists, median ms:\n| |");
    for club in clubs {
        let _ = write!(text, " {} |", club.name());
    }
    let _ = writeln!(text, "\n|---|{}", "---|".repeat(clubs.len()));
    for (called, page) in PAGES {
        let mut waits = vec![Vec::new(); clubs.len()];
        for _ in 0..TIMES {
            for (club, waits) in clubs.iter().zip(&mut waits) {
                let start = Instant::now();
                match page {
                    Page::Address(path) => drop(club.get(path).await?),
                    Page::Command(words) => drop(admin(club, program, words)?),
                }
                waits.push(start.elapsed());
            }
        }
        let _ = writeln!(text, "| {called} |{}", row(&mut waits));
    }
    let mut waits = vec![Vec::new(); clubs.len()];
    for (club, waits) in clubs.iter().zip(&mut waits) {
        let list = admin(club, program, &["list"])?;
        let mut tags = list.split_whitespace().filter(|word| word.len() == 10);
        let is_tag = |word: &&str| word.bytes().all(|byte| byte.is_ascii_hexdigit());
        let tag = tags.rfind(is_tag).ok_or("the list has no tag")?;
        for _ in 0..3 {
            let start = Instant::now();
            admin(club, program, &["export", tag])?;
            waits.push(start.elapsed());
        }
    }
    let _ = writeln!(
        text,
        "| `gaffer admin export TAG`, which looks at all names |{}",
        row(&mut waits)
    );
    let _ = write!(text, "{}", scans(clubs)?);
    Ok(text)
}

fn row(waits: &mut [Vec<Duration>]) -> String {
    let cells = waits.iter_mut().map(|waits| {
        waits.sort_unstable();
        format!(" {:.1} |", percentile(waits, 0.5).as_secs_f64() * 1e3)
    });
    cells.collect()
}

/// What an operator is told by a node.
pub(crate) fn admin(club: &Club, program: &Path, words: &[&str]) -> Result<String, String> {
    let output = Command::new(program)
        .arg("admin")
        .args(words)
        .arg("--data")
        .arg(club.node.data())
        .output()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let why = String::from_utf8_lossy(&output.stderr);
    Err(format!("gaffer admin {}: {why}", words.join(" ")))
}

/// How many rows were read from the first to the last of a table of matches since the nodes began.
fn scans(clubs: &[Club]) -> Result<String, String> {
    let mut text = String::new();
    for club in clubs {
        let sql = "SELECT relname, seq_scan, seq_tup_read FROM pg_stat_user_tables \
                   WHERE seq_tup_read > 0 AND n_live_tup > 1000 ORDER BY seq_tup_read DESC";
        let rows = query(&club.url, sql)?;
        let _ = writeln!(
            text,
            "read whole in the club of {}: {}",
            club.name(),
            rows.join(", ")
        );
    }
    Ok(text)
}
