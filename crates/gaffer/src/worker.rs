//! `gaffer worker`: a node without visitors, which works for those of a store.

use std::io::Write;

use gaffer_server::WorkerArguments;

/// Works until the program is told to stop.
pub fn run(arguments: &WorkerArguments) -> Result<(), String> {
    let working = |name: &str| {
        // Nobody needs to read it.
        let _ = writeln!(std::io::stdout(), "working as {name}");
    };
    gaffer_server::run_worker(arguments, &working).map_err(|error| error.to_string())
}
