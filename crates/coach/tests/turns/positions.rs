//! Random small positions near the goals, written down as a person would.

use gaffer_champions::{Diagram, Position, Readings, Step};
use gaffer_coach::Luck;
use gaffer_coach::champions::solver;
use gaffer_core::Rules as _;
use serde_json::{Value, json};

/// Column and row, as home sees them.
type At = (u8, u8);

/// Shirts with their spaces.
type Players = Vec<(u8, At)>;

/// What is drawn, with the acting side as home.
struct Drawn {
    ball: At,
    own: Players,
    others: Players,
    makeshift: bool,
    /// Whether home acts; otherwise everything is turned round (C20-def-8).
    upwards: bool,
}

/// A position in which somebody acts, unless what was drawn is none.
pub(crate) fn draw(luck: &mut Luck) -> Option<Position> {
    draw_with(luck, Readings::SENSE, None)
}

/// The same with readings of the doubtful lines, and so many ones if any are given.
pub(crate) fn draw_with(luck: &mut Luck, readings: Readings, ones: Option<u8>) -> Option<Position> {
    let mut drawn = players(luck);
    let [acting, _] = drawn.names();
    let mut diagram = drawn.diagram(luck);
    for (reading, value) in readings.iter() {
        diagram["options"][reading.name] = json!(value);
    }
    if let Some(ones) = ones {
        diagram["ones"] = json!(ones);
    }
    let roll = 1 + number(luck, 4);
    let mut restart = false;
    match number(luck, 8) {
        // A leg with a strength, by a taker or not.
        0 | 1 => {
            drawn.own[1].1 = drawn.ball;
            diagram[acting] = json!(drawn.side(&drawn.own));
            diagram["at"] = json!("leg");
            diagram["play"] = json!({
                "side": acting,
                "touched": [14],
                "strength": roll,
                "taker": number(luck, 2) == 0,
            });
        }
        2 => {
            restart = true;
            diagram["award"] = json!(drawn.award(luck));
            diagram[acting] = json!(drawn.side(&drawn.own));
            if let Some(keys) = diagram.as_object_mut() {
                keys.remove("ball");
            }
        }
        _ => {
            diagram["at"] = json!("mover");
            diagram["roll"] = json!(roll);
        }
    }
    let diagram: Diagram = serde_json::from_value(diagram).expect("it is written like this");
    let mut position = Position::from_diagram(&diagram).ok()?;
    if restart {
        position = restarted(position, roll, luck)?;
    }
    matches!(position.open().step(), Step::Mover | Step::Act | Step::Leg).then_some(position)
}

fn number(luck: &mut Luck, below: usize) -> u8 {
    luck.below(below) as u8
}

fn players(luck: &mut Luck) -> Drawn {
    // Mostly before the other goal; sometimes before the own, where the goalie has hands, or anywhere.
    let (low, rows) = match number(luck, 20) {
        0 | 1 => (1, 3),
        2 => (1, 12),
        3..=7 => (10, 4),
        _ => (11, 3),
    };
    let (left, columns) = if number(luck, 6) == 0 {
        (1, 10)
    } else {
        (3, 6)
    };
    let mut taken: Vec<At> = Vec::new();
    let mut space = |luck: &mut Luck| loop {
        let at = (left + number(luck, columns), low + number(luck, rows));
        if !taken.contains(&at) {
            taken.push(at);
            return at;
        }
    };
    let ball = space(luck);
    let mut own = vec![(1, (5 + number(luck, 2), 0))];
    for shirt in 14..15 + number(luck, 3) {
        own.push((shirt, space(luck)));
    }
    let makeshift = number(luck, 6) == 0;
    let keeper = if number(luck, 3) == 0 {
        space(luck)
    } else {
        (5 + number(luck, 2), 14)
    };
    let mut others = vec![(if makeshift { 9 } else { 1 }, keeper)];
    for shirt in 2..2 + number(luck, 4) {
        others.push((shirt, space(luck)));
    }
    Drawn {
        ball,
        own,
        others,
        makeshift,
        upwards: number(luck, 2) == 0,
    }
}

impl Drawn {
    /// The acting side and the other.
    fn names(&self) -> [&'static str; 2] {
        if self.upwards {
            ["home", "away"]
        } else {
            ["away", "home"]
        }
    }

    fn text(&self, (column, row): At) -> String {
        if self.upwards {
            format!("{column}.{row}")
        } else {
            format!("{}.{}", 11 - column, 14 - row)
        }
    }

    fn side(&self, players: &Players) -> String {
        let all: Vec<String> = players
            .iter()
            .map(|(shirt, at)| format!("{shirt} {}", self.text(*at)))
            .collect();
        all.join(", ")
    }

    fn diagram(&self, luck: &mut Luck) -> Value {
        let [acting, other] = self.names();
        let mut diagram = json!({
            "options": {
                "preset": "full",
                "offside": number(luck, 2) == 0,
                "fouls": number(luck, 2) == 0,
                "subs": false,
            },
            "ball": self.text(self.ball),
            "turn": acting,
            "ones": if number(luck, 5) == 0 { 15 } else { 3 },
            acting: self.side(&self.own),
            other: self.side(&self.others),
        });
        if self.makeshift {
            diagram[format!("{other}_team")] = json!({ "goalie": 9 });
        }
        diagram
    }

    /// A restart of the acting side; where 14 was fouled, he stood on the ball's space.
    fn award(&mut self, luck: &mut Luck) -> String {
        let [acting, _] = self.names();
        match number(luck, 4) {
            0 => {
                let spot = (11 * number(luck, 2), self.ball.1);
                format!("throw-in {acting} {}", self.text(spot))
            }
            1 => {
                let spot = (1 + 9 * number(luck, 2), 14);
                format!("corner {acting} {}", self.text(spot))
            }
            kind => {
                self.own[1].1 = self.ball;
                let what = ["free-kick", "penalty"][kind as usize - 2];
                format!("{what} {acting} {} by 7 on 14", self.text(self.ball))
            }
        }
    }
}

/// A restart up to the play.
fn restarted(mut position: Position, roll: u8, luck: &mut Luck) -> Option<Position> {
    let mut choices = Vec::new();
    while position.open().step() != Step::RestartRoll {
        choices.clear();
        position.choices(&mut choices);
        let choice = *choices.get(luck.below(choices.len()))?;
        position.choose(choice, &mut gaffer_core::Silent).ok()?;
    }
    Some(Position::from(
        solver::with_roll(position.open(), roll).ok()?,
    ))
}
