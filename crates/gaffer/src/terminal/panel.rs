//! The panel beside the pitch: whose decision it is, which, and what may be chosen.

use gaffer_core::{Roll, Rules, Side};
use gaffer_fuba::{Purpose, Step};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph};

use super::app::App;
use super::header::NAME;
use super::pitch::letter;
use super::summary;
use super::text::{fit, plural, wrap};
use crate::session::Waiting;

/// The most rows for what the highlighted choice may lead to.
const DETAIL: usize = 4;

/// Draws the panel.
pub(super) fn render(frame: &mut Frame, app: &App, area: Rect) {
    let title = title(app);
    let block = Block::bordered().title(format!(" {title} "));
    let inner = block.inner(area);
    frame.render_widget(block, area);
    let (columns, rows) = (usize::from(inner.width), usize::from(inner.height));
    let lines = match app.waiting() {
        Waiting::Person(_) | Waiting::PersonInSecret(_) => decision(app, columns, rows),
        Waiting::DiceByHand(roll) => dice_by_hand(app, roll, columns),
        Waiting::Dice(roll) => wrapped(
            &[format!("The dice roll: {}.", purpose_words(roll.purpose))],
            columns,
        ),
        Waiting::Computer(side) => wrapped(
            &[format!("The computer decides for {}.", app.names[side])],
            columns,
        ),
        Waiting::Over => summary::lines(app.open(), app.events(), &app.names)
            .into_iter()
            .map(Line::raw)
            .collect(),
    };
    frame.render_widget(Paragraph::new(lines), inner);
}

fn title(app: &App) -> String {
    let question = app.session.game().position().question();
    let of = |side: Side| format!("{}: {question}", fit(&app.names[side], NAME));
    match app.waiting() {
        Waiting::Person(side) | Waiting::PersonInSecret(side) | Waiting::Computer(side) => of(side),
        Waiting::Dice(roll) | Waiting::DiceByHand(roll) => format!("Roll: {}", roll.purpose),
        Waiting::Over => "The match is over".into(),
    }
}

fn wrapped(paragraphs: &[String], columns: usize) -> Vec<Line<'static>> {
    paragraphs
        .iter()
        .flat_map(|text| wrap(text, columns))
        .map(Line::raw)
        .collect()
}

/// The question, the list with the highlighted choice, and what that may lead to.
fn decision(app: &App, columns: usize, rows: usize) -> Vec<Line<'static>> {
    let mut lines = vec![Line::styled(
        fit(&prompt(app), columns),
        Style::new().add_modifier(Modifier::BOLD),
    )];
    // As many rows as the longest of the shown ones needs, so that the list stays where it is.
    let detail = app
        .shown()
        .filter(|offer| !offer.detail.is_empty())
        .map(|offer| wrap(&offer.detail, columns).len())
        .max()
        .unwrap_or(0)
        .min(DETAIL);
    let room = rows.saturating_sub(lines.len() + detail).max(1);
    let shown: Vec<&str> = app.shown().map(|offer| offer.label.as_str()).collect();
    // The highlighted choice stays in sight, with some of what comes before and after it.
    let top = app
        .selected
        .saturating_sub(room / 2)
        .min(shown.len().saturating_sub(room));
    for (index, label) in shown.iter().enumerate().skip(top).take(room) {
        let more =
            (index == top && top > 0) || (index == top + room - 1 && index + 1 < shown.len());
        let edge = if more { "…" } else { " " };
        let (mark, style) = if index == app.selected {
            (">", Style::new().add_modifier(Modifier::REVERSED))
        } else {
            (edge, Style::new())
        };
        lines.push(Line::styled(
            format!("{mark} {}", fit(label, columns.saturating_sub(2))),
            style,
        ));
    }
    lines.resize(1 + room, Line::raw(""));
    if let Some(offer) = app.highlighted() {
        lines.extend(wrap(&offer.detail, columns).into_iter().map(Line::raw));
    }
    lines
}

/// The decision as a question.
fn prompt(app: &App) -> String {
    let open = app.open();
    match open.step() {
        Step::Formation(_) => "Which formation? (secret)".into(),
        Step::HalfTime(_) => "Formation now? (secret)".into(),
        Step::KickOffChoice(_) => "Who kicks off?".into(),
        Step::Place { .. } => {
            let [home, away] =
                Side::BOTH.map(|side| format!("{} {}", letter(side), open.team(side).in_hand()));
            format!("In hand: {home}, {away}")
        }
        Step::Adjust { left, .. } => format!("Adjust: {} left", plural(left, "piece")),
        Step::Target => "Play the ball where?".into(),
        Step::EventMoves { left, .. } => format!("Event: {} left", plural(left, "move")),
        Step::Entry(_) => format!("Who goes to the ball in {}?", open.ball()),
        Step::Action => format!("Which action? (number {})", open.acting().1),
        Step::Moves { line, left, .. } => format!("{line}: {} left", plural(left, "move")),
        Step::FreeMovements => "Free movements".into(),
        Step::CornerSide => "Corner from which side?".into(),
        Step::FreeKick => "Shoot or play?".into(),
        Step::RestartMoves {
            side,
            made,
            allowed,
        } => {
            if side == open.controlling() {
                format!("{} made, any number", plural(made, "move"))
            } else {
                format!("{} left", plural(allowed.saturating_sub(made), "move"))
            }
        }
        Step::Dive => "What does the keeper do?".into(),
        Step::Kick => "Where does the kick go?".into(),
        Step::SendOff(_) => "Who is sent off?".into(),
        _ => String::new(),
    }
}

/// Which dice are due, whose they are and what for.
fn dice_by_hand(app: &App, roll: Roll<Purpose>, columns: usize) -> Vec<Line<'static>> {
    let count = roll.dice.count();
    let mut text = vec![
        format!(
            "Please roll {}:",
            if count == 1 {
                "1 die".into()
            } else {
                format!("{count} dice")
            }
        ),
        format!("{}.", purpose_words(roll.purpose)),
        String::new(),
    ];
    for (number, side) in (1..).zip(roll.dice.owners()) {
        text.push(format!("Die {number}: {}", fit(&app.names[*side], 20)));
    }
    text.push(String::new());
    text.push(format!(
        "Type what {}, 1 to {}.",
        if count == 1 {
            "it shows"
        } else {
            "they show in this order"
        },
        roll.dice.faces()
    ));
    wrapped(&text, columns)
}

/// What a roll decides, in words.
fn purpose_words(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::KickOff => "who decides on the kick-off; equal dice roll again",
        Purpose::Turn => "time, control check and new ball value",
        Purpose::Event => "the special event",
        Purpose::GoalAttempt => "the goal attempt",
        Purpose::DifficultAttempt => "the second die of a difficult attempt",
        Purpose::Rebound => "the rebound",
        Purpose::Pressing => "pressing",
        Purpose::YellowCard => "yellow card or not",
        Purpose::RedCard => "red card or not",
        Purpose::Penalty => "the penalty",
        Purpose::Tiredness => "the tiredness test",
        Purpose::Injury => "how bad the injury is",
        Purpose::FreshPlayer => "the points of a fresh player",
        Purpose::SlowPlay => "slow play",
        Purpose::Actor => "the actor",
        Purpose::FanaticFans => "the fans",
        Purpose::Dribble => "the dribble",
        Purpose::HighCondition => "how many moves",
        Purpose::Duel => "the duel; equal totals roll again",
        Purpose::Streaking => "how long play stops",
        Purpose::LostSkill => "which skill is lost (a card drawn)",
        Purpose::GainedSkill => "which skill is gained (a card drawn)",
    }
}
