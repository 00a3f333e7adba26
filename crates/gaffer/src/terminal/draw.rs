//! The screen as a picture of the state, and where its parts lie.

use std::fmt::Write as _;

use gaffer_core::{BySide, Side};
use ratatui::Frame;
use ratatui::buffer::{Buffer, Cell};
use ratatui::layout::{Alignment, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use super::app::App;
use super::commentary;
use super::overlay;
use super::panel;
use super::screen::Screen;
use super::{Pace, notice::Notice};
use crate::session::Waiting;
use crate::words::{say, told};
use gaffer_games::protocol::{LastRoll, RolledDie};
use gaffer_games::text::{NAME, fit, fit_end, letter, width, wrap};
use gaffer_games::words::{Language, Words};

/// Columns that the screen needs.
pub(super) const WIDTH: u16 = 80;
/// Rows that the screen needs.
pub(super) const HEIGHT: u16 = 24;

/// The command line and the line of hints.
const FOOTER: u16 = 2;

/// The styles in use: colours only add to what the characters say.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// Whether colours are added.
    pub colour: bool,
}

impl Palette {
    /// The style of a team's numbers.
    pub(super) fn team(self, side: Side) -> Style {
        match (self.colour, side) {
            (false, _) => Style::new(),
            (true, Side::Home) => Style::new().fg(Color::Cyan),
            (true, Side::Away) => Style::new().fg(Color::Yellow),
        }
    }
}

/// The board as plain text, each line ended.
pub(crate) fn plain_board<G: Screen>(position: &G, language: Language) -> String {
    let names = BySide::default();
    let area = position.layout(room(Rect::new(0, 0, WIDTH, HEIGHT))).board;
    let mut buffer = Buffer::empty(area);
    let palette = Palette { colour: false };
    let words = Words::new(language, &names);
    position.draw_board(words, None, palette, area, &mut buffer);
    let rows = buffer.content.chunks(usize::from(area.width));
    let rows = rows.map(|row| row.iter().map(Cell::symbol).collect::<String>());
    let rows = rows.map(|row| row.trim_end().to_owned() + "\n");
    rows.filter(|row| row != "\n").collect()
}

/// The room above the command line and the hints.
fn room(screen: Rect) -> Rect {
    Rect {
        height: screen.height.saturating_sub(FOOTER),
        ..screen
    }
}

/// Columns and rows of the commentary in a window of a size.
pub(super) fn commentary_size<G: Screen>(
    (width, height): (u16, u16),
    position: &G,
) -> (usize, usize) {
    let area = position
        .layout(room(Rect::new(0, 0, width, height)))
        .commentary;
    (
        usize::from(area.width),
        usize::from(area.height.saturating_sub(1)),
    )
}

/// Draws the state of a match on a frame.
pub fn draw<G: Screen>(frame: &mut Frame, app: &App<G>) {
    let screen = frame.area();
    if screen.width < WIDTH || screen.height < HEIGHT {
        too_small(frame, app.words());
    } else if let Some(hand_over) = app.hand_over {
        overlay::render_hand_over(frame, app, hand_over);
    } else {
        match_screen(frame, app);
    }
    if let Some(overlay) = &app.overlay {
        overlay.render(frame, app);
    }
}

fn too_small(frame: &mut Frame, words: Words<'_>) {
    let screen = frame.area();
    let text = told!(
        words,
        screen::TooSmall,
        columns = WIDTH,
        rows = HEIGHT,
        width = screen.width,
        height = screen.height
    );
    let lines = wrap(&text, usize::from(screen.width).max(1));
    let lines: Vec<Line> = lines.into_iter().map(Line::raw).collect();
    frame.render_widget(Paragraph::new(lines), screen);
}

fn match_screen<G: Screen>(frame: &mut Frame, app: &App<G>) {
    let palette = Palette {
        colour: app.options.colour,
    };
    let position = app.position();
    let room = room(frame.area());
    let layout = position.layout(room);
    let sees = BySide::with(|side| app.sees_hidden(side));
    let columns = usize::from(layout.header.width);
    let header = position.header(app.words(), sees, columns, palette);
    frame.render_widget(Paragraph::new(header), layout.header);
    if app.waiting() == Waiting::Over && position.has_wide_summary() {
        panel::render(frame, app, layout.board.union(layout.panel));
    } else {
        let highlighted = app.highlighted().map(|offer| offer.choice);
        position.draw_board(
            app.words(),
            highlighted,
            palette,
            layout.board,
            frame.buffer_mut(),
        );
        panel::render(frame, app, layout.panel);
    }
    let lower = layout.commentary;
    let notice = app
        .notice
        .clone()
        .or_else(|| app.rule_of_part())
        .map_or_else(Vec::new, |notice| {
            notice_lines(&notice, usize::from(lower.width), usize::from(lower.height))
        });
    let kept = lower.height.saturating_sub(notice.len() as u16);
    let rows = |area: Rect, y: u16, height: u16| Rect { y, height, ..area };
    render_commentary(frame, app, rows(lower, lower.y, kept));
    let below = rows(lower, lower.y + kept, lower.height - kept);
    frame.render_widget(Paragraph::new(notice), below);
    render_footer(frame, app, rows(room, room.bottom(), FOOTER));
}

