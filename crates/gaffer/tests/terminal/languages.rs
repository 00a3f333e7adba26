//! The screen in Finnish: everything stands where there is room for it, and nothing is left in English.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use gaffer::game::Game;
use gaffer::session::Waiting;
use gaffer::terminal;
use gaffer_games::words::Language;
use gaffer_table::TableDice;
use ratatui::crossterm::event::KeyCode;

use crate::screen::{Screen, people};

fn finnish() -> Language {
    "fi".parse().unwrap()
}

/// The words of the terminal's messages in a language, without comments and values.
fn vocabulary(language: Language) -> BTreeSet<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../words")
        .join(language.code())
        .join("terminal");
    let mut words = BTreeSet::new();
    for file in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let said = line.split_once(" = ").map_or(line, |(_, said)| said);
            words.extend(words_of(said));
        }
    }
    words
}

/// The words of a text with at least four letters.
fn words_of(text: &str) -> impl Iterator<Item = String> {
    text.split(|c: char| !c.is_alphabetic())
        .filter(|word| word.chars().count() >= 4)
        .map(str::to_lowercase)
}

/// What must fit and be Finnish on a screen of a match that goes on: the rows above the board, the title of the panel, and
/// the keys at the bottom.
fn check<G: terminal::Screen>(screen: &Screen<G>, english: &BTreeSet<String>) {
    let text = screen.text();
    let rows: Vec<&str> = text.lines().map(|row| row.trim_matches('"')).collect();
    let top = rows.iter().position(|row| row.contains('┌')).unwrap();
    let title = rows.iter().find(|row| row.ends_with('┐')).unwrap();
    assert!(title.ends_with("─┐"), "no room for the title:\n{text}");
    let title = title.rsplit('┌').next().unwrap();
    let keys = *rows.last().unwrap();
    for row in rows[..top].iter().copied().chain([title, keys]) {
        // Lists of skills, of players with cards and of who touched the ball are as long as they are in every language;
        // sheets and commentary have all of them.
        let lists = ["taidot", "kosk.", " k "];
        let is_list = lists.iter().any(|list| row.contains(list));
        assert!(is_list || !row.contains('…'), "{text}");
        for word in words_of(row) {
            assert!(!english.contains(&word), "{word}:\n{text}");
        }
    }
}

/// Plays a match of every preset with the assistant, and looks at the screen before every decision.
fn every_preset_is_finnish<G: terminal::Screen + Game>() {
    let finnish_words = vocabulary(finnish());
    let mut english = vocabulary(Language::ENGLISH);
    // The help names a team of these matches.
    english.retain(|word| !finnish_words.contains(word) && word != "united");
    for preset in G::presets() {
        let start = G::begin(&preset.options).unwrap();
        let dice = TableDice::Seeded(12.into());
        let mut screen = Screen::in_language(start, people(1), dice, finnish());
        for _ in 0..20_000 {
            check(&screen, &english);
            if screen.app.session().waiting() == Waiting::Over {
                break;
            }
            screen.press(KeyCode::Tab);
        }
        for what in ["LOPPUTULOS", "Laukaukset", "Ottelu on päättynyt"] {
            assert!(screen.shows(what), "{what}:\n{}", screen.text());
        }
        screen.press(KeyCode::F(2));
        assert!(screen.shows("Joukkueet, "), "{}", screen.text());
    }
}

#[test]
fn every_match_of_fuba_is_played_in_finnish() {
    every_preset_is_finnish::<gaffer_fuba::Position>();
}

#[test]
fn every_match_of_champions_is_played_in_finnish() {
    every_preset_is_finnish::<gaffer_champions::Position>();
}

/// What is typed is the same in every language, and what is answered is not.
#[test]
fn commands_are_typed_alike_and_answered_in_finnish() {
    let start = crate::screen::diagram(
        "at = 'target'\npieces = 'b1 1/0, b2 2/0, b3 3/2, b4 0/2, b5 0/3'\nball = 'b3'",
    );
    let mut screen = Screen::in_language(start, people(2), TableDice::ByHand, finnish());
    assert!(screen.shows("Rovers: kohdealue"), "{}", screen.text());
    assert!(screen.shows("Mihin pallo pelataan?"), "{}", screen.text());
    screen.type_line("kick left");
    for said in ["Ei sallittu: kick left", "Nyt päätetään: kohdealue."] {
        assert!(screen.shows(said), "{said}:\n{}", screen.text());
    }
    screen.press(KeyCode::Esc);
    screen.type_line("b3");
    assert!(screen.shows("Heitto: vuoro"), "{}", screen.text());
    assert!(screen.shows("Heitä 2 noppaa:"), "{}", screen.text());
    screen.type_line("7 1");
    assert!(screen.shows("7 ei ole silmäluku"), "{}", screen.text());
    screen.type_line("5 2");
    assert!(
        screen.shows("Nopat: Rovers [5]") || screen.shows("Nopat: H [5]"),
        "{}",
        screen.text()
    );
    screen.press(KeyCode::Char('?'));
    assert!(
        screen.shows("Ohje: näppäimet ja merkinnät (1/4)"),
        "{}",
        screen.text()
    );
}
