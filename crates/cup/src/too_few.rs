//! Matches of Champions that a side cannot play: it has too few players who are not out (C20-card-6, C20-D125).

use gaffer_champions::ShirtSet;
use gaffer_core::{BySide, Side};

use crate::sheet::{Decided, ResultSheet, TeamSheet};

pub use gaffer_champions::cannot_play;

/// The sheet of a match that is decided before it begins, because sides without these players cannot play it: one loses
/// 0–3; where neither can play both have lost, 0–0 without points, which a tie that needs a winner does not end with.
pub fn decided_without_play(out: BySide<ShirtSet>) -> Option<ResultSheet> {
    let cannot = BySide::with(|side| cannot_play(out[side]));
    let (score, decided) = match (cannot.home, cannot.away) {
        (false, false) => return None,
        (true, true) => (BySide::default(), Decided::Regular),
        (true, false) => (BySide { home: 0, away: 3 }, Decided::Forfeit(Side::Home)),
        (false, true) => (BySide { home: 3, away: 0 }, Decided::Forfeit(Side::Away)),
    };
    Some(ResultSheet {
        score,
        decided,
        teams: BySide::with(|_| TeamSheet::default()),
    })
}
