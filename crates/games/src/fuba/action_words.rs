//! Actions and substitutions in words, with their price and what they may lead to.

use gaffer_fuba::pitch::Line;
use gaffer_fuba::rule::{goal_attempt, pressing};
use gaffer_fuba::{
    Action, Advanced, Choice, Edition, Event, Formation, Position, Pressing, PressingSkill, Skill,
    Step,
};

use super::skill_words::effect;
use super::terms::terms;
use super::trial::{after, decides};
use super::{names, price};
use crate::odds::{outcomes, percent};
use crate::words::{Phrase, Value, say, sentences};

/// An action, boosted or not, that brings what it is made for so often.
pub(super) fn action(
    position: &Position,
    action: Action,
    boost: bool,
    percent: u32,
) -> (Phrase, Phrase) {
    let choice = if boost {
        Choice::Boosted(action)
    } else {
        Choice::Action(action)
    };
    let (then, events) = after(position, choice);
    let cost = price::describe(position, choice);
    match action {
        Action::GoalAttempt => goal_attempt(position, &then, percent),
        Action::Movement(line) => movement(position, line, boost, &events, cost),
        Action::Adjustment => {
            let (from, to) = (position.open().value(), then.open().value());
            (
                say!(fuba_offers::Adjustment, boost, from, to),
                if boost {
                    sentences([say!(fuba_offers::BoostedAdjustment), cost])
                } else {
                    say!(fuba_offers::AdjustmentMeans)
                },
            )
        }
        Action::Pressing(Pressing::NORMAL) if !boost => normal_pressing(position, percent),
        Action::Pressing(manner) => pressing_in(position, manner, boost, percent, cost),
        Action::Condition => {
            let (least, most) = moves_by_die(&then);
            (
                say!(fuba_offers::ConditionPoint, least, most),
                sentences([say!(fuba_offers::ConditionPointMeans, least), cost]),
            )
        }
        Action::HighCondition => {
            let (least, most) = moves_by_die(&then);
            let skill = Skill::HighCondition;
            (
                say!(fuba_offers::HighCondition, skill, boost, least, most),
                sentences([effect(skill), cost]),
            )
        }
        Action::Substitution(number) => {
            let left = position
                .open()
                .bench(decides(position))
                .substitutions_left();
            (
                say!(fuba_offers::Substitutions, number),
                say!(fuba_offers::SubstitutionsMeans, left),
            )
        }
    }
}

fn goal_attempt(position: &Position, then: &Position, goal: u32) -> (Phrase, Phrase) {
    let open = then.open();
    let odds = goal_attempt::odds(open);
    let share = |part| percent(part, goal_attempt::ShotOdds::TOTAL);
    let modifiers = goal_attempt::modifiers(open);
    // F14-A5d, F22-A5d.
    let forward_keeper = match open.edition() {
        Edition::V2_2 => "sweep",
        Edition::V1_0 | Edition::V2014 => "keeper-advanced",
    };
    let terms = terms([
        (modifiers.area, "area"),
        (modifiers.shooting_area, "players"),
        (modifiers.penalty_area, "box"),
        (modifiers.keeper_out, "keeper-out"),
        (modifiers.free_kick, "free-kick"),
        (modifiers.second_action, "second-action"),
        (modifiers.injured_keeper, "hurt-keeper"),
        (modifiers.sweep, forward_keeper),
        (modifiers.misplaced_keeper, "keepers-place"),
        (modifiers.skills, "skills"),
    ]);
    (
        say!(
            fuba_offers::GoalAttempt,
            direct = position.open().step() == Step::FreeKick,
            percent = goal
        ),
        say!(
            fuba_offers::GoalAttemptChances,
            corner = share(odds.corner),
            miss = share(odds.miss + odds.lost),
            terms,
            value = open.value()
        ),
    )
}

