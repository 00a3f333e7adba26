//! Seats that change hands: invitations and what becomes of them.

use gaffer_core::Side;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::catalogue::Switch;
use super::matches::MatchInfo;
use crate::described;

/// A question what an invitation is to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Invited {
    /// The invitation.
    pub invitation: String,
}

/// What somebody is invited to: who plays whom, and by which rules.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Invitation {
    /// The match.
    pub info: MatchInfo,
    /// The side that the guest plays.
    #[schema(value_type = described::Side)]
    pub side: Side,
    /// Whether nobody has taken the seat yet.
    pub free: bool,
    /// The set of options that the match is nearest to: "FUBA 2.2 · cards".
    pub preset: String,
    /// What that is.
    pub what: String,
    /// The options that differ from it, with the values that they have in this match.
    pub unusual: Vec<Switch>,
}

/// A request for the seat of an invitation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Claim {
    /// The invitation.
    pub invitation: String,
    /// The seat's secret from now on: 128 bits that the client draws, so that nobody else ever has them, and that it keeps
    /// before it asks, so that a lost answer loses nothing.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub seat: String,
}

/// A request for another secret of one's own seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Renewal {
    /// The secret that has opened the seat so far.
    pub seat: String,
    /// The one that opens it from now on, drawn and kept like that of a claim.
    #[schema(pattern = "^[0-9a-f]{32}$")]
    pub renewed: String,
}

/// A seat that the asker has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct OwnSeat {
    /// Whose it is.
    #[schema(value_type = described::Side)]
    pub side: Side,
}

/// A request of whoever set a match up: what becomes of the invitation to a seat that nobody has taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Inviting {
    /// The secret of a seat that was not given by invitation, or the invitation itself.
    pub by: String,
    /// The seat.
    #[schema(value_type = described::Side)]
    pub side: Side,
    /// What becomes of it.
    pub what: InvitingWhat,
}

/// What becomes of an invitation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum InvitingWhat {
    /// Another one takes its place.
    Replace,
    /// There is none any more.
    TakeBack,
}

/// The invitation to a seat as it is from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct NewInvitation {
    /// A secret, told only here; none where it was taken back.
    #[schema(required)]
    pub invitation: Option<String>,
}
