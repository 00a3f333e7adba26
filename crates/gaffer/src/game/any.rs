//! The list of games, and what the commands do with a game that is only known by its name.

use std::fmt::Write as _;
use std::path::Path;

use gaffer_core::Awaits;
use gaffer_core::scenario::CaseResult;
use gaffer_games::words::Language;
use gaffer_games::{AnyGame, AnyMatch, Of};
use serde_json::{Map, Value};

use super::Playable;
use crate::cli::{Analyse, Lab, Ladder, Play, Replay, Simulate};
use crate::cup::Next;
use crate::cup::fixture::{Fixture, Unseen};
use crate::position_file::Source;
use crate::scenario::Scenario;
use crate::{analyse, lab, ladder, options, play, record_file, replay, scenario, simulate};

/// Every game that the program plays, the one that is meant where none is named first.
pub const GAMES: &[&dyn AnyPlayable] = &[
    &Of::<gaffer_fuba::Position>::GAME,
    &Of::<gaffer_champions::Position>::GAME,
];

/// A game of whatever type: each command is carried out for it.
pub trait AnyPlayable: AnyGame {
    /// Whether it has a preset of this name.
    fn has_preset(&self, name: &str) -> bool;
    /// The names of its presets, in words.
    fn presets(&self) -> String;

    /// What switches change in the options of a preset.
    fn switched(
        &self,
        preset: Option<&str>,
        switches: &[String],
    ) -> Result<Map<String, Value>, String>;

    /// Plays a new match in the terminal.
    fn play(&self, arguments: &Play) -> Result<(), String>;
    /// Goes on with a recorded match in the terminal.
    fn go_on(&self, record: &Path, arguments: &Play) -> Result<(), String>;
    /// Plays a match of a competition in the terminal, or goes on with it, until it is over or left.
    fn play_fixture(
        &self,
        fixture: &Fixture,
        record: &Path,
        arguments: &Next,
        language: Language,
    ) -> Result<(), String>;
    /// Plays a match of a competition between computers without a screen.
    fn play_unseen(&self, fixture: &Fixture) -> Result<Unseen, String>;
    /// The result of a recorded match, once it is over.
    fn result_of(&self, record: &Path) -> Result<Option<Value>, String>;
    /// Whether a record is sound and its match is not over.
    fn is_unfinished(&self, record: &Path) -> bool;
    /// Steps through a recorded match, or prints it.
    fn replay(&self, arguments: &Replay) -> Result<(), String>;
    /// Plays many matches and prints figures.
    fn simulate(&self, arguments: &Simulate) -> Result<(), String>;
    /// Holds two rule sets against each other.
    fn contrast(&self, arguments: &Lab) -> Result<(), String>;
    /// Rates coaches and bots.
    fn ladder(&self, arguments: &Ladder) -> Result<(), String>;
    /// Whether a source holds a position of it.
    fn reads(&self, source: &Source) -> bool;
    /// Prints what a position is worth, or what made a recorded match end as it did.
    fn analyse(&self, source: &Source, arguments: &Analyse) -> Result<(), String>;
    /// Runs every case of a scenario.
    fn run_scenario(&self, scenario: &Scenario) -> Vec<CaseResult>;
    /// Draws every position of a scenario.
    fn show_scenario(&self, scenario: &Scenario) -> Result<String, String>;
}

impl<G: Playable> AnyPlayable for Of<G> {
    fn has_preset(&self, name: &str) -> bool {
        G::presets().iter().any(|preset| preset.is_named(name))
    }

    fn presets(&self) -> String {
        options::preset_names::<G>()
    }

    fn switched(
        &self,
        preset: Option<&str>,
        switches: &[String],
    ) -> Result<Map<String, Value>, String> {
        let before = options::known(&options::preset_or_default::<G>(preset)?);
        let mut after = options::known(&options::read::<G>(preset, switches)?);
        after.retain(|name, value| before.get(name) != Some(value));
        Ok(after)
    }

    fn play(&self, arguments: &Play) -> Result<(), String> {
        play::begin::<G>(arguments)?.play(arguments)
    }

    fn go_on(&self, record: &Path, arguments: &Play) -> Result<(), String> {
        play::go_on::<G>(record)?.play(arguments)
    }

