//! The journal of a competition in words, with times and reasons.

use std::fmt::Write as _;

use gaffer_cup::Entry;

use super::book::Book;
use crate::words::told;

/// Everything that happened, with times and reasons.
pub(super) fn text(book: &Book) -> String {
    let (competition, language) = (book.competition(), book.language());
    let mut text = String::new();
    for dated in &book.file().journal {
        let at = i64::try_from(dated.at).ok();
        let at = at.and_then(|at| jiff::Timestamp::from_second(at).ok());
        let at = at.map_or_else(String::new, |at| {
            at.strftime("%Y-%m-%d %H:%M UTC").to_string()
        });
        let said = language.render(&competition.entry_words(&dated.entry));
        let _ = writeln!(text, "{at}  {said}");
        if let Entry::Corrected { reason, .. }
        | Entry::Withdrawn { reason, .. }
        | Entry::Ruled { reason, .. } = &dated.entry
        {
            let _ = writeln!(text, "    {reason}");
        }
    }
    if text.is_empty() {
        text = told!(language, cup::NothingYet) + "\n";
    }
    text
}
