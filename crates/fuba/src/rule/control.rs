//! The control check of each edition: what is compared, and who has the ball afterwards.

use std::cmp::Ordering;

use serde::Serialize;

use crate::options::Edition;
use crate::options::edition::STAND_INS;
use crate::pitch::Area;
use crate::position::Open;
use crate::rule::target::areas_between;
use crate::rule::value::PassRules;

/// What is added to the controlling team's die (F10-4.4a).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CheckModifiers {
    /// The numbers in the start area.
    pub start: i8,
    /// The numbers in the target area or in the one that stands in for it.
    pub target: i8,
    /// Two less for every area between (F10-4.4d).
    pub distance: i8,
}

impl CheckModifiers {
    /// All together.
    pub const fn total(self) -> i8 {
        self.start + self.target + self.distance
    }
}

/// What a control check leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// The controlling team keeps the ball.
    Kept,
    /// The passive team wins it.
    Lost,
    /// A special event.
    Event,
}

/// The modifier of an area with so many players of the controlling and the passive team (F10-4.4b,
/// F10-D12).
#[inline]
pub fn area_modifier(controlling: u8, passive: u8) -> i8 {
    let twice = |more: u8, less: u8| if more >= 2 * less { 2 } else { 1 };
    match controlling.cmp(&passive) {
        Ordering::Equal => 0,
        Ordering::Greater => twice(controlling, passive),
        Ordering::Less => -twice(passive, controlling),
    }
}

/// What is added in a check of a pass to an area, with another one standing in if it is empty.
pub fn modifiers(open: &Open, target: Area, stand_in: Option<Area>) -> CheckModifiers {
    let start = open.turn.start;
    // F10-5.1g, F10-5.2d, F10-5.3d, F10-D13: such a start area never counts.
    let left_out = open.turn.kind.is_set_piece();
    let of = |area| {
        if left_out && area == start {
            return 0;
        }
        let (controlling, passive) = open.counts(area);
        area_modifier(controlling, passive)
    };
    CheckModifiers {
        start: of(start),
        target: of(stand_in.unwrap_or(target)),
        distance: -2 * start.between(target) as i8,
    }
}

/// Whether the check of a pass to an area is passed whatever the die (F14-4.4.1a, F14-4.9.1e).
pub fn is_automatic(open: &Open, target: Area) -> bool {
    let (controlling, passive) = open.counts(target);
    (passive == 0 && controlling > 0) || open.handover.auto_pass == Some(open.controlling)
}

/// What a die leads to in the check of a pass to an area (F10-4.4, F14-4.4, F22-4.4); the value is the one
/// that is compared.
pub fn resolve(open: &Open, target: Area, stand_in: Option<Area>, value: i8, die: u8) -> Check {
    let die = die as i8;
    let result = match open.options.edition {
        Edition::V1_0 => die + modifiers(open, target, stand_in).total(),
        Edition::V2014 if die != value && is_automatic(open, target) => return Check::Kept,
        Edition::V2014 | Edition::V2_2 => die,
    };
    match result.cmp(&value) {
        Ordering::Greater => Check::Kept,
        Ordering::Less => Check::Lost,
        Ordering::Equal => Check::Event,
    }
}

/// The value that a pass to an area is checked against: in 2.2 it changes before the dice (F22-4.2).
pub fn value_checked(open: &Open, target: Area) -> i8 {
    match open.options.edition {
        Edition::V1_0 | Edition::V2014 => open.value.number(),
        Edition::V2_2 => PassRules::new(open).value(target, false).result,
    }
}

/// How many faces of the die keep the ball, lose it and bring a special event, if an area is played to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CheckOdds {
    /// Faces that keep the ball.
    pub kept: u8,
    /// Faces that lose it.
    pub lost: u8,
    /// Faces that bring a special event.
    pub event: u8,
}

/// The faces of the controlling team's die for a pass to an area; an empty target of 1.0 is judged by the
/// best area that can stand in for it.
pub fn odds(open: &Open, target: Area) -> CheckOdds {
    odds_with(open, target, best_stand_in(open, target))
}

/// The area that stands in for an empty target best; none where nothing has to.
pub fn best_stand_in(open: &Open, target: Area) -> Option<Area> {
    stand_ins(open, target).into_iter().max_by_key(|area| {
        let odds = odds_with(open, target, Some(*area));
        2 * odds.kept + odds.event
    })
}

fn odds_with(open: &Open, target: Area, stand_in: Option<Area>) -> CheckOdds {
    let value = value_checked(open, target);
    let mut odds = CheckOdds::default();
    for die in 1..=6 {
        match resolve(open, target, stand_in, value, die) {
            Check::Kept => odds.kept += 1,
            Check::Lost => odds.lost += 1,
            Check::Event => odds.event += 1,
        }
    }
    odds
}

/// What is added to the die that is the new value in 2014, if an area is played to and the ball kept: for a
/// long pass, and for a start area free of opponents (F14-4.5.2a, F14-4.5.3a).
pub fn value_changes(open: &Open, target: Area) -> (i8, i8) {
    let free = open.teams[open.passive()].pieces(open.turn.start) == 0;
    (
        areas_between(open, target) as i8,
        -i8::from(free && !open.turn.kind.is_set_piece()),
    )
}

/// The areas that can stand in for an empty target (F10-4.4.1b); none where nothing has to.
pub(crate) fn stand_ins(open: &Open, target: Area) -> crate::pitch::AreaSet {
    let empty = open.teams.home.pieces(target) + open.teams.away.pieces(target) == 0;
    if STAND_INS[open.options.edition] && empty {
        open.teams[open.controlling]
            .occupied()
            .and(target.adjacent())
    } else {
        crate::pitch::AreaSet::EMPTY
    }
}
