//! A game that is only known by its name, and the list of all games.

use std::fmt::{self, Debug, Display};
use std::marker::PhantomData;
use std::sync::Arc;

use gaffer_core::{Faults, Match, Reading};
use serde_json::{Map, Value};

use crate::protocol::{GameInfo, PresetInfo, Problem};
use crate::thinking::Watch;
use crate::words::Language;
use crate::{
    AnyMatch, CoachAnswer, CoachQuestion, Game, coaches, elsewhere, options, position_faults,
    position_text, strict_json,
};

/// Every game, the one that is meant where none is named first.
pub const GAMES: &[&dyn AnyGame] = &[
    &Of::<gaffer_fuba::Position>::GAME,
    &Of::<gaffer_champions::Position>::GAME,
];

/// The game of a name.
pub fn find(name: &str) -> Result<&'static dyn AnyGame, String> {
    let found = GAMES.iter().find(|game| game.name() == name);
    found.copied().ok_or_else(|| {
        let names: Vec<&str> = GAMES.iter().map(|game| game.name()).collect();
        format!("'{name}' is not a game: {}", names.join(" or "))
    })
}

/// A game of whatever type.
pub trait AnyGame: Debug + Sync {
    /// The name in records and requests.
    fn name(&self) -> &'static str;
    /// What the start page offers, in the words of a language.
    fn info(&self, language: Language) -> GameInfo;
    /// The names of its computer coaches, those who look at least first.
    fn coaches(&self) -> Vec<&'static str>;
    /// A new match: a preset, and options laid over it.
    fn new_match(
        &self,
        preset: Option<&str>,
        changes: Map<String, Value>,
    ) -> Result<Box<dyn AnyMatch>, Problem>;
    /// A new match with options as `AnyMatch::options` gave them under this version of the rules.
    fn match_with(&self, options: &Value, rules: u32) -> Result<Box<dyn AnyMatch>, Problem>;
    /// A match that starts from a position.
    fn match_from(&self, position: Value) -> Result<Box<dyn AnyMatch>, Problem>;
    /// A match that starts from a position that was written as a text.
    fn match_from_text(&self, text: &str) -> Result<Box<dyn AnyMatch>, Problem>;
    /// What a coach answers who was asked in another process.
    fn answer(&self, question: &CoachQuestion, watch: Arc<Watch>) -> Result<CoachAnswer, Problem>;
    /// The version of the rules that this program plays.
    fn version(&self) -> u32;
    /// The doubtful lines of its rulebooks.
    fn readings(&self) -> &'static [Reading];
    /// The game's name as it is printed.
    fn title(&self) -> &'static str;
}

/// The game of a position's type.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G: Game> Of<G> {
    /// The game.
    pub const GAME: Self = Self(PhantomData);
}

impl<G: Game> Debug for Of<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::NAME)
    }
}

impl<G: Game> AnyGame for Of<G> {
    fn name(&self) -> &'static str {
        G::GAME
    }

    fn info(&self, language: Language) -> GameInfo {
        let presets = G::presets().into_iter().map(|preset| PresetInfo {
            name: preset.name,
            title: G::title(&preset.options),
            variant: preset.variant.map(|phrase| language.render(&phrase)),
            what: language.render(&preset.what),
            minutes: preset.minutes,
            switches: G::switches(&preset.options, language),
        });
        GameInfo {
            game: G::GAME,
            name: G::NAME,
            rules: G::VERSION,
            presets: presets.collect(),
            coaches: coaches::infos::<G>(language),
            layout: G::layout(),
        }
    }

    fn coaches(&self) -> Vec<&'static str> {
        coaches::names::<G>()
    }

    fn new_match(
        &self,
        preset: Option<&str>,
        changes: Map<String, Value>,
    ) -> Result<Box<dyn AnyMatch>, Problem> {
        let base = options::preset_or_default::<G>(preset).map_err(bad_options)?;
        begin::<G>(&options::with_changes::<G>(&base, changes).map_err(bad_options)?)
    }

    fn match_with(&self, options: &Value, rules: u32) -> Result<Box<dyn AnyMatch>, Problem> {
        let options = options::as_played::<G>(options.clone(), rules);
        begin::<G>(&strict_json::read(options).map_err(bad_options)?)
    }

    fn match_from(&self, position: Value) -> Result<Box<dyn AnyMatch>, Problem> {
        if !position.is_object() {
            return Err(bad_position("a position is a JSON object"));
        }
        let diagram = strict_json::read(position).map_err(bad_position)?;
        let position = G::from_diagram(&diagram).map_err(|faults| no_position(&faults))?;
        Ok(Box::new(Match::from_position(position)))
    }

    fn match_from_text(&self, text: &str) -> Result<Box<dyn AnyMatch>, Problem> {
        let position = position_text::parse::<G>(text).map_err(|faults| no_position(&faults))?;
        Ok(Box::new(Match::from_position(position)))
    }

    fn answer(&self, question: &CoachQuestion, watch: Arc<Watch>) -> Result<CoachAnswer, Problem> {
        elsewhere::answer::<G>(question, watch)
    }

    fn version(&self) -> u32 {
        G::VERSION
    }

    fn readings(&self) -> &'static [Reading] {
        G::READINGS
    }

    fn title(&self) -> &'static str {
        G::NAME
    }
}

fn begin<G: Game>(options: &G::Options) -> Result<Box<dyn AnyMatch>, Problem> {
    let game =
        Match::<G>::new(options).map_err(|faults: Faults| bad_options(faults.to_string()))?;
    Ok(Box::new(game))
}

/// Everything that is wrong with a position, in the reader's language.
fn no_position(faults: &Faults) -> Problem {
    Problem::said("bad-position", position_faults::said(faults))
}

fn bad_position(why: impl Display) -> Problem {
    Problem::new("bad-position", why.to_string())
}

fn bad_options(why: String) -> Problem {
    Problem::new("bad-options", why)
}
