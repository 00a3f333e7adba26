//! Where a position to be studied comes from: a scenario, a diagram in TOML or JSON, a short text, a recorded match.

use std::io::Read as _;
use std::path::{Path, PathBuf};

use gaffer_core::Record;
use gaffer_games::{AnyGame, position_text, strict_json};

use crate::game::{self, AnyPlayable, Playable};
use crate::record_file::RecordText;
use crate::scenario::{self, Scenario};

/// A file that was read, or standard input for "-".
#[derive(Debug)]
pub struct Source {
    path: PathBuf,
    text: String,
    /// The record that it is, if it is one.
    record: Option<RecordText>,
}

impl Source {
    /// Reads a file, or standard input for "-"; a position may be given itself, as a short text.
    pub fn read(path: &Path) -> Result<Self, String> {
        let mut text = String::new();
        let given = path.to_str().filter(|_| !path.exists());
        if let Some(given) = given.filter(|given| position_text::game(given).is_some()) {
            given.clone_into(&mut text);
        } else if path == Path::new("-") {
            std::io::stdin()
                .read_to_string(&mut text)
                .map_err(|error| format!("standard input: {error}"))?;
        } else {
            text = std::fs::read_to_string(path)
                .map_err(|error| format!("{}: {error}", path.display()))?;
        }
        let record = is_record(&text).then(|| RecordText::parse(path, &text));
        Ok(Self {
            path: path.to_owned(),
            record: record.transpose()?,
            text,
        })
    }

    /// The name for messages.
    pub(crate) fn name(&self) -> String {
        match self.text_game() {
            Some(_) if self.path.as_os_str() == self.text.as_str() => "the position".to_owned(),
            _ => self.path.display().to_string(),
        }
    }

    /// The game of a position that is a short text.
    fn text_game(&self) -> Option<&'static str> {
        position_text::game(&self.text).map(AnyGame::name)
    }

    /// The recorded match that it is; nothing where it is none.
    pub(crate) fn record(&self) -> Option<&RecordText> {
        self.record.as_ref()
    }

    /// The game that a scenario or a short text tells; nothing where it is neither.
    pub(crate) fn scenario_game(&self) -> Option<Result<&'static dyn AnyPlayable, String>> {
        if let Some(name) = self.text_game() {
            return Some(game::find(name));
        }
        let table: toml::Table = toml::from_str(&self.text).ok()?;
        let named = |why: String| format!("{}: {why}", self.name());
        table
            .contains_key("case")
            .then(|| Scenario::parse(&self.text).and_then(|parsed| scenario::game(&parsed)))
            .map(|game| game.map_err(named))
    }

    /// Whether it says itself of which game it is.
    pub(crate) fn is_of_a_known_game(&self) -> bool {
        self.record.is_some() || self.scenario_game().is_some()
    }

    /// Whether it holds a position of this game.
    pub(crate) fn reads<G: Playable>(&self) -> bool {
        from_text::<G>(&self.text, None).is_ok()
    }

    /// The position that it holds: of a record after so many answers, of a scenario in this case.
    pub(crate) fn position<G: Playable>(
        &self,
        at: Option<usize>,
        case: Option<&str>,
    ) -> Result<G, String> {
        let position = match (&self.record, at) {
            (Some(record), at) => after(record.record()?, at),
            (None, Some(_)) => Err("--at goes with a recorded match, and this is none".into()),
            (None, None) => from_text(&self.text, case),
        };
        position.map_err(|why| format!("{}: {why}", self.name()))
    }
}

/// Reads a position from a file, or from standard input for "-".
pub(crate) fn read<G: Playable>(
    path: &Path,
    at: Option<usize>,
    case: Option<&str>,
) -> Result<G, String> {
    Source::read(path)?.position(at, case)
}

/// Whether a text is a recorded match: its header is a line of its own that names the record format.
fn is_record(text: &str) -> bool {
    text.lines()
        .next()
        .and_then(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .is_some_and(|header| header.get("gaffer").is_some())
}

/// The position after so many answers, or after all of them.
fn after<G: Playable>(mut record: Record<G>, at: Option<usize>) -> Result<G, String> {
    let answers = record.answers.len();
    let at = at.unwrap_or(answers);
    if at > answers {
        return Err(format!("the match has {answers} answers, not {at}"));
    }
    record.answers.truncate(at);
    let game = record.replay().map_err(|error| error.to_string())?;
    Ok(game.position().clone())
}

/// Why no case can be named.
const NO_CASE: &str = "--case goes with a scenario, and this is none";

/// A scenario's position, a short text, or a diagram.
pub(crate) fn from_text<G: Playable>(text: &str, case: Option<&str>) -> Result<G, String> {
    let none = |why: &dyn std::fmt::Display| format!("not a position of {}: {why}", G::NAME);
    if position_text::game(text).is_some() {
        if case.is_some() {
            return Err(NO_CASE.into());
        }
        return position_text::parse(text).map_err(|faults| none(&faults));
    }
    let diagram: G::Diagram = if text.trim_start().starts_with('{') {
        let value = strict_json::parse(text).map_err(|why| none(&why))?;
        strict_json::read(value).map_err(|why| none(&why))?
    } else {
        let table: toml::Table =
            toml::from_str(text).map_err(|error| format!("neither JSON nor TOML: {error}"))?;
        if table.contains_key("case") {
            return from_scenario(text, case);
        }
        let value = serde_json::to_value(table).map_err(|error| none(&error))?;
        strict_json::read(value).map_err(|why| none(&why))?
    };
    if case.is_some() {
        return Err(NO_CASE.into());
    }
    G::from_diagram(&diagram).map_err(|faults| none(&faults))
}

fn from_scenario<G: Playable>(text: &str, case: Option<&str>) -> Result<G, String> {
    let scenario = Scenario::parse(text)?;
    let game = scenario::game(&scenario)?;
    if game.name() != G::GAME {
        return Err(format!(
            "this is a scenario of {}, not of {}",
            game.title(),
            G::NAME
        ));
    }
    let found = match case {
        None => scenario.cases.first(),
        Some(name) => scenario.cases.iter().find(|one| one.name == name),
    };
    let case = found.ok_or_else(|| {
        let names: Vec<&str> = scenario.cases.iter().map(|one| one.name.as_str()).collect();
        format!("there is no such case: choose one of {}", names.join(", "))
    })?;
    scenario.position(case)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_fuba::Position;

    #[test]
    fn bad_input_is_explained() {
        let told = |text: &str, case| from_text::<Position>(text, case).unwrap_err();
        for (text, why) in [
            ("{ \"ball\": \"z9\" }", "not a position"),
            ("pieces = ", "neither JSON nor TOML"),
            ("pieces = \"b3 99/0\"", "not a position"),
            ("colour = \"red\"", "not a position"),
            ("fuba;colour=red", "unknown field `colour`"),
            ("fuba/9;ball=b4", "not a preset"),
            ("champions;ball=5.5", "a position of Champions 2020"),
        ] {
            assert!(told(text, None).contains(why), "{text}");
        }
        assert!(told("pieces = \"b3 2/2\"", Some("a")).contains("--case"));
        assert!(told("fuba;pieces=b3:2/2", Some("a")).contains("--case"));
    }
}
