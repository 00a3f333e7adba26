//! What happens is told in two voices, the referee's and football's: both in every language, and alike whenever asked.

use std::collections::{BTreeMap, BTreeSet};

use gaffer_coach::{Luck, Stream};
use gaffer_core::BySide;
use gaffer_games::protocol::Told;
use gaffer_games::words::{Language, Words};
use gaffer_games::{AnyMatch, GAMES, ToAct};

fn names() -> BySide<String> {
    BySide {
        home: "Rovers".into(),
        away: "United".into(),
    }
}

/// Random matches of every preset, each looked at after every answer.
fn play(mut look: impl FnMut(&dyn AnyMatch)) {
    for game in GAMES {
        for preset in game.info(Language::ENGLISH).presets {
            for seed in 0..3 {
                let mut played =
                    (game.new_match(Some(preset.name), serde_json::Map::new())).unwrap();
                let mut luck = Luck::at(seed, Stream::Practice, 0);
                for _ in 0..1500 {
                    match played.to_act() {
                        ToAct::Side(_) => {
                            let choices = played.choices();
                            played.choose(&choices[luck.below(choices.len())]).unwrap();
                        }
                        ToAct::Dice { .. } => drop(played.roll_seeded(seed.into()).unwrap()),
                        ToAct::Over => break,
                    }
                    look(played.as_ref());
                }
            }
        }
    }
}

/// The name of an event with its game.
fn name(game: &dyn AnyMatch, told: &Told) -> String {
    format!("{} {}", game.game(), told.event["event"])
}

#[test]
fn every_event_is_told_in_both_voices_and_every_language() {
    let names = names();
    let mut voices: BTreeMap<Language, (usize, usize)> = BTreeMap::new();
    let mut sentences: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut known = 0;
    play(|game| {
        if game.events() < known {
            known = 0;
        }
        for language in Language::all() {
            for told in game.told(known, Words::new(language, &names)) {
                let (exact, football) = voices.entry(language).or_default();
                let texts = [Some(&told.words), told.football.as_ref()];
                for text in texts.into_iter().flatten() {
                    let is_whole = !text.is_empty() && !text.contains(['{', '}']);
                    assert!(is_whole, "{language}: {told:?}");
                    assert!(!text.contains("  "), "{language}: {text}");
                    assert!(text.ends_with(['.', '!', '?']), "{language}: {text}");
                }
                *exact += 1;
                *football += usize::from(told.football.is_some());
                if language == Language::ENGLISH
                    && let Some(sentence) = &told.football
                {
                    let of_event = sentences.entry(name(game, &told)).or_default();
                    of_event.insert(sentence.clone());
                }
            }
        }
        known = game.events();
    });
    let english = voices[&Language::ENGLISH];
    assert!(
        voices.values().all(|counts| *counts == english),
        "{voices:?}"
    );
    assert!(english.1 > 1000, "{english:?}");
    // What happens most is not always told in the same words.
    for event in [
        "fuba \"target-chosen\"",
        "fuba \"control-kept\"",
        "champions \"reached\"",
    ] {
        assert!(
            sentences[event].len() > 5,
            "{event}: {:?}",
            sentences[event]
        );
    }
}

/// A match without its past, as a replay and a spectator have it, numbers its events as the whole match does.
#[test]
fn an_event_is_told_alike_from_the_whole_match_and_from_its_tail() {
    let names = names();
    let words = Words::english(&names);
    let mut compared = 0;
    let mut step = 0;
    play(|game| {
        step += 1;
        if step % 37 == 0 {
            let tail = game.tail();
            let told = tail.told(0, words);
            let whole = game.told(game.events() - told.len(), words);
            assert_eq!(told, whole);
            compared += usize::from(told.len() < game.events());
        }
    });
    assert!(compared > 100, "{compared}");
}
