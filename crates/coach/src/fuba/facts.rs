//! The facts of a position of FUBA that its network looks at, as the controlling team sees them.
//!
//! Both symmetries of the board are used: the controlling team always attacks the same goal, and the ball is
//! always on the same flank or in the middle, so that what was learned on one side is known on the other.
//!
//! The score is no fact: in matches of unequal coaches it tells who is the better one, and a network that knows it
//! takes a goal for a promise of more.

use std::cmp::Ordering;

use gaffer_core::Side;
use gaffer_fuba::pitch::{AREAS, Area, Line};
use gaffer_fuba::rule::offside::offside_areas;
use gaffer_fuba::{Open, SetUp, Step, TurnKind, Window};

use crate::net::{Facts, fact_list};

use super::attack::{Attack, seen_by};
use super::condition::time_left;
use super::evaluate::{evaluate, goes_on};

/// How many pieces of a team are told apart in an area.
const CROWD: usize = 6;
const PHASES: usize = 72;
/// The areas in which the ball can be, the flanks being one.
const BALL_AREAS: usize = 9;
/// How many pieces are told apart in an area by where the ball is.
const SEEN_FROM_BALL: usize = 3;
/// The numbers of pieces in an area that are told apart for both teams at once, by where the ball is.
const BOTH_SEEN: usize = 4;
/// The kinds of phase that are told apart by the ball's area.
const KINDS: usize = 10;
const SENSE: usize = 40;
const MODIFIERS: usize = 16;

fact_list! {
    /// The controlling team's outfield pieces in each area, by number.
    OWN: AREAS * CROWD;
    /// The passive team's, likewise.
    THEIR: AREAS * CROWD;
    /// Where each keeper stands.
    KEEPERS: 2 * AREAS;
    /// The ball's area with the ball value.
    BALL: AREAS * 6;
    /// The ball's area with how many more pieces the controlling team has there, from -3 to 3.
    LEAD: AREAS * 7;
    /// What goes on, in detail.
    PHASE: PHASES;
    /// The kind of what goes on, with the ball's area.
    KIND: KINDS * AREAS;
    /// The areas that are off-side.
    OFFSIDE: AREAS;
    /// The kind of turn: open play, kick-off, free kick, corner, goal kick.
    TURN: 5;
    /// Stoppage time, the tenth of the half, the half.
    CLOCK: 20;
    /// The players of each line of each team.
    LINES: 2 * 3 * 8;
    /// The yellow cards of each team.
    CARDS: 2 * 4;
    /// The players that each team has lost, sent off or injured.
    PIECES: 2 * 6;
    /// The condition points of each line of each team.
    CONDITION: 2 * 3 * 5;
    /// What else a team has beside its pieces: substitutions, tiredness, a keeper injured, the ball swept, skills.
    BENCH: 2 * 8;
    /// What the sensible coach thinks, beside the score.
    SENSE: SENSE;
    /// What each team's shot from the ball's area would be modified by.
    SHOT: 2 * MODIFIERS;
    /// Where a pass begins whose dice are still to come.
    START: AREAS;
    /// How many more outfield pieces the controlling team has in each area, from -2 to 2.
    DIFFERENCE: AREAS * 5;
    /// The outfield pieces of each team beside the ball, before it and behind it.
    AROUND: 2 * 3 * 8;
    /// The outfield pieces of each team in each area, by where the ball is.
    FROM_BALL: BALL_AREAS * 2 * AREAS * SEEN_FROM_BALL;
    /// The outfield pieces of both teams in each area at once, by where the ball is.
    BOTH: BALL_AREAS * AREAS * BOTH_SEEN * BOTH_SEEN;
}

/// An area as the controlling team sees it, the ball never on its right.
fn turned(side: Side, flip: bool, area: Area) -> usize {
    let index = seen_by(side, area).index();
    match (flip, index) {
        (true, 0..=3) => index + 9,
        (true, 9..) => index - 9,
        _ => index,
    }
}

