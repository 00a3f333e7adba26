//! The team sheets: what both teams have beside their pieces, their skills, and at which windows a coach is asked.

use gaffer_core::Side;
use gaffer_fuba::{Advanced, Position, Skill, Team};
use ratatui::crossterm::event::KeyCode;

use super::facts::{self, Length};
use super::secrecy::hidden;
use crate::terminal::app::App;
use crate::words::{joined, say, told};
use gaffer_games::fuba::skill_words::{cost, effect};
use gaffer_games::text::{fit, letter, wrap};
use gaffer_games::words::Phrase;

/// Both teams' sheets in lines; hidden skills by name only where they may be seen.
pub(super) fn sheet(app: &App<Position>, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for side in Side::BOTH {
        if side == Side::Away {
            lines.push(String::new());
        }
        lines.extend(team_lines(app, side, columns));
    }
    let turn = facts::of_turn(app.open(), app.words(), Length::Full);
    if !turn.is_empty() {
        lines.push(String::new());
        for line in turn {
            lines.extend(wrap(&app.words().render(&line), columns));
        }
    }
    lines.extend(keys(app));
    lines
}

/// What the keys of the team sheets do now.
fn keys(app: &App<Position>) -> Vec<String> {
    if !app.open().plays(Advanced::Skills) {
        return Vec::new();
    }
    let owner = Side::BOTH.into_iter().find(|side| app.sees_hidden(*side));
    let shared = app.session.is_shared();
    let mut lines = vec![Phrase::nothing()];
    match owner {
        Some(side) => {
            lines.push(say!(fuba_sheet::AskAboutSkill));
            if shared {
                let asked = mark(app.extra.asks[side].every);
                lines.push(say!(fuba_sheet::AskAlways, asked));
                lines.push(say!(fuba_sheet::CloseToSee));
            }
        }
        None if shared => lines.push(say!(fuba_sheet::LookAtOwn)),
        None => {}
    }
    lines.iter().map(|line| app.words().render(line)).collect()
}

/// Takes a key: hidden skills on request, and at which windows to be asked; false if it is none of these.
pub(super) fn key(app: &mut App<Position>, code: KeyCode) -> bool {
    let shared = app.session.is_shared() && app.open().plays(Advanced::Skills);
    let owner = Side::BOTH.into_iter().find(|side| app.sees_hidden(*side));
    match (code, owner) {
        (KeyCode::Char('h' | 'H'), None) if shared => app.hand_over_to_see(Side::Home),
        (KeyCode::Char('a' | 'A'), None) if shared => app.hand_over_to_see(Side::Away),
        (KeyCode::Char('e' | 'E'), Some(side)) if shared => {
            let asks = &mut app.extra.asks[side];
            asks.every = !asks.every;
        }
        (KeyCode::Char(digit @ '1'..='9'), Some(side)) => {
            let number = digit as usize - '1' as usize;
            if let Some(skill) = numbered(app, side).get(number) {
                app.extra.asks[side].switch(*skill);
            }
        }
        _ => return false,
    }
    true
}

/// The formation of a team, once it has one.
pub(super) fn formation(team: &Team) -> String {
    let formation = team.formation();
    formation.map_or_else(|| "-".to_owned(), |formation| formation.to_string())
}

fn team_lines(app: &App<Position>, side: Side, columns: usize) -> Vec<String> {
    let open = app.open();
    let (team, words) = (open.team(side), app.words());
    let mut lines = vec![told!(
        words,
        fuba_sheet::Team,
        letter = letter(side).to_string(),
        name = fit(words.name(side), 30),
        formation = formation(team),
        yellow = team.yellow(),
        red = team.red()
    )];
    let mut facts = facts::of_bench(open, side, Length::Full);
    facts.extend(facts::of_older_editions(open, side));
    if !facts.is_empty() {
        lines.extend(indented(&joined(words, &facts, ", "), columns));
    }
    if open.plays(Advanced::Skills) {
        lines.extend(skill_lines(app, side, columns));
    }
    lines
}

fn skill_lines(app: &App<Position>, side: Side, columns: usize) -> Vec<String> {
    let (words, bench) = (app.words(), app.open().bench(side));
    let mut lines = Vec::new();
    if app.sees_hidden(side) {
        for (number, skill) in (1_u8..).zip(numbered(app, side)) {
            let skill = say!(
                fuba_sheet::Card,
                number,
                asked = mark(app.extra.asks[side].about.contains(skill)),
                skill,
                notation = skill.name(),
                hidden = !bench.shown_skills().contains(skill),
                cost = cost(skill),
                effect = effect(skill)
            );
            lines.push(fit(&format!("  {}", words.render(&skill)), columns));
        }
    } else {
        let hidden = bench.hidden_skills();
        let shown = facts::listed_or_none(bench.shown_skills(), words);
        let skills = told!(words, fuba_sheet::Skills, hidden, shown);
        lines.extend(indented(&skills, columns));
    }
    if !bench.skills_lost().is_empty() {
        let skills = facts::listed(bench.skills_lost(), words);
        let lost = told!(words, fuba_sheet::Lost, skills);
        lines.extend(indented(&lost, columns));
    }
    lines
}

/// A box to tick.
fn mark(is_ticked: bool) -> &'static str {
    if is_ticked { "[x]" } else { "[ ]" }
}

fn indented(text: &str, columns: usize) -> Vec<String> {
    wrap(text, columns.saturating_sub(2))
        .into_iter()
        .map(|line| format!("  {line}"))
        .collect()
}

/// The skills of a team's sheet in the order in which they are numbered.
fn numbered(app: &App<Position>, side: Side) -> Vec<Skill> {
    let shown = app.open().bench(side).shown_skills();
    hidden(app.position(), side)
        .iter()
        .chain(shown.iter())
        .collect()
}
