//! Typed choices: the notation and the short forms of the decision that is due.

use gaffer_core::parse_row;
use gaffer_fuba::pitch::Area;
use gaffer_fuba::{
    Choice, Dive, Entrant, Flank, Formation, Kick, Move, Piece, Position, Skill, Step,
};
use gaffer_games::words::Phrase;

use super::advanced_command;
use super::picker;
use crate::terminal::app::App;
use crate::terminal::command::{Command, not_understood};

/// The most of one thing that a short form asks for; no team has more pieces.
const MOST: usize = 11;

/// Reads a typed line at the decision that is due on the screen.
pub(super) fn read_line(app: &App<Position>, line: &str) -> Result<Command<Choice>, Phrase> {
    if let Some(skills) = picker::typed(app.position(), line) {
        return Ok(skills);
    }
    if let Some(choice) = typed_yes(app, line) {
        return Ok(Command::Row(vec![choice]));
    }
    let mut choices = app.offers.iter().map(|offer| offer.choice);
    let keeper_due = choices.any(|choice| matches!(choice, Choice::PlaceKeeper(_)));
    let row = read(line, app.open().step(), keeper_due);
    row.map(Command::Row).map_err(not_understood)
}

/// "y" at a window with one skill to use.
fn typed_yes(app: &App<Position>, line: &str) -> Option<Choice> {
    let yes = ["y", "yes"].contains(&line.to_lowercase().as_str());
    if !yes || !matches!(app.open().step(), Step::Skill(_)) {
        return None;
    }
    let mut uses = app.offers.iter().filter(|offer| offer.choice != Choice::No);
    match (uses.next(), uses.next()) {
        (Some(only), None) => Some(only.choice),
        _ => None,
    }
}

/// Reads a row of choices; `keeper_due` says that the set-up asks for the keeper first.
fn read(line: &str, step: Step, keeper_due: bool) -> Result<Vec<Choice>, String> {
    let text = line.to_lowercase();
    if let Some(row) = short_form(&text, step, keeper_due) {
        return Ok(row);
    }
    // The notation itself, with the skills' names written out.
    parse_row(&text).or_else(|why| parse_row(&advanced_command::spelt_out(&text)).map_err(|_| why))
}

/// The skills that a line names and nothing else.
pub(super) fn skills(line: &str) -> Option<Vec<Skill>> {
    advanced_command::skills(&line.trim().to_lowercase())
}

/// A line in the short form of the decision that is due.
fn short_form(text: &str, step: Step, keeper_due: bool) -> Option<Vec<Choice>> {
    let area = || text.parse::<Area>().ok();
    let one = |choice: Choice| Some(vec![choice]);
    match step {
        Step::Place { .. } => set_up_row(text, keeper_due),
        Step::Target => match area() {
            Some(area) => one(Choice::Target(area)),
            None => advanced_command::short_form(text, step).map(|choice| vec![choice]),
        },
        Step::Adjust { .. }
        | Step::EventMoves { .. }
        | Step::Moves { .. }
        | Step::QuickMoves { .. }
        | Step::FreeMovements
        | Step::RestartMoves { .. } => moves_row(text),
        Step::Entry(_) if ["n", "no", "nobody"].contains(&text) => one(Choice::No),
        Step::Entry(_) => one(Choice::Enter(match text {
            "keeper" => Entrant::Keeper,
            "spot" => Entrant::Taker,
            _ => Entrant::Outfield(area()?),
        })),
        Step::StandIn => one(Choice::StandIn(area()?)),
        Step::SendOff(_) => one(Choice::SendOff(area()?)),
        Step::Formation(_) | Step::HalfTime(_) => one(Choice::Formation(formation(text)?)),
        Step::KickOffChoice(_) => one(Choice::KickOff(text.parse().ok()?)),
        Step::CornerSide => one(Choice::CornerSide(match text {
            "a" => Flank::A,
            "c" => Flank::C,
            _ => return None,
        })),
        Step::Dive => one(Choice::Dive(
            Dive::ALL
                .into_iter()
                .find(|dive| dive.to_string() == text)?,
        )),
        Step::Kick => one(Choice::Kick(
            Kick::ALL
                .into_iter()
                .find(|kick| kick.to_string() == text)?,
        )),
        _ => one(advanced_command::short_form(text, step)?),
    }
}

