//! Decisions in secret: until one is over the others are shown the match as it was before, and the version that they
//! are told afterwards does not depend on how many choices it took.

use gaffer_core::Side;
use gaffer_games::{AnyMatch, Change};

use crate::Time;

/// What a secret decision counts in versions, however many choices it took: more than any decision takes.
const COUNTED: u64 = 100;

/// The secret decisions of a match.
#[derive(Debug, Default)]
pub struct Secrecy {
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
    /// What this decision and all before it count in versions beyond their choices.
    uncounted: u64,
}

/// A secret decision of which some choices are made.
#[derive(Debug)]
pub(crate) struct Deciding {
    /// Who decides.
    side: Side,
    /// The match before it; of its events only the last ones.
    pub(crate) game: Box<dyn AnyMatch>,
    /// The entries of the match before it.
    pub(crate) entries: u64,
    /// The time of the last change before it.
    pub(crate) changed: Time,
}

impl Secrecy {
    /// Those of a match that went on from how it stood after so many entries. Which of these were secret decisions is not
    /// known any more: each counts like one, so that no version comes again that somebody has seen.
    pub fn after(entries: u64) -> Self {
        let unknown = Made {
            before: 0,
            choices: entries,
            uncounted: entries * (COUNTED - 1),
        };
        Self {
            made: Some(unknown).filter(|_| entries > 0).into_iter().collect(),
            open: None,
        }
    }

    /// Whether a decision has begun and is not over.
    pub fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// The decision of which somebody must not see how far it is; none where nothing is kept from him.
    pub(crate) fn kept_from(&self, seat: Option<Side>) -> Option<&Deciding> {
        self.open.as_ref().filter(|open| seat != Some(open.side))
    }

    /// Lets a match of so many entries, the last one at this time, be changed, and takes note if that is done in secret.
    pub fn follow<M: AnyMatch + ?Sized, E>(
        &mut self,
        game: &mut M,
        (entries, changed): (u64, Time),
        change: impl FnOnce(&mut M) -> Result<Change, E>,
    ) -> Result<Change, E> {
        let Some(side) = game.secret_decider() else {
            return change(game);
        };
        let began = self.open.is_none().then(|| Deciding {
            side,
            game: game.tail(),
            entries,
            changed,
        });
        let mut changed = change(game)?;
        let Some(deciding) = self.open.take().or(began) else {
            return Ok(changed);
        };
        if game.secret_decider() == Some(side) {
            self.open = Some(deciding);
        } else {
            // The others have been told nothing since the decision began.
            changed.from = changed.from.min(deciding.game.events());
            let choices = entries + changed.entries.len() as u64 - deciding.entries;
            self.take_note(deciding.entries, choices);
        }
        Ok(changed)
    }

    fn take_note(&mut self, before: u64, choices: u64) {
        let earlier = self.made.last().map_or(0, |made| made.uncounted);
        self.made.push(Made {
            before,
            choices,
            uncounted: earlier + choices.max(COUNTED) - choices,
        });
    }

    /// The version of a match of so many entries.
    pub fn version(&self, entries: u64) -> u64 {
        let over = self.made.partition_point(|made| made.end() <= entries);
        entries + self.uncounted(over)
    }

    /// The number of entries at a version; none where no version has this number.
    pub fn entries(&self, version: u64) -> Option<u64> {
        let over = (self.made).partition_point(|made| made.end() + made.uncounted <= version);
        let entries = version - self.uncounted(over);
        let next = self.made.get(over);
        Some(entries).filter(|entries| next.is_none_or(|made| *entries < made.end()))
    }

    /// What the first so many decisions count in versions beyond their choices.
    fn uncounted(&self, decisions: usize) -> u64 {
        let last = decisions
            .checked_sub(1)
            .and_then(|last| self.made.get(last));
        last.map_or(0, |made| made.uncounted)
    }
}

impl Made {
    /// The entries of the match after it.
    fn end(self) -> u64 {
        self.before + self.choices
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(decisions: &[(u64, u64)]) -> Secrecy {
        let mut secrecy = Secrecy::default();
        for (before, choices) in decisions {
            secrecy.take_note(*before, *choices);
        }
        secrecy
    }

    #[test]
    fn a_secret_decision_counts_the_same_however_many_choices_it_took() {
        for choices in [1, 3, 12, 99, 100] {
            let secrecy = after(&[(5, choices)]);
            assert_eq!(secrecy.version(5), 5);
            assert_eq!(secrecy.version(5 + choices), 5 + COUNTED);
            assert_eq!(secrecy.version(8 + choices), 8 + COUNTED);
        }
    }

    #[test]
    fn every_version_leads_back_to_its_entries_and_no_other_does() {
        let secrecy = after(&[(0, 4), (4, 12), (40, 1), (50, 130), (200, 99)]);
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
