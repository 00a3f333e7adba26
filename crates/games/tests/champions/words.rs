//! Every offer, roll and sheet of matches in every language: nothing is left in English, and no value is missing.

use std::collections::BTreeSet;

use gaffer_champions::{Direction, Event, Position, Shirt};
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

/// Whoever has a name is called by it wherever he is spoken of, with his shirt behind it: "Niemi (9)".
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
                let (text, bare) = (named.render(&phrase), plain.render(&phrase));
                for (name, own, other) in
                    [("Niemi", "Lions", "Tigers"), ("Virta", "Tigers", "Lions")]
                {
                    for (_, after) in text.match_indices(name).map(|(at, _)| text.split_at(at)) {
                        // "Niemi (9)", or with the team "Niemi (Lions 9)"; never a bare number beside a name.
                        let shirt = after[name.len()..].strip_prefix(" (");
                        let shirt = shirt
                            .and_then(|rest| rest.split_once(')'))
                            .map(|(in_it, _)| in_it);
                        let shirt = shirt.unwrap_or_else(|| panic!("{text}"));
                        assert!(!shirt.contains(other), "{text}");
                        let number = shirt.trim_start_matches(own).trim();
                        assert!(number.parse::<u8>().is_ok(), "{text}");
                        assert!(bare.contains(number), "{text} / {bare}");
                    }
                }
                assert!(
                    !text.contains("number Niemi") && !text.contains("number Virta"),
                    "{text}"
                );
                called.home += u32::from(text.contains("Niemi"));
                called.away += u32::from(text.contains("Virta"));
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
    assert_eq!(words.player(Side::Home, 1), "Lehto (1)");
    assert_eq!(words.player(Side::Home, 2), "2");
    assert_eq!(words.player(Side::Home, 3), "3");
    assert_eq!(words.player(Side::Away, 1), "1");
}

/// A sentence of each kind, with a name and without, in both languages.
#[test]
fn players_are_spoken_of_as_football_does() {
    let names = BySide {
        home: "Rovers".to_owned(),
        away: "United".to_owned(),
    };
    let squad: Vec<String> = (1..=20)
        .map(|shirt| if shirt == 9 { "Ronaldinho" } else { "" }.to_owned())
        .collect();
    let squads = BySide {
        home: &[][..],
        away: &squad,
    };
    let finnish: Language = "fi".parse().unwrap();
    let (side, shirt) = (Side::Away, |number| Shirt::new(number).unwrap());
    let received = |number| Event::Received {
        side,
        shirt: shirt(number),
        at: "5.6".parse().unwrap(),
        strength: 3,
    };
    for (language, number, football, exact) in [
        (
            Language::ENGLISH,
            9,
            "Ronaldinho (9) takes it.",
            "Ronaldinho (United 9) receives and has 3 steps.",
        ),
        (
            Language::ENGLISH,
            8,
            "The United number 8 takes it.",
            "United 8 receives and has 3 steps.",
        ),
        (
            finnish,
            9,
            "Ronaldinho (9) saa pallon.",
            "Ronaldinho (United 9) saa pallon, voimaa 3 askelta.",
        ),
        (
            finnish,
            8,
            "United: numero 8 saa pallon.",
            "United 8 saa pallon, voimaa 3 askelta.",
        ),
    ] {
        let words = Words::new(language, &names).with_squads(squads);
        let event = received(number);
        assert_eq!(words.render(&Position::football(&event).unwrap()), football);
        assert_eq!(words.render(&Position::event(&event)), exact);
    }
}

/// On a screen that turns the board ways are arrows, north upwards, which it turns too; elsewhere they are words and letters.
#[test]
fn ways_are_arrows_on_a_screen_that_turns_the_board() {
    let names = BySide {
        home: "Rovers".to_owned(),
        away: "United".to_owned(),
    };
    let ran = Event::Intercepted {
        side: Side::Home,
        shirt: Shirt::new(4).unwrap(),
        at: "5.6".parse().unwrap(),
        direction: Direction::SW,
        strength: 2,
    };
    let kicked = Event::Kicked {
        side: Side::Home,
        shirt: Shirt::new(4).unwrap(),
        leg: "NE2 N1".parse().unwrap(),
        from: "5.6".parse().unwrap(),
        to: "7.9".parse().unwrap(),
        strength: 3,
    };
    let words = Words::english(&names);
    for (words, ran_so, kicked_so) in [
        (words, "The ball runs south-west with 2 steps.", "(NE2 N1)"),
        (
            words.with_arrows(),
            "The ball runs ↙ with 2 steps.",
            "(↗2 ↑1)",
        ),
    ] {
        assert_eq!(words.render(&Position::event(&ran)), ran_so);
        let told = words.render(&Position::event(&kicked));
        assert!(told.contains(kicked_so), "{told}");
    }
}

/// C20-time-3: the sixteenth one passes the ninety minutes; nobody speaks of a ninety-sixth.
#[test]
fn the_last_one_passes_ninety_minutes() {
    let words = BySide::default();
    let words = Words::english(&words);
    let told = |ones| {
        let event = Event::WatchMoved { ones };
        let football = Position::football(&event).unwrap();
        [
            words.render(&Position::event(&event)),
            words.render(&football),
        ]
    };
    assert!(told(15).iter().all(|text| text.contains("90 minutes")));
    assert!(
        told(16).iter().all(|text| !text.contains("96")),
        "{:?}",
        told(16)
    );
}
