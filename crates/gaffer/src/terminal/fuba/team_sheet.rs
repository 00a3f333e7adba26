//! What a team has beside its pieces (A1, A3, A4, A10): the lines of the header and the team sheet.

use gaffer_core::{BySide, Side};
use gaffer_fuba::edition::Row;
use gaffer_fuba::pitch::penalty_area;
use gaffer_fuba::{Advanced, Edition, Open, Position, SUBSTITUTIONS, Skill, SkillSet, Step};
use ratatui::crossterm::event::KeyCode;

use super::secrecy::hidden;
use crate::terminal::app::App;
use crate::words::{joined, say, told};
use gaffer_games::fuba::skill_words::{cost, effect};
use gaffer_games::text::{fit, letter, width, wrap};
use gaffer_games::words::{Phrase, Words};

/// How many lines the header needs beside its three: none before the teams are known.
pub(super) fn header_lines(open: &Open) -> u16 {
    if Side::BOTH
        .iter()
        .any(|side| open.team(*side).formation().is_none())
    {
        return 0;
    }
    let bench = [
        Advanced::Condition,
        Advanced::Substitutions,
        Advanced::Injuries,
    ];
    u16::from(bench.iter().any(|rule| open.plays(*rule))) + u16::from(open.plays(Advanced::Skills))
}

/// The lines of the header: condition and substitutes, then skills, home in the left half.
pub(super) fn header(
    open: &Open,
    hidden: &BySide<Option<SkillSet>>,
    words: Words<'_>,
    columns: usize,
) -> Vec<[String; 2]> {
    let count = header_lines(open);
    let mut lines = Vec::new();
    if count > u16::from(open.plays(Advanced::Skills)) {
        let benches = Side::BOTH.map(|side| {
            let long = bench_words(open, side, words, false);
            if width(&long) < columns / 2 {
                long
            } else {
                bench_words(open, side, words, true)
            }
        });
        lines.push(halves(benches, columns));
    }
    if count > 0 && open.plays(Advanced::Skills) {
        lines.push(halves(
            Side::BOTH.map(|side| skill_words(open, side, hidden[side], words)),
            columns,
        ));
    }
    lines
}

/// Two texts side by side; the home team's half grows where the other leaves room.
fn halves([home, away]: [String; 2], columns: usize) -> [String; 2] {
    let half = columns / 2;
    let left = (width(&home) + 1).clamp(half, columns.saturating_sub(width(&away)).max(half));
    let home = fit(&home, left);
    let gap = left.saturating_sub(width(&home));
    [
        format!("{home}{}", " ".repeat(gap)),
        fit(&away, columns.saturating_sub(left)),
    ]
}

/// " H condition 4-4-2 tired subs 2 off 3,4 min out 1 K hurt next 3-5-2", or in shorter words.
fn bench_words(open: &Open, side: Side, words: Words<'_>, short: bool) -> String {
    let bench = open.bench(side);
    let mut said = Vec::new();
    if open.plays(Advanced::Condition) {
        let points = bench.condition();
        said.push(say!(fuba_header::Condition, short, points));
        if bench.is_tired() {
            said.push(say!(fuba_header::Tired));
        }
    }
    if open.plays(Advanced::Substitutions) {
        let number = bench.substitutions_left();
        said.push(say!(fuba_header::Substitutes, number));
    }
    if bench.injured().total() > 0 {
        let unit = if short { "none" } else { injury_time(open) };
        let times = times(open, side);
        said.push(say!(fuba_header::Injured, times, unit));
    }
    if bench.out() > 0 {
        let number = bench.out();
        said.push(say!(fuba_header::Out, number));
    }
    if bench.keeper_is_injured() {
        said.push(say!(fuba_header::KeeperInjured));
    }
    if let Some(formation) = bench.pending_formation() {
        said.push(say!(fuba_header::NextFormation, formation));
    }
    format!(" {} {}", letter(side), joined(words, &said, " "))
}

/// In what an injury is served (F14-A4b, F22-A4b).
fn injury_time(open: &Open) -> &'static str {
    Row(["turns", "turns", "minutes"]).of(open.edition())
}

/// "2,4": the minutes or turns that each injured player still stays off.
fn times(open: &Open, side: Side) -> String {
    let minutes = open.bench(side).injured().minutes();
    minutes
        .map(|minutes| minutes.to_string())
        .collect::<Vec<_>>()
        .join(",")
}

