//! Commands whose matches are played by workers: the same bytes as on one machine, whoever plays, dies, joins or is away, and every piece
//! a job of the store meanwhile.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use gaffer_cluster::engines::{Nats, Postgres, query};
use gaffer_cluster::{Folder, Node, NodeSetting, Role};
use serde_json::Value;

use crate::support::program;

/// Workers with a PostgreSQL and a NATS server of their own.
struct Workers {
    // In the order in which they are ended.
    all: Vec<Node>,
    nats: Nats,
    postgres: Postgres,
}

impl Workers {
    fn start(count: usize) -> Self {
        let mut workers = Self {
            all: Vec::new(),
            nats: Nats::start().unwrap(),
            postgres: Postgres::start().unwrap(),
        };
        for _ in 0..count {
            workers.join();
        }
        workers
    }

    /// One more.
    fn join(&mut self) {
        self.join_as(Role::Worker);
    }

    fn join_as(&mut self, role: Role) {
        let setting = NodeSetting {
            role,
            program: program(),
            name: Some(format!("worker-{}", self.all.len())),
            store: Some(self.store()),
            bus: Some(self.nats.url()),
            ..NodeSetting::default()
        };
        self.all.push(Node::start(setting).unwrap());
    }

    fn store(&self) -> String {
        self.postgres.url("postgres")
    }

    /// What a question to the database comes to.
    fn ask(&self, sql: &str) -> String {
        query(&self.store(), sql).unwrap().concat()
    }

    /// A command that plays nothing itself.
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = gaffer(arguments);
        command.args(["--threads", "0", "--workers", &self.nats.url()]);
        command
    }

    /// Ends well: nobody is killed by this.
    fn stop(mut self) {
        for worker in &mut self.all {
            assert!(worker.stop().unwrap(), "{}", worker.logged());
        }
    }
}

