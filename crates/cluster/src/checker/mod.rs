//! Whether what clients saw and what the journal says are one and the same course of every match.

mod fault;
mod replay;
#[cfg(test)]
mod tests;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use gaffer_core::RecordEntry;

use crate::history::{History, Told, What};
use crate::journal::StoredMatch;
pub use fault::{Fault, Kind};
use replay::{Stand, replay};

/// The one refusal that bots must expect: somebody was told the match as it no longer is.
const STALE: &str = "stale";

/// What the checker has found.
#[derive(Debug, Default)]
pub struct Verdict {
    /// Everything that is wrong.
    pub faults: Vec<Fault>,
    /// How many matches were looked at.
    pub matches: usize,
    /// How many answers were acknowledged.
    pub acknowledged: usize,
    /// How many requests were refused as stale.
    pub stale: usize,
    /// How often a connection was lost before the answer.
    pub unknown: usize,
    /// How many times somebody was told how a match stands.
    pub told: usize,
    /// How many entries the journals have.
    pub entries: usize,
}

impl Verdict {
    /// Whether nothing is wrong.
    pub fn is_right(&self) -> bool {
        self.faults.is_empty()
    }

    /// The kinds of faults that were found.
    pub fn kinds(&self) -> BTreeSet<Kind> {
        self.faults.iter().map(|fault| fault.kind).collect()
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} matches, {} entries: {} answers acknowledged, {} stale, {} times no answer, {} times told",
            self.matches, self.entries, self.acknowledged, self.stale, self.unknown, self.told
        )?;
        let mut counts: BTreeMap<Kind, Vec<&Fault>> = BTreeMap::new();
        for fault in &self.faults {
            counts.entry(fault.kind).or_default().push(fault);
        }
        for (kind, faults) in counts {
            writeln!(f, "{} x {kind}", faults.len())?;
            for fault in faults.iter().take(5) {
                writeln!(f, "  {fault}")?;
            }
        }
        f.write_str(if self.is_right() {
            "verdict: right"
        } else {
            "verdict: WRONG"
        })
    }
}

/// Holds histories against the journal.
pub fn check(histories: &[History], journal: &[StoredMatch]) -> Verdict {
    let mut by_match: BTreeMap<&str, Vec<&History>> = BTreeMap::new();
    for history in histories {
        by_match.entry(&history.id).or_default().push(history);
    }
    let stored: BTreeMap<&str, &StoredMatch> =
        journal.iter().map(|one| (one.id.as_str(), one)).collect();
    let mut verdict = Verdict::default();
    for (id, histories) in by_match {
        verdict.matches += 1;
        let mut check = OfMatch {
            id,
            asked: histories
                .iter()
                .flat_map(|history| requests(history))
                .collect(),
            histories,
            verdict: &mut verdict,
        };
        match stored.get(id) {
            Some(stored) => check.against(stored),
            None => check.fault(Kind::Lost, "the match is not in the store".to_owned()),
        }
        check.between_clients();
    }
    verdict
}

/// What became of a request of a client.
#[derive(Debug)]
struct Asked<'a> {
    seat: usize,
    request: &'a str,
    version: u64,
    choice: &'a str,
    /// When it was sent first, in the order of everything.
    invoked: u64,
    /// When it was acknowledged first, and the version after it each time that it was.
    acknowledged: Option<u64>,
    versions: Vec<u64>,
    refused: Option<&'a str>,
}

/// The requests of a client, in the order in which they were sent first.
fn requests(history: &History) -> Vec<Asked<'_>> {
    let mut asked: Vec<Asked<'_>> = Vec::new();
    let find =
        |asked: &[Asked<'_>], request: &str| asked.iter().rposition(|one| one.request == request);
    for moment in &history.moments {
        match &moment.what {
            What::Invoked {
                request,
                version,
                choice,
            } => {
                if find(&asked, request).is_none() {
                    asked.push(Asked {
                        seat: history.seat,
                        request,
                        version: *version,
                        choice,
                        invoked: moment.order,
                        acknowledged: None,
                        versions: Vec::new(),
                        refused: None,
                    });
                }
            }
            What::Acknowledged { request, version } => {
                if let Some(found) = find(&asked, request) {
                    asked[found].acknowledged.get_or_insert(moment.order);
                    asked[found].versions.push(*version);
                }
            }
            What::Refused { request, code } => {
                if let Some(found) = find(&asked, request) {
                    asked[found].refused = Some(code);
                }
            }
            What::Unknown { .. } | What::Told(_) => {}
        }
    }
    asked
}

