//! Champions 2020 on the screen: the grid on the left, decision and commentary beside it.

mod board;
mod command;
mod grid;
mod header;
mod sheet;
mod summary;
mod warm_up;

use gaffer_champions::{Choice, Open, Position, Space, Step};
use gaffer_coach::Coach;
use gaffer_core::BySide;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout as Split, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Widget};

use super::app::App;
use super::command::Command;
use super::draw::Palette;
use super::screen::{Layout, RuleNames, Screen};
use crate::coaches;
use crate::session::Session;
use crate::words::{say, told};
use gaffer_games::words::{Language, Phrase, Words};
use warm_up::Extra;

/// The fewest rows of the commentary: the last dice and what they led to.
const COMMENTARY: u16 = 7;

/// The grid as plain text, each line ended, with a way of the ball that ends where it is marked.
pub(crate) fn plain_grid(open: &Open, path: &[Space], language: Language) -> String {
    let mut grid = board::grid(open);
    grid.path = path.iter().copied().map(board::at).collect();
    grid.marked.extend(path.last().copied().map(board::at));
    let lines = grid.lines(Palette { colour: false });
    let mut lines: Vec<String> = lines
        .iter()
        .map(|line| line.to_string().trim_end().to_owned())
        .collect();
    lines.push(language.render(&say!(champions_header::Legend)));
    lines.join("\n") + "\n"
}

/// Where the parts of the screen lie. The grid is tall, so the commentary stands beside it, under the decision;
/// a larger window gives its rows to both.
fn layout(room: Rect) -> Layout {
    let (top, wide) = (
        Constraint::Length(header::HEIGHT),
        Constraint::Length(grid::WIDTH),
    );
    let rest = Constraint::Fill(1);
    let [header, below] = Split::vertical([top, rest]).areas(room);
    let [board, beside] = Split::horizontal([wide, rest]).areas(below);
    let low = Constraint::Length(COMMENTARY.max(below.height / 3));
    let [panel, commentary] = Split::vertical([rest, low]).areas(beside);
    Layout {
        header,
        board,
        panel,
        commentary,
    }
}

impl Screen for Position {
    type Extra = Extra;

    fn help() -> Vec<[Phrase; 2]> {
        vec![
            [say!(champions_help::KeysTitle), say!(champions_help::Keys)],
            [
                say!(champions_help::TypedTitle),
                say!(champions_help::Typed),
            ],
            [
                say!(champions_help::ListsTitle),
                say!(champions_help::Lists),
            ],
        ]
    }

    fn layout(&self, room: Rect) -> Layout {
        layout(room)
    }

    fn header(
        &self,
        words: Words<'_>,
        _sees: BySide<bool>,
        columns: usize,
        palette: Palette,
    ) -> Vec<Line<'static>> {
        header::lines(self, words, columns, palette)
    }

    fn draw_board(
        &self,
        words: Words<'_>,
        highlighted: Option<Choice>,
        palette: Palette,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let grid = match highlighted {
            Some(choice) => board::highlighted(self, choice),
            None => board::grid(self.open()),
        };
        let mut lines = grid.lines(palette);
        lines.push(Line::raw(told!(words, champions_header::Legend)));
        if highlighted.is_some() {
            lines.push(Line::raw(told!(words, champions_header::Signs)));
        }
        Paragraph::new(lines).render(area, buffer);
    }

    fn rule_names(&self) -> RuleNames {
        RuleNames {
            prefix: "C20-",
            rule: "turn-A8",
            section: "turn",
        }
    }

    fn read(app: &App<Self>, line: &str) -> Result<Command<Choice>, Phrase> {
        command::read(app.position(), line)
    }

    fn assistant() -> Box<dyn Coach<Self>> {
        match coaches::find::<Self>(coaches::usual::<Self>()) {
            Ok(coach) => coach,
            Err(_) => Box::new(gaffer_coach::Random),
        }
    }

    fn is_set_up(&self) -> bool {
        matches!(
            self.open().step(),
            Step::Goalie(_) | Step::Formation(_) | Step::Pick(_) | Step::SetUp(_)
        )
    }

    fn sheet_lines(app: &App<Self>, columns: usize) -> (Phrase, Vec<String>) {
        (say!(champions_sheet::Title), sheet::lines(app, columns))
    }

    fn summary(app: &App<Self>, _columns: usize) -> Vec<String> {
        summary::lines(app.position().open(), app.events(), app.words())
    }

    fn extra(_shared: bool) -> Extra {
        Extra::default()
    }

    fn take_note(&self, extra: &mut Extra) {
        extra.take_note(self);
    }

    fn passes(&self, session: &Session<Self>, extra: &Extra) -> Option<Choice> {
        warm_up::passes(self, session, extra)
    }

    fn pick(app: &mut App<Self>, part: Choice) {
        warm_up::plan(app, part);
    }

    fn sheet_key(app: &mut App<Self>, code: KeyCode) -> bool {
        matches!(code, KeyCode::Char('s' | 'S')) && warm_up::switch(app)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The smallest screen has 80x24 characters, of which the command line and the hints take two rows.
    #[test]
    fn everything_has_its_place_in_the_smallest_screen() {
        let room = Rect::new(0, 0, 80, 22);
        let layout = layout(room);
        assert!(layout.board.width >= grid::WIDTH && layout.board.height > grid::HEIGHT);
        assert_eq!((layout.panel.width, layout.panel.height), (39, 12));
        assert_eq!((layout.commentary.width, layout.commentary.height), (39, 7));
    }

    #[test]
    fn what_the_signs_mean_is_as_wide_as_the_grid() {
        for language in Language::all() {
            for row in [
                say!(champions_header::Legend),
                say!(champions_header::Signs),
            ] {
                let row = language.render(&row);
                let columns = gaffer_games::text::width(&row);
                assert!(columns <= usize::from(grid::WIDTH), "{row}");
            }
        }
    }

    #[test]
    fn the_parts_never_overlap() {
        for (width, height) in [(80, 22), (80, 50), (200, 22), (120, 40)] {
            let room = Rect::new(0, 0, width, height);
            let Layout {
                header,
                board,
                panel,
                commentary,
            } = layout(room);
            let parts = [header, board, panel, commentary];
            for (index, part) in parts.iter().enumerate() {
                assert_eq!(room.union(*part), room, "{part:?}");
                for other in &parts[index + 1..] {
                    assert!(!part.intersects(*other), "{part:?} {other:?}");
                }
            }
            let cells: u32 = parts.iter().map(|part| part.area()).sum();
            assert_eq!(cells, room.area(), "{width}x{height}");
        }
    }
}
