//! `gaffer editions`: what differs between the editions of the rulebook, side by side.

use std::fmt::Write as _;

use gaffer_fuba::{Comparison, Edition, Options, comparisons};
use serde_json::{Map, Value, json};

use crate::cli::Editions;
use crate::output::print_all;
use crate::text::wrap;

/// The widest table: four columns that are still read at a glance.
const WIDEST: usize = 100;
/// Narrower than this the editions stand one below the other.
const SIDE_BY_SIDE: usize = 72;
const GAP: &str = "  ";

/// Runs the command.
pub fn run(arguments: &Editions) -> Result<(), String> {
    let all = differences();
    print_all(&if arguments.json {
        json(&all).to_string() + "\n"
    } else {
        let width = arguments.width.unwrap_or_else(terminal_width);
        text(&all, width.clamp(30, WIDEST))
    })
}

fn terminal_width() -> usize {
    use std::io::IsTerminal as _;
    if !std::io::stdout().is_terminal() {
        return WIDEST;
    }
    ratatui::crossterm::terminal::size().map_or(WIDEST, |(width, _)| width.into())
}

/// Every difference that the rules know, and the options of each edition.
fn differences() -> Vec<Comparison> {
    let mut all = comparisons();
    all.push(Comparison {
        subject: "options",
        what: "Options of a match (--set) and their defaults".to_owned(),
        texts: Edition::ALL.map(|edition| Some(options_of(edition))),
        rules: [None; 3],
    });
    all
}

/// The options as a record names them, the edition itself left out.
fn options_of(edition: Edition) -> String {
    let all = json!(Options::basic(edition));
    let names = all.as_object().into_iter().flatten();
    let written: Vec<String> = names
        .filter(|(name, _)| *name != "edition")
        .map(|(name, value)| match value {
            Value::String(word) => format!("{name}={word}"),
            Value::Array(_) => format!("{name}=none"),
            other => format!("{name}={other}"),
        })
        .collect();
    written.join(", ")
}

/// One edition's cell: what it has, then the rule that says so.
fn cell(row: &Comparison, edition: Edition, width: usize) -> Vec<String> {
    let index = edition as usize;
    let mut lines = wrap(row.texts[index].as_deref().unwrap_or("-"), width);
    if let Some(rule) = row.rules[index] {
        match lines.last_mut() {
            Some(last) if last.len() + 1 + rule.len() <= width => {
                let _ = write!(last, " {rule}");
            }
            _ => lines.push(rule.to_owned()),
        }
    }
    lines
}

fn text(all: &[Comparison], width: usize) -> String {
    let mut text = String::new();
    let names = Edition::ALL.map(|edition| format!("FUBA {}", edition.name()));
    let (first, others) = columns(width);
    let side_by_side = width >= SIDE_BY_SIDE;
    if side_by_side {
        line(&mut text, width, "", &names.each_ref().map(String::as_str));
    }
    let mut subject = "";
    for row in all {
        if row.subject != subject {
            subject = row.subject;
            let _ = writeln!(text, "\n{}", subject.to_uppercase());
        }
        if side_by_side {
            let what = wrap(&row.what, first);
            let cells = Edition::ALL.map(|edition| cell(row, edition, others));
            let height = cells.iter().map(Vec::len).fold(what.len(), usize::max);
            for at in 0..height {
                let part = |lines: &[String]| lines.get(at).cloned().unwrap_or_default();
                let cells = cells.each_ref().map(|lines| part(lines));
                line(
                    &mut text,
                    width,
                    &part(&what),
                    &cells.each_ref().map(String::as_str),
                );
            }
        } else {
            for part in wrap(&row.what, width) {
                let _ = writeln!(text, "{part}");
            }
            for (name, edition) in names.iter().zip(Edition::ALL) {
                let indent = names[1].len() + 4; // "FUBA 2014" is the longest
                for (at, part) in cell(row, edition, width - indent).iter().enumerate() {
                    let name = if at == 0 { name.as_str() } else { "" };
                    let _ = writeln!(text, "  {name:<0$}{part}", indent - 2);
                }
            }
        }
    }
    text
}

