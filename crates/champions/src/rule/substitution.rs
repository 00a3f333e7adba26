//! Warming up and substituting: who may, and the rows in which substitutes come on (C20-sub-1 to 15).

use gaffer_core::Side;

use crate::position::Open;
use crate::rule::killjoy::Limits;
use crate::space::ROWS;
use crate::space_set::SpaceSet;
use crate::squad::{Line, Shirt, ShirtSet};
use crate::step::Restart;
use crate::team::{Place, SUBSTITUTIONS};

impl Open {
    /// Who may begin to warm up now (C20-sub-1, 2).
    pub(crate) fn may_warm(&self, side: Side) -> ShirtSet {
        let team = &self.teams[side];
        let warming = team.all_in(Place::Warming);
        if !self.options.subs
            || u32::from(team.substitutions) + warming.len() >= u32::from(SUBSTITUTIONS)
        {
            return ShirtSet::EMPTY;
        }
        let mut dugout = team.all_in(Place::Dugout);
        if !warming.and(Line::Goalies.shirts()).is_empty() {
            // One goalie is on the pitch, so one at most comes on (C20-sub-6).
            dugout = dugout.minus(Line::Goalies.shirts());
        }
        match self.turn.warmed {
            // Ascending inside one decision, so that one set has one spelling.
            Some(last) => dugout.above(last),
            None => dugout,
        }
    }

    /// Whether an emergency replacement is possible (C20-card-3, C20-injury-2).
    pub(crate) fn may_replace(&self, side: Side) -> bool {
        self.options.subs && self.teams[side].substitutions < SUBSTITUTIONS
    }

    /// The goalie on the bench, if he may still come on.
    pub(crate) fn second_goalie(&self, side: Side) -> Option<Shirt> {
        let team = &self.teams[side];
        Line::Goalies
            .shirts()
            .iter()
            .find(|shirt| matches!(team.place(*shirt), Place::Dugout | Place::Warming))
            .filter(|_| self.may_replace(side))
    }

    /// Outfielders on the bench, warmed up or not.
    pub(crate) fn outfielders_on_the_bench(&self, side: Side) -> ShirtSet {
        let team = &self.teams[side];
        team.all_in(Place::Dugout)
            .or(team.all_in(Place::Warming))
            .minus(Line::Goalies.shirts())
    }

    /// The rows, from the own endline, of the rearmost and the foremost outfielder (C20-sub-8).
    pub(crate) fn outfield_rows(&self, side: Side) -> (u8, u8) {
        let team = &self.teams[side];
        let mut rows: Option<(u8, u8)> = None;
        for shirt in team.outfielders().iter() {
            let space = match team.place(shirt) {
                Place::On(space) => space,
                // A lifted fouler counts as on the place of the foul (C20-foul-3).
                _ => match self.dead {
                    Some(dead) if dead.fouler == Some(shirt) && side != dead.side => dead.spot,
                    _ => continue,
                },
            };
            let row = space.row_from(side).clamp(1, ROWS - 2);
            rows = Some(rows.map_or((row, row), |(low, high)| (low.min(row), high.max(row))));
        }
        rows.unwrap_or((1, 1))
    }

    /// The row in which a substitute comes on, or the two of which his manager picks (C20-sub-9 to 11).
    pub(crate) fn substitute_rows(&self, shirt: Shirt) -> (u8, u8) {
        let (rear, front) = self.dead.map_or((1, 1), |dead| dead.rows);
        match shirt.line() {
            Line::Defenders => (rear.max(2), rear.max(2)),
            Line::Forwards => (front.min(ROWS - 3), front.min(ROWS - 3)),
            _ => (u8::midpoint(rear, front), (rear + front).div_ceil(2)),
        }
    }

    /// Where a substitute may come on (C20-sub-9 to 13).
    pub(crate) fn substitute_spaces(&self, side: Side, shirt: Shirt) -> SpaceSet {
        if shirt.line() == Line::Goalies {
            return SpaceSet::goal(side);
        }
        let Some(dead) = self.dead.as_ref() else {
            return SpaceSet::EMPTY;
        };
        let (low, high) = self.substitute_rows(shirt);
        let mut free = self.free() & SpaceSet::FIELD;
        // The fouler counts as on the place of the foul (C20-foul-3).
        let fouler_is_there = dead
            .fouler
            .is_some_and(|shirt| self.teams[!dead.side].place(shirt) == Place::Lifted);
        if dead.restart != Restart::Penalty || fouler_is_there {
            free.remove(dead.spot);
        }
        for limits in [Limits::PLACEMENT, Limits::NONE] {
            let in_row = |row: u8| {
                let row = match side {
                    Side::Home => row,
                    Side::Away => ROWS - 1 - row,
                };
                self.without_breaches(side, shirt, SpaceSet::row(row) & free, limits)
            };
            let spaces = in_row(low) | in_row(high);
            if !spaces.is_empty() {
                return spaces;
            }
            // The nearest row that has a space, towards the own endline first (C20-sub-12).
            for away in 1..ROWS {
                for row in [low.checked_sub(away), high.checked_add(away)] {
                    if let Some(row) = row.filter(|row| (1..=ROWS - 2).contains(row)) {
                        let spaces = in_row(row);
                        if !spaces.is_empty() {
                            return spaces;
                        }
                    }
                }
            }
        }
        SpaceSet::EMPTY
    }
}
