//! A glance: what a way to use a turn is worth where ball and players end, if nobody intercepts.

use gaffer_champions::{Open, ROWS, Shirt, Space};
use gaffer_core::{BySide, Side};

use super::super::solver::{Act, End, Way};
use super::facts::facts_with;
use super::judgement::{Judgement, expected, worth_of_goal};
use super::scene::{Kind, Scene};

/// What a possible interception costs at a glance, in goals.
const ATTEMPT: f64 = 0.01;
/// Less than anything is worth.
pub(super) const LAST_RESORT: f64 = -100.0;

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
    /// The shapes of both sides then, by the row of the ball.
    shapes: [Option<BySide<f64>>; ROWS as usize],
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
            shapes: [None; ROWS as usize],
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
        let shapes =
            *self.shapes[scene.board.ball.row() as usize].get_or_insert_with(|| scene.shapes());
        let facts = facts_with(scene, shapes);
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
                    self.shapes.fill(None);
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
