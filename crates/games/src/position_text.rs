//! A position as a short text, of one line and fit for links: `fuba/2.2;pieces=b4:3/2,b5:1/2;ball=b4;value=3` (docs/POSITIONS.md).
//!
//! It is a diagram without what can be left out, and is read by the loader of diagrams: the rules say what is wrong with it.

use gaffer_core::Faults;
use serde_json::{Map, Value};

use crate::{AnyGame, GAMES, Game, one_line, options, strict_json};

/// The longest text that is read, in bytes; no position of a match is half as long.
pub const LONGEST: usize = 8000;

/// What is written first, in this order: what a reader looks for.
const FIRST: [&str; 8] = [
    "options", "pieces", "home", "away", "ball", "value", "score", "at",
];

/// The game of a text that is a position; none where it begins otherwise.
pub fn game(text: &str) -> Option<&'static dyn AnyGame> {
    let [name, _] = head(text.trim()).0;
    (GAMES.iter().copied()).find(|game| game.name() == name && !text.trim().contains('\n'))
}

/// Why a text without the name of a game is no position.
pub fn no_game() -> String {
    let names: Vec<&str> = GAMES.iter().map(|game| game.name()).collect();
    let names = names.join(" or ");
    format!(
        "a position begins with the name of its game, {names}, and goes on like fuba/2.2;ball=b4"
    )
}

/// The names of game and preset, the latter empty where there is none, and the fields.
fn head(text: &str) -> ([&str; 2], &str) {
    let (head, fields) = text.split_once(';').unwrap_or((text, ""));
    let (game, preset) = head.split_once('/').unwrap_or((head, ""));
    ([game.trim(), preset.trim()], fields)
}

/// Reads a position of this game, or says everything that is wrong with it.
pub fn parse<G: Game>(text: &str) -> Result<G, Faults> {
    let diagram = read::<G>(text).map_err(|why| Faults(vec![why]))?;
    G::from_diagram(&diagram)
}

fn read<G: Game>(text: &str) -> Result<G::Diagram, String> {
    if text.len() > LONGEST {
        return Err(format!("a position has at most {LONGEST} characters"));
    }
    let ([game, preset], fields) = head(text.trim());
    if game != G::GAME {
        return Err(match GAMES.iter().find(|one| one.name() == game) {
            Some(other) => format!(
                "this is a position of {}, not of {}",
                other.title(),
                G::NAME
            ),
            None => no_game(),
        });
    }
    let mut fields = one_line::read(fields)?;
    if !preset.is_empty() {
        let base = options::preset::<G>(preset)?;
        let changes = match fields.remove("options") {
            None => Map::new(),
            Some(Value::Object(changes)) => changes,
            Some(_) => return Err("write each option by its name, options.NAME=VALUE".into()),
        };
        let options = options::with_changes::<G>(&base, changes)?;
        fields.insert("options".into(), options::known(&options).into());
    }
    strict_json::read(Value::Object(fields))
}

/// Writes a position down so that it reads back as the same; the same position is always the same text.
pub fn render<G: Game>(position: &G) -> Result<String, String> {
    let cannot = || "this position cannot be written as a text".to_owned();
    let diagram = serde_json::to_value(position.diagram()).map_err(|_| cannot())?;
    let (preset, changes) = nearest_preset::<G>(&position.options());
    let mut diagram = diagram;
    shorten(&mut diagram, &[], &|tried| {
        let read = serde_json::from_value(tried.clone());
        read.is_ok_and(|diagram| G::from_diagram(&diagram).as_ref() == Ok(position))
    });
    let Value::Object(mut fields) = diagram else {
        return Err(cannot());
    };
    fields.remove("options");
    if !changes.is_empty() {
        fields.insert("options".into(), changes.into());
    }
    let mut fields = one_line::write(&fields);
    let rank = |name: &str| {
        let name = name.split('.').next();
        let known = FIRST.iter().position(|first| Some(*first) == name);
        known.unwrap_or(FIRST.len())
    };
    fields.sort_by_key(|(name, _)| (rank(name), name.clone()));
    let mut text = G::GAME.to_owned();
    if let Some(preset) = preset {
        text = text + "/" + preset;
    }
    for (name, value) in fields {
        text = text + ";" + &name + "=" + &value;
    }
    match parse::<G>(&text) {
        Ok(read) if read == *position => Ok(text),
        _ => Err(cannot()),
    }
}

/// The preset from which the fewest options differ, and those; without a preset all of them.
fn nearest_preset<G: Game>(wanted: &G::Options) -> (Option<&'static str>, Map<String, Value>) {
    let all = options::known(wanted);
    let presets = G::presets().into_iter().filter_map(|preset| {
        let base = options::known(&preset.options);
        let mut changes = all.clone();
        changes.retain(|name, value| base.get(name) != Some(value));
        let read = options::with_changes::<G>(&preset.options, changes.clone());
        (read.as_ref() == Ok(wanted)).then_some((Some(preset.name), changes))
    });
    let nearest = presets.min_by_key(|(_, changes)| changes.len());
    nearest.unwrap_or((None, all))
}

/// Leaves out of an object, and of those in it, whatever can be left out.
fn shorten(whole: &mut Value, path: &[&str], holds: &impl Fn(&Value) -> bool) {
    let Some(Value::Object(object)) = inner(whole, path) else {
        return;
    };
    let mut keys: Vec<String> = object.keys().cloned().collect();
    keys.retain(|key| !path.is_empty() || key != "options");
    keys.sort_unstable();
    for key in keys {
        let object = inner(whole, path).and_then(Value::as_object_mut);
        let Some(value) = object.and_then(|object| object.remove(&key)) else {
            continue;
        };
        if holds(whole) {
            continue;
        }
        if let Some(Value::Object(object)) = inner(whole, path) {
            object.insert(key.clone(), value);
        }
        shorten(whole, &[path, &[&key]].concat(), holds);
    }
}

fn inner<'a>(whole: &'a mut Value, path: &[&str]) -> Option<&'a mut Value> {
    path.iter().try_fold(whole, |value, key| value.get_mut(key))
}
