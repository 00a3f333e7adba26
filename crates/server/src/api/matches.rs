//! Matches over HTTP: set up, look at, take away as a record, bring one, go on from a moment.

use std::fmt::Write;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use gaffer_core::{BySide, Occupant, RecordEntry};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::{
    MatchInfo, NewMatch, NewSandbox, NewTeam, Origin, Player, Problem, Seated,
};
use gaffer_games::strict_json;
use gaffer_table::{Course, Secrecy};

use super::extract::{Body, MatchId, Text};
use crate::App;
use crate::live::{self, Live};
use crate::new_match::{self, Made, RECORD_FORMAT, Setting};
use crate::problem::{self, Refusal};
use crate::store::{AnyHeader, Stored, StoredMatch};
use crate::visitor::Visitor;
use crate::{clock, record, secret};

/// Sets a match up and gives out the secrets of its seats.
#[utoipa::path(
    post,
    path = "/api/matches",
    request_body(content = NewMatch, example = json!({ "game": "fuba", "preset": "2.2", "teams": {
        "home": { "name": "Rovers", "colour": "#c8102e", "player": { "who": "person" } },
        "away": { "name": "United", "colour": "#1d4ed8", "player": { "who": "computer", "coach": "sensible" } },
    } })),
    responses(
        (status = 201, description = "The match.", body = Seated),
        (status = 400), (status = 408), (status = 413), (status = 415), (status = 503), (status = 507)
    )
)]
pub(super) async fn create(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Body(wanted): Body<NewMatch>,
) -> Result<(StatusCode, Json<Seated>), Refusal> {
    let made = new_match::make(wanted)?;
    app.creations.take(visitor)?;
    store(&app, made, Vec::new()).await
}

/// Stores a match that was made, with the answers it begins with.
async fn store(
    app: &App,
    made: Made,
    entries: Vec<RecordEntry>,
) -> Result<(StatusCode, Json<Seated>), Refusal> {
    let Made { about, game, seats } = made;
    let stored = Stored::new(about.clone(), entries.clone());
    let mut live = Live::playing(stored, game, Secrecy::default());
    app.store.begin(about, entries, live.standing(0)?).await?;
    let info = live.info()?;
    Ok((StatusCode::CREATED, Json(Seated { info, seats })))
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
    MatchId(id): MatchId,
) -> Result<Json<MatchInfo>, Refusal> {
    Ok(Json(app.open.info(&app, &id).await?))
}

/// The record of a match that is over, one JSON object a line.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/record",
    params(MatchId),
    responses(
        (status = 200, description = "The record.", body = String, content_type = "application/jsonl"),
        (status = 404), (status = 409), (status = 503)
    )
)]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    MatchId(id): MatchId,
) -> Result<Response, Refusal> {
    let stored = app.read(&id).await?;
    check_open(&app, visitor, &stored).await?;
    let text = record::text(&stored)?;
    let name = format!(
        "attachment; filename=\"{}-{id}.jsonl\"",
        stored.about.header.game
    );
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// Refuses to open the record of a match that goes on: it holds the secrets of both sides.
async fn check_open(app: &App, visitor: Visitor, stored: &Stored) -> Result<(), Problem> {
    let is_closed = if let Some(is_closed) = stored.is_closed() {
        is_closed
    } else {
        let (id, stored) = (stored.about.id.clone(), stored.clone());
        let load = move || Live::load(stored, u64::MAX);
        let (live, _) = app.in_turn(visitor, &id, load).await??;
        live.table.is_closed()
    };
    if is_closed {
        return Ok(());
    }
    Err(Problem::new(
        "match-running",
        "the match is not over, and its record holds the secrets of both sides: wait for its end",
    ))
}

/// Takes a record in, to be looked at.
#[utoipa::path(
    post,
    path = "/api/records",
    request_body = String,
    responses(
        (status = 201, description = "The match for replay.", body = MatchInfo),
        (status = 400), (status = 408), (status = 413), (status = 503), (status = 507)
    )
)]
pub(super) async fn load_record(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Text(text): Text,
) -> Result<(StatusCode, Json<MatchInfo>), Refusal> {
    let most = app.store.keeping().entries;
    let load = move || {
        let (about, entries) = read_record(&text, most)?;
        let course = Course::of(&entries).map_err(|problem| bad_record(problem.message))?;
        let start = course.start.cloned();
        let stored = Stored::new(about.clone(), entries);
        let loaded = Live::load(stored, u64::MAX);
        let (live, _) = loaded.map_err(|problem| bad_record(problem.message))?;
        Ok::<_, Problem>((about, start, live))
    };
    let (about, start, mut live) = app.in_turn(visitor, "", load).await??;
    let info = live.info()?;
    // As the game writes them, whatever the record did.
    let game = live.game();
    let answers = (0..game.answers()).filter_map(|number| game.answer(number));
    let entries = start
        .into_iter()
        .chain(answers.map(RecordEntry::Answer))
        .collect();
    app.imports.take(visitor)?;
    let id = about.id.clone();
    app.store.begin(about, entries, live.standing(0)?).await?;
    let _ = app.archive.try_send(id);
    Ok((StatusCode::CREATED, Json(info)))
}

