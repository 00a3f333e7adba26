//! Seats that change hands: taken by an invitation, once; closed in other places; given another secret.

use std::sync::Arc;
use std::time::Duration;

use gaffer_core::Side;
use gaffer_server::{AdminReply, AdminRequest};
use serde_json::{Value, json};

use crate::support::{Answer, Client, Folder, Server, computer, person};

/// A team that somebody is invited to.
fn guest(name: &str) -> Value {
    json!({ "name": name, "colour": "#1d4ed8", "player": { "who": "person", "link": true } })
}

/// A match to which somebody is invited.
struct Match {
    id: String,
    host: String,
    invitation: String,
}

impl Match {
    async fn set_up(server: &Server, more: Value) -> Self {
        let mut body = json!({
            "game": "fuba", "teams": { "home": person("Lions"), "away": guest("Tigers") },
        });
        for (name, value) in more.as_object().unwrap() {
            body[name] = value.clone();
        }
        let made = server.post("/api/matches", &body).await;
        assert_eq!(made.status, 201, "{}", made.body);
        let made = made.json();
        assert_eq!(
            made["seats"]["away"],
            Value::Null,
            "the host has no seat of the guest"
        );
        assert_eq!(made["invitations"]["home"], Value::Null);
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        Self {
            id: text(&made["info"]["id"]),
            host: text(&made["seats"]["home"]),
            invitation: text(&made["invitations"]["away"]),
        }
    }

    async fn ask(&self, server: &Server, what: &str, body: Value) -> Answer {
        let path = format!("/api/matches/{}/{what}", self.id);
        server.post(&path, &body).await
    }

    async fn claim(&self, server: &Server, seat: &str) -> Answer {
        let body = json!({ "invitation": self.invitation, "seat": seat });
        self.ask(server, "claim", body).await
    }

    async fn look(&self, server: &Server) -> Answer {
        let body = json!({ "invitation": self.invitation });
        self.ask(server, "invitation", body).await
    }

    async fn invite(&self, server: &Server, by: &str, what: &str) -> Answer {
        let body = json!({ "by": by, "side": "away", "what": what });
        self.ask(server, "invite", body).await
    }

    /// What becomes of somebody who joins with a secret.
    async fn join(&self, server: &Server, seat: &str, client: &str) -> (Client, Value) {
        let mut socket = server.open(&self.id).await;
        let join = json!({ "do": "join", "seat": seat, "client": client, "want": "choices" });
        let reply = socket.ask(join).await;
        (socket, reply)
    }

    /// Whose seat a secret opens; the code of the problem where it opens none.
    async fn opens(&self, server: &Server, seat: &str) -> Value {
        let (_, reply) = self.join(server, seat, "test").await;
        let you = reply["you"].clone();
        if you.is_null() {
            reply["problem"]["code"].clone()
        } else {
            you
        }
    }
}

/// Secrets as clients draw them; each number another.
fn secret(number: usize) -> String {
    format!("{:032x}", 0x1234_5678_9abc_def0_u128 << 64 | number as u128)
}

#[tokio::test]
async fn a_seat_is_taken_by_its_invitation_once() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let played = Match::set_up(&server, json!({})).await;
    // The invitation is no seat, and a seat no invitation.
    assert_eq!(
        played.opens(&server, &played.invitation).await,
        "not-your-seat"
    );
    let body = json!({ "invitation": played.host });
    let refused = played.ask(&server, "invitation", body).await;
    assert_eq!(
        (refused.status, refused.code()),
        (403, "no-invitation".into())
    );
    let told = played.look(&server).await.json();
    assert_eq!(
        (&told["side"], &told["free"]),
        (&json!("away"), &json!(true))
    );
    assert_eq!(told["info"]["free"], json!({ "home": false, "away": true }));

    let (mine, other) = (secret(1), secret(2));
    let taken = played.claim(&server, &mine).await;
    assert_eq!(
        (taken.status, taken.json()),
        (200, json!({ "side": "away" }))
    );
    // Whoever has lost the answer asks again; nobody else has it.
    assert_eq!(played.claim(&server, &mine).await.status, 200);
    let late = played.claim(&server, &other).await;
    assert_eq!((late.status, late.code()), (409, "seat-taken".into()));
    let told = played.look(&server).await.json();
    assert_eq!(told["free"], false);
    assert_eq!(played.opens(&server, &mine).await, "away");
    assert_eq!(played.opens(&server, &other).await, "not-your-seat");
    assert_eq!(played.opens(&server, &played.host).await, "home");
    drop(server);
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let file = file.unwrap();
        if !file.file_type().unwrap().is_file() {
            continue;
        }
        let bytes = std::fs::read(file.path()).unwrap();
        for secret in [&played.invitation, &mine] {
            let secret = secret.as_bytes();
            assert!(!bytes.windows(secret.len()).any(|window| window == secret));
        }
    }
}