/// What goes on: the phase, and the kind of it.
fn phase(open: &Open) -> (usize, usize) {
    let side = open.controlling();
    let (acting, number) = open.acting();
    let second_stage = usize::from(acting != open.first_to_act());
    let passive = usize::from(acting != side);
    let of = |by: Side| usize::from(by != side);
    let stage = 2 * second_stage + passive;
    let action = 3 * stage + usize::from(number.clamp(1, 3)) - 1;
    match open.step() {
        Step::Target => (0, 0),
        Step::TurnRoll => (1, 1),
        Step::EventRoll => (2, 2),
        Step::Entry(_) => (3, 3),
        Step::Action => (4 + action, 4 + stage),
        Step::Moves { .. } => (16 + action, 4 + stage),
        Step::FreeMovements => (28 + stage, 4 + stage),
        Step::GoalRoll | Step::DifficultRoll | Step::Shot => (32, 8),
        Step::ReboundRoll => (33, 8),
        Step::PressingRoll | Step::Press => (34 + second_stage, 4 + stage),
        Step::YellowCardRoll(by) | Step::RedCardRoll { side: by, .. } | Step::SendOff(by) => {
            (36 + of(by), 9)
        }
        Step::CornerSide => (38, 9),
        Step::FreeKick => (39, 9),
        Step::RestartMoves { side: by, .. } => (40 + of(by), 9),
        Step::Dive | Step::Kick | Step::PenaltyRoll => (42, 9),
        Step::Place { set_up, side: by } => (43 + 2 * occasion(set_up) + of(by), 9),
        Step::Adjust { set_up, .. } => (51 + occasion(set_up), 9),
        Step::Skill(Window::OffSideTrap | Window::Actor) => (55, 1),
        Step::Skill(Window::ControllingCheck | Window::PassiveCheck) | Step::Sweep => (56, 3),
        Step::Skill(Window::OpponentStage | Window::OwnStage) => (57, 4 + stage),
        Step::Skill(Window::Keeper | Window::Shooter) => (58, 8),
        Step::Skill(
            Window::Doubling
            | Window::FullBack
            | Window::BallSkills
            | Window::FormationChange
            | Window::Penalty,
        ) => (59, 4 + stage),
        Step::EventMoves { side: by, .. } => (60 + of(by), 3),
        Step::Movement | Step::QuickMoves { .. } => (62 + stage, 4 + stage),
        Step::GoalKick => (66, 9),
        Step::StandIn => (67, 3),
        Step::TirednessRoll { .. } | Step::LosePoint { .. } => (68, 2),
        Step::Substitutions(_) | Step::FreshRoll { .. } | Step::Substitution => (69, 4 + stage),
        Step::HalfTime(_) | Step::Over => (70, 9),
        Step::Formation(_)
        | Step::KickOffRoll
        | Step::KickOffChoice(_)
        | Step::Roles(_)
        | Step::Skills(_)
        | Step::Styles(_)
        | Step::GainPoints { .. }
        | Step::SlowPlay
        | Step::SlowPlayRoll
        | Step::Injury(_)
        | Step::InjuryRoll { .. }
        | Step::Replace { .. }
        | Step::ActorRoll
        | Step::FansRoll(_)
        | Step::DribbleRoll
        | Step::Dribble
        | Step::HighConditionRoll { .. }
        | Step::ConditionRoll
        | Step::DuelRoll(_)
        | Step::Bounce
        | Step::PerfectPass
        | Step::StreakingRoll
        | Step::LostSkillRoll(_)
        | Step::GainedSkillRoll(_)
        | Step::ExtraSkill(_) => (71, 3),
    }
}

fn occasion(set_up: SetUp) -> usize {
    match set_up {
        SetUp::KickOff => 0,
        SetUp::FreeKick => 1,
        SetUp::CornerKick => 2,
        SetUp::Penalty => 3,
    }
}

