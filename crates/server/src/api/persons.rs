//! People over HTTP: profiles with their results, ratings, badges and dice.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::request::Parts;
use axum::response::IntoResponse;
use gaffer_club::{Badge, Ladder, Speed};
use gaffer_games::protocol::Problem;
use serde::Deserialize;
use utoipa::IntoParams;

use super::account::PRIVATE;
use super::extract::Asked;
use crate::app::{App, off_the_runtime};
use crate::clock;
use crate::people::{
    BadgeInfo, DescribedSpeed, DiceTold, Guest, PastMatch, PastMatches, Person, RatingPoint,
    StandingInfo, badges, fold,
};
use crate::problem::Refusal;
use crate::store::{Account, Looking};
use crate::words::say;

/// The matches on a page of a history.
const MATCHES: u32 = 20;
/// The most ratings in a graph.
const RATINGS: u32 = 500;

/// The person that an address names.
#[derive(Debug, IntoParams)]
#[into_params(names("name"), parameter_in = Path)]
pub(super) struct PersonName(#[param(max_length = 40)] String);

impl<S: Send + Sync> FromRequestParts<S> for PersonName {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Refusal> {
        let name = Path::<String>::from_request_parts(parts, state).await;
        name.map(|Path(name)| Self(name))
            .map_err(|_| unknown().into())
    }
}

fn unknown() -> Problem {
    Problem::said("unknown-person", say!(people::UnknownPerson))
}

/// A ladder that is asked for.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct WhichLadder {
    /// The game.
    game: String,
    /// The edition of its rules.
    edition: String,
    /// How fast it is played.
    #[param(value_type = DescribedSpeed, inline)]
    speed: Speed,
}

impl WhichLadder {
    pub(super) fn ladder(self) -> Ladder {
        Ladder {
            game: self.game,
            edition: self.edition,
            speed: self.speed,
        }
    }
}

/// The account of a name, as far as whoever asks may know that it is there: members know each other, and everybody knows who has
/// played for ratings.
async fn find(app: &App, guest: &Guest, name: &str) -> Result<(Account, Looking), Refusal> {
    app.people.needed()?;
    let account = app.store.account(&fold(name)).await?.ok_or_else(unknown)?;
    if guest.caller.is_none() && app.store.placed(account.number).await?.is_empty() {
        return Err(unknown().into());
    }
    let viewer = guest
        .caller
        .as_ref()
        .map_or(0, |caller| caller.account.number);
    let looking = Looking {
        account: account.number,
        viewer,
    };
    Ok((account, looking))
}

/// A member of the club: results, ratings and badges.
///
/// Guests are told of those who have played for ratings; of matches that were not rated everybody is told only his own.
#[utoipa::path(
    get,
    path = "/api/people/{name}",
    operation_id = "person",
    params(PersonName),
    responses((status = 200, description = "The member.", body = Person), (status = 401), (status = 404), (status = 503))
)]
pub(super) async fn person(
    State(app): State<Arc<App>>,
    guest: Guest,
    PersonName(name): PersonName,
) -> Result<impl IntoResponse, Refusal> {
    let (account, looking) = find(&app, &guest, &name).await?;
    let now = clock::time().0;
    let mut standings = Vec::new();
    for placed in app.store.placed(account.number).await? {
        let (ladder, points) = (placed.ladder.clone(), placed.standing.rating.points());
        let mut standing = StandingInfo::new(placed, now);
        if !standing.rating.provisional {
            standing.place = Some(app.store.place(&ladder, points, now).await?);
        }
        standings.push(standing);
    }
    let results = app.store.tallies(looking).await?.into_iter();
    let person = Person {
        own: looking.viewer == looking.account,
        results: results.map(Into::into).collect(),
        badges: badges_of(&app, looking).await?,
        puzzles: super::puzzles::standings(&app, account.number).await?,
        standings,
        name: account.name,
        kind: account.kind,
        created: account.created,
    };
    Ok((PRIVATE, Json(person)))
}

/// The badges of somebody, each once.
async fn badges_of(app: &App, looking: Looking) -> Result<Vec<BadgeInfo>, Refusal> {
    let mut all = BTreeMap::<Badge, BadgeInfo>::new();
    for (names, id, at) in app.store.badges(looking).await? {
        for badge in badges(&names) {
            let count = all.get(&badge).map_or(0, |known| known.count) + 1;
            let id = id.clone();
            all.insert(
                badge,
                BadgeInfo {
                    badge,
                    count,
                    id,
                    at,
                },
            );
        }
    }
    Ok(all.into_values().collect())
}

/// Where a page of a history begins.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct Before {
    /// What the page before said; without it the last matches.
    #[serde(default)]
    before: Option<i64>,
}

/// The matches of a member that were played to a result, the last first, 20 at a time.
#[utoipa::path(
    get,
    path = "/api/people/{name}/matches",
    operation_id = "past_matches",
    params(PersonName, Before),
    responses(
        (status = 200, description = "The matches.", body = PastMatches),
        (status = 400), (status = 401), (status = 404), (status = 503)
    )
)]
pub(super) async fn matches(
    State(app): State<Arc<App>>,
    guest: Guest,
    PersonName(name): PersonName,
    Asked(Before { before }): Asked<Before>,
) -> Result<impl IntoResponse, Refusal> {
    let (account, looking) = find(&app, &guest, &name).await?;
    let before = before.unwrap_or(i64::MAX);
    let past = app.store.history(looking, before, MATCHES).await?;
    let is_full = past.len() == MATCHES as usize;
    let before = past.last().map(|past| past.number).filter(|_| is_full);
    let matches = past
        .into_iter()
        .map(|past| PastMatch::new(past, account.number));
    let matches = matches.collect();
    Ok((PRIVATE, Json(PastMatches { matches, before })))
}

/// The ratings of a member on a ladder after each of the last 500 matches there, the oldest first.
#[utoipa::path(
    get,
    path = "/api/people/{name}/ratings",
    operation_id = "rating_history",
    params(PersonName, WhichLadder),
    responses(
        (status = 200, description = "The ratings.", body = Vec<RatingPoint>),
        (status = 400), (status = 401), (status = 404), (status = 503)
    )
)]
pub(super) async fn ratings(
    State(app): State<Arc<App>>,
    guest: Guest,
    PersonName(name): PersonName,
    Asked(which): Asked<WhichLadder>,
) -> Result<impl IntoResponse, Refusal> {
    let (account, _) = find(&app, &guest, &name).await?;
    let history = app
        .store
        .rating_history(account.number, &which.ladder(), RATINGS)
        .await?;
    let points = history.into_iter().map(RatingPoint::from);
    Ok((PRIVATE, Json(points.collect::<Vec<_>>())))
}

/// What the dice of a member showed in all its matches, against what fair dice show; those thrown by hand or from a named seed are
/// left out.
#[utoipa::path(
    get,
    path = "/api/people/{name}/dice",
    operation_id = "dice_of_person",
    params(PersonName),
    responses((status = 200, description = "The dice.", body = DiceTold), (status = 401), (status = 404), (status = 503))
)]
pub(super) async fn dice(
    State(app): State<Arc<App>>,
    guest: Guest,
    PersonName(name): PersonName,
) -> Result<impl IntoResponse, Refusal> {
    let (account, _) = find(&app, &guest, &name).await?;
    let counts = app.store.dice_counts(Some(account.number)).await?;
    let told = off_the_runtime(move || DiceTold::from(counts)).await?;
    Ok((PRIVATE, Json(told)))
}
