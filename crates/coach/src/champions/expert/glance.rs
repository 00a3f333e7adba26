//! A glance: what a way to use a turn is worth where ball and players end, if nobody intercepts.

use gaffer_champions::{Open, Shirt, Space};
use gaffer_core::{BySide, Side};

use super::super::board::Distances;
use super::super::evaluate::Judge;
use super::super::solver::{self, Act, ChoiceRow, End, Way};
use super::super::turn::{Look, best};
use super::facts::facts_with;
use super::judgement::{Judgement, expected, worth_of_goal};
use super::scene::{Kind, Scene};

/// What a possible interception costs at a glance, in goals.
const ATTEMPT: f64 = 0.01;
/// Less than anything is worth.
pub(super) const LAST_RESORT: f64 = -100.0;

/// How many shots and how many other ways a turn is judged by at a glance.
const SHOTS: usize = 1;
const OTHERS: usize = 3;
/// From how many ways that seem best to football sense these others are taken by what was learned.
const SENSED: usize = 16;

/// The ways that promise most, found in much less time than all of them: not every way to one end is looked at, and what was learned
/// is asked about those alone that seem good to football sense.
pub(super) fn promising(judgement: &Judgement, open: &Open, side: Side) -> Option<Vec<ChoiceRow>> {
    let mut glance = Glance::new(judgement, open, side)?;
    let judge = Judge::default();
    let mut sense = Look::new(&judge, open, glance.rest.board, side);
    let (mut shots, mut others) = (Leading::new(SHOTS), Leading::new(SENSED));
    let sensed = solver::ends(open, &mut |way| {
        let leading = match way.end {
            End::Shot(..) => &mut shots,
            _ => &mut others,
        };
        leading.add(sense.at(way), way);
    });
    sensed.ok()?;
    let looks = others.ways.iter().map(|(_, way)| (glance.at(way), way.row));
    let mut looks: Vec<(f64, ChoiceRow)> = looks.collect();
    let shots = shots.ways.iter().map(|(_, way)| way.row);
    let others = best(&mut looks, OTHERS).iter().map(|(_, row)| *row);
    Some(shots.chain(others).collect())
}

/// The best of many ways, one by each player to each end, the best first.
struct Leading {
    ways: Vec<(f64, Way)>,
    most: usize,
}

impl Leading {
    fn new(most: usize) -> Self {
        Self {
            ways: Vec::with_capacity(most + 1),
            most,
        }
    }

    fn add(&mut self, worth: f64, way: &Way) {
        let full = self.ways.len() == self.most;
        if full && self.ways.last().is_some_and(|(least, _)| worth <= *least) {
            return;
        }
        let by = |way: &Way| way.act.map(|(shirt, _)| shirt);
        let same = |(_, other): &(f64, Way)| {
            other.end == way.end && by(other) == by(way) && way.end != End::Lies
        };
        if let Some(at) = self.ways.iter().position(same) {
            if worth <= self.ways[at].0 {
                return;
            }
            self.ways.remove(at);
        }
        let at = self.ways.partition_point(|(other, _)| *other >= worth);
        self.ways.insert(at, (worth, *way));
        self.ways.truncate(self.most);
    }
}

/// A glance at the ways of one turn.
pub(super) struct Glance<'a> {
    judgement: &'a Judgement,
    open: &'a Open,
    /// The scene if the ball rests where it lies.
    rest: Scene,
    side: Side,
    /// What a goal is worth now, in points.
    goal: f64,
    /// What a ball is worth at rest, once a player has played it: of the last mover, by space.
    mover: Option<Shirt>,
    known: [f64; Space::NUMBERS],
    distances: Distances,
    /// The positions that were looked at.
    pub(super) looks: u64,
}

impl<'a> Glance<'a> {
    pub(super) fn new(judgement: &'a Judgement, open: &'a Open, side: Side) -> Option<Self> {
        let mut rest = Scene::from_open(open)?;
        rest.next = !side;
        rest.kind = Kind::Roll;
        Some(Self {
            judgement,
            open,
            rest,
            side,
            goal: worth_of_goal(open),
            mover: None,
            known: [f64::NAN; Space::NUMBERS],
            distances: Distances::default(),
            looks: 0,
        })
    }

    fn worth(&mut self, scene: &Scene) -> f64 {
        self.looks += 1;
        let value = self.judgement.of_scene(self.open, Some(scene));
        value.worth(self.side)
    }

    /// The same where the last mover has played the ball: both sides stand as with all his other plays.
    fn worth_of_rest(&mut self, scene: &Scene) -> f64 {
        self.looks += 1;
        let to_goal = BySide::with(|side| self.distances.of(&scene.board, side));
        let facts = facts_with(scene, &to_goal);
        expected(self.open, self.judgement.of_facts(scene.next, &facts)).worth(self.side)
    }

    /// What a way is worth without looking at interceptions and saves one by one.
    pub(super) fn at(&mut self, way: &Way) -> f64 {
        let attempts = way.risks.as_slice().len();
        match way.end {
            End::Lies => self.unplayed(way),
            // Rare and few: they are always looked at exactly.
            End::InHands => f64::INFINITY,
            End::Shot(_, speed) => {
                let left = (2.0_f64 / 3.0).powi(attempts as i32);
                let goalie = self.rest.board.goalie_steps(!self.side);
                let quarters = 4_u8.saturating_sub(goalie + speed);
                left * f64::from(4 - quarters)
            }
            End::Rest(space) => {
                let mover = way.act.map(|(shirt, _)| shirt);
                if mover != self.mover {
                    self.mover = mover;
                    self.known.fill(f64::NAN);
                    self.distances.forget();
                }
                let mut value = self.known[space.index()];
                if value.is_nan() {
                    let mut scene = self.rest;
                    if let Some(from) =
                        mover.and_then(|shirt| self.open.team(self.side).space(shirt))
                    {
                        scene = scene.moved(self.side, from, scene.board.ball);
                    }
                    scene.board.ball = space;
                    value = self.worth_of_rest(&scene);
                    self.known[space.index()] = value;
                }
                value - ATTEMPT * self.goal * attempts as f64
            }
            // Only where nothing else can be done: no restart moves the watch (C20-time-2), so that two
            // coaches who liked to play the ball out would never come to an end.
            End::Out(..) => LAST_RESORT,
        }
    }

    /// What a way is worth that leaves the ball where it lies.
    fn unplayed(&mut self, way: &Way) -> f64 {
        match way.act {
            Some((shirt, Act::Walk(to))) => match self.open.team(self.side).space(shirt) {
                Some(from) => {
                    let scene = self.rest.moved(self.side, from, to);
                    self.worth(&scene)
                }
                None => f64::NEG_INFINITY,
            },
            _ => f64::INFINITY,
        }
    }
}
