//! Records as files and journals have them: a header with its options as JSON, and entries.

use gaffer_core::{Header, Record, RecordEntry, Rules};
use gaffer_games::options;
use serde_json::Value;

/// The header with the options of its game; what was no option when the match was played is as it was played.
pub fn header<R: Rules>(header: Header<Value>) -> serde_json::Result<Header<R::Options>> {
    let options = options::as_played::<R>(header.options, header.rules);
    Ok(Header {
        options: serde_json::from_value(options)?,
        gaffer: header.gaffer,
        game: header.game,
        rules: header.rules,
        seats: header.seats,
        dice: header.dice,
        seed: header.seed,
    })
}

/// The record of a header and its entries.
pub fn read<'a, R: Rules>(
    header: Header<Value>,
    entries: impl IntoIterator<Item = &'a RecordEntry>,
) -> Result<Record<R>, String> {
    let mut header = self::header::<R>(header).map_err(|error| error.to_string())?;
    header.tidy().map_err(|error| error.to_string())?;
    let mut record = Record::new(header);
    for entry in entries {
        record.take(entry).map_err(|error| error.to_string())?;
    }
    Ok(record)
}
