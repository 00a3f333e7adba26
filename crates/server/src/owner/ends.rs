//! Ends before the whistle and clocks: what people ask for, time that is over, and what everybody is told of both.

use std::time::Duration;

use gaffer_core::{End, How, Note, Proposal, Side};
use gaffer_games::protocol::{Problem, Request};
use gaffer_table::{Changes, EndRequest, Time};

use super::act::only_watching;
use super::watching::known;
use super::{Away, Owner, Stamp};
use crate::live::Live;
use crate::words::say;
use crate::{clock, deadlines, problem};

/// The seconds of a day.
const DAY: u64 = 24 * 3600;

/// Whether a request is the one that has led to a note.
fn led_to(request: &Request, note: &Note) -> bool {
    let is_end = |wanted: How| matches!(note, Note::End(End { how, .. }) if *how == wanted);
    match request {
        Request::Resign { .. } => is_end(How::Resigned) || is_end(How::Aborted),
        Request::Abort { .. } => is_end(How::Aborted),
        Request::Claim { .. } => {
            is_end(How::Abandoned) || is_end(How::Aborted) || matches!(note, Note::TakeOver { .. })
        }
        Request::Offer { what, .. } => *note == Note::Offer(*what),
        Request::WithdrawOffer { what, .. } => *note == Note::Withdraw(*what),
        Request::AnswerOffer { what, accept, .. } if !accept => *note == Note::Decline(*what),
        Request::AnswerOffer { what, .. } => match what {
            Proposal::Draw => is_end(How::Agreed),
            Proposal::TakeBack => *note == Note::TakeBack,
            Proposal::Adjourn => *note == Note::Adjourn,
            Proposal::Resume => *note == Note::Resume,
            Proposal::Hints => *note == Note::Hints,
            Proposal::Rematch => matches!(note, Note::Rematch { .. }),
        },
        _ => false,
    }
}

/// What a request comes to: a rated match of which no die was rolled is only broken off, since nobody shall win points by a match that
/// was not played. In a competition somebody has to go on.
fn carried_out(live: &Live, seat: Side, act: EndRequest) -> Result<EndRequest, Problem> {
    if !live.about.rated || live.about.cup.is_some() || live.table.has_begun() {
        return Ok(act);
    }
    match act {
        EndRequest::Resign => Ok(EndRequest::Abort),
        EndRequest::Claim { away } => {
            live.table.check_away(seat, away)?;
            Ok(EndRequest::Abort)
        }
        EndRequest::Offer(Proposal::Draw) => {
            Err(Problem::said("no-offer", say!(problems::NoDrawYet)))
        }
        _ => Ok(act),
    }
}

impl Owner {
    /// The moment at which the time is over of whoever decides.
    pub(super) fn deadline(&self) -> Option<Time> {
        self.live.as_ref()?.table.deadline()
    }

    /// Ends the match if the time of a side is over: before each request, when its moment has come, and when somebody looks. First the
    /// time is given back in which no server answered; a problem where that is not known yet.
    pub(super) async fn flag(&mut self) -> Result<(), Problem> {
        let is_over = |deadline| clock::time() >= deadline;
        let failed = |error| problem::storage_failed(&error);
        while self.deadline().is_some_and(is_over) {
            let Some(live) = &mut self.live else { break };
            let is_known = deadlines::outages_known(&self.app).await;
            if !is_known.map_err(failed)? {
                return Err(problem::busy());
            }
            let outages = self.store.outages(live.table.changed()).await;
            let mut changes = live.table.give_back(&outages.map_err(failed)?);
            if changes.notes.is_empty() {
                let Some(ended) = live.table.flag(clock::time()) else {
                    break;
                };
                changes = ended;
            }
            if let Err(problem) = self.store(&changes, None).await {
                self.give_up();
                return Err(problem);
            }
            self.tell_changes(&changes);
        }
        Ok(())
    }

    /// Carries out what leads to an end before the whistle; a request that was carried out is answered again.
    pub(super) async fn end(&mut self, connection: u64, seat: Option<Side>, request: Request) {
        let id = request.id().to_owned();
        match self.try_end(connection, seat, request).await {
            Ok((version, changes)) => {
                self.is_done(connection, id, version);
                if let Some(changes) = changes {
                    self.tell_changes(&changes);
                }
            }
            Err(problem) => self.refuse(connection, id, problem),
        }
    }

