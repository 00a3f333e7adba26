//! Journals, packed or not: a match that is over has all its entries in one row of bytes, and every reader reads them here.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use gaffer_table::{Entry, Time, Who};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::rows::{parse, read_entry, seat_side};
use super::sql::{Connection, Row, Target, query};
use super::statements::change;
use super::writer::Work;
use super::{Stamp, Store, StoreError, seat_number};
use crate::units::KeptFor;

/// The entries of a journal, column by column: what is alike lies together and packs into less.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Columns {
    /// What each says, letter by letter.
    entries: Vec<Box<RawValue>>,
    /// The milliseconds from each to the next; of the first since 1970.
    after: Vec<i64>,
    seats: Vec<Option<i64>>,
    /// The number of the entry that a request has led to first, the request, and the version after the last.
    requests: Vec<(usize, String, i64)>,
}

impl Columns {
    /// Takes the row of the next entry; refuses one that does not follow.
    fn add(&mut self, row: &Row, before: i64) -> Result<i64, StoreError> {
        let number: i64 = row.try_get("number")?;
        if number != self.entries.len() as i64 {
            return Err(broken("entries are missing"));
        }
        let entry: String = row.try_get("entry")?;
        let (at, seat): (i64, Option<i64>) = (row.try_get("at")?, row.try_get("seat")?);
        let request: Option<String> = row.try_get("request")?;
        if let (Some(request), Some(done)) = (request, row.try_get("done")?) {
            self.requests.push((self.entries.len(), request, done));
        }
        let entry = RawValue::from_string(entry).map_err(|_| broken("an entry is no JSON"))?;
        self.entries.push(entry);
        self.after.push(at - before);
        self.seats.push(seat);
        Ok(at)
    }

    fn pack(&self) -> std::io::Result<Vec<u8>> {
        let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
        serde_json::to_writer(&mut encoder, self)?;
        encoder.flush()?;
        encoder.finish()
    }

    fn unpack(bytes: &[u8]) -> Result<Self, StoreError> {
        let mut text = String::new();
        GzDecoder::new(bytes)
            .read_to_string(&mut text)
            .map_err(|error| broken(&format!("its packed journal: {error}")))?;
        let columns: Self = parse(&text)?;
        let count = columns.entries.len();
        if [columns.after.len(), columns.seats.len()] != [count; 2] {
            return Err(broken("its packed journal is not whole"));
        }
        Ok(columns)
    }

    fn journal(&self) -> Result<Vec<Entry>, StoreError> {
        let mut at = 0;
        let columns = self.entries.iter().zip(&self.after).zip(&self.seats);
        let entries = columns.map(|((what, after), seat)| {
            at += after;
            Ok(Entry {
                what: parse(what.get())?,
                who: seat.map_or(Who::Table, |seat| Who::Side(seat_side(seat))),
                at: Time(at as u64),
            })
        });
        entries.collect()
    }
}

fn broken(why: &str) -> StoreError {
    StoreError::Broken(why.to_owned())
}

/// The journal of a match: what is packed, and the entries after it.
pub(super) async fn read_journal(
    reader: &mut Connection,
    number: i64,
) -> Result<Vec<Entry>, StoreError> {
    let rows =
        query("SELECT number, entry, seat, at FROM entries WHERE match = $1 ORDER BY number")
            .bind(number)
            .fetch_all(&mut *reader)
            .await?;
    let first = rows.first().map(|row| row.try_get::<i64, _>("number"));
    // The entries first: between both it may be packed, but never the other way round.
    let mut journal = match first.transpose()? {
        Some(0) => Vec::new(),
        _ => match read_packed(reader, number).await? {
            Some(columns) => columns.journal()?,
            None => Vec::new(),
        },
    };
    for row in &rows {
        journal.push(read_entry(row)?);
    }
    Ok(journal)
}

/// What is packed of a match; a copy that an earlier program made has nothing packed.
async fn read_packed(
    reader: impl Into<Target<'_>>,
    number: i64,
) -> Result<Option<Columns>, StoreError> {
    let read = query("SELECT packed FROM journals WHERE match = $1").bind(number);
    let row = match read.fetch_optional(reader).await {
        Err(sqlx::Error::Database(error)) if error.message().contains("no such table") => None,
        row => row?,
    };
    row.map(|row| Columns::unpack(row.try_get(0)?)).transpose()
}

/// A journal that is to be packed.
#[derive(Debug)]
pub(crate) struct Unpacked {
    /// The key of the match.
    number: i64,
    columns: Columns,
}

