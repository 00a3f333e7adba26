//! Commentary: events in words, with the arithmetic of every roll.

use std::fmt::Write as _;

use gaffer_core::{BySide, Outcome, Side};

use crate::choice::{ActionKind, Flank, Piece};
use crate::event::{Event, MoveKind, ReboundResult, Restart, ShotResult, ValueReason};
use crate::position::SetUp;
use crate::rule::goal_attempt::Modifiers;

/// An event as a sentence.
#[expect(clippy::too_many_lines, reason = "one sentence for each event")]
pub(crate) fn tell(event: &Event, names: &BySide<String>) -> String {
    let name = |side: &Side| names[*side].as_str();
    let other = |side: &Side| names[!*side].as_str();
    match event {
        Event::FormationsRevealed { home, away } => {
            format!("Formations: {} {home}, {} {away}.", names.home, names.away)
        }
        Event::KickOffRolled { home, away, winner } => format!(
            "Kick-off roll: {} {home}, {} {away}. {} decides.",
            names.home,
            names.away,
            name(winner)
        ),
        Event::KickOffDecided { side } => format!("{} will kick off.", name(side)),
        Event::HalfBegan { half: 1 } => "The first half begins.".into(),
        Event::HalfBegan { .. } => "The second half begins.".into(),
        Event::SetUpBegan { set_up, side, area } => match set_up {
            SetUp::KickOff => format!("Set-up for the kick-off of {}.", name(side)),
            SetUp::FreeKick => format!("Set-up for {}'s free kick in {area}.", name(side)),
            SetUp::CornerKick => format!("Set-up for {}'s corner kick at {area}.", name(side)),
            SetUp::Penalty => format!("Set-up for {}'s penalty.", name(side)),
        },
        Event::SetUpDone { side } => format!("{} is in place.", name(side)),
        Event::TargetChosen {
            side,
            start,
            target,
        } if start == target => format!("{} keeps the ball in {target}.", name(side)),
        Event::TargetChosen {
            side,
            start,
            target,
        } => format!("{} plays from {start} to {target}.", name(side)),
        Event::ValueChanged { from, to, reason } => format!(
            "Ball value {} to {}: {}.",
            from.number(),
            to.number(),
            match reason {
                ValueReason::TargetFree => "no opponent in the target area",
                ValueReason::StartFree => "no opponent in the start area",
                ValueReason::LongPass => "a long pass",
            }
        ),
        Event::TurnRolled {
            side,
            controlling,
            passive,
        } => format!(
            "Dice: {} {controlling}, {} {passive}.",
            name(side),
            other(side)
        ),
        Event::TimeMoved {
            squares,
            minute,
            stoppage: 0,
            ..
        } => format!(
            "{} on the clock: minute {minute}.",
            plural(*squares, "square")
        ),
        Event::TimeMoved { stoppage, .. } => format!("Stoppage time: +{stoppage}."),
        Event::HalfEnded {
            half, home, away, ..
        } => format!(
            "The {} half is over: {home}-{away}.",
            if *half == 1 { "first" } else { "second" }
        ),
        Event::ControlKept { side, die, value } => {
            format!("{die} > {}: {} keeps the ball.", value.number(), name(side))
        }
        Event::ControlLost { side, die, value } => {
            format!("{die} < {}: {} loses the ball.", value.number(), name(side))
        }
        Event::SpecialEvent {
            side,
            die,
            controlling,
            passive,
            result,
        } => format!(
            "{die} = the ball value: special event. {controlling} - {passive} = {result:+}: {}.",
            match result {
                -5 | 5 => "moves for a team".into(),
                -4 => "the pass fails".into(),
                -3 => format!("a move for {}", other(side)),
                -2 => "the new value rises by 1".into(),
                -1 => format!("foul by {}", name(side)),
                0 => "the game stalls".into(),
                1 => format!("foul by {}", other(side)),
                2 => "the new value drops by 1".into(),
                3 => format!("a move for {}", name(side)),
                _ => String::from("the new value drops by 2"),
            }
        ),
        Event::PassFailed { side, back_in } => {
            format!("The ball goes back to {back_in}; {} has it.", other(side))
        }
        Event::StagesSkipped => "Both action stages are skipped.".into(),
        Event::Entered { side, piece, to } => {
            format!("{}'s {} goes to the ball in {to}.", name(side), who(*piece))
        }
        Event::NewValue { value, change: 0 } => format!("New ball value {}.", value.number()),
        Event::NewValue { value, change } => {
            format!(
                "New ball value {} ({change:+} by the event).",
                value.number()
            )
        }
        Event::OrderFixed { first, home, away } => format!(
            "{home} against {away} in the target area: {} acts first.",
            name(first)
        ),
        Event::ActionBegan {
            side,
            action,
            line,
            number,
            moves,
        } => {
            let what = match (action, line, moves) {
                (ActionKind::Movement, Some(line), Some(moves)) => {
                    format!("{line} movement, {}", plural(*moves, "move"))
                }
                _ => action.to_string(),
            };
            format!("{}, action {number}: {what}.", name(side))
        }
        Event::Moved {
            side,
            piece,
            from,
            to,
            with_ball,
            kind,
        } => {
            let how = match kind {
                MoveKind::FreeMovement => " (free movement)",
                MoveKind::EventMove => " (event move)",
                MoveKind::Cleared => " (cleared for the goal kick)",
                MoveKind::Movement(_)
                | MoveKind::Adjusting
                | MoveKind::QuickFreeKick
                | MoveKind::GoalKick => "",
            };
            let ball = if *with_ball { " with the ball" } else { "" };
            format!("{}: {} {from} to {to}{ball}{how}.", name(side), who(*piece))
        }
        Event::Adjusted {
            controlling,
            passive,
            from,
            to,
            ..
        } => format!(
            "{controlling} against {passive} at the ball: value {} to {}.",
            from.number(),
            to.number()
        ),
        Event::Pressed {
            side,
            die,
            modifier,
            value,
            won,
            new_value,
        } => {
            let sum = arithmetic(*die, *modifier);
            let value = value.number();
            let modified = *die as i8 + modifier;
            if *won {
                format!(
                    "Pressing: {sum} < {value}: {} wins the ball, value {}.",
                    name(side),
                    new_value.number()
                )
            } else if modified > value {
                format!(
                    "Pressing: {sum} > {value}: it fails, the value drops to {}.",
                    new_value.number()
                )
            } else {
                format!("Pressing: {sum} = {value}: it fails.")
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
        } => format!(
            "{} shoots from {area}{}: {}{} {} {}.",
            name(side),
            if *difficult {
                ", a difficult attempt"
            } else {
                ""
            },
            modifier_list(*die, *modifiers, *total),
            match result {
                ShotResult::RollsAgain => String::new(),
                _ if *total > value.number() => format!(" > {}:", value.number()),
                _ if *total == value.number() => format!(" = {}:", value.number()),
                _ => format!(" < {}:", value.number()),
            },
            match result {
                ShotResult::RollsAgain => "-",
                _ => "",
            },
            shot_result(*result)
        )
        .replace("  ", " "),
        Event::DifficultRolled {
            die,
            needed,
            result,
            ..
        } => format!(
            "Second die {die} {} {needed}: {}.",
            match die.cmp(needed) {
                std::cmp::Ordering::Greater => ">",
                std::cmp::Ordering::Equal => "=",
                std::cmp::Ordering::Less => "<",
            },
            shot_result(*result)
        ),
        Event::Rebound {
            side,
            die,
            players,
            passive_die,
            passive_players,
            result,
        } => format!(
            "Rebound: {die} + {players} against {passive_die} + {passive_players}: {}.",
            match result {
                ReboundResult::Goal => "goal".into(),
                ReboundResult::Corner => "corner".into(),
                ReboundResult::Lost => format!("{} has the ball", other(side)),
            }
        ),
        Event::Goal {
            side,
            home,
            away,
            minute,
        } => format!("GOAL for {} in minute {minute}! {home}-{away}.", name(side)),
        Event::RestartAwarded {
            restart,
            side,
            area,
        } => format!(
            "{} for {}{}.",
            match restart {
                Restart::KickOff => "Kick-off",
                Restart::FreeKick => "Free kick",
                Restart::QuickFreeKick => "Quick free kick",
                Restart::CornerKick => "Corner kick",
                Restart::GoalKick => "Goal kick",
                Restart::Penalty => "PENALTY",
            },
            name(side),
            match restart {
                Restart::FreeKick | Restart::QuickFreeKick | Restart::CornerKick => {
                    format!(" in {area}")
                }
                _ => String::new(),
            }
        ),
        Event::CornerSideChosen { side, flank } => format!(
            "{} takes it from the {} side.",
            name(side),
            match flank {
                Flank::A => "a",
                Flank::C => "c",
            }
        ),
        Event::YellowCardRolled {
            side, die, card, ..
        } => format!(
            "Card test of {}: {die}: {}.",
            name(side),
            if *card { "YELLOW CARD" } else { "no card" }
        ),
        Event::RedCardRolled {
            side,
            die,
            yellow,
            extra,
            card,
        } => {
            let limit = if *extra > 0 {
                format!("{yellow} + {extra}")
            } else {
                yellow.to_string()
            };
            if *card {
                format!(
                    "Red card test of {}: {die} < {limit}: RED CARD.",
                    name(side)
                )
            } else {
                format!(
                    "Red card test of {}: {die} is not below {limit}: no red card.",
                    name(side)
                )
            }
        }
        Event::SentOff {
            side,
            area: Some(area),
        } => format!("{} loses a player in {area}.", name(side)),
        Event::SentOff { side, area: None } => format!("{} has nobody to lose.", name(side)),
        Event::PenaltyNamed {
            side,
            dive,
            kick,
            needed,
        } => format!(
            "{} kicks {kick}; the keeper's choice: {dive}. A {needed} or more scores.",
            name(side)
        ),
        Event::PenaltyTaken {
            die,
            needed,
            scored,
            ..
        } => {
            if *scored {
                format!("Penalty: {die}, {needed} needed: it is in.")
            } else {
                format!("Penalty: {die}, {needed} needed: no goal.")
            }
        }
        Event::FormationsChanged { home, away } => format!(
            "After the break: {} {home}, {} {away}.",
            names.home, names.away
        ),
        Event::MatchEnded {
            home,
            away,
            outcome,
        } => match outcome {
            Outcome::Won(side) => format!("Full time: {home}-{away}. {} wins.", name(side)),
            Outcome::Drawn => format!("Full time: {home}-{away}. A draw."),
        },
    }
}

fn who(piece: Piece) -> &'static str {
    match piece {
        Piece::Outfield => "player",
        Piece::Keeper => "keeper",
    }
}

