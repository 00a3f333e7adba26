//! Plain recursion over the rules' own choices, choices made and dice: slow and without a thought.

use std::collections::BTreeSet;

use gaffer_champions::{
    Choice, Event, FlightEnd, Position, Shirt, ShirtSet, Space, Step, TurnKind,
};
use gaffer_coach::champions::solver::{Act, Chance, DEFLECTIONS, ONES_FOLLOWED};
use gaffer_core::{Awaits, Dice, Rules as _, Side};

/// How many positions are looked at before a position is given up as too large.
const MOST: u32 = 15_000;

/// What plain recursion finds.
pub(crate) struct Plain {
    pub(crate) outcomes: BTreeSet<String>,
    pub(crate) goal: Chance,
}

struct Recursion {
    side: Side,
    outcomes: BTreeSet<String>,
    looked: u32,
}

/// Everything about a position, or nothing where there is too much of it.
pub(crate) fn solve(position: &Position) -> Option<Plain> {
    let open = position.open();
    let side = match (open.step(), open.play()) {
        (Step::Leg, Some(play)) => play.side,
        _ => open.turn().owner,
    };
    let touched = open
        .play()
        .map_or(ShirtSet::EMPTY, |play| play.touched.set());
    let mut recursion = Recursion {
        side,
        outcomes: BTreeSet::new(),
        looked: 0,
    };
    recursion.list(position, None, touched)?;
    let goal = recursion.chance(position, 0)?;
    Some(Plain {
        outcomes: recursion.outcomes,
        goal,
    })
}

/// An outcome in words.
pub(crate) fn text(
    mover: Option<Shirt>,
    ends: &str,
    touched: ShirtSet,
    risks: &[(Space, ShirtSet)],
) -> String {
    format!("{mover:?} {ends} touched {touched:?} risks {risks:?}")
}

impl Recursion {
    fn count(&mut self) -> Option<()> {
        self.looked += 1;
        (self.looked < MOST).then_some(())
    }

    /// Notes the outcomes of every row of choices of the acting manager.
    fn list(&mut self, position: &Position, mover: Option<Shirt>, touched: ShirtSet) -> Option<()> {
        self.count()?;
        let mut choices = Vec::new();
        position.choices(&mut choices);
        for choice in choices {
            let mut after = *position;
            let mut events = Vec::new();
            after.choose(choice, &mut events).expect("offered");
            let mut mover = mover.or(position
                .open()
                .turn()
                .mover
                .filter(|_| position.open().step() == Step::Act));
            let mut touched = touched;
            let mut end = None;
            for event in &events {
                match *event {
                    Event::Walked { shirt, to, .. } => {
                        end = Some(format!("{:?} lies", Some((shirt, Act::Walk(to)))));
                    }
                    Event::Charged { shirt, victim, .. } => {
                        end = Some(format!("{:?} lies", Some((shirt, Act::Charge(victim)))));
                    }
                    Event::TookInHands { shirt, .. } => {
                        end = Some(format!("{:?} in hands", Some(shirt)));
                    }
                    Event::Reached { shirt, .. } => {
                        mover = Some(shirt);
                        touched.insert(shirt);
                    }
                    Event::Received { shirt, .. } => touched.insert(shirt),
                    _ => {}
                }
            }
            if let Some(end) = end {
                self.outcomes.insert(end);
                continue;
            }
            let ends = events.iter().find_map(|event| match *event {
                Event::BallRests { at } | Event::BallStuck { at, .. } => {
                    Some(format!("rests {at}"))
                }
                Event::Shot { at, speed, .. } => Some(format!("shot {at} {speed}")),
                Event::WentOut { at } => Some(out(at, self.side)),
                _ => None,
            });
            let flight_end = after.open().play().and_then(|play| play.end);
            let ends = match flight_end {
                Some(FlightEnd::Rest(at)) => Some(format!("rests {at}")),
                Some(FlightEnd::Out(at)) => Some(out(at, self.side)),
                Some(FlightEnd::Goal(at, speed)) => Some(format!("shot {at} {speed}")),
                _ => ends,
            };
            match ends {
                None => self.list(&after, mover, touched)?,
                Some(ends) => {
                    let risks = risks(&after);
                    self.outcomes.insert(text(mover, &ends, touched, &risks));
                }
            }
        }
        Some(())
    }