/// A notice with a rule above it; it takes the place of as much commentary as it needs.
fn notice_lines(notice: &Notice, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let title = if notice.title.is_empty() {
        String::new()
    } else {
        format!("── {} ", fit(&notice.title, columns.saturating_sub(6)))
    };
    let room = rows.saturating_sub(1);
    let mut text = notice.lines(columns.saturating_sub(4));
    if title.is_empty() && text.len() == 1 {
        return text
            .into_iter()
            .map(|line| Line::raw(format!("── {line}")))
            .collect();
    }
    let mut lines = vec![Line::raw(ruled(title, "", columns))];
    if text.len() > room {
        text.truncate(room);
        if let Some(last) = text.last_mut() {
            *last = format!("{} …", fit(last, columns.saturating_sub(6)));
        }
    }
    lines.extend(text.into_iter().map(|line| Line::raw(format!(" {line}"))));
    lines
}

/// A text in a horizontal rule over the whole width, with another at its end.
fn ruled(mut left: String, right: &str, columns: usize) -> String {
    let gap = columns.saturating_sub(width(&left) + width(right));
    left.push_str(&"─".repeat(gap));
    left.push_str(right);
    left
}

fn render_commentary<G: Screen>(frame: &mut Frame, app: &App<G>, area: Rect) {
    if area.height == 0 {
        return;
    }
    let words = app.words();
    let columns = usize::from(area.width);
    let rows = usize::from(area.height) - 1;
    let (page, hidden) = commentary::page::<G>(
        &app.position().options(),
        app.events(),
        words,
        app.seen(),
        (columns, rows),
        app.scroll,
        app.options.voice,
    );
    let right = if app.scroll > 0 {
        format!(" {} ─", told!(words, screen::Later))
    } else if hidden > 0 {
        format!(" {} ─", told!(words, screen::NewAbove, number = hidden))
    } else {
        String::new()
    };
    let room = columns.saturating_sub(width(&right) + 10);
    let dice = G::last_roll(app.events(), words).map_or_else(
        || told!(words, screen::NoDice),
        |roll| roll_line(&roll, &app.names, room),
    );
    let left = format!("─ {} ", told!(words, screen::Dice, dice));
    let mut lines = vec![Line::raw(ruled(left, &right, columns))];
    lines.extend(page);
    frame.render_widget(Paragraph::new(lines), area);
}

/// The last roll in one line; where it is long, letters for the teams leave more room.
fn roll_line(roll: &LastRoll, names: &BySide<String>, columns: usize) -> String {
    let line = |name: &dyn Fn(Side) -> String| {
        let mut line = String::new();
        for RolledDie {
            side,
            face,
            dropped,
        } in &roll.dice
        {
            line += &side.map(name).unwrap_or_default();
            let _ = write!(line, "[{face}]");
            if let Some(dropped) = dropped {
                let _ = write!(line, "({dropped})");
            }
            line.push(' ');
        }
        let short = [&roll.notation, &roll.words];
        line + " "
            + short
                .into_iter()
                .find(|words| !words.is_empty())
                .map_or("", |words| words)
    };
    let long = line(&|side| format!("{} ", fit(&names[side], NAME)));
    if width(&long) <= columns {
        return long;
    }
    fit(&line(&|side| format!("{} ", letter(side))), columns)
}

fn render_footer<G: Screen>(frame: &mut Frame, app: &App<G>, area: Rect) {
    let words = app.words();
    let columns = usize::from(area.width);
    let (line, keys) = match app.waiting() {
        Waiting::Person(_) | Waiting::PersonInSecret(_) => (
            command_line("> ", &app.input, columns),
            if app.position().has_rich_sheet() {
                say!(screen::KeysToPlay)
            } else {
                say!(screen::KeysToPlayPlain)
            },
        ),
        Waiting::DiceByHand(_) => {
            let prompt = told!(words, screen::DicePrompt) + "> ";
            let line = command_line(&prompt, &app.input, columns);
            (line, say!(screen::KeysToRoll))
        }
        Waiting::Computer(_) | Waiting::Dice(_) => (
            String::new(),
            match app.options.pace {
                _ if app.session.thinking().is_some() => say!(screen::KeysToHurry),
                Pace::Step => say!(screen::KeysToStep),
                _ => say!(screen::KeysToGoOn),
            },
        ),
        Waiting::Over => (
            match app.session.record_path() {
                Some(path) => {
                    let label = told!(words, screen::Record) + ": ";
                    let room = columns.saturating_sub(width(&label));
                    label + &fit_end(&path.display().to_string(), room)
                }
                None => told!(words, screen::NotRecorded),
            },
            say!(screen::KeysWhenOver),
        ),
    };
    let keys = fit(&words.render(&keys), columns);
    let lines = vec![
        Line::raw(line),
        Line::styled(keys, Style::new().add_modifier(Modifier::DIM)),
    ];
    frame.render_widget(Paragraph::new(lines).alignment(Alignment::Left), area);
}

/// The prompt and the end of what was typed, with a cursor.
fn command_line(prompt: &str, input: &str, columns: usize) -> String {
    format!(
        "{prompt}{}_",
        fit_end(input, columns.saturating_sub(width(prompt) + 1))
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_fit_the_smallest_screen_in_every_language() {
        let all = [
            say!(screen::KeysToPlay),
            say!(screen::KeysToPlayPlain),
            say!(screen::KeysToRoll),
            say!(screen::KeysToHurry),
            say!(screen::KeysToStep),
            say!(screen::KeysToGoOn),
            say!(screen::KeysWhenOver),
            say!(screen::ReplayKeys),
        ];
        for language in Language::all() {
            for keys in &all {
                let keys = language.render(keys);
                assert!(width(&keys) <= usize::from(WIDTH), "{keys}");
            }
        }
    }
}
