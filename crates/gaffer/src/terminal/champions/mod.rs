//! Champions 2020 on the screen: the grid on the left, decision and commentary beside it.

mod grid;
mod still;

use ratatui::layout::Rect;

use super::screen::Layout;

pub(crate) use still::still;

/// Rows of the header.
const HEADER: u16 = 3;
/// The fewest rows of the commentary: the last dice and what they led to.
const COMMENTARY: u16 = 7;

/// Where the parts of the screen lie. The grid is tall, so the commentary stands beside it, under the decision;
/// a larger window gives its rows to both.
fn layout(room: Rect) -> Layout {
    let below = room.height.saturating_sub(HEADER);
    let beside = Rect {
        x: room.x + grid::WIDTH,
        y: room.y + HEADER,
        width: room.width.saturating_sub(grid::WIDTH),
        height: below,
    };
    let commentary = COMMENTARY.max(below / 3).min(below);
    Layout {
        header: Rect {
            height: HEADER,
            ..room
        },
        board: Rect {
            y: room.y + HEADER,
            width: grid::WIDTH,
            height: below,
            ..room
        },
        panel: Rect {
            height: below - commentary,
            ..beside
        },
        commentary: Rect {
            y: beside.y + below - commentary,
            height: commentary,
            ..beside
        },
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
        assert!(layout.board.width >= grid::WIDTH && layout.board.height >= grid::HEIGHT);
        assert_eq!((layout.panel.width, layout.panel.height), (39, 12));
        assert_eq!((layout.commentary.width, layout.commentary.height), (39, 7));
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
