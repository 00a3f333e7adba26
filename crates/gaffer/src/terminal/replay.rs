//! A recorded match on the full screen, stepped through with the keyboard.

use std::io::{self, IsTerminal};

use gaffer_core::{BySide, Rules, Viewer};
use gaffer_fuba::Event as Happening;
use gaffer_fuba::pitch::AreaSet;
use ratatui::Frame;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEventKind};
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::commentary;
use super::draw::{HEIGHT, Palette, WIDTH};
use super::header;
use super::pitch::{self, Pitch};
use super::text::fit;

type Moment = crate::replay::Moment<gaffer_fuba::Position>;

const KEYS: &str =
    "Right/Left: step  PgDn/PgUp: turn  g: next goal  c: next card  Home/End  q: leave";

/// A recorded match and the moment shown.
#[derive(Debug)]
pub struct Replay {
    moments: Vec<Moment>,
    names: BySide<String>,
    at: usize,
    palette: Palette,
}

impl Replay {
    /// A replay at its beginning.
    pub fn new(moments: Vec<Moment>, names: BySide<String>, colour: bool) -> Self {
        Self {
            moments,
            names,
            at: 0,
            palette: Palette { colour },
        }
    }

    /// The number of the moment shown.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Takes a key; false when it leaves the replay.
    pub fn key(&mut self, key: KeyCode) -> bool {
        let last = self.moments.len().saturating_sub(1);
        match key {
            KeyCode::Char('q') | KeyCode::Esc => return false,
            KeyCode::Right | KeyCode::Down | KeyCode::Enter | KeyCode::Char(' ') => {
                self.at = (self.at + 1).min(last);
            }
            KeyCode::Left | KeyCode::Up => self.at = self.at.saturating_sub(1),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = last,
            KeyCode::PageDown => {
                self.go_on_to(|event| matches!(event, Happening::TargetChosen { .. }));
            }
            KeyCode::PageUp => {
                let turn = |moment: &Moment| {
                    moment
                        .events
                        .iter()
                        .any(|event| matches!(event, Happening::TargetChosen { .. }))
                };
                self.at = self.moments[..self.at].iter().rposition(turn).unwrap_or(0);
            }
            KeyCode::Char('g') => self.go_on_to(|event| matches!(event, Happening::Goal { .. })),
            KeyCode::Char('c') => self.go_on_to(|event| {
                matches!(
                    event,
                    Happening::YellowCardRolled { card: true, .. }
                        | Happening::Booked { .. }
                        | Happening::RedCardRolled { card: true, .. }
                )
            }),
            _ => {}
        }
        true
    }

    fn go_on_to(&mut self, wanted: impl Fn(&Happening) -> bool) {
        let next = self
            .moments
            .iter()
            .skip(self.at + 1)
            .position(|moment| moment.events.iter().any(&wanted));
        if let Some(steps) = next {
            self.at += steps + 1;
        }
    }

    /// Draws the moment shown.
    pub fn draw(&self, frame: &mut Frame) {
        let screen = frame.area();
        if screen.width < WIDTH || screen.height < HEIGHT {
            let text = format!("A replay needs a window of {WIDTH}x{HEIGHT} characters. q leaves.");
            frame.render_widget(Paragraph::new(text), screen);
            return;
        }
        let Some(moment) = self.moments.get(self.at) else {
            return;
        };
        let columns = usize::from(screen.width);
        let rows = |y: u16, height: u16| Rect {
            y,
            height,
            ..screen
        };
        let open = moment.position.open();
        // The answers of a record name the skills when they are chosen, so a replay shows both hands.
        let hidden = BySide::with(|side| {
            let view = moment.position.view(Viewer::Side(side));
            view.own().map(|(_, own)| own.skills)
        });
        let header = header::lines(open, &self.names, &hidden, columns, self.palette);
        let top = header.len() as u16;
        frame.render_widget(Paragraph::new(header), rows(0, top));
        frame.render_widget(
            Pitch {
                open,
                marked: AreaSet::EMPTY,
                palette: self.palette,
            },
            Rect {
                width: pitch::WIDTH,
                ..rows(top, pitch::HEIGHT)
            },
        );
        let beside = Rect {
            x: pitch::WIDTH + 1,
            width: screen.width - pitch::WIDTH - 1,
            ..rows(top + 1, pitch::HEIGHT - 1)
        };
        let told = vec![
            Line::raw(format!("Moment {} of {}", self.at, self.moments.len() - 1)),
            Line::raw(""),
            Line::raw(fit(&moment.answer, usize::from(beside.width))),
        ];
        frame.render_widget(Paragraph::new(told), beside);
        self.draw_commentary(
            frame,
            rows(top + pitch::HEIGHT, screen.height - top - pitch::HEIGHT - 1),
        );
        frame.render_widget(Paragraph::new(KEYS), rows(screen.height - 1, 1));
    }

    fn draw_commentary(&self, frame: &mut Frame, area: Rect) {
        let before: Vec<Happening> = self.moments[..self.at]
            .iter()
            .flat_map(|moment| moment.events.iter().copied())
            .collect();
        let mut events = before.clone();
        events.extend(&self.moments[self.at].events);
        let size = (usize::from(area.width), usize::from(area.height));
        let (page, _) = commentary::page(
            &self.moments[self.at].position.options(),
            &events,
            &self.names,
            before.len(),
            size,
            0,
        );
        frame.render_widget(Paragraph::new(page), area);
    }
}

/// Shows a recorded match until it is left, and restores the terminal.
pub fn replay(moments: Vec<Moment>, names: BySide<String>) -> io::Result<()> {
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(io::Error::other(
            "stepping through a match needs a terminal; --print works without one",
        ));
    }
    let colour = super::TerminalOptions::default().colour;
    let mut replay = Replay::new(moments, names, colour);
    let mut terminal = ratatui::try_init()?;
    let result = loop {
        if let Err(error) = terminal.draw(|frame| replay.draw(frame)) {
            break Err(error);
        }
        match event::read() {
            Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                if !replay.key(key.code) {
                    break Ok(());
                }
            }
            Ok(_) => {}
            Err(error) => break Err(error),
        }
    };
    ratatui::try_restore()?;
    result
}
