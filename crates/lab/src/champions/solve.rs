//! How to score with a roll in Champions 2020, with exact chances.

use std::fmt::Write as _;

use gaffer_champions::{Choice, Event, Open, Position, Restart, Space, Step};
use gaffer_coach::champions::solver::{self, Act, Chance, End, Solution, Unsolved, WayOutcome};
use gaffer_core::{Dice, Rules as _, Side, Silent};
use gaffer_games::Game as _;
use gaffer_games::text::wrap;
use gaffer_games::words::{Words, plain_names};
use serde::Serialize;
use serde_json::{Value, json};
use utoipa::ToSchema;

/// How many shots are listed after the best.
const MORE: usize = 4;
const WIDTH: usize = 98;

/// What one roll, or the roll already made, can bring.
#[derive(Debug)]
struct RollSolved {
    roll: Option<u8>,
    /// The position after the roll, and what can be done in it, or why nobody plays the ball.
    found: Result<(Open, Solution), String>,
}

impl RollSolved {
    fn solve(open: &Open, roll: Option<u8>) -> Self {
        let found = solver::solve(open).map(|solution| (*open, solution));
        let found = found.map_err(|why| match fouls(open) {
            Some(fouls) if why == Unsolved::Foul => fouls,
            _ => why.to_string(),
        });
        Self { roll, found }
    }

    /// The turn that begins with a roll.
    fn with_roll(open: &Open, roll: u8) -> Result<Self, Unsolved> {
        let after = solver::with_roll(open, roll)?;
        Ok(match stopped(open, roll) {
            Some(why) => Self {
                roll: Some(roll),
                found: Err(why),
            },
            None => Self::solve(&after, Some(roll)),
        })
    }

    /// The chance of a goal in this turn; none where nobody plays the ball.
    fn goal(&self) -> Chance {
        let found = self.found.as_ref().ok();
        let best = found.and_then(|(_, solution)| solution.best_shot());
        best.map_or(Chance::ZERO, |best| best.goal)
    }

    fn json(&self, all: bool) -> Value {
        let (_, solution) = match &self.found {
            Err(why) => return json!({ "roll": self.roll, "unsolved": why }),
            Ok(found) => found,
        };
        let shots = best_first(solution).into_iter().map(outcome_json);
        let mut value = json!({
            "roll": self.roll,
            "side": solution.side,
            "goal": chance_json(self.goal()),
            "shots": shots.collect::<Vec<_>>(),
        });
        if all {
            value["outcomes"] = solution.outcomes.iter().map(outcome_json).collect();
        }
        value
    }
}

/// The fouls among which the manager on turn chooses, in words (C20-foul-2).
fn fouls(open: &Open) -> Option<String> {
    let side = open.turn().owner;
    let mut choices = Vec::new();
    Position::from(*open).choices(&mut choices);
    let pairs: Vec<String> = choices
        .iter()
        .filter_map(|choice| match choice {
            Choice::Foul(fouler, victim) => Some(format!("{fouler} on {} {victim}", !side)),
            _ => None,
        })
        .collect();
    (!pairs.is_empty()).then(|| {
        format!(
            "{side} must foul, {}, and nobody plays the ball (C20-foul-2)",
            pairs.join(" or ")
        )
    })
}

/// What a roll leads to at once, so that nobody plays the ball: the only foul, or the end of the period.
fn stopped(open: &Open, roll: u8) -> Option<String> {
    let mut position = Position::from(*open);
    if open.step() == Step::Warm {
        position.choose(Choice::Done, &mut Silent).ok()?;
    }
    let mut events = Vec::new();
    position.roll(Dice::one(roll), &mut events).ok()?;
    events.into_iter().find_map(|event| match event {
        Event::Fouled {
            side,
            fouler,
            victim,
            at,
        } => Some(format!(
            "{side} {fouler} fouls {} {victim} on {at}, and nobody plays the ball (C20-foul-2)",
            !side
        )),
        Event::TimeUp { .. } => {
            let rule = event.rule(&position.options());
            Some(format!("the time is up ({rule})"))
        }
        _ => None,
    })
}

