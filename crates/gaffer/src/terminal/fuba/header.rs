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
use crate::words::{joined, say, told};
use gaffer_games::text::{NAME, fit, letter, width};
use gaffer_games::words::{Phrase, Words};

/// The header's lines; hidden skills by name only where they are seen.
pub(super) fn lines(
    position: &Position,
    words: Words<'_>,
    sees: BySide<bool>,
    columns: usize,
    palette: Palette,
) -> Vec<Line<'static>> {
    let open = position.open();
    let hidden = BySide::with(|side| sees[side].then(|| hidden(position, side)));
    let mut lines = vec![
        score_line(open, words, columns),
        team_line(open, words, columns, palette),
    ];
    for [home, away] in team_sheet::header(open, &hidden, words, columns) {
        lines.push(Line::from(vec![
            Span::styled(home, palette.team(Side::Home)),
            Span::styled(away, palette.team(Side::Away)),
        ]));
    }
    lines.push(Line::raw(ball_line(open, words, columns)));
    lines
}

/// The rows of the header.
pub(super) fn height(open: &Open) -> u16 {
    3 + team_sheet::header_lines(open)
}

fn score_line(open: &Open, words: Words<'_>, columns: usize) -> Line<'static> {
    let score = open.score();
    let left = format!(
        " {} {} : {} {}",
        fit(words.name(Side::Home), NAME),
        score.home,
        score.away,
        fit(words.name(Side::Away), NAME)
    );
    let clock = open.clock();
    let squares: String = (1..=LAST_STOPPAGE)
        .map(|square| {
            if square == clock.stoppage() {
                format!("[+{square}]")
            } else {
                format!(" +{square} ")
            }
        })
        .collect();
    let (half, minute) = (clock.half(), clock.minute());
    let right = told!(words, fuba_header::Clock, half, minute, squares);
    let gap = columns.saturating_sub(width(&left) + width(&right));
    Line::styled(
        fit(&format!("{left}{}{right}", " ".repeat(gap)), columns),
        Style::new().add_modifier(Modifier::BOLD),
    )
}

/// Both teams with the letters they have on the pitch, the way they attack, formations and cards.
fn team_line(open: &Open, words: Words<'_>, columns: usize, palette: Palette) -> Line<'static> {
    let spans = Side::BOTH.map(|side| {
        let team = open.team(side);
        let formation = team
            .formation()
            .map_or_else(|| "-".to_owned(), |formation| formation.to_string());
        let arrow = match side {
            Side::Home => "→",
            Side::Away => "←",
        };
        let (yellow, red) = (team.yellow(), team.red());
        let text = format!(
            " {}{arrow} {} {formation} {}",
            letter(side),
            fit(words.name(side), NAME),
            told!(words, fuba_header::Cards, yellow, red)
        );
        let text = fit(&text, columns / 2);
        let gap = (columns / 2).saturating_sub(width(&text));
        Span::styled(format!("{text}{}", " ".repeat(gap)), palette.team(side))
    });
    Line::from(spans.to_vec())
}

/// The ball, who has it and what is played, with the edition at the end.
fn ball_line(open: &Open, words: Words<'_>, columns: usize) -> String {
    let edition = format!("FUBA {}", open.edition().name());
    let room = columns.saturating_sub(width(&edition) + 1);
    // What is not usual about the turn stands there as far as there is room; the team sheets have it in
    // full.
    let facts = team_sheet::facts(open, words);
    let left = (0..=facts.len())
        .rev()
        .flat_map(|number| {
            [false, true].map(|short| with_facts(parts(open, words, short), &facts[..number]))
        })
        .find(|left| width(left) <= room)
        .unwrap_or_else(|| fit(&parts(open, words, true), room));
    let gap = columns.saturating_sub(width(&left) + width(&edition));
    format!("{left}{}{edition}", " ".repeat(gap))
}

fn with_facts(left: String, facts: &[String]) -> String {
    facts
        .iter()
        .fold(left, |left, fact| format!("{left}  {fact}"))
}

/// The value, the controlling team and the stage, in shorter words where a line is full.
fn parts(open: &Open, words: Words<'_>, short: bool) -> String {
    if matches!(
        open.step(),
        Step::Formation(_)
            | Step::Roles(_)
            | Step::Skills(_)
            | Step::Styles(_)
            | Step::KickOffRoll
            | Step::KickOffChoice(_)
    ) {
        return format!(" {}", told!(words, fuba_header::BeforeTheMatch));
    }
    let value = open.value();
    let name = fit(words.name(open.controlling()), NAME);
    let mut parts = vec![
        say!(fuba_header::Value, short, value),
        say!(fuba_header::Control, short, name),
    ];
    match stage(open) {
        Some((stage, part)) => {
            if stage > 1 {
                let area = open.pass().1;
                parts.push(say!(fuba_header::TargetArea, area));
            }
            parts.push(match part {
                Part::Plain => say!(fuba_header::Stage, stage),
                Part::Action => {
                    let action = open.acting().1;
                    say!(fuba_header::StageWithAction, stage, action)
                }
                Part::Named(part) => say!(fuba_header::StageWithPart, stage, part),
            });
        }
        None => parts.push(occasion(open)),
    }
    format!(" {}", joined(words, &parts, "  "))
}

/// How a stage is called.
enum Part {
    /// By its number alone.
    Plain,
    /// With the number of the action, in 2.2.
    Action,
    /// With what is played in it.
    Named(Phrase),
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
        Step::Target => (1, 1, say!(fuba_header::Target)),
        Step::TurnRoll => (2, 2, say!(fuba_header::Dice)),
        Step::TirednessRoll { .. } | Step::LosePoint { .. } => (3, 3, say!(fuba_header::Time)),
        Step::StandIn | Step::EventRoll => (4, 4, say!(fuba_header::Check)),
        Step::Shot | Step::GoalRoll | Step::DifficultRoll | Step::ReboundRoll => {
            (6, action_stage, say!(fuba_header::Attempt))
        }
        Step::Entry(EntryAfter::Rebound | EntryAfter::FullBack | EntryAfter::GoalKick) => {
            (6, action_stage, say!(fuba_header::ToTheBall))
        }
        Step::Entry(_) | Step::EventMoves { .. } => (5, 5, say!(fuba_header::BallMovement)),
        Step::Movement
        | Step::Moves { .. }
        | Step::QuickMoves { .. }
        | Step::FreeMovements
        | Step::HighConditionRoll { .. }
        | Step::ConditionRoll => (7, action_stage, say!(fuba_header::Movement)),
        Step::Press | Step::PressingRoll => (7, action_stage, say!(fuba_header::Pressing)),
        step if step.is_in_action_stage() => (7, action_stage, say!(fuba_header::Substitution)),
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
fn occasion(open: &Open) -> Phrase {
    match open.step() {
        Step::Place { set_up, .. } | Step::Adjust { set_up, .. } => match set_up {
            SetUp::KickOff => say!(fuba_header::KickOffSetUp),
            SetUp::FreeKick => say!(fuba_header::FreeKickSetUp),
            SetUp::CornerKick => say!(fuba_header::CornerKickSetUp),
            SetUp::Penalty => say!(fuba_header::PenaltySetUp),
        },
        Step::YellowCardRoll(_) | Step::RedCardRoll { .. } | Step::SendOff(_) => {
            say!(fuba_header::Foul)
        }
        _ if open.is_slow_goal_kick() => say!(fuba_header::SlowGoalKick),
        Step::GoalKick => say!(fuba_header::GoalKick),
        Step::CornerSide => say!(fuba_header::CornerKick),
        Step::FreeKick => say!(fuba_header::FreeKick),
        Step::RestartMoves { .. } => {
            if open.turn_kind() == TurnKind::GoalKick {
                say!(fuba_header::GoalKick)
            } else {
                say!(fuba_header::QuickFreeKick)
            }
        }
        Step::Dive | Step::Kick | Step::PenaltyRoll | Step::Skill(Window::Penalty) => {
            say!(fuba_header::Penalty)
        }
        Step::SlowPlay | Step::SlowPlayRoll => say!(fuba_header::SlowPlay),
        Step::Injury(_)
        | Step::InjuryRoll { .. }
        | Step::Replace { .. }
        | Step::GainPoints { .. } => say!(fuba_header::Injury),
        Step::HalfTime(_) => say!(fuba_header::HalfTime),
        Step::Over => say!(fuba_header::FullTime),
        _ => Phrase::nothing(),
    }
}
