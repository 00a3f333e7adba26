//! FUBA on the screen: the pitch, the words of its choices and rolls, and the skills that a team hides.

mod command;
mod facts;
mod header;
mod picker;
mod pitch;
mod secrecy;
mod skill_names;
mod summary;
mod team_sheet;

use gaffer_coach::Coach;
use gaffer_coach::fuba::Sensible;
use gaffer_core::{BySide, Rules, Side};

use gaffer_fuba::{Advanced, Choice, Open, Position, Skill, Step};
use gaffer_games::Game as _;
use gaffer_games::fuba::pitch::areas;
use gaffer_games::fuba::{prompt, skill_choices};
use gaffer_games::words::{Phrase, Words};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout as Split, Rect};
use ratatui::text::Line;
use ratatui::widgets::Widget;

use super::app::App;
use super::command::Command;
use super::draw::Palette;
use super::screen::{Layout, RuleNames, Screen};
use crate::session::Session;
use crate::words::say;
pub(crate) use facts::listed as listed_skills;
use gaffer_games::offer::Offer;
use pitch::Pitch;
use secrecy::Asks;

/// What the screen remembers beside the match.
#[derive(Debug)]
pub struct Extra {
    /// At which windows each person is asked.
    asks: BySide<Asks>,
    /// The skills picked so far where skills are chosen.
    draft: Vec<Skill>,
}

impl App<Position> {
    fn open(&self) -> &Open {
        self.position().open()
    }
}

impl Screen for Position {
    type Extra = Extra;

    fn help() -> Vec<[Phrase; 2]> {
        vec![
            [say!(fuba_help::KeysTitle), say!(fuba_help::Keys)],
            [say!(fuba_help::OlderTitle), say!(fuba_help::Older)],
            [say!(fuba_help::AdvancedTitle), say!(fuba_help::Advanced)],
            [say!(fuba_help::SecretsTitle), say!(fuba_help::Secrets)],
        ]
    }

    fn layout(&self, room: Rect) -> Layout {
        let top = Constraint::Length(header::height(self.open()));
        let (wide, high) = (
            Constraint::Length(pitch::WIDTH),
            Constraint::Length(pitch::HEIGHT),
        );
        let rest = Constraint::Fill(1);
        let [header, middle, commentary] = Split::vertical([top, high, rest]).areas(room);
        let [board, panel] = Split::horizontal([wide, rest]).areas(middle);
        Layout {
            header,
            board,
            panel,
            commentary,
        }
    }

    fn header(
        &self,
        words: Words<'_>,
        sees: BySide<bool>,
        columns: usize,
        palette: Palette,
    ) -> Vec<Line<'static>> {
        header::lines(self, words, sees, columns, palette)
    }

    fn draw_board(
        &self,
        _words: Words<'_>,
        highlighted: Option<Choice>,
        palette: Palette,
        area: Rect,
        buffer: &mut Buffer,
    ) {
        let pitch = Pitch {
            open: self.open(),
            marked: highlighted.into_iter().flat_map(areas).collect(),
            palette,
        };
        pitch.render(area, buffer);
    }

    fn question_of(app: &App<Self>, _side: Side) -> String {
        app.words()
            .render(&prompt::question(app.open(), app.extra.draft.len()))
    }

    fn listed(app: &App<Self>, side: Side) -> Vec<Offer<Choice, String>> {
        let offers = if let Some(number) = skill_choices::wanted(app.position()) {
            picker::offers(app.position(), number, &app.extra.draft, app.words())
        } else {
            let mut offers = Self::offers(app.session.game());
            offers.retain(|offer| secrecy::may_list(app, side, offer.choice));
            let step = app.open().step();
            for offer in &mut offers {
                // A skill is typed by another name than people read.
                if !skill_choices::skills_of(step, offer.choice).is_empty() {
                    let notation = offer.choice.to_string();
                    let detail = offer.detail.clone();
                    offer.detail = say!(fuba_sheet::Typed, notation, detail);
                }
            }
            offers
        };
        offers
            .into_iter()
            .map(|offer| offer.render(app.words()))
            .collect()
    }

    fn rule_names(&self) -> RuleNames {
        RuleNames {
            prefix: self.open().edition().prefix(),
            rule: "4.1.1a",
            section: "4.1",
        }
    }

    fn read(app: &App<Self>, line: &str) -> Result<Command<Choice>, Phrase> {
        command::read_line(app, line)
    }

    /// "use" is typed where a skill may be used.
    fn may_type_u(&self) -> bool {
        self.open().plays(Advanced::Skills)
            && matches!(self.open().step(), Step::Action | Step::Skill(_))
    }

    fn assistant() -> Box<dyn Coach<Self>> {
        Box::new(Sensible::default())
    }

    fn is_set_up(&self) -> bool {
        matches!(self.open().step(), Step::Place { .. })
    }

    fn sheet_lines(app: &App<Self>, columns: usize) -> (Phrase, Vec<String>) {
        let edition = app.open().edition().name();
        let title = say!(fuba_sheet::Title, edition);
        (title, team_sheet::sheet(app, columns))
    }

    fn has_rich_sheet(&self) -> bool {
        !self.options().advanced.is_empty()
    }

    fn summary(app: &App<Self>, columns: usize) -> Vec<String> {
        summary::lines(app.open(), app.events(), app.words(), columns)
    }

    fn has_wide_summary(&self) -> bool {
        summary::is_wide(self.open())
    }

    fn extra(shared: bool) -> Extra {
        Extra {
            asks: BySide::with(|_| Asks::at_start(shared)),
            draft: Vec::new(),
        }
    }

    fn take_note(&self, extra: &mut Extra) {
        extra.draft.clear();
        for side in Side::BOTH {
            extra.asks[side].take_note(self.open().bench(side).shown_skills());
        }
    }

    fn passes(&self, session: &Session<Self>, extra: &Extra) -> Option<Choice> {
        secrecy::passes(self, session, &extra.asks).then_some(Choice::No)
    }

    fn remark(app: &App<Self>) -> Option<Phrase> {
        secrecy::remark(app)
    }

    fn pick(app: &mut App<Self>, part: Choice) {
        if let Some(skill) = skill_choices::skill_of(part) {
            picker::pick(app, skill);
        }
    }

    fn unpick(app: &mut App<Self>) -> bool {
        picker::unpick(app)
    }

    fn sheet_key(app: &mut App<Self>, code: KeyCode) -> bool {
        team_sheet::key(app, code)
    }
}
