//! What a match waits for, in a few words: said where an answer comes too early.

use gaffer_games::AnyMatch;
use gaffer_games::protocol::{Awaits, Problem};

/// The most choices that are named.
const NAMED: usize = 12;

/// The problem with an answer; where it answers what was not asked, with what is.
pub(crate) fn explained(game: &dyn AnyMatch, answer: &str, mut problem: Problem) -> Problem {
    let is_early = match problem.code {
        "bad-roll" => !matches!(game.awaits(), Awaits::Roll { .. }),
        "refused" => !game.is_due(answer),
        _ => false,
    };
    if is_early {
        problem.message = format!("{}; {}", problem.message, awaited(game));
    }
    problem
}

/// "home: the taker is to be chosen: 7, 9".
fn awaited(game: &dyn AnyMatch) -> String {
    match game.awaits() {
        Awaits::Choice { side, question } | Awaits::Secret { side, question } => {
            let choices = game.choices();
            let (what, listed) = match common_word(&choices) {
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
        Awaits::Roll { purpose, .. } => format!("a roll is awaited ({purpose})"),
        Awaits::Nothing { .. } => "the match is over".to_owned(),
    }
}

fn first_word(text: &str) -> &str {
    text.split_whitespace().next().unwrap_or_default()
}

/// The word with which all choices begin, if something follows it in each.
fn common_word(choices: &[String]) -> Option<&str> {
    let word = first_word(choices.first()?);
    let follows = |choice: &String| {
        choice
            .strip_prefix(word)
            .is_some_and(|rest| rest.starts_with(' '))
    };
    choices.iter().all(follows).then_some(word)
}
