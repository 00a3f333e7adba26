//! The lines at the top: score and time, teams and cards, what they have beside their pieces, the ball
//! and the stage of the turn.

use gaffer_core::{BySide, Side};
use gaffer_fuba::edition::ByEdition;
use gaffer_fuba::{
    Advanced, Edition, EntryAfter, LAST_STOPPAGE, Open, Position, SetUp, SkillSet, Step, TurnKind,
    Window,
};
use ratatui::style::Modifier;
use ratatui::text::Line;

use super::facts::{self, Length};
use super::secrecy::hidden;
use super::team_sheet::formation;
use crate::terminal::draw::Palette;
use crate::terminal::header::{both_ends, fitting, halves, score};
use crate::words::{joined, say, told};
use gaffer_games::fuba::pitch::is_ball_out;
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
    let left = score(words, open.score());
    let score_line = both_ends(&left, &clock(open, words), columns);
    let mut lines = vec![
        Line::styled(score_line, Modifier::BOLD),
        halves(
            Side::BOTH.map(|side| team(open, side, words)),
            columns,
            palette,
        ),
    ];
    if has_bench_line(open) {
        let told = |side: Side, length: Length| {
            let facts = joined(words, &facts::of_bench(open, side, length), " ");
            format!(" {} {facts}", letter(side))
        };
        let of = |side| {
            fitting(
                columns,
                [Length::Header, Length::Short].map(|l| told(side, l)),
            )
        };
        lines.push(halves(Side::BOTH.map(of), columns, palette));
    }
    if has_skills_line(open) {
        let hidden = |side: Side| sees[side].then(|| hidden(position, side));
        let of = |side| skills(open, side, hidden(side), words);
        lines.push(halves(Side::BOTH.map(of), columns, palette));
    }
    lines.push(Line::raw(ball_line(open, words, columns)));
    lines
}

/// The rows of the header.
pub(super) fn height(open: &Open) -> u16 {
    3 + u16::from(has_bench_line(open)) + u16::from(has_skills_line(open))
}

/// Whether both teams are known, before which there is nothing to tell of them.
fn are_known(open: &Open) -> bool {
    let mut sides = Side::BOTH.iter();
    sides.all(|side| open.team(*side).formation().is_some())
}

fn has_bench_line(open: &Open) -> bool {
    let bench = [
        Advanced::Condition,
        Advanced::Substitutions,
        Advanced::Injuries,
    ];
    are_known(open) && bench.iter().any(|rule| open.plays(*rule))
}

fn has_skills_line(open: &Open) -> bool {
    are_known(open) && open.plays(Advanced::Skills)
}

fn clock(open: &Open, words: Words<'_>) -> String {
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
    let (half, minute) = (clock.half(), clock.minute() - clock.stoppage());
    match open.shoot_out() {
        Some(kicks) => told!(
            words,
            fuba_header::ShootOut,
            home_scored = kicks.scored.home,
            home_taken = kicks.taken.home,
            away_scored = kicks.scored.away,
            away_taken = kicks.taken.away
        ),
        None => told!(words, fuba_header::Clock, half, minute, squares),
    }
}

/// A team with the letter it has on the pitch, the way it attacks, its formation and its cards.
fn team(open: &Open, side: Side, words: Words<'_>) -> String {
    let team = open.team(side);
    let sign = match side {
        Side::Home => "H→",
        Side::Away => "A←",
    };
    let (yellow, red) = (team.yellow(), team.red());
    let cards = told!(words, fuba_header::Cards, yellow, red);
    let name = fit(words.name(side), NAME);
    format!(" {sign} {name} {} {cards}", formation(team))
}

/// " H skills: Tackle*, Crossing*, Stopper"; " A skills: 2 hidden, Stopper".
fn skills(open: &Open, side: Side, hidden: Option<SkillSet>, words: Words<'_>) -> String {
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
        said.push(facts::listed_or_none(shown, words));
    }
    let (letter, skills) = (letter(side).to_string(), said.join(", "));
    format!(" {}", told!(words, fuba_header::Skills, letter, skills))
}

