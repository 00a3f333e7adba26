//! Goal attempts (F10-4.6, F14-4.7, F22-4.6): where from, modifiers, results, rebounds and difficult attempts.

use gaffer_core::Side;
use serde::Serialize;

use crate::event::ShotResult;
use crate::options::edition::{
    DIFFICULT_REBOUNDS, FREE_KICK_SHOT, GUARDED_BALL, KEEPER_LEFT_OUT, OFFSIDE_LEFT_OUT,
    PENALTY_AREA_TWICE, REBOUNDS, SECOND_DIE, SHOT_MODIFIERS, SecondDie,
};
use crate::options::{DifficultRebound, Edition, KeeperInGoalModifiers, MispositionedKeeper};
use crate::pitch::{Area, own_half, penalty_area};
use crate::position::Open;
use crate::refusal::Why;
use crate::rule::offside::offside_areas;

/// What is added to the die of a goal attempt, by name.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Modifiers {
    /// F22-4.6-T7: the area.
    pub area: i8,
    /// F22-4.6-T1 and T2: the numbers in the shooting area.
    pub shooting_area: i8,
    /// F22-4.6-T3 and T4: the numbers in the penalty area.
    pub penalty_area: i8,
    /// F22-4.6-T5: the keeper is not in his penalty area.
    pub keeper_out: i8,
    /// F22-4.6-T6: directly from a free kick.
    pub free_kick: i8,
    /// F22-4.5.2b: as second action.
    pub second_action: i8,
    /// F22-A4f: the keeper was injured.
    pub injured_keeper: i8,
    /// F22-A5d: the keeper has swept.
    pub sweep: i8,
    /// F22-A11-5.6: the keeper stands badly.
    pub misplaced_keeper: i8,
    /// Trained special event and Clinical finisher (A10).
    pub skills: i8,
}

impl Modifiers {
    /// All modifiers together.
    pub const fn total(self) -> i8 {
        self.area
            + self.shooting_area
            + self.penalty_area
            + self.keeper_out
            + self.free_kick
            + self.second_action
            + self.injured_keeper
            + self.sweep
            + self.misplaced_keeper
            + self.skills
    }
}

/// The area's modifier for a side that shoots from it (F10-4.6f, F14-4.7h, F22-4.6-T7, F22-D52).
pub const fn area_modifier(edition: Edition, side: Side, area: Area) -> Option<i8> {
    let seen_by_home = match side {
        Side::Home => area,
        Side::Away => area.mirrored(),
    };
    let [penalty_area, before_it, corners, wings, halfway] = SHOT_MODIFIERS.0[edition as usize];
    match seen_by_home {
        Area::B5 => penalty_area,
        Area::B4 => before_it,
        Area::A4 | Area::C4 => corners,
        Area::A3 | Area::C3 => wings,
        Area::A2 | Area::B3 | Area::C2 => halfway,
        Area::A1 | Area::B1 | Area::B2 | Area::C1 => None,
    }
}

fn keeper_is_out(open: &Open) -> bool {
    let passive = open.passive();
    open.teams[passive].keeper != Some(penalty_area(passive))
}

/// Why the controlling team may not shoot from where the ball is.
pub(crate) fn check(open: &Open) -> Result<(), Why> {
    let edition = open.options.edition;
    if !GUARDED_BALL[edition] && open.teams[open.controlling].pieces(open.ball) == 0 {
        return Err(Why::NobodyToShoot(open.ball)); // F10-4.6a, F10-D24
    }
    if own_half(open.passive()).contains(open.ball) {
        return Ok(()); // F10-4.6a, F14-4.7a, F22-4.6a
    }
    if area_modifier(edition, open.controlling, open.ball).is_none() {
        return Err(Why::ShotFromHere(open.ball));
    }
    if keeper_is_out(open) {
        Ok(()) // F14-4.7.2a, F22-4.6.3
    } else {
        Err(Why::ShotNeedsKeeperOut(open.ball))
    }
}

/// Whether the controlling team may shoot from where the ball is.
pub fn is_allowed(open: &Open) -> bool {
    check(open).is_ok()
}

