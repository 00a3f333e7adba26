//! Notices over HTTP: what the page shows, how an account wants to be told, and its webhook.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use gaffer_games::protocol::Problem;
use gaffer_games::words::Language;

use super::account::{Number, PRIVATE};
use super::extract::{BY_LANGUAGE, Body, Reader};
use crate::app::App;
use crate::clock;
use crate::notices::{
    self, BrowserKeys, FailedNotice, NewBrowser, NewWebhook, NoticeInfo, NoticeList, NoticeOff,
    NoticeSettings, NoticeWishes, Peace, ReadNotices, Road, RoadInfo,
};
use crate::people::Caller;
use crate::problem::{self, Refusal};
use crate::store::{KnownRoad, NoticeWork, Wishes};
use crate::words::say;

/// The most notices that are shown.
const MOST_SHOWN: u32 = 50;
/// The farthest time zone, in minutes.
const FARTHEST: i32 = 14 * 60;
/// The minutes of a day.
const DAY: u16 = 24 * 60;

/// What the account is told on the page: what is so now, the newest first.
#[utoipa::path(
    get,
    path = "/api/me/notices",
    operation_id = "my_notices",
    responses((status = 200, description = "The notices.", body = NoticeList), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    let account = caller.account.number;
    let stored = app.store.notices(account, clock::now(), MOST_SHOWN).await?;
    let notices: Vec<NoticeInfo> = stored
        .into_iter()
        .map(|notice| NoticeInfo {
            words: notice.words(language),
            path: notice.path(),
            number: notice.number,
            kind: notice.kind,
            at: notice.at,
            seen: notice.is_seen,
        })
        .collect();
    let unread = notices.iter().filter(|notice| !notice.seen).count() as u32;
    let turns = app.store.turns(account).await?;
    let told = NoticeList {
        turns,
        unread,
        notices,
    };
    Ok((BY_LANGUAGE, PRIVATE, Json(told)))
}

/// Notes that the account has read its notices, all or those of a match.
#[utoipa::path(
    post,
    path = "/api/me/notices/read",
    operation_id = "read_notices",
    request_body(content = ReadNotices, example = json!({})),
    responses(
        (status = 204, description = "They were read."),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415),
        (status = 503)
    )
)]
pub(super) async fn read(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(ReadNotices { id }): Body<ReadNotices>,
) -> Result<StatusCode, Refusal> {
    caller.session()?;
    let number = match id {
        None => None,
        Some(id) => {
            let found = app.store.seat_hashes(&id).await?;
            Some(found.ok_or_else(problem::unknown_match)?.0)
        }
    };
    let account = caller.account.number;
    let work = NoticeWork::Seen { account, number };
    app.store.write_notices(work).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// How the account is told, and what else it could choose.
#[utoipa::path(
    get,
    path = "/api/me/notices/settings",
    operation_id = "notice_settings",
    responses((status = 200, description = "The settings.", body = NoticeSettings), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn settings(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    let told = told_settings(&app, caller.account.number).await?;
    Ok((PRIVATE, Json(told)))
}

pub(super) async fn told_settings(app: &App, account: i64) -> Result<NoticeSettings, Refusal> {
    let wishes = app.store.wishes(account).await?;
    let known = app.store.roads(account).await?.into_iter();
    let failed = app.store.given_up(account).await?.into_iter();
    let off = wishes.off.into_iter();
    let club = app.people.needed()?;
    let push_key = notices::push_key(club, &app.store).await?;
    Ok(NoticeSettings {
        roads: club.roads(),
        push_key: push_key.as_ref().map(notices::public_key),
        known: known.map(told_road).collect(),
        wishes: NoticeWishes {
            off: off.map(|(kind, road)| NoticeOff { kind, road }).collect(),
            quiet: wishes.peace.quiet.map(Into::into),
            zone: wishes.peace.zone,
            gather: wishes.gather,
        },
        failed: failed
            .map(|failure| FailedNotice {
                kind: failure.kind,
                at: failure.at,
                why: failure.why,
            })
            .collect(),
    })
}

/// A road as it is told: of an address that is a secret only the host.
fn told_road(road: KnownRoad) -> RoadInfo {
    let address = if road.kind == Road::Mail {
        road.address
    } else {
        let host = road.address.split('/').nth(2);
        host.unwrap_or_default().to_owned()
    };
    RoadInfo {
        number: road.number,
        kind: road.kind,
        address,
        since: road.since,
    }
}

/// Says how the account wants to be told; in the language of this request from now on.
#[utoipa::path(
    put,
    path = "/api/me/notices/settings",
    operation_id = "wish_notices",
    request_body(content = NoticeWishes, example = json!({
        "off": [{ "kind": "over", "road": "mail" }], "quiet": { "from": 1320, "to": 420 }, "zone": 120, "gather": 10,
    })),
    responses(
        (status = 200, description = "The settings.", body = NoticeSettings),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415),
        (status = 503)
    )
)]
pub(super) async fn wish(
    State(app): State<Arc<App>>,
    caller: Caller,
    Reader(language): Reader,
    Body(wanted): Body<NoticeWishes>,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    let account = caller.account.number;
    let wishes = read_wishes(wanted, language)?;
    let work = NoticeWork::Wishes(account, wishes);
    app.store.write_notices(work).await?;
    Ok((PRIVATE, Json(told_settings(&app, account).await?)))
}

