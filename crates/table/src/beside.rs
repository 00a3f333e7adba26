//! Both sides asked at once: while one decides in secret and the rules ask the other one right after it, whatever it chooses,
//! that one is shown its question already and may answer first.
//!
//! What it chooses waits with the table, a secret of its seat like all that it leaves there, and is given when the rules ask
//! for it: the journal keeps their order. Where clocks run, notes say since when both did, and when the early one stopped.

use gaffer_core::{Note, Side};
use gaffer_games::protocol::Problem;
use gaffer_games::{AnyMatch, ToAct};

use crate::{Changes, Table, Time, Who};

/// A side that is asked while the other one decides in secret.
#[derive(Debug)]
pub(crate) struct Beside {
    side: Side,
    /// The match as the side is asked, with what it has chosen already.
    game: Box<dyn AnyMatch>,
    /// Whether it has chosen all that it is asked.
    is_decided: bool,
}

impl Beside {
    /// Takes a choice, or refuses it and stays as it was. An open question, as that for a penalty, takes one.
    fn choose(&mut self, choice: &str) -> Result<(), Problem> {
        self.game.choose(choice)?;
        self.is_decided = self.game.secret_decider() != Some(self.side);
        Ok(())
    }
}

impl<M: AnyMatch + ?Sized> Table<M> {
    /// The side that is asked while the other one decides in secret, until it has decided itself.
    pub fn asked_too(&self) -> Option<Side> {
        self.asked_beside().map(|beside| beside.side)
    }

    fn asked_beside(&self) -> Option<&Beside> {
        let is_still = self.is_closed() || self.is_unsealed();
        let beside = self.beside.as_ref().filter(|_| !is_still);
        beside.filter(|beside| !beside.is_decided)
    }

    /// The match as a side is asked in it while the other one decides in secret.
    pub(crate) fn shown_beside(&self, seat: Option<Side>) -> Option<&dyn AnyMatch> {
        let beside = self.asked_beside();
        let beside = beside.filter(|beside| seat == Some(beside.side));
        beside.map(|beside| beside.game.as_ref())
    }

    /// How many choices somebody has made that nobody else knows of.
    pub(crate) fn chosen_early(&self, seat: Option<Side>) -> u64 {
        let early = seat.filter(|side| self.decides() != Some(*side) && !self.is_ended());
        early.map_or(0, |side| self.plans[side].early.len() as u64)
    }

    /// Sees who is asked beside the side that decides now: one of two people, each at a computer of his own.
    pub(crate) fn look_beside(&mut self) {
        let decides = self.game().secret_decider();
        let decides = decides.filter(|_| self.setting().apart && self.is_between_people());
        self.beside = decides.and_then(|decides| {
            let (side, game) = (!decides, self.game().beside()?);
            let is_decided = false;
            let mut beside = Beside {
                side,
                game,
                is_decided,
            };
            let mut early = self.plans[side].early.iter();
            let is_taken = early.all(|choice| beside.choose(choice).is_ok());
            is_taken.then_some(beside)
        });
    }

    /// Takes a row of choices of a side that is asked beside the one that decides.
    pub(crate) fn choose_early(
        &mut self,
        side: Side,
        row: &str,
        now: Time,
    ) -> Result<Changes, Problem> {
        let row = self.game().written(row)?;
        for (made, choice) in row.iter().enumerate() {
            let taken = match &mut self.beside {
                Some(beside) if !beside.is_decided => beside.choose(choice),
                // Nothing is known yet of what comes after it.
                _ => Err(self.other_decides(!side)),
            };
            if let Err(problem) = taken {
                if made > 0 {
                    self.look_beside();
                }
                return Err(problem);
            }
        }
        self.plans[side].early.extend(row);
        let mut changes = self.with_new_plans(side);
        changes.early = Some(side);
        let clock = self.clock().filter(|_| self.asked_too().is_none());
        if clock.is_some_and(|clock| clock.asked_too(side).is_some()) {
            changes.add(self.note(Note::Decided, Some(side), now));
        }
        Ok(changes)
    }

    /// Keeps the id of the request by which a side has chosen beforehand.
    pub fn stamp_early(&mut self, side: Side, request: &str) {
        self.plans[side].early_request = Some(request.to_owned());
    }

    /// Whether it was the request of this id by which a side last chose beforehand.
    pub fn is_early_repeat(&self, side: Side, request: &str) -> bool {
        self.plans[side].early_request.as_deref() == Some(request)
    }

    /// Whether a side has chosen beforehand what it is asked now.
    pub fn has_early(&self, side: Side) -> bool {
        self.is_person(side) && self.decides() == Some(side) && !self.plans[side].early.is_empty()
    }

    /// Whether what the side that decides has chosen beforehand is all that it is asked: nobody is to see that it is asked.
    pub(crate) fn is_decided_early(&self) -> bool {
        let side = self.decides().filter(|side| self.has_early(*side));
        side.is_some_and(|side| {
            let mut game = self.game().tail();
            let given = game.choose(&self.plans[side].early.join(", "));
            given.is_ok() && game.secret_decider() != Some(side)
        })
    }

    /// Gives what a side has chosen beforehand. Where the rules have changed since and refuse it, it is asked again.
    pub(crate) fn give_early(&mut self, side: Side, now: Time) -> Changes {
        let row = std::mem::take(&mut self.plans[side].early).join(", ");
        let mut changes = self.with_new_plans(side);
        if let Ok(given) = self.apply(side, now, |game| game.choose(&row)) {
            changes.add(given);
        }
        changes
    }

    /// Sees who is asked beside the side that decides after a change, and forgets what was chosen for another case.
    pub(crate) fn follow_beside(&mut self, who: Who, changes: &mut Changes) {
        for side in Side::BOTH {
            let goes_on = self.game().secret_decider() == Some(!side);
            let is_due = self.game().to_act() == ToAct::Side(side) && who != Who::Side(side);
            if !self.plans[side].early.is_empty() && !goes_on && !is_due {
                self.plans[side].early.clear();
                changes.plans[side] = true;
            }
        }
        self.look_beside();
    }

    /// The side that is asked, too, and of which that is not noted yet, where clocks run.
    pub(crate) fn to_note_beside(&self) -> Option<Side> {
        let clock = self.clock().filter(|clock| clock.has_begun())?;
        self.asked_too().filter(|side| !clock.is_beside(*side))
    }

    /// Notes that both sides are asked, where clocks run.
    pub(crate) fn note_beside(&mut self, changes: &mut Changes, now: Time) {
        if let Some(side) = self.to_note_beside() {
            changes.add(self.note(Note::AskedToo { side }, None, now));
        }
    }
}