#[tokio::test]
async fn a_guest_reads_what_he_is_invited_to() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let more = json!({
        "preset": "cards", "options": { "event_plus5": "errata" }, "seed": 7, "dice": "by-hand", "hints": true,
    });
    let played = Match::set_up(&server, more).await;
    let told = played.look(&server).await.json();
    assert_eq!(told["preset"], "FUBA 2.2 · cards");
    assert!(!told["what"].as_str().unwrap().is_empty());
    let unusual = told["unusual"].as_array().unwrap();
    assert_eq!(unusual.len(), 1, "{told}");
    assert_eq!(unusual[0]["label"], "Special event +5");
    assert_eq!(unusual[0]["value"], "errata");
    let info = &told["info"];
    assert_eq!(info["teams"]["home"]["name"], "Lions");
    assert_eq!(
        (&info["seed"], &info["dice"], &info["hints"]),
        (&json!(7), &json!("by-hand"), &json!(true))
    );
    let finnish = [
        ("Accept-Language", "fi"),
        ("Content-Type", "application/json"),
    ];
    let path = format!("/api/matches/{}/invitation", played.id);
    let body = json!({ "invitation": played.invitation }).to_string();
    let in_finnish = server.http("POST", &path, &finnish, &body).await.json();
    assert_ne!(in_finnish["what"], told["what"]);
    assert_ne!(in_finnish["unusual"][0]["label"], "Special event +5");
}

#[tokio::test(flavor = "multi_thread")]
async fn of_those_who_take_a_seat_at_once_one_has_it() {
    let folder = Folder::new();
    let server = Arc::new(Server::start(&folder, &[]));
    for _ in 0..10 {
        let played = Arc::new(Match::set_up(&server, json!({})).await);
        let claims: Vec<_> = (0..8)
            .map(|number| {
                let (server, played) = (Arc::clone(&server), Arc::clone(&played));
                tokio::spawn(async move { played.claim(&server, &secret(number)).await })
            })
            .collect();
        let mut winners = Vec::new();
        for (number, claim) in claims.into_iter().enumerate() {
            let answer = claim.await.unwrap();
            match answer.status {
                200 => winners.push(number),
                409 => assert_eq!(answer.code(), "seat-taken"),
                other => panic!("{other}: {}", answer.body),
            }
        }
        let [winner] = winners[..] else {
            panic!("{winners:?} have the seat");
        };
        for number in 0..8 {
            let opened = played.opens(&server, &secret(number)).await;
            let expected = if number == winner {
                "away"
            } else {
                "not-your-seat"
            };
            assert_eq!(opened, expected);
        }
    }
}

/// Wherever the server is killed, whoever was told that the seat is his has it, and a repeat settles what nobody heard of.
#[tokio::test(flavor = "multi_thread")]
async fn a_killed_server_has_given_a_seat_to_one_or_to_nobody() {
    let folder = Folder::new();
    let (mut round, mut heard) = (0, 0);
    // Each kill a little later, until at least one claim was answered before.
    while round < 20 || heard == 0 {
        let server = Arc::new(Server::start(&folder, &[]));
        let played = Arc::new(Match::set_up(&server, json!({})).await);
        let claims = [0, 1].map(|number| {
            let (address, played) = (server.address.clone(), Arc::clone(&played));
            tokio::spawn(async move { try_claim(&address, &played, &secret(number)).await })
        });
        tokio::time::sleep(Duration::from_micros(400 * round)).await;
        round += 1;
        server.kill_now();
        let mut told = Vec::new();
        for claim in claims {
            told.push(claim.await.unwrap());
        }
        Arc::into_inner(server).unwrap().kill();

        let server = Server::start(&folder, &[]);
        let mut again = Vec::new();
        for number in [0, 1] {
            again.push(played.claim(&server, &secret(number)).await.status);
        }
        again.sort_unstable();
        assert_eq!(again, [200, 409]);
        for (number, status) in told.into_iter().enumerate() {
            if let Some(status) = status {
                heard += 1;
                let answer = played.claim(&server, &secret(number)).await;
                assert_eq!(answer.status, status, "as it was told before");
            }
        }
        server.kill();
    }
}

/// Claims a seat of a server that may be gone; the status where it answered.
async fn try_claim(address: &str, played: &Match, seat: &str) -> Option<u16> {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let body = json!({ "invitation": played.invitation, "seat": seat }).to_string();
    let head = format!(
        "POST /api/matches/{}/claim HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
         Content-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        played.id,
        body.len()
    );
    let mut stream = tokio::net::TcpStream::connect(address).await.ok()?;
    stream.write_all((head + &body).as_bytes()).await.ok()?;
    let mut bytes = Vec::new();
    stream.read_to_end(&mut bytes).await.ok()?;
    let status = Answer::read(&bytes).status;
    (status != 0).then_some(status)
}

