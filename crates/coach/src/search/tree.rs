//! One tree of a search: nodes for choices and for dice, grown leaf by leaf.

use gaffer_core::{Answer, Awaits, Dice, DiceWanted, Rules, Side, Silent};

use crate::Expected;

use super::budget::{Allowance, Watch};
use super::crew::with_crew;
use super::thought::{Thought, Thoughts};
use super::{Care, Knowledge, Search};

/// How much better a plan must seem at first sight to be tried e times as often, in points.
const FIRST_SIGHT: f64 = 0.03;
/// How far a line is told.
const TOLD: usize = 12;

/// So many leaves are looked for before they are looked at, whatever the number of cores that do it.
const TOGETHER: usize = 8;

/// A node that is not there yet.
const NONE: u32 = u32::MAX;
/// A node that is being looked at.
const COMING: u32 = u32::MAX - 1;

/// A way on from a node.
struct Branch<C> {
    take: Take<C>,
    /// For dice and secrets: how likely it is. For a plan: how much it promises at first sight.
    share: f64,
    /// What it leads to is worth at first sight.
    seen: Expected,
    /// What each outcome of the roll is worth at first sight that it leads to, if it leads to one: asked once, not again when its
    /// node is made.
    outcomes: Seen,
    visits: u32,
    child: u32,
}

impl<C> Branch<C> {
    fn new(take: Take<C>, share: f64, seen: Expected) -> Self {
        Self {
            take,
            share,
            seen,
            outcomes: Seen::new(),
            visits: 0,
            child: NONE,
        }
    }
}

/// The outcomes of a roll in their order, each with how often it comes and what it is worth at first sight.
type Seen = Vec<(Dice, u32, Expected)>;

/// The outcomes of a roll as they are seen at first.
fn outcomes<R: Rules, K: Knowledge<R> + ?Sized>(
    position: &R,
    dice: &DiceWanted,
    knowledge: &K,
) -> Seen {
    let seen = dice.outcomes().filter_map(|(dice, weight)| {
        let mut after = position.clone();
        after.roll(dice, &mut Silent).ok()?;
        Some((dice, weight, knowledge.expected(&after)))
    });
    seen.collect()
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
    ways: Vec<Branch<R::Choice>>,
    visits: u32,
    /// What it is worth: at first sight, later the best of its ways or the mean over chance.
    worth: Expected,
}

impl<R: Rules> Node<R> {
    /// A node with its ways on, and what it is worth at first sight; the outcomes of its roll may have been seen before.
    fn new<K: Knowledge<R> + ?Sized>(
        forced: Vec<R::Choice>,
        position: R,
        seen: Seen,
        care: Care,
        knowledge: &K,
    ) -> Self {
        let (taker, ways, worth) = match position.awaits() {
            Awaits::Nothing(_) => (Taker::Nobody, Vec::new(), knowledge.expected(&position)),
            Awaits::Roll(roll) => {
                let seen = if seen.is_empty() {
                    outcomes(&position, &roll.dice, knowledge)
                } else {
                    seen
                };
                let ways = (seen.into_iter())
                    .map(|(dice, weight, seen)| Branch::new(Take::Roll(dice), weight.into(), seen));
                let ways = shared_out(ways.collect());
                let worth = mean(&ways);
                (Taker::Chance, ways, worth)
            }
            Awaits::Choice(side) | Awaits::Secret(side) => {
                let mut mix = Vec::new();
                knowledge.mix(&position, side, &mut mix);
                if mix.is_empty() {
                    let (ways, worth) = plans_of(&position, side, care, knowledge);
                    (Taker::Side(side), ways, worth)
                } else {
                    let seen = knowledge.expected(&position);
                    let ways = mix.into_iter().map(|(choice, weight)| {
                        Branch::new(Take::Plan(vec![choice]), weight, seen)
                    });
                    (Taker::Chance, shared_out(ways.collect()), seen)
                }
            }
        };
        Self {
            forced,
            position,
            taker,
            ways,
            visits: 0,
            worth,
        }
    }
}

