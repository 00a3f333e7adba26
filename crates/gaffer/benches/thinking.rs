//! Speed of thinking: what an evaluation costs, nodes of a search a second, and what a second core adds.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use gaffer_coach::search::{Budget, Care, Search, Watch};
use gaffer_coach::{Luck, random_play_out};
use gaffer_core::{Awaits, Silent, Viewer};
use gaffer_games::Game;

fn main() {
    divan::main();
}

/// The nodes of each measured search.
const NODES: u64 = 200;

/// The plans between which is decided, at least.
const PLANS: usize = 5;

/// Every preset with its game.
const PRESETS: [&str; 8] = [
    "1.0",
    "2014",
    "2014-full",
    "2.2",
    "full",
    "friendly",
    "champions-full",
    "tournament",
];

/// A decision between several plans in the middle of a random match.
fn decision<G: Game>(preset: &str) -> G {
    let name = preset.trim_start_matches("champions-");
    let presets = G::presets();
    let preset = presets
        .iter()
        .find(|one| one.is_named(name))
        .expect("a preset");
    let knowledge = G::knowledge(&preset.options);
    let mut plans = Vec::new();
    for seed in 0.. {
        let mut position = G::begin(&preset.options).expect("sound options");
        let mut luck = Luck::new(seed);
        let mut choices = Vec::new();
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
                            return position;
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

fn is_fuba(preset: &str) -> bool {
    !matches!(preset, "friendly" | "champions-full" | "tournament")
}

fn bench_evaluation<G: Game>(bencher: Bencher<'_, '_>, preset: &str) {
    let position = decision::<G>(preset);
    let knowledge = G::knowledge(&position.options());
    bencher.bench_local(|| knowledge.expected(black_box(&position)));
}

/// One evaluation.
#[divan::bench(args = PRESETS)]
fn evaluation(bencher: Bencher<'_, '_>, preset: &str) {
    if is_fuba(preset) {
        bench_evaluation::<gaffer_fuba::Position>(bencher, preset);
    } else {
        bench_evaluation::<gaffer_champions::Position>(bencher, preset);
    }
}

fn bench_search<G: Game>(bencher: Bencher<'_, '_>, preset: &str, threads: usize) {
    let position = decision::<G>(preset);
    let knowledge = G::knowledge(&position.options());
    let search = Search {
        threads,
        ..Search::new(Budget::nodes(NODES))
    };
    let (Awaits::Choice(side) | Awaits::Secret(side)) = position.awaits() else {
        unreachable!("a decision")
    };
    let view = position.view(Viewer::Side(side));
    bencher.counter(ItemsCount::new(NODES)).bench_local(|| {
        search.think(
            &*knowledge,
            |luck| G::imagine(&view, luck),
            1,
            &Watch::default(),
        )
    });
}

/// Nodes of a search.
#[divan::bench(args = PRESETS, sample_count = 10)]
fn search_on_one_core(bencher: Bencher<'_, '_>, preset: &str) {
    if is_fuba(preset) {
        bench_search::<gaffer_fuba::Position>(bencher, preset, 1);
    } else {
        bench_search::<gaffer_champions::Position>(bencher, preset, 1);
    }
}

/// The same on two cores.
#[divan::bench(args = PRESETS, sample_count = 10)]
fn search_on_two_cores(bencher: Bencher<'_, '_>, preset: &str) {
    if is_fuba(preset) {
        bench_search::<gaffer_fuba::Position>(bencher, preset, 2);
    } else {
        bench_search::<gaffer_champions::Position>(bencher, preset, 2);
    }
}

fn bench_play_outs<G: Game>(bencher: Bencher<'_, '_>, preset: &str) {
    let position = decision::<G>(preset);
    let mut luck = Luck::new(3);
    let mut choices = Vec::new();
    bencher.counter(ItemsCount::new(1_u32)).bench_local(|| {
        random_play_out(&mut position.clone(), &mut luck, &mut choices, &mut Silent)
    });
}

/// Random play-outs to the end of the match.
#[divan::bench(args = PRESETS)]
fn play_outs(bencher: Bencher<'_, '_>, preset: &str) {
    if is_fuba(preset) {
        bench_play_outs::<gaffer_fuba::Position>(bencher, preset);
    } else {
        bench_play_outs::<gaffer_champions::Position>(bencher, preset);
    }
}
