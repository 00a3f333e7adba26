//! Events as people tell football: a sentence for each that somebody on the radio would speak of.

use gaffer_core::{BySide, Outcome, Side};
use gaffer_fuba::pitch::Area;
use gaffer_fuba::{
    Absence, ActionKind, Event, EventTable, Flank, ReboundResult, Restart, SetUp, ShotResult,
    Substitution,
};

use super::event_words::special_event::duel;
use super::names::spoken_minute;
use crate::say_each::say_each;
use crate::words::{Phrase, say};

/// What is said of an event; nothing of what is only noted: dice, the ball's value, pieces put without the ball.
#[expect(clippy::too_many_lines, reason = "one sentence for each event")]
pub(super) fn football(event: &Event) -> Option<Phrase> {
    let (home_team, away_team) = (Side::Home, Side::Away);
    Some(say_each!(*event, Event: fuba_football {
        KickOffRolled { winner }
        KickOffDecided { side }
        ControlKept { side }
        ControlLost { side }
        ControlAutomatic { side }
        PassTooLong { side }
        NoMoves { side }
        NoDefence { side }
        Swept { side }
        SlowPlay { side }
        PenaltyNamed { kick, dive }
        Booked { side }
        FormationChanged { side, formation }
        Tired { side }
        InjuredReturned { side, pieces }
        SkillUsed { side, skill }
    }
        Event::SetUpBegan { set_up: SetUp::KickOff, .. }
        | Event::SetUpDone { .. }
        | Event::ValueChanged { .. }
        | Event::ValueSummed { .. }
        | Event::NewValue { .. }
        | Event::Adjusted { .. }
        | Event::TurnRolled { .. }
        | Event::TimeMoved { stoppage: 0, .. }
        | Event::TimeOwed { .. }
        | Event::StandInNamed { .. }
        | Event::ControlChecked { .. }
        | Event::OrderFixed { .. }
        | Event::StagesOrdered { .. }
        | Event::StagesSkipped
        | Event::Moved { with_ball: false, .. }
        | Event::SlowPlayRolled { card: false, .. }
        | Event::SentOff { lost: false, .. }
        | Event::StylesRevealed { .. }
        | Event::ConditionSet { .. }
        | Event::TirednessRolled { .. }
        | Event::PointsChanged { .. }
        | Event::SkillLost { .. }
        | Event::SkillGained { .. } => return None,
        Event::FormationsRevealed { home, away } => {
            say!(fuba_football::FormationsRevealed, home_team, home, away_team, away)
        }
        Event::FormationsChanged { home, away } => {
            say!(fuba_football::FormationsChanged, home_team, home, away_team, away)
        }
        Event::HalfBegan { half: 1 } => say!(fuba_football::FirstHalfBegan),
        Event::HalfBegan { .. } => say!(fuba_football::SecondHalfBegan),
        Event::HalfEnded { half: 1, home, away, .. } => say!(fuba_football::HalfTime, home, away),
        Event::HalfEnded { .. } => say!(fuba_football::SecondHalfOver),
        Event::ShootOutBegan { .. } => say!(fuba_football::ShootOutBegan),
        Event::ShootOutKick { side, scored: true, kicks: BySide { home, away }, .. } => {
            say!(fuba_football::ShootOutScored, side, home, away)
        }
        Event::ShootOutKick { side, kicks: BySide { home, away }, .. } => {
            say!(fuba_football::ShootOutMissed, side, home, away)
        }
        Event::MatchEnded { outcome: Outcome::Won(winner), kicks: Some(kicks), .. } => {
            say!(fuba_football::ShootOutWon, winner, home = kicks.home, away = kicks.away)
        }
        Event::MatchEnded { home, away, outcome: Outcome::Won(winner), .. } => {
            say!(fuba_football::MatchWon, home, away, winner)
        }
        Event::MatchEnded { home, away, outcome: Outcome::Drawn, .. } => {
            say!(fuba_football::MatchDrawn, home, away)
        }
        Event::TimeMoved { .. } => say!(fuba_football::StoppageTime),
        Event::Goal { side, minute, home, away } => {
            say!(fuba_football::Goal, side, minute = spoken_minute(minute), home, away)
        }
        Event::TargetChosen { side, start, target } if start == target => {
            say!(fuba_football::BallKept, side, at = at(side, target))
        }
        Event::TargetChosen { side, start, target } => {
            let (at, from, to) = (at(side, target), from(side, start), to(side, target));
            if start.between(target) == 0 {
                say!(fuba_football::Pass, side, at, from, to)
            } else {
                say!(fuba_football::LongPass, side, at, from, to)
            }
        }
        Event::PassFailed { side, back_in } => {
            say!(fuba_football::PassFailed, side = !side, at = at(!side, back_in))
        }
        Event::Entered { side, piece, to, .. } => {
            say!(fuba_football::Entered, side, piece, at = at(side, to))
        }
        Event::TargetChanged { side, to: target, .. } => {
            say!(fuba_football::TargetChanged, side, to = to(side, target))
        }
        Event::BallMoved { side, from: start, to: target } => {
            let (at, from, to) = (at(side, target), from(side, start), to(side, target));
            say!(fuba_football::BallMoved, side, at, from, to)
        }
        Event::ActionBegan { side, action, .. } => match action {
            ActionKind::GoalAttempt => say!(fuba_football::ShapesToShoot, side),
            ActionKind::Pressing => say!(fuba_football::Presses, side),
            ActionKind::Movement | ActionKind::Adjustment | ActionKind::Substitution => return None,
        },
        Event::Moved { side, from: start, to: target, .. } => {
            say!(fuba_football::Carried, side, from = from(side, start), to = to(side, target))
        }
        Event::Pressed { side, foul: true, .. } => say!(fuba_football::PressingFoul, side),
        Event::Pressed { side, aggressive, won: true, .. } => {
            say!(fuba_football::PressingWon, side, aggressive)
        }
        Event::Pressed { side, aggressive, .. } => {
            say!(fuba_football::PressingFailed, side, aggressive)
        }
        Event::DribbleRolled { side, won: true, .. } => say!(fuba_football::DribbleWon, side),
        Event::DribbleRolled { side, .. } => say!(fuba_football::DribbleLost, side),
        Event::DuelRolled { duel: over, winner, .. } => {
            say!(fuba_football::DuelRolled, winner, duel = duel(over))
        }
        Event::ShotTaken { side, area, result, .. } => {
            let from = from(side, area);
            match result {
                ShotResult::Goal => say!(fuba_football::ShotGoal, side, from),
                ShotResult::Corner => say!(fuba_football::ShotCorner, side, from),
                ShotResult::Rebound => say!(fuba_football::ShotRebound, side, from),
                ShotResult::Miss => say!(fuba_football::ShotMiss, side, from),
                ShotResult::RollsAgain => say!(fuba_football::ShotOpen, side, from),
            }
        }
        Event::DifficultRolled { result, .. } => match result {
            ShotResult::Goal => say!(fuba_football::DifficultGoal),
            ShotResult::Corner => say!(fuba_football::DifficultCorner),
            ShotResult::Rebound => say!(fuba_football::DifficultRebound),
            ShotResult::Miss => say!(fuba_football::DifficultMiss),
            ShotResult::RollsAgain => return None,
        },
        Event::Rebound { side, result, .. } => match result {
            ReboundResult::Goal => say!(fuba_football::ReboundGoal, side),
            ReboundResult::Corner => say!(fuba_football::ReboundCorner),
            ReboundResult::Lost => say!(fuba_football::ReboundLost, side = !side),
        },
        Event::PenaltyTaken { side, scored: true, .. } => {
            say!(fuba_football::PenaltyScored, side)
        }
        Event::PenaltyTaken { side, .. } => say!(fuba_football::PenaltyMissed, side),
        Event::SetUpBegan { set_up: SetUp::FreeKick, side, area } => {
            say!(fuba_football::SetUpFreeKick, side, at = at(side, area))
        }
        Event::SetUpBegan { set_up: SetUp::CornerKick, side, .. } => {
            say!(fuba_football::SetUpCornerKick, side)
        }
        Event::SetUpBegan { set_up: SetUp::Penalty, side, .. } => {
            say!(fuba_football::SetUpPenalty, side)
        }
        Event::RestartAwarded { restart, side, area } => {
            let at = at(side, area);
            match restart {
                Restart::KickOff => say!(fuba_football::KickOffAwarded, side),
                Restart::FreeKick => say!(fuba_football::FreeKickAwarded, side, at),
                Restart::QuickFreeKick => say!(fuba_football::QuickFreeKickAwarded, side, at),
                Restart::CornerKick => say!(fuba_football::CornerKickAwarded, side),
                Restart::GoalKick => say!(fuba_football::GoalKickAwarded, side),
                Restart::Penalty => say!(fuba_football::PenaltyAwarded, side),
            }
        }
        Event::CornerSideChosen { side, flank } => {
            // The flanks are named as home sees them.
            let is_left = (flank == Flank::A) == (side == Side::Home);
            let flank = if is_left { "left" } else { "right" };
            say!(fuba_football::CornerSideChosen, side, flank)
        }
        Event::GoalKickChosen { side, slow: true } => say!(fuba_football::GoalKickSlow, side),
        Event::GoalKickChosen { side, .. } => say!(fuba_football::GoalKickFast, side),
        Event::YellowCardRolled { side, card: true, .. } => say!(fuba_football::YellowCard, side),
        Event::YellowCardRolled { side, .. } => say!(fuba_football::NoYellowCard, side),
        Event::RedCardRolled { side, card: true, .. } => say!(fuba_football::RedCard, side),
        Event::RedCardRolled { side, .. } => say!(fuba_football::NoRedCard, side),
        Event::SentOff { side, .. } => say!(fuba_football::SentOff, side),
        Event::SlowPlayRolled { side, .. } => say!(fuba_football::SlowPlayCard, side),
        Event::ConditionRolled { side, .. } | Event::HighConditionRolled { side, .. } => {
            say!(fuba_football::SecondWind, side)
        }
        Event::Substituted { side, substitution } => match substitution {
            Substitution::Formation(formation) => {
                say!(fuba_football::SubstitutedFormation, side, formation)
            }
            Substitution::YellowCard => say!(fuba_football::SubstitutedBooked, side),
            Substitution::Fresh { .. } => say!(fuba_football::SubstitutedFresh, side),
        },
        Event::InjuryRolled { side, absence, keeper, .. } => match absence {
            Absence::None => say!(fuba_football::InjuryNone, side),
            Absence::Minutes(minutes) => {
                say!(fuba_football::InjuryMinutes, side, keeper, minutes)
            }
            Absence::Turns(_) => say!(fuba_football::InjuryTurns, side, keeper),
            Absence::ForGood => say!(fuba_football::InjuryForGood, side, keeper),
        },
        Event::InjuredReplaced { side, replaced: true, .. } => {
            say!(fuba_football::InjuredReplaced, side)
        }
        Event::InjuredReplaced { side, .. } => say!(fuba_football::InjuredNotReplaced, side),
        Event::KeeperSet { side, advanced: true } => say!(fuba_football::KeeperAdvanced, side),
        Event::KeeperSet { side, .. } => say!(fuba_football::KeeperWentBack, side),
        Event::FansRolled { foul: true, .. } => say!(fuba_football::FansFoul),
        Event::FansRolled { .. } => say!(fuba_football::FansRolled),
        Event::ActorRolled { side, die } => match die {
            1 => say!(fuba_football::ActorCard, side),
            2 | 3 => say!(fuba_football::ActorEvent),
            _ => say!(fuba_football::ActorFreeKick, side),
        },
        Event::SpecialEvent { side, controlling, passive, result, table, .. } => match table {
            EventTable::Advanced => advanced(controlling, passive, side),
            EventTable::Die => by_die(controlling, side),
            EventTable::Difference => return by_difference(result, side),
        },
    ))
}