fn gaffer(arguments: &[&str]) -> Command {
    let mut command = Command::new(program());
    command.args(arguments).stdin(Stdio::null());
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn printed(output: Output) -> String {
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    String::from_utf8(output.stdout).unwrap()
}

fn run(mut command: Command) -> String {
    printed(command.output().unwrap())
}

/// A ladder without what depends on the clock.
fn timeless(printed: &str) -> Value {
    let mut ladder: Value = serde_json::from_str(printed).unwrap();
    for standing in ladder["standings"].as_array_mut().unwrap() {
        for time in ["mean_ms", "longest_ms"] {
            assert!(standing.as_object_mut().unwrap().remove(time).is_some());
        }
    }
    ladder
}

/// The lines of a file of results in their order, without what depends on the clock.
fn results(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap();
    let pair = |line: &str| {
        let mut pair: Value = serde_json::from_str(line).unwrap();
        for played in pair["matches"].as_array_mut().into_iter().flatten() {
            assert!(played.as_object_mut().unwrap().remove("thinking").is_some());
        }
        pair.to_string()
    };
    let mut lines: Vec<String> = text.lines().map(pair).collect();
    lines.sort_unstable();
    lines
}

/// Waits until so many pairs are written.
fn wait_for_pairs(file: &Path, count: usize) {
    let lines = || {
        std::fs::read_to_string(file)
            .unwrap_or_default()
            .lines()
            .count()
    };
    while lines() <= count {
        std::thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn the_same_is_printed_however_many_workers_play() {
    let folder = Folder::new("cups").unwrap();
    let cup = folder.path().join("cup.json");
    let cup = cup.to_str().unwrap();
    let mut new = gaffer(&["cup", "new", cup, "--seed", "3"]);
    for (team, coach) in [("A", "random"), ("B", "beginner"), ("C", "sensible")] {
        new.args(["--team", &format!("{team}=coach:{coach}")]);
    }
    run(new);
    let commands: [&[&str]; 8] = [
        &["simulate", "90", "--home", "random", "--json", "--list"],
        &["simulate", "30", "--preset", "full", "--csv"],
        &["simulate", "30", "--game", "champions", "--home", "random"],
        &[
            "simulate",
            "50",
            "--home",
            "random",
            "--calibration",
            "--json",
        ],
        &[
            "simulate",
            "3",
            "--home",
            "random",
            "--formations",
            "--json",
        ],
        &["cup", "simulate", cup, "--matches", "5", "--seasons", "230"],
        &[
            "cup",
            "simulate",
            cup,
            "--from",
            "ratings",
            "--rating",
            "B=1234.5678901234567",
            "--json",
        ],
        &[
            "ladder",
            "random",
            "sensible",
            "beginner",
            "--gauntlet",
            "sensible",
            "--pairs",
            "7",
            "--json",
        ],
    ];
    let sequential: &[&str] = &["ladder", "sensible", "random", "--sprt", "-10,50", "--json"];
    let alone: Vec<String> = commands
        .iter()
        .map(|command| run(gaffer(command)))
        .collect();
    let ladder = |printed: &str| printed.contains("standings").then(|| timeless(printed));
    let decided = timeless(&run(gaffer(sequential)));
    let mut workers = Workers::start(0);
    for count in [1, 2] {
        workers.join();
        for (command, alone) in commands.iter().zip(&alone) {
            let printed = run(workers.command(command));
            match (ladder(&printed), ladder(alone)) {
                (None, None) => assert_eq!(&printed, alone, "{count}: {command:?}"),
                (printed, alone) => assert_eq!(printed, alone, "{count}: {command:?}"),
            }
        }
        let printed = run(workers.command(sequential));
        assert_eq!(timeless(&printed), decided, "{count}");
    }
    // Together with this computer.
    let mut both = gaffer(commands[0]);
    both.args(["--workers", &workers.nats.url()]);
    assert_eq!(run(both), alone[0]);
    workers.stop();
}

#[test]
fn workers_find_the_same_puzzles() {
    let folder = Folder::new("puzzles").unwrap();
    let make = |mut command: Command, name: &str| {
        let out = folder.path().join(name);
        command.args(["--game", "champions", "--count", "2", "--out"]);
        command.arg(&out);
        let list = run(command);
        let mut files: Vec<_> = (std::fs::read_dir(out).unwrap())
            .map(|file| {
                let file = file.unwrap();
                let text = std::fs::read_to_string(file.path()).unwrap();
                (file.file_name(), text)
            })
            .collect();
        files.sort_unstable();
        (list, files)
    };
    let alone = make(gaffer(&["puzzles", "make"]), "alone");
    assert!(!alone.1.is_empty());
    let workers = Workers::start(1);
    let shared = make(workers.command(&["puzzles", "make"]), "shared");
    assert_eq!(shared, alone);
    workers.stop();
}

const LADDER: [&str; 6] = ["ladder", "random", "sensible", "--json", "--pairs", "300"];

/// A ladder that writes its pairs into a file, as it goes without workers.
fn ladder_alone(file: &Path) -> (Value, Vec<String>) {
    let mut alone = gaffer(&LADDER);
    alone.arg("--results").arg(file);
    (timeless(&run(alone)), results(file))
}

#[test]
fn a_worker_is_killed_another_joins_and_the_command_itself_is_killed() {
    let folder = Folder::new("ladders").unwrap();
    let [alone, shared] = ["alone", "shared"].map(|name| folder.path().join(name));
    let expected = ladder_alone(&alone);
    let mut workers = Workers::start(2);
    let start = |workers: &Workers| -> Child {
        let mut command = workers.command(&LADDER);
        command.arg("--results").arg(&shared).spawn().unwrap()
    };
    let mut first = start(&workers);
    wait_for_pairs(&shared, 40);
    first.kill().unwrap();
    first.wait().unwrap();
    let second = start(&workers);
    wait_for_pairs(&shared, 120);
    workers.all.remove(0).kill().unwrap();
    workers.join();
    let printed = printed(second.wait_with_output().unwrap());
    assert_eq!((timeless(&printed), results(&shared)), expected);
    workers.stop();
}

/// Pieces are rows of the store, which a node with visitors does as well; at the end nothing of them is left.
#[test]
fn pieces_are_jobs_that_nodes_do_too() {
    let folder = Folder::new("ladders").unwrap();
    let [alone, shared] = ["alone", "shared"].map(|name| folder.path().join(name));
    let expected = ladder_alone(&alone);
    let mut workers = Workers::start(1);
    workers.join_as(Role::Server);
    let mut command = workers.command(&LADDER);
    let ladder = command.arg("--results").arg(&shared).spawn().unwrap();
    for name in ["worker-0", "worker-1"] {
        let taken =
            format!("SELECT count(*) FROM jobs WHERE kind = 'piece' AND node LIKE '{name}-%'");
        while workers.ask(&taken) == "0" {
            std::thread::sleep(Duration::from_millis(5));
        }
    }
    assert_eq!(workers.ask("SELECT count(*) FROM orders"), "1");
    let printed = printed(ladder.wait_with_output().unwrap());
    assert_eq!((timeless(&printed), results(&shared)), expected);
    let left = "SELECT (SELECT count(*) FROM jobs) + (SELECT count(*) FROM orders)";
    while workers.ask(left) != "0" {
        std::thread::sleep(Duration::from_millis(20));
    }
    workers.stop();
}

/// What was done stays done, and what was under way is done again.
#[test]
fn postgresql_is_killed_in_the_middle() {
    let folder = Folder::new("ladders").unwrap();
    let [alone, shared] = ["alone", "shared"].map(|name| folder.path().join(name));
    let expected = ladder_alone(&alone);
    let mut workers = Workers::start(2);
    let mut command = workers.command(&LADDER);
    let ladder = command.arg("--results").arg(&shared).spawn().unwrap();
    wait_for_pairs(&shared, 40);
    workers.postgres.kill().unwrap();
    std::thread::sleep(Duration::from_secs(1));
    workers.postgres.start_again().unwrap();
    let printed = printed(ladder.wait_with_output().unwrap());
    assert_eq!((timeless(&printed), results(&shared)), expected);
    workers.stop();
}

#[test]
fn nats_is_away_in_the_middle() {
    let folder = Folder::new("ladders").unwrap();
    let [alone, shared] = ["alone", "shared"].map(|name| folder.path().join(name));
    let expected = ladder_alone(&alone);
    let mut workers = Workers::start(1);
    let mut command = workers.command(&LADDER);
    let mut ladder = command.arg("--results").arg(&shared).spawn().unwrap();
    wait_for_pairs(&shared, 40);
    workers.nats.kill().unwrap();
    let mut said = BufReader::new(ladder.stderr.take().unwrap());
    let mut line = String::new();
    said.read_line(&mut line).unwrap();
    assert!(line.contains("is away"), "{line}");
    workers.nats.start_again().unwrap();
    let printed = printed(ladder.wait_with_output().unwrap());
    assert_eq!((timeless(&printed), results(&shared)), expected);
    said.read_to_string(&mut line).unwrap();
    assert!(line.contains("is back"), "{line}");
    workers.stop();
}

#[test]
fn where_nobody_answers_it_is_said_what_to_do() {
    let simulate = ["simulate", "30", "--home", "random"];
    let nobody = gaffer(&["simulate", "--workers", "nats://127.0.0.1:1"]).output();
    let nobody = nobody.unwrap();
    let why = String::from_utf8_lossy(&nobody.stderr);
    assert!(
        why.contains("NATS cannot be reached at nats://127.0.0.1:1"),
        "{why}"
    );
    assert!(!nobody.status.success());
    let bot = gaffer(&[
        "ladder",
        "random",
        "--bot",
        "x",
        "--workers",
        "nats://127.0.0.1:1",
    ])
    .output();
    let why = String::from_utf8(bot.unwrap().stderr).unwrap();
    assert!(
        why.contains("--bot") && why.contains("cannot be used with"),
        "{why}"
    );

    let mut workers = Workers::start(0);
    let mut waiting = workers.command(&simulate).spawn().unwrap();
    let mut line = String::new();
    let mut said = BufReader::new(waiting.stderr.take().unwrap());
    said.read_line(&mut line).unwrap();
    let url = workers.nats.url();
    let advice = format!("'gaffer worker --store postgres://… --bus {url}'");
    assert!(
        line.contains("no worker answers") && line.contains(&advice),
        "{line}"
    );
    workers.join();
    let printed = printed(waiting.wait_with_output().unwrap());
    assert_eq!(printed, run(gaffer(&simulate)));
    workers.stop();
}
