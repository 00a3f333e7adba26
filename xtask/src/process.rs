//! Other programs: run to their end, run for so long at most, or ended with all that they have started.

use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Runs a command to its end, which must be a good one.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let name = command.get_program().display().to_string();
    let status = command
        .status()
        .map_err(|error| format!("{name}: {error}"))?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{name} failed: {status}"))
    }
}

/// Runs a command without input, and ends it with everything it has started when it takes too long.
pub(crate) fn run_within(command: &mut Command, limit: Duration) -> Result<(), String> {
    let name = command.get_program().display().to_string();
    let mut child = start_group(command.stdin(Stdio::null()))?;
    let started = Instant::now();
    while started.elapsed() < limit {
        match child.try_wait() {
            Ok(Some(status)) if status.success() => return Ok(()),
            Ok(Some(status)) => return Err(format!("{name} failed: {status}")),
            Ok(None) => std::thread::sleep(Duration::from_millis(20)),
            Err(error) => return Err(format!("{name}: {error}")),
        }
    }
    end_group(&mut child);
    Err(format!("{name} took longer than {limit:?}"))
}

/// Starts a command as the first of a group of processes, which what it starts belongs to.
pub(crate) fn start_group(command: &mut Command) -> Result<Child, String> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    command
        .spawn()
        .map_err(|error| format!("{}: {error}", command.get_program().display()))
}

/// Ends what [`start_group`] has started: what hangs is seldom the program itself but one that it has started.
pub(crate) fn end_group(first: &mut Child) {
    if cfg!(unix) {
        let group = format!("-{}", first.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
    }
    let _ = first.kill();
    let _ = first.wait();
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    #[test]
    fn what_hangs_is_ended_with_what_it_has_started() {
        let mut hanging = Command::new("sh");
        // The pipe stays open as long as anybody holds it: reading it to its end waits for all of them.
        hanging.args(["-c", "sleep 1000 & sleep 1000"]);
        let (mut reader, writer) = std::io::pipe().unwrap();
        hanging.stdout(writer);
        let why = run_within(&mut hanging, Duration::from_millis(200)).unwrap_err();
        drop(hanging);
        assert!(why.contains("took longer"), "{why}");
        let mut said = String::new();
        std::io::Read::read_to_string(&mut reader, &mut said).unwrap();
    }
}
