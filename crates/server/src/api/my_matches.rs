//! The matches of the own account over HTTP: seats that become its own, and the list of what waits for it.

use std::cmp::Reverse;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use gaffer_core::Side;
use gaffer_games::protocol::MatchInfo;

use super::account::PRIVATE;
use super::extract::{BY_LANGUAGE, Body, MatchId, Reader};
use crate::app::App;
use crate::owner::Away;
use crate::people::{AwayIn, Caller, HeldSeat, HeldSeats, MyMatch, MySides, NewVacation, Scope};
use crate::problem::{self, Refusal};
use crate::secret::is_match_id;
use crate::store::PeopleWork;

/// The most seats that are taken at a time.
const MOST_SEATS: usize = 200;
/// The most days off that are taken at a time.
const MOST_DAYS: u32 = 180;
/// The most matches in the list.
const MOST_LISTED: u32 = 100;

/// Makes seats the account's, by their secrets.
#[utoipa::path(
    post,
    path = "/api/me/seats",
    operation_id = "take_seats",
    request_body(content = HeldSeats, example = json!({ "seats": [] })),
    responses(
        (status = 204, description = "What could be taken is the account's."),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415),
        (status = 503)
    )
)]
pub(super) async fn add_seats(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(held): Body<HeldSeats>,
) -> Result<StatusCode, Refusal> {
    caller.check(Scope::Play)?;
    take_seats(&app, caller.account.number, held.seats).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Makes those seats an account's whose secrets are right.
pub(super) async fn take_seats(
    app: &App,
    account: i64,
    held: Vec<HeldSeat>,
) -> Result<(), Refusal> {
    let mut seats = Vec::new();
    for one in held.into_iter().take(MOST_SEATS) {
        if !is_match_id(&one.id) {
            continue;
        }
        let Some((number, hashes)) = app.store.seat_hashes(&one.id).await? else {
            continue;
        };
        let is_own = |side: &Side| hashes[*side].is_some_and(|hash| hash.is_of(&one.seat));
        seats.extend(
            Side::BOTH
                .into_iter()
                .find(is_own)
                .map(|side| (number, side)),
        );
    }
    if seats.is_empty() {
        return Ok(());
    }
    let work = PeopleWork::Seats { account, seats };
    Ok(app.store.write_people(work).await?)
}

/// The matches in which the account has a seat, at most 100: those first that wait for it, the next deadline first, then
/// those that go on.
#[utoipa::path(
    get,
    path = "/api/me/matches",
    operation_id = "my_matches",
    responses((status = 200, description = "The matches.", body = Vec<MyMatch>), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Refusal> {
    caller.check(Scope::Read)?;
    let number = caller.account.number;
    let mut matches = Vec::new();
    for listed in app.store.listed(number, MOST_LISTED).await? {
        let info = match listed.info(language) {
            Some(info) => Ok(info),
            // An earlier program stored it: only its owner knows.
            None => app.open.info(&app, &listed.about.id, language).await,
        };
        // What was forgotten meanwhile, or cannot be read, keeps nobody from the others.
        if let Ok(info) = info {
            let (cup, sides) = (listed.cup, listed.sides);
            let info = MatchInfo { cup, ..info };
            matches.push(MyMatch { info, sides });
        }
    }
    matches.sort_by_key(rank);
    Ok((BY_LANGUAGE, PRIVATE, Json(matches)))
}

/// Takes days off in every match by letter of the account that goes on and has them, or is back in all. What was taken stands in the
/// record of each, and its other side is told.
#[utoipa::path(
    put,
    path = "/api/me/vacation",
    operation_id = "take_vacation",
    request_body(content = NewVacation, example = json!({ "days": 7 })),
    responses(
        (status = 200, description = "What it came to in each match.", body = Vec<AwayIn>),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415),
        (status = 503)
    )
)]
pub(super) async fn take_vacation(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(NewVacation { days }): Body<NewVacation>,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    if days > MOST_DAYS {
        let why = format!("`days` are at most {MOST_DAYS}");
        return Err(problem::bad_request(why).into());
    }
    let mut taken = Vec::new();
    for (id, side) in app.store.letters_of(caller.account.number).await? {
        match app.open.leave(&app, &id, side, days).await {
            Ok(Some(Away { teams, days })) => taken.push(AwayIn { id, teams, days }),
            Ok(None) => {}
            // One that cannot be read, or is just over, keeps nobody from the others.
            Err(problem) => tracing::warn!(code = problem.code, "no days off in a match"),
        }
    }
    Ok((PRIVATE, Json(taken)))
}

/// What waits for the account comes before what goes on, and that before what is over; what is due first comes first.
fn rank(one: &MyMatch) -> (u8, u64, Reverse<u64>) {
    let waits = |side: Side| one.sides.contains(&side);
    let order = match (one.info.over, one.info.turn) {
        (true, _) => 2,
        (false, Some(side)) if one.info.both || waits(side) => 0,
        (false, _) => 1,
    };
    let due = one.info.deadline.unwrap_or(u64::MAX);
    (order, due, Reverse(one.info.changed))
}

/// The sides of a match that the account plays.
#[utoipa::path(
    get,
    path = "/api/me/matches/{id}",
    operation_id = "my_sides",
    params(MatchId),
    responses((status = 200, description = "The sides, or none.", body = MySides), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn sides(
    State(app): State<Arc<App>>,
    caller: Caller,
    MatchId(id): MatchId,
) -> Result<impl IntoResponse, Refusal> {
    caller.check(Scope::Read)?;
    let sides = app.store.sides_of(caller.account.number, &id).await?;
    Ok((PRIVATE, Json(MySides { sides })))
}
