//! How large turns of Champions 2020 are: complete turns as the rules offer them, the positions they lead to,
//! what the solver makes of them, and how long it takes.
//!
//! A complete turn is a row of choices of the acting manager up to the first roll, the first decision of the
//! other manager or the end of his turn.
//!
//! `cargo run --release -p gaffer-coach --example turns` prints all positions; a position's name prints one.

use std::collections::HashSet;
use std::time::Instant;

use gaffer_champions::{Choice, Diagram, Position};
use gaffer_coach::champions::solver;
use gaffer_core::{Awaits, Rules as _, Side, Silent};
use serde_json::{Value, json};

/// Rows beyond this are not counted.
const MOST: u64 = 20_000_000;

const KICK_OFF: [&str; 2] = [
    "1 5.0, 2 2.3, 3 4.3, 4 7.3, 5 9.3, 8 2.5, 9 4.5, 10 7.5, 11 9.5, 14 4.6, 15 5.7",
    "1 6.14, 2 9.11, 3 7.11, 4 4.11, 5 2.11, 8 9.9, 9 7.9, 10 4.9, 11 2.9, 14 7.8, 15 6.7",
];

/// Positions by name: home, away, the ball.
const POSITIONS: [(&str, [&str; 2], &str); 6] = [
    ("after the kick-off", KICK_OFF, "4.8"),
    (
        "midfield, open",
        [
            "1 5.0, 2 2.3, 3 4.3, 4 7.3, 5 9.3, 8 3.6, 9 5.5, 10 6.7, 11 8.7, 14 4.9, 15 7.10",
            "1 6.14, 2 9.11, 3 7.12, 4 4.11, 5 2.11, 8 9.8, 9 6.9, 10 4.7, 11 2.9, 14 7.4, 15 5.3",
        ],
        "5.7",
    ),
    (
        "midfield, crowded",
        [
            "1 5.0, 2 3.5, 3 5.4, 4 7.5, 5 4.6, 8 6.6, 9 5.8, 10 7.7, 11 3.7, 14 4.9, 15 6.9",
            "1 6.14, 2 9.11, 3 7.12, 4 4.11, 5 2.11, 8 9.8, 9 8.9, 10 4.7, 11 2.9, 14 6.8, 15 5.10",
        ],
        "5.6",
    ),
    (
        "attack, open",
        [
            "1 5.0, 2 2.5, 3 4.5, 4 7.5, 5 9.6, 8 3.8, 9 5.9, 10 7.9, 11 9.10, 14 4.11, 15 6.11",
            "1 6.14, 2 8.12, 3 7.11, 4 4.12, 5 2.12, 8 9.9, 9 6.10, 10 4.9, 11 2.9, 14 7.6, 15 5.5",
        ],
        "5.10",
    ),
    (
        "attack, crowded",
        [
            "1 5.0, 2 3.9, 3 4.9, 4 7.9, 5 8.10, 8 3.11, 9 5.10, 10 7.11, 11 9.11, 14 4.12, 15 6.12",
            "1 5.14, 2 8.12, 3 7.12, 4 3.12, 5 2.11, 8 9.9, 9 6.10, 10 5.12, 11 2.9, 14 7.6, 15 5.5",
        ],
        "5.11",
    ),
    (
        "attack, all forward",
        [
            "1 5.0, 2 4.8, 3 6.8, 4 5.9, 5 7.9, 8 3.10, 9 5.11, 10 7.11, 11 8.12, 14 4.12, 15 6.12",
            "1 6.14, 2 9.12, 3 3.13, 4 2.12, 5 8.10, 8 9.9, 9 3.8, 10 4.7, 11 2.9, 14 7.6, 15 5.5",
        ],
        "5.10",
    ),
];

