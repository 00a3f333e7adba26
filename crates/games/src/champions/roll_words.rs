//! Rolls in words: what they decide, their chances, and what the last one showed.

use gaffer_champions::rule::save::{SaveResult, save_result};
use gaffer_champions::{CatchOnes, Event, Position, Purpose};
use gaffer_core::{BySide, Side};

use super::offers::faces_of_save;
use crate::text::{NAME, fit, width};

/// What a roll decides, and how likely its outcomes are.
pub fn words(position: &Position, purpose: Purpose) -> [String; 2] {
    let open = position.open();
    let again = "A 1 is rolled again.".to_owned();
    match purpose {
        Purpose::KickOff => ["who kicks off, and how strongly".into(), again],
        Purpose::Opening => ["the opening roll of the turn".into(), one_words(position)],
        Purpose::Restart | Purpose::ThrowIn => ["the strength of the kick".into(), again],
        Purpose::Goalie => ["the strength of the kick".into(), held_one_words(position)],
        Purpose::ShootOut => ["the strength of the shot".into(), again],
        Purpose::Interception => [
            match open.interceptors() {
                Some((_, space, _)) => format!("the interception on {space}"),
                None => "the interception".into(),
            },
            "A 3 gets the ball (33%); 1 and 2 miss.".into(),
        ],
        Purpose::Save | Purpose::ShootOutSave => match open.save() {
            Some(save) => [
                format!("the save on {}, {} in 4", save.spot, save.quarters),
                format!("{}.", faces_of_save(save.quarters)),
            ],
            None => ["the save".into(), String::new()],
        },
    }
}

/// What a 1 does to the time (C20-time-1, 4).
fn one_words(position: &Position) -> String {
    let open = position.open();
    if open.options().tally {
        String::new()
    } else if open.ones() + 1 >= open.ones_limit() {
        "A 1 ends the period (17%).".into()
    } else {
        "A 1 moves the watch (17%).".into()
    }
}

/// What a 1 does while a goalie holds the ball (C20-save-8, C20-D39).
fn held_one_words(position: &Position) -> String {
    let open = position.open();
    let counts = open.options().readings.catch_ones() == CatchOnes::Count;
    if open.options().tally || !counts {
        "A 1 is rolled again.".into()
    } else if open.ones() + 1 >= open.ones_limit() {
        "A 1 ends the period (17%).".into()
    } else {
        "A 1 moves the watch and is rolled again (17%).".into()
    }
}

/// The die of the last roll and what it meant, with the team's name as far as there is room for it.
pub fn last(events: &[Event], names: &BySide<String>, columns: usize) -> String {
    let in_full = |side: Side| format!("{} ", fit(&names[side], NAME));
    let letter = |side: Side| {
        match side {
            Side::Home => "H",
            Side::Away => "a",
        }
        .to_owned()
    };
    let Some(long) = events.iter().rev().find_map(|event| told(*event, &in_full)) else {
        return "none yet".into();
    };
    let short = events.iter().rev().find_map(|event| told(*event, &letter));
    match short {
        Some(short) if width(&long) > columns => fit(&short, columns),
        _ => long,
    }
}

fn told(event: Event, name: &dyn Fn(Side) -> String) -> Option<String> {
    Some(match event {
        Event::KickOffRolled { side, face }
        | Event::TurnRolled { side, face }
        | Event::RestartRolled { side, face }
        | Event::GoalieRolled { side, face }
        | Event::ShootOutRolled { side, face } => format!("{}[{face}]", name(side)),
        Event::InterceptionRolled { side, shirt, face } => {
            let result = if face == 3 { "won" } else { "missed" };
            format!("{}{shirt} [{face}] {result}", name(side))
        }
        Event::SaveRolled { face, quarters, .. } => {
            let result = match save_result(quarters, face) {
                SaveResult::Goal => "goal",
                SaveResult::Rebound => "rebound",
                SaveResult::Catch => "caught",
            };
            format!("save [{face}] {result}")
        }
        _ => return None,
    })
}
