//! What a match waits for, in a few words: said where an answer comes too early.

use gaffer_core::to_be_chosen;
use gaffer_games::AnyMatch;
use gaffer_games::protocol::{Awaits, Problem};

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

fn awaited(game: &dyn AnyMatch) -> String {
    match game.awaits() {
        Awaits::Choice { side, question } | Awaits::Secret { side, question } => {
            to_be_chosen(side, question, &game.choices())
        }
        Awaits::Roll { purpose, .. } => format!("a roll is awaited ({purpose})"),
        Awaits::Nothing { .. } => "the match is over".to_owned(),
    }
}
