//! A pass in words: the control check that the edition makes of it, with its odds.

use gaffer_fuba::pitch::Area;
use gaffer_fuba::rule::control::{self, Check};
use gaffer_fuba::{Choice, Declared, Edition, Entrant, EntryAfter, Event, Open, Position, Step};

use super::price;
use super::skill_words::effect;
use super::terms::{check_terms, terms};
use super::trial::{after, past_windows};
use crate::odds::chance;
use crate::words::{Phrase, list, say, sentences};

/// A target area and its control check, which is passed so often, in percent.
pub(super) fn target(position: &Position, area: Area, percent: u32) -> (Phrase, Phrase) {
    let open = position.open();
    if open.step() == Step::PerfectPass {
        return (
            say!(fuba_offers::PassOn, area),
            say!(fuba_offers::PassOnMeans),
        );
    }
    let keep = open.pass().0 == area;
    let (label, check) = match open.edition() {
        Edition::V1_0 => {
            let stand_in = control::best_stand_in(open, area);
            let modifiers = control::modifiers(open, area, stand_in);
            let modifier = modifiers.total();
            let check = say!(
                fuba_offers::CheckAgainst,
                terms = check_terms(modifiers),
                value = open.value(),
                faces = faces(open, area, stand_in)
            );
            let stands_in = stand_in.map(|area| say!(fuba_offers::BestStandIn, area));
            (
                say!(fuba_offers::TargetModified, keep, area, modifier, percent),
                sentences(stands_in.into_iter().chain([check])),
            )
        }
        Edition::V2014 => {
            let automatic = control::is_automatic(open, area);
            let faces = faces(open, area, None);
            (
                say!(fuba_offers::TargetKept, keep, area, automatic, percent),
                sentences([say!(fuba_offers::CheckFaces, faces), new_value(open, area)]),
            )
        }
        Edition::V2_2 => {
            let value = value_checked(position, Choice::Target(area));
            (
                say!(fuba_offers::TargetValue, keep, area, value, percent),
                say!(fuba_offers::CheckValue, value),
            )
        }
    };
    (
        label,
        sentences([check, half_over(position, Choice::Target(area))]),
    )
}

/// A target with skills declared.
pub(super) fn declared(
    position: &Position,
    area: Area,
    declared: Declared,
    percent: u32,
) -> (Phrase, Phrase) {
    let choice = Choice::TargetWith(area, declared);
    let skills = list(declared.set().iter().map(super::names::skill));
    let value = value_checked(position, choice);
    let facts = [
        say!(fuba_offers::TargetWithValue, value, percent),
        half_over(position, choice),
        price::describe(position, choice),
    ];
    (
        say!(fuba_offers::TargetWith, area, skills),
        sentences(facts.into_iter().chain(declared.set().iter().map(effect))),
    )
}

/// The value that the die of a pass is compared with in 2.2 (F22-4.2).
fn value_checked(position: &Position, choice: Choice) -> gaffer_fuba::BallValue {
    past_windows(after(position, choice).0).open().value()
}

/// How often the dice of a pass end the half instead (F10-4.3.1a, F14-4.3.1a, F22-4.3.3b).
fn half_over(position: &Position, choice: Choice) -> Phrase {
    let over = |event: &Event| matches!(event, Event::HalfEnded { .. });
    match chance(&past_windows(after(position, choice).0), over).percent() {
        0 => Phrase::nothing(),
        percent => say!(fuba_offers::HalfOver, percent),
    }
}

/// An area that stands in for the empty target, with the check that it leads to: the dice are known
/// (F10-4.4.1b, F10-D14).
pub(super) fn stand_in(open: &Open, area: Area) -> (Phrase, Phrase) {
    let (_, target) = open.pass();
    let die = open.turn_dice().map_or(0, |dice| dice[open.controlling()]);
    let value = open.value();
    let modifiers = control::modifiers(open, target, Some(area));
    let total = die as i8 + modifiers.total();
    let check = control::resolve(open, target, Some(area), value.number(), die);
    let reckoned = say!(
        fuba_offers::StandInCheck,
        die,
        terms = check_terms(modifiers),
        total,
        value
    );
    let run = match check {
        Check::Kept => say!(fuba_offers::StandInRuns, area, target),
        Check::Lost => say!(fuba_offers::StandInLoses, target),
        Check::Event => Phrase::nothing(),
    };
    (
        say!(fuba_offers::StandIn, area, total, check, value),
        sentences([reckoned, run]),
    )
}

/// "5 6 keep it, 4 event, 1 2 3 lose it": what each face of the die leads to.
fn faces(open: &Open, target: Area, stand_in: Option<Area>) -> Phrase {
    let value = control::value_checked(open, target);
    list([Check::Kept, Check::Event, Check::Lost].map(|check| {
        let dice: Vec<String> = (1..=6)
            .filter(|die| control::resolve(open, target, stand_in, value, *die) == check)
            .map(|die| die.to_string())
            .collect();
        let count = dice.len();
        match dice.join(" ") {
            none if none.is_empty() => Phrase::nothing(),
            dice => say!(fuba_offers::Faces, dice, check, count),
        }
    }))
}

/// "New value: their die +1 long pass -1 free start." (F14-4.5).
fn new_value(open: &Open, target: Area) -> Phrase {
    let (long, start) = control::value_changes(open, target);
    say!(
        fuba_offers::NewValue,
        terms = terms([(long, "long-pass"), (start, "free-start")]),
        above = long + start > 0
    )
}

/// A piece that goes to the ball, and its price.
pub(super) fn enter(open: &Open, entrant: Entrant) -> (Phrase, Phrase) {
    let label = match entrant {
        Entrant::Outfield(area) => say!(fuba_offers::Enter, area),
        Entrant::Keeper => say!(fuba_offers::EnterKeeper),
        Entrant::Taker => say!(fuba_offers::EnterTaker),
    };
    let price = match (open.edition(), open.step()) {
        (Edition::V2_2, _) => Phrase::nothing(),
        // F14-D6: what a team has moved already it does not pay.
        (_, Step::Entry(EntryAfter::Rebound | EntryAfter::GoalKick)) => {
            say!(fuba_offers::EnterPriceLater)
        }
        _ => say!(fuba_offers::EnterPrice),
    };
    (label, price)
}
