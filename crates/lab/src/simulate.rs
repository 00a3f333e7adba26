//! Many matches between computer coaches, on all cores, the same for one seed; and their figures in text, JSON and CSV.

use std::fmt::Write as _;
use std::ops::{ControlFlow, Range};
use std::sync::Arc;

use gaffer_coach::{Coach, Luck, Stream, play_match};
use gaffer_core::BySide;
use gaffer_games::coaches::{self, Pace, pace};
use gaffer_games::thinking::Watch;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::pieces::{Hand, Hands, Work};
use crate::statistics::{Estimate, Statistics};
use crate::{Progress, Studied};

/// How many matches of coaches who play at once are a piece: some hundredths of a second.
const PIECE: u64 = 20;

/// Matches to be played.
#[derive(Clone, Copy, Debug)]
pub struct Series<'a, G: Studied> {
    /// The rules.
    pub options: &'a G::Options,
    /// The coaches' names.
    pub coaches: BySide<&'a str>,
    /// How many matches.
    pub matches: u64,
    /// The seed; everything but the time it takes depends on it and not on who plays the matches.
    pub seed: u64,
    /// Who plays them.
    pub hands: Hands<'a>,
    /// Whether the results of all matches are kept.
    pub list: bool,
}

/// One of the matches, as they are listed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Listed {
    /// Its number, counted from 1.
    pub number: u64,
    /// How it ended.
    #[serde(flatten)]
    pub result: Value,
}

/// What was counted, and the matches if they were to be listed.
pub type Simulated<G> = (<G as Studied>::Statistics, Vec<Listed>);

/// Matches between two coaches, of which a piece is some.
#[derive(Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct Matches<G: Studied> {
    options: G::Options,
    coaches: BySide<String>,
    seed: u64,
    list: bool,
}

impl<G: Studied> Work for Matches<G> {
    type Piece = Range<u64>;
    type Done = Simulated<G>;

    fn kind() -> String {
        format!("simulate {}", G::GAME)
    }

    fn steps(piece: &Range<u64>) -> u64 {
        piece.end - piece.start
    }

    fn hand(&self, watch: &Arc<Watch>) -> Result<Hand<'_, Self>, String> {
        let start = G::begin(&self.options).map_err(|faults| faults.to_string())?;
        let mut coaches = seat::<G>(&self.coaches, watch)?;
        let watch = Arc::clone(watch);
        Ok(Box::new(move |piece| {
            let (mut statistics, mut listed) = Simulated::<G>::default();
            for number in checked(piece)? {
                watch.wait();
                let seed = Luck::at(self.seed, Stream::Simulation, number).number();
                let mut tally = <G::Statistics as Statistics<G>>::Tally::default();
                let played = play_match(start.clone(), &mut coaches, seed, &mut tally);
                statistics.add(&tally, &played.position);
                if self.list
                    && let Some(result) = played.position.match_result()
                {
                    listed.push(Listed {
                        number: number + 1,
                        result: json!(result),
                    });
                }
            }
            Ok((statistics, listed))
        }))
    }

    fn fits(&self, piece: &Range<u64>, (statistics, listed): &Simulated<G>) -> bool {
        let is_of_it = |one: &Listed| piece.contains(&(one.number.wrapping_sub(1)));
        statistics.figures().matches() <= Self::steps(piece) && listed.iter().all(is_of_it)
    }
}

/// The numbers of matches that are a piece, if they are not more than one has.
pub(crate) fn checked(piece: &Range<u64>) -> Result<Range<u64>, String> {
    match piece.end.checked_sub(piece.start) {
        Some(0..=PIECE) => Ok(piece.clone()),
        _ => Err("these are no matches of a piece".to_owned()),
    }
}

/// Matches of coaches in pieces: one by one where a coach thinks for seconds.
pub(crate) fn in_pieces<'a>(
    matches: u64,
    coaches: impl IntoIterator<Item = &'a str>,
) -> impl Iterator<Item = Range<u64>> + Send {
    let is_quick = coaches.into_iter().all(|name| pace(name) == Pace::AtOnce);
    let size = if is_quick { PIECE } else { 1 };
    (0..matches.div_ceil(size)).map(move |piece| {
        let first = piece * size;
        first..(first + size).min(matches)
    })
}

/// The coaches of both sides, who stand still and end as the watch says.
pub(crate) fn seat<G: Studied>(
    names: &BySide<String>,
    watch: &Arc<Watch>,
) -> Result<BySide<Box<dyn Coach<G> + Send>>, String> {
    let seated = |name: &str| {
        let mut coach = coaches::find::<G>(name)?;
        coach.watched_by(Arc::clone(watch));
        Ok::<_, String>(coach)
    };
    Ok(BySide {
        home: seated(&names.home)?,
        away: seated(&names.away)?,
    })
}

impl<G: Studied> Series<'_, G> {
    /// Plays the matches.
    pub fn play(&self, progress: &dyn Progress) -> Result<Simulated<G>, String> {
        let work = Matches::<G> {
            options: self.options.clone(),
            coaches: BySide::with(|side| self.coaches[side].to_owned()),
            seed: self.seed,
            list: self.list,
        };
        // Nobody is asked for what nobody can play.
        work.hand(&Arc::default()).map(drop)?;
        progress.expect(self.matches);
        let pieces = in_pieces(self.matches, [self.coaches.home, self.coaches.away]);
        let (mut all, mut every) = Simulated::<G>::default();
        let take = |_, (part, listed): Simulated<G>| {
            all.merge(&part);
            every.extend(listed);
            Ok(ControlFlow::Continue(()))
        };
        self.hands.carry_out(&work, pieces, take, progress)?;
        every.sort_unstable_by_key(|listed: &Listed| listed.number);
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
            hands: Hands::threads(1),
            list: true,
        }
    }

    #[test]
    fn figures_and_results_do_not_depend_on_the_threads() {
        for (preset, options) in Options::PRESETS {
            let one = series(&options);
            let alone = one.play(&()).unwrap();
            let together = Series {
                hands: Hands::threads(3),
                ..one
            };
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
