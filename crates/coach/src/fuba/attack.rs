//! What the ball is worth to one side in an area: its place, and the shots it allows.

use gaffer_core::Side;
use gaffer_fuba::pitch::{Area, penalty_area};
use gaffer_fuba::rule::goal_attempt::area_modifier;
use gaffer_fuba::{Edition, KeeperInGoalModifiers, Open, Team};

use super::weight;

/// The chance that an attempt scores for modifiers from -9 to +6, the ball value being any of six.
const SHOT_CHANCE: [f64; 16] = {
    let mut table = [0.0; 16];
    let mut index = 0;
    while index < table.len() {
        let mut scoring = 0;
        let mut pair = 0;
        while pair < 36 {
            if (pair % 6) + index as i32 - 9 > pair / 6 {
                scoring += 1;
            }
            pair += 1;
        }
        table[index] = scoring as f64 / 36.0;
        index += 1;
    }
    table
};

/// An area as the home side would see it from its own end.
#[inline]
pub(super) fn seen_by(side: Side, area: Area) -> Area {
    match side {
        Side::Home => area,
        Side::Away => area.mirrored(),
    }
}

fn compare(ours: u8, theirs: u8) -> i8 {
    i8::from(ours > theirs) - i8::from(theirs > ours)
}

/// One side's way to the opponent's goal.
pub(super) struct Attack<'a> {
    pub(super) side: Side,
    pub(super) own: &'a Team,
    pub(super) their: &'a Team,
    edition: Edition,
    /// The most players that count in an area.
    limit: u8,
    goal: Area,
    keeper_out: bool,
    keeper_counts: bool,
    /// What every shot of the match gains (F22-A4f).
    injured_keeper: i8,
}

impl<'a> Attack<'a> {
    /// The attack of a side in a position.
    pub(super) fn new(open: &'a Open, side: Side) -> Self {
        let goal = penalty_area(!side);
        Self {
            side,
            own: open.team(side),
            their: open.team(!side),
            edition: open.edition(),
            limit: open.count_limit(),
            goal,
            keeper_out: open.team(!side).keeper() != Some(goal),
            keeper_counts: open.options().keeper_in_goal_modifiers
                == KeeperInGoalModifiers::Counted,
            injured_keeper: i8::from(open.bench(!side).keeper_is_injured()),
        }
    }

    /// What having the ball in an area is worth for what may come of it later.
    #[inline]
    pub(super) fn place(&self, area: Area) -> f64 {
        weight::PLACE[seen_by(self.side, area).index()]
    }

    #[inline]
    fn own_count(&self, area: Area) -> u8 {
        self.own.pieces(area).min(self.limit)
    }

    #[inline]
    fn their_count(&self, area: Area) -> u8 {
        self.their.pieces(area).min(self.limit)
    }

    /// The opponents that count in an area when a shot is judged (F22-D3).
    #[inline]
    fn defenders(&self, area: Area) -> u8 {
        if self.keeper_counts {
            self.their_count(area)
        } else {
            self.their.outfield(area).min(self.limit)
        }
    }

    /// The modifiers of a first action's attempt from an area, where one is allowed.
    #[inline]
    pub(super) fn modifiers(&self, area: Area, direct: bool) -> Option<i8> {
        let modifier = area_modifier(self.edition, self.side, area)?;
        if modifier == -6 && !self.keeper_out {
            return None;
        }
        // Whoever gets the ball brings one piece at least.
        let here = |at: Area| self.own_count(at).max(u8::from(at == area));
        let mut total = modifier + compare(here(self.goal), self.defenders(self.goal));
        if direct {
            total -= 1;
        } else if area != self.goal {
            total += compare(here(area), self.defenders(area));
        }
        Some(total + self.injured_keeper + if self.keeper_out { 4 } else { 0 })
    }

    /// What getting the ball in an area is worth, a shot in the coming action stage included.
    #[inline]
    pub(super) fn arrive(&self, area: Area) -> f64 {
        let place = self.place(area);
        let Some(modifiers) = self.modifiers(area, false) else {
            return place;
        };
        let lead = self.own_count(area) as i8 - self.their_count(area) as i8;
        // Who has more players acts first; with two more an adjustment pays as well.
        let (share, better) = if lead > 0 {
            (weight::ACTS_FIRST, i8::from(lead > 1))
        } else {
            (weight::ACTS_LATER, 0)
        };
        let chance = SHOT_CHANCE[((modifiers + better).clamp(-9, 6) + 9) as usize];
        // Never more than a goal, so that a certain one is taken and not waited for.
        place * (1.0 - chance) + share * chance
    }

    /// What an attempt with a ball value is worth; the shape of the teams lasts only if the attempt
    /// leads to no set-up.
    pub(super) fn shot(&self, area: Area, modifiers: i8, value: i8, shape: f64) -> f64 {
        // Sixths: goals, the corner on the value itself, the rebound one below it.
        let needs = value - modifiers;
        let mut goal = f64::from((6 - needs).clamp(0, 6));
        let mut corner = f64::from(u8::from((1..=6).contains(&needs)));
        if (2..=7).contains(&needs) && self.own_count(self.goal) > 0 {
            let lead = self.own_count(self.goal) as i8 - self.their.outfield(self.goal) as i8;
            goal += (weight::REBOUND + weight::REBOUND_LEAD * f64::from(lead)).clamp(0.0, 1.0);
        }
        if needs >= 6 {
            // A difficult attempt: the six is rolled again against the area's modifier.
            let size = area_modifier(self.edition, self.side, area).map_or(6, i8::abs);
            goal += f64::from(6 - size) / 6.0;
            corner = 0.0;
        }
        (goal + corner * weight::SET_PIECE + (6.0 - goal - corner) * shape) / 6.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In the penalty area without modifiers 15 of 36 pairs of die and value score.
    #[test]
    fn shot_chances_are_counted() {
        let chance = |modifiers: i32| SHOT_CHANCE[(modifiers + 9) as usize];
        assert!((chance(0) - 15.0 / 36.0).abs() < 1e-9);
        assert!(chance(-5).abs() < 1e-9);
        assert!((chance(6) - 1.0).abs() < 1e-9);
    }
}
