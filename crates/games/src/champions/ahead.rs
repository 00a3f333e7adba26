//! What a choice leads to, found by trying it on a copy of the position.

use gaffer_champions::{Choice, Event, Open, Position, Restart, ShirtSet, Space, SpaceSet, Step};
use gaffer_coach::champions::solver::{Chance, chance_after};
use gaffer_core::{Dice, Rules, Side};

use super::saves;
use crate::odds::Odds;
use crate::words::{Phrase, named, say};

/// The exact chance of a goal in this turn after a choice, if both managers do their best, in whole percent; a
/// small chance is at least one, and none is nothing.
pub fn goal(position: &Position, choice: Choice) -> Option<Odds> {
    let chance = chance_after(position.open(), choice);
    let percent = chance.percent().round() as u32;
    (chance > Chance::ZERO).then(|| Odds::new(percent.max(1), 100))
}

/// What a leg meets on its way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Flight {
    /// The spaces at which the opponents may try to intercept, and who (C20-intercept-1 to 3).
    pub tries: Vec<(Space, ShirtSet)>,
    /// The goalie's best chance in quarters, where it is a shot (C20-save-7).
    pub save: Option<u32>,
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
    let mut tries = match after.open().step() {
        Step::Leg => tries(after.open()),
        _ => Vec::new(),
    };
    while matches!(after.open().step(), Step::Follow | Step::Intercept) {
        if let (Step::Intercept, Some((_, space, shirts))) =
            (after.open().step(), after.open().interceptors())
        {
            tries.push((space, shirts));
        }
        if after.choose(Choice::No, &mut events).is_err() {
            break;
        }
    }
    let saves = after
        .open()
        .save_spots()
        .map(|(spot, _)| saves::odds(&saves::tried(&after, spot)).part);
    let is_shot = events
        .iter()
        .any(|event| matches!(event, Event::Shot { .. }));
    Flight {
        tries,
        save: is_shot.then(|| saves.max().unwrap_or(0)),
        restart: events.iter().find_map(|event| match event {
            Event::Restarts { side, restart, .. } => Some((*side, *restart)),
            _ => None,
        }),
    }
}

/// The spaces of a flight so far that are open to the other side: each player has his first one only.
fn tries(open: &Open) -> Vec<(Space, ShirtSet)> {
    let Some(play) = open.play() else {
        return Vec::new();
    };
    let team = open.team(!play.side);
    let mut may = team.outfielders();
    let mut closed = open.occupied();
    let mut tries = Vec::new();
    for passed in play.flight.as_slice() {
        let space = passed.space;
        if closed.has(space) {
            continue;
        }
        closed |= SpaceSet::single(space);
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
    /// Where the ball goes, in words: "out: throw-in at 0.6 for Rovers".
    pub fn words(&self) -> Phrase {
        let ends = self.events.iter().find_map(|event| match *event {
            Event::RanInto {
                side,
                shirt,
                strength,
            } => Some(say!(champions_offers::RunsInto, side, shirt, strength)),
            Event::BallRests { at } => Some(say!(champions_offers::RunsToRest, at)),
            Event::Shot { side, at, .. } => Some(say!(champions_offers::RunsIn, at, side)),
            Event::Restarts { side, restart, at } => {
                let restart = restart_at(restart, at);
                Some(say!(champions_offers::RunsOut, restart, side))
            }
            _ => None,
        });
        ends.unwrap_or_else(|| match self.spaces.last() {
            Some(to) => say!(champions_offers::RunsTo, to = *to),
            None => Phrase::nothing(),
        })
    }
}

/// A restart, with its space where that is not always the same.
fn restart_at(restart: Restart, at: Space) -> Phrase {
    let name = restart_name(restart);
    match restart {
        Restart::ThrowIn | Restart::Corner | Restart::FreeKick => {
            say!(champions_offers::RestartAt, restart = name, at)
        }
        Restart::AfterGoal | Restart::GoalKick | Restart::Penalty => name,
    }
}

/// A restart by its name.
pub fn restart_name(restart: Restart) -> Phrase {
    named!(restart, Restart: champions_names { AfterGoal ThrowIn GoalKick Corner FreeKick Penalty })
}
