//! Events as people tell football: a sentence for each that somebody on the radio would speak of.

use std::cmp::Ordering;

use gaffer_champions::{Event, Period, Restart};
use gaffer_core::{BySide, Outcome, Side};

use super::event_words::{ONES_TO_NINETY, won_tie_only};
use crate::say_each::say_each;
use crate::words::{Phrase, say};

/// What is said of an event; nothing of what is only noted: dice, and steps without the ball.
#[expect(clippy::too_many_lines, reason = "one sentence for each event")]
pub(super) fn football(event: Event) -> Option<Phrase> {
    Some(say_each!(event, Event: champions_football {
        KickOff { side, shirt }
        WarmingUp { side, shirt }
        Reached { side, shirt }
        TookInHands { side }
        NothingToDo { side }
        Received { side, shirt }
        BallStuck { side, shirt }
        InterceptionTried { side, shirt }
        RanInto { side, shirt }
        BallRests {}
        Shot { side }
        SaveTried { side }
        Caught { side }
        Rebound { side, shirt }
        HandBall { side, shirt }
        WentOut {}
        YellowCard { side, shirt }
        RedCard { side, shirt }
        Injured { side, shirt }
        InjuredOff { side, shirt }
        Substituted { side, on, out }
        ShootOutKick { side, shirt }
        Forfeited { side }
    }
        Event::Placed { .. }
        | Event::KickOffRolled { .. }
        | Event::TurnRolled { .. }
        | Event::RestartRolled { .. }
        | Event::ShootOutRolled { .. }
        | Event::Walked { .. }
        | Event::GoalieRolled { face: 1, .. }
        | Event::Pushed { .. }
        | Event::Followed { .. }
        | Event::Intercepted { .. }
        | Event::BallRan { .. }
        | Event::SaveRolled { .. }
        | Event::SentBack { .. }
        | Event::Put { .. }
        | Event::Shifted { .. } => return None,
        Event::LinedUp { home, away } => {
            let (home_team, away_team) = (Side::Home, Side::Away);
            say!(champions_football::LinedUp, home_team, home, away_team, away)
        }
        Event::GoalieRolled { side, .. } => say!(champions_football::GoalieRolled, side),
        Event::Charged { side, shirt, victim, .. } => {
            say!(champions_football::Charged, side, shirt, other = !side, victim = (!side, victim))
        }
        Event::Kicked { side, shirt, from, to, .. } => {
            match to.row_from(side).cmp(&from.row_from(side)) {
                Ordering::Greater => say!(champions_football::KickedForward, side, shirt),
                Ordering::Equal => say!(champions_football::KickedAcross, side, shirt),
                Ordering::Less => say!(champions_football::KickedBack, side, shirt),
            }
        }
        Event::InterceptionRolled { face: 3, .. } => say!(champions_football::InterceptionMade),
        Event::InterceptionRolled { .. } => say!(champions_football::InterceptionMissed),
        Event::NoSave { side, possible: true } => say!(champions_football::SaveNotTried, side),
        Event::NoSave { side, .. } => say!(champions_football::NoSave, side),
        Event::Goal { side, score: BySide { home, away }, own_goal: true } => {
            say!(champions_football::OwnGoal, side, home, away)
        }
        Event::Goal { side, score: BySide { home, away }, .. } => {
            say!(champions_football::Goal, side, home, away)
        }
        Event::Restarts { side, restart, .. } => match restart {
            Restart::AfterGoal => say!(champions_football::AfterGoal, side),
            Restart::GoalKick => say!(champions_football::GoalKick, side),
            Restart::ThrowIn => say!(champions_football::ThrowIn, side),
            Restart::Corner => say!(champions_football::Corner, side),
            Restart::FreeKick => say!(champions_football::FreeKick, side),
            Restart::Penalty => say!(champions_football::Penalty, side),
        },
        Event::Fouled { side, fouler, victim, .. } => {
            say!(champions_football::Fouled, side, fouler, other = !side, victim = (!side, victim))
        }
        Event::NewGoalie { side, shirt, makeshift: true } => {
            say!(champions_football::MakeshiftGoalie, side, shirt)
        }
        Event::NewGoalie { side, shirt, .. } => say!(champions_football::NewGoalie, side, shirt),
        Event::WatchMoved { ones } if ones > ONES_TO_NINETY => {
            say!(champions_football::WatchPassed)
        }
        Event::WatchMoved { ones } => {
            say!(champions_football::WatchMoved, minutes = 6 * u16::from(ones))
        }
        Event::TimeUp { period } => match period {
            Period::Regular => say!(champions_football::TimeUp),
            Period::ExtraTime => say!(champions_football::ExtraTimeOver),
            Period::ShootOut => say!(champions_football::ShootOutOver),
        },
        Event::PeriodBegan { period } => match period {
            Period::Regular => say!(champions_football::MatchBegan),
            Period::ExtraTime => say!(champions_football::ExtraTimeBegan),
            Period::ShootOut => say!(champions_football::ShootOutBegan),
        },
        Event::ShootOutResult { side, scored: true, kicks: BySide { home, away } } => {
            say!(champions_football::ShootOutScored, side, home, away)
        }
        Event::ShootOutResult { side, kicks: BySide { home, away }, .. } => {
            say!(champions_football::ShootOutMissed, side, home, away)
        }
        Event::TieWon { side, goals: BySide { home, away } } => {
            say!(champions_football::TieWon, side, home, away)
        }
        Event::MatchOver { .. } if won_tie_only(event) => return None,
        Event::MatchOver { outcome, score: BySide { home, away }, .. } => match outcome {
            Outcome::Won(winner) => say!(champions_football::MatchWon, winner, home, away),
            Outcome::Drawn => say!(champions_football::MatchDrawn, home, away),
        },
    ))
}
