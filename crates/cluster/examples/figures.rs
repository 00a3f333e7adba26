//! What an answer costs: one server on its file, then nodes over PostgreSQL and NATS, in one run on one machine.
//!
//! `cargo build --release -p gaffer && cargo run --release -p gaffer-cluster --example figures`

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Parser;
use gaffer_cluster::bots::{BotSetting, Bots};
use gaffer_cluster::history::Beginning;
use gaffer_cluster::{Cluster, Shape, built_program, percentile, process};

/// Measure accepted durable answers, how long each waits, and the processor time of every part.
#[derive(Debug, Parser)]
struct Command {
    /// How many matches are played at once.
    #[arg(long, default_value_t = 200)]
    matches: usize,
    /// For how long each.
    #[arg(long, default_value_t = 15)]
    seconds: u64,
    /// How many nodes.
    #[arg(long, default_value_t = 3)]
    nodes: usize,
    /// The game.
    #[arg(long, default_value = "fuba")]
    game: String,
    /// How long a bot thinks on average, in milliseconds; none asks as much as can be answered.
    #[arg(long, default_value_t = 0)]
    pace: u64,
    /// Measure the single server alone.
    #[arg(long)]
    single: bool,
    /// The program, which takes `serve` [default: the one of this build].
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

/// What one of both came to.
struct Figures {
    /// Accepted answers a second.
    rate: f64,
    p50: Duration,
    p99: Duration,
    /// Microseconds of the processor for each answer, by part.
    costs: Vec<(String, f64)>,
}

impl Figures {
    /// What servers and engines cost together, without the bots.
    fn behind(&self) -> f64 {
        let costs = self.costs.iter().filter(|(part, _)| part != BOTS);
        costs.map(|(_, cost)| cost).sum()
    }
}

const BOTS: &str = "bots";

async fn measure(shape: Shape, program: &Path, command: &Command) -> Result<Figures, String> {
    let cluster = Cluster::start(shape, program)?;
    let before = used(&cluster);
    let setting = BotSetting {
        games: vec![command.game.clone()],
        pace: Duration::from_millis(command.pace),
        ..BotSetting::new(cluster.addresses(), command.matches)
    };
    let start = Instant::now();
    let bots = Bots::start(setting, Arc::new(Beginning::default()));
    tokio::time::sleep(Duration::from_secs(command.seconds)).await;
    let played = bots.stop().await?;
    let time = start.elapsed();
    let after = used(&cluster);
    let mut waits = played.waits;
    waits.sort_unstable();
    let answers = waits.len().max(1) as f64;
    let costs = before
        .into_iter()
        .zip(after)
        .map(|((part, before), (_, after))| {
            let cost = after.saturating_sub(before).as_secs_f64() * 1e6 / answers;
            (part, cost)
        });
    Ok(Figures {
        rate: waits.len() as f64 / time.as_secs_f64(),
        p50: percentile(&waits, 0.5),
        p99: percentile(&waits, 0.99),
        costs: costs.collect(),
    })
}

/// The processor time of every part so far.
fn used(cluster: &Cluster) -> Vec<(String, Duration)> {
    let nodes = cluster.nodes.iter();
    let mut all: Vec<_> = nodes
        .map(|node| (node.name().to_owned(), node.used()))
        .collect();
    if let Some(engines) = &cluster.engines {
        all.push(("PostgreSQL".to_owned(), engines.postgres.used()));
        all.push(("NATS".to_owned(), engines.nats.used()));
    }
    // This process alone: the others are its children.
    all.push((BOTS.to_owned(), process::used_alone(std::process::id())));
    all
}

fn print(name: &str, figures: &Figures) {
    let millis = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "| {name} | {:.0} | {:.2} | {:.2} | {:.0} |",
        figures.rate,
        millis(figures.p50),
        millis(figures.p99),
        figures.behind()
    );
}

async fn run(command: &Command) -> Result<(), String> {
    let program = command.program.clone().map_or_else(built_program, Ok)?;
    let single = measure(Shape::Single, &program, command).await?;
    let nodes = if command.single {
        None
    } else {
        let shape = Shape::Nodes {
            count: command.nodes,
            apart: false,
        };
        Some(measure(shape, &program, command).await?)
    };
    println!("{} matches, {} s each", command.matches, command.seconds);
    println!("| | answers a second | p50 ms | p99 ms | processor µs an answer, without bots |");
    println!("|---|---|---|---|---|");
    print("one server, SQLite", &single);
    let several = format!("{} nodes, PostgreSQL, NATS", command.nodes);
    let mut all = vec![("one server, SQLite", &single)];
    if let Some(nodes) = &nodes {
        print(&several, nodes);
        all.push((&several, nodes));
    }
    for (name, figures) in all {
        let costs = figures
            .costs
            .iter()
            .map(|(part, cost)| format!("{part} {cost:.0}"));
        println!(
            "{name}, processor µs an answer: {}",
            costs.collect::<Vec<_>>().join(", ")
        );
    }
    if let Some(nodes) = &nodes {
        println!(
            "nodes to single: {:.2} of the answers a second, {:.2} times the processor time of an answer",
            nodes.rate / single.rate.max(1.0),
            nodes.behind() / single.behind().max(1.0)
        );
    }
    Ok(())
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(&Command::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
