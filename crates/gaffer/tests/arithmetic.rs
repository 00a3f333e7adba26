//! The rulebook's arithmetic: what the dice must add up to, computed here from the rules and compared
//! with thousands of random matches. A figure off by more than five standard errors fails.

use std::collections::BTreeMap;

use gaffer_coach::{Luck, random_play_out};
use gaffer_core::{Log, Rules};
use gaffer_fuba::{Event, Options, Position, ReboundResult, ShotResult, TimeReason};

/// Something that happens with a known chance at each trial.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    trials: u32,
    observed: f64,
    expected: f64,
    variance: f64,
}

#[derive(Debug, Default)]
struct Ledger {
    entries: BTreeMap<String, Tally>,
    turns: Vec<u32>,
    /// Whether this turn's dice have passed the test of stoppage time, which favours high and low
    /// dice over those in the middle: its control checks are not counted.
    tested: bool,
}

impl Ledger {
    fn trial(&mut self, what: impl Into<String>, happened: bool, ways: u32, of: u32) {
        let chance = f64::from(ways) / f64::from(of);
        let tally = self.entries.entry(what.into()).or_default();
        tally.trials += 1;
        tally.observed += f64::from(u8::from(happened));
        tally.expected += chance;
        tally.variance += chance * (1.0 - chance);
    }
}

/// How many of the six faces satisfy something.
fn faces(mut holds: impl FnMut(i32) -> bool) -> u32 {
    (1..=6).filter(|face| holds(*face)).count() as u32
}

/// How many of the 36 pairs satisfy something.
fn pairs(mut holds: impl FnMut(i32, i32) -> bool) -> u32 {
    (1..=6).map(|one| faces(|other| holds(one, other))).sum()
}

impl Log<Event> for Ledger {
    #[expect(clippy::too_many_lines, reason = "one entry for each kind of roll")]
    fn note(&mut self, event: impl FnOnce() -> Event) {
        match event() {
            Event::HalfBegan { .. } => self.turns.push(0),
            Event::TurnRolled { .. } => *self.turns.last_mut().unwrap() += 1,
            Event::TimeMoved { reason, .. } => self.tested = reason == TimeReason::Stoppage,
            // F22-4.4a, F22-4.4b, F22-4.4c.
            Event::ControlKept { value, .. } => self.control_check(value.number().into(), "kept"),
            Event::ControlLost { value, .. } => self.control_check(value.number().into(), "lost"),
            Event::SpecialEvent { die, result, .. } => {
                self.control_check(die.into(), "special event");
                // F22-4.4.1a: differences of two dice.
                for wanted in -5..=5 {
                    let ways = pairs(|one, other| one - other == wanted);
                    self.trial(
                        format!("event {wanted:+}"),
                        i32::from(result) == wanted,
                        ways,
                        36,
                    );
                }
            }
            // F22-5.6.1: a card on 4, 5, 6, and on 3 in the own half or the centre.
            Event::YellowCardRolled { die, card, .. } => {
                for face in 1..=6 {
                    self.trial(format!("yellow card die {face}"), die == face, 1, 6);
                }
                assert!(card == (die > 3) || die == 3);
            }
            // F22-5.6.2a.
            Event::RedCardRolled {
                yellow,
                extra,
                card,
                ..
            } => {
                let limit = i32::from(yellow) + i32::from(extra);
                self.trial("red card", card, faces(|die| die < limit), 6);
            }
            // F22-4.6c: a goal at once; a six of a difficult attempt is rolled again (F22-4.6.2b).
            Event::ShotTaken {
                modifiers,
                value,
                result,
                ..
            } => {
                let (modifier, value) = (i32::from(modifiers.total()), i32::from(value.number()));
                let goals = faces(|die| die + modifier > value);
                let corners = faces(|die| die + modifier == value && !(goals == 0 && die == 6));
                let again = u32::from(goals == 0);
                self.trial(
                    "goal from the first die",
                    result == ShotResult::Goal,
                    goals,
                    6,
                );
                self.trial(
                    "corner from a shot",
                    result == ShotResult::Corner,
                    corners,
                    6,
                );
                self.trial("second die", result == ShotResult::RollsAgain, again, 6);
            }
            Event::DifficultRolled { needed, result, .. } => {
                let size = i32::from(needed);
                self.trial(
                    "difficult goal",
                    result == ShotResult::Goal,
                    faces(|die| die > size),
                    6,
                );
                let corners = faces(|die| die == size);
                self.trial("difficult corner", result == ShotResult::Corner, corners, 6);
            }
            // F22-4.6.1.
            Event::Rebound {
                players,
                passive_players,
                result,
                ..
            } => {
                let lead = i32::from(players) - i32::from(passive_players);
                let goals = pairs(|one, other| one + lead > other);
                self.trial("rebound goal", result == ReboundResult::Goal, goals, 36);
                let corners = pairs(|one, other| one + lead == other);
                self.trial(
                    "rebound corner",
                    result == ReboundResult::Corner,
                    corners,
                    36,
                );
            }
            // F22-4.9b, F22-4.9c.
            Event::Pressed {
                modifier,
                value,
                won,
                ..
            } => {
                let ways = faces(|die| die + i32::from(modifier) < i32::from(value.number()));
                self.trial("pressing won", won, ways, 6);
            }
            // F22-5.5.2-T: random kick against random dive: 35 of 54.
            Event::PenaltyTaken { scored, .. } => self.trial("penalty", scored, 35, 54),
            // F22-4.3.3b to F22-4.3.3d: the chance that a half which reaches a stoppage square ends
            // there, by the difference of two dice; +5 is reached by those that never end before.
            Event::HalfEnded {
                stoppage, by_dice, ..
            } => {
                for square in 1..=4_i32 {
                    if i32::from(stoppage) >= square {
                        let ended = by_dice && i32::from(stoppage) == square;
                        let ways = pairs(|one, other| (one - other).abs() < square);
                        self.trial(format!("half ends on +{square}"), ended, ways, 36);
                    }
                }
            }
            _ => {}
        }
    }
}