impl Unpacked {
    /// Packs it, which keeps a core busy for a moment.
    pub(crate) fn pack(&self) -> Result<Packed, StoreError> {
        let packed = self.columns.pack();
        Ok(Packed {
            number: self.number,
            entries: self.columns.entries.len(),
            bytes: packed.map_err(|error| broken(&error.to_string()))?,
        })
    }
}

/// A journal that was packed, to be put in the place of its entries.
#[derive(Debug)]
pub(crate) struct Packed {
    /// The key of the match.
    number: i64,
    entries: usize,
    bytes: Vec<u8>,
}

impl Packed {
    /// How many entries it has the place of, and its own bytes.
    pub(super) fn size(&self) -> (usize, usize) {
        (self.entries, self.bytes.len())
    }
}

/// Puts a packed journal in the place of the entries, all of them or none; nothing where the match is gone or packed already.
pub(super) async fn put(connection: &mut Connection, packed: &Packed) -> Result<(), StoreError> {
    let number = packed.number;
    let mark = "UPDATE matches SET packed = TRUE WHERE number = $1 AND NOT packed";
    if change(connection, mark, [number]).await? == 0 {
        return Ok(());
    }
    query("INSERT INTO journals (match, packed) VALUES ($1, $2)")
        .bind(number)
        .bind(&packed.bytes)
        .execute(&mut *connection)
        .await?;
    let entries = packed.entries as i64;
    // One that was added meanwhile stays where it is.
    let remove = "DELETE FROM entries WHERE match = $1 AND number < $2";
    match change(connection, remove, [number, entries]).await? {
        removed if removed == packed.entries as u64 => Ok(()),
        _ => Err(broken("its journal was changed while it was packed")),
    }
}

/// Some of the matches that are over and not packed.
pub(super) const TO_PACK: &str = "SELECT number FROM matches \
    WHERE NOT packed AND (finished IS NOT NULL OR ended IS NOT NULL OR loaded) \
    AND number > $1 AND coalesce(finished, ended, created) <= $2 ORDER BY number LIMIT $3";

/// The most matches that are packed at a time.
const AT_A_TIME: i64 = 8;

impl Store {
    /// Some of the matches that have been over for long enough at a moment, and are not packed, in the order of their keys after one.
    pub(crate) async fn to_pack(&self, now: u64, after: i64) -> Result<Vec<i64>, StoreError> {
        let KeptFor(Some(kept)) = self.keeping.unpacked else {
            return Ok(Vec::new());
        };
        let rows = query(TO_PACK)
            .bind(after)
            .bind(now.saturating_sub(kept.as_secs()) as i64)
            .bind(AT_A_TIME)
            .fetch_all(&self.readers)
            .await?;
        let numbers = rows.iter().map(|row| row.try_get(0));
        Ok(numbers.collect::<Result<_, _>>()?)
    }

    /// Reads the journal of a match that is not packed; refuses one that misses an entry.
    pub(crate) async fn unpacked(&self, number: i64) -> Result<Unpacked, StoreError> {
        let rows = query(
            "SELECT number, entry, at, seat, request, done FROM entries WHERE match = $1 ORDER BY number",
        )
        .bind(number)
        .fetch_all(&self.readers)
        .await?;
        let mut columns = Columns::default();
        rows.iter()
            .try_fold(0, |before, row| columns.add(row, before))?;
        Ok(Unpacked { number, columns })
    }

    /// Stores a packed journal instead of its entries; when this returns it is on disk.
    pub(crate) async fn pack(&self, packed: Packed) -> Result<(), StoreError> {
        self.writer.write(Work::Pack(packed)).await
    }

