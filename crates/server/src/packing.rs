//! Packing the journals of matches that have been over for some time, on duty.

use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;

use crate::app::off_the_runtime;
use crate::store::{Packed, Store, StoreError};
use crate::units::KeptFor;
use crate::{App, clock};

/// How often it is looked for matches to pack; more often where they do not have to be over for as long.
const EVERY: Duration = Duration::from_secs(600);
/// How soon it is looked for more, so that nobody waits long for a write.
const SOON: Duration = Duration::from_millis(25);

/// Packs journals as long as the server runs.
pub(crate) async fn run(app: Arc<App>) {
    let KeptFor(Some(kept)) = app.store.keeping().unpacked else {
        return;
    };
    let every = EVERY.min(kept).max(Duration::from_secs(1));
    loop {
        match pack_all(&app).await {
            Ok(0) => {}
            Ok(packed) => tracing::info!(packed, "journals were packed"),
            Err(error) => tracing::error!(%error, "no journals could be packed"),
        }
        tokio::time::sleep(every).await;
    }
}

/// Packs everything that has been over for long enough; gives how many matches.
async fn pack_all(app: &App) -> Result<usize, StoreError> {
    let (mut last, mut packed) = (0, 0);
    loop {
        let Some(store) = app.duty.store() else {
            return Ok(packed);
        };
        // A node of an older program would find no journal.
        if app.bus.as_ref().is_some_and(|bus| !bus.is_upgraded()) {
            return Ok(packed);
        }
        let numbers = store.to_pack(clock::now(), last).await?;
        let Some(end) = numbers.last() else {
            return Ok(packed);
        };
        last = *end;
        let mut ready = Vec::with_capacity(numbers.len());
        for number in numbers {
            match pack(&store, number).await {
                Ok(journal) => ready.extend(journal),
                Err(error @ StoreError::Broken(_)) => {
                    tracing::warn!(%error, number, "a journal cannot be packed, and stays as it is");
                }
                Err(error) => return Err(error),
            }
        }
        packed += ready.len();
        // All of them in one transaction, as far as nothing is wrong.
        let written = join_all(ready.into_iter().map(|journal| store.pack(journal))).await;
        written.into_iter().collect::<Result<(), _>>()?;
        tokio::time::sleep(SOON).await;
    }
}

/// Packs the journal of a match; none where that panicked.
async fn pack(store: &Store, number: i64) -> Result<Option<Packed>, StoreError> {
    let journal = store.unpacked(number).await?;
    off_the_runtime(move || journal.pack())
        .await
        .ok()
        .transpose()
}
