//! Following, blocking and reporting over HTTP, and the person that an address names.

use std::sync::Arc;
use std::time::Instant;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::IntoResponse;
use gaffer_games::protocol::Problem;
use utoipa::IntoParams;

use super::account::{Number, PRIVATE};
use super::extract::Body;
use crate::app::App;
use crate::people::{
    self, Caller, ChallengeWish, NewRelation, NewReport, Related, Relation, RelationTo,
    check_words, fold,
};
use crate::problem::{self, Refusal};
use crate::secret::is_match_id;
use crate::store::{Account, DeskWork, PeopleWork, RelationWork, StoredReport};
use crate::words::say;

/// The most people whom an account follows and blocks together.
const MOST_RELATIONS: usize = 1000;
/// The most characters of a name that is looked for: none has as many.
const LONGEST_SOUGHT: usize = 64;

/// The person whom an address names.
#[derive(Debug, IntoParams)]
#[into_params(names("name"), parameter_in = Path)]
pub(super) struct PersonName(#[param(min_length = 1)] pub(super) String);

impl<S: Send + Sync> FromRequestParts<S> for PersonName {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let name = Path::<String>::from_request_parts(parts, state).await;
        name.map(|Path(name)| Self(name))
            .map_err(|_| unknown_person().into())
    }
}

/// The account of a name.
pub(super) async fn person(app: &App, name: &str) -> Result<Account, Refusal> {
    let folded: String = fold(name).chars().take(LONGEST_SOUGHT).collect();
    let account = app.store.account(&folded).await?;
    Ok(account.ok_or_else(unknown_person)?)
}

fn unknown_person() -> Problem {
    Problem::said("unknown-person", say!(people::UnknownPerson))
}

/// Whom the account follows and whom it blocks.
#[utoipa::path(
    get,
    path = "/api/me/relations",
    operation_id = "my_relations",
    responses((status = 200, description = "Each of them, by name.", body = Vec<Related>), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    caller: Caller,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    let relations = app.store.relations(caller.account.number).await?;
    Ok((PRIVATE, Json(relations)))
}

/// Says who may challenge the account by its name. Whoever may not is told that, and not why.
#[utoipa::path(
    put,
    path = "/api/me/challenges",
    operation_id = "wish_challenges",
    request_body(content = ChallengeWish, example = json!({ "from": "members" })),
    responses(
        (status = 204, description = "It is so from now on."),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415),
        (status = 503)
    )
)]
pub(super) async fn wish_challenges(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(ChallengeWish { from }): Body<ChallengeWish>,
) -> Result<StatusCode, Refusal> {
    caller.session()?;
    let account = caller.account.number;
    let work = PeopleWork::Challenges { account, from };
    app.store.write_people(work).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What a person is to the account that asks. What that account is to him is not told.
#[utoipa::path(
    get,
    path = "/api/people/{name}/relation",
    operation_id = "relation_to",
    params(PersonName),
    responses((status = 200, description = "What.", body = RelationTo), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn relation(
    State(app): State<Arc<App>>,
    caller: Caller,
    PersonName(name): PersonName,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    let other = person(&app, &name).await?;
    let account = caller.account.number;
    let relation = app.store.relation(account, other.number).await?;
    Ok((PRIVATE, Json(RelationTo { relation })))
}

/// Follows or blocks a person. Whoever is blocked can no longer challenge, chat to or follow the account, and is not told why.
#[utoipa::path(
    post,
    path = "/api/people/{name}/relation",
    operation_id = "relate",
    params(PersonName),
    request_body(content = NewRelation, example = json!({ "relation": "follow" })),
    responses(
        (status = 200, description = "What the person is to the account now.", body = RelationTo),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415),
        (status = 503)
    )
)]
pub(super) async fn relate(
    State(app): State<Arc<App>>,
    caller: Caller,
    PersonName(name): PersonName,
    Body(NewRelation { relation }): Body<NewRelation>,
) -> Result<impl IntoResponse, Refusal> {
    caller.session()?;
    let other = person(&app, &name).await?.number;
    let account = caller.account.number;
    let impossible = || Problem::said("not-possible", say!(people::NotPossible));
    if other == account {
        return Err(impossible().into());
    }
    let before = app.store.relation(account, other).await?;
    if before.is_none() && app.store.relations(account).await?.len() >= MOST_RELATIONS {
        let most = MOST_RELATIONS;
        let why = say!(people::TooManyRelations, most);
        return Err(Problem::said("too-many-relations", why).into());
    }
    let follows_blocker = relation == Relation::Follow
        && app.store.relation(other, account).await? == Some(Relation::Block);
    if follows_blocker {
        return Err(impossible().into());
    }
    let relation = Some(relation);
    let work = RelationWork {
        account,
        other,
        relation,
    };
    app.store.relate(work).await?;
    let relation = app.store.relation(account, other).await?;
    // Where the other was faster, there is none.
    if relation.is_none() {
        return Err(impossible().into());
    }
    Ok((PRIVATE, Json(RelationTo { relation })))
}

