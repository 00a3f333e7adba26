//! The summary of a finished match.

use gaffer_champions::{After, Event, MatchResult, Open, Restart};
use gaffer_core::{BySide, Side};

use gaffer_games::text::{NAME, fit};

/// What a team did in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    shots: u16,
    saves: u16,
    interceptions: u16,
    corners: u16,
    fouls: u16,
    yellow: u16,
    red: u16,
}

/// The final score and the numbers of both teams, in lines.
pub(super) fn lines(open: &Open, events: &[Event], names: &BySide<String>) -> Vec<String> {
    let tally = tally(events);
    let row = |what: &str, number: fn(&Tally) -> u16| {
        format!(
            "{what:<14}{:>6}{:>6}",
            number(&tally.home),
            number(&tally.away)
        )
    };
    let ending = open
        .result()
        .map_or_else(String::new, |result| ending(&result, names));
    let score = open.score();
    vec![
        format!("FULL TIME  {ending}"),
        format!(
            "{} {} : {} {}",
            fit(&names.home, NAME),
            score.home,
            score.away,
            fit(&names.away, NAME)
        ),
        format!("{:<14}{:>6}{:>6}", "", "home", "away"),
        row("Shots", |tally| tally.shots),
        row("Saves", |tally| tally.saves),
        row("Interceptions", |tally| tally.interceptions),
        row("Corners", |tally| tally.corners),
        row("Fouls", |tally| tally.fouls),
        row("Yellow cards", |tally| tally.yellow),
        row("Red cards", |tally| tally.red),
    ]
}

/// How the match was decided, where that was not in regular time.
fn ending(result: &MatchResult, names: &BySide<String>) -> String {
    let winner = result
        .winner
        .map_or_else(|| "nobody".into(), |side| fit(&names[side], 10));
    match result.after {
        After::Regular => String::new(),
        After::ExtraTime => "golden goal".into(),
        After::ShootOut => match result.shoot_out {
            Some(kicks) => format!("{winner} {}-{} shoot-out", kicks.home, kicks.away),
            None => "shoot-out".into(),
        },
        After::Forfeit => format!("forfeit: {winner} win"),
    }
}

fn tally(events: &[Event]) -> BySide<Tally> {
    let mut tally: BySide<Tally> = BySide::with(|_: Side| Tally::default());
    for event in events {
        match *event {
            Event::Shot { side, .. } => tally[side].shots += 1,
            Event::Caught { side, .. } | Event::Rebound { side, .. } => tally[side].saves += 1,
            Event::Intercepted { side, .. } => tally[side].interceptions += 1,
            Event::Restarts {
                side,
                restart: Restart::Corner,
                ..
            } => tally[side].corners += 1,
            Event::Fouled { side, .. } => tally[side].fouls += 1,
            Event::YellowCard { side, .. } => tally[side].yellow += 1,
            Event::RedCard { side, .. } => tally[side].red += 1,
            _ => {}
        }
    }
    tally
}
