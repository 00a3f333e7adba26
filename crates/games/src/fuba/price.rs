//! What a choice costs, in words.

use gaffer_fuba::pitch::Line;
use gaffer_fuba::{Choice, Edition, Open, Position};

use super::trial::{after, decides};
use crate::words::{Phrase, joined, say};

/// The condition points that a choice takes: "Costs 1 midfield point."
pub(super) fn describe(position: &Position, choice: Choice) -> Phrase {
    let side = decides(position);
    let before = position.open().bench(side).condition();
    let then = after(position, choice).0.open().bench(side).condition();
    let paid = Line::ALL.map(
        |line| match before.points(line).saturating_sub(then.points(line)) {
            0 => Phrase::nothing(),
            points => say!(fuba_offers::LinePoints, points, line),
        },
    );
    let points = joined(paid, |first, second| say!(fuba_offers::And, first, second));
    if points == Phrase::nothing() {
        say!(fuba_offers::Free)
    } else {
        say!(fuba_offers::Costs, points)
    }
}

/// "1 move less for who went to the ball." (F10-4.7e, F14-4.8b).
pub(super) fn of_entries(open: &Open) -> Phrase {
    match (open.edition(), open.entries(open.acting().0)) {
        (Edition::V2_2, _) | (_, 0) => Phrase::nothing(),
        (_, entries) => say!(fuba_offers::EntryPrice, entries),
    }
}
