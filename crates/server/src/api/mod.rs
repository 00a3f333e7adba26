//! The HTTP interface: the addresses, and the one shape in which every mistake is answered.

mod account;
mod cup_reports;
mod cups;
mod description;
mod desk;
mod dice;
mod extract;
mod lab;
mod ladder;
mod lobby;
mod mail;
mod matches;
mod my_matches;
mod notices;
mod passkeys;
mod people;
mod persons;
mod positions;
mod puzzles;
mod reach;
mod records;
mod reference;
mod relations;
mod replay;
mod reports;
mod retries;
mod reviews;
mod seats;
mod teaching;
mod tokens;

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{DefaultBodyLimit, State};
use axum::middleware;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Extension, Router};
use gaffer_games::protocol::Problem;
use tower_http::CompressionLevel;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use utoipa::OpenApi;
use utoipa_axum::router::{OpenApiRouter, UtoipaMethodRouterExt};
use utoipa_axum::routes;

use crate::people::Guest;
use crate::places::Place;
use crate::problem::{self, Refusal};
use crate::visitor::Visitor;
use crate::websocket::Upgrade;
use crate::{App, bans, client, connection, guard, health, observe, requests};
use extract::MatchId;
pub(crate) use extract::Reader;
pub(crate) use records::check_open;
pub(crate) use replay::whole_replay;

/// The longest body of a request in JSON: options and names take a fraction of it.
const LONGEST_BODY: usize = 64 << 10;
/// The bytes of an entry of a record with the lines that say when and what a roll asked for: seldom half as many.
const LONGEST_ENTRY: u64 = 200;

/// The longest new competition: a thousand teams with the names of their players.
const LONGEST_CUP: usize = 1 << 20;

/// Every address of the interface, and their description.
fn addresses(longest_record: usize) -> (Router<Arc<App>>, utoipa::openapi::OpenApi) {
    let record = routes!(records::load_record).layer(DefaultBodyLimit::max(longest_record));
    let cup = routes!(cups::create).layer(DefaultBodyLimit::max(LONGEST_CUP));
    OpenApiRouter::with_openapi(description::Beginning::openapi())
        .routes(routes!(reference::games))
        .routes(routes!(reference::rules))
        .routes(routes!(reference::openapi))
        .routes(routes!(reach::reach))
        .routes(routes!(teaching::guides))
        .routes(routes!(teaching::practise))
        .routes(routes!(puzzles::themes))
        .routes(routes!(puzzles::daily))
        .routes(routes!(puzzles::next))
        .routes(routes!(puzzles::puzzle, puzzles::attempt))
        .routes(routes!(teaching::rulebooks))
        .routes(routes!(teaching::rulebook))
        .routes(routes!(teaching::examples))
        .routes(routes!(matches::create))
        .routes(routes!(matches::info))
        .routes(routes!(replay::replay))
        .routes(routes!(lab::contrast))
        .routes(routes!(reviews::review))
        .routes(routes!(reviews::review_summary))
        .routes(routes!(retries::question))
        .routes(routes!(retries::answer))
        .routes(routes!(reports::mine))
        .routes(routes!(reports::of_seats))
        .routes(routes!(records::record))
        .routes(routes!(dice::dice))
        .routes(routes!(dice::all))
        .routes(routes!(matches::sandbox))
        .routes(routes!(positions::match_position))
        .routes(routes!(positions::check_position))
        .routes(routes!(positions::analyse_position))
        .routes(routes!(positions::play_position_out))
        .routes(routes!(positions::compare_editions))
        .routes(routes!(positions::solve_position))
        .routes(routes!(positions::play_position))
        .routes(routes!(seats::invitation))
        .routes(routes!(seats::claim))
        .routes(routes!(seats::renew))
        .routes(routes!(seats::invite))
        .routes(routes!(play))
        .routes(routes!(lobby::meet))
        .routes(record)
        .routes(cup)
        .routes(routes!(cups::list))
        .routes(routes!(cups::info))
        .routes(routes!(cup_reports::chances))
        .routes(routes!(cup_reports::statistics))
        .routes(routes!(cup_reports::export))
        .routes(routes!(cups::sheet))
        .routes(routes!(cups::enter))
        .routes(routes!(cups::start))
        .routes(routes!(cups::replace_organiser))
        .merge(addresses_of_people())
        .split_for_parts()
}

