//! What people ask of a match: choices, dice, taking back, and questions.

use gaffer_core::Side;
use gaffer_games::protocol::{Message, Problem, Request};
use gaffer_table::{self as table, Accepted};

use super::{Owner, Stamp};
use crate::live::Live;
use crate::words::say;
use crate::{clock, problem};

impl Owner {
    /// Carries out a request of somebody who is there, and replies.
    pub(super) async fn act(&mut self, connection: u64, request: Request) {
        if let Err(problem) = self.flag().await {
            return self.refuse(connection, request.id().to_owned(), problem);
        }
        let seat = self.audience.seat(connection);
        match request {
            Request::Join { id, .. } => {
                let problem = problem::bad_request("this connection has joined already");
                self.refuse(connection, id, problem);
            }
            Request::Why { id, choice } => {
                let reply = self.why(seat, &choice).await;
                self.reply(connection, id, reply);
            }
            Request::Hint { id } => {
                if let Err(problem) = self.begin_hint(connection, seat, id.clone()).await {
                    self.refuse(connection, id, problem);
                }
            }
            Request::PlayNow { id } => {
                let reply = self.play_now(seat).await;
                self.reply(connection, id, reply);
            }
            Request::Thoughts { id } => {
                let reply = self.tell_thoughts(connection).await;
                self.reply(connection, id, reply);
            }
            Request::CloseOthers { id } => {
                let reply = self.close_others(connection, seat).await;
                self.reply(connection, id, reply);
            }
            Request::Choose {
                id,
                version,
                choice,
            } => {
                let act = table::Request::Choose(choice);
                self.change(connection, seat, id, version, act).await;
            }
            Request::Roll { id, version, dice } => {
                let is_seen = seat.is_some_and(|seat| self.audience.sits_at(connection, !seat));
                let act = table::Request::Roll { dice, is_seen };
                self.change(connection, seat, id, version, act).await;
            }
            Request::Confirm { id, version, dice } => {
                let act = table::Request::Confirm(dice);
                self.change(connection, seat, id, version, act).await;
            }
            Request::Dispute { id, version, dice } => {
                let act = table::Request::Dispute(dice);
                self.change(connection, seat, id, version, act).await;
            }
            Request::Undo { id, version } => {
                let act = table::Request::Undo;
                self.change(connection, seat, id, version, act).await;
            }
            Request::Seal { id, seal } => {
                let act = table::Request::Seal(seal);
                self.seal(connection, seat, id, act).await;
            }
            Request::Number { id, number } => {
                let act = table::Request::Number(number);
                self.seal(connection, seat, id, act).await;
            }
            Request::Resign { .. }
            | Request::Abort { .. }
            | Request::Claim { .. }
            | Request::Offer { .. }
            | Request::Vacation { .. }
            | Request::WithdrawOffer { .. }
            | Request::AnswerOffer { .. } => self.end(connection, seat, request).await,
            Request::Say { .. } => self.say(connection, seat, request).await,
            Request::Foresee { id, answers } => {
                let reply = self.foresee(connection, seat, &answers).await;
                self.reply(connection, id, reply);
            }
            Request::Plan { id, lines } => self.leave(connection, seat, id, lines).await,
        }
    }

    /// Changes the match: take, store, and only then say so.
    async fn change(
        &mut self,
        connection: u64,
        seat: Option<Side>,
        id: String,
        version: u64,
        act: table::Request,
    ) {
        let Some(seat) = seat else {
            return self.refuse(connection, id, only_watching());
        };
        if let Err(problem) = self.catch_up_with(seat, version).await {
            return self.refuse(connection, id, problem);
        }
        let live = match self.live().await {
            Ok(live) => live,
            Err(problem) => return self.refuse(connection, id, problem),
        };
        let stamp = Stamp { seat, request: id };
        if version != live.table.seen_by(Some(seat)).version {
            return self.repeated_or_stale(connection, version, stamp).await;
        }
        let id = stamp.request.clone();
        let mut changes = match take(live, seat, act) {
            Ok(Accepted::Changed(changes)) => changes,
            Ok(Accepted::Said(said)) => {
                self.is_done(connection, id, said.version);
                return self.tell_said_to_all(&said);
            }
            Ok(Accepted::Disputed(side, changes)) => {
                if let Err(problem) = self.store(&changes, Some(stamp)).await {
                    return self.refuse(connection, id, problem);
                }
                self.is_done(connection, id, version);
                return self.tell_disputed(side);
            }
            Err(problem) => return self.refuse(connection, id, problem),
        };
        if let Some(side) = changes.early {
            live.table.stamp_early(side, &id);
        }
        let rolled = live.table.roll_on(&mut changes, clock::time());
        if let Err(problem) = rolled {
            self.live = None;
            return self.refuse(connection, id, problem);
        }
        match self.store(&changes, Some(stamp)).await {
            Ok(_) => {
                self.is_done(connection, id, self.version_for(seat));
                self.tell_changes(&changes);
            }
            Err(problem) => self.refuse(connection, id, problem),
        }
    }

