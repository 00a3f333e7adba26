//! The server behind Caddy and nginx as `docs/proxy` sets them up: TLS in front, and limits that count visitors.
//!
//! The programs are those of Debian's packages `caddy` and `nginx`; `openssl` makes the certificate and speaks TLS.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt, Join};
use tokio::process::{ChildStdin, ChildStdout};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::support::{Answer, Client, Folder, Server, computer, person};

const NAME: &str = "club.example";

/// A proxy that runs; killed at the end.
struct Proxy {
    child: Child,
    port: u16,
    certificate: PathBuf,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What `openssl` carries to the proxy and back.
type Tls = Join<ChildStdout, ChildStdin>;

fn free_port() -> u16 {
    let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    free.local_addr().unwrap().port()
}

/// Caddy's documented file with a test's addresses and files.
fn caddyfile(server: &str, port: u16, certificate: &str, key: &str) -> String {
    let ours = format!(
        "\n{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n\
         {NAME}:{port} {{\n\tbind 127.0.0.1\n\ttls {certificate} {key}"
    );
    include_str!("../../../../docs/proxy/Caddyfile")
        .replace("127.0.0.1:4020", server)
        .replace("\nclub.example {", &ours)
}

/// The documented file of nginx with a test's addresses and files, which writes in a folder.
fn nginx_conf(server: &str, port: u16, certificate: &str, key: &str, folder: &str) -> String {
    let live = "/etc/letsencrypt/live/club.example";
    let writes = format!(
        "\nhttp {{\n access_log off;\n client_body_temp_path {folder}/b;\n proxy_temp_path {folder}/p;\n \
         fastcgi_temp_path {folder}/f;\n uwsgi_temp_path {folder}/u;\n scgi_temp_path {folder}/s;\n"
    );
    let text = include_str!("../../../../docs/proxy/nginx.conf")
        .replace("127.0.0.1:4020", server)
        .replace("listen 80;", &format!("listen 127.0.0.1:{};", free_port()))
        .replace("listen 443 ssl;", &format!("listen 127.0.0.1:{port} ssl;"))
        .replace(&format!("{live}/fullchain.pem"), certificate)
        .replace(&format!("{live}/privkey.pem"), key)
        .replace("\nhttp {", &writes);
    format!("daemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/error.log;\n{text}")
}

impl Proxy {
    /// Starts a proxy as it is documented.
    async fn start(program: &str, server: &Server, folder: &Path) -> Self {
        let port = free_port();
        let (certificate, key) = make_certificate(folder);
        let [certificate_file, key_file, place] =
            [certificate.as_path(), &key, folder].map(|path| path.to_str().unwrap());
        let (text, arguments) = if program == "caddy" {
            let text = caddyfile(&server.address, port, certificate_file, key_file);
            (text, vec!["run", "--adapter", "caddyfile", "--config"])
        } else {
            let text = nginx_conf(&server.address, port, certificate_file, key_file, place);
            (text, vec!["-c"])
        };
        let file = folder.join("configuration");
        std::fs::write(&file, text).unwrap();
        let child = Command::new(program)
            .args(arguments)
            .arg(file)
            .env("HOME", folder)
            .env("XDG_DATA_HOME", folder)
            .env("XDG_CONFIG_HOME", folder)
            .stdout(Stdio::null())
            .stderr(std::fs::File::create(folder.join("stderr")).unwrap())
            .spawn()
            .unwrap();
        let mut proxy = Self {
            child,
            port,
            certificate,
        };
        for _ in 0..600 {
            if tokio::net::TcpStream::connect(("127.0.0.1", port))
                .await
                .is_ok()
            {
                return proxy;
            }
            let ended = proxy.child.try_wait().unwrap();
            assert!(ended.is_none(), "{program} ended: {}", said(folder));
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("{program} does not listen: {}", said(folder));
    }

    /// A connection over TLS to the proxy, whose certificate is checked.
    fn connect(&self) -> (Tls, tokio::process::Child) {
        let mut process = tokio::process::Command::new("openssl")
            .args([
                "s_client",
                "-quiet",
                "-verify_quiet",
                "-verify_return_error",
            ])
            .args(["-servername", NAME, "-verify_hostname", NAME, "-CAfile"])
            .arg(&self.certificate)
            .args(["-connect", &format!("127.0.0.1:{}", self.port)])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let (input, output) = (process.stdin.take(), process.stdout.take());
        let stream = tokio::io::join(output.unwrap(), input.unwrap());
        (stream, process)
    }

    async fn get(&self, path: &str, more: &str) -> Answer {
        let (mut tls, _process) = self.connect();
        let port = self.port;
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: {NAME}:{port}\r\nConnection: close\r\n{more}\r\n"
        );
        tls.write_all(request.as_bytes()).await.unwrap();
        let mut bytes = Vec::new();
        tls.read_to_end(&mut bytes).await.unwrap();
        Answer::read(&bytes)
    }

