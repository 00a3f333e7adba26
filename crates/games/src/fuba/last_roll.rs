//! The dice of the last roll and what was reckoned with them, in one line.

use std::fmt::Write as _;

use gaffer_core::Side;
use gaffer_fuba::{Event, EventTable, Position, Substitution, ValueReason};

use super::pass_words::modifier_words;
use crate::Game;
use crate::protocol::{LastRoll, RolledDie};
use crate::words::Words;

/// The dice of the last roll and what was reckoned with them.
pub(super) fn last_roll(events: &[Event], words: Words<'_>) -> Option<LastRoll> {
    let index = events.iter().rposition(is_roll)?;
    let rest = &events[index..];
    Some(LastRoll {
        dice: dice(&rest[0]),
        words: reckoning(rest, words),
    })
}

/// The dice of a roll, in the order in which they are shown.
fn dice(event: &Event) -> Vec<RolledDie> {
    let one = |side: Option<Side>, face: u8, dropped: Option<u8>| RolledDie {
        side,
        face,
        dropped,
    };
    let both = |side: Side, own: u8, other: u8| {
        vec![one(Some(side), own, None), one(Some(!side), other, None)]
    };
    match *event {
        Event::SpecialEvent {
            side,
            controlling,
            table: EventTable::Die,
            ..
        } => vec![one(Some(side), controlling, None)],
        Event::SpecialEvent {
            side,
            controlling,
            passive,
            dropped,
            ..
        } => vec![
            one(
                Some(side),
                controlling,
                dropped.and_then(|dice| dice.controlling),
            ),
            one(Some(!side), passive, dropped.and_then(|dice| dice.passive)),
        ],
        Event::TurnRolled {
            side,
            controlling,
            passive,
        }
        | Event::DuelRolled {
            side,
            controlling,
            passive,
            ..
        } => both(side, controlling, passive),
        Event::KickOffRolled { home, away, .. } => both(Side::Home, home, away),
        Event::Rebound {
            die, passive_die, ..
        } => vec![one(None, die, None), one(None, passive_die, None)],
        Event::Substituted {
            substitution: Substitution::Fresh { first, second, .. },
            ..
        } => vec![one(None, first, None), one(None, second, None)],
        Event::Pressed { die, dropped, .. } => vec![one(None, die, dropped)],
        Event::TirednessRolled { die, .. }
        | Event::InjuryRolled { die, .. }
        | Event::FansRolled { die, .. }
        | Event::ActorRolled { die, .. }
        | Event::DribbleRolled { die, .. }
        | Event::HighConditionRolled { die, .. }
        | Event::ConditionRolled { die, .. }
        | Event::ShotTaken { die, .. }
        | Event::DifficultRolled { die, .. }
        | Event::YellowCardRolled { die, .. }
        | Event::RedCardRolled { die, .. }
        | Event::PenaltyTaken { die, .. } => vec![one(None, die, None)],
        _ => Vec::new(),
    }
}

/// What was reckoned with the dice, or the event as it is told.
fn reckoning(rest: &[Event], words: Words<'_>) -> String {
    match rest[0] {
        Event::TurnRolled {
            controlling,
            passive,
            ..
        } => turn_reckoning(rest, controlling, passive, true),
        Event::SpecialEvent {
            controlling,
            passive,
            result,
            table,
            ..
        } if table != EventTable::Die => match table {
            EventTable::Advanced => format!("event {controlling}.{passive}"),
            _ => format!("event {controlling} - {passive} = {result:+}"),
        },
        Event::KickOffRolled { winner, .. } => format!("{} decides", words.name(winner)),
        _ => Position::tell(&rest[0], words),
    }
}

