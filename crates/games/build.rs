//! Makes a type of every message of the English files, with a field for each value that it or one of its variants uses: a
//! message that is not there, or a value that it does not know, does not compile, and one that nobody says is dead code.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

fn main() {
    let words = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap()).join("words");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={}", words.display());
    let files = inside(&words.join("en"));
    let mut code = String::new();
    for (number, file) in files.iter().enumerate() {
        println!("cargo::rerun-if-changed={}", file.display());
        code += &module(number, file);
    }
    code += &languages(&words);
    let out = Path::new(&env::var("OUT_DIR").unwrap()).join("messages.rs");
    fs::write(out, code).unwrap();
}

/// What is in a folder, in order.
fn inside(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

fn stem(path: &Path) -> &str {
    path.file_stem().unwrap().to_str().unwrap()
}

/// The texts of every language, its files in the order of the English ones.
fn languages(words: &Path) -> String {
    let mut code = String::from("pub(super) const LANGUAGES: &[(&str, &[(&str, &str)])] = &[");
    for folder in inside(words) {
        write!(code, "({:?}, &[", stem(&folder)).unwrap();
        for file in inside(&folder) {
            println!("cargo::rerun-if-changed={}", file.display());
            let path = file.to_str().unwrap();
            write!(code, "({:?}, include_str!({path:?})),", stem(&file)).unwrap();
        }
        code.push_str("]),");
    }
    code + "];\n"
}

/// The types of a file.
fn module(number: usize, file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    let parsed = parser::parse(text.as_str())
        .unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
    let mut code = format!(
        "pub(crate) mod {} {{\nuse crate::words::Phrase;\n",
        stem(file).replace('-', "_")
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
            write!(declared, "pub(crate) {field}: crate::words::Value, ").unwrap();
            write!(taken, "{field}, ").unwrap();
            write!(listed, "({value:?}, {field}), ").unwrap();
        }
        writeln!(
            code,
            "pub(crate) struct {camel} {{ {declared} }}\n\
             impl {camel} {{\n\
             pub(crate) fn phrase(self) -> Phrase {{\n\
             let Self {{ {taken} }} = self;\n\
             Phrase::message({number}, {name:?}, vec![{listed}])\n}}\n}}"
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
