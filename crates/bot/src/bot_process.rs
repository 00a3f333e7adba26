//! The process of a bot: lines go in and come out, and nobody waits for ever.

use std::io::{BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel};
use std::thread;
use std::time::Duration;

use crate::json_lines::{Line, next_line};

/// How many lines of a bot may wait to be read.
const WAITING_LINES: usize = 16;

/// A bot that runs; it is ended when this is dropped.
#[derive(Debug)]
pub(crate) struct BotProcess {
    child: Child,
    input: Sender<String>,
    output: Receiver<Line>,
}

/// Why nothing came from a bot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum NoLine {
    /// It was silent for too long.
    Silent,
    /// It has closed its output or ended; in words how.
    Ended(String),
}

impl BotProcess {
    /// Starts a command; what it writes to standard error is seen where the ladder's is.
    pub(crate) fn start(words: &[String]) -> Result<Self, String> {
        let cannot = |why: &str| format!("the bot '{}' cannot be started: {why}", words.join(" "));
        let (program, arguments) = words.split_first().ok_or_else(|| cannot("no command"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| cannot(&error.to_string()))?;
        let (Some(mut stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(cannot("no pipe"));
        };
        // Both ends have a thread: a bot that does not read must not stop the ladder. They end with the pipes.
        let (input, lines): (Sender<String>, Receiver<String>) = channel();
        thread::spawn(move || {
            for line in lines {
                let written = stdin.write_all(line.as_bytes());
                if written.and_then(|()| stdin.flush()).is_err() {
                    break;
                }
            }
        });
        let (lines, output): (SyncSender<Line>, Receiver<Line>) = sync_channel(WAITING_LINES);
        thread::spawn(move || {
            let mut stdout = BufReader::new(stdout);
            while let Ok(Some(line)) = next_line(&mut stdout) {
                if lines.send(line).is_err() {
                    break;
                }
            }
        });
        Ok(Self {
            child,
            input,
            output,
        })
    }

    /// Hands over a line; a bot that is gone is noticed when its answer is awaited.
    pub(crate) fn send(&self, mut line: String) {
        line.push('\n');
        let _ = self.input.send(line);
    }

    /// The next line, awaited for so long.
    pub(crate) fn receive(&mut self, patience: Duration) -> Result<Line, NoLine> {
        self.output
            .recv_timeout(patience)
            .map_err(|none| match none {
                RecvTimeoutError::Timeout => NoLine::Silent,
                RecvTimeoutError::Disconnected => NoLine::Ended(self.ending()),
            })
    }

    /// How a process ended that has closed its output.
    fn ending(&mut self) -> String {
        // It may take a moment from the closed pipe to the end.
        for _ in 0..50 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return status.to_string();
            }
            thread::sleep(Duration::from_millis(2));
        }
        "its output is closed".to_owned()
    }
}

impl Drop for BotProcess {
    fn drop(&mut self) {
        // It may have ended by itself; there is nobody left to wait for either way.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