/// The width of the first column and of the other three.
fn columns(width: usize) -> (usize, usize) {
    let others = (width * 26 / 100).max(1);
    let gaps = 3 * GAP.len();
    (width.saturating_sub(3 * others + gaps).max(8), others)
}

fn line(text: &mut String, width: usize, what: &str, cells: &[&str; 3]) {
    let (first, others) = columns(width);
    let mut line = format!("{what:<first$}");
    for cell in cells {
        let _ = write!(line, "{GAP}{cell:<others$}");
    }
    text.push_str(line.trim_end());
    text.push('\n');
}

fn json(all: &[Comparison]) -> Value {
    all.iter()
        .map(|row| {
            let editions: Map<String, Value> = Edition::ALL
                .into_iter()
                .map(|edition| {
                    let index = edition as usize;
                    let fact = json!({ "text": row.texts[index], "rule": row.rules[index] });
                    (edition.name().to_owned(), fact)
                })
                .collect();
            json!({ "subject": row.subject, "what": row.what, "editions": editions })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules_reference;

    #[test]
    fn every_rule_named_is_one_of_its_edition() {
        for row in differences() {
            for (rule, edition) in row.rules.into_iter().zip(Edition::ALL) {
                let Some(rule) = rule else { continue };
                assert!(rule.starts_with(edition.prefix()), "{}: {rule}", row.what);
                assert!(!rules_reference::find(rule).is_empty(), "{rule}");
            }
        }
    }

    /// Whatever the width, every word of every row is printed, and no line is wider.
    #[test]
    fn nothing_is_left_out_and_no_line_is_too_wide() {
        let all = differences();
        for width in [40, 60, 72, 80, 100] {
            let printed = text(&all, width);
            for line in printed.lines() {
                assert!(line.chars().count() <= width, "{width}: {line}");
            }
            for row in &all {
                let rules = row.rules.iter().flatten().copied();
                let words = row.texts.iter().flatten().flat_map(|text| text.split(' '));
                // A word wider than its column is broken.
                let narrow = columns(width).1.min(width - 14);
                for word in row.what.split(' ').chain(words).chain(rules) {
                    assert!(
                        word.len() > narrow || printed.contains(word),
                        "{width}: {word}"
                    );
                }
            }
        }
    }

    /// Every row of the table of the rules is there: the constants are counted in its source.
    #[test]
    fn every_row_of_the_rules_is_printed() {
        let source = include_str!("../../fuba/src/options/edition.rs");
        let table = source.split_once("\ntable! {").unwrap().1;
        let declared: Vec<&str> = table
            .lines()
            .filter_map(|line| line.trim().split_once(": "))
            .map(|(name, _)| name)
            .filter(|name| name.bytes().all(|b| b.is_ascii_uppercase() || b == b'_'))
            .collect();
        assert!(declared.contains(&"EQUAL_DICE"));
        assert_eq!(declared.len(), gaffer_fuba::edition::rows().len());
        // None is declared beside the table.
        assert_eq!(
            source.matches(": ByEdition<").count(),
            1,
            "the one in the macro"
        );
        let all = differences();
        for row in gaffer_fuba::edition::rows() {
            assert!(all.contains(&row), "{}", row.what);
        }
    }

    /// Options come from the options themselves: 2014 alone knows `yellow_six`.
    #[test]
    fn options_are_those_of_the_edition() {
        let has = |edition| options_of(edition).contains("yellow_six=printed");
        assert_eq!(Edition::ALL.map(has), [false, true, false]);
        assert!(options_of(Edition::V1_0).contains("formations=free"));
    }

    #[test]
    fn json_has_every_edition_of_every_row() {
        let all = differences();
        let value = json(&all);
        assert_eq!(value.as_array().unwrap().len(), all.len());
        let first = &value[0]["editions"];
        assert_eq!(first["1.0"]["rule"], "F10-4a");
        assert_eq!(first["2014"]["rule"], "F14-4a");
        assert_eq!(first["2.2"]["rule"], "F22-4a");
    }
}
