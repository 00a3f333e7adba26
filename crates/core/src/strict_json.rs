//! Reading JSON that others have written: strictly, and with words for what is wrong that name no type of the program.

use std::fmt;

use serde::de::{DeserializeOwned, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, de};
use serde_json::{Map, Number, Value};

/// The most characters of a value that are repeated when it is not understood.
const REPEATED: usize = 60;

/// Any JSON in which no object has a key twice and no number is beyond 64 bits.
pub fn parse(text: &str) -> Result<Value, String> {
    match serde_json::from_str(text) {
        Ok(Strict(value)) => Ok(value),
        Err(error) => Err(plain(&error.to_string())),
    }
}

/// A value of the program from JSON, or what is wrong and where.
pub fn read<T: DeserializeOwned>(value: Value) -> Result<T, String> {
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        let why = plain(&error.into_inner().to_string());
        // A path that serde cannot follow, and what is wrong with the whole, have none.
        if path == "." || path.contains('?') {
            why
        } else {
            format!("{path}: {why}")
        }
    })
}

/// Lines of JSON without a last one that was cut off: where it cannot be read, and has no line end or ends within a value.
pub fn whole_lines<T: DeserializeOwned>(text: &str) -> &str {
    let ended = text.strip_suffix('\n');
    let lines = ended.unwrap_or(text);
    let last = lines.rfind('\n').map_or(0, |end| end + 1);
    match serde_json::from_str::<T>(&lines[last..]) {
        Err(error) if ended.is_none() || error.is_eof() => &text[..last],
        _ => text,
    }
}

/// What serde says is wrong, without the names of types: "expected a list, not 5".
pub fn plain(message: &str) -> String {
    let (message, place) = match message.rfind(" at line ") {
        Some(at) => message.split_at(at),
        None => (message, ""),
    };
    let told = ["invalid type: ", "invalid value: ", "invalid length "]
        .into_iter()
        .find_map(|start| {
            let (found, wanted) = message.strip_prefix(start)?.rsplit_once(", expected ")?;
            let found = match start {
                "invalid length " => format!("{found} elements"),
                _ => found_words(found),
            };
            Some(format!("expected {}, not {found}", expected_words(wanted)))
        });
    let told = told.unwrap_or_else(|| {
        if message.starts_with("data did not match any variant") {
            return "this is none of the forms that are possible here".to_owned();
        }
        let message = match message.strip_prefix("unknown variant ") {
            Some(rest) => format!("unknown value {rest}"),
            None => message.to_owned(),
        };
        message
            .replace("there are no variants", "none is possible")
            .replace("there are no fields", "none is possible")
            .replace("wanted string or table", "expected a name or a table")
    });
    told + place
}

/// What was expected, as people who write JSON say it.
fn expected_words(wanted: &str) -> String {
    let (kind, rest) = wanted.split_once(' ').unwrap_or((wanted, ""));
    let words = match (kind, rest) {
        ("u8", _) => "a whole number from 0 to 255",
        ("u16" | "u32" | "u64" | "u128" | "usize", _) => "a whole number, 0 or more",
        ("i8" | "i16" | "i32" | "i64" | "i128" | "isize", _) => "a whole number",
        ("f32" | "f64", _) => "a number",
        ("a", "boolean") => "true or false",
        ("a", "string" | "borrowed string" | "character") => "a text",
        ("a", "sequence") => "a list",
        ("map", "with a single key") => "an object with one key",
        ("unit", "") => "null",
        ("variant" | "field", "identifier") => "a name",
        ("unit", "variant") => "a name alone",
        ("newtype" | "tuple", "variant") => "a name with a value",
        ("a", "map") | ("struct" | "internally" | "adjacently", _) => "an object",
        ("enum", _) | ("string", "or map") => "a name or an object",
        ("untagged", _) => "one of the possible forms",
        ("option", "") | ("unit" | "newtype", _) => "a value",
        ("tuple" | "a" | "an", _) if wanted.contains("tuple") || wanted.contains("array") => {
            let digits = |c: &char| c.is_ascii_digit();
            let length: String = wanted
                .chars()
                .skip_while(|c| !digits(c))
                .take_while(digits)
                .collect();
            return match length.as_str() {
                "" => "a list".to_owned(),
                length => format!("a list of {length}"),
            };
        }
        _ => wanted,
    };
    words.to_owned()
}

/// What was found, as people who write JSON say it.
fn found_words(found: &str) -> String {
    let shown = match found {
        "map" => "an object",
        "sequence" => "a list",
        "unit value" | "null" => "null",
        "unit variant" => "a name alone",
        "newtype variant" | "tuple variant" | "struct variant" => "a name with a value",
        "enum" => "a name or an object",
        "Option value" | "newtype struct" => "a value",
        _ => [
            "integer ",
            "floating point ",
            "boolean ",
            "string ",
            "character ",
        ]
        .into_iter()
        .find_map(|kind| found.strip_prefix(kind))
        .unwrap_or(found)
        .trim_matches('`'),
    };
    match shown.char_indices().nth(REPEATED) {
        Some((end, _)) => format!("{}…", &shown[..end]),
        None => shown.to_owned(),
    }
}

/// JSON that is read strictly.
struct Strict(Value);

