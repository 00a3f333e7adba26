//! The job that delivers: it packs what is due, and sends parcels until each is taken or given up.
//!
//! What it knows is in the store alone. A parcel is marked when its receiver has answered: where the server dies between the two
//! it goes again, with the same key.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use axum::http::{HeaderName, HeaderValue, header};
use gaffer_games::words::Language;
use serde_json::json;
use tokio::task::JoinSet;

use super::timing::{Next, again_after, next};
use super::{Content, Road, Trouble, keys, mail, outgoing, push};
use crate::people::Club;
use crate::store::{NoticeWork, OutboxWork, Parcel, StoreError, WaitingRoad};
use crate::{App, clock, secret};

/// How often it is looked for what is due.
const EVERY: Duration = Duration::from_secs(1);
/// The most parcels that are on their way at a time, of different accounts.
const AT_ONCE: usize = 16;

/// Delivers as long as the server runs, where there is a club.
pub(crate) async fn run(app: Arc<App>) {
    if app.people.club().is_none() {
        return;
    }
    // Whoever does not answer holds nobody up but himself.
    let mut busy = HashSet::new();
    let mut sending = JoinSet::new();
    loop {
        if let Err(error) = look(&app, &mut busy, &mut sending).await {
            tracing::error!(%error, "notices wait: the store does not give them");
        }
        tokio::select! {
            Some(done) = sending.join_next() => {
                if let Ok(account) = done {
                    busy.remove(&account);
                } else {
                    tracing::error!("sending a notice failed");
                    busy.clear();
                }
            }
            () = tokio::time::sleep(EVERY) => {}
        }
    }
}

async fn look(
    app: &Arc<App>,
    busy: &mut HashSet<i64>,
    sending: &mut JoinSet<i64>,
) -> Result<(), StoreError> {
    let now = clock::now();
    for road in app.store.waiting_roads(now).await? {
        pack(app, road, now).await?;
    }
    for parcel in app.store.parcels_due(now).await? {
        if sending.len() < AT_ONCE && !busy.contains(&parcel.account) {
            if app.bus.is_some() {
                // Where another node has the duty by now it sends this one, and not both.
                let take = OutboxWork::Take(parcel.number);
                write(app, take).await?;
            }
            // Only what is sent makes it free again.
            busy.insert(parcel.account);
            let app = Arc::clone(app);
            sending.spawn(async move {
                let account = parcel.account;
                if let Err(error) = deliver(&app, parcel).await {
                    tracing::error!(%error, "it was not noted whether a notice was sent");
                    // Not again at once: what cannot be noted would be sent on and on.
                    tokio::time::sleep(60 * EVERY).await;
                }
                account
            });
        }
    }
    Ok(())
}

/// Packs what waits for a road, where it is time.
async fn pack(app: &App, road: WaitingRoad, now: u64) -> Result<(), StoreError> {
    let Some(club) = app.people.club() else {
        return Ok(());
    };
    let wishes = app.store.wishes(road.account).await?;
    let waiting: Vec<_> = road.notices.iter().map(|(waiting, _)| *waiting).collect();
    let work = match next(&waiting, wishes.peace, now) {
        Next::Nothing => return Ok(()),
        Next::Wait(until) => OutboxWork::Wait {
            road: road.number,
            until,
        },
        Next::Pack(notices) => {
            let packed = road.notices.iter().map(|(_, notice)| notice);
            let packed: Vec<_> = packed
                .filter(|notice| notices.contains(&notice.number))
                .collect();
            let language = Language::wanted(&wishes.language);
            let mut content = Content::of(&packed, club, language);
            if road.kind == Road::Mail {
                let token = keys::unsubscribing(&app.store, road.account).await?;
                content = content.by_mail(club, &token, language);
            }
            let Ok(key) = secret::new_seat() else {
                return Ok(());
            };
            OutboxWork::Pack {
                road: road.number,
                notices,
                key,
                body: content.written(),
            }
        }
    };
    write(app, work).await
}

/// Writes what was done, while this node has the duty.
async fn write(app: &App, work: OutboxWork) -> Result<(), StoreError> {
    match app.duty.store() {
        Some(store) => store.write_notices(NoticeWork::Outbox(work)).await,
        None => Err(StoreError::NotOwner),
    }
}

