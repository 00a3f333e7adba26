//! The Fluent bundles of every language, made when they are first needed: one for each file, so that the names of messages
//! need only be different within a file.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

use super::messages::LANGUAGES;
use super::{Language, Value, Words};

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<Vec<Vec<Bundle>>> = LazyLock::new(|| {
    let of_language = |(code, files): &(&str, &[(&str, &str)])| {
        files.iter().map(|(_, text)| bundle(code, text)).collect()
    };
    LANGUAGES.iter().map(of_language).collect()
});

fn bundle(code: &str, text: &str) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![code.parse().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    // What Fluent cannot read is left out; the tests find it.
    let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(read, _)| read);
    bundle.add_resource_overriding(resource);
    let _ = bundle.add_function("SIGNED", |values, _| match values.first() {
        Some(FluentValue::Number(FluentNumber { value, .. })) => format!("{value:+}").into(),
        _ => FluentValue::Error,
    });
    bundle
}

/// Writes a message with its values, in English where the language does not have it; its text and its attributes are
/// variants, among which the number chooses.
pub(super) fn write(
    words: Words<'_>,
    (file, name, number): (usize, &str, usize),
    values: &[(&'static str, Value)],
    text: &mut String,
) {
    let bundles = [words.language, Language::ENGLISH].map(|language| BUNDLES.get(language.index()));
    let mut bundles = bundles
        .into_iter()
        .flatten()
        .filter_map(|files| files.get(file));
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
    for (name, value) in values {
        let value = match value {
            Value::Number(number) => FluentValue::from(*number),
            other => FluentValue::from(words.text(other)),
        };
        arguments.set(*name, value);
    }
    let _ = bundle.write_pattern(text, pattern, Some(&arguments), &mut Vec::new());
}
