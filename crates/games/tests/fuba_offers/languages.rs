//! Offers, rolls and sheets of FUBA in every language: nothing is left in English, and no value is missing.

use std::collections::BTreeSet;

use gaffer_core::{BySide, Rules, Side, Viewer};
use gaffer_fuba::Position;
use gaffer_games::Game;
use gaffer_games::words::{Language, Phrase, Value, Words};

use crate::played::at_decisions;

/// Every message within a phrase.
fn each<'a>(phrase: &'a Phrase, look: &mut impl FnMut(&'static str, &'a Phrase)) {
    match phrase {
        Phrase::Message { name, values, .. } => {
            look(name, phrase);
            for (_, value) in values {
                match value {
                    Value::Phrase(phrase) | Value::Way(_, phrase) => each(phrase, look),
                    Value::Phrases(all) => all.iter().for_each(|one| each(one, look)),
                    Value::Number(_) | Value::Text(_) | Value::Team(_) | Value::Player(..) => {}
                }
            }
        }
        Phrase::Plain(text) => assert_eq!(text, "", "these words are of one language"),
    }
}

fn names() -> BySide<String> {
    BySide {
        home: "Rovers".to_owned(),
        away: "United".to_owned(),
    }
}

fn others() -> impl Iterator<Item = Language> {
    Language::all().filter(|language| *language != Language::ENGLISH)
}

#[test]
fn offers_are_said_in_every_language() {
    let names = names();
    let english = Words::english(&names);
    let (mut said, mut translated) = (BTreeSet::new(), BTreeSet::new());
    at_decisions(1, |_, game, _| {
        for offer in Position::offers(game) {
            for phrase in [&offer.label, &offer.detail] {
                each(phrase, &mut |name, phrase| {
                    let in_english = english.render(phrase);
                    assert!(!in_english.contains('{'), "{in_english}");
                    for language in others() {
                        let other = Words::new(language, &names).render(phrase);
                        assert!(!other.contains('{') && other != name, "{name}: {other}");
                        said.insert((language, name));
                        if other != in_english {
                            translated.insert((language, name));
                        }
                    }
                });
            }
        }
    });
    assert!(said.len() > 100, "{}", said.len());
    // What is made of notations and names alone.
    let left: BTreeSet<&str> = said
        .difference(&translated)
        .map(|(_, name)| *name)
        .collect();
    assert_eq!(left, BTreeSet::new());
}

#[test]
fn rolls_and_sheets_are_told_in_every_language() {
    let names = names();
    at_decisions(1, |_, game, _| {
        let told = |language: Language| -> Vec<String> {
            let words = Words::new(language, &names);
            let view = game.position().view(Viewer::Side(Side::Home));
            let sheet = Position::sheet(&view, words);
            let roll = Position::last_roll(game.events(), words);
            let facts = [sheet.teams.home, sheet.teams.away].concat();
            facts
                .into_iter()
                .flat_map(|fact| [fact.label, fact.value, fact.detail])
                .chain([sheet.clock.words])
                .chain(roll.map(|roll| roll.words))
                .collect()
        };
        let english = told(Language::ENGLISH);
        for language in others() {
            let own = told(language);
            assert_eq!(own.len(), english.len());
            for (own, english) in own.iter().zip(&english) {
                assert!(!own.contains('{'), "{own}");
                // Minutes are "min" in Finnish too.
                let says_something = english
                    .split_whitespace()
                    .any(|word| word != "min" && word.contains(char::is_alphabetic));
                assert!(own != english || !says_something, "{own}");
            }
        }
    });
}
