//! Legs in words, by where they lead: shots, passes, free spaces, out of play.

use std::cmp::Reverse;

use gaffer_champions::{Choice, Leg, Open, Position, Shirt, Space, SpaceSet, Team};
use gaffer_core::Side;

use super::ahead::{self, Flight};
use super::squad_words::numbers;
use crate::board::{Mark, MarkKind};
use crate::odds::Odds;
use crate::offer::Offer;
use crate::words::{Phrase, list, say, sentences};

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
    /// The chance of a goal in this turn; none for legs after which nobody can shoot.
    goal: Option<Odds>,
}

/// The list of legs: shots first, then passes, the better chance of a goal before the others; then spaces, the
/// foremost first, and outs. Of several ways to one space the least contested stands first.
pub fn offers(position: &Position, choices: &[Choice]) -> Vec<Offer<Choice>> {
    let open = position.open();
    let Some(side) = open.play().map(|play| play.side) else {
        return Vec::new();
    };
    let mut legs: Vec<Known> = choices
        .iter()
        .filter_map(|choice| {
            let Choice::Leg(leg) = *choice else {
                return None;
            };
            let (target, end) = target(open, leg)?;
            let goal = match target {
                Target::Goal(_) => ahead::goal(position, *choice).or(Some(Odds::new(0, 100))),
                Target::Teammate(..) => ahead::goal(position, *choice),
                Target::Space | Target::Out => None,
            };
            Some(Known {
                leg,
                target,
                end,
                flight: ahead::flight(position, *choice),
                goal,
            })
        })
        .collect();
    legs.sort_by_key(|known| {
        let kind = match known.target {
            Target::Goal(_) => 0,
            Target::Teammate(..) => 1,
            Target::Space => 2,
            Target::Out => 3,
        };
        let goal = known.goal.map(|odds| odds.part);
        let back = 14 - known.end.row_from(side);
        let tries = known.flight.tries.len();
        (kind, Reverse(goal), back, known.end.column(), tries)
    });
    legs.iter()
        .map(|known| {
            let choice = Choice::Leg(known.leg);
            let offer = Offer::plain(choice, label(side, known), detail(side, known));
            Offer {
                in_words: in_words(side, known),
                marks: marks(open.team(!side), known),
                tells_chances: known.goal.is_some() || !known.flight.tries.is_empty(),
                ..offer.with_odds(known.goal)
            }
        })
        .collect()
}

/// "shot at 5.14 N3: goal 50%", "to 14 on 7.6 E2: has 3", "to 7.8 N2 !1", "out at 0.6 W2: throw-in United".
fn label(team: Side, known: &Known) -> Phrase {
    let (leg, end) = (known.leg, known.end);
    let contested = match known.flight.tries.len() {
        0 => Phrase::nothing(),
        tries => say!(champions_offers::Contested, tries),
    };
    match (known.target, known.flight.restart) {
        (Target::Goal(_), _) => {
            let percent = known.goal.map_or(0, |odds| odds.part);
            say!(champions_offers::Shot, end, leg, percent, contested)
        }
        (Target::Teammate(shirt, strength), _) => {
            say!(
                champions_offers::Pass,
                shirt = (team, shirt),
                end,
                leg,
                strength,
                contested
            )
        }
        (Target::Space, _) => say!(champions_offers::ToSpace, end, leg, contested),
        (Target::Out, Some((side, restart))) => {
            let restart = ahead::restart_name(restart);
            say!(
                champions_offers::OutThen,
                end,
                leg,
                restart,
                side,
                contested
            )
        }
        (Target::Out, None) => say!(champions_offers::Out, end, leg, contested),
    }
}

/// "pass to 14, who plays on with 3 · 1 may cut it off": the way itself is drawn.
fn in_words(team: Side, known: &Known) -> Phrase {
    let end = known.end;
    let cut_off = match known
        .flight
        .tries
        .iter()
        .map(|(_, shirts)| shirts.len())
        .sum()
    {
        0_u32 => Phrase::nothing(),
        tries => say!(champions_offers::CutOff, tries),
    };
    match (known.target, known.flight.restart) {
        (Target::Goal(_), _) => {
            let percent = known.goal.map_or(0, |odds| odds.part);
            say!(champions_offers::ShotInWords, end, percent, cut_off)
        }
        (Target::Teammate(shirt, strength), _) => {
            say!(
                champions_offers::PassInWords,
                shirt = (team, shirt),
                strength,
                cut_off
            )
        }
        (Target::Space, _) => say!(champions_offers::ToSpaceInWords, end, cut_off),
        (Target::Out, Some((side, restart))) => {
            let restart = ahead::restart_name(restart);
            say!(champions_offers::OutInWords, restart, side, cut_off)
        }
        (Target::Out, None) => say!(champions_offers::OutAtInWords, end, cut_off),
    }
}

/// Who may cut it off, who receives it, and the chance at the goal.
fn marks(opponents: &Team, known: &Known) -> Vec<Mark> {
    let cut_off = known.flight.tries.iter().map(|(space, shirts)| Mark {
        at: space.to_string(),
        kind: MarkKind::CutOff,
        by: (opponents.spaces_of(*shirts).iter())
            .map(|stands| stands.to_string())
            .collect(),
        odds: Some(Odds::new(1, 3)),
    });
    let end = match known.target {
        Target::Goal(_) => Some((MarkKind::Goal, known.goal)),
        Target::Teammate(..) => Some((MarkKind::Receive, None)),
        Target::Space | Target::Out => None,
    };
    let end = end.map(|(kind, odds)| Mark {
        at: known.end.to_string(),
        kind,
        by: Vec::new(),
        odds,
    });
    cut_off.chain(end).collect()
}

/// What the opponents can do about it.
fn detail(side: Side, known: &Known) -> Phrase {
    let flight = &known.flight;
    let leads_to = match (known.target, flight.save, known.goal, flight.restart) {
        (Target::Goal(speed), Some(part), ..) => {
            Some(say!(champions_offers::GoalieSaves, part, speed))
        }
        (Target::Teammate(..), _, Some(Odds { part: percent, .. }), _) => {
            Some(say!(champions_offers::BestShotFromThere, percent))
        }
        (Target::Out, .., Some((side, restart))) => {
            let restart = ahead::restart_name(restart);
            Some(say!(champions_offers::Then, restart, side))
        }
        _ => None,
    };
    let opponents = if flight.tries.is_empty() {
        say!(champions_offers::NobodyIntercepts)
    } else {
        let tries = (flight.tries.iter()).map(|(space, shirts)| {
            let (count, shirts) = (shirts.len(), numbers(*shirts));
            say!(
                champions_offers::Interceptors,
                count,
                shirts,
                space = *space
            )
        });
        let (side, tries) = (!side, list(tries));
        say!(champions_offers::MayIntercept, side, tries)
    };
    sentences(leads_to.into_iter().chain([opponents]))
}