    /// Tells whoever asked that it is done.
    pub(super) fn is_done(&mut self, connection: u64, id: String, version: u64) {
        let done = Message::Done { id, version };
        self.audience.reply(connection, done);
    }

    /// Answers a request that was made for another version: again, if it was carried out then.
    async fn repeated_or_stale(&mut self, connection: u64, version: u64, stamp: Stamp) {
        let Some(live) = &self.live else { return };
        let seen = live.table.seen_by(Some(stamp.seat));
        if live.table.is_early_repeat(stamp.seat, &stamp.request) {
            let now = seen.version;
            return self.is_done(connection, stamp.request, now);
        }
        let (number, now, settled) = (live.number, seen.version, seen.game.settled());
        let done = match live.table.entries_at(version) {
            Some(entries) => self.store.done(number, entries, &stamp).await,
            None => Ok(None),
        };
        let id = stamp.request;
        match done {
            Ok(Some(entries)) => {
                self.is_done(connection, id, self.version(entries));
            }
            Ok(None) => {
                let why = say!(problems::Stale, version = now);
                self.refuse(connection, id, Problem::said("stale", why));
                self.tell_one(connection, settled);
            }
            Err(error) => self.refuse(connection, id, problem::storage_failed(&error)),
        }
    }

    async fn why(
        &mut self,
        seat: Option<Side>,
        choice: &str,
    ) -> Result<impl FnOnce(String) -> Message + use<>, Problem> {
        let live = self.live().await?;
        check_turn(live, seat)?;
        let problem = live.table.seen_by(seat).game.why(choice).err();
        Ok(move |id| Message::Why {
            id,
            allowed: problem.is_none(),
            problem,
        })
    }

    /// Begins to think of a hint for whoever decides.
    async fn begin_hint(
        &mut self,
        connection: u64,
        seat: Option<Side>,
        id: String,
    ) -> Result<(), Problem> {
        let live = self.live().await?;
        check_turn(live, seat)?;
        live.table.may_have_hints()?;
        self.let_hint(connection, seat, id)
    }

    /// Tells the coach who is thinking to decide; where none is, it has done so already.
    async fn play_now(
        &mut self,
        seat: Option<Side>,
    ) -> Result<impl FnOnce(String) -> Message + use<>, Problem> {
        let seat = seat.ok_or_else(only_watching)?;
        if let Some(coach) = &self.coach {
            coach.play_now();
        }
        let version = self.live().await?.table.seen_by(Some(seat)).version;
        Ok(move |id| Message::Done { id, version })
    }

    /// Sends away whoever else has a seat open, and says so.
    async fn close_others(
        &mut self,
        connection: u64,
        seat: Option<Side>,
    ) -> Result<impl FnOnce(String) -> Message + use<>, Problem> {
        let seat = seat.ok_or_else(only_watching)?;
        let version = self.live().await?.table.seen_by(Some(seat)).version;
        let why = Problem::said("seat-closed", say!(problems::SeatClosed));
        self.audience.close_places(seat, Some(connection), &why);
        Ok(move |id| Message::Done { id, version })
    }

    async fn tell_thoughts(
        &mut self,
        connection: u64,
    ) -> Result<impl FnOnce(String) -> Message + use<>, Problem> {
        self.live().await?.table.may_have_hints()?;
        let is_late = self.audience.is_late() && self.audience.seat(connection).is_none();
        let thoughts = self.open_thoughts(connection).filter(|_| !is_late);
        Ok(move |id| Message::Thoughts { id, thoughts })
    }

    fn reply(
        &mut self,
        connection: u64,
        id: String,
        reply: Result<impl FnOnce(String) -> Message, Problem>,
    ) {
        match reply {
            Ok(message) => {
                let message = message(id);
                self.audience.reply(connection, message);
            }
            Err(problem) => self.refuse(connection, id, problem),
        }
    }

    pub(super) fn refuse(&mut self, connection: u64, id: String, problem: Problem) {
        if self.store.is_lost() {
            // Everybody joins again, and asks whoever owns the match now.
            return self.give_up();
        }
        self.app.metrics.count_refusal(problem.code);
        let refused = Message::Refused {
            id: Some(id),
            problem,
        };
        self.audience.reply(connection, refused);
    }
}

/// Takes a request of a side.
pub(super) fn take(live: &mut Live, seat: Side, act: table::Request) -> Result<Accepted, Problem> {
    #[cfg(test)]
    assert_ne!(
        act,
        table::Request::Choose(super::PANIC.into()),
        "as the test wants"
    );
    if live.table.is_closed() {
        return Err(gaffer_table::over());
    }
    live.table.request(seat, act, clock::time())
}

/// Whether it is a viewer's turn to decide.
fn check_turn(live: &Live, seat: Option<Side>) -> Result<(), Problem> {
    // Whoever watches is not told so either: he may see the end later.
    let seat = seat.ok_or_else(only_watching)?;
    if live.table.is_ended() {
        return Err(gaffer_table::over());
    }
    live.table.may_decide(seat)
}

pub(super) fn only_watching() -> Problem {
    Problem::said("not-your-seat", say!(problems::OnlyWatching))
}
