//! The lobby over HTTP: its WebSocket.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::Response;

use super::take_place;
use crate::App;
use crate::lobby;
use crate::people::{Guest, Scope};
use crate::places::Place;
use crate::problem::Refusal;
use crate::visitor::Visitor;
use crate::websocket::Upgrade;

/// The WebSocket of the lobby.
///
/// A client says `LobbyRequest`, the server `LobbyMessage`; docs/PROTOCOL.md describes them.
#[utoipa::path(
    get,
    path = "/api/lobby",
    operation_id = "lobby",
    responses((status = 101, description = "The WebSocket is open."), (status = 400), (status = 401), (status = 503))
)]
pub(super) async fn meet(
    State(app): State<Arc<App>>,
    place: Option<Extension<Arc<Place>>>,
    visitor: Visitor,
    guest: Guest,
    upgrade: Upgrade,
) -> Result<Response, Refusal> {
    if let Some(caller) = &guest.caller {
        caller.check(Scope::Read)?;
    }
    let place = take_place(&app, place, visitor)?;
    Ok(upgrade.serve(move |socket| async move {
        lobby::serve(socket, visitor, guest.caller, app).await;
        drop(place);
    }))
}
