//! A rematch: after the end one side offers to play again, and when both want it there is one next match.

use gaffer_core::{Note, Proposal, Side};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::Problem;

use crate::ends::{MOST_NOTES, refuse};
use crate::words::say;
use crate::{Changes, EndRequest, Table, Time};

impl<M: AnyMatch + ?Sized> Table<M> {
    /// Takes what a side wants after the end, or refuses it and stays as it was. `next` makes the match that is played when
    /// both want it, and says its name: whoever offers what the other side offers too has agreed.
    pub fn request_rematch(
        &mut self,
        seat: Side,
        request: EndRequest,
        next: impl FnOnce() -> Result<String, Problem>,
        now: Time,
    ) -> Result<Changes, Problem> {
        use EndRequest::{Accept, Decline, Offer, Withdraw};
        self.check_rematch(seat)?;
        let rematch = Proposal::Rematch;
        let offers = self.offer().filter(|(_, what)| *what == rematch);
        let what = match (request, offers.map(|(side, _)| side == seat)) {
            (Offer(_) | Accept(_), Some(false)) => Note::Rematch { id: next()? },
            (Offer(_), Some(true)) => {
                return refuse("no-offer", say!(problems::OfferStands));
            }
            (Offer(_), None) if self.ends.declined[seat] || self.notes() >= MOST_NOTES => {
                return refuse("no-offer", say!(problems::RematchDeclined));
            }
            (Offer(_), None) => Note::Offer(rematch),
            (Withdraw(_), Some(true)) => Note::Withdraw(rematch),
            (Decline(_), Some(false)) => Note::Decline(rematch),
            _ => return refuse("no-offer", say!(problems::NoOffer)),
        };
        Ok(self.note(what, Some(seat), now))
    }

    /// Two people play again, after the end, once.
    fn check_rematch(&self, seat: Side) -> Result<(), Problem> {
        self.check_seat(seat)?;
        if !self.is_between_people() {
            return refuse("no-offer", say!(problems::NobodyToPlayAgain));
        }
        if !self.is_closed() || self.is_ended_by_operator() {
            return refuse("no-offer", say!(problems::NoRematchYet));
        }
        if self.rematch().is_some() {
            return refuse("no-offer", say!(problems::RematchMade));
        }
        Ok(())
    }
}
