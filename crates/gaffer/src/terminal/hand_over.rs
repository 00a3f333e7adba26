//! Two people at one keyboard: whoever decides or draws in secret, or looks at what only he may see, is alone
//! with the screen.

use gaffer_core::Side;

use super::app::App;
use super::overlay::Overlay;
use super::screen::Screen;
use crate::session::Waiting;

/// A hand-over of the keyboard between two people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HandOver {
    /// Who gets the keyboard.
    pub(super) to: Side,
    /// Whether only he may look.
    pub(super) secret: bool,
    /// Whether he has asked to see his secrets, which is no decision.
    pub(super) to_see: bool,
}

impl<G: Screen> App<G> {
    /// Whether a side's secrets may stand on the screen now.
    pub(super) fn sees_hidden(&self, side: Side) -> bool {
        if !self.session.is_person(side) {
            false
        } else if !self.session.is_shared() {
            true
        } else {
            self.hand_over.is_none()
                && (self.looking == Some(side) || self.alone_with_secret() == Some(side))
        }
    }

    /// Who decides or draws in secret now.
    fn alone_with_secret(&self) -> Option<Side> {
        match self.waiting() {
            Waiting::PersonInSecret(side) => Some(side),
            Waiting::DiceByHand(roll) if roll.dice.is_secret() => {
                roll.dice.owners().first().copied()
            }
            _ => None,
        }
    }

    /// Hands the keyboard to a side that wants to see its secrets.
    pub(super) fn hand_over_to_see(&mut self, to: Side) {
        self.overlay = None;
        self.hand_over = Some(HandOver {
            to,
            secret: true,
            to_see: true,
        });
    }

    /// The keyboard is in other hands.
    pub(super) fn take_over(&mut self, hand_over: HandOver) {
        self.hand_over = None;
        if hand_over.to_see {
            self.looking = Some(hand_over.to);
            self.overlay = Some(Overlay::Teams);
            self.list_offers();
        } else {
            self.alone = hand_over.secret.then_some(hand_over.to);
            self.list_offers();
            self.remark();
        }
    }

    /// Somebody who does not decide now has looked enough.
    pub(super) fn look_away(&mut self) {
        let decides = matches!(self.waiting(), Waiting::Person(side) if self.looking == Some(side));
        if !decides {
            self.looking = None;
        }
    }

    /// Whoever decides or draws in secret gets the keyboard for himself, and the other one after him.
    pub(super) fn arrange_hand_over(&mut self) {
        if !self.session.is_shared() {
            return;
        }
        let hand_over = |to, secret| {
            Some(HandOver {
                to,
                secret,
                to_see: false,
            })
        };
        self.hand_over = match (self.alone_with_secret(), self.waiting()) {
            (Some(to), _) if self.alone != Some(to) => hand_over(to, true),
            (Some(_), _) => None,
            (None, Waiting::Person(to)) if self.alone == Some(!to) => hand_over(to, false),
            _ => {
                self.alone = None;
                None
            }
        };
        if self.hand_over.is_some() {
            self.notice = None;
        }
    }
}