fn main() {
    let wanted = std::env::args().nth(1);
    println!(
        "{:<20} {:>4} {:>10} {:>10} {:>6} {:>8} {:>6} {:>9} {:>9} {:>9}  best shot",
        "position",
        "roll",
        "turns",
        "positions",
        "ratio",
        "outcomes",
        "shots",
        "solve ms",
        "shot ms",
        "plays ms"
    );
    let is_wanted = |name: &str| wanted.as_deref().is_none_or(|wanted| wanted == name);
    if is_wanted("kick-off") {
        for strength in 1..=4 {
            let mut diagram = written(KICK_OFF, "5.7");
            diagram["at"] = json!("leg");
            diagram["play"] = json!({ "side": "home", "touched": [15], "strength": strength });
            report("kick-off", strength, &position(diagram));
        }
    }
    for (name, players, ball) in POSITIONS {
        for roll in 1..=6 {
            if is_wanted(name) {
                let mut diagram = written(players, ball);
                diagram["at"] = json!("mover");
                diagram["roll"] = json!(roll);
                report(name, roll, &position(diagram));
            }
        }
    }
}

fn written([home, away]: [&str; 2], ball: &str) -> Value {
    json!({ "options": { "preset": "full" }, "home": home, "away": away, "ball": ball, "turn": "home" })
}

fn position(diagram: Value) -> Position {
    let diagram: Diagram =
        serde_json::from_value(diagram).expect("a position is written like this");
    Position::from_diagram(&diagram).expect("the positions of this example are legal")
}

fn report(name: &str, roll: u8, position: &Position) {
    let Ok(side) = solver::acting_side(position.open()) else {
        println!("{name:<20} {roll:>4} nobody acts");
        return;
    };
    let mut turns = Turns {
        side,
        rows: 0,
        ends: HashSet::new(),
    };
    turns.count(position);
    let (rows, ends) = (turns.rows, turns.ends.len());
    let (solve, solution) = timed(|| solver::solve(position.open()));
    let (shot, best) = timed(|| solver::best_shot(position.open()));
    let (plays, _) = timed(|| {
        let mut ways = 0;
        solver::plays(position.open(), &mut |_| ways += 1).map(|_| ways)
    });
    let Ok(solution) = solution else { return };
    println!(
        "{name:<20} {roll:>4} {:>10} {ends:>10} {:>6.2} {:>8} {:>6} {solve:>9.2} {shot:>9.2} {plays:>9.2}  {}",
        if rows < MOST {
            rows.to_string()
        } else {
            format!("> {rows}")
        },
        rows as f64 / ends as f64,
        solution.outcomes.len(),
        solution.shots().count(),
        best.map_or(String::from("-"), |(line, chance)| {
            format!("{chance} = {:.1} %: {line}", chance.percent())
        }),
    );
}

/// The median of some runs in milliseconds, and the answer.
fn timed<T>(work: impl Fn() -> T) -> (f64, T) {
    let mut times: Vec<f64> = (0..5)
        .map(|_| {
            let start = Instant::now();
            std::hint::black_box(work());
            start.elapsed().as_secs_f64() * 1000.0
        })
        .collect();
    times.sort_by(f64::total_cmp);
    (times[2], work())
}

/// Counts complete turns.
struct Turns {
    side: Side,
    rows: u64,
    ends: HashSet<Position>,
}

impl Turns {
    fn count(&mut self, position: &Position) {
        if self.rows >= MOST {
            return;
        }
        let goes_on = position.awaits() == Awaits::Choice(self.side) && solver_asks(position);
        if !goes_on {
            self.rows += 1;
            self.ends.insert(*position);
            return;
        }
        let mut choices: Vec<Choice> = Vec::new();
        position.choices(&mut choices);
        for choice in choices {
            let mut after = *position;
            if after.choose(choice, &mut Silent).is_ok() {
                self.count(&after);
            }
        }
    }
}

/// Whether the decision belongs to the turn and not to a dead ball after it.
fn solver_asks(position: &Position) -> bool {
    use gaffer_champions::Step;
    matches!(
        position.open().step(),
        Step::Mover | Step::Act | Step::Leg | Step::Follow
    )
}
