//! The browser's types are those of the interface: written from the schemas of its description.

use std::path::Path;

use serde_json::Value;

use crate::support::{Folder, Server};

const HEAD: &str = "\
// Written from the description of the interface: GAFFER_WRITE_TYPES=1 cargo test -p gaffer-server --test server typescript

/** One of something for each side. */
export type BySide<T> = { home: T; away: T };
";

#[tokio::test]
async fn the_browsers_types_are_up_to_date() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let description = server.get("/api/openapi.json").await.json();
    let types = types(&description["components"]["schemas"]);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/protocol.ts");
    if std::env::var_os("GAFFER_WRITE_TYPES").is_some() {
        std::fs::write(&file, &types).unwrap();
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    let first_line = types.lines().next().unwrap_or_default();
    assert!(
        committed == types,
        "the browser's types are old. {first_line}"
    );
}

/// All schemas as types; those by side are made of one type.
fn types(schemas: &Value) -> String {
    let declared = schemas.as_object().expect("schemas").iter();
    let declared = declared.filter(|(name, _)| !name.starts_with("BySide_"));
    let declared = declared.map(|(name, schema)| {
        let doc = doc(schema, "");
        format!("\n{doc}export type {name} = {};\n", inline(schema, schemas))
    });
    HEAD.to_owned() + &declared.collect::<String>()
}

/// The type that a schema describes, by its name where it has one.
fn type_of(schema: &Value, schemas: &Value) -> String {
    let Some(name) = schema["$ref"].as_str() else {
        let mut known = schemas.as_object().expect("schemas").iter();
        let named = known.find(|(_, known)| *known == schema && known["properties"].is_object());
        return named.map_or_else(|| inline(schema, schemas), |(name, _)| name.clone());
    };
    let name = name.rsplit('/').next().unwrap_or_default();
    if name.starts_with("BySide_") {
        let each = type_of(&schemas[name]["properties"]["home"], schemas);
        return format!("BySide<{each}>");
    }
    name.to_owned()
}

/// The type that a schema describes, in full.
fn inline(schema: &Value, schemas: &Value) -> String {
    let all = |key: &str, between: &str| {
        let parts = schema[key].as_array()?.iter();
        let parts: Vec<_> = parts.map(|part| type_of(part, schemas)).collect();
        Some(parts.join(between))
    };
    if let Some(parts) = all("oneOf", " | ").or_else(|| all("allOf", " & ")) {
        return parts;
    }
    if let Some(values) = schema["enum"].as_array() {
        let values: Vec<_> = values.iter().map(Value::to_string).collect();
        return values.join(" | ");
    }
    let kinds = match &schema["type"] {
        Value::Array(kinds) => kinds.iter().filter_map(Value::as_str).collect(),
        kind => kind.as_str().into_iter().collect::<Vec<_>>(),
    };
    let kinds: Vec<_> = kinds
        .iter()
        .map(|kind| match *kind {
            "integer" => "number".to_owned(),
            "array" => match all("prefixItems", ", ") {
                Some(items) => format!("[{items}]"),
                None => format!("Array<{}>", type_of(&schema["items"], schemas)),
            },
            "object" if schema["properties"].is_object() => object(schema, schemas),
            "object" => {
                format!(
                    "Record<string, {}>",
                    type_of(&schema["additionalProperties"], schemas)
                )
            }
            other => other.to_owned(),
        })
        .collect();
    if kinds.is_empty() {
        return "unknown".to_owned();
    }
    kinds.join(" | ")
}

fn object(schema: &Value, schemas: &Value) -> String {
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    let properties = schema["properties"].as_object().expect("properties").iter();
    let properties = properties.map(|(name, property)| {
        let doc = doc(property, "  ");
        let is_required = required.contains(&name.as_str().into());
        let kind = type_of(property, schemas).replace('\n', "\n  ");
        let name = quoted(name);
        if is_required {
            format!("{doc}  {name}: {kind};\n")
        } else {
            // What is not there is not null either.
            let kind = kind.replace(" | null", "");
            format!("{doc}  {name}?: {kind};\n")
        }
    });
    format!("{{\n{}}}", properties.collect::<String>())
}

/// A name of a property as TypeScript writes it.
fn quoted(name: &str) -> String {
    if name.contains('-') {
        format!("'{name}'")
    } else {
        name.to_owned()
    }
}

fn doc(schema: &Value, indent: &str) -> String {
    // What may be missing is described beside its name.
    let described = [schema, &schema["oneOf"][0]].map(|part| part["description"].as_str());
    let Some(text) = described.into_iter().flatten().next() else {
        return String::new();
    };
    let text = text.replace('\n', &format!("\n{indent} * "));
    format!("{indent}/** {text} */\n")
}
