//! What the lines at the top of every game have in common.

use gaffer_core::{BySide, Side};
use ratatui::text::{Line, Span};

use super::draw::Palette;
use gaffer_games::text::{NAME, fit, width};
use gaffer_games::words::Words;

/// Both teams with their goals.
pub(super) fn score(words: Words<'_>, goals: BySide<u8>) -> String {
    let [home, away] = Side::BOTH.map(|side| fit(words.name(side), NAME));
    format!(" {home} {} : {} {away}", goals.home, goals.away)
}

/// One text at the left end of a line and one at its right end.
pub(super) fn both_ends(left: &str, right: &str, columns: usize) -> String {
    let left = fit(left, columns.saturating_sub(width(right) + 1));
    let gap = columns.saturating_sub(width(&left) + width(right));
    format!("{left}{}{right}", " ".repeat(gap))
}

/// What is told of the teams side by side; the home team's half grows where the other leaves room.
pub(super) fn halves([home, away]: [String; 2], columns: usize, palette: Palette) -> Line<'static> {
    let half = columns / 2;
    let left = (width(&home) + 1).clamp(half, columns.saturating_sub(width(&away)).max(half));
    let home = both_ends(&fit(&home, left), "", left);
    let away = fit(&away, columns.saturating_sub(left));
    Line::from(vec![
        Span::styled(home, palette.team(Side::Home)),
        Span::styled(away, palette.team(Side::Away)),
    ])
}

/// The long text where it fits half a line, else the short one.
pub(super) fn fitting(columns: usize, [long, short]: [String; 2]) -> String {
    if width(&long) < columns / 2 {
        long
    } else {
        short
    }
}
