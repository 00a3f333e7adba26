//! A journal played again by the rules: how the match stood after each entry, as each seat was to be told it.

use gaffer_core::{BySide, RecordEntry, Side, Viewer};
use gaffer_games::AnyMatch;
use gaffer_games::protocol::{Awaits, Problem};
use gaffer_games::words::{Language, Words};
use gaffer_table::{Secrecy, Time};
use serde_json::Value;

use crate::history::{Events, asked};
use crate::journal::StoredMatch;

/// How a match stood after so many entries.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    pub(super) version: u64,
    pub(super) events: usize,
    pub(super) digest: u64,
    /// What each seat was asked, home first.
    pub(super) asked: [u64; 2],
}

/// Plays a match again; its stands before the first entry and after each, or why it cannot be played.
pub(super) fn replay(stored: &StoredMatch) -> Result<Vec<Stand>, String> {
    let header = &stored.header;
    let said =
        |number: usize| move |problem: Problem| format!("entry {number}: {}", problem.message);
    let rules = gaffer_games::find(&header.game)?;
    let mut game = rules
        .match_with(&header.options, header.rules)
        .map_err(said(0))?;
    let names = BySide::with(|side| header.seats[side].name.clone());
    let words = Words::new(Language::ENGLISH, &names).with_arrows();
    let mut secrecy = Secrecy::default();
    let mut events = Events::default();
    let mut stands = Vec::new();
    let mut from = 0;
    for number in 0..=stored.entries.len() {
        let told =
            serde_json::to_value(game.told(from, words)).map_err(|error| error.to_string())?;
        let told = told.as_array().map(Vec::as_slice).unwrap_or_default();
        events
            .replace(from, told)
            .ok_or_else(|| format!("entry {number} leaves events out"))?;
        stands.push(Stand {
            version: secrecy.version(number as u64),
            events: events.count(),
            digest: events.digest(),
            asked: Side::BOTH.map(|side| asked_of(game.as_ref(), side)),
        });
        let Some(entry) = stored.entries.get(number) else {
            break;
        };
        let now = (number as u64, Time::default());
        let change = secrecy.follow(game.as_mut(), now, |game| match &entry.what {
            RecordEntry::Answer(answer) => game.take(answer),
            RecordEntry::Undo(count) => take_back(game, *count),
            _ => Err(Problem::new(
                "unknown-entry",
                "bots make no such entry".to_owned(),
            )),
        });
        from = change.map_err(said(number))?.from;
    }
    Ok(stands)
}

/// Takes answers back, as a choice does that belongs before them.
fn take_back(game: &mut dyn AnyMatch, count: usize) -> Result<gaffer_games::Change, Problem> {
    let before = game.answers();
    let mut last = game.undo()?;
    while before - game.answers() < count {
        let change = game.undo()?;
        last.from = last.from.min(change.from);
    }
    Ok(last)
}

fn asked_of(game: &dyn AnyMatch, side: Side) -> u64 {
    let awaits = game.awaits_seen_by(Viewer::Side(side));
    let decides = matches!(&awaits, Awaits::Choice { side: decider, .. } | Awaits::Secret { side: decider, .. } if *decider == side);
    let choices = decides.then(|| game.choices());
    let awaits = serde_json::to_value(&awaits).unwrap_or(Value::Null);
    asked(&awaits, choices.as_deref())
}
