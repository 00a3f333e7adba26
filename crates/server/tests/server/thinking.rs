//! Computer coaches who think: how far they are, that they can be hurried, what they tell and what not; and hints.

use serde_json::{Value, json};

use crate::support::{Client, Folder, Server, computer, person};

/// The most positions that a master looks at for a decision.
const MASTER: u64 = 20_000;

/// What is offered to a client that wants the whole sight.
fn offered(client: &Client) -> Option<String> {
    let choice = client.last["sight"]["offers"][0]["choice"].as_str();
    choice.map(str::to_owned)
}

/// Plays what is offered first until a coach says how far it is.
async fn until_it_thinks(client: &mut Client) -> Value {
    loop {
        if let Some(choice) = offered(client) {
            let done = client.choose(&choice).await;
            if let Some(version) = done["version"].as_u64() {
                client.news_of(version).await;
            }
            continue;
        }
        let message = client.next().await.expect("the match goes on");
        if message["message"] == "thinking" {
            return message;
        }
    }
}

async fn thoughts(client: &mut Client) -> Value {
    let reply = client.ask(json!({ "do": "thoughts" })).await;
    assert_eq!(reply["message"], "thoughts", "{reply}");
    reply["thoughts"].clone()
}

#[tokio::test]
async fn a_coach_who_thinks_long_can_be_told_to_play() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let players = [person("Lions"), computer("Tigers", "master")];
    let seated = server.set_up("fuba", players, json!({ "seed": 7 })).await;
    let mut player = server.join(&seated.id, Some(&seated.home), "sight").await;
    // The match stays open to everybody meanwhile.
    let mut watcher = server.join(&seated.id, None, "sight").await;
    let refused = watcher.ask(json!({ "do": "play-now" })).await;
    assert_eq!(refused["problem"]["code"], "not-your-seat");
    // A computer that is busy elsewhere may let a coach come to its end before anybody is heard: then at a later decision.
    let told = loop {
        let thinking = until_it_thinks(&mut player).await;
        assert_eq!(thinking["side"], "away");
        let version = thinking["version"].as_u64().unwrap();
        let before = thoughts(&mut watcher).await;
        let refused = player.ask(json!({ "do": "hint" })).await;
        let done = player.ask(json!({ "do": "play-now" })).await;
        assert_eq!(done["message"], "done");
        if done["version"] != version {
            continue;
        }
        assert_eq!(refused["problem"]["code"], "not-your-turn");
        player.news_of(version + 1).await;
        let told = loop {
            let told = thoughts(&mut player).await;
            if !told.is_null() {
                break told;
            }
            // The rest of the row is still to be chosen.
            player.news().await;
        };
        assert_ne!(before, told, "nothing is told before the decision is made");
        if told["positions"].as_u64().unwrap() < MASTER {
            break told;
        }
    };
    assert_eq!(told["side"], "away");
    let best = &told["plans"][0];
    assert!(best["chances"]["win"].as_f64().unwrap() <= 1.0, "{best}");
    assert!(best["steps"][0]["label"].is_string(), "{best}");
}

#[tokio::test]
async fn nothing_is_told_of_secret_decisions() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let players = [computer("Lions", "master"), person("Tigers")];
    let seated = server.set_up("fuba", players, json!({})).await;
    let mut player = server.join(&seated.id, Some(&seated.away), "sight").await;
    while offered(&player).is_none() {
        player.news().await;
    }
    assert!(
        player.version() > 0,
        "the computer has chosen its formation"
    );
    assert_eq!(thoughts(&mut player).await, Value::Null);
    // A decision in which nobody searches still has a hint: what a coach would choose.
    let reply = player.ask(json!({ "do": "hint" })).await;
    let plan = &reply["hint"]["plans"][0];
    assert!(plan["chances"].is_null(), "{reply}");
    let choice = plan["choice"].as_str().unwrap();
    assert_eq!(player.choose(choice).await["message"], "done");
}

#[tokio::test]
async fn a_hint_has_plans_that_can_be_played() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let players = [person("Lions"), computer("Tigers", "random")];
    let seated = server.set_up("fuba", players, json!({ "seed": 3 })).await;
    let mut player = server.join(&seated.id, Some(&seated.home), "sight").await;
    for _ in 0..200 {
        while offered(&player).is_none() {
            player.news().await;
        }
        let reply = player.ask(json!({ "do": "hint" })).await;
        assert_eq!(reply["message"], "hint", "{reply}");
        let plans = reply["hint"]["plans"].as_array().unwrap();
        assert!((1..=3).contains(&plans.len()), "{reply}");
        let best = &plans[0];
        let done = player.choose(best["choice"].as_str().unwrap()).await;
        assert_eq!(done["message"], "done", "{done} {best}");
        player.news_of(done["version"].as_u64().unwrap()).await;
        if best["chances"].is_object() {
            let chances = &best["chances"];
            let [win, draw] = ["win", "draw"].map(|name| chances[name].as_f64().unwrap());
            assert!((0.0..=1.0).contains(&(win + draw)), "{best}");
            return;
        }
    }
    panic!("no decision of a whole half was thought about");
}
