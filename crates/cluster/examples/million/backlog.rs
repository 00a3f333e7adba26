//! Live answers while a backlog is packed and forgotten, beside the same without one.

use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use gaffer_cluster::bots::{BotSetting, Bots};
use gaffer_cluster::engines::{Nats, Postgres, query};
use gaffer_cluster::history::Beginning;
use gaffer_cluster::{Node, NodeSetting, percentile};

use crate::club::{ROOM, number, size, sizes};
use crate::multiply::{Kind, multiply};
use crate::originals::{Originals, UNPACKED};

/// How many matches are played meanwhile, and how long each bot thinks.
const PLAYED: usize = 40;
const PACE: Duration = Duration::from_millis(100);
/// For how long it is played.
const TIME: Duration = Duration::from_secs(20);

/// Makes backlogs of each size, and plays beside them.
pub(crate) async fn measure(
    postgres: &Postgres,
    program: &Path,
    originals: &Originals,
    backlogs: [i64; 2],
) -> Result<String, String> {
    let mut text = String::from(
        "40 matches of bots who think for 100 ms, beside a backlog:\n\
         | to pack + to forget | what the node does | answers a second | p50 ms | p99 ms | longest ms | packed a second | forgotten a second |\n\
         |---|---|---|---|---|---|---|---|\n",
    );
    for backlog in backlogs {
        let name = format!("backlog_{backlog}");
        let make = format!("CREATE DATABASE {name} TEMPLATE {UNPACKED}");
        query(&postgres.url("postgres"), &make)?;
        let url = postgres.url(&name);
        let before = sizes(&url)?;
        let copies = (backlog / originals.over.len() as i64).max(1);
        multiply(&url, Kind::Over, originals, copies, 100)?;
        let after = sizes(&url)?;
        let bytes: i64 = before
            .iter()
            .zip(&after)
            .map(|(before, after)| after.1 - before.1)
            .sum();
        let unpacked = bytes / (copies * originals.over.len() as i64);
        let copies = (backlog / originals.open.len() as i64).max(1);
        multiply(&url, Kind::Unjoined, originals, copies, 100)?;
        query(&url, "VACUUM (ANALYZE, PROCESS_TOAST FALSE)")?;
        for (called, options) in [
            (
                "nothing",
                ["--pack-after", "forever", "--keep-unjoined", "forever"],
            ),
            (
                "packs",
                ["--pack-after", "1s", "--keep-unjoined", "forever"],
            ),
            (
                "forgets",
                ["--pack-after", "forever", "--keep-unjoined", "7d"],
            ),
        ] {
            let line = play(program, &url, &options).await?;
            let _ = writeln!(text, "| {backlog} + {backlog} | {called} | {line} |");
        }
        let _ = writeln!(
            text,
            "| bytes of a match that is over before it is packed: {} |",
            size(unpacked)
        );
    }
    Ok(text)
}

async fn play(program: &Path, url: &str, options: &[&str]) -> Result<String, String> {
    let nats = Nats::start()?;
    let mut more = ROOM.map(str::to_owned).to_vec();
    more.extend(options.iter().map(|&option| option.to_owned()));
    let mut node = Node::start(NodeSetting {
        program: program.to_owned(),
        name: Some("node".to_owned()),
        store: Some(url.to_owned()),
        bus: Some(nats.url()),
        more,
        ..NodeSetting::default()
    })?;
    let unpacked = "SELECT count(*) FROM matches WHERE NOT packed AND finished IS NOT NULL";
    let unjoined = "SELECT count(*) FROM matches WHERE joined IS NULL";
    let before = (number(url, unpacked)?, number(url, unjoined)?);
    let start = Instant::now();
    let setting = BotSetting {
        pace: PACE,
        ..BotSetting::new(vec![node.address()], PLAYED)
    };
    let bots = Bots::start(setting, Arc::new(Beginning::default()));
    tokio::time::sleep(TIME).await;
    let played = bots.stop().await?;
    let time = start.elapsed().as_secs_f64();
    let after = (number(url, unpacked)?, number(url, unjoined)?);
    node.stop()?;
    let mut waits = played.waits;
    waits.sort_unstable();
    let millis = |part| percentile(&waits, part).as_secs_f64() * 1e3;
    Ok(format!(
        "{:.0} | {:.1} | {:.1} | {:.1} | {:.0} | {:.0}",
        waits.len() as f64 / time,
        millis(0.5),
        millis(0.99),
        millis(1.0),
        (before.0 - after.0).max(0) as f64 / time,
        (before.1 - after.1).max(0) as f64 / time,
    ))
}
