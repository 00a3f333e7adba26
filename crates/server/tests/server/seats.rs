//! Seats and views: who may decide, and who sees what.

use serde_json::{Value, json};

use crate::support::{Folder, Server, Table, computer, person};

#[tokio::test]
async fn a_seat_is_opened_by_its_secret_alone() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    assert_eq!((seated.home.len(), seated.away.len()), (32, 32));
    for wrong in ["", "0123456789abcdef0123456789abcdef", &seated.id] {
        let mut client = server.open(&seated.id).await;
        let refused = client.ask(json!({ "do": "join", "seat": wrong })).await;
        assert_eq!(refused["problem"]["code"], "not-your-seat");
    }
    let mut client = server.open("0123456789abcdef01234567").await;
    let refused = client.ask(json!({ "do": "join" })).await;
    assert_eq!(refused["problem"]["code"], "unknown-match");
    // The store has hashes, not secrets.
    drop(server);
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        if !file.file_type().unwrap().is_file() {
            continue;
        }
        let bytes = std::fs::read(file.path()).unwrap();
        let secret = seated.home.as_bytes();
        assert!(!bytes.windows(secret.len()).any(|window| window == secret));
    }
}

#[tokio::test]
async fn only_whoever_decides_can_choose() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({ "hints": true })).await;
    let mut table = Table::sit_down(&server, &seated).await;
    let mut watcher = server.join(&seated.id, None, "choices").await;
    assert!(watcher.choices().is_empty());
    let (mover, other) = table.whose_turn().await;
    assert!(other.choices().is_empty());
    let choice = mover.choices()[0].clone();
    let refused = watcher.choose(&choice).await;
    assert_eq!(refused["problem"]["code"], "not-your-seat");
    let refused = other.choose(&choice).await;
    assert_eq!(refused["problem"]["code"], "not-your-turn");
    for question in [
        json!({ "do": "why", "choice": choice }),
        json!({ "do": "hint" }),
    ] {
        let refused = other.ask(question.clone()).await;
        assert_eq!(refused["problem"]["code"], "not-your-turn");
        let refused = watcher.ask(question.clone()).await;
        assert_eq!(refused["problem"]["code"], "not-your-seat");
        let answered = mover.ask(question).await;
        assert_ne!(answered["message"], "refused", "{answered}");
    }
    // The other side's formation would be next: a row does not reach into its turn.
    let beyond = format!("{choice}, {choice}");
    let refused = mover.choose(&beyond).await;
    assert_eq!(refused["problem"]["code"], "not-your-turn");
    let refused = mover.ask(json!({ "do": "why", "choice": beyond })).await;
    assert_eq!(refused["problem"]["code"], "not-your-turn");
    let refused = mover.choose("nonsense").await;
    assert_eq!(refused["problem"]["code"], "bad-choice");
    let version = mover.version();
    let refused = mover
        .ask(json!({ "do": "roll", "version": version, "dice": [1, 1] }))
        .await;
    assert_eq!(refused["problem"]["code"], "server-rolls");
    assert_eq!(mover.choose(&choice).await["message"], "done");
}

/// A secret choice is told to nobody: not as news, not in the replay, until the match is over.
#[tokio::test]
async fn spectators_and_opponents_see_no_secret() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    for (game, more) in [
        ("fuba", json!({ "preset": "full", "seed": 3 })),
        ("champions", json!({ "preset": "full", "seed": 3 })),
    ] {
        let seated = server.two_people(game, more).await;
        let mut table = Table::sit_down(&server, &seated).await;
        let mut watcher = server.join(&seated.id, None, "sight").await;
        // The secret choices, and how many decisions they were.
        let (mut secrets, mut decisions) = (Vec::new(), 0);
        for _ in 0..60 {
            let (mover, other) = table.whose_turn().await;
            if mover.kind() == "secret" {
                let choice = mover.choices().pop().unwrap();
                let done = mover.choose(&choice).await;
                let version = done["version"].as_u64().unwrap();
                secrets.push(choice.clone());
                mover.news_of(version).await;
                if mover.decides_in_secret() {
                    continue;
                }
                decisions += 1;
                let told = other.news_of(version).await;
                let shown = watcher.news_of(version).await;
                for (who, told) in [("the opponent", told), ("a spectator", shown)] {
                    let told = told.to_string();
                    assert!(
                        !told.contains(&choice),
                        "{game}: {who} sees '{choice}': {told}"
                    );
                }
            } else if !table.play_one().await {
                break;
            }
        }
        assert!(secrets.len() > decisions, "{game} has rows of secrets");
        let replay = |count: usize| {
            let path = format!("/api/matches/{}/replay?count={count}", seated.id);
            let server = &server;
            async move { server.get(&path).await.json() }
        };
        let running = replay(500).await;
        // All of these come first, before anything is open; each decision is one moment.
        for moment in 0..decisions {
            assert_eq!(running["moments"][moment + 1]["answer"], "", "{game}");
        }
        assert_ne!(running["moments"][decisions + 1]["answer"], "", "{game}");
        let open = running["moments"].as_array().unwrap();
        assert!(open.iter().any(|moment| moment["answer"] != ""), "{game}");
        table.play_on().await;
        let over = replay(500).await;
        for (moment, choice) in secrets.iter().enumerate() {
            assert_eq!(
                over["moments"][moment + 1]["answer"],
                Value::from(choice.as_str())
            );
        }
    }
}

#[tokio::test]
async fn everybody_is_told_who_is_there() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server
        .set_up("fuba", [person("A"), computer("B", "random")], json!({}))
        .await;
    assert_eq!(seated.away, "");
    let mut watcher = server.join(&seated.id, None, "choices").await;
    let home = server.join(&seated.id, Some(&seated.home), "choices").await;
    let mut presence = Vec::new();
    let mut home = Some(home);
    while presence.len() < 2 {
        let message = watcher.next().await.unwrap();
        if message["message"] == "presence" {
            presence.push(message["there"].clone());
            home = None;
        }
    }
    drop(home);
    assert_eq!(presence[0], json!({ "home": true, "away": true }));
    assert_eq!(presence[1], json!({ "home": false, "away": true }));
}

/// Against the computer only the person is waited for, and two computers play by themselves.
#[tokio::test]
async fn computers_and_dice_act_by_themselves() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    for game in ["fuba", "champions"] {
        let two = [computer("A", "random"), computer("B", "random")];
        let seated = server.set_up(game, two, json!({})).await;
        let mut watcher = server.join(&seated.id, None, "choices").await;
        while watcher.kind() != "nothing" {
            watcher.news().await;
        }
        let one = [person("A"), computer("B", "random")];
        let seated = server.set_up(game, one, json!({})).await;
        let mut person = server.join(&seated.id, Some(&seated.home), "choices").await;
        for _ in 0..50 {
            while person.choices().is_empty() && person.kind() != "nothing" {
                person.news().await;
            }
            let Some(choice) = person.choices().pop() else {
                break;
            };
            let done = person.choose(&choice).await;
            assert_eq!(done["message"], "done", "{done}");
            person.news_of(done["version"].as_u64().unwrap()).await;
        }
        assert!(person.version() >= 50);
    }
}
