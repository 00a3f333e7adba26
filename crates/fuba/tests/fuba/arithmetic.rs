//! The rulebook's arithmetic: what the dice must add up to, computed here from the rules and compared
//! with thousands of random matches. A figure off by more than five standard errors fails.

use std::collections::BTreeMap;

use gaffer_core::{Log, Rules};
use gaffer_fuba::{
    Edition, Event, EventTable, Options, Position, ReboundResult, ShotResult, TimeReason,
};
use gaffer_proof::{Luck, random_play_out};

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
    edition: Edition,
    entries: BTreeMap<String, Tally>,
    /// Turns begun in each half, and how many of them were completed.
    turns: Vec<(u32, u32)>,
    /// What is added to the die of the control check (1.0).
    modifier: i32,
    /// The value of the control check (1.0), where the die does not show it at an event.
    value: Option<i32>,
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
            Event::HalfBegan { .. } => self.turns.push((0, 0)),
            Event::TurnRolled { .. } => {
                let (begun, completed) = self.turns.last_mut().unwrap();
                *begun += 1;
                *completed += 1;
                self.tested = false;
                self.modifier = 0;
                self.value = None;
            }
            Event::TimeMoved {
                reason: TimeReason::Stoppage,
                ..
            } => self.tested = true,
            Event::ControlChecked {
                modifiers, value, ..
            } => {
                self.modifier = modifiers.total().into();
                self.value = Some(value.number().into());
            }
            // F10-4.4, F14-4.4, F22-4.4.
            Event::ControlKept { value, .. } => self.control_check(value.number().into(), "kept"),
            Event::ControlLost { value, .. } => self.control_check(value.number().into(), "lost"),
            Event::ControlAutomatic { .. } => self.event_of_2014(false),
            Event::SpecialEvent {
                die,
                controlling,
                table: EventTable::Die,
                ..
            } => {
                self.control_check(self.value.unwrap_or(die.into()), "special event");
                // F10-4.4.2a.
                for face in 1..=6 {
                    self.trial(format!("event die {face}"), controlling == face, 1, 6);
                }
            }
            Event::SpecialEvent { die, result, .. } => {
                self.control_check(die.into(), "special event");
                // F14-4.4.3a, F22-4.4.1a: differences of two dice.
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
                // F10-D25: no corner kick.
                let corners = faces(|die| self.edition != Edition::V1_0 && die == size);
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
                self.turns.last_mut().unwrap().1 -= u32::from(by_dice);
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
    /// F14-4.4a: a die that shows the value is an event, in an automatic check too.
    fn event_of_2014(&mut self, happened: bool) {
        if !self.tested {
            self.trial("special event", happened, 1, 6);
        }
    }

    fn control_check(&mut self, value: i32, outcome: &str) {
        if self.tested {
            return;
        }
        if self.edition == Edition::V2014 {
            // Whether a check with an event was automatic is not told: the rest is kept or lost by five faces.
            self.event_of_2014(outcome == "special event");
            if outcome != "special event" {
                let ways = faces(|die| die > value);
                self.trial(format!("value {value}: kept"), outcome == "kept", ways, 5);
            }
            return;
        }
        let needed = value - self.modifier;
        for (name, ways) in [
            ("kept", faces(|die| die > needed)),
            ("lost", faces(|die| die < needed)),
            ("special event", faces(|die| die == needed)),
        ] {
            self.trial(format!("value {value}: {name}"), outcome == name, ways, 6);
        }
    }
}

fn play(edition: Edition, matches: u32) -> Ledger {
    let mut ledger = Ledger {
        edition,
        ..Ledger::default()
    };
    let mut luck = Luck::new(2026);
    let mut choices = Vec::new();
    for _ in 0..matches {
        let mut position = Position::begin(&Options::basic(edition)).unwrap();
        random_play_out(&mut position, &mut luck, &mut choices, &mut ledger);
    }
    ledger
}

/// What is counted in each edition. 1.0 has no yellow card die, no rebound and no pressing, and its events have
/// six faces in place of eleven differences: 49 - 6 - 2 - 1 - 5. In 2014 the value gives six entries, not
/// eighteen, and the event one: 49 - 18 + 7.
#[test]
fn dice_add_up_to_what_the_rules_say() {
    for (edition, entries) in Edition::ALL.into_iter().zip([35, 38, 49]) {
        let ledger = play(edition, 4000);
        let name = edition.name();
        assert_eq!(
            ledger.entries.len(),
            entries,
            "{name}: {:?}",
            ledger.entries.keys()
        );
        for (what, tally) in &ledger.entries {
            assert!(
                tally.trials > 30,
                "{name}, {what}: only {} trials",
                tally.trials
            );
            let error = (tally.observed - tally.expected).abs();
            let allowed = 5.0 * tally.variance.sqrt() + 1e-6;
            println!(
                "{name}, {what}: {} of {}, expected {:.1}",
                tally.observed, tally.trials, tally.expected
            );
            assert!(error <= allowed, "{name}, {what}: {tally:?}");
        }
    }
}

