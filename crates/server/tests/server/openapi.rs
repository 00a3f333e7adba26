//! The description of the interface is true: every address is in it, and real answers have the described shape.

use serde_json::{Value, json};

use crate::support::{Folder, Server, Table, computer};

/// What is wrong with a value by the parts of JSON Schema that the description uses.
fn faults(value: &Value, schema: &Value, all: &Value, at: &str) -> Vec<String> {
    if let Some(name) = schema["$ref"].as_str() {
        let schema = all.pointer(name.trim_start_matches('#'));
        return faults(value, schema.expect("a schema"), all, at);
    }
    if let Some(variants) = schema["oneOf"].as_array() {
        let fits = |one: &&Value| faults(value, one, all, at).is_empty();
        return match variants.iter().filter(fits).count() {
            1 => Vec::new(),
            count => vec![format!("{at}: {count} variants fit {value}")],
        };
    }
    if let Some(words) = schema["enum"].as_array()
        && !words.contains(value)
    {
        return vec![format!("{at}: {value} is none of {words:?}")];
    }
    let kind = match value {
        Value::Null => "null",
        Value::Bool(_) => "boolean",
        Value::Number(number) if number.is_f64() => "number",
        Value::Number(_) => "integer",
        Value::String(_) => "string",
        Value::Array(_) => "array",
        Value::Object(_) => "object",
    };
    let fits = |wanted: &str| wanted == kind || (wanted == "number" && kind == "integer");
    let known = match &schema["type"] {
        Value::String(wanted) => fits(wanted),
        Value::Array(wanted) => wanted.iter().filter_map(Value::as_str).any(fits),
        _ => true,
    };
    if !known {
        return vec![format!("{at}: {value:.60} is not {}", schema["type"])];
    }
    let mut found = Vec::new();
    if let Value::Array(items) = value {
        for item in items {
            found.extend(faults(item, &schema["items"], all, at));
        }
    }
    if let Value::Object(fields) = value {
        for name in schema["required"].as_array().into_iter().flatten() {
            if !fields.contains_key(name.as_str().unwrap()) {
                found.push(format!("{at}: {name} is missing"));
            }
        }
        for (name, field) in fields {
            let at = format!("{at}.{name}");
            match schema["properties"].get(name) {
                Some(schema) => found.extend(faults(field, schema, all, &at)),
                None if schema["additionalProperties"] == false => {
                    found.push(format!("{at} is not described"));
                }
                None => {}
            }
        }
    }
    found
}

#[tokio::test]
async fn answers_have_the_described_shape() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let all = server.get("/api/openapi.json").await.json();
    let check = |answer: crate::support::Answer, path: &str, method: &str| {
        let status = answer.status.to_string();
        let described = &all["paths"][path][method]["responses"][&status];
        assert!(
            described.is_object(),
            "{method} {path}: {status} is not described"
        );
        let schema = &described["content"]["application/json"]["schema"];
        let found = faults(&answer.json(), schema, &all, path);
        assert!(found.is_empty(), "{found:#?}");
    };
    check(server.get("/api/games").await, "/api/games", "get");
    check(
        server.get("/api/rules/F22-4").await,
        "/api/rules/{id}",
        "get",
    );
    check(
        server.get("/api/rules/none").await,
        "/api/rules/{id}",
        "get",
    );
    for game in ["fuba", "champions"] {
        let seated = server.two_people(game, json!({ "preset": "full" })).await;
        let path = format!("/api/matches/{}", seated.id);
        check(
            server.get(&format!("{path}/record")).await,
            "/api/matches/{id}/record",
            "get",
        );
        Table::sit_down(&server, &seated).await.play_on().await;
        let body = json!({
            "game": game,
            "teams": { "home": computer("A", "random"), "away": computer("B", "random") },
        });
        check(
            server.post("/api/matches", &body).await,
            "/api/matches",
            "post",
        );
        check(
            server.post("/api/matches", &json!({})).await,
            "/api/matches",
            "post",
        );
        check(server.get(&path).await, "/api/matches/{id}", "get");
        check(
            server.get(&format!("{path}/replay?count=500")).await,
            "/api/matches/{id}/replay",
            "get",
        );
        check(
            server.get(&format!("{path}/play")).await,
            "/api/matches/{id}/play",
            "get",
        );
        let sandbox = json!({ "moment": 30 });
        check(
            server.post(&format!("{path}/sandbox"), &sandbox).await,
            "/api/matches/{id}/sandbox",
            "post",
        );
        let record = server.get(&format!("{path}/record")).await;
        let loaded = server.http("POST", "/api/records", &[], &record.body).await;
        check(loaded, "/api/records", "post");
    }
}

/// The checker above would notice.
#[test]
fn a_wrong_answer_is_found() {
    let all = json!({ "components": { "schemas": { "A": { "type": "string" } } } });
    let schema = json!({
        "type": "object",
        "properties": { "a": { "$ref": "#/components/schemas/A" }, "b": { "type": "array", "items": { "enum": [1] } } },
        "required": ["a"],
        "additionalProperties": false,
    });
    assert!(faults(&json!({ "a": "x", "b": [1] }), &schema, &all, "").is_empty());
    for wrong in [
        json!([]),
        json!({}),
        json!({ "a": 1 }),
        json!({ "a": "x", "b": [2] }),
        json!({ "a": "x", "c": 1 }),
    ] {
        assert!(!faults(&wrong, &schema, &all, "").is_empty(), "{wrong}");
    }
}
