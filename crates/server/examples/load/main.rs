//! Measures the server: matches of two bots over real `WebSocket`s, each answer durable before it is acknowledged.
//!
//! `cargo run --release -p gaffer-server --example load -- --help`

mod abandoned;
mod bots;
mod fair;
mod figures;
mod held_up;
mod idle;
mod letters;
mod log_ins;
mod process;

use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, Subcommand};

/// Measure how many answers a second the server takes, how long each waits, and what idle matches cost.
#[derive(Debug, Parser)]
struct Command {
    /// Instead of measuring.
    #[command(subcommand)]
    part: Option<Part>,
    /// How many matches are played at once.
    #[arg(long, default_value_t = 200)]
    matches: usize,
    /// For how long.
    #[arg(long, default_value_t = 15)]
    seconds: u64,
    /// The game.
    #[arg(long, default_value = "fuba")]
    game: String,
    /// How many stored matches are idle.
    #[arg(long, default_value_t = 10_000)]
    stored: usize,
    /// How many open matches are idle, each with both players connected.
    #[arg(long, default_value_t = 1_000)]
    open: usize,
    /// How many matches of two masters are left behind.
    #[arg(long, default_value_t = 50)]
    masters: usize,
    /// How many hints are left behind.
    #[arg(long, default_value_t = 150)]
    hints: usize,
    /// How many wrong passwords are tried.
    #[arg(long, default_value_t = 1_500)]
    tries: usize,
    /// How many times matches with clocks and sealed dice take turns with others.
    #[arg(long, default_value_t = 3)]
    rounds: usize,
    /// How many matches are played by letter, a multiple of 20.
    #[arg(long, default_value_t = 2_000)]
    letters: i64,
    /// How many accounts there are.
    #[arg(long, default_value_t = 10_000)]
    accounts: i64,
    /// Another server to measure: a program that takes `serve`, such as an older `gaffer`.
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

#[derive(Debug, Subcommand)]
enum Part {
    /// Be the server that is measured.
    Serve(Box<gaffer_server::Arguments>),
    /// Measure how long a quick coach takes to reply while masters and hints are left behind.
    Abandoned,
    /// Measure how long a coach who thinks takes to answer, alone, while deep reviews run, and while agreement is counted.
    HeldUp,
    /// Measure how many answers a second there are with clocks and sealed dice, beside none of both.
    Fair,
    /// Measure the memory before and after many wrong passwords.
    LogIns,
    /// Measure what the list of a member, the look for deadlines and the start cost in a club that plays by letter.
    Letters,
}

#[tokio::main]
async fn measure_fair(command: &Command) {
    println!("{}", fair::measure(command).await);
}

#[tokio::main]
async fn measure_log_ins(command: &Command) {
    println!("{}", log_ins::measure(command).await);
}

#[tokio::main]
async fn measure_abandoned(command: &Command) {
    println!("{}", abandoned::measure(command).await);
}

#[tokio::main]
async fn measure_held_up(command: &Command) {
    println!("{}", held_up::measure(command).await);
}

#[tokio::main]
async fn measure_letters(command: &Command) {
    println!("{}", letters::measure(command).await);
}

#[tokio::main]
async fn measure(command: &Command) {
    let server = process::start(command.program.as_deref(), &[]);
    let figures = bots::play(
        &server.address,
        &command.game,
        bots::Kind::Plain,
        command.matches,
        command.seconds,
    )
    .await;
    println!("{figures}");
    let per_answer = |used: Duration| used.as_micros() as usize / figures.waits.len().max(1);
    println!(
        "processor time for each answer: server {} µs, bots {} µs",
        per_answer(server.used()),
        per_answer(process::used("self")),
    );
    drop(server);
    println!("{}", idle::measure(command).await);
}

fn main() {
    let command = Command::parse();
    match command.part {
        Some(Part::Serve(arguments)) => {
            if let Err(why) = gaffer_server::run(*arguments, &|address| println!("{address}")) {
                eprintln!("{why}");
            }
        }
        Some(Part::Abandoned) => measure_abandoned(&command),
        Some(Part::HeldUp) => measure_held_up(&command),
        Some(Part::Fair) => measure_fair(&command),
        Some(Part::LogIns) => measure_log_ins(&command),
        Some(Part::Letters) => measure_letters(&command),
        None => measure(&command),
    }
}
