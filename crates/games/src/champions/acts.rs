//! Movers and their acts in words: reaching the ball, walking, hands and charges.

use std::cmp::Reverse;

use gaffer_champions::{Choice, Event, Position, Shirt, Space, Step};
use gaffer_core::{Rules, Side};

use super::ahead;
use crate::odds::Odds;
use crate::offer::Offer;
use crate::words::{Phrase, joined, list, say, sentences};

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
pub(super) fn movers(position: &Position, choices: &[Choice]) -> Vec<Offer<Choice>> {
    let mut movers: Vec<_> = choices
        .iter()
        .filter_map(|choice| {
            let Choice::Mover(shirt) = *choice else {
                return None;
            };
            let acts = acts(position, shirt);
            let goal = if acts.reaches.is_empty() && !acts.hands {
                None
            } else {
                ahead::goal(position, *choice)
            };
            Some((shirt, acts, goal))
        })
        .collect();
    movers.sort_by_key(|(shirt, acts, goal)| {
        let steps = distance(position, *shirt).unwrap_or(u8::MAX);
        let goal = goal.map(|odds| odds.part);
        (Reverse(goal), acts.reaches.is_empty(), steps)
    });
    movers
        .into_iter()
        .map(|(shirt, acts, goal)| {
            let detail = mover_detail(position, shirt, &acts);
            let player = (position.open().turn().owner, shirt);
            Offer {
                in_words: mover_in_words(player, &acts, goal),
                ..Offer::plain(Choice::Mover(shirt), mover(shirt, &acts, goal), detail)
                    .with_odds(goal)
            }
        })
        .collect()
}

/// A mover with what he can do: "8   ball in 2 4; goal 33%; walks".
fn mover(shirt: Shirt, acts: &Acts, goal: Option<Odds>) -> Phrase {
    let mut can = Vec::new();
    if !acts.reaches.is_empty() {
        let steps = listed(&acts.reaches, " ");
        can.push(say!(champions_offers::BallIn, steps));
    }
    if let Some(Odds { part: percent, .. }) = goal {
        can.push(say!(champions_offers::GoalChance, percent));
    }
    if acts.hands {
        can.push(say!(champions_offers::HisHands));
    }
    if !acts.charges.is_empty() {
        let victims = listed(&acts.charges, ", ");
        can.push(say!(champions_offers::Charges, victims));
    }
    match acts.walks {
        0 => {}
        // Whoever has the ball within reach seldom walks.
        _ if !can.is_empty() => can.push(say!(champions_offers::WalksToo)),
        walks => can.push(say!(champions_offers::Walks, walks)),
    }
    let can = joined(can, |first, next| say!(champions_offers::And, first, next));
    // The movers stand below each other.
    let shirt = format!("{shirt:<3}");
    say!(champions_offers::Mover, shirt, can)
}

/// The same in words: "8 plays the ball after 2 or 4 steps, goal 33%; or walks".
fn mover_in_words(player: (Side, Shirt), acts: &Acts, goal: Option<Odds>) -> Phrase {
    let mut can = Vec::new();
    if !acts.reaches.is_empty() {
        let steps = either(acts.reaches.iter().map(|steps| {
            let steps = *steps;
            say!(champions_offers::Steps, steps)
        }));
        can.push(match goal {
            Some(Odds { part: percent, .. }) => {
                say!(champions_offers::PlaysBallForGoal, steps, percent)
            }
            None => say!(champions_offers::PlaysBall, steps),
        });
    }
    if acts.hands {
        can.push(say!(champions_offers::HandsInWords));
    }
    if !acts.charges.is_empty() {
        let victims = listed(&acts.charges, ", ");
        can.push(say!(champions_offers::ChargesInWords, victims));
    }
    if acts.walks > 0 {
        can.push(say!(champions_offers::WalksInWords));
    }
    let can = either(can);
    say!(champions_offers::MoverInWords, shirt = player, can)
}

/// Things among which one is chosen.
fn either(phrases: impl IntoIterator<Item = Phrase>) -> Phrase {
    joined(phrases, |first, next| {
        say!(champions_offers::Or, first, next)
    })
}

/// Numbers, which are the same in every language.
fn listed<T: ToString>(numbers: &[T], separator: &str) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(separator)
}

/// Where a mover stands, and how he would kick or how far away he is.
fn mover_detail(position: &Position, shirt: Shirt, acts: &Acts) -> Phrase {
    let open = position.open();
    let space = open.team(open.turn().owner).space(shirt);
    let stands = space.map(|space| say!(champions_offers::Stands, space));
    let kicks = acts.reaches.iter().map(|steps| {
        let strength = strength(open.turn().roll, *steps);
        say!(champions_offers::KickAfter, strength, steps = *steps)
    });
    let does = if acts.reaches.is_empty() {
        match distance(position, shirt) {
            Some(steps) => say!(champions_offers::StepsFromBall, steps),
            None => say!(champions_offers::NoWay),
        }
    } else {
        let kicks = list(kicks);
        say!(champions_offers::HeKicks, kicks)
    };
    sentences(stands.into_iter().chain([does]))
}

/// The steps the ball gets from a player who reached it (C20-kick-2, C20-turn-A12).
const fn strength(roll: u8, steps: u8) -> u8 {
    match steps {
        0 => roll,
        _ => roll + 1 - steps,
    }
}

/// Hands and reaches first, the stronger before the weaker, then charges, then walks towards the ball.
pub(super) fn sort(position: &Position, choices: &mut [Choice]) {
    let ball = position.open().ball();
    choices.sort_by_key(|choice| match (choice, ball) {
        (Choice::Reach(steps), _) => (0, *steps),
        (Choice::Hands, _) => (1, 0),
        (Choice::Charge(_), _) => (2, 0),
        (Choice::Walk(space), Some(ball)) => (3, space.distance(ball)),
        _ => (3, u8::MAX),
    });
}

/// Reaching the ball: how strongly he kicks, and what the best shot would bring.
pub(super) fn reach(position: &Position, steps: u8) -> Offer<Choice> {
    let choice = Choice::Reach(steps);
    let strength = strength(position.open().turn().roll, steps);
    let goal = ahead::goal(position, choice);
    let detail = match goal {
        None => say!(champions_offers::NoShot),
        Some(Odds { part: percent, .. }) => say!(champions_offers::BestShot, percent),
    };
    let label = say!(champions_offers::Reach, strength, steps);
    Offer::plain(choice, label, detail).with_odds(goal)
}

/// "  (2 from the ball)": the steps from a space if nobody is in the way.
pub(super) fn from_ball(position: &Position, space: Space) -> Phrase {
    position.open().ball().map_or_else(Phrase::nothing, |ball| {
        let distance = space.distance(ball);
        say!(champions_offers::FromBall, distance)
    })
}

/// How far a player is from the ball (C20-def-5).
fn distance(position: &Position, shirt: Shirt) -> Option<u8> {
    let open = position.open();
    open.distance_to_ball(open.turn().owner, shirt)
}
