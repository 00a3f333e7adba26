//! The state of the screen and what every key does to it.

use std::io;

use gaffer_core::{BySide, Side, printable};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::command::{self, Command};
use super::commentary;
use super::draw::{HEIGHT, WIDTH, commentary_size};
use super::hand_over::HandOver;
use super::notice::Notice;
use super::overlay::Overlay;
use super::screen::Screen;
use super::{Ending, Pace, TerminalOptions};
use crate::session::{Session, Waiting};
use crate::words::say;
use gaffer_games::offer::Offer;
use gaffer_games::words::{Phrase, Words};

/// The longest command line.
const LONGEST: usize = 200;

/// After how many milliseconds it is shown anew how far a coach is.
const LOOK_AGAIN: u64 = 100;

/// After how many milliseconds the next step follows where there are pauses; a key goes on to the next decision at once.
const PAUSE: u64 = 700;

/// A match on the screen.
#[derive(Debug)]
pub struct App<G: Screen> {
    pub(super) session: Session<G>,
    pub(super) names: BySide<String>,
    pub(super) options: TerminalOptions,
    size: (u16, u16),
    pub(super) offers: Vec<Offer<G::Choice, String>>,
    pub(super) input: String,
    /// The highlighted one of the shown offers.
    pub(super) selected: usize,
    /// Whether it was highlighted on purpose since the last letter was typed.
    pub(super) picked: bool,
    /// The question just answered and the choice made, which is highlighted again if it can be made again.
    pub(super) last_played: Option<(&'static str, G::Choice)>,
    pub(super) notice: Option<Notice>,
    pub(super) overlay: Option<Overlay>,
    pub(super) hand_over: Option<HandOver>,
    /// Who took the keyboard for a secret and may be the only one to have looked since.
    pub(super) alone: Option<Side>,
    /// Who of two people looks at what only he may see.
    pub(super) looking: Option<Side>,
    /// What the game remembers beside the match.
    pub(super) extra: G::Extra,
    pub(super) scroll: usize,
    /// The events there were when each person last began to decide.
    seen: BySide<usize>,
    pub(super) ending: Option<Ending>,
}

impl<G: Screen> App<G> {
    /// A screen for a session, as large as the smallest that will do until it is resized.
    pub fn new(
        session: Session<G>,
        BySide { home, away }: BySide<String>,
        options: TerminalOptions,
    ) -> io::Result<Self> {
        let extra = G::extra(session.is_shared());
        let mut app = Self {
            session,
            names: BySide {
                home: printable(&home),
                away: printable(&away),
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
            looking: None,
            extra,
            scroll: 0,
            seen: BySide::default(),
            ending: None,
        };
        app.refresh()?;
        app.go_on_at_once()?;
        Ok(app)
    }

    /// How the screen was left, once it is.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The session, with the match as it stands.
    pub fn session(&self) -> &Session<G> {
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
            _ if self.session.thinking().is_some() && self.goes_on_by_itself() => Some(LOOK_AGAIN),
            Pace::Timed if self.goes_on_by_itself() => Some(PAUSE),
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
            self.overlay_key(key.code)?;
            return self.go_on_at_once();
        }
        if let Some(hand_over) = self.hand_over {
            match key.code {
                KeyCode::Enter => self.take_over(hand_over),
                KeyCode::Esc if hand_over.to_see => self.hand_over = None,
                KeyCode::Char('q') => self.ask_to_leave(),
                _ => {}
            }
            return Ok(());
        }
        let refused = self.notice.take().and_then(|notice| notice.rule);
        if self.scroll_key(key.code) {
            return Ok(());
        }
        match key.code {
            KeyCode::F(1) => self.overlay = Some(Overlay::Help(0)),
            KeyCode::F(2) => self.overlay = Some(Overlay::Teams),
            KeyCode::F(3) => self.show_rule(refused),
            KeyCode::F(4) => self.hint(),
            KeyCode::F(5) => self.show_thoughts(),
            KeyCode::Char('?') if self.input.is_empty() => self.overlay = Some(Overlay::Help(0)),
            _ => match self.session.waiting() {
                Waiting::Over => self.ending = Some(Ending::Over),
                Waiting::Computer(_) | Waiting::Dice(_) => {
                    if key.code == KeyCode::Char('q') {
                        self.ask_to_leave();
                    } else if self.session.thinking().is_some() {
                        self.session.play_now();
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
            KeyCode::Char('u') if self.input.is_empty() && !self.position().may_type_u() => {
                self.undo()?;
            }
            KeyCode::Char('q') if self.input.is_empty() => self.ask_to_leave(),
            KeyCode::Char(c) if !c.is_control() && self.input.len() < LONGEST => {
                self.edit(|input| input.push(c));
            }
            KeyCode::Backspace => self.edit(|input| {
                input.pop();
            }),
            KeyCode::Esc if self.input.is_empty() && self.looking.is_some() => {
                self.looking = None;
                self.list_offers();
            }
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
        self.selected = self.typed().unwrap_or(0);
        self.picked = false;
    }

    /// The shown offer that the typed line names, so that Enter plays what is highlighted.
    fn typed(&self) -> Option<usize> {
        match command::read(self, &self.input) {
            Ok(Command::Row(row)) if row.len() == 1 => {
                self.shown().position(|offer| offer.choice == row[0])
            }
            _ => None,
        }
    }

    fn pick(&mut self, index: usize) {
        self.selected = index.min(self.shown().count().saturating_sub(1));
        self.picked = true;
    }

    fn scroll_key(&mut self, code: KeyCode) -> bool {
        let (columns, rows) = commentary_size(self.size, self.position());
        match code {
            KeyCode::PageUp => {
                let options = self.position().options();
                let (events, voice) = (self.events(), self.options.voice);
                let height =
                    commentary::height::<G>(&options, events, self.words(), columns, voice);
                self.scroll =
                    (self.scroll + rows.saturating_sub(1)).min(height.saturating_sub(rows));
            }
            KeyCode::PageDown => self.scroll = self.scroll.saturating_sub(rows.saturating_sub(1)),
            _ => return false,
        }
        true
    }

    /// The words of this screen.
    pub(super) fn words(&self) -> Words<'_> {
        Words::new(self.options.language, &self.names)
    }

    /// Answers with a remark.
    pub(super) fn note(&mut self, phrase: &Phrase) {
        self.notice = Some(Notice::plain(&self.words().render(phrase)));
    }

    /// Says what the game has to remark on the decision that is due.
    pub(super) fn remark(&mut self) {
        if self.hand_over.is_none()
            && let Some(remark) = G::remark(self)
        {
            self.note(&remark);
        }
    }

    fn overlay_key(&mut self, code: KeyCode) -> io::Result<()> {
        match (&mut self.overlay, code) {
            (Some(Overlay::Help(page)), KeyCode::Right | KeyCode::PageDown | KeyCode::Down) => {
                *page = (*page + 1).min(G::help().len().saturating_sub(1));
            }
            (Some(Overlay::Help(page)), KeyCode::Left | KeyCode::PageUp | KeyCode::Up) => {
                *page = page.saturating_sub(1);
            }
            (Some(Overlay::Teams), code) => return self.teams_key(code),
            (Some(Overlay::Leave), KeyCode::Char('y' | 'Y')) => {
                self.ending = Some(Ending::Left);
            }
            (Some(Overlay::Hint { plans, .. }), key) => {
                let number = match key {
                    KeyCode::Enter | KeyCode::Tab | KeyCode::Char('1') => 0,
                    KeyCode::Char('2') => 1,
                    KeyCode::Char('3') => 2,
                    _ => usize::MAX,
                };
                let plan = plans.get(number).cloned();
                self.overlay = None;
                if let Some(plan) = plan {
                    return self.follow(&plan);
                }
            }
            (Some(Overlay::Text { scroll, .. }), KeyCode::Up | KeyCode::PageUp) => {
                *scroll = scroll.saturating_sub(if code == KeyCode::Up { 1 } else { 10 });
            }
            (Some(Overlay::Text { scroll, lines, .. }), KeyCode::Down | KeyCode::PageDown) => {
                let by = if code == KeyCode::Down { 1 } else { 10 };
                *scroll = (*scroll + by).min(lines.len().saturating_sub(1));
            }
            _ => self.overlay = None,
        }
        Ok(())
    }

    /// Keys of the team sheets: those of the game, and any other closes them.
    fn teams_key(&mut self, code: KeyCode) -> io::Result<()> {
        if G::sheet_key(self, code) {
            return Ok(());
        }
        self.overlay = None;
        self.look_away();
        if self.passes(self.position()).is_some() {
            return self.refresh();
        }
        self.list_offers();
        Ok(())
    }

    /// The rule by which a choice was just refused, or that of the highlighted choice, in full.
    fn show_rule(&mut self, refused: Option<&'static str>) {
        let position = self.position();
        let of_choice = self
            .highlighted()
            .map(|offer| position.rule_of_offer(offer));
        let rule = refused.or(of_choice).filter(|rule| !rule.is_empty());
        let names = position.rule_names();
        if let Some(overlay) = rule.and_then(|rule| Overlay::rules(rule, names.prefix)) {
            self.overlay = Some(overlay);
        } else {
            let section = names.section;
            self.note(&say!(notices::HighlightForItsRule, section));
        }
    }

    /// Where parts of a choice are picked: the rule of the highlighted one.
    pub(super) fn rule_of_part(&self) -> Option<Notice> {
        let part = self.highlighted().filter(|offer| offer.is_part)?;
        Notice::rule(self.position().rule_of_offer(part))
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
    pub(super) fn shown(&self) -> impl Iterator<Item = &Offer<G::Choice, String>> {
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
    pub(super) fn highlighted(&self) -> Option<&Offer<G::Choice, String>> {
        self.shown().nth(self.selected)
    }

    pub(super) fn position(&self) -> &G {
        self.session.game().position()
    }

    pub(super) fn events(&self) -> &[G::Event] {
        self.session.game().events()
    }

    pub(super) fn waiting(&self) -> Waiting<G::Purpose> {
        self.session.waiting()
    }

    /// The choice that is made at a position without asking anybody.
    fn passes(&self, position: &G) -> Option<G::Choice> {
        position.passes(&self.session, &self.extra)
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
        if self.undoable() == 0 {
            self.seen[side] = self.events().len();
        }
    }

    /// How many answers must be taken back to take back one of a person's own: those made without asking
    /// him are not his. 0 where there is nothing to take back.
    pub(super) fn undoable(&self) -> usize {
        let mut game = self.session.game().clone();
        let mut steps = 0;
        while game.undo() {
            steps += 1;
            if self.passes(game.position()).is_none() {
                return steps;
            }
        }
        0
    }

    /// Brings everything that follows from the session up to date.
    pub(super) fn refresh(&mut self) -> io::Result<()> {
        self.looking = None;
        self.session.game().position().take_note(&mut self.extra);
        while let Some(choice) = self.passes(self.position()) {
            if self.session.choose(choice)?.is_err() {
                break;
            }
        }
        self.input.clear();
        self.scroll = 0;
        self.picked = false;
        self.arrange_hand_over();
        self.list_offers();
        // Placing or moving again takes one key where it is the same choice again.
        let question = self.position().question();
        let last = self.last_played.take();
        let again = last.filter(|(answered, _)| *answered == question);
        let same = |(_, choice)| self.offers.iter().position(|offer| offer.choice == choice);
        self.selected = again.and_then(same).unwrap_or(0);
        if self.hand_over.is_some() {
            self.selected = 0;
        }
        self.remark();
        Ok(())
    }

    /// Lists what may be chosen, as far as it may stand on the screen.
    pub(super) fn list_offers(&mut self) {
        self.offers = match self.waiting() {
            Waiting::Person(side) | Waiting::PersonInSecret(side) => G::listed(self, side),
            _ => Vec::new(),
        };
        self.selected = self.selected.min(self.offers.len().saturating_sub(1));
    }
}
