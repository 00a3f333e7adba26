//! The moderators' desk over HTTP: open reports, what the desk has of a person, what is done, and the log that the owner reads.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use gaffer_club::{AccountId, arranged};
use gaffer_games::protocol::Problem;
use serde::Deserialize;
use utoipa::IntoParams;

use super::account::PRIVATE;
use super::extract::{Asked, Body};
use super::relations::{PersonName, person};
use crate::app::App;
use crate::clock;
use crate::people::{Act, ActInfo, Caller, Desk, NewAct, PairInfo, PersonFile, Role, check_rank};
use crate::problem::Refusal;
use crate::store::{DeskWork, StoredAct};
use crate::words::say;

const DAY: u64 = 24 * 3600;
const YEAR: u64 = 365 * DAY;
/// The most pairs that are shown.
const MOST_PAIRS: usize = 50;

/// Which reports are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    /// Those that are done with, instead of those that are open.
    #[serde(default)]
    closed: bool,
}

/// Which acts are asked for.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct Before {
    /// Those with smaller numbers; without it the newest.
    before: Option<i64>,
}

/// The reports and who looks after the club; for moderators and the owner. Nobody sees reports about himself.
#[utoipa::path(
    get,
    path = "/api/desk",
    operation_id = "desk",
    params(Which),
    responses((status = 200, description = "The desk.", body = Desk), (status = 400), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn desk(
    State(app): State<Arc<App>>,
    caller: Caller,
    Asked(which): Asked<Which>,
) -> Result<impl IntoResponse, Refusal> {
    check(&caller, Role::Moderator)?;
    let desk = Desk {
        reports: app.store.reports(&caller.account, which.closed).await?,
        officers: app.store.officers().await?,
    };
    Ok((PRIVATE, Json(desk)))
}

/// Pairs of people whose rated matches of the last year look arranged, the most unusual first, at most 50; for moderators and the
/// owner. Nobody sees pairs in which he is himself, and none but owners those with somebody of the same or a higher rank.
#[utoipa::path(
    get,
    path = "/api/desk/pairs",
    operation_id = "desk_pairs",
    responses((status = 200, description = "The pairs.", body = Vec<PairInfo>), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn pairs(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    check(&caller, Role::Moderator)?;
    let since = clock::now().saturating_sub(YEAR);
    let found = arranged(app.store.rated_pairs(since).await?);
    let mut told = Vec::new();
    for one in found {
        let [AccountId(first), AccountId(second)] = one.pair.accounts;
        let (Some(a), Some(b)) = (
            app.store.account_by_number(first).await?,
            app.store.account_by_number(second).await?,
        ) else {
            continue;
        };
        let is_own = [first, second].contains(&caller.account.number);
        let is_above = a.role.max(b.role) >= caller.account.role;
        if is_own || is_above && caller.account.role != Role::Owner {
            continue;
        }
        let same_network = app.store.same_network([first, second]).await?;
        told.push(PairInfo::new(&one, [a.name, b.name], same_network));
        if told.len() >= MOST_PAIRS {
            break;
        }
    }
    Ok((PRIVATE, Json(told)))
}

/// What the desk has of a person; for moderators and the owner.
#[utoipa::path(
    get,
    path = "/api/desk/people/{name}",
    operation_id = "person_file",
    params(PersonName),
    responses((status = 200, description = "All of it.", body = PersonFile), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn file(
    State(app): State<Arc<App>>,
    caller: Caller,
    PersonName(name): PersonName,
) -> Result<impl IntoResponse, Refusal> {
    check(&caller, Role::Moderator)?;
    let account = person(&app, &name).await?;
    if caller.account.role != Role::Owner {
        check_rank(&caller.account, &account)?;
    }
    let restrictions = app.store.restrictions(account.number, clock::now()).await?;
    let agreement = app.store.agreement(account.number).await?;
    let file = PersonFile {
        reports: app.store.reports_about(account.number).await?,
        acts: app.store.acts_about(account.number).await?,
        agreement: agreement.into_iter().map(Into::into).collect(),
        muted: restrictions.muted,
        suspended: restrictions.suspended,
        name: account.name,
        role: account.role,
        kind: account.kind,
        created: account.created,
    };
    Ok((PRIVATE, Json(file)))
}

/// Does something at the desk, and logs it. Nobody acts on somebody of the same or a higher rank.
#[utoipa::path(
    post,
    path = "/api/desk/acts",
    operation_id = "act_at_desk",
    request_body(content = NewAct, example = json!({ "act": "warn", "person": "Bert", "words": "Be kind." })),
    responses(
        (status = 204, description = "It is done."),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415),
        (status = 503)
    )
)]
pub(super) async fn act(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(wanted): Body<NewAct>,
) -> Result<StatusCode, Refusal> {
    check(&caller, Role::Moderator)?;
    check(&caller, wanted.act.role())?;
    wanted.check()?;
    let about = match &wanted.person {
        Some(name) => Some(person(&app, name).await?),
        None => None,
    };
    if let Some(about) = &about {
        check_rank(&caller.account, about)?;
    }
    if let Some(number) = wanted.report
        && app.store.report(&caller.account, number).await?.is_none()
    {
        let why = say!(people::UnknownNumber);
        return Err(Problem::said("unknown-number", why).into());
    }
    let days = wanted.days.filter(|days| wanted.act.lasts() && *days > 0);
    let mut suspended = Vec::new();
    if let Some(about) = about
        .as_ref()
        .filter(|_| wanted.act == Act::Suspend && days.is_some())
    {
        let programs = app.store.programs(about.number).await?;
        suspended.extend(programs.iter().chain([about]).map(|one| one.number));
    }
    let work = DeskWork::Act(StoredAct {
        by: caller.account.number,
        act: wanted.act,
        about: about.map(|account| account.number),
        report: wanted.report,
        until: days.map(|days| clock::now() + u64::from(days) * DAY),
        role: wanted.role.filter(|_| wanted.act == Act::Appoint),
        words: wanted.words.trim().to_owned(),
    });
    app.store.write_desk(work).await?;
    // Whatever was opened with a session that has ended ends too, and nobody takes what he wanted to play.
    app.people.tell_closed();
    app.lobby.forget(&app, suspended).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Everything that was done at the desk, the last first, at most 100; for the owner.
#[utoipa::path(
    get,
    path = "/api/desk/log",
    operation_id = "desk_log",
    params(Before),
    responses((status = 200, description = "The log.", body = Vec<ActInfo>), (status = 400), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn log(
    State(app): State<Arc<App>>,
    caller: Caller,
    Asked(Before { before }): Asked<Before>,
) -> Result<impl IntoResponse, Refusal> {
    check(&caller, Role::Owner)?;
    let acts = app.store.acts_before(before.unwrap_or(i64::MAX)).await?;
    Ok((PRIVATE, Json(acts)))
}

/// Refuses programs, and whoever has a lesser role.
fn check(caller: &Caller, role: Role) -> Result<(), Problem> {
    caller.session()?;
    caller.check_role(role)
}
