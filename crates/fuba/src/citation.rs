//! Rules of events that depend on what happened, the editions 1.0, 2014 and 2.2 side by side.

use crate::choice::ActionKind;
use crate::event::{
    MoveKind, PointReason, Restart, ShotResult, Substitution, TimeReason, ValueReason,
};
use crate::options::edition::ByEdition;
use crate::pitch::Line;
use crate::skill::Skill;
use crate::step::EntryAfter;

/// The rule that sends equal kick-off dice back (F10-D5, F14-D49, F22-D8).
pub(crate) const KICK_OFF_AGAIN: ByEdition<&str> = ByEdition(["F10-3.2a", "F14-3.1a", "F22-3.2a"]);

/// The ruling of the shoot-out.
pub(crate) const SHOOT_OUT: ByEdition<&str> = ByEdition(["F10-D45", "F14-D52", "F22-D114"]);

/// Something that happens in 2.2 alone.
pub(crate) const fn only_2_2(rule: &'static str) -> ByEdition<&'static str> {
    ByEdition([rule; 3])
}

/// Something that happens in 2014 and 2.2.
pub(crate) const fn since_2014(
    in_2014: &'static str,
    in_2_2: &'static str,
) -> ByEdition<&'static str> {
    ByEdition([in_2014, in_2014, in_2_2])
}

/// Something that happens in one of the older editions alone.
pub(crate) const fn only(rule: &'static str) -> ByEdition<&'static str> {
    ByEdition([rule; 3])
}

pub(crate) fn of_time(reason: TimeReason) -> ByEdition<&'static str> {
    match reason {
        TimeReason::Dice => ByEdition(["F10-4.3a", "F14-4.3a", "F22-4.3.1a"]),
        TimeReason::EqualDice => ByEdition(["F10-4.3a", "F14-4.3b", "F22-4.3.1b"]),
        TimeReason::Restart => only_2_2("F22-4.3.2a"),
        TimeReason::Stoppage => ByEdition(["F10-4.3.1b", "F14-4.3.1b", "F22-4.3.3c"]),
        TimeReason::SlowPlay => only_2_2("F22-A9a"),
        TimeReason::Streaking => only_2_2("F22-A11-5.5"),
    }
}

pub(crate) fn of_entry(after: EntryAfter) -> ByEdition<&'static str> {
    match after {
        EntryAfter::StandIn => only("F10-4.4.1c"),
        EntryAfter::Support => only("F10-4.4.3b"),
        EntryAfter::OverSix => only("F14-4.5.4c"),
        EntryAfter::GoalKick => only("F14-4.4.2e"),
        EntryAfter::FullBack => only("F22-D98"),
        EntryAfter::Rebound => since_2014("F14-4.4.2e", "F22-4.4.2a"),
        EntryAfter::Check | EntryAfter::QuickFreeKick | EntryAfter::Dribble => {
            ByEdition(["F10-4.5b", "F14-4.4.2a", "F22-4.4.2a"])
        }
    }
}

pub(crate) fn of_shot(result: ShotResult) -> ByEdition<&'static str> {
    match result {
        ShotResult::Goal => ByEdition(["F10-4.6g", "F14-4.7i", "F22-4.6c"]),
        ShotResult::Corner => ByEdition(["F10-4.6h", "F14-4.7j", "F22-4.6d"]),
        ShotResult::Rebound => since_2014("F14-4.7k", "F22-4.6e"),
        ShotResult::Miss => ByEdition(["F10-4.6i", "F14-4.7l", "F22-4.6f"]),
        ShotResult::RollsAgain => ByEdition(["F10-4.6.1b", "F14-4.7.1a", "F22-4.6.2b"]),
    }
}

pub(crate) fn of_restart(restart: Restart) -> ByEdition<&'static str> {
    match restart {
        Restart::KickOff => ByEdition(["F10-3.3.1a", "F14-3.2.1a", "F22-3.3.1a"]),
        Restart::FreeKick => ByEdition(["F10-5.1a", "F14-5.1a", "F22-5.2b"]),
        Restart::QuickFreeKick => only_2_2("F22-5.2.3a"),
        Restart::CornerKick => ByEdition(["F10-5.2a", "F14-5.2a", "F22-5.3a"]),
        Restart::GoalKick => ByEdition(["F10-5.3a", "F14-5.3a", "F22-5.4a"]),
        Restart::Penalty => ByEdition(["F10-5.1b", "F14-5.1b", "F22-5.2c"]),
    }
}

pub(crate) fn of_points(reason: PointReason) -> ByEdition<&'static str> {
    match reason {
        PointReason::Tiredness => since_2014("F14-A1.2c", "F22-A1.3e"),
        PointReason::Boost => since_2014("F14-A1.1a", "F22-A1.2f"),
        PointReason::AggressivePressing => only_2_2("F22-A6c"),
        PointReason::Substitution => since_2014("F14-A3e", "F22-A3g"),
        PointReason::Event => since_2014("F14-4.4.3j", "F22-4.4.1-z3"),
    }
}

