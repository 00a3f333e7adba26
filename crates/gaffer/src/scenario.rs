//! Scenarios: small files with a position, answers and what must hold afterwards (docs/SCENARIOS.md).

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use gaffer_core::{Answer, Awaits, BadRoll, Match, Refuses, Rules, Viewer, parse_row};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::game::{self, AnyPlayable, Playable};

/// A scenario file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The game; where none is named the first of [`game::GAMES`].
    #[serde(default)]
    pub game: Option<String>,
    /// What it shows.
    pub title: String,
    /// The rules it would fail without.
    pub rules: Vec<String>,
    /// The test vector of the specification it carries out.
    #[serde(default)]
    pub vector: Option<String>,
    /// Why, or what to note.
    #[serde(default)]
    pub note: Option<String>,
    /// The position shared by all cases.
    #[serde(default)]
    pub position: Map<String, Value>,
    /// The cases.
    #[serde(rename = "case")]
    pub cases: Vec<Case>,
}

/// One case of a scenario.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Case {
    /// What the case shows.
    pub name: String,
    /// Keys that replace those of the scenario's position.
    pub position: Map<String, Value>,
    /// Choices and dice.
    pub play: Vec<String>,
    /// The rule that refuses the last entry of `play`.
    pub refused: Option<String>,
    /// Choices that are offered afterwards, among others.
    pub offered: Vec<String>,
    /// Choices that are not offered afterwards.
    pub not_offered: Vec<String>,
    /// All choices that are offered afterwards.
    pub offered_only: Option<Vec<String>>,
    /// Events that happened, in this order.
    pub events: Vec<Map<String, Value>>,
    /// Parts of the public view.
    pub expect: Map<String, Value>,
}

/// What came of one case.
#[derive(Clone, Debug)]
pub struct CaseResult {
    /// The case's name.
    pub name: String,
    /// Everything that was not as expected.
    pub differences: Vec<String>,
}

impl Scenario {
    /// Reads a scenario.
    pub fn parse(text: &str) -> Result<Self, String> {
        let scenario: Self = toml::from_str(text).map_err(|error| error.to_string())?;
        if scenario.cases.is_empty() {
            return Err("a scenario has at least one [[case]]".into());
        }
        Ok(scenario)
    }

    /// Its game, among all that the program plays.
    pub fn game(&self) -> Result<&'static dyn AnyPlayable, String> {
        game::choose(self.game.as_deref(), None)
    }

    /// The position from which a case starts.
    pub fn position<R: Rules>(&self, case: &Case) -> Result<R, String> {
        if let Some(game) = self.game.as_ref().filter(|game| *game != R::GAME) {
            return Err(format!(
                "this is a scenario of '{game}', not of '{}'",
                R::GAME
            ));
        }
        let mut position = self.position.clone();
        if case.position.contains_key("award") {
            position.remove("at");
        }
        if case.position.contains_key("at") {
            position.remove("award");
        }
        position.extend(case.position.clone());
        let diagram: R::Diagram = serde_json::from_value(Value::Object(position))
            .map_err(|error| format!("position: {error}"))?;
        R::from_diagram(&diagram).map_err(|faults| format!("position: {faults}"))
    }

    /// Runs every case.
    pub fn run<R: Rules>(&self) -> Vec<CaseResult> {
        self.cases
            .iter()
            .map(|case| CaseResult {
                name: case.name.clone(),
                differences: match self.position::<R>(case) {
                    Ok(position) => case.run(position),
                    Err(why) => vec![why],
                },
            })
            .collect()
    }
}