/// The facts of a position.
pub fn facts(open: &Open) -> Facts {
    let mut found = Facts::default();
    let facts = &mut found;
    let side = open.controlling();
    let flip = turned(side, false, open.ball()) >= 9;
    let at = |area: Area| turned(side, flip, area);
    facts.left = time_left(open) as f32;
    facts.soon = goes_on(open).max(0.3) as f32;
    let ball = at(open.ball());
    for (team, group) in [(side, Groups::OWN), (!side, Groups::THEIR)] {
        let pieces = open.team(team);
        let own = usize::from(team == side);
        let seen = Groups::FROM_BALL + (ball * 2 + own) * AREAS * SEEN_FROM_BALL;
        // Beside the ball, before it and behind it.
        let mut around = [0; 3];
        for area in pieces.occupied() {
            let first = group + at(area) * CROWD;
            let count = usize::from(pieces.outfield(area));
            facts.add_count(first, count, CROWD);
            let first = seen + at(area) * SEEN_FROM_BALL;
            facts.add_count(first, count, SEEN_FROM_BALL);
            if area.adjacent().contains(open.ball()) {
                around[0] += count;
            }
            match area.depth(side).cmp(&open.ball().depth(side)) {
                Ordering::Greater => around[1] += count,
                Ordering::Less => around[2] += count,
                Ordering::Equal => {}
            }
        }
        for (index, count) in around.into_iter().enumerate() {
            facts.add_count(Groups::AROUND + (own * 3 + index) * 8, count, 8);
        }
        if let Some(keeper) = pieces.keeper() {
            facts.add(Groups::KEEPERS + own * AREAS + at(keeper));
        }
        for (index, line) in Line::ALL.into_iter().enumerate() {
            let players = usize::from(pieces.line(line)).min(7);
            facts.add(Groups::LINES + (own * 3 + index) * 8 + players);
        }
        facts.add_count(Groups::CARDS + own * 4, pieces.yellow().into(), 4);
        let lost = usize::from(pieces.sent_off() + open.bench(team).injured().total());
        facts.add_count(Groups::PIECES + own * 6, lost, 6);
        if !open.options().advanced.is_empty() {
            stocks(open, team, own, facts);
        }
    }
    for area in Area::ALL {
        let [own, their] = [side, !side].map(|team| open.team(team).outfield(area) as i8);
        if own + their > 0 {
            let difference = ((own - their).clamp(-2, 2) + 2) as usize;
            facts.add(Groups::DIFFERENCE + at(area) * 5 + difference);
            let [own, their] = [own, their].map(|count| (count as usize).min(BOTH_SEEN - 1));
            facts.add(
                Groups::BOTH + ((ball * AREAS + at(area)) * BOTH_SEEN + own) * BOTH_SEEN + their,
            );
        }
    }
    let value = open.value().number().clamp(1, 6) as usize;
    facts.add(Groups::BALL + ball * 6 + value - 1);
    let lead = open.count(side, open.ball()) as i8 - open.count(!side, open.ball()) as i8;
    facts.add(Groups::LEAD + ball * 7 + (lead.clamp(-3, 3) + 3) as usize);
    let (phase, kind) = phase(open);
    facts.add(Groups::PHASE + phase);
    facts.add(Groups::KIND + kind * AREAS + ball);
    for area in offside_areas(open) {
        facts.add(Groups::OFFSIDE + at(area));
    }
    facts.add(
        Groups::TURN
            + match open.turn_kind() {
                TurnKind::OpenPlay => 0,
                TurnKind::KickOff => 1,
                TurnKind::FreeKick => 2,
                TurnKind::CornerKick => 3,
                TurnKind::GoalKick => 4,
            },
    );
    if kind == 1 {
        facts.add(Groups::START + at(open.pass().0));
    }
    clock(open, facts);
    for (who, attack) in [Attack::new(open, side), Attack::new(open, !side)]
        .iter()
        .enumerate()
    {
        if let Some(modifiers) = attack.modifiers(open.ball(), false) {
            let modifiers = (modifiers.clamp(-9, 6) + 9) as usize;
            facts.add(Groups::SHOT + who * MODIFIERS + modifiers);
        }
    }
    sense(open, side, facts);
    found
}

/// What the sensible coach thinks, beside the score: from a goal behind to a goal ahead.
fn sense(open: &Open, side: Side, facts: &mut Facts) {
    let score = open.score();
    let lead = f64::from(score[side]) - f64::from(score[!side]);
    let worth = evaluate(open, side) - lead;
    let steps = ((worth + 0.5) * 40.0).clamp(0.0, SENSE as f64) as usize;
    facts.add_count(Groups::SENSE, steps, SENSE);
}

fn clock(open: &Open, facts: &mut Facts) {
    let stoppage = usize::from(open.clock().stoppage()).min(5);
    facts.add(Groups::CLOCK + stoppage);
    let second = usize::from(open.clock().half() > 1);
    if stoppage == 0 {
        let tenth = (usize::from(open.clock().square()) / 8).min(5);
        facts.add(Groups::CLOCK + 6 + 6 * second + tenth);
    }
    facts.add(Groups::CLOCK + 18 + second);
}

fn stocks(open: &Open, team: Side, own: usize, facts: &mut Facts) {
    let bench = open.bench(team);
    for (index, line) in Line::ALL.into_iter().enumerate() {
        let points = usize::from(bench.condition().points(line));
        facts.add_count(Groups::CONDITION + (own * 3 + index) * 5, points, 5);
    }
    let first = Groups::BENCH + own * 8;
    facts.add_count(first, bench.substitutions_left().into(), 3);
    if bench.is_tired() {
        facts.add(first + 3);
    }
    if bench.keeper_is_injured() {
        facts.add(first + 4);
    }
    if open.swept() == Some(team) {
        facts.add(first + 5);
    }
    facts.add_count(first + 6, bench.hidden_skills().into(), 2);
}
