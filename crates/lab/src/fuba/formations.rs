//! What each formation card of FUBA is worth against each other, and the mix that
//! nobody can do better against.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use gaffer_coach::matrix::{self, Equilibrium};
use gaffer_coach::{Coach, Luck, Stream, play_match};
use gaffer_core::{BySide, Rules, Side, Silent};
use gaffer_fuba::{Choice, Formation, Formations, Options, Position, Step, View};
use gaffer_games::Game;
use gaffer_games::coaches::{self, Pace, pace};
use gaffer_games::thinking::Watch;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::pieces::{Hand, Hands, Work};
use crate::{Interval, Progress};

/// The cards that are measured, in the rulebook's order.
const CARDS: [Formation; 8] = Formation::CARDS;

/// A coach who is told his formation.
struct WithFormation {
    formation: Formation,
    coach: Box<dyn Coach<Position> + Send>,
}

impl Coach<Position> for WithFormation {
    fn decide(&mut self, view: &View, side: Side, choices: &[Choice], luck: &mut Luck) -> Choice {
        let told = Choice::Formation(self.formation);
        match view.open().step() {
            Step::Formation(_) if choices.contains(&told) => told,
            _ => self.coach.decide(view, side, choices, luck),
        }
    }
}

/// A coach who is told a formation that the options let be chosen.
pub(super) fn told(
    coach: Box<dyn Coach<Position> + Send>,
    options: &Options,
    formation: &str,
) -> Result<Box<dyn Coach<Position> + Send>, String> {
    let formation: Formation = formation.parse()?;
    if !Formation::all().any(|one| one == formation) {
        return Err(format!(
            "{formation} has not ten players in its lines: write it as 4-4-2"
        ));
    }
    if options.formations == Formations::Cards && !CARDS.contains(&formation) {
        let cards = CARDS.map(|card| card.to_string()).join(", ");
        return Err(format!(
            "there is no card of {formation}: choose one of {cards}"
        ));
    }
    Ok(Box::new(WithFormation { formation, coach }))
}

/// The points of a formation in pairs of matches with the sides exchanged; each pair counts once, since its matches
/// share their dice.
fn points(pairs: &[f64]) -> Interval {
    let count = pairs.len().max(1) as f64;
    let mean = pairs.iter().sum::<f64>() / count;
    let squares: f64 = pairs.iter().map(|pair| (pair - mean).powi(2)).sum();
    Interval::of_mean(mean, squares / (count - 1.0).max(1.0), count)
}

/// The same points seen from the other side.
fn turned(points: Interval) -> Interval {
    Interval {
        mean: 1.0 - points.mean,
        low: 1.0 - points.high,
        high: 1.0 - points.low,
    }
}

/// A measurement to be made.
#[derive(Clone, Copy, Debug)]
pub struct Trial<'a> {
    /// The rules.
    pub options: &'a Options,
    /// The name of the coach of both teams.
    pub coach: &'a str,
    /// How many matches each pairing plays; an odd one is made even.
    pub matches: u64,
    /// The seed; everything but the time it takes depends on it and not on who plays the matches.
    pub seed: u64,
    /// Who plays them.
    pub hands: Hands<'a>,
}

/// What each card is worth against each other, and how to mix them.
#[derive(Debug)]
pub struct Measured {
    table: Vec<Vec<Interval>>,
    mix: Equilibrium,
}

/// How many pairs of matches of a coach who plays at once are a piece.
const PIECE: u64 = 10;

/// Some pairs of matches of two cards, by their numbers among all cards.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct CardPiece {
    row: usize,
    column: usize,
    pairs: Range<u64>,
}

/// Pairs of matches between formation cards; what comes of a piece are the quarters of a point of its row's card in each pair.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct CardPairs {
    options: Options,
    coach: String,
    seed: u64,
}

impl Work for CardPairs {
    type Piece = CardPiece;
    type Done = Vec<u8>;

    fn kind() -> String {
        "formations".to_owned()
    }

    fn steps(piece: &CardPiece) -> u64 {
        2 * (piece.pairs.end - piece.pairs.start)
    }

    fn hand(&self, watch: &Arc<Watch>) -> Result<Hand<'_, Self>, String> {
        let start = Position::begin(&self.options).map_err(|faults| faults.to_string())?;
        coaches::find::<Position>(&self.coach)?;
        let watch = Arc::clone(watch);
        Ok(Box::new(move |piece| {
            let count = piece.pairs.end.checked_sub(piece.pairs.start);
            let cards = CARDS.get(piece.row).zip(CARDS.get(piece.column));
            let (Some(0..=PIECE), Some((row, column))) = (count, cards) else {
                return Err("these are no pairs of a piece".to_owned());
            };
            let pairs = piece.pairs.clone();
            let quarters = pairs.map(|pair| self.quarters(&start, [*row, *column], pair, &watch));
            quarters.collect()
        }))
    }

    fn fits(&self, piece: &CardPiece, quarters: &Vec<u8>) -> bool {
        let count = piece.pairs.clone().count();
        quarters.len() == count && quarters.iter().all(|quarters| *quarters <= 4)
    }
}