    async fn try_end(
        &mut self,
        connection: u64,
        seat: Option<Side>,
        request: Request,
    ) -> Result<(u64, Option<Changes>), Problem> {
        let seat = seat.ok_or_else(only_watching)?;
        let stamp = Stamp {
            seat,
            request: request.id().to_owned(),
        };
        let live = self.live().await?;
        let (number, version) = (live.number, live.table.seen_by(Some(seat)).version);
        let is_of_cup = live.about.cup.is_some();
        let noted = self.store.noted(number, &stamp).await;
        if let Some(note) = noted.map_err(|error| problem::storage_failed(&error))? {
            let is_repeated = led_to(&request, &note);
            let reused = || Problem::said("reused-id", say!(problems::ReusedId));
            return is_repeated.then_some((version, None)).ok_or_else(reused);
        }
        if let Request::Vacation { days, .. } = request {
            let live = self.live().await?;
            let changes = live.table.take_vacation(seat, days, clock::time())?;
            self.store(&changes, Some(stamp)).await?;
            return Ok((version, Some(changes)));
        }
        let act = match request {
            Request::Resign { .. } => EndRequest::Resign,
            Request::Claim { .. } => EndRequest::Claim {
                away: self.away(!seat),
            },
            // Who goes on in a competition is not for two of its teams to say.
            _ if is_of_cup => {
                return Err(Problem::said("not-in-a-cup", say!(problems::NotInACup)));
            }
            Request::Abort { .. } => EndRequest::Abort,
            Request::Offer { what, .. } => EndRequest::Offer(what),
            Request::WithdrawOffer { what, .. } => EndRequest::Withdraw(what),
            Request::AnswerOffer { what, accept, .. } if accept => EndRequest::Accept(what),
            Request::AnswerOffer { what, .. } => EndRequest::Decline(what),
            _ => return Err(problem::internal()),
        };
        let act = carried_out(self.live().await?, seat, act)?;
        let changes = match act {
            EndRequest::Offer(Proposal::Rematch)
            | EndRequest::Withdraw(Proposal::Rematch)
            | EndRequest::Accept(Proposal::Rematch)
            | EndRequest::Decline(Proposal::Rematch) => {
                self.ask_rematch(connection, act, stamp).await?
            }
            _ => {
                let live = self.live().await?;
                let changes = live.table.request_end(seat, act, clock::time())?;
                self.store(&changes, Some(stamp)).await?;
                changes
            }
        };
        let live = self.live.as_ref();
        let version = live.map_or(version, |live| live.table.seen_by(Some(seat)).version);
        Ok((version, Some(changes)))
    }

    /// How long nobody has been there for a side since the match last changed: nobody is missed while the other one is awaited.
    fn away(&self, side: Side) -> Duration {
        let since = self.away[side].map(|since| since.max(self.changed));
        since.map_or(Duration::ZERO, |since| {
            super::now().saturating_duration_since(since)
        })
    }

    /// Lets a side be away for so many days, or for those that are left; with none it is back. Nothing where it cannot take any, or
    /// was not away.
    pub(super) async fn take_days_off(
        &mut self,
        side: Side,
        days: u32,
    ) -> Result<Option<Away>, Problem> {
        let now = clock::time();
        let live = self.live().await?;
        let teams = live.names().clone();
        let Some(vacations) = live.table.vacations(now) else {
            return Ok(None);
        };
        let (until, left) = vacations[side];
        let left = u32::try_from(left.as_secs() / DAY).unwrap_or(u32::MAX);
        let taken = days.min(left);
        if live.table.is_closed() || days == 0 && until.is_none() {
            return Ok(None);
        }
        // Whoever has none left is not sent back from those that he has taken.
        if days == 0 || taken > 0 {
            let changes = live.table.take_vacation(side, taken, now)?;
            self.store(&changes, None).await?;
            self.tell_changes(&changes);
        }
        Ok(Some(Away { teams, days: taken }))
    }

    /// Gives the match up for a side that nobody is left to play.
    pub(super) async fn resign(&mut self, side: Side) -> Result<(), Problem> {
        let live = self.live().await?;
        let act = carried_out(live, side, EndRequest::Resign)?;
        let resigned = live.table.request_end(side, act, clock::time())?;
        self.store(&resigned, None).await?;
        self.tell_changes(&resigned);
        Ok(())
    }

    /// Tells everybody what has changed: how the match stands, and what is beside it.
    pub(super) fn tell_changes(&mut self, changes: &Changes) {
        self.tell_openly(changes);
        for side in Side::BOTH {
            if changes.plans[side] {
                self.tell_plans(side, None);
            }
        }
    }

    fn tell_openly(&mut self, changes: &Changes) {
        if let (Some(side), Some(live)) = (changes.early, &self.live) {
            self.audience.tell_side(live, side);
        }
        let is_decided = |live: &Live| changes.early.is_some() && live.table.asked_too().is_none();
        let is_told = self.live.as_ref().is_some_and(is_decided);
        if changes.entries.is_empty() && changes.notes.is_empty() && !is_told {
            // What seats have left for later is nobody else's business, not even that it is less than before.
            return;
        }
        let Some(live) = &self.live else { return };
        if !changes.entries.is_empty() || live.table.end().is_some() {
            self.audience.tell_all(live, changes.from);
        }
        let is_beside = live.table.offer().is_some() || live.table.asked_too().is_some();
        let was_beside = std::mem::replace(&mut self.was_beside, is_beside);
        if !changes.notes.is_empty() {
            self.audience.know_computers(live);
            self.audience.tell_presence();
            let is_late = self.audience.is_late();
            let is_told = |_, seat: Option<Side>| seat.is_some() || !is_late;
            self.audience.tell_beside(live, is_told);
        } else if live.is_timed() || is_beside || was_beside {
            // How many choices a secret decision takes is not told by the clock either.
            let is_late = self.audience.is_late();
            let is_told = |_, seat: Option<Side>| {
                !live.table.is_kept_from(seat) && (seat.is_some() || !is_late)
            };
            self.audience.tell_beside(live, is_told);
        }
    }

    /// Tells a newcomer what is beside the answers.
    pub(super) fn tell_beside(&mut self, connection: u64) {
        let seat = self.audience.seat(connection);
        let live = known(self.live.as_ref(), self.watched.as_ref(), seat);
        if let Some(live) = live.filter(|live| live.has_beside()) {
            // Whoever was told that both are asked is told when that is over.
            self.was_beside |= live.table.asked_too().is_some();
            self.audience.tell_beside(live, |one, _| one == connection);
        }
    }
}
