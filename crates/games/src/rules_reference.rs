//! The rules reference: every rule and ruling by its identifier, read from docs/rules.

use crate::protocol::{Rulebook, RulebookInfo};

/// The rules of one game or edition: a page with a line `**IDENTIFIER** text` for each rule, under headings.
struct Document {
    /// How all its identifiers begin.
    prefix: &'static str,
    /// The game.
    game: &'static str,
    /// The page, as it is printed and shipped.
    page: &'static str,
}

/// Every page of rules; another game's or edition's is added here and nowhere else.
const DOCUMENTS: &[Document] = &[
    Document {
        prefix: "F10-",
        game: "fuba",
        page: include_str!("../../../docs/rules/fuba-1.0.md"),
    },
    Document {
        prefix: "F14-",
        game: "fuba",
        page: include_str!("../../../docs/rules/fuba-2014.md"),
    },
    Document {
        prefix: "F22-",
        game: "fuba",
        page: include_str!("../../../docs/rules/fuba-2.2.md"),
    },
    Document {
        prefix: "C20-",
        game: "champions",
        page: include_str!("../../../docs/rules/champions-2020.md"),
    },
];

impl Document {
    fn rulebook(&self) -> Rulebook {
        let title = self.page.lines().next().unwrap_or_default();
        let title = title.trim_start_matches("# ");
        Rulebook {
            info: RulebookInfo {
                name: self.prefix.trim_end_matches('-'),
                game: self.game,
                title: title.strip_suffix(": rules reference").unwrap_or(title),
            },
            page: self.page,
        }
    }

    fn rules(&self) -> impl Iterator<Item = Rule> {
        let mut heading = "";
        self.page.lines().filter_map(move |line| {
            if line.starts_with("##") {
                heading = line.trim_start_matches('#').trim();
                return None;
            }
            let (id, text) = line.strip_prefix("**")?.split_once("**")?;
            id.starts_with(self.prefix).then_some(Rule {
                id,
                text: text.trim(),
                heading,
            })
        })
    }
}

/// One rule or ruling; a ruling decides a doubtful line and is numbered D1, D2 and so on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its identifier.
    pub id: &'static str,
    /// Its text.
    pub text: &'static str,
    /// The heading it stands under.
    pub heading: &'static str,
}

impl Rule {
    /// Whether this is a ruling: F22-D7, but not C20-turn-D2, which is a rule of a section.
    pub fn is_ruling(&self) -> bool {
        self.id
            .split_once('-')
            .and_then(|(_, rest)| rest.strip_prefix('D'))
            .is_some_and(|number| number.starts_with(|c: char| c.is_ascii_digit()))
    }
}

/// How the identifiers of each document begin.
pub fn prefixes() -> impl Iterator<Item = &'static str> {
    DOCUMENTS.iter().map(|document| document.prefix)
}

/// Every page of rules as it is read, the newest first.
pub fn rulebooks() -> impl Iterator<Item = Rulebook> {
    DOCUMENTS.iter().rev().map(Document::rulebook)
}

/// Every rule of every game and edition, in the order of the documents.
pub fn all() -> impl Iterator<Item = Rule> {
    DOCUMENTS.iter().flat_map(Document::rules)
}

/// The rules whose identifier is this one or starts with it ("F22-4.2" gives the whole section).
pub fn find(id: &str) -> Vec<Rule> {
    let exact: Vec<Rule> = all()
        .filter(|rule| rule.id.eq_ignore_ascii_case(id))
        .collect();
    if !exact.is_empty() {
        return exact;
    }
    let wanted = id.to_ascii_uppercase();
    all()
        .filter(|rule| rule.id.to_ascii_uppercase().starts_with(&wanted))
        .collect()
}

/// The text of one rule.
pub fn text(id: &str) -> Option<&'static str> {
    all().find(|rule| rule.id == id).map(|rule| rule.text)
}