/// Makes the choices without an alternative.
fn go_on<R: Rules>(position: &mut R) -> Vec<R::Choice> {
    let mut forced = Vec::new();
    let mut choices = Vec::new();
    while let Awaits::Choice(_) | Awaits::Secret(_) = position.awaits() {
        choices.clear();
        position.choices(&mut choices);
        match choices[..] {
            [only] if position.choose(only, &mut Silent).is_ok() => forced.push(only),
            _ => break,
        }
    }
    forced
}

/// The plans worth trying, and what the best of them is worth at first sight.
fn plans_of<R: Rules, K: Knowledge<R> + ?Sized>(
    position: &R,
    side: Side,
    care: Care,
    knowledge: &K,
) -> (Vec<Branch<R::Choice>>, Expected) {
    let mut plans = Vec::new();
    knowledge.plans(position, side, care, &mut plans);
    let mut ways = Vec::with_capacity(plans.len());
    let mut best = Expected::NONE;
    for row in plans {
        let take = Take::Plan(row);
        let mut after = position.clone();
        if !taken(&mut after, &take) {
            continue;
        }
        let (seen, outcomes) = at_first_sight(&after, knowledge);
        if ways.is_empty() || seen.worth(side) > best.worth(side) {
            best = seen;
        }
        let mut way = Branch::new(take, 1.0, seen);
        way.outcomes = outcomes;
        ways.push(way);
    }
    for way in &mut ways {
        way.share = ((way.seen.worth(side) - best.worth(side)) / FIRST_SIGHT).exp();
    }
    (shared_out(ways), best)
}

/// What a position is worth at first sight; before dice the mean over them, and each of them.
fn at_first_sight<R: Rules, K: Knowledge<R> + ?Sized>(
    position: &R,
    knowledge: &K,
) -> (Expected, Seen) {
    let Awaits::Roll(roll) = position.awaits() else {
        return (knowledge.expected(position), Seen::new());
    };
    let outcomes = outcomes(position, &roll.dice, knowledge);
    let mut sum = Expected::NONE;
    let mut weights = 0;
    for (_, weight, seen) in &outcomes {
        sum = sum.plus((*weight).into(), *seen);
        weights += weight;
    }
    let mean = Expected::NONE.plus(1.0 / f64::from(weights.max(1)), sum);
    (mean, outcomes)
}

/// The way to a leaf: nodes with the way taken from each.
type Path = Vec<(u32, u32)>;

/// One tree of a search.
pub(super) struct Tree<'a, R: Rules, K: ?Sized> {
    knowledge: &'a K,
    search: &'a Search,
    nodes: Vec<Node<R>>,
    /// The ways to the leaves that are looked at next, and the positions there with what was seen of their rolls.
    paths: Vec<Path>,
    coming: Vec<(R, Seen)>,
}

impl<'a, R: Rules, K: Knowledge<R> + ?Sized> Tree<'a, R, K> {
    pub(super) fn new(root: R, knowledge: &'a K, search: &'a Search) -> Self {
        let root = Node::new(Vec::new(), root, Seen::new(), search.care, knowledge);
        Self {
            knowledge,
            search,
            nodes: vec![root],
            paths: Vec::new(),
            coming: Vec::new(),
        }
    }

    /// Adds leaves as long as the allowance lasts, on so many cores.
    pub(super) fn grow(&mut self, mut allowance: Allowance, watch: &Watch, threads: usize) {
        let (knowledge, care) = (self.knowledge, self.search.care.of_later());
        let look = |(mut position, seen): (R, Seen)| {
            let forced = go_on(&mut position);
            // What was seen is of the position before anything was forced: nothing is where a roll is awaited.
            Node::new(forced, position, seen, care, knowledge)
        };
        with_crew(threads, &look, |crew| {
            // A leaf that is the end of a match is no new node, but work all the same.
            let mut work = self.nodes.len() as u64;
            while self.nodes[0].ways.len() > 1 && !watch.is_stopped() {
                allowance.give_back(watch.wait());
                let most = allowance.left(work).min(TOGETHER as u64) as usize;
                if most == 0 {
                    return;
                }
                self.find_leaves(most);
                let done = self.paths.len() as u64;
                let Some(found) = crew.results(std::mem::take(&mut self.coming), watch.cores())
                else {
                    return;
                };
                self.add(found);
                watch.add(done);
                work += done;
            }
        });
    }

