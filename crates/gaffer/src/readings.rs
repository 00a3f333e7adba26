//! `gaffer rules readings`: the doubtful lines of the rulebooks, how they can be read, and which set reads them how.

use std::fmt::Write as _;

use gaffer_core::{Reading, ReadingSet};
use gaffer_games::words::Language;
use gaffer_games::{AnyGame, GAMES, options};
use serde_json::{Value, json};

use crate::cli::Readings;
use crate::output::print_all;
use crate::text::wrap;

/// The longest line.
const WIDTH: usize = 80;

/// Runs the command.
pub fn run(arguments: &Readings) -> Result<(), String> {
    print_all(&if arguments.json {
        json().to_string() + "\n"
    } else {
        text()
    })
}

const BEFORE: &str = "Some lines of the rulebooks can be read in two ways. Each of them is an option of a match, so that a club \
    plays as it reads its book: --set NAME=VALUE. The option `readings` sets all of them: `sense`, which is played where \
    nothing is said, or `letter`, what print says word for word wherever it says something (--set readings=letter). A \
    single one can still be set after it. `gaffer rules IDENTIFIER` prints the decision that a reading is about.";

/// What a reading decides.
fn what(reading: &Reading) -> String {
    options::reading_what(reading.name, Language::ENGLISH)
}

/// What a value of a reading means.
fn means(reading: &Reading, value: &str) -> String {
    options::reading_means(reading.name, value, Language::ENGLISH)
}

/// The sets that read a line in a way.
fn sets_with(reading: &Reading, value: &str) -> Vec<&'static str> {
    ReadingSet::BOTH
        .into_iter()
        .filter(|set| reading.value_in(*set) == value)
        .map(ReadingSet::name)
        .collect()
}

/// The page as a terminal shows it.
fn text() -> String {
    // The marks of the page's names are for a browser.
    let page = page().replace('`', "");
    let lines = page.lines().flat_map(|line| match line.strip_prefix("- ") {
        // What goes on stands under the first word of its item.
        Some(item) => {
            let lines = wrap(item, WIDTH - 2);
            let marks = std::iter::once("- ").chain(std::iter::repeat("  "));
            let marked = marks.zip(lines).map(|(mark, line)| mark.to_owned() + &line);
            marked.collect()
        }
        None => wrap(line.trim_start_matches('#'), WIDTH),
    });
    lines.map(|line| line + "\n").collect()
}

fn json() -> Value {
    let of_game = |game: &'static dyn AnyGame| {
        game.readings().iter().map(move |reading| {
            let values = reading.values.each_ref().map(|value| {
                json!({ "value": value, "means": means(reading, value), "sets": sets_with(reading, value) })
            });
            json!({
                "game": game.name(),
                "name": reading.name,
                "what": what(reading),
                "editions": reading.editions,
                "decisions": reading.decisions,
                "print": reading.print,
                "values": values,
                "sense": reading.value_in(ReadingSet::Sense),
                "letter": reading.value_in(ReadingSet::Letter),
                "play": reading.play,
            })
        })
    };
    GAMES.iter().copied().flat_map(of_game).collect()
}

/// The page of the rules reference, docs/rules/readings.md.
pub fn page() -> String {
    let mut page = format!(
        "# Readings\n\n{BEFORE}\n\n`gaffer rules readings` prints this page, with `--json` for programs.\n"
    );
    for game in GAMES {
        let _ = writeln!(page, "\n## {}", game.title());
        for reading in game.readings() {
            let _ = write!(
                page,
                "\n### `{}` ({}; {})\n\n{} Print: {}\n\n",
                reading.name,
                reading.editions.join(", "),
                reading.decisions.join(", "),
                what(reading),
                reading.print,
            );
            for value in &reading.values {
                let sets = sets_with(reading, value);
                let sets = if sets.is_empty() {
                    String::new()
                } else {
                    format!(" ({})", sets.join(", "))
                };
                let _ = writeln!(page, "- `{value}`{sets}: {}", means(reading, value));
            }
            let _ = writeln!(page, "\nIn play: {}", reading.play);
        }
    }
    page
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;
    use std::path::Path;

    use super::*;
    use crate::rules_reference;

    fn all() -> impl Iterator<Item = &'static Reading> {
        GAMES.iter().flat_map(|game| game.readings())
    }

    #[test]
    fn a_terminal_has_80_columns_and_lists_that_stand_out() {
        let text = text();
        let mut in_list = false;
        for line in text.lines() {
            assert!(line.chars().count() <= 80 && !line.contains('`'), "{line}");
            in_list = !line.is_empty() && (in_list || line.starts_with("- "));
            assert!(
                !in_list || line.starts_with("- ") || line.starts_with("  "),
                "{line}"
            );
        }
        assert!(
            text.lines().any(|line| line.starts_with("  ")),
            "some item is long"
        );
    }

    /// `GAFFER_WRITE_TYPES=1` writes the page anew.
    #[test]
    fn the_page_is_the_list() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules/readings.md");
        if std::env::var_os("GAFFER_WRITE_TYPES").is_some() {
            std::fs::write(&file, page()).expect("the page is written");
        }
        let written = std::fs::read_to_string(file).expect("the page is there");
        assert!(written == page(), "GAFFER_WRITE_TYPES=1 writes it anew");
    }

    #[test]
    fn every_decision_is_one_of_the_reference_and_names_its_option() {
        for reading in all() {
            let texts = reading.decisions.iter().map(|id| {
                rules_reference::text(id).unwrap_or_else(|| panic!("{}: no {id}", reading.name))
            });
            let named = format!("`{}", reading.name);
            let texts: Vec<&str> = texts.collect();
            assert!(
                texts.iter().any(|text| text.contains(&named)),
                "{}",
                reading.name
            );
        }
    }

    /// The readings of docs/rules/readings.md, and where the two sets differ.
    #[test]
    fn the_sets_are_those_of_the_rules_reference() {
        let names: BTreeSet<&str> = all().map(|reading| reading.name).collect();
        assert_eq!((names.len(), all().count()), (21, 21));
        let alike: Vec<&str> = all()
            .filter(|one| one.value_in(ReadingSet::Sense) == one.value_in(ReadingSet::Letter))
            .map(|one| one.name)
            .collect();
        assert_eq!(alike, ["offside_of", "difficult_rebound", "catch_ones"]);
    }

    /// A club reads everything about each reading, in either form.
    #[test]
    fn text_and_json_have_everything() {
        let (text, json) = (text(), json());
        assert!(text.lines().all(|line| line.chars().count() <= WIDTH));
        let joined = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for (reading, told) in all().zip(json.as_array().expect("a list")) {
            assert_eq!(told["name"], reading.name);
            assert_eq!(told["letter"], reading.value_in(ReadingSet::Letter));
            let words = [what(reading), reading.print.into(), reading.play.into()];
            let means = reading.values.map(|value| means(reading, value));
            for sentence in words.into_iter().chain(means) {
                let printed = sentence.replace('`', "");
                assert!(joined.contains(&printed), "{sentence}");
            }
            for id in reading.decisions {
                assert!(joined.contains(id), "{id}");
            }
        }
    }
}
