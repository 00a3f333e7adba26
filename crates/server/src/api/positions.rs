//! Positions over HTTP: checked, studied and played from, each given as a short text; and that of a match that is over.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::IntoResponse;
use gaffer_core::{Faults, RecordEntry, Viewer};
use gaffer_games::protocol::{
    CheckedPosition, DiceFrom, NewFromPosition, Problem, Seated, WrittenPosition,
};
use gaffer_games::words::{Language, Phrase, Words, names_in};
use gaffer_games::{AnyMatch, ToAct, position_faults, position_text};
use gaffer_lab::analyse::Assessment;
use gaffer_lab::champions::solve::SolvedPosition;
use gaffer_lab::fuba::compare::EditionComparison;
use gaffer_lab::{PlayedResult, Study, study};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::extract::{Asked, BY_LANGUAGE, Body, MatchId, Reader};
use super::matches::{first_answers, take_creation};
use super::records::check_open;
use crate::App;
use crate::app::{cores, off_the_runtime};
use crate::creations;
use crate::live::find_game;
use crate::new_match::{self, Setting};
use crate::people::SeatAsker;
use crate::problem::{self, Refusal};
use crate::thinking_queue::Asker;
use crate::visitor::Visitor;
use crate::words::say;

/// The nodes of a search where nothing is said, and at most.
const NODES: u64 = 2_000;
const MOST_NODES: u64 = 20_000;
/// The most plans that are told.
const MOST_PLANS: usize = 8;
/// The most play-outs of one request, and in all.
const MOST_AT_ONCE: u64 = 50;
const MOST_PLAY_OUTS: u64 = 1_000;

/// Whether a position can be in a match, and how it stands; else everything that is wrong with it.
#[utoipa::path(
    post,
    path = "/api/positions",
    request_body(content = WrittenPosition, example = json!({ "text": EXAMPLE })),
    responses(
        (status = 200, description = "The position.", body = CheckedPosition),
        (status = 400), (status = 408), (status = 413), (status = 415)
    )
)]
pub(super) async fn check_position(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
    Body(WrittenPosition { text }): Body<WrittenPosition>,
) -> Result<impl IntoResponse, Refusal> {
    let work = move || {
        let game = read(&text)?;
        let names = names_in(language);
        let words = Words::new(language, &names).with_arrows();
        let sight = game.sight(Viewer::Spectator, words);
        Ok::<_, Problem>(CheckedPosition {
            text: game.position_text()?,
            game: game.game(),
            title: game.title(),
            preset: game.preset(),
            awaits: sight.awaits,
            prompt: sight.prompt,
            board: sight.board,
            sheet: sight.sheet,
        })
    };
    let checked = app.in_turn(visitor, "", work).await??;
    Ok((BY_LANGUAGE, Json(checked)))
}

/// What the examples of the description begin with.
const EXAMPLE: &str = "fuba/2.2;pieces=b1:1/0,b3:2/2,b4:1/2,b5:0/2;ball=b3;value=3";

/// The match that begins with the position of a text.
fn read(text: &str) -> Result<Box<dyn AnyMatch>, Problem> {
    let game = position_text::game(text).ok_or_else(|| {
        let why = Faults(vec![position_text::no_game()]);
        Problem::said("bad-position", position_faults::said(&why))
    })?;
    game.match_from_text(text)
}

fn bad_position(why: impl Into<String>) -> Problem {
    Problem::new("bad-position", why)
}

/// A position that somebody asks about.
struct Question {
    app: Arc<App>,
    visitor: Visitor,
    language: Language,
    position: Arc<dyn Study>,
}

impl Question {
    /// Reads the position, and takes the question from what a visitor may ask.
    fn read(
        app: Arc<App>,
        visitor: Visitor,
        language: Language,
        text: &str,
    ) -> Result<Self, Problem> {
        let position = study(text)
            .map_err(|faults| Problem::said("bad-position", position_faults::said(&faults)))?;
        let taken = app.studies.take(visitor, 1);
        taken.map_err(creations::too_many_studies)?;
        Ok(Self {
            position: position.into(),
            app,
            visitor,
            language,
        })
    }

