//! Shots that were found, each once, and the best of them.

use std::ops::ControlFlow;

use gaffer_champions::{Leg, Space};

use super::board::PlayBoard;
use super::chance::Chance;
use super::choice_row::ChoiceRow;
use super::flight::Flight;
use super::goal::GoalJudge;
use super::places::Places;
use super::search::{Finish, Keys};
use super::window::{Best, Window};

/// A shot: the last leg, and where the whole flight may be intercepted.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shot {
    pub(super) spaces: Flight,
    pub(super) from: Space,
    pub(super) leg: Leg,
    pub(super) strength: u8,
}

impl Shot {
    /// The spaces of the last leg with the steps left.
    pub(super) fn path(&self) -> Flight {
        let spaces = self.leg.spaces(self.from);
        Flight::default().over(spaces.zip((0..self.strength).rev()))
    }

    /// The quarters that its chance does not exceed: no interception is tried, the goalie goes to his best spot,
    /// and every rebound is a goal.
    fn most_quarters(&self, board: &PlayBoard) -> u8 {
        let speed = self.strength - self.leg.len();
        self.path()
            .iter()
            .map(|(spot, _)| board.misses(spot, speed))
            .min()
            .unwrap_or(4)
    }
}

/// Shots with what goes along with them, in the order in which they are weighed.
#[derive(Debug)]
pub(super) struct Ranked<T> {
    /// How promising, the quarters that the chance does not exceed, and the rest.
    shots: Vec<(u16, u8, Shot, T)>,
}

impl<T: Copy> Ranked<T> {
    pub(super) fn new() -> Self {
        Self { shots: Vec::new() }
    }

    pub(super) fn add(&mut self, board: &PlayBoard, shot: Shot, with: T) {
        let most = shot.most_quarters(board);
        let risks = shot.spaces.len() as u32;
        // As if every attempt to intercept it were tried and worth it.
        let arrives = 2_u16.pow(risks) * 3_u16.pow(Flight::CAPACITY as u32 - risks);
        self.shots.push((most as u16 * arrives, most, shot, with));
    }

    /// Brings the more promising ones forward: the better the first ones, the less is left to find out about
    /// the others.
    pub(super) fn sort(&mut self) {
        self.shots
            .sort_by_key(|(promise, ..)| std::cmp::Reverse(*promise));
    }

    /// The best shot as far as it lies in a window, with what goes along with it.
    pub(super) fn best(
        &self,
        window: Window,
        mut weigh: impl FnMut(&Shot, T, Window) -> Chance,
    ) -> Option<(T, Chance)> {
        let mut found = None;
        let mut best = Best::new(true, window);
        for (_, most, shot, with) in &self.shots {
            if best.is_settled() {
                break;
            }
            if found.is_some() && Chance::new(*most as u128, 4) <= best.window.above {
                continue;
            }
            let chance = weigh(shot, *with, best.window);
            if best.chance.is_none_or(|best| chance > best) {
                found = Some(*with);
            }
            best.add(chance);
        }
        found.map(|with| (with, best.chance()))
    }
}

/// The shots that a search finds, each once, with places and lines.
#[derive(Debug)]
pub(super) struct Shots {
    seen: Keys,
    found: Ranked<(Places, ChoiceRow)>,
}

impl Shots {
    pub(super) fn new() -> Self {
        Self {
            seen: Keys::default(),
            found: Ranked::new(),
        }
    }

    /// Takes note of a flight if it is a shot.
    pub(super) fn note(&mut self, finish: &Finish<'_>) -> ControlFlow<()> {
        if let Some(shot) = finish.shot()
            && self.seen.insert(shot_key(finish))
        {
            let with = (finish.board.places, finish.row);
            self.found.add(finish.board, shot, with);
        }
        ControlFlow::Continue(())
    }

    /// The best of the turn.
    pub(super) fn best(mut self, judge: &mut GoalJudge) -> Option<(ChoiceRow, Chance)> {
        self.found.sort();
        self.found
            .best(Window::ALL, |shot, (places, _), window| {
                judge.of_shot(&places, shot, judge.whole_turn(), window)
            })
            .map(|((_, row), chance)| (row, chance))
    }
}

/// A chance that a flight's does not exceed, which is none without a shot.
pub(super) fn at_most(finish: &Finish<'_>) -> Chance {
    finish.shot().map_or(Chance::ZERO, |shot| {
        Chance::new(shot.most_quarters(finish.board) as u128, 4)
    })
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
