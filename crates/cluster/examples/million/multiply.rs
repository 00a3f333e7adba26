//! Rows of matches multiplied inside PostgreSQL: each copy has a key, a name and seats of its own, and all else of its original.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicUsize, Ordering};

use gaffer_cluster::engines::query;

use crate::originals::Originals;

/// Which matches are copied.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Those that are over.
    Over,
    /// The same, but for their replays, which are made again for whoever looks.
    OverWithoutReplay,
    /// Those that go on. In every other one a deadline is far away.
    Open,
    /// Those that go on, as if nobody had ever joined them.
    Unjoined,
}

/// How many matches are made in one transaction, about.
const AT_A_TIME: i64 = 20_000;

/// How many transactions at once.
const AT_ONCE: usize = 3;

/// What takes the place of a column, by table; `$key` is the key of the copy.
const REPLACED: [(&str, &str, &str); 15] = [
    ("matches", "number", "$key"),
    ("matches", "id", "left(md5('match ' || $key), 24)"),
    (
        "matches",
        "seat_home",
        "sha256(convert_to(md5('home ' || $key), 'UTF8'))",
    ),
    (
        "matches",
        "seat_away",
        "sha256(convert_to(md5('away ' || $key), 'UTF8'))",
    ),
    ("positions", "match", "$key"),
    ("entries", "match", "$key"),
    ("journals", "match", "$key"),
    ("notes", "match", "$key"),
    ("replays", "match", "$key"),
    ("plans", "match", "$key"),
    ("owners", "match", "left(md5('match ' || $key), 24)"),
    ("results", "number", "$copy * $stride + rows.number"),
    ("results", "match", "left(md5('match ' || $key), 24)"),
    ("result_sides", "result", "$copy * $stride + rows.result"),
    ("result_sides", "account", "$member"),
];

/// Which rows of a table are a match's.
const JOINED: [(&str, &str); 10] = [
    (
        "matches",
        "JOIN matches AS rows ON rows.number = one.number",
    ),
    (
        "positions",
        "JOIN positions AS rows ON rows.match = one.number",
    ),
    ("entries", "JOIN entries AS rows ON rows.match = one.number"),
    (
        "journals",
        "JOIN journals AS rows ON rows.match = one.number",
    ),
    ("notes", "JOIN notes AS rows ON rows.match = one.number"),
    ("replays", "JOIN replays AS rows ON rows.match = one.number"),
    ("plans", "JOIN plans AS rows ON rows.match = one.number"),
    ("owners", "JOIN owners AS rows ON rows.match = one.id"),
    ("results", "JOIN results AS rows ON rows.match = one.id"),
    (
        "result_sides",
        "JOIN results ON results.match = one.id JOIN result_sides AS rows ON rows.result = results.number",
    ),
];

