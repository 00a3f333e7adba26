//! What lies over the match: help, team sheets, rules, the question before leaving; and the hand-over
//! screen.

use ratatui::Frame;
use ratatui::layout::{Alignment, Constraint, Margin};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};

use super::app::App;
use super::hand_over::HandOver;
use super::screen::Screen;
use crate::rules_reference;
use crate::session::Waiting;
use crate::words::{say, told};
use gaffer_games::text::{fit, fit_end, wrap};
use gaffer_games::words::{Phrase, Words};

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
        title: Phrase,
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
            title: say!(screen::RulesTitle),
            scroll: 0,
            lines,
        })
    }

    /// Draws the box.
    pub(super) fn render<G: Screen>(&self, frame: &mut Frame, app: &App<G>) {
        let words = app.words();
        let (title, keys, lines) = match self {
            Self::Help(page) => {
                let mut pages = G::help();
                let count = pages.len();
                let [title, text] = pages.swap_remove((*page).min(count - 1));
                let title = say!(screen::HelpTitle, title, page = page + 1, pages = count);
                let text = words.render(&text);
                let lines = text.lines().map(str::to_owned).collect();
                (title, say!(screen::HelpKeys), lines)
            }
            Self::Teams => {
                let (title, lines) = G::sheet_lines(app, COLUMNS);
                (title, say!(screen::SheetKeys), lines)
            }
            Self::Hint { lines, .. } => {
                let title = say!(screen::HintTitle);
                (title, say!(screen::HintKeys), lines.clone())
            }
            Self::Text {
                title,
                scroll,
                lines,
            } => {
                let lines = lines.iter().skip(*scroll).cloned().collect();
                (title.clone(), say!(screen::TextKeys), lines)
            }
            Self::Leave => {
                let lines = match app.session.record_path() {
                    Some(path) => vec![
                        told!(words, screen::LeaveRecorded),
                        "  gaffer play --terminal --continue".into(),
                        fit_end(&path.display().to_string(), COLUMNS),
                    ],
                    None => vec![told!(words, screen::LeaveNotRecorded)],
                };
                (say!(screen::LeaveTitle), say!(screen::LeaveKeys), lines)
            }
        };
        boxed(frame, words, [title, keys], lines);
    }
}

fn boxed(frame: &mut Frame, words: Words<'_>, edges: [Phrase; 2], lines: Vec<String>) {
    let [title, keys] = edges.map(|edge| format!(" {} ", words.render(&edge)));
    let (width, height) = (
        Constraint::Length(BOX),
        Constraint::Length(lines.len() as u16 + 2),
    );
    let area = frame.area().centered(width, height);
    let block = Block::bordered()
        .title(title)
        .title_bottom(Line::raw(keys).alignment(Alignment::Right));
    frame.render_widget(Clear, area);
    let inner = block.inner(area).inner(Margin::new(1, 0));
    frame.render_widget(block, area);
    let lines: Vec<Line> = lines.into_iter().map(Line::raw).collect();
    frame.render_widget(Paragraph::new(lines), inner);
}

/// The screen between two people: nothing of the match is on it.
pub(super) fn render_hand_over<G: Screen>(frame: &mut Frame, app: &App<G>, hand_over: HandOver) {
    let name = || fit(&app.names[hand_over.to], 40);
    let mut said = vec![say!(screen::HandOver, name = name()), Phrase::nothing()];
    if hand_over.to_see {
        said.push(say!(screen::LooksAtSkills, name = name()));
        said.push(say!(screen::EnterOrBack, name = name()));
    } else if hand_over.secret {
        said.push(match app.waiting() {
            Waiting::DiceByHand(_) => say!(screen::DrawsInSecret, name = name()),
            _ => say!(
                screen::DecidesInSecret,
                name = name(),
                decision = app.position().decision()
            ),
        });
        said.push(say!(screen::EnterAlone, name = name()));
    } else {
        said.push(say!(screen::EnterBoth));
    }
    let words = app.words();
    let mut lines: Vec<Line> = said
        .iter()
        .map(|phrase| Line::raw(words.render(phrase)))
        .collect();
    lines[0].style = Style::new().add_modifier(Modifier::BOLD);
    let height = Constraint::Length(lines.len() as u16);
    let area = frame.area().centered_vertically(height);
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Center), area);
}
