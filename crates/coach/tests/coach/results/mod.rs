//! Matches of the sensible coach against another one, each bench in turn.

use gaffer_coach::play_match;
use gaffer_core::{BySide, Rules, Side, Silent};
use gaffer_fuba::{Options, Position};

use crate::seats::{SENSIBLE, Seat};

/// Matches won and lost by the sensible coach.
pub(crate) fn results(options: Options, other: Seat, matches: u64) -> (u32, u32) {
    let (mut won, mut lost) = (0, 0);
    for number in 0..matches {
        let me = Side::BOTH[number as usize % 2];
        let mut coaches = BySide::with(|side| if side == me { SENSIBLE() } else { other() });
        let start = Position::begin(&options).expect("sound options");
        let score = play_match(start, &mut coaches, number / 2, &mut Silent)
            .position
            .open()
            .score();
        won += u32::from(score[me] > score[!me]);
        lost += u32::from(score[me] < score[!me]);
    }
    (won, lost)
}
