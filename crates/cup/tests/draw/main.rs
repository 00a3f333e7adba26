//! Draws keep their promises at every size.

mod bracket;
mod duplicate;
mod round_robin;
mod swiss;

use gaffer_core::Side;
use gaffer_cup::draw::{History, Round};

/// Writes a round that was played into the histories.
fn play(histories: &mut [History], drawn: &Round, round: usize) {
    for pair in &drawn.pairs {
        for (team, other, side) in [
            (pair.home, pair.away, Side::Home),
            (pair.away, pair.home, Side::Away),
        ] {
            histories[team].met.insert(other, round);
            histories[team].sides.push(side);
        }
    }
    if let Some(team) = drawn.rests {
        histories[team].rests += 1;
    }
}

/// Everybody who has not withdrawn plays once or rests, and a rematch is named with its round.
fn is_a_round_of_all(histories: &[History], drawn: &Round) -> bool {
    let mut named: Vec<usize> = drawn
        .pairs
        .iter()
        .flat_map(|pair| [pair.home, pair.away])
        .chain(drawn.rests)
        .collect();
    named.sort_unstable();
    let rematches = drawn
        .pairs
        .iter()
        .all(|pair| pair.rematch == histories[pair.home].met.get(&pair.away).copied());
    let present = (0..histories.len()).filter(|&team| !histories[team].withdrawn);
    rematches && drawn.rests.is_some() == (named.len() % 2 == 1) && named.into_iter().eq(present)
}
