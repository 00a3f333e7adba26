//! Ends before the whistle: giving up, a draw by agreement, breaking off, claiming, and time that is over.

use std::time::Duration;

use gaffer_core::{BySide, End, How, Note, Noted, Proposal, RecordEntry, Side, TimeControl};
use gaffer_games::protocol::Problem;
use gaffer_games::words::Phrase;
use gaffer_games::{AnyMatch, ToAct};

use crate::request::over;
use crate::words::say;
use crate::{Changes, Entry, Table, Time, Who};

/// How long a side must be away before the other one may claim a match with clocks of minutes.
const AWAY_LIVE: Duration = Duration::from_secs(60);
/// The same in a match without clocks.
const AWAY: Duration = Duration::from_secs(600);

/// While nothing is chosen, offers can be made again and again, but not for ever.
pub(crate) const MOST_NOTES: u64 = 1000;

/// A request that ends a match before the whistle, or leads to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndRequest {
    /// The side gives up.
    Resign,
    /// The side offers something. The offer stands until it is answered or withdrawn, or the other side makes a choice.
    Offer(Proposal),
    /// The side takes its offer back.
    Withdraw(Proposal),
    /// The side agrees to what the other one has offered.
    Accept(Proposal),
    /// The side does not want what the other one has offered.
    Decline(Proposal),
    /// The side breaks the match off before the first roll.
    Abort,
    /// The side claims the match: the time of the other one is over, or it has been away for so long.
    Claim {
        /// How long nobody has been there for the other side.
        away: Duration,
    },
}

/// What is agreed and not agreed at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Ends {
    /// How the match ended before the rules ended it, and when.
    pub(crate) end: Option<(End, Time)>,
    /// The offer that stands, and whose it is.
    pub(crate) offer: Option<(Side, Proposal)>,
    /// The offer that was declined last, and whose it was, until somebody chooses or offers something.
    pub(crate) last_declined: Option<(Side, Proposal)>,
    /// Which sides have made an offer in this turn of theirs: each makes one a turn.
    has_offered: BySide<bool>,
    /// Who made the last choice: the turn is his.
    turn: Option<Side>,
    /// Since when both have agreed to go on later.
    pub(crate) adjourned: Option<Time>,
    /// Whether both have agreed on hints.
    pub(crate) hints: bool,
    /// Whether dice were rolled.
    has_begun: bool,
    /// Whose offer to play again the other side has declined.
    pub(crate) declined: BySide<bool>,
    /// The name of the match that both sides want to play after this one.
    pub(crate) rematch: Option<String>,
}

impl Ends {
    /// Takes an entry of the journal.
    pub(crate) fn take(&mut self, entry: &Entry) {
        let is_roll = matches!(&entry.what, RecordEntry::Answer(text) if text.starts_with("roll "));
        self.has_begun |= is_roll;
        if let (false, Who::Side(side)) = (is_roll, entry.who) {
            self.last_declined = None;
            // What is taken back and chosen again belongs to the same turn: it brings no further offer.
            if self.turn.replace(side) != Some(side) {
                self.has_offered[side] = false;
            }
            self.offer = self.offer.filter(|(by, _)| *by == side);
        }
    }

    /// Takes a note.
    pub(crate) fn take_note(&mut self, noted: &Noted) {
        let offered = self.offer;
        match (&noted.what, noted.who) {
            (Note::End(end), _) => {
                self.end = Some((*end, Time(noted.at)));
                self.offer = None;
            }
            (Note::Offer(offer), Some(side)) => {
                self.offer = Some((side, *offer));
                self.last_declined = None;
                self.has_offered[side] = true;
            }
            (Note::Decline(Proposal::Rematch), Some(side)) => {
                self.declined[!side] = true;
                self.offer = None;
            }
            (Note::Rematch { id }, _) => {
                self.rematch = Some(id.clone());
                self.offer = None;
            }
            (Note::Decline(_), _) => (self.offer, self.last_declined) = (None, offered),
            (Note::Withdraw(_) | Note::TakeOver { .. } | Note::TakeBack, _) => {
                self.offer = None;
            }
            (Note::Adjourn, _) => {
                self.adjourned = Some(Time(noted.at));
                self.begin_to_offer();
            }
            (Note::Resume, _) => {
                self.adjourned = None;
                self.begin_to_offer();
            }
            (Note::Hints, _) => {
                self.hints = true;
                self.offer = None;
            }
            (
                Note::Offer(_)
                | Note::Outage { .. }
                | Note::Confirmed
                | Note::Disputed(_)
                | Note::Planned
                | Note::AskedToo { .. }
                | Note::Decided
                | Note::Vacation { .. }
                | Note::Seal(_)
                | Note::Number(_)
                | Note::Secret(_),
                _,
            ) => {}
        }
    }
}