    /// The chance of a goal: the best choice of each side, the mean of each roll.
    fn chance(&mut self, position: &Position, deflections: u8) -> Option<Chance> {
        self.count()?;
        match position.awaits() {
            Awaits::Choice(side) => {
                let mut choices = Vec::new();
                position.choices(&mut choices);
                let mut best = None;
                for choice in choices {
                    let mut after = *position;
                    let mut events = Vec::new();
                    after.choose(choice, &mut events).expect("offered");
                    let chance = self.after(&after, &events, deflections)?;
                    best = Some(match best {
                        None => chance,
                        Some(best) if side == self.side => chance.max(best),
                        Some(best) => chance.min(best),
                    });
                }
                best
            }
            Awaits::Roll(roll) => {
                let faces = 1..=roll.dice.faces();
                let mut cases = Vec::new();
                for face in faces {
                    let mut after = *position;
                    let mut events = Vec::new();
                    if after.roll(Dice::one(face), &mut events).is_err() {
                        continue;
                    }
                    if after == *position || is_left_out(position, face) {
                        // Rolled again.
                        continue;
                    }
                    cases.push(self.after(&after, &events, deflections)?);
                }
                Some(Chance::mean(cases))
            }
            _ => Some(Chance::ZERO),
        }
    }

    /// The chance after a choice or a roll that brought these events.
    fn after(&mut self, position: &Position, events: &[Event], deflections: u8) -> Option<Chance> {
        let goal = events.iter().find_map(|event| match event {
            Event::Goal { side, .. } => Some(*side),
            _ => None,
        });
        if let Some(side) = goal {
            return Some(if side == self.side {
                Chance::ONE
            } else {
                Chance::ZERO
            });
        }
        let deflections = deflections
            + events
                .iter()
                .filter(|event| matches!(event, Event::Intercepted { .. } | Event::Rebound { .. }))
                .count() as u8;
        if deflections == DEFLECTIONS {
            return Some(Chance::ZERO);
        }
        let open = position.open();
        let goes_on = match open.step() {
            Step::Act
            | Step::Leg
            | Step::Follow
            | Step::Intercept
            | Step::InterceptRoll
            | Step::Save
            | Step::SaveRoll => true,
            // After a catch it is another turn; taking the ball in the hands is still this one.
            Step::GoalieRoll => open.turn().kind != TurnKind::Catch,
            _ => false,
        };
        if goes_on {
            self.chance(position, deflections)
        } else {
            Some(Chance::ZERO)
        }
    }
}

/// Whether a one after Hands is only rolled again, so far from the end of the match.
fn is_left_out(position: &Position, face: u8) -> bool {
    let open = position.open();
    let left = open.ones_limit().saturating_sub(open.ones());
    open.step() == Step::GoalieRoll && face == 1 && left > ONES_FOLLOWED
}

/// A ball played out by a side, and who restarts how.
fn out(at: Space, side: Side) -> String {
    let restart = match (at.row(), side) {
        (0, Side::Home) | (14, Side::Away) => "Corner",
        (0, Side::Away) | (14, Side::Home) => "GoalKick",
        _ => "ThrowIn",
    };
    format!("out {at} {restart} {}", !side)
}

/// Where the rules ask for interceptions if nobody follows and nobody tries.
fn risks(position: &Position) -> Vec<(Space, ShirtSet)> {
    let mut after = *position;
    let mut risks = Vec::new();
    if after.open().step() == Step::Follow {
        after
            .choose(Choice::No, &mut gaffer_core::Silent)
            .expect("always offered");
    }
    while after.open().step() == Step::Intercept {
        let (_, space, players) = after.open().interceptors().expect("somebody may try");
        risks.push((space, players));
        after
            .choose(Choice::No, &mut gaffer_core::Silent)
            .expect("always offered");
    }
    risks
}