/// " H skills: tackle* crossing* stopper"; " A skills: 2 hidden, stopper".
fn skill_words(open: &Open, side: Side, hidden: Option<SkillSet>, words: Words<'_>) -> String {
    let bench = open.bench(side);
    let mut said: Vec<String> = match (hidden, bench.hidden_skills()) {
        (Some(hidden), _) => hidden
            .iter()
            .map(|skill| told!(words, fuba_header::HiddenSkill, skill))
            .collect(),
        (None, 0) => Vec::new(),
        (None, number) => vec![told!(words, fuba_header::HiddenSkills, number)],
    };
    let shown = bench.shown_skills();
    if said.is_empty() || !shown.is_empty() {
        said.push(listed_or_none(shown, words));
    }
    let (letter, skills) = (letter(side).to_string(), said.join(", "));
    format!(" {}", told!(words, fuba_header::Skills, letter, skills))
}

/// Skills by name, with commas.
pub(crate) fn listed(skills: impl IntoIterator<Item = Skill>, words: Words<'_>) -> String {
    let names: Vec<String> = skills
        .into_iter()
        .map(|skill| told!(words, fuba_header::Skill, skill))
        .collect();
    names.join(", ")
}

/// The same of a set, which may be empty.
pub(super) fn listed_or_none(skills: SkillSet, words: Words<'_>) -> String {
    if skills.is_empty() {
        told!(words, fuba_header::NoSkills)
    } else {
        listed(skills, words)
    }
}

