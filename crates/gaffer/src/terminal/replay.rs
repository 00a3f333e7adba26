//! A recorded match on the full screen, stepped through with the keyboard.

use std::io;

use gaffer_core::{BySide, Moment, Replayed};
use ratatui::Frame;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::commentary;
use super::draw::{HEIGHT, Palette, WIDTH};
use super::screen::Screen;
use super::{TerminalOptions, on_terminal};
use crate::voice::Voice;
use crate::words::told;
use gaffer_games::protocol::Landmark;
use gaffer_games::text::fit;
use gaffer_games::words::{Language, Words};

/// A recorded match and the moment shown.
#[derive(Debug)]
pub struct Replay<G: Screen> {
    replayed: Replayed<G>,
    names: BySide<String>,
    at: usize,
    palette: Palette,
    voice: Voice,
    language: Language,
}

impl<G: Screen> Replay<G> {
    /// A replay at its beginning.
    pub fn new(
        replayed: Replayed<G>,
        names: BySide<String>,
        TerminalOptions {
            colour,
            voice,
            language,
            ..
        }: TerminalOptions,
    ) -> Self {
        Self {
            replayed,
            names,
            at: 0,
            palette: Palette { colour },
            voice,
            language,
        }
    }

    /// The number of the moment shown.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Takes a key; false when it leaves the replay.
    pub fn key(&mut self, key: KeyCode) -> bool {
        let last = self.moments().len().saturating_sub(1);
        match key {
            KeyCode::Char('q') | KeyCode::Esc => return false,
            KeyCode::Right | KeyCode::Down | KeyCode::Enter | KeyCode::Char(' ') => {
                self.at = (self.at + 1).min(last);
            }
            KeyCode::Left | KeyCode::Up => self.at = self.at.saturating_sub(1),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            KeyCode::PageDown => self.go_on_to(Landmark::Turn),
            KeyCode::PageUp => {
                let before = &self.moments()[..self.at];
                let turn = before
                    .iter()
                    .rposition(|moment| has(moment, Landmark::Turn));
                self.at = turn.unwrap_or(0);
            }
            KeyCode::Char('g') => self.go_on_to(Landmark::Goal),
            KeyCode::Char('c') => self.go_on_to(Landmark::Card),
            _ => {}
        }
        true
    }

    fn moments(&self) -> &[Moment<G>] {
        self.replayed.moments()
    }

    fn go_on_to(&mut self, wanted: Landmark) {
        let next = self
            .moments()
            .iter()
            .skip(self.at + 1)
            .position(|moment| has(moment, wanted));
        if let Some(steps) = next {
            self.at += steps + 1;
        }
    }

    /// Draws the moment shown.
    pub fn draw(&self, frame: &mut Frame) {
        let words = Words::new(self.language, &self.names);
        let screen = frame.area();
        if screen.width < WIDTH || screen.height < HEIGHT {
            let (columns, rows) = (WIDTH, HEIGHT);
            let text = told!(words, screen::ReplayTooSmall, columns, rows);
            frame.render_widget(Paragraph::new(text), screen);
            return;
        }
        let Some(moment) = self.moments().get(self.at) else {
            return;
        };
        let room = Rect {
            height: screen.height - 1,
            ..screen
        };
        let layout = moment.position.layout(room);
        // The answers of a record name the secrets when they are chosen, so a replay shows both sides'.
        let sees = BySide::with(|_| true);
        let columns = usize::from(layout.header.width);
        let header = moment.position.header(words, sees, columns, self.palette);
        frame.render_widget(Paragraph::new(header), layout.header);
        moment
            .position
            .draw_board(words, None, self.palette, layout.board, frame.buffer_mut());
        let beside = Rect {
            x: layout.panel.x + 1,
            y: layout.panel.y + 1,
            width: layout.panel.width.saturating_sub(1),
            height: layout.panel.height.saturating_sub(1),
        };
        let answer = moment
            .answer
            .map_or_else(String::new, |answer| answer.to_string());
        let told = vec![
            Line::raw(told!(
                words,
                screen::Moment,
                at = self.at,
                last = self.moments().len() - 1
            )),
            Line::raw(""),
            Line::raw(fit(&answer, usize::from(beside.width))),
        ];
        frame.render_widget(Paragraph::new(told), beside);
        self.draw_commentary(words, frame, layout.commentary);
        let keys = Rect {
            y: room.bottom(),
            height: 1,
            ..screen
        };
        frame.render_widget(Paragraph::new(told!(words, screen::ReplayKeys)), keys);
    }

    fn draw_commentary(&self, words: Words<'_>, frame: &mut Frame, area: Rect) {
        let before: Vec<G::Event> = self.moments()[..self.at]
            .iter()
            .flat_map(|moment| moment.events.iter().cloned())
            .collect();
        let mut events = before.clone();
        events.extend_from_slice(&self.moments()[self.at].events);
        let size = (usize::from(area.width), usize::from(area.height));
        let (page, _) = commentary::page::<G>(
            &self.moments()[self.at].position.options(),
            &events,
            words,
            before.len(),
            size,
            0,
            self.voice,
        );
        frame.render_widget(Paragraph::new(page), area);
    }
}

/// Whether a landmark of the match is among the events of a moment.
fn has<G: Screen>(moment: &Moment<G>, landmark: Landmark) -> bool {
    let mut landmarks = moment.events.iter().filter_map(G::landmark);
    landmarks.any(|found| match found {
        // Whoever takes a set piece begins a turn.
        Landmark::SetPiece => landmark == Landmark::Turn,
        found => found == landmark,
    })
}

/// Shows a recorded match until it is left, and restores the terminal.
pub fn replay<G: Screen>(
    replayed: Replayed<G>,
    names: BySide<String>,
    options: TerminalOptions,
) -> io::Result<()> {
    let why = "stepping through a match needs a terminal; --print works without one";
    let mut replay = Replay::new(replayed, names, options);
    on_terminal(why, |terminal| {
        loop {
            terminal.draw(|frame| replay.draw(frame))?;
            if let Event::Key(key) = event::read()?
                && key.kind != KeyEventKind::Release
                && !replay.key(key.code)
            {
                return Ok(());
            }
        }
    })
}
