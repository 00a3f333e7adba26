//! A record acted out at a table again: whether what it tells beside the answers (times, clocks, offers, ends) could have
//! happened so. Whatever a side asked for is asked for again, and the table says yes or no as it did then.
//!
//! That somebody did ask is told and not proven: an invented resignation looks like a true one.

use std::time::Duration;

use gaffer_core::{
    BySide, Bytes32, DiceFrom, End, Header, How, Note, Noted, Proposal, RecordEntry, Seed, Side,
};
use gaffer_games::protocol::Problem;
use gaffer_games::{AnyMatch, Change, ToAct};
use serde_json::Value;

use crate::clock::DAY;
use crate::request::over;
use crate::{Changes, Course, EndRequest, SealedDice, Setting, Table, TableDice, Time, Who};

/// What a record tells beside the answers, all of which could have happened so.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Enacted {
    /// How many notes there are.
    pub notes: usize,
    /// Whether the record says when its answers were made.
    pub has_times: bool,
    /// How the match ended before the rules ended it.
    pub end: Option<End>,
    /// How many outages gave time back.
    pub outages: usize,
    /// How many times a coach took a seat over because the other side said that it was left.
    pub claims: usize,
}

/// An entry that cannot have come about so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongNote {
    /// Its number among the entries, from 1 on.
    pub number: usize,
    /// Why.
    pub why: Impossible,
}

/// Why an entry cannot have come about so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// It was made before what stands before it.
    Backwards,
    /// The time of the side that decides was over.
    Late,
    /// The table would have noted something else, or nothing.
    Otherwise,
    /// The table refuses it.
    Refused(Problem),
    /// It says that this side is asked, too, which it is not.
    NotAsked(Side),
    /// It says so a second time.
    AskedAlready(Side),
    /// After it this side was asked, too, and time went on without a note of it.
    NotNoted(Side),
}

impl From<Problem> for Impossible {
    fn from(problem: Problem) -> Self {
        Self::Refused(problem)
    }
}

/// Acts out a record whose answers are legal.
pub fn enact(header: &Header<Value>, record: &[RecordEntry]) -> Result<Enacted, WrongNote> {
    let wrong = |number, why| WrongNote { number, why };
    let mut actor = Actor::new(header, record).map_err(|problem| wrong(0, problem.into()))?;
    for (index, entry) in record.iter().enumerate() {
        let before = index.checked_sub(1).and_then(|last| record.get(last));
        let acted = actor.act(entry, before, record.get(index + 1));
        acted.map_err(|why| match why {
            Impossible::NotNoted(_) => wrong(actor.changed_by, why),
            _ => wrong(index + 1, why),
        })?;
        if matches!(entry, RecordEntry::Answer(_) | RecordEntry::Undo(_)) {
            actor.changed_by = index + 1;
        }
    }
    if let Some(side) = actor.unnoted {
        return Err(wrong(actor.changed_by, Impossible::NotNoted(side)));
    }
    actor.found.end = actor.table.end();
    Ok(actor.found)
}

/// Whoever acts a record out.
struct Actor<'a> {
    header: &'a Header<Value>,
    table: Table,
    now: Time,
    /// When each side was last seen to do something.
    seen: BySide<Time>,
    /// Whether the server has shown its secret: nothing comes after it.
    is_shown: bool,
    /// The number of the last entry that changed the match.
    changed_by: usize,
    /// The side that is asked, too, since then, of which a note has to tell before time goes on. In the middle of a row, all of
    /// which is of one moment, it need not.
    unnoted: Option<Side>,
    found: Enacted,
}

impl<'a> Actor<'a> {
    fn new(header: &'a Header<Value>, record: &[RecordEntry]) -> Result<Self, Problem> {
        let has_times = record
            .iter()
            .any(|entry| matches!(entry, RecordEntry::At(_)));
        let players = BySide::with(|side| header.seats[side].coach.clone());
        let setting = Setting {
            names: BySide::with(|side| header.seats[side].name.clone()),
            dice: match &header.sealed {
                // What the secret is does not matter here.
                Some(sealed) => TableDice::Sealed(SealedDice {
                    id: sealed.id.clone(),
                    secret: Bytes32([0; 32]),
                }),
                None => TableDice::from_record(header.dice, Seed::Named(0)),
            },
            time: header.time.filter(|_| has_times),
            substitute: header.substitute.clone(),
            // Where an earlier program did not say whether they sat apart, a note that both were asked is believed.
            apart: header.apart.unwrap_or(true),
            ..Setting::new(players)
        };
        let game = Course::default().begin(header)?;
        Ok(Self {
            header,
            table: Table::new(setting, game, 0, Time::default()),
            now: Time::default(),
            seen: BySide::default(),
            is_shown: false,
            changed_by: 0,
            unnoted: None,
            found: Enacted {
                has_times,
                ..Enacted::default()
            },
        })
    }

