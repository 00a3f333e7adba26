//! A stored match as a record: the header, its answers and its notes, a line of JSON each.

use gaffer_core::{Note, Noted, RecordEntry};
use gaffer_games::protocol::Problem;
use gaffer_table::whole_record;

use crate::problem;
use crate::store::Stored;

/// The record of a match, without what was taken back.
pub(crate) fn text(stored: &Stored) -> Result<String, Problem> {
    let mut text = line(&stored.about.header)?;
    for entry in entries(stored) {
        text += &line(&entry)?;
    }
    Ok(text)
}

/// The entries. Whoever ended the match without its owner has left no note of the secret, which is open by that.
fn entries(stored: &Stored) -> Vec<RecordEntry> {
    let about = &stored.about;
    let mut notes = stored.notes.clone();
    let is_shown = notes
        .iter()
        .any(|noted| matches!(noted.what, Note::Secret(_)));
    if let Some(secret) = about.secret
        && let Some(ended) = &about.ended
        && !is_shown
    {
        let last = stored.journal.last().map_or(0, |entry| entry.at.0);
        let last = notes.last().map_or(last, |noted| noted.at.max(last));
        notes.push(Noted {
            // The end is known to the second.
            at: last.max(ended.at * 1000),
            who: None,
            what: Note::Secret(secret),
            after: stored.journal.len() as u64,
        });
    }
    whole_record(&about.header, &stored.journal, &notes)
}

fn line(value: &impl serde::Serialize) -> Result<String, Problem> {
    let mut line = serde_json::to_string(value).map_err(|_| problem::internal())?;
    line.push('\n');
    Ok(line)
}
