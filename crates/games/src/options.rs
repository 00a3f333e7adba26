//! Rule options as the command line and the referee protocol give them: a preset, then switches.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::Game;
use crate::protocol::{Switch, SwitchValue};

/// The options of a preset, by either of its names.
pub fn preset<G: Game>(name: &str) -> Result<G::Options, String> {
    G::presets()
        .into_iter()
        .find(|preset| preset.is_named(name))
        .map(|preset| preset.options)
        .ok_or_else(|| no_preset(name, &preset_names::<G>()))
}

/// The options of a preset, or where none is named the usual ones.
pub fn preset_or_default<G: Game>(name: Option<&str>) -> Result<G::Options, String> {
    name.map_or_else(|| Ok(G::Options::default()), preset::<G>)
}

/// Why there are no options: there is no such preset, only these.
pub fn no_preset(name: &str, presets: &str) -> String {
    let name = name.to_ascii_lowercase();
    format!("'{name}' is not a preset: choose one of {presets}")
}

/// The names of a game's presets, in words: "basic (2.2), full".
pub fn preset_names<G: Game>() -> String {
    let names = G::presets().into_iter().map(|preset| match preset.short {
        Some(short) => format!("{short} ({})", preset.name),
        None => preset.name.to_owned(),
    });
    names.collect::<Vec<_>>().join(", ")
}

/// Reads a preset's name and switches such as `advanced=A1+A3` or `skills_per_team=3`.
pub fn read<G: Game>(name: Option<&str>, switches: &[String]) -> Result<G::Options, String> {
    let mut options = preset_or_default::<G>(name)?;
    for switch in switches {
        let (name, value) = switch
            .split_once('=')
            .ok_or_else(|| format!("'{switch}' is not a switch: write NAME=VALUE"))?;
        options = G::set(&options, name.trim(), value.trim())?;
    }
    // The rules say whether the options go together.
    G::begin(&options).map_err(|faults| faults.to_string())?;
    Ok(options)
}

/// The options with one switch set.
pub fn set<G: Game>(options: &G::Options, name: &str, value: &str) -> Result<G::Options, String> {
    let known = known(options);
    // The command line has only words; what an option is says how they are read.
    let read = match known.get(name) {
        None => {
            let names: Vec<&str> = known.keys().map(String::as_str).collect();
            let names = names.join(", ");
            return Err(format!(
                "there is no option '{name}': choose one of {names}"
            ));
        }
        Some(Value::Number(_)) => value
            .parse::<u32>()
            .map(Value::from)
            .map_err(|_| format!("{name} is a number, not '{value}'"))?,
        Some(Value::Bool(_)) => value
            .parse::<bool>()
            .map(Value::from)
            .map_err(|_| format!("{name} is true or false, not '{value}'"))?,
        Some(_) => Value::from(value),
    };
    let change = Map::from_iter([(name.to_owned(), read)]);
    with_changes(options, change).map_err(|why| format!("{name}={value}: {why}"))
}

/// The options by name, with their values.
pub fn known(options: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(options) {
        Ok(Value::Object(known)) => known,
        _ => Map::new(),
    }
}

/// The options with some of them changed.
pub fn with_changes<O: Serialize + DeserializeOwned>(
    base: &O,
    changes: Map<String, Value>,
) -> Result<O, String> {
    let mut all = known(base);
    all.extend(changes);
    serde_json::from_value(Value::Object(all)).map_err(|error| error.to_string())
}

/// Every option that can be changed before a match, with its value and the values it may have.
pub fn switches<O: Serialize + DeserializeOwned>(options: &O) -> Vec<Switch> {
    known(options)
        .into_iter()
        .filter(|(_, value)| !matches!(value, Value::Object(_)))
        .map(|(name, value)| Switch {
            label: label(&name),
            detail: String::new(),
            values: values(options, &name, &value),
            name,
            value,
        })
        .collect()
}

/// The switches with what each does, by name.
pub fn described(mut switches: Vec<Switch>, details: &[(&str, &str)]) -> Vec<Switch> {
    for switch in &mut switches {
        if let Some((_, detail)) = details.iter().find(|(name, _)| *name == switch.name) {
            (*detail).clone_into(&mut switch.detail);
        }
    }
    switches
}

/// The words among which an option's value is one. The reader of the options knows them: it says so of a word that it
/// does not know.
fn values<O: Serialize + DeserializeOwned>(
    options: &O,
    name: &str,
    value: &Value,
) -> Vec<SwitchValue> {
    if !value.is_string() {
        return Vec::new();
    }
    let unknown = Map::from_iter([(name.to_owned(), Value::from("?"))]);
    let Err(told) = with_changes(options, unknown) else {
        return Vec::new();
    };
    let expected = told.split_once("expected").map_or("", |(_, rest)| rest);
    expected
        .split('`')
        .skip(1)
        .step_by(2)
        .map(|word| SwitchValue {
            value: word.to_owned(),
            label: label(word),
        })
        .collect()
}

/// A name in words: `skills_per_team` is "Skills per team".
fn label(name: &str) -> String {
    let words = name.replace('_', " ");
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}