    /// Thinks when it is the visitor's turn, on as many cores as nobody else needs.
    async fn answer<T: Send + 'static>(
        self,
        think: impl FnOnce(&dyn Study, usize, Words<'_>) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let asker = Asker {
            address: self.visitor.address(),
            match_id: String::new(),
        };
        let watch = Arc::default();
        let place = self.app.thinking.place(asker, Arc::clone(&watch)).await;
        off_the_runtime(move || {
            let _place = place;
            let names = names_in(self.language);
            let words = Words::new(self.language, &names).with_arrows();
            think(&*self.position, watch.cores().min(cores()), words)
        })
        .await?
    }
}

/// What is asked of a position by a search.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PositionToAnalyse)]
pub(super) struct ToAnalyse {
    /// The position as a short text.
    text: String,
    /// How many nodes are searched, 2,000 where nothing is said.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 20000)]
    nodes: Option<u64>,
}

/// What a position is worth, and the best plans.
#[utoipa::path(
    post,
    path = "/api/positions/analysis",
    request_body(content = ToAnalyse, example = json!({ "text": EXAMPLE, "nodes": 100 })),
    responses(
        (status = 200, description = "The analysis.", body = Assessment),
        (status = 400), (status = 408), (status = 413), (status = 415)
    )
)]
pub(super) async fn analyse_position(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
    Body(wanted): Body<ToAnalyse>,
) -> Result<Json<Assessment>, Refusal> {
    let nodes = wanted.nodes.unwrap_or(NODES);
    if !(1..=MOST_NODES).contains(&nodes) {
        let why = format!("nodes: from 1 to {MOST_NODES}");
        return Err(problem::bad_request(why).into());
    }
    let question = Question::read(app, visitor, language, &wanted.text)?;
    let think = move |position: &dyn Study, threads: usize, words: Words<'_>| {
        let seen = position.assess(nodes, threads, words);
        Ok(seen.map_err(bad_position)?.with_best(MOST_PLANS))
    };
    Ok(Json(question.answer(think).await?))
}

/// Which play-outs of a position are asked for.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PositionToPlayOut)]
pub(super) struct ToPlayOut {
    /// The position as a short text.
    text: String,
    /// The number of the first; each number is always the same match.
    #[serde(default)]
    #[schema(maximum = 999)]
    first: u64,
    /// How many.
    #[schema(minimum = 1, maximum = 50)]
    matches: u64,
}

/// How matches end that quick coaches play out.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(super) struct PlayOuts {
    /// Every result that came, with how often.
    results: Vec<PlayedResult>,
}

/// Plays a position out a few times. Whoever wants a thousand asks again with the next numbers, and sees how the results gather.
#[utoipa::path(
    post,
    path = "/api/positions/play-outs",
    request_body(content = ToPlayOut, example = json!({ "text": EXAMPLE, "first": 0, "matches": 2 })),
    responses(
        (status = 200, description = "The results.", body = PlayOuts),
        (status = 400), (status = 408), (status = 413), (status = 415)
    )
)]
pub(super) async fn play_position_out(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
    Body(wanted): Body<ToPlayOut>,
) -> Result<Json<PlayOuts>, Refusal> {
    let ToPlayOut { first, matches, .. } = wanted;
    if !(1..=MOST_AT_ONCE).contains(&matches) || first >= MOST_PLAY_OUTS {
        let why = format!("first: below {MOST_PLAY_OUTS}; matches: from 1 to {MOST_AT_ONCE}");
        return Err(problem::bad_request(why).into());
    }
    let question = Question::read(app, visitor, language, &wanted.text)?;
    let think = move |position: &dyn Study, threads: usize, _: Words<'_>| {
        let results = position.play_out(first..first + matches, threads);
        let results = results.map_err(bad_position)?;
        Ok(PlayOuts { results })
    };
    Ok(Json(question.answer(think).await?))
}

/// A position under each edition of its game, with the exact chances of every pass.
#[utoipa::path(
    post,
    path = "/api/positions/editions",
    request_body(content = WrittenPosition, example = json!({ "text": EXAMPLE })),
    responses(
        (status = 200, description = "The editions.", body = EditionComparison),
        (status = 400), (status = 408), (status = 413), (status = 415)
    )
)]
pub(super) async fn compare_editions(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
    Body(WrittenPosition { text }): Body<WrittenPosition>,
) -> Result<Json<EditionComparison>, Refusal> {
    let question = Question::read(app, visitor, language, &text)?;
    let think = |position: &dyn Study, _: usize, _: Words<'_>| {
        told(position.compared(), "not-compared", || {
            say!(problems::OneEdition)
        })
    };
    Ok(Json(question.answer(think).await?))
}

