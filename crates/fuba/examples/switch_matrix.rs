//! Plays random matches with each advanced rule alone and with each pair of them, and checks how each
//! match ends: `cargo run --release -p gaffer-fuba --example switch_matrix -- 1000`.
//!
//! Prints the matches played for each pair, with what the two rules need added. Any fault makes it fail.

use std::process::ExitCode;

use gaffer_core::{Awaits, Rules, Side, Silent};
use gaffer_fuba::pitch::Area;
use gaffer_fuba::{
    Advanced, AdvancedSet, Edition, Options, Position, SUBSTITUTIONS, SkillsPerTeam,
};
use gaffer_proof::{Luck, random_play_out};

/// Matches of each pair unless another number is given.
const MATCHES: u64 = 1000;
/// A match of fewer answers was broken off, one of more does not come to an end.
const ANSWERS: std::ops::RangeInclusive<u64> = 100..=20_000;

const RULES: usize = Advanced::ALL.len();

fn main() -> ExitCode {
    let matches = match std::env::args().nth(1).map(|number| number.parse()) {
        None => MATCHES,
        Some(Ok(number)) => number,
        Some(Err(_)) => {
            eprintln!("say how many matches each pair plays");
            return ExitCode::FAILURE;
        }
    };
    let mut played = [[0; RULES]; RULES];
    let mut answers = 0;
    let mut faults = 0;
    for (row, first) in Advanced::ALL.into_iter().enumerate() {
        for (column, second) in Advanced::ALL.into_iter().enumerate().skip(row) {
            let advanced = with_needs([first, second]);
            for seed in 0..matches {
                let options = Options {
                    advanced,
                    skills_per_team: SkillsPerTeam::try_from(1 + (seed % 3) as u8)
                        .unwrap_or_default(),
                    ..Options::default()
                };
                let found = play(options, seed, &mut answers);
                for fault in &found {
                    eprintln!("{first} {second}, seed {seed}: {fault}");
                }
                faults += found.len();
                played[row][column] += 1;
            }
            played[column][row] = played[row][column];
        }
    }
    print_matrix(&played);
    let pairs = (RULES * (RULES + 1) / 2) as u64;
    println!(
        "{} matches, {answers} answers, {faults} faults",
        pairs * matches
    );
    if faults == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}

/// Two rules, the same twice for one alone, and what they need (docs/rules, "What the advanced rules need").
fn with_needs(rules: [Advanced; 2]) -> AdvancedSet {
    rules
        .into_iter()
        .chain(
            rules
                .into_iter()
                .filter_map(|rule| rule.needs(Edition::V2_2)),
        )
        .collect()
}

/// Plays a match to its end; everything that is wrong with it.
fn play(options: Options, seed: u64, answers: &mut u64) -> Vec<String> {
    let mut position = match Position::begin(&options) {
        Ok(position) => position,
        Err(faults) => return faults.0,
    };
    let mut choices = Vec::new();
    let given = random_play_out(
        &mut position,
        &mut Luck::new(seed),
        &mut choices,
        &mut Silent,
    );
    *answers += given;
    let mut faults = position.faults();
    if !ANSWERS.contains(&given) {
        faults.push(format!("{given} answers"));
    }
    if !matches!(position.awaits(), Awaits::Nothing(_)) || position.result().is_none() {
        faults.push("the match is not over".to_owned());
    }
    for side in Side::BOTH {
        faults.extend(team_faults(&position, side));
    }
    match Position::from_diagram(&position.diagram()) {
        Ok(back) if back == position => {}
        Ok(_) => faults.push("its diagram is read back as another position".to_owned()),
        Err(why) => faults.push(format!("its diagram is not read back: {why}")),
    }
    faults
}

/// F22-1.1b, F22-1.1c: ten outfield pieces, three substitutions, ten condition points; and nothing of a
/// rule that is not played.
fn team_faults(position: &Position, side: Side) -> Vec<String> {
    let open = position.open();
    let (team, bench) = (open.team(side), open.bench(side));
    let standing: u8 = Area::ALL.iter().map(|area| team.outfield(*area)).sum();
    let off = team.red() + bench.injured().total() + bench.out();
    let holds = [
        (
            standing + off == 10 || standing == 0,
            "pieces do not add up",
        ),
        (
            bench.substitutions() <= SUBSTITUTIONS,
            "too many substitutions",
        ),
        (bench.condition().total() <= 10, "too many condition points"),
        (
            open.plays(Advanced::Condition)
                || (bench.condition().total() == 0 && !bench.is_tired()),
            "condition without A1",
        ),
        (
            open.plays(Advanced::Substitutions) || bench.substitutions() == 0,
            "substitutions without A3",
        ),
        (
            open.plays(Advanced::Injuries) || bench.injured().total() + bench.out() == 0,
            "injuries without A4",
        ),
        (
            open.plays(Advanced::Skills)
                || (bench.hidden_skills() == 0 && bench.skills_used().is_empty()),
            "skills without A10",
        ),
        (
            open.plays(Advanced::Events) || bench.skills_lost().is_empty(),
            "skills lost without A11",
        ),
    ];
    holds
        .into_iter()
        .filter(|(holds, _)| !holds)
        .map(|(_, fault)| format!("{side}: {fault}"))
        .collect()
}

fn print_matrix(played: &[[u64; RULES]; RULES]) {
    let line = |name: &str, cells: &[String]| {
        let cells: Vec<String> = cells.iter().map(|cell| format!("{cell:>6}")).collect();
        println!("{name:>4}{}", cells.concat());
    };
    line("", &Advanced::ALL.map(|rule| rule.to_string()));
    for (rule, row) in Advanced::ALL.into_iter().zip(played) {
        line(rule.name(), &row.map(|number| number.to_string()));
    }
}
