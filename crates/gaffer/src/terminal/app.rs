//! The state of the screen and what every key does to it.

use std::io;

use gaffer_core::{BySide, Side};
use gaffer_fuba::pitch::AreaSet;
use gaffer_fuba::{Choice, Event, Open, Position, Purpose};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::commentary;
use super::draw::{HEIGHT, WIDTH, commentary_size};
use super::notice::Notice;
use super::offers::{self, Offer};
use super::overlay::Overlay;
use super::text::clean;
use super::{Ending, Pace, TerminalOptions};
use crate::session::{Session, Waiting};

/// The longest command line.
const LONGEST: usize = 200;

/// A hand-over of the keyboard between two people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct HandOver {
    /// Who gets the keyboard.
    pub(super) to: Side,
    /// Whether only he may look.
    pub(super) secret: bool,
}

/// A match on the screen.
#[derive(Debug)]
pub struct App {
    pub(super) session: Session<Position>,
    pub(super) names: BySide<String>,
    pub(super) options: TerminalOptions,
    size: (u16, u16),
    pub(super) offers: Vec<Offer>,
    pub(super) input: String,
    /// The highlighted one of the shown offers.
    pub(super) selected: usize,
    /// Whether it was highlighted on purpose since the last letter was typed.
    pub(super) picked: bool,
    /// The choice just made, which is highlighted again if it can be made again.
    pub(super) last_played: Option<Choice>,
    pub(super) notice: Option<Notice>,
    pub(super) overlay: Option<Overlay>,
    pub(super) hand_over: Option<HandOver>,
    /// Who took the keyboard for a secret and may be the only one to have looked since.
    alone: Option<Side>,
    pub(super) scroll: usize,
    /// The events there were when each person last began to decide.
    seen: BySide<usize>,
    pub(super) ending: Option<Ending>,
}

impl App {
    /// A screen for a session, as large as the smallest that will do until it is resized.
    pub fn new(
        session: Session<Position>,
        names: BySide<String>,
        options: TerminalOptions,
    ) -> io::Result<Self> {
        let mut app = Self {
            session,
            names: BySide {
                home: clean(names.home),
                away: clean(names.away),
            },
            options,
            size: (WIDTH, HEIGHT),
            offers: Vec::new(),
            input: String::new(),
            selected: 0,
            picked: false,
            last_played: None,
            notice: None,
            overlay: None,
            hand_over: None,
            alone: None,
            scroll: 0,
            seen: BySide::default(),
            ending: None,
        };
        app.refresh();
        app.go_on_at_once()?;
        Ok(app)
    }

    /// How the screen was left, once it is.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The session, with the match as it stands.
    pub fn session(&self) -> &Session<Position> {
        &self.session
    }

    /// The window has this size now.
    pub fn resize(&mut self, width: u16, height: u16) -> io::Result<()> {
        self.size = (width, height);
        self.go_on_at_once()
    }

    /// After how many milliseconds without a key the next step follows; `None` to wait for a key.
    pub fn pause(&self) -> Option<u64> {
        match self.options.pace {
            Pace::Timed(milliseconds) if self.goes_on_by_itself() => Some(milliseconds),
            _ => None,
        }
    }

    /// Lets the computer or the dice make one step, where it is their turn.
    pub fn tick(&mut self) -> io::Result<()> {
        if self.goes_on_by_itself() {
            self.advance()?;
        }
        Ok(())
    }