#[tokio::test]
async fn whoever_set_the_match_up_replaces_an_invitation_and_takes_it_back() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut played = Match::set_up(&server, json!({})).await;
    let refused = played.invite(&server, &secret(3), "replace").await;
    assert_eq!(
        (refused.status, refused.code()),
        (403, "not-your-seat".into())
    );
    let replace = async |played: &mut Match, by: &str| {
        let answer = played.invite(&server, by, "replace").await;
        assert_eq!(answer.status, 200, "{}", answer.body);
        let invitation = answer.json()["invitation"].as_str().unwrap().to_owned();
        std::mem::replace(&mut played.invitation, invitation)
    };
    let host = played.host.clone();
    let lost = replace(&mut played, &host).await;
    let body = json!({ "invitation": lost, "seat": secret(4) });
    let refused = played.ask(&server, "claim", body).await;
    assert_eq!(
        (refused.status, refused.code()),
        (403, "no-invitation".into())
    );
    // Whoever has the invitation could as well take the seat.
    let invitation = played.invitation.clone();
    replace(&mut played, &invitation).await;
    let back = played.invite(&server, &host, "take-back").await;
    assert_eq!(
        (back.status, back.json()),
        (200, json!({ "invitation": null }))
    );
    assert_eq!(played.claim(&server, &secret(5)).await.status, 403);
    assert_eq!(played.look(&server).await.status, 403);
    let info = server.get(&format!("/api/matches/{}", played.id)).await;
    assert_eq!(info.json()["free"]["away"], true);
    replace(&mut played, &host).await;
    assert_eq!(played.claim(&server, &secret(6)).await.status, 200);
    // A guest who sits stays, and invites nobody.
    for by in [host, secret(6), played.invitation.clone()] {
        for what in ["replace", "take-back"] {
            let refused = played.invite(&server, &by, what).await;
            let expected = if by == secret(6) { 403 } else { 409 };
            assert_eq!(refused.status, expected, "{}", refused.body);
        }
    }
    assert_eq!(played.opens(&server, &secret(6)).await, "away");
    // Nobody is invited to a seat of one's own.
    let body = json!({ "by": played.host, "side": "home", "what": "replace" });
    let refused = played.ask(&server, "invite", body).await;
    assert_eq!(refused.status, 400, "{}", refused.body);
}

#[tokio::test]
async fn a_secret_that_is_none_is_refused() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let played = Match::set_up(&server, json!({})).await;
    for seat in ["", "1234", &secret(1).replace('1', "A")] {
        let refused = played.claim(&server, seat).await;
        assert_eq!(
            (refused.status, refused.code()),
            (400, "bad-request".into())
        );
        let body = json!({ "seat": played.host, "renewed": seat });
        let refused = played.ask(&server, "renewal", body).await;
        assert_eq!(
            (refused.status, refused.code()),
            (400, "bad-request".into())
        );
    }
    let refused = played.claim(&server, &played.invitation).await;
    assert_eq!(refused.status, 400, "whoever invites knows this one");
    let nowhere = json!({ "invitation": played.invitation, "seat": secret(1) });
    let path = "/api/matches/0123456789abcdef01234567/claim";
    let refused = server.post(path, &nowhere).await;
    assert_eq!(
        (refused.status, refused.code()),
        (404, "unknown-match".into())
    );
}

/// What a connection is told until it ends.
async fn last_words(client: &mut Client) -> Value {
    let mut last = Value::Null;
    while let Some(message) = client.next().await {
        last = message;
    }
    last
}

#[tokio::test]
async fn whoever_sits_there_closes_the_other_places_of_his_seat() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let played = Match::set_up(&server, json!({})).await;
    let mine = secret(1);
    assert_eq!(played.claim(&server, &mine).await.status, 200);
    let (mut home, _) = played.join(&server, &played.host, "tab 1").await;
    let (mut first, _) = played.join(&server, &mine, "tab 1").await;
    let (mut lost, _) = played.join(&server, &mine, "tab 1").await;
    let (mut thief, _) = played.join(&server, &mine, "tab 2").await;
    let (mut watcher, _) = {
        let mut socket = server.open(&played.id).await;
        let welcome = socket.ask(json!({ "do": "join" })).await;
        (socket, welcome)
    };
    let refused = watcher.ask(json!({ "do": "close-others" })).await;
    assert_eq!(refused["problem"]["code"], "not-your-seat", "{refused}");
    let done = first.ask(json!({ "do": "close-others" })).await;
    assert_eq!(done["message"], "done", "{done}");
    let last = last_words(&mut thief).await;
    assert_eq!(last["problem"]["code"], "seat-closed", "{last}");
    // The others are still there: the opponent, and the same client once more.
    for client in [&mut home, &mut first, &mut lost, &mut watcher] {
        let reply = client.ask(json!({ "do": "why", "choice": "done" })).await;
        assert!(!reply.is_null());
    }
}

