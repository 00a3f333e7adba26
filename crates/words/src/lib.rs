//! For build scripts: a type of every message of the English files, with a field for each value that it or one of its
//! variants uses. A message that is not there, or a value that it does not know, does not compile, and one that nobody says is dead code.
//! A message to which others refer is a part of theirs, with its values, and has no type of its own.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

/// Writes `messages.rs` into a build script's folder: the messages of `words/<language>/<who>` in every language.
///
/// # Panics
/// Where a file cannot be read: the build ends with the reason.
pub fn messages(who: &str) {
    let words = folder();
    println!("cargo::rerun-if-changed=build.rs");
    let mut code = String::new();
    for (number, file) in inside(&words.join("en").join(who)).iter().enumerate() {
        code += &module(number, file);
    }
    code += "static CATALOGUE: ::gaffer_games::words::Catalogue = ::gaffer_games::words::Catalogue::new(&[";
    for language in inside(&words) {
        code += "&[";
        for file in inside(&language.join(who)) {
            println!("cargo::rerun-if-changed={}", file.display());
            write!(code, "include_str!({:?}),", file.to_str().unwrap()).unwrap();
        }
        code += "],";
    }
    write_out("messages.rs", &(code + "]);\n"));
}

/// Writes `languages.rs` into a build script's folder: the codes of the languages, which are the folders of `words`.
///
/// # Panics
/// Where the folder cannot be read: the build ends with the reason.
pub fn languages() {
    let folders = inside(&folder());
    let codes: Vec<_> = folders.iter().filter_map(|path| path.file_name()).collect();
    write_out("languages.rs", &format!("&{codes:?}"));
}

/// The folder of all messages.
fn folder() -> PathBuf {
    let words = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("../../words");
    println!("cargo::rerun-if-changed={}", words.display());
    words
}

fn write_out(name: &str, code: &str) {
    fs::write(Path::new(&env::var("OUT_DIR").unwrap()).join(name), code).unwrap();
}

/// What is in a folder, in order.
fn inside(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// The types of a file.
fn module(number: usize, file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    let parsed = parser::parse(text.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
    let mut code = format!(
        "pub(crate) mod {} {{\nuse ::gaffer_games::words::Phrase;\n",
        file.file_stem()
            .unwrap()
            .to_str()
            .unwrap()
            .replace('-', "_")
    );
    let messages = parsed.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, Said::of(message))),
        _ => None,
    });
    let messages: Vec<(&str, Said<'_>)> = messages.collect();
    let parts: BTreeMap<&str, &Said<'_>> =
        messages.iter().map(|(name, said)| (*name, said)).collect();
    let is_part = |name: &str| messages.iter().any(|(_, said)| said.parts.contains(&name));
    for (name, said) in messages.iter().filter(|(name, _)| !is_part(name)) {
        let values = said.all_values(&parts);
        let fields: Vec<String> = values.iter().map(|value| value.replace('-', "_")).collect();
        let camel = camel_case(name);
        let (mut declared, mut taken, mut listed) = (String::new(), String::new(), String::new());
        for (value, field) in values.iter().zip(&fields) {
            write!(
                declared,
                "pub(crate) {field}: ::gaffer_games::words::Value, "
            )
            .unwrap();
            write!(taken, "{field}, ").unwrap();
            write!(listed, "({value:?}, {field}), ").unwrap();
        }
        writeln!(
            code,
            "pub(crate) struct {camel} {{ {declared} }}\n\
             impl {camel} {{\n\
             pub(crate) fn phrase(self) -> Phrase {{\n\
             let Self {{ {taken} }} = self;\n\
             Phrase::Message {{ catalogue: &super::CATALOGUE, file: {number}, name: {name:?}, \
             values: vec![{listed}] }}\n}}\n}}"
        )
        .unwrap();
    }
    code + "}\n"
}

/// "half-began" as the name of a type.
fn camel_case(name: &str) -> String {
    let capital = |part: &str| part[..1].to_uppercase() + &part[1..];
    name.split('-').map(capital).collect()
}

/// What a message uses, in all its variants.
#[derive(Default)]
struct Said<'a> {
    /// The values in its own text, each once.
    values: Vec<&'a str>,
    /// The messages that it refers to.
    parts: Vec<&'a str>,
}

impl<'a> Said<'a> {
    fn of(message: &Message<&'a str>) -> Self {
        let mut said = Self::default();
        said.add(message.value.as_ref().expect("a message has a text"));
        for variant in &message.attributes {
            said.add(&variant.value);
        }
        said
    }

    /// Its own values and those of its parts, each once.
    fn all_values(&self, parts: &BTreeMap<&str, &Self>) -> Vec<&'a str> {
        let mut all = self.values.clone();
        for part in &self.parts {
            let part = parts
                .get(part)
                .unwrap_or_else(|| panic!("there is no {part}"));
            for value in &part.values {
                if !all.contains(value) {
                    all.push(value);
                }
            }
        }
        all
    }

    fn add(&mut self, pattern: &Pattern<&'a str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.add_expression(expression);
            }
        }
    }

    fn add_expression(&mut self, expression: &Expression<&'a str>) {
        match expression {
            Expression::Inline(inline) => self.add_inline(inline),
            Expression::Select { selector, variants } => {
                self.add_inline(selector);
                for variant in variants {
                    self.add(&variant.value);
                }
            }
        }
    }

    fn add_inline(&mut self, inline: &InlineExpression<&'a str>) {
        match inline {
            InlineExpression::VariableReference { id } if !self.values.contains(&id.name) => {
                self.values.push(id.name);
            }
            InlineExpression::MessageReference { id, .. } => self.parts.push(id.name),
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.add_inline(argument);
                }
            }
            InlineExpression::Placeable { expression } => self.add_expression(expression),
            _ => {}
        }
    }
}