/// The modifiers of an attempt made now (F10-4.6b, F14-4.7b, F22-4.6b).
pub fn modifiers(open: &Open) -> Modifiers {
    let edition = open.options.edition;
    let shooters = open.controlling;
    let goal = penalty_area(!shooters);
    let keeper_counts = their_keeper_counts(open);
    let their_count = |area| {
        if keeper_counts {
            open.count(!shooters, area)
        } else {
            outfield_count(open, !shooters, area)
        }
    };
    let own_count = |area| open.count(shooters, area);
    let compare = |ours: u8, theirs: u8| i8::from(ours > theirs) - i8::from(theirs > ours);
    let in_goal_area = their_count(goal);
    // F14-4.7d and F22-4.6-T3 leave out offside players, F14-4.7e and F22-4.6-T4 count all (F22-D48).
    let onside = if OFFSIDE_LEFT_OUT[edition] && offside_areas(open).contains(goal) {
        0
    } else {
        own_count(goal)
    };
    let free_kick = FREE_KICK_SHOT[edition];
    let ball_area_left_out = (open.ball == goal && !PENALTY_AREA_TWICE[edition])
        || (open.turn.direct && !free_kick.counts_ball_area);
    let advanced = open.teams[!shooters].keeper_advanced;
    let swept = open.turn.swept == Some(!shooters) && open.turn.acting == shooters;
    Modifiers {
        area: area_modifier(edition, shooters, open.ball).unwrap_or(0),
        shooting_area: if ball_area_left_out {
            0
        } else {
            compare(own_count(open.ball), their_count(open.ball))
        },
        penalty_area: i8::from(onside > in_goal_area) - i8::from(in_goal_area > own_count(goal)),
        keeper_out: if keeper_is_out(open) { 4 } else { 0 },
        free_kick: if open.turn.direct {
            free_kick.modifier
        } else {
            0
        },
        second_action: -i8::from(open.turn.is_second_action()),
        injured_keeper: i8::from(open.benches[!shooters].keeper_injured),
        // F14-A5d, F22-A5d.
        sweep: if advanced || swept { 2 } else { 0 },
        misplaced_keeper: match open.turn.misplaced_keeper {
            Some(helped) if helped == shooters || helps_anybody(open) => 2, // F22-D105
            _ => 0,
        },
        skills: open.turn.shot_skills as i8,
    }
}

/// Whether a keeper who stands badly helps whoever shoots (F22-D105).
fn helps_anybody(open: &Open) -> bool {
    open.options.readings.mispositioned_keeper() == MispositionedKeeper::AnyAttempt
}

/// Whether the passive team's keeper is one of the players counted (F10-4.6e, F14-4.7f, F22-4.6-T8, F22-D3);
/// an advanced one always is (F14-A5d).
fn their_keeper_counts(open: &Open) -> bool {
    if KEEPER_LEFT_OUT[open.options.edition] {
        open.teams[open.passive()].keeper_advanced
    } else {
        open.options.keeper_in_goal_modifiers == KeeperInGoalModifiers::Counted
    }
}

/// The outfield players of a team that count in an area, Stopper included where one is there.
fn outfield_count(open: &Open, side: Side, area: Area) -> u8 {
    let outfield = open.teams[side].outfield(area).min(open.count_limit());
    if outfield > 0 {
        outfield + open.extra_players(side, area)
    } else {
        0
    }
}

/// Whether even a six would not beat the value (F22-4.6.2a).
pub fn is_difficult(open: &Open, modifiers: Modifiers) -> bool {
    6 + modifiers.total() <= open.value.number()
}

