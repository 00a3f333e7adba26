//! The numbers in the words of FUBA's offers against what the rules lead to when the choice is taken.

use std::cmp::Ordering;
use std::collections::BTreeMap;

use gaffer_core::{Awaits, Match, Rules, Side};
use gaffer_fuba::pitch::Line;
use gaffer_fuba::{Action, Choice, Edition, Event, Kick, Position, Purpose, Step, Window};
use gaffer_games::Game;
use gaffer_games::words::{Phrase, Value};

use crate::played::{after, at_decisions, message, messages, number, value, without_skill};

/// Goes on without a skill to the roll of a purpose.
fn until_roll(mut position: Position, purpose: Purpose) -> Position {
    for _ in 0..9 {
        match position.awaits() {
            Awaits::Roll(roll) if roll.purpose == purpose => return position,
            Awaits::Choice(_) | Awaits::Secret(_) => {
                position = after(&position, without_skill(&position)).0;
            }
            _ => break,
        }
    }
    panic!("no roll for {purpose}: {:?}", position.diagram());
}

/// Every outcome of the dice that are due.
fn rolled(position: &Position) -> Vec<(Vec<u8>, Position, Vec<Event>)> {
    let Awaits::Roll(roll) = position.awaits() else {
        panic!("no roll is due: {:?}", position.diagram());
    };
    let outcomes = roll.dice.outcomes().map(|(dice, _)| {
        let (mut then, mut events) = (*position, Vec::new());
        then.roll(dice, &mut events).unwrap();
        (dice.faces().to_vec(), then, events)
    });
    outcomes.collect()
}

/// What is added up in a row of terms.
fn sum(message: &Phrase) -> i64 {
    let Value::Phrases(terms) = value(message, "terms") else {
        panic!("{message:?}");
    };
    terms.iter().map(|term| number(term, "number")).sum()
}

fn text<'a>(message: &'a Phrase, name: &str) -> &'a str {
    match value(message, name) {
        Value::Text(text) => text,
        other => panic!("{name} is no word: {other:?}"),
    }
}

/// The dice that are said to lead to each result of the check.
fn said_faces(detail: &Phrase) -> BTreeMap<u8, &str> {
    let mut all = Vec::new();
    messages(detail, "faces", &mut all);
    let faces = all.into_iter().flat_map(|faces| {
        let dice: Vec<&str> = text(faces, "dice").split(' ').collect();
        assert_eq!(number(faces, "count"), dice.len() as i64);
        let check = text(faces, "check");
        dice.into_iter()
            .map(move |die| (die.parse().unwrap(), check))
    });
    faces.collect()
}

/// Follows a pass whose dice are known to its new value: "kept", "lost" or "event", and the sum of the new value where it is
/// above 6; nothing where the half ends.
fn checked(
    mut position: Position,
    mut events: Vec<Event>,
    stand_in: Option<&str>,
) -> Option<(&'static str, Position, Option<i8>)> {
    for _ in 0..99 {
        let step = position.open().step();
        for event in &events {
            match event {
                Event::HalfEnded { .. } => return None,
                Event::ControlLost { .. } => return Some(("lost", position, None)),
                Event::PassTooLong { sum, .. } => return Some(("kept", position, Some(*sum))),
                Event::StandInNamed { area, .. } => assert_eq!(Some(area.name()), stand_in),
                _ => {}
            }
        }
        if matches!(step, Step::EventRoll | Step::Skill(Window::Actor)) {
            return Some(("event", position, None));
        }
        let is_new = |event: &Event| matches!(event, Event::NewValue { .. });
        if events.iter().any(is_new) {
            return Some(("kept", position, None));
        }
        events.clear();
        if let Awaits::Roll(roll) = position.awaits() {
            let (dice, _) = roll.dice.outcomes().last().unwrap();
            position.roll(dice, &mut events).unwrap();
        } else {
            let choice = match step {
                Step::StandIn => Choice::StandIn(stand_in.unwrap().parse().unwrap()),
                _ => without_skill(&position),
            };
            position.choose(choice, &mut events).unwrap();
        }
    }
    panic!("no check: {:?}", position.diagram());
}

