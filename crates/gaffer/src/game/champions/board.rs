//! The position as plain text: score, time and turn, and the grid as the screen draws it.

use gaffer_champions::Open;
use gaffer_games::words::Language;

use crate::terminal::champions;
use crate::words::say;

/// A headline and the grid.
pub(super) fn drawn(open: &Open, language: Language) -> String {
    let score = open.score();
    let headline = say!(
        program::ChampionsHeadline,
        home = score.home,
        away = score.away,
        watch = gaffer_games::champions::watch(open),
        side = open.turn().owner.to_string()
    );
    format!(
        "{}\n{}",
        language.render(&headline),
        champions::plain_grid(open, &[], language)
    )
}
