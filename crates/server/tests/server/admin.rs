//! What an operator does with a running server, as the people in its matches see it.

use gaffer_core::Side;
use gaffer_server::{AdminReply, AdminRequest, MatchState};
use serde_json::json;

use crate::club::{Browser, ClubFile, GENEROUS};
use crate::lobby::{BY_LETTER, LIVE, challenge, count, enter, enter_as_guest, hear, made, with};
use crate::support::{Client, Folder, Seated, Server, Table, computer, person};

async fn tag_of(server: &Server, folder: &Folder, seated: &Seated) -> String {
    let list = AdminRequest::List {
        most: 50,
        ids: true,
    };
    let AdminReply::Matches { matches } = server.admin(folder, list).await else {
        panic!("no list");
    };
    let mut matches = matches.into_iter();
    let found = matches.find(|row| row.id.as_ref() == Some(&seated.id));
    found.expect("the match is listed").tag
}

/// Reads until the connection ends, and says with which code it was closed.
async fn closed(client: &mut Client) -> Option<u16> {
    while client.next().await.is_some() {}
    client.closed
}

/// The code with which the home seat is refused.
async fn join_code(server: &Server, seated: &Seated) -> String {
    let mut client = server.open(&seated.id).await;
    let told = client
        .ask(json!({ "do": "join", "seat": seated.home }))
        .await;
    told["problem"]["code"]
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

/// 127.0.0.2 and 127.0.0.3 are kept away, and nobody else is.
async fn assert_kept_away(server: &Server, id: &str) {
    for path in ["/", "/api/games"] {
        let refused = server.get_from("127.0.0.3", path).await;
        assert_eq!((refused.status, refused.code().as_str()), (403, "banned"));
    }
    assert!(server.open_from("127.0.0.2", id).await.is_none());
    assert_eq!(server.get_from("127.0.0.4", "/api/games").await.status, 200);
}

#[tokio::test]
async fn an_ended_match_takes_no_answer_and_opens_its_record() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    for _ in 0..10 {
        table.play_one().await;
    }
    let path = format!("/api/matches/{}", seated.id);
    assert_eq!(server.get(&format!("{path}/record")).await.status, 409);
    let which = tag_of(&server, &folder, &seated).await;
    let why = "the hall closes".to_owned();
    let end = AdminRequest::End { which, why };
    let told = server.admin(&folder, end).await;
    assert!(matches!(told, AdminReply::Ended { .. }), "{told:?}");
    assert_eq!(closed(&mut table.home).await, Some(1008));
    assert_eq!(closed(&mut table.away).await, Some(1008));

    // The end outlives the server.
    server.kill();
    let server = Server::start(&folder, &[]);
    let info = server.get(&path).await.json();
    assert_eq!(info["over"], true);
    assert_eq!(info["ended"]["why"], "the hall closes");
    let mut table = Table::sit_down(&server, &seated).await;
    for client in [&mut table.home, &mut table.away] {
        assert_eq!(client.choices(), Vec::<String>::new());
        let refused = client.choose("done").await;
        assert_eq!(refused["problem"]["code"], "match-over", "{refused}");
        let version = client.version();
        let undo = client
            .ask(json!({ "do": "undo", "version": version }))
            .await;
        assert_eq!(undo["problem"]["code"], "match-over", "{undo}");
        let hint = client.ask(json!({ "do": "hint" })).await;
        assert_eq!(hint["problem"]["code"], "match-over", "{hint}");
    }
    assert_eq!(server.get(&format!("{path}/record")).await.status, 200);
}

/// Coaches of an ended match decide nothing any more.
#[tokio::test]
async fn coaches_of_an_ended_match_rest() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let players = [computer("Lions", "expert"), computer("Tigers", "expert")];
    let seated = server.set_up("fuba", players, json!({})).await;
    let mut client = server.join(&seated.id, None, "choices").await;
    let which = seated.id.clone();
    let why = String::new();
    server
        .admin(&folder, AdminRequest::End { which, why })
        .await;
    assert_eq!(closed(&mut client).await, Some(1008));
    let client = server.join(&seated.id, None, "choices").await;
    let version = client.version();
    tokio::time::sleep(std::time::Duration::from_secs(3)).await;
    let client = server.join(&seated.id, None, "choices").await;
    assert_eq!(client.version(), version);
}

