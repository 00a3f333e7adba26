//! The running commentary, from the events of the match.

use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::screen::Screen;
use crate::voice::Voice;
use gaffer_games::protocol::Landmark;
use gaffer_games::text::wrap;
use gaffer_games::words::Words;

/// What stands before a line that is new since the person's last decision.
const NEW: &str = "* ";
/// What stands before every other line.
const OLD: &str = "  ";

/// The rows of one event: its words and the rule it follows.
fn event_rows<G: Screen>(
    options: &G::Options,
    event: (usize, &G::Event),
    words: Words<'_>,
    columns: usize,
    voice: Voice,
) -> Vec<String> {
    let text = match voice.render::<G>(options, event, words) {
        (told, Some(rule)) => format!("{told} [{rule}]"),
        (told, None) => told,
    };
    wrap(&text, columns.saturating_sub(NEW.len()))
}

/// How many rows the whole commentary takes.
pub(super) fn height<G: Screen>(
    options: &G::Options,
    events: &[G::Event],
    words: Words<'_>,
    columns: usize,
    voice: Voice,
) -> usize {
    let events = events.iter().enumerate();
    events
        .map(|event| event_rows::<G>(options, event, words, columns, voice).len())
        .sum()
}

/// A page of the commentary, ending so many rows above its end, and the new rows hidden above it.
pub(super) fn page<G: Screen>(
    options: &G::Options,
    events: &[G::Event],
    words: Words<'_>,
    seen: usize,
    (columns, rows): (usize, usize),
    scroll: usize,
    voice: Voice,
) -> (Vec<Line<'static>>, usize) {
    let mut page = Vec::new();
    let mut passed = 0;
    let mut hidden = 0;
    for (index, event) in events.iter().enumerate().rev() {
        let is_new = index >= seen;
        if page.len() == rows && !is_new {
            break;
        }
        let lines = event_rows::<G>(options, (index, event), words, columns, voice);
        let style = if voice.is_quiet::<G>(event) {
            Style::new().add_modifier(Modifier::DIM)
        } else {
            style_of::<G>(event)
        };
        for (row, text) in lines.iter().enumerate().rev() {
            if passed < scroll {
                passed += 1;
            } else if page.len() < rows {
                let mark = if is_new && row == 0 { NEW } else { OLD };
                page.push(Line::styled(format!("{mark}{text}"), style));
            } else if is_new {
                hidden += 1;
            }
        }
    }
    page.reverse();
    (page, hidden)
}

fn style_of<G: Screen>(event: &G::Event) -> Style {
    match G::landmark(event) {
        Some(Landmark::Goal | Landmark::End) => Style::new().add_modifier(Modifier::BOLD),
        _ => Style::new(),
    }
}
