//! The log: its format, and how a match is named in it.

use clap::ValueEnum;
use sha2::{Digest, Sha256};
use tracing_subscriber::fmt;

/// How the log is written, to standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// Lines for people.
    #[default]
    Text,
    /// An object of JSON in each line, for programs.
    Json,
}

impl LogFormat {
    /// Begins to log: what goes wrong, and with `verbose` what happens as well.
    pub(crate) fn start(self, verbose: bool) {
        let level = if verbose {
            tracing::Level::INFO
        } else {
            tracing::Level::WARN
        };
        let log = fmt().with_writer(std::io::stderr).with_max_level(level);
        match self {
            Self::Text => log.with_ansi(false).init(),
            Self::Json => log.json().flatten_event(true).init(),
        }
        std::panic::set_hook(Box::new(log_panic));
    }

    /// Tells whoever started the server something that is no mistake, whatever is logged.
    pub(crate) fn say(self, text: &str) {
        match self {
            Self::Text => eprintln!("{text}"),
            Self::Json => eprintln!(
                "{}",
                serde_json::json!({ "level": "INFO", "message": text })
            ),
        }
    }
}

/// Says where the program panicked, and not why: the words of a panic may hold anything of a match.
fn log_panic(panic: &std::panic::PanicHookInfo<'_>) {
    let at = panic.location().map(ToString::to_string);
    let backtrace = std::backtrace::Backtrace::capture();
    tracing::error!(at, %backtrace, "a mistake in the program");
}

/// The name of a match in logs and for its operator. It does not lead back to the id, which is the right to watch.
pub(crate) fn tag(id: &str) -> String {
    use std::fmt::Write;
    // An id is 96 random bits, so that a plain hash cannot be searched; and the same match has the same tag after a
    // restart.
    let hash = Sha256::digest(format!("gaffer match {id}"));
    hash.iter()
        .take(TAG_BYTES)
        .fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
}

/// Few enough to be typed, and enough that thousands of matches have different ones.
const TAG_BYTES: usize = 5;

/// Whether a text can be the tag of a match.
pub(crate) fn is_tag(text: &str) -> bool {
    text.len() == 2 * TAG_BYTES && text.bytes().all(|byte| byte.is_ascii_hexdigit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_short_the_same_each_time_and_no_part_of_the_id() {
        let id = "0123456789abcdef01234567";
        assert_eq!(tag(id), tag(id));
        assert_eq!(tag(id).len(), 10);
        assert!(is_tag(&tag(id)) && !is_tag(id));
        assert_ne!(tag(id), tag("0123456789abcdef01234568"));
        assert!(!id.contains(&tag(id)));
    }
}
