//! Another web page cannot talk to a server on this computer.

use crate::support::{Folder, Server};

#[tokio::test]
async fn only_own_names_and_own_pages_are_served() {
    let folder = Folder::new();
    let server = Server::start(&folder, &["--name", "club.example"]);
    let here = format!("http://{}", server.address);
    let get = |headers: Vec<(&'static str, String)>| {
        let server = &server;
        async move {
            let headers: Vec<(&str, &str)> = headers
                .iter()
                .map(|(name, value)| (*name, value.as_str()))
                .collect();
            let answer = server.http("GET", "/api/games", &headers, "").await;
            if answer.status == 200 {
                "ok".to_owned()
            } else {
                answer.code()
            }
        }
    };
    assert_eq!(get(vec![]).await, "ok");
    assert_eq!(get(vec![("Host", "localhost:1".into())]).await, "ok");
    assert_eq!(get(vec![("Host", "club.example".into())]).await, "ok");
    assert_eq!(
        get(vec![("Host", "evil.example".into())]).await,
        "wrong-host"
    );
    assert_eq!(get(vec![("Origin", here.clone())]).await, "ok");
    assert_eq!(
        get(vec![("Origin", "http://evil.example".into())]).await,
        "wrong-origin"
    );
    assert_eq!(get(vec![("Origin", "null".into())]).await, "wrong-origin");
    // A WebSocket from another site is refused before it is one.
    let upgrade = [
        ("Connection", "Upgrade, close"),
        ("Upgrade", "websocket"),
        ("Sec-WebSocket-Version", "13"),
        ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
        ("Origin", "http://evil.example"),
    ];
    let path = "/api/matches/0123456789abcdef01234567/play";
    let refused = server.http("GET", path, &upgrade, "").await;
    assert_eq!(
        (refused.status, refused.code().as_str()),
        (403, "wrong-origin")
    );
}
