//! The dice of the last roll and what was reckoned with them, in one line.

use gaffer_core::Side;
use gaffer_fuba::{Event, EventTable, Position, Substitution, ValueReason};

use super::terms::{check_terms, terms};
use crate::Game;
use crate::protocol::RolledDie;
use crate::words::{Phrase, Value, list, say};

/// The dice of a roll, in the order in which they are shown; nothing where the event is none.
pub(super) fn dice(event: &Event) -> Option<Vec<RolledDie>> {
    let die = |side: Option<Side>, face: u8, dropped: Option<u8>| RolledDie {
        side,
        face,
        dropped,
    };
    let one = |face: u8, dropped: Option<u8>| vec![die(None, face, dropped)];
    let both = |side: Side, own: u8, other: u8| {
        vec![die(Some(side), own, None), die(Some(!side), other, None)]
    };
    Some(match *event {
        Event::SpecialEvent {
            side,
            controlling,
            table: EventTable::Die,
            ..
        } => vec![die(Some(side), controlling, None)],
        Event::SpecialEvent {
            side,
            controlling,
            passive,
            dropped,
            ..
        } => {
            let own = dropped.and_then(|dice| dice.controlling);
            let others = dropped.and_then(|dice| dice.passive);
            vec![
                die(Some(side), controlling, own),
                die(Some(!side), passive, others),
            ]
        }
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
            die: first,
            passive_die: second,
            ..
        }
        | Event::Substituted {
            substitution: Substitution::Fresh { first, second, .. },
            ..
        } => vec![die(None, first, None), die(None, second, None)],
        Event::Pressed { die, dropped, .. } => one(die, dropped),
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
        | Event::PenaltyTaken { die, .. }
        | Event::ShootOutKick { die, .. } => one(die, None),
        Event::SlowPlayRolled { .. } => Vec::new(),
        _ => return None,
    })
}

/// What was reckoned with the dice, or the event as it is told.
pub(super) fn reckoning(rest: &[Event]) -> Phrase {
    match rest[0] {
        Event::TurnRolled {
            controlling,
            passive,
            ..
        } => {
            let events = rest.iter().skip(1);
            let events: Vec<&Event> = events.take_while(|event| dice(event).is_none()).collect();
            let mut parts = vec![time_words(&events, controlling, passive)];
            parts.extend(check_words(&events));
            parts.push(value_words(&events));
            list(parts)
        }
        Event::SpecialEvent {
            controlling,
            passive,
            table: EventTable::Advanced,
            ..
        } => say!(fuba_last_roll::EventNumbered, controlling, passive),
        Event::SpecialEvent {
            controlling,
            passive,
            result,
            table: EventTable::Difference,
            ..
        } => say!(
            fuba_last_roll::EventDifference,
            controlling,
            passive,
            result
        ),
        Event::KickOffRolled { winner: side, .. } => say!(fuba_last_roll::Decides, side),
        _ => Position::event(&rest[0]),
    }
}

/// "5-2: +3 min", "5-2 and 1 owed: +4 min", "equal: 2 min owed".
fn time_words(events: &[&Event], controlling: u8, passive: u8) -> Phrase {
    let (high, low) = (controlling.max(passive), controlling.min(passive));
    let told = events.iter().find_map(|event| match **event {
        Event::TimeOwed { squares } => Some(say!(fuba_last_roll::TimeOwed, squares)),
        Event::TimeMoved {
            squares,
            stoppage: 0,
            ..
        } => Some(match squares.saturating_sub(high - low) {
            _ if high == low => say!(fuba_last_roll::TimeEqual, squares),
            0 => say!(fuba_last_roll::Time, high, low, squares),
            owed => say!(fuba_last_roll::TimeWithOwed, high, low, owed, squares),
        }),
        Event::TimeMoved { stoppage, .. } => Some(say!(fuba_last_roll::Stoppage, stoppage)),
        Event::HalfEnded { .. } => Some(Phrase::nothing()),
        _ => None,
    });
    match told {
        Some(told) => told,
        None if high == low => say!(fuba_last_roll::TimeNone), // F10-4.3a
        None => Phrase::nothing(),
    }
}

/// "4 +1 start = 5 > 3 kept": the end of the half or the control check.
fn check_words(events: &[&Event]) -> Vec<Phrase> {
    let mut parts = Vec::new();
    let mut checked: Option<Phrase> = None;
    for event in events {
        match **event {
            Event::HalfEnded { .. } => parts.push(say!(fuba_last_roll::HalfOver)),
            Event::ControlChecked {
                die,
                modifiers,
                total,
                value,
                ..
            } => {
                let terms = check_terms(modifiers);
                let sum = say!(fuba_last_roll::Sum, die, terms, total);
                if total == value.number() {
                    parts.push(say!(fuba_last_roll::CheckEvent, sum = sum.clone()));
                }
                checked = (modifiers.total() != 0).then_some(sum);
            }
            Event::ControlKept { die, value, .. } => {
                let sum = checked.take().map_or_else(|| Value::from(die), Value::from);
                parts.push(say!(fuba_last_roll::CheckKept, sum, value));
            }
            Event::ControlLost { die, value, .. } => {
                let sum = checked.take().map_or_else(|| Value::from(die), Value::from);
                parts.push(say!(fuba_last_roll::CheckLost, sum, value));
            }
            Event::ControlAutomatic { .. } => parts.push(say!(fuba_last_roll::CheckAutomatic)),
            _ => {}
        }
    }
    parts
}

/// "value 5 +1 long -1 free start = 5": the new value and what was added to it (F10-4.5.2a, F14-4.5.4a).
fn value_words(events: &[&Event]) -> Phrase {
    let new = events.iter().find_map(|event| match event {
        Event::NewValue { value, .. } => Some(*value),
        _ => None,
    });
    let Some(value) = new else {
        return Phrase::nothing();
    };
    let (mut added, mut sum) = (Vec::new(), None);
    for event in events {
        let (by, to, reason) = match **event {
            Event::ValueSummed { from, to, reason } => (to - from, to.max(1), reason),
            Event::ValueChanged { from, to, reason } if reason == ValueReason::EasySituation => {
                (to.number() - from.number(), to.number(), reason)
            }
            Event::PassTooLong {
                sum, value: now, ..
            } => {
                return say!(fuba_last_roll::ValueTooHigh, value, terms = added, sum, now);
            }
            _ => continue,
        };
        added.extend(terms([(by, reason_word(reason))]));
        sum = Some(to);
    }
    match sum {
        Some(sum) if !added.is_empty() => say!(fuba_last_roll::ValueSum, value, terms = added, sum),
        _ => say!(fuba_last_roll::Value, value),
    }
}

const fn reason_word(reason: ValueReason) -> &'static str {
    match reason {
        ValueReason::LongPass => "long",
        ValueReason::StartFree => "free-start",
        ValueReason::EasySituation => "easy",
        _ => "event",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Words;
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
        let last = Position::last_roll(&events, Words::english(&names)).unwrap();
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