/// Each roll that was asked for, with what it can bring.
#[derive(Debug)]
pub struct Solved(Vec<RollSolved>);

/// Draws the grid with a way of the ball that ends where it is marked.
pub type Draw = fn(&Open, &[Space]) -> String;

impl Solved {
    /// As text with the best way of each roll drawn, and with everything else that the ball can reach if that is wanted.
    pub fn text(&self, all: bool, draw: Draw) -> String {
        let Self(turns) = self;
        let mut told: String = turns.iter().map(|turn| text(turn, all, draw)).collect();
        if let Some(total) = total(turns) {
            let faces = match turns.len() {
                6 => "the six faces".to_owned(),
                counting => format!("the {counting} faces that count"),
            };
            let _ = writeln!(
                told,
                "Over {faces}: a goal with a chance of {}.",
                chance(total)
            );
        }
        told
    }

    /// As plain values, with the best shots of each roll in words.
    pub fn told(&self, words: Words<'_>) -> SolvedPosition {
        let Self(turns) = self;
        SolvedPosition {
            turns: turns.iter().map(|turn| turn.told(words)).collect(),
            total: total(turns).map(ExactChance::from),
        }
    }

    /// As JSON, with all outcomes if they are wanted.
    pub fn json(&self, all: bool) -> Value {
        let told = self.0.iter().map(|turn| turn.json(all));
        let told: Vec<Value> = told.collect();
        json!({ "game": Position::GAME, "turns": told, "total": total(&self.0).map(chance_json) })
    }
}

/// What each roll can bring, for a page.
#[derive(Debug, Serialize, ToSchema)]
pub struct SolvedPosition {
    /// Each roll that was looked at, or the one that is made already.
    turns: Vec<SolvedTurn>,
    /// The chance of a goal over all faces that count, where each was looked at.
    #[serde(skip_serializing_if = "Option::is_none")]
    total: Option<ExactChance>,
}

/// What one roll can bring.
#[derive(Debug, Serialize, ToSchema)]
struct SolvedTurn {
    /// The roll; none where it is made already.
    #[serde(skip_serializing_if = "Option::is_none")]
    roll: Option<u8>,
    /// Why nobody plays the ball.
    #[serde(skip_serializing_if = "Option::is_none")]
    unsolved: Option<String>,
    /// The shots, the best first; none where nobody can score.
    shots: Vec<SolvedShot>,
    /// How many more shots there are.
    more: usize,
}

/// A way to score.
#[derive(Debug, Serialize, ToSchema)]
struct SolvedShot {
    /// The chance of a goal.
    goal: ExactChance,
    /// The choices in their notation.
    line: String,
    /// What happens and who may intercept.
    words: String,
    /// The way of the ball.
    way: Vec<String>,
}

/// A chance that was computed exactly.
#[derive(Debug, Serialize, ToSchema)]
struct ExactChance {
    /// As a fraction: "5/12".
    fraction: String,
    /// In percent.
    percent: f64,
}

impl From<Chance> for ExactChance {
    fn from(chance: Chance) -> Self {
        Self {
            fraction: chance.to_string(),
            percent: chance.percent(),
        }
    }
}

impl RollSolved {
    fn told(&self, words: Words<'_>) -> SolvedTurn {
        let mut turn = SolvedTurn {
            roll: self.roll,
            unsolved: self.found.as_ref().err().cloned(),
            shots: Vec::new(),
            more: 0,
        };
        if let Ok((open, solution)) = &self.found {
            let shots = best_first(solution);
            turn.more = shots.len().saturating_sub(1 + MORE);
            let shot = |shot: &WayOutcome| SolvedShot {
                goal: shot.goal.into(),
                line: shot.way.row.to_string(),
                words: in_words(open, shot, words),
                way: path(open, shot).iter().map(ToString::to_string).collect(),
            };
            let best = shots.into_iter().take(1 + MORE);
            turn.shots = best.map(shot).collect();
        }
        turn
    }
}

