//! The grid of Champions 2020 as lines of text: the players, the ball and the highlighted choice.
//!
//! A space is three characters wide. `H8` is home's 8 and `a8` away's: capital letters are home's, who attacks
//! upwards. `G1` and `g1` are goalies, `B8` and `b8` players on the ball, and `o` is a ball that lies alone.

use gaffer_core::Side;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::terminal::draw::Palette;

/// Columns of characters: the number of the row, the lanes, and the field between its lines.
pub(super) const WIDTH: u16 = 41;
/// Rows of characters: the grid's and two endlines.
#[cfg(test)]
pub(super) const HEIGHT: u16 = 17;

/// The highest column of the grid.
const LAST_COLUMN: u8 = 11;
/// The highest row of the grid.
const LAST_ROW: u8 = 14;
/// The halfway row (C20-geo-4).
const HALFWAY: u8 = 7;

/// A space by its column and row.
pub(super) type Space = (u8, u8);

/// A player on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Man {
    /// His shirt number.
    pub(super) shirt: u8,
    /// His side.
    pub(super) side: Side,
    /// Whether he is in goal.
    pub(super) is_goalie: bool,
    /// Where he stands.
    pub(super) at: Space,
}

/// What stands on the grid.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Grid {
    /// The players of both sides.
    pub(super) players: Vec<Man>,
    /// The ball, once it is somewhere.
    pub(super) ball: Option<Space>,
    /// Spaces to which a choice leads.
    pub(super) offered: Vec<Space>,
    /// The spaces of the highlighted choice.
    pub(super) marked: Vec<Space>,
    /// The way of the highlighted choice, step by step from its first space.
    pub(super) path: Vec<Space>,
    /// Spaces at which the ball may be intercepted.
    pub(super) contested: Vec<Space>,
    /// Save-spots with their quarters of chance.
    pub(super) chances: Vec<(Space, u8)>,
}

impl Grid {
    /// The grid in lines, with home's goal at the bottom.
    pub(super) fn lines(&self, palette: Palette) -> Vec<Line<'static>> {
        let mut lines = Vec::new();
        for row in (0..=LAST_ROW).rev() {
            if row == 0 {
                lines.push(endline('└', '┘'));
            }
            lines.push(self.row(row, palette));
            if row == LAST_ROW {
                lines.push(endline('┌', '┐'));
            }
        }
        lines
    }

    fn row(&self, row: u8, palette: Palette) -> Line<'static> {
        let [left, right] = match row {
            0 | LAST_ROW => [" ", " "],
            HALFWAY => ["├", "┤"],
            _ => ["│", "│"],
        };
        let mut spans = vec![Span::raw(format!("{row:>2} "))];
        for column in 0..=LAST_COLUMN {
            if column == LAST_COLUMN {
                spans.push(Span::raw(right));
            }
            spans.push(self.space((column, row), palette));
            if column == 0 {
                spans.push(Span::raw(left));
            }
        }
        Line::from(spans)
    }

    /// The three characters of a space.
    fn space(&self, at: Space, palette: Palette) -> Span<'static> {
        let is_marked = self.marked.contains(&at);
        let has_ball = self.ball == Some(at);
        let modifier = match (is_marked, has_ball) {
            (true, _) => Modifier::REVERSED,
            (false, true) => Modifier::BOLD,
            (false, false) => Modifier::empty(),
        };
        if let Some(man) = self.players.iter().find(|man| man.at == at) {
            // Who is highlighted is named by the choice itself, so the sign may take his letter's place.
            let sign = if is_marked {
                '>'
            } else {
                letter(*man, has_ball)
            };
            let style = palette.team(man.side).add_modifier(modifier);
            return Span::styled(format!("{sign}{:<2}", man.shirt), style);
        }
        let chance = self.chances.iter().find(|(spot, _)| *spot == at);
        let inside = match (chance, self.arrow(at)) {
            (Some((_, quarters)), _) => char::from(b'0' + (*quarters).min(4)),
            _ if has_ball => 'o',
            (None, Some(arrow)) => arrow,
            (None, None) if self.offered.contains(&at) => '+',
            (None, None) => ground(at),
        };
        let text = if is_marked {
            format!("[{inside}]")
        } else if chance.is_some() {
            format!("{inside}/4")
        } else if self.contested.contains(&at) {
            format!(" {inside}!")
        } else {
            format!(" {inside} ")
        };
        Span::styled(text, Style::new().add_modifier(modifier))
    }

    /// The direction in which the highlighted way enters a space; the last one if it comes there twice.
    fn arrow(&self, at: Space) -> Option<char> {
        let step = self.path.windows(2).rfind(|step| step[1] == at)?;
        let [(from_column, from_row), (column, row)] = [step[0], step[1]];
        Some(
            match (column.cmp(&from_column) as i8, row.cmp(&from_row) as i8) {
                (0, 1) => '↑',
                (1, 1) => '↗',
                (1, 0) => '→',
                (1, -1) => '↘',
                (0, -1) => '↓',
                (-1, -1) => '↙',
                (-1, 0) => '←',
                (-1, 1) => '↖',
                _ => return None,
            },
        )
    }
}

