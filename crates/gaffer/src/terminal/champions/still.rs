//! The grid as plain text, outside the full screen: a position with the way of the ball.

use gaffer_champions::{Open, Space};
use gaffer_core::Side;

use super::grid::{Grid, Man};
use crate::terminal::draw::Palette;

/// A position with a way of the ball that ends where it is marked.
pub(crate) fn still(open: &Open, path: &[Space]) -> String {
    let at = |space: Space| (space.column(), space.row());
    let players = Side::BOTH.into_iter().flat_map(|side| {
        let team = open.team(side);
        team.on_pitch().iter().filter_map(move |shirt| {
            Some(Man {
                shirt: shirt.number(),
                side,
                is_goalie: shirt == team.goalie(),
                at: at(team.space(shirt)?),
            })
        })
    });
    let grid = Grid {
        players: players.collect(),
        ball: open.ball().map(at),
        marked: path.last().copied().map(at).into_iter().collect(),
        path: path.iter().copied().map(at).collect(),
        ..Grid::default()
    };
    let mut text = String::new();
    for line in grid.lines(Palette { colour: false }) {
        text.push_str(line.to_string().trim_end());
        text.push('\n');
    }
    text
}
