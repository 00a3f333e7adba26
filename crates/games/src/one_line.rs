//! A JSON object as one line that can stand in a link: fields `name=value`, separated by semicolons.
//!
//! It knows no game: `a.b=1` is a value within an object, `(1,2)` a list, `:` a space. What could be read as something else is
//! written between single quotation marks.

use serde_json::{Map, Value};

/// How deep lists may lie in lists; no position has more than two.
const DEEPEST: usize = 8;

/// Where a value stands: commas separate the values of a list, and are part of a text elsewhere.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Field,
    List,
}

/// Every field of an object, as its name and its value.
pub(crate) fn write(object: &Map<String, Value>) -> Vec<(String, String)> {
    let mut fields = Vec::new();
    for (name, value) in object {
        flatten(name.clone(), value, &mut fields);
    }
    fields
}

fn flatten(name: String, value: &Value, fields: &mut Vec<(String, String)>) {
    match value {
        Value::Object(inner) if !inner.is_empty() => {
            for (key, value) in inner {
                flatten(format!("{name}.{key}"), value, fields);
            }
        }
        _ => fields.push((name, written(value, Place::Field))),
    }
}

fn written(value: &Value, place: Place) -> String {
    match value {
        Value::Null | Value::Bool(_) | Value::Number(_) => value.to_string(),
        Value::String(text) => written_text(text, place),
        Value::Array(list) => {
            let items = list.iter().map(|item| written(item, Place::List));
            format!("({})", items.collect::<Vec<_>>().join(","))
        }
        Value::Object(object) if object.is_empty() => "(=)".to_owned(),
        Value::Object(object) => {
            let item = |(key, value): (&String, &Value)| {
                let value = written(value, Place::List);
                format!("{key}={value}")
            };
            let mut items: Vec<String> = object.iter().map(item).collect();
            items.sort_unstable();
            format!("({})", items.join(","))
        }
    }
}

fn written_text(text: &str, place: Place) -> String {
    let plain = match place {
        Place::Field => text.replace(", ", ",").replace(' ', ":"),
        Place::List => text.replace(' ', ":"),
    };
    let is_plain = |c: char| c.is_ascii_alphanumeric() || "-._/:,~!*".contains(c);
    let is_same = plain.chars().all(is_plain)
        && (place == Place::Field || !(plain.is_empty() || plain.contains(',')))
        && read_plain(&plain, place) == text;
    if is_same {
        plain
    } else {
        format!("'{}'", text.replace('\'', "''"))
    }
}

/// Reads fields into an object, or says what is wrong.
pub(crate) fn read(text: &str) -> Result<Map<String, Value>, String> {
    let mut object = Map::new();
    for field in split(text, ';')? {
        let field = field.trim();
        if field.is_empty() {
            continue;
        }
        let (name, value) = field
            .split_once('=')
            .ok_or_else(|| format!("'{}' is no field: write name=value", shown(field)))?;
        let name = name.trim();
        let value = read_value(value.trim(), Place::Field, 0)
            .map_err(|why| format!("{}: {why}", shown(name)))?;
        insert(&mut object, name, value)?;
    }
    Ok(object)
}

/// Puts the value of `a.b` into the object `a`.
fn insert(object: &mut Map<String, Value>, name: &str, value: Value) -> Result<(), String> {
    let mut keys: Vec<&str> = name.split('.').collect();
    let is_key = |key: &&str| {
        !key.is_empty()
            && (key.bytes()).all(|byte| byte.is_ascii_alphanumeric() || b"_-".contains(&byte))
    };
    if keys.len() > DEEPEST || !keys.iter().all(is_key) {
        return Err(format!("'{}' is not the name of a field", shown(name)));
    }
    let twice = || format!("'{}' is said twice: leave one of them out", shown(name));
    let last = keys.pop().unwrap_or_default();
    let mut object = object;
    for key in keys {
        let inner = object.entry(key).or_insert_with(|| Map::new().into());
        object = inner.as_object_mut().ok_or_else(twice)?;
    }
    match object.insert(last.to_owned(), value) {
        Some(_) => Err(twice()),
        None => Ok(()),
    }
}

fn read_value(text: &str, place: Place, depth: usize) -> Result<Value, String> {
    if let Some(inner) = text.strip_prefix('(') {
        let inner = inner.strip_suffix(')').ok_or("a list ends with ')'")?;
        return read_list(inner.trim(), depth + 1);
    }
    if let Some(inner) = text.strip_prefix('\'') {
        let quoted = inner.strip_suffix('\'').map(|inner| inner.split("''"));
        let mut parts = quoted.ok_or("a text that begins with ' ends with '")?;
        if parts.any(|part| part.contains('\'')) {
            return Err("a ' within a text is written twice".into());
        }
        let inner = &text[1..text.len() - 1];
        return Ok(Value::from(inner.replace("''", "'")));
    }
    Ok(read_plain(text, place))
}

