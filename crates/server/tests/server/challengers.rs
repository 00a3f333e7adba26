//! Who may challenge a member by name: everybody, members, whom he follows, or nobody; whoever may not is told so in the same words,
//! blocked or not.

use serde_json::{Value, json};

use crate::club::{Browser, ClubFile, GENEROUS};
use crate::lobby::{LIVE, challenge, enter, enter_as_guest, with};
use crate::support::{Client, Folder, Server};

async fn wish(browser: &mut Browser, server: &Server, from: &str) {
    let body = json!({ "from": from });
    let set = browser
        .ask(server, "PUT", "/api/me/challenges", Some(&body))
        .await;
    assert_eq!(set.status, 204, "{}", set.body);
    let me = browser.get(server, "/api/me").await.json();
    assert_eq!(me["challenges"], from);
}

/// Challenges Anna; what refuses it, or nothing where it was taken, which is withdrawn then.
async fn refused(client: &mut Client, seat: u8) -> Option<Value> {
    let answer = client.ask(with(challenge(seat, LIVE), "to", "Anna")).await;
    if answer["message"] == "done" {
        let withdraw = json!({ "do": "withdraw", "challenge": answer["challenge"] });
        assert_eq!(client.ask(withdraw).await["message"], "done");
        return None;
    }
    Some(answer["problem"].clone())
}

#[tokio::test]
async fn a_member_says_who_may_challenge_him_and_others_are_told_no_more() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let mut anna = Browser::register(&server, "Anna").await;
    assert_eq!(
        anna.get(&server, "/api/me").await.json()["challenges"],
        "everybody"
    );
    let bert = Browser::register(&server, "Bert").await;
    let carl = Browser::register(&server, "Carl").await;
    let dora = Browser::register(&server, "Dora").await;
    for (name, relation) in [("Bert", "follow"), ("Dora", "block")] {
        let path = format!("/api/people/{name}/relation");
        let set = anna
            .post(&server, &path, json!({ "relation": relation }))
            .await;
        assert_eq!(set.status, 200, "{}", set.body);
    }
    let mut words = None;
    let mut server = server;
    // Whether those whom she follows, other members and guests may; whom she blocks never.
    for (from, may) in [
        ("everybody", [true, true, true]),
        ("members", [true, true, false]),
        ("followed", [true, false, false]),
        ("nobody", [false, false, false]),
    ] {
        wish(&mut anna, &server, from).await;
        // It holds after a restart, too.
        server.kill();
        server = club.start(&folder, &[]);
        let mut clients = [
            enter(&server, &bert).await,
            enter(&server, &carl).await,
            enter_as_guest(&server, 9).await,
            enter(&server, &dora).await,
        ];
        let [a, b, c] = may;
        for (number, (client, may)) in clients.iter_mut().zip([a, b, c, false]).enumerate() {
            let problem = refused(client, 20 + number as u8).await;
            assert_eq!(problem.is_none(), may, "{from}, {number}: {problem:?}");
            if let Some(problem) = problem {
                assert_eq!(problem["code"], "unfit");
                let said = words.get_or_insert_with(|| problem.clone());
                assert_eq!(*said, problem, "blocked or not, the words are the same");
            }
        }
    }
    let words = words.unwrap();
    let said = words["message"].as_str().unwrap();
    assert!(
        said.starts_with("Anna takes no challenges from you"),
        "{said}"
    );
    // Nobody else is told who may, and programs do not say it.
    let mut bert = bert;
    let told = bert.get(&server, "/api/people/Anna").await;
    assert!(!told.body.contains("\"challenges\""), "{}", told.body);
    for (body, status) in [
        (json!({ "from": "friends" }), 400),
        (json!({}), 400),
        (json!({ "from": "nobody", "more": 1 }), 400),
    ] {
        let path = "/api/me/challenges";
        let refused = anna.ask(&server, "PUT", path, Some(&body)).await;
        assert_eq!(refused.status, status, "{}", refused.body);
    }
    let mut nobody = Browser::default();
    let body = json!({ "from": "nobody" });
    let refused = nobody
        .ask(&server, "PUT", "/api/me/challenges", Some(&body))
        .await;
    assert_eq!(refused.status, 401);
}
