//! The grid as plain text.

use std::fmt::Write as _;

use gaffer_champions::{COLUMNS, Open, ROWS, Space};
use gaffer_core::Side;

/// Score, period and whose turn it is, and the grid: home shirts bare, away's with a stroke, the ball as `o`.
pub(super) fn drawn(open: &Open) -> String {
    let score = open.score();
    let mut text = format!(
        "{}-{}  turn: {}\n",
        score.home,
        score.away,
        open.turn().owner
    );
    for row in (0..ROWS).rev() {
        let _ = write!(text, "{row:>2} ");
        for column in 0..COLUMNS {
            let space = Space::new(column, row);
            let ball = open.ball() == Some(space);
            let mark = match open.player_at(space) {
                Some(player) => format!(
                    "{}{}{}",
                    if ball { "o" } else { "" },
                    player.shirt,
                    if player.side == Side::Away { "'" } else { "" }
                ),
                None if ball => "o".into(),
                None if space.is_in_field() => ".".into(),
                None if space.goal_of().is_some() => "#".into(),
                None => String::new(),
            };
            let _ = write!(text, "{mark:^4}");
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text.push_str("   ");
    for column in 0..COLUMNS {
        let _ = write!(text, "{column:^4}");
    }
    text.truncate(text.trim_end().len());
    text.push('\n');
    text
}