impl Ledger {
    fn control_check(&mut self, value: i32, outcome: &str) {
        if self.tested {
            return;
        }
        for (name, ways) in [
            ("kept", faces(|die| die > value)),
            ("lost", faces(|die| die < value)),
            ("special event", faces(|die| die == value)),
        ] {
            self.trial(format!("value {value}: {name}"), outcome == name, ways, 6);
        }
    }
}

fn play(matches: u32) -> Ledger {
    let mut ledger = Ledger::default();
    let mut luck = Luck::new(2026);
    let mut choices = Vec::new();
    for _ in 0..matches {
        let mut position = Position::begin(&Options::default()).unwrap();
        random_play_out(&mut position, &mut luck, &mut choices, &mut ledger);
    }
    ledger
}

#[test]
fn dice_add_up_to_what_the_rules_say() {
    let ledger = play(4000);
    assert!(ledger.entries.len() == 49, "{:?}", ledger.entries.keys());
    for (what, tally) in &ledger.entries {
        assert!(tally.trials > 30, "{what}: only {} trials", tally.trials);
        let error = (tally.observed - tally.expected).abs();
        let allowed = 5.0 * tally.variance.sqrt() + 1e-6;
        println!(
            "{what}: {} of {}, expected {:.1}",
            tally.observed, tally.trials, tally.expected
        );
        assert!(error <= allowed, "{what}: {tally:?}");
    }
}

/// F22-4c: a turn takes one to six of the 45 squares, so a half has 8 turns at the very least; the
/// dice alone move the marker 91/36 squares a turn, restarts move it further, and stoppage time adds
/// one to five turns. The mean lies between 17 and 21.
#[test]
fn a_half_has_about_as_many_turns_as_the_rulebook_says() {
    let ledger = play(1000);
    let mean = f64::from(ledger.turns.iter().sum::<u32>()) / ledger.turns.len() as f64;
    assert!((17.0..21.2).contains(&mean), "{mean}");
    assert!(ledger.turns.iter().all(|turns| (8..=51).contains(turns)));
}
