//! The Fluent bundles of every language, made when they are first needed: one for each file, so that the names of messages
//! need only be different within a file.

use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::{Language, Value, Words};

type Bundle = FluentBundle<FluentResource>;

/// The messages of a crate in every language.
pub struct Catalogue {
    /// The texts of the files, for each language in the order of [`Language::all`].
    texts: &'static [&'static [&'static str]],
    bundles: OnceLock<Vec<Vec<Bundle>>>,
}

impl Catalogue {
    /// The messages of these texts: for each language, in the order of [`Language::all`], its files.
    pub const fn new(texts: &'static [&'static [&'static str]]) -> Self {
        let bundles = OnceLock::new();
        Self { texts, bundles }
    }

    fn bundle(&self, language: Language, file: usize) -> Option<&Bundle> {
        let bundles = self.bundles.get_or_init(|| {
            let languages = Language::all().zip(self.texts);
            languages
                .map(|(language, files)| files.iter().map(|text| bundle(language, text)).collect())
                .collect()
        });
        bundles.get(language.index())?.get(file)
    }
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Catalogue")
    }
}

/// There is one catalogue of each crate.
impl PartialEq for Catalogue {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for Catalogue {}

fn bundle(language: Language, text: &str) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![language.code().parse().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    // What Fluent cannot read is left out; the tests find it.
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(read, _)| read);
    bundle.add_resource_overriding(resource);
    let _ = bundle.add_function("SIGNED", |values, _| match values.first() {
        Some(FluentValue::Number(FluentNumber { value, .. })) => format!("{value:+}").into(),
        _ => FluentValue::Error,
    });
    // The two halves of a player, "Niemi (9)"; whoever has no name is "none" by it.
    let _ = bundle.add_function("NAME", |values, _| player(values).0.to_owned().into());
    let _ = bundle.add_function("SHIRT", |values, _| player(values).1.to_owned().into());
    bundle
}

fn player<'a>(values: &'a [FluentValue<'_>]) -> (&'a str, &'a str) {
    match values.first() {
        Some(FluentValue::String(player)) => player
            .strip_suffix(')')
            .and_then(|player| player.rsplit_once(" ("))
            .unwrap_or(("none", player)),
        _ => ("none", ""),
    }
}

/// Writes a message with its values, in English where the language does not have it; its text and its attributes are
/// variants, among which the number chooses.
pub(super) fn write(
    words: Words<'_>,
    catalogue: &'static Catalogue,
    (file, name, number): (usize, &str, usize),
    values: &[(&'static str, Value)],
    text: &mut String,
) {
    let mut bundles = [words.language, Language::ENGLISH]
        .into_iter()
        .filter_map(|language| catalogue.bundle(language, file));
    let found = bundles.find_map(|bundle| {
        let message = bundle.get_message(name)?;
        let pattern = match number % (1 + message.attributes().count()) {
            0 => message.value()?,
            further => message.attributes().nth(further - 1)?.value(),
        };
        Some((bundle, pattern))
    });
    let Some((bundle, pattern)) = found else {
        return text.push_str(name);
    };
    let mut arguments = FluentArgs::with_capacity(values.len());
    let side = values.iter().find_map(|value| match value {
        ("side", Value::Team(side)) => Some(*side),
        _ => None,
    });
    for (name, value) in values {
        let value = match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Player(None, shirt) => {
                FluentValue::from(words.text(&Value::Player(side, *shirt)))
            }
            other => FluentValue::from(words.text(other)),
        };
        arguments.set(*name, value);
    }
    let _ = bundle.write_pattern(text, pattern, Some(&arguments), &mut Vec::new());
}
