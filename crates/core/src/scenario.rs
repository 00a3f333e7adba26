//! Scenarios: small files with a position, answers and what must hold afterwards (docs/SCENARIOS.md).

use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::{
    Awaits, BadRoll, Dice, Match, Refuses as _, Rules, Viewer, parse_row, strict_json, to_be_chosen,
};

/// A scenario file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// The game; where none is named it is up to whoever runs it.
    #[serde(default)]
    pub game: Option<String>,
    /// What it shows.
    pub title: String,
    /// The rules it would fail without.
    pub rules: Vec<String>,
    /// The number of the worked example that it carries out, such as T081.
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

/// A date in a file, which a position or an event never has.
fn date(value: &toml::Value) -> Option<&toml::value::Datetime> {
    match value {
        toml::Value::Datetime(date) => Some(date),
        toml::Value::Array(values) => values.iter().find_map(date),
        toml::Value::Table(table) => table.values().find_map(date),
        _ => None,
    }
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
        if let Some(date) = toml::from_str(text).ok().as_ref().and_then(date) {
            return Err(format!(
                "{date} is a date, which means nothing here: put it in quotes"
            ));
        }
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

    /// Every rule that it names: those it shows, and those that refuse.
    pub fn cited(&self) -> impl Iterator<Item = &str> {
        let refused = self.cases.iter().filter_map(|case| match &case.refused {
            Some(Refused::By(rule)) if rule != NOT_YOUR_TURN => Some(rule),
            _ => None,
        });
        self.rules.iter().chain(refused).map(String::as_str)
    }

    /// The position from which a case starts.
    pub fn position<R: Rules>(&self, case: &Case) -> Result<R, String> {
        if let Some(game) = self.game.as_ref().filter(|game| *game != R::GAME) {
            return Err(format!(
                "this is a scenario of '{game}', not of '{}'",
                R::GAME
            ));
        }
        let diagram: R::Diagram = strict_json::read(Value::Object(self.start(case)))
            .map_err(|why| format!("position: {why}"))?;
        R::from_diagram(&diagram).map_err(|faults| format!("position: {faults}"))
    }

    /// The same position as it is written.
    pub fn start(&self, case: &Case) -> Map<String, Value> {
        let mut position = self.position.clone();
        if case.position.contains_key("award") {
            position.remove("at");
        }
        if case.position.contains_key("at") {
            position.remove("award");
        }
        position.extend(case.position.clone());
        position
    }

    /// Runs every case; `words` says why a choice is refused.
    pub fn run<R: Rules>(&self, words: fn(R::Refusal) -> String) -> Vec<CaseResult> {
        self.cases
            .iter()
            .map(|case| CaseResult {
                name: case.name.clone(),
                differences: match self.position::<R>(case) {
                    Ok(position) => case.run(position, words),
                    Err(why) => vec![why],
                },
            })
            .collect()
    }
}

/// Why an entry was not taken.
struct NotTaken {
    /// What refuses it: a rule, or that the other side decides; nothing where the scenario is mistaken.
    by: Option<String>,
    why: String,
}

impl NotTaken {
    fn mistake(why: impl Into<String>) -> Self {
        Self {
            by: None,
            why: why.into(),
        }
    }
}

