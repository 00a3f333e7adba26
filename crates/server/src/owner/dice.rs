//! Dice thrown by hand: what was said and is to be confirmed is told to everybody.

use gaffer_core::Side;
use gaffer_games::protocol::Message;
use gaffer_table::Said;

use super::{Outgoing, Owner};

impl Owner {
    /// Tells everybody what a side has thrown, so that the other one can confirm it.
    pub(super) fn tell_said_to_all(&mut self, said: &Said) {
        self.audience.tell(&message(said));
    }

    /// Tells everybody that what a side has thrown does not count.
    pub(super) fn tell_disputed(&mut self, side: Side) {
        let live = self.live.as_ref();
        let version = live.map_or(0, |live| live.table.seen_by(None).version);
        self.audience.tell(&Message::DiceSaid {
            version,
            side,
            dice: None,
        });
    }

    /// Tells a newcomer what is to be confirmed.
    pub(super) fn tell_said(&mut self, connection: u64) {
        let said = self.live.as_ref().and_then(|live| live.table.said());
        if let Some(said) = said {
            let message = Outgoing::news(&message(said));
            self.audience.send(connection, &message);
        }
    }
}

fn message(said: &Said) -> Message {
    Message::DiceSaid {
        version: said.version,
        side: said.side,
        dice: Some(said.dice.clone()),
    }
}