/// How to score from a position with each roll, with exact chances.
#[utoipa::path(
    post,
    path = "/api/positions/solution",
    request_body(content = WrittenPosition, example = json!({
        "text": "champions/friendly;home=1:5.0,8:5.10,9:4.9;away=1:6.14;ball=5.10;turn=home"
    })),
    responses(
        (status = 200, description = "The solution.", body = SolvedPosition),
        (status = 400), (status = 408), (status = 413), (status = 415)
    )
)]
pub(super) async fn solve_position(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
    Body(WrittenPosition { text }): Body<WrittenPosition>,
) -> Result<Json<SolvedPosition>, Refusal> {
    let question = Question::read(app, visitor, language, &text)?;
    let think = |position: &dyn Study, _: usize, words: Words<'_>| {
        told(position.solved(words), "not-solved", || {
            say!(problems::NotSolved)
        })
    };
    Ok(Json(question.answer(think).await?))
}

/// What a game answers, or why it does not.
fn told<T>(
    answer: Option<Result<T, String>>,
    code: &'static str,
    never: impl FnOnce() -> Phrase,
) -> Result<T, Problem> {
    let answer = answer.ok_or_else(|| Problem::said(code, never()))?;
    answer.map_err(|why| Problem::new(code, why))
}

/// Sets up a match that begins with a position.
#[utoipa::path(
    post,
    path = "/api/positions/matches",
    request_body(content = NewFromPosition, example = json!({ "text": EXAMPLE, "teams": {
        "home": { "name": "Rovers", "colour": "#c8102e", "player": { "who": "person" } },
        "away": { "name": "United", "colour": "#1d4ed8", "player": { "who": "computer", "coach": "sensible" } },
    } })),
    responses(
        (status = 201, description = "The match.", body = Seated),
        (status = 400), (status = 408), (status = 413), (status = 415), (status = 503), (status = 507)
    )
)]
pub(super) async fn play_position(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Reader(language): Reader,
    Body(wanted): Body<NewFromPosition>,
) -> Result<(StatusCode, Json<Seated>), Refusal> {
    let text = wanted.text;
    let game = app.in_turn(visitor, "", move || read(&text)).await??;
    if game.to_act() == ToAct::Over {
        let why = say!(problems::PositionOver);
        return Err(Problem::said("bad-position", why).into());
    }
    if wanted.dice == DiceFrom::Sealed {
        return Err(Problem::said("bad-request", say!(problems::NotSealed)).into());
    }
    let start = RecordEntry::Rules {
        version: find_game(game.game())?.version(),
        position: game.position().to_string(),
    };
    let setting = Setting {
        teams: wanted.teams,
        dice: Some(wanted.dice),
        seed: new_match::named(wanted.seed),
        hints: wanted.hints,
        time: None,
        substitute: None,
        public: false,
        rated: false,
        host: None,
        delay: 0,
        origin: None,
        rolls: None,
        cup: None,
    };
    let made = new_match::with(game, setting)?;
    take_creation(&app, visitor)?;
    let seated = new_match::store(&app, made, vec![start], language).await?;
    Ok((StatusCode::CREATED, Json(seated)))
}

/// The moment of a match whose position is asked for.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(super) struct AtMoment {
    /// After how many answers.
    #[serde(default)]
    moment: usize,
}

/// The position of a match that is over, at a moment, as a short text.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/position",
    params(MatchId, AtMoment),
    responses(
        (status = 200, description = "The position.", body = WrittenPosition),
        (status = 400), (status = 404), (status = 409), (status = 503)
    )
)]
pub(super) async fn match_position(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    asker: SeatAsker,
    MatchId(id): MatchId,
    Asked(AtMoment { moment }): Asked<AtMoment>,
) -> Result<Json<WrittenPosition>, Refusal> {
    let stored = app.read_for(&id, &asker).await?;
    check_open(&app, visitor, &stored).await?;
    let work = move || {
        let (game, ..) = first_answers(&stored, moment)?;
        game.position_text()
    };
    let text = app.in_turn(visitor, &id, work).await??;
    Ok(Json(WrittenPosition { text }))
}
