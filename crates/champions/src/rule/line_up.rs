//! Line-ups: who may be picked, and in which formations (C20-setup-2, C20-cup-15, C20-cup-17).

use gaffer_core::Side;

use crate::position::Position;
use crate::squad::{Formation, Line, Shirt, ShirtSet};
use crate::team::Place;

/// How many outfielders a full side has.
const OUTFIELDERS: u8 = 10;

/// Whether there are enough players of each line for a formation.
fn fills(outfielders: ShirtSet, formation: Formation) -> bool {
    Line::OUTFIELD
        .iter()
        .all(|line| outfielders.and(line.shirts()).len() >= u32::from(formation.players(*line)))
}

impl Position {
    /// The players who are in the squad of the day.
    pub(crate) fn available(&self, side: Side) -> ShirtSet {
        ShirtSet::ALL
            .iter()
            .filter(|shirt| self.open.teams[side].place(*shirt) != Place::Suspended)
            .collect()
    }

    /// Who may be in goal: a goalie, or where both are out an outfielder without whom the others can still fill a legal
    /// formation (C20-cup-15), if there is one (C20-cup-17).
    pub(crate) fn possible_goalies(&self, side: Side) -> ShirtSet {
        let available = self.available(side);
        let goalies = available.and(Line::Goalies.shirts());
        if !goalies.is_empty() {
            return goalies;
        }
        let can_be_spared = |shirt: &Shirt| {
            let others = available.without(*shirt);
            Formation::LEGAL.iter().any(|one| fills(others, *one))
        };
        let spare: ShirtSet = available.iter().filter(can_be_spared).collect();
        if spare.is_empty() { available } else { spare }
    }

    /// The outfielders from whom the ten are picked.
    pub(crate) fn possible_outfielders(&self, side: Side) -> ShirtSet {
        self.available(side)
            .minus(Line::Goalies.shirts())
            .minus(self.line_ups[side].goalie.into_iter().collect())
    }

    /// The formations that can be filled: legal ones, or any of a squad that cannot keep the limits of 2 to 4
    /// in a line (C20-cup-17).
    pub(crate) fn possible_formations(
        &self,
        side: Side,
    ) -> impl Iterator<Item = Formation> + use<> {
        let outfielders = self.possible_outfielders(side);
        let fills = move |formation: &Formation| fills(outfielders, *formation);
        let wanted = OUTFIELDERS.min(outfielders.len() as u8);
        let most_of_others = if Formation::LEGAL.iter().any(fills) {
            0
        } else {
            usize::MAX
        };
        let others = (0..=6).rev().flat_map(move |defenders| {
            (0..=6).rev().filter_map(move |midfielders| {
                let forwards = wanted.checked_sub(defenders + midfielders)?;
                Formation::new([defenders, midfielders, forwards])
            })
        });
        Formation::LEGAL
            .into_iter()
            .chain(others.take(most_of_others))
            .filter(fills)
    }

    /// The line that is being picked, and who of it may be picked next: ascending, so that enough are left.
    pub(crate) fn picks(&self, side: Side) -> Option<(Line, ShirtSet)> {
        let formation = self.line_ups[side].formation?;
        let possible = self.possible_outfielders(side);
        for line in Line::OUTFIELD {
            let of_line = possible.and(line.shirts());
            let picked = self.line_ups[side].picked.and(line.shirts());
            let wanted = u32::from(formation.players(line)).saturating_sub(picked.len());
            if wanted == 0 {
                continue;
            }
            let left = match picked.last() {
                Some(last) => of_line.above(last),
                None => of_line,
            };
            let may = left
                .iter()
                .filter(|shirt| left.above(*shirt).len() + 1 >= wanted)
                .collect();
            return Some((line, may));
        }
        None
    }

    /// Whether the lowest numbers can still be taken all at once: nobody was picked by choice.
    pub(crate) fn may_pick_default(&self, side: Side) -> bool {
        let Some(formation) = self.line_ups[side].formation else {
            return false;
        };
        let possible = self.possible_outfielders(side);
        Line::OUTFIELD.iter().all(|line| {
            let of_line = possible.and(line.shirts());
            let picked = self.line_ups[side].picked.and(line.shirts());
            picked.is_empty() || of_line.len() == u32::from(formation.players(*line))
        })
    }

    /// The lowest numbers of a formation.
    pub(crate) fn default_picks(&self, side: Side) -> ShirtSet {
        let possible = self.possible_outfielders(side);
        let mut picks = ShirtSet::EMPTY;
        if let Some(formation) = self.line_ups[side].formation {
            for line in Line::OUTFIELD {
                let lowest = possible
                    .and(line.shirts())
                    .lowest(usize::from(formation.players(line)));
                picks = picks.or(lowest);
            }
        }
        picks
    }

    /// Whether a shirt is left out of order: it could have been picked before.
    pub(crate) fn is_late_pick(&self, side: Side, shirt: Shirt) -> bool {
        self.possible_outfielders(side).has(shirt) && !self.line_ups[side].picked.has(shirt)
    }
}