impl CardPairs {
    /// The quarters of a point of the first card in a pair of matches.
    fn quarters(
        &self,
        start: &Position,
        [first, second]: [Formation; 2],
        pair: u64,
        watch: &Arc<Watch>,
    ) -> Result<u8, String> {
        let seed = Luck::at(self.seed, Stream::Formations, pair).number();
        let mut sum = 0;
        for me in Side::BOTH {
            watch.wait();
            let seat = |side| -> Result<_, String> {
                let mut coach = coaches::find::<Position>(&self.coach)?;
                coach.watched_by(Arc::clone(watch));
                let formation = if side == me { first } else { second };
                Ok(Box::new(WithFormation { formation, coach }))
            };
            let mut coaches = BySide {
                home: seat(Side::Home)?,
                away: seat(Side::Away)?,
            };
            let end = play_match(*start, &mut coaches, seed, &mut Silent).position;
            let goals = end.goals();
            sum += match goals[me].cmp(&goals[!me]) {
                std::cmp::Ordering::Greater => 2,
                std::cmp::Ordering::Equal => 1,
                std::cmp::Ordering::Less => 0,
            };
        }
        Ok(sum)
    }
}

impl Trial<'_> {
    /// The pairs of matches that a pairing plays.
    fn pairs(&self) -> u64 {
        self.matches.div_ceil(2).max(1)
    }

    /// Measures every card against every other.
    pub fn measure(&self, progress: &dyn Progress) -> Result<Measured, String> {
        let work = CardPairs {
            options: *self.options,
            coach: self.coach.to_owned(),
            seed: self.seed,
        };
        // Nobody is asked for what nobody can play.
        work.hand(&Arc::default()).map(drop)?;
        let pairings: Vec<(usize, usize)> = (0..CARDS.len())
            .flat_map(|row| (row + 1..CARDS.len()).map(move |column| (row, column)))
            .collect();
        progress.expect(2 * self.pairs() * pairings.len() as u64);
        let size = match pace(self.coach) {
            Pace::AtOnce => PIECE,
            Pace::UpTo(_) => 1,
        };
        let all = self.pairs();
        let pieces = pairings.iter().flat_map(|&(row, column)| {
            (0..all.div_ceil(size)).map(move |piece| CardPiece {
                row,
                column,
                pairs: piece * size..(piece * size + size).min(all),
            })
        });
        let mut measured = BTreeMap::<_, Vec<(u64, Vec<u8>)>>::new();
        let take = |piece: CardPiece, quarters| {
            let of_pairing = measured.entry((piece.row, piece.column)).or_default();
            of_pairing.push((piece.pairs.start, quarters));
            Ok(ControlFlow::Continue(()))
        };
        self.hands.carry_out(&work, pieces, take, progress)?;
        // A formation against itself is even.
        let mut table = vec![vec![Interval::certain(0.5); CARDS.len()]; CARDS.len()];
        for ((row, column), mut quarters) in measured {
            quarters.sort_unstable();
            let pairs = quarters.iter().flat_map(|(_, quarters)| quarters);
            let pairs: Vec<f64> = pairs.map(|quarters| f64::from(*quarters) / 4.0).collect();
            let points = points(&pairs);
            table[row][column] = points;
            table[column][row] = turned(points);
        }
        let means: Vec<Vec<f64>> = table
            .iter()
            .map(|row| row.iter().map(|points| points.mean).collect())
            .collect();
        let mix = matrix::solve(&means).ok_or("there is nothing to mix")?;
        Ok(Measured { table, mix })
    }

    /// The table as text.
    pub fn text(&self, measured: &Measured) -> String {
        let Measured { table, mix } = measured;
        let mut text = format!(
            "{}: points of the row against the column in percent, with half of the 95% interval; {} matches a pairing, \
             {}, seed {}\n\n{:8}",
            Position::title(self.options),
            2 * self.pairs(),
            self.coach,
            self.seed,
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

    /// The table as JSON.
    pub fn json(&self, measured: &Measured) -> Value {
        let names: Vec<String> = CARDS.iter().map(ToString::to_string).collect();
        json!({
            "game": Position::GAME,
            "options": self.options,
            "coach": self.coach,
            "seed": self.seed,
            "matches": 2 * self.pairs(),
            "formations": names,
            "points": measured.table,
            "mix": measured.mix.rows,
            "value": measured.mix.value,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Four pairs by hand: mean 0.5, squares 0.25, error 1.96 * sqrt(0.25 / 3 / 4).
    #[test]
    fn intervals_are_those_of_pairs() {
        let four = points(&[0.25, 0.75, 0.25, 0.75]);
        assert!((four.mean - 0.5).abs() < 1e-12);
        assert!((four.high - 0.5 - 1.96 * (0.25_f64 / 12.0).sqrt()).abs() < 1e-12);
        let turned = turned(points(&[1.0, 0.5]));
        assert!((turned.mean - 0.25).abs() < 1e-12 && turned.low < turned.mean);
    }

    #[test]
    fn the_table_does_not_depend_on_the_threads() {
        let options = Options::default();
        let trial = Trial {
            options: &options,
            coach: "random",
            matches: 3,
            seed: 2,
            hands: Hands::threads(1),
        };
        let alone = trial.measure(&()).unwrap();
        let together = Trial {
            hands: Hands::threads(3),
            ..trial
        };
        assert_eq!(
            trial.json(&alone),
            trial.json(&together.measure(&()).unwrap())
        );
        assert_eq!(trial.json(&alone)["matches"], 4);
    }
}
