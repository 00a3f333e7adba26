//! Tests that fail are tried once more, alone: what only a busy machine made fail is named and stops nobody.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// Runs tests, and those that failed once more, one after the other. `tests` gives the command for arguments of the test programs.
pub(crate) fn run(tests: impl Fn(&[&str]) -> Command) -> Result<(), String> {
    let Err((failed, why)) = attempt(&mut tests(&[])) else {
        return Ok(());
    };
    if failed.is_empty() {
        return Err(why);
    }
    let names = failed.join(", ");
    println!("Once more, alone: {names}");
    let mut arguments = vec!["--exact", "--test-threads", "1"];
    arguments.extend(failed.iter().map(String::as_str));
    attempt(&mut tests(&arguments)).map_err(|(_, why)| why)?;
    println!("Flaky, passed at the second try: {names}");
    Ok(())
}

/// Runs a command and repeats what it prints; the tests that failed, and why it did not end well.
fn attempt(command: &mut Command) -> Result<(), (Vec<String>, String)> {
    let name = command.get_program().display().to_string();
    let cannot = |error: std::io::Error| (Vec::new(), format!("{name}: {error}"));
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(cannot)?;
    let mut failed = Vec::new();
    for line in BufReader::new(child.stdout.take().ok_or((Vec::new(), name.clone()))?).lines() {
        let line = line.map_err(cannot)?;
        println!("{line}");
        failed.extend(failed_test(&line).map(str::to_owned));
    }
    let status = child.wait().map_err(cannot)?;
    if status.success() {
        Ok(())
    } else {
        Err((failed, format!("{name} failed: {status}")))
    }
}

/// The name of a test that failed, where a line says so.
fn failed_test(line: &str) -> Option<&str> {
    line.strip_prefix("test ")?.strip_suffix(" ... FAILED")
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    /// A command that fails as long as a file is not there, which it makes.
    fn failing(script: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", script, "sh"]).args(arguments);
        command
    }

    #[test]
    fn what_fails_once_is_tried_again_by_its_name() {
        let script = "test \"$*\" = '--exact --test-threads 1 one::two' || { echo 'test one::two ... FAILED'; exit 1; }";
        assert_eq!(run(|arguments| failing(script, arguments)), Ok(()));
    }

    #[test]
    fn what_fails_twice_has_failed() {
        let script = "echo 'test one::two ... FAILED'; exit 1";
        assert!(run(|arguments| failing(script, arguments)).is_err());
    }

    #[test]
    fn what_names_no_test_is_not_tried_again() {
        let script = "test $# -gt 0 || { echo 'error: it does not compile'; exit 1; }";
        assert!(run(|arguments| failing(script, arguments)).is_err());
    }
}
