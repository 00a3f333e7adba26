//! Dice thrown by hand: between people at two computers they count when the other one has confirmed them.

use gaffer_core::Side;
use gaffer_games::Turn;
use gaffer_games::protocol::{Message, Problem};

use super::act::over;
use super::{Outgoing, Owner};
use crate::live::{BY_HAND, Live};

/// Dice that a person has typed in and the other one is to confirm; kept in memory alone, since they are typed in again where
/// they are lost.
#[derive(Clone, Debug)]
pub(super) struct Said {
    /// The version that they were thrown for.
    version: u64,
    /// Who typed them in.
    side: Side,
    dice: Vec<u8>,
}

impl Said {
    fn message(&self) -> Message {
        Message::DiceSaid {
            version: self.version,
            side: self.side,
            dice: Some(self.dice.clone()),
        }
    }
}

impl Owner {
    /// What is said and not confirmed yet; nothing once the match has gone on.
    fn said(&self) -> Option<&Said> {
        let version = self.live.as_ref()?.seen_by(None).version;
        self.said.as_ref().filter(|said| said.version == version)
    }

    /// Whether the other side has to confirm what a connection types in: a person who does not sit before the same screen, and
    /// who may see the dice.
    pub(super) fn is_to_confirm(&self, connection: u64, seat: Side) -> bool {
        let Some(live) = &self.live else { return false };
        let open = matches!(live.game.turn(), Turn::Dice { secret: false, .. });
        open && live.about.header.dice == BY_HAND
            && live.is_person(seat)
            && live.is_person(!seat)
            && !self.audience.sits_at(connection, !seat)
    }

    /// Takes note of dice and tells everybody, so that the other side can confirm them.
    pub(super) fn say_dice(
        &mut self,
        connection: u64,
        seat: Side,
        id: String,
        dice: Vec<u8>,
    ) -> Result<(), Problem> {
        if let Some(said) = self.said()
            && said.side != seat
        {
            return Err(already_said(said, self.live.as_ref()));
        }
        let Some(live) = &self.live else {
            return Ok(());
        };
        check_roll(live, seat)?;
        live.game.copy().roll(&dice)?;
        let version = live.seen_by(None).version;
        let said = Said {
            version,
            side: seat,
            dice,
        };
        let done = Message::Done { id, version };
        self.audience.reply(connection, done);
        self.audience.tell(&said.message());
        self.said = Some(said);
        Ok(())
    }

    /// The side whose dice a seat confirms: they have to be those that were said.
    pub(super) fn confirmed(&mut self, seat: Side, dice: &[u8]) -> Result<Side, Problem> {
        match self.said() {
            Some(said) if said.side != seat && said.dice == dice => {
                let side = said.side;
                self.said = None;
                Ok(side)
            }
            _ => Err(nothing_said()),
        }
    }

    /// Throws dice away that were not as it was said, and tells everybody.
    pub(super) fn dispute(
        &mut self,
        connection: u64,
        seat: Side,
        id: String,
        dice: &[u8],
    ) -> Result<(), Problem> {
        let side = self.confirmed(seat, dice)?;
        let live = self.live.as_ref();
        let version = live.map_or(0, |live| live.seen_by(None).version);
        let done = Message::Done { id, version };
        self.audience.reply(connection, done);
        self.audience.tell(&Message::DiceSaid {
            version,
            side,
            dice: None,
        });
        Ok(())
    }

    /// Refuses to go on beside dice that are to be confirmed first.
    pub(super) fn check_unsaid(&self) -> Result<(), Problem> {
        match self.said() {
            Some(said) => Err(already_said(said, self.live.as_ref())),
            None => Ok(()),
        }
    }

    /// Tells a newcomer what is to be confirmed.
    pub(super) fn tell_said(&mut self, connection: u64) {
        if let Some(said) = self.said() {
            let message = Outgoing::news(&said.message());
            self.audience.send(connection, &message);
        }
    }
}

/// Whether a side may type in the dice that are due.
pub(super) fn check_roll(live: &Live, seat: Side) -> Result<(), Problem> {
    if live.is_closed() {
        return Err(over());
    }
    if live.about.header.dice != BY_HAND {
        let why = "in this match the server rolls the dice";
        return Err(Problem::new("server-rolls", why));
    }
    if matches!(live.game.turn(), Turn::Dice { .. }) && !live.may_roll(seat) {
        return Err(Problem::new("not-your-turn", "these dice are not yours"));
    }
    Ok(())
}

fn already_said(said: &Said, live: Option<&Live>) -> Problem {
    let name = live.map_or("", |live| live.names[said.side].as_str());
    Problem::new(
        "dice-said",
        format!("{name} has typed in dice, which the other side is to confirm or dispute first"),
    )
}

fn nothing_said() -> Problem {
    Problem::new(
        "nothing-said",
        "no such dice of the other side are to be confirmed now",
    )
}
