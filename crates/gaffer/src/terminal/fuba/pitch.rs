//! The pitch: thirteen areas drawn to their extents, with the ball and the players in each.

use gaffer_core::Side;
use gaffer_fuba::pitch::{Area, AreaSet, Column, penalty_area};
use gaffer_fuba::{Open, Piece};
use gaffer_games::text::letter;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::widgets::Widget;

use crate::terminal::draw::Palette;

/// Columns that one unit of the pitch's length takes.
const UNIT: u16 = 4;
/// Units from goal line to goal line.
const LENGTH: u16 = 12;
/// Rows of a column of areas, without its borders.
const BAND: u16 = 3;

/// Columns of the whole pitch.
pub(super) const WIDTH: u16 = LENGTH * UNIT + 1;
/// Rows of the whole pitch.
pub(super) const HEIGHT: u16 = 3 * (BAND + 1) + 1;

/// The pitch as it stands, with the areas of the highlighted choice marked.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pitch<'a> {
    /// What stands on it.
    pub(super) open: &'a Open,
    /// The areas put in brackets.
    pub(super) marked: AreaSet,
    /// The styles in use.
    pub(super) palette: Palette,
}

impl Widget for Pitch<'_> {
    fn render(self, area: Rect, buffer: &mut Buffer) {
        if area.width < WIDTH || area.height < HEIGHT {
            return;
        }
        for y in 0..HEIGHT {
            for x in 0..WIDTH {
                if let Some(line) = border(x, y) {
                    buffer.set_string(area.x + x, area.y + y, line, Style::new());
                }
            }
        }
        for pitch_area in Area::ALL {
            self.render_area(pitch_area, area, buffer);
        }
    }
}

impl Pitch<'_> {
    fn render_area(self, area: Area, on: Rect, buffer: &mut Buffer) {
        let (from, _) = area.extent();
        let x = on.x + u16::from(from) * UNIT + 1;
        let y = on.y + band_top(area.column()) + 1;
        let has_ball = self.open.ball() == area;
        let name = if self.marked.contains(area) {
            format!("[{area}]")
        } else if has_ball {
            format!("{area} ")
        } else {
            area.to_string()
        };
        let ball = if has_ball {
            format!("({})", self.open.value().number())
        } else {
            String::new()
        };
        let taker = match self.open.taker() {
            Some(piece) if self.open.pass().0 == area => {
                let keeper = if piece == Piece::Keeper { "K" } else { "" };
                format!(
                    "*{}{keeper}",
                    letter(self.open.controlling_at_the_beginning())
                )
            }
            _ => String::new(),
        };
        let mut style = Style::new();
        if has_ball {
            style = style.add_modifier(Modifier::BOLD);
        }
        buffer.set_string(x, y, format!("{name}{ball}{taker}"), style);
        for (row, side) in (1..).zip(Side::BOTH) {
            let team = self.open.team(side);
            if team.pieces(area) > 0 {
                let keeper = match team.keeper() {
                    Some(his) if his == area && team.keeper_is_advanced() => " K+",
                    Some(his) if his == area => " K",
                    _ => "",
                };
                let text = format!("{}{}{keeper}", letter(side), team.pieces(area));
                buffer.set_string(x, y + row, text, self.palette.team(side));
            }
        }
    }
}

/// The row of the border above a column of areas; home sees column a on its left, which is the top
/// when it attacks to the right.
const fn band_top(column: Column) -> u16 {
    (column as u16) * (BAND + 1)
}

/// The border character of a cell, if it lies on one.
fn border(x: u16, y: u16) -> Option<&'static str> {
    let across = y.is_multiple_of(BAND + 1);
    let band = y / (BAND + 1);
    if !across {
        return divides(band, x).then(|| if is_goal(band, x) { "║" } else { "│" });
    }
    let up = y > 0 && divides(band - 1, x);
    let down = y < HEIGHT - 1 && divides(band, x);
    Some(match (up, down, x == 0, x == WIDTH - 1) {
        (false, true, true, _) => "┌",
        (true, false, true, _) => "└",
        (true, true, true, _) => "├",
        (false, true, _, true) => "┐",
        (true, false, _, true) => "┘",
        (true, true, _, true) => "┤",
        (true, true, ..) => "┼",
        (true, false, ..) => "┴",
        (false, true, ..) => "┬",
        (false, false, ..) => "─",
    })
}

/// Whether an area of a band begins or ends in a column of cells.
fn divides(band: u16, x: u16) -> bool {
    Area::ALL.into_iter().any(|area| {
        let (from, to) = area.extent();
        area.column() as u16 == band && [from, to].map(|at| u16::from(at) * UNIT).contains(&x)
    })
}

/// Whether a border of a band is a goal line of a penalty area.
fn is_goal(band: u16, x: u16) -> bool {
    Side::BOTH.into_iter().any(|side| {
        let area = penalty_area(side);
        let line = if area.extent().0 == 0 { 0 } else { WIDTH - 1 };
        area.column() as u16 == band && line == x
    })
}
