//! The two voices of the commentary in the terminal and in print.

use clap::ValueEnum;
use gaffer_core::RuleId;
use gaffer_games::Game;
use gaffer_games::words::Words;

/// Who tells what happens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Voice {
    /// The referee: every event with its arithmetic and its rule.
    #[default]
    Exact,
    /// Football people: a sentence for each event that they would speak of, the referee's line for the others.
    Football,
}

impl Voice {
    /// An event in words, by its number in the match; where the referee tells it, with its rule.
    pub fn render<G: Game>(
        self,
        options: &G::Options,
        (number, event): (usize, &G::Event),
        words: Words<'_>,
    ) -> (String, Option<RuleId>) {
        let sentence = match self {
            Self::Exact => None,
            Self::Football => G::render_football(event, number, words),
        };
        match sentence {
            Some(sentence) => (sentence, None),
            None => (words.render(&G::event(event)), G::rule_of(options, event)),
        }
    }

    /// Whether an event is only noted: others are told in this voice.
    pub fn is_quiet<G: Game>(self, event: &G::Event) -> bool {
        self == Self::Football && G::football(event).is_none()
    }
}