/// "442" or "4-4-2".
pub(super) fn formation(text: &str) -> Option<Formation> {
    if let Ok(formation) = text.parse() {
        return Some(formation);
    }
    let digit = |c: char| c.to_digit(10).map(|digit| digit as u8);
    match text.chars().map(digit).collect::<Option<Vec<u8>>>()?[..] {
        [defence, midfield, forward] => Some(Formation::new(defence, midfield, forward)),
        _ => None,
    }
}

/// "b3 4, a2 2": so many players in these areas; "keeper b1" in front places the keeper.
fn set_up_row(text: &str, keeper_due: bool) -> Option<Vec<Choice>> {
    if keeper_due && let Ok(area) = text.parse::<Area>() {
        return Some(vec![Choice::PlaceKeeper(area)]);
    }
    let spaced = text.replace(',', " ");
    let mut words = Vec::new();
    for word in spaced.split_whitespace() {
        // "b3x4" and "b3 x4" are "b3 4".
        let (area, number) = word.split_once('x').unwrap_or((word, "1"));
        if !area.is_empty() {
            words.push(area);
        }
        if area.len() < word.len() {
            words.push(number);
        }
    }
    let mut words = words.into_iter().peekable();
    let mut row = Vec::new();
    while let Some(word) = words.next() {
        if word == "advanced" {
            row.push(Choice::KeeperAdvanced);
            continue;
        }
        if word == "keeper" {
            row.push(match words.next()? {
                "spot" => Choice::KeeperTakesKick,
                "advanced" => Choice::KeeperAdvanced,
                area => Choice::PlaceKeeper(area.parse().ok()?),
            });
            continue;
        }
        let area: Area = word.parse().ok()?;
        let number = match words.peek().map(|word| word.parse::<usize>()) {
            Some(Ok(number)) => {
                words.next();
                (1..=MOST).contains(&number).then_some(number)?
            }
            _ => 1,
        };
        row.extend(std::iter::repeat_n(Choice::Place(area), number));
    }
    (!row.is_empty()).then_some(row)
}

