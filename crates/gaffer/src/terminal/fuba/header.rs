//! The lines at the top: score and time, teams and cards, what they have beside their pieces, the ball
//! and the stage of the turn.

use gaffer_core::{BySide, Side};
use gaffer_fuba::edition::Row;
use gaffer_fuba::{
    Edition, EntryAfter, LAST_STOPPAGE, Open, Position, SetUp, Step, TurnKind, Window,
};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};

use super::secrecy::hidden;
use super::team_sheet;
use crate::terminal::draw::Palette;
use gaffer_games::text::letter;
use gaffer_games::text::{NAME, fit, width};

/// The header's lines; hidden skills by name only where they are seen.
pub(super) fn lines(
    position: &Position,
    names: &BySide<String>,
    sees: BySide<bool>,
    columns: usize,
    palette: Palette,
) -> Vec<Line<'static>> {
    let open = position.open();
    let hidden = BySide::with(|side| sees[side].then(|| hidden(position, side)));
    let mut lines = vec![
        score_line(open, names, columns),
        team_line(open, names, columns, palette),
    ];
    for [home, away] in team_sheet::header(open, &hidden, columns) {
        lines.push(Line::from(vec![
            Span::styled(home, palette.team(Side::Home)),
            Span::styled(away, palette.team(Side::Away)),
        ]));
    }
    lines.push(Line::raw(ball_line(open, names, columns)));
    lines
}

/// The rows of the header.
pub(super) fn height(open: &Open) -> u16 {
    3 + team_sheet::header_lines(open)
}

fn score_line(open: &Open, names: &BySide<String>, columns: usize) -> Line<'static> {
    let score = open.score();
    let left = format!(
        " {} {} : {} {}",
        fit(&names.home, NAME),
        score.home,
        score.away,
        fit(&names.away, NAME)
    );
    let clock = open.clock();
    let half = if clock.half() == 1 {
        "1st half"
    } else {
        "2nd half"
    };
    let squares: String = (1..=LAST_STOPPAGE)
        .map(|square| {
            if square == clock.stoppage() {
                format!("[+{square}]")
            } else {
                format!(" +{square} ")
            }
        })
        .collect();
    let right = format!("{half}  minute {}  {squares}", clock.minute());
    let gap = columns.saturating_sub(width(&left) + width(&right));
    Line::styled(
        fit(&format!("{left}{}{right}", " ".repeat(gap)), columns),
        Style::new().add_modifier(Modifier::BOLD),
    )
}

/// Both teams with the letters they have on the pitch, the way they attack, formations and cards.
fn team_line(
    open: &Open,
    names: &BySide<String>,
    columns: usize,
    palette: Palette,
) -> Line<'static> {
    let spans = Side::BOTH.map(|side| {
        let team = open.team(side);
        let formation = team
            .formation()
            .map_or_else(|| "-".to_owned(), |formation| formation.to_string());
        let arrow = match side {
            Side::Home => "→",
            Side::Away => "←",
        };
        let text = format!(
            " {}{arrow} {} {formation} yellow {} red {}",
            letter(side),
            fit(&names[side], NAME),
            team.yellow(),
            team.red()
        );
        let text = fit(&text, columns / 2);
        let gap = (columns / 2).saturating_sub(width(&text));
        Span::styled(format!("{text}{}", " ".repeat(gap)), palette.team(side))
    });
    Line::from(spans.to_vec())
}

/// The words for the ball value and the controlling team, and those for a line that is full.
const LONG: [&str; 2] = ["Ball value", "Controlling team"];
const SHORT: [&str; 2] = ["Value", "Control"];

/// The ball, who has it and what is played, with the edition at the end.
fn ball_line(open: &Open, names: &BySide<String>, columns: usize) -> String {
    let edition = format!("FUBA {}", open.edition().name());
    let room = columns.saturating_sub(width(&edition) + 1);
    // What is not usual about the turn stands there as far as there is room; the team sheets have it in
    // full.
    let facts = team_sheet::facts(open);
    let left = (0..=facts.len())
        .rev()
        .flat_map(|number| {
            [LONG, SHORT].map(|words| with_facts(parts(open, names, words), &facts[..number]))
        })
        .find(|left| width(left) <= room)
        .unwrap_or_else(|| fit(&parts(open, names, SHORT), room));
    let gap = columns.saturating_sub(width(&left) + width(&edition));
    format!("{left}{}{edition}", " ".repeat(gap))
}

fn with_facts(left: String, facts: &[String]) -> String {
    facts
        .iter()
        .fold(left, |left, fact| format!("{left}  {fact}"))
}

fn parts(open: &Open, names: &BySide<String>, [value, control]: [&str; 2]) -> String {
    if matches!(
        open.step(),
        Step::Formation(_)
            | Step::Roles(_)
            | Step::Skills(_)
            | Step::Styles(_)
            | Step::KickOffRoll
            | Step::KickOffChoice(_)
    ) {
        return " Before the match".into();
    }
    let mut parts = vec![
        format!(" {value} {}", open.value().number()),
        format!("{control}: {}", fit(&names[open.controlling()], NAME)),
    ];
    match stage(open) {
        Some((stage, part)) => {
            if stage > 1 {
                parts.push(format!("Target {}", open.pass().1));
            }
            parts.push(match part {
                Part::Plain => format!("Stage {stage}"),
                Part::Action => format!("Stage {stage}, action {}", open.acting().1),
                Part::Named(name) => format!("Stage {stage}: {name}"),
            });
        }
        None => parts.push(occasion(open).to_owned()),
    }
    parts.join("  ")
}

