//! The service units and the compose file of the documentation: what they start runs as they say, with engines, ports and folders of
//! this machine in the place of those that they name.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use gaffer_cluster::engines::{Database, free_port, fresh_database, shared_bus};
use gaffer_cluster::{Folder, process};

use crate::support::{get, program};

/// A program that the documentation starts.
struct Deployed {
    child: Child,
    /// What it says first.
    said: String,
    /// Where its metrics are, if it serves any.
    metrics: Option<SocketAddr>,
    // Ended after the program.
    _database: Option<Database>,
    _folder: Folder,
}

fn documented(file: &str) -> String {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    std::fs::read_to_string(docs.join(file)).unwrap()
}

/// The words of a unit's `ExecStart`.
fn of_unit(unit: &str) -> Vec<String> {
    let lines = unit.replace("\\\n", " ");
    let line = lines
        .lines()
        .find_map(|line| line.strip_prefix("ExecStart="));
    let words = line.unwrap().split_whitespace().map(str::to_owned);
    words.skip(1).collect()
}

/// The words of the command that the nodes of the compose file share.
fn of_compose(compose: &str) -> Vec<String> {
    let (_, after) = compose.split_once("command: &command\n").unwrap();
    let words = after
        .lines()
        .map_while(|line| line.trim().strip_prefix("- "));
    words.map(str::to_owned).collect()
}

fn free_address() -> SocketAddr {
    let here = Ipv4Addr::LOCALHOST.into();
    SocketAddr::new(here, free_port(here).unwrap())
}

impl Deployed {
    /// Starts what a file of the documentation starts.
    fn start(file: &str, words: &[String]) -> Self {
        let folder = Folder::new("deployed").unwrap();
        let mut metrics = None;
        // "--listen=0.0.0.0:4020" is the same as "--listen 0.0.0.0:4020".
        let mut words = words.iter().flat_map(|word| word.splitn(2, '='));
        let mut command = Command::new(program());
        while let Some(word) = words.next() {
            command.arg(word);
            let here = match word {
                "--listen" => free_address().to_string(),
                "--metrics-listen" => metrics.insert(free_address()).to_string(),
                "--data" => folder.path().join("data").display().to_string(),
                "--bus" => shared_bus().unwrap(),
                "--node" => "documented".to_owned(),
                _ => continue,
            };
            words.next().expect("an option has a value");
            command.arg(here);
        }
        let is_shared = documented(file).contains("GAFFER_STORE");
        let database = is_shared.then(|| fresh_database().unwrap());
        if let Some(database) = &database {
            command.env("GAFFER_STORE", database.url());
        }
        let log = std::fs::File::create(folder.path().join("log")).unwrap();
        command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log);
        let mut child = command.spawn().unwrap();
        let mut said = String::new();
        let output = child.stdout.take().unwrap();
        BufReader::new(output).read_line(&mut said).unwrap();
        let logged = || std::fs::read_to_string(folder.path().join("log")).unwrap();
        assert!(!said.is_empty(), "{file}:\n{}", logged());
        Self {
            child,
            said,
            metrics,
            _database: database,
            _folder: folder,
        }
    }

    /// Whether it ends well when it is told to stop, as systemd and containers do.
    fn stop(mut self) -> bool {
        process::signal(self.child.id(), "TERM").unwrap();
        self.child.wait().unwrap().success()
    }
}

impl Drop for Deployed {
    fn drop(&mut self) {
        // It may have ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test]
async fn units_and_compose_file_start_what_they_say() {
    let compose = "compose/compose.yaml";
    let unit = |name: &'static str| (name, of_unit(&documented(name)));
    for (file, words) in [
        unit("systemd/gaffer.service"),
        unit("systemd/gaffer-node.service"),
        unit("systemd/gaffer-worker.service"),
        (compose, of_compose(&documented(compose))),
    ] {
        let deployed = Deployed::start(file, &words);
        if words[0] == "serve" {
            let address = deployed.said.trim().strip_prefix("http://");
            let address = address.unwrap().trim_end_matches('/').parse().unwrap();
            assert_eq!(get(address, "/readyz").await.0, 200, "{file}");
        } else {
            assert!(
                deployed.said.starts_with("working as documented-"),
                "{file}"
            );
        }
        if let Some(metrics) = deployed.metrics {
            assert_eq!(get(metrics, "/metrics").await.0, 200, "{file}");
        }
        assert!(deployed.stop(), "{file}");
    }
}