/// Both teams' sheets in lines; hidden skills by name only where they may be seen.
pub(super) fn sheet(app: &App<Position>, columns: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for side in Side::BOTH {
        if side == Side::Away {
            lines.push(String::new());
        }
        lines.extend(team_lines(app, side, columns));
    }
    let turn = turn_lines(app.open(), app.words());
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
    let shared = app.session.is_shared();
    let owner = Side::BOTH.into_iter().find(|side| app.sees_hidden(*side));
    match (code, owner) {
        (KeyCode::Char('h' | 'H'), None) if shared => show_skills(app, Side::Home),
        (KeyCode::Char('a' | 'A'), None) if shared => show_skills(app, Side::Away),
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

fn show_skills(app: &mut App<Position>, to: Side) {
    if app.open().plays(Advanced::Skills) {
        app.hand_over_to_see(to);
    }
}

/// What is not usual about the turn, in a few words: goal kick, time owed, automatic check, barred moves.
pub(super) fn facts(open: &Open, words: Words<'_>) -> Vec<String> {
    let mut facts = Vec::new();
    if open.awaits_goal_kick() && open.step() != Step::GoalKick && !open.is_slow_goal_kick() {
        facts.push(say!(fuba_header::GoalKickNext));
    }
    let squares = open.squares_owed();
    if squares > 0 {
        facts.push(say!(fuba_header::SquaresOwed, squares));
    }
    let letter = |side: Side| letter(side).to_string();
    if let Some(letter) = open.auto_pass().map(letter) {
        facts.push(say!(fuba_header::AutoCheck, letter));
    }
    if let Some(letter) = open.without_moves().map(letter) {
        facts.push(say!(fuba_header::NoMoves, letter));
    }
    if let Some(letter) = open.without_defence().map(letter) {
        facts.push(say!(fuba_header::NoDefenceMoves, letter));
    }
    facts.iter().map(|fact| words.render(fact)).collect()
}

/// The same in sentences, with what decides who acts first in 2014 (F14-4.6b).
fn turn_lines(open: &Open, words: Words<'_>) -> Vec<Phrase> {
    let name = |side: Side| fit(words.name(side), 20);
    let mut lines = Vec::new();
    if open.awaits_goal_kick() {
        let this = open.step() == Step::GoalKick || open.is_slow_goal_kick();
        let name = name(open.controlling());
        lines.push(say!(fuba_sheet::GoalKickOpens, name, this));
    }
    let squares = open.squares_owed();
    if squares > 0 {
        lines.push(say!(fuba_sheet::TimeOwed, squares));
    }
    if let Some(name) = open.auto_pass().map(name) {
        lines.push(say!(fuba_sheet::AutoCheck, name));
    }
    if let Some(name) = open.without_moves().map(name) {
        lines.push(say!(fuba_sheet::NoMoves, name));
    }
    if let Some(name) = open.without_defence().map(name) {
        lines.push(say!(fuba_sheet::NoDefenceMoves, name));
    }
    if open.edition() == Edition::V2014 {
        let [(home, home_before), (away, away_before)] =
            Side::BOTH.map(|side| open.moved_pieces(side));
        lines.push(say!(
            fuba_sheet::Moved,
            home_before,
            away_before,
            home,
            away
        ));
    }
    lines
}

fn team_lines(app: &App<Position>, side: Side, columns: usize) -> Vec<String> {
    let open = app.open();
    let (team, bench) = (open.team(side), open.bench(side));
    let formation = team
        .formation()
        .map_or_else(|| "-".to_owned(), |formation| formation.to_string());
    let next = bench.pending_formation();
    let next: Vec<Phrase> = next
        .map(|formation| say!(fuba_sheet::NextTurn, formation))
        .into_iter()
        .collect();
    let words = app.words();
    let mut lines = vec![told!(
        words,
        fuba_sheet::Team,
        letter = letter(side).to_string(),
        name = fit(words.name(side), 30),
        formation,
        next,
        yellow = team.yellow(),
        red = team.red()
    )];
    let mut facts = bench_facts(open, side);
    facts.extend(older_facts(open, side));
    if !facts.is_empty() {
        lines.extend(indented(&joined(words, &facts, ", "), columns));
    }
    if open.plays(Advanced::Skills) {
        lines.extend(skill_lines(app, side, columns));
    }
    lines
}

/// Condition, substitutions and injuries.
fn bench_facts(open: &Open, side: Side) -> Vec<Phrase> {
    let bench = open.bench(side);
    let mut facts = Vec::new();
    if open.plays(Advanced::Condition) {
        let points = bench.condition();
        facts.push(say!(fuba_sheet::Condition, points));
        if bench.is_tired() {
            facts.push(say!(fuba_sheet::Tired));
        }
    }
    if open.plays(Advanced::Substitutions) {
        let (left, all) = (bench.substitutions_left(), SUBSTITUTIONS);
        facts.push(say!(fuba_sheet::SubstitutionsLeft, left, all));
    }
    if open.plays(Advanced::Injuries) {
        if bench.injured().total() > 0 {
            let (times, unit) = (times(open, side), injury_time(open));
            facts.push(say!(fuba_sheet::Injured, times, unit));
        }
        if bench.out() > 0 {
            let number = bench.out();
            facts.push(say!(fuba_sheet::LostByInjury, number));
        }
        if bench.keeper_is_injured() {
            facts.push(say!(fuba_sheet::KeeperInjured));
        }
    }
    facts
}

/// What a team of the older editions has: styles, a keeper in or in front of his goal, pieces brought to the
/// ball.
fn older_facts(open: &Open, side: Side) -> Vec<Phrase> {
    let mut facts = Vec::new();
    if open.edition() == Edition::V2014 {
        if open.plays(Advanced::Aggression) && open.team(side).formation().is_some() {
            let styles = open.bench(side).styles();
            facts.push(say!(fuba_sheet::Styles, styles));
        }
        if open.plays(Advanced::Keeper) && open.team(side).keeper() == Some(penalty_area(side)) {
            facts.push(if open.team(side).keeper_is_advanced() {
                say!(fuba_sheet::KeeperInFront)
            } else {
                say!(fuba_sheet::KeeperInside)
            });
        }
    }
    if open.edition() != Edition::V2_2 && open.entries(side) > 0 {
        let moves = open.entries(side);
        facts.push(say!(fuba_sheet::MovesFewer, moves));
    }
    facts
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
                hidden = !bench.shown_skills().contains(skill),
                cost = cost(skill),
                effect = effect(skill)
            );
            lines.push(fit(&format!("  {}", words.render(&skill)), columns));
        }
    } else {
        let hidden = bench.hidden_skills();
        let shown = listed_or_none(bench.shown_skills(), words);
        let skills = told!(words, fuba_sheet::Skills, hidden, shown);
        lines.extend(indented(&skills, columns));
    }
    if !bench.skills_lost().is_empty() {
        let skills = listed(bench.skills_lost(), words);
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
