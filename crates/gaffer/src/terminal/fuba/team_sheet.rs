//! What a team has beside its pieces (A1, A3, A4, A10): the lines of the header and the team sheet.

use gaffer_core::{BySide, Side};
use gaffer_fuba::edition::Row;
use gaffer_fuba::pitch::penalty_area;
use gaffer_fuba::{Advanced, Edition, Open, Position, SUBSTITUTIONS, Skill, SkillSet, Step};
use ratatui::crossterm::event::KeyCode;

use super::secrecy::hidden;
use crate::terminal::app::App;
use gaffer_games::fuba::skill_words::{cost, effect};
use gaffer_games::text::letter;
use gaffer_games::text::{fit, plural, width, wrap};

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
    columns: usize,
) -> Vec<[String; 2]> {
    let count = header_lines(open);
    let mut lines = Vec::new();
    if count > u16::from(open.plays(Advanced::Skills)) {
        let words = Side::BOTH.map(|side| {
            let words = bench_words(open, side, false);
            if width(&words) < columns / 2 {
                words
            } else {
                bench_words(open, side, true)
            }
        });
        lines.push(halves(words, columns));
    }
    if count > 0 && open.plays(Advanced::Skills) {
        lines.push(halves(
            Side::BOTH.map(|side| skill_words(open, side, hidden[side])),
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

/// In what an injury is served (F14-A4b, F22-A4b).
const INJURY_TIME: Row<&str> = Row(["turns", "turns", "min"]);

/// " H condition 4-4-2 tired subs 2 off 3,4 min out 1 K hurt next 3-5-2", or in shorter words.
fn bench_words(open: &Open, side: Side, short: bool) -> String {
    let time = INJURY_TIME.of(open.edition());
    let (points, min) = if short {
        ("cond", String::new())
    } else {
        ("condition", format!(" {time}"))
    };
    let bench = open.bench(side);
    let mut words = vec![format!(" {}", letter(side))];
    if open.plays(Advanced::Condition) {
        words.push(format!("{points} {}", bench.condition()));
        if bench.is_tired() {
            words.push("tired".into());
        }
    }
    if open.plays(Advanced::Substitutions) {
        words.push(format!("subs {}", bench.substitutions_left()));
    }
    if bench.injured().total() > 0 {
        words.push(format!("off {}{min}", minutes(open, side)));
    }
    if bench.out() > 0 {
        words.push(format!("out {}", bench.out()));
    }
    if bench.keeper_is_injured() {
        words.push("K hurt".into());
    }
    if let Some(formation) = bench.pending_formation() {
        words.push(format!("next {formation}"));
    }
    words.join(" ")
}

/// "2,4": the minutes or turns that each injured player still stays off.
fn minutes(open: &Open, side: Side) -> String {
    let minutes = open.bench(side).injured().minutes();
    minutes
        .map(|minutes| minutes.to_string())
        .collect::<Vec<_>>()
        .join(",")
}

/// " H skills: tackle* crossing* stopper"; " A skills: 2 hidden, stopper".
fn skill_words(open: &Open, side: Side, hidden: Option<SkillSet>) -> String {
    let bench = open.bench(side);
    let mut words: Vec<String> = match hidden {
        Some(hidden) => hidden.iter().map(|skill| format!("{skill}*")).collect(),
        None if bench.hidden_skills() > 0 => vec![format!("{} hidden", bench.hidden_skills())],
        None => Vec::new(),
    };
    words.extend(bench.shown_skills().iter().map(|skill| skill.to_string()));
    if words.is_empty() {
        words.push("none".into());
    }
    format!(" {} skills: {}", letter(side), words.join(", "))
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
    let turn = turn_lines(app.open(), &app.names);
    if !turn.is_empty() {
        lines.push(String::new());
        for line in turn {
            lines.extend(wrap(&line, columns));
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
    let mut lines = vec![String::new()];
    match owner {
        Some(side) => {
            lines.push("1 to 9: [x] ask when this skill can be used, [ ] let it pass.".into());
            if shared {
                let mark = if app.extra.asks[side].every {
                    "[x]"
                } else {
                    "[ ]"
                };
                lines.push(format!(
                    "e: {mark} ask whenever a skill might be used, so that the question tells nothing."
                ));
                lines.push(
                    "Close this to see the choices that use hidden skills, if you decide now."
                        .into(),
                );
            }
        }
        None if shared => lines.push(
            "h, a: the home or away coach looks at his hidden skills, and nobody else.".into(),
        ),
        None => {}
    }
    lines
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
        app.hand_over_to_see(to, "his hidden skills");
    }
}

/// What is not usual about the turn, in a few words: goal kick, time owed, automatic check, barred moves.
pub(super) fn facts(open: &Open) -> Vec<String> {
    let mut facts = Vec::new();
    if open.awaits_goal_kick() && open.step() != Step::GoalKick && !open.is_slow_goal_kick() {
        facts.push("goal kick next".into());
    }
    if open.squares_owed() > 0 {
        facts.push(format!("owed +{}", open.squares_owed()));
    }
    if let Some(side) = open.auto_pass() {
        facts.push(format!("{}: auto check", letter(side)));
    }
    if let Some(side) = open.without_moves() {
        facts.push(format!("{}: no moves", letter(side)));
    }
    if let Some(side) = open.without_defence() {
        facts.push(format!("{}: no defence moves", letter(side)));
    }
    facts
}

/// The same in sentences, with what decides who acts first in 2014 (F14-4.6b).
fn turn_lines(open: &Open, names: &BySide<String>) -> Vec<String> {
    let name = |side: Side| fit(&names[side], 20);
    let mut lines = Vec::new();
    if open.awaits_goal_kick() {
        lines.push(format!(
            "The goal kick of {} opens {} turn.",
            name(open.controlling()),
            if open.step() == Step::GoalKick || open.is_slow_goal_kick() {
                "this"
            } else {
                "the next"
            }
        ));
    }
    if open.squares_owed() > 0 {
        lines.push(format!(
            "Time owed for equal dice: {}, when the dice differ again.",
            plural(open.squares_owed(), "square")
        ));
    }
    if let Some(side) = open.auto_pass() {
        lines.push(format!(
            "The next control check of {} is automatic, after a pressing that failed.",
            name(side)
        ));
    }
    if let Some(side) = open.without_moves() {
        lines.push(format!("{} makes no moves in this turn.", name(side)));
    }
    if let Some(side) = open.without_defence() {
        lines.push(format!(
            "{} makes no defence moves in this turn.",
            name(side)
        ));
    }
    if open.edition() == Edition::V2014 {
        let [home, away] = Side::BOTH.map(|side| open.moved_pieces(side));
        lines.push(format!(
            "Pieces moved in the last turn: {} {}, {} {}; in this turn: {} and {}.",
            letter(Side::Home),
            home.1,
            letter(Side::Away),
            away.1,
            home.0,
            away.0
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
    let mut lines = vec![format!(
        "{} {}  {formation}{}  yellow {} red {}",
        letter(side),
        fit(&app.names[side], 30),
        bench
            .pending_formation()
            .map_or(String::new(), |next| format!(" (next turn {next})")),
        team.yellow(),
        team.red()
    )];
    let mut facts = Vec::new();
    if open.plays(Advanced::Condition) {
        facts.push(format!("condition {} (D-M-F)", bench.condition()));
        if bench.is_tired() {
            facts.push("tired: one move fewer".into());
        }
    }
    if open.plays(Advanced::Substitutions) {
        facts.push(format!(
            "substitutions left {} of {SUBSTITUTIONS}",
            bench.substitutions_left()
        ));
    }
    if open.plays(Advanced::Injuries) {
        if bench.injured().total() > 0 {
            facts.push(format!(
                "off injured for {} {}",
                minutes(open, side),
                INJURY_TIME.of(open.edition())
            ));
        }
        if bench.out() > 0 {
            facts.push(format!("lost by injury {}", bench.out()));
        }
        if bench.keeper_is_injured() {
            facts.push("keeper injured: +1 on attempts against him".into());
        }
    }
    facts.extend(older_facts(open, side));
    if !facts.is_empty() {
        lines.extend(indented(&facts.join(", "), columns));
    }
    if open.plays(Advanced::Skills) {
        lines.extend(skill_lines(app, side, columns));
    }
    lines
}

/// What a team of the older editions has: styles, a keeper in or in front of his goal, pieces brought to the
/// ball.
fn older_facts(open: &Open, side: Side) -> Vec<String> {
    let mut facts = Vec::new();
    if open.edition() == Edition::V2014 {
        if open.plays(Advanced::Aggression) && open.team(side).formation().is_some() {
            facts.push(format!("styles {} (D-M-F)", open.bench(side).styles()));
        }
        if open.plays(Advanced::Keeper) && open.team(side).keeper() == Some(penalty_area(side)) {
            facts.push(if open.team(side).keeper_is_advanced() {
                "keeper in front of his goal (K+)".into()
            } else {
                "keeper inside".into()
            });
        }
    }
    if open.edition() != Edition::V2_2 && open.entries(side) > 0 {
        facts.push(format!(
            "{} fewer in this turn",
            plural(open.entries(side), "move")
        ));
    }
    facts
}

fn skill_lines(app: &App<Position>, side: Side, columns: usize) -> Vec<String> {
    let bench = app.open().bench(side);
    let mut lines = Vec::new();
    let mut number = 0;
    if app.sees_hidden(side) {
        let both = [
            (hidden(app.position(), side), "hidden"),
            (bench.shown_skills(), "shown"),
        ];
        for (skills, what) in both {
            for skill in skills {
                number += 1;
                let asked = if app.extra.asks[side].about.contains(skill) {
                    "[x]"
                } else {
                    "[ ]"
                };
                lines.push(fit(
                    &format!(
                        "  {number} {asked} {skill} ({what}, {}): {}",
                        app.words().render(&cost(skill)),
                        app.words().render(&effect(skill))
                    ),
                    columns,
                ));
            }
        }
    } else {
        let shown: Vec<&str> = bench.shown_skills().iter().map(Skill::name).collect();
        let shown = if shown.is_empty() {
            "none".into()
        } else {
            shown.join(", ")
        };
        lines.extend(indented(
            &format!("skills: {} hidden; shown: {shown}", bench.hidden_skills()),
            columns,
        ));
    }
    if !bench.skills_lost().is_empty() {
        let lost: Vec<&str> = bench.skills_lost().iter().map(Skill::name).collect();
        lines.extend(indented(&format!("lost: {}", lost.join(", ")), columns));
    }
    lines
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
