//! Scenarios: small files with a position, answers and what must hold afterwards (docs/SCENARIOS.md).

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use gaffer_core::{Awaits, Dice, Match, Rules, Viewer};
use gaffer_games::protocol::Problem;
use gaffer_games::{AnyMatch, Game, strict_json};
use serde::Deserialize;
use serde_json::{Map, Value};

use crate::awaited::explained;
use crate::game::{self, AnyPlayable, Playable};
use crate::rules_reference;

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
    /// What refuses the last entry of `play`.
    pub refused: Option<Refused>,
    /// Choices that are offered afterwards, among others.
    pub offered: Vec<String>,
    /// Choices that are not offered afterwards.
    pub not_offered: Vec<String>,
    /// All choices that are offered afterwards.
    pub offered_only: Option<Vec<String>>,
    /// Events that happened, in this order.
    pub events: Vec<Map<String, Value>>,
    /// Events that did not happen.
    pub no_events: Vec<Map<String, Value>>,
    /// Parts of the public view.
    pub expect: Map<String, Value>,
    /// Parts that the public view does not have.
    pub absent: Vec<String>,
}

/// The code of a row that goes on where the other side decides.
const NOT_YOUR_TURN: &str = "not-your-turn";

/// What refuses an answer.
#[derive(Clone, Debug, Deserialize)]
#[serde(
    untagged,
    expecting = "refused is the identifier of a rule, \"not-your-turn\", or true"
)]
pub enum Refused {
    /// This rule, or `not-your-turn`.
    By(String),
    /// Whatever it is.
    Any(bool),
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
        let scenario: Self = toml::from_str(text).map_err(|error| {
            let message = error.message();
            error
                .to_string()
                .replace(message, &strict_json::plain(message))
        })?;
        if scenario.cases.is_empty() {
            return Err("a scenario has at least one [[case]]".into());
        }
        let says_nothing = |case: &&Case| matches!(case.refused, Some(Refused::Any(false)));
        if let Some(case) = scenario.cases.iter().find(says_nothing) {
            return Err(format!(
                "{}: refused = false says nothing, leave it out",
                case.name
            ));
        }
        Ok(scenario)
    }

    /// The identifiers in it that no page of rules has.
    fn unknown_rules(&self) -> Vec<&str> {
        let refused = self.cases.iter().filter_map(|case| match &case.refused {
            Some(Refused::By(rule)) if rule != NOT_YOUR_TURN => Some(rule),
            _ => None,
        });
        let named = self.rules.iter().chain(refused).map(String::as_str);
        named
            .filter(|rule| rules_reference::text(rule).is_none())
            .collect()
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
        let diagram: R::Diagram =
            strict_json::read(Value::Object(position)).map_err(|why| format!("position: {why}"))?;
        R::from_diagram(&diagram).map_err(|faults| format!("position: {faults}"))
    }

    /// Runs every case.
    pub fn run<G: Game>(&self) -> Vec<CaseResult> {
        self.cases
            .iter()
            .map(|case| CaseResult {
                name: case.name.clone(),
                differences: match self.position::<G>(case) {
                    Ok(position) => case.run(position),
                    Err(why) => vec![why],
                },
            })
            .collect()
    }
}

