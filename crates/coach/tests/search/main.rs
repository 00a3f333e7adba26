//! The search held against a game that is solved, and to its budget.

mod pig;

use std::time::{Duration, Instant};

use gaffer_coach::search::{Budget, Knowledge, Search, Thoughts, Watch};
use gaffer_coach::{Evaluate, Expected};
use gaffer_core::{Awaits, Rules, Side, Viewer};

use pig::{Act, POINTS, Pig, Solved};

/// Knows nothing of Pig but who has won.
struct Ignorant;

impl Evaluate<Pig> for Ignorant {
    fn expected(&self, position: &Pig) -> Expected {
        match position.awaits() {
            Awaits::Nothing(outcome) => Expected::ended(outcome, 0),
            _ => Expected {
                win: 0.5,
                draw: 0.0,
                lead: 0.0,
            },
        }
    }
}

impl Knowledge<Pig> for Ignorant {}

/// Knows all of Pig.
struct Knowing(Solved);

impl Evaluate<Pig> for Knowing {
    fn expected(&self, position: &Pig) -> Expected {
        let (home, away, turn, side, rolls) = position.view(Viewer::Spectator);
        let (own, other) = match side {
            Side::Home => (home, away),
            Side::Away => (away, home),
        };
        let own_chance = match position.awaits() {
            Awaits::Nothing(outcome) => return Expected::ended(outcome, 0),
            _ if own + turn >= POINTS => 1.0,
            _ => {
                let [roll, hold] = self.0.worths(own, other, turn);
                if rolls { roll } else { roll.max(hold) }
            }
        };
        Expected {
            win: match side {
                Side::Home => own_chance,
                Side::Away => 1.0 - own_chance,
            },
            draw: 0.0,
            lead: 0.0,
        }
    }
}

impl Knowledge<Pig> for Knowing {}

/// Whoever knows what leaves are worth finds the same by looking further, however far: plans that nobody takes count
/// for nothing, and no roll more than its share.
#[test]
fn looking_further_agrees_with_who_knows_all() {
    let knowing = Knowing(Solved::new());
    for (own, other, turn) in [(4, 8, 3), (7, 5, 2), (9, 10, 2), (0, 0, 5)] {
        let [roll, hold] = knowing.0.worths(own, other, turn);
        for nodes in [2, 3, 10, 100, 1001] {
            let search = Search::new(Budget::nodes(nodes));
            let pig = Pig::at(own, other, turn, Side::Home);
            let thoughts = search.think(&knowing, |_| pig, 1, &Watch::default());
            for thought in &thoughts.plans {
                let known = match thought.plan[..] {
                    [Act::Roll] => roll,
                    _ => hold,
                };
                let worth = thought.expected.win;
                assert!((worth - known).abs() < 1e-9, "{nodes}: {worth} {known}");
            }
        }
    }
}

fn think(search: &Search, pig: Pig, seed: u64) -> Thoughts<Pig> {
    search.think(&Ignorant, |_| pig, seed, &Watch::default())
}

/// Every position of the last points, both sides to choose: the better act is found wherever it is better by
/// more than a fiftieth, and its worth is that of the reckoning.
#[test]
fn the_solved_game_is_played_as_solved() {
    let solved = Solved::new();
    let search = Search::new(Budget::nodes(20_000));
    let mut decided = 0;
    for own in [4, 7, 9] {
        for other in [5, 8, 10] {
            for turn in [2, 3, 4, 5, 7] {
                if own + turn >= POINTS {
                    continue;
                }
                let [roll, hold] = solved.worths(own, other, turn);
                for side in Side::BOTH {
                    let pig = match side {
                        Side::Home => Pig::at(own, other, turn, side),
                        Side::Away => Pig::at(other, own, turn, side),
                    };
                    let thoughts = think(&search, pig, 7);
                    let best = &thoughts.plans[0];
                    let worth = thoughts.expected.points(side);
                    let true_worth = roll.max(hold);
                    assert!(
                        (worth - true_worth).abs() < 0.04,
                        "{pig:?}: {worth} for {true_worth}"
                    );
                    if (roll - hold).abs() > 0.02 {
                        let right = if roll > hold { Act::Roll } else { Act::Hold };
                        assert_eq!(best.plan, [right], "{pig:?}: {roll} {hold}");
                        decided += 1;
                    }
                }
            }
        }
    }
    assert!(decided > 30, "{decided}");
}

#[test]
fn a_seed_and_a_budget_in_nodes_repeat_whatever_the_threads() {
    let pig = Pig::at(3, 5, 4, Side::Away);
    let alone = Search::new(Budget::nodes(3001));
    let together = Search {
        threads: 4,
        ..alone
    };
    let one = think(&alone, pig, 99);
    assert_eq!(format!("{one:?}"), format!("{:?}", think(&alone, pig, 99)));
    assert_eq!(
        format!("{one:?}"),
        format!("{:?}", think(&together, pig, 99))
    );
}

/// The budget is used up to the last node, and the tree does not grow beyond it.
#[test]
fn a_budget_in_nodes_is_kept_exactly() {
    let pig = Pig::at(0, 0, 3, Side::Home);
    for nodes in [10, 1000, 1001] {
        let watch = Watch::default();
        let search = Search::new(Budget::nodes(nodes));
        let thoughts = search.think(&Ignorant, |_| pig, 1, &watch);
        // The root is a node too.
        assert_eq!(watch.nodes() + 1, nodes);
        assert!(thoughts.nodes <= nodes);
    }
}

/// A search that is told to stop before it begins still has an answer; one with time ends by itself.
#[test]
fn a_search_can_be_told_to_play_now_and_ends_in_time() {
    let pig = Pig::at(0, 0, 3, Side::Home);
    let watch = Watch::default();
    watch.play_now();
    let hour = Search::new(Budget::time(Duration::from_secs(3600)));
    let thoughts = hour.think(&Ignorant, |_| pig, 1, &watch);
    assert_eq!(thoughts.plans.len(), 2);
    let began = Instant::now();
    let short = Search::new(Budget::time(Duration::from_millis(50)));
    let thoughts = think(&short, pig, 1);
    assert!(began.elapsed() >= Duration::from_millis(50));
    assert!(thoughts.nodes > 2);
}
