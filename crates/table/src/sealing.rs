//! Sealed dice at a table: before anything is asked, every seat that a person or a program has seals a number, and shows it
//! once all have sealed; with the end of the match the server shows its secret.

use gaffer_coach::{DiceKey, seat_seal};
use gaffer_core::{BySide, Bytes32, Dice, Note, Noted, Occupant, Side};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::Problem;

use crate::words::say;
use crate::{Changes, Table, TableDice, Time};

/// What the server drew for the dice of a match: nobody else knows it before the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SealedDice {
    /// The name of the match, which is part of every seal.
    pub id: String,
    /// The secret.
    pub secret: Bytes32,
}

/// What the seats of a match have sealed and shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sealing {
    /// The seal of each side's number.
    pub seals: BySide<Option<Bytes32>>,
    /// The numbers.
    pub numbers: BySide<Option<Bytes32>>,
    /// Whether the server has shown its secret.
    is_shown: bool,
}

impl Sealing {
    /// Takes up what a note says.
    pub(crate) fn take(&mut self, noted: &Noted) {
        match (&noted.what, noted.who) {
            (Note::Seal(seal), Some(side)) => self.seals[side] = Some(*seal),
            (Note::Number(number), Some(side)) => self.numbers[side] = Some(*number),
            (Note::Secret(_), _) => self.is_shown = true,
            _ => {}
        }
    }
}

impl<M: AnyMatch + ?Sized> Table<M> {
    /// What the seats have sealed and shown; none where the dice are not sealed.
    pub fn sealing(&self) -> Option<&Sealing> {
        self.sealed().map(|_| &self.sealing)
    }

    /// The sides that are awaited before anything is asked: to seal a number, or, once all have, to show it.
    pub fn to_seal(&self) -> BySide<bool> {
        let row = if self.all_have(&self.sealing.seals) {
            &self.sealing.numbers
        } else {
            &self.sealing.seals
        };
        BySide::with(|side| self.seals(side) && row[side].is_none())
    }

    /// Whether the numbers that the dice follow from are not all there yet: nothing is asked, and nothing rolled.
    pub fn is_unsealed(&self) -> bool {
        !self.all_have(&self.sealing.numbers)
    }

    fn sealed(&self) -> Option<&SealedDice> {
        match &self.setting().dice {
            TableDice::Sealed(sealed) => Some(sealed),
            TableDice::Seeded(_)
            | TableDice::ByHand
            | TableDice::Script(_)
            | TableDice::Again { .. } => None,
        }
    }

    /// Whether a side has to seal a number: the server's own coaches have none.
    fn seals(&self, side: Side) -> bool {
        let player = &self.setting().players[side];
        self.sealed().is_some() && matches!(player, Occupant::Person | Occupant::Program(_))
    }

    fn all_have(&self, row: &BySide<Option<Bytes32>>) -> bool {
        let mut sides = Side::BOTH.into_iter();
        sides.all(|side| !self.seals(side) || row[side].is_some())
    }

    /// Takes the seal of a side: one for each match, never a second.
    pub(crate) fn seal(
        &mut self,
        side: Side,
        seal: Bytes32,
        now: Time,
    ) -> Result<Changes, Problem> {
        self.check_seals(side)?;
        match self.sealing.seals[side] {
            None => Ok(self.note(Note::Seal(seal), Some(side), now)),
            Some(known) if known == seal => Ok(self.unchanged()),
            Some(_) => Err(Problem::said(
                "sealed-already",
                say!(problems::SealedAlready),
            )),
        }
    }

    /// Takes the number that a side has sealed, once all have sealed theirs.
    pub(crate) fn show_number(
        &mut self,
        side: Side,
        number: Bytes32,
        now: Time,
    ) -> Result<Changes, Problem> {
        self.check_seals(side)?;
        if !self.all_have(&self.sealing.seals) {
            return Err(Problem::said("seal-first", say!(problems::SealFirst)));
        }
        let id = self.sealed().map_or("", |sealed| &sealed.id);
        if self.sealing.seals[side] != Some(seat_seal(side, id, number)) {
            let team = self.setting().names[side].clone();
            return Err(Problem::said(
                "wrong-number",
                say!(problems::WrongNumber, team),
            ));
        }
        match self.sealing.numbers[side] {
            None => Ok(self.note(Note::Number(number), Some(side), now)),
            Some(_) => Ok(self.unchanged()),
        }
    }

    fn check_seals(&self, side: Side) -> Result<(), Problem> {
        if !self.seals(side) {
            return Err(Problem::said("not-sealed", say!(problems::NotSealed)));
        }
        self.check_open()
    }

    /// Refuses what is asked of the match before the dice are sealed.
    pub(crate) fn check_sealed(&self) -> Result<(), Problem> {
        if self.is_unsealed() {
            return Err(Problem::said("unsealed", say!(problems::Unsealed)));
        }
        Ok(())
    }

    /// The dice of the roll that is due; none where the dice are not sealed, or no roll is due.
    pub(crate) fn sealed_dice(&self) -> Option<Dice> {
        let SealedDice { id, secret } = self.sealed()?;
        let key = DiceKey::sealed(*secret, id, self.sealing.numbers);
        Some(key.dice(self.game().rolls() as u32, &self.game().dice_wanted()?))
    }

    /// Shows the server's secret, where the match is over and it was not shown yet.
    pub(crate) fn show_secret(&mut self, changes: &mut Changes, now: Time) {
        if let Some(sealed) = self.sealed()
            && self.is_closed()
            && !self.sealing.is_shown
        {
            let secret = Note::Secret(sealed.secret);
            let shown = self.note(secret, None, now);
            changes.notes.extend(shown.notes);
        }
    }
}