#[tokio::test]
async fn a_deleted_match_is_gone_with_everything_in_it() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let kept = server.two_people("fuba", json!({})).await;
    let seated = server.two_people("fuba", json!({})).await;
    let mut table = Table::sit_down(&server, &seated).await;
    for _ in 0..10 {
        table.play_one().await;
    }
    let which = tag_of(&server, &folder, &seated).await;
    let told = server.admin(&folder, AdminRequest::Delete { which }).await;
    assert!(matches!(told, AdminReply::Deleted { .. }), "{told:?}");
    assert_eq!(closed(&mut table.home).await, Some(1008));
    assert_eq!(join_code(&server, &seated).await, "unknown-match");
    let path = format!("/api/matches/{}", seated.id);
    assert_eq!(server.get(&path).await.status, 404);
    let kept_path = format!("/api/matches/{}", kept.id);
    assert_eq!(server.get(&kept_path).await.status, 200);
    // A new match that gets the number of the deleted one begins with nothing of it.
    let next = server.two_people("fuba", json!({})).await;
    let client = server.join(&next.id, Some(&next.home), "choices").await;
    assert_eq!(client.version(), 0);
}

#[tokio::test]
async fn a_revoked_link_opens_nothing_and_a_new_one_does() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let old = seated.clone();
    let mut table = Table::sit_down(&server, &seated).await;
    for _ in 0..6 {
        table.play_one().await;
    }
    let seat = Side::Home;
    let which = seated.id.clone();
    let told = server
        .admin(&folder, AdminRequest::Revoke { which, seat })
        .await;
    assert!(matches!(told, AdminReply::Revoked { .. }), "{told:?}");
    assert_eq!(closed(&mut table.home).await, Some(1008));
    assert_eq!(join_code(&server, &old).await, "not-your-seat");
    // The other seat stays where it is.
    let version = table.away.version();
    let why = table
        .away
        .ask(json!({ "do": "why", "choice": "done" }))
        .await;
    assert_ne!(why["message"], "welcome", "{why}");
    assert_eq!(table.away.version(), version);

    let which = format!("https://club.example/m/{}#seat=void", seated.id);
    let told = server
        .admin(&folder, AdminRequest::Reissue { which, seat })
        .await;
    let AdminReply::Reissued { path, .. } = told else {
        panic!("{told:?}");
    };
    let new = path
        .strip_prefix(&format!("/m/{}#seat=", seated.id))
        .expect(&path)
        .to_owned();
    server.kill();
    let server = Server::start(&folder, &[]);
    assert_eq!(join_code(&server, &old).await, "not-your-seat");
    let seated = Seated {
        home: new,
        ..seated.clone()
    };
    let mut table = Table::sit_down(&server, &seated).await;
    for _ in 0..6 {
        assert!(table.play_one().await);
    }
    // A link that leaks is void as soon as another one is made.
    let which = seated.id.clone();
    server
        .admin(&folder, AdminRequest::Reissue { which, seat })
        .await;
    assert_eq!(closed(&mut table.home).await, Some(1008));
}

#[tokio::test]
async fn a_seat_of_the_computer_has_no_link() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let players = [person("Lions"), computer("Tigers", "random")];
    let seated = server.set_up("fuba", players, json!({})).await;
    let which = seated.id.clone();
    let seat = Side::Away;
    let told = server
        .admin(&folder, AdminRequest::Reissue { which, seat })
        .await;
    let AdminReply::Failed { why } = told else {
        panic!("{told:?}");
    };
    assert!(why.contains("no person has the away seat"), "{why}");
}

#[tokio::test]
async fn a_banned_address_is_kept_away_until_it_is_unbanned() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let mut here = server.join(&seated.id, None, "choices").await;
    let mut there = server.open_from("127.0.0.2", &seated.id).await.unwrap();
    there.ask(json!({ "do": "join", "want": "choices" })).await;
    let network = "127.0.0.2/31".to_owned();
    let why = "floods".to_owned();
    let told = server
        .admin(&folder, AdminRequest::Ban { network, why })
        .await;
    assert!(matches!(told, AdminReply::Banned { .. }), "{told:?}");
    assert_eq!(closed(&mut there).await, Some(4403));
    assert_kept_away(&server, &seated.id).await;
    // Others stay, and are answered.
    here.ask(json!({ "do": "thoughts" })).await;
    server.kill();
    let server = Server::start(&folder, &[]);
    assert_kept_away(&server, &seated.id).await;
    let network = "127.0.0.3/31".to_owned();
    let told = server.admin(&folder, AdminRequest::Unban { network }).await;
    assert!(matches!(told, AdminReply::Unbanned { .. }), "{told:?}");
    assert_eq!(server.get_from("127.0.0.3", "/api/games").await.status, 200);
}

