//! A stored match as a record: the header, its answers and its notes, a line of JSON each.

use gaffer_games::protocol::Problem;
use gaffer_table::record_entries;

use crate::problem;
use crate::store::Stored;

/// The record of a match, without what was taken back.
pub(crate) fn text(stored: &Stored) -> Result<String, Problem> {
    let mut text = line(&stored.about.header)?;
    for entry in record_entries(&stored.journal, &stored.notes) {
        text += &line(&entry)?;
    }
    Ok(text)
}

fn line(value: &impl serde::Serialize) -> Result<String, Problem> {
    let mut line = serde_json::to_string(value).map_err(|_| problem::internal())?;
    line.push('\n');
    Ok(line)
}
