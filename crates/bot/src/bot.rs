//! A bot in a match: what it is told, and how its answers are taken (docs/PROTOCOL.md, "Bots on the ladder").

use std::time::{Duration, Instant};

use gaffer_core::{BySide, Outcome, Side, Viewer};
use gaffer_games::protocol::{Awaits, Draft, Offer, Problem};
use gaffer_games::words::Words;
use gaffer_games::{AnyMatch, strict_json};
use gaffer_table::{Request, Table, Time};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::bot_process::{BotProcess, NoLine};
use crate::json_lines::{JsonLine, PROTOCOL};

/// How many answers to one decision may be refused; the last of them forfeits the match.
const REFUSALS: u8 = 3;

/// What a bot is told.
#[derive(Debug, Serialize)]
#[serde(tag = "message", rename_all = "kebab-case")]
enum Message {
    /// A match begins.
    Match {
        protocol: u32,
        game: &'static str,
        title: String,
        options: Value,
        side: Side,
    },
    /// The bot decides.
    Decide {
        awaits: Awaits,
        prompt: String,
        view: Value,
        choices: Vec<String>,
        offers: Vec<Offer>,
        #[serde(skip_serializing_if = "Option::is_none")]
        draft: Option<Draft>,
    },
    /// The answer was not taken; another one is awaited.
    Refused { problem: Problem, left: u8 },
    /// The match is over.
    Over {
        outcome: Outcome,
        #[serde(skip_serializing_if = "Option::is_none")]
        result: Option<Value>,
    },
}

/// What a bot answers: the referee's request for a choice.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
enum Answer {
    Choose { choice: String },
}

/// A decision of a bot that was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The choice, or the row of choices separated by commas.
    pub row: String,
    /// How long it thought.
    pub thought: Duration,
}

/// The words of a command line, as a shell would part them.
pub fn words(command: &str) -> Result<Vec<String>, String> {
    match shlex::split(command) {
        Some(words) if !words.is_empty() => Ok(words),
        Some(_) => Err("the command of a bot is empty".to_owned()),
        None => Err(format!("'{command}': a quotation mark is not closed")),
    }
}

/// A bot that runs and can be asked.
#[derive(Debug)]
pub struct Bot {
    process: BotProcess,
    patience: Duration,
}

impl Bot {
    /// Starts a bot that may think so long about an answer.
    pub fn start(words: &[String], patience: Duration) -> Result<Self, String> {
        Ok(Self {
            process: BotProcess::start(words)?,
            patience,
        })
    }

    /// Tells it that a match begins, and its side.
    pub fn begin<M: AnyMatch + ?Sized>(&self, game: &M, side: Side) {
        self.send(&Message::Match {
            protocol: PROTOCOL,
            game: game.game(),
            title: game.title(),
            options: game.open_options(),
            side,
        });
    }

    /// Lets it decide, and takes what it chooses; gives that and the time that it thought, or why it forfeits the match.
    pub fn decide<M: AnyMatch + ?Sized>(
        &mut self,
        table: &mut Table<M>,
        side: Side,
    ) -> Result<Answered, String> {
        self.send(&question(table.game(), side));
        let mut thought = Duration::ZERO;
        let mut last = String::new();
        for left in (0..REFUSALS).rev() {
            let asked = Instant::now();
            let line = self.process.receive(self.patience);
            thought += asked.elapsed();
            let line = line.map_err(|none| match none {
                NoLine::Silent => format!("silent for {} s", self.patience.as_secs_f64()),
                NoLine::Ended(how) => format!("the bot ended: {how}"),
            })?;
            match read(&line).and_then(|row| take(table, side, row)) {
                Ok(row) => return Ok(Answered { row, thought }),
                Err(problem) if left == 0 => last = problem.message,
                Err(problem) => self.send(&Message::Refused { problem, left }),
            }
        }
        Err(format!(
            "{REFUSALS} answers refused, the last because: {last}"
        ))
    }

    /// Tells it how the match ended, as its side may know it.
    pub fn end<M: AnyMatch + ?Sized>(&self, game: &M, side: Side, outcome: Outcome) {
        self.send(&Message::Over {
            outcome,
            result: game.result_seen_by(Viewer::Side(side)),
        });
    }