/// Follows or blocks a person no more.
#[utoipa::path(
    delete,
    path = "/api/people/{name}/relation",
    operation_id = "end_relation",
    params(PersonName),
    responses((status = 204, description = "The person is nothing to the account."), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn end_relation(
    State(app): State<Arc<App>>,
    caller: Caller,
    PersonName(name): PersonName,
) -> Result<StatusCode, Refusal> {
    caller.session()?;
    let work = RelationWork {
        account: caller.account.number,
        other: person(&app, &name).await?.number,
        relation: None,
    };
    app.store.relate(work).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Reports a person, a match, or what a person did in a match, to the moderators. Whoever is reported is not told.
#[utoipa::path(
    post,
    path = "/api/reports",
    operation_id = "report",
    request_body(content = NewReport, example = json!({ "person": "Bert", "reason": "insult", "words": "In the chat." })),
    responses(
        (status = 204, description = "It is on the moderators' desk."),
        (status = 400), (status = 401), (status = 403), (status = 404), (status = 408), (status = 413), (status = 415),
        (status = 503), (status = 507)
    )
)]
pub(super) async fn report(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(wanted): Body<NewReport>,
) -> Result<StatusCode, Refusal> {
    caller.session()?;
    check_words(&wanted.words)?;
    let by = caller.account.number;
    let about = match &wanted.person {
        Some(name) => Some(person(&app, name).await?.number),
        None => None,
    };
    if about == Some(by) {
        return Err(Problem::said("not-possible", say!(people::NotPossible)).into());
    }
    if let Some(id) = &wanted.about_match {
        let is_known = is_match_id(id) && app.store.seat_hashes(id).await?.is_some();
        if !is_known {
            return Err(problem::unknown_match().into());
        }
    }
    if about.is_none() && wanted.about_match.is_none() {
        let why = "a report is about a `person`, a `match`, or both";
        return Err(problem::bad_request(why).into());
    }
    app.people.attempts.take_report(by, Instant::now())?;
    let report = StoredReport {
        by,
        about,
        about_match: wanted.about_match,
        reason: wanted.reason,
        words: wanted.words.trim().to_owned(),
    };
    app.store.write_desk(DeskWork::Report(report)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A warning of the moderators was read, and is not shown again.
#[utoipa::path(
    delete,
    path = "/api/me/warnings/{number}",
    operation_id = "read_warning",
    params(Number),
    responses((status = 204, description = "It was read."), (status = 401), (status = 403), (status = 404), (status = 503))
)]
pub(super) async fn read_warning(
    State(app): State<Arc<App>>,
    caller: Caller,
    Number(number): Number,
) -> Result<StatusCode, Refusal> {
    caller.session()?;
    let account = caller.account.number;
    let work = DeskWork::Read { account, number };
    app.store.write_desk(work).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Refuses whoever is suspended, in words; only to those who have shown that the account is theirs.
pub(super) async fn check_suspended(app: &App, account: i64) -> Result<(), Refusal> {
    let now = crate::clock::now();
    let Some(until) = app.store.restrictions(account, now).await?.suspended else {
        return Ok(());
    };
    let why = app.store.suspended_why(account).await?;
    let until = people::day(until);
    let words = if why.is_empty() {
        say!(people::Suspended, until)
    } else {
        say!(people::SuspendedWhy, until, why)
    };
    Err(Problem::said("suspended", words).into())
}
