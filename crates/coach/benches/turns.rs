//! Speed of the turn solver on one core, with a six on full boards.

mod positions;

use divan::{Bencher, black_box};
use gaffer_champions::Position;
use gaffer_coach::champions::solver;

fn main() {
    divan::main();
}

/// The positions that are measured.
const NAMES: [&str; 9] = [
    "after the kick-off",
    "midfield, open",
    "midfield, crowded",
    "attack, open",
    "attack, crowded",
    "attack, all forward",
    "defence, in a bunch",
    "attack, in a bunch",
    "attack, worst found",
];

fn with_a_six(name: &str) -> Position {
    positions::all()
        .into_iter()
        .find_map(|(found, roll, position)| (found == name && roll == 6).then_some(position))
        .expect("a position of this name")
}

#[divan::bench(args = NAMES, sample_count = 20)]
fn solve(bencher: Bencher<'_, '_>, name: &str) {
    let position = with_a_six(name);
    bencher.bench_local(|| solver::solve(black_box(position.open())));
}

#[divan::bench(args = NAMES, sample_count = 20)]
fn best_shot(bencher: Bencher<'_, '_>, name: &str) {
    let position = with_a_six(name);
    bencher.bench_local(|| solver::best_shot(black_box(position.open())));
}

#[divan::bench(args = NAMES, sample_count = 20)]
fn plays(bencher: Bencher<'_, '_>, name: &str) {
    let position = with_a_six(name);
    bencher.bench_local(|| {
        let mut ways = 0;
        solver::plays(black_box(position.open()), &mut |_| ways += 1).map(|_| ways)
    });
}
