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

/// Looks at all deadlines as long as the server runs.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        if let Err(error) = look(&app).await {
            tracing::error!(%error, "it could not be seen whose time is over");
        }
        sleep(EVERY).await;
    }
}

async fn look(app: &Arc<App>) -> Result<(), StoreError> {
    let now = clock::time();
    let mut last = None;
    loop {
        if app.store.runs_time().await? {
            alive(app, false).await?;
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
