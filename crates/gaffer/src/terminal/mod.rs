//! The full-screen match in a terminal: board, commentary and decisions, played with the keyboard.
//!
//! [`App`] is the whole state, [`App::key`] takes a key, and [`draw()`] paints the state on a frame; only
//! [`run`] touches a real terminal. All of this is the same for every game; [`Screen`] is what a game adds: how
//! it is drawn and what its choices are called.

mod app;
pub(crate) mod champions;
mod command;
mod commentary;
mod dice_words;
mod draw;
mod fuba;
mod hand_over;
mod header;
mod hint;
mod notice;
mod overlay;
mod panel;
mod play;
mod replay;
mod screen;

use std::io::{self, IsTerminal};
use std::time::Duration;

use clap::ValueEnum;
use gaffer_core::{BySide, Seed};
use gaffer_games::words::Language;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyEventKind};

use crate::session::Session;
use crate::voice::Voice;

pub use app::App;
pub use command::Command;
pub(crate) use draw::plain_board;
pub use draw::{Palette, draw};
pub(crate) use fuba::listed_skills;
pub use gaffer_games::offer::Offer;
pub use replay::{Replay, replay};
pub use screen::{Layout, RuleNames, Screen};

/// How fast computer coaches act and dice roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Pace {
    /// At once.
    Instant,
    /// With short pauses.
    Timed,
    /// A key for each step.
    Step,
}

/// How a match is shown and played in the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerminalOptions {
    /// How fast computer coaches act and dice roll.
    pub pace: Pace,
    /// Whether colours are added; nothing is ever said by colour alone.
    pub colour: bool,
    /// Who tells what happens.
    pub voice: Voice,
    /// The language of everything that is said.
    pub language: Language,
    /// The seed of the assistant's own luck, which is used only where it mixes its choices.
    pub assistant_seed: Seed,
}

impl Default for TerminalOptions {
    fn default() -> Self {
        Self {
            pace: Pace::Timed,
            colour: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()),
            voice: Voice::default(),
            language: Language::default(),
            assistant_seed: Seed::Named(0),
        }
    }
}

/// How the screen was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The match is over.
    Over,
    /// The match goes on another time.
    Left,
}

/// Plays a session on the terminal until it is over or left, and restores the terminal.
pub fn run<G: Screen>(
    mut session: Session<G>,
    names: BySide<String>,
    options: TerminalOptions,
) -> io::Result<Ending> {
    session.let_coaches_think_aside();
    let mut app = App::new(session, names, options)?;
    on_terminal("a full-screen match needs a terminal", |terminal| {
        play_on(terminal, &mut app)
    })
}

/// Takes the terminal over for a while, and restores it.
fn on_terminal<T>(
    needed: &str,
    show: impl FnOnce(&mut DefaultTerminal) -> io::Result<T>,
) -> io::Result<T> {
    if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
        return Err(io::Error::other(needed));
    }
    let shown = ratatui::try_init().and_then(|mut terminal| show(&mut terminal));
    let restored = ratatui::try_restore();
    let shown = shown?;
    restored.map(|()| shown)
}

fn play_on<G: Screen>(terminal: &mut DefaultTerminal, app: &mut App<G>) -> io::Result<Ending> {
    let size = terminal.size()?;
    app.resize(size.width, size.height)?;
    loop {
        terminal.draw(|frame| draw(frame, app))?;
        if let Some(ending) = app.ending() {
            return Ok(ending);
        }
        if let Some(milliseconds) = app.pause()
            && !event::poll(Duration::from_millis(milliseconds))?
        {
            app.tick()?;
            continue;
        }
        match event::read()? {
            Event::Key(key) if key.kind != KeyEventKind::Release => app.key(key)?,
            Event::Resize(width, height) => app.resize(width, height)?,
            _ => {}
        }
    }
}
