//! The referee: a conversation of JSON lines through which any program sets up, asks and answers
//! (docs/PROTOCOL.md).

use std::io::{self, BufRead, Write};

use gaffer_coach::Luck;
use gaffer_core::{Awaits, BadRoll, BySide, Dice, Match, Refuses, Rules, Side, Viewer, parse_row};
use gaffer_fuba::{Options, Position};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::coaches;
use crate::options::with_changes;
use crate::rules_reference;

/// The protocol's version.
pub const PROTOCOL: u32 = 1;

/// The longest line that is read.
pub const LINE_LIMIT: usize = 1 << 20;

/// A request that could not be carried out; the match is as it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    code: &'static str,
    message: String,
    rule: Option<String>,
}

impl Problem {
    fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self {
            code,
            message: message.into(),
            rule: None,
        }
    }
}

/// What can be asked for.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
enum Request {
    Hello {},
    New {
        #[serde(default)]
        game: Option<String>,
        #[serde(default)]
        preset: Option<String>,
        #[serde(default)]
        options: Option<Value>,
    },
    Set {
        #[serde(default)]
        game: Option<String>,
        position: Value,
    },
    Awaits {},
    Choices {},
    Choose {
        choice: String,
    },
    Why {
        choice: String,
    },
    Roll {
        dice: Vec<u8>,
    },
    Outcomes {},
    Undo {},
    View {
        #[serde(default)]
        side: Option<String>,
    },
    Position {},
    Events {
        #[serde(default)]
        since: usize,
    },
    Record {},
    Coach {
        coach: String,
        #[serde(default)]
        seed: u64,
    },
    Rule {
        rule: String,
    },
    Quit {},
}

/// One conversation.
#[derive(Debug, Default)]
pub struct Referee {
    game: Option<Match<Position>>,
    ended: bool,
}

impl Referee {
    /// Answers one line; the answer is one line of JSON without a line end.
    pub fn answer(&mut self, line: &str) -> String {
        let (id, answer) = match serde_json::from_str::<Value>(line) {
            Err(error) => (
                None,
                Err(Problem::new(
                    "bad-json",
                    format!("not a JSON object: {error}"),
                )),
            ),
            Ok(Value::Object(mut request)) => {
                let id = request.remove("id");
                (id, self.carry_out(request))
            }
            Ok(_) => (
                None,
                Err(Problem::new("bad-json", "a request is a JSON object")),
            ),
        };
        let mut reply = Map::new();
        if let Some(id) = id {
            reply.insert("id".into(), id);
        }
        match answer {
            Ok(fields) => {
                reply.insert("ok".into(), Value::Bool(true));
                reply.extend(fields);
            }
            Err(problem) => {
                let mut error = json!({ "code": problem.code, "message": problem.message });
                if let Some(rule) = problem.rule {
                    error["rule"] = json!(rule);
                    if let Some(text) = rules_reference::text(&rule) {
                        error["text"] = json!(text);
                    }
                }
                reply.insert("ok".into(), Value::Bool(false));
                reply.insert("error".into(), error);
            }
        }
        Value::Object(reply).to_string()
    }

    /// Whether the other side has said good-bye.
    pub fn is_ended(&self) -> bool {
        self.ended
    }

