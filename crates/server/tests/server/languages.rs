//! Words in the language that a client asks for.

use serde_json::json;

use crate::support::{Folder, Server};

#[tokio::test]
async fn each_client_reads_its_own_language() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    for (language, words) in [
        (None, "add up to ten"),
        (Some("en"), "add up to ten"),
        (Some("xx"), "add up to ten"),
        (Some("fi"), "yhteensä kymmenen"),
        (Some("sv-SE,fi-FI;q=0.9"), "yhteensä kymmenen"),
    ] {
        let mut client = server.open(&seated.id).await;
        let mut join = json!({ "do": "join", "seat": seated.home });
        if let Some(language) = language {
            join["language"] = language.into();
        }
        client.ask(join).await;
        client.news().await;
        let refused = client.choose("formation 5-5-5").await;
        let asked = client
            .ask(json!({ "do": "why", "choice": "formation 5-5-5" }))
            .await;
        for answer in [refused, asked] {
            let message = answer["problem"]["message"].as_str().unwrap();
            assert!(message.contains(words), "{language:?}: {answer}");
        }
    }
}
