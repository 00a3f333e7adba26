//! Measures what reviews leave unexplained: the judge's own change of mind, with the values of the judge alone and with those of
//! a search.
//!
//! `cargo run --release -p gaffer-lab --example remainder -- MATCHES [PRESET ...]` plays so many matches of each preset, of every
//! preset where none is named, between coaches of different levels, judges their decisions as a review by search does, and prints for each way to value positions the
//! mean over matches of the sum of all corrections (as it stands in a review, without its sign), of the sum of their amounts, and of
//! the square of the luck, in points, with the time of a match.

mod played;

use std::sync::Arc;
use std::time::Instant;

use gaffer_coach::analysis::{Analyst, Values};
use gaffer_coach::search::{Budget, Search};
use gaffer_core::Replayed;
use gaffer_lab::Studied;
use gaffer_lab::analyse::Depth;

use played::play;

/// The nodes of the searches whose values are held against those of the judge.
const NODES: [u64; 1] = [1];

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let matches = arguments.next().and_then(|text| text.parse().ok());
    let matches = matches.ok_or("how many matches of each preset?")?;
    let wanted: Vec<String> = arguments.collect();
    println!("values by            |sum|   sum of amounts   luck squared   seconds a match");
    measure::<gaffer_fuba::Position>(matches, &wanted)?;
    measure::<gaffer_champions::Position>(matches, &wanted)
}

fn measure<G: Studied>(matches: u64, wanted: &[String]) -> Result<(), String> {
    for preset in G::presets() {
        if !wanted.is_empty() && !wanted.iter().any(|name| preset.is_named(name)) {
            continue;
        }
        println!("{} {}", G::GAME, preset.name);
        let played = (1..=matches).map(|number| play::<G>(&preset.options, number));
        let played: Vec<Replayed<G>> = played.collect::<Result<_, _>>()?;
        report("the judge", &played, None);
        for nodes in NODES {
            report(&format!("{nodes} nodes"), &played, Some(nodes));
        }
    }
    Ok(())
}

fn report<G: Studied>(values_by: &str, played: &[Replayed<G>], nodes: Option<u64>) {
    let (mut sums, mut amounts, mut luck) = (0.0, 0.0, 0.0);
    let began = Instant::now();
    for replayed in played {
        let knowledge = G::knowledge(&replayed.start().options());
        let mut values = Values::new(&*knowledge, lead::<G>);
        if let Some(nodes) = nodes {
            values = values.with_search(Search::new(Budget::nodes(nodes)), G::imagine);
        }
        let analyst = Analyst {
            values,
            imagine: G::imagine,
            search: Depth::Search.effort(1).budget.map(Search::new),
            watch: Arc::default(),
            seed: 0,
        };
        let analysis = analyst.look(replayed, &|_| ());
        let sum = analysis.sums();
        sums += sum.corrections.points.abs();
        luck += sum.luck.points * sum.luck.points;
        amounts += (analysis.rolls().map(|roll| roll.correction.points.abs())).sum::<f64>();
        amounts += (analysis.decisions())
            .map(|decision| decision.correction().points.abs())
            .sum::<f64>();
    }
    let all = played.len() as f64;
    println!(
        "  {values_by:<16} {:>8.3} {:>16.3} {:>14.3} {:>17.1}",
        sums / all,
        amounts / all,
        luck / all,
        began.elapsed().as_secs_f64() / all
    );
}

/// The home side's lead in goals.
fn lead<G: Studied>(position: &G) -> i32 {
    let goals = position.goals();
    i32::from(goals.home) - i32::from(goals.away)
}