impl Case {
    fn run<R: Rules>(&self, position: R, words: fn(R::Refusal) -> String) -> Vec<String> {
        let mut game = Match::from_position(position);
        if let Err(why) = self.play_all(&mut game, words) {
            return vec![why];
        }
        let mut differences = Vec::new();
        self.compare_choices(&game, &mut differences);
        self.compare_events(&game, &mut differences);
        let view = json!(game.position().view(Viewer::Spectator));
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
    fn play_all<R: Rules>(
        &self,
        game: &mut Match<R>,
        words: fn(R::Refusal) -> String,
    ) -> Result<(), String> {
        let told = |entry: &str, not: &NotTaken| format!("'{entry}' was refused: {}", not.why);
        let Some((last, before)) = self.play.split_last() else {
            return match self.refused {
                Some(_) => Err("refused needs an entry in play".into()),
                None => Ok(()),
            };
        };
        for entry in before {
            play(game, entry, words).map_err(|not| told(entry, &not))?;
        }
        let position = game.position().clone();
        match (play(game, last, words), &self.refused) {
            (Ok(()), None) => Ok(()),
            (Ok(()), Some(Refused::By(rule))) => {
                Err(format!("'{last}' was accepted; {rule} should refuse it"))
            }
            (Ok(()), Some(Refused::Any(_))) => {
                Err(format!("'{last}' was accepted; it should be refused"))
            }
            (Err(not), Some(refused)) => {
                let by = not.by.as_ref().ok_or_else(|| told(last, &not))?;
                if let Refused::By(rule) = refused
                    && rule != by
                {
                    return Err(format!(
                        "'{last}' was refused by {by}, expected {rule}: {}",
                        not.why
                    ));
                }
                if *game.position() != position {
                    return Err(format!("'{last}' was refused but changed the position"));
                }
                Ok(())
            }
            (Err(not), None) => Err(told(last, &not)),
        }
    }

    fn compare_choices<R: Rules>(&self, game: &Match<R>, differences: &mut Vec<String>) {
        let offered = offered(game.position());
        let mut read = |listed: &[String]| -> Vec<String> {
            let mut choices = Vec::new();
            for text in listed {
                match text.parse::<R::Choice>() {
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

    fn compare_events<R: Rules>(&self, game: &Match<R>, differences: &mut Vec<String>) {
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
fn play<R: Rules>(
    game: &mut Match<R>,
    entry: &str,
    words: fn(R::Refusal) -> String,
) -> Result<(), NotTaken> {
    match entry.trim().strip_prefix("roll ") {
        Some(dice) => roll(game, dice),
        None => choose(game, entry, words),
    }
}

fn roll<R: Rules>(game: &mut Match<R>, dice: &str) -> Result<(), NotTaken> {
    let dice: Dice = dice.parse().map_err(NotTaken::mistake)?;
    match game.roll(dice) {
        // Equal dice that are rolled again use up the roll and change nothing.
        Ok(()) | Err(BadRoll::Again { .. }) => Ok(()),
        Err(bad @ BadRoll::NotAwaited) => {
            let awaited = awaited(game.position());
            Err(NotTaken::mistake(format!("{bad}; {awaited}")))
        }
        Err(bad) => Err(NotTaken::mistake(bad.to_string())),
    }
}

/// Takes a row of choices, all or none: it ends where the other side decides, and after a secret decision.
fn choose<R: Rules>(
    game: &mut Match<R>,
    row: &str,
    words: fn(R::Refusal) -> String,
) -> Result<(), NotTaken> {
    let row: Vec<R::Choice> = parse_row(row).map_err(NotTaken::mistake)?;
    let first = game.position().awaits();
    let mut after = game.clone();
    for choice in row {
        let now = after.position().awaits();
        match (first, now) {
            (_, Awaits::Roll(roll)) => {
                let why = format!("'{choice}': a roll is awaited ({})", roll.purpose);
                return Err(NotTaken::mistake(why));
            }
            (
                Awaits::Choice(chooser) | Awaits::Secret(chooser),
                Awaits::Choice(side) | Awaits::Secret(side),
            ) if chooser != side => {
                return Err(NotTaken {
                    by: Some(NOT_YOUR_TURN.into()),
                    why: format!("'{choice}': the row ends before it, the other side decides now"),
                });
            }
            (Awaits::Secret(_), _) if now != first => {
                let why =
                    format!("'{choice}': a row ends with a secret decision, choose it afterwards");
                return Err(NotTaken::mistake(why));
            }
            _ => {}
        }
        after.choose(choice).map_err(|refusal| {
            let mut why = format!("'{choice}': {}", words(refusal));
            if refusal.is_not_due() {
                why = format!("{why}; {}", awaited(after.position()));
            }
            NotTaken {
                by: Some(refusal.rule().to_string()),
                why,
            }
        })?;
    }
    *game = after;
    Ok(())
}

fn offered<R: Rules>(position: &R) -> Vec<String> {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    choices.iter().map(ToString::to_string).collect()
}

/// What a position waits for.
fn awaited<R: Rules>(position: &R) -> String {
    match position.awaits() {
        Awaits::Choice(side) | Awaits::Secret(side) => {
            to_be_chosen(side, position.question(), &offered(position))
        }
        Awaits::Roll(roll) => format!("a roll is awaited ({})", roll.purpose),
        Awaits::Nothing(_) => "the match is over".to_owned(),
    }
}

/// Finds "home.yellow", "clock" or an area such as "b4" in a view.
fn look_up<'a>(view: &'a Value, key: &str) -> Option<&'a Value> {
    view.get("areas")
        .and_then(|areas| areas.get(key))
        .or_else(|| key.split('.').try_fold(view, |value, part| value.get(part)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_date_is_refused_in_words() {
        let scenario = |value: &str| {
            format!(
                "title = 'A date'\nrules = []\n[[case]]\nname = 'one'\nexpect = {{ minute = [{value}] }}\n"
            )
        };
        let said = Scenario::parse(&scenario("2026-11-17")).unwrap_err();
        assert!(said.starts_with("2026-11-17 is a date"), "{said}");
        assert!(Scenario::parse(&scenario("'2026-11-17'")).is_ok());
    }
}
