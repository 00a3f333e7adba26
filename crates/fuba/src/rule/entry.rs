//! Forced entry (F22-4.4.2): who must go to the ball when its team has nobody there.

use crate::choice::{Entrant, Piece};
use crate::pitch::{Area, AreaSet};
use crate::position::Open;
use crate::refusal::Why;
use crate::step::{EntryAfter, Step};

/// The pieces that may make the entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Entrants {
    outfield: AreaSet,
    keeper: bool,
    taker: bool,
}

impl Entrants {
    pub(crate) fn iter(self) -> impl Iterator<Item = Entrant> {
        self.outfield
            .into_iter()
            .map(Entrant::Outfield)
            .chain(self.keeper.then_some(Entrant::Keeper))
            .chain(self.taker.then_some(Entrant::Taker))
    }

    /// The only piece there is, if there is one only.
    pub(crate) fn single(self) -> Option<Entrant> {
        let mut all = self.iter();
        all.next().filter(|_| all.next().is_none())
    }
}

/// Whether the controlling team must bring a piece to the ball.
pub(crate) fn is_due(open: &Open) -> bool {
    open.teams[open.controlling].pieces(open.ball) == 0
}

/// The closest pieces of the controlling team (F22-4.4.2a), with the keeper's exception.
pub(crate) fn candidates(open: &Open) -> Entrants {
    let barred = barred(open);
    let closest = at_distance(open, barred, 0);
    let began_passive = open.controlling != open.turn.began;
    if closest.keeper && closest.outfield.is_empty() && !closest.taker && began_passive {
        // F22-4.4.2b, F22-D40: a keeper alone closest need not go if the team began as passive.
        let keeper_steps = open.teams[open.controlling]
            .keeper
            .map_or(0, |area| area.steps(open.ball));
        let next = at_distance(open, barred, keeper_steps + 1);
        return Entrants {
            keeper: true,
            ..next
        };
    }
    closest
}

/// Why a piece may not make the entry.
pub(crate) fn check(open: &Open, entrant: Entrant) -> Result<(), Why> {
    if candidates(open).iter().any(|one| one == entrant) {
        return Ok(());
    }
    match entrant {
        Entrant::Outfield(area)
            if barred(open).contains(area) && open.teams[open.controlling].outfield(area) > 0 =>
        {
            Err(Why::StoodOffside)
        }
        Entrant::Outfield(area) => Err(Why::NotClosest(area)),
        Entrant::Keeper => Err(Why::NotClosest(
            open.teams[open.controlling].keeper.unwrap_or(open.ball),
        )),
        Entrant::Taker => Err(Why::NotClosest(open.turn.start)),
    }
}

/// Areas whose pieces stood offside in stage 1; a team that kept the ball leaves them out unless
/// nobody else is left (F22-D39).
fn barred(open: &Open) -> AreaSet {
    let after_check = open.step == Step::Entry(EntryAfter::Check);
    if !after_check || open.controlling != open.turn.began {
        return AreaSet::EMPTY;
    }
    let own = &open.teams[open.controlling];
    if own.occupied().without(open.turn.offside).is_empty() && !takes_part(open) {
        return AreaSet::EMPTY;
    }
    open.turn.offside
}

/// Whether a taker of the controlling team stands on the corner spot.
fn takes_part(open: &Open) -> bool {
    open.turn.taker == Some(Piece::Outfield) && open.controlling == open.turn.began
}

/// The pieces at the smallest distance that is at least so many steps.
fn at_distance(open: &Open, barred: AreaSet, at_least: u8) -> Entrants {
    let own = &open.teams[open.controlling];
    let ball = open.ball;
    let mut best = u8::MAX;
    let mut found = Entrants::default();
    let mut consider = |steps: u8, add: &dyn Fn(&mut Entrants)| {
        if steps < at_least || steps > best {
            return;
        }
        if steps < best {
            best = steps;
            found = Entrants::default();
        }
        add(&mut found);
    };
    for area in own.outfield.occupied().without(barred) {
        consider(area.steps(ball), &|found| {
            found.outfield = found.outfield.with(area);
        });
    }
    if let Some(area) = own.keeper
        && !barred.contains(area)
    {
        consider(area.steps(ball), &|found| found.keeper = true);
    }
    if open.turn.taker.is_some() && open.controlling == open.turn.began {
        // F22-D66: from the spot it is one step more than from the corner area.
        let steps = corner_steps(open, ball);
        match open.turn.taker {
            Some(Piece::Keeper) => consider(steps, &|found| found.keeper = true),
            _ => consider(steps, &|found| found.taker = true),
        }
    }
    found
}

fn corner_steps(open: &Open, to: Area) -> u8 {
    1 + open.turn.start.steps(to)
}
