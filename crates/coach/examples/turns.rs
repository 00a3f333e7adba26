//! How large turns of Champions 2020 are: complete turns as the rules offer them, the positions they lead to,
//! what the solver makes of them, and how long it takes.
//!
//! A complete turn is a row of choices of the acting manager up to the first roll, the first decision of the
//! other manager or the end of his turn.
//!
//! `cargo run --release -p gaffer-coach --example turns` prints all positions; a position's name prints one.

#[path = "../benches/positions/mod.rs"]
mod positions;

use std::collections::HashSet;
use std::time::Instant;

use gaffer_champions::{Choice, Position, Step};
use gaffer_coach::champions::solver;
use gaffer_core::{Awaits, Rules as _, Side, Silent};

/// Rows beyond this are not counted.
const MOST: u64 = 20_000_000;

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
    for (name, roll, position) in positions::all() {
        if is_wanted(name) {
            report(name, roll, &position);
        }
    }
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
        // A decision of the turn, not of a dead ball after it.
        let goes_on = position.awaits() == Awaits::Choice(self.side)
            && matches!(
                position.open().step(),
                Step::Mover | Step::Act | Step::Leg | Step::Follow
            );
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
