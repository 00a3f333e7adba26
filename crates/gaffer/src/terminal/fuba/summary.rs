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
    let row = |what: Phrase, home: &str, away: &str| {
        format!("{:<14}{home:>5}{away:>7}", words.render(&what))
    };
    let counted = |what: Phrase, number: fn(&Tally) -> u8| {
        let [home, away] = [number(&tally.home), number(&tally.away)].map(|n| n.to_string());
        row(what, &home, &away)
    };
    let [home, away] = [told!(words, summary::Home), told!(words, summary::Away)];
    let goals = Side::BOTH.map(|side| score[side].to_string());
    let mut lines = vec![told!(words, summary::FullTime)];
    lines.extend(Side::BOTH.map(|side| format!("{} {}", fit(words.name(side), 20), score[side])));
    lines.extend([
        String::new(),
        row(Phrase::nothing(), &home, &away),
        row(say!(summary::Goals), &goals[0], &goals[1]),
        counted(say!(summary::Shots), |tally| tally.shots),
        counted(say!(summary::Corners), |tally| tally.corners),
        counted(say!(summary::Fouls), |tally| tally.fouls),
        counted(say!(summary::YellowCards), |tally| tally.yellow),
        counted(say!(summary::RedCards), |tally| tally.red),
    ]);
    if let Some(kicks) = open.shoot_out() {
        let [home, away] = Side::BOTH.map(|side| kicks.scored[side].to_string());
        lines.push(row(say!(summary::Kicks), &home, &away));
    }
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
        let plays = |rule| open.plays(rule);
        let (points, tired, made) = (bench.condition(), bench.is_tired(), bench.substitutions());
        let Tally {
            injuries,
            won_skills,
            ..
        } = tally[side];
        let used = bench.skills_used();
        let before = open.options().skills_lost[side];
        let lost = bench.skills_lost().without(before);
        let skills = |skills| listed_or_none(skills, words);
        let facts = [
            plays(Advanced::Condition).then(|| say!(summary::ConditionLeft, points, tired)),
            plays(Advanced::Substitutions).then(|| say!(summary::Substitutions, number = made)),
            plays(Advanced::Injuries).then(|| say!(summary::Injuries, number = injuries)),
            plays(Advanced::Skills).then(|| say!(summary::SkillsUsed, skills = skills(used))),
            (!lost.is_empty()).then(|| say!(summary::SkillsLost, skills = skills(lost))),
            (won_skills > 0).then(|| say!(summary::SkillsWon, number = won_skills)),
        ];
        let facts: Vec<Phrase> = facts.into_iter().flatten().collect();
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
