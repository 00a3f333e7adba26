//! Events in words: the referee's line for each.

use gaffer_champions::{After, Event, Period, Restart, ShiftReason, Shirt, Space};
use gaffer_core::{BySide, Outcome, Side};

use crate::say_each::say_each;
use crate::words::{Phrase, say};

/// An event as a sentence.
#[expect(clippy::too_many_lines, reason = "one sentence for each event")]
pub(super) fn event(event: Event) -> Phrase {
    say_each!(event, Event: champions_events {
        Placed { side }
        KickOffRolled { side, face }
        KickOff { side, shirt, strength }
        WarmingUp { side, shirt }
        Reached { side, shirt, to, steps, strength }
        TookInHands { side, shirt, to }
        Pushed { side, shirt, to }
        NothingToDo { side }
        Kicked { side, shirt, leg, from, to }
        Received { side, shirt, strength }
        BallStuck { side, shirt, at }
        Followed { side, shirt, to }
        InterceptionTried { side, shirt, at }
        Intercepted { direction, strength }
        BallRan { from, to }
        RanInto { side, shirt, strength }
        BallRests { at }
        Shot { side, at, speed }
        SaveTried { side, shirt, spot, quarters }
        SaveRolled { face }
        Caught { side, shirt, at }
        Rebound { side, shirt, direction, strength }
        HandBall { side, shirt, at }
        WentOut { at }
        YellowCard { side, shirt }
        RedCard { side, shirt }
        Injured { side, shirt }
        InjuredOff { side, shirt }
        Substituted { side, on, out }
        SentBack { side, shirt }
        Put { side, shirt, at }
        ShootOutKick { side, shirt, at }
        Forfeited { side }
    }
        Event::LinedUp { home, away } => {
            let (home_team, away_team) = (Side::Home, Side::Away);
            say!(champions_events::LinedUp, home_team, home, away_team, away)
        }
        Event::TurnRolled { side, face }
        | Event::RestartRolled { side, face }
        | Event::ShootOutRolled { side, face } => say!(champions_events::Rolled, side, face),
        Event::Walked { side, shirt, from, to } if from == to => {
            say!(champions_events::WalkedAround, side, shirt, to)
        }
        Event::Walked { side, shirt, from, to } => {
            say!(champions_events::Walked, side, shirt, from, to)
        }
        Event::GoalieRolled { side, face: 1 } => say!(champions_events::GoalieRolledOne, side),
        Event::GoalieRolled { side, face } => say!(champions_events::GoalieRolled, side, face),
        Event::Charged { side, shirt, victim, to, .. } => {
            say!(champions_events::Charged, side, shirt, other = !side, victim = (!side, victim), to)
        }
        Event::InterceptionRolled { face: 3, .. } => say!(champions_events::InterceptionMade),
        Event::InterceptionRolled { face, .. } => {
            say!(champions_events::InterceptionMissed, face)
        }
        Event::NoSave { side, possible: true } => say!(champions_events::SaveNotTried, side),
        Event::NoSave { side, .. } => say!(champions_events::NoSave, side),
        Event::Goal { side, score: BySide { home, away }, own_goal: true } => {
            say!(champions_events::OwnGoal, side, home, away)
        }
        Event::Goal { side, score: BySide { home, away }, .. } => {
            say!(champions_events::Goal, side, home, away)
        }
        Event::Restarts { side, restart, at } => restarts(side, restart, at),
        Event::Fouled { side, fouler, victim, at } => {
            say!(champions_events::Fouled, side, fouler, other = !side, victim = (!side, victim), at)
        }
        Event::NewGoalie { side, shirt, makeshift: true } => {
            say!(champions_events::MakeshiftGoalie, side, shirt)
        }
        Event::NewGoalie { side, shirt, .. } => say!(champions_events::NewGoalie, side, shirt),
        Event::Shifted { side, shirt, to, reason, .. } => shifted(side, shirt, to, reason),
        Event::WatchMoved { ones } if ones > ONES_TO_NINETY => {
            say!(champions_events::WatchPassed)
        }
        Event::WatchMoved { ones } => {
            say!(champions_events::WatchMoved, minutes = 6 * u16::from(ones))
        }
        Event::TimeUp { period } => match period {
            Period::Regular => say!(champions_events::TimeUp),
            Period::ExtraTime => say!(champions_events::ExtraTimeOver),
            Period::ShootOut => say!(champions_events::ShootOutOver),
        },
        Event::PeriodBegan { period } => match period {
            Period::Regular => say!(champions_events::MatchBegan),
            Period::ExtraTime => say!(champions_events::ExtraTimeBegan),
            Period::ShootOut => say!(champions_events::ShootOutBegan),
        },
        Event::ShootOutResult { side, scored: true, kicks: BySide { home, away } } => {
            say!(champions_events::ShootOutScored, side, home, away)
        }
        Event::ShootOutResult { side, kicks: BySide { home, away }, .. } => {
            say!(champions_events::ShootOutMissed, side, home, away)
        }
        Event::TieWon { side, goals: BySide { home, away } } => {
            say!(champions_events::TieWon, side, home, away)
        }
        Event::MatchOver { outcome, score: BySide { home, away }, .. } => match outcome {
            Outcome::Won(winner) if !won_tie_only(event) => {
                say!(champions_events::MatchWon, winner, home, away)
            }
            _ => say!(champions_events::MatchDrawn, home, away),
        },
    )
}

/// So many ones bring the watch to 90 minutes; the next one passes them (C20-time-3).
pub(super) const ONES_TO_NINETY: u8 = 15;

/// Whether the winner won the tie by the goals of the first leg, and not this match.
pub(super) fn won_tie_only(event: Event) -> bool {
    match event {
        Event::MatchOver {
            outcome: Outcome::Won(side),
            score,
            after,
        } => score[side] < score[!side] || after == After::Regular && score[side] == score[!side],
        _ => false,
    }
}

fn restarts(side: Side, restart: Restart, at: Space) -> Phrase {
    match restart {
        Restart::AfterGoal => say!(champions_events::AfterGoal, side),
        Restart::GoalKick => say!(champions_events::GoalKick, side),
        Restart::ThrowIn => say!(champions_events::ThrowIn, side, at),
        Restart::Corner => say!(champions_events::Corner, side, at),
        Restart::FreeKick => say!(champions_events::FreeKick, side, at),
        Restart::Penalty => say!(champions_events::Penalty, side),
    }
}

fn shifted(side: Side, shirt: Shirt, to: Space, reason: ShiftReason) -> Phrase {
    match reason {
        ShiftReason::CornerTaker | ShiftReason::Wall | ShiftReason::ThrownIn => {
            say!(champions_events::SteppedIn, side, shirt, to)
        }
        ShiftReason::EndlineRow => say!(champions_events::LeftTheLastRow, side, shirt, to),
        ShiftReason::Offside => say!(champions_events::BackFromOffside, side, shirt, to),
        ShiftReason::CornerShift => say!(champions_events::MovedUp, side, shirt, to),
        ShiftReason::BesideCorner => say!(champions_events::MadeRoom, side, shirt, to),
        ShiftReason::Ring => say!(champions_events::KeptDistance, side, shirt, to),
        ShiftReason::PenaltyArea => say!(champions_events::LeftThePenaltyArea, side, shirt, to),
    }
}