    /// The version after a request that was carried out at this version of a match, if it was this one.
    pub(crate) async fn done(
        &self,
        number: i64,
        version: u64,
        stamp: &Stamp,
    ) -> Result<Option<u64>, StoreError> {
        let row = query(
            "SELECT done FROM entries WHERE match = $1 AND number = $2 AND seat = $3 AND request = $4",
        )
        .bind(number)
        .bind(version as i64)
        .bind(seat_number(stamp.seat))
        .bind(&stamp.request)
        .fetch_optional(&self.readers)
        .await?;
        if let Some(row) = row {
            return Ok(Some(row.try_get::<i64, _>("done")? as u64));
        }
        let Some(columns) = read_packed(&self.readers, number).await? else {
            return Ok(None);
        };
        let is_it = |(entry, request, _): &&(usize, String, i64)| {
            *entry as u64 == version
                && *request == stamp.request
                && columns.seats.get(*entry) == Some(&Some(seat_number(stamp.seat)))
        };
        let found = columns.requests.iter().find(is_it);
        Ok(found.map(|(.., done)| *done as u64))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::time::Duration;

    use gaffer_core::Side;
    use gaffer_table::{Changes, Due, Secrecy};

    use super::super::{Epoch, Keeping, MatchOrder, Order, Place, Sharing, Stored};
    use super::*;
    use crate::live::Live;
    use crate::new_match;

    async fn open(name: &str) -> (std::path::PathBuf, Store) {
        let name = format!("gaffer-packing-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let keeping = Keeping {
            unpacked: KeptFor(Some(Duration::ZERO)),
            ..Keeping::default()
        };
        let place = Place::Folder(folder.clone());
        let store = Store::open(&place, Sharing::Alone, keeping, false).await;
        (folder, store.unwrap())
    }

    /// Lets two coaches play so many steps of a new match, or all of it, and stores them; gives its name, and the requests with what
    /// came of them.
    async fn play(
        store: &Store,
        game: &str,
        preset: Option<&str>,
        most: usize,
    ) -> (String, Vec<(u64, Stamp, u64)>) {
        let mut made = new_match::example_of(game, preset.map(str::to_owned));
        made.about.teams.home.player = made.about.teams.away.player.clone();
        let stored = Stored::new(made.about.clone(), Vec::new());
        let standing = Live::playing(stored, made.game.tail(), Secrecy::default()).standing(0);
        let begun = store.begin(made.about.clone(), Vec::new(), standing.unwrap());
        begun.await.unwrap();
        let stored = store.read(&made.about.id).await.unwrap().unwrap();
        let mut live = Live::playing(stored, made.game, Secrecy::default());
        let (mut now, mut steps, mut requests) = (Time(1_800_000_000_000), 0, Vec::new());
        let mut gathered = Changes::default();
        loop {
            match live.table.due(now) {
                Due::Step if steps < most => {
                    let more = live.table.step(now).unwrap();
                    if gathered.entries.is_empty() {
                        gathered = more;
                    } else {
                        gathered.add(more);
                    }
                    (steps, now) = (steps + 1, now + Duration::from_millis(steps as u64 * 7));
                    if gathered.entries.len() < 25 {
                        continue;
                    }
                }
                Due::Coach { coach, .. } => {
                    let decision = live.table.ask(coach, Arc::default(), now)().unwrap();
                    live.table.plan(decision.row, now);
                    continue;
                }
                Due::At(moment) => {
                    now = moment;
                    continue;
                }
                Due::Nothing | Due::Step => {}
            }
            let is_over = gathered.entries.len() < 25;
            if let Some(first) = gathered.entries.first() {
                let stamp = match first.who {
                    Who::Side(seat) => Some(Stamp {
                        seat,
                        request: format!("request-{steps}"),
                    }),
                    Who::Table => None,
                };
                let batch = live.batch(&gathered, stamp.clone()).unwrap();
                let done = batch.version + batch.entries.len() as u64;
                requests.extend(stamp.map(|stamp| (batch.version, stamp, done)));
                store.append(batch).await.unwrap();
            }
            gathered = Changes::default();
            if is_over {
                return (made.about.id, requests);
            }
        }
    }

    async fn pack_all(store: &Store) -> Vec<i64> {
        let numbers = store.to_pack(u64::MAX >> 1, 0).await.unwrap();
        for number in &numbers {
            let journal = store.unpacked(*number).await.unwrap();
            store.pack(journal.pack().unwrap()).await.unwrap();
        }
        numbers
    }

    async fn count(store: &Store, table: &'static str) -> i64 {
        let count = match table {
            "entries" => "SELECT count(*) FROM entries",
            _ => "SELECT count(*) FROM journals",
        };
        let row = query(count).fetch_one(&store.readers).await.unwrap();
        row.try_get(0).unwrap()
    }

    /// Whatever was played, its journal is the same packed, entry by entry, and so is what is known of its requests.
    #[tokio::test]
    async fn matches_of_every_preset_read_the_same_packed() {
        let (folder, store) = open("presets").await;
        let mut played = Vec::new();
        for game in gaffer_games::GAMES {
            for preset in game.info(gaffer_games::words::Language::ENGLISH).presets {
                let (id, requests) = play(&store, game.name(), Some(preset.name), usize::MAX).await;
                let stored = store.read(&id).await.unwrap().unwrap();
                assert!(stored.finished.is_some(), "{}", preset.name);
                assert!(stored.journal.len() > 50 && requests.len() > 1);
                played.push((stored, requests));
            }
        }
        let (open, _) = play(&store, "fuba", None, 30).await;
        let before = store.read(&open).await.unwrap().unwrap();
        let mut packed = 0;
        // A few at a time.
        while packed < played.len() {
            let more = pack_all(&store).await.len();
            assert!(more > 0, "{packed} of {}", played.len());
            packed += more;
        }
        assert_eq!(count(&store, "journals").await, played.len() as i64);
        let left = count(&store, "entries").await;
        assert_eq!(left, before.journal.len() as i64, "what is not over");
        assert_eq!(pack_all(&store).await, [0_i64; 0], "once");
        for (stored, requests) in played {
            let packed = store.read(&stored.about.id).await.unwrap().unwrap();
            assert_eq!(packed.journal, stored.journal);
            assert_eq!(format!("{packed:?}"), format!("{stored:?}"));
            for (version, stamp, done) in requests {
                let found = store.done(stored.number, version, &stamp).await.unwrap();
                assert_eq!(found, Some(done));
                let other = Stamp {
                    seat: !stamp.seat,
                    ..stamp.clone()
                };
                let unknown = store.done(stored.number, version, &other).await.unwrap();
                assert_eq!(unknown, None);
                let elsewhere = store.done(stored.number, version + 1, &stamp).await;
                assert_eq!(elsewhere.unwrap(), None);
            }
        }
        let after = store.read(&open).await.unwrap().unwrap();
        assert_eq!(after.journal, before.journal);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    /// What is added to a packed match follows what is packed; and a match that is forgotten leaves nothing.
    #[tokio::test]
    async fn a_packed_match_can_gain_entries() {
        let (folder, store) = open("gains").await;
        let (id, _) = play(&store, "champions", None, usize::MAX).await;
        let before = store.read(&id).await.unwrap().unwrap();
        pack_all(&store).await;
        let packed = store.read(&id).await.unwrap().unwrap();
        let more = before.journal[0].clone();
        let (number, version) = (before.number, before.journal.len() as u64);
        let standing = before.standing.clone().unwrap();
        let batch = |version, entry: &Entry| super::super::Batch {
            number,
            version,
            entries: vec![entry.clone()],
            noted: packed.notes.len() as u64,
            notes: Vec::new(),
            deadline: None,
            plans: gaffer_core::BySide::default(),
            stamp: None,
            standing: standing.clone(),
            untold: None,
            booking: None,
            stands: None,
        };
        store.append(batch(version, &more)).await.unwrap();
        let longer = store.read(&id).await.unwrap().unwrap();
        let expected = before.journal.iter().chain([&more]);
        assert!(longer.journal.iter().eq(expected));
        let delete = Order::Match {
            number,
            order: MatchOrder::Delete,
        };
        store.order(delete).await.unwrap();
        assert_eq!(count(&store, "entries").await, 0);
        assert_eq!(count(&store, "journals").await, 0);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    /// Whoever has the duty no more, and whoever has not read the whole journal, packs nothing and takes nothing away.
    #[tokio::test]
    async fn what_cannot_be_packed_stays_as_it_is() {
        let (folder, store) = open("stays").await;
        let (id, _) = play(&store, "champions", None, usize::MAX).await;
        let before = store.read(&id).await.unwrap().unwrap();
        let number = before.number;
        let journal = store.unpacked(number).await.unwrap();
        store.take_over("duty", "one", None).await.unwrap();
        let former = store.fenced("duty", Epoch(1));
        let taken = store.take_over("duty", "other", Some(Epoch(1))).await;
        assert_eq!(taken.unwrap(), Some(Epoch(2)));
        let refused = former.pack(journal.pack().unwrap()).await;
        assert!(matches!(refused, Err(StoreError::NotOwner)), "{refused:?}");
        let longer = Packed {
            entries: before.journal.len() + 1,
            ..journal.pack().unwrap()
        };
        let refused = store.pack(longer).await;
        assert!(matches!(refused, Err(StoreError::Broken(_))), "{refused:?}");
        store.order(Order::Probe).await.unwrap();
        let after = store.read(&id).await.unwrap().unwrap();
        assert_eq!(after.journal, before.journal);
        assert_eq!(count(&store, "journals").await, 0);
        assert_eq!(count(&store, "entries").await, before.journal.len() as i64);
        let now = store.fenced("duty", Epoch(2));
        assert_eq!(pack_all(&now).await, [number]);
        let seat = Side::Home;
        let request = "never".to_owned();
        let never = store.done(number, 0, &Stamp { seat, request }).await;
        assert_eq!(never.unwrap(), None);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }
}
