//! Matches as the store has them, read beside the program: what is written there is the truth.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;

use flate2::read::GzDecoder;
use gaffer_core::{Header, RecordEntry};
use serde::Deserialize;
use serde_json::Value;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

use crate::engines::query;

/// A match in the store.
#[derive(Clone, Debug)]
pub struct StoredMatch {
    /// Its name.
    pub id: String,
    /// What it began with.
    pub header: Header<Value>,
    /// Its journal, in the order of the numbers.
    pub entries: Vec<StoredEntry>,
}

/// An entry of a journal.
#[derive(Clone, Debug)]
pub struct StoredEntry {
    /// Its number, from 0 on.
    pub number: u64,
    /// What it says.
    pub what: RecordEntry,
    /// The seat whose request led to it, and the request, where it is the first one of a request.
    pub request: Option<StoredRequest>,
}

/// The request that led to entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredRequest {
    /// 0 is home, 1 is away.
    pub seat: usize,
    /// The id that the client gave it.
    pub id: String,
    /// How many entries the match had when it was carried out.
    pub done: u64,
}

/// A row of the query below, which both stores answer in JSON.
#[derive(Debug, Deserialize)]
struct Row {
    id: String,
    number: u64,
    entry: String,
    seat: Option<usize>,
    request: Option<String>,
    done: Option<u64>,
}

#[derive(Debug, Deserialize)]
struct Begun {
    id: String,
    header: String,
}

/// A packed journal, column by column.
#[derive(Debug, Deserialize)]
struct Columns {
    entries: Vec<RecordEntry>,
    seats: Vec<Option<usize>>,
    requests: Vec<(usize, String, u64)>,
}

#[derive(Debug, Deserialize)]
struct Packed {
    id: String,
    packed: String,
}

/// The queries, with the name of the function that makes an object and what writes packed bytes as digits.
fn queries(object: &str, digits: &str) -> [String; 3] {
    [
        format!(
            "SELECT CAST({object}('id', id, 'header', CAST(header AS TEXT)) AS TEXT) FROM matches"
        ),
        format!(
            "SELECT CAST({object}('id', m.id, 'number', e.number, 'entry', CAST(e.entry AS TEXT), 'seat', e.seat, \
             'request', e.request, 'done', e.done) AS TEXT) \
             FROM entries e JOIN matches m ON m.number = e.match ORDER BY e.match, e.number"
        ),
        format!(
            "SELECT CAST({object}('id', m.id, 'packed', {digits}) AS TEXT) \
             FROM journals j JOIN matches m ON m.number = j.match"
        ),
    ]
}

/// Reads the database of nodes.
pub fn from_postgres(url: &str) -> Result<Vec<StoredMatch>, String> {
    let [matches, entries, packed] = queries("json_build_object", "encode(j.packed, 'hex')");
    // One that is packed between both is found twice, and never not at all.
    let entries = query(url, &entries)?;
    read(&query(url, &matches)?, &query(url, &packed)?, &entries)
}

/// Reads the file of a single server that does not run.
pub async fn from_sqlite(file: &Path) -> Result<Vec<StoredMatch>, String> {
    let said = |error: sqlx::Error| format!("{}: {error}", file.display());
    let options = SqliteConnectOptions::new().filename(file);
    let mut store = options.connect().await.map_err(said)?;
    let mut answers = Vec::new();
    for sql in queries("json_object", "hex(j.packed)") {
        let sql = sqlx::AssertSqlSafe(sql);
        let rows = sqlx::query_scalar::<_, String>(sql).fetch_all(&mut store);
        answers.push(rows.await.map_err(said)?);
    }
    store.close().await.map_err(said)?;
    read(&answers[0], &answers[2], &answers[1])
}

fn read(
    matches: &[String],
    packed: &[String],
    entries: &[String],
) -> Result<Vec<StoredMatch>, String> {
    let broken = |line: &str, error: serde_json::Error| format!("{error}: {line}");
    let mut found = BTreeMap::new();
    for line in matches {
        let begun: Begun = serde_json::from_str(line).map_err(|error| broken(line, error))?;
        let header = serde_json::from_str(&begun.header);
        let begun = StoredMatch {
            id: begun.id.clone(),
            header: header.map_err(|error| broken(line, error))?,
            entries: Vec::new(),
        };
        found.insert(begun.id.clone(), begun);
    }
    for line in packed {
        let packed: Packed = serde_json::from_str(line).map_err(|error| broken(line, error))?;
        let stored = found
            .get_mut(&packed.id)
            .ok_or_else(|| format!("no match: {}", packed.id))?;
        stored.entries = unpack(&packed.packed).map_err(|why| format!("{}: {why}", packed.id))?;
    }
    for line in entries {
        let row: Row = serde_json::from_str(line).map_err(|error| broken(line, error))?;
        let what = serde_json::from_str(&row.entry).map_err(|error| broken(line, error))?;
        let request = match (row.seat, row.request, row.done) {
            (Some(seat), Some(id), Some(done)) => Some(StoredRequest { seat, id, done }),
            _ => None,
        };
        let stored = found
            .get_mut(&row.id)
            .ok_or_else(|| format!("no match: {line}"))?;
        if row.number < stored.entries.len() as u64 {
            continue;
        }
        stored.entries.push(StoredEntry {
            number: row.number,
            what,
            request,
        });
    }
    Ok(found.into_values().collect())
}

/// The entries of a packed journal, given as digits.
fn unpack(digits: &str) -> Result<Vec<StoredEntry>, String> {
    let byte = |index| u8::from_str_radix(digits.get(index..index + 2)?, 16).ok();
    let bytes: Option<Vec<u8>> = (0..digits.len()).step_by(2).map(byte).collect();
    let bytes = bytes.ok_or("no bytes are packed")?;
    let mut text = String::new();
    let unpacked = GzDecoder::new(&bytes[..]).read_to_string(&mut text);
    unpacked.map_err(|error| error.to_string())?;
    let columns: Columns = serde_json::from_str(&text).map_err(|error| error.to_string())?;
    let entry = |(number, what)| StoredEntry {
        number,
        what,
        request: None,
    };
    let mut entries: Vec<_> = (0..).zip(columns.entries).map(entry).collect();
    for (entry, id, done) in columns.requests {
        let seat = columns.seats.get(entry).copied().flatten();
        let stored = entries.get_mut(entry).zip(seat);
        let (stored, seat) = stored.ok_or("a request has no entry")?;
        stored.request = Some(StoredRequest { seat, id, done });
    }
    Ok(entries)
}
