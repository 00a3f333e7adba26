//! The referee: a conversation of JSON lines through which any program sets up, asks and answers
//! (docs/PROTOCOL.md).

use std::io::{self, BufRead, Write};

use gaffer_core::{BySide, Occupant, Side, Viewer};
use gaffer_games::protocol::Problem;
use gaffer_games::words::{Language, Words, plain_names};
use gaffer_games::{AnyMatch, ToAct, strict_json};
use gaffer_table::{self as table, Accepted, Setting, Table, Time};
use serde::Deserialize;
use serde_json::{Map, Value, json};

use crate::awaited::explained;
use crate::game::{self, AnyPlayable, GAMES};
use crate::json_lines::{JsonLine, next_line};
use crate::rules_reference;

pub use crate::json_lines::PROTOCOL;

/// What can be asked for.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
enum Request {
    Hello {},
    New {
        game: Option<String>,
        preset: Option<String>,
        options: Option<Value>,
    },
    Set {
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
    table: Option<Table>,
    ended: bool,
}

impl Referee {
    /// Answers the text of one line; the answer is one line of JSON without a line end.
    pub fn answer(&mut self, text: &str) -> String {
        self.reply(&JsonLine::Text(text.trim().to_owned()))
    }

    /// Answers one line, whatever it is.
    pub fn reply(&mut self, line: &JsonLine) -> String {
        let (id, answer) = match line.object() {
            Err(problem) => (None, Err(problem)),
            Ok(mut request) => (request.remove("id"), self.carry_out(request)),
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
                reply.insert("ok".into(), Value::Bool(false));
                reply.insert("error".into(), json!(problem));
            }
        }
        Value::Object(reply).to_string()
    }

    /// Whether the other side has said good-bye.
    pub fn is_ended(&self) -> bool {
        self.ended
    }