/// What a first die leads to.
pub fn resolve(open: &Open, modifiers: Modifiers, die: u8) -> ShotResult {
    let edition = open.options.edition;
    let difficult = is_difficult(open, modifiers);
    if die == 6 && difficult {
        return ShotResult::RollsAgain; // F10-4.6.1b, F14-4.7.1a, F22-4.6.2b
    }
    let result = die as i8 + modifiers.total();
    let value = open.value.number();
    let goal = penalty_area(open.passive());
    let rebounds = if difficult {
        DIFFICULT_REBOUNDS[edition]
            && open.options.readings.difficult_rebound() == DifficultRebound::On
    } else {
        REBOUNDS[edition]
    };
    if result > value {
        ShotResult::Goal
    } else if result == value {
        ShotResult::Corner
    } else if rebounds && result == value - 1 && open.teams[open.controlling].pieces(goal) > 0 {
        ShotResult::Rebound
    } else {
        ShotResult::Miss
    }
}

/// What the second die of a difficult attempt must beat: the size of the area modifier (F14-4.7.1a,
/// F22-4.6.2b), or everything but a six (F10-4.6.1b).
pub fn difficult_needs(open: &Open) -> u8 {
    match SECOND_DIE[open.options.edition] {
        SecondDie::Six => 5,
        SecondDie::AboveTheArea => area_modifier(open.options.edition, open.controlling, open.ball)
            .map_or(6, i8::unsigned_abs),
    }
}

/// What the second die of a difficult attempt leads to.
pub fn resolve_difficult(open: &Open, die: u8) -> ShotResult {
    match die.cmp(&difficult_needs(open)) {
        std::cmp::Ordering::Greater => ShotResult::Goal,
        // F10-D25: no corner kick in 1.0.
        std::cmp::Ordering::Equal
            if SECOND_DIE[open.options.edition] == SecondDie::AboveTheArea =>
        {
            ShotResult::Corner
        }
        std::cmp::Ordering::Equal | std::cmp::Ordering::Less => ShotResult::Miss,
    }
}

/// Players that count in a rebound, shooting team first; of the passive keepers only an advanced one does
/// (F14-4.7.3a, F14-A5d, F22-4.6.1a, F22-D49).
pub fn rebound_players(open: &Open) -> (u8, u8) {
    let goal = penalty_area(open.passive());
    let advanced = u8::from(open.teams[open.passive()].keeper_advanced);
    (
        open.count(open.controlling, goal),
        outfield_count(open, open.passive(), goal) + advanced,
    )
}

/// The exact chances of an attempt made now, in parts of 1296.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ShotOdds {
    /// Goals, those from rebounds and second dice included.
    pub goal: u32,
    /// Corners.
    pub corner: u32,
    /// Rebounds lost to the passive team.
    pub lost: u32,
    /// Misses: goal kicks.
    pub miss: u32,
}

impl ShotOdds {
    /// What the four chances add up to.
    pub const TOTAL: u32 = 1296;
}

/// The chances of a goal attempt made now.
pub fn odds(open: &Open) -> ShotOdds {
    let modifiers = modifiers(open);
    let mut odds = ShotOdds::default();
    for die in 1..=6 {
        // Of two dice the lower counts: 11, 9, 7, 5, 3 and 1 of 36 pairs (F22-A10-shot-stopper).
        let weight = if open.turn.keeper_skill {
            13 - 2 * u32::from(die)
        } else {
            6
        };
        match resolve(open, modifiers, die) {
            ShotResult::Goal => odds.goal += 36 * weight,
            ShotResult::Corner => odds.corner += 36 * weight,
            ShotResult::Miss => odds.miss += 36 * weight,
            ShotResult::Rebound => {
                let (ours, theirs) = rebound_players(open);
                for first in 1..=6_u8 {
                    for second in 1..=6_u8 {
                        match (first + ours).cmp(&(second + theirs)) {
                            std::cmp::Ordering::Greater => odds.goal += weight,
                            std::cmp::Ordering::Equal => odds.corner += weight,
                            std::cmp::Ordering::Less => odds.lost += weight,
                        }
                    }
                }
            }
            ShotResult::RollsAgain => {
                for second in 1..=6 {
                    match resolve_difficult(open, second) {
                        ShotResult::Goal => odds.goal += 6 * weight,
                        ShotResult::Corner => odds.corner += 6 * weight,
                        _ => odds.miss += 6 * weight,
                    }
                }
            }
        }
    }
    odds
}
