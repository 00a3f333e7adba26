//! Seats over HTTP: what an invitation is to, the seat taken by it, another invitation, another secret.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::IntoResponse;
use gaffer_games::protocol::{
    Claim, Invitation, Invited, Inviting, InvitingWhat, NewInvitation, OwnSeat, Problem, Renewal,
};

use super::extract::{BY_LANGUAGE, Body, MatchId, Reader};
use crate::App;
use crate::owner::SeatChange;
use crate::people::{Guest, Scope, SeatAsker};
use crate::problem::{self, Refusal};
use crate::secret::{self, SeatHash};

/// What an invitation is to.
///
/// The invitation is a secret, and stands in the body so that no log of addresses has it.
#[utoipa::path(
    post,
    path = "/api/matches/{id}/invitation",
    params(MatchId),
    request_body(content = Invited, example = json!({ "invitation": "0123456789abcdef0123456789abcdef" })),
    responses(
        (status = 200, description = "What it is to.", body = Invitation),
        (status = 400), (status = 404), (status = 408), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn invitation(
    State(app): State<Arc<App>>,
    MatchId(id): MatchId,
    Reader(language): Reader,
    Body(invited): Body<Invited>,
) -> Result<impl IntoResponse, Refusal> {
    let invitation = app.open.invitation(&app, &id, invited, language).await?;
    // Whoever is invited has no seat yet.
    let info = app.info_for(&id, language, &SeatAsker::default()).await?;
    let invitation = Invitation { info, ..invitation };
    Ok((BY_LANGUAGE, Json(invitation)))
}

/// Takes the seat of an invitation with a secret that the client has drawn; a repeat with the same secret is answered
/// again. Of whoever is logged in it becomes the account's, and a rated match needs one.
#[utoipa::path(
    post,
    path = "/api/matches/{id}/claim",
    params(MatchId),
    request_body(content = Claim, example = json!({
        "invitation": "0123456789abcdef0123456789abcdef", "seat": "fedcba9876543210fedcba9876543210",
    })),
    responses(
        (status = 200, description = "The seat.", body = OwnSeat),
        (status = 400), (status = 401), (status = 404), (status = 408), (status = 409), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn claim(
    State(app): State<Arc<App>>,
    Reader(language): Reader,
    guest: Guest,
    MatchId(id): MatchId,
    Body(Claim { invitation, seat }): Body<Claim>,
) -> Result<Json<OwnSeat>, Refusal> {
    if seat == invitation {
        let why = "whoever invites knows the invitation: draw another secret for the seat";
        return Err(problem::bad_request(why).into());
    }
    let seat = drawn(&seat)?;
    // A token that is not made for playing takes the seat for nobody.
    let caller = guest
        .caller
        .filter(|caller| caller.check(Scope::Play).is_ok());
    let change = SeatChange::Claim {
        invitation,
        seat,
        member: caller.map(|caller| caller.member()),
    };
    let side = app.open.change_seat(&app, &id, change, language).await?;
    Ok(Json(OwnSeat { side }))
}

/// Gives one's own seat another secret, so that the old one opens nothing; every connection of the seat ends.
#[utoipa::path(
    post,
    path = "/api/matches/{id}/renewal",
    params(MatchId),
    request_body(content = Renewal, example = json!({
        "seat": "0123456789abcdef0123456789abcdef", "renewed": "fedcba9876543210fedcba9876543210",
    })),
    responses(
        (status = 200, description = "The seat.", body = OwnSeat),
        (status = 400), (status = 404), (status = 408), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn renew(
    State(app): State<Arc<App>>,
    Reader(language): Reader,
    MatchId(id): MatchId,
    Body(Renewal { seat, renewed }): Body<Renewal>,
) -> Result<Json<OwnSeat>, Refusal> {
    let renewed = drawn(&renewed)?;
    let change = SeatChange::Renew { seat, renewed };
    let side = app.open.change_seat(&app, &id, change, language).await?;
    Ok(Json(OwnSeat { side }))
}

/// Replaces the invitation to a seat that nobody has taken, or takes it back; for whoever set the match up.
#[utoipa::path(
    post,
    path = "/api/matches/{id}/invite",
    params(MatchId),
    request_body(content = Inviting, example = json!({
        "by": "0123456789abcdef0123456789abcdef", "side": "away", "what": "replace",
    })),
    responses(
        (status = 200, description = "The invitation from now on.", body = NewInvitation),
        (status = 400), (status = 404), (status = 408), (status = 409), (status = 413), (status = 415), (status = 503)
    )
)]
pub(super) async fn invite(
    State(app): State<Arc<App>>,
    Reader(language): Reader,
    MatchId(id): MatchId,
    Body(Inviting { by, side, what }): Body<Inviting>,
) -> Result<Json<NewInvitation>, Refusal> {
    let invitation = match what {
        InvitingWhat::Replace => Some(secret::new_seat().map_err(|_| problem::internal())?),
        InvitingWhat::TakeBack => None,
    };
    let change = SeatChange::Invite {
        by,
        side,
        invitation: invitation.as_deref().map(SeatHash::from_secret),
    };
    app.open.change_seat(&app, &id, change, language).await?;
    Ok(Json(NewInvitation { invitation }))
}

/// The hash of a secret that a client has drawn.
fn drawn(secret: &str) -> Result<SeatHash, Problem> {
    if secret::is_seat(secret) {
        return Ok(SeatHash::from_secret(secret));
    }
    Err(problem::bad_request(
        "the secret of a seat is 128 random bits, written as 32 digits 0-9 and a-f",
    ))
}
