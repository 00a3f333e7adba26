//! Every offer, roll and sheet of matches in every language: nothing is left in English, and no value is missing.

use std::collections::BTreeSet;

use gaffer_champions::Position;
use gaffer_core::{Awaits, BySide, Match, Rules, Viewer};
use gaffer_games::Game;
use gaffer_games::words::{Language, Words};
use gaffer_proof::Luck;

use crate::{all_options, play};

/// Everything that is said about a match now.
fn said(game: &Match<Position>, words: Words<'_>) -> Vec<String> {
    let position = game.position();
    let mut said = Vec::new();
    for offer in Position::offers(game) {
        said.extend([words.render(&offer.label), words.render(&offer.detail)]);
    }
    if let Awaits::Roll(roll) = position.awaits() {
        let roll = position.roll_words(roll.purpose);
        said.extend(roll.iter().map(|phrase| words.render(phrase)));
    }
    said.extend(Position::last_roll(game.events(), words).map(|roll| roll.words));
    let sheet = Position::sheet(&position.view(Viewer::Spectator), words);
    said.push(sheet.clock.words);
    for fact in sheet.teams.home.into_iter().chain(sheet.teams.away) {
        said.extend([fact.label, fact.value]);
    }
    said
}

/// The words of some texts that are long enough to belong to a language.
fn long_words(texts: &[String]) -> impl Iterator<Item = String> {
    let words = texts
        .iter()
        .flat_map(|text| text.split(|c: char| !c.is_alphabetic()));
    words.filter(|word| word.len() > 2).map(str::to_lowercase)
}

#[test]
fn everything_is_said_in_the_language_of_the_reader() {
    // Names without letters, so that every word is one of a language.
    let names = BySide {
        home: "04".to_owned(),
        away: "96".to_owned(),
    };
    for language in Language::all().filter(|language| *language != Language::ENGLISH) {
        let (mut english, mut own) = (BTreeSet::new(), BTreeSet::new());
        for (options, seed) in all_options().iter().zip(0..) {
            play(options, &mut Luck::new(seed), |game, luck| {
                if luck.below(8) > 0 {
                    return;
                }
                english.extend(long_words(&said(game, Words::english(&names))));
                let texts = said(game, Words::new(language, &names));
                for text in &texts {
                    assert!(!text.contains(['{', '$']), "{language}: {text}");
                }
                own.extend(long_words(&texts));
            });
        }
        assert!(english.len() > 100, "{english:?}");
        let both: Vec<_> = english.intersection(&own).collect();
        assert!(both.is_empty(), "{language} says in English: {both:?}");
    }
}
