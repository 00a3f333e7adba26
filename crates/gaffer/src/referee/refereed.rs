//! A match that the referee conducts, of whatever game: what is asked and answered in JSON.

use std::fmt::Debug;

use gaffer_coach::Luck;
use gaffer_core::{Awaits, BadRoll, BySide, Dice, Match, Refuses, Viewer, parse_row};
use serde_json::{Map, Value, json};

use super::Problem;
use crate::coaches;
use crate::game::Game;
use crate::rules_reference;

/// A match whose game is only known by its name. Every reply is a JSON object; after a problem the match is
/// as it was.
pub trait Refereed: Debug {
    /// What is awaited.
    fn state(&self) -> Value;
    /// Every offered choice.
    fn choices(&self) -> Value;
    /// Takes a row of choices, all or none.
    fn take_row(&mut self, row: &str) -> Result<Value, Problem>;
    /// Whether a row of choices is allowed, and why not.
    fn why(&self, row: &str) -> Result<Value, Problem>;
    /// Takes dice.
    fn take_dice(&mut self, dice: &[u8]) -> Result<Value, Problem>;
    /// The outcomes of the roll awaited.
    fn outcomes(&self) -> Result<Value, Problem>;
    /// Takes back the last choice of the open row.
    fn take_back(&mut self) -> Result<Value, Problem>;
    /// What a viewer sees.
    fn view(&self, viewer: Viewer) -> Value;
    /// The position with its secrets.
    fn diagram(&self) -> Value;
    /// What happened, from the event of this number on.
    fn events_since(&self, since: usize) -> Value;
    /// The start, the answers and, if it is over, the result.
    fn record(&self) -> Value;
    /// What a coach would choose now.
    fn advice(&self, coach: &str, seed: u64) -> Result<Value, Problem>;
}

impl<G: Game> Refereed for Match<G> {
    fn state(&self) -> Value {
        let position = self.position();
        let awaits = match position.awaits() {
            Awaits::Choice(side) => {
                json!({ "kind": "choice", "side": side, "question": position.question() })
            }
            Awaits::Secret(side) => {
                json!({ "kind": "secret", "side": side, "question": position.question() })
            }
            Awaits::Roll(roll) => {
                let mut awaits = json!({
                    "kind": "roll",
                    "purpose": roll.purpose.to_string(),
                    "dice": roll.dice.owners(),
                    "faces": roll.dice.faces(),
                });
                if roll.dice.is_secret() {
                    awaits["secret"] = true.into();
                }
                awaits
            }
            Awaits::Nothing(outcome) => json!({
                "kind": "nothing",
                "outcome": outcome,
                "result": position.match_result(),
            }),
        };
        json!({ "awaits": awaits, "can_undo": self.can_undo() })
    }

    fn choices(&self) -> Value {
        let choices: Vec<String> = offered(self).iter().map(ToString::to_string).collect();
        json!({ "choices": choices })
    }

    fn take_row(&mut self, row: &str) -> Result<Value, Problem> {
        let after = try_row(self, &read_row::<G>(row)?)?;
        // A late choice is put in its place of the row, and its events with it.
        let same = self
            .events()
            .iter()
            .zip(after.events())
            .take_while(|(before, after)| before == after)
            .count();
        let new = after.events().len() - self.events().len();
        let mut reply = after.state();
        reply["events"] = told(&after, &after.events()[same..same + new]);
        *self = after;
        Ok(reply)
    }

    fn why(&self, row: &str) -> Result<Value, Problem> {
        let row = read_row::<G>(row)?;
        Ok(match try_row(self, &row) {
            Ok(_) => json!({ "allowed": true }),
            Err(problem) => json!({
                "allowed": false,
                "rule": problem.rule,
                "message": problem.message,
                "text": problem.rule.as_deref().and_then(rules_reference::text),
            }),
        })
    }

    fn take_dice(&mut self, dice: &[u8]) -> Result<Value, Problem> {
        let dice = Dice::from_faces(dice)
            .ok_or_else(|| Problem::new("bad-roll", "a roll has 1 to 3 dice"))?;
        let before = self.events().len();
        self.roll(dice).map_err(|bad| Problem {
            code: match bad {
                BadRoll::Again { .. } => "roll-again",
                BadRoll::NotAwaited | BadRoll::Count { .. } | BadRoll::Face { .. } => "bad-roll",
            },
            message: bad.to_string(),
            rule: match bad {
                BadRoll::Again { rule, .. } => Some(rule.to_string()),
                _ => None,
            },
        })?;
        let mut reply = self.state();
        reply["events"] = told(self, &self.events()[before..]);
        Ok(reply)
    }

