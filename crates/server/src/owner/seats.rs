//! Seats that change hands: taken by an invitation, given another secret, closed in other places.

use gaffer_core::Side;
use gaffer_games::protocol::{Invitation, Invited, Player, Problem};
use gaffer_games::rules_in_words;
use gaffer_games::words::Language;
use serde::{Deserialize, Serialize};

use super::Owner;
use crate::live::Live;
use crate::secret::{SeatHash, SeatKeys};
use crate::store::{MatchOrder, Member, Order, StoreError, StoredMatch};
use crate::words::say;
use crate::{problem, rated};

/// What somebody wants to become of a seat.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum SeatChange {
    /// Whoever has the invitation takes it.
    Claim {
        /// The invitation.
        invitation: String,
        /// What opens the seat from now on.
        seat: SeatHash,
        /// Who takes it, where he is logged in.
        member: Option<Member>,
    },
    /// Whoever has it gives it another secret.
    Renew {
        /// The secret until now.
        seat: String,
        /// What opens it from now on.
        renewed: SeatHash,
    },
    /// Whoever set the match up changes the invitation to it.
    Invite {
        /// The secret of his own seat, or the invitation until now.
        by: String,
        /// Whose seat it is.
        side: Side,
        /// The invitation from now on.
        invitation: Option<SeatHash>,
    },
}

/// What an invitation to a match is to.
pub(crate) fn invitation(
    live: &Live,
    invited: &Invited,
    language: Language,
) -> Result<Invitation, Problem> {
    let side = invited_to(&live.about, &invited.invitation)?;
    let rules = rules_in_words(live.game(), language)?;
    Ok(Invitation {
        info: live.info(language)?,
        side,
        free: live.about.is_free(side),
        preset: rules.preset,
        what: rules.what,
        unusual: rules.unusual,
    })
}

impl Owner {
    /// Changes what opens a seat, or what it can be taken by, and says whose it is. What is so already is not changed, so
    /// that a repeat is answered like the first.
    pub(super) async fn change_seat(&mut self, change: SeatChange) -> Result<Side, Problem> {
        let live = self.live().await?;
        let (side, keys) = changed(&live.about, &change)?;
        let was = live.about.seats[side];
        if keys == was {
            return Ok(side);
        }
        let number = live.number;
        let was = Some(was);
        let member = match &change {
            SeatChange::Claim { member, .. } => *member,
            SeatChange::Renew { .. } | SeatChange::Invite { .. } => None,
        };
        if let (SeatChange::Claim { .. }, true) = (&change, live.about.rated) {
            let mut about = live.about.clone();
            about.seats[side] = keys;
            about.members[side] = member;
            rated::check(&about, live.game())?;
        }
        let order = MatchOrder::Seat {
            side,
            was,
            keys,
            account: member.map(|member| member.account),
        };
        let stored = self.store.order(Order::Match { number, order }).await;
        if let Err(error) = stored {
            // What is in memory may not be what is stored.
            self.live = None;
            return Err(match error {
                StoreError::SeatChanged => taken(),
                error => problem::storage_failed(&error),
            });
        }
        if let Some(live) = &mut self.live {
            live.about.seats[side] = keys;
            live.about.members[side] = live.about.members[side].or(member);
        }
        if let SeatChange::Renew { .. } = change {
            let why = Problem::said("not-your-seat", say!(problems::SeatRenewed));
            self.audience.close_places(side, None, &why);
            self.audience.tell_presence();
        }
        Ok(side)
    }
}

/// The seat that is meant, and what opens it after a change.
fn changed(about: &StoredMatch, change: &SeatChange) -> Result<(Side, SeatKeys), Problem> {
    match change {
        SeatChange::Claim {
            invitation, seat, ..
        } => {
            let side = invited_to(about, invitation)?;
            let keys = about.seats[side];
            if keys.seat.is_some_and(|other| other != *seat) {
                return Err(taken());
            }
            let seat = Some(*seat);
            Ok((side, SeatKeys { seat, ..keys }))
        }
        SeatChange::Renew { seat, renewed } => {
            let is_meant = |side: &Side| {
                let known = about.seats[*side].seat;
                known.is_some_and(|known| known == *renewed || known.is_of(seat))
            };
            let side = Side::BOTH.into_iter().find(is_meant).ok_or_else(|| {
                let why = say!(problems::NotYourSeat);
                Problem::said("not-your-seat", why)
            })?;
            let seat = Some(*renewed);
            let keys = about.seats[side];
            Ok((side, SeatKeys { seat, ..keys }))
        }
        SeatChange::Invite {
            by,
            side,
            invitation,
        } => {
            check_inviting(about, by, *side)?;
            let keys = SeatKeys {
                seat: None,
                invitation: *invitation,
            };
            Ok((*side, keys))
        }
    }
}

/// The seat that an invitation is to. Both are compared, so that the time tells nothing.
fn invited_to(about: &StoredMatch, invitation: &str) -> Result<Side, Problem> {
    let [home, away] = Side::BOTH.map(|side| is_known(about.seats[side].invitation, invitation));
    match (home, away) {
        (true, _) => Ok(Side::Home),
        (_, true) => Ok(Side::Away),
        _ => Err(Problem::said("no-invitation", say!(problems::NoInvitation))),
    }
}

/// Refuses whoever may not invite to a seat, and invitations to one that somebody has.
fn check_inviting(about: &StoredMatch, by: &str, side: Side) -> Result<(), Problem> {
    let is_host = |side: Side| {
        let is_own = about.teams[side].player == Player::Person { link: false };
        is_own && is_known(about.seats[side].seat, by)
    };
    if !Side::BOTH.into_iter().any(is_host) && !is_known(about.seats[side].invitation, by) {
        return Err(Problem::said("not-your-seat", say!(problems::NotTheHost)));
    }
    if about.teams[side].player != (Player::Person { link: true }) {
        return Err(Problem::said(
            "bad-request",
            say!(problems::NotByInvitation),
        ));
    }
    if about.is_free(side) {
        return Ok(());
    }
    Err(taken())
}

fn is_known(hash: Option<SeatHash>, secret: &str) -> bool {
    hash.is_some_and(|hash| hash.is_of(secret))
}

fn taken() -> Problem {
    Problem::said("seat-taken", say!(problems::SeatTaken))
}
