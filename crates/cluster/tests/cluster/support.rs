//! What these tests share.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The program of this build, built first where it is not there: these tests see it from the outside, and Cargo does not.
pub(crate) fn program() -> PathBuf {
    static BUILT: OnceLock<bool> = OnceLock::new();
    let is_built = BUILT.get_or_init(|| {
        let own = std::env::current_exe().unwrap();
        let is_release = own.ancestors().any(|folder| folder.ends_with("release"));
        let mut cargo = Command::new(env!("CARGO"));
        cargo.args(["build", "--quiet", "--package", "gaffer", "--bin", "gaffer"]);
        cargo.args(is_release.then_some("--release"));
        std::env::var_os("GAFFER_PROGRAM").is_some() || cargo.status().unwrap().success()
    });
    assert!(is_built, "the program does not build");
    gaffer_cluster::built_program().unwrap()
}

/// Asks a node by HTTP: the status and the answer.
pub(crate) async fn http(node: SocketAddr, method: &str, path: &str, body: &Value) -> (u16, Value) {
    let (status, answer) = ask(node, method, path, body).await;
    (status, serde_json::from_str(&answer).unwrap_or_default())
}

/// The same with the answer as a text.
pub(crate) async fn ask(node: SocketAddr, method: &str, path: &str, body: &Value) -> (u16, String) {
    let (status, _, answer) = request(node, method, path, None, body).await;
    (status, answer)
}

/// Asks a node by HTTP, maybe with a cookie: the status, the first lines and the answer as a text.
pub(crate) async fn request(
    node: SocketAddr,
    method: &str,
    path: &str,
    cookie: Option<&str>,
    body: &Value,
) -> (u16, String, String) {
    let body = match body {
        Value::Null => String::new(),
        body => body.to_string(),
    };
    let cookie = cookie.map(|cookie| format!("Cookie: {cookie}\r\n"));
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {node}\r\nContent-Type: application/json\r\n{}\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        cookie.unwrap_or_default(),
        body.len()
    );
    let mut stream = TcpStream::connect(node).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, head.to_owned(), body.to_owned())
}

pub(crate) async fn get(node: SocketAddr, path: &str) -> (u16, Value) {
    http(node, "GET", path, &Value::Null).await
}

pub(crate) async fn pause() {
    tokio::time::sleep(Duration::from_millis(100)).await;
}

/// Waits until something is so: long enough for any computer, and not without end.
pub(crate) async fn until(what: &str, is_so: impl AsyncFn() -> bool) {
    for _ in 0..1200 {
        if is_so().await {
            return;
        }
        pause().await;
    }
    panic!("this did not come true: {what}");
}
