//! The pitch: thirteen areas drawn to their extents, with the ball and the players in each.

use gaffer_core::Side;
use gaffer_fuba::pitch::{Area, AreaSet, penalty_area};
use gaffer_fuba::{Open, Piece};
use gaffer_games::text::letter;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::symbols::merge::MergeStrategy;
use ratatui::widgets::{Block, Widget};

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
        for pitch_area in Area::ALL {
            self.render_area(pitch_area, area, buffer);
        }
        // The goal lines.
        for side in Side::BOTH {
            let goal = extent(penalty_area(side), area);
            let x = match side {
                Side::Home => goal.x,
                Side::Away => goal.right() - 1,
            };
            for y in goal.y + 1..goal.bottom() - 1 {
                buffer.set_string(x, y, "║", Style::new());
            }
        }
    }
}

impl Pitch<'_> {
    fn render_area(self, area: Area, on: Rect, buffer: &mut Buffer) {
        let extent = extent(area, on);
        let block = Block::bordered().merge_borders(MergeStrategy::Exact);
        let Rect { x, y, .. } = block.inner(extent);
        block.render(extent, buffer);
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

/// Where an area lies with its borders; home sees column a on its left, which is the top when it attacks to the right.
fn extent(area: Area, on: Rect) -> Rect {
    let (from, to) = area.extent();
    Rect {
        x: on.x + u16::from(from) * UNIT,
        y: on.y + area.column() as u16 * (BAND + 1),
        width: u16::from(to - from) * UNIT + 1,
        height: BAND + 2,
    }
}
