//! Players in words: what they were signed for, cards and injuries.

use gaffer_champions::{Line, Shirt, ShirtSet, Team};

/// What a shirt was signed for.
pub const fn role(shirt: Shirt) -> &'static str {
    match shirt.line() {
        Line::Goalies => "goalie",
        Line::Defenders => "defender",
        Line::Midfielders => "midfielder",
        Line::Forwards => "forward",
    }
}

/// A player with what he has against him: "8 (yellow, hurt)".
pub fn with_marks(team: &Team, shirt: Shirt) -> String {
    let mut marks = Vec::new();
    if team.yellow().has(shirt) {
        marks.push("yellow");
    }
    if team.injured().has(shirt) {
        marks.push("hurt");
    }
    if marks.is_empty() {
        shirt.to_string()
    } else {
        format!("{shirt} ({})", marks.join(", "))
    }
}

/// Shirt numbers in a row: "2 3 8".
pub fn numbers(shirts: ShirtSet) -> String {
    let numbers: Vec<String> = shirts.iter().map(|shirt| shirt.to_string()).collect();
    numbers.join(" ")
}
