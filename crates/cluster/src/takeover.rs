//! How long matches stood still after the node was killed that had them.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use crate::history::{History, What};

/// How long it took until the first answer after a kill was acknowledged, for each match and kill.
#[derive(Debug, Default)]
pub struct TakeOvers {
    waits: Vec<Duration>,
    /// Those of them in which nothing else went wrong.
    undisturbed: Vec<Duration>,
    /// Matches in which no answer was acknowledged after a kill.
    pub never: usize,
}

/// A node that was killed.
#[derive(Clone, Debug)]
pub(crate) struct Killed {
    pub(crate) at: Duration,
    /// The matches that it had; none where nobody could say which.
    pub(crate) owned: Option<Vec<String>>,
}

impl TakeOvers {
    /// How many there were.
    pub fn count(&self) -> usize {
        self.waits.len() + self.never
    }

    /// Looks them up in histories, with when anything went wrong. Where it is not known whose match it was, every match counts that was
    /// being played.
    pub(crate) fn measure(
        histories: &[History],
        kills: &[Killed],
        misfortunes: &[Duration],
    ) -> Self {
        let mut answers: BTreeMap<&str, Answers> = BTreeMap::new();
        for history in histories {
            let of_match = answers.entry(&history.id).or_default();
            for moment in &history.moments {
                match &moment.what {
                    What::Acknowledged { .. } => of_match.acknowledged.push(moment.at),
                    What::Told(_) => of_match.told.push(moment.at),
                    _ => {}
                }
            }
        }
        for of_match in answers.values_mut() {
            of_match.acknowledged.sort_unstable();
            of_match.told.sort_unstable();
        }
        let mut found = Self::default();
        for kill in kills {
            for (id, of_match) in &answers {
                let is_meant = match &kill.owned {
                    Some(owned) => owned.iter().any(|one| one == id),
                    None => true,
                };
                let begun = of_match
                    .acknowledged
                    .first()
                    .is_some_and(|at| *at < kill.at);
                if !is_meant || !begun {
                    continue;
                }
                let next = of_match.acknowledged.partition_point(|at| *at <= kill.at);
                match of_match.acknowledged.get(next) {
                    Some(at) => {
                        let wait = at.saturating_sub(kill.at);
                        found.waits.push(wait);
                        let is_another = |other: &Duration| *other > kill.at && other < at;
                        if !misfortunes.iter().any(is_another) {
                            found.undisturbed.push(wait);
                        }
                    }
                    // It was over, unless somebody was still told something of it.
                    None if of_match.told.last().is_some_and(|at| *at > kill.at) => {
                        found.never += 1;
                    }
                    None => {}
                }
            }
        }
        found.waits.sort_unstable();
        found.undisturbed.sort_unstable();
        found
    }
}

#[derive(Debug, Default)]
struct Answers {
    acknowledged: Vec<Duration>,
    told: Vec<Duration>,
}

/// The value below which a part of sorted values lies; zero where there are none.
pub fn percentile(sorted: &[Duration], part: f64) -> Duration {
    let last = sorted.len().saturating_sub(1);
    let index = ((sorted.len() as f64 * part).ceil() as usize).saturating_sub(1);
    sorted.get(index.min(last)).copied().unwrap_or_default()
}

impl fmt::Display for TakeOvers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let at = |part| percentile(&self.waits, part).as_secs_f64();
        write!(
            f,
            "p50 {:.2} s, p99 {:.2} s, longest {:.2} s of {}, and {:.2} s of {} in which nothing else went wrong; no answer after it: {}",
            at(0.5),
            at(0.99),
            at(1.0),
            self.waits.len(),
            percentile(&self.undisturbed, 1.0).as_secs_f64(),
            self.undisturbed.len(),
            self.never
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::history::Moment;

    #[test]
    fn percentiles_of_few_values() {
        let values: Vec<Duration> = (1..=4).map(Duration::from_secs).collect();
        assert_eq!(percentile(&values, 0.5), Duration::from_secs(2));
        assert_eq!(percentile(&values, 0.99), Duration::from_secs(4));
        assert_eq!(percentile(&[], 0.5), Duration::ZERO);
    }

    #[test]
    fn from_a_kill_to_the_next_acknowledged_answer_of_its_matches() {
        let history = |id: &str, seconds: &[u64]| History {
            id: id.to_owned(),
            seat: 0,
            moments: (seconds.iter())
                .map(|at| Moment {
                    order: *at,
                    at: Duration::from_secs(*at),
                    node: 0,
                    what: What::Acknowledged {
                        request: at.to_string(),
                        version: *at,
                    },
                })
                .collect(),
        };
        let histories = [
            history("a", &[1, 5, 9]),
            history("b", &[2, 12]),
            history("c", &[1]),
        ];
        let killed = |owned: Option<&[&str]>| Killed {
            at: Duration::from_secs(4),
            owned: owned.map(|owned| owned.iter().map(ToString::to_string).collect()),
        };
        // Its own moment is no other one.
        let misfortunes = [4, 7].map(Duration::from_secs);
        let all = TakeOvers::measure(&histories, &[killed(None)], &misfortunes);
        assert_eq!(all.waits, [1, 8].map(Duration::from_secs));
        assert_eq!(all.undisturbed, [Duration::from_secs(1)]);
        let owned = TakeOvers::measure(&histories, &[killed(Some(&["b"]))], &[]);
        assert_eq!(owned.undisturbed, owned.waits);
        assert_eq!(owned.waits, [Duration::from_secs(8)]);
    }
}
