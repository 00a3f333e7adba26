//! Makes a million stored matches and a hundred thousand open ones on PostgreSQL, and measures what depends on how many there are.
//!
//! `cargo build --release -p gaffer && cargo run --release -p gaffer-cluster --example million`; `--help` says what it does.

mod backlog;
mod club;
mod multiply;
mod openings;
mod originals;
mod pages;
mod still;
mod verify;

use std::path::PathBuf;
use std::process::{Command, ExitCode};

use clap::Parser;
use club::Club;
use gaffer_cluster::built_program;
use gaffer_cluster::engines::Postgres;
use originals::Originals;

/// Make matches by the million and measure what one costs.
///
/// Some hundred matches of every game and preset are played through a node, over real sockets; PostgreSQL then multiplies their
/// rows, each copy with a name and seats of its own. There is a database for each of several sizes, each with a tenth of the
/// matches of the next, and a node for each; all are measured in turns, so that whatever else the machine does meets all of
/// them alike. It takes most of an hour and about 12 GB for each million matches, in a folder of the system's temporary ones
/// (TMPDIR) that is removed whichever way this ends. PostgreSQL runs as it comes, and waits for the disk with every write.
#[derive(Debug, Parser)]
struct Arguments {
    /// How many matches that are over the largest club has.
    #[arg(long, default_value_t = 1_000_000)]
    stored: i64,
    /// How many open ones in which nothing happens.
    #[arg(long, default_value_t = 100_000)]
    open: i64,
    /// How many clubs there are, each with a tenth of the matches of the next.
    #[arg(long, default_value_t = 4)]
    sizes: u32,
    /// How many matches are played for real.
    #[arg(long, default_value_t = 240)]
    originals: usize,
    /// How many matches of each kind are opened in each club.
    #[arg(long, default_value_t = 300)]
    openings: usize,
    /// How many copies are compared with their originals.
    #[arg(long, default_value_t = 200)]
    compared: usize,
    /// Copy the replays too, which take more than all else together: about 45 GB for a million.
    #[arg(long)]
    replays: bool,
    /// How many open matches are held in memory at once, to see what each takes.
    #[arg(long, default_value_t = 2_000)]
    held: usize,
    /// For how many seconds it is measured what a node costs that has nothing to do.
    #[arg(long, default_value_t = 20)]
    still: u64,
    /// How many matches wait to be packed, and how many to be forgotten, while others are played.
    #[arg(long, default_value_t = 20_000)]
    backlog: i64,
    /// How many gigabytes have to be free; it is refused to begin with less.
    #[arg(long, default_value_t = 30)]
    room: u64,
    /// The program, which takes `serve` [default: the one of this build].
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

/// Refuses to begin where the disk may become full.
fn check_room(gigabytes: u64) -> Result<(), String> {
    let folder = std::env::temp_dir();
    let mut df = Command::new("df");
    df.args(["-B1", "--output=avail"]).arg(&folder);
    let output = df.output().map_err(|error| format!("df: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout);
    let free = text
        .lines()
        .nth(1)
        .and_then(|line| line.trim().parse().ok());
    let free: u64 = free.ok_or("df does not say how much is free")?;
    if free >> 30 >= gigabytes {
        return Ok(());
    }
    let (free, folder) = (free >> 30, folder.display());
    Err(format!(
        "{free} GB are free for {folder}, and {gigabytes} are wanted: name another folder by TMPDIR, or less by --stored and --room"
    ))
}

async fn run(arguments: &Arguments) -> Result<(), String> {
    check_room(arguments.room)?;
    let program = arguments.program.clone();
    let program = program.map_or_else(built_program, Ok)?;
    let postgres = Postgres::start()?;
    let originals = Originals::play(&postgres, &program, arguments.originals).await?;
    println!("{originals}");
    let (mut clubs, mut all) = (Vec::new(), true);
    for power in (0..arguments.sizes).rev() {
        let part = 10_i64.pow(power);
        let (stored, open) = (arguments.stored / part, arguments.open / part);
        let club = Club::make(
            &postgres,
            &program,
            &originals,
            (stored, open),
            arguments.replays,
        )?;
        println!("{club}");
        clubs.push(club);
        // What is known of the smaller ones is told before the largest is made, which takes longest.
        if power < 2 {
            let round = (1 - power as usize, arguments.openings);
            let openings = openings::measure(&clubs, &postgres, &originals, round);
            all &= tell(&openings.await);
            all &= tell(&pages::measure(&clubs, &program).await);
        }
    }
    all &= tell(&verify::copies(
        &clubs,
        &program,
        &originals,
        arguments.compared,
    ));
    all &= tell(&still::starts(&mut clubs, &postgres).await);
    all &= tell(&still::idle(&mut clubs, &postgres, arguments.still).await);
    if let Some(largest) = clubs.last() {
        all &= tell(&still::held(largest, &originals, arguments.held).await);
    }
    drop(clubs);
    let backlogs = [arguments.backlog / 10, arguments.backlog];
    all &= tell(&backlog::measure(&postgres, &program, &originals, backlogs).await);
    all.then_some(())
        .ok_or_else(|| "not everything could be measured".to_owned())
}

/// Prints what was measured, or why it was not; whether it was.
fn tell(measured: &Result<String, String>) -> bool {
    match measured {
        Ok(told) => println!("{told}\n"),
        Err(why) => println!("NOT MEASURED: {why}\n"),
    }
    measured.is_ok()
}

#[tokio::main]
async fn main() -> ExitCode {
    match run(&Arguments::parse()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}
