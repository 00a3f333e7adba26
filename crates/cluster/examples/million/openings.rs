//! What it costs to open a match that is in nobody's memory: from the first packet to the first news over a WebSocket.

use std::fmt::Write;
use std::time::{Duration, Instant};

use gaffer_cluster::bots::Visitor;
use gaffer_cluster::engines::Postgres;
use gaffer_cluster::percentile;

use crate::club::Club;
use crate::multiply::names;
use crate::originals::Originals;

/// How many are opened in one club before it is another's turn.
const IN_TURN: usize = 20;

/// What openings of a kind in a club came to.
#[derive(Clone, Debug, Default)]
struct Opened {
    waits: Vec<Duration>,
    node: Duration,
    postgres: Duration,
}

/// The key of one of so many copies of those of the originals that are over, or go on: it follows from the number, and another number
/// has another key as long as there are copies.
pub(crate) fn copy_of(is_over: bool, copies: i64, originals: &Originals, number: usize) -> i64 {
    let original = originals.any(is_over, number);
    let round = (number / originals.count(is_over)) as i64;
    // Far from one to the next, and round all of them before one comes again.
    let step = (copies * 5 / 8..=copies).find(|step| greatest_common_divisor(*step, copies) == 1);
    (1 + round * step.unwrap_or(1) % copies) * originals.stride + original
}

fn greatest_common_divisor(one: i64, other: i64) -> i64 {
    if other == 0 {
        return one;
    }
    greatest_common_divisor(other, one % other)
}

/// Opens so many matches of each kind in every club, in turns: copies of the same originals everywhere, and none that was opened in an
/// earlier round.
pub(crate) async fn measure(
    clubs: &[Club],
    postgres: &Postgres,
    originals: &Originals,
    (round, wanted): (usize, usize),
) -> Result<String, String> {
    let mut opened = vec![[Opened::default(), Opened::default()]; clubs.len()];
    for turn in 0..wanted.div_ceil(IN_TURN) {
        for place in 0..clubs.len() {
            // Nobody is always the first.
            let place = (place + turn) % clubs.len();
            for (kind, opened) in opened[place].iter_mut().enumerate() {
                let club = &clubs[place];
                let first = round * wanted + turn * IN_TURN;
                let numbers = first..first + IN_TURN;
                let keys: Vec<i64> = numbers
                    .map(|number| copy_of(kind == 0, club.copies[kind], originals, number))
                    .collect();
                in_turn(club, postgres, &keys, kind == 1, opened).await?;
            }
        }
    }
    Ok(told(clubs, &opened))
}

async fn in_turn(
    club: &Club,
    postgres: &Postgres,
    keys: &[i64],
    is_seated: bool,
    opened: &mut Opened,
) -> Result<(), String> {
    let names = names(&club.url, keys)?;
    let before = (club.node.used(), postgres.used());
    for (id, seat) in names {
        let seat = is_seated.then_some(&*seat);
        let start = Instant::now();
        let came = Visitor::come(club.node.address(), &id, seat).await;
        opened.waits.push(start.elapsed());
        came.map_err(|why| format!("match {id} does not open: {why}\n{}", club.node.logged()))?;
    }
    opened.node += club.node.used().saturating_sub(before.0);
    opened.postgres += postgres.used().saturating_sub(before.1);
    Ok(())
}

fn told(clubs: &[Club], opened: &[[Opened; 2]]) -> String {
    let mut text = String::from(
        "opening a match that is in nobody's memory, from the connection to the first news:\n\
         | matches over + open | kind | median ms | p99 ms | processor of the node ms | of PostgreSQL ms | median to the smallest club's |\n\
         |---|---|---|---|---|---|---|\n",
    );
    let kinds = [
        "over, packed, by a spectator",
        "open, by the player of a seat",
    ];
    for (kind, called) in kinds.iter().enumerate() {
        let mut smallest = None;
        for (club, opened) in clubs.iter().zip(opened) {
            let mut waits = opened[kind].waits.clone();
            waits.sort_unstable();
            let millis = |time: Duration| time.as_secs_f64() * 1e3;
            let each = |time: Duration| millis(time) / waits.len() as f64;
            let median = millis(percentile(&waits, 0.5));
            let first = *smallest.get_or_insert(median);
            let _ = writeln!(
                text,
                "| {} | {called} | {median:.2} | {:.2} | {:.2} | {:.2} | {:.2} |",
                club.name(),
                millis(percentile(&waits, 0.99)),
                each(opened[kind].node),
                each(opened[kind].postgres),
                median / first
            );
        }
    }
    text
}
