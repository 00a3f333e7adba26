//! The position as plain text: score, time and turn, and the grid as the screen draws it.

use gaffer_champions::Open;
use gaffer_core::BySide;
use gaffer_games::champions::watch;
use gaffer_games::words::Words;

use crate::terminal::champions;

/// A headline and the grid.
pub(super) fn drawn(open: &Open) -> String {
    let score = open.score();
    let time = Words::english(&BySide::default()).render(&watch(open));
    format!(
        "{}-{}  {time}  turn: {}\n{}",
        score.home,
        score.away,
        open.turn().owner,
        champions::plain_grid(open, &[])
    )
}