/// Behind a proxy the visitor is banned, and not the proxy with everybody behind it.
#[tokio::test]
async fn a_visitor_behind_a_proxy_is_banned_alone() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--trust-proxy", "127.0.0.1"]);
    for network in ["203.0.113.7", "2001:db8::1"] {
        let (network, why) = (network.to_owned(), String::new());
        server
            .admin(&folder, AdminRequest::Ban { network, why })
            .await;
    }
    for (visitor, status) in [
        ("203.0.113.7", 403),
        ("2001:db8::2", 403),
        ("203.0.113.8", 200),
        ("2001:db8:0:1::1", 200),
    ] {
        let headers = [("X-Forwarded-For", visitor)];
        let answer = server.http("GET", "/api/games", &headers, "").await;
        assert_eq!(answer.status, status, "{visitor}");
    }
}

#[tokio::test]
async fn what_is_over_is_not_ended_again() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let seated = server.two_people("fuba", json!({})).await;
    let end = || AdminRequest::End {
        which: seated.id.clone(),
        why: "first".into(),
    };
    server.admin(&folder, end()).await;
    let told = server.admin(&folder, end()).await;
    let AdminReply::Failed { why } = told else {
        panic!("{told:?}");
    };
    assert!(why.contains("is over already"), "{why}");
}

#[tokio::test]
async fn the_list_says_how_every_match_stands() {
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let over = server.two_people("fuba", json!({})).await;
    Table::sit_down(&server, &over).await.play_on().await;
    let record = server
        .get(&format!("/api/matches/{}/record", over.id))
        .await
        .body;
    server.http("POST", "/api/records", &[], &record).await;
    let ended = server.two_people("fuba", json!({})).await;
    let (which, why) = (ended.id.clone(), String::new());
    server
        .admin(&folder, AdminRequest::End { which, why })
        .await;
    server.two_people("champions", json!({})).await;
    let list = AdminRequest::List {
        most: 50,
        ids: false,
    };
    let AdminReply::Matches { matches } = server.admin(&folder, list).await else {
        panic!("no list");
    };
    let mut states: Vec<MatchState> = matches.iter().map(|row| row.state).collect();
    states.sort_by_key(|state| *state as u8);
    let all = [
        MatchState::Running,
        MatchState::Over,
        MatchState::Ended,
        MatchState::Record,
    ];
    assert_eq!(states, all);
    assert!(matches.iter().all(|row| row.id.is_none()));
    let most = AdminRequest::List {
        most: 2,
        ids: false,
    };
    let AdminReply::Matches { matches } = server.admin(&folder, most).await else {
        panic!("no list");
    };
    assert_eq!(matches.len(), 2);
}

/// The socket is its owner's alone.
#[cfg(unix)]
#[test]
fn nobody_else_can_ask() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new();
    let server = Server::start(&folder, &[]);
    let socket = folder.path().join("admin.sock");
    let mode = std::fs::metadata(&socket).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert!(server.stop());
    assert!(!socket.exists());
}

#[tokio::test]
async fn an_operator_clears_the_lobby() {
    let folder = Folder::new();
    let club = ClubFile::new(GENEROUS);
    let server = club.start(&folder, &[]);
    let anna = Browser::register(&server, "Anna").await;
    let mut maker = enter(&server, &anna).await;
    let mut guest = enter_as_guest(&server, 1).await;
    made(&mut maker, challenge(11, BY_LETTER)).await;
    made(&mut maker, with(challenge(12, LIVE), "preset", "full")).await;
    made(&mut guest, with(challenge(13, BY_LETTER), "preset", "full")).await;
    hear(&mut guest, "lobby", |lobby| count(lobby, "challenges") == 3).await;
    let clear = |of: Option<&str>| AdminRequest::ClearChallenges {
        of: of.map(str::to_owned),
    };
    let reply = server.admin(&folder, clear(Some("nobody"))).await;
    assert!(matches!(reply, AdminReply::Failed { .. }), "{reply:?}");
    let cleared = AdminReply::ChallengesCleared { by_letter: 1 };
    assert_eq!(server.admin(&folder, clear(Some("anna"))).await, cleared);
    hear(&mut guest, "lobby", |lobby| count(lobby, "challenges") == 1).await;
    assert_eq!(server.admin(&folder, clear(None)).await, cleared);
    hear(&mut guest, "lobby", |lobby| count(lobby, "challenges") == 0).await;
    server.kill();
    let server = club.start(&folder, &[]);
    let mut guest = enter_as_guest(&server, 1).await;
    hear(&mut guest, "lobby", |lobby| count(lobby, "challenges") == 0).await;
}