    fn carry_out(&mut self, request: Map<String, Value>) -> Result<Map<String, Value>, Problem> {
        let request: Request = strict_json::read(Value::Object(request))
            .map_err(|why| Problem::new("bad-request", why))?;
        let reply = match request {
            Request::Hello {} => introduction(),
            Request::New {
                game,
                preset,
                options,
            } => {
                let preset = preset.as_deref();
                let changes = read_changes(options)?;
                let game = find_game(game.as_deref(), preset)?;
                self.begin(game.new_match(preset, changes)?)
            }
            Request::Set { game, position } => {
                let game = find_game(game.as_deref(), None)?;
                self.begin(game.match_from(position)?)
            }
            Request::Awaits {} => state(self.game()?),
            Request::Choices {} => json!({ "choices": self.game()?.choices() }),
            Request::Choose { choice } => {
                self.change(&choice, table::Request::Choose(choice.clone()))?
            }
            Request::Why { choice } => why(self.game()?, &choice)?,
            Request::Roll { dice } => {
                let is_seen = true;
                self.change("roll", table::Request::Roll { dice, is_seen })?
            }
            Request::Outcomes {} => outcomes(self.game()?)?,
            Request::Undo {} => {
                self.request(table::Request::Undo)?;
                state(self.game()?)
            }
            Request::View { side } => {
                let viewer = match side.as_deref() {
                    None | Some("spectator") => Viewer::Spectator,
                    Some(side) => Viewer::Side(
                        side.parse::<Side>()
                            .map_err(|why| Problem::new("bad-request", why))?,
                    ),
                };
                json!({ "view": self.game()?.view(viewer) })
            }
            Request::Position {} => json!({ "position": self.game()?.position() }),
            Request::Events { since } => {
                let game = self.game()?;
                json!({ "events": game.told(since, Words::english(&plain_names())), "next": game.events() })
            }
            Request::Record {} => record(self.game()?),
            Request::Coach { coach, seed } => {
                json!({ "choice": self.game()?.advice(&coach, seed)? })
            }
            Request::Rule { rule } => rules(&rule)?,
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

    /// Begins a match in which the one who talks decides for both sides and throws all dice.
    fn begin(&mut self, game: Box<dyn AnyMatch>) -> Value {
        let both = BySide::with(|_| Occupant::Program("referee".to_owned()));
        let table = Table::new(Setting::new(both), game, 0, Time::default());
        state(self.table.insert(table).game())
    }

    /// Lets the side ask whose turn it is, or either where dice are due.
    fn request(&mut self, request: table::Request) -> Result<Accepted, Problem> {
        let table = self.table.as_mut().ok_or_else(no_match)?;
        let side = match table.game().to_act() {
            ToAct::Side(side) => side,
            ToAct::Dice { owners, .. } if !owners.home => Side::Away,
            ToAct::Dice { .. } | ToAct::Over => Side::Home,
        };
        table.request(side, request, Time::default())
    }

    /// Changes the match, and says how it stands and what is new.
    fn change(&mut self, answer: &str, request: table::Request) -> Result<Value, Problem> {
        let before = self.game()?.events();
        let changed = match self.request(request) {
            Ok(Accepted::Changed(changes)) => changes.from,
            Ok(Accepted::Said(_) | Accepted::Disputed(..)) => before,
            Err(problem) => return Err(explained(self.game()?, answer, problem)),
        };
        let game = self.game()?;
        let mut events = game.told(changed, Words::english(&plain_names()));
        // A late choice is put in its place of the row; what follows it there was told before.
        events.truncate(game.events() - before);
        let mut reply = state(game);
        reply["events"] = json!(events);
        Ok(reply)
    }

    fn game(&self) -> Result<&dyn AnyMatch, Problem> {
        let table = self.table.as_ref().ok_or_else(no_match)?;
        Ok(table.game())
    }
}

fn no_match() -> Problem {
    Problem::new("no-match", "begin with 'new' or 'set'")
}

fn state(game: &dyn AnyMatch) -> Value {
    json!({ "awaits": game.awaits(), "can_undo": game.can_undo() })
}

/// Whether a row of choices is allowed; a row that cannot be read is a problem.
fn why(game: &dyn AnyMatch, row: &str) -> Result<Value, Problem> {
    match game.why(row) {
        Ok(()) => Ok(json!({ "allowed": true })),
        Err(problem) if problem.code == "bad-choice" => Err(problem),
        Err(problem) => {
            let problem = explained(game, row, problem);
            Ok(json!({
                "allowed": false,
                "rule": problem.rule,
                "message": problem.message,
                "text": problem.text,
            }))
        }
    }
}

fn outcomes(game: &dyn AnyMatch) -> Result<Value, Problem> {
    let outcomes: Vec<Value> = game
        .outcomes()?
        .into_iter()
        .map(|(dice, weight)| json!({ "dice": dice, "weight": weight }))
        .collect();
    Ok(json!({ "outcomes": outcomes }))
}

fn record(game: &dyn AnyMatch) -> Value {
    let answers: Vec<String> = (0..game.answers())
        .filter_map(|number| game.answer(number))
        .collect();
    let mut record = json!({ "start": game.start(), "answers": answers });
    if let Some(result) = game.result() {
        record["result"] = result;
    }
    record
}

/// What the program is and plays; `coaches` are those of any game.
fn introduction() -> Value {
    let mut coaches: Vec<&str> = Vec::new();
    for coach in GAMES.iter().flat_map(|game| game.coaches()) {
        if !coaches.contains(&coach) {
            coaches.push(coach);
        }
    }
    let games: Vec<Value> = GAMES
        .iter()
        .map(|game| {
            let info = game.info(Language::ENGLISH);
            let presets: Vec<&str> = info.presets.iter().map(|preset| preset.name).collect();
            json!({
                "game": info.game,
                "name": info.name,
                "rules": info.rules,
                "presets": presets,
                "coaches": game.coaches(),
            })
        })
        .collect();
    json!({
        "program": "gaffer",
        "version": env!("CARGO_PKG_VERSION"),
        "protocol": PROTOCOL,
        "games": games,
        "coaches": coaches,
    })
}

fn find_game(
    name: Option<&str>,
    preset: Option<&str>,
) -> Result<&'static dyn AnyPlayable, Problem> {
    match name {
        Some(name) => game::find(name).map_err(|why| Problem::new("unknown-game", why)),
        None => game::of_preset(preset).map_err(|why| Problem::new("bad-options", why)),
    }
}

fn read_changes(options: Option<Value>) -> Result<Map<String, Value>, Problem> {
    match options {
        None => Ok(Map::new()),
        Some(Value::Object(changes)) => Ok(changes),
        Some(_) => Err(Problem::new("bad-options", "options are a JSON object")),
    }
}

fn rules(id: &str) -> Result<Value, Problem> {
    let rules: Vec<Value> = rules_reference::find(id)
        .into_iter()
        .map(|rule| json!({ "id": rule.id, "text": rule.text }))
        .collect();
    if rules.is_empty() {
        let why = format!("there is no rule '{id}'");
        return Err(Problem::new("unknown-rule", why));
    }
    Ok(json!({ "rules": rules }))
}

/// Reads lines until the other side says good-bye or closes, and answers each.
pub fn converse(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut referee = Referee::default();
    while !referee.is_ended() {
        let Some(line) = next_line(input)? else {
            break;
        };
        let reply = gaffer_core::printable(&referee.reply(&line));
        let told = writeln!(output, "{reply}").and_then(|()| output.flush());
        match told {
            // Whoever closes has heard enough.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => break,
            told => told?,
        }
    }
    Ok(())
}
