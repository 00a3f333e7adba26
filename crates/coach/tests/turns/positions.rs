//! Random small positions near the goals, written down as a person would.

use gaffer_champions::{Diagram, Position, Step};
use gaffer_coach::Luck;
use gaffer_coach::champions::solver;
use gaffer_core::Rules as _;
use serde_json::json;

/// A position in which somebody acts, unless what was drawn is none.
pub(crate) fn draw(luck: &mut Luck) -> Option<Position> {
    let mut number = |below: usize| luck.below(below) as u8;
    let upwards = number(2) == 0;
    let mirror = |(column, row): (u8, u8)| {
        if upwards {
            (column, row)
        } else {
            (11 - column, 14 - row)
        }
    };
    let near = 1 + number(3);
    // A corner of the field in front of the goal, or somewhere else.
    let lowest = [10, 11, 11, 11][number(4) as usize];
    let (low, wide) = if number(12) == 0 {
        (1, 12)
    } else {
        (lowest, 14 - lowest)
    };
    let (left, columns) = if number(6) == 0 { (1, 10) } else { (3, 6) };
    let mut taken: Vec<(u8, u8)> = Vec::new();
    let mut space = |number: &mut dyn FnMut(usize) -> u8| loop {
        let at = (left + number(columns), low + number(wide as usize));
        if !taken.contains(&at) {
            taken.push(at);
            return at;
        }
    };
    let ball = space(&mut number);
    let text = |(column, row): (u8, u8)| format!("{column}.{row}");
    let side = |players: Vec<(u8, (u8, u8))>| {
        let all: Vec<String> = players
            .into_iter()
            .map(|(shirt, at)| format!("{shirt} {}", text(mirror(at))))
            .collect();
        all.join(", ")
    };
    let makeshift = number(6) == 0;
    let (attackers, defenders) = (near, number(4));
    let mut own = vec![(1, (5 + number(2), 0))];
    for shirt in 0..attackers {
        own.push((14 + shirt, space(&mut number)));
    }
    let keeper = if number(3) == 0 {
        space(&mut number)
    } else {
        (5 + number(2), 14)
    };
    let mut others = vec![(if makeshift { 9 } else { 1 }, keeper)];
    for shirt in 0..defenders {
        others.push((2 + shirt, space(&mut number)));
    }
    let (kind, roll) = (number(4), 1 + number(4));
    let names = if upwards {
        ["home", "away"]
    } else {
        ["away", "home"]
    };
    let mut diagram = json!({
        "options": {
            "preset": "full",
            "offside": number(2) == 0,
            "fouls": number(2) == 0,
            "subs": false,
        },
        "ball": text(mirror(ball)),
        "turn": names[0],
        "ones": if number(5) == 0 { 15 } else { 3 },
        names[0]: side(own.clone()),
        names[1]: side(others),
    });
    let own_team = format!("{}_team", names[1]);
    if makeshift {
        diagram[own_team] = json!({ "goalie": 9 });
    }
    let restart = match kind {
        // A leg with a strength, by a taker or not.
        0 => {
            own[1].1 = ball;
            diagram[names[0]] = json!(side(own));
            diagram["at"] = json!("leg");
            diagram["play"] = json!({
                "side": names[0],
                "touched": [14],
                "strength": roll,
                "taker": number(2) == 0,
            });
            false
        }
        1 if number(3) == 0 => {
            let lane = if number(2) == 0 { 0 } else { 11 };
            diagram["award"] = json!(format!(
                "throw-in {} {}",
                names[0],
                text(mirror((lane, ball.1)))
            ));
            if let Some(keys) = diagram.as_object_mut() {
                keys.remove("ball");
            }
            true
        }
        _ => {
            diagram["at"] = json!("mover");
            diagram["roll"] = json!(roll);
            false
        }
    };
    let diagram: Diagram =
        serde_json::from_value(diagram).expect("a position is written like this");
    let mut position = Position::from_diagram(&diagram).ok()?;
    if restart {
        position = thrown(position, roll, luck)?;
    }
    matches!(position.open().step(), Step::Mover | Step::Act | Step::Leg).then_some(position)
}

/// A throw-in up to the thrower's leg.
fn thrown(mut position: Position, roll: u8, luck: &mut Luck) -> Option<Position> {
    let mut choices = Vec::new();
    while position.open().step() != Step::RestartRoll {
        choices.clear();
        position.choices(&mut choices);
        let choice = *choices.get(luck.below(choices.len().max(1)))?;
        position.choose(choice, &mut gaffer_core::Silent).ok()?;
    }
    Some(Position::from(
        solver::with_roll(position.open(), roll).ok()?,
    ))
}
