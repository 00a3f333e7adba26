//! What the operator orders for a match: stored by its owner, so that nothing else happens in it meanwhile.

use gaffer_core::Side;
use gaffer_games::protocol::Problem;

use super::Owner;
use crate::problem;
use crate::store::{MatchOrder, Order};

impl Owner {
    /// Stores what the operator orders, and sends away whom it concerns.
    pub(super) async fn obey(&mut self, order: Order) -> Result<(), Problem> {
        let stored = self.store.order(order.clone()).await;
        stored.map_err(|error| problem::storage_failed(&error))?;
        let Order::Match { order, .. } = order else {
            return Ok(());
        };
        match order {
            MatchOrder::End(_) => {
                self.forget();
                // Where too many end at once, the rest are found at the next start.
                let _ = self.app.archive.try_send(self.id.clone());
                self.audience
                    .close(|_| true, "this match has ended: its page says why");
            }
            MatchOrder::Delete => {
                self.forget();
                self.audience
                    .close(|_| true, "whoever runs this server has deleted this match");
            }
            MatchOrder::Seat { side, keys, .. } => {
                if let Some(live) = &mut self.live {
                    live.about.seats[side] = keys;
                }
                let is_there = |seat: Option<Side>| seat == Some(side);
                self.audience
                    .close(is_there, "the link of this seat is not valid any more");
                self.audience.tell_presence();
            }
        }
        Ok(())
    }

    /// Forgets what is in memory and what is being thought about.
    fn forget(&mut self) {
        self.live = None;
        self.thoughts = None;
        self.coach = None;
        self.hint_askers.clear();
    }
}