    fn send(&self, message: &Message) {
        // Plain values always become text.
        if let Ok(line) = serde_json::to_string(message) {
            self.process.send(line);
        }
    }
}

/// Everything that a side may know when it decides.
fn question<M: AnyMatch + ?Sized>(game: &M, side: Side) -> Message {
    let names = BySide {
        home: "Home".to_owned(),
        away: "Away".to_owned(),
    };
    let sight = game.sight(Viewer::Side(side), Words::english(&names));
    Message::Decide {
        awaits: sight.awaits,
        prompt: sight.prompt,
        view: game.view(Viewer::Side(side)),
        choices: game.choices(),
        offers: sight.offers,
        draft: sight.draft,
    }
}

fn read(line: &JsonLine) -> Result<String, Problem> {
    let object = line.object()?;
    let Answer::Choose { choice } =
        strict_json::read(Value::Object(object)).map_err(|why| Problem::new("bad-request", why))?;
    Ok(choice)
}

/// Takes a row of choices, as long as the side decides: all or none.
fn take<M: AnyMatch + ?Sized>(
    table: &mut Table<M>,
    side: Side,
    row: String,
) -> Result<String, Problem> {
    let request = Request::Choose(row.clone());
    table.request(side, request, Time::default()).map(|_| row)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::{Awaits as Awaited, BySide, Match, Occupant, Rules as _};
    use gaffer_fuba::{Options, Position};
    use gaffer_table::Setting;

    #[test]
    fn what_is_no_request_for_a_choice_is_told_apart() {
        let code = |text: &str| read(&JsonLine::Text(text.into())).unwrap_err().code;
        assert_eq!(code("target b4"), "bad-json");
        assert_eq!(code("[]"), "bad-json");
        assert_eq!(code(r#"{"choice":"target b4"}"#), "bad-request");
        assert_eq!(code(r#"{"do":"roll","dice":[6,6]}"#), "bad-request");
        assert_eq!(read(&JsonLine::TooLong).unwrap_err().code, "line-too-long");
        let choice = read(&JsonLine::Text(r#"{"do":"choose","choice":"done"}"#.into()));
        assert_eq!(choice, Ok("done".to_owned()));
    }

    /// A row ends where the other side decides: nobody chooses for the opponent.
    #[test]
    fn a_bot_decides_for_its_own_side_alone() {
        let mut table = table();
        let mut take = |row: &str| take(&mut table, Side::Home, row.to_owned()).map(drop);
        let both = take("formation 5-3-2, formation 4-4-2");
        assert_eq!(both.unwrap_err().code, "not-your-turn");
        assert_eq!(take("fly").unwrap_err().code, "bad-choice");
        assert_eq!(take("target b4").unwrap_err().code, "refused");
        assert_eq!(take("formation 5-3-2"), Ok(()));
        assert_eq!(take("formation 4-4-2").unwrap_err().code, "not-your-turn");
        let position = table.game().position();
        assert_eq!(position.awaits(), Awaited::Secret(Side::Away));
        assert_eq!(table.game().answers().len(), 1);
    }

    fn table() -> Table<Match<Position>> {
        let game = Match::<Position>::new(&Options::default()).unwrap();
        let programs = BySide::with(|_| Occupant::Program("bot".to_owned()));
        Table::new(Setting::new(programs), Box::new(game), 0, Time::default())
    }

    /// What the opponent has chosen in secret is in nothing that a bot is asked.
    #[test]
    fn nothing_hidden_is_told() {
        let mut one = table();
        take(&mut one, Side::Home, "formation 5-3-2".to_owned()).unwrap();
        let Message::Decide { view, awaits, .. } = question(one.game(), Side::Away) else {
            panic!("a decision is asked for");
        };
        let told = serde_json::to_string(&(awaits, view)).unwrap();
        assert!(!told.contains("5-3-2"), "{told}");
        // The other formation leaves no trace in what is offered either.
        let mut other = table();
        take(&mut other, Side::Home, "formation 4-4-2".to_owned()).unwrap();
        let whole = |table: &Table<Match<Position>>| {
            serde_json::to_string(&question(table.game(), Side::Away)).unwrap()
        };
        assert_eq!(whole(&one), whole(&other));
    }
}
