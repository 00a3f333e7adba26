//! What goes wrong in a proof, in an order that follows from a seed.

use std::time::Duration;

use crate::cluster::Shape;
use crate::luck::Luck;

/// Something that goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfortune {
    /// A node is killed, and started again a moment later.
    Kill {
        /// Which.
        node: usize,
        /// How long it is away.
        away: Duration,
    },
    /// A node stands still for longer than its lease, and goes on.
    Pause {
        /// Which.
        node: usize,
    },
    /// A node is cut off from the engines for longer than its lease, while its clients still reach it.
    Cut {
        /// Which.
        node: usize,
    },
    /// A node is cut off from PostgreSQL alone for as long: it still hears the others, and they hear it.
    CutFromPostgres {
        /// Which.
        node: usize,
    },
    /// PostgreSQL is stopped at once, and started again.
    Postgres,
    /// NATS is killed, and started again.
    Nats,
}

/// Something that goes wrong, and how long the nodes are left in peace before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Planned {
    /// The time before it.
    pub peace: Duration,
    /// What it is.
    pub what: Misfortune,
}

/// What goes wrong, in its order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan(pub Vec<Planned>);

/// So many kills come for each round of everything else.
const KILLS_IN_A_ROUND: usize = 10;

impl Plan {
    /// So many kills, and what else can go wrong among them, over about so long; the same for the same seed.
    pub fn new(shape: Shape, kills: usize, over: Duration, seed: u64) -> Self {
        let mut luck = Luck::new(seed);
        let (nodes, others) = match shape {
            // A single server has no lease that it could outlive, and nothing behind it.
            Shape::Single => (1, 0),
            Shape::Nodes { count, apart } => (count, if apart { 5 } else { 3 }),
        };
        let mut kinds: Vec<usize> = vec![0; kills];
        for _ in 0..kills.div_ceil(KILLS_IN_A_ROUND) {
            kinds.extend(1..=others);
        }
        for last in (1..kinds.len()).rev() {
            kinds.swap(last, luck.below(last + 1));
        }
        let peace = over.div_f64(kinds.len().max(1) as f64);
        let planned = kinds.into_iter().map(|kind| {
            let node = luck.below(nodes);
            let away = Duration::from_millis(100 + luck.below(1400) as u64);
            Planned {
                peace: peace.mul_f64(0.3 + 0.7 * luck.part()),
                what: match kind {
                    0 => Misfortune::Kill { node, away },
                    1 => Misfortune::Postgres,
                    2 => Misfortune::Nats,
                    3 => Misfortune::Pause { node },
                    4 => Misfortune::Cut { node },
                    _ => Misfortune::CutFromPostgres { node },
                },
            }
        });
        Self(planned.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const APART: Shape = Shape::Nodes {
        count: 3,
        apart: true,
    };

    fn plan(shape: Shape, seed: u64) -> Plan {
        Plan::new(shape, 50, Duration::from_secs(100), seed)
    }

    #[test]
    fn a_seed_repeats_its_plan_and_another_has_another() {
        assert_eq!(plan(APART, 7), plan(APART, 7));
        assert_ne!(plan(APART, 7), plan(APART, 8));
    }

    #[test]
    fn everything_goes_wrong_at_every_node() {
        let Plan(planned) = plan(APART, 7);
        let count =
            |is: &dyn Fn(Misfortune) -> bool| planned.iter().filter(|one| is(one.what)).count();
        assert_eq!(count(&|what| matches!(what, Misfortune::Kill { .. })), 50);
        assert_eq!(count(&|what| what == Misfortune::Postgres), 5);
        assert_eq!(count(&|what| what == Misfortune::Nats), 5);
        assert_eq!(count(&|what| matches!(what, Misfortune::Pause { .. })), 5);
        assert_eq!(count(&|what| matches!(what, Misfortune::Cut { .. })), 5);
        let is_half_cut = |what| matches!(what, Misfortune::CutFromPostgres { .. });
        assert_eq!(count(&is_half_cut), 5);
        for number in 0..3 {
            assert!(
                count(&|what| matches!(what, Misfortune::Kill { node, .. } if node == number)) > 0
            );
        }
    }

    #[test]
    fn a_single_server_is_only_killed() {
        let Plan(planned) = plan(Shape::Single, 7);
        assert_eq!(planned.len(), 50);
        let is_kill = |one: &Planned| matches!(one.what, Misfortune::Kill { node: 0, .. });
        assert!(planned.iter().all(is_kill));
    }
}