/// Makes so many copies of each match of a kind.
pub(crate) fn multiply(
    url: &str,
    kind: Kind,
    originals: &Originals,
    copies: i64,
    members: i64,
) -> Result<(), String> {
    let is_over = matches!(kind, Kind::Over | Kind::OverWithoutReplay);
    let of = if is_over {
        &originals.over
    } else {
        &originals.open
    };
    let keys = of.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
    let columns = columns(url)?;
    let at_a_time = (AT_A_TIME / of.len() as i64).max(1);
    let mut first = 1;
    let mut parts = Vec::new();
    while first <= copies {
        let last = (first + at_a_time - 1).min(copies);
        let mut sql = String::from("BEGIN; SET LOCAL synchronous_commit = off;");
        for (table, joined) in JOINED {
            if matches!(
                (kind, table),
                (Kind::Unjoined, "owners") | (Kind::OverWithoutReplay, "replays")
            ) {
                continue;
            }
            let columns = &columns[table];
            let values = columns.iter().map(|column| {
                let replaced = REPLACED.iter().find(|(of, name, _)| *of == table && name == column);
                match (kind, &**column) {
                    (Kind::Open, "deadline") => {
                        // In a year from now.
                        "CASE WHEN $key % 2 = 0 THEN ((extract(epoch FROM now()) + 31e6) * 1000)::BIGINT END".to_owned()
                    }
                    (Kind::Unjoined, "joined") => "NULL".to_owned(),
                    _ => replaced.map_or_else(|| format!("rows.\"{column}\""), |(.., value)| (*value).to_owned()),
                }
            });
            let values = values.collect::<Vec<_>>().join(", ");
            let names = columns.iter().map(|column| format!("\"{column}\""));
            let names = names.collect::<Vec<_>>().join(", ");
            let _ = write!(
                sql,
                "INSERT INTO {table} ({names}) SELECT {values} FROM generate_series({first}, {last}) AS copy \
                 CROSS JOIN (SELECT number, id FROM matches WHERE number IN ({keys}) OFFSET 0) AS one {joined};"
            );
        }
        let _ = write!(
            sql,
            "INSERT INTO account_seats (match, side, account, since) SELECT $key, side, $member, rows.created \
             FROM generate_series({first}, {last}) AS copy CROSS JOIN generate_series(0, 1) AS side \
             CROSS JOIN matches AS rows CROSS JOIN LATERAL (SELECT rows.number) AS one WHERE rows.number IN ({keys}); COMMIT;"
        );
        let sql = sql
            .replace("$key", "(copy * $stride + one.number)")
            .replace(
                "$member",
                &format!("1 + (copy * 31 + one.number * 17 + side * 7) % {members}"),
            )
            .replace("$copy", "copy")
            .replace("$stride", &originals.stride.to_string());
        parts.push(sql);
        first = last + 1;
    }
    run_all(url, &parts)?;
    for table in ["matches", "results", "accounts"] {
        let count = format!(
            "SELECT setval(pg_get_serial_sequence('{table}', 'number'), greatest((SELECT max(number) FROM {table}), 1))"
        );
        query(url, &count)?;
    }
    Ok(())
}

/// Carries out statements in any order, several at a time.
fn run_all(url: &str, parts: &[String]) -> Result<(), String> {
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(part) = parts.get(next.fetch_add(1, Ordering::Relaxed)) {
            query(url, part)?;
        }
        Ok(())
    };
    std::thread::scope(|scope| {
        let workers = [(); AT_ONCE].map(|()| scope.spawn(work));
        let done = workers.map(|worker| worker.join().map_err(|_| "a worker failed".to_owned())?);
        done.into_iter().collect()
    })
}

/// The columns of every table.
fn columns(url: &str) -> Result<BTreeMap<String, Vec<String>>, String> {
    let sql = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' \
               ORDER BY table_name, ordinal_position";
    let mut columns = BTreeMap::<String, Vec<String>>::new();
    for row in query(url, sql)? {
        if let Some((table, column)) = row.split_once('|') {
            columns
                .entry(table.to_owned())
                .or_default()
                .push(column.to_owned());
        }
    }
    Ok(columns)
}

/// The name of a copy, and the secret of its seat at home.
pub(crate) fn names(url: &str, keys: &[i64]) -> Result<Vec<(String, String)>, String> {
    let list = keys
        .iter()
        .map(i64::to_string)
        .collect::<Vec<_>>()
        .join(", ");
    let sql = format!(
        "SELECT left(md5('match ' || key), 24), md5('home ' || key) \
         FROM unnest(ARRAY[{list}]::BIGINT[]) WITH ORDINALITY AS keys (key, place) ORDER BY place"
    );
    let rows = query(url, &sql)?;
    let name = |row: &String| {
        let (id, seat) = row.split_once('|')?;
        Some((id.to_owned(), seat.to_owned()))
    };
    rows.iter()
        .map(name)
        .collect::<Option<_>>()
        .ok_or_else(|| "no names".to_owned())
}