/// The letter before a shirt number: capital for home.
fn letter(man: Man, has_ball: bool) -> char {
    let [home, away] = match (has_ball, man.is_goalie) {
        (true, _) => ['B', 'b'],
        (false, true) => ['G', 'g'],
        (false, false) => ['H', 'a'],
    };
    match man.side {
        Side::Home => home,
        Side::Away => away,
    }
}

/// What an empty space looks like (C20-geo-1 to C20-geo-5).
fn ground((column, row): Space) -> char {
    let from_end = row.min(LAST_ROW - row);
    match (from_end, column) {
        (0, 5 | 6) => '#',
        (0, _) | (_, 0 | LAST_COLUMN) => ' ',
        (1, 4..=7) => '=',
        (1 | 2, 3..=8) => ':',
        (HALFWAY, _) => '-',
        _ => '·',
    }
}

/// An endline with the numbers of the columns; a goal is a double line.
fn endline(left: char, right: char) -> Line<'static> {
    let columns: String = (1..LAST_COLUMN)
        .map(|column| {
            let line = if matches!(column, 5 | 6) {
                '═'
            } else {
                '─'
            };
            match column {
                0..=9 => format!("{line}{column}{line}"),
                _ => format!("{line}{column}"),
            }
        })
        .collect();
    Line::raw(format!("    0 {left}{columns}{right} {LAST_COLUMN}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: Palette = Palette { colour: false };

    fn men(side: Side, goalie: u8, players: &[(u8, Space)]) -> Vec<Man> {
        players
            .iter()
            .map(|&(shirt, at)| Man {
                shirt,
                side,
                is_goalie: shirt == goalie,
                at,
            })
            .collect()
    }

    /// Both teams before the kick-off.
    fn kick_off() -> Grid {
        let mut players = men(
            Side::Home,
            1,
            &[
                (1, (5, 0)),
                (2, (2, 3)),
                (3, (4, 3)),
                (4, (7, 3)),
                (5, (9, 3)),
                (8, (2, 5)),
                (9, (4, 5)),
                (10, (7, 5)),
                (11, (9, 5)),
                (14, (4, 6)),
                (15, (5, 7)),
            ],
        );
        players.extend(men(
            Side::Away,
            20,
            &[
                (20, (6, 14)),
                (2, (9, 11)),
                (3, (7, 11)),
                (4, (4, 11)),
                (5, (2, 11)),
                (8, (9, 9)),
                (9, (7, 9)),
                (10, (4, 9)),
                (11, (2, 9)),
                (14, (7, 8)),
                (15, (6, 7)),
            ],
        ));
        Grid {
            players,
            ball: Some((5, 7)),
            ..Grid::default()
        }
    }

    fn text(grid: &Grid) -> Vec<String> {
        let lines = grid.lines(PLAIN);
        lines
            .iter()
            .map(|line| line.to_string().trim_end().to_owned())
            .collect()
    }

    #[test]
    fn the_whole_grid_is_drawn() {
        assert_eq!(
            text(&kick_off()),
            [
                "14                  # g20",
                "    0 ┌─1──2──3──4─═5══6═─7──8──9──10┐ 11",
                "13    │ ·  ·  :  =  =  =  =  :  ·  · │",
                "12    │ ·  ·  :  :  :  :  :  :  ·  · │",
                "11    │ · a5  · a4  ·  · a3  · a2  · │",
                "10    │ ·  ·  ·  ·  ·  ·  ·  ·  ·  · │",
                " 9    │ · a11 · a10 ·  · a9  · a8  · │",
                " 8    │ ·  ·  ·  ·  ·  · a14 ·  ·  · │",
                " 7    ├ -  -  -  - B15a15 -  -  -  - ┤",
                " 6    │ ·  ·  · H14 ·  ·  ·  ·  ·  · │",
                " 5    │ · H8  · H9  ·  · H10 · H11 · │",
                " 4    │ ·  ·  ·  ·  ·  ·  ·  ·  ·  · │",
                " 3    │ · H2  · H3  ·  · H4  · H5  · │",
                " 2    │ ·  ·  :  :  :  :  :  :  ·  · │",
                " 1    │ ·  ·  :  =  =  =  =  :  ·  · │",
                "    0 └─1──2──3──4─═5══6═─7──8──9──10┘ 11",
                " 0                 G1  #",
            ]
        );
    }

    /// A curved leg: two steps straight, one diagonal, and where it ends.
    #[test]
    fn a_leg_is_drawn_with_arrows() {
        let path = vec![(5, 7), (5, 8), (5, 9), (6, 10)];
        let grid = Grid {
            marked: vec![(6, 10)],
            path,
            ..kick_off()
        };
        let lines = text(&grid);
        assert_eq!(lines[5], "10    │ ·  ·  ·  ·  · [↗] ·  ·  ·  · │");
        assert_eq!(lines[6], " 9    │ · a11 · a10 ↑  · a9  · a8  · │");
        assert_eq!(lines[7], " 8    │ ·  ·  ·  ·  ↑  · a14 ·  ·  · │");
    }

    #[test]
    fn every_direction_has_its_arrow() {
        let around = [
            ((5, 8), '↑'),
            ((6, 8), '↗'),
            ((6, 7), '→'),
            ((6, 6), '↘'),
            ((5, 6), '↓'),
            ((4, 6), '↙'),
            ((4, 7), '←'),
            ((4, 8), '↖'),
        ];
        for (to, arrow) in around {
            let grid = Grid {
                path: vec![(5, 7), to],
                ..Grid::default()
            };
            assert_eq!(grid.arrow(to), Some(arrow));
            assert_eq!(grid.arrow((5, 7)), None);
        }
    }

    /// Ends of a walk, one of them highlighted, and a highlighted player.
    #[test]
    fn what_may_be_chosen_is_on_the_grid() {
        let grid = Grid {
            offered: vec![(3, 6), (5, 6), (4, 4)],
            marked: vec![(4, 6), (5, 6)],
            ..kick_off()
        };
        let lines = text(&grid);
        assert_eq!(lines[9], " 6    │ ·  ·  + >14[+] ·  ·  ·  ·  · │");
        assert_eq!(lines[11], " 4    │ ·  ·  ·  +  ·  ·  ·  ·  ·  · │");
    }

    /// A shot with its save-spots, one of them highlighted, and a space where it may be intercepted.
    #[test]
    fn chances_and_interceptions_are_on_the_grid() {
        let grid = Grid {
            path: vec![(5, 11), (5, 12), (5, 13), (5, 14)],
            contested: vec![(5, 12)],
            chances: vec![((5, 13), 2), ((5, 14), 3)],
            marked: vec![(5, 14)],
            ..kick_off()
        };
        let lines = text(&grid);
        assert_eq!(lines[0], "14                 [3]g20");
        assert_eq!(lines[2], "13    │ ·  ·  :  = 2/4 =  =  :  ·  · │");
        assert_eq!(lines[3], "12    │ ·  ·  :  :  ↑! :  :  :  ·  · │");
    }

    /// A thrower in each lane, a corner taker and a wall, and a ball that lies alone.
    #[test]
    fn players_outside_the_lines_are_drawn() {
        let mut grid = kick_off();
        let outside = [(19, (0, 6)), (18, (11, 6)), (17, (10, 14)), (16, (1, 0))];
        grid.players.extend(men(Side::Home, 0, &outside));
        grid.ball = Some((8, 2));
        let lines = text(&grid);
        assert_eq!(lines[0], "14                  # g20         H17");
        assert_eq!(lines[8], " 7    ├ -  -  -  - H15a15 -  -  -  - ┤");
        assert_eq!(lines[9], " 6 H19│ ·  ·  · H14 ·  ·  ·  ·  ·  · │H18");
        assert_eq!(lines[13], " 2    │ ·  ·  :  :  :  :  :  o  ·  · │");
        assert_eq!(lines[16], " 0     H16         G1  #");
        assert_eq!(lines.len(), usize::from(HEIGHT));
        for line in grid.lines(PLAIN) {
            assert!(line.width() <= usize::from(WIDTH), "{line}");
        }
    }

    /// A side is told by its letters, whatever a player does.
    #[test]
    fn letters_tell_the_sides_apart() {
        for has_ball in [false, true] {
            for is_goalie in [false, true] {
                let of = |side| {
                    let man = Man {
                        shirt: 8,
                        side,
                        is_goalie,
                        at: (5, 7),
                    };
                    letter(man, has_ball)
                };
                assert!(of(Side::Home).is_uppercase() && of(Side::Away).is_lowercase());
            }
        }
    }
}
