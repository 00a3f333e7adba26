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

/// The words of a reader: the language, and how the teams and their players are called.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a> {
    /// The language.
    pub language: Language,
    /// The teams' names.
    pub names: &'a BySide<String>,
    /// The names of their players by shirt, from 1 on; empty where somebody has none.
    pub squads: BySide<&'a [String]>,
}

impl<'a> Words<'a> {
    /// The words of a language.
    pub fn new(language: Language, names: &'a BySide<String>) -> Self {
        let squads = BySide::default();
        Self {
            language,
            names,
            squads,
        }
    }

    /// The same words where players have names.
    #[must_use]
    pub fn with_squads(self, squads: BySide<&'a [String]>) -> Self {
        Self { squads, ..self }
    }

    /// The words of English.
    pub fn english(names: &'a BySide<String>) -> Self {
        Self::new(Language::ENGLISH, names)
    }

    /// The name of a team.
    pub fn name(self, side: Side) -> &'a str {
        &self.names[side]
    }

    /// A player by his shirt, and by name where he has one: "9 Niemi".
    pub fn player(self, side: Side, shirt: u8) -> String {
        let place = usize::from(shirt).checked_sub(1);
        match place.and_then(|place| self.squads[side].get(place)) {
            Some(name) if !name.is_empty() => format!("{shirt} {name}"),
            _ => shirt.to_string(),
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
            Value::Phrase(phrase) => self.write(phrase, 0, &mut text),
            Value::Phrases(phrases) => phrases
                .iter()
                .for_each(|phrase| self.write(phrase, 0, &mut text)),
        }
        text
    }
}
