//! The shots that a search finds, each once.

use std::collections::HashSet;
use std::hash::BuildHasherDefault;
use std::ops::ControlFlow;

use gaffer_champions::rule::leg::LegEnd;

use super::chance::Chance;
use super::flight::Flight;
use super::goal::Judge;
use super::line::Line;
use super::moving::Moving;
use super::places::Places;
use super::search::{Finish, Fold};
use super::window::{Best, Window};

/// Shots that wait to be weighed.
#[derive(Debug, Default)]
pub(super) struct Shots {
    seen: HashSet<u128, BuildHasherDefault<Fold>>,
    found: Vec<Shot>,
}

#[derive(Debug)]
struct Shot {
    /// A chance that it does not exceed.
    at_most: Chance,
    places: Places,
    moving: Moving,
    line: Line,
}

impl Shots {
    /// Takes note of a flight if it is a shot.
    pub(super) fn note(&mut self, finish: &Finish<'_>) -> ControlFlow<()> {
        if matches!(finish.end, LegEnd::Goal(..)) && self.seen.insert(shot_key(finish)) {
            self.found.push(Shot {
                at_most: at_most(finish),
                places: finish.board.places,
                moving: Moving::of(finish),
                line: finish.line,
            });
        }
        ControlFlow::Continue(())
    }

    /// The best shot as far as it lies in a window, with its line.
    pub(super) fn best(
        mut self,
        judge: &mut Judge,
        deflections: u8,
        window: Window,
    ) -> Option<(Line, Chance)> {
        self.found
            .sort_by_key(|shot| std::cmp::Reverse(shot.at_most));
        let mut line = None;
        let mut best = Best::of(true, window);
        for shot in self.found {
            if best.is_settled() || line.is_some() && shot.at_most <= best.window.above {
                break;
            }
            let chance = judge.of_flight(&shot.places, shot.moving, deflections, best.window);
            if best.chance.is_none_or(|best| chance > best) {
                line = Some(shot.line);
            }
            best.add(chance);
        }
        line.map(|line| (line, best.chance()))
    }
}

/// A chance that a flight's does not exceed, which is none without a shot: no interception is tried, the goalie
/// goes to his best spot, and every rebound is a goal.
pub(super) fn at_most(finish: &Finish<'_>) -> Chance {
    let (LegEnd::Goal(_, speed), Some(leg)) = (finish.end, finish.leg) else {
        return Chance::ZERO;
    };
    let mut at = finish.touch.at;
    let mut most = 4;
    for step in 0..leg.len() {
        let Some(next) = at.step(leg.direction(step)) else {
            break;
        };
        at = next;
        most = most.min(finish.board.misses(at, speed));
    }
    Chance::new(most as u128, 4)
}

/// What the chance of a shot depends on: the flight with its risks, the last leg and its strength.
pub(super) fn shot_key(finish: &Finish<'_>) -> u128 {
    let leg = finish.leg.map_or(0, |leg| {
        (leg.first() as u128) << 9
            | (leg.second() as u128) << 6
            | (leg.before() as u128) << 3
            | leg.after() as u128
    });
    let rest = leg
        | (finish.touch.strength as u128) << 12
        | (finish.touch.at.index() as u128) << 15
        | (finish.board_id as u128) << 23;
    finish.flight.bits() | rest << Flight::BITS
}