    /// Opens a WebSocket as a page of this site does.
    async fn open(&self, id: &str) -> (Client<Tls>, tokio::process::Child) {
        let url = format!("wss://{NAME}:{}/api/matches/{id}/play", self.port);
        let mut request = url.into_client_request().unwrap();
        let origin = format!("https://{NAME}:{}", self.port);
        let headers = request.headers_mut();
        headers.insert("Origin", origin.parse().unwrap());
        // What a visitor says of himself.
        headers.insert("X-Forwarded-For", "192.0.2.1".parse().unwrap());
        headers.insert("Forwarded", "for=192.0.2.1".parse().unwrap());
        let (tls, process) = self.connect();
        let (socket, _) = client_async(request, tls).await.unwrap();
        (Client::new(socket), process)
    }
}

fn said(folder: &Path) -> String {
    let read = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap_or_default();
    read("stderr") + &read("error.log")
}

fn make_certificate(folder: &Path) -> (PathBuf, PathBuf) {
    let (certificate, key) = (folder.join("certificate.pem"), folder.join("key.pem"));
    let made = Command::new("openssl")
        .args([
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:P-256",
            "-nodes",
        ])
        .args(["-days", "1", "-subj", "/CN=club.example"])
        .args(["-addext", "subjectAltName=DNS:club.example", "-keyout"])
        .arg(&key)
        .arg("-out")
        .arg(&certificate)
        .stderr(Stdio::null())
        .status()
        .unwrap();
    assert!(made.success());
    (certificate, key)
}

/// Whether the programs are installed; says so where they are not.
fn is_installed(program: &str) -> bool {
    for (needed, asks) in [
        (program, "version"),
        (program, "-v"),
        ("openssl", "version"),
    ] {
        let run = Command::new(needed)
            .arg(asks)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status();
        if run.is_err() {
            eprintln!(
                "SKIPPED: {needed} is not installed (Debian's package {needed}): nothing was tested here"
            );
            return false;
        }
    }
    true
}

async fn is_played_behind(program: &str) {
    if !is_installed(program) {
        return;
    }
    let folder = Folder::new();
    let proxy_folder = Folder::new();
    std::fs::create_dir_all(proxy_folder.path()).unwrap();
    let trust = [
        "--name",
        NAME,
        "--trust-proxy",
        "127.0.0.0/8",
        "--requests",
        "2",
    ];
    let server = Server::start(&folder, &trust);
    let players = [person("Lions"), computer("Tigers", "random")];
    let seated = server.set_up("fuba", players, json!({})).await;
    let proxy = Proxy::start(program, &server, proxy_folder.path()).await;

    let (mut client, _tls) = proxy.open(&seated.id).await;
    let join = json!({ "do": "join", "seat": seated.home, "want": "choices" });
    let welcome = client.ask(join).await;
    assert_eq!(welcome["message"], "welcome", "{welcome}");
    client.news().await;
    for _ in 0..20 {
        while client.choices().is_empty() {
            client.news().await;
        }
        let choice = client.choices()[0].clone();
        let done = client.choose(&choice).await;
        assert_eq!(done["message"], "done", "{done}");
        client.news_of(done["version"].as_u64().unwrap()).await;
    }

    // The visitor behind the proxy is this computer whatever he says of himself, and no longer a local one.
    let mut refused = 0;
    for number in 0..60 {
        let forged =
            format!("X-Forwarded-For: 192.0.2.{number}\r\nForwarded: for=192.0.2.{number}\r\n");
        let answer = proxy.get("/api/rules/F22-4.1", &forged).await;
        match answer.status {
            200 => {}
            429 => refused += 1,
            other => panic!("{other}: {}", answer.body),
        }
    }
    assert!(refused > 0, "{program}: a forged header made new visitors");
    // Another visitor, of another proxy on this computer, is counted by himself.
    let other = [("X-Forwarded-For", "203.0.113.7")];
    let answer = server.http("GET", "/api/rules/F22-4.1", &other, "").await;
    assert_eq!(answer.status, 200);
    // A page of another site is kept away through the proxy too.
    let evil = proxy
        .get("/api/games", "Origin: https://evil.example\r\n")
        .await;
    assert_eq!((evil.status, evil.code().as_str()), (403, "wrong-origin"));
}

#[tokio::test]
async fn a_match_is_played_behind_caddy() {
    is_played_behind("caddy").await;
}

#[tokio::test]
async fn a_match_is_played_behind_nginx() {
    is_played_behind("nginx").await;
}
