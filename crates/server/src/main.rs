//! The server alone: what `gaffer serve` does, for tests and for computers that only serve.

use std::io::{self, Write as _};
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
    let told = gaffer_server::run(Command::parse().arguments, &|address| {
        // Whoever has closed the pipe does not want to know.
        let _ = writeln!(io::stdout(), "{address}");
    });
    match told {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            let _ = writeln!(io::stderr(), "gaffer-server: {why}");
            ExitCode::FAILURE
        }
    }
}