    #[expect(clippy::too_many_lines, reason = "one entry for each request")]
    fn carry_out(&mut self, request: Map<String, Value>) -> Result<Map<String, Value>, Problem> {
        let request: Request = serde_json::from_value(Value::Object(request))
            .map_err(|error| Problem::new("bad-request", error.to_string()))?;
        let reply = match request {
            Request::Hello {} => json!({
                "program": "gaffer",
                "version": env!("CARGO_PKG_VERSION"),
                "protocol": PROTOCOL,
                "games": [{
                    "game": Position::GAME,
                    "rules": Position::VERSION,
                    "presets": Options::PRESETS.map(|(name, _)| name),
                }],
                "coaches": coaches::NAMES,
            }),
            Request::New {
                game,
                preset,
                options,
            } => {
                check_game(game.as_deref())?;
                let options = read_options(preset.as_deref(), options)?;
                let game = Match::new(&options)
                    .map_err(|faults| Problem::new("bad-options", faults.to_string()))?;
                self.begin(game)
            }
            Request::Set { game, position } => {
                check_game(game.as_deref())?;
                let diagram = serde_json::from_value(position)
                    .map_err(|error| Problem::new("bad-position", error.to_string()))?;
                let position = Position::from_diagram(&diagram)
                    .map_err(|faults| Problem::new("bad-position", faults.to_string()))?;
                self.begin(Match::from_position(position))
            }
            Request::Awaits {} => state(self.game()?),
            Request::Choices {} => {
                let mut choices = Vec::new();
                self.game()?.position().choices(&mut choices);
                let choices: Vec<String> = choices.iter().map(ToString::to_string).collect();
                json!({ "choices": choices })
            }
            Request::Choose { choice } => self.choose(&choice)?,
            Request::Why { choice } => {
                let row = read_row(&choice)?;
                match try_row(self.game()?, &row) {
                    Ok(_) => json!({ "allowed": true }),
                    Err(problem) => json!({
                        "allowed": false,
                        "rule": problem.rule,
                        "message": problem.message,
                        "text": problem.rule.as_deref().and_then(rules_reference::text),
                    }),
                }
            }
            Request::Roll { dice } => {
                let dice = Dice::from_faces(&dice)
                    .ok_or_else(|| Problem::new("bad-roll", "a roll has 1 to 3 dice"))?;
                let game = self.game_mut()?;
                let before = game.events().len();
                game.roll(dice).map_err(|bad| Problem {
                    code: match bad {
                        BadRoll::Again { .. } => "roll-again",
                        BadRoll::NotAwaited | BadRoll::Count { .. } | BadRoll::Face { .. } => {
                            "bad-roll"
                        }
                    },
                    message: bad.to_string(),
                    rule: match bad {
                        BadRoll::Again { rule, .. } => Some(rule.to_string()),
                        _ => None,
                    },
                })?;
                after(game, before)
            }
            Request::Outcomes {} => match self.game()?.position().awaits() {
                Awaits::Roll(roll) => {
                    let outcomes: Vec<Value> = roll
                        .dice
                        .outcomes()
                        .map(|(dice, weight)| json!({ "dice": dice.faces(), "weight": weight }))
                        .collect();
                    json!({ "outcomes": outcomes })
                }
                _ => return Err(Problem::new("bad-roll", BadRoll::NotAwaited.to_string())),
            },
            Request::Undo {} => {
                let game = self.game_mut()?;
                if !game.undo() {
                    return Err(Problem::new(
                        "nothing-to-undo",
                        "a die, a secret or the other side's act cannot be taken back",
                    ));
                }
                state(game)
            }
            Request::View { side } => {
                let viewer = match side.as_deref() {
                    None | Some("spectator") => Viewer::Spectator,
                    Some(side) => Viewer::Side(
                        side.parse::<Side>()
                            .map_err(|why| Problem::new("bad-request", why))?,
                    ),
                };
                json!({ "view": self.game()?.position().view(viewer) })
            }
            Request::Position {} => json!({ "position": self.game()?.position().diagram() }),
            Request::Events { since } => {
                let game = self.game()?;
                let events = game.events();
                json!({
                    "events": told(game, events.get(since..).unwrap_or_default()),
                    "next": events.len(),
                })
            }
            Request::Record {} => {
                let game = self.game()?;
                let answers: Vec<String> = game.answers().iter().map(ToString::to_string).collect();
                let mut record = json!({ "start": game.start().diagram(), "answers": answers });
                if let Some(result) = game.position().result() {
                    record["result"] = json!(result);
                }
                record
            }
            Request::Coach { coach, seed } => self.advise(&coach, seed)?,
            Request::Rule { rule: id } => {
                let rules: Vec<Value> = rules_reference::find(&id)
                    .into_iter()
                    .map(|rule| json!({ "id": rule.id, "text": rule.text }))
                    .collect();
                if rules.is_empty() {
                    return Err(Problem::new(
                        "unknown-rule",
                        format!("there is no rule '{id}'"),
                    ));
                }
                json!({ "rules": rules })
            }
            Request::Quit {} => {
                self.ended = true;
                json!({})
            }
        };
        match reply {
            Value::Object(fields) => Ok(fields),
            _ => Ok(Map::new()),
        }
    }

    fn begin(&mut self, game: Match<Position>) -> Value {
        let reply = state(&game);
        self.game = Some(game);
        reply
    }

    fn game(&self) -> Result<&Match<Position>, Problem> {
        self.game.as_ref().ok_or_else(no_match)
    }

    fn game_mut(&mut self) -> Result<&mut Match<Position>, Problem> {
        self.game.as_mut().ok_or_else(no_match)
    }

