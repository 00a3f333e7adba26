//! What lies over the match: help, team sheets, rules, the question before leaving; and the hand-over
//! screen.

use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};

use super::app::App;
use super::hand_over::HandOver;
use super::screen::Screen;
use crate::rules_reference;
use crate::session::Waiting;
use gaffer_games::text::{fit, fit_end, wrap};

/// The columns of a box over the match.
const BOX: u16 = 78;
/// The columns of a text in it.
pub(super) const COLUMNS: usize = BOX as usize - 4;

/// A box over the match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Overlay {
    /// A page of keys and notation.
    Help(usize),
    /// What both teams have beside their pieces.
    Teams,
    /// A text: rules, or what the computer thought.
    Text {
        /// What it is.
        title: &'static str,
        /// The first line shown.
        scroll: usize,
        /// The text.
        lines: Vec<String>,
    },
    /// The best plans for a person's decision, each a row of choices in its notation.
    Hint {
        /// The plans, the best first.
        plans: Vec<String>,
        /// What they are and promise.
        lines: Vec<String>,
    },
    /// The question before leaving.
    Leave,
}

impl Overlay {
    /// The rules with an identifier or of a section, with the rulings that they name; the prefix
    /// of the edition played may be left out.
    pub(super) fn rules(id: &str, prefix: &str) -> Option<Self> {
        let columns = COLUMNS;
        let mut rules = rules_reference::find(id);
        if rules.is_empty() {
            rules = rules_reference::find(&format!("{prefix}{id}"));
        }
        let single = rules.len() == 1;
        let mut lines = Vec::new();
        for rule in &rules {
            lines.extend(wrap(&format!("{}: {}", rule.id, rule.text), columns));
            if single {
                for ruling in rules_reference::rulings(*rule) {
                    lines.push(String::new());
                    lines.extend(wrap(&format!("{}: {}", ruling.id, ruling.text), columns));
                }
                lines.push(String::new());
                lines.extend(wrap(rule.heading, columns));
            }
        }
        (!lines.is_empty()).then_some(Self::Text {
            title: "Rules",
            scroll: 0,
            lines,
        })
    }

    /// Draws the box.
    pub(super) fn render<G: Screen>(&self, frame: &mut Frame, app: &App<G>) {
        match self {
            Self::Help(page) => {
                let (title, lines) = G::HELP.get(*page).copied().unwrap_or_default();
                boxed(
                    frame,
                    &format!(" Help: {title} ({} of {}) ", page + 1, G::HELP.len()),
                    " Left/Right: pages, any other key closes ",
                    lines.iter().map(|line| Line::raw(*line)).collect(),
                );
            }
            Self::Teams => {
                let columns = usize::from(BOX) - 4;
                let (title, lines) = G::sheet_lines(app, columns);
                boxed(
                    frame,
                    &format!(" {title} "),
                    " any other key closes ",
                    lines.into_iter().map(Line::raw).collect(),
                );
            }
            Self::Hint { lines, .. } => {
                boxed(
                    frame,
                    " Hint ",
                    " Enter plays the first, 2 or 3 another, any other key closes ",
                    lines.iter().map(|line| Line::raw(line.clone())).collect(),
                );
            }
            Self::Text {
                title,
                scroll,
                lines,
            } => {
                let lines = lines
                    .iter()
                    .skip(*scroll)
                    .map(|line| Line::raw(line.clone()));
                boxed(
                    frame,
                    &format!(" {title} "),
                    " arrows scroll, any other key closes ",
                    lines.collect(),
                );
            }
            Self::Leave => {
                let columns = usize::from(BOX) - 4;
                let kept = match app.session.record_path() {
                    Some(path) => vec![
                        Line::raw("Every answer so far is recorded; the match can go on later:"),
                        Line::raw("  gaffer play --terminal --continue"),
                        Line::raw(fit_end(&path.display().to_string(), columns)),
                    ],
                    None => vec![Line::raw("This match is not recorded: it ends here.")],
                };
                boxed(
                    frame,
                    " Leave the match? ",
                    " y leaves, any other key goes on ",
                    kept,
                );
            }
        }
    }
}

fn boxed(frame: &mut Frame, title: &str, hint: &str, lines: Vec<Line>) {
    let screen = frame.area();
    let width = BOX.min(screen.width);
    let height = (lines.len() as u16 + 2).min(screen.height);
    let area = Rect {
        x: (screen.width - width) / 2,
        y: (screen.height - height) / 2,
        width,
        height,
    };
    let block = Block::bordered()
        .title(title)
        .title_bottom(Line::raw(hint).alignment(Alignment::Right));
    frame.render_widget(Clear, area);
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let inner = Rect {
        x: inner.x + 1,
        width: inner.width.saturating_sub(2),
        ..inner
    };
    frame.render_widget(Paragraph::new(lines), inner);
}

/// The screen between two people: nothing of the match is on it.
pub(super) fn render_hand_over<G: Screen>(frame: &mut Frame, app: &App<G>, hand_over: HandOver) {
    let name = fit(&app.names[hand_over.to], 40);
    let bold = Style::new().add_modifier(Modifier::BOLD);
    let mut lines = vec![
        Line::styled(format!("Hand the keyboard to {name}."), bold),
        Line::raw(""),
    ];
    if let Some(what) = hand_over.to_see {
        lines.push(Line::raw(format!("{name} looks at {what}.")));
        lines.push(Line::raw(format!(
            "Press Enter when only {name} is looking; Esc goes back."
        )));
    } else if hand_over.secret {
        let question = app.position().question();
        lines.push(Line::raw(match app.waiting() {
            Waiting::DiceByHand(_) => format!("{name} draws a card in secret."),
            _ => format!("{name} decides in secret: {question}."),
        }));
        lines.push(Line::raw(format!(
            "Press Enter when only {name} is looking."
        )));
    } else {
        lines.push(Line::raw("Press Enter to go on; both may look."));
    }
    let screen = frame.area();
    let height = lines.len() as u16;
    let area = Rect {
        y: screen.height.saturating_sub(height) / 2,
        height: height.min(screen.height),
        ..screen
    };
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center), area);
}
