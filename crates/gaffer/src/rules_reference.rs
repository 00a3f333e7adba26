//! The rules reference: every rule and ruling by its identifier, read from docs/rules.

/// The pages, as they are printed and shipped.
const PAGES: [&str; 1] = [include_str!("../../../docs/rules/fuba-2.2.md")];

/// One rule or ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its identifier.
    pub id: &'static str,
    /// Its text.
    pub text: &'static str,
    /// The heading it stands under.
    pub heading: &'static str,
}

/// Every rule, in the order of the pages.
pub fn all() -> impl Iterator<Item = Rule> {
    PAGES.into_iter().flat_map(|page| {
        let mut heading = "";
        page.lines().filter_map(move |line| {
            if line.starts_with("##") {
                heading = line.trim_start_matches('#').trim();
                return None;
            }
            let (id, text) = line.strip_prefix("**")?.split_once("**")?;
            Some(Rule {
                id,
                text: text.trim(),
                heading,
            })
        })
    })
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
            other.id.contains("-D") && other.id != rule.id && names(rule.text, other.id)
        })
        .collect()
}

fn names(text: &str, id: &str) -> bool {
    text.split(|c: char| !(c.is_alphanumeric() || c == '-' || c == '.'))
        .any(|word| word == id)
}
