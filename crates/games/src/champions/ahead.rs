//! What a choice leads to, found by trying it on a copy of the position.

use gaffer_champions::{
    Choice, Event, FlightEnd, Open, Position, Restart, ShirtSet, Space, SpaceSet, Step,
};
use gaffer_coach::champions::solver::{Chance, chance_after};
use gaffer_core::{BySide, Dice, Rules, Side};

use crate::text::{NAME, fit};

/// The exact chance of a goal in this turn after a choice, if both managers do their best, in whole percent; a
/// small chance is at least one.
pub fn goal(position: &Position, choice: Choice) -> u32 {
    let chance = chance_after(position.open(), choice);
    let percent = chance.percent().round() as u32;
    percent.max(u32::from(chance > Chance::ZERO))
}

/// What a leg meets on its way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flight {
    /// The spaces at which the opponents may try to intercept, and who (C20-intercept-1 to 3).
    pub tries: Vec<(Space, ShirtSet)>,
    /// The goalie's best chance in quarters, where it is a shot (C20-save-3).
    pub save: Option<u8>,
    /// The restart, where the ball goes out.
    pub restart: Option<(Side, Restart)>,
}

/// The flight that a leg would be part of, as if it ended with this leg.
pub fn flight(position: &Position, leg: Choice) -> Flight {
    let mut after = *position;
    let mut events = Vec::new();
    if after.choose(leg, &mut events).is_err() {
        return Flight::default();
    }
    let tries = tries(after.open());
    while matches!(after.open().step(), Step::Follow | Step::Intercept)
        && after.choose(Choice::No, &mut events).is_ok()
    {}
    let is_shot = after.open().step() == Step::Save
        || events
            .iter()
            .any(|event| matches!(event, Event::Shot { .. }));
    let best = after
        .open()
        .save_spots()
        .map(|(_, quarters)| quarters)
        .max();
    Flight {
        tries,
        save: is_shot.then(|| best.unwrap_or(0)),
        restart: events.iter().find_map(|event| match event {
            Event::Restarts { side, restart, .. } => Some((*side, *restart)),
            _ => None,
        }),
    }
}

/// The spaces of the flight that are open to the other side: each player has his first one only.
fn tries(open: &Open) -> Vec<(Space, ShirtSet)> {
    let Some(play) = open.play() else {
        return Vec::new();
    };
    let rest = match play.end {
        Some(FlightEnd::Rest(space)) => Some(space),
        _ => None,
    };
    let team = open.team(!play.side);
    let mut may = team.outfielders();
    let mut closed = open.occupied();
    let mut tries = Vec::new();
    for passed in play.flight.as_slice() {
        let space = passed.space;
        if closed.has(space) || rest == Some(space) {
            continue;
        }
        closed |= SpaceSet::of(space);
        let near: ShirtSet = may
            .iter()
            .filter(|shirt| team.space(*shirt).is_some_and(|at| at.is_next_to(space)))
            .collect();
        if !near.is_empty() {
            may = may.minus(near);
            tries.push((space, near));
        }
    }
    tries
}

/// A run of the ball, which nobody chooses.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    /// The spaces of the ball, from the one where it was touched.
    pub spaces: Vec<Space>,
    /// What happened.
    events: Vec<Event>,
}

/// The run of the ball after a try whose die shows a face: an interception with a 3 (C20-intercept-8), or a
/// rebound from a save-spot (C20-save-7).
pub fn run(position: &Position, choice: Choice, face: u8) -> Run {
    let mut after = *position;
    let mut events = Vec::new();
    let tried = after.choose(choice, &mut events).is_ok()
        && after.roll(Dice::one(face), &mut events).is_ok();
    if !tried {
        return Run::default();
    }
    Run {
        spaces: spaces_of(&events),
        events,
    }
}

/// The spaces of the first run among some events.
fn spaces_of(events: &[Event]) -> Vec<Space> {
    let ran = events.iter().find_map(|event| match event {
        Event::BallRan {
            from,
            direction,
            to,
        } => Some((*from, *direction, *to)),
        _ => None,
    });
    let Some((from, direction, to)) = ran else {
        return Vec::new();
    };
    let mut spaces = vec![from];
    let mut at = from;
    while at != to
        && let Some(next) = at.step(direction)
    {
        at = next;
        spaces.push(at);
    }
    spaces
}

impl Run {
    /// Where the ball goes, in words: "out at 0.6: throw-in for Rovers".
    pub fn words(&self, names: &BySide<String>) -> String {
        let name = |side| fit(&names[side], NAME);
        let mut to = None;
        for event in &self.events {
            match *event {
                Event::BallRan { to: end, .. } => to = Some(end),
                Event::RanInto {
                    side,
                    shirt,
                    strength,
                } => return format!("to {} {shirt}, who plays it with {strength}", name(side)),
                Event::BallRests { at } => return format!("to {at}, where it lies"),
                Event::Shot { side, at, .. } => {
                    return format!("at {at}: a shot for {}", name(side));
                }
                Event::Restarts { side, restart, at } => {
                    return format!("out: {} for {}", restart_words(restart, at), name(side));
                }
                Event::HandBall { .. } => return "nowhere: a hand ball".into(),
                _ => {}
            }
        }
        match to {
            Some(to) => format!("to {to}, unless somebody intercepts it"),
            None => "on".into(),
        }
    }
}

/// A restart in two words, with its space where that is not always the same.
fn restart_words(restart: Restart, at: Space) -> String {
    match restart {
        Restart::ThrowIn | Restart::Corner | Restart::FreeKick => {
            format!("{} at {at}", restart_name(restart))
        }
        _ => restart_name(restart).into(),
    }
}

/// A restart by its name.
pub const fn restart_name(restart: Restart) -> &'static str {
    match restart {
        Restart::AfterGoal => "kick-off",
        Restart::ThrowIn => "throw-in",
        Restart::GoalKick => "goal kick",
        Restart::Corner => "corner",
        Restart::FreeKick => "free kick",
        Restart::Penalty => "penalty",
    }
}