fn read_wishes(wanted: NoticeWishes, language: Language) -> Result<Wishes, Problem> {
    let is_sensible = wanted.zone.abs() <= FARTHEST
        && wanted.gather <= u32::from(DAY)
        && wanted
            .quiet
            .is_none_or(|quiet| quiet.from < DAY && quiet.to < DAY)
        && wanted.off.len() <= notices::Kind::ALL.len() * Road::ALL.len();
    if !is_sensible {
        let why = "a zone has -840 to 840 minutes, quiet hours are minutes of a day (0 to 1439), what is gathered waits for \
                   0 to 1440 minutes, and each kind is switched off once for a road";
        return Err(problem::bad_request(why));
    }
    let off = wanted.off.into_iter();
    Ok(Wishes {
        language: language.code().to_owned(),
        peace: Peace {
            quiet: wanted.quiet.map(Into::into),
            zone: wanted.zone,
        },
        gather: wanted.gather,
        off: off.map(|off| (off.kind, off.road)).collect(),
    })
}

/// Gives the account a webhook, in the place of the one that it has.
#[utoipa::path(
    put,
    path = "/api/me/webhook",
    operation_id = "set_webhook",
    request_body(content = NewWebhook, example = json!({ "url": "https://discord.com/api/webhooks/1/secret" })),
    responses(
        (status = 200, description = "The settings.", body = NoticeSettings),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415),
        (status = 503)
    )
)]
pub(super) async fn set_webhook(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(NewWebhook { url }): Body<NewWebhook>,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    let club = app.people.needed()?;
    check_road(&app, Road::Webhook)?;
    let checked = notices::check_url(&url, &club.notices);
    let checked = checked.map_err(|_| Problem::said("bad-webhook", say!(notices::BadWebhook)))?;
    let account = caller.account.number;
    let work = NoticeWork::Road {
        account,
        kind: Road::Webhook,
        address: checked.into(),
        keys: None,
    };
    app.store.write_notices(work).await?;
    Ok((PRIVATE, Json(told_settings(&app, account).await?)))
}

/// Lets a browser be told; the five of an account that came last are.
#[utoipa::path(
    post,
    path = "/api/me/browsers",
    operation_id = "add_browser",
    request_body(content = NewBrowser, example = json!({
        "endpoint": "https://push.example/send/1",
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    })),
    responses(
        (status = 200, description = "The settings.", body = NoticeSettings),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415),
        (status = 503)
    )
)]
pub(super) async fn add_browser(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(browser): Body<NewBrowser>,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    let club = app.people.needed()?;
    check_road(&app, Road::Push)?;
    let bad = || Problem::said("bad-browser", say!(notices::BadBrowser));
    let endpoint = notices::check_url(&browser.endpoint, &club.notices).map_err(|_| bad())?;
    let keys = BrowserKeys {
        p256dh: browser.p256dh,
        auth: browser.auth,
    };
    keys.read().ok_or_else(bad)?;
    let account = caller.account.number;
    let work = NoticeWork::Road {
        account,
        kind: Road::Push,
        address: endpoint.into(),
        keys: Some(serde_json::to_string(&keys).unwrap_or_default()),
    };
    app.store.write_notices(work).await?;
    Ok((PRIVATE, Json(told_settings(&app, account).await?)))
}

/// Refuses a road that the club does not have.
pub(super) fn check_road(app: &App, road: Road) -> Result<(), Problem> {
    if app.people.needed()?.roads().contains(&road) {
        return Ok(());
    }
    Err(Problem::said("no-road", say!(notices::NoRoad)))
}

/// Closes a road to the account: its mail address, its webhook or a browser.
#[utoipa::path(
    delete,
    path = "/api/me/roads/{number}",
    operation_id = "close_road",
    params(Number),
    responses((status = 204, description = "Nothing goes there any more."), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn close_road(
    State(app): State<Arc<App>>,
    caller: Caller,
    Number(number): Number,
) -> Result<StatusCode, Refusal> {
    caller.session()?;
    let account = caller.account.number;
    let work = NoticeWork::CloseRoad { account, number };
    app.store.write_notices(work).await?;
    Ok(StatusCode::NO_CONTENT)
}
