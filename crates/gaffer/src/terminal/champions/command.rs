//! Typed choices: the notation, and short forms of the decision that is due.

use gaffer_champions::{Choice, Direction, Formation, Leg, Position, Shirt, Space, Step};
use gaffer_core::{Rules, Silent};
use gaffer_games::words::Phrase;

use crate::terminal::command::{Command, completed, not_understood};
use crate::words::say;
use gaffer_games::champions::legs::{Target, target};
use gaffer_games::champions::offers::default_row;

/// Reads a typed line at a position: choices separated by commas, each in the notation or in a short form of
/// the decision that is due by then.
pub(super) fn read(position: &Position, line: &str) -> Result<Command<Choice>, Phrase> {
    let text = line.trim().to_lowercase();
    if text == "default" && matches!(position.open().step(), Step::Goalie(_)) {
        return Ok(Command::Row(default_row(position)));
    }
    let mut row = Vec::new();
    let mut after = *position;
    for part in text.split(',').map(str::trim) {
        let choice = match notation(part) {
            Ok(choice) => choice,
            Err(why) => short_form(&after, part).ok_or_else(|| not_understood(why))??,
        };
        row.push(choice);
        // A refused choice is refused again when the row is played, with its reason.
        let _ = after.choose(choice, &mut Silent);
    }
    match row[..] {
        // Whoever warms up is planned at any decision, and warms up when the next own turn begins.
        [Choice::Warm(shirt)] if position.open().step() != Step::Warm => {
            Ok(Command::Parts(vec![Choice::Warm(shirt)]))
        }
        _ => Ok(Command::Row(row)),
    }
}

/// A choice in the notation, directions in small letters or not.
fn notation(part: &str) -> Result<Choice, String> {
    match part.strip_prefix("leg ") {
        Some(leg) => format!("leg {}", leg.to_uppercase()).parse(),
        None => part.parse(),
    }
}

/// A choice in a short form; an inner error says why a form that is known means nothing here.
fn short_form(position: &Position, part: &str) -> Option<Result<Choice, Phrase>> {
    let mut choices = Vec::new();
    position.choices(&mut choices);
    if ["n", "none", "nobody"].contains(&part) {
        let nothing = |choice: &&Choice| matches!(choice, Choice::No | Choice::Done);
        return choices.iter().find(nothing).copied().map(Ok);
    }
    let step = position.open().step();
    if matches!(step, Step::Formation(_)) {
        return formation(part).map(|formation| Ok(Choice::Formation(formation)));
    }
    if let Ok(leg) = part.to_uppercase().parse::<Leg>() {
        return Some(Ok(Choice::Leg(leg)));
    }
    if let Some([choice]) = completed(part, left_out(step)).as_deref() {
        return Some(Ok(*choice));
    }
    only_one(position, &choices, part)
}

/// "442" or "4-4-2".
fn formation(text: &str) -> Option<Formation> {
    if let Ok(formation) = text.parse() {
        return Some(formation);
    }
    let digits: Option<Vec<u8>> = text
        .chars()
        .map(|c| c.to_digit(10).map(|digit| digit as u8))
        .collect();
    Formation::new(digits?.try_into().ok()?)
}

/// What may be left out before a choice: a number is a player or the steps to the ball, a space where somebody goes.
fn left_out(step: Step) -> &'static [&'static str] {
    match step {
        Step::Goalie(_) | Step::Pick(_) => &["pick "],
        Step::Warm => &["warm "],
        Step::Mover => &["mover "],
        Step::Act => &["reach ", "walk "],
        Step::Follow => &["follow "],
        Step::Intercept => &["intercept "],
        Step::FoulPair => &["foul "],
        Step::OnOrBack(_) => &["on "],
        Step::Out(_) | Step::OutForGoalie(_) => &["out "],
        Step::Thrower
        | Step::CornerTaker
        | Step::FreeTaker
        | Step::PenaltyTaker
        | Step::ShootOutTaker => &["taker "],
        Step::CornerWall | Step::FreeWall => &["wall "],
        Step::InGoal(_) => &["in-goal "],
        Step::InjurySub => &["sub "],
        Step::SetUp(_)
        | Step::SubPlace(_)
        | Step::InjuryPlace
        | Step::NewGoalie(_)
        | Step::FreeTakerPlace
        | Step::FreeWallPlace => &["place "],
        Step::Save => &["save "],
        Step::GoalieSpot(_) | Step::ShootOutGoalie => &["goalie "],
        _ => &[],
    }
}

