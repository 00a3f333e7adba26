//! The pitch as plain text: the thirteen areas drawn to their extents.

use std::fmt::Write as _;

use gaffer_core::Side;
use gaffer_fuba::Open;
use gaffer_fuba::pitch::{Area, Column};
use gaffer_games::words::Language;

use crate::words::say;

/// Characters for one unit of the pitch's length.
const UNIT: usize = 4;

/// Draws the pitch, the home team attacking to the right.
///
/// Every area shows its name, the ball with its value, and both teams' outfield pieces, `K` standing
/// for a keeper.
pub fn draw(open: &Open) -> String {
    let mut text = String::new();
    let columns = [Column::A, Column::B, Column::C];
    for (index, column) in columns.into_iter().enumerate() {
        let above = index.checked_sub(1).map(|above| columns[above]);
        text += &border(above, Some(column));
        for line in 0..3 {
            text += &content(open, column, line);
        }
    }
    text += &border(Some(Column::C), None);
    text
}

fn areas(column: Column) -> impl Iterator<Item = Area> {
    Area::ALL
        .into_iter()
        .filter(move |area| area.column() == column)
}

fn ends(column: Column, at: usize) -> bool {
    at == 0 || areas(column).any(|area| usize::from(area.extent().1) * UNIT == at)
}

fn border(above: Option<Column>, below: Option<Column>) -> String {
    let mut line: String = (0..=12 * UNIT)
        .map(|at| {
            let meets = |column: Option<Column>| column.is_some_and(|column| ends(column, at));
            if meets(above) || meets(below) {
                '+'
            } else {
                '-'
            }
        })
        .collect();
    line.push('\n');
    line
}

fn content(open: &Open, column: Column, line: usize) -> String {
    let mut text = String::from("|");
    for area in areas(column) {
        let (from, to) = area.extent();
        let width = usize::from(to - from) * UNIT - 1;
        let cell = match line {
            0 => label(open, area),
            1 => team(open, Side::Home, area),
            _ => team(open, Side::Away, area),
        };
        let _ = write!(text, "{cell:^width$}|");
    }
    text.push('\n');
    text
}

fn label(open: &Open, area: Area) -> String {
    let spot = if open.taker().is_some() && open.pass().0 == area {
        "^"
    } else {
        ""
    };
    if open.ball() == area {
        format!("{area} ({}){spot}", open.value().number())
    } else {
        format!("{area}{spot}")
    }
}

fn team(open: &Open, side: Side, area: Area) -> String {
    let team = open.team(side);
    let letter = match side {
        Side::Home => 'H',
        Side::Away => 'A',
    };
    let keeper = if team.keeper() == Some(area) { "K" } else { "" };
    match (team.outfield(area), keeper) {
        (0, "") => String::new(),
        (0, keeper) => format!("{letter}{keeper}"),
        (count, keeper) => format!("{letter}{count}{keeper}"),
    }
}

/// One line that says the rest of a position: score, time, ball, cards.
pub fn headline(open: &Open, language: Language) -> String {
    let clock = open.clock();
    let time = if clock.stoppage() > 0 {
        format!("45+{}", clock.stoppage())
    } else {
        clock.square().to_string()
    };
    let score = open.score();
    let cards = Side::BOTH.map(|side| {
        let team = open.team(side);
        let (side, yellow, red) = (side.to_string(), team.yellow(), team.red());
        language.render(&say!(program::FubaCards, side, yellow, red))
    });
    let headline = say!(
        program::FubaHeadline,
        home = score.home,
        away = score.away,
        half = clock.half(),
        time,
        controlling = open.controlling().to_string(),
        ball = open.ball(),
        value = open.value(),
        cards = cards.join(", ")
    );
    language.render(&headline)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::Rules;
    use gaffer_fuba::{Diagram, Position};

    #[test]
    fn areas_are_drawn_to_their_extents() {
        let diagram = Diagram {
            pieces: "b3 2/1, a4 1/0, b5 0/3".into(),
            value: 4,
            ..Diagram::default()
        };
        let position = Position::from_diagram(&diagram).unwrap();
        let drawn = draw(position.open());
        let expected = "\
+-----------+-----------+-----------+-----------+
|    a1     |    a2     |    a3     |    a4     |
|           |           |           |    H1     |
|           |           |           |           |
+-------+---+---+-------+-------+---+---+-------+
|  b1   |  b2   |    b3 (4)     |  b4   |  b5   |
|  HK   |       |      H2       |       |       |
|       |       |      A1       |       |  A2K  |
+-------+---+---+-------+-------+---+---+-------+
|    c1     |    c2     |    c3     |    c4     |
|           |           |           |           |
|           |           |           |           |
+-----------+-----------+-----------+-----------+
";
        assert_eq!(drawn, expected);
    }
}
