//! One side's way to the opponent's goal: what the ball's place is worth to it, and the shots it allows.

use gaffer_core::Side;
use gaffer_fuba::edition::{
    DIFFICULT_REBOUNDS, FREE_KICK_SHOT, KEEPER_LEFT_OUT, PENALTY_AREA_TWICE, REBOUNDS, SECOND_DIE,
    SecondDie,
};
use gaffer_fuba::pitch::{Area, own_half, penalty_area};
use gaffer_fuba::rule::goal_attempt::area_modifier;
use gaffer_fuba::{DifficultRebound, Edition, KeeperInGoalModifiers, Open, Team};

use super::weight::{self, WEIGHTS, Weights};

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
    pub(super) weights: &'static Weights,
    edition: Edition,
    /// The most players that count in an area.
    limit: u8,
    goal: Area,
    keeper_out: bool,
    keeper_counts: bool,
    /// What every shot gains: against an advanced (F14-A5d) or an injured keeper (F22-A4f).
    keeper_gives: i8,
    /// Who has more players in the opponents' penalty area, where the ball is played from elsewhere.
    at_goal: i8,
    /// Whether the first die of a difficult attempt can give a rebound (F14-D16, F22-D50).
    difficult_rebounds: bool,
}

impl<'a> Attack<'a> {
    /// The attack of a side in a position.
    pub(super) fn new(open: &'a Open, side: Side) -> Self {
        let edition = open.edition();
        let goal = penalty_area(!side);
        let their = open.team(!side);
        let advanced = their.keeper_is_advanced();
        let mut attack = Self {
            side,
            own: open.team(side),
            their,
            at_goal: 0,
            weights: WEIGHTS[edition],
            edition,
            limit: open.count_limit(),
            goal,
            keeper_out: their.keeper() != Some(goal),
            difficult_rebounds: DIFFICULT_REBOUNDS[edition]
                && open.options().readings.difficult_rebound() == DifficultRebound::On,
            keeper_counts: if KEEPER_LEFT_OUT[edition] {
                advanced
            } else {
                open.options().keeper_in_goal_modifiers == KeeperInGoalModifiers::Counted
            },
            keeper_gives: i8::from(open.bench(!side).keeper_is_injured())
                + if advanced { 2 } else { 0 },
        };
        attack.at_goal = compare(attack.own_count(goal), attack.defenders(goal));
        attack
    }

    /// What having the ball in an area is worth for what may come of it later.
    #[inline]
    pub(super) fn place(&self, area: Area) -> f64 {
        self.weights.place[seen_by(self.side, area).index()]
    }

    /// The same with a value: the lower it is, the better the ball is held.
    #[inline]
    pub(super) fn held(&self, area: Area, value: i8) -> f64 {
        self.place(area) + self.weights.hold * f64::from(3 - value)
    }

    /// What a free kick in an area is worth to the side, a penalty if it is the opponents' penalty area.
    #[inline]
    pub(super) fn free_kick(&self, area: Area) -> f64 {
        if area == self.goal {
            weight::PENALTY
        } else {
            self.weights.free_kick[seen_by(self.side, area).index()]
        }
    }

    #[inline]
    pub(super) fn own_count(&self, area: Area) -> u8 {
        self.own.pieces(area).min(self.limit)
    }

    #[inline]
    pub(super) fn their_count(&self, area: Area) -> u8 {
        self.their.pieces(area).min(self.limit)
    }

    /// The opponents that count in an area when a shot is judged (F10-4.6e, F14-4.7f, F22-D3).
    #[inline]
    fn defenders(&self, area: Area) -> u8 {
        if self.keeper_counts {
            self.their_count(area)
        } else {
            self.their.outfield(area).min(self.limit)
        }
    }

    /// The modifiers of an attempt from an area, where one is allowed; in 2.2 as a first action.
    #[inline]
    pub(super) fn modifiers(&self, area: Area, direct: bool) -> Option<i8> {
        let modifier = area_modifier(self.edition, self.side, area)?;
        // From beyond the opponents' half only while their keeper is away (F14-4.7.2a, F22-4.6.3).
        if !self.keeper_out && !own_half(!self.side).contains(area) {
            return None;
        }
        // Whoever gets the ball brings one piece at least.
        let here = compare(self.own_count(area).max(1), self.defenders(area));
        let mut total = modifier
            + if area == self.goal {
                here
            } else {
                self.at_goal
            };
        let mut ball_area = area != self.goal || PENALTY_AREA_TWICE[self.edition];
        if direct {
            let free_kick = FREE_KICK_SHOT[self.edition];
            total += free_kick.modifier;
            ball_area &= free_kick.counts_ball_area;
        }
        if ball_area {
            total += here;
        }
        Some(total + self.keeper_gives + if self.keeper_out { 4 } else { 0 })
    }

