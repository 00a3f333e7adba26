//! Entry (F10-4.5b, F14-4.4.2, F22-4.4.2): who must go to the ball when its team has nobody there, and who may.

use crate::choice::{Entrant, Piece};
use crate::options::edition::{OFFSIDE_IN_OWN_HALF, UNSPENT_ENTER};
use crate::pitch::{Area, AreaSet, own_half};
use crate::position::Open;
use crate::refusal::Why;
use crate::step::{EntryAfter, Step};
use crate::team::Mark;

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

    pub(crate) fn is_empty(self) -> bool {
        self.iter().next().is_none()
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

/// The pieces of the controlling team that may make the entry now asked for.
pub(crate) fn candidates(open: &Open) -> Entrants {
    match open.step {
        // F10-4.4.1c, F10-4.4.3b.
        Step::Entry(EntryAfter::StandIn) => from_areas(
            open,
            open.turn
                .stand_in
                .map_or(AreaSet::EMPTY, |area| AreaSet::EMPTY.with(area)),
        ),
        Step::Entry(EntryAfter::Support) => from_areas(open, open.ball.adjacent()),
        _ => closest(open),
    }
}

/// The pieces in some areas.
fn from_areas(open: &Open, areas: AreaSet) -> Entrants {
    let own = &open.teams[open.controlling];
    Entrants {
        outfield: own.outfield.occupied().and(areas),
        keeper: own.keeper.is_some_and(|area| areas.contains(area)),
        taker: false,
    }
}

/// The closest pieces (F10-4.5c, F14-4.4.2a, F22-4.4.2a), with the keeper's exception.
fn closest(open: &Open) -> Entrants {
    let barred = barred(open);
    let closest = at_distance(open, barred, 0);
    let began_passive = open.controlling != open.turn.began;
    if closest.keeper && closest.outfield.is_empty() && !closest.taker && began_passive {
        // F10-4.5d, F14-4.4.2b, F22-4.4.2b, F22-D40: a keeper alone closest need not go if the team began
        // as passive.
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
        _ if matches!(
            open.step,
            Step::Entry(EntryAfter::StandIn | EntryAfter::Support)
        ) =>
        {
            Err(Why::NotFromThere(open.ball))
        }
        Entrant::Outfield(area) => Err(Why::NotClosest(area)),
        Entrant::Keeper => Err(Why::NotClosest(
            open.teams[open.controlling].keeper.unwrap_or(open.ball),
        )),
        Entrant::Taker => Err(Why::NotClosest(open.turn.start)),
    }
}

/// Areas whose pieces stood offside in stage 1; a team that kept the ball leaves them out unless
/// nobody else is left (F14-4.4.2c, F22-D39).
fn barred(open: &Open) -> AreaSet {
    let after_check = open.step == Step::Entry(EntryAfter::Check);
    if !after_check || open.controlling != open.turn.began {
        return AreaSet::EMPTY;
    }
    if !OFFSIDE_IN_OWN_HALF[open.options.edition] && own_half(open.controlling).contains(open.ball)
    {
        return AreaSet::EMPTY; // F14-4.1.1d
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
    // F14-4.4.2e: while there is an unspent piece, a spent one does not go.
    let fresh_only = UNSPENT_ENTER[open.options.edition]
        && (!own.unmoved().occupied().without(barred).is_empty()
            || own
                .keeper
                .is_some_and(|area| own.keeper_mark == Mark::Unmoved && !barred.contains(area)));
    let outfield = if fresh_only {
        own.unmoved().occupied()
    } else {
        own.outfield.occupied()
    };
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
    for area in outfield.without(barred) {
        consider(area.steps(ball), &|found| {
            found.outfield = found.outfield.with(area);
        });
    }
    if let Some(area) = own.keeper
        && !barred.contains(area)
        && (own.keeper_mark == Mark::Unmoved || !fresh_only)
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
