//! Scenarios as examples of rules: every case played, with what came of it in words.

use gaffer_core::Viewer;
use gaffer_core::scenario::{Case, Scenario};

use crate::lessons::{begin, game, take};
use crate::protocol::{Example, ExampleCase, Problem};
use crate::words::{Language, Words, names_in};

/// A scenario as an example, in the words of a language.
pub fn example(scenario: &Scenario, language: Language) -> Result<Example, Problem> {
    let names = names_in(language);
    let words = Words::new(language, &names).with_arrows();
    let cases = scenario.cases.iter();
    Ok(Example {
        title: scenario.title.clone(),
        game: game(scenario)?.name(),
        cases: cases
            .map(|case| played(scenario, case, words))
            .collect::<Result<_, _>>()?,
    })
}

/// A case, played: only its last entry may be refused.
fn played(scenario: &Scenario, case: &Case, words: Words<'_>) -> Result<ExampleCase, Problem> {
    let mut game = begin(scenario, case)?;
    let before = game.board(Viewer::Spectator);
    let mut refused = None;
    for entry in &case.play {
        match take(&mut *game, entry) {
            Ok(()) => {}
            Err(problem) if case.refused.is_some() => {
                refused = Some(problem.in_language(words.language));
            }
            Err(problem) => return Err(problem),
        }
    }
    let told = game.told(0, words).into_iter();
    Ok(ExampleCase {
        name: case.name.clone(),
        before,
        play: case.play.clone(),
        told: told.map(|told| told.words).collect(),
        refused,
        prompt: game.sight(Viewer::Spectator, words).prompt,
        after: game.board(Viewer::Spectator),
    })
}