impl Case {
    fn run<G: Game>(&self, position: G) -> Vec<String> {
        let mut game = Match::from_position(position);
        if let Err(why) = self.play_all(&mut game) {
            return vec![why];
        }
        let mut differences = Vec::new();
        self.compare_choices(&game, &mut differences);
        self.compare_events(&game, &mut differences);
        let view = AnyMatch::view(&game, Viewer::Spectator);
        for (key, expected) in &self.expect {
            let found = look_up(&view, key);
            if found != Some(expected) {
                let found = found.map_or("nothing".to_owned(), ToString::to_string);
                differences.push(format!("{key}: expected {expected}, found {found}"));
            }
        }
        for key in &self.absent {
            if let Some(found) = look_up(&view, key).filter(|found| !found.is_null()) {
                differences.push(format!("{key}: expected nothing, found {found}"));
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

    /// Every entry is answered as the referee answers it; only the last may have to be refused.
    fn play_all<G: Game>(&self, game: &mut Match<G>) -> Result<(), String> {
        let Some((last, before)) = self.play.split_last() else {
            return match self.refused {
                Some(_) => Err("refused needs an entry in play".into()),
                None => Ok(()),
            };
        };
        for entry in before {
            play::<G>(game, entry).map_err(|problem| told(entry, &problem))?;
        }
        let position = game.position().clone();
        match (play::<G>(game, last), &self.refused) {
            (Ok(()), None) => Ok(()),
            (Ok(()), Some(Refused::By(rule))) => {
                Err(format!("'{last}' was accepted; {rule} should refuse it"))
            }
            (Ok(()), Some(Refused::Any(_))) => {
                Err(format!("'{last}' was accepted; it should be refused"))
            }
            (Err(problem), Some(refused)) => {
                let by = refusing(&problem).ok_or_else(|| told(last, &problem))?;
                if let Refused::By(rule) = refused
                    && rule != by
                {
                    return Err(format!(
                        "'{last}' was refused by {by}, expected {rule}: {}",
                        problem.message
                    ));
                }
                if *game.position() != position {
                    return Err(format!("'{last}' was refused but changed the position"));
                }
                Ok(())
            }
            (Err(problem), None) => Err(told(last, &problem)),
        }
    }

    fn compare_choices<G: Game>(&self, game: &Match<G>, differences: &mut Vec<String>) {
        let offered = game.choices();
        let mut read = |listed: &[String]| -> Vec<String> {
            let mut choices = Vec::new();
            for text in listed {
                match text.parse::<G::Choice>() {
                    Ok(choice) => choices.push(choice.to_string()),
                    Err(why) => differences.push(why),
                }
            }
            choices
        };
        let wanted = read(&self.offered);
        let unwanted = read(&self.not_offered);
        let only = self.offered_only.as_deref().map(&mut read);
        for choice in wanted.iter().filter(|choice| !offered.contains(choice)) {
            differences.push(format!("'{choice}' is not offered"));
        }
        for choice in unwanted.iter().filter(|choice| offered.contains(choice)) {
            differences.push(format!("'{choice}' is offered"));
        }
        if let Some(only) = &only {
            for choice in only.iter().filter(|choice| !offered.contains(choice)) {
                differences.push(format!("'{choice}' is not offered"));
            }
            for choice in offered.iter().filter(|choice| !only.contains(choice)) {
                differences.push(format!("'{choice}' is offered as well"));
            }
        }
    }

    fn compare_events<G: Game>(&self, game: &Match<G>, differences: &mut Vec<String>) {
        let happened: Vec<Value> = game
            .events()
            .iter()
            .filter_map(|event| serde_json::to_value(event).ok())
            .collect();
        let fits = |event: &Value, wanted: &Map<String, Value>| {
            wanted
                .iter()
                .all(|(key, value)| event.get(key) == Some(value))
        };
        for unwanted in &self.no_events {
            if let Some(event) = happened.iter().find(|event| fits(event, unwanted)) {
                differences.push(format!("this must not happen: {event}"));
            }
        }
        let mut rest = happened.iter();
        for expected in &self.events {
            if !rest.any(|event| fits(event, expected)) {
                differences.push(format!(
                    "no such event: {}",
                    Value::Object(expected.clone())
                ));
                return;
            }
        }
    }
}

/// Answers one entry: a roll, or a row of choices of the side that decides.
fn play<G: Game>(game: &mut Match<G>, entry: &str) -> Result<(), Problem> {
    let before: &mut dyn AnyMatch = game;
    let done = match entry.trim().strip_prefix("roll ") {
        Some(dice) => match dice.parse::<Dice>() {
            Ok(dice) => before.roll(dice.faces()),
            Err(why) => return Err(Problem::new("bad-roll", why)),
        },
        None => before.choose(entry),
    };
    match done {
        Ok(_) => Ok(()),
        // Equal dice that are rolled again use up the roll and change nothing.
        Err(problem) if problem.code == "roll-again" => Ok(()),
        Err(problem) => Err(explained(before, entry, problem)),
    }
}

/// What refuses an answer: a rule, or that the other side decides; anything else is a mistake of the scenario.
fn refusing(problem: &Problem) -> Option<&str> {
    match problem.code {
        NOT_YOUR_TURN => Some(NOT_YOUR_TURN),
        _ => problem.rule.as_deref(),
    }
}

fn told(entry: &str, problem: &Problem) -> String {
    format!("'{entry}' was refused: {}", problem.message)
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
                for rule in scenario.unknown_rules() {
                    report.failed += 1;
                    let _ = writeln!(
                        report.differences,
                        "{}\n  there is no rule '{rule}'; 'gaffer rules' lists all of them",
                        file.display()
                    );
                }
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
        let _ = match &case.refused {
            Some(Refused::By(rule)) => writeln!(text, "  refused by {rule}"),
            Some(Refused::Any(_)) => writeln!(text, "  refused"),
            None => Ok(()),
        };
        for (key, value) in &case.expect {
            let _ = writeln!(text, "  {key}: {value}");
        }
    }
    Ok(text)
}
