//! Prints the table of what the computer's levels give away, which reports hold people against.
//!
//! `cargo run --release -p gaffer-lab --example levels -- MATCHES [PRESET ...] > crates/lab/src/report/levels.jsonl` plays so many
//! matches of each level and preset, of every preset where none is named. The seeds are 1, 2, 3 …: the same program prints the
//! same table.

use gaffer_games::words::Language;
use gaffer_lab::report::{at_once, measure};

fn main() -> Result<(), String> {
    let mut arguments = std::env::args().skip(1);
    let matches = arguments.next().and_then(|text| text.parse().ok());
    let matches = matches.ok_or("how many matches of each level?")?;
    let wanted: Vec<String> = arguments.collect();
    for game in gaffer_games::GAMES {
        for preset in game.info(Language::ENGLISH).presets {
            if !wanted.is_empty() && !wanted.iter().any(|name| name == preset.name) {
                continue;
            }
            for level in at_once(*game) {
                let row = measure(*game, preset.name, level, matches)?;
                let row = serde_json::to_string(&row).map_err(|error| error.to_string())?;
                println!("{row}");
            }
        }
    }
    Ok(())
}
