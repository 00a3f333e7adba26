//! The summary of a finished match.

use gaffer_champions::{After, Event, MatchResult, Open, Restart};
use gaffer_core::{BySide, Side};

use crate::terminal::header::score;
use crate::words::{say, told};
use gaffer_games::text::fit;
use gaffer_games::words::{Phrase, Words};

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
pub(super) fn lines(open: &Open, events: &[Event], words: Words<'_>) -> Vec<String> {
    let tally = tally(events);
    let line = |what: &str, home: &str, away: &str| format!("{what:<14}{home:>6}{away:>6}");
    let row = |what: Phrase, number: fn(&Tally) -> u16| {
        let [home, away] = [number(&tally.home), number(&tally.away)].map(|n| n.to_string());
        line(&words.render(&what), &home, &away)
    };
    let [home, away] = [told!(words, summary::Home), told!(words, summary::Away)];
    let ending = open
        .result()
        .map_or_else(Phrase::nothing, |result| ending(&result, words));
    let full_time = told!(words, summary::FullTime);
    vec![
        format!("{full_time}  {}", words.render(&ending)),
        score(words, open.score()).trim_start().to_owned(),
        line("", &home, &away),
        row(say!(summary::Shots), |tally| tally.shots),
        row(say!(summary::Saves), |tally| tally.saves),
        row(say!(summary::Interceptions), |tally| tally.interceptions),
        row(say!(summary::Corners), |tally| tally.corners),
        row(say!(summary::Fouls), |tally| tally.fouls),
        row(say!(summary::YellowCards), |tally| tally.yellow),
        row(say!(summary::RedCards), |tally| tally.red),
    ]
}

/// How the match was decided, where that was not in regular time.
fn ending(result: &MatchResult, words: Words<'_>) -> Phrase {
    let winner = result.winner.map_or_else(
        || told!(words, summary::Nobody),
        |side| fit(words.name(side), 10),
    );
    match (result.after, result.in_all) {
        (After::Regular | After::ExtraTime, Some(BySide { home, away })) => {
            say!(summary::InAll, winner, home, away)
        }
        (After::Regular, None) => Phrase::nothing(),
        (After::ExtraTime, None) => say!(summary::GoldenGoal),
        (After::ShootOut, _) => match result.shoot_out {
            Some(BySide { home, away }) => say!(summary::ShootOutWon, winner, home, away),
            None => say!(summary::ShootOut),
        },
        (After::Forfeit, _) => say!(summary::Forfeit, winner),
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