impl Case {
    fn run<R: Rules>(&self, position: R) -> Vec<String> {
        let mut game = Match::from_position(position);
        if let Err(why) = self.play_all(&mut game) {
            return vec![why];
        }
        let mut differences = Vec::new();
        self.compare_choices(&game, &mut differences);
        self.compare_events::<R>(game.events(), &mut differences);
        let view = serde_json::to_value(game.position().view(Viewer::Spectator))
            .unwrap_or_else(|error| Value::String(error.to_string()));
        for (key, expected) in &self.expect {
            let found = look_up(&view, key);
            if found != Some(expected) {
                let found = found.map_or("nothing".to_owned(), ToString::to_string);
                differences.push(format!("{key}: expected {expected}, found {found}"));
            }
        }
        // Too few dice: a case that ends before a roll must say so.
        if matches!(game.position().awaits(), Awaits::Roll(_))
            && !self.expect.contains_key("awaits")
            && self.refused.is_none()
        {
            differences.push(format!(
                "the case ends while '{}' is awaited; give the dice or say so in expect.awaits",
                view["awaits"].as_str().unwrap_or_default()
            ));
        }
        differences
    }

    fn play_all<R: Rules>(&self, game: &mut Match<R>) -> Result<(), String> {
        let mut answers = Vec::new();
        for entry in &self.play {
            if entry.trim().starts_with("roll ") {
                answers.push((entry, entry.parse::<Answer<R::Choice>>()?));
            } else {
                let row = parse_row::<R::Choice>(entry)?;
                answers.extend(
                    row.into_iter()
                        .map(|choice| (entry, Answer::Choice(choice))),
                );
            }
        }
        let last = answers.len().saturating_sub(1);
        for (index, (entry, answer)) in answers.iter().enumerate() {
            let before = game.position().clone();
            let refused = match answer {
                Answer::Choice(choice) => {
                    if matches!(before.awaits(), Awaits::Roll(_)) {
                        return Err(format!("'{entry}': a roll is awaited"));
                    }
                    game.choose(*choice)
                        .map_err(|refusal| (refusal.rule().to_string(), refusal.to_string()))
                }
                Answer::Roll(dice) => match game.roll(*dice) {
                    // Equal dice that are rolled again use up the roll and change nothing.
                    Ok(()) | Err(BadRoll::Again { .. }) => Ok(()),
                    Err(bad) => Err((String::new(), bad.to_string())),
                },
            };
            let expected = self.refused.as_ref().filter(|_| index == last);
            match (refused, expected) {
                (Ok(()), None) => {}
                (Ok(()), Some(rule)) => {
                    return Err(format!("'{entry}' was accepted; {rule} should refuse it"));
                }
                (Err((rule, words)), Some(expected)) => {
                    if rule != *expected {
                        return Err(format!(
                            "'{entry}' was refused by {rule}, expected {expected}: {words}"
                        ));
                    }
                    if *game.position() != before {
                        return Err(format!("'{entry}' was refused but changed the position"));
                    }
                }
                (Err((_, words)), None) => return Err(format!("'{entry}' was refused: {words}")),
            }
        }
        if self.refused.is_some() && answers.is_empty() {
            return Err("refused needs an entry in play".into());
        }
        Ok(())
    }

    fn compare_choices<R: Rules>(&self, game: &Match<R>, differences: &mut Vec<String>) {
        let mut choices = Vec::new();
        game.position().choices(&mut choices);
        let offered: Vec<String> = choices.iter().map(ToString::to_string).collect();
        for choice in &self.offered {
            if !offered.contains(choice) {
                differences.push(format!("'{choice}' is not offered"));
            }
        }
        for choice in &self.not_offered {
            if offered.contains(choice) {
                differences.push(format!("'{choice}' is offered"));
            }
        }
        if let Some(only) = &self.offered_only {
            for choice in only.iter().filter(|choice| !offered.contains(choice)) {
                differences.push(format!("'{choice}' is not offered"));
            }
            for choice in offered.iter().filter(|choice| !only.contains(choice)) {
                differences.push(format!("'{choice}' is offered as well"));
            }
        }
    }