    /// What attempts are worth by the most that the die may show without scoring, 0 to 5.
    pub(super) fn shots(&self) -> [f64; 6] {
        let rebound = if REBOUNDS[self.edition] {
            self.rebound()
        } else {
            0.0
        };
        let corner = self.weights.corner;
        [
            1.0,
            (5.0 + corner) / 6.0,
            (4.0 + corner + rebound) / 6.0,
            (3.0 + corner + rebound) / 6.0,
            (2.0 + corner + rebound) / 6.0,
            (1.0 + corner + rebound) / 6.0,
        ]
    }

    /// What a difficult attempt from an area is worth: the six is rolled again, against the area's modifier
    /// or for another six (F10-4.6.1b, F14-4.7.1a, F22-4.6.2b).
    #[inline]
    pub(super) fn difficult(&self, area: Area) -> f64 {
        let size = match SECOND_DIE[self.edition] {
            SecondDie::Six => 5,
            SecondDie::AboveTheArea => {
                area_modifier(self.edition, self.side, area).map_or(6, i8::abs)
            }
        };
        f64::from(6 - size) / 36.0
    }

    /// The chance to score from a rebound, if there is somebody to take it.
    fn rebound(&self) -> f64 {
        if self.own_count(self.goal) == 0 {
            return 0.0;
        }
        let lead = self.own_count(self.goal) as i8 - self.their.outfield(self.goal) as i8;
        (weight::REBOUND + weight::REBOUND_LEAD * f64::from(lead)).clamp(0.0, 1.0)
    }

    /// What an attempt with a ball value is worth; the shape of the teams lasts only if the attempt
    /// leads to no set-up.
    pub(super) fn shot(&self, area: Area, modifiers: i8, value: i8, shape: f64) -> f64 {
        // Sixths: goals, the corner on the value itself, the rebound one below it.
        let needs = value - modifiers;
        let difficult = needs >= 6;
        let mut goal = f64::from((6 - needs).clamp(0, 6));
        let mut corner = f64::from(u8::from((1..=6).contains(&needs)));
        let rebounds = if difficult {
            self.difficult_rebounds
        } else {
            REBOUNDS[self.edition]
        };
        if rebounds && (2..=7).contains(&needs) {
            goal += self.rebound();
        }
        if difficult {
            goal += 6.0 * self.difficult(area);
            corner = 0.0;
        }
        (goal + corner * self.weights.corner + (6.0 - goal - corner) * shape) / 6.0
    }
}

/// What getting the ball in an area is worth to a side: a shot, or playing on.
pub(super) struct Prospect<'a> {
    place: f64,
    hold: f64,
    /// The modifiers of a shot, and what a difficult one is worth.
    shot: Option<(i8, f64)>,
    shots: &'a [f64; 6],
}

impl<'a> Prospect<'a> {
    #[expect(
        clippy::inline_always,
        reason = "made twice for every area of every pass: as a call it costs a search of 1.0 two percent"
    )]
    #[inline(always)]
    pub(super) fn new(attack: &Attack, shots: &'a [f64; 6], area: Area) -> Self {
        Self {
            place: attack.place(area),
            hold: attack.weights.hold,
            shot: attack
                .modifiers(area, false)
                .map(|modifiers| (modifiers, attack.difficult(area))),
            shots,
        }
    }

    /// With a value, and so much of a shot's worth left.
    #[inline]
    pub(super) fn with(&self, value: i8, share: f64) -> f64 {
        let place = self.place + self.hold * f64::from(3 - value);
        let Some((modifiers, difficult)) = self.shot else {
            return place;
        };
        let needs = (value - modifiers).max(0) as usize;
        place.max(share * self.shots.get(needs).copied().unwrap_or(difficult))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fuba::decisions::of_random_matches;
    use gaffer_fuba::rule::goal_attempt;
    use gaffer_fuba::rule::offside::offside_areas;
    use gaffer_fuba::{Options, Step};

    #[test]
    fn attempts_are_judged_as_the_rules_have_them() {
        for options in [Options::FUBA_1_0, Options::full(Edition::V2014)] {
            of_random_matches(&options, |open| {
                let attack = Attack::new(open, open.controlling());
                // Players who stand offside are judged as if they did not (F14-4.7d).
                let offside = offside_areas(open).contains(attack.goal);
                if open.step() == Step::Shot && !(REBOUNDS[open.edition()] && offside) {
                    let ruled = goal_attempt::modifiers(open).total();
                    assert_eq!(
                        attack.modifiers(open.ball(), false),
                        Some(ruled),
                        "{open:?}"
                    );
                }
            });
        }
    }
}
