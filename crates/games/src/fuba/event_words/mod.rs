//! Events in words: the referee's line for each, with the arithmetic of every roll.

pub(super) mod special_event;
mod sums;

use gaffer_core::{BySide, Outcome, Side};
use gaffer_fuba::{
    Absence, ActionKind, Event, EventTable, Flank, MoveKind, PointReason, ReboundResult, Restart,
    Roles, SetUp, ShotResult, Substitution, ValueReason,
};

use super::names::spoken_minute;
use super::offer_words::named_roles;
use crate::say_each::say_each;
use crate::words::{Phrase, Value, arithmetic, compared, say};

use special_event::{duel, outcome};
use sums::{check_terms, dropped_die, sum};

/// An event as a sentence.
#[expect(clippy::too_many_lines, reason = "one sentence for each event")]
pub(super) fn event(event: &Event) -> Phrase {
    let (home_team, away_team) = (Side::Home, Side::Away);
    say_each!(*event, Event: fuba_events {
        KickOffDecided { side }
        SetUpDone { side }
        HalfEnded { half, home, away }
        TimeOwed { squares }
        StandInNamed { target, area, side }
        ControlKept { result, value, side }
        ControlLost { result, value, side }
        ControlAutomatic { side }
        PassTooLong { sum, side, value }
        Entered { side, piece, to }
        TargetChanged { side, from, to }
        BallMoved { side, from, to }
        NoMoves { side }
        NoDefence { side }
        OrderFixed { home, away, first }
        StagesSkipped {}
        Swept { side }
        SlowPlay { side }
        PenaltyNamed { side, kick, dive, needed }
        Booked { side, yellow }
        FormationChanged { side, formation }
        ConditionRolled { side, die, moves }
        HighConditionRolled { side, die, moves }
        Tired { side }
        InjuredReturned { side, pieces }
        SkillLost { side, skill }
    }
        Event::FormationsRevealed { home, away } => {
            say!(fuba_events::FormationsRevealed, home_team, home, away_team, away)
        }
        Event::FormationsChanged { home, away } => {
            say!(fuba_events::FormationsChanged, home_team, home, away_team, away)
        }
        Event::StylesRevealed { home, away } => {
            say!(fuba_events::StylesRevealed, home_team, home, away_team, away)
        }
        Event::KickOffRolled { home, away, winner } => {
            say!(fuba_events::KickOffRolled, home_team, home, away_team, away, winner)
        }
        Event::HalfBegan { half: 1 } => say!(fuba_events::FirstHalfBegan),
        Event::HalfBegan { .. } => say!(fuba_events::SecondHalfBegan),
        Event::SetUpBegan { set_up, side, area } => match set_up {
            SetUp::KickOff => say!(fuba_events::SetUpKickOff, side),
            SetUp::FreeKick => say!(fuba_events::SetUpFreeKick, side, area),
            SetUp::CornerKick => say!(fuba_events::SetUpCornerKick, side, area),
            SetUp::Penalty => say!(fuba_events::SetUpPenalty, side),
        },
        Event::TargetChosen { side, start, target } if start == target => {
            say!(fuba_events::BallKept, side, target)
        }
        Event::TargetChosen { side, start, target } => {
            say!(fuba_events::TargetChosen, side, start, target)
        }
        Event::ValueChanged { from, to, reason } => {
            say!(fuba_events::ValueChanged, from, to, reason = value_reason(reason))
        }
        Event::ValueSummed { from, to, reason } => {
            say!(fuba_events::ValueChanged, from, to, reason = value_reason(reason))
        }
        Event::NewValue { value, change: 0 } => say!(fuba_events::NewValue, value),
        Event::NewValue { value, change } => say!(fuba_events::NewValueByEvent, value, change),
        Event::TurnRolled { side, controlling, passive } => {
            say!(fuba_events::TurnRolled, side, controlling, other = !side, passive)
        }
        Event::TimeMoved { squares, minute, stoppage: 0, .. } => {
            say!(fuba_events::TimeMoved, squares, minute)
        }
        Event::TimeMoved { minute, stoppage, .. } => {
            say!(fuba_events::StoppageTime, regular = minute - stoppage, stoppage)
        }
        Event::Adjusted { controlling, passive, from, to, .. } if from == to => {
            say!(fuba_events::AdjustedInVain, controlling, passive, value = to)
        }
        Event::Adjusted { controlling, passive, from, to, .. } => {
            say!(fuba_events::Adjusted, controlling, passive, from, to)
        }
        Event::Goal { side, minute, home, away } => {
            say!(fuba_events::Goal, side, minute = spoken_minute(minute), home, away)
        }
        Event::ConditionSet { side, condition, roles: Roles::NONE } => {
            say!(fuba_events::ConditionSet, side, condition)
        }
        Event::ConditionSet { side, condition, roles } => {
            say!(fuba_events::ConditionSetByRoles, side, condition, roles = named_roles(roles))
        }
        Event::ControlChecked { die, modifiers, total, value, .. } => {
            say!(fuba_events::ControlChecked, die, terms = check_terms(modifiers), total, value)
        }
        Event::SpecialEvent { side, die, controlling, passive, result, table, dropped } => match table {
            EventTable::Advanced => {
                let outcome = outcome(table, side, controlling, passive);
                say!(fuba_events::SpecialEventAdvanced, die, controlling, passive, outcome)
            }
            EventTable::Die => {
                let outcome = outcome(table, side, controlling, 0);
                say!(fuba_events::SpecialEventDie, die = controlling, outcome)
            }
            EventTable::Difference => say!(fuba_events::SpecialEventDifference, die, controlling, controlling_dropped = dropped_die(dropped.and_then(|dice| dice.controlling)), passive, passive_dropped = dropped_die(dropped.and_then(|dice| dice.passive)), result, outcome = outcome(table, side, controlling, passive)),
        },
        Event::DuelRolled { duel: over, controlling, passive, lead, winner, .. } => {
            let sum = arithmetic(controlling, lead);
            say!(fuba_events::DuelRolled, duel = duel(over), sum, passive, winner)
        }
        Event::SkillGained { side, later_matches: true } => {
            say!(fuba_events::SkillGainedForGood, side)
        }
        Event::SkillGained { side, .. } => say!(fuba_events::SkillGained, side),
        Event::PassFailed { side, back_in } => {
            say!(fuba_events::PassFailed, area = back_in, side = !side)
        }
        Event::StagesOrdered { first, fixed: true, .. } => say!(fuba_events::StagesOrdered, first),
        Event::StagesOrdered { first, home, away, .. } => {
            say!(fuba_events::StagesOrderedByMoves, home, away, first)
        }
        Event::ActionBegan { side, action, line, number, moves, boost } => {
            let action = match (action, line, moves) {
                (ActionKind::Movement, Some(line), Some(moves)) => {
                    say!(fuba_events::LineMovement, line, moves).into()
                }
                _ => Value::from(action),
            };
            say!(fuba_events::ActionBegan, side, number, action, boost)
        }
        Event::Moved { side, piece, from, to, with_ball, kind } => {
            let kind = kind_of_move(kind);
            say!(fuba_events::Moved, side, piece, from, to, with_ball, kind)
        }
        Event::Pressed { side, aggressive, die, dropped, modifier, value, won, foul, new_value } => {
            let sum = arithmetic(die, modifier);
            let dropped = dropped_die(dropped);
            if foul {
                say!(fuba_events::PressingFoul, aggressive, sum, dropped, side)
            } else if won {
                say!(fuba_events::PressingWon, aggressive, sum, dropped, value, side, new_value)
            } else if new_value.number() < value.number() {
                say!(fuba_events::PressingFailedEasier, aggressive, sum, dropped, value, new_value)
            } else {
                say!(fuba_events::PressingFailed, aggressive, sum, dropped, value)
            }
        }
        Event::KeeperSet { side, advanced: true } => say!(fuba_events::KeeperAdvanced, side),
        Event::KeeperSet { side, .. } => say!(fuba_events::KeeperWentBack, side),
        Event::SlowPlayRolled { side, sum, minute, card } => {
            let ten = 10 * u16::from(sum);
            if card {
                say!(fuba_events::SlowPlayCard, side, ten, minute)
            } else {
                say!(fuba_events::SlowPlayNoCard, side, ten, minute)
            }
        }
        Event::ShotTaken { side, area, die, modifiers, total, value, difficult, result } => {
            let sum = sum(die, modifiers, total);
            let words = shot_result(result);
            if result == ShotResult::RollsAgain {
                say!(fuba_events::ShotTakenAgain, side, area, difficult, sum, result = words)
            } else {
                say!(fuba_events::ShotTaken, side, area, difficult, sum, value, result = words)
            }
        }
        Event::DifficultRolled { die, second_six: true, result, .. } => {
            say!(fuba_events::SecondSix, die, result = shot_result(result))
        }
        Event::DifficultRolled { die, needed, result, .. } => {
            let compared = compared(die, needed);
            say!(fuba_events::DifficultRolled, die, compared, needed, result = shot_result(result))
        }
        Event::Rebound { side, die, players, passive_die, passive_players, result } => {
            let result = match result {
                ReboundResult::Goal => say!(fuba_events::ReboundGoal),
                ReboundResult::Corner => say!(fuba_events::ReboundCorner),
                ReboundResult::Lost => say!(fuba_events::ReboundLost, side = !side),
            };
            say!(fuba_events::Rebound, die, players, passive_die, passive_players, result)
        }
        Event::PenaltyTaken { die, needed, scored: true, .. } => {
            say!(fuba_events::PenaltyScored, die, needed)
        }
        Event::PenaltyTaken { die, needed, .. } => say!(fuba_events::PenaltyMissed, die, needed),
        Event::RestartAwarded { restart, side, area } => match restart {
            Restart::KickOff => say!(fuba_events::KickOffAwarded, side),
            Restart::FreeKick => say!(fuba_events::FreeKickAwarded, side, area),
            Restart::QuickFreeKick => say!(fuba_events::QuickFreeKickAwarded, side, area),
            // Before its side is chosen it has no area yet.
            Restart::CornerKick if !area.is_corner() => {
                say!(fuba_events::CornerKickAwarded, side)
            }
            Restart::CornerKick => say!(fuba_events::CornerKickAwardedIn, side, area),
            Restart::GoalKick => say!(fuba_events::GoalKickAwarded, side),
            Restart::Penalty => say!(fuba_events::PenaltyAwarded, side),
        },
        Event::CornerSideChosen { side, flank } => {
            let flank = match flank {
                Flank::A => "a",
                Flank::C => "c",
            };
            say!(fuba_events::CornerSideChosen, side, flank)
        }
        Event::GoalKickChosen { side, slow: true } => say!(fuba_events::GoalKickSlow, side),
        Event::GoalKickChosen { side, .. } => say!(fuba_events::GoalKickFast, side),
        Event::YellowCardRolled { side, die, plus, card, .. } => {
            let sum = arithmetic(die, plus as i8);
            if card {
                say!(fuba_events::YellowCard, side, sum)
            } else {
                say!(fuba_events::NoYellowCard, side, sum)
            }
        }
        Event::RedCardRolled { side, die, yellow, extra, card } => {
            let limit = match extra {
                0 => yellow.to_string(),
                _ => format!("{yellow} + {extra}"),
            };
            if card {
                say!(fuba_events::RedCard, side, die, limit)
            } else {
                say!(fuba_events::NoRedCard, side, die, limit)
            }
        }
        Event::SentOff { side, area: Some(area), .. } => say!(fuba_events::SentOff, side, area),
        Event::SentOff { side, lost: true, .. } => say!(fuba_events::SentOffAnywhere, side),
        Event::SentOff { side, .. } => say!(fuba_events::NobodySentOff, side),
        Event::ShootOutBegan { side } => say!(fuba_events::ShootOutBegan, side),
        Event::ShootOutKick { side, die, needed, scored: true, kicks: BySide { home, away } } => {
            say!(fuba_events::ShootOutScored, side, die, needed, home, away)
        }
        Event::ShootOutKick { side, die, needed, kicks: BySide { home, away }, .. } => {
            say!(fuba_events::ShootOutMissed, side, die, needed, home, away)
        }
        Event::MatchEnded { home, away, outcome: Outcome::Won(winner), kicks: Some(kicks) } => {
            let (home_kicks, away_kicks) = (kicks.home, kicks.away);
            say!(fuba_events::ShootOutWon, home, away, winner, home_kicks, away_kicks)
        }
        Event::MatchEnded { home, away, outcome: Outcome::Won(winner), .. } => {
            say!(fuba_events::MatchWon, home, away, winner)
        }
        Event::MatchEnded { home, away, outcome: Outcome::Drawn, .. } => {
            say!(fuba_events::MatchDrawn, home, away)
        }
        Event::TirednessRolled { side, die, sum, minute, passed } => {
            let dice = if sum == die {
                say!(fuba_events::TirednessDie, die)
            } else {
                say!(fuba_events::TirednessDice, die, sum)
            };
            if passed {
                say!(fuba_events::TirednessPassed, side, dice, sum, minute)
            } else {
                say!(fuba_events::TirednessFailed, side, dice, sum, minute)
            }
        }
        Event::PointsChanged { side, line, change, condition, reason } => {
            let reason = match reason {
                PointReason::Tiredness => say!(fuba_events::ByTiredness),
                PointReason::Boost => say!(fuba_events::ByBoost),
                PointReason::AggressivePressing => say!(fuba_events::ByAggressivePressing),
                PointReason::Substitution => say!(fuba_events::BySubstitution),
                PointReason::Event => say!(fuba_events::ByEvent),
            };
            say!(fuba_events::PointsChanged, side, change, line, reason, condition)
        }
        Event::Substituted { side, substitution } => substituted(side, substitution),
        Event::InjuryRolled { side, area: place, die, result, absence, keeper } => {
            let rolled = if die == result {
                Value::from(die)
            } else {
                say!(fuba_events::CountsAs, die, result).into()
            };
            match absence {
                Absence::None => say!(fuba_events::InjuryNone, side, rolled, place),
                Absence::Minutes(minutes) => {
                    say!(fuba_events::InjuryMinutes, side, rolled, keeper, place, minutes)
                }
                Absence::Turns(turns) => {
                    say!(fuba_events::InjuryTurns, side, rolled, keeper, place, turns)
                }
                Absence::ForGood => {
                    say!(fuba_events::InjuryForGood, side, rolled, keeper, place)
                }
            }
        }
        Event::InjuredReplaced { side, area: place, replaced: true } => {
            say!(fuba_events::InjuredReplaced, side, place)
        }
        Event::InjuredReplaced { side, .. } => say!(fuba_events::InjuredNotReplaced, side),
        Event::SkillUsed { side, skill, cost: 0, .. } => {
            say!(fuba_events::SkillUsedFree, side, skill)
        }
        Event::SkillUsed { side, skill, cost, condition } => {
            say!(fuba_events::SkillUsed, side, skill, cost, condition)
        }
        Event::FansRolled { die, value, foul: true, .. } => say!(fuba_events::FansFoul, die, value),
        Event::FansRolled { die, value, .. } => say!(fuba_events::FansRolled, value, die),
        Event::ActorRolled { side, die } => match die {
            1 => say!(fuba_events::ActorCard, die, side),
            2 | 3 => say!(fuba_events::ActorEvent, die),
            _ => say!(fuba_events::ActorFreeKick, die, side),
        },
        Event::DribbleRolled { side, die, value, opponents, won } => {
            if won {
                say!(fuba_events::DribbleWon, side, die, value, opponents)
            } else {
                say!(fuba_events::DribbleLost, side, die, value, opponents)
            }
        }
    )
}

