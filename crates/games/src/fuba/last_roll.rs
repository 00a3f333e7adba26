//! The dice of the last roll and what was reckoned with them, in words and in the notation of one line.

use gaffer_core::Side;
use gaffer_fuba::{BallValue, Event, EventTable, Position, Substitution, ValueReason};

use super::event_words::special_event::outcome;
use super::terms::{check_terms, terms};
use crate::Game;
use crate::protocol::RolledDie;
use crate::words::{Phrase, Value, list, say, sentences};

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
            let turn = Turn::reckoned(rest, controlling, passive);
            sentences(
                [turn.time_in_words()]
                    .into_iter()
                    .chain(turn.checks_in_words())
                    .chain([turn.value_in_words()]),
            )
        }
        Event::SpecialEvent {
            side,
            controlling,
            passive,
            table,
            ..
        } => {
            let outcome = outcome(table, side, controlling, passive);
            say!(fuba_last_roll::EventInWords, outcome)
        }
        Event::KickOffRolled { winner: side, .. } => say!(fuba_last_roll::Decides, side),
        _ => Position::event(&rest[0]),
    }
}

/// The same in notation: "5-2: +3 min, 4 > 3 kept, value 2".
pub(super) fn reckoning_in_notation(rest: &[Event]) -> Phrase {
    match rest[0] {
        Event::TurnRolled {
            controlling,
            passive,
            ..
        } => {
            let turn = Turn::reckoned(rest, controlling, passive);
            list(
                [turn.time()]
                    .into_iter()
                    .chain(turn.checks())
                    .chain([turn.value()]),
            )
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
        _ => Phrase::nothing(),
    }
}

/// What followed from the dice of a turn.
struct Turn {
    controlling: u8,
    passive: u8,
    time: Time,
    checks: Vec<Check>,
    /// The new value of the ball, and what was added to it.
    value: Option<NewValue>,
}

/// What the dice did to the clock.
enum Time {
    /// Nothing that is told here.
    Untold,
    /// Equal dice: the clock stands (F10-4.3a).
    Stands,
    /// Equal dice: so many minutes are owed now (F14-4.3b).
    Owed(u8),
    /// So many minutes passed, of which some had been owed.
    Passed { squares: u8, owed: u8 },
    /// The marker is on this square of stoppage time.
    Stoppage(u8),
}

/// A control check, or the end of the half instead of it.
enum Check {
    HalfOver,
    Event { sum: Phrase },
    Kept { sum: Value, value: BallValue },
    Lost { sum: Value, value: BallValue },
    Automatic,
}

/// The new value of the ball with the sum that it is (F10-4.5.2a, F14-4.5.4a).
struct NewValue {
    rolled: BallValue,
    terms: Vec<Phrase>,
    sum: Option<i8>,
    /// The value after a pass that was too long: the ball is lost.
    lost: Option<BallValue>,
}

impl Turn {
    fn reckoned(rest: &[Event], controlling: u8, passive: u8) -> Self {
        let events = rest.iter().skip(1);
        let events: Vec<&Event> = events.take_while(|event| dice(event).is_none()).collect();
        Self {
            controlling,
            passive,
            time: time(&events, controlling, passive),
            checks: checks(&events),
            value: new_value(&events),
        }
    }

    /// "5-2: +3 min", "5-2 and 1 owed: +4 min", "equal: 2 min owed".
    fn time(&self) -> Phrase {
        let (controlling, passive) = (self.controlling, self.passive);
        match self.time {
            Time::Untold => Phrase::nothing(),
            Time::Stands => say!(fuba_last_roll::TimeNone),
            Time::Owed(squares) => say!(fuba_last_roll::TimeOwed, squares),
            Time::Stoppage(stoppage) => say!(fuba_last_roll::Stoppage, stoppage),
            Time::Passed { squares, .. } if controlling == passive => {
                say!(fuba_last_roll::TimeEqual, squares)
            }
            Time::Passed { squares, owed: 0 } => {
                say!(fuba_last_roll::Time, controlling, passive, squares)
            }
            Time::Passed { squares, owed } => {
                say!(
                    fuba_last_roll::TimeWithOwed,
                    controlling,
                    passive,
                    owed,
                    squares
                )
            }
        }
    }

    /// "5 and 2: 3 minutes pass."
    fn time_in_words(&self) -> Phrase {
        let (controlling, passive) = (self.controlling, self.passive);
        match self.time {
            Time::Untold => Phrase::nothing(),
            Time::Stands => say!(fuba_last_roll::TimeNoneInWords),
            Time::Owed(squares) => say!(fuba_last_roll::TimeOwedInWords, squares),
            Time::Stoppage(stoppage) => say!(fuba_last_roll::StoppageInWords, stoppage),
            Time::Passed { squares, .. } if controlling == passive => {
                say!(fuba_last_roll::TimeEqualInWords, squares)
            }
            Time::Passed { squares, owed: 0 } => {
                say!(fuba_last_roll::TimeInWords, controlling, passive, squares)
            }
            Time::Passed { squares, owed } => say!(
                fuba_last_roll::TimeWithOwedInWords,
                controlling,
                passive,
                owed,
                squares
            ),
        }
    }

    /// "4 +1 start = 5 > 3 kept".
    fn checks(&self) -> impl Iterator<Item = Phrase> {
        self.checks.iter().map(|check| match check {
            Check::HalfOver => say!(fuba_last_roll::HalfOver),
            Check::Event { sum } => say!(fuba_last_roll::CheckEvent, sum = sum.clone()),
            Check::Kept { sum, value } => {
                say!(fuba_last_roll::CheckKept, sum = sum.clone(), value = *value)
            }
            Check::Lost { sum, value } => {
                say!(fuba_last_roll::CheckLost, sum = sum.clone(), value = *value)
            }
            Check::Automatic => say!(fuba_last_roll::CheckAutomatic),
        })
    }

    /// "4 +1 start = 5, more than the ball value of 3: the ball is kept."
    fn checks_in_words(&self) -> impl Iterator<Item = Phrase> {
        self.checks.iter().map(|check| match check {
            Check::HalfOver => say!(fuba_last_roll::HalfOverInWords),
            Check::Event { sum } => say!(fuba_last_roll::CheckEventInWords, sum = sum.clone()),
            Check::Kept { sum, value } => {
                say!(
                    fuba_last_roll::CheckKeptInWords,
                    sum = sum.clone(),
                    value = *value
                )
            }
            Check::Lost { sum, value } => {
                say!(
                    fuba_last_roll::CheckLostInWords,
                    sum = sum.clone(),
                    value = *value
                )
            }
            Check::Automatic => say!(fuba_last_roll::CheckAutomaticInWords),
        })
    }

    /// "value 5 +1 long -1 free start = 5".
    fn value(&self) -> Phrase {
        let Some(NewValue {
            rolled: value,
            terms,
            sum,
            lost,
        }) = &self.value
        else {
            return Phrase::nothing();
        };
        let value = *value;
        match (*sum, *lost) {
            (Some(sum), Some(now)) => {
                say!(
                    fuba_last_roll::ValueTooHigh,
                    value,
                    terms = terms.clone(),
                    sum,
                    now
                )
            }
            (Some(sum), None) => {
                say!(fuba_last_roll::ValueSum, value, terms = terms.clone(), sum)
            }
            (None, _) => say!(fuba_last_roll::Value, value),
        }
    }

    /// "New ball value 5 (5 +1 long -1 free start)."
    fn value_in_words(&self) -> Phrase {
        let Some(NewValue {
            rolled: value,
            terms,
            sum,
            lost,
        }) = &self.value
        else {
            return Phrase::nothing();
        };
        let value = *value;
        match (*sum, *lost) {
            (Some(sum), Some(now)) => say!(
                fuba_last_roll::ValueTooHighInWords,
                value,
                terms = terms.clone(),
                sum,
                now
            ),
            (Some(sum), None) => {
                say!(
                    fuba_last_roll::ValueSumInWords,
                    value,
                    terms = terms.clone(),
                    sum
                )
            }
            (None, _) => say!(fuba_last_roll::ValueInWords, value),
        }
    }
}

fn time(events: &[&Event], controlling: u8, passive: u8) -> Time {
    let told = events.iter().find_map(|event| match **event {
        Event::TimeOwed { squares } => Some(Time::Owed(squares)),
        Event::TimeMoved {
            squares,
            stoppage: 0,
            ..
        } => Some(Time::Passed {
            squares,
            owed: squares.saturating_sub(controlling.abs_diff(passive)),
        }),
        Event::TimeMoved { stoppage, .. } => Some(Time::Stoppage(stoppage)),
        Event::HalfEnded { .. } => Some(Time::Untold),
        _ => None,
    });
    told.unwrap_or(if controlling == passive {
        Time::Stands
    } else {
        Time::Untold
    })
}

fn checks(events: &[&Event]) -> Vec<Check> {
    let mut checks = Vec::new();
    let mut checked: Option<Phrase> = None;
    let sum_of = |die: u8, checked: &mut Option<Phrase>| {
        checked.take().map_or_else(|| Value::from(die), Value::from)
    };
    for event in events {
        checks.push(match **event {
            Event::HalfEnded { .. } => Check::HalfOver,
            Event::ControlChecked {
                die,
                modifiers,
                total,
                value,
                ..
            } => {
                let terms = check_terms(modifiers);
                let sum = say!(fuba_last_roll::Sum, die, terms, total);
                checked = (modifiers.total() != 0).then(|| sum.clone());
                if total != value.number() {
                    continue;
                }
                Check::Event { sum }
            }
            Event::ControlKept { die, value, .. } => Check::Kept {
                sum: sum_of(die, &mut checked),
                value,
            },
            Event::ControlLost { die, value, .. } => Check::Lost {
                sum: sum_of(die, &mut checked),
                value,
            },
            Event::ControlAutomatic { .. } => Check::Automatic,
            _ => continue,
        });
    }
    checks
}

fn new_value(events: &[&Event]) -> Option<NewValue> {
    let rolled = events.iter().find_map(|event| match event {
        Event::NewValue { value, .. } => Some(*value),
        _ => None,
    })?;
    let mut new = NewValue {
        rolled,
        terms: Vec::new(),
        sum: None,
        lost: None,
    };
    for event in events {
        let (by, to, reason) = match **event {
            Event::ValueSummed { from, to, reason } => (to - from, to.max(1), reason),
            Event::ValueChanged { from, to, reason } if reason == ValueReason::EasySituation => {
                (to.number() - from.number(), to.number(), reason)
            }
            Event::PassTooLong { sum, value, .. } => {
                (new.sum, new.lost) = (Some(sum), Some(value));
                return Some(new);
            }
            _ => continue,
        };
        new.terms.extend(terms([(by, reason_word(reason))]));
        new.sum = (!new.terms.is_empty()).then_some(to);
    }
    Some(new)
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
    use crate::protocol::LastRoll;
    use crate::words::Words;
    use gaffer_core::{BySide, Dice, Rules as _};
    use gaffer_fuba::Diagram;

    const PIECES: &str = r#"
pieces = "b1 1/0, a2 2/1, b2 2/0, b3 3/2, a3 1/0, b4 2/2, b5 0/3"
ball = "b3"
"#;

    fn names() -> BySide<String> {
        BySide {
            home: "Rovers".to_owned(),
            away: "United".to_owned(),
        }
    }

    fn last(position: &str, target: &str, rolls: &[&[u8]]) -> LastRoll {
        let diagram: Diagram = toml::from_str(&format!("{PIECES}{position}")).unwrap();
        let mut position = Position::from_diagram(&diagram).unwrap();
        let mut events = Vec::new();
        let target = target.parse().unwrap();
        position.choose(target, &mut events).unwrap();
        for roll in rolls {
            let dice = Dice::from_faces(roll).unwrap();
            position.roll(dice, &mut events).unwrap();
        }
        Position::last_roll(&events, Words::english(&names())).unwrap()
    }

    /// The line in notation after a target and some rolls.
    fn line(position: &str, target: &str, rolls: &[&[u8]]) -> String {
        let (last, names) = (last(position, target, rolls), names());
        let die = |die: &RolledDie| {
            let name = die.side.map_or("", |side| &names[side]);
            let dropped = die
                .dropped
                .map_or_else(String::new, |die| format!("({die})"));
            format!("{name} [{}]{dropped} ", die.face)
        };
        last.dice.iter().map(die).collect::<String>() + " " + &last.notation
    }

    /// What is said of the last roll after a target and some rolls.
    fn said(position: &str, target: &str, rolls: &[&[u8]]) -> String {
        last(position, target, rolls).words
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
                "4-6: +2 min, 4 +1 start +2 target = 7 > 3 kept, value 4 -1 easy = 3",
            ),
        ] {
            let told = line(position, target, &[&dice]);
            assert_eq!(
                told,
                format!("Rovers [{}] United [{}]  {words}", dice[0], dice[1])
            );
        }
        let event = said(position, "target b4", &[&[2, 1], &[4]]);
        assert_eq!(event, "Special event: no moves for United.");
    }

    #[test]
    fn the_new_value_of_2014_is_a_sum() {
        let position = "options = { edition = \"2014\" }\nvalue = 3";
        for (target, dice, words) in [
            ("target b4", [4, 1], "4-1: +3 min, 4 > 3 kept, value 1"),
            ("target a3", [1, 2], "1-2: +1 min, automatic, value 2"),
            ("target a3", [5, 5], "equal: 1 min owed, automatic, value 5"),
            ("target b4", [1, 4], "1-4: +3 min, 1 < 3 lost, value 1"),
            (
                "target b1",
                [5, 4],
                "5-4: +1 min, automatic, value 4 +1 long = 5",
            ),
            (
                "target b1",
                [5, 6],
                "5-6: +1 min, automatic, value 6 +1 long = 7: lost, now 5",
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
        let words = said(position, "target b4", &[&[3, 1], &[5, 2, 4]]);
        assert_eq!(words, "Special event: the new value rises by 1.");
    }

    /// F22-A1.3b to F22-A1.3d: every die of the test has its own verdict, and the next one is added to it.
    #[test]
    fn each_die_of_a_tiredness_test_says_what_it_adds_up_to_and_costs() {
        let position = "options = { advanced = [\"A1\"] }\nhalf = 2\nclock = 20\nvalue = 2";
        for (dice, words) in [
            (
                &[&[6, 1][..], &[2]][..],
                "Tiredness test of Rovers, a 2: 10 x 2 is not enough in minute 70, this die costs a point.",
            ),
            (
                &[&[6, 1], &[2], &[6]],
                "Tiredness test of Rovers, a 6, 8 in all: 10 x 8 is enough in minute 70, the test is over.",
            ),
        ] {
            assert_eq!(said(position, "target b4", dice), words);
        }
        let diagram: Diagram = toml::from_str(&format!("{PIECES}{position}")).unwrap();
        let mut position = Position::from_diagram(&diagram).unwrap();
        let mut events = Vec::new();
        position
            .choose("target b4".parse().unwrap(), &mut events)
            .unwrap();
        for (die, words) in [
            (
                &[6, 1][..],
                "Die 1 of 3 at most: Rovers loses nothing if 10 x die is above minute 70 (0%), otherwise a point.",
            ),
            (
                &[2],
                "Die 2 of 3 at most: Rovers loses no more if 10 x (2 + die) is above minute 70 (17%), otherwise a point.",
            ),
        ] {
            let dice = Dice::from_faces(die).unwrap();
            position.roll(dice, &mut events).unwrap();
            let [_, chances] = Position::roll_words(&position, gaffer_fuba::Purpose::Tiredness);
            assert_eq!(Words::english(&names()).render(&chances), words);
        }
    }

    /// Somebody who knows no notation reads the dice in the order in which they lie there.
    #[test]
    fn a_roll_is_told_in_words_in_the_order_of_the_dice() {
        let position = "options = { edition = \"2014\" }\nvalue = 3";
        for (target, dice, words) in [
            (
                "target b4",
                [4, 1],
                "4 and 1: 3 minutes pass. 4, more than the ball value of 3: the ball is kept. New ball value 1.",
            ),
            (
                "target b4",
                [1, 4],
                "1 and 4: 3 minutes pass. 1, less than the ball value of 3: the ball is lost. New ball value 1.",
            ),
            (
                "target a3",
                [5, 5],
                "Equal dice: the clock waits, 1 minute owed. The ball is kept, whatever the die. New ball value 5.",
            ),
            (
                "target b1",
                [5, 6],
                "5 and 6: 1 minute passes. The ball is kept, whatever the die. \
                 New ball value 7 (6 +1 long), above 6: the ball is lost, its value 5.",
            ),
        ] {
            assert_eq!(said(position, target, &[&dice]), words);
        }
    }
}
