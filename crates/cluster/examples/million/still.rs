//! What a club costs in which nothing happens: a start, a node without visitors, and matches in memory.

use std::fmt::Write;
use std::time::{Duration, Instant};

use gaffer_cluster::bots::{Visitor, get};
use gaffer_cluster::engines::Postgres;
use gaffer_cluster::{percentile, process};

use crate::club::Club;
use crate::multiply::names;
use crate::openings::copy_of;
use crate::originals::Originals;

/// How often every node is started.
const STARTS: usize = 3;
/// How long a node has after its start for what it does then.
const SETTLED: Duration = Duration::from_secs(8);
/// How long nobody has looked at a match before it leaves memory, and a little more.
const ASLEEP: Duration = Duration::from_secs(15);

/// Starts the node of every club in turns: until it is ready, and the processor time from then on.
pub(crate) async fn starts(clubs: &mut [Club], postgres: &Postgres) -> Result<String, String> {
    let mut text = String::from(
        "a start of a node until /readyz, the processor time of node and PostgreSQL until some seconds later, and its memory then:\n\
         | matches over + open | until ready, median ms | node ms | PostgreSQL ms | memory MB | stop ms |\n|---|---|---|---|---|---|\n",
    );
    for club in clubs.iter_mut() {
        club.node.stop()?;
    }
    for club in clubs {
        let (mut waits, mut stops) = (Vec::new(), Vec::new());
        let mut used = (Duration::ZERO, Duration::ZERO);
        let mut memory = 0;
        for _ in 0..STARTS {
            let before = postgres.used();
            let start = Instant::now();
            club.node.start_again()?;
            while get(club.node.address(), "/readyz", None).await.is_none() {
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            waits.push(start.elapsed());
            tokio::time::sleep(SETTLED).await;
            used.0 += club.node.used();
            used.1 += postgres.used().saturating_sub(before);
            memory = club.node.process().map(process::memory).unwrap_or_default();
            let start = Instant::now();
            club.node.stop()?;
            stops.push(start.elapsed());
        }
        waits.sort_unstable();
        stops.sort_unstable();
        let millis = |time: Duration| time.as_secs_f64() * 1e3;
        let each = |time: Duration| millis(time) / STARTS as f64;
        let _ = writeln!(
            text,
            "| {} | {:.0} | {:.0} | {:.0} | {:.1} | {:.0} |",
            club.name(),
            millis(percentile(&waits, 0.5)),
            each(used.0),
            each(used.1),
            memory as f64 / 1e6,
            millis(percentile(&stops, 0.5))
        );
    }
    Ok(text)
}

/// Lets each node run alone for a while without visitors: processor time a second.
pub(crate) async fn idle(
    clubs: &mut [Club],
    postgres: &Postgres,
    seconds: u64,
) -> Result<String, String> {
    let mut text = String::from(
        "a node with the duty and without visitors, processor time a second:\n\
         | matches over + open | node ms | PostgreSQL ms |\n|---|---|---|\n",
    );
    for club in clubs.iter_mut() {
        club.node.start_again()?;
        tokio::time::sleep(SETTLED).await;
        let before = (club.node.used(), postgres.used());
        tokio::time::sleep(Duration::from_secs(seconds)).await;
        let each = |before: Duration, after: Duration| {
            after.saturating_sub(before).as_secs_f64() * 1e3 / seconds as f64
        };
        let _ = writeln!(
            text,
            "| {} | {:.1} | {:.1} |",
            club.name(),
            each(before.0, club.node.used()),
            each(before.1, postgres.used())
        );
        club.node.stop()?;
    }
    for club in clubs {
        club.node.start_again()?;
    }
    Ok(text)
}

/// Opens so many matches at once, each with its player, who stays and does nothing; then all leave.
pub(crate) async fn held(
    club: &Club,
    originals: &Originals,
    wanted: usize,
) -> Result<String, String> {
    tokio::time::sleep(SETTLED).await;
    let memory = || club.node.process().map(process::memory).unwrap_or_default() as f64;
    let before = memory();
    let keys =
        (0..wanted).map(|number| copy_of(false, club.copies[1], originals, 2_000_000 + number));
    let keys: Vec<i64> = keys.collect();
    let mut visitors = Vec::new();
    for some in keys.chunks(500) {
        for (id, seat) in names(&club.url, some)? {
            let come = Visitor::come(club.node.address(), &id, Some(&seat)).await;
            visitors.push(come.map_err(|why| {
                format!("match {id} does not open: {why}\n{}", club.node.logged())
            })?);
        }
    }
    let stay = visitors.iter_mut().map(|visitor| visitor.stay(ASLEEP));
    futures_util::future::join_all(stay).await;
    let held = memory();
    drop(visitors);
    tokio::time::sleep(ASLEEP).await;
    let after = memory();
    let kilobytes = (held - before) / 1e3 / wanted as f64;
    Ok(format!(
        "{wanted} open matches with a player each who does nothing: {:.1} MB, {:.1} KB each, so that {} take {:.1} GB; \
         {:.1} MB before, {:.1} MB when all had left (nobody's match is in memory for longer than ten seconds)",
        held / 1e6,
        kilobytes,
        club.matches[1],
        kilobytes * club.matches[1] as f64 / 1e6,
        before / 1e6,
        after / 1e6,
    ))
}
