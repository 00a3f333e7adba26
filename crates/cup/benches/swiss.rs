//! Speed of the Swiss draw of each of nine rounds of 1,000 teams, with results at random.

use std::sync::LazyLock;

use divan::{Bencher, black_box};
use gaffer_core::Side;
use gaffer_cup::draw::{History, swiss};

fn main() {
    divan::main();
}

const TEAMS: usize = 1000;
const ROUNDS: usize = 9;

/// What the teams bring into each round.
static HISTORIES: LazyLock<Vec<Vec<History>>> = LazyLock::new(|| {
    let mut histories = vec![vec![History::default(); TEAMS]];
    let mut luck = 1_u64;
    for round in 0..ROUNDS - 1 {
        let mut next = histories[round].clone();
        for pair in swiss::pair(&next, &[], round).pairs {
            // A quarter of the matches are drawn; the numbers of Knuth's generator.
            luck = luck
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let points = [
                [3, 0],
                [3, 0],
                [3, 0],
                [1, 1],
                [1, 1],
                [0, 3],
                [0, 3],
                [0, 3],
            ][(luck >> 61) as usize];
            for (team, other, side, points) in [
                (pair.home, pair.away, Side::Home, points[0]),
                (pair.away, pair.home, Side::Away, points[1]),
            ] {
                next[team].points += points;
                next[team].met.insert(other, round);
                next[team].sides.push(side);
            }
        }
        histories.push(next);
    }
    histories
});

#[divan::bench(args = 0..ROUNDS, sample_count = 3, sample_size = 1)]
fn round(bencher: Bencher<'_, '_>, round: usize) {
    let histories = &HISTORIES[round];
    bencher.bench_local(|| swiss::pair(black_box(histories), &[], round));
}