    fn choose(&mut self, text: &str) -> Result<Value, Problem> {
        let row = read_row(text)?;
        let game = self.game_mut()?;
        let after_row = try_row(game, &row)?;
        // A late choice is put in its place of the row, and its events with it.
        let same = game
            .events()
            .iter()
            .zip(after_row.events())
            .take_while(|(before, after)| before == after)
            .count();
        let new = after_row.events().len() - game.events().len();
        let mut reply = state(&after_row);
        reply["events"] = told(&after_row, &after_row.events()[same..same + new]);
        *game = after_row;
        Ok(reply)
    }

    fn advise(&self, name: &str, seed: u64) -> Result<Value, Problem> {
        let mut coach = coaches::find(name).map_err(|why| Problem::new("unknown-coach", why))?;
        let game = self.game()?;
        let position = game.position();
        let (Awaits::Choice(side) | Awaits::Secret(side)) = position.awaits() else {
            return Err(Problem::new("bad-request", "no choice is awaited now"));
        };
        let mut choices = Vec::new();
        position.choices(&mut choices);
        if choices.is_empty() {
            return Err(Problem::new(
                "bad-request",
                "nothing can be chosen in this position",
            ));
        }
        let mut luck = Luck::at(seed, 2 + side as u64, game.answers().len() as u64);
        let choice = coach.decide(
            &position.view(Viewer::Side(side)),
            side,
            &choices,
            &mut luck,
        );
        Ok(json!({ "choice": choice.to_string() }))
    }
}

fn no_match() -> Problem {
    Problem::new("no-match", "begin with 'new' or 'set'")
}

fn check_game(game: Option<&str>) -> Result<(), Problem> {
    match game {
        None => Ok(()),
        Some(game) if game == Position::GAME => Ok(()),
        Some(other) => Err(Problem::new(
            "unknown-game",
            format!("'{other}' is not a game: {}", Position::GAME),
        )),
    }
}

fn read_options(preset: Option<&str>, options: Option<Value>) -> Result<Options, Problem> {
    let bad = |why: String| Problem::new("bad-options", why);
    let base = match preset {
        Some(name) => crate::options::preset(name).map_err(bad)?,
        None => Options::default(),
    };
    let Some(options) = options else {
        return Ok(base);
    };
    let Value::Object(changes) = options else {
        return Err(bad("options are a JSON object".into()));
    };
    with_changes(base, changes).map_err(bad)
}

fn read_row(text: &str) -> Result<Vec<gaffer_fuba::Choice>, Problem> {
    parse_row(text).map_err(|why| Problem::new("bad-choice", why))
}

/// The match after a row of choices; all of them are taken or none is.
fn try_row(
    game: &Match<Position>,
    row: &[gaffer_fuba::Choice],
) -> Result<Match<Position>, Problem> {
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

/// What is awaited, as a JSON object.
fn state(game: &Match<Position>) -> Value {
    let position = game.position();
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
            "result": position.result(),
        }),
    };
    json!({ "awaits": awaits, "can_undo": game.can_undo() })
}

fn after(game: &Match<Position>, events_before: usize) -> Value {
    let mut reply = state(game);
    reply["events"] = told(game, &game.events()[events_before..]);
    reply
}

/// Events with their words and their rules.
fn told(game: &Match<Position>, events: &[gaffer_fuba::Event]) -> Value {
    let options = game.position().options();
    let names = BySide {
        home: "Home".to_owned(),
        away: "Away".to_owned(),
    };
    events
        .iter()
        .map(|event| {
            let mut value = serde_json::to_value(event).unwrap_or_default();
            value["words"] = json!(Position::tell(event, &names));
            value["rule"] = json!(Position::rule_of(&options, event));
            value
        })
        .collect()
}

/// Reads lines until the other side says good-bye or closes, and answers each.
pub fn converse(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut referee = Referee::default();
    let mut line = Vec::new();
    while !referee.is_ended() {
        line.clear();
        let mut limited = io::Read::take(&mut *input, LINE_LIMIT as u64);
        if limited.read_until(b'\n', &mut line)? == 0 {
            break;
        }
        let cut = line.len() == LINE_LIMIT && line.last() != Some(&b'\n');
        let answer = if cut {
            skip_line(input)?;
            r#"{"ok":false,"error":{"code":"line-too-long","message":"a line has at most 1 MiB"}}"#
                .to_owned()
        } else {
            let text = String::from_utf8_lossy(&line);
            if text.trim().is_empty() {
                continue;
            }
            referee.answer(text.trim())
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
    Ok(())
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        if buffer.is_empty() {
            return Ok(());
        }
        if let Some(end) = buffer.iter().position(|byte| *byte == b'\n') {
            input.consume(end + 1);
            return Ok(());
        }
        let length = buffer.len();
        input.consume(length);
    }
}