#[tokio::test]
async fn a_seat_with_a_new_secret_is_closed_to_the_old_one() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let played = Match::set_up(&server, json!({})).await;
    let (old, new) = (secret(1), secret(2));
    assert_eq!(played.claim(&server, &old).await.status, 200);
    let (mut thief, _) = played.join(&server, &old, "tab 2").await;
    let renew = async |server: &Server, seat: &str, renewed: &str| {
        let body = json!({ "seat": seat, "renewed": renewed });
        played.ask(server, "renewal", body).await
    };
    let done = renew(&server, &old, &new).await;
    assert_eq!((done.status, done.json()), (200, json!({ "side": "away" })));
    let last = last_words(&mut thief).await;
    assert_eq!(last["problem"]["code"], "not-your-seat", "{last}");
    server.kill();
    let server = Server::start(&folder, &[]);
    assert_eq!(played.opens(&server, &old).await, "not-your-seat");
    assert_eq!(played.opens(&server, &new).await, "away");
    // Whoever has lost the answer asks again; who has only the old secret cannot, and neither can the invitation.
    assert_eq!(renew(&server, &old, &new).await.status, 200);
    let refused = renew(&server, &old, &secret(3)).await;
    assert_eq!(
        (refused.status, refused.code()),
        (403, "not-your-seat".into())
    );
    assert_eq!(played.claim(&server, &secret(3)).await.status, 409);
    assert_eq!(played.claim(&server, &old).await.status, 409);
}

#[tokio::test]
async fn the_operator_makes_an_invitation_void_with_the_seat() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let mut played = Match::set_up(&server, json!({})).await;
    assert_eq!(played.claim(&server, &secret(1)).await.status, 200);
    let (which, seat) = (played.id.clone(), Side::Away);
    let request = AdminRequest::Revoke { which, seat };
    let told = server.admin(&folder, request).await;
    assert!(matches!(told, AdminReply::Revoked { .. }), "{told:?}");
    assert_eq!(played.opens(&server, &secret(1)).await, "not-your-seat");
    assert_eq!(played.claim(&server, &secret(1)).await.status, 403);
    // Whoever set the match up can invite somebody else.
    let answer = played.invite(&server, &played.host, "replace").await;
    played.invitation = answer.json()["invitation"].as_str().unwrap().to_owned();
    let which = format!("https://club.example/join/{}#invitation=void", played.id);
    let request = AdminRequest::Reissue { which, seat };
    let AdminReply::Reissued { path, .. } = server.admin(&folder, request).await else {
        panic!("a link was asked for");
    };
    let (_, issued) = path.split_once("#seat=").expect("a link");
    assert_eq!(played.opens(&server, issued).await, "away");
    assert_eq!(played.claim(&server, &secret(2)).await.status, 403);
}

/// A store of a program without invitations opens, and whoever has a link of it plays on.
#[tokio::test]
async fn old_links_go_on_working() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let played = Match::set_up(&server, json!({})).await;
    assert_eq!(played.claim(&server, &secret(1)).await.status, 200);
    assert!(server.stop());
    folder.go_back_to(9).await;
    let server = Server::start(&folder, &[]);
    assert_eq!(played.opens(&server, &secret(1)).await, "away");
    assert_eq!(played.opens(&server, &played.host).await, "home");
    assert_eq!(played.claim(&server, &secret(1)).await.status, 403);
}

/// Two who are both invited, and one who plays against the computer.
#[tokio::test]
async fn anybody_can_be_invited_to_any_seat_of_a_person() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let body = json!({ "game": "champions", "teams": { "home": guest("A"), "away": guest("B") } });
    let made = server.post("/api/matches", &body).await.json();
    let path = format!("/api/matches/{}", made["info"]["id"].as_str().unwrap());
    for (number, side) in ["home", "away"].into_iter().enumerate() {
        let claim = json!({ "invitation": made["invitations"][side], "seat": secret(number) });
        let taken = server.post(&format!("{path}/claim"), &claim).await;
        assert_eq!(taken.json()["side"], side);
    }
    let body = json!({
        "game": "fuba", "teams": { "home": computer("A", "random"), "away": guest("B") },
    });
    let made = server.post("/api/matches", &body).await.json();
    assert_eq!(made["seats"], json!({ "home": null, "away": null }));
    assert_eq!(made["info"]["free"], json!({ "home": false, "away": true }));
}