/// The ball, who has it and what is played, with the edition at the end.
fn ball_line(open: &Open, words: Words<'_>, columns: usize) -> String {
    let edition = format!("FUBA {}", open.edition().name());
    let room = columns.saturating_sub(width(&edition) + 1);
    // What is not usual about the turn stands there as far as there is room; the team sheets have it in
    // full.
    let facts = facts::of_turn(open, words, Length::Header);
    let left = (0..=facts.len())
        .rev()
        .flat_map(|number| {
            [false, true].map(|short| {
                let mut parts = parts(open, words, short);
                parts.extend_from_slice(&facts[..number]);
                format!(" {}", joined(words, &parts, "  "))
            })
        })
        .find(|left| width(left) <= room)
        .unwrap_or_else(|| format!(" {}", joined(words, &parts(open, words, true), "  ")));
    both_ends(&left, &edition, columns)
}

/// The value, the controlling team and the stage, in shorter words where a line is full.
fn parts(open: &Open, words: Words<'_>, short: bool) -> Vec<Phrase> {
    if !is_ball_out(open) {
        return vec![say!(fuba_header::BeforeTheMatch)];
    }
    let value = open.value();
    let name = fit(words.name(open.controlling()), NAME);
    let mut parts = vec![
        say!(fuba_header::Value, short, value),
        say!(fuba_header::Control, short, name),
    ];
    if let Some((stage, part)) = stage(open) {
        if stage > 1 {
            let area = open.pass().1;
            parts.push(say!(fuba_header::TargetArea, area));
        }
        let action = open.acting().1;
        parts.push(say!(fuba_header::AtStage, stage, part, action));
    } else {
        let what = occasion(open);
        parts.push(say!(fuba_header::Occasion, what));
    }
    parts
}

/// The stage of the turn being played and what is played in it, `None` outside turns.
fn stage(open: &Open) -> Option<(u8, &'static str)> {
    let actions = u8::from(open.acting().0 != open.first_to_act());
    match open.edition() {
        Edition::V2_2 if open.step().is_in_action_stage() => Some((5 + actions, "action")),
        Edition::V2_2 => stage_2_2(open.step()).map(|stage| (stage, "none")),
        _ => older_stage(open, 6 + actions),
    }
}

/// The stages of 1.0 and 2014 (F10-4a, F14-4a): they differ in the last two.
fn older_stage(open: &Open, action_stage: u8) -> Option<(u8, &'static str)> {
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
            (6, action_stage, "to-the-ball")
        }
        Step::Entry(_) | Step::EventMoves { .. } => (5, 5, "ball-movement"),
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
    let stage = ByEdition([in_1_0, in_2014, in_2014])[open.edition()];
    Some((stage, name))
}

/// The stages of 2.2 before the actions.
fn stage_2_2(step: Step) -> Option<u8> {
    match step {
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
            SetUp::KickOff => "kick-off-set-up",
            SetUp::FreeKick => "free-kick-set-up",
            SetUp::CornerKick => "corner-kick-set-up",
            SetUp::Penalty => "penalty-set-up",
        },
        Step::YellowCardRoll(_) | Step::RedCardRoll { .. } | Step::SendOff(_) => "foul",
        _ if open.is_slow_goal_kick() => "slow-goal-kick",
        Step::GoalKick => "goal-kick",
        Step::CornerSide => "corner-kick",
        Step::FreeKick => "free-kick",
        Step::RestartMoves { .. } => {
            if open.turn_kind() == TurnKind::GoalKick {
                "goal-kick"
            } else {
                "quick-free-kick"
            }
        }
        Step::Dive | Step::Kick | Step::PenaltyRoll | Step::Skill(Window::Penalty) => "penalty",
        Step::SlowPlay | Step::SlowPlayRoll => "slow-play",
        Step::Injury(_)
        | Step::InjuryRoll { .. }
        | Step::Replace { .. }
        | Step::GainPoints { .. } => "injury",
        Step::HalfTime(_) => "half-time",
        Step::Over => "full-time",
        _ => "none",
    }
}