fn read_record(text: &str, most: u64) -> Result<(StoredMatch, Vec<RecordEntry>), Problem> {
    let (first, entries) = text.split_once('\n').unwrap_or((text, ""));
    let mut header: AnyHeader = serde_json::from_str(first).map_err(|error| {
        bad_record(format!(
            "line 1 is not the header of a record: {}",
            strict_json::plain(&error.to_string())
        ))
    })?;
    header
        .tidy()
        .map_err(|error| bad_record(format!("line 1: {error}")))?;
    let game = live::find_game(&header.game).map_err(|problem| bad_record(problem.message))?;
    if header.gaffer != RECORD_FORMAT {
        return Err(bad_record(format!(
            "record format {} is not {RECORD_FORMAT}, the one this server reads",
            header.gaffer
        )));
    }
    check_rules(header.rules, game.version())?;
    let lines = strict_json::whole_lines::<RecordEntry>(entries).lines();
    let mut entries = Vec::new();
    if lines.clone().count() as u64 > most {
        return Err(bad_record(format!("it has more than {most} entries")));
    }
    for (index, line) in lines.enumerate() {
        let at = |why| bad_record(format!("line {}: {why}", index + 2));
        let entry = serde_json::from_str(line)
            .map_err(|error| at(strict_json::plain(&error.to_string())))?;
        if let RecordEntry::Rules { version, .. } = entry {
            check_rules(version, game.version())?;
        }
        entries.push(entry);
    }
    let about = StoredMatch {
        id: secret::new_match_id().map_err(|_| problem::internal())?,
        teams: BySide {
            home: team_of(&header.seats.home, "#c8102e"),
            away: team_of(&header.seats.away, "#1d4ed8"),
        },
        header,
        seats: BySide::default(),
        origin: None,
        loaded: true,
        hints: None,
        created: clock::now(),
        ended: None,
    };
    Ok((about, entries))
}

/// Refuses what newer rules have led to.
fn check_rules(made_by: u32, known: u32) -> Result<(), Problem> {
    if made_by <= known {
        return Ok(());
    }
    Err(bad_record(format!(
        "it was made under rules version {made_by}, this server plays version {known}: a newer Gaffer can show it"
    )))
}

fn team_of(seat: &gaffer_core::Seat, colour: &str) -> NewTeam {
    NewTeam {
        name: seat.name.clone(),
        colour: colour.to_owned(),
        player: match &seat.coach {
            Occupant::Coach(coach) | Occupant::Program(coach) => Player::Computer {
                coach: coach.clone(),
            },
            Occupant::Person | Occupant::Nobody => Player::Person { link: false },
        },
    }
}

fn bad_record(why: impl std::fmt::Display) -> Problem {
    let mut message = "this record cannot be played".to_owned();
    let _ = write!(message, ": {why}");
    Problem::new("bad-record", message)
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
    MatchId(id): MatchId,
    Body(wanted): Body<NewSandbox>,
) -> Result<(StatusCode, Json<Seated>), Refusal> {
    let stored = app.read(&id).await?;
    check_open(&app, visitor, &stored).await?;
    let teams = stored.about.teams.clone();
    let moment = wanted.moment;
    let work = move || first_answers(&stored, moment);
    let (game, entries) = app.in_turn(visitor, &id, work).await??;
    let setting = Setting {
        teams: wanted.teams.unwrap_or(teams),
        dice: wanted.dice,
        seed: wanted.seed,
        hints: wanted.hints,
        origin: Some(Origin { id, moment }),
    };
    let made = new_match::with(game, setting)?;
    app.creations.take(visitor)?;
    store(&app, made, entries).await
}

/// The match after its first answers, and the entries that lead there.
fn first_answers(
    stored: &Stored,
    moment: usize,
) -> Result<(Box<dyn AnyMatch>, Vec<RecordEntry>), Problem> {
    let course = Course::of(stored.journal.iter().map(|entry| &entry.what))?;
    let answers = &course.answers;
    let Some(kept) = answers.get(..moment) else {
        let most = answers.len();
        let why = format!("there is no moment {moment}: the last one is {most}");
        return Err(problem::bad_request(why));
    };
    let mut game = course.begin(&stored.about.header)?;
    let mut entries: Vec<RecordEntry> = course.start.into_iter().cloned().collect();
    for (_, answer) in kept {
        game.take(answer)
            .map_err(|problem| problem::broken(problem.message))?;
        entries.push(RecordEntry::Answer((*answer).to_owned()));
    }
    Ok((game, entries))
}