/// The addresses of accounts and what belongs to them.
fn addresses_of_people() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(people::club))
        .routes(routes!(people::admit))
        .routes(routes!(people::register))
        .routes(routes!(people::log_in, people::log_out))
        .routes(routes!(people::recover))
        .routes(routes!(account::me))
        .routes(routes!(account::sessions, account::close_others))
        .routes(routes!(account::close_session))
        .routes(routes!(account::change_password))
        .routes(routes!(account::make_codes))
        .routes(routes!(account::export))
        .routes(routes!(account::close_account))
        .routes(routes!(my_matches::add_seats))
        .routes(routes!(my_matches::list))
        .routes(routes!(my_matches::sides))
        .routes(routes!(my_matches::take_vacation))
        .routes(routes!(notices::list))
        .routes(routes!(notices::read))
        .routes(routes!(notices::settings, notices::wish))
        .routes(routes!(notices::set_webhook))
        .routes(routes!(notices::add_browser))
        .routes(routes!(notices::close_road))
        .routes(routes!(mail::set_mail))
        .routes(routes!(mail::confirm_mail))
        .routes(routes!(mail::recover_by_mail))
        .routes(routes!(mail::recover_by_link))
        .routes(routes!(mail::unsubscribe, mail::ask_to_unsubscribe))
        .routes(routes!(passkeys::list, passkeys::add))
        .routes(routes!(passkeys::begin))
        .routes(routes!(passkeys::remove))
        .routes(routes!(passkeys::begin_log_in))
        .routes(routes!(passkeys::log_in))
        .routes(routes!(ladder::ladder))
        .routes(routes!(persons::person))
        .routes(routes!(persons::matches))
        .routes(routes!(persons::ratings))
        .routes(routes!(persons::dice))
        .routes(routes!(puzzles::mine))
        .routes(routes!(tokens::list, tokens::make))
        .routes(routes!(tokens::close))
        .routes(routes!(relations::list))
        .routes(routes!(
            relations::relation,
            relations::relate,
            relations::end_relation
        ))
        .routes(routes!(relations::wish_challenges))
        .routes(routes!(relations::report))
        .routes(routes!(relations::read_warning))
        .routes(routes!(desk::desk))
        .routes(routes!(desk::pairs))
        .routes(routes!(desk::file))
        .routes(routes!(desk::act))
        .routes(routes!(desk::log))
}

/// The longest record: that of a match with so many entries, which is the longest that this server gives out.
fn longest_record(entries: u64) -> usize {
    let entries = usize::try_from(entries.saturating_mul(LONGEST_ENTRY));
    entries.unwrap_or(usize::MAX).max(1 << 20)
}

/// The whole server as a service, which listens on an address and has these names.
pub(crate) fn router(app: Arc<App>, listening: SocketAddr, names: Vec<String>) -> Router {
    let names: Arc<[String]> = names.into();
    let (router, _) = addresses(longest_record(app.store.keeping().entries));
    router
        .route("/api", get(unknown_address).fallback(unknown_address))
        .route("/api/", get(unknown_address).fallback(unknown_address))
        .route(
            "/api/{*path}",
            get(unknown_address).fallback(unknown_address),
        )
        .route("/healthz", get(health::alive))
        .route("/readyz", get(health::ready))
        .route("/metrics", get(health::no_metrics))
        .fallback_service(
            get(client::serve)
                .fallback(bad_method)
                .with_state(Arc::clone(&app)),
        )
        .method_not_allowed_fallback(bad_method)
        .layer(DefaultBodyLimit::max(LONGEST_BODY))
        .layer(Extension(listening))
        .layer(CompressionLayer::new().quality(CompressionLevel::Precise(5)))
        .layer(CatchPanicLayer::custom(panicked))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            requests::count,
        ))
        .layer(middleware::from_fn_with_state(names, guard::check))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            bans::check,
        ))
        .layer(middleware::from_fn(problem::speak))
        .layer(middleware::from_fn_with_state(
            Arc::clone(&app),
            observe::observe,
        ))
        .with_state(app)
}

/// The WebSocket of a match.
///
/// A client says `Request`, the server `Message`; docs/PROTOCOL.md describes them.
#[utoipa::path(
    get,
    path = "/api/matches/{id}/play",
    params(MatchId),
    responses((status = 101, description = "The WebSocket is open."), (status = 400), (status = 401), (status = 404), (status = 503))
)]
async fn play(
    State(app): State<Arc<App>>,
    place: Option<Extension<Arc<Place>>>,
    visitor: Visitor,
    guest: Guest,
    MatchId(id): MatchId,
    upgrade: Upgrade,
) -> Result<Response, Refusal> {
    let place = take_place(&app, place, visitor)?;
    Ok(upgrade.serve(move |socket| async move {
        connection::play(socket, id, visitor, guest.caller, app).await;
        drop(place);
    }))
}

/// The place of a WebSocket among the connections.
fn take_place(
    app: &App,
    place: Option<Extension<Arc<Place>>>,
    visitor: Visitor,
) -> Result<Arc<Place>, Refusal> {
    if let Some(Extension(place)) = place {
        return Ok(place);
    }
    // The connection is a proxy's, and was counted for nobody yet.
    let place = app.places.take(visitor);
    Ok(Arc::new(place.ok_or_else(problem::too_many_connections)?))
}

async fn unknown_address() -> Refusal {
    Refusal(Problem::new(
        "unknown-address",
        "there is nothing at this address: /api/openapi.json lists what there is",
    ))
}

async fn bad_method() -> Refusal {
    Refusal(Problem::new(
        "bad-method",
        "this address does not take this method: /api/openapi.json lists what it takes",
    ))
}

fn panicked(_panic: Box<dyn std::any::Any + Send>) -> axum::http::Response<axum::body::Body> {
    tracing::error!("an HTTP request made the server panic");
    Refusal(problem::internal()).into_response()
}
