//! The summary of a finished match.

use gaffer_core::{BySide, Side};
use gaffer_fuba::{Advanced, Event, EventTable, Open, Restart};

use super::facts::listed_or_none;
use crate::words::{joined, say, told};
use gaffer_games::text::{fit, wrap};
use gaffer_games::words::{Phrase, Words};

/// What a team did in a match.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Tally {
    shots: u8,
    corners: u8,
    fouls: u8,
    yellow: u8,
    red: u8,
    injuries: u8,
    won_skills: u8,
}

/// The columns of the numbers that every match has.
const NUMBERS: usize = 29;

/// Whether the summary has more to tell than fits beside the pitch.
pub(super) fn is_wide(open: &Open) -> bool {
    !open.options().advanced.is_empty()
}

/// The final score and the numbers of both teams, in lines.
pub(super) fn lines(
    open: &Open,
    events: &[Event],
    words: Words<'_>,
    columns: usize,
) -> Vec<String> {
    let tally = tally(events);
    let basic = basic_lines(open, &tally, words);
    if !is_wide(open) {
        return basic;
    }
    let room = columns.saturating_sub(NUMBERS);
    let mut advanced = advanced_lines(open, &tally, words, room).into_iter();
    let mut lines: Vec<String> = basic
        .into_iter()
        .map(|line| format!("{line:<NUMBERS$}{}", advanced.next().unwrap_or_default()))
        .collect();
    lines.extend(advanced.map(|line| format!("{:NUMBERS$}{line}", "")));
    lines
}

fn basic_lines(open: &Open, tally: &BySide<Tally>, words: Words<'_>) -> Vec<String> {
    let score = open.score();
    let row = |what: Phrase, home: String, away: String| {
        format!("{:<14}{home:>5}{away:>7}", words.render(&what))
    };
    let sides = [told!(words, summary::Home), told!(words, summary::Away)];
    let mut lines = vec![told!(words, summary::FullTime)];
    lines.extend(Side::BOTH.map(|side| format!("{} {}", fit(words.name(side), 20), score[side])));
    lines.push(String::new());
    let [home, away] = sides;
    lines.push(row(Phrase::nothing(), home, away));
    let rows = [
        (say!(summary::Goals), score.home, score.away),
        (say!(summary::Shots), tally.home.shots, tally.away.shots),
        (
            say!(summary::Corners),
            tally.home.corners,
            tally.away.corners,
        ),
        (say!(summary::Fouls), tally.home.fouls, tally.away.fouls),
        (
            say!(summary::YellowCards),
            tally.home.yellow,
            tally.away.yellow,
        ),
        (say!(summary::RedCards), tally.home.red, tally.away.red),
    ];
    lines.extend(rows.map(|(what, home, away)| row(what, home.to_string(), away.to_string())));
    lines
}

/// What the advanced rules left of both teams.
fn advanced_lines(
    open: &Open,
    tally: &BySide<Tally>,
    words: Words<'_>,
    columns: usize,
) -> Vec<String> {
    let mut lines = Vec::new();
    for side in Side::BOTH {
        let bench = open.bench(side);
        let mut facts = Vec::new();
        if open.plays(Advanced::Condition) {
            let (points, tired) = (bench.condition(), bench.is_tired());
            facts.push(say!(summary::ConditionLeft, points, tired));
        }
        if open.plays(Advanced::Substitutions) {
            let number = bench.substitutions();
            facts.push(say!(summary::Substitutions, number));
        }
        if open.plays(Advanced::Injuries) {
            let number = tally[side].injuries;
            facts.push(say!(summary::Injuries, number));
        }
        if open.plays(Advanced::Skills) {
            let skills = listed_or_none(bench.skills_used(), words);
            facts.push(say!(summary::SkillsUsed, skills));
            if !bench.skills_lost().is_empty() {
                let skills = listed_or_none(bench.skills_lost(), words);
                facts.push(say!(summary::SkillsLost, skills));
            }
            let number = tally[side].won_skills;
            if number > 0 {
                facts.push(say!(summary::SkillsWon, number));
            }
        }
        if facts.is_empty() {
            continue;
        }
        if !lines.is_empty() {
            lines.push(String::new());
        }
        let facts = joined(words, &facts, "; ");
        let text = format!("{}: {facts}.", fit(words.name(side), 20));
        lines.extend(wrap(&text, columns));
    }
    lines
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
            // 1.0 has no card test: the event's die says who has fouled (F10-4.4.2a).
            Event::SpecialEvent {
                side,
                controlling,
                table: EventTable::Die,
                ..
            } => match controlling {
                1 | 2 => add(&mut tally[side].fouls),
                3 | 4 => {}
                _ => add(&mut tally[!side].fouls),
            },
            Event::RedCardRolled {
                side, card: true, ..
            } => add(&mut tally[side].red),
            Event::Booked { side, .. } => add(&mut tally[side].yellow),
            Event::InjuryRolled {
                side, result: 1.., ..
            } => add(&mut tally[side].injuries),
            Event::SkillGained { side, .. } => add(&mut tally[side].won_skills),
            _ => {}
        }
    }
    tally
}

#[cfg(test)]
mod tests {
    use super::*;
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

    /// F10-4.4.2a: 1 and 2 are fouls of the controlling team, 5 and 6 of the other.
    #[test]
    fn fouls_of_1_0_are_those_of_the_event_die() {
        let event = |die| Event::SpecialEvent {
            side: Side::Home,
            die: 3,
            controlling: die,
            passive: 0,
            result: 0,
            table: EventTable::Die,
            dropped: None,
        };
        let counted = tally(&[1, 2, 3, 4, 5].map(event));
        assert_eq!((counted.home.fouls, counted.away.fouls), (2, 1));
    }
}
