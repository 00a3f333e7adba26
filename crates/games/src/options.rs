//! Rule options as the command line and the referee protocol give them: a preset, then switches.

use gaffer_core::{Reading, ReadingSet, Rules};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::protocol::{Switch, SwitchValue};
use crate::words::{Language, say};
use crate::{Game, strict_json};

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
        None if is_set::<G>(name) => Value::from(value),
        None => {
            let names = names::<G>(options);
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
    with_changes::<G>(options, change).map_err(|why| {
        let path = format!("{name}: ");
        format!(
            "{name}={value}: {}",
            why.strip_prefix(&path).unwrap_or(&why)
        )
    })
}

/// The options by name, with their values.
pub fn known(options: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(options) {
        Ok(Value::Object(known)) => known,
        _ => Map::new(),
    }
}

/// Whether a name is that of the option whose values are the sets of readings.
fn is_set<G: Game>(name: &str) -> bool {
    name == ReadingSet::OPTION && !G::READINGS.is_empty()
}

/// The names of the options, in words.
pub fn names<G: Game>(options: &G::Options) -> String {
    let mut names: Vec<String> = known(options).into_iter().map(|(name, _)| name).collect();
    if is_set::<G>(ReadingSet::OPTION) {
        names.push(ReadingSet::OPTION.to_owned());
        names.sort_unstable();
    }
    names.join(", ")
}

/// The readings that these options have, with the value of each.
fn readings<G: Game>(known: &Map<String, Value>) -> impl Iterator<Item = (&'static Reading, &str)> {
    G::READINGS
        .iter()
        .filter_map(|reading| Some((reading, known.get(reading.name)?.as_str()?)))
}

/// The options with some of them changed; a set of readings comes before single ones.
pub fn with_changes<G: Game>(
    base: &G::Options,
    changes: Map<String, Value>,
) -> Result<G::Options, String> {
    let mut all = known(base);
    if changes.contains_key(ReadingSet::OPTION) {
        all.retain(|name, _| G::READINGS.iter().all(|reading| reading.name != name));
    }
    all.extend(changes);
    strict_json::read(Value::Object(all))
}

/// Options as a record of an older version of the rules has them: what was no option then is as it was played.
pub fn as_played<R: Rules>(mut options: Value, rules: u32) -> Value {
    if rules >= READINGS_SINCE {
        return options;
    }
    let usual = known(&R::Options::default());
    if let Value::Object(all) = &mut options {
        let edition = all.get("edition").or(usual.get("edition"));
        let edition = edition.and_then(Value::as_str).map(str::to_owned);
        for reading in R::READINGS {
            // A game without editions has all its readings.
            let edition = edition.as_deref().unwrap_or(reading.editions[0]);
            if reading.is_of(edition) {
                all.entry(reading.name)
                    .or_insert_with(|| Value::from(reading.value_before(edition)));
            }
        }
    }
    options
}

/// The version of the rules from which records name every reading.
const READINGS_SINCE: u32 = 2;

/// Every option that can be changed before a match, with its value and the values it may have: the set of readings and
/// the single ones last.
pub fn switches<G: Game>(options: &G::Options, language: Language) -> Vec<Switch> {
    let known = known(options);
    let is_reading = |name: &str| G::READINGS.iter().any(|reading| reading.name == name);
    let plain = known
        .iter()
        .filter(|(name, value)| !matches!(value, Value::Object(_)) && !is_reading(name))
        .map(|(name, value)| {
            let row = G::OPTIONS.iter().find(|row| row.name == name);
            Switch {
                label: label(name, language),
                detail: what::<G>(name, language),
                values: row
                    .map_or(&[][..], |row| row.values)
                    .iter()
                    .map(|value| SwitchValue {
                        value: (*value).to_owned(),
                        label: value_label(name, value, language),
                        detail: String::new(),
                    })
                    .collect(),
                name: name.clone(),
                value: value.clone(),
                letter: None,
            }
        });
    let single = readings::<G>(&known).map(|(reading, value)| Switch {
        letter: Some(reading.value_in(ReadingSet::Letter)),
        ..reading_switch(reading.name, value, reading.values, language)
    });
    let set = readings::<G>(&known).next().map(|_| {
        let sets = ReadingSet::BOTH.map(ReadingSet::name);
        reading_switch(ReadingSet::OPTION, sets[0], sets, language)
    });
    plain.chain(set).chain(single).collect()
}

/// The switch of a reading, or of the set of them, which has two values as well.
fn reading_switch(name: &str, value: &str, values: [&str; 2], language: Language) -> Switch {
    Switch {
        name: name.to_owned(),
        label: label(name, language),
        detail: reading_what(name, language),
        value: Value::from(value),
        values: values
            .map(|value| SwitchValue {
                value: value.to_owned(),
                label: reading_means(name, value, language),
                detail: String::new(),
            })
            .into(),
        letter: None,
    }
}

/// What an option decides.
pub(crate) fn what<G: Game>(name: &str, language: Language) -> String {
    language.render(&say!(
        set_up::OptionWhat,
        option = format!("{}-{name}", G::GAME)
    ))
}

/// What a reading decides.
pub fn reading_what(name: &str, language: Language) -> String {
    let reading = name.to_owned();
    language.render(&say!(readings::What, reading))
}

/// What a value of a reading means.
pub fn reading_means(name: &str, value: &str, language: Language) -> String {
    let value = format!("{name}-{value}");
    language.render(&say!(readings::Means, value))
}

/// How an option is called.
pub(crate) fn label(name: &str, language: Language) -> String {
    let name = name.to_owned();
    language.render(&say!(set_up::Option, name))
}

/// How a value of an option is called.
fn value_label(name: &str, value: &str, language: Language) -> String {
    let value = format!("{name}-{value}");
    language.render(&say!(set_up::Value, value))
}
