//! What is tidied up when this process ends, whichever way it ends.

use std::io::Write;
use std::process::{Child, Command, Stdio};

/// A shell that waits for the end of this process, or of the guardian itself, and then runs the last command it was told.
///
/// A value in a `static` is never dropped and a killed test drops nothing, and neither may leave a database behind. The
/// shell reads from a pipe that only this process holds: its end is the end of this process.
#[derive(Debug)]
pub(crate) struct Guardian(Child);

/// Reads commands and keeps the last; a terminal's Ctrl-C is for the others.
const SCRIPT: &str = r#"trap '' INT TERM HUP
last=:
while IFS= read -r line; do last=$line; done
eval "$last""#;

impl Guardian {
    pub(crate) fn new() -> Result<Self, String> {
        let shell = Command::new("sh")
            .args(["-c", SCRIPT])
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        Ok(Self(shell.map_err(|error| format!("sh: {error}"))?))
    }

    /// What is to be run at the end, in place of what was said before.
    pub(crate) fn at_end(&mut self, command: &str) -> Result<(), String> {
        let pipe = self.0.stdin.as_mut().ok_or("the guardian has ended")?;
        writeln!(pipe, "{command}").map_err(|error| format!("the guardian: {error}"))
    }
}

impl Drop for Guardian {
    fn drop(&mut self) {
        drop(self.0.stdin.take());
        let _ = self.0.wait();
    }
}

/// A text as one word of a shell.
pub(crate) fn quoted(text: &str) -> String {
    format!("'{}'", text.replace('\'', r"'\''"))
}

/// The command that ends a process by a signal, and by SIGKILL if it is still there after five seconds.
pub(crate) fn ending(process: u32, signal: &str) -> String {
    format!(
        "kill -{signal} {process}; n=0; while kill -0 {process} && [ $n -lt 50 ]; do sleep 0.1; n=$((n+1)); done; \
         kill -KILL {process}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Folder;

    #[test]
    fn the_last_command_is_run_at_the_end_and_no_other() {
        let folder = Folder::new("guardian").unwrap();
        let file = |name: &str| folder.path().join(name);
        let touch = |name: &str| format!("touch {}", quoted(&file(name).display().to_string()));
        let mut guardian = Guardian::new().unwrap();
        guardian.at_end(&touch("first")).unwrap();
        guardian.at_end(&touch("la'st")).unwrap();
        assert!(!file("la'st").exists());
        drop(guardian);
        assert!(file("la'st").exists());
        assert!(!file("first").exists());
    }
}