    fn play_fixture(
        &self,
        fixture: &Fixture,
        record: &Path,
        arguments: &Next,
        language: Language,
    ) -> Result<(), String> {
        fixture.show::<G>(record, arguments, language)
    }

    fn play_unseen(&self, fixture: &Fixture) -> Result<Unseen, String> {
        fixture.play_unseen::<G>()
    }

    fn result_of(&self, record: &Path) -> Result<Option<Value>, String> {
        let game = record_file::read::<G>(record)?
            .replay()
            .map_err(|error| format!("{}: {error}", record.display()))?;
        Ok(AnyMatch::result(&game))
    }

    fn is_unfinished(&self, record: &Path) -> bool {
        record_file::read::<G>(record)
            .ok()
            .and_then(|record| record.replay().ok())
            .is_some_and(|game| !matches!(game.position().awaits(), Awaits::Nothing(_)))
    }

    fn replay(&self, arguments: &Replay) -> Result<(), String> {
        replay::show::<G>(arguments)
    }

    fn simulate(&self, arguments: &Simulate) -> Result<(), String> {
        simulate::print::<G>(arguments)
    }

    fn contrast(&self, arguments: &Lab) -> Result<(), String> {
        lab::print::<G>(arguments)
    }

    fn ladder(&self, arguments: &Ladder) -> Result<(), String> {
        ladder::print::<G>(arguments)
    }

    fn reads(&self, source: &Source) -> bool {
        source.reads::<G>()
    }

    fn analyse(&self, source: &Source, arguments: &Analyse) -> Result<(), String> {
        analyse::analyse::<G>(source, arguments)
    }

    fn run_scenario(&self, scenario: &Scenario) -> Vec<CaseResult> {
        scenario::run::<G>(scenario)
    }

    fn show_scenario(&self, scenario: &Scenario) -> Result<String, String> {
        scenario::draw::<G>(scenario)
    }
}

/// The game of a name.
pub fn find(name: &str) -> Result<&'static dyn AnyPlayable, String> {
    let found = GAMES.iter().find(|game| game.name() == name);
    found.copied().ok_or_else(|| {
        let names: Vec<&str> = GAMES.iter().map(|game| game.name()).collect();
        format!("'{name}' is not a game: {}", names.join(" or "))
    })
}

/// The first game that has a preset; without one the first game of all.
pub fn of_preset(preset: Option<&str>) -> Result<&'static dyn AnyPlayable, String> {
    let has_it = |game: &&&dyn AnyPlayable| preset.is_none_or(|name| game.has_preset(name));
    GAMES.iter().find(has_it).copied().ok_or_else(|| {
        let mut presets = GAMES[0].presets();
        for game in &GAMES[1..] {
            let _ = write!(presets, ", or of {}: {}", game.name(), game.presets());
        }
        options::no_preset(preset.unwrap_or_default(), &presets)
    })
}

/// The game that is named, or else the one that the preset tells.
pub fn choose(
    game: Option<&str>,
    preset: Option<&str>,
) -> Result<&'static dyn AnyPlayable, String> {
    game.map_or_else(|| of_preset(preset), find)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_told_by_its_name_or_its_preset() {
        for (game, preset) in [
            (None, None),
            (None, Some("2014")),
            (None, Some("BASIC")),
            (None, Some("full")),
            (Some("fuba"), Some("whatever")),
        ] {
            assert_eq!(choose(game, preset).map(AnyGame::name), Ok("fuba"));
        }
        let told = choose(Some("chess"), Some("full")).unwrap_err();
        assert!(told.starts_with("'chess' is not a game: fuba"), "{told}");
        let told = choose(None, Some("3.0")).unwrap_err();
        let all = "'3.0' is not a preset: choose one of basic (2.2), cards (2.2-cards), full";
        assert!(told.starts_with(all), "{told}");
    }

    /// A name means one game, and every game is whole.
    #[test]
    fn games_are_told_apart_and_have_what_they_need() {
        for game in GAMES {
            let same = GAMES.iter().filter(|other| other.name() == game.name());
            assert_eq!(same.count(), 1, "{game:?}");
            assert!(!game.coaches().is_empty(), "{game:?}");
            assert!(game.new_match(None, Map::new()).is_ok(), "{game:?}");
        }
    }
}
