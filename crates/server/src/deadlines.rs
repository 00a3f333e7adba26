//! Time that is over is noticed though nobody looks, and signs of life are left for the next start.

use std::sync::Arc;
use std::time::Duration;

use crate::store::{Order, StoreError};
use crate::{App, clock};

/// How often it is looked for time that is over; an outage is known as exactly.
const EVERY: Duration = Duration::from_secs(2);

/// Looks at all deadlines as long as the server runs.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        if let Err(error) = look(&app).await {
            tracing::error!(%error, "it could not be seen whose time is over");
        }
        tokio::time::sleep(EVERY).await;
    }
}

async fn look(app: &Arc<App>) -> Result<(), StoreError> {
    let (any, over) = app.store.time_over(clock::time()).await?;
    for id in over {
        app.open.wake(app, &id).await;
    }
    if any {
        alive(app, false).await?;
    }
    Ok(())
}

/// Leaves a sign of life; the first one ends an outage.
pub(crate) async fn alive(app: &App, again: bool) -> Result<(), StoreError> {
    let at = clock::time();
    app.store.order(Order::Alive { at, again }).await
}
