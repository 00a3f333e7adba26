//! Events in words: the referee's line for each, with the arithmetic of every roll.

use gaffer_core::{Outcome, Side};
use gaffer_fuba::rule::control::CheckModifiers;
use gaffer_fuba::rule::goal_attempt::Modifiers;
use gaffer_fuba::rule::special_event::{self, Effect, Role};
use gaffer_fuba::{
    Absence, ActionKind, Duel, Edition, Event, EventTable, Flank, MoveKind, PointReason,
    ReboundResult, Restart, SetUp, ShotResult, Substitution, ValueReason,
};

use crate::words::{Phrase, Value, arithmetic, compared, say, sign};

/// An event as a sentence.
#[expect(clippy::too_many_lines, reason = "one sentence for each event")]
pub(super) fn event(event: &Event) -> Phrase {
    let (home_team, away_team) = (Side::Home, Side::Away);
    match *event {
        Event::FormationsRevealed { home, away } => {
            say!(fuba_events::FormationsRevealed {
                home_team,
                home,
                away_team,
                away
            })
        }
        Event::KickOffRolled { home, away, winner } => {
            say!(fuba_events::KickOffRolled {
                home_team,
                home,
                away_team,
                away,
                winner
            })
        }
        Event::KickOffDecided { side } => say!(fuba_events::KickOffDecided { side }),
        Event::HalfBegan { half: 1 } => say!(fuba_events::FirstHalfBegan),
        Event::HalfBegan { .. } => say!(fuba_events::SecondHalfBegan),
        Event::SetUpBegan { set_up, side, area } => match set_up {
            SetUp::KickOff => say!(fuba_events::SetUpKickOff { side }),
            SetUp::FreeKick => say!(fuba_events::SetUpFreeKick { side, area }),
            SetUp::CornerKick => say!(fuba_events::SetUpCornerKick { side, area }),
            SetUp::Penalty => say!(fuba_events::SetUpPenalty { side }),
        },
        Event::SetUpDone { side } => say!(fuba_events::SetUpDone { side }),
        Event::TargetChosen {
            side,
            start,
            target,
        } if start == target => {
            say!(fuba_events::BallKept { side, target })
        }
        Event::TargetChosen {
            side,
            start,
            target,
        } => {
            say!(fuba_events::TargetChosen {
                side,
                start,
                target
            })
        }
        Event::ValueChanged { from, to, reason } => {
            say!(fuba_events::ValueChanged {
                from,
                to,
                reason: value_reason(reason)
            })
        }
        Event::ValueSummed { from, to, reason } => {
            say!(fuba_events::ValueChanged {
                from,
                to,
                reason: value_reason(reason)
            })
        }
        Event::TurnRolled {
            side,
            controlling,
            passive,
        } => {
            say!(fuba_events::TurnRolled {
                side,
                controlling,
                other: !side,
                passive
            })
        }
        Event::TimeMoved {
            squares,
            minute,
            stoppage: 0,
            ..
        } => {
            say!(fuba_events::TimeMoved { squares, minute })
        }
        Event::TimeMoved { stoppage, .. } => say!(fuba_events::StoppageTime { stoppage }),
        Event::HalfEnded {
            half, home, away, ..
        } => {
            say!(fuba_events::HalfEnded { half, home, away })
        }
        Event::ControlKept {
            side,
            result,
            value,
            ..
        } => {
            say!(fuba_events::ControlKept {
                result,
                value,
                side
            })
        }
        Event::ControlLost {
            side,
            result,
            value,
            ..
        } => {
            say!(fuba_events::ControlLost {
                result,
                value,
                side
            })
        }
        Event::SpecialEvent {
            side,
            die,
            controlling,
            passive,
            table: table @ EventTable::Advanced,
            ..
        } => {
            let outcome = special_event(table, side, controlling, passive);
            say!(fuba_events::SpecialEventAdvanced {
                die,
                controlling,
                passive,
                outcome
            })
        }
        Event::SpecialEvent {
            side,
            controlling: die,
            table: table @ EventTable::Die,
            ..
        } => {
            say!(fuba_events::SpecialEventDie {
                die,
                outcome: special_event(table, side, die, 0)
            })
        }
        Event::SpecialEvent {
            side,
            die,
            controlling,
            passive,
            result,
            table: table @ EventTable::Difference,
            dropped,
        } => say!(fuba_events::SpecialEventDifference {
            die,
            controlling,
            controlling_dropped: dropped_die(dropped.and_then(|dice| dice.controlling)),
            passive,
            passive_dropped: dropped_die(dropped.and_then(|dice| dice.passive)),
            result,
            outcome: special_event(table, side, controlling, passive),
        }),
        Event::PassFailed { side, back_in } => {
            say!(fuba_events::PassFailed {
                area: back_in,
                side: !side
            })
        }
        Event::StagesSkipped => say!(fuba_events::StagesSkipped),
        Event::Entered {
            side, piece, to, ..
        } => say!(fuba_events::Entered { side, piece, to }),
        Event::NewValue { value, change: 0 } => say!(fuba_events::NewValue { value }),
        Event::NewValue { value, change } => {
            say!(fuba_events::NewValueByEvent { value, change })
        }
        Event::OrderFixed { first, home, away } => {
            say!(fuba_events::OrderFixed { home, away, first })
        }
        Event::ActionBegan {
            side,
            action,
            line,
            number,
            moves,
            boost,
        } => {
            let action = match (action, line, moves) {
                (ActionKind::Movement, Some(line), Some(moves)) => {
                    say!(fuba_events::LineMovement { line, moves }).into()
                }
                _ => Value::from(action),
            };
            say!(fuba_events::ActionBegan {
                side,
                number,
                action,
                boost
            })
        }
        Event::Moved {
            side,
            piece,
            from,
            to,
            with_ball,
            kind,
        } => {
            say!(fuba_events::Moved {
                side,
                piece,
                from,
                to,
                with_ball,
                kind: kind_of_move(kind)
            })
        }
        Event::Adjusted {
            controlling,
            passive,
            from,
            to,
            ..
        } => {
            say!(fuba_events::Adjusted {
                controlling,
                passive,
                from,
                to
            })
        }
        Event::Pressed {
            side,
            aggressive,
            die,
            dropped,
            modifier,
            value,
            won,
            foul,
            new_value,
        } => {
            let sum = arithmetic(die, modifier);
            let dropped = dropped_die(dropped);
            let compared = compared(die as i8 + modifier, value.number());
            if foul {
                say!(fuba_events::PressingFoul {
                    aggressive,
                    sum,
                    dropped,
                    side
                })
            } else if won {
                say!(fuba_events::PressingWon {
                    aggressive,
                    sum,
                    dropped,
                    value,
                    side,
                    new_value
                })
            } else if new_value.number() < value.number() {
                say!(fuba_events::PressingFailedEasier {
                    aggressive,
                    sum,
                    dropped,
                    value,
                    new_value
                })
            } else {
                say!(fuba_events::PressingFailed {
                    aggressive,
                    sum,
                    dropped,
                    compared,
                    value
                })
            }
        }
        Event::ShotTaken {
            side,
            area,
            die,
            modifiers,
            total,
            value,
            difficult,
            result,
        } => {
            let sum = sum(die, modifiers, total);
            let compared = compared(total, value.number());
            let is_open = result == ShotResult::RollsAgain;
            let result = shot_result(result);
            if is_open {
                say!(fuba_events::ShotTakenAgain {
                    side,
                    area,
                    difficult,
                    sum,
                    result
                })
            } else {
                say!(fuba_events::ShotTaken {
                    side,
                    area,
                    difficult,
                    sum,
                    compared,
                    value,
                    result
                })
            }
        }
        Event::DifficultRolled {
            die,
            second_six: true,
            result,
            ..
        } => {
            say!(fuba_events::SecondSix {
                die,
                result: shot_result(result)
            })
        }
        Event::DifficultRolled {
            die,
            needed,
            result,
            ..
        } => {
            let compared = compared(die, needed);
            say!(fuba_events::DifficultRolled {
                die,
                compared,
                needed,
                result: shot_result(result)
            })
        }
        Event::Rebound {
            side,
            die,
            players,
            passive_die,
            passive_players,
            result,
        } => {
            let result = match result {
                ReboundResult::Goal => say!(fuba_events::ReboundGoal),
                ReboundResult::Corner => say!(fuba_events::ReboundCorner),
                ReboundResult::Lost => say!(fuba_events::ReboundLost { side: !side }),
            };
            say!(fuba_events::Rebound {
                die,
                players,
                passive_die,
                passive_players,
                result
            })
        }
        Event::Goal {
            side,
            home,
            away,
            minute,
        } => {
            say!(fuba_events::Goal {
                side,
                minute,
                home,
                away
            })
        }
        Event::RestartAwarded {
            restart,
            side,
            area,
        } => match restart {
            Restart::KickOff => say!(fuba_events::KickOffAwarded { side }),
            Restart::FreeKick => say!(fuba_events::FreeKickAwarded { side, area }),
            Restart::QuickFreeKick => say!(fuba_events::QuickFreeKickAwarded { side, area }),
            // Before its side is chosen it has no area yet.
            Restart::CornerKick if !area.is_corner() => {
                say!(fuba_events::CornerKickAwarded { side })
            }
            Restart::CornerKick => say!(fuba_events::CornerKickAwardedIn { side, area }),
            Restart::GoalKick => say!(fuba_events::GoalKickAwarded { side }),
            Restart::Penalty => say!(fuba_events::PenaltyAwarded { side }),
        },
        Event::CornerSideChosen { side, flank } => {
            let flank = match flank {
                Flank::A => "a",
                Flank::C => "c",
            };
            say!(fuba_events::CornerSideChosen { side, flank })
        }
        Event::YellowCardRolled {
            side,
            die,
            plus,
            card,
            ..
        } => {
            let sum = arithmetic(die, plus as i8);
            if card {
                say!(fuba_events::YellowCard { side, sum })
            } else {
                say!(fuba_events::NoYellowCard { side, sum })
            }
        }
        Event::RedCardRolled {
            side,
            die,
            yellow,
            extra,
            card,
        } => {
            let limit = match extra {
                0 => yellow.to_string(),
                _ => format!("{yellow} + {extra}"),
            };
            if card {
                say!(fuba_events::RedCard { side, die, limit })
            } else {
                say!(fuba_events::NoRedCard { side, die, limit })
            }
        }
        Event::SentOff {
            side,
            area: Some(area),
            ..
        } => say!(fuba_events::SentOff { side, area }),
        Event::SentOff {
            side, lost: true, ..
        } => say!(fuba_events::SentOffAnywhere { side }),
        Event::SentOff { side, .. } => say!(fuba_events::NobodySentOff { side }),
        Event::PenaltyNamed {
            side,
            dive,
            kick,
            needed,
        } => {
            say!(fuba_events::PenaltyNamed {
                side,
                kick,
                dive,
                needed
            })
        }
        Event::PenaltyTaken {
            die,
            needed,
            scored: true,
            ..
        } => {
            say!(fuba_events::PenaltyScored { die, needed })
        }
        Event::PenaltyTaken { die, needed, .. } => say!(fuba_events::PenaltyMissed { die, needed }),
        Event::FormationsChanged { home, away } => {
            say!(fuba_events::FormationsChanged {
                home_team,
                home,
                away_team,
                away
            })
        }
        Event::MatchEnded {
            home,
            away,
            outcome: Outcome::Won(winner),
        } => {
            say!(fuba_events::MatchWon { home, away, winner })
        }
        Event::MatchEnded {
            home,
            away,
            outcome: Outcome::Drawn,
        } => {
            say!(fuba_events::MatchDrawn { home, away })
        }
        Event::ConditionSet {
            side,
            roles,
            condition,
        } => {
            say!(fuba_events::ConditionSet {
                side,
                condition,
                roles
            })
        }
        Event::TirednessRolled {
            side,
            sum,
            minute,
            passed,
            ..
        } => {
            let ten = 10 * u16::from(sum);
            let compared = compared(ten, minute);
            if passed {
                say!(fuba_events::TirednessPassed {
                    side,
                    ten,
                    compared,
                    minute
                })
            } else {
                say!(fuba_events::TirednessFailed {
                    side,
                    ten,
                    compared,
                    minute
                })
            }
        }
        Event::Tired { side } => say!(fuba_events::Tired { side }),
        Event::PointsChanged {
            side,
            line,
            change,
            condition,
            reason,
        } => {
            let reason = match reason {
                PointReason::Tiredness => say!(fuba_events::ByTiredness),
                PointReason::Boost => say!(fuba_events::ByBoost),
                PointReason::AggressivePressing => say!(fuba_events::ByAggressivePressing),
                PointReason::Substitution => say!(fuba_events::BySubstitution),
                PointReason::Event => say!(fuba_events::ByEvent),
            };
            say!(fuba_events::PointsChanged {
                side,
                change,
                line,
                reason,
                condition
            })
        }
        Event::Substituted { side, substitution } => match substitution {
            Substitution::Formation(formation) => {
                say!(fuba_events::SubstitutedFormation { side, formation })
            }
            Substitution::YellowCard => say!(fuba_events::SubstitutedBooked { side }),
            Substitution::Fresh {
                first,
                second,
                sum,
                minute,
                points,
            } => {
                let ten = 10 * u16::from(sum);
                if points == 1 {
                    say!(fuba_events::SubstitutedFreshOne {
                        side,
                        first,
                        second,
                        ten,
                        minute,
                        points
                    })
                } else {
                    say!(fuba_events::SubstitutedFresh {
                        side,
                        first,
                        second,
                        ten,
                        minute,
                        points
                    })
                }
            }
        },
        Event::InjuryRolled {
            side,
            area: place,
            die,
            result,
            absence,
            keeper,
        } => {
            let rolled = if die == result {
                Value::from(die)
            } else {
                say!(fuba_events::CountsAs { die, result }).into()
            };
            match absence {
                Absence::None => say!(fuba_events::InjuryNone {
                    side,
                    rolled,
                    place
                }),
                Absence::Minutes(minutes) => {
                    say!(fuba_events::InjuryMinutes {
                        side,
                        rolled,
                        keeper,
                        place,
                        minutes
                    })
                }
                Absence::Turns(turns) => {
                    say!(fuba_events::InjuryTurns {
                        side,
                        rolled,
                        keeper,
                        place,
                        turns
                    })
                }
                Absence::ForGood => {
                    say!(fuba_events::InjuryForGood {
                        side,
                        rolled,
                        keeper,
                        place
                    })
                }
            }
        }
        Event::InjuredReplaced {
            side,
            area: place,
            replaced: true,
        } => {
            say!(fuba_events::InjuredReplaced { side, place })
        }
        Event::InjuredReplaced { side, .. } => say!(fuba_events::InjuredNotReplaced { side }),
        Event::InjuredReturned { side, pieces } => {
            say!(fuba_events::InjuredReturned { side, pieces })
        }
        Event::Swept { side } => say!(fuba_events::Swept { side }),
        Event::SlowPlay { side } => say!(fuba_events::SlowPlay { side }),
        Event::SlowPlayRolled {
            side,
            sum,
            minute,
            card,
        } => {
            let ten = 10 * u16::from(sum);
            if card {
                say!(fuba_events::SlowPlayCard { side, ten, minute })
            } else {
                say!(fuba_events::SlowPlayNoCard { side, ten, minute })
            }
        }
        Event::Booked { side, yellow } => say!(fuba_events::Booked { side, yellow }),
        Event::SkillUsed {
            side,
            skill,
            cost: 0,
            ..
        } => {
            say!(fuba_events::SkillUsedFree { side, skill })
        }
        Event::SkillUsed {
            side,
            skill,
            cost,
            condition,
        } => {
            say!(fuba_events::SkillUsed {
                side,
                skill,
                cost,
                condition
            })
        }
        Event::BallMoved { side, from, to } => say!(fuba_events::BallMoved { side, from, to }),
        Event::FansRolled {
            die,
            value,
            foul: true,
            ..
        } => {
            say!(fuba_events::FansFoul { die, value })
        }
        Event::FansRolled { die, value, .. } => say!(fuba_events::FansRolled { value, die }),
        Event::ActorRolled { side, die } => match die {
            1 => say!(fuba_events::ActorCard { die, side }),
            2 | 3 => say!(fuba_events::ActorEvent { die }),
            _ => say!(fuba_events::ActorFreeKick { die, side }),
        },
        Event::DribbleRolled {
            side,
            die,
            value,
            opponents,
            won,
        } => {
            if won {
                say!(fuba_events::DribbleWon {
                    side,
                    die,
                    value,
                    opponents
                })
            } else {
                say!(fuba_events::DribbleLost {
                    side,
                    die,
                    value,
                    opponents
                })
            }
        }
        Event::HighConditionRolled { side, die, moves } => {
            say!(fuba_events::HighConditionRolled { side, die, moves })
        }
        Event::FormationChanged { side, formation } => {
            say!(fuba_events::FormationChanged { side, formation })
        }
        Event::DuelRolled {
            duel: over,
            controlling,
            passive,
            lead,
            winner,
            ..
        } => {
            let sum = arithmetic(controlling, lead);
            say!(fuba_events::DuelRolled {
                duel: duel(over),
                sum,
                passive,
                winner
            })
        }
        Event::TargetChanged { side, from, to } => {
            say!(fuba_events::TargetChanged { side, from, to })
        }
        Event::SkillLost { side, skill, .. } => say!(fuba_events::SkillLost { side, skill }),
        Event::SkillGained {
            side,
            later_matches: true,
        } => {
            say!(fuba_events::SkillGainedForGood { side })
        }
        Event::SkillGained { side, .. } => say!(fuba_events::SkillGained { side }),
        Event::StylesRevealed { home, away } => {
            say!(fuba_events::StylesRevealed {
                home_team,
                home,
                away_team,
                away
            })
        }
        Event::KeeperSet {
            side,
            advanced: true,
        } => say!(fuba_events::KeeperAdvanced { side }),
        Event::KeeperSet { side, .. } => say!(fuba_events::KeeperWentBack { side }),
        Event::GoalKickChosen { side, slow: true } => say!(fuba_events::GoalKickSlow { side }),
        Event::GoalKickChosen { side, .. } => say!(fuba_events::GoalKickFast { side }),
        Event::TimeOwed { squares } => say!(fuba_events::TimeOwed { squares }),
        Event::StandInNamed { side, target, area } => {
            say!(fuba_events::StandInNamed { target, area, side })
        }
        Event::ControlChecked {
            die,
            modifiers,
            total,
            value,
            ..
        } => {
            let terms = check_terms(modifiers);
            say!(fuba_events::ControlChecked {
                die,
                terms,
                total,
                value
            })
        }
        Event::ControlAutomatic { side } => say!(fuba_events::ControlAutomatic { side }),
        Event::NoMoves { side } => say!(fuba_events::NoMoves { side }),
        Event::NoDefence { side } => say!(fuba_events::NoDefence { side }),
        Event::PassTooLong { side, sum, value } => {
            say!(fuba_events::PassTooLong { sum, side, value })
        }
        Event::StagesOrdered {
            first, fixed: true, ..
        } => {
            say!(fuba_events::StagesOrdered { first })
        }
        Event::StagesOrdered {
            first, home, away, ..
        } => {
            say!(fuba_events::StagesOrderedByMoves { home, away, first })
        }
        Event::ConditionRolled { side, die, moves } => {
            say!(fuba_events::ConditionRolled { side, die, moves })
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

/// What special event dice bring (F10-4.4.2a, F14-4.4.3, F22-4.4.1, F22-A11a).
fn special_event(table: EventTable, side: Side, controlling: u8, passive: u8) -> Phrase {
    let advanced = table == EventTable::Advanced;
    let team = |role| match role {
        Role::Controlling => side,
        Role::Passive => !side,
    };
    match special_event::printed(table, Edition::V2_2, controlling, passive).effect {
        // The editions and their readings differ in who does.
        Effect::Moves(..) if (controlling, passive) == (6, 1) => say!(fuba_events::GainsGround),
        Effect::Moves(role, 1) => say!(fuba_events::AMoveFor { side: team(role) }),
        Effect::Moves(role, _) => say!(fuba_events::MovesFor { side: team(role) }),
        Effect::FailedPass if advanced => say!(fuba_events::FailedOpening),
        Effect::FailedPass => say!(fuba_events::ThePassFails),
        Effect::Value(1) if advanced => say!(fuba_events::GoodDefence),
        Effect::Value(_) if advanced => say!(fuba_events::GoodAttack),
        Effect::Value(1) => say!(fuba_events::ValueRises),
        Effect::Value(change) => say!(fuba_events::ValueDrops { number: -change }),
        Effect::Foul(Role::Passive) if advanced => say!(fuba_events::DefendersFoul),
        Effect::Foul(Role::Controlling) if advanced => say!(fuba_events::AttackersFoul),
        Effect::Foul(_) => say!(fuba_events::AFoul),
        Effect::Stall => say!(fuba_events::TheGameStalls),
        Effect::GoodMove(Role::Controlling) => say!(fuba_events::GoodAttackMove),
        Effect::GoodMove(Role::Passive) => say!(fuba_events::GoodDefenceMove),
        Effect::Duel(Duel::FastSituation) => say!(fuba_events::FastSituation),
        Effect::Duel(Duel::Bounce) => say!(fuba_events::BallBounces),
        Effect::Duel(Duel::SideLine) => say!(fuba_events::OverTheSideLine),
        Effect::Duel(Duel::GoalLine) => say!(fuba_events::OverTheGoalLine),
        Effect::Duel(Duel::HighBall) => say!(fuba_events::HighBall),
        Effect::Duel(Duel::YoungTalent) => say!(fuba_events::YoungTalent),
        Effect::Duel(Duel::PerfectSquad) => say!(fuba_events::PerfectSquad),
        Effect::RudeFoul(Role::Passive) => say!(fuba_events::DefendersRudeFoul),
        Effect::RudeFoul(Role::Controlling) => say!(fuba_events::AttackersRudeFoul),
        Effect::SkipStages => say!(fuba_events::BoredPlay),
        Effect::ThirdAction(Role::Controlling) => say!(fuba_events::Momentum),
        Effect::ThirdAction(Role::Passive) => say!(fuba_events::AggressiveDefence),
        Effect::PerfectPass => say!(fuba_events::PerfectPass),
        Effect::Injury => say!(fuba_events::BehindTheReferee),
        Effect::Streaking => say!(fuba_events::Streaking),
        Effect::MisplacedKeeper => say!(fuba_events::MisplacedKeeper),
        Effect::FreeBoosts(Role::Passive) => say!(fuba_events::FansOfPassive),
        Effect::FreeBoosts(Role::Controlling) => say!(fuba_events::FansOfControlling),
        Effect::InjuredStar(Role::Passive) => say!(fuba_events::StarOfPassive),
        Effect::InjuredStar(Role::Controlling) => say!(fuba_events::StarOfControlling),
        Effect::BookedFoul(by) | Effect::PlainFoul(by) => {
            say!(fuba_events::FoulBy { side: team(by) })
        }
        Effect::NoMoves(role) => say!(fuba_events::NoMovesFor { side: team(role) }),
        Effect::NoDefence(_) => say!(fuba_events::GainsGround),
    }
}

fn duel(duel: Duel) -> Phrase {
    match duel {
        Duel::FastSituation => say!(fuba_events::DuelFastSituation),
        Duel::Bounce => say!(fuba_events::DuelBounce),
        Duel::SideLine => say!(fuba_events::DuelSideLine),
        Duel::GoalLine => say!(fuba_events::DuelGoalLine),
        Duel::HighBall => say!(fuba_events::DuelHighBall),
        Duel::YoungTalent => say!(fuba_events::DuelYoungTalent),
        Duel::PerfectSquad => say!(fuba_events::DuelPerfectSquad),
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

/// " (2 is dropped)".
fn dropped_die(die: Option<u8>) -> Vec<Phrase> {
    let dropped = die.map(|die| say!(fuba_events::Dropped { die }));
    dropped.into_iter().collect()
}

/// " + 2 (start area) - 4 (distance)".
fn check_terms(modifiers: CheckModifiers) -> Vec<Phrase> {
    [
        (modifiers.start, say!(fuba_events::StartArea)),
        (modifiers.target, say!(fuba_events::TargetArea)),
        (modifiers.distance, say!(fuba_events::Distance)),
    ]
    .into_iter()
    .filter(|(number, _)| *number != 0)
    .map(|(number, what)| {
        say!(fuba_events::CheckTerm {
            sign: sign(number),
            number: number.abs(),
            what
        })
    })
    .collect()
}

/// "6 - 2 area + 1 players there = 5".
fn sum(die: u8, modifiers: Modifiers, total: i8) -> Value {
    let terms: Vec<Phrase> = [
        (modifiers.area, say!(fuba_events::Area)),
        (modifiers.shooting_area, say!(fuba_events::PlayersThere)),
        (modifiers.penalty_area, say!(fuba_events::PlayersInTheBox)),
        (modifiers.keeper_out, say!(fuba_events::KeeperOut)),
        (modifiers.free_kick, say!(fuba_events::FreeKick)),
        (modifiers.second_action, say!(fuba_events::SecondAction)),
        (modifiers.injured_keeper, say!(fuba_events::InjuredKeeper)),
        (modifiers.sweep, say!(fuba_events::KeeperInFront)),
        (
            modifiers.misplaced_keeper,
            say!(fuba_events::MispositionedKeeper),
        ),
        (modifiers.skills, say!(fuba_events::Skills)),
    ]
    .into_iter()
    .filter(|(number, _)| *number != 0)
    .map(|(number, what)| {
        say!(fuba_events::Term {
            sign: sign(number),
            number: number.abs(),
            what
        })
    })
    .collect();
    if terms.is_empty() {
        return die.into();
    }
    say!(fuba_events::Sum { die, terms, total }).into()
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
