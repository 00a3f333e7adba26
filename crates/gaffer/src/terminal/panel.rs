//! The panel beside the pitch: whose decision it is, which, and what may be chosen.

use gaffer_core::Side;
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph};

use super::app::App;
use super::dice_words;
use super::screen::Screen;
use crate::session::Waiting;
use crate::words::{say, told};
use gaffer_games::text::{NAME, fit, wrap};

/// The most rows for what the highlighted choice may lead to.
const DETAIL: usize = 4;

/// Draws the panel.
pub(super) fn render<G: Screen>(frame: &mut Frame, app: &App<G>, area: Rect) {
    let (words, title) = (app.words(), title(app));
    let block = Block::bordered().title(format!(" {title} "));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let (columns, rows) = (usize::from(inner.width), usize::from(inner.height));
    let lines = match app.waiting() {
        Waiting::Person(side) | Waiting::PersonInSecret(side) => decision(app, side, columns, rows),
        Waiting::DiceByHand(roll) => {
            wrapped(&dice_words::by_hand(app.position(), roll, words), columns)
        }
        Waiting::Dice(roll) => {
            let [purpose, chances] = app.position().roll_words(roll.purpose);
            let roll = told!(words, screen::DiceRoll, purpose);
            wrapped(&[roll, words.render(&chances)], columns)
        }
        Waiting::Computer(side) => {
            let mut said = vec![told!(words, screen::ComputerDecides, side)];
            if let Some(progress) = app.session.thinking() {
                let tenths = progress.time.as_millis() as usize / 100;
                said.push(told!(
                    words,
                    screen::Thinking,
                    positions = progress.positions as usize,
                    seconds = tenths / 10,
                    tenths = tenths % 10
                ));
            }
            wrapped(&said, columns)
        }
        Waiting::Over => G::summary(app, columns)
            .into_iter()
            .map(Line::raw)
            .collect(),
    };
    frame.render_widget(Paragraph::new(lines), inner);
}

fn title<G: Screen>(app: &App<G>) -> String {
    app.words().render(&match app.waiting() {
        Waiting::Person(side) | Waiting::PersonInSecret(side) | Waiting::Computer(side) => {
            say!(
                screen::TitleOfDecision,
                name = fit(&app.names[side], NAME),
                decision = app.position().decision()
            )
        }
        Waiting::Dice(roll) | Waiting::DiceByHand(roll) => {
            let name = roll.purpose.to_string();
            let purpose = say!(names::Roll, key = name.replace(' ', "-"), name);
            say!(screen::TitleOfRoll, purpose)
        }
        Waiting::Over => say!(screen::TitleOver),
    })
}

fn wrapped(paragraphs: &[String], columns: usize) -> Vec<Line<'static>> {
    paragraphs
        .iter()
        .flat_map(|text| wrap(text, columns))
        .map(Line::raw)
        .collect()
}

/// The question, the list with the highlighted choice, and what that may lead to.
fn decision<G: Screen>(
    app: &App<G>,
    side: Side,
    columns: usize,
    rows: usize,
) -> Vec<Line<'static>> {
    let mut lines: Vec<Line<'static>> = wrap(&G::question_of(app, side), columns)
        .into_iter()
        .map(|line| Line::styled(line, Style::new().add_modifier(Modifier::BOLD)))
        .collect();
    // As many rows as the longest of the shown ones needs, so that the list stays where it is.
    let detail = app
        .shown()
        .filter(|offer| !offer.detail.is_empty())
        .map(|offer| wrap(&offer.detail, columns).len())
        .max()
        .unwrap_or(0)
        .min(DETAIL);
    let asked = lines.len();
    let room = rows.saturating_sub(asked + detail).max(1);
    let shown: Vec<&str> = app.shown().map(|offer| offer.label.as_str()).collect();
    // The highlighted choice stays in sight, with some of what comes before and after it.
    let top = app
        .selected
        .saturating_sub(room / 2)
        .min(shown.len().saturating_sub(room));
    for (index, label) in shown.iter().enumerate().skip(top).take(room) {
        let more =
            (index == top && top > 0) || (index == top + room - 1 && index + 1 < shown.len());
        let edge = if more { "…" } else { " " };
        let (mark, style) = if index == app.selected {
            (">", Style::new().add_modifier(Modifier::REVERSED))
        } else {
            (edge, Style::new())
        };
        lines.push(Line::styled(
            format!("{mark} {}", fit(label, columns.saturating_sub(2))),
            style,
        ));
    }
    lines.resize(asked + room, Line::raw(""));
    if let Some(offer) = app.highlighted() {
        lines.extend(wrap(&offer.detail, columns).into_iter().map(Line::raw));
    }
    lines
}
