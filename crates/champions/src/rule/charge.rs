//! The shoulder charge (C20-charge-1 to 7).

use gaffer_core::Side;

use crate::position::Open;
use crate::refusal::Why;
use crate::space::{Direction, Space};
use crate::squad::{Shirt, ShirtSet};
use crate::step::TurnKind;

impl Open {
    /// Whether a charge is possible at all now.
    pub(crate) fn may_charge(&self) -> bool {
        self.options.charge && self.turn.roll == 1 && self.turn.kind == TurnKind::Normal
    }

    /// The opponents a player may charge.
    pub(crate) fn charged_by(&self, shirt: Shirt) -> ShirtSet {
        let side = self.turn.owner;
        if !self.may_charge() {
            return ShirtSet::EMPTY;
        }
        let Some(start) = self.teams[side].space(shirt) else {
            return ShirtSet::EMPTY;
        };
        if !self.teams[!side].spaces().is_next_to(start) {
            return ShirtSet::EMPTY;
        }
        self.beside(!side, self.teams[!side].on_pitch(), start)
            .iter()
            .filter(|opponent| self.check_charge(shirt, *opponent).is_ok())
            .collect()
    }

    /// The position after a charge, or why it is refused.
    pub(crate) fn check_charge(&self, shirt: Shirt, opponent: Shirt) -> Result<Self, Why> {
        let side = self.turn.owner;
        if !self.may_charge() {
            return Err(Why::NoChargeNow);
        }
        let (Some(from), Some(to)) = (
            self.teams[side].space(shirt),
            self.teams[!side].space(opponent),
        ) else {
            return Err(Why::NotOnPitch);
        };
        let direction = from
            .direction_to(to)
            .filter(|direction| direction.is_straight())
            .ok_or(Why::ChargeNotBeside)?;
        if !self
            .closest_to_ball(!side)
            .is_some_and(|(_, closest)| closest.has(opponent))
        {
            return Err(Why::ChargeNotClosest);
        }
        if self.ball == Some(to) {
            return Err(Why::ChargeOntoBall);
        }
        if !self.standable(side, shirt).has(to) {
            return Err(Why::ChargeNotStandable);
        }
        let mut after = *self;
        after.teams[side].put(shirt, crate::team::Place::Lifted);
        after.push(to, direction)?;
        if shirt != self.teams[side].goalie && self.closed_goalie_areas().has(to) {
            return Err(Why::ChargeNotStandable);
        }
        after.put(side, shirt, to);
        match self.breach_of_change(&after, side) {
            Some(breach) if !self.turn.unbound => Err(Why::Killjoy(breach)),
            _ => Ok(after),
        }
    }

    /// Pushes whoever stands on a space one space on, and whoever stands there.
    fn push(&mut self, from: Space, direction: Direction) -> Result<(), Why> {
        let Some(player) = self.player_at(from) else {
            return Ok(());
        };
        let to = from.step(direction).ok_or(Why::ChargeOffField)?;
        if !self.standable(player.side, player.shirt).has(to) {
            return Err(Why::ChargeOffField);
        }
        if self.ball == Some(to) {
            return Err(Why::ChargeOntoBall);
        }
        self.push(to, direction)?;
        self.put(player.side, player.shirt, to);
        Ok(())
    }

    /// The players whom a charge moved, with where they were and are.
    pub(crate) fn moved_between(
        &self,
        after: &Self,
    ) -> impl Iterator<Item = (Side, Shirt, Space, Space)> {
        let (before, after) = (self.teams, after.teams);
        Side::BOTH.into_iter().flat_map(move |side| {
            before[side].on_pitch().iter().filter_map(move |shirt| {
                let from = before[side].space(shirt)?;
                let to = after[side].space(shirt)?;
                (from != to).then_some((side, shirt, from, to))
            })
        })
    }
}