impl Ends {
    /// What was offered is settled, and everybody may make an offer.
    fn begin_to_offer(&mut self) {
        self.offer = None;
        self.forgive_offers();
    }

    /// Everybody may make an offer.
    pub(crate) fn forgive_offers(&mut self) {
        self.has_offered = BySide::default();
    }
}

impl<M: AnyMatch + ?Sized> Table<M> {
    /// Carries a request of a side out that ends the match or leads to it, or refuses it and stays as it was.
    pub fn request_end(
        &mut self,
        seat: Side,
        request: EndRequest,
        now: Time,
    ) -> Result<Changes, Problem> {
        self.check_seat(seat)?;
        let now = self.not_before(now);
        if self.is_closed() || self.flagged(now).is_some() {
            return Err(over());
        }
        let stands = self.ends.offer;
        let what = match request {
            EndRequest::Resign => {
                return Ok(self.finish(How::Resigned, Some(!seat), Some(seat), now));
            }
            EndRequest::Offer(offer) => {
                self.check_offer(seat, offer)?;
                Note::Offer(offer)
            }
            EndRequest::Withdraw(offer) if stands == Some((seat, offer)) => Note::Withdraw(offer),
            EndRequest::Decline(offer) if stands == Some((!seat, offer)) => Note::Decline(offer),
            EndRequest::Accept(offer) if stands == Some((!seat, offer)) => match offer {
                Proposal::Draw => return Ok(self.finish(How::Agreed, None, Some(seat), now)),
                Proposal::TakeBack => return self.take_back(!seat, seat, now),
                Proposal::Adjourn => Note::Adjourn,
                Proposal::Resume => Note::Resume,
                // It is offered after the end alone.
                Proposal::Rematch => return refuse("no-offer", say!(problems::NoOffer)),
                Proposal::Hints => Note::Hints,
            },
            EndRequest::Withdraw(_) | EndRequest::Decline(_) | EndRequest::Accept(_) => {
                return refuse("no-offer", say!(problems::NoOffer));
            }
            EndRequest::Abort if self.ends.has_begun => {
                return refuse("match-begun", say!(problems::TooLateToAbort));
            }
            EndRequest::Abort => return Ok(self.finish(How::Aborted, None, Some(seat), now)),
            EndRequest::Claim { away } => {
                self.check_away(seat, away)?;
                // Who has not sealed a number has not appeared: nobody can draw one in his place.
                let substitute = self.setting().substitute.clone();
                let Some(coach) = substitute.filter(|_| !self.is_unsealed()) else {
                    return Ok(self.finish(How::Abandoned, Some(seat), Some(seat), now));
                };
                Note::TakeOver { side: !seat, coach }
            }
        };
        Ok(self.note(what, Some(seat), now))
    }

    /// Ends the match if the time of a side is over: the one verdict on it.
    pub fn flag(&mut self, now: Time) -> Option<Changes> {
        let side = self.flagged(now)?;
        Some(self.finish(How::OnTime, Some(!side), None, now))
    }

    /// The side whose time is over.
    pub(crate) fn flagged(&self, now: Time) -> Option<Side> {
        let (deadline, side) = self.first_deadline()?;
        (now >= deadline).then_some(side)
    }

    /// The moment at which the time is over of whoever decides, of two that of the first.
    pub fn deadline(&self) -> Option<Time> {
        self.first_deadline().map(|(deadline, _)| deadline)
    }

