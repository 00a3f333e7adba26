//! Records over HTTP: a match taken away as one, and one brought to be looked at.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use gaffer_core::{BySide, Occupant, RecordEntry};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::{MatchInfo, NewTeam, Player, Problem};
use gaffer_games::strict_json;
use gaffer_table::Course;

use super::extract::{MatchId, Reader, Text};
use crate::App;
use crate::app::off_the_runtime;
use crate::cups::{Shown, check_shown};
use crate::live::{self, Live};
use crate::new_match::RECORD_FORMAT;
use crate::people::SeatAsker;
use crate::problem::{self, Refusal};
use crate::store::{AnyHeader, Stored, StoredMatch};
use crate::visitor::Visitor;
use crate::words::say;
use crate::{clock, creations, record, secret};

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
    asker: SeatAsker,
    MatchId(id): MatchId,
) -> Result<Response, Refusal> {
    let stored = app.read_for(&id, &asker).await?;
    check_open(&app, visitor, &stored).await?;
    let name = format!(
        "attachment; filename=\"{}-{id}.jsonl\"",
        stored.about.header.game
    );
    let text = off_the_runtime(move || record::text(&stored)).await??;
    let headers = [
        (header::CONTENT_TYPE, "application/jsonl".to_owned()),
        (header::CONTENT_DISPOSITION, name),
    ];
    Ok((headers, text).into_response())
}

/// Refuses to open the record of a match that goes on: it holds the secrets of both sides.
pub(crate) async fn check_open(
    app: &App,
    visitor: Visitor,
    stored: &Stored,
) -> Result<(), Problem> {
    let shown = check_shown(app, &stored.about).await?;
    let is_closed = if let Some(is_closed) = stored.is_closed() {
        is_closed
    } else {
        let (id, stored) = (stored.about.id.clone(), stored.clone());
        let load = move || Live::load(stored, u64::MAX);
        let (live, _) = app.in_turn(visitor, &id, load).await??;
        live.table.is_closed()
    };
    match shown {
        _ if !is_closed => Err(Problem::said("match-running", say!(problems::MatchRunning))),
        Shown::AsWatched => Err(Problem::said("hidden-skills", say!(problems::HiddenSkills))),
        Shown::Everything => Ok(()),
    }
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
    Reader(language): Reader,
    Text(text): Text,
) -> Result<(StatusCode, Json<MatchInfo>), Refusal> {
    let most = app.store.keeping().entries;
    let load = move || {
        let (about, entries) = read_record(&text, most)?;
        let stored = Stored::new(about.clone(), entries.clone());
        let loaded = Live::load(stored, u64::MAX);
        let (live, _) = loaded.map_err(|problem| bad_record(problem.message))?;
        let record = as_written(entries, live.game())?;
        Ok::<_, Problem>((about, record, live))
    };
    let (about, record, mut live) = app.in_turn(visitor, "", load).await??;
    let info = live.info(language)?;
    app.imports
        .take(visitor, 1)
        .map_err(creations::too_many_records)?;
    let id = about.id.clone();
    app.store.begin(about, record, live.standing(0)?).await?;
    let _ = app.archive.try_send(id);
    Ok((StatusCode::CREATED, Json(info)))
}

/// A record with its answers as the game writes them, from the position on that a change of rules left.
fn as_written(
    mut record: Vec<RecordEntry>,
    game: &dyn AnyMatch,
) -> Result<Vec<RecordEntry>, Problem> {
    let is_start = |entry: &RecordEntry| matches!(entry, RecordEntry::Rules { .. });
    let start = record.iter().rposition(is_start).unwrap_or_default();
    // What was taken back stays as somebody wrote it.
    let course = Course::read(&record)?;
    let left: Vec<usize> = course.answers.iter().map(|(index, _)| *index).collect();
    for (number, index) in left.into_iter().enumerate() {
        record[index] = RecordEntry::Answer(game.answer(number).unwrap_or_default());
    }
    let is_kept = |index: usize, entry: &RecordEntry| match entry {
        RecordEntry::Answer(_) | RecordEntry::Undo(_) | RecordEntry::Rules { .. } => index >= start,
        RecordEntry::Note(_) | RecordEntry::Asked(_) | RecordEntry::At(_) => true,
    };
    let entries = record.into_iter().enumerate();
    let kept = entries.filter(|(index, entry)| is_kept(*index, entry));
    Ok(kept.map(|(_, entry)| entry).collect())
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
    // Each may have a line that says when, and one that says what a roll asked for.
    if lines.clone().count() as u64 > most.saturating_mul(3) {
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
        public: false,
        rated: false,
        members: BySide::default(),
        created: clock::now(),
        ended: None,
        cup: None,
        secret: None,
        delay: 0,
        rolls: None,
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
        squad: Vec::new(),
    }
}

fn bad_record(why: impl std::fmt::Display) -> Problem {
    let why = why.to_string();
    Problem::said("bad-record", say!(problems::BadRecord, why))
}
