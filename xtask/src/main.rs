//! Run, set-up and test as one command each: `cargo play`, `cargo setup` and `cargo verify`.

mod deny;
mod first_page;
mod postgres;
mod process;
mod schemathesis;
mod second_try;
mod setup;
mod web;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::sync::LazyLock;

use process::run;

const HELP: &str = "\
cargo play [ARGUMENTS]    build Gaffer and play a match; arguments go to 'gaffer play'
cargo setup               find or install what the checks need
cargo verify              the same, then everything that is checked before a change is taken in
cargo xtask first-page    how long 'cargo play' takes from nothing to the first page";

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let done = match arguments.next().as_deref() {
        // A "--" that separates the arguments, as for other cargo commands, is not one of them.
        Some("play") => play(arguments.skip_while(|argument| argument == "--").collect()),
        Some("setup") => setup::ensure().map(|_| ()),
        Some("verify") => verify(),
        Some("first-page") => first_page::measure(),
        _ => {
            println!("{HELP}");
            return ExitCode::FAILURE;
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the program, and the browser client where it is needed, and starts it.
fn play(arguments: Vec<String>) -> Result<(), String> {
    if !built("play/gaffer").exists() {
        println!("Building Gaffer. The first time takes about two minutes.");
    }
    // Side by side: this build of the program reads the client when it is asked for it.
    std::thread::scope(|scope| {
        let in_browser = !arguments.iter().any(|argument| argument == "--terminal");
        let client = in_browser.then(|| scope.spawn(web::build_if_old));
        cargo(&["build", "--profile", "play", "--package", "gaffer"], &[])?;
        client.map_or(Ok(()), |client| {
            client
                .join()
                .unwrap_or_else(|_| Err("the browser client was not built".into()))
        })
    })?;
    run(Command::new(built("play/gaffer"))
        .arg("play")
        .args(arguments))
}

/// The set-up, then formatting, the crates of others, lints, documentation, all tests, those of the server on `PostgreSQL` too, the scenarios through the program itself, the
/// benchmarks once each, the HTTP interface against its description, and the tests in a real browser.
fn verify() -> Result<(), String> {
    let strict = [("RUSTDOCFLAGS", "-D warnings")];
    let browser = setup::ensure()?;
    cargo(&["fmt", "--all", "--check"], &[])?;
    deny::verify()?;
    // The program has the client inside, so the client comes first.
    web::verify()?;
    cargo(
        &[
            "clippy",
            "--workspace",
            "--all-targets",
            "--quiet",
            "--",
            "-D",
            "warnings",
        ],
        &[],
    )?;
    cargo(&["doc", "--workspace", "--no-deps", "--quiet"], &strict)?;
    // What stands beside the program in a test runs the one that is built with it.
    let program = built("debug/gaffer").display().to_string();
    let beside = [("GAFFER_PROGRAM", program.as_str())];
    println!("cargo test --workspace --no-fail-fast");
    second_try::run(|arguments| {
        let mut tests = cargo_command(&["test", "--workspace", "--no-fail-fast", "--"], &beside);
        tests.args(arguments);
        tests
    })?;
    // Once each, and not for their speed: the tests' build will do. The whole workspace, since a build of one package alone has
    // other features of its dependencies, and would compile them all again.
    let benches = ["--bench", "play_outs", "--bench", "thinking"];
    cargo(&[&["test", "--workspace"], &benches[..]].concat(), &[])?;
    // From here on the programs that the tests have built.
    postgres::verify()?;
    println!("gaffer scenario run scenarios");
    run(Command::new(built("debug/gaffer"))
        .args(["scenario", "run", "scenarios"])
        .current_dir(root()))?;
    schemathesis::verify()?;
    web::verify_in_browser(&browser)
}

/// Whether nothing was built here yet.
static IS_FIRST: LazyLock<bool> = LazyLock::new(|| !built("debug/gaffer").exists());

fn cargo(arguments: &[&str], environment: &[(&str, &str)]) -> Result<(), String> {
    println!("cargo {}", arguments.join(" "));
    run(&mut cargo_command(arguments, environment))
}

fn cargo_command(arguments: &[&str], environment: &[(&str, &str)]) -> Command {
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(arguments)
        .env("PATH", setup::path())
        .envs(environment.iter().copied())
        .current_dir(root());
    // What helps to build again makes the first build slower, and many a machine builds only once.
    if *IS_FIRST {
        cargo.env("CARGO_INCREMENTAL", "0");
    }
    cargo
}

/// A program that cargo has built: "release/gaffer".
fn built(program: &str) -> PathBuf {
    let folder = std::env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let program = Path::new(program).with_extension(std::env::consts::EXE_EXTENSION);
    root().join(folder).join(program)
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}