    fn first_deadline(&self) -> Option<(Time, Side)> {
        let of = |side| self.deadline_of(side).map(|deadline| (deadline, side));
        Side::BOTH.into_iter().filter_map(of).min()
    }

    /// The moment at which the time of a side is over, where it runs.
    pub fn deadline_of(&self, side: Side) -> Option<Time> {
        let is_still = self.is_closed() || self.is_adjourned();
        let clock = self.clock().filter(|_| !is_still)?;
        clock.deadline(self.decides(), side)
    }

    /// The one way in which a match ends before the whistle.
    fn finish(&mut self, how: How, winner: Option<Side>, who: Option<Side>, now: Time) -> Changes {
        // What was kept from somebody is kept no more.
        let from = self.seen_by(None).game.events();
        let changes = self.note(Note::End(End { how, winner }), who, now);
        Changes { from, ..changes }
    }

    fn check_offer(&self, seat: Side, offer: Proposal) -> Result<(), Problem> {
        // What ends the match stays possible.
        if offer != Proposal::Draw {
            self.check_length()?;
        }
        if !self.is_person(!seat) {
            return refuse("no-offer", say!(problems::NobodyToAgree));
        }
        let is_due = match offer {
            Proposal::Draw => true,
            Proposal::TakeBack => self.game().can_take_back(seat),
            Proposal::Adjourn => !self.is_adjourned(),
            Proposal::Resume => self.is_adjourned(),
            Proposal::Rematch => false,
            Proposal::Hints => !self.has_hints() && !self.setting().rated,
        };
        if !is_due {
            return refuse("no-offer", say!(problems::NotToOffer));
        }
        if self.ends.offer.is_some() {
            return refuse("no-offer", say!(problems::OfferStands));
        }
        let may_again = self.is_adjourned() && self.notes() < MOST_NOTES;
        if self.ends.has_offered[seat] && !may_again {
            return refuse("no-offer", say!(problems::OneOffer));
        }
        Ok(())
    }

    /// Whether a die was rolled.
    pub fn has_begun(&self) -> bool {
        self.ends.has_begun
    }

    /// Whether the other side, which is awaited, has been away for long enough.
    pub fn check_away(&self, seat: Side, away: Duration) -> Result<(), Problem> {
        let needed = match self.setting().time {
            Some(TimeControl::Live { .. }) => AWAY_LIVE,
            None => AWAY,
            // Whoever plays by letter is hardly ever there.
            Some(TimeControl::Correspondence { .. }) => {
                return refuse("no-claim", say!(problems::NoClaimByLetter));
            }
        };
        let is_awaited = match self.game().to_act() {
            _ if self.is_unsealed() => self.to_seal()[!seat],
            ToAct::Side(side) => side != seat,
            ToAct::Dice { owners, .. } => owners[!seat],
            ToAct::Over => false,
        };
        let is_awaited = is_awaited && !self.is_adjourned();
        if !self.is_person(!seat) || !is_awaited || away.is_zero() {
            return refuse("no-claim", say!(problems::NoClaim));
        }
        if away < needed {
            let seconds = needed.saturating_sub(away).as_secs() + 1;
            return refuse("no-claim", say!(problems::ClaimTooEarly, seconds));
        }
        Ok(())
    }
}

/// How a match ended before the whistle, in words.
pub fn describe_end(end: End, names: &BySide<String>) -> Phrase {
    let [winner, loser] = match end.winner {
        Some(side) => [side, !side].map(|side| names[side].clone()),
        None => Default::default(),
    };
    match end.how {
        How::Resigned => say!(ends::Resigned, winner, loser),
        How::OnTime => say!(ends::OnTime, winner, loser),
        How::Abandoned => say!(ends::Abandoned, winner, loser),
        How::Agreed => say!(ends::Agreed),
        How::Aborted => say!(ends::Aborted),
    }
}

pub(crate) fn refuse<T>(code: &'static str, why: Phrase) -> Result<T, Problem> {
    Err(Problem::said(code, why))
}
