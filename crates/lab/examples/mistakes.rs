//! Puts what reviews call a mistake to a strong search, and counts how much of it stays one.
//!
//! `cargo run --release -p gaffer-lab --example mistakes -- MATCHES NODES [glance|search|deep] [PRESET ...]` plays so many matches of each
//! preset between coaches of different levels and reviews them at that depth, at a glance and by search where none is named. What is
//! called a mistake or a blunder, the same number from each preset at most, is judged again by a search of so many nodes with another
//! seed: twice, from the moment of the decision (`again`), and from what each of the two rows leads to, with so many nodes for each
//! (`ends`). What each cost is printed beside what it was called for.

mod played;

use std::sync::Arc;

use gaffer_coach::analysis::{Analyst, Decision};
use gaffer_coach::search::{Budget, Knowledge};
use gaffer_core::{Answer, Replayed, Silent};
use gaffer_lab::Studied;
use gaffer_lab::analyse::{Depth, Effort, Grade};

use played::play;

/// How many mistakes of a preset are judged again.
const MOST: usize = 12;

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let mut number = || arguments.next().and_then(|text| text.parse().ok());
    let (Some(matches), Some(nodes)) = (number(), number()) else {
        return Err("how many matches of each preset, and how many nodes?".to_owned());
    };
    let mut presets: Vec<String> = arguments.collect();
    let named = (Depth::ALL.into_iter())
        .find(|depth| presets.first().is_some_and(|name| name == depth.name()));
    if named.is_some() {
        presets.remove(0);
    }
    let trial = Trial {
        matches,
        nodes,
        presets,
    };
    let depths = named.map_or(vec![Depth::Glance, Depth::Search], |depth| vec![depth]);
    println!(
        "called a mistake, judged again, and how many of those stay at least doubtful and a mistake:"
    );
    for depth in depths {
        let mut all = Stayed::default();
        all.add(trial.measure::<gaffer_fuba::Position>(depth)?);
        all.add(trial.measure::<gaffer_champions::Position>(depth)?);
        all.print(&format!("{} in all", depth.name()));
    }
    Ok(())
}

/// How much stays what it was called.
#[derive(Clone, Copy, Default)]
struct Stayed {
    called: usize,
    judged: usize,
    /// Doubtful at least, and a mistake at least: judged again from the decision, and from the ends of both rows.
    again: [usize; 2],
    ends: [usize; 2],
}

impl Stayed {
    fn add(&mut self, other: Self) {
        self.called += other.called;
        self.judged += other.judged;
        for at in 0..2 {
            self.again[at] += other.again[at];
            self.ends[at] += other.ends[at];
        }
    }

    fn print(&self, name: &str) {
        let share = |count: usize| 100.0 * count as f64 / self.judged.max(1) as f64;
        println!(
            "{name:<28} {:>4} {:>4}   again {:>3.0}% {:>3.0}%   ends {:>3.0}% {:>3.0}%",
            self.called,
            self.judged,
            share(self.again[0]),
            share(self.again[1]),
            share(self.ends[0]),
            share(self.ends[1])
        );
    }
}

/// What is played and how long mistakes are looked at.
struct Trial {
    matches: u64,
    nodes: u64,
    /// Every one where none is named.
    presets: Vec<String>,
}

impl Trial {
    fn measure<G: Studied>(&self, depth: Depth) -> Result<Stayed, String> {
        let mut all = Stayed::default();
        for preset in G::presets() {
            if !self.presets.is_empty() && !self.presets.iter().any(|name| preset.is_named(name)) {
                continue;
            }
            let knowledge = G::knowledge(&preset.options);
            let effort = depth.effort(1);
            let first = effort.analyst(&*knowledge, Arc::default());
            let strong = Effort {
                budget: Some(Budget::nodes(self.nodes)),
                seed: 1,
                ..effort
            };
            let strong = strong.analyst(&*knowledge, Arc::default());
            let mut called = Vec::new();
            for number in 1..=self.matches {
                let replayed = play::<G>(&preset.options, number)?;
                let analysis = first.look(&replayed, &|_| ());
                let mistakes = analysis.decisions().filter(|decision| {
                    let is_graded = !decision.forced && decision.judged.considered > 0;
                    is_graded && Grade::of(decision.judged.cost.points) >= Grade::Mistake
                });
                called.extend(mistakes.map(|decision| (replayed.clone(), decision.clone())));
            }
            let mut stayed = Stayed {
                called: called.len(),
                ..Stayed::default()
            };
            let judged = called.len().min(MOST);
            for at in 0..judged {
                let (replayed, decision) = &called[at * called.len() / judged];
                stayed.judged += 1;
                let costs = again(&strong, &*knowledge, replayed, decision);
                let [again, ends] = costs;
                println!(
                    "  {:.4} called, {again:.4} again, {ends:.4} by the ends",
                    decision.judged.cost.points
                );
                for (counts, cost) in [&mut stayed.again, &mut stayed.ends].into_iter().zip(costs) {
                    counts[0] += usize::from(cost >= 0.02);
                    counts[1] += usize::from(cost >= 0.05);
                }
            }
            stayed.print(&format!("{} {} {}", depth.name(), G::GAME, preset.name));
            all.add(stayed);
        }
        Ok(all)
    }
}

/// What a decision costs in points when it is judged again: from the decision, and from the ends of both rows.
fn again<G: Studied>(
    strong: &Analyst<'_, G, dyn Knowledge<G>>,
    knowledge: &dyn Knowledge<G>,
    replayed: &Replayed<G>,
    Decision { answers, side, .. }: &Decision<G::Choice>,
) -> [f64; 2] {
    let moments = &replayed.moments()[answers.start..=answers.end];
    let before = &moments[0].position;
    let made = moments[1..].iter().filter_map(|moment| moment.answer);
    let made: Vec<G::Choice> = made
        .filter_map(|answer| match answer {
            Answer::Choice(choice) => Some(choice),
            Answer::Roll(_) => None,
        })
        .collect();
    let judged = strong.judge(before, *side, &made, answers.start);
    let imagined = strong.imagined(before, *side, answers.start);
    let worth = |row: &[G::Choice]| {
        let mut end = imagined.clone();
        for choice in row {
            end.choose(*choice, &mut Silent).ok()?;
        }
        let search = strong.search?;
        let thoughts = search.think(knowledge, |_| end, 1, &strong.watch);
        Some(thoughts.expected.points(*side))
    };
    let ends = worth(&judged.best).zip(worth(&made));
    [
        judged.cost.points,
        ends.map_or(0.0, |(best, made)| best - made),
    ]
}