/// An area as a team sees it that plays from the home goal.
fn seen(side: Side, area: Area) -> Area {
    match side {
        Side::Home => area,
        Side::Away => area.mirrored().flipped(),
    }
}

/// "in midfield".
fn at(side: Side, area: Area) -> Phrase {
    say!(fuba_football::At, place = seen(side, area))
}

/// "into midfield".
fn to(side: Side, area: Area) -> Phrase {
    say!(fuba_football::To, place = seen(side, area))
}

/// "from midfield".
fn from(side: Side, area: Area) -> Phrase {
    say!(fuba_football::From, place = seen(side, area))
}

/// An outcome of the advanced table, by the controlling team's die and the passive team's (F22-A11a).
fn advanced(controlling: u8, passive: u8, side: Side) -> Phrase {
    match (controlling, passive) {
        (..=1, ..=2) | (2, 5..) => say!(fuba_football::GoodAttack, side),
        (..=2, 3 | 4) => say!(fuba_football::GoodDefence, side = !side),
        (..=1, _) => say!(fuba_football::FastSituation),
        (2, _) => say!(fuba_football::BallBounces),
        (3, ..=2) => say!(fuba_football::FoulBy, side = !side),
        (3, 3 | 4) => say!(fuba_football::FoulBy, side),
        (3, 5) => say!(fuba_football::RudeFoulBy, side = !side),
        (3, _) => say!(fuba_football::RudeFoulBy, side),
        (4, ..=2) => say!(fuba_football::BoredPlay),
        (4, 3) => say!(fuba_football::OverTheSideLine),
        (4, 4) => say!(fuba_football::OverTheGoalLine),
        (4, 5) => say!(fuba_football::Momentum),
        (4, _) => say!(fuba_football::AggressiveDefence, side = !side),
        (5, ..=1) => say!(fuba_football::HighBall),
        (5, 2) => say!(fuba_football::FailedOpening, side),
        (5, 3) => say!(fuba_football::PerfectPass, side),
        (5, 4) => say!(fuba_football::BehindTheReferee),
        (5, 5) => say!(fuba_football::Streaking),
        (5, _) => say!(fuba_football::MisplacedKeeper),
        (_, ..=1) => say!(fuba_football::FansOf, side = !side),
        (_, 2) => say!(fuba_football::FansOf, side),
        (_, 3) => say!(fuba_football::StarOf, side = !side),
        (_, 4) => say!(fuba_football::StarOf, side),
        (_, 5) => say!(fuba_football::YoungTalent),
        (_, _) => say!(fuba_football::PerfectSquad),
    }
}

