//! A screen of 80x24 characters for tests: keys go in, text comes out.

use gaffer::coaches;
use gaffer::game::Game;
use gaffer::session::{Seated, Session};
use gaffer::terminal::{self, App, Pace, TerminalOptions, draw};
use gaffer::voice::Voice;
use gaffer_core::{BySide, Match, Rules};
use gaffer_fuba::{Diagram, Position};
use gaffer_games::words::Language;
use gaffer_table::TableDice;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// The home side is a person's; the away side too if there are two, otherwise the usual coach's.
pub(crate) fn people<G: Game>(number: usize) -> Seated<G> {
    BySide {
        home: None,
        away: (number < 2).then(|| coaches::find(coaches::usual::<G>()).unwrap()),
    }
}

/// A position of FUBA from the lines of a diagram.
pub(crate) fn diagram(toml: &str) -> Position {
    let diagram: Diagram = toml::from_str(toml).unwrap();
    Position::from_diagram(&diagram).unwrap()
}

/// A match on a screen.
pub(crate) struct Screen<G: terminal::Screen = Position> {
    /// The state behind the screen.
    pub(crate) app: App<G>,
    size: (u16, u16),
}

impl<G: terminal::Screen> Screen<G> {
    /// A match from a position; computers and dice act at once.
    pub(crate) fn new(position: G, coaches: Seated<G>, dice: TableDice) -> Self {
        Self::paced(position, coaches, dice, Pace::Instant)
    }

    /// A match of a home side with another name.
    pub(crate) fn named(position: G, coaches: Seated<G>, dice: TableDice, home: &str) -> Self {
        Self::with(
            position,
            coaches,
            dice,
            (Pace::Instant, Voice::Exact),
            (home, Language::ENGLISH),
        )
    }

    /// A match in another language.
    pub(crate) fn in_language(
        position: G,
        coaches: Seated<G>,
        dice: TableDice,
        language: Language,
    ) -> Self {
        let paced = (Pace::Instant, Voice::Exact);
        Self::with(position, coaches, dice, paced, ("Rovers", language))
    }

    /// A match from a position at a pace.
    pub(crate) fn paced(position: G, coaches: Seated<G>, dice: TableDice, pace: Pace) -> Self {
        let english = ("Rovers", Language::ENGLISH);
        Self::with(position, coaches, dice, (pace, Voice::Exact), english)
    }

    /// A match from a position, told as football.
    pub(crate) fn as_football(position: G, coaches: Seated<G>, dice: TableDice) -> Self {
        let (pace, voice) = (Pace::Instant, Voice::Football);
        let english = ("Rovers", Language::ENGLISH);
        Self::with(position, coaches, dice, (pace, voice), english)
    }

    fn with(
        position: G,
        coaches: Seated<G>,
        dice: TableDice,
        (pace, voice): (Pace, Voice),
        (home, language): (&str, Language),
    ) -> Self {
        let names = BySide {
            home: home.to_owned(),
            away: "United".to_owned(),
        };
        let options = TerminalOptions {
            pace,
            colour: false,
            voice,
            language,
            assistant_seed: 3.into(),
        };
        let session = Session::new(Match::from_position(position), coaches, dice, 11, None);
        Self {
            app: App::new(session, names, options).unwrap(),
            size: (80, 24),
        }
    }

    /// Gives the window another size.
    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        self.size = (width, height);
        self.app.resize(width, height).unwrap();
    }

    /// Presses a key.
    pub(crate) fn press(&mut self, code: KeyCode) {
        self.app.key(KeyEvent::from(code)).unwrap();
    }

    /// Presses a key with Ctrl.
    pub(crate) fn press_control(&mut self, letter: char) {
        self.app
            .key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL))
            .unwrap();
    }

    /// Types a text.
    pub(crate) fn type_text(&mut self, text: &str) {
        text.chars().for_each(|c| self.press(KeyCode::Char(c)));
    }

    /// Types a line and presses Enter.
    pub(crate) fn type_line(&mut self, text: &str) {
        self.type_text(text);
        self.press(KeyCode::Enter);
    }

    /// What stands on the screen.
    pub(crate) fn text(&self) -> String {
        let mut terminal = Terminal::new(TestBackend::new(self.size.0, self.size.1)).unwrap();
        terminal.draw(|frame| draw(frame, &self.app)).unwrap();
        terminal.backend().to_string()
    }

    /// One row of the screen.
    pub(crate) fn row(&self, number: usize) -> Vec<char> {
        let text = self.text();
        // The backend writes every row in quotes.
        text.lines()
            .nth(number)
            .unwrap()
            .trim_matches('"')
            .chars()
            .collect()
    }

    /// Whether a text stands on the screen.
    pub(crate) fn shows(&self, text: &str) -> bool {
        self.text().contains(text)
    }

    /// The position behind the screen.
    pub(crate) fn position(&self) -> &G {
        self.app.session().game().position()
    }
}