/// The marker of a half that only the dice move: where it is, what it owes, how likely.
type Markers = BTreeMap<(u32, u32, u32), f64>;

/// The turns of a half that are begun and completed on average, by the time rules alone (F10-4.3, F14-4.3,
/// F22-4.3): the marker's chain is followed turn by turn until nothing is left of it.
fn turns_by_the_clock(edition: Edition) -> (f64, f64) {
    // F10-3.4a and F14-3.3a start on minute 1, F22-3.1a before it.
    let start = u32::from(edition != Edition::V2_2);
    let mut markers = Markers::from([((start, 0, 0), 1.0)]);
    let (mut begun, mut completed) = (0.0, 0.0);
    while !markers.is_empty() {
        let mut next = Markers::new();
        for ((square, owed, stoppage), chance) in markers {
            for (one, other) in (1..=6_u32).flat_map(|one| (1..=6).map(move |other| (one, other))) {
                let chance = chance / 36.0;
                let difference = one.abs_diff(other);
                begun += chance;
                if stoppage > 0 && difference < stoppage {
                    continue; // F10-4.3.1a, F14-4.3.1a, F22-4.3.3b
                }
                completed += chance;
                if stoppage == 4 {
                    continue; // on +5 the half ends with the turn
                }
                let (squares, still_owed) = match (difference, edition) {
                    _ if stoppage > 0 => (0, owed),
                    (0, Edition::V1_0) => (0, 0),
                    (0, Edition::V2014) => (0, owed + 1),
                    (0, Edition::V2_2) => (one, 0),
                    _ => (difference + owed, 0),
                };
                let state = if stoppage > 0 {
                    (45, still_owed, stoppage + 1)
                } else if square + squares > 45 {
                    (45, still_owed, 1)
                } else {
                    (square + squares, still_owed, 0)
                };
                *next.entry(state).or_default() += chance;
            }
        }
        next.retain(|_, chance| *chance > 1e-12);
        markers = next;
    }
    (begun, completed)
}

/// T10-19 and T14-022: in 1.0 the dice move the marker 70/36 squares a turn and equal dice take no time; in 2014
/// each equal roll adds a square to the next one (F10-4.3b, F14-4.3a). A restart costs no time in either, so the
/// engine's matches have exactly these turns whatever is played in them.
#[test]
fn the_clock_alone_gives_the_turns_of_a_half() {
    for (edition, begun, completed) in [
        (Edition::V1_0, 26.108, 25.133),
        (Edition::V2014, 24.297, 23.323),
        (Edition::V2_2, 21.10, 20.13),
    ] {
        let (by_clock, played) = turns_by_the_clock(edition);
        let name = edition.name();
        assert!((by_clock - begun).abs() < 5e-3, "{name}: {by_clock}");
        assert!((played - completed).abs() < 5e-3, "{name}: {played}");
        if edition == Edition::V2_2 {
            continue; // F22-4.3.2a: restarts take time
        }
        assert!((by_clock - begun).abs() < 5e-4, "{name}: {by_clock}");
        assert!((played - completed).abs() < 5e-4, "{name}: {played}");
        let ledger = play(edition, 4000);
        let halves = ledger.turns.len() as f64;
        for (expected, number) in [
            (by_clock, (|turns| turns.0) as fn(&(u32, u32)) -> u32),
            (played, |turns| turns.1),
        ] {
            let mean = ledger.turns.iter().map(number).sum::<u32>() as f64 / halves;
            let spread = |turns| (f64::from(number(turns)) - mean).powi(2);
            let variance = ledger.turns.iter().map(spread).sum::<f64>() / halves;
            let error = (mean - expected).abs();
            assert!(
                error < 5.0 * (variance / halves).sqrt(),
                "{name}: {mean}, expected {expected}"
            );
        }
    }
}

/// F22-4c: a turn takes one to six of the 45 squares, so a half has 8 turns at the very least; the
/// dice alone move the marker 91/36 squares a turn, restarts move it further, and stoppage time adds
/// one to five turns. The mean lies between 17 and 21.
#[test]
fn a_half_has_about_as_many_turns_as_the_rulebook_says() {
    let ledger = play(Edition::V2_2, 1000);
    let begun: Vec<u32> = ledger.turns.iter().map(|(begun, _)| *begun).collect();
    let mean = f64::from(begun.iter().sum::<u32>()) / begun.len() as f64;
    assert!((17.0..21.2).contains(&mean), "{mean}");
    assert!(begun.iter().all(|turns| (8..=51).contains(turns)));
}
