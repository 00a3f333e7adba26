//! Players in words: what they were signed for, cards and injuries.

use gaffer_champions::{Line, Open, Shirt, ShirtSet};
use gaffer_core::Side;

use crate::words::{Phrase, Value, named, say};

/// What a shirt was signed for.
pub(super) fn role(shirt: Shirt) -> Phrase {
    named!(shirt.line(), Line: champions_names { Goalies Defenders Midfielders Forwards })
}

/// A player with what he has against him: "8 (yellow, hurt)".
pub(super) fn with_marks(open: &Open, side: Side, shirt: Shirt) -> Value {
    let team = open.team(side);
    let player = (side, shirt);
    match (team.yellow().has(shirt), team.injured().has(shirt)) {
        (false, false) => player.into(),
        (true, false) => say!(champions_offers::Booked, shirt = player).into(),
        (false, true) => say!(champions_offers::Hurt, shirt = player).into(),
        (true, true) => say!(champions_offers::BookedAndHurt, shirt = player).into(),
    }
}

/// Shirt numbers in a row: "2 3 8".
pub fn numbers(shirts: ShirtSet) -> String {
    let numbers: Vec<String> = shirts.iter().map(|shirt| shirt.to_string()).collect();
    numbers.join(" ")
}