/// "5-2: +3 min, 5 > 3 kept, value 2": what the dice of the turn did.
fn turn_reckoning(events: &[Event], controlling: u8, passive: u8, with_time: bool) -> String {
    let events: Vec<&Event> = events
        .iter()
        .skip(1)
        .take_while(|event| !is_roll(event))
        .collect();
    let mut parts = Vec::new();
    if with_time {
        parts.push(time_words(&events, controlling, passive));
    }
    let mut checked = None;
    for event in &events {
        match event {
            Event::HalfEnded { .. } => parts.push("the half is over".into()),
            Event::ControlChecked {
                die,
                modifiers,
                total,
                value,
                ..
            } => {
                let sum = format!("{die}{} = {total}", modifier_words(*modifiers));
                if *total == value.number() {
                    parts.push(format!("{sum}: event"));
                }
                checked = (modifiers.total() != 0 || *total != *die as i8).then_some(sum);
            }
            Event::ControlKept { die, value, .. } => {
                let sum = checked.take().unwrap_or_else(|| die.to_string());
                parts.push(format!("{sum} > {} kept", value.number()));
            }
            Event::ControlLost { die, value, .. } => {
                let sum = checked.take().unwrap_or_else(|| die.to_string());
                parts.push(format!("{sum} < {} lost", value.number()));
            }
            Event::ControlAutomatic { .. } => parts.push("automatic".into()),
            _ => {}
        }
    }
    parts.extend(value_words(&events));
    parts.retain(|part| !part.is_empty());
    parts.join(", ")
}

/// "5-2: +3 min", "5-2 and 1 owed: +4 min", "equal: 2 min owed".
fn time_words(events: &[&Event], controlling: u8, passive: u8) -> String {
    let (high, low) = (controlling.max(passive), controlling.min(passive));
    let time = events.iter().find(|event| {
        matches!(
            event,
            Event::TimeMoved { .. } | Event::TimeOwed { .. } | Event::HalfEnded { .. }
        )
    });
    match time {
        Some(Event::TimeOwed { squares }) => format!("equal: {squares} min owed"),
        Some(Event::TimeMoved {
            squares,
            stoppage: 0,
            ..
        }) => match squares.checked_sub(high - low) {
            _ if high == low => format!("equal: +{squares} min"),
            Some(owed @ 1..) => format!("{high}-{low} and {owed} owed: +{squares} min"),
            _ => format!("{high}-{low}: +{squares} min"),
        },
        Some(Event::TimeMoved { stoppage, .. }) => format!("stoppage +{stoppage}"),
        None if high == low => "equal: no time".into(), // F10-4.3a
        _ => String::new(),
    }
}

/// "value 5 +1 long -1 free = 5": the new value and what was added to it (F10-4.5.2a, F14-4.5.4a).
fn value_words(events: &[&Event]) -> Option<String> {
    let mut words: Option<String> = None;
    let mut sum = None;
    for event in events {
        match event {
            Event::NewValue { value, .. } => words = Some(format!("value {}", value.number())),
            Event::ValueSummed { from, to, reason } => {
                if let Some(words) = &mut words {
                    let _ = write!(words, " {:+} {}", to - from, reason_word(*reason));
                    sum = Some((*to).max(1));
                }
            }
            Event::ValueChanged {
                from,
                to,
                reason: reason @ ValueReason::EasySituation,
            } if from != to => {
                if let Some(words) = &mut words {
                    let by = to.number() - from.number();
                    let _ = write!(words, " {by:+} {}", reason_word(*reason));
                    sum = Some(to.number());
                }
            }
            Event::PassTooLong { sum, value, .. } => {
                let words = words.unwrap_or_default();
                return Some(format!("{words} = {sum}: lost, now {}", value.number()));
            }
            _ => {}
        }
    }
    match (words, sum) {
        (Some(words), Some(sum)) => Some(format!("{words} = {sum}")),
        (words, _) => words,
    }
}

const fn reason_word(reason: ValueReason) -> &'static str {
    match reason {
        ValueReason::LongPass => "long",
        ValueReason::StartFree => "free start",
        ValueReason::EasySituation => "easy",
        _ => "event",
    }
}