    /// Takes a key.
    pub fn key(&mut self, key: KeyEvent) -> io::Result<()> {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        if control && key.code == KeyCode::Char('c') {
            self.ask_to_leave();
            return Ok(());
        }
        if self.is_too_small() && self.overlay.is_none() {
            if key.code == KeyCode::Char('q') {
                self.ask_to_leave();
            }
            return Ok(());
        }
        if self.overlay.is_some() {
            self.overlay_key(key.code);
            return self.go_on_at_once();
        }
        if let Some(hand_over) = self.hand_over {
            match key.code {
                KeyCode::Enter => {
                    self.hand_over = None;
                    self.alone = hand_over.secret.then_some(hand_over.to);
                }
                KeyCode::Char('q') => self.ask_to_leave(),
                _ => {}
            }
            return Ok(());
        }
        self.notice = None;
        if self.scroll_key(key.code) {
            return Ok(());
        }
        match key.code {
            KeyCode::F(1) => self.overlay = Some(Overlay::Help),
            KeyCode::Char('?') if self.input.is_empty() => self.overlay = Some(Overlay::Help),
            _ => match self.session.waiting() {
                Waiting::Over => self.ending = Some(Ending::Over),
                Waiting::Computer(_) | Waiting::Dice(_) => {
                    if key.code == KeyCode::Char('q') {
                        self.ask_to_leave();
                    } else {
                        self.hurry()?;
                    }
                }
                Waiting::DiceByHand(_) | Waiting::Person(_) | Waiting::PersonInSecret(_) => {
                    self.decision_key(key.code, control)?;
                }
            },
        }
        self.go_on_at_once()
    }

    fn decision_key(&mut self, code: KeyCode, control: bool) -> io::Result<()> {
        match code {
            KeyCode::Char('z') if control => self.undo()?,
            KeyCode::Char('u') if control => self.edit(String::clear),
            KeyCode::Char(_) if control => {}
            KeyCode::Char('u') if self.input.is_empty() => self.undo()?,
            KeyCode::Char('q') if self.input.is_empty() => self.ask_to_leave(),
            KeyCode::Char(c) if !c.is_control() && self.input.len() < LONGEST => {
                self.edit(|input| input.push(c));
            }
            KeyCode::Backspace => self.edit(|input| {
                input.pop();
            }),
            KeyCode::Esc => self.edit(String::clear),
            KeyCode::Up => self.pick(self.selected.saturating_sub(1)),
            KeyCode::Down => self.pick(self.selected + 1),
            KeyCode::Home => self.pick(0),
            KeyCode::End => self.pick(usize::MAX),
            KeyCode::Tab if self.input.is_empty() => self.assist()?,
            KeyCode::Enter => self.enter()?,
            _ => {}
        }
        Ok(())
    }

    fn edit(&mut self, change: impl FnOnce(&mut String)) {
        change(&mut self.input);
        self.selected = 0;
        self.picked = false;
    }

    fn pick(&mut self, index: usize) {
        self.selected = index.min(self.shown().count().saturating_sub(1));
        self.picked = true;
    }

    fn scroll_key(&mut self, code: KeyCode) -> bool {
        let (columns, rows) = commentary_size(self.size);
        match code {
            KeyCode::PageUp => {
                let height = commentary::height(self.events(), &self.names, columns);
                self.scroll =
                    (self.scroll + rows.saturating_sub(1)).min(height.saturating_sub(rows));
            }
            KeyCode::PageDown => self.scroll = self.scroll.saturating_sub(rows.saturating_sub(1)),
            _ => return false,
        }
        true
    }

    fn overlay_key(&mut self, code: KeyCode) {
        match (&mut self.overlay, code) {
            (Some(Overlay::Leave), KeyCode::Char('y' | 'Y')) => {
                self.ending = Some(Ending::Left);
            }
            (Some(Overlay::Rules { scroll, .. }), KeyCode::Up | KeyCode::PageUp) => {
                *scroll = scroll.saturating_sub(if code == KeyCode::Up { 1 } else { 10 });
            }
            (Some(Overlay::Rules { scroll, lines }), KeyCode::Down | KeyCode::PageDown) => {
                let by = if code == KeyCode::Down { 1 } else { 10 };
                *scroll = (*scroll + by).min(lines.len().saturating_sub(1));
            }
            _ => self.overlay = None,
        }
    }

    /// Asks whether to leave; a second Ctrl-C is an answer.
    pub(super) fn ask_to_leave(&mut self) {
        if self.session.waiting() == Waiting::Over {
            self.ending = Some(Ending::Over);
        } else if matches!(self.overlay, Some(Overlay::Leave)) {
            self.ending = Some(Ending::Left);
        } else {
            self.overlay = Some(Overlay::Leave);
        }
    }