    fn act(
        &mut self,
        entry: &RecordEntry,
        before: Option<&RecordEntry>,
        after: Option<&RecordEntry>,
    ) -> Result<(), Impossible> {
        if self.is_shown {
            return Err(over().into());
        }
        match entry {
            RecordEntry::At(at) => self.pass(Time(*at)),
            RecordEntry::Asked(_) => Ok(()),
            RecordEntry::Answer(text) => self.change(|game| game.take(text)),
            // Its note comes next, and takes back what both agreed on.
            RecordEntry::Undo(_) if is_take_back(after) => Ok(()),
            RecordEntry::Undo(count) => self.change(|game| undo(game, *count)),
            RecordEntry::Rules { .. } => {
                let course = Course::read([entry])?;
                self.table.go_on_with(course.begin(self.header)?);
                Ok(())
            }
            RecordEntry::Note(noted) => {
                self.pass(Time(noted.at))?;
                self.found.notes += 1;
                self.note(noted, before)
            }
        }
    }

    /// Time goes on.
    fn pass(&mut self, at: Time) -> Result<(), Impossible> {
        if at < self.now {
            return Err(Impossible::Backwards);
        }
        if let Some(side) = self.unnoted.filter(|_| at > self.now) {
            return Err(Impossible::NotNoted(side));
        }
        if self.now == Time::default() {
            self.seen = BySide::with(|_| at);
        }
        self.now = at;
        Ok(())
    }

