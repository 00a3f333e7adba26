//! Decisions in secret: until one is over the others are shown the match as it was before, and the version that they
//! are told afterwards does not depend on how many choices it took.

use gaffer_core::Side;
use gaffer_games::protocol::{Awaits, Problem};
use gaffer_games::{AnyMatch, Change};

/// What a secret decision counts in versions, however many choices it took: more than any decision takes.
const COUNTED: u64 = 100;

/// The secret decisions of a match.
#[derive(Debug, Default)]
pub(crate) struct Secrecy {
    made: Vec<Made>,
    open: Option<Deciding>,
}

/// A secret decision that is over.
#[derive(Clone, Copy, Debug)]
struct Made {
    /// The entries of the match before it.
    before: u64,
    /// The choices that it took, each an entry.
    choices: u64,
    /// What they count in versions.
    counted: u64,
}

/// A secret decision of which some choices are made.
#[derive(Debug)]
struct Deciding {
    /// Who decides.
    side: Side,
    /// The match before it.
    game: Box<dyn AnyMatch>,
    /// The entries of the match before it.
    entries: u64,
    /// Seconds since 1970 of the last change before it.
    changed: u64,
}

/// The side that decides in secret now.
pub(crate) fn decider(game: &dyn AnyMatch) -> Option<Side> {
    match game.awaits() {
        Awaits::Secret { side, .. } => Some(side),
        Awaits::Choice { .. } | Awaits::Roll { .. } | Awaits::Nothing { .. } => None,
    }
}

impl Secrecy {
    /// Those of a match that went on from how it stood after so many entries. Which of these were secret decisions is not
    /// known any more: each counts like one, so that no version comes again that somebody has seen.
    pub(crate) fn after(entries: u64) -> Self {
        let unknown = Made {
            before: 0,
            choices: entries,
            counted: entries * COUNTED,
        };
        Self {
            made: Some(unknown).filter(|_| entries > 0).into_iter().collect(),
            open: None,
        }
    }

    /// Whether a decision has begun and is not over.
    pub(crate) fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// The match before the decision of which somebody must not see how far it is, with its entries and the time of
    /// its last change; none where nothing is kept from him.
    pub(crate) fn kept_from(&self, seat: Option<Side>) -> Option<(&dyn AnyMatch, u64, u64)> {
        let deciding = (self.open.as_ref()).filter(|deciding| seat != Some(deciding.side))?;
        Some((deciding.game.as_ref(), deciding.entries, deciding.changed))
    }

    /// Lets a choice be made in a match of so many entries, the last one at this time, and takes note if it is made in
    /// secret.
    pub(crate) fn choose(
        &mut self,
        game: &mut dyn AnyMatch,
        (entries, changed): (u64, u64),
        choose: impl FnOnce(&mut dyn AnyMatch) -> Result<Change, Problem>,
    ) -> Result<Change, Problem> {
        let Some(side) = decider(game) else {
            return choose(game);
        };
        let began = self.open.is_none().then(|| Deciding {
            side,
            game: game.copy(),
            entries,
            changed,
        });
        let mut change = choose(game)?;
        let Some(deciding) = self.open.take().or(began) else {
            return Ok(change);
        };
        if decider(game) == Some(side) {
            self.open = Some(deciding);
        } else {
            // The others have been told nothing since the decision began.
            change.from = change.from.min(deciding.game.events());
            let choices = entries + change.entries.len() as u64 - deciding.entries;
            self.made.push(Made {
                before: deciding.entries,
                choices,
                counted: choices.max(COUNTED),
            });
        }
        Ok(change)
    }

    /// The version of a match of so many entries.
    pub(crate) fn version(&self, entries: u64) -> u64 {
        let made = (self.made.iter()).filter(|made| made.before + made.choices <= entries);
        entries + made.map(|made| made.uncounted()).sum::<u64>()
    }

    /// The number of entries at a version; none where no version has this number.
    pub(crate) fn entries(&self, version: u64) -> Option<u64> {
        let mut entries = version;
        for made in &self.made {
            if entries < made.before + made.choices {
                return Some(entries);
            }
            entries = entries
                .checked_sub(made.uncounted())
                .filter(|entries| *entries >= made.before + made.choices)?;
        }
        Some(entries)
    }
}

impl Made {
    /// What it counts in versions beyond its choices.
    fn uncounted(self) -> u64 {
        self.counted - self.choices
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_decision_counts_the_same_however_many_choices_it_took() {
        for choices in [1, 3, 12, 99, 100] {
            let secrecy = Secrecy {
                made: vec![Made {
                    before: 5,
                    choices,
                    counted: COUNTED,
                }],
                open: None,
            };
            assert_eq!(secrecy.version(5), 5);
            assert_eq!(secrecy.version(5 + choices), 5 + COUNTED);
            assert_eq!(secrecy.version(8 + choices), 8 + COUNTED);
        }
    }

    #[test]
    fn every_version_leads_back_to_its_entries_and_no_other_does() {
        let made = [(0, 4), (4, 12), (40, 1), (50, 130), (200, 99)];
        let made = made.map(|(before, choices): (u64, u64)| Made {
            before,
            choices,
            counted: choices.max(COUNTED),
        });
        let secrecy = Secrecy {
            made: made.to_vec(),
            open: None,
        };
        let versions: Vec<u64> = (0..400).map(|entries| secrecy.version(entries)).collect();
        assert!(versions.is_sorted_by(|one, next| one < next));
        for version in 0..versions[399] {
            let entries = versions.iter().position(|known| *known == version);
            assert_eq!(
                secrecy.entries(version),
                entries.map(|entries| entries as u64)
            );
        }
        assert!(secrecy.entries(u64::MAX).is_some());
    }
}
