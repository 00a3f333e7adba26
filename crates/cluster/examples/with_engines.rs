//! Runs a command beside one PostgreSQL and one NATS server, for tests each of which is a process of its own.
//!
//! `cargo run -p gaffer-cluster --example with_engines -- cargo nextest run -p gaffer-server`

use std::process::{Command, ExitCode};

use gaffer_cluster::engines::{NATS_VARIABLE, Nats, POSTGRES_VARIABLE, Postgres};

fn run() -> Result<u8, String> {
    let mut arguments = std::env::args_os().skip(1);
    let program = arguments
        .next()
        .ok_or("with_engines COMMAND [ARGUMENT...]")?;
    let (postgres, nats) = (Postgres::start()?, Nats::start()?);
    let status = Command::new(&program)
        .args(arguments)
        .env(POSTGRES_VARIABLE, postgres.url("postgres"))
        .env(NATS_VARIABLE, nats.url())
        .status()
        .map_err(|error| format!("{}: {error}", program.display()))?;
    Ok(status.code().map_or(1, |code| code as u8))
}

fn main() -> ExitCode {
    run().map_or_else(
        |why| {
            eprintln!("{why}");
            ExitCode::FAILURE
        },
        ExitCode::from,
    )
}
