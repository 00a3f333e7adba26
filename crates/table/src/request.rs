//! What is asked of a table: choices, dice, taking back; and dice thrown by hand, which count between people at two
//! computers when the other one has confirmed them.

use gaffer_core::{Bytes32, Note, Occupant, Side};
use gaffer_games::protocol::Problem;
use gaffer_games::{AnyMatch, ToAct};

use crate::ends::MOST_NOTES;
use crate::words::say;
use crate::{Changes, Table, Time};

/// A request that changes the match, or leads to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// A row of choices.
    Choose(String),
    /// Dice that were thrown by hand.
    Roll {
        /// What they show.
        dice: Vec<u8>,
        /// Whether both sides sit before one screen, so that nobody has to confirm them.
        is_seen: bool,
    },
    /// The other side's dice show this.
    Confirm(Vec<u8>),
    /// The other side's dice do not show this.
    Dispute(Vec<u8>),
    /// The last choice of the open row is taken back.
    Undo,
    /// The seal of the number that the side has drawn for the dice.
    Seal(Bytes32),
    /// The number that the side has sealed.
    Number(Bytes32),
}

/// What an accepted request has led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Accepted {
    /// The match has changed.
    Changed(Changes),
    /// Dice were said, and wait to be confirmed.
    Said(Said),
    /// Dice that this side had said do not count, which is noted.
    Disputed(Side, Changes),
}

/// Dice that a person has typed in and the other one is to confirm; no entry of the journal, since they are typed in again
/// where they are lost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The version that they were thrown for.
    pub version: u64,
    /// Who typed them in.
    pub side: Side,
    /// What they show.
    pub dice: Vec<u8>,
}

impl<M: AnyMatch + ?Sized> Table<M> {
    /// Carries a request of a side out, or refuses it and stays as it was.
    pub fn request(
        &mut self,
        seat: Side,
        request: Request,
        now: Time,
    ) -> Result<Accepted, Problem> {
        self.check_seat(seat)?;
        let now = self.not_before(now);
        if self.flagged(now).is_some() {
            return Err(over());
        }
        match request {
            Request::Confirm(dice) => {
                let side = self.check_said(seat, &dice)?;
                let mut changes = self.take_dice(side, &dice, now)?;
                self.said = None;
                changes.add(self.note(Note::Confirmed, Some(seat), now));
                Ok(Accepted::Changed(changes))
            }
            Request::Dispute(dice) => {
                let side = self.check_said(seat, &dice)?;
                self.said = None;
                // Nobody fills a record by saying no.
                let changes = if self.notes() < MOST_NOTES {
                    self.note(Note::Disputed(dice), Some(seat), now)
                } else {
                    self.unchanged()
                };
                Ok(Accepted::Disputed(side, changes))
            }
            Request::Roll { dice, is_seen } if !is_seen && self.is_to_confirm(seat) => {
                self.say(seat, dice).map(Accepted::Said)
            }
            Request::Roll { dice, .. } => {
                self.check_unsaid(None)?;
                self.take_dice(seat, &dice, now).map(Accepted::Changed)
            }
            Request::Choose(row) => {
                self.check_unsaid(None)?;
                self.check_open()?;
                self.may_decide(seat)?;
                let chosen = if self.asked_too() == Some(seat) {
                    self.choose_early(seat, &row, now)
                } else {
                    self.apply(seat, now, |game| game.choose(&row))
                };
                chosen.map(Accepted::Changed)
            }
            Request::Undo => {
                self.check_unsaid(None)?;
                self.check_open()?;
                self.may_decide(seat)?;
                if self.asked_too() == Some(seat) {
                    return Err(self.other_decides(!seat));
                }
                if self.entries() >= self.setting().most_entries / 2 {
                    let why = say!(problems::TooMuchUndone);
                    return Err(Problem::said("match-too-long", why));
                }
                let undone = self.apply(seat, now, AnyMatch::undo);
                undone.map(Accepted::Changed)
            }
            Request::Seal(seal) => self.seal(seat, seal, now).map(Accepted::Changed),
            Request::Number(number) => {
                let shown = self.show_number(seat, number, now);
                shown.map(Accepted::Changed)
            }
        }
    }

    /// Refuses to let anybody speak for a computer coach.
    pub(crate) fn check_seat(&self, seat: Side) -> Result<(), Problem> {
        let Occupant::Coach(coach) = &self.setting().players[seat] else {
            return Ok(());
        };
        let coach = coach.clone();
        let why = say!(problems::ComputerDecides, coach);
        Err(Problem::said("not-your-seat", why))
    }