/// "a2 a3, keeper b1-b2, b3-b4 ball, a2 a3 x2, done".
fn moves_row(text: &str) -> Option<Vec<Choice>> {
    let mut row = Vec::new();
    for part in text.split(',') {
        let spaced = part.replace('-', " ");
        let mut words: Vec<&str> = spaced.split_whitespace().collect();
        let one = match words[..] {
            ["done"] => Some(Choice::Done),
            ["advanced"] | ["keeper", "advanced"] => Some(Choice::KeeperAdvanced),
            ["inside"] | ["keeper", "inside"] => Some(Choice::KeeperInside),
            _ => None,
        };
        if let Some(choice) = one {
            row.push(choice);
            continue;
        }
        let mut times = 1;
        if let Some(number) = words.last().and_then(|word| word.strip_prefix('x')) {
            times = number.parse().ok().filter(|n| (1..=MOST).contains(n))?;
            words.pop();
        }
        if words.first() == Some(&"move") {
            words.remove(0);
        }
        let piece = match words.first() {
            Some(&("keeper" | "k")) => {
                words.remove(0);
                Piece::Keeper
            }
            _ => Piece::Outfield,
        };
        let (from, to, with_ball) = match words[..] {
            [from, to] => (from, to, false),
            [from, to, "ball"] | [from, to, "with", "ball"] => (from, to, true),
            _ => return None,
        };
        let choice = Choice::Move(Move {
            piece,
            from: from.parse().ok()?,
            to: to.parse().ok()?,
            with_ball,
        });
        row.extend(std::iter::repeat_n(choice, times));
    }
    Some(row)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::Side;
    use gaffer_fuba::SetUp;
    use gaffer_fuba::pitch::Line;

    const PLACE: Step = Step::Place {
        set_up: SetUp::KickOff,
        side: Side::Home,
    };
    const MOVES: Step = Step::Moves {
        line: Line::Midfield,
        left: 4,
        dribbled: false,
        other_types: 0,
    };

    fn row(text: &str, step: Step) -> String {
        match read(text, step, false) {
            Ok(row) => row
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(", "),
            other => format!("{other:?}"),
        }
    }

    #[test]
    fn short_forms_follow_the_decision() {
        assert_eq!(row("b3 2, a2", PLACE), "place b3, place b3, place a2");
        assert_eq!(row("b3x2 A2 x1", PLACE), "place b3, place b3, place a2");
        assert_eq!(row("keeper b2, b3", PLACE), "keeper b2, place b3");
        assert_eq!(row("place b3 x2", PLACE), "place b3, place b3");
        assert_eq!(row("b4", Step::Target), "target b4");
        assert_eq!(row("a2 a3", MOVES), "move a2-a3");
        assert_eq!(
            row("a2-a3 x2, keeper b1 b2, b3 b4 ball, done", MOVES),
            "move a2-a3, move a2-a3, move keeper b1-b2, move b3-b4 with ball, done"
        );
        assert_eq!(row("move a2-a3 with ball", MOVES), "move a2-a3 with ball");
        assert_eq!(row("442", Step::Formation(Side::Home)), "formation 4-4-2");
        assert_eq!(row("shoot", Step::Action), "goal attempt");
        assert_eq!(row("left", Step::Kick), "kick left");
        assert_eq!(
            read("b2", PLACE, true),
            Ok(vec![Choice::PlaceKeeper(Area::B2)])
        );
    }

    #[test]
    fn the_older_editions_have_short_forms() {
        let quick = Step::QuickMoves {
            left: 2,
            dribbled: false,
        };
        let support = Step::Entry(gaffer_fuba::EntryAfter::Support);
        for (step, text, choice) in [
            (Step::StandIn, "b3", "stand-in b3"),
            (support, "nobody", "no"),
            (support, "b3", "enter b3"),
            (
                quick,
                "a2 a3, b3 b4 ball",
                "move a2-a3, move b3-b4 with ball",
            ),
            (Step::FreeMovements, "advanced", "keeper advanced"),
            (
                Step::FreeMovements,
                "keeper inside, a1 a2, done",
                "keeper inside, move a1-a2, done",
            ),
            (
                PLACE,
                "advanced, b3 2",
                "keeper advanced, place b3, place b3",
            ),
            (
                PLACE,
                "keeper b2, keeper advanced",
                "keeper b2, keeper advanced",
            ),
            (Step::GoalKick, "f", "fast"),
            (Step::GoalKick, "slow", "slow"),
            (Step::Shot, "shoot", "goal attempt"),
            (Step::Shot, "y", "goal attempt"),
            (Step::Shot, "n", "no"),
            (Step::Press, "press", "pressing"),
            (Step::Press, "y", "pressing"),
            (Step::Press, "n", "no"),
            (Step::Movement, "m", "movement midfield"),
            (Step::Movement, "forward", "movement forward"),
            (Step::Movement, "condition", "movement condition"),
            (Step::Movement, "c", "movement condition"),
            (Step::Substitution, "n", "no"),
            (Step::Substitution, "352", "substitute formation 3-5-2"),
            (
                Step::Styles(Side::Home),
                "ena",
                "styles easy normal aggressive",
            ),
            (
                Step::Styles(Side::Home),
                "n n n",
                "styles normal normal normal",
            ),
            (
                Step::Styles(Side::Home),
                "easy-normal-aggressive",
                "styles easy normal aggressive",
            ),
        ] {
            assert_eq!(row(text, step), choice, "{text}");
        }
        for (step, text) in [
            (Step::Styles(Side::Home), "enx"),
            (Step::Styles(Side::Home), "en"),
            (Step::GoalKick, "x"),
            (Step::Movement, "x"),
            (Step::StandIn, "n"),
        ] {
            assert!(read(text, step, false).is_err(), "{text}");
        }
    }

    #[test]
    fn nothing_typed_is_taken_for_something_else() {
        for text in [
            "", ",", "x", "xx", "b3 0", "b3 99", "b3 x", "a2 a3 x0", "keeper", "🦀 ×",
        ] {
            for step in [PLACE, MOVES, Step::Target, Step::Action, Step::Dive] {
                assert!(read(text, step, false).is_err(), "{text:?} {step:?}");
            }
        }
    }
}
