//! What a journal leads to: the answers that count, the match they are played in, and whether the rules of today lead to
//! the same as the rules by which they were made.

use gaffer_core::{End, Header, RecordEntry, Side};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::Problem;
use serde_json::Value;

use crate::secrecy::Secrecy;
use crate::words::say;
use crate::{Entry, EventDigest, Time};

/// The answers that a journal leaves, with nothing that was taken back, and where they begin.
#[derive(Debug, Default)]
pub struct Course<'a> {
    /// The change of rules that the match went on from; none where it began with the kick-off.
    pub start: Option<&'a RecordEntry>,
    /// The answers since, each with the number of its entry.
    pub answers: Vec<(usize, &'a str)>,
    /// The rolls before `start`, which are never rolled again.
    rolls_before: usize,
    /// The entries up to `start`.
    entries_before: u64,
}

/// How a match stood after its last entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The version of the rules that led to it.
    pub rules: u32,
    /// The position with its secrets, as JSON.
    pub position: String,
    /// The digest of all events.
    pub events: i64,
    /// Whether the match is over.
    pub is_over: bool,
    /// Whose decision it waits for, as far as everybody may know.
    pub turn: Option<Side>,
    /// Whether the other side is asked at the same time.
    pub both: bool,
    /// When it was last changed, as far as everybody may know.
    pub changed: Time,
    /// How it ended before the rules ended it.
    pub end: Option<End>,
}

/// A match that a journal leads to by the rules of today.
#[derive(Debug)]
pub struct Reached {
    /// The match.
    pub game: Box<dyn AnyMatch>,
    /// Its secret decisions.
    pub secrecy: Secrecy,
    /// The digest of its events.
    pub digest: EventDigest,
    /// The entry to add before it goes on, where the rules of today do not lead to what was played.
    pub changed: Option<RecordEntry>,
}

impl<'a> Course<'a> {
    /// Reads a journal.
    pub fn read(entries: impl IntoIterator<Item = &'a RecordEntry>) -> Result<Self, Problem> {
        let mut course = Self::default();
        for (index, entry) in entries.into_iter().enumerate() {
            match entry {
                RecordEntry::Answer(text) => course.answers.push((index, text)),
                RecordEntry::Undo(count) => {
                    let left = course.answers.len().checked_sub(*count).ok_or_else(|| {
                        let number = index + 1;
                        broken(format!(
                            "entry {number} takes back {count} answers, and there are not as many"
                        ))
                    })?;
                    course.answers.truncate(left);
                }
                // A journal has none: they lie beside it.
                RecordEntry::Note(_) | RecordEntry::Asked(_) | RecordEntry::At(_) => {}
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

    fn rolls(&self) -> usize {
        let texts = self.answers.iter().map(|(_, text)| text);
        texts.filter(|text| text.starts_with("roll ")).count()
    }

    /// The match before the first of the answers.
    pub fn begin(&self, header: &Header<Value>) -> Result<Box<dyn AnyMatch>, Problem> {
        let game = find(&header.game)?;
        let mut begun = match self.start {
            Some(RecordEntry::Rules { position, .. }) => {
                let position = serde_json::from_str(position);
                game.match_from(position.map_err(|error| broken(error.to_string()))?)?
            }
            _ => game.match_with(&header.options, header.rules)?,
        };
        begun.count_rolls_before(self.rolls_before);
        Ok(begun)
    }

    /// Plays the answers as far as the rules take them.
    fn play(
        &self,
        header: &Header<Value>,
        changed_before: impl Fn(usize) -> Time,
    ) -> Result<Played, Problem> {
        let mut game = self.begin(header)?;
        let mut secrecy = Secrecy::after(self.entries_before);
        let mut refused = None;
        for (index, (entry, answer)) in self.answers.iter().enumerate() {
            let now = (*entry as u64, changed_before(*entry));
            if let Err(problem) = secrecy.follow(game.as_mut(), now, |game| game.take(answer)) {
                let number = index + 1;
                refused = Some(broken(format!("answer {number}: {}", problem.message)));
                break;
            }
        }
        Ok(Played {
            game,
            secrecy,
            refused,
        })
    }
}

/// A match as far as the rules take its answers.
struct Played {
    game: Box<dyn AnyMatch>,
    secrecy: Secrecy,
    /// Why it ends before the last answer.
    refused: Option<Problem>,
}

/// The time of the last change before an entry.
pub(crate) fn changed_before(journal: &[Entry], began: Time, entry: usize) -> Time {
    let last = entry.checked_sub(1).and_then(|last| journal.get(last));
    last.map_or(began, |last| last.at)
}

/// Plays a journal again.
///
/// Where it was made by other rules, the match simply goes on if every answer and every event comes out the same;
/// if not, it goes on from how it last stood.
pub fn reach(
    header: &Header<Value>,
    journal: &[Entry],
    began: Time,
    standing: Option<&Snapshot>,
) -> Result<Reached, Problem> {
    let rules = find(&header.game)?.version();
    let course = Course::read(journal.iter().map(|entry| &entry.what))?;
    let Played {
        game,
        secrecy,
        refused,
    } = course.play(header, |entry| changed_before(journal, began, entry))?;
    let mut digest = EventDigest::default();
    digest.follow(game.as_ref(), 0);
    let is_same = match standing {
        Some(standing) if standing.rules == rules => None,
        Some(standing) => Some(standing.events == digest.value()),
        None if made_by(header, journal) == rules => None,
        // An earlier program kept no events: that every answer is taken has to do.
        None => Some(true),
    };
    match (refused, is_same) {
        (None, None | Some(true)) => Ok(Reached {
            game,
            secrecy,
            digest,
            changed: None,
        }),
        (Some(problem), None) => Err(problem),
        (_, Some(_)) => {
            let position = match standing {
                Some(standing) => standing.position.clone(),
                None => game.position().to_string(),
            };
            go_on(header, journal.len(), &course, position)
        }
    }
}

/// The version of the rules by which the last entry was made.
fn made_by(header: &Header<Value>, journal: &[Entry]) -> u32 {
    let mut changes = journal.iter().rev().filter_map(|entry| match entry.what {
        RecordEntry::Rules { version, .. } => Some(version),
        RecordEntry::Answer(_)
        | RecordEntry::Undo(_)
        | RecordEntry::Note(_)
        | RecordEntry::Asked(_)
        | RecordEntry::At(_) => None,
    });
    changes.next().unwrap_or(header.rules)
}

/// A match whose rules have changed under it, as it last stood.
fn go_on(
    header: &Header<Value>,
    entries: usize,
    course: &Course<'_>,
    position: String,
) -> Result<Reached, Problem> {
    let version = find(&header.game)?.version();
    let entry = RecordEntry::Rules { version, position };
    let mut after = Course::read([&entry])?;
    after.rolls_before = course.rolls_before + course.rolls();
    Ok(Reached {
        game: after.begin(header)?,
        secrecy: Secrecy::after(entries as u64 + 1),
        digest: EventDigest::default(),
        changed: Some(entry),
    })
}

fn find(game: &str) -> Result<&'static dyn gaffer_games::AnyGame, Problem> {
    gaffer_games::find(game).map_err(|why| Problem::new("unknown-game", why))
}

/// A journal cannot be played.
pub fn broken(why: impl Into<String>) -> Problem {
    let why: String = why.into();
    Problem::said("broken-match", say!(problems::Broken, why))
}
