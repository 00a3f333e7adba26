//! Whether the judge's chances come true: over many matches, what was called 70 % should happen in 70 %.

use std::fmt::Write as _;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use gaffer_coach::analysis::Values;
use gaffer_coach::{Luck, Stream, play_seen};
use gaffer_core::{Awaits, BySide, Outcome, Side, Silent};
use gaffer_games::thinking::Watch;
use serde::{Deserialize, Serialize};

use crate::analyse::lead;
use crate::interval::Interval;
use crate::pieces::{Hand, Hands, Work};
use crate::simulate::{checked, in_pieces, seat};
use crate::{Progress, Studied};

/// How many steps the chances from 0 to 1 are put into.
const STEPS: usize = 10;

/// Matches in which forecasts are held against what came.
#[derive(Clone, Copy, Debug)]
pub struct Trial<'a, G: Studied> {
    /// The rules.
    pub options: &'a G::Options,
    /// The coaches' names.
    pub coaches: BySide<&'a str>,
    /// How many matches; of each one moment counts, so that no two forecasts share a result.
    pub matches: u64,
    /// The seed; the figures depend on it and not on who plays the matches.
    pub seed: u64,
    /// Who plays them.
    pub hands: Hands<'a>,
}

/// What the judge said at one moment of a match, and what came.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Forecast {
    number: u64,
    /// The chance that a side wins.
    #[serde(with = "exact")]
    called: f64,
    happened: bool,
}

/// A number by its bits: read again as digits it may not be the same to the last of them.
mod exact {
    use serde::{Deserialize, Deserializer, Serializer};

    #[expect(
        clippy::trivially_copy_pass_by_ref,
        reason = "serde hands a field over by reference"
    )]
    pub(super) fn serialize<S: Serializer>(number: &f64, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u64(number.to_bits())
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<f64, D::Error> {
        u64::deserialize(from).map(f64::from_bits)
    }
}

/// Matches of which the judge forecasts each once; a piece is some of them.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Forecasts<G: Studied> {
    options: G::Options,
    coaches: BySide<String>,
    seed: u64,
}

impl<G: Studied> Work for Forecasts<G> {
    type Piece = Range<u64>;
    type Done = Vec<Forecast>;

    fn kind() -> String {
        format!("forecast {}", G::GAME)
    }

    fn steps(piece: &Range<u64>) -> u64 {
        piece.end - piece.start
    }

    fn hand(&self, watch: &Arc<Watch>) -> Result<Hand<'_, Self>, String> {
        let start = G::begin(&self.options).map_err(|faults| faults.to_string())?;
        let knowledge = G::knowledge(&self.options);
        let mut seats = seat::<G>(&self.coaches, watch)?;
        let watch = Arc::clone(watch);
        Ok(Box::new(move |piece| {
            let values = Values::new(&*knowledge, lead::<G>);
            let mut forecasts = Vec::new();
            for number in checked(piece)? {
                watch.wait();
                let seed = Luck::at(self.seed, Stream::Simulation, number).number();
                let mut luck = Luck::at(self.seed, Stream::Calibration, number);
                let side = Side::BOTH[luck.below(2)];
                // Every moment but the last is as likely as any other.
                let (mut picked, mut moments) = (start.clone(), 0);
                let play = play_seen(start.clone(), &mut seats, seed, &mut Silent, |position| {
                    if !matches!(position.awaits(), Awaits::Nothing(_)) {
                        moments += 1;
                        if luck.below(moments) == 0 {
                            picked.clone_from(position);
                        }
                    }
                });
                forecasts.push(Forecast {
                    number,
                    called: values.expected(&picked).win_of(side),
                    happened: play.position.awaits() == Awaits::Nothing(Outcome::Won(side)),
                });
            }
            Ok(forecasts)
        }))
    }

    fn fits(&self, piece: &Range<u64>, forecasts: &Vec<Forecast>) -> bool {
        let numbers = forecasts.iter().map(|forecast| forecast.number);
        numbers.eq(piece.clone())
            && forecasts
                .iter()
                .all(|one| (0.0..=1.0).contains(&one.called))
    }
}

/// The forecasts whose chances lie between two tenths.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Step {
    /// How many there are.
    pub forecasts: u64,
    /// The mean of what was called.
    pub called: f64,
    /// The share in which it happened.
    pub happened: Interval,
}

/// How well the judge's chances come true.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Calibration {
    /// The steps that have forecasts, the smallest chances first.
    pub steps: Vec<Step>,
    /// The mean square of the difference between what was called and what came (Brier's score): 0 is a prophet.
    pub brier: f64,
    /// The same for somebody who always calls how often it happens on the whole.
    pub brier_of_mean: f64,
    /// The mean distance between what was called and what happened, over the steps, each by its forecasts.
    pub error: f64,
}

