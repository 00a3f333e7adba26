//! The message files: every language says what English says, with the same values, in as many variants as it likes.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use gaffer_games::GAMES;
use gaffer_games::words::Language;

/// The messages of a language by file and name, each with its variants.
type Messages = BTreeMap<(String, String), Vec<Variant>>;

/// A way to say a message, with the values that it uses and the messages that are parts of it.
#[derive(Debug, Default, PartialEq)]
struct Variant {
    text: String,
    values: BTreeSet<String>,
    parts: BTreeSet<String>,
}

impl From<&Pattern<&str>> for Variant {
    fn from(pattern: &Pattern<&str>) -> Self {
        let mut variant = Self {
            text: format!("{pattern:?}"),
            ..Self::default()
        };
        variant.add(pattern);
        variant
    }
}

impl Variant {
    fn add(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                let (said, variants) = match expression {
                    Expression::Inline(said) => (said, &[][..]),
                    Expression::Select { selector, variants } => (selector, &variants[..]),
                };
                self.add_said(said);
                for variant in variants {
                    self.add(&variant.value);
                }
            }
        }
    }

    fn add_said(&mut self, said: &InlineExpression<&str>) {
        match said {
            InlineExpression::VariableReference { id } => {
                self.values.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.parts.insert(id.name.to_owned());
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let functions = ["SIGNED", "NAME", "SHIRT"];
                assert!(functions.contains(&id.name), "{} is no function", id.name);
                for argument in &arguments.positional {
                    self.add_said(argument);
                }
            }
            InlineExpression::StringLiteral { .. } => {}
            other => panic!("{other:?} is not used here"),
        }
    }
}

/// All values that the variants of a message and their parts use.
fn values<'a>(all: &'a Messages, (file, name): &(String, String)) -> BTreeSet<&'a String> {
    let variants = all[&(file.clone(), name.clone())].iter();
    let of_parts = variants
        .clone()
        .flat_map(|one| &one.parts)
        .flat_map(|part| {
            let part = (file.clone(), part.clone());
            let part = all
                .get(&part)
                .unwrap_or_else(|| panic!("there is no {part:?}"));
            part.iter().flat_map(|one| &one.values)
        });
    variants
        .flat_map(|one| &one.values)
        .chain(of_parts)
        .collect()
}

/// The messages to which others of their file refer: every language may have its own.
fn is_part(all: &Messages, (file, name): &(String, String)) -> bool {
    let mut others = all.iter().filter(|((other, _), _)| other == file);
    others.any(|(_, variants)| variants.iter().any(|one| one.parts.contains(name)))
}

fn messages(language: Language) -> Messages {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../words")
        .join(language.code());
    let inside = |folder: &Path| -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).unwrap();
        entries.map(|entry| entry.unwrap().path()).collect()
    };
    let mut messages = Messages::new();
    for path in inside(&folder).iter().flat_map(|who| inside(who)) {
        let file = path.strip_prefix(&folder).unwrap().display().to_string();
        let text = fs::read_to_string(&path).unwrap();
        let read =
            parser::parse(text.as_str()).unwrap_or_else(|(_, why)| panic!("{file}: {why:?}"));
        for entry in read.body {
            if let Entry::Message(message) = entry {
                let name = (file.clone(), message.id.name.to_owned());
                let further = message.attributes.iter().map(|variant| &variant.value);
                let variants = message.value.iter().chain(further).map(Variant::from);
                let before = messages.insert(name.clone(), variants.collect());
                assert_eq!(before, None, "{name:?} stands there twice");
            }
        }
    }
    messages
}

/// That every English message is said somewhere, with the values that it uses, is what the compiler looks at.
#[test]
fn every_language_says_everything_with_the_same_values() {
    let english = messages(Language::ENGLISH);
    assert!(english.len() > 200, "{}", english.len());
    assert!(Language::all().count() > 1);
    for language in Language::all() {
        let all = messages(language);
        for (name, in_english) in &english {
            if is_part(&english, name) {
                continue;
            }
            let own = all
                .get(name)
                .unwrap_or_else(|| panic!("{language}: {name:?}"));
            let (own_values, known) = (values(&all, name), values(&english, name));
            // A further variant may leave something out, but nothing can be said that English is not told.
            if own.len() == 1 && in_english.len() == 1 {
                assert_eq!(own_values, known, "{language}: {name:?}");
            }
            assert!(own_values.is_subset(&known), "{language}: {name:?}");
            let different: BTreeSet<&String> = own.iter().map(|variant| &variant.text).collect();
            assert_eq!(different.len(), own.len(), "{language}: {name:?}");
        }
        let more: Vec<_> = all
            .keys()
            .filter(|name| !english.contains_key(name) && !is_part(&all, name))
            .collect();
        assert!(
            more.is_empty(),
            "{language} says what nobody does: {more:?}"
        );
    }
}

#[test]
fn a_refusal_is_said_in_the_language_of_the_reader() {
    let game = gaffer_games::find("fuba").unwrap();
    let mut game = game.new_match(None, serde_json::Map::new()).unwrap();
    let problem = game.choose("formation 5-5-5").unwrap_err();
    assert_eq!(
        problem.message,
        "'formation 5-5-5': the three lines of a formation add up to ten (F22-2.1c)"
    );
    let finnish = problem.in_language("fi".parse().unwrap());
    assert_eq!(
        finnish.message,
        "'formation 5-5-5': muodostelman kolmessa linjassa on yhteensä kymmenen pelaajaa (F22-2.1c)"
    );
}

/// Options, their values and readings are said by their names: none is left without words.
#[test]
fn everything_that_a_match_is_set_up_with_is_said_in_every_language() {
    let is_said = |words: &str, name: &str| {
        let is_name = words.is_empty() || words == name || words.contains('_');
        assert!(!is_name, "{name}: '{words}'");
    };
    for language in Language::all() {
        for game in GAMES {
            for preset in game.info(language).presets {
                is_said(&preset.what, preset.name);
                for switch in preset.switches {
                    is_said(&switch.label, &switch.name);
                    is_said(&switch.detail, &switch.name);
                    for value in switch.values {
                        is_said(&value.label, &value.value);
                        assert!(!value.label.starts_with(&switch.name), "{}", value.label);
                        if switch.name == "advanced" {
                            is_said(&value.detail, &value.value);
                        }
                    }
                }
            }
        }
    }
}
