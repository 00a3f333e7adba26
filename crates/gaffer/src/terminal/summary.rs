//! The summary of a finished match.

use gaffer_core::BySide;
use gaffer_fuba::{Event, Open, Restart};

use super::text::fit;

/// What a team did in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    shots: u8,
    corners: u8,
    fouls: u8,
    yellow: u8,
    red: u8,
}

/// The final score and the numbers of both teams, in lines.
pub(super) fn lines(open: &Open, events: &[Event], names: &BySide<String>) -> Vec<String> {
    let tally = tally(events);
    let score = open.score();
    let row = |what: &str, number: fn(&Tally) -> u8| {
        format!(
            "{what:<14}{:>5}{:>7}",
            number(&tally.home),
            number(&tally.away)
        )
    };
    vec![
        "FULL TIME".into(),
        format!("{} {}", fit(&names.home, 20), score.home),
        format!("{} {}", fit(&names.away, 20), score.away),
        String::new(),
        format!("{:<14}{:>5}{:>7}", "", "home", "away"),
        format!("{:<14}{:>5}{:>7}", "Goals", score.home, score.away),
        row("Shots", |tally| tally.shots),
        row("Corners", |tally| tally.corners),
        row("Fouls", |tally| tally.fouls),
        row("Yellow cards", |tally| tally.yellow),
        row("Red cards", |tally| tally.red),
    ]
}

fn tally(events: &[Event]) -> BySide<Tally> {
    let mut tally: BySide<Tally> = BySide::default();
    let add = |number: &mut u8| *number = number.saturating_add(1);
    for event in events {
        match *event {
            Event::ShotTaken { side, .. } | Event::PenaltyTaken { side, .. } => {
                add(&mut tally[side].shots);
            }
            Event::RestartAwarded {
                restart: Restart::CornerKick,
                side,
                ..
            } => add(&mut tally[side].corners),
            Event::YellowCardRolled { side, card, .. } => {
                add(&mut tally[side].fouls);
                if card {
                    add(&mut tally[side].yellow);
                }
            }
            Event::RedCardRolled {
                side, card: true, ..
            } => add(&mut tally[side].red),
            _ => {}
        }
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;
    use gaffer_core::Side;
    use gaffer_fuba::pitch::Area;

    #[test]
    fn cards_and_fouls_are_counted_for_the_team_that_fouled() {
        let foul = |card| Event::YellowCardRolled {
            side: Side::Away,
            plus: 0,
            die: 1,
            area: Area::B3,
            card,
        };
        let counted = tally(&[foul(true), foul(false)]);
        assert_eq!((counted.away.fouls, counted.away.yellow), (2, 1));
        assert_eq!(counted.home, Tally::default());
    }
}
