//! The state of the screen and what every key does to it.

use std::io;

use gaffer_core::{BySide, Side};
use gaffer_fuba::pitch::AreaSet;
use gaffer_fuba::{Advanced, Choice, Event, Open, Position, Purpose, Skill, Step};
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use super::choice_rule;
use super::commentary;
use super::draw::{HEIGHT, WIDTH, commentary_size};
use super::help;
use super::notice::Notice;
use super::offers::{self, Offer};
use super::overlay::Overlay;
use super::picker;
use super::secrecy::Asks;
use super::team_sheet;
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
    /// Whether he has asked for his hidden skills, which are no decision.
    pub(super) for_skills: bool,
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
    /// Who of two people looks at his hidden skills now.
    pub(super) looking: Option<Side>,
    /// At which windows each person is asked.
    pub(super) asks: BySide<Asks>,
    /// The skills picked so far where skills are chosen.
    pub(super) draft: Vec<Skill>,
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
        let asks = Asks::at_start(session.is_shared());
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
            looking: None,
            asks: BySide::with(|_| asks),
            draft: Vec::new(),
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
            self.overlay_key(key.code)?;
            return self.go_on_at_once();
        }
        if let Some(hand_over) = self.hand_over {
            match key.code {
                KeyCode::Enter => self.take_over(hand_over),
                KeyCode::Esc if hand_over.for_skills => self.hand_over = None,
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
            KeyCode::F(1) => self.overlay = Some(Overlay::Help(0)),
            KeyCode::F(2) => self.overlay = Some(Overlay::Teams),
            KeyCode::F(3) => self.show_rule_of_choice(),
            KeyCode::Char('?') if self.input.is_empty() => self.overlay = Some(Overlay::Help(0)),
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
            KeyCode::Char('u') if self.input.is_empty() && !self.may_type_use() => self.undo()?,
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

    /// Whether a line may begin with "use", so that a "u" is not yet a wish to take back.
    fn may_type_use(&self) -> bool {
        self.open().plays(Advanced::Skills)
            && matches!(self.open().step(), Step::Action | Step::Skill(_))
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
        let (columns, rows) = commentary_size(self.size, self.open());
        match code {
            KeyCode::PageUp => {
                let height =
                    commentary::height(&self.open().options(), self.events(), &self.names, columns);
                self.scroll =
                    (self.scroll + rows.saturating_sub(1)).min(height.saturating_sub(rows));
            }
            KeyCode::PageDown => self.scroll = self.scroll.saturating_sub(rows.saturating_sub(1)),
            _ => return false,
        }
        true
    }

    fn take_over(&mut self, hand_over: HandOver) {
        self.hand_over = None;
        if hand_over.for_skills {
            self.looking = Some(hand_over.to);
            self.overlay = Some(Overlay::Teams);
            self.list_offers();
        } else {
            self.alone = hand_over.secret.then_some(hand_over.to);
            self.list_offers();
            self.hint_at_skills();
        }
    }

    /// Tells two people once, before the kick-off, that they are not asked about hidden skills by
    /// themselves.
    fn hint_at_skills(&mut self) {
        let before_kick_off = matches!(self.open().step(), Step::KickOffChoice(_));
        if before_kick_off
            && self.hand_over.is_none()
            && self.session.is_shared()
            && self.open().plays(Advanced::Skills)
        {
            self.notice = Some(Notice::plain(
                "Nobody is asked about hidden skills unless he wants to be: F2, then h or a, shows \
                 a coach his skills and lets him say when to ask. Help (?) has a page on it.",
            ));
        }
    }

    fn overlay_key(&mut self, code: KeyCode) -> io::Result<()> {
        match (&mut self.overlay, code) {
            (Some(Overlay::Help(page)), KeyCode::Right | KeyCode::PageDown | KeyCode::Down) => {
                *page = (*page + 1).min(help::PAGES.len() - 1);
            }
            (Some(Overlay::Help(page)), KeyCode::Left | KeyCode::PageUp | KeyCode::Up) => {
                *page = page.saturating_sub(1);
            }
            (Some(Overlay::Teams), code) => return self.teams_key(code),
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
        Ok(())
    }

    /// Keys of the team sheets: hidden skills on request, and at which windows to be asked.
    fn teams_key(&mut self, code: KeyCode) -> io::Result<()> {
        let shared = self.session.is_shared();
        let owner = Side::BOTH.into_iter().find(|side| self.sees_hidden(*side));
        match (code, owner) {
            (KeyCode::Char('h' | 'H'), None) if shared => self.ask_for_skills(Side::Home),
            (KeyCode::Char('a' | 'A'), None) if shared => self.ask_for_skills(Side::Away),
            (KeyCode::Char('e' | 'E'), Some(side)) if shared => {
                self.asks[side].every = !self.asks[side].every;
            }
            (KeyCode::Char(digit @ '1'..='9'), Some(side)) => {
                let number = digit as usize - '1' as usize;
                if let Some(skill) = team_sheet::numbered(self, side).get(number) {
                    self.asks[side].switch(*skill);
                }
            }
            _ => {
                self.overlay = None;
                // Somebody who does not decide now has looked enough.
                let decides =
                    matches!(self.waiting(), Waiting::Person(side) if self.looking == Some(side));
                if !decides {
                    self.looking = None;
                }
                if self.passes(self.session.game().position()) {
                    return self.refresh();
                }
                self.list_offers();
            }
        }
        Ok(())
    }

    fn ask_for_skills(&mut self, to: Side) {
        if self.open().plays(Advanced::Skills) {
            self.overlay = None;
            self.hand_over = Some(HandOver {
                to,
                secret: true,
                for_skills: true,
            });
        }
    }

    /// The rule of the highlighted choice in full.
    fn show_rule_of_choice(&mut self) {
        let rule = self
            .highlighted()
            .map(|offer| choice_rule::rule_of(self.open(), offer))
            .filter(|rule| !rule.is_empty());
        let edition = self.open().edition();
        match rule.and_then(|rule| Overlay::rules(rule, edition)) {
            Some(overlay) => self.overlay = Some(overlay),
            None => {
                self.notice = Some(Notice::plain(
                    "Highlight a choice for its rule, or type one: rule 4.1.",
                ));
            }
        }
    }

    /// Where skills are picked: the rule of the highlighted one.
    pub(super) fn rule_of_picked_skill(&self) -> Option<Notice> {
        let skill = self.highlighted()?.pick?;
        Notice::rule(skill.rule())
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
        if self.undoable() == 0 {
            self.seen[side] = self.events().len();
        }
    }

    /// How many answers must be taken back to take back one of a person's own: windows that passed by
    /// themselves are not his. 0 where there is nothing to take back.
    pub(super) fn undoable(&self) -> usize {
        let mut game = self.session.game().clone();
        let mut steps = 0;
        while game.undo() {
            steps += 1;
            if !self.passes(game.position()) {
                return steps;
            }
        }
        0
    }

    /// Brings everything that follows from the session up to date.
    pub(super) fn refresh(&mut self) -> io::Result<()> {
        self.looking = None;
        self.draft.clear();
        self.note_shown_skills();
        while self.passes(self.session.game().position()) {
            if self.session.choose(Choice::No)?.is_err() {
                break;
            }
        }
        self.input.clear();
        self.scroll = 0;
        self.picked = false;
        self.arrange_hand_over();
        self.list_offers();
        // Placing or moving again takes one key where it is the same choice again.
        let same = |choice: Choice| self.offers.iter().position(|offer| offer.choice == choice);
        self.selected = self.last_played.take().and_then(same).unwrap_or(0);
        if self.hand_over.is_some() {
            self.selected = 0;
        }
        self.hint_at_skills();
        Ok(())
    }

    /// Lists what may be chosen, as far as it may stand on the screen.
    pub(super) fn list_offers(&mut self) {
        let game = self.session.game();
        self.offers = match self.waiting() {
            Waiting::Person(side) | Waiting::PersonInSecret(side) => {
                match picker::wanted(game.position()) {
                    Some((_, number)) => picker::offers(game.position(), number, &self.draft),
                    None => offers::all(game, &self.names)
                        .into_iter()
                        .filter(|offer| self.may_list(side, offer.choice))
                        .collect(),
                }
            }
            _ => Vec::new(),
        };
        self.selected = self.selected.min(self.offers.len().saturating_sub(1));
    }

    /// Two people on one keyboard: whoever decides or draws in secret is alone with it.
    fn arrange_hand_over(&mut self) {
        if !self.session.is_shared() {
            return;
        }
        let hand_over = |to, secret| {
            Some(HandOver {
                to,
                secret,
                for_skills: false,
            })
        };
        self.hand_over = match (self.alone_with_secret(), self.waiting()) {
            (Some(to), _) if self.alone != Some(to) => hand_over(to, true),
            (Some(_), _) => None,
            (None, Waiting::Person(to)) if self.alone == Some(!to) => hand_over(to, false),
            _ => {
                self.alone = None;
                None
            }
        };
        if self.hand_over.is_some() {
            self.notice = None;
        }
    }
}