fn is_roll(event: &Event) -> bool {
    matches!(
        event,
        Event::KickOffRolled { .. }
            | Event::TurnRolled { .. }
            | Event::SpecialEvent { .. }
            | Event::ShotTaken { .. }
            | Event::DifficultRolled { .. }
            | Event::Rebound { .. }
            | Event::Pressed { .. }
            | Event::YellowCardRolled { .. }
            | Event::RedCardRolled { .. }
            | Event::PenaltyTaken { .. }
            | Event::TirednessRolled { .. }
            | Event::InjuryRolled { .. }
            | Event::SlowPlayRolled { .. }
            | Event::FansRolled { .. }
            | Event::ActorRolled { .. }
            | Event::DribbleRolled { .. }
            | Event::HighConditionRolled { .. }
            | Event::ConditionRolled { .. }
            | Event::DuelRolled { .. }
            | Event::Substituted {
                substitution: Substitution::Fresh { .. },
                ..
            }
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::{BySide, Dice, Rules as _};
    use gaffer_fuba::Diagram;

    const PIECES: &str = r#"
pieces = "b1 1/0, a2 2/1, b2 2/0, b3 3/2, a3 1/0, b4 2/2, b5 0/3"
ball = "b3"
"#;

    /// The line after a target and some rolls.
    fn line(position: &str, target: &str, rolls: &[&[u8]]) -> String {
        let diagram: Diagram = toml::from_str(&format!("{PIECES}{position}")).unwrap();
        let mut position = Position::from_diagram(&diagram).unwrap();
        let mut events = Vec::new();
        let target = target.parse().unwrap();
        position.choose(target, &mut events).unwrap();
        for roll in rolls {
            let dice = Dice::from_faces(roll).unwrap();
            position.roll(dice, &mut events).unwrap();
        }
        let names = BySide {
            home: "Rovers".to_owned(),
            away: "United".to_owned(),
        };
        let last = last_roll(&events, Words::english(&names)).unwrap();
        let die = |die: &RolledDie| {
            let name = die.side.map_or("", |side| &names[side]);
            let dropped = die
                .dropped
                .map_or_else(String::new, |die| format!("({die})"));
            format!("{name} [{}]{dropped} ", die.face)
        };
        last.dice.iter().map(die).collect::<String>() + " " + &last.words
    }

    /// 3 against 2 in b3 is +1, 2 against 2 in b4 nothing, and an empty c4 lies one area off.
    #[test]
    fn the_check_of_1_0_is_reckoned_with_its_modifiers() {
        let position = "options = { edition = \"1.0\" }\nvalue = 3";
        for (target, dice, words) in [
            (
                "target b4",
                [4, 1],
                "4-1: +3 min, 4 +1 start = 5 > 3 kept, value 4",
            ),
            ("target b4", [2, 1], "2-1: +1 min, 2 +1 start = 3: event"),
            (
                "target b4",
                [1, 1],
                "equal: no time, 1 +1 start = 2 < 3 lost, value 1",
            ),
            (
                "target a3",
                [4, 6],
                "6-4: +2 min, 4 +1 start +2 target = 7 > 3 kept, value 4 -1 easy = 3",
            ),
        ] {
            let told = line(position, target, &[&dice]);
            assert_eq!(
                told,
                format!("Rovers [{}] United [{}]  {words}", dice[0], dice[1])
            );
        }
        let event = line(position, "target b4", &[&[2, 1], &[4]]);
        assert_eq!(
            event,
            "Rovers [4]  Level with the ball value: special event 4: no moves for United."
        );
    }

    #[test]
    fn the_new_value_of_2014_is_a_sum() {
        let position = "options = { edition = \"2014\" }\nvalue = 3";
        for (target, dice, words) in [
            ("target b4", [4, 1], "4-1: +3 min, 4 > 3 kept, value 1"),
            ("target a3", [1, 2], "2-1: +1 min, automatic, value 2"),
            ("target a3", [5, 5], "equal: 1 min owed, automatic, value 5"),
            ("target b4", [1, 4], "4-1: +3 min, 1 < 3 lost, value 1"),
            (
                "target b1",
                [5, 4],
                "5-4: +1 min, automatic, value 4 +1 long = 5",
            ),
            (
                "target b1",
                [5, 6],
                "6-5: +1 min, automatic, value 6 +1 long = 7: lost, now 5",
            ),
        ] {
            let told = line(position, target, &[&dice]);
            assert_eq!(
                told,
                format!("Rovers [{}] United [{}]  {words}", dice[0], dice[1])
            );
        }
    }

    /// F14-A6b: the dice that a style has dropped stand in round brackets.
    #[test]
    fn a_dropped_event_die_is_shown() {
        let position = r#"
options = { edition = "2014", advanced = ["A6"] }
value = 3
home = { styles = "normal-aggressive-easy" }
away = { styles = "normal-normal-normal" }
"#;
        let told = line(position, "target b4", &[&[3, 1], &[5, 2, 4]]);
        assert_eq!(told, "Rovers [2](5) United [4]  event 2 - 4 = -2");
    }
}
