//! Sealed dice: seals and numbers are taken from the seats, and everybody is told how far the sealing has come.

use gaffer_core::Side;
use gaffer_games::protocol::Message;
use gaffer_table::{self as table, Accepted};

use super::Owner;
use super::act::{only_watching, take};
use crate::clock;

impl Owner {
    /// Takes a seal or a number of a seat. What was taken before is answered again and changes nothing.
    pub(super) async fn seal(
        &mut self,
        connection: u64,
        seat: Option<Side>,
        id: String,
        act: table::Request,
    ) {
        let Some(seat) = seat else {
            return self.refuse(connection, id, only_watching());
        };
        let live = match self.live().await {
            Ok(live) => live,
            Err(problem) => return self.refuse(connection, id, problem),
        };
        let mut changes = match take(live, seat, act) {
            Ok(Accepted::Changed(changes)) => changes,
            Ok(Accepted::Said(_) | Accepted::Disputed(..)) => return,
            Err(problem) => {
                let is_wrong = problem.code == "wrong-number";
                self.refuse(connection, id, problem);
                if is_wrong {
                    self.audience.tell(&Message::NumberRefused { side: seat });
                }
                return;
            }
        };
        let is_new = !changes.notes.is_empty();
        if is_new && let Err(problem) = live.table.roll_on(&mut changes, clock::time()) {
            self.live = None;
            return self.refuse(connection, id, problem);
        }
        if is_new && let Err(problem) = self.store(&changes, None).await {
            return self.refuse(connection, id, problem);
        }
        let Some(live) = &self.live else { return };
        let version = live.table.seen_by(Some(seat)).version;
        let told = live.sealing().filter(|_| is_new);
        if is_new && !live.table.is_unsealed() {
            self.audience.tell_all(live, changes.from);
        }
        self.is_done(connection, id, version);
        // After the news: who is asked now knows what.
        if let Some(sealing) = told {
            self.audience.tell(&Message::Sealing(sealing));
        }
    }
}
