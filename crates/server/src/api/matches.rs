//! Matches over HTTP: set up, look at, go on from a moment.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use gaffer_core::RecordEntry;
use gaffer_games::AnyMatch;
use gaffer_games::protocol::{DiceFrom, MatchInfo, NewMatch, NewSandbox, Origin, Problem, Seated};
use gaffer_table::Course;

use super::extract::{BY_LANGUAGE, Body, MatchId, Reader};
use super::records::check_open;
use crate::App;
use crate::creations;
use crate::new_match::{self, Setting};
use crate::people::{Caller, Guest, Scope, SeatAsker};
use crate::problem::Refusal;
use crate::store::{RollsToCome, Stored};
use crate::visitor::Visitor;
use crate::words::say;

/// Sets a match up and gives out the secrets of its seats, and invitations to those for others.
#[utoipa::path(
    post,
    path = "/api/matches",
    request_body(content = NewMatch, example = json!({ "game": "fuba", "preset": "2.2", "teams": {
        "home": { "name": "Rovers", "colour": "#c8102e", "player": { "who": "person" } },
        "away": { "name": "United", "colour": "#1d4ed8", "player": { "who": "computer", "coach": "sensible" } },
    } })),
    responses(
        (status = 201, description = "The match.", body = Seated),
        (status = 400), (status = 401), (status = 408), (status = 413), (status = 415), (status = 503), (status = 507)
    )
)]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    guest: Guest,
    Reader(language): Reader,
    Body(wanted): Body<NewMatch>,
) -> Result<(StatusCode, Json<Seated>), Refusal> {
    if let Some(caller) = &guest.caller {
        caller.check(Scope::Challenge)?;
    }
    let host = guest.caller.as_ref().map(Caller::member);
    let club = app.people.club();
    // Results of rated matches are told at once: the usual delay is not for them.
    let usual = club.map(|club| club.delay).filter(|_| !wanted.rated);
    let delay = wanted.delay.or(usual);
    let made = new_match::make(NewMatch { delay, ..wanted }, host)?;
    take_creation(&app, visitor)?;
    let seated = new_match::store(&app, made, Vec::new(), language).await?;
    Ok((StatusCode::CREATED, Json(seated)))
}

/// Takes one match from what a visitor may set up.
pub(super) fn take_creation(app: &App, visitor: Visitor) -> Result<(), Problem> {
    let taken = app.creations.take(visitor, 1);
    taken.map_err(creations::too_many_matches)
}

/// What is open of a match.
#[utoipa::path(
    get,
    path = "/api/matches/{id}",
    params(MatchId),
    responses((status = 200, description = "The match.", body = MatchInfo), (status = 404), (status = 503))
)]
pub(super) async fn info(
    State(app): State<Arc<App>>,
    asker: SeatAsker,
    MatchId(id): MatchId,
    Reader(language): Reader,
) -> Result<impl IntoResponse, Refusal> {
    let info = MatchInfo {
        cup: app.store.cup_of(&id).await?,
        ..app.info_for(&id, language, &asker).await?
    };
    Ok((BY_LANGUAGE, Json(info)))
}

/// Sets up a match that begins with the first answers of one that is over.
#[utoipa::path(
    post,
    path = "/api/matches/{id}/sandbox",
    params(MatchId),
    request_body(content = NewSandbox, example = json!({ "moment": 0, "teams": {
        "home": { "name": "Rovers", "colour": "#c8102e", "player": { "who": "person" } },
        "away": { "name": "United", "colour": "#1d4ed8", "player": { "who": "computer", "coach": "sensible" } },
    } })),
    responses(
        (status = 201, description = "The new match.", body = Seated),
        (status = 400), (status = 404), (status = 408), (status = 409), (status = 413), (status = 415), (status = 503),
        (status = 507)
    )
)]
pub(super) async fn sandbox(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    asker: SeatAsker,
    MatchId(id): MatchId,
    Reader(language): Reader,
    Body(wanted): Body<NewSandbox>,
) -> Result<(StatusCode, Json<Seated>), Refusal> {
    let stored = app.read_for(&id, &asker).await?;
    check_open(&app, visitor, &stored).await?;
    let teams = stored.about.teams.clone();
    let moment = wanted.moment;
    let is_again = wanted.same_dice && wanted.dice == DiceFrom::Server;
    let work = move || first_answers(&stored, moment);
    let (game, entries, rolls) = app.in_turn(visitor, &id, work).await??;
    let setting = Setting {
        teams: wanted.teams.unwrap_or(teams),
        dice: Some(wanted.dice),
        seed: new_match::named(wanted.seed),
        hints: wanted.hints,
        time: None,
        substitute: None,
        public: false,
        rated: false,
        host: None,
        delay: 0,
        origin: Some(Origin {
            id,
            moment,
            same_dice: is_again,
        }),
        rolls: is_again.then_some(rolls),
        cup: None,
    };
    let made = new_match::with(game, setting)?;
    take_creation(&app, visitor)?;
    let seated = new_match::store(&app, made, entries, language).await?;
    Ok((StatusCode::CREATED, Json(seated)))
}

/// What a sandbox begins with: a match after its first answers, the entries that lead there, and the rolls that came after them.
type Beginning = (Box<dyn AnyMatch>, Vec<RecordEntry>, RollsToCome);

/// What a sandbox begins with that goes on from a moment.
pub(super) fn first_answers(stored: &Stored, moment: usize) -> Result<Beginning, Problem> {
    let course = Course::read(stored.journal.iter().map(|entry| &entry.what))?;
    let answers = &course.answers;
    let Some((kept, later)) = answers.split_at_checked(moment) else {
        let last = answers.len();
        let why = say!(problems::NoMoment, moment, last);
        return Err(Problem::said("bad-request", why));
    };
    let mut game = course.begin(&stored.about.header)?;
    let mut entries: Vec<RecordEntry> = course.start.into_iter().cloned().collect();
    for (_, answer) in kept {
        game.take(answer)
            .map_err(|problem| gaffer_table::broken(problem.message))?;
        entries.push(RecordEntry::Answer((*answer).to_owned()));
    }
    let faces = later.iter().filter_map(|(_, answer)| faces(answer));
    let rolls = RollsToCome {
        from: game.rolls(),
        faces: faces.collect(),
    };
    Ok((game, entries, rolls))
}

/// What the dice of an answer show, where it is a roll.
fn faces(answer: &str) -> Option<Vec<u8>> {
    let dice = answer.strip_prefix("roll ")?;
    dice.split_whitespace()
        .map(|face| face.parse().ok())
        .collect()
}
