//! The position as plain text: score, time and turn, and the grid as the screen draws it.

use gaffer_champions::Open;

use crate::terminal::champions;

/// A headline and the grid.
pub(super) fn drawn(open: &Open) -> String {
    let score = open.score();
    format!(
        "{}-{}  {}  turn: {}\n{}",
        score.home,
        score.away,
        gaffer_games::champions::watch(open),
        open.turn().owner,
        champions::plain_grid(open, &[])
    )
}
