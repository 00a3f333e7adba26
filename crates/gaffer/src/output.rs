//! Standard output: long texts, which may go into a pipe that is closed early.

use std::io::{self, Write};

/// Prints a text, of which nothing moves the cursor; a reader who has seen enough is no error.
pub fn print_all(text: &str) -> Result<(), String> {
    let mut output = io::stdout().lock();
    match output
        .write_all(gaffer_core::printable(text).as_bytes())
        .and_then(|()| output.flush())
    {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error.to_string()),
        _ => Ok(()),
    }
}
