//! Text in columns.

use unicode_width::UnicodeWidthStr;

/// A line of its own above what it is about.
pub(super) fn heading(text: &str) -> String {
    format!("{text}\n")
}

/// Rows of cells in columns, some of them set to the right.
pub(super) fn columns(rows: &[Vec<String>], right: &[usize]) -> String {
    let count = rows.iter().map(Vec::len).max().unwrap_or(0);
    let widths: Vec<usize> = (0..count)
        .map(|column| {
            let cells = rows.iter().filter_map(|row| row.get(column));
            cells.map(|cell| cell.width()).max().unwrap_or(0)
        })
        .collect();
    let mut text = String::new();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate();
        let set = cells.map(|(column, (cell, width))| {
            let blank = " ".repeat(width.saturating_sub(cell.width()));
            if right.contains(&column) {
                blank + cell
            } else {
                cell.clone() + &blank
            }
        });
        let line = set.collect::<Vec<_>>().join("  ");
        text += "  ";
        text += line.trim_end();
        text += "\n";
    }
    text
}
