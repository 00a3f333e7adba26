//! The description of the interface (`OpenAPI`), made from the handlers and the types of the protocol.

use std::sync::LazyLock;

use gaffer_games::board::Fact;
use gaffer_games::protocol::{Message, NewTeam, Problem, Request};
use serde_json::{Map, Value, json};
use utoipa::OpenApi;

use crate::lobby::{LobbyMessage, LobbyRequest};
use crate::people::PastTeam;

/// What the status of a refusal means, whatever was asked for. A handler names the statuses that it answers with.
const REFUSALS: [(&str, &str); 11] = [
    ("400", "The request is wrong."),
    (
        "401",
        "Nobody is logged in, or name, password, code or token are wrong.",
    ),
    (
        "403",
        "The call comes from another site, under a name that is not this server's, from a banned network, is somebody else's alone, has a secret that opens nothing, or needs another password, scope or role.",
    ),
    ("404", "There is no such thing."),
    ("408", "The body did not come in time."),
    (
        "409",
        "The match is not over, others are still to play it with the same dice, it cannot be reviewed by the rules of today, or the seat or the name is taken.",
    ),
    (
        "413",
        "The body has more than 64 KiB, or as a record or a competition 1 MiB.",
    ),
    ("415", "The body is not JSON."),
    (
        "429",
        "This address makes too many requests, connections, matches, questions or attempts: wait as Retry-After says and try again.",
    ),
    ("503", "The store failed; nothing was lost."),
    ("507", "The store holds as much as its operator allows."),
];

/// The refusals that every request may meet.
const ALWAYS: [&str; 2] = ["403", "429"];

/// What the description begins with; the addresses are added where they are routed.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Gaffer",
        version = "1",
        description = "Matches of tactical football board games: set up, watch, replay. Matches are played over the WebSocket."
    ),
    components(schemas(
        Problem,
        Request,
        Message,
        LobbyRequest,
        LobbyMessage,
        NewTeam,
        Fact,
        PastTeam
    ))
)]
pub(super) struct Beginning;

/// The description as it is answered.
pub(super) static DESCRIPTION: LazyLock<String> = LazyLock::new(|| {
    let (_, described) = super::addresses(0);
    let mut description = serde_json::to_value(described).unwrap_or_default();
    let paths = description["paths"].as_object_mut().into_iter();
    let operations = paths
        .flat_map(Map::values_mut)
        .filter_map(Value::as_object_mut)
        .flat_map(Map::values_mut);
    for responses in operations.filter_map(|operation| operation["responses"].as_object_mut()) {
        add_refusals(responses);
        if let Some(created) = responses.get_mut("201") {
            add_links(created);
        }
    }
    description.to_string()
});

fn add_refusals(responses: &mut Map<String, Value>) {
    let problem = json!({ "schema": { "$ref": "#/components/schemas/Problem" } });
    for (status, meaning) in REFUSALS {
        if ALWAYS.contains(&status) || responses.contains_key(status) {
            let content = json!({ "application/json": problem });
            let refusal = json!({ "description": meaning, "content": content });
            responses.insert(status.to_owned(), refusal);
        }
    }
}

/// What can be asked about a match that was set up.
fn add_links(created: &mut Value) {
    let schema = &created["content"]["application/json"]["schema"]["$ref"];
    let id = match schema.as_str() {
        Some("#/components/schemas/Seated") => "$response.body#/info/id",
        Some("#/components/schemas/MatchInfo") => "$response.body#/id",
        _ => return,
    };
    for operation in [
        "info",
        "replay",
        "review",
        "record",
        "sandbox",
        "match_position",
    ] {
        created["links"][operation] =
            json!({ "operationId": operation, "parameters": { "id": id } });
    }
}