impl<'de> Deserialize<'de> for Strict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(StrictVisitor).map(Self)
    }
}

struct StrictVisitor;

impl<'de> Visitor<'de> for StrictVisitor {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value, E> {
        Ok(value.into())
    }

    /// A whole number that has no place in 64 bits comes here too, and would be another one afterwards.
    fn visit_f64<E: Error>(self, value: f64) -> Result<Value, E> {
        const BEYOND: f64 = 9_223_372_036_854_775_808.0;
        if value.abs() >= BEYOND {
            return Err(E::custom("a number is beyond 64 bits"));
        }
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Value, E> {
        Ok(value.into())
    }

    fn visit_string<E: Error>(self, value: String) -> Result<Value, E> {
        Ok(Value::String(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let mut values = Vec::new();
        while let Some(Strict(value)) = list.next_element()? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let mut values = Map::new();
        while let Some(key) = object.next_key::<String>()? {
            if values.contains_key(&key) {
                return Err(de::Error::custom(format!(
                    "the key {} comes twice",
                    found_words(&Value::from(key).to_string())
                )));
            }
            let Strict(value) = object.next_value()?;
            values.insert(key, value);
        }
        Ok(Value::Object(values))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "kebab-case", deny_unknown_fields)]
    #[expect(dead_code, reason = "only read")]
    struct Thing {
        number: u8,
        pair: Option<(bool, f64)>,
        list: Option<Vec<Kind>>,
        inner: Option<Box<Thing>>,
    }

    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    #[expect(dead_code, reason = "only read")]
    enum Kind {
        Plain,
        With(i64),
        Full { of: String },
    }

    fn wrong(text: &str) -> String {
        read::<Thing>(parse(text).unwrap()).unwrap_err()
    }

    #[test]
    fn only_a_last_line_that_was_cut_off_is_left_out() {
        for (text, whole) in [
            ("", ""),
            ("'a'\n'b'\n", "'a'\n'b'\n"),
            ("'a'\n'b'", "'a'\n'b'"),
            ("'a'\n'b", "'a'\n"),
            ("'a'\n'b\n", "'a'\n"),
            ("'a'\nx", "'a'\n"),
            ("'a'\nx\n", "'a'\nx\n"),
            ("x\n'b'", "x\n'b'"),
        ] {
            let [text, whole] = [text, whole].map(|lines| lines.replace('\'', "\""));
            assert_eq!(whole_lines::<String>(&text), whole, "{text:?}");
        }
    }

    #[test]
    fn what_is_wrong_is_said_in_plain_words_with_its_place() {
        for (text, words) in [
            ("[]", "expected an object, not 0 elements"),
            ("5", "expected an object, not 5"),
            (
                r#"{"number":{}}"#,
                "number: expected a whole number from 0 to 255, not an object",
            ),
            (
                r#"{"number":300}"#,
                "number: expected a whole number from 0 to 255, not 300",
            ),
            (
                r#"{"number":"x"}"#,
                r#"number: expected a whole number from 0 to 255, not "x""#,
            ),
            (
                r#"{"number":1,"pair":[true]}"#,
                "pair: expected a list of 2, not 1 elements",
            ),
            (
                r#"{"number":1,"pair":[1,2]}"#,
                "pair[0]: expected true or false, not 1",
            ),
            (
                r#"{"number":1,"list":{}}"#,
                "list: expected a list, not an object",
            ),
            (
                r#"{"number":1,"list":["other"]}"#,
                "list[0]: unknown value `other`, expected one of `plain`, `with`, `full`",
            ),
            (
                r#"{"number":1,"list":["with"]}"#,
                "list[0].with: expected a name with a value, not a name alone",
            ),
            (
                r#"{"number":1,"list":[{"with":[]}]}"#,
                "list[0].with: expected a whole number, not a list",
            ),
            (
                r#"{"number":1,"list":[{"full":null}]}"#,
                "list[0].full: expected an object, not null",
            ),
            (
                r#"{"number":1,"inner":{}}"#,
                "inner: missing field `number`",
            ),
            (
                r#"{"number":1,"more":1}"#,
                "unknown field `more`, expected one of `number`, `pair`, `list`, `inner`",
            ),
        ] {
            let told = wrong(text);
            assert!(told.ends_with(words), "{text}: {told}");
        }
        let long = format!(r#"{{"number":"{}"}}"#, "x".repeat(1000));
        assert!(wrong(&long).len() < 150);
    }

    #[test]
    fn no_key_comes_twice_and_no_number_is_beyond_64_bits() {
        for text in [
            r#"{"id":1,"id":1}"#,
            r#"{"a":[{"b":1,"b":2}]}"#,
            r#"{"id":18446744073709551616}"#,
            r#"{"id":[-9223372036854775809]}"#,
            r#"{"id":1e30}"#,
            r#"{"id":1e999}"#,
        ] {
            assert!(parse(text).is_err(), "{text}");
        }
        for text in [
            r#"{"id":18446744073709551615}"#,
            r#"{"id":-9223372036854775808}"#,
            r#"{"id":0.5,"other":[null,true,"x",{"id":2}]}"#,
        ] {
            assert_eq!(parse(text).unwrap().to_string(), text);
        }
    }
}