/// A pass: what each die leads to, and the new value.
fn look_at_pass(position: &Position, choice: Choice, label: &Phrase, detail: &Phrase) {
    let before = until_roll(after(position, choice).0, Purpose::Turn);
    let edition = position.open().edition();
    let stand_in = message(detail, "best-stand-in").map(|said| text(said, "area"));
    let faces = said_faces(detail);
    for (dice, then, events) in rolled(&before) {
        let Some((check, then, too_long)) = checked(then, events, stand_in) else {
            continue;
        };
        let (die, theirs) = (i64::from(dice[0]), i64::from(dice[1]));
        let by = |total: i64, value: i64| match total.cmp(&value) {
            Ordering::Greater => "kept",
            Ordering::Less => "lost",
            Ordering::Equal => "event",
        };
        match edition {
            Edition::V1_0 => {
                let modifier = number(label, "modifier");
                let against = message(detail, "check-against").unwrap();
                assert_eq!(sum(against), modifier);
                assert_eq!(by(die + modifier, number(against, "value")), check);
                assert_eq!(faces[&dice[0]], check);
            }
            Edition::V2014 => {
                assert_eq!(faces[&dice[0]], check);
                let new = message(detail, "new-value").unwrap();
                if check == "kept" {
                    let total = theirs + sum(new);
                    assert_eq!(too_long.map(i64::from), (total > 6).then_some(total));
                    assert!(total <= 6 || text(new, "above") == "yes");
                    if total <= 6 {
                        assert_eq!(i64::from(then.open().value().number()), total.max(1));
                    }
                }
            }
            Edition::V2_2 => {
                let said = message(label, "target-value").or(message(detail, "target-with-value"));
                assert_eq!(by(die, number(said.unwrap(), "value")), check);
            }
        }
    }
}

fn look_at_action(position: &Position, choice: Choice, label: &Phrase, detail: &Phrase) {
    let (then, events) = after(position, choice);
    let (Choice::Action(action) | Choice::Boosted(action)) = choice else {
        return;
    };
    match action {
        Action::GoalAttempt => {
            for (_, _, events) in rolled(&until_roll(then, Purpose::GoalAttempt)) {
                let Some(Event::ShotTaken {
                    die, total, value, ..
                }) = events.first()
                else {
                    panic!("{events:?}");
                };
                assert_eq!(sum(detail), i64::from(*total) - i64::from(*die));
                assert_eq!(number(detail, "value"), i64::from(value.number()));
            }
        }
        Action::Movement(line) => {
            if let Step::Moves { left, line: of, .. } = then.open().step() {
                assert_eq!(number(label, "moves"), i64::from(left));
                assert_eq!(of, line);
            }
        }
        Action::Adjustment => {
            let adjusted = events.iter().find_map(|event| match event {
                Event::Adjusted { from, to, .. } => Some((from.number(), to.number())),
                _ => None,
            });
            let (from, to) = adjusted.unwrap();
            assert_eq!(number(label, "from"), i64::from(from));
            assert_eq!(number(label, "to"), i64::from(to));
        }
        Action::Pressing(_) => {
            for (_, _, events) in rolled(&until_roll(then, Purpose::Pressing)) {
                let Some(Event::Pressed { die, won, .. }) = events.first() else {
                    panic!("{events:?}");
                };
                if let Some(said) = message(detail, "pressing-wins") {
                    assert_eq!(i64::from(*die) <= number(said, "faces"), *won);
                }
            }
        }
        Action::Condition | Action::HighCondition => {
            let moves = rolled(&then)
                .into_iter()
                .flat_map(|(_, _, events)| events)
                .filter_map(|event| match event {
                    Event::ConditionRolled { moves, .. }
                    | Event::HighConditionRolled { moves, .. } => Some(i64::from(moves)),
                    _ => None,
                });
            let moves: Vec<i64> = moves.collect();
            assert_eq!(Some(&number(label, "least")), moves.iter().min());
            assert_eq!(Some(&number(label, "most")), moves.iter().max());
        }
        Action::Substitution(substitutions) => {
            assert_eq!(number(label, "number"), i64::from(substitutions));
            let side = position.open().acting().0;
            let left = position.open().bench(side).substitutions_left();
            assert_eq!(number(detail, "left"), i64::from(left));
        }
    }
}

/// What a penalty needs when the keeper has dived and the kick is named.
fn needed(position: &Position, kick: Kick) -> i64 {
    let kicked = after(position, Choice::Kick(kick)).0;
    let goals = rolled(&until_roll(kicked, Purpose::Penalty));
    let goals = goals.into_iter().filter_map(|(dice, _, events)| {
        let scored = |event: &Event| matches!(event, Event::PenaltyTaken { scored: true, .. });
        let lowest = dice.iter().min().copied();
        lowest.filter(|_| events.iter().any(scored))
    });
    i64::from(goals.min().unwrap())
}

/// The condition points that are said to be paid are those that go.
fn look_at_price(position: &Position, choice: Choice, side: Side, detail: &Phrase) {
    let mut paid = Vec::new();
    messages(detail, "line-points", &mut paid);
    if paid.is_empty() && message(detail, "free").is_none() {
        return;
    }
    let then = after(position, choice).0;
    for line in Line::ALL {
        let word = Value::from(line);
        let said = paid.iter().find(|said| *value(said, "line") == word);
        let said = said.map_or(0, |said| number(said, "points"));
        let stock =
            |position: &Position| i64::from(position.open().bench(side).condition().points(line));
        assert_eq!(said, stock(position) - stock(&then), "{choice}");
    }
}

