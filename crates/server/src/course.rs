//! What stored entries lead to: the answers that count, the match they are played in, and whether the rules of today
//! lead to the same as the rules by which they were made.

use gaffer_core::{RecordEntry, Side};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::{Player, Problem};
use sha2::{Digest, Sha256};

use crate::live::{find_game, take};
use crate::problem;
use crate::secrecy::Secrecy;
use crate::store::{AnyHeader, Stored, StoredMatch};

/// The answers that entries leave, with nothing that was taken back, and where they begin.
#[derive(Debug, Default)]
pub(crate) struct Course<'a> {
    /// The change of rules that the match went on from; none where it began with the kick-off.
    pub start: Option<&'a RecordEntry>,
    /// The answers since, each with the number of its entry.
    pub answers: Vec<(usize, &'a str)>,
    /// The rolls before `start`, which are never rolled again.
    pub rolls_before: u64,
    /// The entries up to `start`.
    entries_before: u64,
}

impl<'a> Course<'a> {
    /// Reads entries.
    pub(crate) fn of(entries: &'a [RecordEntry]) -> Result<Self, Problem> {
        let mut course = Self::default();
        for (index, entry) in entries.iter().enumerate() {
            match entry {
                RecordEntry::Answer(text) => course.answers.push((index, text)),
                RecordEntry::Undo(count) => {
                    let left = course.answers.len().checked_sub(*count).ok_or_else(|| {
                        let number = index + 1;
                        problem::broken(format!(
                            "entry {number} takes back {count} answers, and there are not as many"
                        ))
                    })?;
                    course.answers.truncate(left);
                }
                RecordEntry::Rules { .. } => {
                    course.rolls_before += course.rolls();
                    course.answers.clear();
                    course.start = Some(entry);
                    course.entries_before = index as u64 + 1;
                }
            }
        }
        Ok(course)
    }

    fn rolls(&self) -> u64 {
        let texts = self.answers.iter().map(|(_, text)| text);
        texts.filter(|text| text.starts_with("roll ")).count() as u64
    }

    /// The match before the first of the answers.
    pub(crate) fn begin(&self, header: &AnyHeader) -> Result<Box<dyn AnyMatch>, Problem> {
        let game = find_game(&header.game)?;
        match self.start {
            Some(RecordEntry::Rules { position, .. }) => {
                game.match_from(serde_json::from_str(position).map_err(problem::broken)?)
            }
            _ => game.match_with(&header.options, header.rules),
        }
    }
}

/// What a record has of entries: nothing that was taken back.
pub(crate) fn settled(entries: &[RecordEntry]) -> Vec<&RecordEntry> {
    let mut settled = Vec::with_capacity(entries.len());
    for entry in entries {
        match entry {
            RecordEntry::Undo(count) => settled.truncate(settled.len().saturating_sub(*count)),
            RecordEntry::Answer(_) | RecordEntry::Rules { .. } => settled.push(entry),
        }
    }
    settled
}

/// A number that stands for a row of events: equal events have equal numbers.
#[derive(Clone, Debug, Default)]
pub(crate) struct EventDigest(Vec<i64>);

impl EventDigest {
    /// The number of all events.
    pub(crate) fn value(&self) -> i64 {
        self.0.last().copied().unwrap_or_default()
    }

    /// Goes on with the events of a match from this one on; those after it are other ones than before.
    pub(crate) fn follow(&mut self, game: &dyn AnyMatch, from: usize) {
        self.0.truncate(from);
        for event in game.event_values(self.0.len()) {
            let mut hash = Sha256::new();
            hash.update(self.value().to_be_bytes());
            hash.update(event.to_string());
            let bytes = hash.finalize();
            let first = bytes.first_chunk().copied().unwrap_or_default();
            self.0.push(i64::from_be_bytes(first));
        }
    }
}

/// A stored match played again by the rules of today.
#[derive(Debug)]
pub(crate) struct Played {
    /// The match.
    pub game: Box<dyn AnyMatch>,
    /// Its secret decisions.
    pub secrecy: Secrecy,
    /// The digest of its events.
    pub digest: EventDigest,
    /// The rolls that were made before it began.
    pub rolls_before: u64,
    /// The entry to add before it goes on, where the rules of today do not lead to what was played.
    pub changed: Option<RecordEntry>,
}

/// Plays a stored match again.
///
/// Where it was made by other rules, it simply goes on if every answer and every event comes out the same;
/// if not, it goes on from how it last stood.
pub(crate) fn play(stored: &Stored) -> Result<Played, Problem> {
    let header = &stored.about.header;
    let rules = find_game(&header.game)?.version();
    let course = Course::of(&stored.entries)?;
    let Reached {
        game,
        secrecy,
        refused,
    } = replay(&course, stored)?;
    let mut digest = EventDigest::default();
    digest.follow(game.as_ref(), 0);
    let rolls_before = course.rolls_before;
    let is_same = match &stored.standing {
        Some(standing) if standing.rules == rules => None,
        Some(standing) => Some(standing.events == digest.value()),
        None if stored.made_by() == rules => None,
        // A store of an earlier program kept no events: that every answer is taken has to do.
        None => Some(true),
    };
    match (refused, is_same) {
        (None, None | Some(true)) => Ok(Played {
            game,
            secrecy,
            digest,
            rolls_before,
            changed: None,
        }),
        (Some(problem), None) => Err(problem),
        (_, Some(_)) => go_on(stored, game.as_ref(), &course, rules),
    }
}

/// A match as far as the rules take its answers.
struct Reached {
    game: Box<dyn AnyMatch>,
    secrecy: Secrecy,
    /// Why it ends before the last answer.
    refused: Option<Problem>,
}

/// Plays the answers as far as the rules take them.
fn replay(course: &Course<'_>, stored: &Stored) -> Result<Reached, Problem> {
    let mut game = course.begin(&stored.about.header)?;
    let mut secrecy = Secrecy::after(course.entries_before);
    for (index, (entry, answer)) in course.answers.iter().enumerate() {
        let now = (*entry as u64, stored.changed_before(*entry));
        if let Err(problem) = secrecy.choose(game.as_mut(), now, |game| take(game, answer)) {
            let number = index + 1;
            let why = problem::broken(format!("answer {number}: {}", problem.message));
            return Ok(Reached {
                game,
                secrecy,
                refused: Some(why),
            });
        }
    }
    Ok(Reached {
        game,
        secrecy,
        refused: None,
    })
}

/// A match whose rules have changed under it, as it last stood.
fn go_on(
    stored: &Stored,
    reached: &dyn AnyMatch,
    course: &Course<'_>,
    rules: u32,
) -> Result<Played, Problem> {
    let position = match &stored.standing {
        Some(standing) => standing.position.clone(),
        None => reached.position().to_string(),
    };
    let entry = RecordEntry::Rules {
        version: rules,
        position,
    };
    let after = Course::of(std::slice::from_ref(&entry))?;
    Ok(Played {
        game: after.begin(&stored.about.header)?,
        secrecy: Secrecy::after(stored.entries.len() as u64 + 1),
        digest: EventDigest::default(),
        rolls_before: course.rolls_before + course.rolls(),
        // Nothing follows a match that is over.
        changed: Some(entry).filter(|_| stored.finished.is_none() && !stored.about.loaded),
    })
}

/// The seats of people, who are to be told that the rules have changed.
pub(crate) fn people(about: &StoredMatch) -> gaffer_core::BySide<bool> {
    gaffer_core::BySide::with(|side: Side| {
        matches!(about.teams[side].player, Player::Person { .. })
    })
}
