//! Standard output: long texts, which may go into a pipe that is closed early, and lines of a given width.

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

/// The text in lines of at most this width, broken between words; a word that is too long is broken too.
pub fn wrapped(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    let mut add = |word: &str| {
        let room = lines.last().map_or(0, |line| line.chars().count());
        match lines.last_mut() {
            Some(line) if room == 0 => line.push_str(word),
            Some(line) if room + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    };
    for word in text.split_whitespace() {
        let letters: Vec<char> = word.chars().collect();
        for part in letters.chunks(width) {
            add(&part.iter().collect::<String>());
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_broken_between_words() {
        assert_eq!(wrapped("the ball is lost", 8), ["the ball", "is lost"]);
        assert_eq!(wrapped("", 8), [""]);
        assert_eq!(wrapped("goalkeeper x", 4), ["goal", "keep", "er x"]);
    }
}