fn look_at_others(
    position: &Position,
    choice: Choice,
    side: Side,
    label: &Phrase,
    detail: &Phrase,
) {
    let (then, events) = after(position, choice);
    let ball = |position: &Position| i64::from(position.open().value().number());
    match choice {
        Choice::StandIn(_) => {
            let checked = events.iter().find_map(|event| match event {
                Event::ControlChecked {
                    die, total, value, ..
                } => Some([
                    i64::from(*die),
                    i64::from(*total),
                    i64::from(value.number()),
                ]),
                _ => None,
            });
            let reckoned = message(detail, "stand-in-check").unwrap();
            let said = ["die", "total", "value"].map(|name| number(reckoned, name));
            assert_eq!(Some(said), checked);
            assert_eq!(said[0] + sum(reckoned), said[1]);
            let check = match said[1].cmp(&said[2]) {
                Ordering::Greater => "kept",
                Ordering::Less => "lost",
                Ordering::Equal => "event",
            };
            assert_eq!(text(label, "check"), check);
        }
        Choice::PlayFreeKick => assert_eq!(number(detail, "value"), ball(&then)),
        Choice::Bounce(_) => {
            assert_eq!(number(label, "from"), ball(position));
            assert_eq!(number(label, "to"), ball(&then));
        }
        Choice::Point(line) => {
            let stock = |position: &Position| {
                i64::from(position.open().bench(side).condition().points(line))
            };
            assert_eq!(number(label, "from"), stock(position), "{choice}");
            assert_eq!(number(label, "to"), stock(&then), "{choice}");
        }
        Choice::Dive(_) => {
            for (name, kick) in ["left", "middle", "right"].into_iter().zip(Kick::ALL) {
                assert_eq!(number(detail, name), needed(&then, kick), "{choice}");
            }
        }
        Choice::Kick(kick) => {
            let dive = events.iter().find_map(|event| match event {
                Event::PenaltyNamed { dive, .. } => Some(dive.to_string()),
                _ => None,
            });
            assert_eq!(number(detail, &dive.unwrap()), needed(position, kick));
        }
        Choice::SubstituteYellow => {
            let yellow = position.open().team(side).yellow();
            assert_eq!(number(detail, "yellow"), i64::from(yellow));
        }
        Choice::Use(..) => {
            // Without the skill and with it, when all windows are left.
            let left = |mut position: Position| {
                while matches!(position.open().step(), Step::Skill(_)) {
                    position = after(&position, Choice::No).0;
                }
                position
            };
            let (without, with) = (left(*position), left(then));
            if let Some(said) = message(detail, "value-instead") {
                assert_eq!(number(said, "from"), ball(&without), "{choice}");
                assert_eq!(number(said, "to"), ball(&with), "{choice}");
            }
            if let Some(said) = message(detail, "acts-first") {
                assert_eq!(*value(said, "side"), with.open().first_to_act().into());
            }
        }
        _ => {}
    }
}

fn decides(game: &Match<Position>) -> Side {
    match game.position().awaits() {
        Awaits::Choice(side) | Awaits::Secret(side) => side,
        Awaits::Roll(_) | Awaits::Nothing(_) => panic!("nobody decides"),
    }
}

#[test]
fn what_is_said_is_what_follows() {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    at_decisions(8, |_, game, drawn| {
        let (position, side) = (game.position(), decides(game));
        let offers = Position::offers(game);
        for (index, offer) in offers.into_iter().enumerate() {
            let (choice, label, detail) = (offer.choice, &offer.label, &offer.detail);
            match choice {
                Choice::Target(_) if position.open().step() == Step::PerfectPass => continue,
                // Some of the passes, since each is followed through all its dice.
                Choice::Target(_) if (index + drawn) % 4 > 0 => continue,
                // What is made out of order has its place in the row of the match, not in this position.
                Choice::Move(_) | Choice::Place(_) => continue,
                Choice::Target(_) | Choice::TargetWith(..) => {
                    look_at_pass(position, choice, label, detail);
                }
                Choice::Action(_) | Choice::Boosted(_) => {
                    look_at_action(position, choice, label, detail);
                }
                _ => look_at_others(position, choice, side, label, detail),
            }
            look_at_price(position, choice, side, detail);
            if let Phrase::Message { name, .. } = label {
                *counts.entry((*name).to_owned()).or_default() += 1;
            }
        }
    });
    for name in [
        "target-modified",
        "target-kept",
        "target-value",
        "target-with",
        "stand-in",
        "goal-attempt",
        "movement",
        "adjustment",
        "pressing",
        "pressing-manner",
        "condition-point",
        "high-condition",
        "substitutions",
        "substitute-yellow",
        "point",
        "play-free-kick",
        "dive",
        "kick",
        "bounce",
        "use",
    ] {
        assert!(counts.contains_key(name), "{name}: {counts:?}");
    }
}
