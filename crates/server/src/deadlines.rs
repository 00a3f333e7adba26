//! Time that is over is noticed though nobody looks, and signs of life are left for the next start.

use std::sync::Arc;
use std::time::Duration;

use tokio::time::sleep;

use crate::store::{Order, StoreError};
use crate::{App, clock};

/// How often it is looked for time that is over; an outage is known as exactly.
const EVERY: Duration = Duration::from_secs(2);
/// How soon it is looked for more, so that not too many matches are opened at once.
const SOON: Duration = Duration::from_millis(100);
/// How old the last sign of life is at most while somebody looks; after an older one there may be an outage that is not noted yet.
const FRESH: Duration = Duration::from_secs(3);

/// Looks at all deadlines as long as the server runs.
pub(crate) async fn run(app: Arc<App>) {
    let mut was_away = false;
    loop {
        let looked = look(&app, was_away).await;
        was_away = looked.is_err();
        if let Err(error) = looked {
            tracing::error!(%error, "it could not be seen whose time is over");
        }
        sleep(EVERY).await;
    }
}

/// Wakes everybody whose time is over; after the store was away, what came before is an outage.
async fn look(app: &Arc<App>, mut was_away: bool) -> Result<(), StoreError> {
    let now = clock::time();
    let mut last = None;
    loop {
        if app.store.runs_time().await? {
            alive(app, was_away).await?;
            was_away = false;
        }
        let over = app.store.time_over(now, last.as_ref()).await?;
        for overdue in &over {
            app.open.wake(app, &overdue.id).await;
        }
        last = over.last().cloned();
        if last.is_none() {
            return Ok(());
        }
        sleep(SOON).await;
    }
}

/// Leaves a sign of life; the first one ends an outage.
pub(crate) async fn alive(app: &App, again: bool) -> Result<(), StoreError> {
    let at = clock::time();
    app.store.order(Order::Alive { at, again }).await
}

/// Whether all outages until now are noted: nobody's time is over before.
pub(crate) async fn outages_known(app: &App) -> Result<bool, StoreError> {
    let last = app.store.last_alive().await?;
    Ok(last.is_some_and(|last| clock::time() <= last + FRESH))
}
