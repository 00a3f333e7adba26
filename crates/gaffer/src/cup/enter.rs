//! `gaffer cup enter`, `correct`, `withdraw` and `rule`: what an organiser tells, taken into the file.

use std::fmt::Write as _;

use gaffer_cup::Entry;

use super::book::Book;
use super::show;
use crate::output::print_all;

/// Takes an entry and prints what was understood, what is asked since, and what is due.
pub(super) fn take(mut book: Book, entry: &Entry) -> Result<(), String> {
    book.take(vec![entry.clone()])?;
    let competition = book.competition();
    let mut text = String::new();
    let _ = writeln!(
        text,
        "{}",
        book.language().render(&competition.entry_words(entry))
    );
    text += &show::questions(&book);
    text += &show::due(&book);
    print_all(&text)
}
