//! A rematch: what the sides want after the end, and the one match that is made when both want it.

use std::sync::Arc;

use gaffer_core::BySide;
use gaffer_games::protocol::Problem;
use gaffer_games::words::Language;
use gaffer_table::{Changes, EndRequest};

use super::{Owner, Stamp};
use crate::new_match;
use crate::notices::after_end;
use crate::store::{AfterEnd, Store};
use crate::words::say;
use crate::{clock, creations, problem};

impl Owner {
    /// Takes what a side wants after the end. That both want it and the match that they get are written at once, so that
    /// there is never another one.
    pub(super) async fn ask_rematch(
        &mut self,
        connection: u64,
        request: EndRequest,
        stamp: Stamp,
    ) -> Result<Changes, Problem> {
        let visitor = self.audience.visitor(connection);
        let visitor = visitor.ok_or_else(problem::internal)?;
        let app = Arc::clone(&self.app);
        let seat = stamp.seat;
        let here = BySide::with(|side| self.audience.is_there(side));
        let live = self.live().await?;
        let about = &live.about;
        if about.is_free(!seat) {
            let why = say!(problems::NobodyThere);
            return Err(Problem::said("no-offer", why));
        }
        let wants = matches!(request, EndRequest::Offer(_) | EndRequest::Accept(_));
        if wants && is_blocked(&app.store, live.number).await? {
            let why = say!(people::NotPossible);
            return Err(Problem::said("no-offer", why));
        }
        let mut next = None;
        let make = || {
            let made = new_match::again(about)?;
            let taken = app.creations.take(visitor, 1);
            taken.map_err(creations::too_many_matches)?;
            let (made, standing, told) = new_match::ready(made, Vec::new(), Language::default())?;
            next = Some((Box::new(made), standing));
            Ok(told.info.id)
        };
        let changes = live
            .table
            .request_rematch(seat, request, make, clock::time())?;
        live.count_offers(&changes.notes);
        let is_club = app.people.club().is_some();
        let wish = AfterEnd {
            number: live.number,
            noted: live.table.notes() - changes.notes.len() as u64,
            notes: changes.notes.clone(),
            stamp,
            next,
            stands: is_club.then(|| after_end(live, here)),
        };
        if let Err(error) = self.store.after_end(wish).await {
            // What is in memory may not be what is stored.
            self.live = None;
            return Err(problem::storage_failed(&error));
        }
        Ok(changes)
    }
}

/// Whether the accounts by which both seats of a match are known have nothing to do with each other any more.
async fn is_blocked(store: &Store, number: i64) -> Result<bool, Problem> {
    let failed = |error| problem::storage_failed(&error);
    let accounts = store.seat_accounts(number).await.map_err(failed)?;
    match (accounts.home, accounts.away) {
        (Some(home), Some(away)) => {
            let both = [home.account, away.account];
            store.blocked(both).await.map_err(failed)
        }
        _ => Ok(false),
    }
}
