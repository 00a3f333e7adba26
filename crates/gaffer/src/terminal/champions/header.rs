//! The lines at the top: score and watch, both teams with cards, injuries and substitutions, and the turn.

use gaffer_champions::{
    Open, Period, Place, Position, SUBSTITUTIONS, ShirtSet, Step, Team, TurnKind,
};
use gaffer_core::{BySide, Side};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use crate::terminal::draw::Palette;
use gaffer_games::champions::ahead::restart_name;
use gaffer_games::champions::squad_words::numbers;
use gaffer_games::champions::watch;
use gaffer_games::text::{NAME, fit, width};
use gaffer_games::words::Words;

/// Rows of the header.
pub(super) const HEIGHT: u16 = 3;

/// The header's lines.
pub(super) fn lines(
    position: &Position,
    names: &BySide<String>,
    columns: usize,
    palette: Palette,
) -> Vec<Line<'static>> {
    let open = position.open();
    let time = Words::english(names).render(&watch(open));
    vec![
        Line::styled(
            both_ends(&score(open, names), &time, columns),
            Style::new().add_modifier(Modifier::BOLD),
        ),
        team_line(open, columns, names, palette),
        Line::raw(both_ends(&turn(open, names), "Champions 2020", columns)),
    ]
}

/// One text at the left end of a line and one at its right end.
fn both_ends(left: &str, right: &str, columns: usize) -> String {
    let left = fit(left, columns.saturating_sub(width(right) + 1));
    let gap = columns.saturating_sub(width(&left) + width(right));
    format!("{left}{}{right}", " ".repeat(gap))
}

fn score(open: &Open, names: &BySide<String>) -> String {
    let score = open.score();
    let mut text = format!(
        " {} {} : {} {}",
        fit(&names.home, NAME),
        score.home,
        score.away,
        fit(&names.away, NAME)
    );
    if open.period() == Period::ShootOut {
        let kicks = open.shoot_out();
        let scored = |side: Side| format!("{} of {}", kicks.scored[side], kicks.taken[side]);
        text = format!(
            "{text}  shoot-out {} : {}",
            scored(Side::Home),
            scored(Side::Away)
        );
    }
    text
}

/// Both teams with the letters they have on the grid and the way they attack.
fn team_line(
    open: &Open,
    columns: usize,
    names: &BySide<String>,
    palette: Palette,
) -> Line<'static> {
    let spans = Side::BOTH.map(|side| {
        let sign = match side {
            Side::Home => "H↑",
            Side::Away => "a↓",
        };
        let told = |words: &[&str; 4]| {
            let state = state(open.team(side), words, open.options().subs);
            format!(" {sign} {}{state}", fit(&names[side], NAME))
        };
        let text = Some(told(&LONG)).filter(|text| width(text) <= columns / 2);
        let text = fit(&text.unwrap_or_else(|| told(&SHORT)), columns / 2);
        let gap = (columns / 2).saturating_sub(width(&text));
        Span::styled(format!("{text}{}", " ".repeat(gap)), palette.team(side))
    });
    Line::from(spans.to_vec())
}

/// The words for cards, injuries and warming players, and those for a line that is full.
const LONG: [&str; 4] = ["red", "yellow", "hurt", "warming"];
const SHORT: [&str; 4] = ["r", "y", "h", "w"];

/// Cards, injuries and substitutions, as far as there are any.
fn state(team: &Team, [red, yellow, hurt, warming]: &[&str; 4], subs: bool) -> String {
    let mut facts = vec![String::new()];
    let mut add = |what: &str, shirts: ShirtSet| {
        if !shirts.is_empty() {
            facts.push(format!("{what} {}", numbers(shirts)));
        }
    };
    let off = team.all_in(Place::SentOff);
    add(red, off);
    add(yellow, team.yellow().minus(off));
    add(hurt, team.injured().and(team.on_pitch()));
    add(warming, team.all_in(Place::Warming));
    if subs {
        facts.push(format!("subs {}/{SUBSTITUTIONS}", team.substitutions()));
    }
    facts.join("  ")
}

/// Whose turn it is and how far it has come.
fn turn(open: &Open, names: &BySide<String>) -> String {
    let turn = open.turn();
    let name = |side: Side| fit(&names[side], NAME);
    match open.step() {
        Step::Goalie(_) | Step::Formation(_) | Step::Pick(_) => {
            return " Before the match: line-ups".into();
        }
        Step::SetUp(_) => return " Before the match: placement".into(),
        Step::KickOffRoll(_) => return " Kick-off".into(),
        Step::Over => return " The match is over".into(),
        _ => {}
    }
    let mut parts = vec![match turn.kind {
        TurnKind::Restart(restart) => {
            let restart = Words::english(names).render(&restart_name(restart));
            format!(" {} {restart}", name(turn.owner))
        }
        TurnKind::KickOff => format!(" {} kick off", name(turn.owner)),
        TurnKind::Catch => format!(" {}'s goalie has the ball", name(turn.owner)),
        TurnKind::Normal => format!(" Turn: {}", name(turn.owner)),
    }];
    if turn.roll > 0 {
        parts.push(format!("roll {}", turn.roll));
    }
    if let Some(mover) = turn.mover {
        parts.push(format!("mover {mover}"));
    }
    if let Some(play) = open.play() {
        let touched: Vec<String> = play.touched.iter().map(|shirt| shirt.to_string()).collect();
        if !touched.is_empty() {
            parts.push(format!("touched {}", touched.join(" ")));
        }
        if open.step() == Step::Leg {
            parts.push(format!("strength {}", play.strength));
        }
    }
    parts.join("  ")
}