fn read_list(text: &str, depth: usize) -> Result<Value, String> {
    if depth > DEEPEST {
        return Err("lists lie too deep in each other".into());
    }
    if text.is_empty() {
        return Ok(Value::Array(Vec::new()));
    }
    if text == "=" {
        return Ok(Value::Object(Map::new()));
    }
    let mut list = Vec::new();
    let mut object = Map::new();
    for item in split(text, ',')? {
        match split(item, '=')?[..] {
            [value] => list.push(read_value(value.trim(), Place::List, depth)?),
            [name, value] => {
                let value = read_value(value.trim(), Place::List, depth)?;
                insert(&mut object, name.trim(), value)?;
            }
            _ => return Err(format!("'{}' has '=' twice", shown(item))),
        }
    }
    match (list.is_empty(), object.is_empty()) {
        (_, true) => Ok(Value::Array(list)),
        (true, false) => Ok(Value::Object(object)),
        (false, false) => Err("a list has either names with values or values alone".into()),
    }
}

/// A whole number, true, false, null, or a text in which `:` stands for a space.
fn read_plain(text: &str, place: Place) -> Value {
    match text {
        "true" => return Value::Bool(true),
        "false" => return Value::Bool(false),
        "null" => return Value::Null,
        _ => {}
    }
    if let Ok(number) = text.parse::<i64>()
        && number.to_string() == text
    {
        return Value::from(number);
    }
    let spaced = text.replace(':', " ");
    Value::from(match place {
        Place::Field => {
            let parts: Vec<&str> = spaced.split(',').map(str::trim).collect();
            parts.join(", ")
        }
        Place::List => spaced,
    })
}

/// The parts between separators that stand neither in brackets nor in quotation marks.
fn split(text: &str, separator: char) -> Result<Vec<&str>, String> {
    let (mut parts, mut start) = (Vec::new(), 0);
    let (mut depth, mut is_quoted) = (0_usize, false);
    for (at, c) in text.char_indices() {
        match c {
            '\'' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '(' => depth += 1,
            ')' => depth = depth.checked_sub(1).ok_or("a ')' has no '(' before it")?,
            _ if c == separator && depth == 0 => {
                parts.push(&text[start..at]);
                start = at + c.len_utf8();
            }
            _ => {}
        }
    }
    if is_quoted {
        return Err("a text that begins with ' ends with '".into());
    }
    if depth > 0 {
        return Err("a list ends with ')'".into());
    }
    parts.push(&text[start..]);
    Ok(parts)
}

/// As much of a text as a message repeats.
fn shown(text: &str) -> String {
    const LONGEST: usize = 40;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn line(value: &Value) -> String {
        let fields = write(value.as_object().unwrap());
        let fields = fields.iter().map(|(name, value)| format!("{name}={value}"));
        fields.collect::<Vec<_>>().join(";")
    }

    #[test]
    fn values_are_written_shortly() {
        for (value, text) in [
            (
                json!({ "pieces": "b4 3/2, b5 1/2" }),
                "pieces=b4:3/2,b5:1/2",
            ),
            (
                json!({ "turn": { "dice": { "home": 4 } } }),
                "turn.dice.home=4",
            ),
            (
                json!({ "injured": [2, 4], "no": [] }),
                "injured=(2,4);no=()",
            ),
            (
                json!({ "used": ["movement", "goal kick"] }),
                "used=(movement,goal:kick)",
            ),
            (json!({ "a": [{ "y": 1, "x": true }] }), "a=((x=true,y=1))"),
            (json!({ "a": {} }), "a=(=)"),
            (json!({ "a": "" }), "a="),
            (
                json!({ "a": "5", "b": "null", "c": null }),
                "a='5';b='null';c=null",
            ),
            (json!({ "a": "it's; a=b" }), "a='it''s; a=b'"),
            (json!({ "a": "b,c" }), "a='b,c'"),
            (json!({ "a": ["b, c", ""] }), "a=('b, c','')"),
        ] {
            assert_eq!(line(&value), text);
            assert_eq!(Value::Object(read(text).unwrap()), value, "{text}");
        }
    }

    #[test]
    fn spaces_are_read_as_well() {
        let read = read(" pieces = b4 3/2,b5 1/2 ; value = 3 ;").unwrap();
        let same = json!({ "pieces": "b4 3/2, b5 1/2", "value": 3 });
        assert_eq!(Value::Object(read), same);
    }

    #[test]
    fn what_cannot_be_read_is_explained() {
        for (text, why) in [
            ("ball", "write name=value"),
            ("ball=b3;ball=b4", "twice"),
            ("at=action;at.moves=1", "twice"),
            ("a.=1", "name of a field"),
            ("a b=1", "name of a field"),
            ("a=(1", "')'"),
            ("a=1)", "'('"),
            ("a='b", "ends with '"),
            ("a='b'c'd'", "twice"),
            ("a=(1,b=2)", "either"),
            ("a=((((((((((1))))))))))", "too deep"),
            ("a.b.c.d.e.f.g.h.i=1", "name of a field"),
        ] {
            let told = read(text).unwrap_err();
            assert!(told.contains(why), "{text}: {told}");
        }
    }
}
