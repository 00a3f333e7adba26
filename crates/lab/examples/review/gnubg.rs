//! GNU Backgammon judges its own games at 0-ply, if it is installed: the decisions of a second beside ours.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::processor;

/// Where Debian puts it; otherwise it is looked for where programs are.
const DEBIAN: &str = "/usr/games/gnubg";
const GAMES: usize = 60;
/// More turns than a game has.
const TURNS: usize = 120;

/// Prints how many decisions it judges in a second of one core, without the luck of the dice and with it.
pub(crate) fn measure() -> Result<(), String> {
    let program = if Path::new(DEBIAN).exists() {
        DEBIAN
    } else {
        "gnubg"
    };
    let folder = std::env::temp_dir().join(format!("gaffer-gnubg-{}", std::process::id()));
    std::fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let compared = compare(program, &folder);
    std::fs::remove_dir_all(&folder).map_err(|error| error.to_string())?;
    let Some(lines) = compared else {
        println!(
            "GNU Backgammon is not installed; 10,107 decisions a CPU second were measured at 0-ply"
        );
        return Ok(());
    };
    print!("{lines}");
    Ok(())
}

fn compare(program: &str, folder: &Path) -> Option<String> {
    let games = folder.join("games.sgf");
    let mut play = String::from("set threads 1\nset display off\nset automatic roll on\n");
    for player in 0..2 {
        let _ = writeln!(
            play,
            "set player {player} gnubg\nset player {player} chequerplay evaluation plies 0\n\
             set player {player} cubedecision evaluation plies 0"
        );
    }
    play.push_str("set seed 1\nnew session\n");
    for _ in 0..GAMES {
        play.push_str("new game\n");
        play.push_str(&"play\n".repeat(TURNS));
    }
    let _ = writeln!(play, "save match {}", games.display());
    run(program, folder, &play)?;
    let mut lines = String::new();
    for (luck, words) in [
        ("off", "decisions alone"),
        ("on", "with the luck of every roll"),
    ] {
        let read = format!(
            "set threads 1\nset analysis chequerplay evaluation plies 0\nset analysis cubedecision evaluation plies 0\n\
             set analysis luckanalysis plies 0\nset analysis luck {luck}\nload match {}\nanalysis clear match\n",
            games.display()
        );
        let (idle, _) = run(program, folder, &read)?;
        let (busy, said) = run(
            program,
            folder,
            &format!("{read}analyse match\nshow statistics match\n"),
        )?;
        let took = busy - idle;
        let (moves, cubes) = (
            sum(&said, "Total moves")?,
            sum(&said, "Total cube decisions")?,
        );
        let _ = writeln!(
            lines,
            "GNU Backgammon 0-ply, {words}: {moves} moves and {cubes} cube decisions in {took:.2} s of one core: {:.0} moves, \
             {:.0} decisions a CPU second",
            moves / took,
            (moves + cubes) / took
        );
    }
    Some(lines)
}

/// Lets it carry out commands: the CPU seconds that took, and what it said; nothing where it is not installed.
fn run(program: &str, folder: &Path, commands: &str) -> Option<(f64, String)> {
    let file: PathBuf = folder.join("commands");
    std::fs::write(&file, commands).ok()?;
    let before = processor::of_others()?;
    let output = Command::new(program)
        .args(["-t", "-q", "-r", "-c"])
        .arg(&file)
        .current_dir(folder)
        .output()
        .ok()?;
    let took = processor::of_others()? - before;
    Some((took, String::from_utf8_lossy(&output.stdout).into_owned()))
}

/// The figures of both players in a line of its statistics, together.
fn sum(said: &str, name: &str) -> Option<f64> {
    let line = said.lines().find(|line| line.starts_with(name))?;
    let figures = line[name.len()..].split_whitespace();
    Some(
        figures
            .filter_map(|figure| figure.parse::<f64>().ok())
            .sum(),
    )
}
