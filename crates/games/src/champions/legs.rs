//! Legs in words, by where they lead: shots, passes, free spaces, out of play.

use std::cmp::Reverse;

use gaffer_champions::{Choice, Leg, Open, Position, Shirt, Space, SpaceSet};
use gaffer_core::{BySide, Side};

use super::ahead::{self, Flight};
use super::squad_words::numbers;
use crate::odds::Odds;
use crate::offer::Offer;
use crate::text::{NAME, fit};

/// Where a leg leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
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
pub fn target(open: &Open, leg: Leg) -> Option<(Target, Space)> {
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
    /// The chance of a goal in this turn, in percent; nothing for legs after which nobody can shoot.
    goal: u32,
}

/// The list of legs: shots first, then passes, the better chance of a goal before the others; then spaces, the
/// foremost first, and outs. Of several ways to one space the least contested stands first.
pub fn offers(
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
                let goal = match target {
                    Target::Goal(_) | Target::Teammate(..) => ahead::goal(position, *choice),
                    Target::Space | Target::Out => 0,
                };
                Some(Known {
                    leg: *leg,
                    target,
                    end,
                    flight: ahead::flight(position, *choice),
                    goal,
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
        let back = 14 - known.end.row_from(side);
        let tries = known.flight.tries.len();
        (kind, Reverse(known.goal), back, known.end.column(), tries)
    });
    legs.iter()
        .map(|known| {
            let label = label(known, names);
            let odds = matches!(known.target, Target::Goal(_)).then(|| Odds::new(known.goal, 100));
            Offer {
                odds,
                tells_chances: odds.is_some() || known.goal > 0 || !known.flight.tries.is_empty(),
                ..Offer::plain(Choice::Leg(known.leg), label, detail(side, known, names))
            }
        })
        .collect()
}

/// "shot at 5.14 N3: goal 50%", "to 14 on 7.6 E2: has 3", "to 7.8 N2 !1", "out at 0.6 W2: throw-in United".
fn label(known: &Known, names: &BySide<String>) -> String {
    let Known { leg, end, .. } = known;
    let tries = match known.flight.tries.len() {
        0 => String::new(),
        number => format!(" !{number}"),
    };
    let what = match known.target {
        Target::Goal(_) => format!("shot at {end} {leg}: goal {}%", known.goal),
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
    match (known.target, known.flight.save) {
        (Target::Goal(speed), Some(quarters)) => {
            let fast = match speed {
                0 => String::new(),
                _ => format!(" ({speed} too fast)"),
            };
            text.push(match quarters {
                0 => format!("The goalie has no chance{fast}."),
                _ => format!("The goalie saves {quarters} in 4{fast}."),
            });
        }
        (Target::Teammate(..), _) if known.goal > 0 => {
            text.push(format!("Best shot from there: goal {}%.", known.goal));
        }
        _ => {}
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
