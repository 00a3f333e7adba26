//! Matches that are over, kept moment by moment: a later program, which may play by other rules, still shows them.

use std::io::{Read, Write};
use std::sync::{Arc, Weak};
use std::time::Duration;

use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;
use gaffer_games::protocol::Replay;
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use tokio::sync::mpsc;
use tokio::time::timeout;

use crate::App;
use crate::api::whole_replay;
use crate::app::off_the_runtime;
use crate::booking;

/// The way to the archive: the names of matches that have just ended.
pub(crate) type ToArchive = mpsc::Sender<String>;

/// Matches that wait to be kept; who comes when it is full is found at the next start.
pub(crate) const WAITING: usize = 256;

/// A replay whose parts are text already.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct KeptMatch {
    info: Box<RawValue>,
    total: usize,
    moments: Vec<Box<RawValue>>,
    landmarks: Box<RawValue>,
}

impl KeptMatch {
    /// Reads what the store has.
    pub(crate) fn read(bytes: &[u8]) -> std::io::Result<Self> {
        let mut text = String::new();
        GzDecoder::new(bytes).read_to_string(&mut text)?;
        Ok(serde_json::from_str(&text)?)
    }

    /// Some of the moments, with everything else.
    pub(crate) fn stretch(mut self, from: usize, count: usize) -> Self {
        let left = self.moments.into_iter().skip(from);
        self.moments = left.take(count).collect();
        self
    }
}

fn pack(replay: &Replay) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(serde_json::to_string(replay)?.as_bytes())?;
    encoder.finish()
}

/// Keeps every match that ends, and at the start those that an earlier program has not kept.
pub(crate) fn start(app: &Arc<App>, ended: mpsc::Receiver<String>) {
    tokio::spawn(run(Arc::downgrade(app), ended));
}

/// How long a stop waits for the matches that ended last.
const LAST: Duration = Duration::from_secs(10);

/// Keeps the matches that ended just before a stop: the next program may play by other rules.
pub(crate) async fn finish(app: &App) {
    if timeout(LAST, keep_all(app)).await.is_err() {
        tracing::warn!("not every match that is over was kept");
    }
}

async fn run(app: Weak<App>, mut ended: mpsc::Receiver<String>) {
    let Some(started) = app.upgrade() else { return };
    keep_all(&started).await;
    booking::catch_up(&started).await;
    drop(started);
    while let Some(id) = ended.recv().await {
        let Some(app) = app.upgrade() else { return };
        keep(&app, &id).await;
        booking::count(&app, &id).await;
    }
}

/// Keeps every match that is over and was not kept.
async fn keep_all(app: &App) {
    let mut last = 0;
    loop {
        let found = match app.store.to_archive(last).await {
            Ok(found) => found,
            Err(error) => {
                tracing::error!(%error, "the matches to be kept could not be found");
                return;
            }
        };
        let Some((end, _)) = found.last() else { return };
        last = *end;
        for (_, id) in found {
            keep(app, &id).await;
        }
    }
}

async fn keep(app: &App, id: &str) {
    let Ok(stored) = app.read(id).await else {
        return;
    };
    let number = stored.number;
    let packed = off_the_runtime(move || {
        let replay = whole_replay(&stored).map_err(|problem| problem.code.to_owned())?;
        pack(&replay).map_err(|error| error.to_string())
    });
    match packed.await {
        Ok(Ok(bytes)) => {
            if let Err(error) = app.store.archive(number, bytes).await {
                tracing::error!(%error, number, "a match that is over was not kept");
            }
        }
        Ok(Err(why)) => tracing::warn!(why, number, "a match that is over cannot be shown"),
        Err(_) => {}
    }
}