/// The check of one match.
struct OfMatch<'a> {
    id: &'a str,
    histories: Vec<&'a History>,
    asked: Vec<Asked<'a>>,
    verdict: &'a mut Verdict,
}

impl OfMatch<'_> {
    fn fault(&mut self, kind: Kind, what: String) {
        self.verdict.faults.push(Fault {
            kind,
            id: self.id.to_owned(),
            what,
        });
    }

    fn against(&mut self, stored: &StoredMatch) {
        self.verdict.entries += stored.entries.len();
        for (number, entry) in (0..).zip(&stored.entries) {
            if entry.number != number {
                let what = format!("entry {number} has the number {}", entry.number);
                return self.fault(Kind::Gap, what);
            }
        }
        let stands = match replay(stored) {
            Ok(stands) => stands,
            Err(why) => return self.fault(Kind::Unplayable, why),
        };
        let places = self.each_once(stored);
        self.stored_as_acknowledged(stored, &places, &stands);
        self.in_order(&places);
        self.told_as_stored(&stands);
    }

    /// Where the entries of each request begin; one that was carried out twice is a fault.
    fn each_once(&mut self, stored: &StoredMatch) -> BTreeMap<(usize, String), usize> {
        let mut places = BTreeMap::new();
        for (place, entry) in stored.entries.iter().enumerate() {
            let Some(request) = &entry.request else {
                continue;
            };
            let key = (request.seat, request.id.clone());
            if let Some(first) = places.get(&key) {
                let what = format!("{} is stored at {first} and again at {place}", named(&key));
                self.fault(Kind::Doubled, what);
            } else {
                places.insert(key, place);
            }
        }
        places
    }

    /// Every acknowledged answer is stored, with its choice, and leads to the version that was acknowledged; what was refused is
    /// not stored, and everything was answered.
    fn stored_as_acknowledged(
        &mut self,
        stored: &StoredMatch,
        places: &BTreeMap<(usize, String), usize>,
        stands: &[Stand],
    ) {
        let mut found = Vec::new();
        for asked in &self.asked {
            let key = (asked.seat, asked.request.to_owned());
            let name = named(&key);
            let place = places.get(&key).copied();
            if asked.acknowledged.is_none() {
                match (asked.refused, place) {
                    (Some(STALE), Some(place)) => found.push((
                        Kind::RefusedAndStored,
                        format!("{name} was refused as stale and is stored at {place}"),
                    )),
                    (Some(STALE), None) => {}
                    (Some(code), _) => {
                        let what =
                            format!("{name}, '{}' as offered, was refused: {code}", asked.choice);
                        found.push((Kind::Refused, what));
                    }
                    (None, _) => {
                        found.push((Kind::Unanswered, format!("{name} was never answered")));
                    }
                }
                continue;
            }
            let Some(place) = place else {
                found.push((
                    Kind::Lost,
                    format!("{name} was acknowledged and is not stored"),
                ));
                continue;
            };
            let done = stored.entries[place]
                .request
                .as_ref()
                .map_or(0, |request| request.done) as usize;
            let entries = stored.entries.get(place..done).unwrap_or_default();
            let is_choice = |what: &RecordEntry| matches!(what, RecordEntry::Answer(text) if text == asked.choice);
            if !entries.iter().any(|entry| is_choice(&entry.what)) {
                let what = format!(
                    "{name} chose '{}', which is not in entries {place} to {done}",
                    asked.choice
                );
                found.push((Kind::Lost, what));
            }
            let version = stands.get(done).map(|stand| stand.version);
            for told in &asked.versions {
                if version != Some(*told) {
                    let what =
                        format!("{name} led to version {told}, and in the journal to {version:?}");
                    found.push((Kind::Forked, what));
                }
            }
        }
        for (kind, what) in found {
            self.fault(kind, what);
        }
    }

    /// What was acknowledged before something else was asked stands before it.
    fn in_order(&mut self, places: &BTreeMap<(usize, String), usize>) {
        let place =
            |asked: &Asked<'_>| places.get(&(asked.seat, asked.request.to_owned())).copied();
        let acknowledged = self
            .asked
            .iter()
            .filter_map(|asked| Some((asked.acknowledged?, place(asked)?, asked)));
        let mut ends: Vec<_> = acknowledged.collect();
        let mut begins = ends.clone();
        ends.sort_by_key(|(end, ..)| *end);
        begins.sort_by_key(|(_, _, asked)| asked.invoked);
        let mut ends = ends.into_iter().peekable();
        let mut last: Option<(usize, &Asked<'_>)> = None;
        let mut found = Vec::new();
        for (_, place, asked) in begins {
            while let Some((_, before, ended)) = ends.next_if(|(end, ..)| *end < asked.invoked) {
                if last.is_none_or(|(last, _)| last < before) {
                    last = Some((before, ended));
                }
            }
            if let Some((before, ended)) = last
                && before > place
            {
                found.push(format!(
                    "{} was acknowledged before {} was asked, and is stored after it",
                    named(&(ended.seat, ended.request.to_owned())),
                    named(&(asked.seat, asked.request.to_owned()))
                ));
            }
        }
        for what in found {
            self.fault(Kind::Reordered, what);
        }
    }

    /// Whatever anybody was told is where the journal leads.
    fn told_as_stored(&mut self, stands: &[Stand]) {
        let by_version: BTreeMap<u64, &Stand> =
            stands.iter().map(|stand| (stand.version, stand)).collect();
        let mut found = Vec::new();
        for (history, node, told) in each_told(&self.histories) {
            let seat = SEATS[history.seat];
            let Told { version, .. } = told;
            let what = match by_version.get(version) {
                None => format!(
                    "{seat} was told version {version} by node {node}, to which no entry leads"
                ),
                Some(stand) if (stand.events, stand.digest) != (told.events, told.digest) => {
                    format!(
                        "{seat} was told {} events at version {version} by node {node}; the journal leads to {} others",
                        told.events, stand.events
                    )
                }
                Some(stand) if stand.asked[history.seat] != told.asked => format!(
                    "{seat} was asked something at version {version} by node {node} that the journal does not lead to"
                ),
                Some(_) => continue,
            };
            found.push(what);
        }
        for what in found {
            self.fault(Kind::ToldNotStored, what);
        }
    }

    /// No two clients were told different things of one version, and no two answers to one version were acknowledged.
    fn between_clients(&mut self) {
        let mut found = Vec::new();
        let mut first: BTreeMap<u64, (&Told, usize)> = BTreeMap::new();
        for (_, node, told) in each_told(&self.histories) {
            let (known, by) = *first.entry(told.version).or_insert((told, node));
            if (known.events, known.digest) != (told.events, told.digest) {
                found.push(format!(
                    "version {} was told in two ways, by node {by} and by node {node}",
                    told.version
                ));
            }
        }
        let mut answers: BTreeMap<u64, &Asked<'_>> = BTreeMap::new();
        for asked in self
            .asked
            .iter()
            .filter(|asked| asked.acknowledged.is_some())
        {
            let other = answers.insert(asked.version, asked);
            if let Some(other) = other {
                found.push(format!(
                    "two answers to version {} were acknowledged: {} and {}",
                    asked.version,
                    named(&(other.seat, other.request.to_owned())),
                    named(&(asked.seat, asked.request.to_owned()))
                ));
            }
        }
        for what in found {
            self.fault(Kind::Forked, what);
        }
        let told = each_told(&self.histories).count();
        let moments = self.histories.iter().flat_map(|history| &history.moments);
        let unknown = moments
            .filter(|moment| matches!(moment.what, What::Unknown { .. }))
            .count();
        self.verdict.told += told;
        self.verdict.unknown += unknown;
        for asked in &self.asked {
            self.verdict.acknowledged += usize::from(asked.acknowledged.is_some());
            self.verdict.stale += usize::from(asked.refused == Some(STALE));
        }
    }
}

/// The seats by their numbers.
const SEATS: [&str; 2] = ["home", "away"];

fn named((seat, request): &(usize, String)) -> String {
    format!("request {request} of {}", SEATS[*seat])
}

fn each_told<'a>(
    histories: &[&'a History],
) -> impl Iterator<Item = (&'a History, usize, &'a Told)> {
    histories.iter().flat_map(|history| {
        history
            .moments
            .iter()
            .filter_map(|moment| match &moment.what {
                What::Told(told) => Some((*history, moment.node, told)),
                _ => None,
            })
    })
}