/// Solves the roll that is asked for, or each face of the die unless the roll is made already.
pub fn solve(open: &Open, roll: Option<u8>) -> Result<Solved, String> {
    let with_roll = |roll| RollSolved::with_roll(open, roll);
    match (solver::acting_side(open), roll) {
        (Err(Unsolved::NoRoll), Some(roll)) => {
            let solved = with_roll(roll).map_err(|why| format!("--roll {roll}: {why}"))?;
            Ok(Solved(vec![solved]))
        }
        (Err(Unsolved::NoRoll), None) => {
            let rolls = (1..=6).filter_map(|roll| with_roll(roll).ok());
            Ok(Solved(rolls.collect()))
        }
        (Ok(_) | Err(Unsolved::Foul), None) => Ok(Solved(vec![RollSolved::solve(open, None)])),
        (Ok(_), Some(_)) => Err("--roll: the roll of this position is made already".into()),
        (Err(why), _) => Err(format!("{why}: {}", awaited(open))),
    }
}

/// The chance over all faces of the die that count, where each was looked at.
fn total(turns: &[RollSolved]) -> Option<Chance> {
    (turns.len() > 1).then(|| Chance::mean(turns.iter().map(RollSolved::goal)))
}

/// What the position waits for instead.
fn awaited(open: &Open) -> String {
    match Position::from(*open).question() {
        "" if open.step() == Step::Over => "the match is over".into(),
        "" => "another roll is awaited".into(),
        question => format!("it asks for '{question}'"),
    }
}

fn text(turn: &RollSolved, all: bool, draw: Draw) -> String {
    let mut text = match turn.roll {
        Some(roll) => format!("With a {roll}"),
        None => "With the roll that is made".into(),
    };
    let (open, solution) = match &turn.found {
        Ok(found) => found,
        Err(why) => {
            let _ = writeln!(text, ": {why}.\n");
            return text;
        }
    };
    let shots = best_first(solution);
    match shots.split_first() {
        None => {
            let _ = writeln!(text, " {} cannot score.\n", solution.side);
        }
        Some((best, others)) => {
            let _ = writeln!(
                text,
                " {} scores with a chance of {}: {}",
                solution.side,
                chance(best.goal),
                best.way.row
            );
            for line in wrap(&in_words(open, best, Words::english(&plain_names())), WIDTH) {
                let _ = writeln!(text, "  {line}");
            }
            let _ = writeln!(text, "\n{}", draw(open, &path(open, best)));
            if !others.is_empty() {
                let _ = writeln!(text, "Other shots:");
            }
            for shot in others.iter().take(MORE) {
                let _ = writeln!(text, "  {:<18} {}", chance(shot.goal), shot.way.row);
            }
            if others.len() > MORE {
                let _ = writeln!(text, "  and {} more", others.len() - MORE);
            }
            text.push('\n');
        }
    }
    if all {
        write_ends(&mut text, solution);
    }
    text
}

fn chance(chance: Chance) -> String {
    format!("{chance} = {:.1} %", chance.percent())
}

/// The shots, the best first.
fn best_first(solution: &Solution) -> Vec<&WayOutcome> {
    let mut shots: Vec<&WayOutcome> = solution.shots().collect();
    shots.sort_by_key(|shot| std::cmp::Reverse(shot.goal));
    shots
}

/// Where else the ball can end: for each space the way on which it arrives most surely.
fn write_ends(text: &mut String, solution: &Solution) {
    let _ = writeln!(
        text,
        "Where else the ball can end, and the chance that nobody intercepts it:"
    );
    for (space, outcome) in ends(solution) {
        let how = match outcome.way.end {
            End::Out(_, restart, side) => format!("{} {side}", restart_name(restart)),
            _ => "rests".into(),
        };
        let _ = writeln!(
            text,
            "  {:<6}{how:<16} {:<18} {}",
            space.to_string(),
            chance(outcome.way.arrives()),
            outcome.way.row
        );
    }
    let walks = solution
        .outcomes
        .iter()
        .filter(|outcome| outcome.way.end == End::Lies)
        .count();
    let _ = writeln!(
        text,
        "  {walks} walks and charges leave it where it lies.\n"
    );
}

