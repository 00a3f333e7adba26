//! Every offer, roll and sheet of matches in every language: nothing is left in English, and no value is missing.

use std::collections::BTreeSet;

use gaffer_champions::Position;
use gaffer_core::{Awaits, BySide, Match, Rules, Side, Viewer};
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

/// Whoever has a name is called by it wherever he is spoken of, each by that of his own team; nothing else changes.
#[test]
fn players_are_called_by_their_names() {
    let names = BySide {
        home: "Lions".to_owned(),
        away: "Tigers".to_owned(),
    };
    let home = vec!["Niemi".to_owned(); 20];
    let away = vec!["Virta".to_owned(); 20];
    let plain = Words::english(&names);
    let named = plain.with_squads(BySide {
        home: &home,
        away: &away,
    });
    let mut called = BySide::<u32>::default();
    for (options, seed) in all_options().iter().zip(0..) {
        play(options, &mut Luck::new(seed), |game, _| {
            let events = game.events().iter().rev().take(3);
            let told = events.flat_map(|event| {
                let football = Position::football(event);
                [Some(Position::event(event)), football]
            });
            let offers = Position::offers(game).into_iter();
            let offered = offers.flat_map(|offer| [offer.label, offer.detail, offer.in_words]);
            for phrase in told.flatten().chain(offered) {
                let text = named.render(&phrase);
                let bare = text.replace(" Niemi", "").replace(" Virta", "");
                assert_eq!(bare, plain.render(&phrase));
                called.home += u32::from(text.contains("Niemi"));
                called.away += u32::from(text.contains("Virta"));
                let spoken: Vec<&str> = text.split(' ').collect();
                for words in spoken.windows(3) {
                    let other = match words[0] {
                        "Lions" => "Virta",
                        "Tigers" => "Niemi",
                        _ => continue,
                    };
                    let own = words[1].parse::<u8>().is_err() || !words[2].starts_with(other);
                    assert!(own, "{text}");
                }
            }
        });
    }
    assert!(called.home > 100 && called.away > 100, "{called:?}");
}

#[test]
fn whoever_has_no_name_is_called_by_his_number() {
    let names = BySide::default();
    let squad = ["Lehto".to_owned(), String::new()];
    let words = Words::english(&names).with_squads(BySide {
        home: &squad,
        away: &[],
    });
    assert_eq!(words.player(Side::Home, 1), "1 Lehto");
    assert_eq!(words.player(Side::Home, 2), "2");
    assert_eq!(words.player(Side::Home, 3), "3");
    assert_eq!(words.player(Side::Away, 1), "1");
}
