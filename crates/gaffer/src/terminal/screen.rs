//! What the screen asks of a game: how it is drawn and what it is called.
//!
//! A method that a replay needs as well asks the position alone; the others see the whole screen, [`App`].

use std::fmt::Debug;

use gaffer_coach::Coach;
use gaffer_core::{BySide, Side, Viewer, parse_row};
use gaffer_games::Game;
use gaffer_games::words::{Phrase, Words};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Line;

use super::app::App;
use super::command::{Command, not_understood};
use super::draw::Palette;
use crate::session::Session;
use crate::words::say;
use gaffer_games::offer::Offer;

/// Where the parts of the screen lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The lines at the top.
    pub header: Rect,
    /// The board.
    pub board: Rect,
    /// The decision with its list of choices.
    pub panel: Rect,
    /// The last dice, the commentary and notices.
    pub commentary: Rect,
}

/// How the rules of a game are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleNames {
    /// How every identifier begins, which need not be typed.
    pub prefix: &'static str,
    /// A rule without the prefix, as an example.
    pub rule: &'static str,
    /// A section without the prefix, as an example.
    pub section: &'static str,
}

/// A game that can be played and replayed on the screen.
pub trait Screen: Game {
    /// What the screen remembers beside the match, such as marks on a team sheet.
    type Extra: Debug;

    /// The pages of the help: a title, and lines for a box of 74 columns and 22 rows.
    fn help() -> Vec<[Phrase; 2]>;
    /// The decision that is due by its name, for a title.
    fn decision(&self) -> Phrase {
        let name = self.question();
        say!(names::Decision, key = name.replace(' ', "-"), name)
    }

    /// Where the parts of the screen lie in the room above the command line.
    fn layout(&self, room: Rect) -> Layout;
    /// The lines at the top, as many as their room has; a side's secrets only where it `sees` them.
    fn header(
        &self,
        words: Words<'_>,
        sees: BySide<bool>,
        columns: usize,
        palette: Palette,
    ) -> Vec<Line<'static>>;
    /// Draws the board, with the highlighted choice on it.
    fn draw_board(
        &self,
        words: Words<'_>,
        highlighted: Option<Self::Choice>,
        palette: Palette,
        area: Rect,
        buffer: &mut Buffer,
    );
    /// The decision of a side as a short question to it, with what the screen remembers.
    fn question_of(app: &App<Self>, side: Side) -> String {
        app.words()
            .render(&Self::prompt(&app.position().view(Viewer::Side(side))))
    }
    /// What a side may choose now, as far as it may stand on the screen.
    fn listed(app: &App<Self>, _side: Side) -> Vec<Offer<Self::Choice, String>> {
        let offers = Self::offers(app.session.game()).into_iter();
        offers.map(|offer| offer.render(app.words())).collect()
    }
    /// How the rules are called.
    fn rule_names(&self) -> RuleNames;
    /// Reads a typed line of choices: the notation, and short forms of the decision that is due.
    fn read(_app: &App<Self>, line: &str) -> Result<Command<Self::Choice>, Phrase> {
        parse_row(line).map(Command::Row).map_err(not_understood)
    }
    /// Whether a line may begin with "u", so that this is not yet a wish to take back.
    fn may_type_u(&self) -> bool {
        false
    }
    /// The coach who decides where a person asks for it.
    fn assistant() -> Box<dyn Coach<Self>>;
    /// Whether a choice belongs to a set-up, which the assistant makes in full.
    fn is_set_up(&self) -> bool {
        false
    }

    /// The title and the lines of both teams' sheets.
    fn sheet_lines(app: &App<Self>, columns: usize) -> (Phrase, Vec<String>);
    /// Whether the sheets say more than the header does.
    fn has_rich_sheet(&self) -> bool {
        true
    }
    /// The final score and the numbers of a match that is over.
    fn summary(app: &App<Self>, columns: usize) -> Vec<String>;
    /// Whether the summary needs the board's room too.
    fn has_wide_summary(&self) -> bool {
        false
    }

    /// What the screen remembers at first; two people may share it.
    fn extra(shared: bool) -> Self::Extra;
    /// Takes note of a new position.
    fn take_note(&self, _extra: &mut Self::Extra) {}
    /// The choice that is made without asking the person whose decision it is.
    fn passes(&self, _session: &Session<Self>, _extra: &Self::Extra) -> Option<Self::Choice> {
        None
    }
    /// A remark for the person who decides now.
    fn remark(_app: &App<Self>) -> Option<Phrase> {
        None
    }
    /// Puts a part of a choice into a draft, or takes it out.
    fn pick(_app: &mut App<Self>, _part: Self::Choice) {}
    /// Takes the last part out of a draft; false if there is none.
    fn unpick(_app: &mut App<Self>) -> bool {
        false
    }
    /// Takes a key on the team sheets; false if it closes them.
    fn sheet_key(_app: &mut App<Self>, _code: KeyCode) -> bool {
        false
    }
}

#[cfg(test)]
mod tests {
    use gaffer_games::text::width;
    use gaffer_games::words::Language;

    use super::*;

    #[test]
    fn the_help_fits_the_smallest_screen_in_every_language() {
        let pages = [
            gaffer_fuba::Position::help(),
            gaffer_champions::Position::help(),
        ];
        for (language, [_, page]) in Language::all()
            .flat_map(|language| pages.iter().flatten().map(move |page| (language, page)))
        {
            let page = language.render(page);
            assert!(page.lines().count() <= 22, "{page}");
            for line in page.lines() {
                assert!(width(line) <= 74, "{line}");
            }
        }
    }
}