    fn compare_events<R: Rules>(&self, events: &[R::Event], differences: &mut Vec<String>) {
        let happened: Vec<Value> = events
            .iter()
            .filter_map(|event| serde_json::to_value(event).ok())
            .collect();
        let mut rest = happened.iter();
        for expected in &self.events {
            let found = rest.any(|event| {
                expected
                    .iter()
                    .all(|(key, value)| event.get(key) == Some(value))
            });
            if !found {
                differences.push(format!(
                    "no such event: {}",
                    Value::Object(expected.clone())
                ));
                return;
            }
        }
    }
}

/// Finds "home.yellow", "clock" or an area such as "b4" in a view.
fn look_up<'a>(view: &'a Value, key: &str) -> Option<&'a Value> {
    view.get("areas")
        .and_then(|areas| areas.get(key))
        .or_else(|| key.split('.').try_fold(view, |value, part| value.get(part)))
}

/// All scenario files under the given files and folders, in order.
pub fn find(paths: &[PathBuf]) -> Result<Vec<PathBuf>, String> {
    fn walk(path: &Path, found: &mut Vec<PathBuf>) -> Result<(), String> {
        let cannot = |error: std::io::Error| format!("{}: {error}", path.display());
        if path.is_dir() {
            let mut entries: Vec<PathBuf> = std::fs::read_dir(path)
                .map_err(cannot)?
                .map(|entry| entry.map(|entry| entry.path()).map_err(cannot))
                .collect::<Result<_, _>>()?;
            entries.sort();
            for entry in entries {
                if entry.is_dir() || entry.extension().is_some_and(|kind| kind == "toml") {
                    walk(&entry, found)?;
                }
            }
        } else {
            std::fs::metadata(path).map_err(cannot)?;
            found.push(path.to_owned());
        }
        Ok(())
    }
    let mut found = Vec::new();
    for path in paths {
        walk(path, &mut found)?;
    }
    Ok(found)
}

/// What came of many files.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Cases that held.
    pub passed: usize,
    /// Cases that did not, and files that could not be read.
    pub failed: usize,
    /// What differed, file by file.
    pub differences: String,
}

/// Runs scenario files.
pub fn run_files(files: &[PathBuf]) -> Report {
    let mut report = Report::default();
    for file in files {
        let scenario = std::fs::read_to_string(file)
            .map_err(|error| error.to_string())
            .and_then(|text| Scenario::parse(&text))
            .and_then(|scenario| Ok((scenario.game()?, scenario)));
        match scenario {
            Err(why) => {
                report.failed += 1;
                let _ = writeln!(report.differences, "{}\n  {why}", file.display());
            }
            Ok((game, scenario)) => {
                for case in game.run_scenario(&scenario) {
                    if case.differences.is_empty() {
                        report.passed += 1;
                        continue;
                    }
                    report.failed += 1;
                    let _ = writeln!(report.differences, "{}: {}", file.display(), case.name);
                    for difference in case.differences {
                        let _ = writeln!(report.differences, "  {difference}");
                    }
                }
            }
        }
    }
    report
}

/// Draws every position of a scenario with what is played from it.
pub fn show(scenario: &Scenario) -> Result<String, String> {
    scenario.game()?.show_scenario(scenario)
}

/// Draws the positions of a scenario of this game.
pub(crate) fn draw<G: Playable>(scenario: &Scenario) -> Result<String, String> {
    let mut text = format!("{}\nrules: {}\n", scenario.title, scenario.rules.join(", "));
    let mut drawn = String::new();
    for case in &scenario.cases {
        let board = scenario.position::<G>(case)?.drawn();
        if board != drawn {
            let _ = write!(text, "\n{board}");
            drawn = board;
        }
        let _ = write!(text, "\n{}\n  {}\n", case.name, case.play.join("; "));
        if let Some(rule) = &case.refused {
            let _ = writeln!(text, "  refused by {rule}");
        }
        for (key, value) in &case.expect {
            let _ = writeln!(text, "  {key}: {value}");
        }
    }
    Ok(text)
}
