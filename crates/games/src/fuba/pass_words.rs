//! A pass in words: the control check that the edition makes of it, with its odds.

use std::cmp::Ordering;

use gaffer_core::{Rules, Silent};
use gaffer_fuba::pitch::Area;
use gaffer_fuba::rule::control::{self, Check, CheckModifiers};
use gaffer_fuba::{Choice, Edition, Open, Position};

use super::advanced_offers::past_windows;

/// A target area and its control check, which is passed so often, in percent.
pub(super) fn target(position: &Position, area: Area, kept: u32) -> (String, String) {
    let open = position.open();
    let verb = if open.pass().0 == area {
        "Keep in"
    } else {
        "Play to"
    };
    match open.edition() {
        Edition::V1_0 => {
            let stand_in = control::best_stand_in(open, area);
            let modifiers = control::modifiers(open, area, stand_in);
            let stands_in = stand_in.map_or(String::new(), |area| format!("{area} stands in. "));
            (
                format!("{verb} {area} ({:+}, {kept}%)", modifiers.total()),
                format!(
                    "{stands_in}Die{} against {}: {}",
                    modifier_words(modifiers),
                    open.value().number(),
                    faces(open, area, stand_in)
                ),
            )
        }
        Edition::V2014 => {
            let automatic = control::is_automatic(open, area);
            (
                if automatic {
                    format!("{verb} {area} (automatic, {kept}%)")
                } else {
                    format!("{verb} {area} (kept {kept}%)")
                },
                format!("{} {}", faces(open, area, None), new_value(open, area)),
            )
        }
        Edition::V2_2 => {
            let mut after = *position;
            if after.choose(Choice::Target(area), &mut Silent).is_err() {
                return (format!("{verb} {area}"), String::new());
            }
            let value = past_windows(after).open().value().number();
            (
                format!("{verb} {area} (value {value}, {kept}%)"),
                format!(
                    "A die over {value} keeps the ball, a {value} is a special event, less loses \
                     it."
                ),
            )
        }
    }
}

/// An area that stands in for the empty target, with the check that it leads to: the dice are known
/// (F10-4.4.1b, F10-D14).
pub(super) fn stand_in(open: &Open, area: Area) -> (String, String) {
    let (_, target) = open.pass();
    let die = open.turn_dice().map_or(0, |dice| dice[open.controlling()]);
    let value = open.value().number();
    let modifiers = control::modifiers(open, target, Some(area));
    let total = die as i8 + modifiers.total();
    let (compared, result) = match control::resolve(open, target, Some(area), value, die) {
        Check::Kept => ('>', "kept"),
        Check::Lost => ('<', "lost"),
        Check::Event => ('=', "event"),
    };
    let run = match result {
        "kept" => format!(" A player from {area} must go to {target}: a move less."),
        "lost" => format!(" Their closest player goes to {target}."),
        _ => String::new(),
    };
    (
        format!("{area} stands in ({total} {compared} {value}: {result})"),
        format!(
            "Die {die}{} = {total} against {value}.{run}",
            modifier_words(modifiers)
        ),
    )
}

/// " +2 start -1 target -2 far".
pub(super) fn modifier_words(modifiers: CheckModifiers) -> String {
    [
        (modifiers.start, "start"),
        (modifiers.target, "target"),
        (modifiers.distance, "far"),
    ]
    .into_iter()
    .filter(|(modifier, _)| *modifier != 0)
    .map(|(modifier, what)| format!(" {modifier:+} {what}"))
    .collect::<Vec<_>>()
    .concat()
}

/// "5 6 keep it, 4 event, 1 2 3 lose it.": what each face of the die leads to.
fn faces(open: &Open, target: Area, stand_in: Option<Area>) -> String {
    let value = control::value_checked(open, target);
    let of = |wanted: Check| -> Vec<String> {
        (1..=6)
            .filter(|die| control::resolve(open, target, stand_in, value, *die) == wanted)
            .map(|die| die.to_string())
            .collect()
    };
    let parts: Vec<String> = [
        (of(Check::Kept), "keeps it", "keep it"),
        (of(Check::Event), "event", "event"),
        (of(Check::Lost), "loses it", "lose it"),
    ]
    .into_iter()
    .filter_map(|(dice, one, many)| match dice.len().cmp(&1) {
        Ordering::Less => None,
        Ordering::Equal => Some(format!("{} {one}", dice.join(" "))),
        Ordering::Greater => Some(format!("{} {many}", dice.join(" "))),
    })
    .collect();
    format!("{}.", parts.join(", "))
}

/// "New value: their die +1 long pass -1 free start." (F14-4.5).
fn new_value(open: &Open, target: Area) -> String {
    let (long, start) = control::value_changes(open, target);
    let long_words = match long {
        0 => String::new(),
        _ => format!(" {long:+} long pass"),
    };
    let start_words = match start {
        0 => String::new(),
        _ => format!(" {start:+} free start"),
    };
    let lost = if long + start > 0 {
        "; above 6 loses it"
    } else {
        ""
    };
    format!("New value: their die{long_words}{start_words}{lost}.")
}
