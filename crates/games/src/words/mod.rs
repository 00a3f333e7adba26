//! What people are told, as data: the name of a message and the values in it, rendered in the language of the reader.
//!
//! The texts are Fluent files, `words/<language>/<who says it>/*.ftl`; a further language is a further folder. The build
//! script of a crate that says something makes a type of every English message (`gaffer-words`), and `say!` a [`Phrase`] of
//! it. The attributes of a message are further ways to say it, of which every language may have its own number.

mod arithmetic;
mod bundles;
mod language;
mod lists;
mod phrase;

use std::fmt::Write as _;

use gaffer_core::{BySide, Side};

pub(crate) use crate::{named, say};
pub(crate) use arithmetic::{arithmetic, compared, sign};
pub use bundles::Catalogue;
pub use language::Language;
pub(crate) use lists::{joined, list, sentences};
pub use phrase::{Phrase, Value};

/// The types of the messages of the games, one module for each file.
pub(crate) mod messages {
    include!(concat!(env!("OUT_DIR"), "/messages.rs"));
}

/// The names of teams to which nobody has given one.
pub fn plain_names() -> BySide<String> {
    BySide {
        home: "Home".to_owned(),
        away: "Away".to_owned(),
    }
}

/// The same in a language.
pub fn names_in(language: Language) -> BySide<String> {
    BySide {
        home: language.render(&say!(lessons::ExampleHome)),
        away: language.render(&say!(lessons::ExampleAway)),
    }
}

/// The words of a reader: the language, and how the teams and their players are called.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// The language.
    pub language: Language,
    /// The teams' names.
    pub names: &'a BySide<String>,
    /// The names of their players by shirt, from 1 on; empty where somebody has none.
    pub squads: BySide<&'a [String]>,
    /// Whether ways by the compass are told in arrows, north upwards, which a screen turns as it has turned the board.
    pub arrows: bool,
}

impl<'a> Words<'a> {
    /// The words of a language.
    pub fn new(language: Language, names: &'a BySide<String>) -> Self {
        Self {
            language,
            names,
            squads: BySide::default(),
            arrows: false,
        }
    }

    /// The same words where players have names.
    #[must_use]
    pub fn with_squads(self, squads: BySide<&'a [String]>) -> Self {
        Self { squads, ..self }
    }

    /// The same words for a screen that turns the board, and the arrows with it.
    #[must_use]
    pub fn with_arrows(self) -> Self {
        Self {
            arrows: true,
            ..self
        }
    }

    /// The words of English.
    pub fn english(names: &'a BySide<String>) -> Self {
        Self::new(Language::ENGLISH, names)
    }

    /// The name of a team.
    pub fn name(self, side: Side) -> &'a str {
        &self.names[side]
    }

    /// The name of a player, where he has one.
    pub fn player_name(self, side: Side, shirt: u8) -> Option<&'a str> {
        let place = usize::from(shirt).checked_sub(1)?;
        let name = self.squads[side].get(place)?;
        (!name.is_empty()).then_some(name)
    }

    /// A player by his name with his shirt, "Niemi (9)"; by the shirt alone where he has none.
    pub fn player(self, side: Side, shirt: u8) -> String {
        match self.player_name(side, shirt) {
            Some(name) => format!("{name} ({shirt})"),
            None => shirt.to_string(),
        }
    }

    /// A phrase as text.
    pub fn render(self, phrase: &Phrase) -> String {
        self.render_variant(phrase, 0)
    }

    /// A phrase as text, in the variant for this number where there are several: the same one whenever it is asked for.
    pub fn render_variant(self, phrase: &Phrase, number: usize) -> String {
        let mut text = String::new();
        self.write(phrase, number, &mut text);
        text
    }

    fn write(self, phrase: &Phrase, number: usize, text: &mut String) {
        match phrase {
            Phrase::Plain(plain) => text.push_str(plain),
            Phrase::Message {
                catalogue,
                file,
                name,
                values,
            } => bundles::write(self, catalogue, (*file, name, number), values, text),
        }
    }

    /// A value as text, where it is no number.
    fn text(self, value: &Value) -> String {
        let mut text = String::new();
        match value {
            Value::Number(number) => {
                let _ = write!(text, "{number}");
            }
            Value::Text(own) => text.push_str(own),
            Value::Team(side) => text.push_str(self.name(*side)),
            Value::Player(Some(side), shirt) => text.push_str(&self.player(*side, *shirt)),
            Value::Player(None, shirt) => {
                let _ = write!(text, "{shirt}");
            }
            Value::Way(letters, _) if self.arrows => text = arrows(letters),
            Value::Phrase(phrase) | Value::Way(_, phrase) => self.write(phrase, 0, &mut text),
            Value::Phrases(phrases) => phrases
                .iter()
                .for_each(|phrase| self.write(phrase, 0, &mut text)),
        }
        text
    }
}

/// A way by the compass in arrows, north upwards: "NE2 E1" is "↗2 →1".
fn arrows(letters: &str) -> String {
    const COMPASS: [(&str, &str); 8] = [
        ("NE", "↗"),
        ("SE", "↘"),
        ("SW", "↙"),
        ("NW", "↖"),
        ("N", "↑"),
        ("E", "→"),
        ("S", "↓"),
        ("W", "←"),
    ];
    let arrow = |text: String, (letters, arrow)| text.replace(letters, arrow);
    COMPASS.into_iter().fold(letters.to_owned(), arrow)
}
