//! Movers and their acts in words: reaching the ball, walking, hands and charges.

use std::cmp::Reverse;

use gaffer_champions::{Choice, Event, Position, Shirt, Space, Step};
use gaffer_core::{BySide, Rules};

use super::ahead;
use crate::odds::Odds;
use crate::offer::Offer;
use crate::text::{NAME, fit, plural};

/// What a mover can do with the roll.
#[derive(Debug, Default)]
struct Acts {
    reaches: Vec<u8>,
    walks: u8,
    charges: Vec<Shirt>,
    hands: bool,
}

/// What a player can do, found by choosing him; an only act is carried out at once (C20-flow-2).
fn acts(position: &Position, shirt: Shirt) -> Acts {
    let mut after = *position;
    let mut events = Vec::new();
    let mut acts = Acts::default();
    if after.choose(Choice::Mover(shirt), &mut events).is_err() {
        return acts;
    }
    match events.first() {
        None if after.open().step() == Step::Act => {
            let mut choices = Vec::new();
            after.choices(&mut choices);
            for choice in choices {
                match choice {
                    Choice::Reach(steps) => acts.reaches.push(steps),
                    Choice::Walk(_) => acts.walks += 1,
                    Choice::Charge(victim) => acts.charges.push(victim),
                    Choice::Hands => acts.hands = true,
                    _ => {}
                }
            }
        }
        Some(Event::Reached { steps, .. }) => acts.reaches.push(*steps),
        Some(Event::Walked { .. }) => acts.walks = 1,
        Some(Event::Charged { victim, .. }) => acts.charges.push(*victim),
        Some(Event::TookInHands { .. }) => acts.hands = true,
        _ => {}
    }
    acts
}

/// The movers: whoever can bring about a goal first, then whoever gets to the ball, then the nearest to it.
pub fn movers(position: &Position, choices: &[Choice]) -> Vec<Offer<Choice>> {
    let mut movers: Vec<_> = choices
        .iter()
        .filter_map(|choice| match choice {
            Choice::Mover(shirt) => Some(*shirt),
            _ => None,
        })
        .map(|shirt| {
            let acts = acts(position, shirt);
            let goal = if acts.reaches.is_empty() && !acts.hands {
                0
            } else {
                ahead::goal(position, Choice::Mover(shirt))
            };
            (shirt, acts, goal)
        })
        .collect();
    movers.sort_by_key(|(shirt, acts, goal)| {
        let steps = distance(position, *shirt).unwrap_or(u8::MAX);
        (Reverse(*goal), acts.reaches.is_empty(), steps)
    });
    movers
        .into_iter()
        .map(|(shirt, acts, goal)| {
            let (label, detail) = mover_words(position, shirt, &acts, goal);
            let odds = (goal > 0).then(|| Odds::new(goal, 100));
            Offer {
                tells_chances: odds.is_some(),
                odds,
                ..Offer::plain(Choice::Mover(shirt), label, detail)
            }
        })
        .collect()
}

/// A mover with what he can do: "8   ball in 2 4; goal 33%; walks".
fn mover_words(position: &Position, shirt: Shirt, acts: &Acts, goal: u32) -> (String, String) {
    let mut can = Vec::new();
    if !acts.reaches.is_empty() {
        let steps: Vec<String> = acts.reaches.iter().map(ToString::to_string).collect();
        can.push(format!("ball in {}", steps.join(" ")));
    }
    if goal > 0 {
        can.push(format!("goal {goal}%"));
    }
    if acts.hands {
        can.push("hands".into());
    }
    if !acts.charges.is_empty() {
        let victims: Vec<String> = acts.charges.iter().map(ToString::to_string).collect();
        can.push(format!("charge {}", victims.join(", ")));
    }
    match acts.walks {
        0 => {}
        // Whoever has the ball within reach seldom walks.
        _ if !can.is_empty() => can.push("walks".into()),
        walks => can.push(plural(walks, "walk")),
    }
    let open = position.open();
    let stands = open
        .team(open.turn().owner)
        .space(shirt)
        .map_or_else(String::new, |space| format!("On {space}. "));
    let kicks: Vec<String> = acts
        .reaches
        .iter()
        .map(|steps| {
            format!(
                "with {} after {}",
                strength(open.turn().roll, *steps),
                plural(*steps, "step")
            )
        })
        .collect();
    let detail = if kicks.is_empty() {
        match distance(position, shirt) {
            Some(steps) => format!("{stands}{} from the ball.", plural(steps, "step")),
            None => format!("{stands}No way to the ball."),
        }
    } else {
        format!("{stands}He kicks {}.", kicks.join(", "))
    };
    (format!("{shirt:<3} {}", can.join("; ")), detail)
}

/// The steps the ball gets from a player who reached it (C20-kick-2, C20-turn-A12).
const fn strength(roll: u8, steps: u8) -> u8 {
    match steps {
        0 => roll,
        _ => roll + 1 - steps,
    }
}

/// Hands and reaches first, the stronger before the weaker, then charges, then walks towards the ball.
pub fn sort(position: &Position, choices: &mut [Choice]) {
    let ball = position.open().ball();
    choices.sort_by_key(|choice| match (choice, ball) {
        (Choice::Reach(steps), _) => (0, *steps),
        (Choice::Hands, _) => (1, 0),
        (Choice::Charge(_), _) => (2, 0),
        (Choice::Walk(space), Some(ball)) => (3, space.distance(ball)),
        _ => (3, u8::MAX),
    });
}

/// An act in words.
pub fn words(position: &Position, choice: Choice, names: &BySide<String>) -> (String, String) {
    let open = position.open();
    let side = open.turn().owner;
    match choice {
        Choice::Reach(steps) => (
            format!(
                "kick with {}  ({} to the ball)",
                strength(open.turn().roll, steps),
                plural(steps, "step")
            ),
            match ahead::goal(position, choice) {
                0 => "No shot from there. A longer way makes the kick weaker.".into(),
                goal => format!("Best shot: goal {goal}%. A longer way makes the kick weaker."),
            },
        ),
        Choice::Hands => (
            "take the ball in his hands".into(),
            "He rolls again and plays it out with what the die shows.".into(),
        ),
        Choice::Charge(victim) => (
            format!("charge {} {victim}", fit(&names[!side], NAME)),
            "He pushes him one space on and takes his place; never a foul.".into(),
        ),
        Choice::Walk(space) => (
            format!("walk to {space}{}", from_ball(position, space)),
            String::new(),
        ),
        _ => (choice.to_string(), String::new()),
    }
}

/// "  (2 from the ball)": the steps from a space if nobody is in the way.
pub fn from_ball(position: &Position, space: Space) -> String {
    position.open().ball().map_or_else(String::new, |ball| {
        format!("  ({} from the ball)", space.distance(ball))
    })
}

/// How far a player is from the ball (C20-def-5).
fn distance(position: &Position, shirt: Shirt) -> Option<u8> {
    let open = position.open();
    open.distance_to_ball(open.turn().owner, shirt)
}