    /// What is said and not confirmed yet; nothing once the match has gone on.
    pub fn said(&self) -> Option<&Said> {
        let version = self.seen_by(None).version;
        self.said.as_ref().filter(|said| said.version == version)
    }

    /// Whether nobody else decides; dice are for the match itself to ask for.
    pub fn may_decide(&self, seat: Side) -> Result<(), Problem> {
        self.check_sealed()?;
        match self.game().to_act() {
            ToAct::Side(side) if side != seat && self.asked_too() != Some(seat) => {
                Err(self.other_decides(side))
            }
            ToAct::Side(_) | ToAct::Dice { .. } | ToAct::Over => Ok(()),
        }
    }

    pub(crate) fn other_decides(&self, side: Side) -> Problem {
        let team = self.setting().names[side].clone();
        Problem::said("not-your-turn", say!(problems::OtherDecides, team))
    }

    /// Whether hints and thoughts may be asked for.
    pub fn may_have_hints(&self) -> Result<(), Problem> {
        if self.has_hints() {
            return Ok(());
        }
        Err(Problem::said("no-hints", say!(problems::NoHints)))
    }

    fn take_dice(&mut self, side: Side, dice: &[u8], now: Time) -> Result<Changes, Problem> {
        self.check_open()?;
        self.may_roll(side)?;
        self.apply(side, now, |game| game.roll(dice))
    }

    /// Whether a side may type in the dice that are due.
    fn may_roll(&self, seat: Side) -> Result<(), Problem> {
        if self.setting().dice.are_drawn() {
            return Err(Problem::said("server-rolls", say!(problems::ServerRolls)));
        }
        match self.game().to_act() {
            // The dice of a computer are thrown by whoever sits there, but never its secret ones.
            ToAct::Dice { owners, secret }
                if !owners[seat] && (secret || self.answers_for(owners)) =>
            {
                let why = say!(problems::DiceNotYours);
                Err(Problem::said("not-your-turn", why))
            }
            ToAct::Dice { .. } | ToAct::Side(_) | ToAct::Over => Ok(()),
        }
    }

    /// Whether the other side has to confirm what a side types in: a person who may see the dice.
    fn is_to_confirm(&self, seat: Side) -> bool {
        let is_open = matches!(self.game().to_act(), ToAct::Dice { secret: false, .. });
        is_open && self.is_person(seat) && self.is_person(!seat) && !self.setting().dice.are_drawn()
    }

    /// Takes note of dice, so that the other side can confirm them.
    fn say(&mut self, seat: Side, dice: Vec<u8>) -> Result<Said, Problem> {
        self.check_unsaid(Some(seat))?;
        self.check_open()?;
        self.may_roll(seat)?;
        self.game().tail().roll(&dice)?;
        let said = Said {
            version: self.seen_by(None).version,
            side: seat,
            dice,
        };
        self.said = Some(said.clone());
        Ok(said)
    }

    /// The side whose dice a seat speaks of: they have to be those that were said.
    fn check_said(&self, seat: Side, dice: &[u8]) -> Result<Side, Problem> {
        match self.said() {
            Some(said) if said.side != seat && said.dice == dice => Ok(said.side),
            _ => Err(Problem::said("nothing-said", say!(problems::NothingSaid))),
        }
    }

    /// Refuses to go on beside dice of somebody else that are to be confirmed first.
    fn check_unsaid(&self, but: Option<Side>) -> Result<(), Problem> {
        match self.said() {
            Some(said) if Some(said.side) != but => {
                let team = self.setting().names[said.side].clone();
                let why = say!(problems::DiceSaid, team);
                Err(Problem::said("dice-said", why))
            }
            _ => Ok(()),
        }
    }

    /// Refuses what comes after the end, and after as many entries as a match may have. What a match that is over takes no
    /// more is for its rules to say.
    pub(crate) fn check_open(&self) -> Result<(), Problem> {
        if self.is_cut_short() {
            return Err(over());
        }
        if self.is_adjourned() {
            return Err(Problem::said("adjourned", say!(problems::Adjourned)));
        }
        self.check_length()
    }

    /// Refuses more entries and notes than a match may have.
    pub(crate) fn check_length(&self) -> Result<(), Problem> {
        if self.is_full() {
            let most = self.setting().most_entries;
            let why = say!(problems::TooManyEntries, most);
            return Err(Problem::said("match-too-long", why));
        }
        Ok(())
    }
}

/// Nothing is taken any more.
pub fn over() -> Problem {
    Problem::said("match-over", say!(problems::Over))
}