fn movement(
    position: &Position,
    line: Line,
    boost: bool,
    events: &[Event],
    cost: Phrase,
) -> (Phrase, Phrase) {
    let began = events.iter().find_map(|event| match event {
        Event::ActionBegan { moves, .. } => *moves,
        _ => None,
    });
    let moves = began.unwrap_or(0);
    let open = position.open();
    let edition = open.edition();
    (
        say!(fuba_offers::Movement, line, boost, moves),
        sentences(if boost {
            [say!(fuba_offers::BoostedMovement), cost]
        } else {
            let means = say!(fuba_offers::MovementMeans, edition, line);
            [means, price::of_entries(open)]
        }),
    )
}

fn normal_pressing(position: &Position, percent: u32) -> (Phrase, Phrase) {
    let open = position.open();
    let faces = pressing::odds(open, Pressing::NORMAL, false).won / 6;
    let fails = match open.edition() {
        Edition::V2014 => say!(fuba_offers::PressingFails), // F14-4.9.1d
        Edition::V1_0 | Edition::V2_2 => Phrase::nothing(),
    };
    (
        say!(fuba_offers::Pressing, percent),
        sentences([say!(fuba_offers::PressingWins, faces, percent), fails]),
    )
}

/// Pressing with a boost, aggressively or with a skill.
fn pressing_in(
    position: &Position,
    manner: Pressing,
    boost: bool,
    won: u32,
    cost: Phrase,
) -> (Phrase, Phrase) {
    let open = position.open();
    let name: Value = match (manner.aggressive, manner.skill.map(PressingSkill::skill)) {
        (false, None) => say!(fuba_offers::NormalPressing).into(),
        (true, None) => say!(fuba_offers::Aggressive).into(),
        (false, Some(skill)) => skill.into(),
        (true, Some(skill)) => say!(fuba_offers::AggressiveWith, skill).into(),
    };
    let mut facts = vec![say!(fuba_offers::Wins, percent = won)];
    if manner.aggressive {
        let foul = pressing::odds(open, manner, boost).foul;
        let percent = percent(foul.into(), 36);
        facts.push(say!(fuba_offers::FoulAndCard, percent));
    }
    if pressing::dice(open, manner) == 2 {
        facts.push(say!(fuba_offers::TwoDice));
    }
    facts.push(cost);
    (
        say!(
            fuba_offers::PressingManner,
            manner = name,
            boost,
            percent = won
        ),
        sentences(facts),
    )
}

/// The fewest and the most moves that a die may bring.
fn moves_by_die(rolled: &Position) -> (u8, u8) {
    let outcomes = outcomes(rolled);
    let moves = outcomes.iter().flat_map(|(events, _)| events);
    let moves = moves.filter_map(|event| match event {
        Event::ConditionRolled { moves, .. } | Event::HighConditionRolled { moves, .. } => {
            Some(*moves)
        }
        _ => None,
    });
    let (least, most) = (moves.clone().min(), moves.max());
    (least.unwrap_or(0), most.unwrap_or(0))
}

/// A player changes his line (F14-A3b, F22-A3d).
pub(super) fn substitute_formation(position: &Position, formation: Formation) -> (Phrase, Phrase) {
    let open = position.open();
    let points = match open.clock().half() {
        _ if !open.plays(Advanced::Condition) => "none",
        2 => "second-half",
        _ => "first-half",
    };
    (
        say!(fuba_offers::SubstituteFormation, formation),
        say!(fuba_offers::SubstituteFormationMeans, points),
    )
}

/// A fresh player, who has two condition points so often (F14-A3d, F22-A3f).
pub(super) fn substitute_fresh(position: &Position, wide: bool, two: u32) -> (Phrase, Phrase) {
    (
        if wide {
            let skill = names::skill(Skill::WidePlayerMaterial);
            say!(fuba_offers::FreshPlayerWith, skill)
        } else {
            say!(fuba_offers::FreshPlayer)
        },
        say!(
            fuba_offers::FreshPlayerChances,
            percent = two,
            minute = position.open().clock().minute()
        ),
    )
}