/// An outcome of the table of 1.0, by one die (F10-4.4.2a).
fn by_die(die: u8, side: Side) -> Phrase {
    match die {
        1 | 2 => say!(fuba_football::FoulBy, side),
        3 => say!(fuba_football::StandsOff, side),
        4 => say!(fuba_football::StandsOff, side = !side),
        _ => say!(fuba_football::FoulBy, side = !side),
    }
}

/// An outcome by the difference of the dice (F14-4.4.3, F22-4.4.1); of a pass that fails its own event tells.
fn by_difference(result: i8, side: Side) -> Option<Phrase> {
    Some(match result {
        -5 | -3 => say!(fuba_football::FindsRoom, side = !side),
        -4 => return None,
        -2 => say!(fuba_football::BallRunsBadly),
        -1 | 1 => say!(fuba_football::AFoul),
        0 => say!(fuba_football::GameStalls),
        2 | 4 => say!(fuba_football::OpensUp),
        3 => say!(fuba_football::FindsRoom, side),
        _ => say!(fuba_football::GainsGround),
    })
}

#[cfg(test)]
mod tests {
    use gaffer_core::BySide;

    use super::*;
    use crate::words::Words;

    #[test]
    fn places_are_those_of_the_team_that_attacks() {
        let names = BySide::default();
        let english = Words::english(&names);
        let place = |side, area| english.render(&at(side, area));
        for (area, home, away) in [
            (
                Area::A3,
                "on the left wing",
                "on the right of their own half",
            ),
            (Area::B1, "in their own box", "in the box"),
            (Area::B3, "in midfield", "in midfield"),
            (Area::C4, "in the right corner", "at left back"),
        ] {
            assert_eq!(place(Side::Home, area), home);
            assert_eq!(place(Side::Away, area), away);
        }
        // No two places share a name, so that none is the last resort of the text.
        let all: std::collections::BTreeSet<String> = Area::ALL
            .into_iter()
            .map(|area| place(Side::Home, area))
            .collect();
        assert_eq!(all.len(), Area::ALL.len());
    }

    #[test]
    fn a_corner_comes_from_the_flank_that_its_taker_sees() {
        let names = BySide::default();
        let told = |side, flank| {
            let event = Event::CornerSideChosen { side, flank };
            Words::english(&names).render(&football(&event).unwrap())
        };
        assert!(told(Side::Home, Flank::A).contains("from the left"));
        assert!(told(Side::Away, Flank::A).contains("from the right"));
        assert!(told(Side::Away, Flank::C).contains("from the left"));
    }
}
