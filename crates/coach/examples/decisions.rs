//! Seeded decisions and nothing else: for counting the instructions of thinking.
//!
//! `decisions 1 2.2` has one decision of the middle of a random match thought about in a search of 200 nodes on one core,
//! `decisions 1 champions full` one of Champions; with `sensible` as the last word the coach without a search decides.
//! What `decisions 0` costs is the way to the decision.

use gaffer_champions::Position as Champions;
use gaffer_coach::search::{Budget, Care, Knowledge, Search, Watch};
use gaffer_coach::{Coach, Luck, champions, fuba};
use gaffer_core::{Awaits, Rules, Side, Silent, Viewer};
use gaffer_fuba::Position as Fuba;

/// The nodes of each search.
const NODES: u64 = 200;

/// The plans between which is decided, at least.
const PLANS: usize = 5;

fn main() {
    let mut words: Vec<String> = std::env::args().skip(1).collect();
    let with_sense = words.pop_if(|word| word == "sensible").is_some();
    let times = words.remove(0).parse().expect("how many decisions");
    if words[0] == "champions" {
        let (_, options) = gaffer_champions::Options::PRESETS
            .into_iter()
            .find(|(name, _)| *name == words[1])
            .expect("a preset's name");
        let knowledge = champions::expert::Judgement::default();
        let (position, side) = decision(&options, &knowledge);
        let view = position.view(Viewer::Side(side));
        if with_sense {
            decide(&mut champions::Sensible::default(), &position, times);
        } else {
            think(&knowledge, || Champions::from(*view.open()), times);
        }
    } else {
        let options = gaffer_fuba::Options::preset(&words[0]).expect("a preset's name");
        let knowledge = fuba::Learned::for_options(&options);
        let (position, side): (Fuba, Side) = decision(&options, &*knowledge);
        let view = position.view(Viewer::Side(side));
        if with_sense {
            decide(&mut fuba::Sensible::default(), &position, times);
        } else {
            think(&*knowledge, || fuba::imagine(&view), times);
        }
    }
}

/// A decision between several plans in the middle of a random match.
fn decision<R: Rules>(options: &R::Options, knowledge: &impl Knowledge<R>) -> (R, Side) {
    let mut choices = Vec::new();
    let mut plans = Vec::new();
    for seed in 0.. {
        let mut position = R::begin(options).expect("sound options");
        let mut luck = Luck::new(seed);
        for answer in 0.. {
            match position.awaits() {
                Awaits::Nothing(_) => break,
                Awaits::Roll(roll) => {
                    let taken = position.roll(luck.dice(&roll.dice), &mut Silent);
                    debug_assert!(taken.is_ok());
                }
                Awaits::Choice(side) | Awaits::Secret(side) => {
                    choices.clear();
                    position.choices(&mut choices);
                    if answer > 150 && choices.len() >= PLANS {
                        plans.clear();
                        knowledge.plans(&position, side, Care::Later, &mut plans);
                        if plans.len() >= PLANS {
                            return (position, side);
                        }
                    }
                    let taken = position.choose(choices[luck.below(choices.len())], &mut Silent);
                    debug_assert!(taken.is_ok());
                }
            }
        }
    }
    unreachable!("some match has such a decision")
}

/// Has a search think about a decision.
fn think<R: Rules>(knowledge: &impl Knowledge<R>, imagine: impl Fn() -> R, times: u32) {
    for _ in 0..times {
        let search = Search::new(Budget::nodes(NODES));
        let thoughts = search.think(knowledge, |_| imagine(), 1, &Watch::default());
        println!("{} nodes: {:?}", thoughts.nodes, thoughts.expected);
    }
}

/// Has a coach without a search make a decision.
fn decide<R: Rules>(coach: &mut impl Coach<R>, position: &R, times: u32) {
    let (Awaits::Choice(side) | Awaits::Secret(side)) = position.awaits() else {
        unreachable!("a decision")
    };
    let mut choices = Vec::new();
    position.choices(&mut choices);
    let view = position.view(Viewer::Side(side));
    for _ in 0..times {
        let choice = coach.decide(&view, side, &choices, &mut Luck::new(1));
        println!("{choice:?}");
    }
}
