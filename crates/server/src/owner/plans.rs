//! Conditional answers: what a seat that waits leaves with the table, and what it alone is told of it.

use gaffer_core::Side;
use gaffer_games::protocol::{Line, LinesLeft, Message, Problem};

use super::act::only_watching;
use super::{Outgoing, Owner};
use crate::clock;

impl Owner {
    /// Takes what a seat leaves, in place of what it left before; a repeat changes nothing.
    pub(super) async fn leave(
        &mut self,
        connection: u64,
        seat: Option<Side>,
        id: String,
        lines: Vec<Line>,
    ) {
        match self.try_leave(seat, lines).await {
            Ok((seat, version)) => {
                self.is_done(connection, id, version);
                self.tell_plans(seat, None);
            }
            Err(problem) => self.refuse(connection, id, problem),
        }
    }

    async fn try_leave(
        &mut self,
        seat: Option<Side>,
        lines: Vec<Line>,
    ) -> Result<(Side, u64), Problem> {
        let seat = seat.ok_or_else(only_watching)?;
        let live = self.live().await?;
        let changes = live.table.leave(seat, lines, clock::time())?;
        self.store(&changes, None).await?;
        let version = self.live().await?.table.seen_by(Some(seat)).version;
        Ok((seat, version))
    }

    /// What is ahead of a seat that waits.
    pub(super) async fn foresee(
        &mut self,
        connection: u64,
        seat: Option<Side>,
        answers: &str,
    ) -> Result<impl FnOnce(String) -> Message + use<>, Problem> {
        let seat = seat.ok_or_else(only_watching)?;
        let language = self.audience.language_of(connection);
        let live = self.live().await?;
        let foreseen = live.table.foresee(seat, answers, live.words(language))?;
        Ok(move |id| Message::Foreseen { id, foreseen })
    }

    /// Tells a seat, or one connection of it, what it has left and what was dropped of it.
    pub(super) fn tell_plans(&mut self, seat: Side, connection: Option<u64>) {
        let Some(live) = &self.live else { return };
        let told = live.table.plans(seat).told();
        let message = Outgoing::news(&Message::Plans(told));
        match connection {
            Some(connection) => self.audience.send(connection, &message),
            None => self.audience.tell_seat(seat, &message),
        }
    }

    /// Tells a newcomer what his seat has left, where there is anything.
    pub(super) fn remind(&mut self, connection: u64, seat: Side) {
        let live = self.live.as_ref();
        if live.is_some_and(|live| live.table.plans(seat).told() != LinesLeft::default()) {
            self.tell_plans(seat, Some(connection));
        }
    }
}