    fn outcomes(&self) -> Result<Value, Problem> {
        let Awaits::Roll(roll) = self.position().awaits() else {
            return Err(Problem::new("bad-roll", BadRoll::NotAwaited.to_string()));
        };
        let outcomes: Vec<Value> = roll
            .dice
            .outcomes()
            .map(|(dice, weight)| json!({ "dice": dice.faces(), "weight": weight }))
            .collect();
        Ok(json!({ "outcomes": outcomes }))
    }

    fn take_back(&mut self) -> Result<Value, Problem> {
        if self.undo() {
            return Ok(self.state());
        }
        Err(Problem::new(
            "nothing-to-undo",
            "a die, a secret or the other side's act cannot be taken back",
        ))
    }

    fn view(&self, viewer: Viewer) -> Value {
        json!({ "view": self.position().view(viewer) })
    }

    fn diagram(&self) -> Value {
        json!({ "position": self.position().diagram() })
    }

    fn events_since(&self, since: usize) -> Value {
        let events = self.events();
        json!({
            "events": told(self, events.get(since..).unwrap_or_default()),
            "next": events.len(),
        })
    }

    fn record(&self) -> Value {
        let answers: Vec<String> = self.answers().iter().map(ToString::to_string).collect();
        let mut record = json!({ "start": self.start().diagram(), "answers": answers });
        if let Some(result) = self.position().match_result() {
            record["result"] = json!(result);
        }
        record
    }

    fn advice(&self, coach: &str, seed: u64) -> Result<Value, Problem> {
        let mut coach =
            coaches::find::<G>(coach).map_err(|why| Problem::new("unknown-coach", why))?;
        let position = self.position();
        let (Awaits::Choice(side) | Awaits::Secret(side)) = position.awaits() else {
            return Err(Problem::new("bad-request", "no choice is awaited now"));
        };
        let choices = offered(self);
        if choices.is_empty() {
            return Err(Problem::new(
                "bad-request",
                "nothing can be chosen in this position",
            ));
        }
        let mut luck = Luck::at(seed, 2 + side as u64, self.answers().len() as u64);
        let view = position.view(Viewer::Side(side));
        let choice = coach.decide(&view, side, &choices, &mut luck);
        Ok(json!({ "choice": choice.to_string() }))
    }
}

fn offered<G: Game>(game: &Match<G>) -> Vec<G::Choice> {
    let mut choices = Vec::new();
    game.position().choices(&mut choices);
    choices
}

fn read_row<G: Game>(text: &str) -> Result<Vec<G::Choice>, Problem> {
    parse_row(text).map_err(|why| Problem::new("bad-choice", why))
}

/// The match after a row of choices; all of them are taken or none is.
fn try_row<G: Game>(game: &Match<G>, row: &[G::Choice]) -> Result<Match<G>, Problem> {
    let mut tried = game.clone();
    for choice in row {
        if let Awaits::Roll(roll) = tried.position().awaits() {
            return Err(Problem::new(
                "roll-awaited",
                format!("'{choice}': a roll is awaited ({})", roll.purpose),
            ));
        }
        tried.choose(*choice).map_err(|refusal| Problem {
            code: "refused",
            message: format!("'{choice}': {refusal}"),
            rule: Some(refusal.rule().to_string()),
        })?;
    }
    Ok(tried)
}

/// Events with their words and their rules.
fn told<G: Game>(game: &Match<G>, events: &[G::Event]) -> Value {
    let options = game.position().options();
    let names = BySide {
        home: "Home".to_owned(),
        away: "Away".to_owned(),
    };
    events
        .iter()
        .map(|event| {
            let mut fields = match serde_json::to_value(event) {
                Ok(Value::Object(fields)) => fields,
                _ => Map::new(),
            };
            fields.insert("words".into(), json!(G::tell(event, &names)));
            fields.insert("rule".into(), json!(G::rule_of(&options, event)));
            Value::Object(fields)
        })
        .collect()
}
