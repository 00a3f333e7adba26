//! The rules of a match as somebody is told who has not seen them: the nearest preset, and what differs from it.

use crate::protocol::{Problem, Switch};
use crate::words::Language;
use crate::{AnyMatch, find};

/// The rules of a match in words.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesInWords {
    /// The preset that they are nearest to, by its title and variant.
    pub preset: String,
    /// What that is.
    pub what: String,
    /// The options that differ from it, with their values in the match.
    pub unusual: Vec<Switch>,
}

/// The rules of a match in the words of a language.
///
/// # Errors
///
/// Where there is no such game.
pub fn rules_in_words(game: &dyn AnyMatch, language: Language) -> Result<RulesInWords, Problem> {
    let info = find(game.game()).map_err(|why| Problem::new("unknown-game", why))?;
    let switches = game.switches(language);
    let presets = info.info(language).presets.into_iter();
    // The edition is no switch, but part of the title.
    let alike = presets.filter(|preset| preset.title == game.title());
    let compared = alike.map(|preset| {
        let differs = |one: &&Switch| {
            let mut all = preset.switches.iter();
            all.all(|other| (&other.name, &other.value) != (&one.name, &one.value))
        };
        let unusual = switches.iter().filter(differs).cloned().collect();
        let variant = preset.variant.map(|variant| format!(" · {variant}"));
        RulesInWords {
            preset: preset.title + &variant.unwrap_or_default(),
            what: preset.what,
            unusual,
        }
    });
    let nearest = compared.min_by_key(|rules| rules.unusual.len());
    Ok(nearest.unwrap_or_else(|| RulesInWords {
        preset: game.title(),
        what: String::new(),
        unusual: Vec::new(),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Map, Value, json};

    fn told(game: &str, preset: &str, changes: Value) -> RulesInWords {
        let changes: Map<String, Value> = serde_json::from_value(changes).unwrap();
        let game = find(game)
            .unwrap()
            .new_match(Some(preset), changes)
            .unwrap();
        rules_in_words(game.as_ref(), Language::ENGLISH).unwrap()
    }

    #[test]
    fn a_preset_differs_from_itself_in_nothing() {
        for game in crate::GAMES {
            let mut names = Vec::new();
            for preset in game.info(Language::ENGLISH).presets {
                let rules = told(game.name(), preset.name, json!({}));
                assert_eq!(rules.unusual, []);
                assert_eq!(rules.what, preset.what);
                assert!(!names.contains(&rules.preset), "{} twice", rules.preset);
                names.push(rules.preset);
            }
        }
    }

    #[test]
    fn what_was_changed_is_told() {
        let rules = told("fuba", "2.2", json!({ "event_plus5": "errata" }));
        let [changed] = &rules.unusual[..] else {
            panic!("{:?}", rules.unusual)
        };
        assert_eq!(changed.name, "event_plus5");
        assert_eq!(changed.value, "errata");
    }
}
