//! The running commentary and the arithmetic of the last roll, from the events of the match.

use gaffer_core::{BySide, Rules};
use gaffer_fuba::{Event, EventTable, Options, Position, Substitution};
use ratatui::style::{Modifier, Style};
use ratatui::text::Line;

use super::text::{fit, wrap};

/// What stands before a line that is new since the person's last decision.
const NEW: &str = "* ";
/// What stands before every other line.
const OLD: &str = "  ";

/// The rows of one event: its words and the rule it follows.
fn event_rows(
    options: &Options,
    event: &Event,
    names: &BySide<String>,
    columns: usize,
) -> Vec<String> {
    let told = Position::tell(event, names);
    let text = match Position::rule_of(options, event) {
        Some(rule) => format!("{told} [{rule}]"),
        None => told,
    };
    wrap(&text, columns.saturating_sub(NEW.len()))
}

/// How many rows the whole commentary takes.
pub(super) fn height(
    options: &Options,
    events: &[Event],
    names: &BySide<String>,
    columns: usize,
) -> usize {
    events
        .iter()
        .map(|event| event_rows(options, event, names, columns).len())
        .sum()
}

/// A page of the commentary, ending so many rows above its end, and the new rows hidden above it.
pub(super) fn page(
    options: &Options,
    events: &[Event],
    names: &BySide<String>,
    seen: usize,
    (columns, rows): (usize, usize),
    scroll: usize,
) -> (Vec<Line<'static>>, usize) {
    let mut page = Vec::new();
    let mut passed = 0;
    let mut hidden = 0;
    for (index, event) in events.iter().enumerate().rev() {
        let is_new = index >= seen;
        if page.len() == rows && !is_new {
            break;
        }
        let lines = event_rows(options, event, names, columns);
        for (row, text) in lines.iter().enumerate().rev() {
            if passed < scroll {
                passed += 1;
            } else if page.len() < rows {
                let mark = if is_new && row == 0 { NEW } else { OLD };
                page.push(Line::styled(format!("{mark}{text}"), style_of(event)));
            } else if is_new {
                hidden += 1;
            }
        }
    }
    page.reverse();
    (page, hidden)
}

fn style_of(event: &Event) -> Style {
    match event {
        Event::Goal { .. } | Event::MatchEnded { .. } | Event::HalfEnded { .. } => {
            Style::new().add_modifier(Modifier::BOLD)
        }
        _ => Style::new(),
    }
}

/// The dice of the last roll and what was reckoned with them.
pub(super) fn last_roll(events: &[Event], names: &BySide<String>, columns: usize) -> String {
    let Some(index) = events.iter().rposition(is_roll) else {
        return "No dice yet.".into();
    };
    let rest = &events[index..];
    let name = |side| fit(&names[side], 14);
    let told = match rest[0] {
        Event::TurnRolled {
            side,
            controlling,
            passive,
        } => format!(
            "{} [{controlling}] {} [{passive}]  {}",
            name(side),
            name(!side),
            turn_reckoning(rest, controlling, passive)
        ),
        Event::SpecialEvent {
            side,
            controlling,
            passive,
            table: EventTable::Advanced,
            ..
        } => format!(
            "{} [{controlling}] {} [{passive}]  event {controlling}.{passive}",
            name(side),
            name(!side),
        ),
        Event::SpecialEvent {
            side,
            controlling,
            passive,
            result,
            ..
        } => format!(
            "{} [{controlling}] {} [{passive}]  event {controlling} - {passive} = {result:+}",
            name(side),
            name(!side),
        ),
        Event::KickOffRolled { home, away, winner } => format!(
            "{} [{home}] {} [{away}]  {} decides",
            names.home, names.away, names[winner]
        ),
        Event::Rebound {
            die, passive_die, ..
        } => format!(
            "[{die}] [{passive_die}]  {}",
            Position::tell(&rest[0], names)
        ),
        Event::DuelRolled {
            side,
            controlling,
            passive,
            ..
        } => format!(
            "{} [{controlling}] {} [{passive}]  {}",
            name(side),
            name(!side),
            Position::tell(&rest[0], names)
        ),
        Event::Substituted {
            substitution: Substitution::Fresh { first, second, .. },
            ..
        } => format!("[{first}] [{second}]  {}", Position::tell(&rest[0], names)),
        Event::Pressed {
            die,
            dropped: Some(dropped),
            ..
        } => format!("[{die}] [{dropped}]  {}", Position::tell(&rest[0], names)),
        Event::SlowPlayRolled { .. } => Position::tell(&rest[0], names),
        Event::Pressed { die, .. }
        | Event::TirednessRolled { die, .. }
        | Event::InjuryRolled { die, .. }
        | Event::FansRolled { die, .. }
        | Event::ActorRolled { die, .. }
        | Event::DribbleRolled { die, .. }
        | Event::HighConditionRolled { die, .. }
        | Event::ShotTaken { die, .. }
        | Event::DifficultRolled { die, .. }
        | Event::YellowCardRolled { die, .. }
        | Event::RedCardRolled { die, .. }
        | Event::PenaltyTaken { die, .. } => {
            format!("[{die}]  {}", Position::tell(&rest[0], names))
        }
        _ => String::new(),
    };
    fit(&told, columns)
}

/// "5-2: +3 min, 5 > 3 kept, value 2": what the stage-3 dice did.
fn turn_reckoning(events: &[Event], controlling: u8, passive: u8) -> String {
    let mut parts = Vec::new();
    for event in events.iter().skip(1).take_while(|event| !is_roll(event)) {
        match event {
            Event::TimeMoved {
                squares,
                stoppage: 0,
                ..
            } if parts.is_empty() => parts.push(if controlling == passive {
                format!("equal: +{squares} min")
            } else {
                let (high, low) = (controlling.max(passive), controlling.min(passive));
                format!("{high}-{low}: +{squares} min")
            }),
            Event::TimeMoved { stoppage, .. } if parts.is_empty() => {
                parts.push(format!("stoppage +{stoppage}"));
            }
            Event::HalfEnded { .. } => parts.push("the half is over".into()),
            Event::ControlKept { die, value, .. } => {
                parts.push(format!("{die} > {} kept", value.number()));
            }
            Event::ControlLost { die, value, .. } => {
                parts.push(format!("{die} < {} lost", value.number()));
            }
            Event::NewValue { value, .. } => parts.push(format!("value {}", value.number())),
            _ => {}
        }
    }
    parts.join(", ")
}

fn is_roll(event: &Event) -> bool {
    matches!(
        event,
        Event::KickOffRolled { .. }
            | Event::TurnRolled { .. }
            | Event::SpecialEvent { .. }
            | Event::ShotTaken { .. }
            | Event::DifficultRolled { .. }
            | Event::Rebound { .. }
            | Event::Pressed { .. }
            | Event::YellowCardRolled { .. }
            | Event::RedCardRolled { .. }
            | Event::PenaltyTaken { .. }
            | Event::TirednessRolled { .. }
            | Event::InjuryRolled { .. }
            | Event::SlowPlayRolled { .. }
            | Event::FansRolled { .. }
            | Event::ActorRolled { .. }
            | Event::DribbleRolled { .. }
            | Event::HighConditionRolled { .. }
            | Event::DuelRolled { .. }
            | Event::Substituted {
                substitution: Substitution::Fresh { .. },
                ..
            }
    )
}