pub(crate) fn of_substitution(substitution: Substitution) -> ByEdition<&'static str> {
    match substitution {
        Substitution::Formation(_) => since_2014("F14-A3b", "F22-A3d"),
        Substitution::YellowCard => since_2014("F14-A3c", "F22-A3e"),
        Substitution::Fresh { .. } => since_2014("F14-A3d", "F22-A3f"),
    }
}

pub(crate) fn of_pressing(equal: bool, won: bool, foul: bool) -> ByEdition<&'static str> {
    match (foul, won) {
        (true, _) => only_2_2("F22-A6f"),
        (false, true) => since_2014("F14-4.9.1b", "F22-4.9c"),
        (false, false) => since_2014("F14-4.9.1c", if equal { "F22-4.9e" } else { "F22-4.9d" }),
    }
}

pub(crate) fn of_injury(result: u8, keeper: bool) -> ByEdition<&'static str> {
    match result {
        _ if keeper => only_2_2("F22-A4f"),
        0 => only_2_2("F22-D102"),
        1..=3 => since_2014("F14-A4b", "F22-A4b"),
        4 => since_2014("F14-A4d", "F22-A4b"),
        _ => since_2014("F14-A4d", "F22-A4c"),
    }
}

pub(crate) fn of_value_reason(reason: ValueReason) -> ByEdition<&'static str> {
    match reason {
        ValueReason::TargetFree => only_2_2("F22-4.2.1"),
        ValueReason::StartFree => since_2014("F14-4.5.3a", "F22-4.2.3a"),
        ValueReason::LongPass => since_2014("F14-4.5.2a", "F22-4.2.4a"),
        ValueReason::OffsideRisk => only_2_2("F22-4.2.2"),
        ValueReason::Bounce => only_2_2("F22-A11-2.1"),
        ValueReason::SkilledAttacker => only_2_2(Skill::SkilledAttacker.rule()),
        ValueReason::ShortPasses => only_2_2(Skill::ShortPasses.rule()),
        ValueReason::Doubling => only_2_2(Skill::Doubling.rule()),
        ValueReason::SkilledFullBack => only_2_2(Skill::SkilledFullBack.rule()),
        ValueReason::EasySituation => only("F10-4.5.2a"),
        ValueReason::Event => only("F14-4.5.4a"),
    }
}

pub(crate) fn of_action(action: ActionKind, number: u8) -> ByEdition<&'static str> {
    ByEdition([
        "F10-4.7d",
        "F14-4.8a",
        match (number, action) {
            (1, _) => "F22-4.5.2a",
            (_, ActionKind::GoalAttempt) => "F22-4.5.2b",
            (_, ActionKind::Movement) => "F22-4.5.2c",
            (_, ActionKind::Adjustment) => "F22-4.5.2d",
            (_, ActionKind::Pressing) => "F22-4.5.2e",
            (_, ActionKind::Substitution) => "F22-4.5.2f",
        },
    ])
}

pub(crate) fn of_move(kind: MoveKind, with_ball: bool) -> ByEdition<&'static str> {
    match (kind, with_ball) {
        (MoveKind::Dribble, _) => only_2_2("F22-D99"),
        (_, true) => ByEdition(["F10-4.7.7a", "F14-4.8.8a", "F22-4.7.7a"]),
        (MoveKind::SweeperKeeper, _) => only_2_2(Skill::SweeperKeeper.rule()),
        (MoveKind::Movement(Line::Midfield), _) => {
            ByEdition(["F10-4.7.1a", "F14-4.8.1a", "F22-4.7.1a"])
        }
        (MoveKind::Movement(Line::Forward), _) => {
            ByEdition(["F10-4.7.2a", "F14-4.8.2a", "F22-4.7.2a"])
        }
        (MoveKind::Movement(Line::Defence), _) => {
            ByEdition(["F10-4.7.3a", "F14-4.8.3a", "F22-4.7.3a"])
        }
        (MoveKind::Quick, _) => only("F10-4.7.6a"),
        (MoveKind::FreeMovement, _) => ByEdition(["F10-4.7.5a", "F14-4.8.7a", "F22-4.7.6a"]),
        (MoveKind::EventMove, _) => since_2014("F14-4.4.3q", "F22-4.4.1d"),
        (MoveKind::Adjusting, _) => ByEdition(["F10-3.3c", "F14-3.2a", "F22-3.3a"]),
        (MoveKind::QuickFreeKick, _) => only_2_2("F22-5.2.3b"),
        (MoveKind::GoalKick, _) => only_2_2("F22-5.4c"),
        (MoveKind::Cleared, _) => only_2_2("F22-5.4b"),
    }
}
