//! One tree of a search: nodes for choices and for dice, grown leaf by leaf.

use gaffer_core::{Answer, Awaits, Dice, Rules, Side, Silent};

use crate::Expected;

use super::Knowledge;
use super::budget::{Allowance, Watch};
use super::thought::{Thought, Thoughts};

/// How much better a plan must seem at first sight to be tried e times as often, in points.
const FIRST_SIGHT: f64 = 0.03;
/// How far a line is told.
const TOLD: usize = 12;

/// A node that is not there yet.
const NONE: u32 = u32::MAX;

/// A way on from a node.
struct Way<C> {
    take: Take<C>,
    /// For dice and secrets: how likely it is. For a plan: how much it promises at first sight.
    share: f64,
    visits: u32,
    sum: Expected,
    child: u32,
}

impl<C> Way<C> {
    fn by_chance(take: Take<C>, share: f64) -> Self {
        Self {
            take,
            share,
            visits: 0,
            sum: Expected::NONE,
            child: NONE,
        }
    }

    /// What the way has been worth so far; what a plan promised at first sight counts as one try.
    fn mean(&self) -> Expected {
        Expected::NONE.plus(1.0 / f64::from(self.visits + 1), self.sum)
    }
}

enum Take<C> {
    Plan(Vec<C>),
    Roll(Dice),
}

/// Who takes a way on.
#[derive(Clone, Copy, PartialEq)]
enum Taker {
    /// A side, the best for it.
    Side(Side),
    /// Chance: dice, or a choice that is mixed.
    Chance,
    /// Nobody: the match is over.
    Nobody,
}

struct Node<R: Rules> {
    /// What had to be chosen on the way here, because nothing else was offered.
    forced: Vec<R::Choice>,
    position: R,
    taker: Taker,
    ways: Vec<Way<R::Choice>>,
    visits: u32,
    worth: Expected,
}

/// One tree of a search.
pub(super) struct Tree<'a, R: Rules, K: ?Sized> {
    knowledge: &'a K,
    curiosity: f64,
    nodes: Vec<Node<R>>,
    /// Room for the way down.
    path: Vec<(u32, u32)>,
    plans: Vec<Vec<R::Choice>>,
    mix: Vec<(R::Choice, f64)>,
    choices: Vec<R::Choice>,
}

impl<'a, R: Rules, K: Knowledge<R> + ?Sized> Tree<'a, R, K> {
    pub(super) fn new(root: R, knowledge: &'a K, curiosity: f64) -> Self {
        let mut tree = Self {
            knowledge,
            curiosity,
            nodes: Vec::new(),
            path: Vec::new(),
            plans: Vec::new(),
            mix: Vec::new(),
            choices: Vec::new(),
        };
        tree.add(root);
        tree
    }

    /// Adds leaves as long as the allowance lasts.
    pub(super) fn grow(&mut self, allowance: &Allowance, watch: &Watch) {
        // A leaf that is the end of a match is no new node, but work all the same.
        let mut work = self.nodes.len() as u64;
        while self.nodes[0].ways.len() > 1 && !watch.is_stopped() && allowance.lasts(work) {
            self.grow_once();
            watch.add(1);
            work += 1;
        }
    }

    fn grow_once(&mut self) {
        self.path.clear();
        let mut at = 0;
        let worth = loop {
            let node = &self.nodes[at as usize];
            if node.taker == Taker::Nobody || node.ways.is_empty() {
                break node.worth;
            }
            let way = self.choose_way(at);
            self.path.push((at, way));
            let child = self.nodes[at as usize].ways[way as usize].child;
            if child == NONE {
                let added = self.follow(at, way);
                break self.nodes[added as usize].worth;
            }
            at = child;
        };
        for &(node, way) in &self.path {
            let node = &mut self.nodes[node as usize];
            node.visits += 1;
            let way = &mut node.ways[way as usize];
            way.visits += 1;
            way.sum = way.sum.plus(1.0, worth);
        }
    }

    /// The way that is tried next.
    fn choose_way(&self, at: u32) -> u32 {
        let node = &self.nodes[at as usize];
        let visits = f64::from(node.visits);
        let score = |way: &Way<R::Choice>| match node.taker {
            Taker::Side(side) => {
                let tried = f64::from(way.visits);
                let mean = way.mean().worth(side);
                mean + self.curiosity * way.share * (visits + 1.0).sqrt() / (tried + 1.0)
            }
            // The way that is furthest behind its share.
            _ => way.share * (visits + 1.0) - f64::from(way.visits),
        };
        let mut best = (0, f64::NEG_INFINITY);
        for (index, way) in node.ways.iter().enumerate() {
            let score = score(way);
            if score > best.1 {
                best = (index as u32, score);
            }
        }
        best.0
    }

    /// Adds the node that a way leads to.
    fn follow(&mut self, at: u32, way: u32) -> u32 {
        let node = &self.nodes[at as usize];
        let mut position = node.position.clone();
        let done = taken(&mut position, &node.ways[way as usize].take);
        debug_assert!(done, "what is offered is taken");
        let added = self.add(position);
        self.nodes[at as usize].ways[way as usize].child = added;
        added
    }

    /// Makes the choices without an alternative.
    fn go_on(&mut self, position: &mut R) -> Vec<R::Choice> {
        let mut forced = Vec::new();
        while let Awaits::Choice(_) | Awaits::Secret(_) = position.awaits() {
            self.choices.clear();
            position.choices(&mut self.choices);
            match self.choices[..] {
                [only] if position.choose(only, &mut Silent).is_ok() => forced.push(only),
                _ => break,
            }
        }
        forced
    }