/// The rulings that a rule's text names.
pub fn rulings(rule: Rule) -> Vec<Rule> {
    all()
        .filter(|other| {
            other.is_ruling()
                && other.id != rule.id
                && words(rule.text).any(|word| word == other.id)
        })
        .collect()
}

/// The words of a text, identifiers among them.
fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '.'))
        .map(|word| word.trim_end_matches(['.', '-']))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// The documents of FUBA, which are built alike.
    fn editions() -> impl Iterator<Item = &'static Document> {
        DOCUMENTS.iter().filter(|one| one.prefix.starts_with('F'))
    }

    /// The highest ruling of each document: none is missing below it, none is above it.
    const RULINGS: [(&str, usize); 4] = [("F10-", 45), ("F14-", 52), ("F22-", 114), ("C20-", 127)];

    #[test]
    fn every_bold_line_is_a_rule_of_its_document() {
        for document in DOCUMENTS {
            let bold = document.page.lines().filter(|line| line.starts_with("**"));
            assert_eq!(
                document.rules().count(),
                bold.count(),
                "{}",
                document.prefix
            );
        }
    }

    #[test]
    fn every_rule_stands_once_with_a_text_and_a_heading() {
        let mut seen = BTreeSet::new();
        for rule in all() {
            assert!(seen.insert(rule.id), "{} stands twice", rule.id);
            assert!(rule.text.ends_with(['.', ')']), "{}", rule.id);
            assert!(!rule.heading.is_empty(), "{}", rule.id);
        }
    }

    #[test]
    fn every_ruling_is_there_and_gives_its_reason() {
        for (prefix, last) in RULINGS {
            for number in 1..=last {
                let id = format!("{prefix}D{number}");
                let text = text(&id).unwrap_or_else(|| panic!("{id} is missing"));
                assert!(text.contains("Reason: "), "{id}");
            }
            let rulings = all().filter(|rule| rule.id.starts_with(&format!("{prefix}D")));
            assert_eq!(rulings.count(), last, "{prefix}");
        }
    }

    #[test]
    fn every_chapter_of_every_edition_is_there() {
        for document in editions() {
            for chapter in 1..=5 {
                let chapter = format!("{}{chapter}", document.prefix);
                assert!(!find(&chapter).is_empty(), "{chapter}");
            }
        }
        for (part, advanced) in [("F14-A", 6), ("F22-A", 11)] {
            for number in 1..=advanced {
                assert!(
                    !find(&format!("{part}{number}")).is_empty(),
                    "{part}{number}"
                );
            }
        }
        assert_eq!(find("F10-RS").len(), 5);
        assert!(find("F10-A").is_empty(), "1.0 has no advanced rules");
    }

    /// The rules of Champions are numbered within a subject, without a gap.
    #[test]
    fn every_subject_of_champions_is_there() {
        let subjects = [
            ("def", 8),
            ("geo", 7),
            ("state", 13),
            ("flow", 12),
            ("setup", 9),
            ("koff", 6),
            ("turn", 4),
            ("turn-A", 12),
            ("turn-D", 9),
            ("turn-E", 5),
            ("kick", 19),
            ("shot", 6),
            ("save", 9),
            ("rebound", 7),
            ("intercept", 15),
            ("dead", 11),
            ("goalkick", 2),
            ("throw", 7),
            ("corner", 10),
            ("goalie", 4),
            ("offside", 8),
            ("killjoy", 9),
            ("time", 9),
            ("sub", 15),
            ("charge", 7),
            ("foul", 6),
            ("card", 6),
            ("injury", 4),
            ("free", 13),
            ("pen", 5),
            ("shift", 4),
            ("cup", 17),
            ("preset", 7),
        ];
        let mut counted = 0;
        for (subject, last) in subjects {
            for number in 1..=last {
                let dash = if subject.contains('-') { "" } else { "-" };
                let id = format!("C20-{subject}{dash}{number}");
                assert!(text(&id).is_some(), "{id} is missing");
            }
            counted += last;
        }
        let rules = find("C20-").into_iter().filter(|rule| !rule.is_ruling());
        assert_eq!(rules.count(), counted);
    }

    /// Every ruling of Champions is named by the rule it decides, and every switch stands in its table.
    #[test]
    fn rulings_of_champions_are_named_by_a_rule() {
        let rules: Vec<Rule> = find("C20-");
        for ruling in rules.iter().filter(|rule| rule.is_ruling()) {
            let mut others = rules.iter().filter(|rule| !rule.is_ruling());
            let is_named = others.any(|rule| rulings(*rule).contains(ruling));
            assert!(is_named, "no rule names {}", ruling.id);
        }
        let (_, table) = DOCUMENTS[3].page.split_once("## Options").unwrap();
        for (_, options) in gaffer_champions::Options::PRESETS {
            let written = serde_json::to_value(options).unwrap();
            for switch in written.as_object().unwrap().keys() {
                assert!(table.contains(&format!("| `{switch}` |")), "{switch}");
            }
        }
    }

    #[test]
    fn every_identifier_in_a_text_is_known() {
        let known: BTreeSet<&str> = all().map(|rule| rule.id).collect();
        for rule in all() {
            for word in words(rule.text) {
                if DOCUMENTS.iter().any(|other| word.starts_with(other.prefix)) {
                    assert!(known.contains(word), "{}: {word}", rule.id);
                }
            }
        }
    }

    /// Every option that a ruling gives is in the edition's table, and the other way round.
    #[test]
    fn rulings_and_table_have_the_same_options() {
        // How many and which rules are played is no ruling.
        let of_the_table_alone = BTreeSet::from(["advanced", "skills_per_team"]);
        for document in editions() {
            let given: BTreeSet<&str> = document
                .rules()
                .filter(Rule::is_ruling)
                .flat_map(|rule| rule.text.split('`').skip(1).step_by(2))
                .filter_map(|quoted| quoted.split(' ').next())
                .collect();
            let (_, table) = document.page.split_once("## Options").unwrap();
            let listed: BTreeSet<&str> = table
                .lines()
                .filter_map(|line| line.strip_prefix("| `")?.split_once('`'))
                .map(|(option, _)| option)
                .filter(|option| !of_the_table_alone.contains(option))
                .collect();
            assert_eq!(given, listed, "{}", document.prefix);
        }
    }

    #[test]
    fn rules_are_found_in_every_document() {
        for id in [
            "F10-4.4b",
            "F14-D7",
            "F22-4.2.1",
            "C20-kick-4",
            "C20-turn-A3",
        ] {
            let found = find(&id.to_ascii_lowercase());
            assert_eq!(found.len(), 1, "{id}");
            assert_eq!(found[0].id, id);
            assert_eq!(text(id), Some(found[0].text));
        }
        assert_eq!(find("F10-4.4b")[0].heading, "4.4 Control check");
        assert!(find("F14-4.2").iter().all(|rule| rule.id == "F14-4.2a"));
        assert!(find("F11-4.4").is_empty());
        assert_eq!(find("C20-shift").len(), 4, "a whole subject");
        assert_eq!(find("C20-kick-4")[0].heading, "10. Kicking and passing");
    }

    #[test]
    fn a_rule_brings_the_rulings_that_it_names() {
        let named = |id| -> Vec<&str> {
            rulings(find(id)[0])
                .into_iter()
                .map(|ruling| ruling.id)
                .collect()
        };
        assert_eq!(named("F10-4.7.1e"), ["F10-D32", "F10-D29"]);
        assert_eq!(named("F14-D28"), ["F10-D7"], "of another edition");
        assert_eq!(named("F10-D19"), ["F10-D27"], "at the end of a sentence");
        assert_eq!(named("F22-4.2.1"), Vec::<&str>::new());
        assert_eq!(named("C20-save-9"), ["C20-D40", "C20-D89"]);
    }
}
