//! `gaffer simulate --formations`: what each formation card of FUBA is worth against each other, and the mix that
//! nobody can do better against.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicUsize, Ordering};

use gaffer_coach::matrix::{self, Equilibrium};
use gaffer_coach::{Coach, Luck, play_match};
use gaffer_core::{BySide, Rules, Side, Silent};
use gaffer_fuba::{Choice, Formation, Options, Position, Step, View};
use gaffer_games::Game;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use serde_json::json;

use crate::cli::Simulate;
use crate::coaches;
use crate::output::print_all;

/// What tells these matches from other uses of a seed.
const PURPOSE: u64 = 18;

/// The cards that are measured, in the rulebook's order.
const CARDS: [Formation; 8] = Formation::CARDS;

/// A coach who is told his formation.
struct Told {
    formation: Formation,
    coach: Box<dyn Coach<Position>>,
}

impl Coach<Position> for Told {
    fn decide(&mut self, view: &View, side: Side, choices: &[Choice], luck: &mut Luck) -> Choice {
        let told = Choice::Formation(self.formation);
        match view.open().step() {
            Step::Formation(_) if choices.contains(&told) => told,
            _ => self.coach.decide(view, side, choices, luck),
        }
    }
}

/// The points of a formation against another: the mean over pairs of matches with the sides exchanged.
#[derive(Clone, Copy, Debug, Serialize)]
struct Points {
    mean: f64,
    low: f64,
    high: f64,
}

impl Points {
    /// The mean and 1.96 standard errors to both sides; each pair counts once, since its matches share their dice.
    fn of(pairs: &[f64]) -> Self {
        let count = pairs.len().max(1) as f64;
        let mean = pairs.iter().sum::<f64>() / count;
        let squares: f64 = pairs.iter().map(|pair| (pair - mean).powi(2)).sum();
        let error = 1.96 * (squares / (count - 1.0).max(1.0) / count).sqrt();
        Self {
            mean,
            low: mean - error,
            high: mean + error,
        }
    }

    /// The same seen from the other side.
    fn turned(self) -> Self {
        Self {
            mean: 1.0 - self.mean,
            low: 1.0 - self.high,
            high: 1.0 - self.low,
        }
    }
}

/// A formation against itself.
const EVEN: Points = Points {
    mean: 0.5,
    low: 0.5,
    high: 0.5,
};

/// Runs the command.
pub(crate) fn run(arguments: &Simulate) -> Result<(), String> {
    if arguments.rules.game()?.name() != Position::GAME {
        return Err("--formations is FUBA's: other games have no formation cards".into());
    }
    let options = arguments.rules.read::<Position>()?;
    let coach = arguments.home.as_deref().unwrap_or("trained");
    coaches::find::<Position>(coach)?;
    let threads = arguments.threads.map_or_else(
        || std::thread::available_parallelism().map_or(1, usize::from),
        |threads| threads.max(1),
    );
    let table = measure(&options, coach, arguments, threads)?;
    let means: Vec<Vec<f64>> = table
        .iter()
        .map(|row| row.iter().map(|points| points.mean).collect())
        .collect();
    let mix = matrix::solve(&means).ok_or("there is nothing to mix")?;
    print_all(&if arguments.json {
        json(arguments, &options, coach, &table, &mix)
    } else {
        text(arguments, &options, coach, &table, &mix)
    })
}

