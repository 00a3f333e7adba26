//! The server alone: what `gaffer serve` does, for tests and for computers that only serve.

use std::process::ExitCode;

use clap::Parser;

/// Serve matches of tactical football board games to browsers and programs.
#[derive(Debug, Parser)]
#[command(name = "gaffer-server", version, about)]
struct Command {
    #[command(flatten)]
    arguments: gaffer_server::Arguments,
}

fn main() -> ExitCode {
    let told = gaffer_server::run(Command::parse().arguments, |address| {
        println!("{address}");
    });
    match told {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("gaffer-server: {why}");
            ExitCode::FAILURE
        }
    }
}