impl<G: Studied> Trial<'_, G> {
    /// Plays the matches, and holds the forecasts against their results.
    pub fn measure(&self, progress: &dyn Progress) -> Result<Calibration, String> {
        let work = Forecasts::<G> {
            options: self.options.clone(),
            coaches: BySide::with(|side| self.coaches[side].to_owned()),
            seed: self.seed,
        };
        // Nobody is asked for what nobody can play.
        work.hand(&Arc::default()).map(drop)?;
        progress.expect(self.matches);
        let pieces = in_pieces(self.matches, [self.coaches.home, self.coaches.away]);
        let mut forecasts = Vec::new();
        let take = |_, some: Vec<Forecast>| {
            forecasts.extend(some);
            Ok(ControlFlow::Continue(()))
        };
        self.hands.carry_out(&work, pieces, take, progress)?;
        forecasts.sort_unstable_by_key(|forecast| forecast.number);
        Ok(calibration(&forecasts))
    }

    /// The figures as text.
    pub fn text(&self, measured: &Calibration) -> String {
        let mut text = format!(
            "{}: the chance that a side wins, at one moment of each of {} matches, {} (home) against {} (away), seed {}\n\n\
             {:>9}{:>10}{:>11}   95% interval\n",
            G::title(self.options),
            self.matches,
            self.coaches.home,
            self.coaches.away,
            self.seed,
            "called",
            "happened",
            "forecasts"
        );
        let percent = |share: f64| 100.0 * share;
        for step in &measured.steps {
            let _ = writeln!(
                text,
                "{:>8.1}%{:>9.1}%{:>11}   {:.1}% to {:.1}%",
                percent(step.called),
                percent(step.happened.mean),
                step.forecasts,
                percent(step.happened.low),
                percent(step.happened.high)
            );
        }
        let _ = writeln!(
            text,
            "\nBrier's score {:.4} (always the mean: {:.4}); mean distance {:.1} percentage points",
            measured.brier,
            measured.brier_of_mean,
            percent(measured.error)
        );
        text
    }
}

fn calibration(forecasts: &[Forecast]) -> Calibration {
    let all = forecasts.len().max(1) as f64;
    let came = |one: &Forecast| f64::from(u8::from(one.happened));
    let mean = forecasts.iter().map(came).sum::<f64>() / all;
    let square = |called: &dyn Fn(&Forecast) -> f64| {
        let squares = forecasts
            .iter()
            .map(|one| (called(one) - came(one)).powi(2));
        squares.sum::<f64>() / all
    };
    let step_of = |one: &Forecast| ((one.called * STEPS as f64) as usize).min(STEPS - 1);
    let step = |number: usize| {
        let of_step = || forecasts.iter().filter(move |one| step_of(one) == number);
        let count = of_step().count() as u64;
        (count > 0).then(|| Step {
            forecasts: count,
            called: of_step().map(|one| one.called).sum::<f64>() / count as f64,
            happened: Interval::of_share(
                of_step().filter(|one| one.happened).count() as u64,
                count,
            ),
        })
    };
    let steps: Vec<Step> = (0..STEPS).filter_map(step).collect();
    let distance = |step: &Step| (step.called - step.happened.mean).abs() * step.forecasts as f64;
    Calibration {
        brier: square(&|one| one.called),
        brier_of_mean: square(&|_| mean),
        error: steps.iter().map(distance).sum::<f64>() / all,
        steps,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_fuba::{Options, Position};

    fn forecasts(of: &[(f64, bool)]) -> Vec<Forecast> {
        let forecast = |(number, (called, happened)): (usize, &(f64, bool))| Forecast {
            number: number as u64,
            called: *called,
            happened: *happened,
        };
        of.iter().enumerate().map(forecast).collect()
    }

    /// Called 80 % and 20 %, four times each, and so it came but once: squares of 0.2 six times and of 0.8 twice.
    #[test]
    fn figures_are_those_reckoned_by_hand() {
        let mut said = vec![(0.8, true); 3];
        said.push((0.8, false));
        said.extend([(0.2, false); 3]);
        said.push((0.2, true));
        let measured = calibration(&forecasts(&said));
        assert!((measured.brier - (6.0 * 0.04 + 2.0 * 0.64) / 8.0).abs() < 1e-12);
        assert!((measured.brier_of_mean - 0.25).abs() < 1e-12);
        assert!((measured.error - 0.05).abs() < 1e-12);
        let [low, high] = measured.steps[..] else {
            panic!("{:?}", measured.steps)
        };
        assert_eq!((low.forecasts, high.forecasts), (4, 4));
        assert!((low.happened.mean - 0.25).abs() < 1e-12);
        assert!((high.happened.mean - 0.75).abs() < 1e-12);
    }

    #[test]
    fn a_prophet_scores_nothing_and_certainty_is_in_the_last_step() {
        let measured = calibration(&forecasts(&[(1.0, true), (0.0, false)]));
        assert!(measured.brier.abs() < 1e-12 && measured.error.abs() < 1e-12);
        assert_eq!(measured.steps.len(), 2);
    }

    #[test]
    fn figures_do_not_depend_on_the_threads() {
        let options = Options::default();
        let trial = |threads, seed| Trial::<Position> {
            options: &options,
            coaches: BySide::with(|_| "random"),
            matches: 30,
            seed,
            hands: Hands::threads(threads),
        };
        let alone = trial(1, 3).measure(&()).unwrap();
        assert_eq!(alone, trial(3, 3).measure(&()).unwrap());
        assert_ne!(alone, trial(1, 4).measure(&()).unwrap());
        assert_eq!(
            alone.steps.iter().map(|step| step.forecasts).sum::<u64>(),
            30
        );
    }
}
