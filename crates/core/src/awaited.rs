//! What is to be chosen, in a few words: said where an answer comes too early.

use crate::Side;

/// The most choices that are named.
const NAMED: usize = 12;

/// "home: the taker is to be chosen: 7, 9".
pub fn to_be_chosen(side: Side, question: &str, choices: &[String]) -> String {
    let (what, listed) = match common_word(choices) {
        Some(word) => {
            let rests = choices.iter().map(|choice| &choice[word.len() + 1..]);
            (word, rests.collect::<Vec<_>>())
        }
        None => (question, choices.iter().map(String::as_str).collect()),
    };
    let more = if listed.len() > NAMED { ", …" } else { "" };
    let listed = listed[..listed.len().min(NAMED)].join(", ");
    format!("{side}: the {what} is to be chosen: {listed}{more}")
}

/// The word with which all choices begin, if something follows it in each.
fn common_word(choices: &[String]) -> Option<&str> {
    let word = choices.first()?.split_whitespace().next()?;
    let follows = |choice: &String| {
        choice
            .strip_prefix(word)
            .is_some_and(|rest| rest.starts_with(' '))
    };
    choices.iter().all(follows).then_some(word)
}