/// The surest way to each space where the ball can rest or go out; shorter lines before longer ones.
fn ends(solution: &Solution) -> Vec<(Space, &WayOutcome)> {
    let mut ends: Vec<(Space, &WayOutcome)> = solution
        .outcomes
        .iter()
        .filter_map(|outcome| match outcome.way.end {
            End::Rest(space) | End::Out(space, ..) => Some((space, outcome)),
            _ => None,
        })
        .collect();
    ends.sort_by_key(|(space, outcome)| {
        let way = &outcome.way;
        (*space, way.risks.as_slice().len(), way.row.choices().len())
    });
    ends.dedup_by_key(|(space, _)| *space);
    ends
}

fn restart_name(restart: Restart) -> &'static str {
    match restart {
        Restart::AfterGoal => "kick-off",
        Restart::ThrowIn => "throw-in",
        Restart::GoalKick => "goal kick",
        Restart::Corner => "corner",
        Restart::FreeKick => "free kick",
        Restart::Penalty => "penalty",
    }
}

/// What happens when the line is played, up to the first decision of somebody else or the first roll.
fn events(open: &Open, outcome: &WayOutcome) -> Vec<Event> {
    let mut position = Position::from(*open);
    let mut events = Vec::new();
    for choice in outcome.way.row.choices() {
        if position.choose(*choice, &mut events).is_err() {
            break;
        }
    }
    events
}

/// The line in the words of the commentary, and who may intercept where.
fn in_words(open: &Open, outcome: &WayOutcome, words: Words<'_>) -> String {
    let mut told: Vec<String> = events(open, outcome)
        .iter()
        .map(|event| words.render(&Position::event(event)))
        .collect();
    for (space, who) in outcome.way.risks.as_slice() {
        let who: Vec<String> = who.iter().map(|shirt| shirt.to_string()).collect();
        told.push(format!("On {space} {} may intercept.", who.join(" or ")));
    }
    told.join(" ")
}

/// The spaces of the ball's way, from where it lies.
fn path(open: &Open, outcome: &WayOutcome) -> Vec<Space> {
    let mut path: Vec<Space> = open.ball().into_iter().collect();
    for event in events(open, outcome) {
        if let Event::Kicked { leg, from, .. } = event {
            path.extend(leg.spaces(from));
        }
    }
    path
}

fn chance_json(chance: Chance) -> Value {
    json!({ "fraction": chance.to_string(), "percent": chance.percent() })
}

fn outcome_json(outcome: &WayOutcome) -> Value {
    let way = &outcome.way;
    let side = |side: Side| side.to_string();
    let end = match way.end {
        End::Lies => json!("lies"),
        End::InHands => json!("in-hands"),
        End::Rest(space) => json!({ "rest": space }),
        End::Out(space, restart, to) => {
            json!({ "out": space, "restart": restart, "side": side(to) })
        }
        End::Shot(space, speed) => json!({ "shot": space, "speed": speed }),
    };
    let act = way.act.map(|(mover, act)| match act {
        Act::Walk(space) => json!({ "mover": mover, "walk": space }),
        Act::Reach(steps) => json!({ "mover": mover, "reach": steps }),
        Act::Hands => json!({ "mover": mover, "hands": true }),
        Act::Charge(victim) => json!({ "mover": mover, "charge": victim }),
    });
    let risks: Vec<Value> = way
        .risks
        .as_slice()
        .iter()
        .map(|(space, who)| json!({ "space": space, "players": who }))
        .collect();
    json!({
        "line": way.row.choices(),
        "act": act,
        "end": end,
        "touched": way.touched,
        "risks": risks,
        "goal": chance_json(outcome.goal),
        "arrives": chance_json(way.arrives()),
    })
}
