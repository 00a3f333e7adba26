//! What is read and practised beside matches: lessons, puzzles, and scenarios as examples of rules. A release carries the files with it,
//! other builds read them.

use std::borrow::Cow;
use std::sync::LazyLock;

use gaffer_core::scenario::Scenario;
use gaffer_games::examples::example;
use gaffer_games::lessons::Guide;
use gaffer_games::protocol::Example;
use gaffer_games::words::Language;
use gaffer_lab::puzzles::{Corpus, Puzzle};
use rust_embed::Embed;

#[derive(Embed)]
#[folder = "../../lessons"]
struct Lessons;

#[derive(Embed)]
#[folder = "../../scenarios"]
struct Scenarios;

#[derive(Embed)]
#[folder = "../../puzzles"]
struct Puzzles;

/// Every puzzle.
pub(crate) static PUZZLES: LazyLock<Corpus> = LazyLock::new(|| {
    let read = |path: &str| {
        Puzzle::read(&text_of::<Puzzles>(path).unwrap_or_default())
            .inspect_err(|error| tracing::error!(%path, %error, "puzzles cannot be read"))
            .unwrap_or_default()
    };
    Corpus::new(Puzzles::iter().flat_map(|path| read(&path)).collect())
});

/// Every puzzle that the program brings along.
pub fn puzzles() -> &'static [Puzzle] {
    PUZZLES.puzzles()
}

/// Every guide.
pub(crate) static GUIDES: LazyLock<Vec<Guide>> = LazyLock::new(|| {
    let files: Vec<_> = Lessons::iter()
        .filter_map(|path| Some((text_of::<Lessons>(&path)?, path)))
        .collect();
    let files = files.iter().map(|(text, path)| (&**path, &**text));
    Guide::read(files).unwrap_or_else(|error| {
        tracing::error!(%error, "the lessons cannot be read");
        Vec::new()
    })
});

/// The scenarios that show a rule, in the words of a language.
pub(crate) fn examples(rule: &str, language: Language) -> Vec<Example> {
    let quoted = format!("\"{rule}\"");
    Scenarios::iter()
        .filter_map(|path| {
            let text = text_of::<Scenarios>(&path)?;
            // Most do not name it at all, and need not be read.
            let scenario = (text.contains(&quoted)).then(|| Scenario::parse(&text))?;
            let scenario = scenario
                .ok()
                .filter(|one| one.rules.iter().any(|id| id == rule))?;
            example(&scenario, language)
                .inspect_err(|problem| tracing::error!(%path, why = problem.message, "no example"))
                .ok()
        })
        .collect()
}

fn text_of<Files: Embed>(path: &str) -> Option<Cow<'static, str>> {
    match Files::get(path)?.data {
        Cow::Borrowed(bytes) => std::str::from_utf8(bytes).ok().map(Cow::Borrowed),
        Cow::Owned(bytes) => String::from_utf8(bytes).ok().map(Cow::Owned),
    }
}
