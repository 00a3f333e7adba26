//! The header of a record as its file has it, with its options as JSON.

use gaffer_core::{Header, Rules};
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
        sealed: header.sealed,
        time: header.time,
        substitute: header.substitute,
        apart: header.apart,
    })
}