/// Every card against every other.
fn measure(
    options: &Options,
    coach: &str,
    arguments: &Simulate,
    threads: usize,
) -> Result<Vec<Vec<Points>>, String> {
    let start = Position::begin(options).map_err(|faults| faults.to_string())?;
    let pairings: Vec<(usize, usize)> = (0..CARDS.len())
        .flat_map(|row| (row + 1..CARDS.len()).map(move |column| (row, column)))
        .collect();
    let pairs = arguments.matches.div_ceil(2).max(1);
    let bar = ProgressBar::new(2 * pairs * pairings.len() as u64).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} matches, {per_sec}, {eta} left")
            .map_err(|error| error.to_string())?,
    );
    let next = AtomicUsize::new(0);
    let work = || -> Result<Vec<(usize, Points)>, String> {
        let mut measured = Vec::new();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(&(row, column)) = pairings.get(number) else {
                return Ok(measured);
            };
            let mut points = Vec::new();
            for pair in 0..pairs {
                let seed = Luck::at(arguments.seed, PURPOSE, pair).number();
                let mut sum = 0.0;
                for me in Side::BOTH {
                    let seat = |side| -> Result<Box<dyn Coach<Position>>, String> {
                        let card = if side == me { row } else { column };
                        Ok(Box::new(Told {
                            formation: CARDS[card],
                            coach: coaches::find::<Position>(coach)?,
                        }))
                    };
                    let mut coaches = BySide {
                        home: seat(Side::Home)?,
                        away: seat(Side::Away)?,
                    };
                    let end = play_match(start, &mut coaches, seed, &mut Silent).position;
                    let goals = end.goals();
                    sum += match goals[me].cmp(&goals[!me]) {
                        std::cmp::Ordering::Greater => 0.5,
                        std::cmp::Ordering::Equal => 0.25,
                        std::cmp::Ordering::Less => 0.0,
                    };
                    bar.inc(1);
                }
                points.push(sum);
            }
            measured.push((number, Points::of(&points)));
        }
    };
    let mut table = vec![vec![EVEN; CARDS.len()]; CARDS.len()];
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            let measured = worker
                .join()
                .map_err(|_| "a simulating thread broke off".to_owned())??;
            for (number, points) in measured {
                let (row, column) = pairings[number];
                table[row][column] = points;
                table[column][row] = points.turned();
            }
        }
        Ok::<(), String>(())
    })?;
    bar.finish_and_clear();
    Ok(table)
}

fn text(
    arguments: &Simulate,
    options: &Options,
    coach: &str,
    table: &[Vec<Points>],
    mix: &Equilibrium,
) -> String {
    let mut text = format!(
        "{}: points of the row against the column in percent, with half of the 95% interval; {} matches a pairing, \
         {coach}, seed {}\n\n{:8}",
        Position::title(options),
        2 * arguments.matches.div_ceil(2).max(1),
        arguments.seed,
        ""
    );
    for card in CARDS {
        let _ = write!(text, "{:>11}", card.to_string());
    }
    let _ = writeln!(text, "{:>9}", "mixed");
    for ((card, row), share) in CARDS.iter().zip(table).zip(&mix.rows) {
        let _ = write!(text, "{:8}", card.to_string());
        for points in row {
            let half = 50.0 * (points.high - points.low);
            let cell = format!("{:.1}±{half:.1}", 100.0 * points.mean);
            let _ = write!(text, "{cell:>11}");
        }
        let _ = writeln!(text, "{:>8.1}%", 100.0 * share);
    }
    let _ = writeln!(
        text,
        "\nWho mixes like the last column gets at least {:.1}% against every card, by these figures.",
        100.0 * mix.value
    );
    text
}

fn json(
    arguments: &Simulate,
    options: &Options,
    coach: &str,
    table: &[Vec<Points>],
    mix: &Equilibrium,
) -> String {
    let names: Vec<String> = CARDS.iter().map(ToString::to_string).collect();
    json!({
        "game": Position::GAME,
        "options": options,
        "coach": coach,
        "seed": arguments.seed,
        "matches": 2 * arguments.matches.div_ceil(2).max(1),
        "formations": names,
        "points": table,
        "mix": mix.rows,
        "value": mix.value,
    })
    .to_string()
        + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Four pairs by hand: mean 0.5, squares 0.25, error 1.96 * sqrt(0.25 / 3 / 4).
    #[test]
    fn intervals_are_those_of_pairs() {
        let points = Points::of(&[0.25, 0.75, 0.25, 0.75]);
        assert!((points.mean - 0.5).abs() < 1e-12);
        assert!((points.high - 0.5 - 1.96 * (0.25_f64 / 12.0).sqrt()).abs() < 1e-12);
        let turned = Points::of(&[1.0, 0.5]).turned();
        assert!((turned.mean - 0.25).abs() < 1e-12 && turned.low < turned.mean);
    }
}