    /// The offers that the typed text leaves.
    pub(super) fn shown(&self) -> impl Iterator<Item = &Offer> {
        let filter = self.input.trim().to_lowercase();
        // A line with more than the words of one choice is a command, which filters nothing.
        let whole = self.offers.iter().any(|offer| offer.matches(&filter));
        self.offers
            .iter()
            .filter(move |offer| !whole || offer.matches(&filter))
    }

    /// Whether the typed text leaves some of the offers.
    pub(super) fn is_filtered(&self) -> bool {
        let filter = self.input.trim().to_lowercase();
        !filter.is_empty() && self.offers.iter().any(|offer| offer.matches(&filter))
    }

    /// The highlighted offer.
    pub(super) fn highlighted(&self) -> Option<&Offer> {
        self.shown().nth(self.selected)
    }

    /// The areas of the highlighted choice; none while the keyboard is handed over.
    pub(super) fn marked(&self) -> AreaSet {
        self.highlighted().map_or(AreaSet::EMPTY, Offer::areas)
    }

    pub(super) fn open(&self) -> &Open {
        self.session.game().position().open()
    }

    pub(super) fn events(&self) -> &[Event] {
        self.session.game().events()
    }

    pub(super) fn waiting(&self) -> Waiting<Purpose> {
        self.session.waiting()
    }

    /// Whether the window is smaller than the screen needs.
    pub(super) fn is_too_small(&self) -> bool {
        self.size.0 < WIDTH || self.size.1 < HEIGHT
    }

    /// Whether the computer or the dice are due and nothing stands in their way.
    pub(super) fn goes_on_by_itself(&self) -> bool {
        self.ending.is_none()
            && self.overlay.is_none()
            && self.hand_over.is_none()
            && !self.is_too_small()
            && matches!(self.waiting(), Waiting::Computer(_) | Waiting::Dice(_))
    }

    /// The number of events that the person at the keyboard has already seen.
    pub(super) fn seen(&self) -> usize {
        match self.waiting() {
            Waiting::Person(side) | Waiting::PersonInSecret(side) => self.seen[side],
            _ => Side::BOTH
                .into_iter()
                .filter(|side| self.session.is_person(*side))
                .map(|side| self.seen[side])
                .max()
                .unwrap_or(usize::MAX),
        }
    }

    /// A row of decisions begins: what follows is new to the side that decides.
    pub(super) fn begin_to_decide(&mut self, side: Side) {
        if self.session.game().can_undo() == 0 {
            self.seen[side] = self.events().len();
        }
    }

    /// Brings everything that follows from the session up to date.
    pub(super) fn refresh(&mut self) {
        self.input.clear();
        self.scroll = 0;
        self.picked = false;
        self.offers = match self.waiting() {
            Waiting::Person(_) | Waiting::PersonInSecret(_) => {
                offers::all(self.session.game(), &self.names)
            }
            _ => Vec::new(),
        };
        // Placing or moving again takes one key where it is the same choice again.
        let same = |choice: Choice| self.offers.iter().position(|offer| offer.choice == choice);
        self.selected = self.last_played.take().and_then(same).unwrap_or(0);
        self.arrange_hand_over();
    }

    /// Two people on one keyboard: whoever decides in secret is alone with it.
    fn arrange_hand_over(&mut self) {
        if !self.session.is_shared() {
            return;
        }
        let hand_over = match self.waiting() {
            Waiting::PersonInSecret(to) if self.alone != Some(to) => {
                Some(HandOver { to, secret: true })
            }
            Waiting::PersonInSecret(_) => None,
            Waiting::Person(to) if self.alone == Some(!to) => Some(HandOver { to, secret: false }),
            _ => {
                self.alone = None;
                None
            }
        };
        self.hand_over = hand_over;
        if hand_over.is_some() {
            self.notice = None;
            self.selected = 0;
        }
    }
}