fn substituted(side: Side, substitution: Substitution) -> Phrase {
    match substitution {
        Substitution::Formation(formation) => {
            say!(fuba_events::SubstitutedFormation, side, formation)
        }
        Substitution::YellowCard => say!(fuba_events::SubstitutedBooked, side),
        Substitution::Fresh {
            first,
            second,
            sum,
            minute,
            points,
        } => {
            let ten = 10 * u16::from(sum);
            if points == 1 {
                say!(
                    fuba_events::SubstitutedFreshOne,
                    side,
                    first,
                    second,
                    ten,
                    minute,
                    points
                )
            } else {
                say!(
                    fuba_events::SubstitutedFresh,
                    side,
                    first,
                    second,
                    ten,
                    minute,
                    points
                )
            }
        }
    }
}

fn value_reason(reason: ValueReason) -> Phrase {
    match reason {
        ValueReason::TargetFree => say!(fuba_events::ValueTargetFree),
        ValueReason::StartFree => say!(fuba_events::ValueStartFree),
        ValueReason::LongPass => say!(fuba_events::ValueLongPass),
        ValueReason::OffsideRisk => say!(fuba_events::ValueOffsideRisk),
        ValueReason::Bounce => say!(fuba_events::ValueBounce),
        ValueReason::SkilledAttacker => say!(fuba_events::ValueSkilledAttacker),
        ValueReason::ShortPasses => say!(fuba_events::ValueShortPasses),
        ValueReason::Doubling => say!(fuba_events::ValueDoubling),
        ValueReason::SkilledFullBack => say!(fuba_events::ValueSkilledFullBack),
        ValueReason::EasySituation => say!(fuba_events::ValueEasySituation),
        ValueReason::Event => say!(fuba_events::ValueEvent),
    }
}

/// The kinds of moves that are named.
fn kind_of_move(kind: MoveKind) -> &'static str {
    match kind {
        MoveKind::FreeMovement => "free-movement",
        MoveKind::EventMove => "event-move",
        MoveKind::Cleared => "cleared",
        MoveKind::SweeperKeeper => "sweeper-keeper",
        MoveKind::Quick => "quick",
        MoveKind::Movement(_)
        | MoveKind::Dribble
        | MoveKind::Adjusting
        | MoveKind::QuickFreeKick
        | MoveKind::GoalKick => "other",
    }
}

fn shot_result(result: ShotResult) -> Phrase {
    match result {
        ShotResult::Goal => say!(fuba_events::ShotGoal),
        ShotResult::Corner => say!(fuba_events::ShotCorner),
        ShotResult::Rebound => say!(fuba_events::ShotRebound),
        ShotResult::Miss => say!(fuba_events::ShotMiss),
        ShotResult::RollsAgain => say!(fuba_events::ShotRollsAgain),
    }
}