/// A space or a number that names one choice of the list: where a leg or a follower goes, or who gets the ball.
fn only_one(position: &Position, choices: &[Choice], part: &str) -> Option<Result<Choice, Phrase>> {
    let (shirt, space) = (part.parse::<Shirt>().ok(), part.parse::<Space>().ok());
    if shirt.is_none() && space.is_none() {
        return None;
    }
    let open = position.open();
    let is_meant = |choice: &&Choice| match **choice {
        Choice::Leg(leg) => target(open, leg).is_some_and(|(target, end)| {
            space == Some(end) || matches!(target, Target::Teammate(to, _) if shirt == Some(to))
        }),
        Choice::Follow(who, end) => shirt == Some(who) || space == Some(end),
        _ => false,
    };
    let mut meant = choices.iter().filter(is_meant);
    match (meant.next(), meant.next()) {
        (Some(only), None) => Some(Ok(*only)),
        (Some(_), Some(_)) => None,
        (None, _) => match open.step() {
            // The way that he had in mind is refused with its reason.
            Step::Leg => {
                let side = open.play()?.side;
                let of_shirt = |shirt| open.team(side).space(shirt);
                let end = space.or_else(|| of_shirt(shirt?))?;
                Some(Ok(Choice::Leg(way(open.ball()?, end)?)))
            }
            Step::Follow => {
                let text = part.to_owned();
                Some(Err(say!(notices::NobodyFollows, text)))
            }
            _ => None,
        },
    }
}

/// The shortest way of a ball to a space: straight, then diagonal.
fn way(from: Space, to: Space) -> Option<Leg> {
    let columns = to.column().abs_diff(from.column());
    let rows = to.row().abs_diff(from.row());
    let towards = |columns: i8, rows: i8| {
        let mut all = Direction::ALL.into_iter();
        all.find(|direction| direction.vector() == (columns, rows))
    };
    let sign = |to: u8, from: u8| (i16::from(to) - i16::from(from)).signum() as i8;
    let (column, row) = (sign(to.column(), from.column()), sign(to.row(), from.row()));
    let (diagonal, ahead) = (columns.min(rows), columns.abs_diff(rows));
    let straight = if columns > rows {
        (column, 0)
    } else {
        (0, row)
    };
    match (ahead, diagonal) {
        (0, 0) => None,
        (0, _) => Some(Leg::straight(towards(column, row)?, diagonal)),
        (_, 0) => Some(Leg::straight(towards(straight.0, straight.1)?, ahead)),
        _ => Some(Leg::curved(
            towards(straight.0, straight.1)?,
            ahead,
            towards(column, row)?,
            diagonal,
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shortest_way_goes_straight_first() {
        let way = |from: &str, to: &str| {
            way(from.parse().unwrap(), to.parse().unwrap()).map(|leg| leg.to_string())
        };
        assert_eq!(way("5.7", "5.9").as_deref(), Some("N2"));
        assert_eq!(way("5.7", "3.5").as_deref(), Some("SW2"));
        assert_eq!(way("5.7", "7.11").as_deref(), Some("N2 NE2"));
        assert_eq!(way("5.7", "0.6").as_deref(), Some("W4 SW1"));
        assert_eq!(way("5.7", "5.7"), None);
    }
}
