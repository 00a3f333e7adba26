//! For build scripts: a type of every message of the English files, with a field for each value that it or one of its
//! variants uses. A message that is not there, or a value that it does not know, does not compile, and one that nobody says is dead code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
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
    for entry in parsed.body {
        let Entry::Message(message) = entry else {
            continue;
        };
        let name = message.id.name;
        let mut values = Vec::new();
        add_values(&message.value.expect("a message has a text"), &mut values);
        for variant in &message.attributes {
            add_values(&variant.value, &mut values);
        }
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

/// Adds the values that a text uses and that are not listed yet.
fn add_values<'a>(pattern: &Pattern<&'a str>, values: &mut Vec<&'a str>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            add_of_expression(expression, values);
        }
    }
}

fn add_of_expression<'a>(expression: &Expression<&'a str>, values: &mut Vec<&'a str>) {
    match expression {
        Expression::Inline(inline) => add_of_inline(inline, values),
        Expression::Select { selector, variants } => {
            add_of_inline(selector, values);
            for variant in variants {
                add_values(&variant.value, values);
            }
        }
    }
}

fn add_of_inline<'a>(inline: &InlineExpression<&'a str>, values: &mut Vec<&'a str>) {
    match inline {
        InlineExpression::VariableReference { id } if !values.contains(&id.name) => {
            values.push(id.name);
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                add_of_inline(argument, values);
            }
        }
        InlineExpression::Placeable { expression } => add_of_expression(expression, values),
        _ => {}
    }
}
