//! Positions as short texts: those of random play read back as they were, and whatever else is read is explained.

use gaffer_games::words::Language;
use gaffer_games::{AnyGame, AnyMatch, GAMES, position_text};
use gaffer_proof::Luck;
use serde_json::{Map, Value, json};

/// Plays a match with random choices and dice, and shows every so-many-th position.
fn play(
    mut game: Box<dyn AnyMatch>,
    luck: &mut Luck,
    every: usize,
    mut show: impl FnMut(&dyn AnyMatch),
) {
    for step in 0.. {
        assert!(step < 20_000, "the match does not end");
        let choices = game.choices();
        let is_over = game.result().is_some();
        if step % every == 0 || is_over {
            show(&*game);
        }
        if is_over {
            return;
        }
        if choices.is_empty() {
            let outcomes = game.outcomes().unwrap();
            let (dice, _) = &outcomes[luck.below(outcomes.len())];
            game.roll(dice).unwrap();
        } else {
            game.choose(&choices[luck.below(choices.len())]).unwrap();
        }
    }
}

/// Options as far as possible from any preset.
fn unusual(game: &dyn AnyGame) -> Map<String, Value> {
    let options = match game.name() {
        "fuba" => json!({
            "advanced": ["A1", "A3", "A4", "A10", "A11"], "skills_per_team": 3, "readings": "letter",
            "skills_lost": { "home": ["tackle"], "away": [] }, "shoot_out": true,
            "first_leg": { "home": 2, "away": 1 },
        }),
        _ => {
            json!({ "cup": true, "tally": true, "brought": { "home": 1, "away": 0 }, "suspended": { "home": [4], "away": [] } })
        }
    };
    options.as_object().unwrap().clone()
}

fn check(game: &dyn AnyGame, position: &dyn AnyMatch, longest: &mut usize) {
    let text = position.position_text().unwrap();
    let read = game.match_from_text(&text);
    let read = read.unwrap_or_else(|problem| panic!("{text}: {}", problem.message));
    assert_eq!(read.position(), position.position(), "{text}");
    assert_eq!(read.position_text().unwrap(), text);
    assert!(text.bytes().all(|byte| byte.is_ascii_graphic()), "{text}");
    assert!(
        !text.contains(['"', '<', '>', '&', '#', '%', '+', '?']),
        "{text}"
    );
    assert_eq!(
        position_text::game(&text).map(AnyGame::name),
        Some(game.name())
    );
    *longest = text.len().max(*longest);
}

#[test]
fn every_position_of_random_play_reads_back_as_it_was() {
    let mut luck = Luck::new(24);
    let mut longest = 0;
    for game in GAMES {
        let presets = game.info(Language::default()).presets;
        let matches = (presets.iter())
            .map(|preset| game.new_match(Some(preset.name), Map::new()))
            .chain([game.new_match(None, unusual(*game))]);
        for begun in matches {
            let begun = begun.unwrap_or_else(|problem| panic!("{}", problem.message));
            play(begun, &mut luck, 7, |position| {
                check(*game, position, &mut longest);
            });
        }
    }
    assert!(longest < position_text::LONGEST / 2, "{longest}");
}

/// Whatever is made of a text by cutting, doubling and exchanging its parts is read or explained, and what is read is written
/// as a text that stays.
#[test]
fn broken_texts_are_explained() {
    let mut luck = Luck::new(7);
    for game in GAMES {
        let mut texts = Vec::new();
        let begun = game.new_match(None, Map::new()).unwrap();
        play(begun, &mut luck, 40, |position| {
            texts.push(position.position_text().unwrap());
        });
        for _ in 0..2000 {
            let text = &texts[luck.below(texts.len())];
            let (from, to) = (luck.below(text.len() + 1), luck.below(text.len() + 1));
            let (from, to) = (from.min(to), from.max(to).min(from.min(to) + 12));
            let put = [
                "",
                ";",
                "=",
                "(",
                ")",
                "'",
                ",",
                ".",
                "9",
                "ä",
                &text[from..to],
            ];
            let put = put[luck.below(put.len())].repeat(1 + luck.below(2));
            let broken = format!("{}{put}{}", &text[..from], &text[to..]);
            match game.match_from_text(&broken) {
                Err(problem) => assert!(!problem.message.is_empty(), "{broken}"),
                Ok(read) => {
                    let text = read.position_text().unwrap();
                    let again = game.match_from_text(&text).unwrap();
                    assert_eq!(again.position(), read.position(), "{broken}");
                }
            }
        }
    }
}

#[test]
fn a_short_text_says_much() {
    let fuba = gaffer_games::find("fuba").unwrap();
    let read = |text: &str| {
        fuba.match_from_text(text)
            .map_err(|problem| problem.message)
    };
    let written = "fuba/2.2;pieces=b1:1/0,b4:3/2,b5:1/2;ball=b4;value=3;at=action";
    let typed = " fuba / basic ; at = action; ball=b4; pieces=b4 3/2, b5 1/2; value=3; score=0-0 ";
    for text in [written, typed] {
        assert_eq!(read(text).unwrap().position_text().unwrap(), written);
    }
    let options = |text: &str| read(text).unwrap().options();
    assert_eq!(
        options("fuba/2014;options.advanced=(A1);pieces=b3:1/0")["edition"],
        "2014"
    );
    assert_eq!(
        options("fuba;options.edition=1.0;pieces=b3:1/0")["edition"],
        "1.0"
    );
    for (text, why) in [
        ("", "the name of its game"),
        ("chess;ball=e4", "the name of its game"),
        (
            "champions;ball=5.5",
            "a position of Champions 2020, not of FUBA",
        ),
        ("fuba/9.9", "not a preset: choose one of"),
        ("fuba;options.colour=red", "colour"),
        ("fuba/2.2;options=letter", "options.NAME=VALUE"),
        ("fuba;colour=red", "unknown field `colour`, expected one of"),
        ("fuba;ball", "write name=value"),
        ("fuba;pieces=b4:99/0", "99"),
        ("fuba;value=9;half=3", ";"),
    ] {
        let told = read(text).unwrap_err();
        assert!(told.contains(why), "{text}: {told}");
    }
    assert!(read(&format!("fuba;score={}", "1".repeat(9000))).is_err());
}