    /// Adds a node with its ways on, and what it is worth at first sight.
    fn add(&mut self, mut position: R) -> u32 {
        let number = self.nodes.len() as u32;
        let forced = if number == 0 {
            Vec::new()
        } else {
            self.go_on(&mut position)
        };
        let (taker, ways, worth) = match position.awaits() {
            Awaits::Nothing(_) => (
                Taker::Nobody,
                Vec::new(),
                self.knowledge.expected(&position),
            ),
            Awaits::Roll(roll) => {
                let ways = (roll.dice.outcomes())
                    .map(|(dice, weight)| Way::by_chance(Take::Roll(dice), weight.into()));
                let ways = shared_out(ways.collect());
                (Taker::Chance, ways, self.knowledge.expected(&position))
            }
            Awaits::Choice(side) | Awaits::Secret(side) => {
                self.mix.clear();
                self.knowledge.mix(&position, side, &mut self.mix);
                if self.mix.is_empty() {
                    let (ways, worth) = self.plans_of(&position, side);
                    (Taker::Side(side), ways, worth)
                } else {
                    let ways = (self.mix.iter())
                        .map(|(choice, weight)| Way::by_chance(Take::Plan(vec![*choice]), *weight));
                    let ways = shared_out(ways.collect());
                    (Taker::Chance, ways, self.knowledge.expected(&position))
                }
            }
        };
        self.nodes.push(Node {
            forced,
            position,
            taker,
            ways,
            visits: 0,
            worth,
        });
        number
    }

    /// What a position is worth at first sight; before dice the mean over them.
    fn at_first_sight(&self, position: &R) -> Expected {
        let Awaits::Roll(roll) = position.awaits() else {
            return self.knowledge.expected(position);
        };
        let mut sum = Expected::NONE;
        let mut weights = 0;
        for (dice, weight) in roll.dice.outcomes() {
            let mut after = position.clone();
            if after.roll(dice, &mut Silent).is_ok() {
                sum = sum.plus(weight.into(), self.knowledge.expected(&after));
                weights += weight;
            }
        }
        Expected::NONE.plus(1.0 / f64::from(weights.max(1)), sum)
    }

    fn plans_of(&mut self, position: &R, side: Side) -> (Vec<Way<R::Choice>>, Expected) {
        let mut plans = std::mem::take(&mut self.plans);
        plans.clear();
        self.knowledge.plans(position, side, &mut plans);
        let mut ways = Vec::with_capacity(plans.len());
        let mut best = (f64::NEG_INFINITY, Expected::NONE);
        for row in plans.drain(..) {
            let take = Take::Plan(row);
            let mut after = position.clone();
            if !taken(&mut after, &take) {
                continue;
            }
            let expected = self.at_first_sight(&after);
            if expected.worth(side) > best.0 {
                best = (expected.worth(side), expected);
            }
            ways.push(Way {
                take,
                share: expected.worth(side),
                visits: 0,
                sum: expected,
                child: NONE,
            });
        }
        self.plans = plans;
        for way in &mut ways {
            way.share = ((way.share - best.0) / FIRST_SIGHT).exp();
        }
        (shared_out(ways), best.1)
    }

    /// What the tree has found about its root.
    pub(super) fn thoughts(&self) -> Thoughts<R> {
        let root = &self.nodes[0];
        let Taker::Side(side) = root.taker else {
            return Thoughts {
                side: Side::Home,
                plans: Vec::new(),
                nodes: self.nodes.len() as u64,
                expected: root.worth,
            };
        };
        let plans = root.ways.iter().map(|way| Thought {
            plan: match &way.take {
                Take::Plan(row) => row.clone(),
                Take::Roll(_) => Vec::new(),
            },
            visits: u64::from(way.visits),
            expected: way.mean(),
            leads_to: self.line(way.child),
        });
        let mut thoughts = Thoughts {
            side,
            plans: plans.collect(),
            nodes: self.nodes.len() as u64,
            expected: root.worth,
        };
        thoughts.sort();
        thoughts
    }

    /// The line that was looked at most.
    fn line(&self, mut at: u32) -> Vec<Answer<R::Choice>> {
        let mut line = Vec::new();
        while let Some(node) = self.nodes.get(at as usize)
            && let Some(way) = node.ways.iter().max_by_key(|way| way.visits)
            && way.visits > 0
            && line.len() < TOLD
        {
            line.extend(node.forced.iter().map(|choice| Answer::Choice(*choice)));
            match &way.take {
                Take::Roll(dice) => line.push(Answer::Roll(*dice)),
                Take::Plan(row) => line.extend(row.iter().map(|choice| Answer::Choice(*choice))),
            }
            at = way.child;
        }
        line.truncate(TOLD);
        line
    }
}

/// Takes a way in a position; whether it could.
fn taken<R: Rules>(position: &mut R, take: &Take<R::Choice>) -> bool {
    match take {
        Take::Roll(dice) => position.roll(*dice, &mut Silent).is_ok(),
        Take::Plan(row) => row
            .iter()
            .all(|choice| position.choose(*choice, &mut Silent).is_ok()),
    }
}

/// Shares that add up to one.
fn shared_out<C>(mut ways: Vec<Way<C>>) -> Vec<Way<C>> {
    let sum: f64 = ways.iter().map(|way| way.share).sum();
    for way in &mut ways {
        way.share /= sum;
    }
    ways
}
