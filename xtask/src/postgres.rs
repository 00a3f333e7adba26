//! The tests of the server once more, with `PostgreSQL` in the place of files.

use std::fs;
use std::process::Command;

use crate::{built, root, second_try, setup};

/// The tests that look into the file of a store or are about it, one in each line: the beginning of a name is enough.
const OF_FILES: &str = "crates/server/tests/of-files-alone.txt";

/// Runs all others on one `PostgreSQL`, with a database for each server that they start.
pub(crate) fn verify() -> Result<(), String> {
    let of_files = fs::read_to_string(root().join(OF_FILES))
        .map_err(|error| format!("{OF_FILES}: {error}"))?;
    // What says nothing about a store, and takes long or depends on how fast the machine is.
    let others = [
        "typescript::",
        "openapi::",
        "proxy::",
        "tls::",
        "lab::",
        "limits::",
        "thinking::",
    ];
    println!("cargo test --workspace --test server, on PostgreSQL");
    second_try::run(|arguments| {
        // What the tests have built, and no other: another selection of packages would compile all again.
        let mut tests = Command::new(built("debug/examples/with_engines"));
        tests
            .arg(env!("CARGO"))
            .args(["test", "--workspace", "--test", "server", "--no-fail-fast"])
            .arg("--")
            .args(arguments)
            .env("GAFFER_TEST_STORE", "postgres")
            .env("PATH", setup::path())
            .current_dir(root());
        for name in of_files.lines().chain(others) {
            tests.args(["--skip", name]);
        }
        tests
    })
}