    /// Goes down to leaves, each time as if something had already been found on the ways before.
    fn find_leaves(&mut self, most: usize) {
        while self.paths.len() < most {
            let mut path = Path::new();
            let mut at = 0;
            let child = loop {
                let node = &self.nodes[at as usize];
                if node.taker == Taker::Nobody || node.ways.is_empty() {
                    break at;
                }
                let way = self.choose_way(at);
                path.push((at, way));
                at = self.nodes[at as usize].ways[way as usize].child;
                if at >= COMING {
                    break at;
                }
            };
            if child == COMING {
                return;
            }
            for &(node, way) in &path {
                let node = &mut self.nodes[node as usize];
                node.visits += 1;
                node.ways[way as usize].visits += 1;
            }
            if child == NONE
                && let Some(&(node, way)) = path.last()
            {
                let node = &mut self.nodes[node as usize];
                let mut position = node.position.clone();
                let way = &mut node.ways[way as usize];
                let done = taken(&mut position, &way.take);
                debug_assert!(done, "what is offered is taken");
                way.child = COMING;
                let seen = std::mem::take(&mut way.outcomes);
                self.coming.push((position, seen));
            }
            self.paths.push(path);
        }
    }

    /// Adds the nodes that were found, and what they are worth on the way back.
    fn add(&mut self, found: Vec<Node<R>>) {
        let mut found = found.into_iter();
        for path in std::mem::take(&mut self.paths) {
            if let Some(&(at, way)) = path.last()
                && self.nodes[at as usize].ways[way as usize].child == COMING
                && let Some(node) = found.next()
            {
                self.nodes[at as usize].ways[way as usize].child = self.nodes.len() as u32;
                self.nodes.push(node);
            }
            for (at, _) in path.into_iter().rev() {
                self.nodes[at as usize].worth = self.worth_of(&self.nodes[at as usize]);
            }
        }
    }

    /// What a way is worth by now.
    fn worth_of_way(&self, way: &Branch<R::Choice>) -> Expected {
        self.nodes
            .get(way.child as usize)
            .map_or(way.seen, |child| child.worth)
    }

    /// What a node is worth by its ways: to a side the best of them, to chance their mean.
    fn worth_of(&self, node: &Node<R>) -> Expected {
        let ways = node.ways.iter().map(|way| (way, self.worth_of_way(way)));
        match node.taker {
            Taker::Side(side) => ways
                .map(|(_, worth)| worth)
                .reduce(|one, other| {
                    if other.worth(side) > one.worth(side) {
                        other
                    } else {
                        one
                    }
                })
                .unwrap_or(node.worth),
            Taker::Chance => ways.fold(Expected::NONE, |sum, (way, worth)| {
                sum.plus(way.share, worth)
            }),
            Taker::Nobody => node.worth,
        }
    }

    /// The way that is tried next.
    fn choose_way(&self, at: u32) -> u32 {
        let node = &self.nodes[at as usize];
        let visits = f64::from(node.visits);
        let score = |way: &Branch<R::Choice>| match node.taker {
            Taker::Side(side) => {
                let tried = f64::from(way.visits);
                let worth = self.worth_of_way(way).worth(side);
                worth + self.search.curiosity * way.share * (visits + 1.0).sqrt() / (tried + 1.0)
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

    /// What the tree has found about its root.
    pub(super) fn thoughts(&self) -> Thoughts<R> {
        let root = &self.nodes[0];
        // Where chance decides there is nothing to plan.
        let (side, ways) = match root.taker {
            Taker::Side(side) => (side, &root.ways[..]),
            _ => (Side::Home, &[][..]),
        };
        let plans = ways.iter().map(|way| Thought {
            plan: match &way.take {
                Take::Plan(row) => row.clone(),
                Take::Roll(_) => Vec::new(),
            },
            visits: u64::from(way.visits),
            expected: self.worth_of_way(way),
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

/// What ways are worth by their shares.
fn mean<C>(ways: &[Branch<C>]) -> Expected {
    ways.iter()
        .fold(Expected::NONE, |sum, way| sum.plus(way.share, way.seen))
}

/// Shares that add up to one.
fn shared_out<C>(mut ways: Vec<Branch<C>>) -> Vec<Branch<C>> {
    let sum: f64 = ways.iter().map(|way| way.share).sum();
    for way in &mut ways {
        way.share /= sum;
    }
    ways
}
