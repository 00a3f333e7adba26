//! Forgetting matches that have had their time, an hour after the other.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::store::StoreError;
use crate::{App, clock};

/// How often it is looked for matches that have had their time.
const EVERY: Duration = Duration::from_secs(3600);
/// How soon it is tried again where the store failed, or more are left.
const SOON: Duration = Duration::from_secs(1);

/// How many are forgotten in one write: a match has hundreds of entries, and whoever plays waits for it.
const AT_A_TIME: usize = 2;
/// How often as long as it took others have the store for themselves then, however slow it is.
const PAUSE: u32 = 9;

/// Forgets matches as long as the server runs.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        let pause = match forget_some(&app).await {
            Ok(0) => EVERY,
            Ok(forgotten) => {
                tracing::info!(forgotten, "matches had their time");
                SOON
            }
            Err(error) => {
                tracing::error!(%error, "matches that had their time could not be forgotten");
                60 * SOON
            }
        };
        tokio::time::sleep(pause).await;
    }
}

async fn forget_some(app: &App) -> Result<usize, StoreError> {
    let Some(store) = app.duty.store() else {
        return Ok(0);
    };
    let now = clock::now();
    let expired = store.expired(now).await?;
    let mut count = 0;
    for some in expired.chunks(AT_A_TIME) {
        // Whoever looks at a match just now keeps it.
        let closed = some.iter().filter(|expired| !app.open.is_open(&expired.id));
        let numbers: Vec<i64> = closed.map(|expired| expired.number).collect();
        count += numbers.len();
        let start = Instant::now();
        store.forget(numbers, now).await?;
        tokio::time::sleep(PAUSE * start.elapsed()).await;
    }
    app.people.forget_old(&store).await?;
    let cups = store.expired_cups(clock::now()).await?;
    if !cups.is_empty() {
        let numbers = cups.iter().map(|cup| cup.number).collect();
        store.forget_cups(numbers).await?;
        for cup in cups {
            app.cups.close(&cup.id).await;
        }
    }
    Ok(count)
}
