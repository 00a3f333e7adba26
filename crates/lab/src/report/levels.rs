//! What the computer's levels give away in matches against their equals: a table that a program writes and reports read.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use gaffer_core::{BySide, DiceFrom, Header, Occupant, Seat, Seed};
use gaffer_games::coaches::{Pace, pace};
use gaffer_games::{AnyGame, ToAct};
use gaffer_table::Course;
use serde::{Deserialize, Serialize};
use serde_json::Map;

use super::Average;
use crate::analyse::{Depth, Figures, reviewable};
use crate::share;

/// The averages of a level in matches by a preset.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LevelAverage {
    /// The game.
    pub game: String,
    /// The preset.
    pub preset: String,
    /// The name of the coach.
    pub level: String,
    /// How many matches against its equal were reviewed at a glance; both sides count.
    pub matches: usize,
    /// The averages of a side.
    pub average: Average,
}

/// The table, as `cargo run --release -p gaffer-lab --example levels -- MATCHES` prints it.
static TABLE: LazyLock<Vec<LevelAverage>> = LazyLock::new(|| {
    let lines = include_str!("levels.jsonl").lines();
    lines
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect()
});

/// The levels of a game in matches by such presets, those who look at least first. Each preset counts as often as it is there;
/// options of no preset in the table count as the game's first.
pub(super) fn of(game: &str, presets: &[Option<&str>]) -> Vec<LevelAverage> {
    let of_game = || TABLE.iter().filter(|one| one.game == game);
    let Some(first) = of_game().next() else {
        return Vec::new();
    };
    let mut counts = BTreeMap::<&str, usize>::new();
    for preset in presets {
        let known = of_game().find(|one| Some(one.preset.as_str()) == *preset);
        *counts.entry(&known.unwrap_or(first).preset).or_default() += 1;
    }
    if counts.is_empty() {
        counts.insert(&first.preset, 1);
    }
    let all: usize = counts.values().sum();
    let levels = of_game().filter(|one| one.preset == first.preset);
    levels
        .map(|level| {
            let mut average = Average::default();
            for one in of_game().filter(|one| one.level == level.level) {
                if let Some(count) = counts.get(one.preset.as_str()) {
                    average.add(&one.average, *count as f64 / all as f64);
                }
            }
            LevelAverage {
                average,
                ..level.clone()
            }
        })
        .collect()
}

/// The levels of a game that play at once: what takes longer is not the same on every computer.
pub fn at_once(game: &dyn AnyGame) -> Vec<&'static str> {
    let coaches = game.coaches().into_iter();
    coaches
        .filter(|coach| pace(coach) == Pace::AtOnce)
        .collect()
}

/// Lets a level play so many matches against its equal, reviews them at a glance and takes the averages of both sides.
pub fn measure(
    game: &dyn AnyGame,
    preset: &str,
    level: &str,
    matches: usize,
) -> Result<LevelAverage, String> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let played = share(
        threads,
        1..=matches as u64,
        || Ok(Vec::new()),
        |mut figures, seed| {
            let both = play(game, preset, level, Seed::Named(seed))?;
            figures.extend(both.map(|both| (seed, both)));
            Ok(figures)
        },
    )?;
    // Sums are the same whoever played what: the matches are in the order of their seeds.
    let mut played = played.concat();
    played.sort_by_key(|(seed, _)| *seed);
    let figures = (played.into_iter()).flat_map(|(_, BySide { home, away })| [home, away]);
    let figures: Vec<Figures> = figures.collect();
    Ok(LevelAverage {
        game: game.name().to_owned(),
        preset: preset.to_owned(),
        level: level.to_owned(),
        matches: figures.len() / 2,
        average: Average::of(figures.iter()),
    })
}

/// A match of a level against its equal, in figures.
fn play(
    game: &dyn AnyGame,
    preset: &str,
    level: &str,
    seed: Seed,
) -> Result<Option<BySide<Figures>>, String> {
    let said = |problem: gaffer_games::protocol::Problem| problem.message;
    let mut played = game.new_match(Some(preset), Map::new()).map_err(said)?;
    let mut entries = Vec::new();
    loop {
        let change = match played.to_act() {
            ToAct::Over => break,
            ToAct::Dice { .. } => played.roll_seeded(seed).map_err(said)?,
            ToAct::Side(_) => {
                let decision = played.decide(level, seed, Arc::default());
                let choice = decision.map_err(said)?.row.swap_remove(0);
                played.choose(&choice).map_err(said)?
            }
        };
        entries.extend(change.entries);
    }
    let header = Header {
        gaffer: 1,
        game: game.name().to_owned(),
        rules: game.version(),
        options: played.options(),
        seats: BySide::with(|_| Seat {
            name: level.to_owned(),
            coach: Occupant::Coach(level.to_owned()),
        }),
        dice: DiceFrom::Seed,
        seed: Some(seed),
        sealed: None,
        time: None,
        substitute: None,
        apart: None,
    };
    let course = Course::read(&entries).map_err(said)?;
    let match_ = reviewable(&header, &course)?;
    let judged = match_.judge(
        Depth::Glance,
        0..match_.parts(),
        1,
        std::sync::Arc::default(),
    )?;
    match_.figures(&judged)
}
