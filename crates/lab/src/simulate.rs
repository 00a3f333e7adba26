//! Many matches between computer coaches, on all cores, the same for one seed; and their figures in text, JSON and CSV.

use std::fmt::Write as _;

use gaffer_coach::{Luck, Stream, play_match};
use gaffer_core::BySide;
use gaffer_games::{Game, coaches};
use serde::Serialize;
use serde_json::json;

use crate::statistics::{Estimate, Statistics};
use crate::{Progress, Studied, share};

/// Matches to be played.
#[derive(Clone, Copy, Debug)]
pub struct Series<'a, G: Studied> {
    /// The rules.
    pub options: &'a G::Options,
    /// The coaches' names.
    pub coaches: BySide<&'a str>,
    /// How many matches.
    pub matches: u64,
    /// The seed; everything but the time it takes depends on it and not on the threads.
    pub seed: u64,
    /// How many are played at the same time.
    pub threads: usize,
    /// Whether the results of all matches are kept.
    pub list: bool,
}

/// One of the matches, as they are listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Listed<T> {
    /// Its number, counted from 1.
    pub number: u64,
    /// How it ended.
    #[serde(flatten)]
    pub result: T,
}

/// What was counted, and the matches if they were to be listed.
pub type Simulated<G> = (<G as Studied>::Statistics, Vec<Listed<<G as Game>::Result>>);

impl<G: Studied> Series<'_, G> {
    /// Plays the matches.
    pub fn play(&self, progress: &dyn Progress) -> Result<Simulated<G>, String> {
        let start = G::begin(self.options).map_err(|faults| faults.to_string())?;
        let seat = || -> Result<_, String> {
            Ok(BySide {
                home: coaches::find::<G>(self.coaches.home)?,
                away: coaches::find::<G>(self.coaches.away)?,
            })
        };
        seat()?;
        progress.expect(self.matches);
        let worker = || Ok((G::Statistics::default(), Vec::new(), seat()?));
        let parts = share(
            self.threads,
            0..self.matches,
            worker,
            |(mut statistics, mut listed, mut coaches), number| {
                let seed = Luck::at(self.seed, Stream::Simulation, number).number();
                let mut tally = <G::Statistics as Statistics<G>>::Tally::default();
                let played = play_match(start.clone(), &mut coaches, seed, &mut tally);
                statistics.add(&tally, &played.position);
                if self.list
                    && let Some(result) = played.position.match_result()
                {
                    listed.push(Listed {
                        number: number + 1,
                        result,
                    });
                }
                progress.step();
                Ok((statistics, listed, coaches))
            },
        )?;
        let mut all = G::Statistics::default();
        let mut every = Vec::new();
        for (part, listed, _) in parts {
            all.merge(&part);
            every.extend(listed);
        }
        every.sort_unstable_by_key(|listed| listed.number);
        Ok((all, every))
    }

    /// The figures as text.
    pub fn text(&self, statistics: &G::Statistics) -> String {
        let mut text = format!(
            "{}: {} matches, {} (home) against {} (away), seed {}\n\n{:<36}{:>9}   95% interval\n",
            G::title(self.options),
            self.matches,
            self.coaches.home,
            self.coaches.away,
            self.seed,
            "figure per match",
            "mean"
        );
        let estimates = statistics.estimates(self.options);
        for estimate in estimates.iter().filter(|one| one.group.is_none()) {
            let _ = writeln!(
                text,
                "{:<36}{:>9.3}   {:.3} to {:.3}",
                estimate.figure, estimate.mean, estimate.low, estimate.high
            );
        }
        text.push('\n');
        for one in statistics.distributions(self.options) {
            let total: u64 = one.outcomes.iter().map(|(_, number)| number).sum();
            let shares: Vec<String> = one
                .outcomes
                .iter()
                .map(|(label, number)| {
                    let share = 100.0 * *number as f64 / total.max(1) as f64;
                    format!("{label} {share:.2}%")
                })
                .collect();
            let _ = writeln!(text, "{} ({total}): {}", one.title, shares.join(", "));
        }
        text.push_str(&groups(&estimates));
        text
    }

    /// Everything as JSON.
    pub fn json(&self, (statistics, listed): &Simulated<G>) -> String {
        let mut all = statistics.json(self.options);
        for (key, value) in [
            ("game", json!(G::GAME)),
            ("options", json!(self.options)),
            ("matches", json!(self.matches)),
            ("home", json!(self.coaches.home)),
            ("away", json!(self.coaches.away)),
            ("seed", json!(self.seed)),
            ("figures", json!(statistics.estimates(self.options))),
        ] {
            all.insert(key.into(), value);
        }
        if self.list {
            all.insert("list".into(), json!(listed));
        }
        serde_json::Value::Object(all).to_string()
    }

    /// The figures as CSV.
    pub fn csv(&self, statistics: &G::Statistics) -> String {
        let mut text = String::from("figure,mean,low,high,deviation\n");
        for estimate in statistics.estimates(self.options) {
            let _ = writeln!(
                text,
                "\"{}\",{},{},{},{}",
                estimate.figure, estimate.mean, estimate.low, estimate.high, estimate.deviation
            );
        }
        text
    }
}

/// Figures that belong together, a line for each group.
fn groups(estimates: &[Estimate]) -> String {
    let mut text = String::new();
    let grouped = estimates
        .iter()
        .filter_map(|estimate| Some((estimate.group?, estimate)));
    let mut last = "";
    for (group, estimate) in grouped {
        let separator = if group.title == last { ", " } else { "" };
        if group.title != last {
            let _ = write!(text, "\n{}: ", group.title);
            last = group.title;
        }
        let name = estimate.figure.trim_start_matches(group.prefix);
        let _ = write!(text, "{separator}{name} {:.3}", estimate.mean);
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_fuba::{Options, Position};

    fn series(options: &Options) -> Series<'_, Position> {
        Series {
            options,
            coaches: BySide::with(|_| "random"),
            matches: 40,
            seed: 5,
            threads: 1,
            list: true,
        }
    }

    #[test]
    fn figures_and_results_do_not_depend_on_the_threads() {
        for (preset, options) in Options::PRESETS {
            let one = series(&options);
            let alone = one.play(&()).unwrap();
            let together = Series { threads: 3, ..one };
            assert_eq!(alone, together.play(&()).unwrap(), "{preset}");
            let other = Series { seed: 6, ..one };
            assert_ne!(alone, other.play(&()).unwrap(), "{preset}");
        }
    }

    #[test]
    fn an_unknown_coach_is_named() {
        let options = Options::default();
        let mut unknown = series(&options);
        unknown.coaches.away = "mourinho";
        assert!(unknown.play(&()).unwrap_err().contains("mourinho"));
    }
}