fn plural(number: u8, noun: &str) -> String {
    if number == 1 {
        format!("1 {noun}")
    } else {
        format!("{number} {noun}s")
    }
}

fn arithmetic(die: u8, modifier: i8) -> String {
    if modifier == 0 {
        die.to_string()
    } else {
        format!(
            "{die} {} {} = {}",
            sign(modifier),
            modifier.abs(),
            die as i8 + modifier
        )
    }
}

fn sign(number: i8) -> &'static str {
    if number < 0 { "-" } else { "+" }
}

/// "6 - 2 area + 1 more players = 5".
fn modifier_list(die: u8, modifiers: Modifiers, total: i8) -> String {
    let mut text = die.to_string();
    for (modifier, what) in [
        (modifiers.area, "area"),
        (modifiers.shooting_area, "players there"),
        (modifiers.penalty_area, "players in the box"),
        (modifiers.keeper_out, "keeper out"),
        (modifiers.free_kick, "free kick"),
        (modifiers.second_action, "second action"),
    ] {
        if modifier != 0 {
            let _ = write!(text, " {} {} {what}", sign(modifier), modifier.abs());
        }
    }
    if modifiers.total() != 0 || text.len() > 2 {
        let _ = write!(text, " = {total}");
    }
    text
}

fn shot_result(result: ShotResult) -> &'static str {
    match result {
        ShotResult::Goal => "goal",
        ShotResult::Corner => "corner",
        ShotResult::Rebound => "rebound",
        ShotResult::Miss => "a miss",
        ShotResult::RollsAgain => "a second die decides",
    }
}
