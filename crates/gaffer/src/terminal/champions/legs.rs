//! Legs in words, by where they lead: shots, passes, free spaces, out of play.

use gaffer_champions::{Choice, Leg, Open, Position, Shirt, Space, SpaceSet};
use gaffer_core::{BySide, Side};

use super::ahead::{self, Flight};
use super::offers::offer;
use super::squad_words::numbers;
use crate::terminal::offer::Offer;
use crate::terminal::text::{NAME, fit};

/// Where a leg leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Target {
    /// Into the opponents' goal, with so many steps left.
    Goal(u8),
    /// To a teammate, who has so many steps.
    Teammate(Shirt, u8),
    /// To an empty space.
    Space,
    /// Out of play.
    Out,
}

/// Where a leg of the position's play leads, and the space it ends on.
pub(super) fn target(open: &Open, leg: Leg) -> Option<(Target, Space)> {
    let (play, kick) = (open.play()?, open.kick()?);
    let end = kick.spaces_of(leg).last()?;
    let left = play.strength.saturating_sub(leg.len());
    let target = match open.team(play.side).at(end) {
        Some(shirt) if kick.receivers().has(end) => Target::Teammate(shirt, left + 1),
        _ if end.is_in_field() => Target::Space,
        _ if SpaceSet::GOALS.has(end) => Target::Goal(left),
        _ => Target::Out,
    };
    Some((target, end))
}

/// A leg with what is known about it.
struct Known {
    leg: Leg,
    target: Target,
    end: Space,
    flight: Flight,
}

/// The list of legs: shots first, the likelier before the others; then passes, the foremost teammate first; then
/// spaces and outs. Of several ways to one space the least contested stands first.
pub(super) fn offers(
    position: &Position,
    choices: &[Choice],
    names: &BySide<String>,
) -> Vec<Offer<Choice>> {
    let open = position.open();
    let Some(side) = open.play().map(|play| play.side) else {
        return Vec::new();
    };
    let mut legs: Vec<Known> = choices
        .iter()
        .filter_map(|choice| match choice {
            Choice::Leg(leg) => {
                let (target, end) = target(open, *leg)?;
                let flight = ahead::flight(position, *choice);
                Some(Known {
                    leg: *leg,
                    target,
                    end,
                    flight,
                })
            }
            _ => None,
        })
        .collect();
    legs.sort_by_key(|known| {
        let kind = match known.target {
            Target::Goal(_) => 0,
            Target::Teammate(..) => 1,
            Target::Space => 2,
            Target::Out => 3,
        };
        let (quarters, tries) = (known.flight.save.unwrap_or(0), known.flight.tries.len());
        let back = 14 - known.end.row_from(side);
        (kind, quarters, back, known.end.column(), tries)
    });
    legs.iter()
        .map(|known| {
            let label = label(known, names);
            offer(Choice::Leg(known.leg), label, detail(side, known, names))
        })
        .collect()
}

/// "shot at 5.14, N3: goalie 2 in 4", "to 14 on 7.6, E2: 3 left", "to 7.8, N2", "out at 0.6, W2: throw-in".
fn label(known: &Known, names: &BySide<String>) -> String {
    let Known { leg, end, .. } = known;
    let tries = match known.flight.tries.len() {
        0 => String::new(),
        number => format!(" !{number}"),
    };
    let what = match known.target {
        Target::Goal(_) => match known.flight.save.unwrap_or(0) {
            0 => format!("shot at {end} {leg}: no save"),
            quarters => format!("shot at {end} {leg}: save {quarters}/4"),
        },
        Target::Teammate(shirt, strength) => format!("to {shirt} on {end} {leg}: has {strength}"),
        Target::Space => format!("to {end} {leg}"),
        Target::Out => match known.flight.restart {
            Some((side, restart)) => format!(
                "out at {end} {leg}: {} {}",
                ahead::restart_name(restart),
                fit(&names[side], 8)
            ),
            None => format!("out at {end} {leg}"),
        },
    };
    format!("{what}{tries}")
}

/// What the opponents can do about it.
fn detail(side: Side, known: &Known, names: &BySide<String>) -> String {
    let mut text = Vec::new();
    let tries = &known.flight.tries;
    if let (Target::Goal(speed), Some(quarters)) = (known.target, known.flight.save) {
        let (goal, total) = chance_of_goal(quarters, tries.len());
        let goalie = match quarters {
            0 => "the goalie has no chance".to_owned(),
            _ => format!("the goalie saves {quarters} in 4"),
        };
        let fast = match speed {
            0 => String::new(),
            _ => format!(" ({speed} too fast)"),
        };
        text.push(format!(
            "Goal about {}%: {goalie}{fast}.",
            (goal * 100 + total / 2) / total
        ));
    }
    if let Target::Out = known.target
        && let Some((entitled, restart)) = known.flight.restart
    {
        text.push(format!(
            "Then a {} for {}.",
            ahead::restart_name(restart),
            fit(&names[entitled], NAME)
        ));
    }
    if tries.is_empty() {
        text.push("Nobody can intercept.".into());
    } else {
        let where_: Vec<String> = tries
            .iter()
            .map(|(space, shirts)| format!("{space} ({})", numbers(*shirts)))
            .collect();
        text.push(format!(
            "{} may intercept, 1 in 3 each: {}.",
            fit(&names[!side], NAME),
            where_.join(", ")
        ));
    }
    text.join(" ")
}

/// The part of a whole in which a shot goes in at once, if everybody tries: no interception succeeds (two of three
/// each) and the best save fails. Rebounds and what follows an interception are left out.
fn chance_of_goal(quarters: u8, tries: usize) -> (u32, u32) {
    let tries = u32::try_from(tries).unwrap_or(0).min(10);
    let goal = 2_u32.pow(tries) * u32::from(4 - quarters.min(4));
    (goal, 3_u32.pow(tries) * 4)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_goal_needs_every_try_and_the_save_to_fail() {
        assert_eq!(chance_of_goal(0, 0), (4, 4));
        assert_eq!(chance_of_goal(2, 0), (2, 4));
        assert_eq!(chance_of_goal(3, 2), (4, 36));
    }
}