/// How a stage is called.
enum Part {
    /// By its number alone.
    Plain,
    /// With the number of the action, in 2.2.
    Action,
    /// With what is played in it.
    Named(&'static str),
}

/// The stage of the turn being played, `None` outside turns.
fn stage(open: &Open) -> Option<(u8, Part)> {
    match open.edition() {
        Edition::V2_2 => stage_2_2(open).map(|stage| {
            let part = if stage > 4 { Part::Action } else { Part::Plain };
            (stage, part)
        }),
        edition => older_stage(open, edition),
    }
}

/// The stages of 1.0 and 2014 (F10-4a, F14-4a): they differ in the last two.
fn older_stage(open: &Open, edition: Edition) -> Option<(u8, Part)> {
    let acts_first = open.acting().0 == open.first_to_act();
    let action_stage = if acts_first { 6 } else { 7 };
    let (in_1_0, in_2014, name) = match open.step() {
        _ if open.is_slow_goal_kick() => return None,
        Step::Target => (1, 1, "target"),
        Step::TurnRoll => (2, 2, "dice"),
        Step::TirednessRoll { .. } | Step::LosePoint { .. } => (3, 3, "time"),
        Step::StandIn | Step::EventRoll => (4, 4, "check"),
        Step::Shot | Step::GoalRoll | Step::DifficultRoll | Step::ReboundRoll => {
            (6, action_stage, "attempt")
        }
        Step::Entry(EntryAfter::Rebound | EntryAfter::FullBack | EntryAfter::GoalKick) => {
            (6, action_stage, "to the ball")
        }
        Step::Entry(_) | Step::EventMoves { .. } => (5, 5, "ball movement"),
        Step::Movement
        | Step::Moves { .. }
        | Step::QuickMoves { .. }
        | Step::FreeMovements
        | Step::HighConditionRoll { .. }
        | Step::ConditionRoll => (7, action_stage, "movement"),
        Step::Press | Step::PressingRoll => (7, action_stage, "pressing"),
        step if step.is_in_action_stage() => (7, action_stage, "substitution"),
        _ => return None,
    };
    let stage = Row([in_1_0, in_2014, in_2014]).of(edition);
    Some((stage, Part::Named(name)))
}

/// The stages of 2.2.
fn stage_2_2(open: &Open) -> Option<u8> {
    let actions = if open.acting().0 == open.first_to_act() {
        5
    } else {
        6
    };
    match open.step() {
        step if step.is_in_action_stage() => Some(actions),
        Step::Target => Some(1),
        Step::Skill(Window::OffSideTrap) => Some(2),
        Step::TurnRoll | Step::TirednessRoll { .. } | Step::LosePoint { .. } => Some(3),
        Step::EventRoll
        | Step::EventMoves { .. }
        | Step::Entry(_)
        | Step::Skill(Window::Actor | Window::ControllingCheck | Window::PassiveCheck)
        | Step::Sweep
        | Step::ActorRoll
        | Step::FansRoll(_)
        | Step::DuelRoll(_)
        | Step::Bounce
        | Step::PerfectPass
        | Step::StreakingRoll
        | Step::LostSkillRoll(_)
        | Step::GainedSkillRoll(_)
        | Step::ExtraSkill(_) => Some(4),
        _ => None,
    }
}

/// What is going on outside the stages of a turn.
fn occasion(open: &Open) -> &'static str {
    match open.step() {
        Step::Place { set_up, .. } | Step::Adjust { set_up, .. } => match set_up {
            SetUp::KickOff => "Kick-off set-up",
            SetUp::FreeKick => "Free kick set-up",
            SetUp::CornerKick => "Corner kick set-up",
            SetUp::Penalty => "Penalty set-up",
        },
        Step::YellowCardRoll(_) | Step::RedCardRoll { .. } | Step::SendOff(_) => "Foul",
        _ if open.is_slow_goal_kick() => "Slow goal kick",
        Step::GoalKick => "Goal kick",
        Step::CornerSide => "Corner kick",
        Step::FreeKick => "Free kick",
        Step::RestartMoves { .. } => {
            if open.turn_kind() == TurnKind::GoalKick {
                "Goal kick"
            } else {
                "Quick free kick"
            }
        }
        Step::Dive | Step::Kick | Step::PenaltyRoll | Step::Skill(Window::Penalty) => "Penalty",
        Step::SlowPlay | Step::SlowPlayRoll => "Slow play",
        Step::Injury(_)
        | Step::InjuryRoll { .. }
        | Step::Replace { .. }
        | Step::GainPoints { .. } => "Injury",
        Step::HalfTime(_) => "Half time",
        Step::Over => "Full time",
        _ => "",
    }
}
