//! The program: reads the command line and calls the part that does the work.

use std::fmt::Write as _;
use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::Parser;
use gaffer::cli::{Cli, Command, RulesCommand, Scenario, StoreCommand};
use gaffer::output::print_all;
use gaffer::{
    admin, analyse, browser, compare, cup, editions, lab, ladder, play, puzzles, readings, referee,
    replay, report, rules_reference, scenario, simulate, solve, store, verify, worker,
};

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(arguments) if arguments.terminal => play::run(&arguments),
        Command::Play(arguments) => browser::play(&arguments),
        Command::Serve(arguments) => browser::serve(arguments),
        Command::Worker(arguments) => worker::run(&arguments),
        Command::Backup(arguments) => store::back_up(&arguments),
        Command::Store(StoreCommand::Copy { from, to }) => store::copy(&from, &to),
        Command::Restore(arguments) => store::restore(&arguments),
        Command::Check(arguments) => store::check(&arguments),
        Command::Admin(arguments) => admin::run(arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::Lab(arguments) => lab::run(&arguments),
        Command::Cup(arguments) => cup::run(arguments),
        Command::Ladder(arguments) => ladder::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Verify(arguments) => match verify::run(&arguments) {
            Ok(status) => return status,
            Err(why) => Err(why),
        },
        Command::Scenario(Scenario::Run { paths }) => run_scenarios(&paths),
        Command::Scenario(Scenario::Show { file }) => show_scenario(&file),
        Command::Referee => referee::converse(&mut io::stdin().lock(), &mut io::stdout().lock())
            .map_err(|error| error.to_string()),
        Command::Rules(rules) => match rules.command {
            Some(RulesCommand::Compare(arguments)) => compare::run(&arguments),
            Some(RulesCommand::Readings(arguments)) => readings::run(&arguments),
            None => print_rules(rules.id.as_deref()),
        },
        Command::Editions(arguments) => editions::run(&arguments),
        Command::Solve(arguments) => solve::run(&arguments),
        Command::Puzzles(arguments) => puzzles::run(&arguments),
        Command::Analyse(arguments) => analyse::run(&arguments),
        Command::Report(arguments) => report::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            // Whoever has closed the pipe does not want to know.
            let _ = writeln!(io::stderr(), "gaffer: {}", gaffer_core::repeated(&why));
            ExitCode::FAILURE
        }
    }
}

fn run_scenarios(paths: &[std::path::PathBuf]) -> Result<(), String> {
    let files = scenario::find(paths)?;
    let report = scenario::run_files(&files);
    print_all(&format!(
        "{}{} passed, {} failed\n",
        report.differences, report.passed, report.failed
    ))?;
    if report.failed > 0 {
        return Err(format!("{} cases are not as expected", report.failed));
    }
    if report.passed == 0 {
        return Err("there is no scenario here".into());
    }
    Ok(())
}

fn show_scenario(file: &std::path::Path) -> Result<(), String> {
    let text =
        std::fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let parsed =
        scenario::Scenario::parse(&text).map_err(|why| format!("{}: {why}", file.display()))?;
    print_all(&scenario::show(&parsed)?)
}

fn print_rules(id: Option<&str>) -> Result<(), String> {
    let found: Vec<_> = match id {
        Some(id) => rules_reference::find(id),
        None => rules_reference::all().collect(),
    };
    if found.is_empty() {
        return Err(format!(
            "there is no rule '{}'; 'gaffer rules' lists all of them",
            id.unwrap_or_default()
        ));
    }
    let mut text = String::new();
    let mut heading = "";
    for rule in &found {
        if rule.heading != heading {
            heading = rule.heading;
            let _ = writeln!(text, "{heading}");
        }
        let _ = writeln!(text, "  {}  {}", rule.id, rule.text);
        if found.len() == 1 {
            for ruling in rules_reference::rulings(*rule) {
                let _ = writeln!(text, "  {}  {}", ruling.id, ruling.text);
            }
        }
    }
    print_all(&text)
}