    /// Somebody answers, or takes a choice of his own back.
    fn change(
        &mut self,
        change: impl FnOnce(&mut (dyn AnyMatch + 'static)) -> Result<Change, Problem>,
    ) -> Result<(), Impossible> {
        self.table.check_open()?;
        self.table.check_sealed()?;
        if self.table.flagged(self.now).is_some() {
            return Err(Impossible::Late);
        }
        let decides = self.table.decides();
        let who = decides.map_or(Who::Table, Who::Side);
        self.table.change_only(who, self.now, change)?;
        if let Some(side) = decides {
            self.seen[side] = self.now;
        }
        let is_said = self.header.apart == Some(true);
        self.unnoted = self.table.to_note_beside().filter(|_| is_said);
        Ok(())
    }

    fn note(&mut self, noted: &Noted, before: Option<&RecordEntry>) -> Result<(), Impossible> {
        let table = &mut self.table;
        let changes = match (&noted.what, noted.who) {
            (Note::Secret(_), None) => {
                self.is_shown = true;
                return Ok(());
            }
            (Note::AskedToo { side }, None) => {
                if table.asked_too() != Some(*side) {
                    return Err(Impossible::NotAsked(*side));
                }
                let clock = table.clock();
                if clock.is_some_and(|clock| clock.is_beside(*side)) {
                    return Err(Impossible::AskedAlready(*side));
                }
                self.unnoted = None;
                table.note(noted.what.clone(), None, self.now)
            }
            (Note::Seal(_) | Note::Number(_), Some(_)) => {
                table.note(noted.what.clone(), noted.who, self.now)
            }
            (Note::Outage { from }, None) if Time(*from) <= self.now => {
                self.found.outages += 1;
                if !self.found.has_times && self.header.time.is_some() {
                    return Ok(());
                }
                table.give_back(&[(Time(*from), self.now)])
            }
            (Note::End(End { how, winner }), None) if *how == How::OnTime => {
                self.flag(winner.ok_or(Impossible::Otherwise)?)?
            }
            (what, Some(side)) => self.ask(side, what, before)?,
            (_, None) => return Err(Impossible::Otherwise),
        };
        let made = changes.notes.first().ok_or(Impossible::Otherwise)?;
        if (&made.what, made.who) != (&noted.what, noted.who) {
            return Err(Impossible::Otherwise);
        }
        if let Some(side) = noted.who {
            self.seen[side] = self.now;
        }
        Ok(())
    }

    /// A flag falls: by the clock, or where no times are known for the side that decides.
    fn flag(&mut self, winner: Side) -> Result<Changes, Impossible> {
        if self.found.has_times {
            return self.table.flag(self.now).ok_or(Impossible::Otherwise);
        }
        let asked = [self.table.decides(), self.table.asked_too()];
        if self.header.time.is_none() || !asked.contains(&Some(!winner)) {
            return Err(Impossible::Otherwise);
        }
        let how = How::OnTime;
        let winner = Some(winner);
        Ok(self
            .table
            .note(Note::End(End { how, winner }), None, self.now))
    }

    /// A side asks again for what led to a note.
    fn ask(
        &mut self,
        side: Side,
        what: &Note,
        before: Option<&RecordEntry>,
    ) -> Result<Changes, Impossible> {
        let claim = EndRequest::Claim {
            // It cannot have been away for longer; whether it was for as long nobody can see.
            away: if self.found.has_times {
                self.now - self.seen[!side]
            } else {
                Duration::MAX
            },
        };
        let request = match what {
            Note::End(End { how, .. }) => match how {
                How::Resigned => EndRequest::Resign,
                How::Agreed => EndRequest::Accept(Proposal::Draw),
                How::Aborted => EndRequest::Abort,
                How::Abandoned => claim,
                How::OnTime => return Err(Impossible::Otherwise),
            },
            Note::Offer(offer) => {
                // How often somebody may offer is a matter of manners.
                self.table.ends.forgive_offers();
                EndRequest::Offer(*offer)
            }
            Note::Withdraw(offer) => EndRequest::Withdraw(*offer),
            Note::Decline(offer) => EndRequest::Decline(*offer),
            Note::Adjourn => EndRequest::Accept(Proposal::Adjourn),
            Note::Resume => EndRequest::Accept(Proposal::Resume),
            Note::Hints => EndRequest::Accept(Proposal::Hints),
            Note::TakeBack => return self.take_back(side, before),
            Note::TakeOver { .. } => {
                self.found.claims += 1;
                claim
            }
            Note::Confirmed | Note::Disputed(_) if self.is_said(what, before) => {
                return Ok(self.table.note(what.clone(), Some(side), self.now));
            }
            Note::Vacation { until } if self.found.has_times => {
                let wanted = Time(*until) - self.now;
                let days = wanted.as_secs() / DAY;
                let days = u32::try_from(days).map_err(|_| Impossible::Otherwise)?;
                return Ok(self.table.take_vacation(side, days, self.now)?);
            }
            Note::Decided => return self.decide(side),
            // Without times, and of what was left beforehand, nobody can see more than that it was said.
            Note::Vacation { .. } | Note::Planned => {
                return Ok(self.table.note(what.clone(), Some(side), self.now));
            }
            Note::Confirmed
            | Note::Disputed(_)
            | Note::Seal(_)
            | Note::Number(_)
            | Note::Secret(_)
            | Note::Outage { .. }
            | Note::AskedToo { .. }
            | Note::Rematch { .. } => return Err(Impossible::Otherwise),
        };
        Ok(self.table.request_end(side, request, self.now)?)
    }

    /// A side decides before the rules ask it; what, its answers say.
    fn decide(&mut self, side: Side) -> Result<Changes, Impossible> {
        if self.table.flagged(self.now).is_some() {
            return Err(Impossible::Late);
        }
        let clock = self.table.clock();
        let is_asked = clock.is_none_or(|clock| clock.asked_too(side).is_some());
        if !is_asked || self.table.asked_too() != Some(side) {
            return Err(Impossible::Otherwise);
        }
        self.table.check_open()?;
        Ok(self.table.note(Note::Decided, Some(side), self.now))
    }

    /// Whether there are dice by hand that a side can say yes or no to.
    fn is_said(&self, what: &Note, before: Option<&RecordEntry>) -> bool {
        let is_by_hand = self.header.dice == DiceFrom::ByHand && self.table.is_between_people();
        is_by_hand
            && match what {
                Note::Confirmed => {
                    matches!(before, Some(RecordEntry::Answer(text)) if text.starts_with("roll "))
                }
                _ => matches!(self.table.game().to_act(), ToAct::Dice { .. }),
            }
    }

    /// A side agrees that something is taken back: as much as the entry before says. A record without times does not have it.
    fn take_back(
        &mut self,
        side: Side,
        before: Option<&RecordEntry>,
    ) -> Result<Changes, Impossible> {
        let accept = EndRequest::Accept(Proposal::TakeBack);
        match before {
            Some(undo @ RecordEntry::Undo(_)) => {
                let changes = self.table.request_end(side, accept, self.now)?;
                let taken: Vec<&RecordEntry> =
                    changes.entries.iter().map(|one| &one.what).collect();
                if taken == [undo] {
                    Ok(changes)
                } else {
                    Err(Impossible::Otherwise)
                }
            }
            _ if !self.found.has_times
                && self.table.offer() == Some((!side, Proposal::TakeBack)) =>
            {
                Ok(self.table.note(Note::TakeBack, Some(side), self.now))
            }
            _ => Err(Impossible::Otherwise),
        }
    }
}

/// Takes back so many of the choices of the open row, which were made in the order in which the record has them.
fn undo(game: &mut dyn AnyMatch, count: usize) -> Result<Change, Problem> {
    let mut from = game.events();
    for _ in 0..count {
        from = from.min(game.undo()?.from);
    }
    let entries = vec![RecordEntry::Undo(count)];
    Ok(Change { entries, from })
}

fn is_take_back(entry: Option<&RecordEntry>) -> bool {
    matches!(entry, Some(RecordEntry::Note(noted)) if noted.what == Note::TakeBack)
}