/// Sends a parcel, and notes what became of it.
async fn deliver(app: &App, parcel: Parcel) -> Result<(), StoreError> {
    let Some(club) = app.people.club() else {
        return Ok(());
    };
    let number = parcel.number;
    let work = if parcel.is_stale {
        OutboxWork::Drop(number)
    } else {
        match send(app, club, &parcel).await {
            Ok(()) => OutboxWork::Sent(number),
            Err(Trouble::Gone) if parcel.kind == Road::Push => OutboxWork::EndRoad {
                account: parcel.account,
                road: parcel.road.unwrap_or_default(),
            },
            Err(why) => {
                let again = again(app, club, &parcel, why).await?;
                OutboxWork::Failed {
                    parcel: number,
                    why,
                    again,
                }
            }
        }
    };
    app.store.write_notices(NoticeWork::Outbox(work)).await
}

/// When a parcel that failed is tried again; none where it is given up.
async fn again(
    app: &App,
    club: &Club,
    parcel: &Parcel,
    why: Trouble,
) -> Result<Option<u64>, StoreError> {
    let tries = parcel.tries + 1;
    if !why.may_pass() || tries >= club.notices.tries {
        return Ok(None);
    }
    let wait = again_after(tries, club.notices.first_retry(), luck());
    let then = clock::now() + wait.as_secs().max(1);
    Ok(Some(match parcel.road {
        Some(_) => app.store.wishes(parcel.account).await?.peace.after(then),
        None => then,
    }))
}

/// A number from 0 to 1.
fn luck() -> f64 {
    let mut byte = [0];
    // Without luck it is tried at the last moment.
    let _ = getrandom::fill(&mut byte);
    f64::from(byte[0]) / 255.0
}

async fn send(app: &App, club: &Club, parcel: &Parcel) -> Result<(), Trouble> {
    let content: Content = serde_json::from_str(&parcel.body).map_err(|_| Trouble::Closed)?;
    match parcel.kind {
        Road::Webhook if club.webhook.is_some() => call(club, parcel, &content).await,
        Road::Mail => {
            let server = club.mail.as_ref().ok_or(Trouble::Closed)?;
            mail::send(club, server, parcel, &content).await
        }
        Road::Push => {
            let settings = club.push.as_ref().ok_or(Trouble::Closed)?;
            let key = keys::push_key(club, &app.store).await.ok().flatten();
            let key = key.ok_or(Trouble::Unreachable)?;
            push::send(club, settings, &key, parcel, &content).await
        }
        Road::Webhook => Err(Trouble::Closed),
    }
}

/// Calls a webhook with the field that Discord reads and the one that Slack reads.
async fn call(club: &Club, parcel: &Parcel, content: &Content) -> Result<(), Trouble> {
    let text = content.text();
    let body = json!({ "content": text, "text": text }).to_string();
    let kind = HeaderValue::from_static("application/json");
    let key = HeaderValue::from_str(&parcel.key).map_err(|_| Trouble::Closed)?;
    let headers = vec![
        (header::CONTENT_TYPE, kind),
        (HeaderName::from_static("webhook-id"), key.clone()),
        (HeaderName::from_static("idempotency-key"), key),
    ];
    outgoing::post(&parcel.address, headers, body.into_bytes(), club).await
}

#[cfg(test)]
mod tests {
    use gaffer_cluster::engines::{fresh_database, query, shared_bus};
    use tokio::sync::watch;

    use super::*;
    use crate::app::Openness;
    use crate::bus::{Bus, Role};
    use crate::people::People;
    use crate::proxies::Proxies;
    use crate::store::{Place, Sharing, Store};
    use crate::{Keeping, Limits};

    #[tokio::test]
    async fn nobody_stays_busy_whose_parcel_could_not_be_taken() {
        let database = fresh_database().unwrap();
        let place: Place = database.url().parse().unwrap();
        let store = Store::open(&place, Sharing::WithNodes, Keeping::default(), false).await;
        let store = store.unwrap();
        let club = store.club().await.unwrap();
        let bus = Bus::connect(&shared_bus().unwrap(), &club, "a", Role::Node).await;
        let (_stop, stopped) = watch::channel(false);
        // It does not have the duty.
        let app = App::new(
            store,
            Limits::default(),
            Openness::default(),
            Proxies::default(),
            People::default(),
            stopped,
            Some(bus.unwrap()),
        );
        let parcel = "INSERT INTO parcels (key, account, kind, address, body, made, due) \
                      VALUES ('key', 1, 'mail', 'a@b', '{}', 0, 0)";
        query(&database.url(), parcel).unwrap();
        let (mut busy, mut sending) = (HashSet::new(), JoinSet::new());
        let looked = look(&app, &mut busy, &mut sending).await;
        assert!(matches!(looked, Err(StoreError::NotOwner)), "{looked:?}");
        assert!(busy.is_empty() && sending.is_empty());
    }
}
